# Cities

cities-title = Cities
cities-blurb = Zestien tegels, voor iedereen dezelfde: wie bouwt de mooiste stad voor zijn zeven toeristen?

cities-option-level = Niveau
cities-option-no_jumping = Niet springen: toeristen komen niet van ver naar de nieuwe bordtegel
cities-option-just_one_more = Nog eentje: een laatste bordtegel mag boven op de stad
cities-option-free = Vrij: geen grens van vier bij vier bordtegels
cities-level-1 = Makkie
cities-level-2 = Dilemma
cities-level-3 = Hersenkraker

cities-kind-A = bezienswaardigheid
cities-kind-P = park
cities-kind-C = terras
cities-kind-W = water

cities-character-gardener = de Tuinier
cities-character-gardener-about = Houdt van grote parken en bezienswaardigheden en laat er liever één groeien dan een nieuwe te beginnen.
cities-character-regular = de Stamgast
cities-character-regular-about = Zit in cafés met uitzicht, hoe verder hoe beter.
cities-character-gambler = de Gokker
cities-character-gambler-about = Neemt de beurt die veel kan opleveren, ook als het weinig kan worden.

cities-phase-start = Leg de drie starttegels zo dat ze elkaar alleen met de hoekpunten raken.
cities-phase-lay = Ronde { $round } van { $rounds }: leg bordtegel { $tile }.
cities-phase-tourist = Ronde { $round } van { $rounds }: plaats, verplaats of verzet één toerist, of doe niets.
cities-phase-extra = Nog eentje: leg bordtegel { $tile } boven op je stad, of zie ervan af.

cities-rule-taken = Daar ligt al een bordtegel.
cities-rule-touches-nothing = De bordtegel moet een bordtegel van de stad met een zijde of een hoekpunt raken.
cities-rule-too-wide = De stad zou vijf bordtegels breed worden; vier is het maximum.
cities-rule-too-tall = De stad zou vijf bordtegels hoog worden; vier is het maximum.
cities-rule-outside = Dat veld hoort niet bij de stad.
cities-rule-on-water = Toeristen staan niet op water.
cities-rule-field-taken = Daar staat al een toerist.
cities-rule-supply-empty = Er is geen toerist meer in de voorraad.
cities-rule-not-the-new-tile = Een toerist uit de voorraad komt op de bordtegel die net is gelegd.
cities-rule-no-tourist = Daar staat geen toerist.
cities-rule-too-far = Een toerist gaat naar de bordtegel die net is gelegd, of één veld in een willekeurige richting.
cities-rule-no-jumping = Zonder springen gaat een toerist maar één veld ver, ook naar de nieuwe bordtegel.
cities-rule-half-side = Bordtegels liggen in het raster, nooit een halve zijde verschoven.
cities-rule-start-corners = Elke starttegel moet één of twee andere met een hoekpunt raken en geen enkele met een zijde.

cities-item-attraction = Bezienswaardigheden, zone van { $fields }{ $neighbours ->
    [0] { "" }
    [one] , één terras ernaast
   *[other] , { $neighbours } terrassen ernaast
}
cities-item-park = Park, zone van { $fields }{ $neighbours ->
    [0] { "" }
    [one] , één waterveld ernaast
   *[other] , { $neighbours } watervelden ernaast
}
cities-item-attraction-again = Tweede toerist in dezelfde zone van bezienswaardigheden
cities-item-park-again = Tweede toerist in dezelfde parkzone
cities-item-cafe = Terras met uitzicht op { $water ->
    [0] { $parks ->
        [0] niets
        [one] één parkveld
       *[other] { $parks } parkvelden
    }
    [one] één waterveld{ $parks ->
        [0] { "" }
        [one] {" "}en één parkveld
       *[other] {" "}en { $parks } parkvelden
    }
   *[other] { $water } watervelden{ $parks ->
        [0] { "" }
        [one] {" "}en één parkveld
       *[other] {" "}en { $parks } parkvelden
    }
}
cities-item-cafe-plain = Een terras levert op niveau 1 niets op
cities-points-attraction = Bezienswaardigheden
cities-points-park = Parken
cities-points-cafe = Terrassen
cities-decided-tie = Gelijk aantal punten: { $place ->
    [1] de beste toerist
    [2] de op een na beste toerist
   *[other] toerist nr. { $place }
} gaf de doorslag, { $more } tegen { $less } voor { $name }.

cities-tile = Bordtegel { $tile }
cities-unseen = Nog niet gezien: { $number ->
    [one] één bordtegel
   *[other] { $number } bordtegels
}
cities-supply = Toeristen in de voorraad: { $number }
cities-notation-help = Bordtegel leggen: veld linksboven en waar de bovenkant heen wijst: e5^ e5> e5v e5<. Start: drie ervan, e5^,g7>,i5v. Toerist: +f6 uit de voorraad, c3-e5 verplaatst er een, . doet niets. Extra tegel: *f6> bovenop, x ziet ervan af. Twee stappen op één regel: e5> +f6
cities-legend-tourist = toerist
cities-legend-newest = de nieuwste tegel
cities-legend-reached = hier kan een toerist heen
cities-legend-place = hier mag de tegel liggen; de plek heet naar zijn veld linksboven

## What is no move, and what is wrong on a score sheet

cities-wrong-field = { $name } is geen veld; een veld is een kolom en een rij, bijvoorbeeld e5
cities-wrong-letter = { $letter } is geen veld; velden zijn A, P, C of W, als kleine letter met een toerist; vrij gespeeld is een punt een gat
cities-wrong-start = { $text } legt { $tiles } bordtegels; de start heeft er { $start }, bijvoorbeeld e5^,g7>,i5v
cities-wrong-move = { $text } is geen zet; een bordtegel leg je zoals in e5> (^ > v < zeggen hoe hij gedraaid is), een toerist zet je neer zoals in +f6 of verplaats je zoals in c3-e5, '.' is geen toeristenactie

## On the page

cities-kind-none = niets
cities-kind-tourist = { $kind } met een toerist
cities-row = Rij { $row }, { $first } tot { $last }: { $fields }.
cities-field = { $field }: { $kind }
cities-field-tourist = { $field }: { $kind }, daar staat een toerist
cities-field-target = { $field }: { $kind }, daar mag de toerist heen
cities-place-free = Plek { $place }: daar mag de bordtegel liggen
cities-place-no = Plek { $place }: daar mag de bordtegel niet liggen
cities-place-tile = Plek { $place }: bordtegel { $tile }
cities-tile-fields = Bordtegel { $tile }: boven { $upper }; onder { $lower }
cities-decline = Ervan afzien
cities-did-start = legt de starttegels
cities-did-lay = legt de bordtegel op { $place }
cities-did-cover = legt de extra bordtegel boven op { $place }
cities-did-decline = ziet af van de extra bordtegel
cities-did-put = toerist op { $field }
cities-did-walk = toerist van { $from } naar { $to }
cities-told-lay = legt { $kinds } { $where }
cities-told-cover = legt { $kinds } boven op de stad, { $where }
cities-told-put = { $kind ->
    [A] zet een toerist bij de bezienswaardigheid
    [P] zet een toerist in het park
    [C] zet een toerist op het terras
   *[other] zet er een toerist op
}
cities-told-walk = een toerist gaat { $from } { $to }
cities-from = { $kind ->
    [A] van de bezienswaardigheid
    [P] uit het park
    [C] van het terras
   *[other] van elders
}
cities-to = { $kind ->
    [A] naar de bezienswaardigheid
    [P] naar het park
    [C] naar het terras
   *[other] naar een veld
}
cities-a-tile = een bordtegel
cities-some-A = { $number ->
    [one] een bezienswaardigheid
    [2] twee bezienswaardigheden
   *[other] { $number } bezienswaardigheden
}
cities-some-P = { $number ->
    [one] een park
    [2] twee parken
   *[other] { $number } parken
}
cities-some-C = { $number ->
    [one] een terras
    [2] twee terrassen
   *[other] { $number } terrassen
}
cities-some-W = { $number ->
    [one] water
    [2] twee watervelden
   *[other] { $number } watervelden
}

cities-rules-goal = Het doel
cities-rules-goal-text =
    Iedereen bouwt een eigen stad met dezelfde zestien bordtegels, die in dezelfde volgorde komen. Er zijn 24 bordtegels; acht daarvan blijven in elke partij ongezien uit het spel.
    Zeven toeristen bezoeken de stad, en elk van hen levert punten op voor wat er te zien is vanaf de plek waar hij staat.
    Elke bordtegel toont vier velden van deze soorten:
cities-rules-start = Het begin
cities-rules-start-text =
    Er worden nog geen toeristen geplaatst.
    De eerste drie bordtegels worden samen opengedraaid. Draai ze zoals je wilt en leg ze zo dat elke tegel een of twee andere met een hoekpunt raakt, en geen enkele met een zijde. Er zijn zes vormen:
cities-rules-laying = Een bordtegel leggen
cities-rules-laying-text =
    In elk van de dertien rondes ziet iedereen de volgende bordtegel en legt die tegelijk, zonder dat de anderen het zien.
    Hij mag naar believen gedraaid worden. Hij moet een tegel van de stad met een zijde of een hoekpunt raken, en de stad mag nooit breder of hoger worden dan vier tegels. Waar het vierkant van vier bij vier uitkomt, bepalen je tegels.
    Bordtegels liggen zijde aan zijde in één raster, nooit een halve zijde verschoven. Je mag je tegel en je toerist veranderen tot iedereen heeft bevestigd; dan wordt alles getoond.
cities-rules-tourists = Toeristen
cities-rules-tourists-text =
    Na het leggen mag je één ding doen met één toerist: er een uit de voorraad op de nieuwe tegel plaatsen, er een uit de stad naar de nieuwe tegel verplaatsen, of er een één veld verzetten in een willekeurige richting, ook schuin.
    Toeristen staan nooit op water en nooit met z’n tweeën op één veld. Ze gaan niet terug naar de voorraad.
    Een stap eindigt op een veld van de stad; schuin mag hij langs een lege plek gaan.
cities-rules-scoring = Punten
cities-rules-scoring-text =
    Een zone bestaat uit bezienswaardigheden of uit parken die met hun zijden aan elkaar liggen. Niveau 1: een zone met een toerist levert één punt per veld op, maar slechts één keer, ook als er meer toeristen in staan. Terrassen leveren niets op.
    Niveau 2: een toerist op een terras kijkt in de vier richtingen, en elk waterveld dat hij ziet levert één punt op. Over water loopt het uitzicht door, al het andere beëindigt het.
    Niveau 3: bezienswaardigheden leveren een extra punt op voor elk terras naast de zone, parken voor elk waterveld ernaast. Vanaf een terras zie je ook parken: het uitzicht loopt door over water en parken, één punt voor elk veld, tot een bezienswaardigheid, een terras of de rand van de stad het beëindigt.
    Een veld kan meer dan eens tellen: voor elke zone waaraan het grenst, en voor elk terras van waar je het ziet. Of er een toerist op staat, maakt niet uit.
    Een zone zonder toerist levert niets op.
cities-rules-end = Het einde
cities-rules-end-text =
    Het spel eindigt als alle zestien bordtegels liggen: elke stad is dan een vol vierkant. Wie de meeste punten heeft, wint. Bij een gelijke stand worden de beste toeristen vergeleken, dan de op één na beste, enzovoort; wie dan nog gelijk staat, deelt de winst.
    Alleen probeer je je laatste score te verbeteren.
    Bij een gelijke stand tellen de tweede toerist in een zone en een toerist die nooit geplaatst is als 0.
cities-rules-variants = Varianten
cities-rules-variants-text =
    Niet springen: een toerist uit de stad mag maar één veld lopen, ook naar de nieuwe tegel.
    Nog eentje: na de laatste ronde wordt een van de acht overgebleven bordtegels onthuld. Je mag hem boven op je voltooide stad leggen, op vier velden die een vierkant vormen, of ervan afzien. Toeristen eronder gaan terug naar de voorraad en mogen meteen weer geplaatst worden. Wie ervan afziet, mag toch nog iets met een toerist doen; de nieuwe tegel is dan nog steeds de zestiende.
    Vrij: de stad mag zo breed en zo hoog worden als je wilt, en gaten mogen blijven. Een gat beëindigt het uitzicht, en er kan geen toerist op staan.
    De extra tegel mag naar believen gedraaid worden en hoeft niet precies op de tegels eronder te liggen; alle vier de velden moeten velden van de stad bedekken. Daarna mag iedereen zoals altijd één ding doen met een toerist.
cities-try-laying = Probeer het: waar mag deze bordtegel liggen?
cities-try-place = Plek { $place } proberen
cities-try-fits = Hier mag hij liggen.
cities-try-visiting = De omrande tegel is de nieuwe; de stippen tonen waar de toerist heen mag.
cities-try-supply = Uit de voorraad
cities-try-tourist = Van { $field }
cities-try-targets = De toerist mag naar { $fields }.
cities-try-scoring = Probeer het: zet de toerist op een veld.

## Spelmateriaal

cities-wrong-number = ‘{ $number }’ is geen nummer van een tegel; de tegels hebben de nummers 1 tot { $most }
cities-wrong-twice = tegel { $tile } staat er twee keer; elk nummer van 1 tot { $most } komt één keer voor
cities-wrong-tile-letter = tegel { $tile } heeft de letter ‘{ $letter }’; velden zijn A, P, C of W
cities-wrong-ninth-field = een negende veld; een stad is { $side } velden breed
cities-wrong-row = { $fields } velden; een stad is { $side } breed
cities-wrong-rows = { $rows } rijen velden; een stad heeft er { $side }
cities-wrong-on-water = een toerist op water; toeristen staan op A, P of C
cities-wrong-tourists = een achtste toerist; elke speler heeft er { $most }
cities-wrong-half-tile = deze bordtegel is niet heel; bordtegels zijn 2 bij 2 velden in een raster dat aan de boven- en linkerkant van de stad begint
cities-wrong-tiles = { $tiles } bordtegels; een stad heeft er { $wanted }
cities-wrong-apart = deze bordtegel zit niet aan de stad vast; bordtegels raken elkaar met een zijde of een hoek
cities-wrong-fields = tegel { $tile } heeft { $fields } velden; een tegel heeft er 4, zoals in ‘{ $tile }  AP CW’
cities-wrong-missing = tegel { $tiles } ontbreekt; bij het materiaal horen de tegels 1 tot { $most }
cities-unusual-same-fields = tegel { $tile } heeft { $fields } velden van één soort; in de doos zijn dat er hoogstens 2
cities-unusual-four-kinds = tegel { $tile } toont vier soorten; in de doos zijn dat er 2 of 3
cities-unusual-alike = de tegels { $tile } en { $other } zijn gelijk; in de doos zijn alle tegels verschillend

## Op papier

cities-paper-player = Tegels en toeristen · speler { $number }
cities-paper-tile = Tegel { $number }
cities-paper-tourist-piece = Toerist
cities-paper-tourist = Toerist { $number }
cities-paper-fold = Knip langs de streepjeslijnen; vouw de toeristen langs de stippellijnen, dan staan ze.
cities-paper-needs = Meer is er niet nodig. Eén speler schudt zijn tegels gesloten, legt er acht weg en draait de andere één voor één open; de rest zoekt dezelfde nummers op.
cities-paper-score = Schrijf op wat elke toerist oplevert: bij gelijke stand worden de beste toeristen één voor één vergeleken.
cities-paper-aid = Wat punten oplevert
cities-paper-aid-1 = Een zone van bezienswaardigheden of parken met een toerist: 1 per veld, één keer.
cities-paper-aid-2 = Ook: een toerist op een terras ziet water in vier richtingen, 1 per veld; al het andere beëindigt het uitzicht.
cities-paper-aid-3 = Ook: 1 voor elk terras naast een zone van bezienswaardigheden en voor elk water naast een park; terrassen zien ook parken.
## Wat telt, en wat de eerste keer wordt uitgelegd
cities-scores-attraction = Zone van bezienswaardigheden met een toerist: 1 punt per veld{ $level ->
    [3] { " " }en 1 voor elk terras ernaast
   *[other] { "" }
}
cities-scores-park = Parkzone met een toerist: 1 punt per veld{ $level ->
    [3] { " " }en 1 voor elk waterveld ernaast
   *[other] { "" }
}
cities-scores-cafe = { $level ->
    [1] Toerist op een terras: niets op dit niveau
    [2] Toerist op een terras: 1 punt voor elk waterveld dat hij recht vooruit ziet
   *[3] Toerist op een terras: 1 punt voor elk water- of parkveld dat hij recht vooruit ziet
}
cities-scores-tourists = Je hebt zeven toeristen; een zone telt één keer, hoeveel er ook in staan
cities-scores-no-jumping = Niet springen: toeristen in de stad gaan alleen van veld tot veld
cities-scores-one-more = Aan het eind komt er nog één tegel; je mag hem op je stad leggen
cities-scores-free = Vrij: je stad mag breder worden dan vier tegels en gaten hebben

cities-moment-zone = Je eerste zone met een toerist
cities-moment-zone-text = Velden van één soort die elkaar met hun zijden raken zijn een zone. Met een toerist erin levert elk veld een punt op, ook elk veld waarmee ze later groeit.
cities-moment-cafe-plain = Een toerist op een terras
cities-moment-cafe-plain-text = Op niveau 1 levert een terras niets op. Maar de toerist kan van hier later verder lopen.
cities-moment-view = Een toerist op een terras
cities-moment-view-text = Hij kijkt recht vooruit in de vier richtingen. Elk { $level ->
    [2] waterveld levert een punt op; over water loopt het uitzicht door, al het andere beëindigt het.
   *[3] water- of parkveld levert een punt op; een bezienswaardigheid, een terras of een gat beëindigt het uitzicht.
}
cities-moment-again = Twee toeristen in één zone
cities-moment-again-text = Een zone telt maar één keer, dus de tweede toerist levert hier niets op. In een latere ronde kan hij eruit lopen, of naar de nieuwe tegel verplaatst worden.
cities-moment-beside = Punten naast een zone
cities-moment-beside-text = Op niveau 3 tellen bij bezienswaardigheden ook de terrassen aan hun zijden, en bij parken het water aan hun zijden: één punt per veld.
cities-moment-shared = Een veld dat dubbel telt
cities-moment-shared-text = Een veld telt voor elke zone die het raakt, en voor elk terras van waar je het ziet. Zulke plekken zijn het meeste waard.
cities-moment-step = Een toerist heeft een stap gezet
cities-moment-step-text = Een stap naar een van de acht velden eromheen is het ene wat je in de ronde met een toerist doet: uit de voorraad komt er dan geen.
cities-moment-jump = Een toerist is verplaatst
cities-moment-jump-text = Van overal in de stad mag een toerist naar de tegel die net is gelegd. De zone die hij verlaat telt alleen als er nog iemand staat.
cities-moment-frame = { $sides ->
    [width] Je stad is vier tegels breed
    [height] Je stad is vier tegels hoog
   *[both] Je stad is vier tegels breed en hoog
}
cities-moment-frame-text = Nu ligt het kader vast, { $sides ->
    [width] links en rechts: tegels passen alleen nog erboven, eronder en ertussen.
    [height] boven en onder: tegels passen alleen nog links, rechts en ertussen.
   *[both] aan alle kanten: de volgende tegels vullen wat er van het vierkant nog vrij is.
}
cities-moment-wide = Breder dan vier tegels
cities-moment-wide-text = In de variant Vrij mag je stad verder groeien. Een gat erin beëindigt elk uitzicht, en geen toerist kan erop staan.
cities-moment-supply = Alle zeven toeristen staan
cities-moment-supply-text = Vanaf nu kun je ze alleen nog bewegen: naar de nieuwe tegel, of één veld. Naar de voorraad gaan ze niet terug.
cities-moment-extra = Nog eentje
cities-moment-extra-text = Deze tegel komt op vier velden van je stad die een vierkant vormen. Toeristen eronder gaan terug naar je voorraad; je mag er ook van afzien.
cities-moment-together = Iedereen legde dezelfde tegel
cities-moment-together-text = Allen leggen tegelijk, en pas als iedereen heeft bevestigd wordt alles getoond. Niemand kan je iets afpakken.
# The guided match: what the coach says.

cities-learn-welcome = Welkom! Hier groeit je stad: vier bij vier tegels. De bot naast je bouwt met dezelfde tegels een andere.
cities-learn-kinds = Drie starttegels liggen in je hand. Elke tegel toont vier velden: bezienswaardigheden, parken, terrassen, water.
cities-learn-start = Leg de { $tiles } tegels na elkaar op de gemarkeerde plaatsen, zonder ze te draaien. Ze raken elkaar alleen met hoekpunten. Bevestig daarna.
cities-learn-start-sides = Zo liggen de tegels zij aan zij. Starttegels raken elkaar alleen met hoekpunten, zoals de gemarkeerde plaatsen.
cities-learn-start-free = Leg de drie starttegels hoekpunt aan hoekpunt, zoals je wilt, en bevestig.
cities-learn-same-tile = Een nieuwe tegel. Iedereen krijgt nu deze en legt hem tegelijk.
cities-learn-zone = Deze twee bezienswaardigheden liggen naast elkaar: ze zijn één zone. Een zone levert een punt op voor elk veld, maar alleen als een toerist ernaar kijkt.
cities-learn-lay-beside = Leg de tegel op de gemarkeerde plaats. Zijn bezienswaardigheid komt boven deze twee te liggen.
cities-learn-first-tourist = Nu een toerist, op de gemarkeerde bezienswaardigheid van de nieuwe tegel: de zone heeft drie velden, dat zijn { $points } punten. Bevestig daarna.
cities-learn-touch = Die plaats raakt geen tegel van je stad, zelfs niet met een hoekpunt. Probeer de gemarkeerde.
cities-learn-small-zone = Toegestaan, maar die zone heeft maar { $points } velden. Zet de toerist waar de bezienswaardigheid twee buren onder zich heeft.
cities-learn-cafe = Een terras levert in dit makkelijke spel { $points } punten op: vanaf niveau 2 kijkt men er naar het water. Kies de bezienswaardigheid.
cities-learn-no-tourist-yet = Zonder toerist krijg je { $points } punten. Zet er eerst een op de gemarkeerde bezienswaardigheid.
cities-learn-lay-free = Leg de tegel zo dat gelijke velden elkaar raken, en zet daar een toerist.
cities-learn-score = { $points } punten! Hier zie je waar elk punt vandaan komt.
cities-learn-turn-it = De volgende tegel. Draai hem tot zijn twee parken onderaan liggen: ze horen naast je parken.
cities-learn-lay-turned = Leg hem ondersteboven op de gemarkeerde plaats: zijn parken komen bij de parken, zijn bezienswaardigheid bij de bezienswaardigheden.
cities-learn-park = Nu een toerist in het park: vier velden. En de bezienswaardigheden zijn met één gegroeid, dus deze beurt is { $points } punten waard.
cities-learn-not-turned = Zo gedraaid komt niets bij elkaar. Draai de tegel twee keer, zodat zijn parken onderaan liggen.
cities-learn-same-zone = De bezienswaardigheden hebben hun toerist al, en een zone telt één keer: samen { $points } punt. Zet deze in het park.
cities-learn-water = Toeristen zwemmen niet. De parken op deze tegel zijn vrij.
cities-learn-grow-free = Zoek een plaats waar de nieuwe tegel een zone groter maakt, en zet een toerist in een zone die er nog geen heeft.
cities-learn-supply = Je hebt nog { $tourists } toeristen, en dit is ronde { $round } van { $rounds }. Ze komen dus niet elke ronde tevoorschijn.
cities-learn-lay-growing = Leg de tegel op de gemarkeerde plaats. Zijn twee bezienswaardigheden komen bij je zone: { $points } punten, zonder nog een toerist.
cities-learn-save = Bevestig nu gewoon, en bewaar je toeristen voor nieuwe zones.
cities-learn-second-tourist = Toegestaan, maar het blijft bij { $points } punten: deze zone heeft een toerist. Druk nog eens op dat veld of neem hem terug, en bevestig zonder hem.
cities-learn-save-free = Maakt de tegel een zone groter die al een toerist heeft, bevestig dan gewoon: een tweede is niet nodig.
cities-learn-walk = In plaats van een nieuwe toerist mag er een die in de stad staat één veld lopen, of naar de nieuwe tegel. Handig als twee van je zones samengroeien.
cities-learn-find = Nu jij alleen: kun je { $points } punten vinden? Draai de tegel, probeer plaatsen, en let op de punten naast de stad.
cities-learn-own-free = Deze beurt is helemaal van jou. Probeer plaatsen, en let op de punten naast de stad.
cities-learn-limit = Goed gebouwd! Nog één ding: de stad wordt nooit breder of hoger dan vier tegels. Plaatsen die te ver liggen worden niet aangeboden.
cities-learn-bye = Vanaf hier speel je alleen. Dertien rondes in totaal; wie de meeste punten heeft, wint. Terrassen tellen vanaf niveau 2.
cities-learn-less = Toegestaan, maar het levert maar { $mine } op: de gemarkeerde beurt levert { $best } op. Probeer het nog eens, of bevestig opnieuw om de jouwe te houden.
## Oefenen

cities-puzzle-points = { $gain ->
    [one] Leg de bordtegel, gebruik een toerist: vind { $gain } punt.
   *[other] Leg de bordtegel, gebruik een toerist: vind { $gain } punten.
}
cities-puzzle-points-name = Punten meteen
cities-puzzle-last = { $gain ->
    [one] De laatste bordtegel: vind nog { $gain } punt en eindig met { $best }.
   *[other] De laatste bordtegel: vind nog { $gain } punten en eindig met { $best }.
}
cities-puzzle-last-name = De laatste bordtegel
cities-puzzle-tourist = { $best ->
    [one] Eén toerist moet { $best } punt opleveren. Hoe?
   *[other] Eén toerist moet { $best } punten opleveren. Hoe?
}
cities-puzzle-tourist-name = Eén toerist
# Score pads
cities-wrong-empty = dit veld is nog leeg; een stad die gescoord wordt, is vol
## Own component sets

cities-unusual-far = het spelmateriaal heeft { $fields } velden { $letter }, dat van het huis { $usual }: bots beoordelen steden naar wat ze daarmee leerden; “quartier weights cities BESTAND” past ze aan dit spelmateriaal aan
cities-set-counts = Velden van elke soort
cities-set-how = Tik op een veld om het de volgende soort te maken, of typ er A, P, C of W op.
cities-set-tile = Tegel { $tile }
cities-set-field = Tegel { $tile }, veld { $field }: { $kind }
cities-pad-tile = Tegels
cities-pad-field = Velden
cities-pad-tourist = Toeristen
cities-pad-turn = Draaien
cities-pad-tile-about = Kies een tegel en druk op zijn plaats; nog eens haalt hem weg.
cities-pad-tile-house = Dit zijn de tegels van het huis: zijn de jouwe anders, gebruik dan je eigen doos of schilder velden.
cities-pad-tiles-all = Alle tegels
cities-pad-used = (gelegd)
cities-pad-tourist-about = Druk op een veld om er een toerist neer te zetten of weg te halen. Er zijn er nog { $left } van 7.
cities-pad-nothing-there = Op { $field } ligt nog niets: leg eerst een tegel.
cities-pad-empty = { $fields ->
    [one] Eén veld is nog leeg.
   *[other] { $fields } velden zijn nog leeg.
}
cities-pad-tiles = { $tiles ->
    [one] Er moet nog één tegel gelegd worden.
   *[other] Er moeten nog { $tiles } tegels gelegd worden.
}
cities-pad-tie = { $name } staat met evenveel punten voor { $other }: { $place ->
    [1] de beste toerist haalde
   *[other] de beste toeristen haalden evenveel, nummer { $place } haalde
} { $more } in plaats van { $less }.
cities-deal-start = Starttegel { $tile } van { $tiles }
cities-deal-round = Ronde { $round } van { $rounds }
cities-deal-extra = Nog eentje
