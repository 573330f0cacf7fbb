# City and Guilds

guilds-title = City and Guilds
guilds-blurb = Alle bauen an einer Stadt: Figuren erobern Häuserblöcke, Investitionen die Gilden.

guilds-option-box = Stadt

guilds-character-spoiler = die Spielverderberin
guilds-character-spoiler-about = Hat die Punkte aller im Blick und gönnt niemandem einen.
guilds-character-chainsmith = der Kettenschmied
guilds-character-chainsmith-about = Setzt auf lange Ketten und baut an ihnen, wo es geht.
guilds-character-gambler = der Zocker
guilds-character-gambler-about = Nimmt den Zug, der viel bringen kann, auch wenn er wenig bringen kann.

guilds-phase-return = Gib eins deiner vier Plättchen verdeckt zurück.
guilds-phase-found = Erstes Plättchen: leerer Block, keinem benachbart.
guilds-phase-lay = Lege ein Plättchen neben eins in der Stadt.
guilds-phase-invest = Investiere in die Gilde oder setze eine zweite Figur.
guilds-phase-minstrel = Setze eine Figur auf das Haus oder lass es leer.
guilds-phase-tavern = Block voll: Lege eine Taverne oder verzichte.
guilds-phase-take = Nimm eins der offenen Plättchen.

guilds-rule-not-in-hand = Ein solches Plättchen hast du nicht auf der Hand.
guilds-rule-space-taken = Auf diesem Platz liegt schon ein Plättchen.
guilds-rule-touches-nothing = Ein Plättchen muss einem liegenden benachbart sein: in gerader Linie, nur mit Straße dazwischen.
guilds-rule-block-begun = Beim Aufbau beginnt jedes Plättchen einen neuen Block; in diesem liegt schon eins.
guilds-rule-touches-a-tile = Beim Aufbau darf ein Plättchen keinem in einem anderen Block benachbart sein.
guilds-rule-neither = Ein Gebäude bringt eine Investition oder eine zweite Figur; eins von beiden muss es sein.
guilds-rule-no-investment = Ein Minnesängerhaus gehört keiner Gilde: Hier wird nicht investiert.
guilds-rule-no-tavern = Eine Taverne legt nur, wer eben einen der ersten vier Blöcke vervollständigt hat.
guilds-rule-not-open = Ein solches Plättchen liegt nicht offen.

guilds-points-block = Häuserblöcke
guilds-points-guild = Gilden der Häuserblöcke
guilds-points-chain = Ketten
guilds-points-figures = Unverbrauchte Figuren
guilds-item-block-alone = Block { $block }, Wert { $value }: allein darin
guilds-item-block-first = Block { $block }, Wert { $value }: erster Besitzer, die Hälfte
guilds-item-block-second = Block { $block }, Wert { $value }: zweiter Besitzer, ein Viertel
guilds-item-block-third = Block { $block }, Wert { $value }: dritter Besitzer, ein Achtel
guilds-item-block-first-of-two = Block { $block }, Wert { $value }: erster von zwei Besitzern, die Hälfte und 1 mehr
guilds-item-block-second-of-two = Block { $block }, Wert { $value }: zweiter von zwei Besitzern, ein Viertel und 1 mehr
guilds-item-guild-first = Block { $block }: Erster bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-guild-second = Block { $block }: Zweiter bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-guild-third = Block { $block }: Dritter bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-first = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Erster ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-second = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Zweiter, die Hälfte ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-third = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Dritter, ein Viertel ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-figures = { $figures ->
    [one] Eine unverbrauchte Figur
   *[other] { $figures } unverbrauchte Figuren
}

guilds-guild-b = Bäcker
guilds-guild-c = Tuchmacher
guilds-guild-k = Kerzenmacher
guilds-guild-s = Schmiede

guilds-terminal-open = Offene Plättchen:
guilds-terminal-stack = · { $tiles } verdeckt · Tavernen: { $taverns }
guilds-terminal-hand = Spieler { $player }: { $tiles } Plättchen, { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}.
guilds-terminal-guild = Gilde
guilds-terminal-track = Investition (Spieler:Feld)
guilds-terminal-chain = Längste Kette
guilds-terminal-worth = { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }
guilds-terminal-block = Block
guilds-terminal-value = Wert
guilds-terminal-white = Weiß
guilds-terminal-black = Schwarz
guilds-terminal-control = Gilde
guilds-terminal-own-hand = Hand ({ $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}):
guilds-terminal-hand-brief = { $player }: { $tiles }, Figuren { $figures }
guilds-terminal-track-brief = Spieler:Feld
guilds-terminal-chain-brief = Kette
guilds-legend = H Minnesängerhaus   T Taverne   mit M ein Markt   S11: ein Haus der Schmiede von Spieler 1; eine Ziffer je Figur   d4 ein freier Platz, d4+ wo jetzt ein Plättchen liegen darf   . Straße, o Brunnen, = Trog   " Hof und # Mauer beenden eine Linie   ○ ● wer Weiß und Schwarz hält   5/2 → 8 Kette von 5 Plättchen in 2 Blöcken, 8 wert   ✓ voll   letzte Spalten: was jeder für den Block bekommt oder jetzt bekäme

guilds-notation-help = Plättchen: b Bäcker, c Tuchmacher, k Kerzenmacher, s Schmiede, mit m ihr Markt; h Minnesängerhaus, t Taverne. Plätze: Block und Nummer, etwa d4. s-d4 legt ein Plättchen; i investiert, f setzt eine Figur, n keine; t-d4 legt eine Taverne, x verzichtet darauf; >b nimmt ein offenes Plättchen; <b legt beim Aufbau eins zurück.

## What is no move, and what is wrong on a score sheet

guilds-wrong-move = { $text } ist kein Schritt; ein Plättchen legt man wie in s-d4 (b c k s Gebäude, bm cm km sm Märkte, h Minnesängerhaus, t Taverne), nimmt man wie in >s, gibt man zurück wie in <s; i investiert, f setzt eine Figur, n keine, x verzichtet auf die Taverne
guilds-wrong-tile = { $name } ist kein Plättchen; die Plättchen sind { $tiles }
guilds-wrong-space = { $name } ist kein Platz; ein Platz ist ein Block und eine Nummer, von a1 bis h8
guilds-wrong-nothing-to-score = nichts soll gewertet werden; schreib eine Zeile wie 'score: b' oder 'score: end' dazu
guilds-wrong-players-first = die erste Zeile sagt, wie viele mitspielen, etwa 'players: 4'
guilds-wrong-players-twice = die Zahl der Spieler steht zweimal da; sie wird einmal genannt
guilds-wrong-players = es spielen { $few } bis { $many } Spieler

## On the page

guilds-keys = Pfeiltasten bewegen, Leertaste legt, 1 bis 4 wählen ein Plättchen, I investiert, F setzt eine Figur, Z geht zurück, Enter bestätigt.
guilds-tile-b = Bäckerhaus
guilds-tile-c = Tuchmacherhaus
guilds-tile-k = Kerzenmacherhaus
guilds-tile-s = Schmiedehaus
guilds-tile-bm = Bäckermarkt
guilds-tile-cm = Tuchmachermarkt
guilds-tile-km = Kerzenmachermarkt
guilds-tile-sm = Schmiedemarkt
guilds-tile-h = Minnesängerhaus
guilds-tile-t = Taverne
guilds-tile-back = ein unbekanntes Plättchen
guilds-one-b = ein Bäckerhaus
guilds-one-c = ein Tuchmacherhaus
guilds-one-k = ein Kerzenmacherhaus
guilds-one-s = ein Schmiedehaus
guilds-one-bm = einen Bäckermarkt
guilds-one-cm = einen Tuchmachermarkt
guilds-one-km = einen Kerzenmachermarkt
guilds-one-sm = einen Schmiedemarkt
guilds-one-h = ein Minnesängerhaus
guilds-one-t = eine Taverne
guilds-hand = Deine Hand
guilds-open = Offen · { $tiles } verdeckt
guilds-hands = Hände und übrige Figuren
guilds-figures-left = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}
guilds-unseen = Noch nicht gesehen: { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
}
guilds-taverns-left = Übrige Tavernen: { $number }
guilds-tracks = Investitionsleisten
guilds-track-place = { $place }. { $player } (Feld { $field })
guilds-track-empty = noch niemand hat investiert
guilds-blocks = Blöcke
guilds-block = Block { $block }, Wert { $value }
guilds-block-full = Block { $block }, voll, Wert { $value }
guilds-block-nobody = Niemand bekäme etwas dafür.
guilds-holds-white = Weiß: { $player }
guilds-holds-black = Schwarz: { $player }
guilds-control = { $guild } kontrollieren ihn
guilds-who = Spieler
guilds-houses = Häuser
guilds-figures = Figuren
guilds-points = Punkte
guilds-space-free = { $space }: frei
guilds-space-may = { $space }: frei, das Plättchen darf dort liegen
guilds-space-may-not = { $space }: frei, das Plättchen darf dort nicht liegen
guilds-propose-return = zurücklegen: { $tile }
guilds-nudge-return = Tipp: Auf welches Plättchen kannst du am ehesten verzichten?
guilds-nudge-invest = Tipp: Eine Investition könnte sich lohnen.
guilds-advice-about = Rechts: wie viele Punkte am Ende zu erwarten sind, im Mittel vieler Partien, die ein Bot von hier aus weitergespielt hat. Für die Reihenfolge zählt auch, was die anderen bekommen. Kleine Unterschiede bedeuten wenig.
guilds-review-about = Was ein Zug verlor, zählt nach Punkten und halbem Vorsprung vor den Besten der anderen: Was sie bekommen, kann den Sieg kosten.
guilds-space-tile = { $space }: { $tile }
guilds-space-house = { $space }: { $tile }, { $player }, { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}
guilds-space-draft = { $space }: { $tile }, dein Entwurf
guilds-choose-invest = 1 investieren
guilds-choose-second = Zweite Figur
guilds-choose-figure = Figur setzen
guilds-choose-none = Keine Figur
guilds-choose-no-tavern = Keine Taverne
guilds-about-return = Mit den anderen drei spielst du. Häuser bringen deine Figuren in die Blöcke, Märkte dich auf der Leiste ihrer Gilde voran. Plättchen einer Gilde passen gut zusammen.
guilds-about-found = Es eröffnet einen Block, noch ohne Figur und Investition. Benachbart ist, was in gerader Linie liegt, nur mit Straße dazwischen.
guilds-about-building = { $tile }: Deine Figur kommt darauf. Dann investierst du 1 in die Gilde oder setzt eine zweite Figur.
guilds-about-market = { $tile }: Du investierst 2 in die Gilde, und der Block ist 2 mehr wert. Keine Figur.
guilds-about-minstrel = { $tile }: eine Figur, wenn du magst, keine Gilde. Der Block ist 5 mehr wert.
guilds-about-tavern = { $tile }: Der Block ist 5 mehr wert. Keine Figur, keine Gilde.
guilds-changes = Was das ändert
guilds-change-end = Die Partie endet
guilds-change-paid = Block { $block } ist voll
guilds-change-block = Block { $block }
guilds-change-elsewhere = Andere Blöcke
guilds-change-chain = Kette
guilds-change-lost = Feld voll, die Investition ändert nichts
guilds-change-nothing = Das ändert an niemandes Platz oder Anteil etwas.
guilds-change-to = auf
guilds-change-white = jetzt Weiß
guilds-change-black = jetzt Schwarz
guilds-change-now = jetzt { $place }.
guilds-change-still = weiter { $place }.
guilds-did-return = gibt ein Plättchen zurück
guilds-did-lay = legt { $tile } auf { $space }
guilds-did-lay-in = legt { $tile } in Block { $block }
guilds-did-i = investiert { $steps } bei den { $guild ->
    [b] Bäckern
    [c] Tuchmachern
    [k] Kerzenmachern
   *[s] Schmieden
}
guilds-did-f = setzt eine zweite Figur darauf
guilds-did-minstrel = setzt eine Figur darauf
guilds-did-n = setzt keine Figur darauf
guilds-did-x = legt keine Taverne
guilds-did-take = nimmt { $tile }

guilds-rules-goal = Das Ziel
guilds-rules-goal-text =
    Alle bauen an einer Stadt aus acht Häuserblöcken mit je acht Plätzen. Wer in einem Block die meisten Häuser hat, bekommt die meisten Punkte, wenn er voll ist. Aber jeder Block wird auch von einer Gilde kontrolliert, und eine Gilde bezahlt die, die in sie investiert haben.
    Es gibt vier Gilden: Bäcker, Tuchmacher, Kerzenmacher und Schmiede. Das sind die Plättchen:
guilds-rules-setup = Der Aufbau
guilds-rules-setup-text =
    Alle ziehen vier Plättchen und legen eines ungesehen zurück. Drei Plättchen liegen offen, der Rest liegt verdeckt. Die Tavernen liegen bereit.
    Spieler 1 beginnt. Reihum legt jeder ein Plättchen in einen Block, der noch leer ist, und nicht benachbart zu einem Plättchen eines anderen Blocks. Beim Aufbau gibt es weder Figuren noch Investitionen. Danach nimmt man ein offenes Plättchen.
    Bei drei Spielern hat jeder 18 Figuren, bei vier 13, bei fünf 10.
    Jede Gilde hat elf Gebäude und sieben Märkte; dazu kommen vier Minnesängerhäuser und vier Tavernen. Nicht alle Plättchen werden gelegt.
guilds-rules-adjacent = Benachbart
guilds-rules-adjacent-text =
    Zwei Plätze sind benachbart, wenn sie in gerader Linie aufeinander folgen und nichts als Straße dazwischen liegt, wie lang sie auch ist. Brunnen und Tränken auf der Straße spielen keine Rolle. Höfe und die Stadtmauer beenden die Linie; schräg zählt nie.
    Zum Ausprobieren: Wähle einen Platz und sieh, wozu er benachbart ist.
guilds-rules-turn = Ein Zug
guilds-rules-turn-text =
    Lege eines deiner Plättchen auf einen freien Platz, der zu einem Plättchen der Stadt benachbart ist. Was dann geschieht, hängt vom Plättchen ab:
    Gebäude: Setze eine Figur darauf. Dann investiere entweder 1 in seine Gilde, oder setze eine zweite Figur darauf. Mit deiner letzten Figur bleibt nur das Investieren; hast du keine mehr, legst du das Gebäude ohne Figur und investierst.
    Markt: Investiere 2 in seine Gilde. Auf einem Markt steht keine Figur.
    Minnesängerhaus: Du darfst eine Figur darauf setzen. Es gehört zu keiner Gilde.
    Zuletzt nimm eines der drei offenen Plättchen; das nächste wird aufgedeckt. Zu viert und zu fünft liegen gegen Ende weniger offen und schließlich keine mehr. Wer den letzten Platz der Stadt füllt, nimmt keines mehr.
guilds-rules-investing = Investieren
guilds-rules-investing-text =
    Jede Gilde hat eine Leiste. Wer investiert, zieht seinen Marker vor: ein Feld für ein Gebäude, zwei für einen Markt. Die Leisten haben kein Ende.
    Auf einem Feld stehen höchstens drei Marker; wer später kommt, steht hinter denen, die schon da sind. So ist die Reihenfolge immer klar. Ist das Feld voll, verfällt die Investition. Auf dem Start gibt es keine Reihenfolge und Platz für alle, und wer dort steht, bekommt nichts.
    Ein Markt zieht zwei Felder weit oder gar nicht, nie eines. Ein Gebäude darf auch gelegt werden, wenn seine Investition verfällt. Drei Marker sind auf jedem Feld außer dem Start die Grenze.
    Du hast den runden Marker.
guilds-rules-owners = Wem ein Block gehört
guilds-rules-owners-text =
    Weiß zeigt den ersten Besitzer eines Blocks, Schwarz den zweiten. Wer als Erster eine Figur in einen Block setzt, nimmt Weiß, der Zweite nimmt Schwarz.
    Danach werden die Häuser verglichen, bei gleich vielen die Figuren. Wer ein Haus mit Figur legt und nun vor dem Besitzer von Weiß liegt, nimmt Weiß; der bisherige Besitzer bekommt Schwarz. Sonst gilt dasselbe für Schwarz. Gleichstand ändert nichts.
    Dritter ist der Beste der Übrigen; sind dort zwei gleich, ist niemand Dritter.
    Nimmt ein Dritter Weiß, verliert der bisherige Besitzer von Schwarz seinen Marker.
guilds-rules-scoring = Ein voller Block
guilds-rules-scoring-text =
    Ein voller Block wird sofort gewertet. Er ist 8 wert, dazu 2 für jeden Markt und 5 für jedes Minnesängerhaus, auch ohne Figur, und jede Taverne. Der erste Besitzer bekommt die Hälfte, der zweite davon die Hälfte, der dritte davon die Hälfte, immer aufgerundet. Wer allein im Block ist, bekommt alles; sind es genau zwei, bekommt jeder 1 mehr.
    Dann zahlt die Gilde mit den meisten Plättchen im Block 4, 2 und 1 an die ersten drei auf ihrer Leiste. Haben weniger als drei investiert, verfallen die übrigen Anteile. Bei Gleichstand entscheidet die längste Kette, die in diesem Block liegt oder durch ihn hindurchgeht, in voller Länge gezählt, dann die Kette, die mehr Blöcke erreicht; steht es immer noch gleich, zahlt keine.
    In einem Block ohne Figuren zahlt nur die Gilde. Eine Gilde ohne Plättchen im Block kontrolliert ihn nie.
guilds-rules-taverns = Tavernen
guilds-rules-taverns-text =
    Wer einen der ersten vier Blöcke füllt, darf eine Taverne auf einen freien Platz legen, der zu einem Plättchen benachbart ist. Darauf steht nie eine Figur. Füllt sie einen weiteren Block, wird auch dieser gewertet und kann die nächste Taverne bringen. Eine Taverne, die nicht gelegt wird, verfällt.
    Es gibt vier Tavernen, also für jeden dieser Blöcke eine Gelegenheit; ist die Stadt voll, gibt es keine mehr.
guilds-rules-end = Das Ende
guilds-rules-end-text =
    Das Spiel endet, wenn alle Blöcke voll sind. Von jeder Gilde wird die längste Kette gewertet: benachbarte Häuser und Märkte der Gilde, auch über Straßen hinweg. Minnesängerhäuser und Tavernen unterbrechen sie. Eine Kette bringt einen Punkt für jedes Plättchen und einen Bonus für die Blöcke, die sie berührt: 1, 3, 6, 10, 15, 21, 28 oder 35 für einen bis acht. Sind zwei gleich lang, zählt die, die mehr wert ist.
    Der Erste auf der Leiste der Gilde bekommt alles, der Zweite die Hälfte, der Dritte ein Viertel, aufgerundet. Dann verlieren alle einen Punkt für jede unverbrauchte Figur. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    Die Punkte können auch unter null fallen.
guilds-try-space = Platz { $space } ausprobieren
guilds-try-adjacent = Zum Ausprobieren: Wozu ist dieser Platz benachbart?
guilds-try-adjacent-to = { $space } ist benachbart zu { $spaces }.
guilds-try-situation = Lage
guilds-try-behind = Dahinter einreihen
guilds-try-full = Ein volles Feld
guilds-try-lay = Was du legst
guilds-try-before = Noch nichts
guilds-try-building = Ein Gebäude
guilds-try-market = Einen Markt
guilds-try-owners = Besitzer des Blocks
guilds-try-three = Drei Besitzer
guilds-try-two = Zwei Besitzer
guilds-try-alone = Ein Besitzer
guilds-try-chain = Zum Ausprobieren: Nimm ein Plättchen aus der Kette.
guilds-try-take = { $space }: { $tile } wegnehmen

## Spielmaterial

guilds-wrong-set-line = „{ $line }“ sollte „bonus: …“ oder „map:“ sein
guilds-wrong-line = { $word } ist weder ein Platz (a1 bis h8) noch players, track, markers, leaders oder score
guilds-wrong-score-twice = { $word } soll zweimal gewertet werden; jedes wird einmal genannt
guilds-wrong-player = { $word } ist kein Spieler; Spieler sind 1 bis { $players }
guilds-wrong-track = eine Leiste nennt ihre Gilde ({ $guilds }), etwa 'track k: 4 1 2'
guilds-wrong-track-twice = die Leiste von { $guild } steht zweimal da; jede hat eine Zeile
guilds-wrong-on-track-twice = Spieler { $player } steht zweimal auf dieser Leiste
guilds-wrong-markers = Marker nennen einen Block, wer Weiß hat und wer Schwarz, etwa 'markers b: 1 2'
guilds-wrong-markers-twice = die Marker von Block { $block } stehen zweimal da; sie werden einmal genannt
guilds-wrong-holder = Spieler { $player } hat keine Figur in Block { $block } und kann keinen Marker davon haben
guilds-wrong-holder-twice = Spieler { $player } kann nicht beide Marker von Block { $block } haben
guilds-wrong-marker = Spieler { $player } kann diesen Marker von Block { $block } nicht haben: Spieler { $other } hat dort mehr Häuser, oder gleich viele mit mehr Figuren
guilds-wrong-black-missing = in Block { $block } haben mehrere Spieler Häuser; nenn auch, wer Schwarz hat, etwa 'markers b: 1 2'
guilds-wrong-space-twice = dieser Platz steht zweimal da
guilds-wrong-tile-expected = hier wird ein Plättchen erwartet ({ $tiles }), dann der Spieler und die Zahl der Figuren
guilds-wrong-too-many-tiles = es gibt nur { $most } Plättchen { $tile }
guilds-wrong-figure-place = Figuren stehen nur auf Gebäuden und Minnesängerhäusern
guilds-wrong-figures = eine Figur, oder zwei auf einem Gebäude
guilds-wrong-too-many-figures = Spieler { $player } hat mehr Figuren in der Stadt, als es gibt
guilds-wrong-equal = Spieler { $one } und { $other } sind in Block { $block } gleichauf; sag, wer Weiß hat und wer Schwarz, etwa 'markers b: { $one } { $other }'
guilds-wrong-end-too-early = { $laid } von { $spaces } Plätzen haben ein Plättchen; das Ende wird gewertet, wenn alle eines haben
guilds-wrong-score = { $word } kann nicht gewertet werden; die Blöcke a bis h können es, und 'end'
guilds-wrong-block-too-early = Block { $block } hat { $tiles } Plättchen; ein Block wird gewertet, wenn alle { $spaces } liegen
guilds-wrong-no-map = Es fehlt die Zeile „map:“ mit der Zeichnung der Stadt darunter
guilds-wrong-no-bonus = Vor „map:“ fehlt die Zeile „bonus: 1 3 6 …“
guilds-wrong-bonus = Die Bonuszeile hat { $blocks } Zahlen bis { $most }, für Ketten durch 1 bis { $blocks } Blöcke
guilds-wrong-bonus-order = Der Bonus muss mit jedem Block steigen, den eine Kette berührt
guilds-wrong-letter = „{ $letter }“ bedeutet nichts; ein Platz ist A bis H, Straße . (Brunnen o, Tränke =), Hof ", Mauer #
guilds-wrong-row = Diese Zeile des Plans hat { $cells } Zeichen; die anderen haben { $width }
guilds-wrong-block = Block { $block } hat { $spaces } Plätze; ein Block hat { $right }
guilds-wrong-block-apart = Block { $block } zerfällt: Der Platz in Zeile { $row }, Spalte { $column } des Plans hängt nicht mit seinem ersten zusammen
guilds-wrong-unreached = { $space } ist von { $first } aus nicht zu erreichen; alle Plätze müssen verbunden sein
guilds-unusual-same-shape = Die Blöcke { $block } und { $other } haben die gleiche Form; in der Schachtel sind alle verschieden
guilds-unusual-one-door = Block { $block } ist nur über { $space } zu erreichen; zwei Plätze oder mehr wären gerecht
guilds-unusual-short-streets = Keine Straße ist lang: Irgendwo sollten { $cells } Straßenfelder oder mehr zwischen zwei Plätzen liegen
guilds-unusual-no-chain = Die Kette der Spielregel passt nirgends hin: sechs Plättchen über drei Blöcke, die in 3 über 3 und 2 über 2 zerfallen

## Auf Papier

guilds-paper-town = Stadt
guilds-paper-town-part = Teil der Stadt
guilds-paper-join = Schneide alle Teile der Stadt aus und lege sie aneinander, oder klebe sie von hinten zusammen.
guilds-paper-tiles = Plättchen
guilds-paper-counters = Figuren und Marker
guilds-paper-counters-note = Für jeden Spieler Figuren und, in voller Farbe, ein Marker für jede Leiste; weiße und schwarze Marker für die Häuserblöcke.
guilds-paper-figure = Figur von Spieler { $number }
guilds-paper-marker = Marker von Spieler { $number }
guilds-paper-white = Weißer Marker
guilds-paper-black = Schwarzer Marker
guilds-paper-tracks = Investitionsleisten
guilds-paper-tracks-note = Wer auf ein Feld kommt, steht hinter denen, die schon dort sind. Nach dem letzten Feld geht es am Start weiter; zähle es zu dem hinzu, was auf dem Feld steht.
guilds-paper-start = Start
guilds-paper-score = Schreibe auf, was du für jeden Häuserblock mit seiner Gilde bekommst, dann die Ketten.
guilds-paper-block = Block { $block }
guilds-paper-chain = Kette: { $guild }
guilds-paper-needs = Mehr braucht es nicht. Lege den weißen und den schwarzen Marker auf das Schild eines Häuserblocks oder daneben, wenn ihn jemand besitzt: obenauf eine Figur dieses Spielers.
guilds-paper-turn = Ein Zug
guilds-paper-turn-1 = Lege ein Plättchen benachbart zu einem in der Stadt.
guilds-paper-turn-2 = Gebäude: eine Figur, dann 1 investieren oder eine zweite Figur. Markt: 2 investieren. Minnesängerhaus: eine Figur, wenn du magst.
guilds-paper-turn-3 = Vergleicht die Besitzer; wertet den Häuserblock, wenn er voll ist; vielleicht kommt eine Taverne.
guilds-paper-turn-4 = Nimm ein offenes Plättchen.
guilds-paper-worth = Ein voller Häuserblock
guilds-paper-worth-block = jeder Häuserblock
guilds-paper-worth-market = für jeden Markt
guilds-paper-worth-house = für jedes Minnesängerhaus und jede Taverne
guilds-paper-worth-shares = für den ersten Besitzer, halb so viel für den zweiten, halb so viel für den dritten, aufgerundet; allein: alles; genau zwei: jeder 1 mehr
guilds-paper-worth-guild = an die ersten drei auf der Leiste der Gilde mit den meisten Plättchen
guilds-paper-chains = Ketten am Ende
guilds-paper-blocks = Blöcke
guilds-paper-bonus = Bonus
guilds-paper-shares = von Größe und Bonus für die ersten drei auf der Leiste, aufgerundet; dann 1 Punkt weniger für jede unbenutzte Figur
## Was zählt, und was beim ersten Mal erklärt wird
guilds-scores-block = Voller Block, ab 8 wert: Hälfte, Viertel und Achtel für seine ersten drei Besitzer
guilds-scores-guild = Die Gilde mit den meisten Plättchen darin zahlt 4, 2 und 1 an die ersten drei auf ihrer Leiste
guilds-scores-chain = Am Ende zahlt die längste Kette jeder Gilde den ersten drei auf der Leiste alles, die Hälfte und ein Viertel
guilds-scores-figures = Jede Figur, die du am Ende nicht verbraucht hast: −1

guilds-moment-returned = Dein Plättchen liegt wieder im Stapel
guilds-moment-returned-text = Sonst weiß niemand, welches es war. Später kann es wieder auftauchen, für alle.
guilds-moment-white = Du hast Weiß
guilds-moment-white-text = Weiß zeigt den ersten Besitzer eines Blocks: erst den, der zuerst da war, dann den mit mehr Häusern mit Figuren. Der volle Block zahlt ihm die Hälfte.
guilds-moment-black = Du hast Schwarz
guilds-moment-black-text = Schwarz zeigt den zweiten Besitzer; er bekommt ein Viertel. Mit mehr Häusern, oder gleich vielen und mehr Figuren, nimmst du Weiß.
guilds-moment-invested = Du hast investiert
guilds-moment-invested-text = Dein Marker rückte auf der Leiste der Gilde vor. Die ersten drei dort bekommen Punkte, wenn die Gilde einen vollen Block kontrolliert, und am Ende für ihre Kette.
guilds-moment-market = Ein Markt ist eine Investition
guilds-moment-market-text = Er rückt deinen Marker zwei Felder vor, trägt keine Figur und macht seinen Block um 2 wertvoller.
guilds-moment-crowded = Ein volles Feld auf einer Leiste
guilds-moment-crowded-text = Drei Marker stehen auf einem Feld, ein vierter darf nicht dazu. Eine Investition, die dort enden würde, verfällt; ein Markt kann darüber hinwegspringen.
guilds-moment-minstrel = Ein Minnesängerhaus
guilds-moment-minstrel-text = Es macht seinen Block um 5 wertvoller und zählt als Haus für den, dessen eine Figur darauf steht. Es gehört zu keiner Gilde und unterbricht Ketten.
guilds-moment-block = Block { $block } ist voll
guilds-moment-block-text = Er war { $value } wert: 8, dazu Märkte, Minnesängerhäuser und Tavernen. Seine Besitzer bekamen die Hälfte, ein Viertel und ein Achtel, aufgerundet.
guilds-moment-control = Eine Gilde hat gezahlt
guilds-moment-control-text = Die Gilde mit den meisten Plättchen in einem vollen Block zahlt 4, 2 und 1 an die ersten drei auf ihrer Leiste, auch wenn ihnen dort nichts gehört.
guilds-moment-tie = Zwei Gilden waren gleich stark
guilds-moment-tie-text = Zwei Gilden hatten die meisten Plättchen in einem vollen Block. Dann entscheidet die längste Kette durch ihn, dann die über mehr Blöcke; steht es immer noch gleich, zahlt keine.
guilds-moment-alone = Allein in einem Block
guilds-moment-alone-text = Sonst hatte niemand eine Figur darin, also bekamst du alles, was er wert war.
guilds-moment-tavern = Eine Taverne wurde gelegt
guilds-moment-tavern-text = Wer einen der ersten vier Blöcke füllt, darf eine legen. Damit wird ihr Block um 5 wertvoller, vielleicht sogar voll.
guilds-moment-chain = Eine Kette über mehrere Blöcke
guilds-moment-chain-text = Benachbarte Plättchen einer Gilde, auch über Straßen, sind eine Kette. Am Ende bringt sie einen Punkt je Plättchen und einen Bonus, der mit den berührten Blöcken wächst.
guilds-moment-no-figures = Du hast keine Figuren mehr
guilds-moment-no-figures-text = Gebäude legst du jetzt ohne Figur und investierst. Am Ende wird dir für Figuren nichts abgezogen.
guilds-moment-chains = Die Ketten wurden gewertet
guilds-moment-chains-text = Die längste Kette jeder Gilde brachte dem Ersten auf ihrer Leiste alles, dem Zweiten die Hälfte, dem Dritten ein Viertel. Leisten zählen also doppelt: für Blöcke und hier.
guilds-moment-unused = Figuren, die übrig blieben
guilds-moment-unused-text = Jede Figur, die du bis zum Ende nicht gesetzt hast, kostet einen Punkt.
# The guided match: what the coach says.

guilds-learn-welcome = Willkommen in der Stadt! Acht Häuserblöcke warten auf Häuser. Du baust zusammen mit zwei Bots, und alle wollen von jedem Block das Beste.
guilds-learn-hand = Du hast { $tiles } Plättchen gezogen und behältst { $kept }. Eines geht also zurück, und niemand sieht, welches. Behalte Plättchen einer Gilde: Später helfen sie einander.
guilds-learn-return = Du hast zwei Bäcker und zwei Plättchen anderer Gilden. Gib die Kerzenmacher zurück und bestätige.
guilds-learn-return-baker = Erlaubt, aber zwei Bäcker gehören zusammen. Die Kerzenmacher stehen in deiner Hand allein: Gib sie zurück.
guilds-learn-return-market = Das ginge. Aber ein Markt macht einen Block mehr wert; das Kerzenmacherhaus ist dein einsamstes Plättchen.
guilds-learn-return-free = Gib das Plättchen zurück, das am wenigsten zu den anderen passt.
guilds-learn-block = Das ist ein Häuserblock: acht Plätze zwischen Straßen. Sind alle acht voll, ist er vollendet, und erst dann bringt er Punkte, einmal.
guilds-learn-found = Zuerst legen alle ein Plättchen in einen eigenen Block: ohne Figur, ohne zu investieren. Gib also keinen Bäcker dafür her.
guilds-learn-found-here = Lege den Tuchmachermarkt auf den markierten Platz.
guilds-learn-found-baker = Erlaubt, aber dieses erste Haus bekommt keine Figur und gehörte niemandem. Nimm den Markt dafür.
guilds-learn-take-baker = Jeder Zug endet damit, dass du eines der drei offenen Plättchen nimmst. Da sind Bäcker: Nimm sie und bestätige.
guilds-learn-take-other = Erlaubt. Aber sieh in deine Hand: Mit diesem Plättchen hättest du drei Bäcker.
guilds-learn-found-free = Lege dein erstes Plättchen in einen leeren Block, abseits der anderen, und nimm ein offenes.
guilds-learn-others-founded = Die anderen haben auch zwei Blöcke begonnen. Von jetzt an liegt jedes Plättchen neben einem, das schon da ist.
guilds-learn-adjacent = Benachbart heißt: in gerader Linie, mit nichts als Straße dazwischen. Rund um deinen Markt sind diese Plätze frei.
guilds-learn-lay-baker = Lege ein Bäckerhaus auf den markierten Platz. Eine deiner Figuren zieht von selbst ein: Das Haus gehört dir.
guilds-learn-no-neighbour = Dieser Platz hat noch keinen Nachbarn. Suche einen in gerader Linie von einem Plättchen, das schon liegt.
guilds-learn-invest = Jetzt wähle: investieren oder eine zweite Figur. Investiere: Dein Marker rückt auf Feld { $field } der Bäckerleiste. Wer dort führt, bekommt Punkte, wenn die Bäcker einen Block kontrollieren.
guilds-learn-figure-early = Das ginge. Aber in diesem Block ist sonst noch niemand: Investiere erst in deine Bäcker.
guilds-learn-take-again = Nimm noch einmal die Bäcker und bestätige.
guilds-learn-lay-free = Lege ein Haus neben ein Plättchen in einem Block, den du haben willst, und investiere in seine Gilde.
guilds-learn-white = Du warst mit deiner Figur als Erstes in diesem Block, also gehört dir der weiße Marker: der erste Rang. Es zählen Häuser, dann Figuren. Die Bots wollen auch ihren Teil.
guilds-learn-chain = Der Bot hat dir geholfen: Seine Bäcker berühren deine. Bäcker nebeneinander sind eine Kette; die längste bringt am Ende des Spiels Punkte.
guilds-learn-lay-chain = Lege ein Bäckerhaus auf den markierten Platz: Dann hat die Kette drei Häuser.
guilds-learn-second-figure = Der Bot hinter dir hat vielleicht bald so viele Häuser wie du. Setze deshalb jetzt eine zweite Figur: { $houses } Häuser mit { $figures } Figuren sind schwer zu schlagen.
guilds-learn-invest-now = Erlaubt, aber dann zöge der Bot mit einem weiteren Haus gleich. Mit einer zweiten Figur bleibst du vorn.
guilds-learn-take-market = Ein Bäckermarkt liegt offen. Nimm ihn und bestätige.
guilds-learn-second-free = Lege ein zweites Haus in einen Block, in dem du vorn bist: Häuser zählen vor Figuren.
guilds-learn-last-space = Ein Platz ist noch frei. Wer ihn füllt, vollendet den Block, und er wird sofort gewertet.
guilds-learn-value = Ein Block ist 8 wert, und 2 mehr für jeden Markt. Mit deinem Markt sind es drei: { $value }.
guilds-learn-complete = Lege den Markt dorthin. Der erste Rang bekommt die Hälfte, { $share }; und die Bäcker haben hier die meisten Plättchen, bei ihnen führst du: { $guild }. { $points } Punkte!
guilds-learn-building-last = Erlaubt: { $points } Punkte. Ein Markt macht den Block um 2 mehr wert, und deine zweite Figur hält dich ohnehin vorn.
guilds-learn-tavern = Wer einen der ersten vier Blöcke vollendet, darf eine Taverne legen: Damit ist ein Block um 5 mehr wert. Lege sie, wo du als Nächstes bauen willst.
guilds-learn-take-any = Nimm ein offenes Plättchen deiner Wahl und bestätige.
guilds-learn-complete-free = Hat ein Block nur noch einen freien Platz, dann sieh nach, wer am meisten davon hat, ihn zu füllen.
guilds-learn-paid = Der Block ist gewertet: die Hälfte für den ersten Rang, davon die Hälfte für den zweiten, und so weiter; dann 4, 2 und 1 für die Führenden seiner Gilde.
guilds-learn-end = Ist die Stadt voll, bringt die längste Kette jeder Gilde Punkte: alles für den ersten auf ihrer Leiste, dann die Hälfte, dann ein Viertel. Eine übrige Figur kostet einen Punkt.
guilds-learn-bye = Ab hier spielst du allein, und die Bots denken selbst. Achte darauf, welche Blöcke fast voll sind!
guilds-learn-less = Erlaubt, aber es bringt { $mine } Punkte; was ich meine, bringt { $best }. Versuche es noch einmal, oder bestätige erneut, um deinen Zug zu behalten.
## Üben

guilds-puzzle-points = { $gain ->
    [one] Finde den Zug, der dir { $gain } Punkt bringt.
   *[other] Finde den Zug, der dir { $gain } Punkte bringt.
}
guilds-puzzle-points-name = Punkte sofort
guilds-puzzle-lead = { $gain ->
    [one] Gewinne { $gain } Punkt auf den Besten der anderen. Die meisten Punkte tun es nicht.
   *[other] Gewinne { $gain } Punkte auf den Besten der anderen. Die meisten Punkte tun es nicht.
}
guilds-puzzle-lead-name = Der Vorsprung
guilds-puzzle-block = { $gain ->
    [one] Mach einen Block für immer zu deinem: Niemand soll dort noch Erster werden können, auch nicht mit einem Haus auf jedem freien Platz.
   *[other] Mach { $gain } Blöcke für immer zu deinen: Niemand soll dort noch Erster werden können, auch nicht mit einem Haus auf jedem freien Platz.
}
guilds-puzzle-block-name = Ein Block für immer
# Score pads
guilds-wrong-leaders = leaders nennt einen Block, die Gilde, die ihn kontrollierte, als er voll wurde (b, c, k, s oder - für keine), und bis zu drei Spieler, die auf ihrer Leiste führten, wie in 'leaders b: k 4 1 2'
guilds-wrong-leaders-twice = die Führenden von Block { $block } stehen zweimal da; sie werden einmal genannt
guilds-wrong-control = diese Gilde kann Block { $block } nicht kontrolliert haben: das tut eine mit den meisten Plättchen dort, und keine nur, wo mehrere gleich viele haben
## Own component sets

guilds-set-town = Die Stadt
guilds-set-how = Wähle, womit du malst, und fahre über die Stadt; mit Tasten: Pfeile bewegen, ein Buchstabe malt.
guilds-set-brush = Womit gemalt wird
guilds-set-block = Bauplatz von Block { $block }
guilds-set-street = Straße
guilds-set-well = Brunnen
guilds-set-trough = Trog
guilds-set-yard = Hof
guilds-set-wall = Mauer
guilds-set-grow = Noch eine Reihe Mauer:
guilds-set-top = oben
guilds-set-right = rechts
guilds-set-bottom = unten
guilds-set-left = links
guilds-set-blocks = Häuserblocks
guilds-set-spaces = { $spaces } von { $right } Bauplätzen
guilds-set-apart = in Stücken
guilds-set-bonus = Bonus langer Ketten
guilds-set-bonus-about = Was eine Kette, die so viele Blocks berührt, außer ihrer Länge wert ist.
guilds-set-bonus-for = { $blocks ->
    [one] ein Block
   *[other] { $blocks } Blocks
}
guilds-pad-tiles = Plättchen
guilds-pad-tile-left = { $tile }, noch { $left }
guilds-pad-owner = Wessen Figuren dort stehen
guilds-pad-nobody = niemand
guilds-pad-figures = Figuren
guilds-pad-figures-number = { $number ->
    [one] eine Figur
   *[other] { $number } Figuren
}
guilds-pad-town = Die Stadt. Pfeiltasten bewegen, die Eingabetaste legt.
guilds-pad-tracks = Investitionsleisten
guilds-pad-ahead = { $name }: einen Platz vor
guilds-pad-back = { $name }: einen Platz zurück
guilds-pad-onto = { $name }: auf die Leiste
guilds-pad-field-0 = auf Feld 0:
guilds-pad-blocks = Häuserblöcke
guilds-pad-blocks-about = Werte einen Block, wenn er voll wird: Seine Gilde wird nach den Leisten bezahlt, wie sie dann stehen.
guilds-pad-laid = { $tiles } von 8 gelegt, { $value } wert
guilds-pad-pay = { $block } werten
guilds-pad-paid = gewertet
guilds-pad-unpay = Zurücknehmen
guilds-pad-white = Weiß
guilds-pad-black = Schwarz
guilds-pad-end = Die Partie ist zu Ende: Ketten und übrige Figuren werten
guilds-pad-equal = Spieler { $one } und { $other } sind in Block { $block } gleich: Wähle, wer Weiß und wer Schwarz hält.
guilds-pad-score-now = Block { $block } ist voll: Werte ihn.
guilds-pad-left = { $spaces ->
    [one] Ein Platz ist noch frei.
   *[other] { $spaces } Plätze sind noch frei.
}
guilds-pad-end-now = Alle Blöcke sind gewertet: Jetzt kann das Ende gewertet werden.
guilds-deal-tile = Plättchen { $tile } von { $tiles }
