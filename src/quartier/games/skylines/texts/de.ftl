# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = Eine Stadt für alle: erschließt sie, versorgt sie und lasst die Zufriedenheit zur Skyline wachsen.

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

skylines-character-treasurer = die Kämmerin
skylines-character-treasurer-about = Hat gern Geld auf der Bank und ungern Schulden.
skylines-character-architect = der Architekt
skylines-character-architect-about = Will einzigartige Gebäude in der Stadt und schafft Platz für sie.
skylines-character-gambler = der Zocker
skylines-character-gambler-about = Setzt auf Glück mit den Karten, auch wo Pech die Stadt viel kosten würde.

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
    [residential] schon mindestens { $value } Wohnen im Viertel
    [commercial] schon mindestens { $value } Gewerbe im Viertel
   *[industrial] schon mindestens { $value } Industrie im Viertel
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

skylines-card-r1 = Linden{"\u00AD"}gasse
skylines-card-r2 = Arbeiter{"\u00AD"}hof
skylines-card-r3 = Reihen{"\u00AD"}häuser
skylines-card-r4 = Schul{"\u00AD"}gasse
skylines-card-r5 = Eckhaus
skylines-card-r6 = Laden{"\u00AD"}wohnungen
skylines-card-r7 = Stiller Winkel
skylines-card-r8 = Hinter{"\u00AD"}höfe
skylines-card-r9 = Wohn{"\u00AD"}siedlung
skylines-card-r10 = Sonnen{"\u00AD"}seite
skylines-card-r11 = Parkblick
skylines-card-r12 = Holz{"\u00AD"}häuser
skylines-card-r13 = Nacht{"\u00AD"}viertel
skylines-card-r14 = Garten{"\u00AD"}stadt
skylines-card-r15 = Pendler{"\u00AD"}block
skylines-card-r16 = Markt{"\u00AD"}häuser
skylines-card-r17 = Villen{"\u00AD"}viertel
skylines-card-r18 = Muster{"\u00AD"}viertel
skylines-card-r19 = Campus{"\u00AD"}wohnen
skylines-card-r20 = Hoch{"\u00AD"}häuser
skylines-card-r21 = Loft{"\u00AD"}viertel
skylines-card-r22 = Grüner Hof
skylines-card-r23 = Wohntürme
skylines-card-r24 = Abend{"\u00AD"}sonne
skylines-card-c1 = Eckladen
skylines-card-c2 = Super{"\u00AD"}markt
skylines-card-c3 = Juwelier
skylines-card-c4 = Imbiss{"\u00AD"}buden
skylines-card-c5 = Warenhaus
skylines-card-c6 = Garten{"\u00AD"}café
skylines-card-c7 = Nachtclub
skylines-card-c8 = Passage
skylines-card-c9 = Einkaufs{"\u00AD"}meile
skylines-card-c10 = Kurhotel
skylines-card-c11 = Banken{"\u00AD"}turm
skylines-card-c12 = Bücher{"\u00AD"}palast
skylines-card-i1 = Werk{"\u00AD"}stätten
skylines-card-i2 = Sägewerk
skylines-card-i3 = Lagerhaus
skylines-card-i4 = Ziegelei
skylines-card-i5 = Gießerei
skylines-card-i6 = Färberei
skylines-card-i7 = Güterhof
skylines-card-i8 = Druckerei
skylines-card-i9 = Paket{"\u00AD"}zentrum
skylines-card-i10 = Stahlwerk
skylines-card-i11 = Bio{"\u00AD"}raffi{"\u00AD"}nerie
skylines-card-i12 = Chip{"\u00AD"}fabrik

skylines-card-wind-turbine = Windrad
skylines-card-water-tower = Wasser{"\u00AD"}turm
skylines-card-landfill = Deponie
skylines-card-oil-power-plant = Ölkraft{"\u00AD"}werk
skylines-card-pumping-station = Pumpwerk
skylines-card-incinerator = Müll{"\u00AD"}verbren{"\u00AD"}nung
skylines-card-solar-park = Solarpark
skylines-card-reservoir = Stausee
skylines-card-recycling-centre = Wertstoff{"\u00AD"}hof

skylines-card-doctors-house = Ärztehaus
skylines-card-primary-school = Grund{"\u00AD"}schule
skylines-card-bus-stop = Bus{"\u00AD"}halte{"\u00AD"}stelle
skylines-card-engine-shed = Spritzen{"\u00AD"}haus
skylines-card-guard-post = Wach{"\u00AD"}posten
skylines-card-playground = Spiel{"\u00AD"}platz
skylines-card-hospital = Kranken{"\u00AD"}haus
skylines-card-grammar-school = Gymnasium
skylines-card-tram-depot = Straßen{"\u00AD"}bahn{"\u00AD"}depot
skylines-card-fire-station = Feuer{"\u00AD"}wache
skylines-card-police-station = Polizei{"\u00AD"}wache
skylines-card-town-park = Stadtpark
skylines-card-university-clinic = Universi{"\u00AD"}täts{"\u00AD"}klinik
skylines-card-university = Universi{"\u00AD"}tät
skylines-card-metro = U-Bahn
skylines-card-fire-headquarters = Haupt{"\u00AD"}feuer{"\u00AD"}wache
skylines-card-police-headquarters = Polizei{"\u00AD"}präsidium
skylines-card-botanical-garden = Botani{"\u00AD"}scher Garten

skylines-card-designer-mall = Designer-Einkaufs{"\u00AD"}zentrum
skylines-card-central-station = Haupt{"\u00AD"}bahnhof
skylines-card-minster = Münster
skylines-card-trade-fair = Messe
skylines-card-water-gardens = Wasser{"\u00AD"}gärten
skylines-card-opera-house = Opernhaus
skylines-card-stadium = Stadion
skylines-card-science-park = For{"\u00AD"}schungs{"\u00AD"}park
skylines-card-market-hall = Markt{"\u00AD"}halle
skylines-card-power-exchange = Strom{"\u00AD"}börse

skylines-card-local-levy = Orts{"\u00AD"}abgabe
skylines-card-car-free-sunday = Auto{"\u00AD"}freier Sonntag
skylines-card-tree-planting = Baum{"\u00AD"}pflanzung
skylines-card-neighbourhood-watch = Wachsame Nachbarn
skylines-card-training-scheme = Ausbil{"\u00AD"}dungs{"\u00AD"}programm
skylines-card-street-festival = Straßen{"\u00AD"}fest
skylines-card-saving-campaign = Spar{"\u00AD"}wochen
skylines-card-bottle-deposit = Flaschen{"\u00AD"}pfand
skylines-card-city-bonds = Stadt{"\u00AD"}anleihe
skylines-card-low-emission-zone = Umwelt{"\u00AD"}zone

skylines-card-crane-shortage = Kräne fehlen
skylines-card-teachers-strike = Schulen im Streik
skylines-card-influenza = Grippe{"\u00AD"}welle
skylines-card-rail-strike = Die Züge stehen
skylines-card-slump = Flaute
skylines-card-building-freeze = Baustopp
skylines-card-shop-closures = Läden schließen
skylines-card-plant-inspection = Werks{"\u00AD"}prüfungen
skylines-card-audit = Rechnungs{"\u00AD"}prüfung
skylines-card-scandal = Skandal im Rathaus

skylines-shape-one = Einzelfeld
skylines-shape-two = Paar
skylines-shape-three = Dreierreihe
skylines-shape-four = Viererreihe
skylines-shape-corner = Winkel
skylines-shape-square = Quadrat
skylines-shape-ell = L
skylines-shape-tee = T
skylines-shape-zig = Z
skylines-shape-pea = P
skylines-shape-hook = langes L
skylines-shape-bay = U
skylines-shape-vee = V
skylines-shape-crane = langes T
skylines-shape-stair = W
skylines-shape-other = Plättchen mit { $squares } Feldern

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
skylines-grade-6-text = Alle haben von eurer Stadt gehört, und die Hälfte davon möchte hierher ziehen.
skylines-grade-7 = Eine große Stadt
skylines-grade-7-text = Alles läuft, alles leuchtet, und was schiefgeht, ist behoben, bevor jemand klagt.
skylines-grade-8 = Ein Weltwunder
skylines-grade-8-text = Dichter, Planer und Tauben sind sich einig: Besser lebt man nirgends.

## What is to do

skylines-phase-arrange = Lege ein Planteil an: Land an Land, Wasser an Wasser oder den Rand.
skylines-phase-role = Behalte eine der beiden Rollen.
skylines-phase-open = Decke ein Planteil auf und bezahle es.
skylines-phase-act = Spiele eine Karte, tausche eine aus oder beende den Meilenstein.
skylines-phase-lay = Lege das Plättchen auf freies Land, nicht über eine Straße.
skylines-phase-draw = Zieh eine Karte: von einem Stapel oder vom Austauschstapel.
skylines-phase-replace = Eine ungenutzte Richtlinie wurde abgelegt: Zieh dafür eine Karte.
skylines-phase-put = Lege so viele Karten ab, wie du bezahlen kannst, oder keine.
skylines-phase-refill = Zieh für jede abgelegte Karte eine von einem Stapel.

## How it ended

skylines-phase-grade-1 = { skylines-grade-1 }: Die Skyline steht bei { $skyline }. { skylines-grade-1-text }
skylines-phase-grade-2 = { skylines-grade-2 }: Die Skyline steht bei { $skyline }. { skylines-grade-2-text }
skylines-phase-grade-3 = { skylines-grade-3 }: Die Skyline steht bei { $skyline }. { skylines-grade-3-text }
skylines-phase-grade-4 = { skylines-grade-4 }: Die Skyline steht bei { $skyline }. { skylines-grade-4-text }
skylines-phase-grade-5 = { skylines-grade-5 }: Die Skyline steht bei { $skyline }. { skylines-grade-5-text }
skylines-phase-grade-6 = { skylines-grade-6 }: Die Skyline steht bei { $skyline }. { skylines-grade-6-text }
skylines-phase-grade-7 = { skylines-grade-7 }: Die Skyline steht bei { $skyline }. { skylines-grade-7-text }
skylines-phase-grade-8 = { skylines-grade-8 }: Die Skyline steht bei { $skyline }. { skylines-grade-8-text }
skylines-phase-no-money = Die Stadt ist verloren: Die Stadtkasse konnte nicht bezahlen, was der Meilenstein verlangt.
skylines-phase-no-action = Die Stadt ist verloren: Es ließ sich nichts spielen, nichts austauschen und nichts beenden.
skylines-phase-unhappy = Die Stadt ist verloren: Die Zufriedenheit fiel ans Ende ihrer Leiste, und alle zogen fort.
skylines-phase-collapsed = Die Stadt ist verloren: Die Skyline fiel ans Ende ihrer Leiste.

## Rules

skylines-rule-not-in-hand = Diese Karte hast du nicht auf der Hand; wähle eine von deinen eigenen.
skylines-rule-forbidden = Karten dieser Art sind verboten, solange die News-Karte gilt; spiele eine andere Art oder beende den Meilenstein.
skylines-rule-too-dear = Das kann die Stadtkasse nicht bezahlen; wähle etwas Billigeres oder verdiene erst Geld.
skylines-rule-supply-short = Strom, Wasser oder Müll fiele unter das Ende der Leiste; baue dafür zuerst ein Versorgungsgebäude.
skylines-rule-labour-end = Die Arbeitskraft ginge über das Ende ihrer Leiste hinaus; bring sie zuerst näher an die 0: Wohngebiete heben sie, Gewerbe und Industrie senken sie.
skylines-rule-burden-end = Umweltbelastung, Verkehr oder Kriminalität stiege über das Ende der Leiste; senke sie zuerst, mit einem Dienstleistungsgebäude oder einer Richtlinie.
skylines-rule-nowhere-to-lay = Für das Plättchen dieser Karte ist kein Platz mehr; spiele oder tausche eine andere Karte, oder beende den Meilenstein und decke ein Planteil auf.
skylines-rule-no-such-tile = Ein Plättchen dieser Form gibt es für diese Karte nicht; lege eine der Formen, die für sie übrig sind.
skylines-rule-does-not-fit = Ein Plättchen liegt auf freiem Land offener Planteile: nicht auf Wasser, nicht auf einem anderen Plättchen, nicht über den Rand hinaus.
skylines-rule-crosses-a-street = Ein Plättchen darf nicht über eine Straße reichen; wähle Felder ohne Straße dazwischen.
skylines-rule-second-utility = Dieses Viertel hat sein Versorgungsgebäude schon; baue dieses in einem anderen.
skylines-rule-reward-too-much = Hier brächte die Karte ihre Belohnung, und die schöbe einen Marker über sein Ende hinaus; lege das Plättchen, wo die Bedingung nicht erfüllt ist, oder spiele eine andere Karte.
skylines-rule-not-exchanged = Eine Stadtrichtlinie kann man nicht austauschen; spiele oder behalte sie: Nach dem Meilenstein wird sie umsonst ersetzt.
skylines-rule-nothing-to-draw = Dafür gäbe es keine Karte zu ziehen; behalte die Karte.
skylines-rule-stack-empty = Dieser Stapel ist leer; zieh von einem anderen.
skylines-rule-not-on-pile = Diese Karte liegt nicht auf dem Austauschstapel; nimm eine, die dort liegt, oder zieh von einem Stapel.
skylines-rule-just-put = Diese Karte hast du eben erst abgelegt; nimm eine andere oder zieh von einem Stapel.
skylines-rule-empty-district = Ein Meilenstein endet, wenn in jedem Viertel ein Plättchen liegt, der letzte, wenn es zwei sind; lege, wo noch welche fehlen.
skylines-rule-must-end = Alle Stapel sind leer: Jetzt muss der Meilenstein beendet werden und mit ihm das Spiel.
skylines-rule-no-role = Du hast keine Rolle, die du nutzen oder aufgeben könntest; zieh anders.
skylines-rule-no-ability = Deine Rolle hat keine Fähigkeit zum Einsetzen: Der Vorteil gilt von selbst.
skylines-rule-no-use = Das würde nichts ändern: Der Marker steht schon am Ende; behalte das Geld.
skylines-rule-not-offered = Diese Rolle stand dir nicht zur Wahl; behalte eine der beiden.
skylines-rule-not-beside = Das Planteil muss mit einer Seite an einem liegen, das schon angelegt oder offen ist; wähle ein anderes.
skylines-rule-place-taken = Dort liegt schon ein Planteil; wähle einen freien Platz.
skylines-rule-shores-differ = Dort träfe Land auf Wasser; drehe das Planteil oder wähle einen anderen Platz, sodass Land an Land und Wasser an Wasser liegt.
skylines-rule-already-placed = Dieses Planteil hat seinen Platz schon; lege eins der anderen an.
skylines-rule-already-open = Dieses Planteil ist schon offen; wähle ein verdecktes.
skylines-rule-not-in-stack = Diese Karte ist in keinem der Stapel; such eine, die noch dort ist.
skylines-rule-no-control = „Rolle oder Kontrolle“ wird an diesem Tisch nicht gespielt; zieh von einem Stapel oder vom Austauschstapel.
skylines-rule-other-draw = Am Ende eines Meilensteins kommen Karten nur von den Stapeln; zieh von einem davon.
skylines-rule-not-in-play = Planteil { $part } gehört nicht zu diesem Spiel; wähle eins, das auf dem Tisch liegt.

## Points

skylines-item-milestone = Meilenstein { $number }
skylines-item-straight = Direkt auf die Skyline: Karten und Zufriedenheit über dem Ende der Leiste
skylines-item-burdens = Umweltbelastung, Verkehr und Kriminalität
skylines-item-happiness = Zufriedenheit, die der nächste Meilenstein dazuzählt
skylines-item-missing = Strom, Wasser und Müll unter 0
skylines-item-lost = Die Stadt ist verloren
skylines-points-milestone = Meilensteine
skylines-points-straight = Direkt auf die Skyline
skylines-points-burdens = Umweltbelastung, Verkehr und Kriminalität
skylines-points-happiness = Zufriedenheit, die noch kommt
skylines-points-missing = Fehlende Versorgung
skylines-points-lost = Die Stadt ist verloren

## In the terminal

skylines-notation-help =
    Karten: r Wohngebiet, c Gewerbe, i Industrie, u Versorgung, s Dienstleistung, x einzigartiges Gebäude, p Richtlinie, jeweils mit Nummer. Ein Zug: r5 spielt eine Karte, @c4c5d5 legt ihr Plättchen auf diese Felder, ii zieht vom Stapel II, +c2 nimmt eine Karte vom Austauschstapel; in einer Zeile: r5 @c4c5d5 ii
    -r5 ii tauscht eine Karte aus; end beendet den Meilenstein; open:b deckt Planteil B auf; use setzt die Fähigkeit deiner Rolle ein. Am Ende eines Meilensteins: -r5 -c2 ok legt Karten ab, ok allein keine. =treasurer behält eine Rolle; ?r5 gibt sie auf und nimmt diese Karte aus einem Stapel; b:b2/1 legt Planteil B auf den zweiten Platz der Reihe b, um ein Viertel gedreht.
skylines-short-money = $
skylines-short-power = Strom
skylines-short-water = Wasser
skylines-short-garbage = Müll
skylines-short-happiness = Zufr.
skylines-short-labour = Arbeit
skylines-short-pollution = Umweltb.
skylines-short-traffic = Verkehr
skylines-short-crime = Krimin.
skylines-short-skyline = Skyline
skylines-short-residential = Wohnen
skylines-short-commercial = Gewerbe
skylines-short-industrial = Industrie
skylines-terminal-if = falls
skylines-terminal-tracks = Stadtkasse { $money } · Skyline { $skyline } · Meilenstein { $milestone }
skylines-terminal-gained = bisher { $gained }
skylines-terminal-starter = Startspieler: { $player }
skylines-terminal-forecast = Jetzt beendet: Skyline { $skyline } (Zufriedenheit { $happiness }), Stadtkasse { $money } (Arbeitskraft kostet { $labour }), dann ein Planteil: { $parts }.
skylines-terminal-lost = Damit wäre die Stadt verloren.
skylines-terminal-forecast-last = Jetzt endgültig beendet: Skyline { $skyline } (Zufriedenheit { $happiness }, Lasten nehmen { $burdens }), Stadtkasse { $money } (Arbeitskraft kostet { $labour }).
skylines-terminal-lacking = Es fehlen noch Plättchen: { $districts }
skylines-terminal-stacks = Stapel: I { $first }, II { $second }, III { $third }
skylines-terminal-pile = Austauschstapel: { $cards }
skylines-terminal-pile-cards = Austauschstapel:
skylines-terminal-prices = Austauschen ${ $exchange }, Ablegen ${ $swap }
skylines-terminal-news = News: { $news }
skylines-terminal-built = Steht: { $building }
skylines-terminal-districts = Viertel [freie Felder]:
skylines-terminal-supply = Plättchen übrig:
skylines-terminal-parts = Anzulegen:
skylines-terminal-last = zuletzt: { $turn }
skylines-terminal-unknown = { $number ->
    [one] eine Karte vom Stapel
   *[other] { $number } Karten von den Stapeln
}
skylines-terminal-legend = R Wohnen, C Gewerbe, I Industrie, U Versorgung, X einzigartig; H Gesundheit, E Bildung, T Nahverkehr, F Feuerwehr, P Polizei, G Park (klein: h e t f p g); ~ Wasser, ░ verdeckt; │ _ ┘ Straßen rechts, unten, beides
skylines-legend-cards = o kann jetzt bedeckt werden; eine Karte: × kann jetzt nicht gespielt werden, ihre Kennung, ihre Stufe, ihre Kosten, „falls“ und was sie verlangt, → ihre Belohnung, ihr Plättchen Zeile für Zeile

## What is no move, and what is wrong on a score sheet

skylines-wrong-move = { $text } ist kein Schritt; eine Karte spielt man als r5, ihr Plättchen legt man als @c4c5d5, eine Karte legt man weg als -r5, zieht man als i, ii oder iii, nimmt man vom Austauschstapel als +r5, sucht man als ?r5; open:b deckt einen Planteil auf, b:b2/1 legt einen, = und ihr Name wählt eine Rolle; use, ok, end
skylines-wrong-squares = { $text } sind keine Felder; ein Plättchen legt man wie in @c4c5d5, jedes Feld einmal
skylines-wrong-row = { $text }: Reihen haben die Nummern 1 bis { $rows }
skylines-wrong-card = { $name } ist keine Karte; Karten heißen wie r5, c2, i7, u1, s3, x4, p2, n6

## On the page

skylines-keys = 1 bis 9 wählen eine Karte, Pfeiltasten bewegen, Leertaste legt, R dreht, F wendet, N nimmt die nächste Form, X tauscht aus, E beendet den Meilenstein, Z geht zurück, Enter bestätigt.
skylines-page-administration = Verwaltungstafel
skylines-page-milestone-of = Meilenstein { $number } von { $parts }
skylines-page-score = { $points } von 11 Punkten zum Sieg
skylines-page-points = Punkte
skylines-page-to-win = Punkte · 11 gewinnen
skylines-page-score-about = Punkte, als würde die Stadt jetzt gewertet: die Meilensteine bisher, dazu die Zufriedenheit, weniger fehlende Versorgung, Umweltbelastung, Verkehr und Kriminalität. Mit 11 gewinnt ihr.
skylines-page-names = Was die Leisten bedeuten
skylines-page-near-end = nahe am Ende
skylines-page-track-ends = von { $low } bis { $high }
skylines-page-would-be = dann
skylines-page-milestone = Meilenstein { $number }
skylines-page-if-ended = Endete der Meilenstein jetzt
skylines-page-if-last = Endete der letzte Meilenstein jetzt
skylines-page-step-money = Geltende Karten
skylines-page-step-happiness = Geltende Karten
skylines-page-step-missing = Versorgung unter 0
skylines-page-step-skyline = Zufriedenheit zur Skyline
skylines-page-step-labour = Arbeitskraft abseits der 0
skylines-page-step-burdens = Umwelt, Verkehr, Kriminalität
skylines-page-step-part = Ein Planteil aufdecken
skylines-page-step-cards = Alle dürfen Karten tauschen
skylines-page-lacking = { $number ->
    [one] In einem Viertel fehlen noch Plättchen.
   *[other] In { $number } Vierteln fehlen noch Plättchen.
}
skylines-danger-lost = Vorsicht, damit ist die Stadt verloren.
skylines-danger-labour = Vorsicht: Das Meilensteinende kostet { $cost } für Arbeitskraft; in der Kasse wären { $money }.
skylines-danger-part = Vorsicht: Ein Planteil nach dem Meilenstein kostet { $cost }; übrig wären { $money }.
skylines-danger-unhappy = Vorsicht: Endete der Meilenstein so, wäre die Stadt verloren, sie ist zu unzufrieden.
skylines-danger-stuck = Vorsicht: Danach ließe sich nichts auf der Hand spielen oder austauschen; nur die gezogene Karte könnte helfen.
skylines-danger-few = Vorsicht: Danach ließe sich nur noch eine Karte auf der Hand spielen und nichts austauschen.
skylines-danger-stacks = Vorsicht: { $number ->
    [one] Eine Karte liegt
   *[other] { $number } Karten liegen
} noch in den Stapeln; sind sie leer, endet das Spiel.
skylines-page-end = Meilenstein beenden
skylines-page-stacks = Stapel und Austauschstapel
skylines-page-stack = Stapel { $stack }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
skylines-page-from-pile = Vom Austauschstapel: { $card }
skylines-page-search = Suchen
skylines-page-search-title = Rolle oder Kontrolle
skylines-page-search-about = Gib deine Rolle für immer ab und nimm eine beliebige Karte aus den Stapeln.
skylines-page-gives-role = Du gibst deine Rolle ab und nimmst:
skylines-page-hand = Deine Hand
skylines-page-words = Was du gerade ansiehst
skylines-page-pick = Wähle eine Karte, um zu lesen, was sie tut und verlangt.
skylines-page-opening = Das erste Planteil wählst du frei, die anderen liegen neben einem offenen. Die Münze zeigt, was es kostet.
skylines-page-hand-of = Hand von { $player }
skylines-page-news = News in Kraft
skylines-page-built = Einzigartige Gebäude, die stehen
skylines-page-remain = Noch in den Stapeln
skylines-page-pile = Austauschstapel: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
skylines-page-use = Nutzen
skylines-page-flip = Wenden
skylines-page-exchange = Für { $price } austauschen
skylines-page-swap = Jede abgelegte Karte kostet { $price }; du ziehst ebenso viele von den Stapeln.
skylines-page-to-draw = Noch zu ziehende Karten: { $number }
skylines-page-shapes = Formen, die noch da sind
skylines-page-shape = { $shape }: { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}, noch { $left }
skylines-page-shape-fits = { $places ->
    [one] passt an eine Stelle
   *[other] passt an { $places } Stellen
}
skylines-page-shape-nowhere = darf gerade nirgends liegen
skylines-page-shape-why = Alle Formen kosten und bringen dasselbe: Kleine sparen Land, lange erreichen mehr Nachbarn.
skylines-page-whole-district = ganzes Viertel
skylines-page-beside = daneben
skylines-page-met = Die Bedingung ist erfüllt.
skylines-page-unmet = Die Bedingung ist nicht erfüllt.
skylines-page-at-once = Sofort: { $changes }
skylines-page-if = Wenn:
skylines-page-earns = Dann: { $changes }
skylines-page-so-far = { $condition }: bisher { $number }
skylines-page-would-stand = { $condition }: stünde dann bei { $number }
skylines-page-at-hand = { $condition }: vorhanden
skylines-page-only-beside = { $condition }: hier nur direkt neben dem kleinen Gebäude
skylines-page-not-at-hand = { $condition }: hier nicht vorhanden
skylines-page-district = Viertel { $number }
skylines-page-tiles = { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
}
skylines-page-needs = noch { $number } nötig
skylines-page-zones = { $kind ->
    [residential] Wohngebiete: { $number }
    [commercial] Gewerbegebiete: { $number }
   *[industrial] Industriegebiete: { $number }
}
skylines-page-utilities = { $number ->
    [one] ein Versorgungsgebäude
   *[other] { $number } Versorgungsgebäude
}
skylines-page-large = für das ganze Viertel: { $services }
skylines-page-small = neben kleinen Gebäuden: { $services }
skylines-page-point = Zeig auf ein Viertel, um zu sehen, was es bietet.
skylines-page-tap = Tippe auf ein Viertel, um zu sehen, was es bietet.
skylines-page-next-district = Nächstes Viertel
skylines-page-square = { $square }: frei, Viertel { $district }
skylines-page-square-may = { $square }: frei, Viertel { $district }, das Plättchen darf dort liegen
skylines-page-square-may-not = { $square }: frei, Viertel { $district }, das Plättchen darf dort nicht liegen
skylines-page-square-tile = { $square }: { $card }
skylines-page-square-water = { $square }: Wasser
skylines-page-part = Planteil { $part }, Erschließung für { $cost }
skylines-page-part-may = Planteil { $part }, Erschließung für { $cost }: darf jetzt aufgedeckt werden
skylines-page-place = Platz { $place }
skylines-page-place-may = Platz { $place }: das Planteil darf dort liegen

skylines-did-end = beendet den Meilenstein
skylines-did-use = nutzt die Rolle
skylines-did-done = nicht mehr
skylines-did-keep = behält alle Karten
skylines-did-draw = zieht von Stapel { $stack }
skylines-did-lay = legt „{ $card }“
skylines-did-as = als { $shape }
skylines-did-beside = neben „{ $card }“
skylines-did-on = auf Planteil { $part }
skylines-did-squares = ({ $squares })
skylines-did-role = wählt die Rolle: { $role }
skylines-did-open = deckt Planteil { $part } auf
skylines-did-place = legt Planteil { $part } an
skylines-did-put = legt ab: { $card }
skylines-did-exchange = tauscht „{ $card }“ aus
skylines-did-pick = nimmt: { $card }
skylines-did-search = gibt die Rolle ab für: { $card }
skylines-did-play = spielt: { $card }
skylines-nudge-end = Tipp: Muss der Meilenstein noch warten?
skylines-nudge-exchange = Tipp: Eine Karte kann man auch austauschen.
skylines-nudge-role = Tipp: Deine Rolle kann jetzt etwas tun.
skylines-advice-about = Rechts: wie viele Punkte am Ende zu erwarten sind, im Mittel vieler Partien, die ein Bot von hier aus weitergespielt hat. Eine verlorene Stadt zählt weit unter null. Kleine Unterschiede bedeuten wenig.

skylines-rules-goal = Das Ziel
skylines-rules-goal-text =
    Alle bauen an einer Stadt und gewinnen oder verlieren gemeinsam. Nichts ist geheim: Die Karten liegen offen, besprecht alles. Nur die Reihenfolge der Stapel ist verdeckt.
    Es zählt die Skyline. Immer wenn ein Meilenstein endet, kommt die Zufriedenheit der Stadt hinzu. Am Schluss zieht jeder Schritt von Umweltbelastung, Verkehr und Kriminalität einen Punkt ab. Mit einer Skyline von 11 oder mehr habt ihr gewonnen; acht Stufen sagen, wie gut.
    Das sind die Arten von Plättchen:
skylines-rules-setup = Aufbau
skylines-rules-setup-text =
    Die Planteile liegen verdeckt; jedes zeigt sein Ufer und was seine Erschließung kostet. Alle Leisten beginnen bei 0. In der Einführung gibt es 12 Geld, in den Szenarien 10; in Szenario 5 wählt ihr zwischen 12, 10 und 8.
    Alle bekommen offene Karten der Stufe I: sieben allein, fünf zu zweit, vier zu dritt, drei zu viert. Dann deckt ihr das erste Planteil auf und bezahlt es.
skylines-rules-turn = Ein Zug
skylines-rules-turn-text =
    Tu eines von dreien.
    Eine Baukarte spielen: ihr Plättchen legen, die Kosten bezahlen, die Marker bewegen und den Ertrag nehmen, wenn die Bedingung erfüllt ist. Dann eine Karte von einem beliebigen Stapel ziehen, oder eine beliebige vom Austauschstapel nehmen.
    Eine Karte austauschen: 2 bezahlen, sie auf den Austauschstapel legen und eine andere ziehen.
    Den Meilenstein beenden, wenn in jedem Viertel der offenen Planteile ein Plättchen liegt.
    Die oberen Zeichen einer Karte sind ihre Kosten. Unter der Linie steht, was sie verlangt, und in Grün, was sie dann gibt. Eine Karte, die Strom, Wasser, Müll oder die Arbeitskraft über das rote Ende schöbe, oder Umweltbelastung, Verkehr oder Kriminalität über ihres, kann nicht gespielt werden. Die Stadtkasse ist nie unter 0.
    Eine gespielte Karte ist aus dem Spiel. Ist ein Stapel leer, wählt ihr einen anderen. Strom, Wasser und Müll steigen nie über ihr grünes Ende; Umweltbelastung, Verkehr und Kriminalität fallen nie unter 0. Zufriedenheit über 25 geht direkt auf die Skyline.
skylines-rules-laying = Plättchen legen
skylines-rules-laying-text =
    Ein Plättchen liegt auf freiem Land offener Planteile, beliebig gedreht und gewendet; nicht auf Wasser, nicht auf einem anderen Plättchen, nicht über einer Straße. Über die Naht zweier offener Planteile darf es liegen. Gebietskarten nehmen jede Form, die von ihrer Art noch da ist; alle anderen haben ihr eigenes Plättchen.
    Straßen und der Rand teilen das Land in Viertel; wo offene Planteile aneinanderstoßen, wachsen ihre Viertel zusammen. In jedem Viertel darf ein Versorgungsgebäude gebaut werden.
    Verbinden sich zwei Viertel, dürfen beide ein Versorgungsgebäude haben; nur gebaut werden darf kein zweites.
    Probier es aus: Drehe das Plättchen und wähle ein Feld.
skylines-rules-services = Dienstleistungen
skylines-rules-services-text =
    Gebiete verlangen Dienstleistungen: Gesundheit, Bildung, Nahverkehr, Feuerwehr, Polizei, Parks. Ein kleines Gebäude (Stufe I) versorgt, was direkt daneben gelegt wird, Seite an Seite und nicht über eine Straße. Ein großes (Stufen II und III) versorgt sein ganzes Viertel.
    Es zählt nur, was schon da ist, und nur in dem Moment, in dem das Gebiet gelegt wird. Auch Gebiete im Viertel, die eine Karte verlangt, müssen schon da sein; Leisten werden betrachtet, nachdem die Kosten bezahlt sind.
    Kosten kommen vor dem Ertrag und werden nie mit ihm verrechnet.
    Probier es aus: Lege die Wohnhäuser an verschiedene Stellen und sieh, was sie einbringen.
skylines-rules-milestone = Das Ende eines Meilensteins
skylines-rules-milestone-text =
    Eins nach dem anderen: Für jeden Schritt von Strom, Wasser und Müll unter 0 sinkt die Zufriedenheit um eins. Die Zufriedenheit wird zur Skyline gezählt und bleibt stehen. Dann bezahlt ihr 1 für jeden Schritt, den die Arbeitskraft von 0 entfernt ist. Danach deckt ihr ein Planteil neben einem offenen auf und bezahlt es. Alle dürfen, angefangen bei dem, der den Meilenstein beendet hat, Karten für je 1 auf den Austauschstapel legen und ebenso viele von den Stapeln ziehen.
    Sind alle Planteile offen, bleibt nur der letzte Meilenstein. Er braucht zwei Plättchen in jedem Viertel und endet, nachdem die Arbeitskraft bezahlt ist.
    Wer den Meilenstein beendet hat, ist danach wieder dran. Beenden darf man ihn auch, wenn die Stadt dadurch verloren geht.
    Probier es aus: Wähle, wie die Leisten stehen.
skylines-rules-losing = Wie eine Stadt verloren geht
skylines-rules-losing-text =
    Die Stadtkasse kann die Arbeitskraft oder das neue Planteil nicht bezahlen. Nichts kann gespielt, ausgetauscht oder beendet werden. Die Zufriedenheit fällt auf −5. Die Skyline fällt auf −10, auch durch den letzten Abzug.
    Sind alle drei Stapel leer, muss der Meilenstein beendet werden, und mit ihm das Spiel.
    Freiwillige Kosten, die ihr nicht bezahlen könnt, sind nur nicht erlaubt. Eine verlorene Stadt erreicht keine Stufe.
skylines-rules-end = Das Ende
skylines-rules-end-text =
    Nach dem letzten Meilenstein senkt jeder Schritt von Umweltbelastung, Verkehr und Kriminalität die Skyline um eins. Das sind die Stufen:
skylines-rules-scenarios = Szenarien
skylines-rules-scenarios-text =
    Jedes Szenario kommt zum vorigen hinzu. Die Einführung hat drei Planteile, alle anderen haben vier.
    1: einzigartige Gebäude, deren Vorteil gilt, sobald sie stehen. Gebaut werden können sie ab dem Zug, nachdem sie gezogen wurden.
    2: Rollen. Alle bekommen zwei angeboten und behalten eine; sie gilt im eigenen Zug, so oft sie bezahlt wird.
    3: Stadtrichtlinien werden statt eines Gebäudes gespielt. Austauschen kann man sie nicht; was beim Ende eines Meilensteins ungenutzt ist, wird abgelegt und ersetzt.
    4: News gelten sofort für alle, bis die nächsten kommen oder der Meilenstein endet.
    5: vier der sechs Planteile, zufällig; der erste Spieler legt sie so, dass Land an Land und Wasser an Wasser oder den Rand stößt.
    Rolle oder Kontrolle: Wer eine Karte zieht, darf einmal seine Rolle für immer abgeben und eine beliebige Karte aus den Stapeln nehmen.
    Einzigartige Gebäude kann man austauschen wie jede Karte; manche geben ihren Vorteil einmal und sofort. Die nicht gewählte Rolle ist aus dem Spiel. News, die beim Kartentausch am Ende eines Meilensteins gezogen werden, kommen weg, und es wird neu gezogen. Nach Rolle oder Kontrolle wird der Stapel gemischt.
skylines-try-laying = Probier es aus: Wo darf das Plättchen liegen?
skylines-try-fits = Hier darf es liegen.
skylines-try-square = Feld { $square } probieren
skylines-try-services = Probier es aus: Lege die Wohnhäuser neben das Ärztehaus oder weit weg davon.
skylines-try-earned = Die Bedingung ist erfüllt: { $changes }
skylines-try-milestone = Probier es aus: Wie stehen die Leisten?
skylines-try-result = Zufriedenheit { $happiness }, Skyline { $skyline }, Geld { $money }
skylines-try-lost = Die Stadt ist verloren.
skylines-grade-from = { $from } und mehr
skylines-grade-below = unter 0

## Spielmaterial

skylines-wrong-set-line = „{ $word }“ beginnt keine Zeile; Zeilen beginnen mit { $words } oder #
skylines-wrong-line = { $word } ist nicht bekannt; eine Zeile beginnt wie in 'milestones 6 9 14', 'straight 2', 'pollution 1', 'traffic 0', 'crime 2', 'money 7', 'district 2 1 0 health'
skylines-wrong-line-twice = { $name } steht zweimal da; jedes wird einmal genannt
skylines-wrong-number = { $word } ist keine Zahl für { $name }; eine Zeile lautet wie 'milestones 6 9 14' oder 'crime 2'
skylines-wrong-range = { $word } kann { $name } nicht sein; es ist { $low } bis { $high }
skylines-wrong-milestones = auf { $name } folgen eine bis { $most } Zahlen, etwa 'milestones 6 9 14'
skylines-wrong-one-number = auf { $name } folgt eine Zahl, etwa 'crime 2'
skylines-wrong-no-milestones = die Zeile 'milestones …' fehlt: was jeder Meilenstein zur Skyline beitrug
skylines-wrong-no-colon = Eine Zeile, die mit { $word } beginnt, hat keinen Doppelpunkt; ihre Wirkungen stehen nach einem Doppelpunkt
skylines-wrong-level = „{ $level }“ ist keine Stufe; Stufen sind I, II und III
skylines-wrong-no-level = Diese Karte ({ $kind }) hat keine Stufe; darüber steht „level I“, „level II“ oder „level III“
skylines-wrong-track-line = „track { $words }“ ist keine Leiste; eine Leiste ist ihr Name und ihre Enden: „track power -5 10“
skylines-wrong-track = „{ $track }“ ist keine Leiste; Leisten sind { $tracks }
skylines-wrong-track-twice = Die Leiste { $track } steht zweimal da; jede Leiste hat eine Zeile
skylines-wrong-track-ends = Die Leiste { $track } geht von { $low } bis { $high }; Marker beginnen auf 0; diese Leiste beginnt { $begins ->
    [zero] bei 0
   *[below] unter 0
}
skylines-wrong-track-top = Das obere Ende der Leiste { $track } ist { $end }; diese Leiste hat { $right ->
    [open] kein Ende, es ist „open“
   *[ended] ein Ende
}
skylines-wrong-no-track = Über dieser Zeile steht kein „track { $track }“; die Leisten kommen vor den Karten
skylines-wrong-shape-name = „{ $name }“ ist kein Name einer Form; eine Form ist ihr Name und ihre Zeilen: „shape corner ## #.“
skylines-wrong-shape-twice = Die Form { $shape } steht zweimal da; jede Form hat einen eigenen Namen
skylines-wrong-shape-same = Die Form { $shape } ist die Form { $other }, gedreht oder gewendet; jede Form wird einmal gezeichnet
skylines-wrong-shape-mark = Form { $shape }, Zeile { $row }, Spalte { $column }: „{ $mark }“ bedeutet nichts; ein Feld ist #, ein Punkt ist keines
skylines-wrong-shape-size = Die Form { $shape } hat { $squares } Felder; eine Form hat 1 bis { $most }
skylines-wrong-shape-long = Die Form { $shape } hat { $rows } Zeilen und { $columns } Spalten; sie muss in { $most } x { $most } passen
skylines-wrong-shape-apart = Die Form { $shape } zerfällt; ihre Felder hängen mit den Seiten zusammen
skylines-wrong-no-shape = Über dieser Zeile gibt es keine Form „{ $shape }“; Formen werden gezeichnet, bevor sie gebraucht werden
skylines-wrong-zone = „{ $zone }“ ist kein Gebiet; Gebiete sind { $zones }
skylines-wrong-tiles = Die Plättchen sind „{ $words }“; nach jeder Form steht, wie viele es sind
skylines-wrong-tiles-twice = Die Plättchen der Form { $shape } ({ $zone }) stehen zweimal da; jede Form wird einmal gezählt
skylines-wrong-head = Vor dem Doppelpunkt steht „{ $given }“; die Zeile beginnt mit „{ $right }:“
skylines-wrong-name = „{ $name }“ ist kein Name; ein Name besteht aus Wörtern in Kleinbuchstaben mit Bindestrichen dazwischen
skylines-wrong-name-twice = Der Name { $name } steht zweimal da; jede Karte und jede Rolle hat ihren eigenen
skylines-wrong-service = „{ $service }“ ist keine Dienstleistung; Dienstleistungen sind { $services }
skylines-wrong-change = „{ $item }“ ändert keine Leiste; eine Änderung ist eine von { $tracks } und ein Betrag
skylines-wrong-change-twice = { $track } wird zweimal geändert; jede Leiste wird einmal genannt
skylines-wrong-amount = { $what }: „{ $text }“ ist kein Betrag; ein Betrag ist ein Vorzeichen und eine Zahl von 1 bis { $most }, wie in +2 oder -1
skylines-wrong-no-arrow = Es gibt ein „if“ ohne „->“; auf eine Bedingung folgen „->“ und die Belohnung
skylines-wrong-no-reward = Nach „->“ steht nichts; eine Belohnung ist eine Änderung, wie in „-> money +2“
skylines-wrong-conditions = Nach „if“ stehen { $number } Bedingungen; eine Karte hat 1 bis { $most }
skylines-wrong-condition-twice = Eine Bedingung von „if { $text }“ steht zweimal da; jede wird einmal genannt
skylines-wrong-condition = „{ $item }“ ist keine Bedingung; eine Bedingung ist eine Dienstleistung ({ $services }), Gebiete im Viertel wie in „2 residential“ oder eine Leiste wie in „labour < 0“, „happiness > 5“, „crime = 0“
skylines-wrong-bend = „{ $item }“ beugt keine Regel; zu beugen sind { $rules }
skylines-wrong-bend-twice = „{ $rule }“ wird zweimal gebeugt; jede Regel wird einmal genannt
skylines-wrong-switch = „{ $item }“ hat einen Betrag; „{ $rule }“ gilt oder gilt nicht: Es wird ohne Betrag geschrieben
skylines-wrong-allowance = „{ $item }“ nimmt weg, was niemand hat; „{ $rule }“ kann nur mehr sein, wie in „{ $rule } +1“
skylines-wrong-lowers-skyline = { $card } senkt die Skyline; das tun nur Meilensteine und das Ende des Spiels; senke stattdessen die Zufriedenheit
skylines-wrong-zone-money = { $card } ändert Geld vor der Belohnung; Gebiete kosten kein Geld und bringen es als Belohnung
skylines-wrong-zone-reward = { $card } hat eine Belohnung ohne Bedingung; die Belohnung eines Gebiets wird verdient: „… if health -> money +1“
skylines-wrong-has-condition = { $card } hat eine Bedingung; nur Gebiete haben Bedingungen
skylines-wrong-has-reward = { $card } hat eine Belohnung nach „->“; die Änderungen stehen hintereinander, ohne „->“
skylines-wrong-has-bend = { $card } beugt eine Regel; das tun nur einzigartige Gebäude, News und Rollen
skylines-wrong-utility = { $card } hebt nicht genau eine Versorgung; ein Versorgungsgebäude hebt power, water oder garbage
skylines-wrong-free = { $card } kostet kein Geld; Versorgungs- und Dienstleistungsgebäude werden bezahlt, wie in „money -3“
skylines-wrong-policy = { $card } bringt nichts; eine Stadtrichtlinie hat einen Vorteil, wie in „money -2, happiness +3“
skylines-wrong-unique = { $card } bringt nichts; ein einzigartiges Gebäude hat einen Vorteil: eine Belohnung oder eine gebeugte Regel
skylines-wrong-news-empty = Die News { $card } tun nichts; News beugen eine Regel zum Schlechteren, wie in „suspend health“
skylines-wrong-news-help = Die News { $card } helfen bei „{ $rule }“; News haben nur Nachteile
skylines-wrong-news-late = Die News { $card } beugen „{ $rule }“; News werden abgelegt, bevor diese Regel gebraucht wird; nimm eine andere
skylines-wrong-role-long = Der Name { $role } ist zu lang; der Name einer Rolle hat höchstens { $most } Buchstaben
skylines-wrong-role-empty = Die Rolle { $role } tut nichts; eine Rolle beugt eine Regel oder hat eine Fähigkeit, wie in „use money -2, crime -1“
skylines-wrong-role-worse = Die Rolle { $role } beugt Regeln nur zum Schlechteren; eine Rolle ist ein Vorteil
skylines-wrong-ability-free = Die Fähigkeit der Rolle { $role } hat keinen Preis; sie kostet Geld, wie in „use money -2, crime -1“
skylines-wrong-ability-empty = Die Fähigkeit der Rolle { $role } bringt nichts; sie hat einen Vorteil, wie in „crime -1“
skylines-wrong-this-card = Diese Karte ({ $card })
skylines-wrong-this-ability = Die Fähigkeit der Rolle { $role }
skylines-wrong-never-used = { $card } ist nie zu gebrauchen, denn die Karte ändert { $track } um { $amount }; die Leiste geht von { $low } bis { $high }
skylines-wrong-never-met = Diese Karte ({ $card }) kann ihre Bedingung für { $track } nie erfüllen; die Leiste geht von { $low } bis { $high }, und die Kosten werden vorher bezahlt
skylines-wrong-never-rewarded = Diese Karte ({ $card }) kann ihre Belohnung nie bekommen: { $track } ginge nach den Kosten über ein Ende hinaus; die Leiste geht von { $low } bis { $high }
skylines-wrong-part-line = „part { $words }“ ist kein Planteil; ein Planteil ist ein Buchstabe von A bis { $last } und was er zu erschließen kostet, 1 bis { $most }: „part A 2“
skylines-wrong-part = { $name } ist kein Planteil; die Planteile sind a bis f
skylines-wrong-role = { $name } ist keine Rolle; die Rollen sind { $roles }
skylines-wrong-stack = { $name } ist kein Stapel; die Stapel sind i, ii und iii
skylines-wrong-part-twice = Planteil { $part } steht zweimal da; jedes wird einmal gezeichnet
skylines-wrong-part-short = Die Zeichnung von Planteil { $part } hat { $rows } Zeilen; nötig sind { $right }
skylines-wrong-part-row = Diese Zeile von Planteil { $part } liegt nicht unter seiner ersten (Zeile { $first }); jede der { $marks } Zeilen hat { $marks } Zeichen, Felder und die Linien dazwischen
skylines-wrong-part-mark = Planteil { $part } hat dort „{ $mark }“; { $place ->
    [square] ein Feld ist . (Land) oder ~ (Wasser)
    [upright] zwischen Feldern steht „|“ oder nichts
    [level] zwischen Feldern steht „-“ oder nichts
   *[crossing] wo sich Linien kreuzen, steht „+“, „|“, „-“ oder nichts
}
skylines-wrong-part-districts = Planteil { $part } hat { $districts } Viertel; ein Planteil hat höchstens { $most }
skylines-wrong-street = Diese Straße von Planteil { $part } { $fault ->
    [water] läuft am Wasser entlang
   *[end] endet, ohne zwei Viertel zu trennen
}; eine Straße liegt zwischen zwei Feldern verschiedener Viertel
skylines-wrong-water = Das Wasser von Planteil { $part } hat { $squares } Felder am Rand; es liegt in einer Ecke, mit { $shore } Feldern an jeder der beiden Seiten, die dort zusammenkommen
skylines-wrong-second-shore = Hier reicht ein zweites Viertel von Planteil { $part } ans Wasser; Straßen und der Rand trennen Viertel, Wasser allein darf es nicht: Ein Viertel liegt ganz darum herum
skylines-wrong-layout = „{ $layout }“ ist kein Plan; Pläne sind { $layouts }
skylines-wrong-layout-again = Plan { $layout } steht zweimal da; jeder Plan wird einmal gezeichnet
skylines-wrong-layout-empty = Plan { $layout } hat keine Zeilen; die Planteile stehen in den Zeilen darunter: „B^ E> A^“
skylines-wrong-frame = Plan { $layout } reicht über den Rahmen hinaus; der hat { $rows } Zeilen mit { $places } Plätzen
skylines-wrong-layout-part = „{ $word }“ ist kein Teil eines Plans; ein Teil ist sein Buchstabe ({ $parts }) und wohin seine Oberkante zeigt (^ > v <), „..“ ist keines
skylines-wrong-layout-twice = Planteil { $part } liegt zweimal in Plan { $layout }; jedes gibt es einmal
skylines-wrong-layout-size = Plan { $layout } hat { $parts } Planteile; ein Plan hat 1 bis { $most }
skylines-wrong-shores = In Plan { $layout } passen die Ufer der Planteile { $part } und { $other } nicht zusammen; Land liegt an Land und Wasser an Wasser oder am Rand
skylines-wrong-layout-apart = Plan { $layout } zerfällt; seine Teile hängen mit den Seiten zusammen
skylines-wrong-missing = „{ $what } { $name }“ fehlt; zum Material gehören { $what } { $names }
skylines-wrong-cards = Stufe { $level } hat { $number } Karten der Art { $kind }; nötig sind dort { $right }
skylines-wrong-roles = Es gibt { $number } Rollen; nötig sind { $right }
skylines-wrong-tile-number = Es gibt { $number } Plättchen der Art { $kind }; nötig sind { $right }, eines für jede Karte
skylines-wrong-shapes = Es gibt { $number } Formen; möglich sind höchstens { $most }
skylines-wrong-forms = Gedreht und gewendet haben die Formen { $number } Lagen; möglich sind höchstens { $most }
skylines-unusual-no-reward = Karte { $card } hat keine Belohnung; in der Schachtel hat jedes Gebiet eine
skylines-unusual-no-supply = Kein Versorgungsgebäude der Stufe { $level } hebt { $supply }; in der Schachtel hat jede Stufe eines
skylines-unusual-no-service = Kein Gebäude der Stufe { $level } bietet { $service }; in der Schachtel hat jede Stufe eines
skylines-unusual-idle-shape = Kein Plättchen hat die Form { $shape }
skylines-unusual-small = Das Plättchen von { $card } hat { $squares } Felder; einzigartige Gebäude sind groß
skylines-unusual-same-shape = { $card } und { $other } haben die gleiche Form; jedes einzigartige Gebäude hat seine eigene
skylines-unusual-fits-nowhere = Die Form { $shape } passt in kein Viertel irgendeines Planteils; nur über Nähte hinweg kann sie liegen
skylines-unusual-districts = Planteil { $part } hat { $districts } Viertel; die meisten der Schachtel haben drei oder vier
skylines-unusual-alike = Die Planteile { $part } und { $other } sind gleich; in der Schachtel sind sie verschieden
skylines-unusual-idle-part = Planteil { $part } liegt in keinem Plan
skylines-unusual-layout = Plan { $layout } hat { $parts } Planteile; sonst hat er { $usual }

## Auf Papier

skylines-paper-parts = Planteile
skylines-paper-part = Planteil { $part }
skylines-paper-tiles = Plättchen
skylines-paper-tile = Plättchen: { $card }
skylines-paper-tiles-note = Schneide an allen Kanten der Plättchen. Hinten ist ihr Spiegelbild, damit man sie wenden kann; Dienstleistungen tragen ihre Stufe.
skylines-paper-cards = Karten
skylines-paper-card = Karte: { $card }
skylines-paper-markers = Schneide die Marker unter der Tafel aus; der letzte ist für den Startspieler. Nach dem letzten Feld von Geld oder Skyline beginne von vorn und zähle es hinzu.
skylines-paper-marker = Marker: { $track }
skylines-paper-first = Marker: Startspieler
skylines-paper-log = Meilensteine
skylines-paper-log-note = Was am Ende jedes Meilensteins geschah.
skylines-paper-milestone = Meilenstein { $number }
skylines-paper-log-missing = Fehlende Versorgung
skylines-paper-log-happiness = Zufriedenheit
skylines-paper-log-skyline = Skyline
skylines-paper-log-labour = Arbeitsmarkt
skylines-paper-log-treasury = Stadtkasse
skylines-paper-needs = Mehr braucht es nicht. Sortiere die Karten nach den Stufen auf ihren Rückseiten; lass einzigartige Gebäude, Stadtrichtlinien, News und Rollen weg, wie es das Szenario sagt.
skylines-paper-steps = Das Ende eines Meilensteins
skylines-paper-step-1 = Die Zufriedenheit fällt um 1 für jeden Schritt von Strom, Wasser und Müll unter 0.
skylines-paper-step-2 = Zählt die Zufriedenheit zur Skyline hinzu.
skylines-paper-step-3 = Zahlt 1 für jeden Schritt, den der Arbeitsmarkt von 0 entfernt ist. Der letzte Meilenstein endet hier.
skylines-paper-step-4 = Öffnet ein Planteil neben einem offenen und bezahlt es.
skylines-paper-step-5 = Jeder darf Karten für je 1 austauschen.
skylines-paper-grades = Grade nach Skyline
skylines-paper-introduction = Einführung
## Was zählt, und was beim ersten Mal erklärt wird
skylines-scores-milestone = Jeder Meilenstein, den ihr beendet, zählt die Zufriedenheit zur Skyline
skylines-scores-missing = Vorher kostet jeder Schritt von Strom, Wasser oder Müll unter 0 eine Zufriedenheit
skylines-scores-burdens = Am Schluss zieht jeder Schritt von Umweltbelastung, Verkehr und Kriminalität 1 ab
skylines-scores-goal = Gewonnen mit einer Skyline ab 11 nach dem letzten Meilenstein: alle { $parts } Planteile offen, zwei Plättchen in jedem Viertel
skylines-scores-lost = Verloren, wenn die Zufriedenheit auf { $happiness } fällt, die Skyline auf { $skyline } oder die Stadtkasse nicht zahlen kann

skylines-moment-districts = Straßen bilden Viertel
skylines-moment-districts-text = Dieses Planteil hat { $number ->
    [one] ein Viertel
   *[other] { $number } Viertel
}. Ein Plättchen liegt nie über einer Straße, und jedes Viertel braucht eines, bevor ihr den Meilenstein beenden dürft.
skylines-moment-happy = Die Stadt ist zufrieden
skylines-moment-happy-text = Am Ende jedes Meilensteins kommt die Zufriedenheit zur Skyline und bleibt stehen: Was ihr früh gewinnt, zählt also mehrmals.
skylines-moment-unhappy = Die Stadt ist unzufrieden
skylines-moment-unhappy-text = Unter 0 senkt jeder Meilenstein die Skyline. Fällt die Zufriedenheit auf { $end }, ist die Stadt sofort verloren.
skylines-moment-missing = Es fehlt { $track ->
    [power] an Strom
    [water] an Wasser
   *[garbage] an Platz für Müll
}
skylines-moment-missing-text = Für jeden Schritt von Strom, Wasser und Müll unter 0 sinkt die Zufriedenheit am Ende eines Meilensteins um 1. Versorgungsgebäude heben den Marker wieder.
skylines-moment-burden = { $track ->
    [pollution] Die Umweltbelastung
    [traffic] Der Verkehr
   *[crime] Die Kriminalität
} ist gestiegen
skylines-moment-burden-text = Jeder Schritt von Umweltbelastung, Verkehr und Kriminalität senkt die Skyline ganz am Schluss um 1. Keine Karte darf eine davon über { $end } schieben.
skylines-moment-labour = Die Arbeitskraft hat sich bewegt
skylines-moment-labour-text = Am Ende eines Meilensteins bezahlt ihr 1 Geld für jeden Schritt, den sie von 0 entfernt ist, nach oben wie nach unten. Haltet Wohnen und Arbeit im Gleichgewicht.
skylines-moment-service = Eine kleine Dienstleistung
skylines-moment-service-text = Versorgt werden nur Gebiete, die später direkt daneben gelegt werden, Seite an Seite und nicht über eine Straße. Der beste Platz ist also dort, wo Wohnhäuser hinkommen.
skylines-moment-service-large = Eine große Dienstleistung
skylines-moment-service-large-text = Versorgt wird jedes Gebiet, das von jetzt an in ihr Viertel gelegt wird, egal wo es dort liegt.
skylines-moment-utility = Ein Versorgungsgebäude steht
skylines-moment-utility-text = In jedem Viertel darf nur eines gebaut werden. Seine Karte hebt Strom, Wasser oder Müll, was die Gebiete verbrauchen.
skylines-moment-unique = Ein einzigartiges Gebäude steht
skylines-moment-unique-text = Seine Karte liegt offen, und sein Vorteil gilt von jetzt an. Gebaut werden konnte es erst in dem Zug nach dem Ziehen.
skylines-moment-exchanged = Eine Karte wurde ausgetauscht
skylines-moment-exchanged-text = Das kostet { $price } Geld. Die Karte liegt jetzt offen auf dem Austauschstapel: Wer eine Karte spielt, darf sie nehmen, statt zu ziehen.
skylines-moment-milestone = Der erste Meilenstein ist erreicht
skylines-moment-milestone-text = Die Zufriedenheit kam zur Skyline: { $gained }. Für den nächsten bleibt sie stehen. Arbeitskraft und neues Planteil sind bezahlt; Karten dürft ihr für je 1 ablegen.
skylines-moment-may-end = Der Meilenstein darf beendet werden
skylines-moment-may-end-text = In jedem Viertel liegen genug Plättchen. Weiterbauen dürft ihr auch: Mehr Zufriedenheit zählt mehr, aber Karten und Geld werden knapp.
skylines-moment-second-part = Ein zweites Planteil ist offen
skylines-moment-second-part-text = Wo Planteile aneinanderstoßen, wachsen ihre Viertel zusammen: Große Dienstleistungen gelten dann für beide, und weniger Viertel brauchen Plättchen.
skylines-moment-last-part = Alle Planteile sind offen
skylines-moment-last-part-text = Nur der letzte Meilenstein bleibt. Er braucht zwei Plättchen in jedem Viertel; danach werden Umweltbelastung, Verkehr und Kriminalität abgezogen.
skylines-moment-stack = Ein Stapel ist leer
skylines-moment-stack-text = Zieht von einem anderen. Sind alle drei leer, muss der Meilenstein sofort beendet werden, und mit ihm das Spiel.
skylines-moment-role = Du hast eine Rolle
skylines-moment-role-text = Was sie verändert, gilt für dich in deinen eigenen Zügen, das ganze Spiel lang.
skylines-moment-policy = Eine Stadtrichtlinie
skylines-moment-policy-text = Gespielt wird sie statt eines Gebäudes, für einen einmaligen Vorteil. Austauschen kann man sie nicht; ungenutzt wird sie am Ende des Meilensteins ersetzt.
skylines-moment-news = News!
skylines-moment-news-text = Was sie sagen, gilt sofort für alle, bis neue kommen oder der Meilenstein endet.
skylines-moment-lost = Wie eine Stadt verloren geht
skylines-moment-lost-text = Durch einen Meilenstein, den die Stadtkasse nicht zahlen kann, ohne spielbare Karte, durch Zufriedenheit oder Skyline am Ende der Leiste. Meist hilft es, Meilensteine früh genug zu beenden.
skylines-moment-graded = Was die Skyline sagt
# The guided match: what the coach says.

skylines-learn-welcome = Willkommen im Rathaus! Alle zusammen bauen eine Stadt; heute du allein. Das Ziel ist eine hohe Skyline: die Zufriedenheit, die deine Stadt sammelt.
skylines-learn-money = Die Stadt hat { $money } Münzen. Zuerst braucht sie Land: Drei Planteile liegen verdeckt.
skylines-learn-open = Decke dieses Planteil auf. Es kostet { $cost }, hat { $districts } Stadtviertel und lässt dir { $money } Münzen. Dann bestätige.
skylines-learn-open-free = Decke ein Planteil auf und bezahle es.
skylines-learn-districts = Straßen teilen das Land in { $districts } Stadtviertel. Dies ist eines. In jedem Viertel muss etwas liegen, bevor ein Meilenstein enden kann.
skylines-learn-cards = Das sind deine { $cards } Karten. Spiele eine je Zug: Das Plättchen kommt auf den Plan, der Text bewegt die Marker, dann ziehst du eine neue.
skylines-learn-doctor = Beginne mit dem Ärztehaus. Es kostet 1 Münze und macht die Leute zufriedener: { $money } Münzen, Zufriedenheit { $happiness }.
skylines-learn-lay-doctor = Lege es auf die markierten Felder. Plättchen darfst du drehen, aber nie über eine Straße oder aufs Wasser legen.
skylines-learn-street = Zwischen diesen Feldern verläuft eine Straße. Ein Plättchen bleibt auf einer Seite.
skylines-learn-lake = Das ist der See. Plättchen liegen auf freiem Land.
skylines-learn-draw = Ziehe jetzt eine Karte. Stapel I hat einfache Karten, II und III teurere und stärkere. Nimm eine und bestätige.
skylines-learn-service-free = Spiele eine Karte: Ein Dienstleistungsgebäude nahe bei Wohngebieten ist ein guter Anfang.
skylines-learn-zone = Die Lindengasse, ein Wohngebiet. Oben steht, was es kostet: Wasser und mehr Menschen, die Arbeit suchen. Darunter, was es verlangt und was es dafür zahlt.
skylines-learn-serves = Es verlangt Gesundheit. Das Ärztehaus ist klein: Es versorgt, was direkt daneben gelegt wird.
skylines-learn-homes = Nimm diese Karte.
skylines-learn-lay-homes = Lege es auf die markierten Felder, neben das Ärztehaus. Die Bedingung ist erfüllt und zahlt: { $money } Münzen. Das Wasser fällt auf { $water }.
skylines-learn-no-doctor = Erlaubt, aber das Ärztehaus steht nicht daneben, also wird nichts gezahlt: Es bleibt bei { $money } Münzen. Versuche die markierten Felder.
skylines-learn-draw-again = Ziehe eine Karte von einem beliebigen Stapel und bestätige.
skylines-learn-zone-free = Lege Gebiete dorthin, wo ihre Bedingung erfüllt ist: Nur dann zahlen sie.
skylines-learn-red = Das Wasser steht bei { $water }. Unter 0 kostet es Zufriedenheit, wenn der Meilenstein endet. Darum kümmern wir uns.
skylines-learn-labour = Arbeitskraft: { $labour } auf Arbeitssuche. Abseits der 0 kostet sie am Meilenstein Geld. Gewerbe und Industrie senken sie, Wohngebiete heben sie.
skylines-learn-shop = Spiele also den Eckladen: Er gibt Arbeit, und die Arbeitskraft geht zurück auf { $labour }.
skylines-learn-lay-shop = Er verlangt ein Wohngebiet in seinem Viertel. Lege ihn auf die markierten Felder: Dann sind es { $money } Münzen.
skylines-learn-no-homes = Erlaubt, aber in diesem Viertel wohnt niemand, also wird nichts gezahlt: Es bleibt bei { $money } Münzen. Versuche die markierten Felder.
skylines-learn-shop-free = Halte die Arbeitskraft nahe bei 0: Wohngebiete heben sie, Gewerbe und Industrie senken sie.
skylines-learn-each-district = Zwei Viertel sind noch leer. Zeige auf die Zeichen, um zu sehen, was ein Viertel hat und was ihm fehlt.
skylines-learn-school = Die Grundschule: 2 Münzen und zwei Schritte Zufriedenheit. Dann sind es { $happiness }, und { $money } Münzen.
skylines-learn-lay-school = Lege sie in das leere Viertel rechts. Später versorgt sie Wohngebiete daneben.
skylines-learn-school-free = Dienstleistungen kosten Geld und bringen Zufriedenheit. Jedes Viertel braucht ein Plättchen.
skylines-learn-utility = Ein Versorgungsgebäude hebt Strom, Wasser oder Müll. In jedem Viertel ist Platz für eines davon.
skylines-learn-tower = Der Wasserturm kostet 3 Münzen und hebt das Wasser auf { $water }; { $money } Münzen bleiben.
skylines-learn-lay-tower = Lege ihn in das große Viertel unten, das noch leer ist.
skylines-learn-tower-free = Hebe, was unter 0 steht, bevor der Meilenstein endet: Baue ein Versorgungsgebäude dafür.
skylines-learn-milestone = In jedem Viertel liegt etwas: Der Meilenstein kann enden. Hier siehst du, was er tun wird. Zufriedenheit { $happiness } kommt auf die Skyline und bleibt für das nächste Mal.
skylines-learn-end = Beende den Meilenstein und bestätige. Die Skyline steigt auf { $skyline }.
skylines-learn-end-free = Liegt in jedem Viertel etwas, darfst du den Meilenstein beenden. Sieh erst nach, was er tun wird.
skylines-learn-skyline = Die Skyline hat jetzt { $skyline } und behält sie. Diese Zahl blickt voraus: { $points }, wenn der nächste Meilenstein so endete, wie es steht.
skylines-learn-next-part = Jetzt wächst die Stadt: Decke das nächste Planteil für { $cost } Münzen auf. { $money } bleibt. Könntest du es nicht bezahlen, wäre die Stadt verloren.
skylines-learn-next-free = Decke das nächste Planteil auf. Wo Viertel aneinanderstoßen, werden sie eines.
skylines-learn-put = Du könntest jetzt Karten tauschen, für je 1 Münze. Behalte deine Münze: Bestätige einfach.
skylines-learn-earn = Wenig Geld, aber gute Karten: Gebiete, deren Bedingung erfüllt ist, zahlen Münzen. Die Schule zahlt für Wohngebiete neben ihr.
skylines-learn-lose = Zweierlei beendet eine Stadt vorzeitig: kein Geld für das, was bezahlt werden muss, und Zufriedenheit bei −5. Baue Dienstleistungen, bevor die Leute klagen.
skylines-learn-bye = Ab hier regierst du allein: Decke alle drei Planteile auf und bringe die Skyline auf 11 oder mehr.
skylines-learn-less = Erlaubt, aber du hättest { $mine } Münzen; mit dem Markierten { $best }. Versuche es noch einmal, oder bestätige erneut, um deinen Zug zu behalten.
## Üben

skylines-puzzle-worth = Ein Zug macht die Stadt um { $gain } mehr wert, würde sie jetzt gewertet. Welcher?
skylines-puzzle-worth-name = Was die Stadt wert ist
skylines-puzzle-money = Die Stadtkasse braucht Geld: Nach welchem Zug ist { $gain } mehr darin?
skylines-puzzle-money-name = Geld
skylines-puzzle-happiness = Erhöhe die Zufriedenheit um { $gain }.
skylines-puzzle-happiness-name = Zufriedenheit
# Score pads
skylines-wrong-district = ein Stadtviertel sind seine Wohn-, Gewerbe- und Industriegebiete, dann seine Dienste (health, education, transport, fire, police, parks) und 'utility', jedes einmal, wie in 'district 2 1 0 health utility'
skylines-wrong-zones = { $number } Gebiete ({ $kind }); es gibt nur { $most } solche Plättchen
## Own component sets

skylines-wrong-exchange = ein Austausch könnte { $price } kosten ({ $usual } weniger das, was { $names } abziehen): er muss immer mindestens 1 kosten, sonst könnte eine Partie endlos weitergehen
skylines-set-cards = Karten
skylines-set-roles = Rollen
skylines-set-shapes = Formen
skylines-set-tiles = Plättchen
skylines-set-tracks = Leisten
skylines-set-parts = Planteile
skylines-set-layouts = Aufbauten
skylines-set-cards-how = Wähle eine Karte, um zu ändern, was sie kostet, verlangt und gibt.
skylines-set-roles-how = Wähle eine Rolle, um die Regeln, die sie beugt, und ihre Fähigkeit zu ändern.
skylines-set-shapes-how = Wähle eine Form und tippe auf ihre Quadrate. Plättchen dürfen gedreht und gewendet werden.
skylines-set-tiles-how = Wie viele Plättchen jeder Form ein Gebiet hat.
skylines-set-tracks-how = Zwischen welchen Enden sich jeder Marker bewegt; „open“ heißt ohne Ende.
skylines-set-parts-how = Tippe auf ein Quadrat für Land oder Wasser, auf eine Linie zwischen zweien für eine Straße.
skylines-set-layouts-how = Welche Planteile in jedem Szenario wo liegen; der Pfeil zeigt, wohin die obere Seite weist.
skylines-set-level = Stufe { $level }
skylines-set-name = Name
skylines-set-shape = Form des Plättchens
skylines-set-cost = Kosten und Wirkung
skylines-set-conditions = Bedingungen
skylines-set-condition-more = Bedingung hinzufügen
skylines-set-reward = Belohnung
skylines-set-bends = Regeln, die sie beugt
skylines-set-bend-more = Eine Regel beugen …
skylines-set-ability = Was ihre Fähigkeit ändert
skylines-set-square = Zeile { $row }, Spalte { $column }
skylines-set-shape-more = Form hinzufügen
skylines-set-low = von
skylines-set-high = bis
skylines-set-part = Planteil { $part }
skylines-set-develop = Erschließungskosten
skylines-set-layout = Szenario { $layout }
skylines-set-land = Land
skylines-set-water = Wasser
skylines-set-street = Straße
skylines-set-line = keine Straße
skylines-set-crossing = Kreuzung
skylines-moment-graded-text = Am Ende stand sie bei { $skyline }, nachdem Umweltbelastung, Verkehr und Kriminalität abgezogen waren. Ab 11 ist die Stadt ein Erfolg; je zehn mehr sind eine Stufe.
skylines-pad-tracks = Leisten
skylines-pad-less = { $what }: eins weniger
skylines-pad-more = { $what }: eins mehr
skylines-pad-straight = Direkt zur Skyline
skylines-pad-burdens = Am Ende ziehen Umweltbelastung, Verkehr und Kriminalität { $sum } ab.
skylines-pad-track-end = { $track } geht von { $low } bis { $high }; weiter kann der Marker nicht.
skylines-pad-milestones = Meilensteine
skylines-pad-end-milestone = Meilenstein { $number } beenden
skylines-pad-end-about = Das kostet { $missing } Zufriedenheit für Strom, Wasser und Müll, bringt der Skyline { $gained } und kostet { $labour } Geld für den Arbeitsmarkt.
skylines-pad-unmilestone = Den letzten zurücknehmen
skylines-pad-unhappy = Die Zufriedenheit fiele auf { $happiness }: Die Stadt ist verloren, bevor dieser Meilenstein gewertet wird.
skylines-pad-no-money = Der Arbeitsmarkt kostet { $money } mehr, als in der Stadtkasse ist: Die Stadt ist verloren.
skylines-pad-no-milestone = Noch ist kein Meilenstein notiert.
skylines-pad-districts = Stadtviertel
skylines-pad-districts-about = Was in jedem Viertel liegt, um Bedingungen nachzusehen; es bringt keine Punkte.
skylines-pad-lacking = { $districts ->
    [0] Jedes Viertel hat, was der nächste Meilenstein braucht.
    [one] Einem Viertel fehlen Plättchen: Der nächste Meilenstein braucht { $needed } in jedem.
   *[other] { $districts } Vierteln fehlen Plättchen: Der nächste Meilenstein braucht { $needed } in jedem.
}
skylines-pad-zone = { $kind ->
    [residential] Wohnen
    [commercial] Gewerbe
   *[industrial] Industrie
}
skylines-pad-services = Dienste
skylines-pad-utility = Versorgung
skylines-pad-add-district = Viertel hinzufügen
skylines-pad-remove = Viertel { $number } entfernen
skylines-deal-stack = Stapel { $stack }
skylines-deal-roles = Rollen
skylines-deal-card = { $title }, Karte { $card } von { $cards }
