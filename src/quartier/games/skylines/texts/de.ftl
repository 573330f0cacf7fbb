# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = Eine Stadt für alle: Erschließen Sie sie Teil für Teil, versorgen Sie ihre Viertel, halten Sie Stadtkasse und Arbeitsmarkt im Gleichgewicht und lassen Sie die Zufriedenheit zur Skyline wachsen.

skylines-option-scenario = Szenario: jedes kommt zum vorigen hinzu
skylines-option-difficulty = Schwierigkeit von Szenario 5, nach dem Geld am Anfang
skylines-option-control = Rolle oder Kontrolle: Einmal darf eine Rolle gegen eine beliebige Karte eines Stapels abgegeben werden
skylines-scenario-introduction = drei Planteile, keine Zusatzkarten
skylines-scenario-1 = einzigartige Gebäude
skylines-scenario-2 = Rollen
skylines-scenario-3 = Stadtrichtlinien
skylines-scenario-4 = News
skylines-scenario-5 = ein eigener Plan
skylines-difficulty-beginner = 12 Geld
skylines-difficulty-experienced = 10 Geld
skylines-difficulty-expert = 8 Geld

## Wörter der Karten

skylines-track-money = Geld
skylines-track-power = Strom
skylines-track-water = Wasser
skylines-track-garbage = Müll
skylines-track-happiness = Zufriedenheit
skylines-track-labour = Arbeitskraft
skylines-track-pollution = Umweltbelastung
skylines-track-traffic = Verkehr
skylines-track-crime = Kriminalität
skylines-track-skyline = Skyline

skylines-kind-residential = Wohngebiet
skylines-kind-commercial = Gewerbegebiet
skylines-kind-industrial = Industriegebiet
skylines-kind-utility = Versorgungsgebäude
skylines-kind-service = Dienstleistungsgebäude
skylines-kind-unique = Einzigartiges Gebäude
skylines-kind-policy = Stadtrichtlinie
skylines-kind-news = News

skylines-service-health = Gesundheit
skylines-service-education = Bildung
skylines-service-transport = Nahverkehr
skylines-service-fire = Feuerwehr
skylines-service-police = Polizei
skylines-service-parks = Parks

# Eine Leiste, ein Gebiet oder eine Dienstleistung in einem anderen Text
skylines-word = { $what ->
    [money] { skylines-track-money }
    [power] { skylines-track-power }
    [water] { skylines-track-water }
    [garbage] { skylines-track-garbage }
    [happiness] { skylines-track-happiness }
    [labour] { skylines-track-labour }
    [pollution] { skylines-track-pollution }
    [traffic] { skylines-track-traffic }
    [crime] { skylines-track-crime }
    [skyline] { skylines-track-skyline }
    [health] { skylines-service-health }
    [education] { skylines-service-education }
    [transport] { skylines-service-transport }
    [fire] { skylines-service-fire }
    [police] { skylines-service-police }
   *[parks] { skylines-service-parks }
}

## Was eine Karte tut

skylines-change = { skylines-word } { $amount }
skylines-reward = { $conditions } → { $changes }
skylines-once = Einmal, beim Bauen: { $changes }
skylines-ability = Beliebig oft: { $changes }
skylines-serves-beside = Versorgt, was daneben gebaut wird: { skylines-word }
skylines-serves-district = Versorgt das ganze Viertel: { skylines-word }

skylines-condition-service = { skylines-word }
skylines-condition-zones = { $what ->
    [residential] { $value } Wohnen im Viertel
    [commercial] { $value } Gewerbe im Viertel
   *[industrial] { $value } Industrie im Viertel
}
skylines-condition-below = { skylines-word } unter { $value }
skylines-condition-above = { skylines-word } über { $value }
skylines-condition-exactly = { skylines-word } bei { $value }

## Regeln, die Rollen, einzigartige Gebäude und News ändern

skylines-priced = { $what ->
    [residential] Wohngebiete kosten
    [commercial] Gewerbegebiete kosten
    [industrial] Industriegebiete kosten
    [utility] Versorgungsgebäude kosten
    [service] Dienstleistungsgebäude kosten
    [unique] Einzigartige Gebäude kosten
    [policy] Stadtrichtlinien kosten
    [exchange] Eine Karte auszutauschen kostet
    [swap] Eine Karte am Ende eines Meilensteins abzulegen kostet
   *[part] Ein Planteil aufzudecken kostet
}
skylines-hook-price-more = { skylines-priced } { $amount } mehr
skylines-hook-price-less = { skylines-priced } { $amount } weniger
skylines-hook-forbid = { $what ->
    [residential] Es dürfen keine Wohngebiete gebaut werden
    [commercial] Es dürfen keine Gewerbegebiete gebaut werden
    [industrial] Es dürfen keine Industriegebiete gebaut werden
    [utility] Es dürfen keine Versorgungsgebäude gebaut werden
    [service] Es dürfen keine Dienstleistungsgebäude gebaut werden
    [unique] Es dürfen keine einzigartigen Gebäude gebaut werden
   *[policy] Es dürfen keine Stadtrichtlinien gespielt werden
}
skylines-hook-everywhere = Überall vorhanden: { skylines-word }
skylines-hook-suspend = Nirgends vorhanden: { skylines-word }
skylines-hook-reach = Kleine Dienstleistungsgebäude versorgen ihr ganzes Viertel
skylines-hook-utilities = { $amount ->
    [one] Ein Viertel darf ein Versorgungsgebäude mehr haben
   *[other] Ein Viertel darf { $amount } Versorgungsgebäude mehr haben
}
skylines-hook-spare = { $amount ->
    [one] Von den Kosten jeder Karte entfällt ein Schritt: { skylines-word }
   *[other] Von den Kosten jeder Karte entfallen { $amount } Schritte: { skylines-word }
}
skylines-rewarded = { $what ->
    [residential] Belohnungen von Wohngebieten
    [commercial] Belohnungen von Gewerbegebieten
   *[industrial] Belohnungen von Industriegebieten
}
skylines-hook-bonus-more = { skylines-rewarded }: { $track ->
    [money] { $amount } Geld mehr
   *[happiness] { $amount } Zufriedenheit mehr
}
skylines-hook-bonus-less = { skylines-rewarded }: { $track ->
    [money] { $amount } Geld weniger
   *[happiness] { $amount } Zufriedenheit weniger
}
skylines-hook-milestone-more = Am Ende eines Meilensteins zuerst: { skylines-word } +{ $amount }
skylines-hook-milestone-less = Am Ende eines Meilensteins zuerst: { skylines-word } −{ $amount }
skylines-hook-cushion = { $amount ->
    [one] Bei Meilensteinen zählt ein Schritt fehlender Versorgung nicht
   *[other] Bei Meilensteinen zählen { $amount } Schritte fehlender Versorgung nicht
}
skylines-hook-leeway = { $amount ->
    [one] Bei Meilensteinen ist ein Schritt der Arbeitsmarktleiste frei
   *[other] Bei Meilensteinen sind { $amount } Schritte der Arbeitsmarktleiste frei
}
skylines-hook-gaps = { $amount ->
    [one] Bei Meilensteinen darf einem Viertel ein Plättchen fehlen
   *[other] Bei Meilensteinen dürfen { $amount } Vierteln Plättchen fehlen
}
skylines-hook-pardon = { $amount ->
    [one] Am Spielende zählt ein Schritt nicht: { skylines-word }
   *[other] Am Spielende zählen { $amount } Schritte nicht: { skylines-word }
}

## Karten mit Namen

skylines-card-zone = { $kind ->
    [residential] Wohnen { $number }
    [commercial] Gewerbe { $number }
   *[industrial] Industrie { $number }
}

skylines-card-wind-turbine = Windrad
skylines-card-water-tower = Wasserturm
skylines-card-landfill = Deponie
skylines-card-oil-power-plant = Ölkraftwerk
skylines-card-pumping-station = Pumpwerk
skylines-card-incinerator = Müllverbrennung
skylines-card-solar-park = Solarpark
skylines-card-reservoir = Stausee
skylines-card-recycling-centre = Wertstoffhof

skylines-card-doctors-house = Ärztehaus
skylines-card-primary-school = Grundschule
skylines-card-bus-stop = Bushaltestelle
skylines-card-engine-shed = Spritzenhaus
skylines-card-guard-post = Wachposten
skylines-card-playground = Spielplatz
skylines-card-hospital = Krankenhaus
skylines-card-grammar-school = Gymnasium
skylines-card-tram-depot = Straßenbahndepot
skylines-card-fire-station = Feuerwache
skylines-card-police-station = Polizeiwache
skylines-card-town-park = Stadtpark
skylines-card-university-clinic = Universitätsklinik
skylines-card-university = Universität
skylines-card-metro = U-Bahn
skylines-card-fire-headquarters = Hauptfeuerwache
skylines-card-police-headquarters = Polizeipräsidium
skylines-card-botanical-garden = Botanischer Garten

skylines-card-designer-mall = Designer-Einkaufszentrum
skylines-card-central-station = Hauptbahnhof
skylines-card-minster = Münster
skylines-card-trade-fair = Messe
skylines-card-water-gardens = Wassergärten
skylines-card-opera-house = Opernhaus
skylines-card-stadium = Stadion
skylines-card-science-park = Forschungspark
skylines-card-market-hall = Markthalle
skylines-card-power-exchange = Strombörse

skylines-card-local-levy = Ortsabgabe
skylines-card-car-free-sunday = Autofreier Sonntag
skylines-card-tree-planting = Baumpflanzung
skylines-card-neighbourhood-watch = Wachsame Nachbarn
skylines-card-training-scheme = Ausbildungsprogramm
skylines-card-street-festival = Straßenfest
skylines-card-saving-campaign = Sparwochen
skylines-card-bottle-deposit = Flaschenpfand
skylines-card-city-bonds = Stadtanleihe
skylines-card-low-emission-zone = Umweltzone

skylines-card-crane-shortage = Kräne fehlen
skylines-card-teachers-strike = Schulen im Streik
skylines-card-influenza = Grippewelle
skylines-card-rail-strike = Die Züge stehen
skylines-card-slump = Flaute
skylines-card-building-freeze = Baustopp
skylines-card-shop-closures = Läden schließen
skylines-card-plant-inspection = Werksprüfungen
skylines-card-audit = Rechnungsprüfung
skylines-card-scandal = Skandal im Rathaus

skylines-role-surveyor = Vermesserin
skylines-role-treasurer = Kämmerer
skylines-role-patron = Mäzenin
skylines-role-engineer = Ingenieur
skylines-role-broker = Maklerin
skylines-role-architect = Architekt
skylines-role-merchant = Kauffrau
skylines-role-conductor = Schaffner
skylines-role-gardener = Gärtnerin
skylines-role-constable = Wachtmeister

## Erfolge

skylines-grade-1 = Geisterstadt
skylines-grade-1-text = Wer konnte, ist fort, und die Letzten packen schon.
skylines-grade-2 = Ein Punkt auf der Karte
skylines-grade-2-text = Man wohnt hier, weil man hier wohnt; vermissen würde den Ort niemand.
skylines-grade-3 = Fester Grund
skylines-grade-3-text = Die Fundamente liegen. Mit etwas Geduld kann darauf etwas wachsen.
skylines-grade-4 = Eine Stadt mit Puls
skylines-grade-4-text = Kräne drehen sich, Läden öffnen, und die ersten Gäste fragen nach Wohnungen.
skylines-grade-5 = Eine gute Adresse
skylines-grade-5-text = Man sagt gern, wo man wohnt, und die Kinder kommen zurück, um zu bleiben.
skylines-grade-6 = Das Gespräch des Landes
skylines-grade-6-text = Alle haben von Ihrer Stadt gehört, und die Hälfte davon möchte hierher ziehen.
skylines-grade-7 = Eine große Stadt
skylines-grade-7-text = Sie läuft, sie leuchtet, und was schiefgeht, ist behoben, bevor jemand klagt.
skylines-grade-8 = Ein Weltwunder
skylines-grade-8-text = Dichter, Planer und Tauben sind sich einig: Besser lebt man nirgends.
