# Texte, die alle Spiele teilen.

tagline = Städtebau-Legespiele für Menschen, Bots und Forschung

## Regeln, die alle Spiele haben

rule-over = Das Spiel ist zu Ende.
rule-not-to-move = Dieser Spieler ist nicht am Zug.
rule-other-step = Jetzt ist etwas anderes zu tun.

## What a program can get wrong

wrong-seat = Platz { $seat }: die Partie hat { $seats } Plätze, gezählt von 0 bis { $last }
wrong-no-components = { $game } kommt ohne Spielmaterial aus: Es gibt keins zu wählen
wrong-no-sheets = { $game } hat keine Wertungsbögen
wrong-number-of-seats = { $game } ist für { $few } bis { $many } Plätze, nicht für { $seats }

## Phasen

phase-over = Das Spiel ist zu Ende.
phase-wait = Die anderen sind noch nicht fertig.

## Der Tisch

seat = Spieler { $seat }
you = Du
score-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-title = Punkte
total = Summe
ready = fertig
thinking = überlegt
moves-title = Letzte Züge
option-seats = Spieler
option-box = Spielmaterial: „house“ oder eine Datei mit eigenem
yes = ja
no = nein

## Das Ende

winner-one = { $name } gewinnt mit { score-of }.
winner-you = Du gewinnst mit { score-of }.
winners-shared = { $names } teilen sich den Sieg mit { score-of }.
won-together = { $seats ->
    [one] Du gewinnst mit { score-of }.
   *[other] Gemeinsam gewinnt ihr, mit { score-of }.
}
lost-together = { $seats ->
    [one] Du verlierst.
   *[other] Gemeinsam verliert ihr.
}
score-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
solo-end = Deine Stadt ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Schaffst du nächstes Mal mehr?
tie-break = Der Gleichstand wurde so entschieden: { $values }
decided-kind = Der größte Unterschied: { $kind }, { $more } für { $name } und { $less } für { $other }.
decided-tie = Punktgleich: Der Gleichstand wurde mit { $more } zu { $less } für { $name } entschieden.
decided-shared = Nichts konnte den Gleichstand entscheiden.
decided-lead = { $name } lag ab Runde { $round } vorn.
decided-last = Die Führung wechselte in der letzten Runde.
decided-most = Am meisten auf einmal: { $name }, { score-line } in Runde { $round }.
decided-brought = Der größte Gewinn: { $kind }, { score-line }.
decided-cost = Der größte Verlust: { $kind }, { score-line }.
rank = { $rank }.

## Im Terminal

play-welcome = { $game }: { $seats ->
    [one] Du spielst allein
   *[other] { $seats } Spieler
}. „help“ zeigt die Hilfe.
play-opponent = Platz { $seat }: { $bot }. { $about }
play-character = { $level } · { $character }
play-prompt = Dein Zug
play-confirm = Enter bestätigt { $turn }; „back“ nimmt den letzten Schritt weg.
play-go-on = Bis jetzt { $turn }; weiter mit dem nächsten Schritt, „back“ nimmt den letzten weg.
play-how = Zum Beispiel { $examples }
play-whole = Der Zug { $turn } ist vollständig: Enter bestätigt ihn, „back“ nimmt seinen letzten Schritt zurück.
play-instead = { $turn } statt { $before }.
play-near = Meinst du { $choices }?
play-show-what = „show“ zeichnet den Tisch neu, „show all“ zeichnet alles.
play-kept = Gespeichert in { $file }. Sieh es dir noch einmal an mit: quartier replay { $file }
play-exists = { $file } gibt es schon, und darin ist etwas anderes. Wähle einen anderen Namen, oder ersetze es mit: save! { $file }
play-not-saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }
play-undone = Zurückgenommen: { $turn }
play-cannot-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas aufgedeckt.
play-nothing-back = Es gibt keinen Schritt, den man zurücknehmen könnte.
play-saved = Gespeichert in { $file }. Weiter geht es mit: quartier play --resume { $file }
play-bye = Auf Wiedersehen.
play-legal-many = { $number } Möglichkeiten, zum Beispiel { $choices }
play-legal-few = Möglich sind { $choices }
play-seed = Der Startwert dieses Spiels: { $seed }
play-malformed = „{ $text }“ ist kein Zug.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } Punkte erwartet{ $low ->
        [none] { "" }
       *[other] , { $low } bis { $high } in neun von zehn Partien
    }{ $winning ->
        [none] { "" }
       *[other] ; Aussicht auf den Sieg { $winning } %
    })
}
play-help =
    Enter bestätigt, was du eingegeben hast; „back“ nimmt den letzten Schritt davon zurück, „undo“ alles oder deinen letzten Zug.
    show zeichnet den Tisch neu, show all zeichnet alles; legend erklärt die Zeichen.
    moves zählt auf, was möglich ist, hint nennt gute Züge; points schlüsselt alle Punkte auf, log zeigt alle Züge.
    save DATEI speichert, save! DATEI ersetzt eine andere Datei; lang en|de|nl wechselt die Sprache.
    quit speichert und hört auf, ebenso Strg+C; quit! hört auf, ohne zu speichern.
wrong-save-exists = --save { $file }: eine solche Datei gibt es schon. Spiel sie weiter: quartier play --resume { $file }
warming = Die Regeln von { $game } werden kompiliert (nur beim ersten Mal)
warmed = { $game }: kompiliert ({ $seconds } s)
warm-already = { $game }: alles war schon kompiliert ({ $seconds } s)
warm-interpreted = { $game }: Kernel werden hier interpretiert, es gibt nichts zu kompilieren
warm-ahead = { $game }: im Voraus kompiliert, es gibt nichts zu tun
slow-kernels = { $game }: Für diese Quellen und diesen Rechner gibt es keine kompilierte Bibliothek, die Regeln werden interpretiert: Bots sind sehr langsam. Numba kompiliert sie: pip install 'quartier[compile]'

## Wiedergabe und Prüfung

replay-step = Zug { $number } von { $turns }: { $name } spielt { $turn }
replay-start = Der Anfang
replay-keys = Enter geht weiter, b zurück, eine Zahl von 0 bis { $turns } zu diesem Zug, q hört auf.
verify-good = Die Datei stimmt.
verify-bad = Die Datei stimmt nicht.
verify-checked = Geprüft und richtig:
verify-unclaimed = Nicht angegeben:
verify-wrong = Falsch:
verify-checked-form = Der Text ist so, wie das Programm ihn schreibt, und nichts ist hinzugefügt.
verify-checked-box = Das Spielmaterial „{ $box }“ ist das, mit dem gespielt wurde.
verify-checked-turns = { $turns ->
    [0] Noch ist kein Zug gespielt (Regeln { $rules }).
    [one] Der eine Zug ist nach den Regeln { $rules } erlaubt.
   *[other] Alle { $turns } Züge sind nach den Regeln { $rules } erlaubt.
}
verify-checked-state = Die Stellung nach dem letzten Zug ist die angegebene.
verify-checked-standings = Punkte und Plätze sind die angegebenen.
verify-checked-commitment = Der Startwert ist der, auf den sich der Server vor der Partie festgelegt hat.
verify-unclaimed-standings = Punkte und Plätze: Die Partie ist nicht zu Ende.
verify-unclaimed-commitment = Dass der Startwert vor der Partie feststand: Es gibt keine Festlegung.
verify-wrong-form = Zeile { $line }: „{ $found }“ steht, wo das Programm „{ $expected }“ schreibt.
verify-wrong-state = Die Stellung nach dem letzten Zug ist nicht die angegebene: Züge wurden geändert, hinzugefügt oder weggelassen.
verify-wrong-standings = Punkte und Plätze sind nicht die angegebenen.
verify-wrong-early = Punkte und Plätze sind angegeben, aber die Partie ist nicht zu Ende.
verify-wrong-commitment = Der Startwert ist nicht der, auf den sich der Server vor der Partie festgelegt hat.
verify-missing-state = Die Stellung nach dem letzten Zug ist nicht angegeben: Ob Züge geändert wurden, lässt sich nicht sagen.
verify-missing-standings = Die Partie ist zu Ende, aber Punkte und Plätze sind nicht angegeben.

## Rückblicke

review = Rückblick
review-title = Rückblick: { $game }
review-thinking = Jeder Zug wird durchdacht
review-turn = Zug
review-player = Wer
review-played = Gespielt
review-grade = Urteil
review-lost = Verloren
review-expected = Erwartet
review-luck = Glück
review-play = Spiel
review-start = Anfang
review-result = Ergebnis
review-best = Bester bekannter Zug
review-grade-keystone = Schlussstein
review-grade-solid = Solide
review-grade-uneven = Uneben
review-grade-cracked = Rissig
review-grade-collapsed = Eingestürzt
review-account = { $name }: am Anfang { $start } zu erwarten, { $luck } durch Glück, { $play } durch das Spiel: am Ende { $result }.
review-costliest = Was am meisten kostete
review-cost = Zug { $number }, { $name }: { $turn }. Verloren: { $lost }. Besser: { $best }; { $expected } zu erwarten statt { $instead }.
review-cost-points = { $lost ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
review-then = Danach meist: { $turn } ({ $often } %).
review-nothing-lost = Kein Zug kostete etwas, das sich feststellen ließe.
review-board-played = Wie gespielt
review-board-best = Der beste bekannte Zug
review-plot = Am Ende zu erwartende Punkte
review-plot-band = Im Band liegen neun von zehn Ergebnissen.
review-about = Jeder Zug wird nach dem beurteilt, was wer ihn spielte wissen konnte: Ein Programm sucht die besten Züge, und alle begegnen denselben gedachten Zukünften. Verloren ist, was der Zug an erwarteten Punkten hinter dem besten lag. Glück ist, was Gezogenes und die anderen zwischen den eigenen Zügen änderten; Anfang, Glück und Spiel ergeben zusammen das Ergebnis. Kleine Unterschiede bedeuten wenig.
review-grades-about = Schlussstein: nichts verloren. Solide, uneben, rissig, eingestürzt: bis zu einem Achtel, einem Viertel, der Hälfte oder mehr von dem, was ein sehr gutes Ergebnis über einem mittleren liegt.
review-made = Quartier { $version }, { $simulations } Simulationen je Zug.

## Einen Server betreiben

wrong-port = Einen Port { $port } gibt es nicht: Ports gehen von 1 bis 65535, und 0 nimmt irgendeinen freien.
wrong-port-taken = Port { $port } ist schon belegt. Läuft bereits ein Server? Einen anderen wählst du mit --port, etwa --port { $other }.
wrong-host = { $host }, Port { $port }: Dort kann der Server nicht lauschen ({ $reason }).
wrong-log-level = { $given } ist keine Stufe des Protokolls: debug, info, warning oder error.
wrong-proxies = { $given } bei --proxies ist weder eine Adresse noch ein Netz, wie 127.0.0.1 oder 10.0.0.0/8.
wrong-contact = { $given } bei --push-contact ist weder mailto: mit einer Adresse noch eine Adresse mit https://.
wrong-setting = { $option } { $given }: Das muss eine Zahl ab 0 sein.

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, Zeile { $line }
place-column = { $source }, Zeile { $line }, Spalte { $column }
wrong-within = { $reason }
wrong-file-first-line = eine Partiedatei beginnt mit „{ $line }“
wrong-file-header = „{ $line }“ ist kein Kopf; die Köpfe sind { $keys }
wrong-file-header-twice = der Kopf „{ $key }“ steht zweimal da
wrong-file-header-missing = der Kopf „{ $key }: …“ fehlt
wrong-file-number = „{ $key }: { $text }“ sollte eine Zahl sein
wrong-file-section-twice = der Abschnitt { $section } steht zweimal da
wrong-file-section-late = der Abschnitt { $section } gehört vor die Züge
wrong-file-no-turns = der Abschnitt [turns] fehlt
wrong-file-box-section = anderes Spielmaterial als das des Hauses steht in einem Abschnitt [box], und nur solches; dieses heißt „{ $box }“
wrong-file-other-box = das Spielmaterial „{ $box }“ ist nicht das, mit dem gespielt wurde
wrong-file-turn = ein Zug ist eine Runde, ein Platz und seine Schritte, nicht „{ $line }“
wrong-file-wave = ein Zug der Runde { $wave }, wo Runde { $now } gespielt wird
wrong-file-seat = Platz { $seat } von { $seats }
wrong-study-first-line = eine Studie beginnt mit '{ $line }', eine Partiedatei mit '{ $match }'
wrong-study-position = Stellung { $number }: { $reason }
wrong-study-parent = davor gibt es keine Stellung { $parent }
wrong-study-twice = der Zug '{ $turn }' steht dort zweimal
wrong-study-size = mehr als { $most } Stellungen, so viele kann keine Studie haben
wrong-rules = gespielt nach den Regeln { $rules } von { $game }; dies sind die Regeln { $known }
wrong-seed = der Startwert { $seed } passt nicht in eine Zeile einer Partiedatei; ein Startwert ist druckbarer Text ohne Leerzeichen am Anfang und Ende
wrong-kind-of-turn = { $given } ist kein Zug; ein Zug ist seine Notation oder eine Liste von Schritten
wrong-kind-of-move = { $move } ist kein Schritt von { $game }
wrong-game-unknown = es gibt kein Spiel „{ $game }“; die Spiele sind { $games }
wrong-game-broken = das Spiel in { $package } lässt sich nicht verwenden und wird ausgelassen: { $reason }
wrong-folder = { $folder }: { $reason }; der Datenordner muss sich beschreiben lassen
wrong-folder-file = { $folder }: Da ist eine Datei im Weg; Daten liegen in einem Ordner
wrong-folder-in-use = { $folder }: Auf diesem Datenordner läuft schon ein Server
wrong-folder-empty = { $folder }: In diesem Ordner gibt es keine { $file }
wrong-database-none = { $path } ist keine Datenbank
wrong-database-foreign = { $path } ist eine Datenbank, aber keine dieses Programms
wrong-database-damaged = { $path } ist beschädigt ({ $reason }); „quartier restore“ setzt eine Kopie an ihre Stelle
wrong-database-closed = { $path } lässt sich nicht zum Schreiben öffnen ({ $reason })
wrong-database-other = { $path }: { $reason }
wrong-database-key = { $path }: Der Schlüssel des Servers darin ist unbrauchbar; „quartier restore“ setzt eine Kopie an ihre Stelle
wrong-database-newer = die Datenbank hat die Version { $version }, dieses Programm kennt Versionen bis { $known }: aktualisiere es
wrong-store-address = { $store } ist keine Adresse einer Datenbank; richtig wäre etwas wie postgresql://quartier@localhost/quartier
wrong-store-driver = in PostgreSQL lässt sich nur mit dem Extra „postgres“ speichern: pip install 'quartier[postgres]'
wrong-store-unreachable = { $store } ist nicht zu erreichen ({ $reason })
wrong-store-password = { $store } lehnt Benutzer oder Passwort ab; ein Passwort darf auch in ~/.pgpass oder in PGPASSWORD stehen
wrong-store-missing = { $store }: Diese Datenbank gibt es nicht; „createdb“ legt sie an
wrong-store-permission = { $store }: Dieser Benutzer darf dort keine Tabellen anlegen ({ $reason }); die Datenbank sollte ihm gehören
wrong-store-encoding = { $store } ist eine Datenbank für Texte in { $encoding }; richtig wäre eine in UTF8
wrong-store-key = { $store }: Der Schlüssel des Servers darin ist unbrauchbar; „pg_restore“ spielt eine Kopie ein
wrong-store-in-use = { $store }: Auf dieser Datenbank läuft schon ein Server
wrong-workers-store = für { $workers } Prozesse muss der Speicher PostgreSQL sein: --store postgresql://…; einen Datenordner bedient einer allein
wrong-store-empty = { $store }: In dieser Datenbank ist nichts
wrong-store-copy = Kopien einer PostgreSQL-Datenbank macht „pg_dump“, und „pg_restore“ spielt sie ein
wrong-store-no-key = { $store }: darauf ist noch kein Server gelaufen; starte ihn einmal, dann gibt es einen Schlüssel
wrong-think-name = „{ $name }“ kann kein Name eines Helfers sein; richtig sind 1 bis 40 Buchstaben, Ziffern, - und _
wrong-think-server = „{ $server }“ ist keine Adresse eines Servers; richtig ist eine wie https://example.org
wrong-think-token = das Schlüsselwort fehlt; „quartier think-token“ gibt eines aus, wo der Server ist, und es steht in der Datei von --token-file oder in { $variable }
wrong-think-turned = der Server nimmt diesen Helfer nicht: { $reason }
wrong-move-full = { $store } ist nicht leer; umgezogen wird nur in einen leeren Speicher
wrong-move-itself = in { $store } ist schon alles
wrong-move-row = { $store } nimmt nicht an, was in der Tabelle { $table } steht ({ $reason }); nichts ist umgezogen
wrong-move-unequal = die Tabelle { $table } ist in { $store } nicht so, wie sie war; nichts ist umgezogen
move-copying = Kopieren
move-checking = Vergleichen
move-done = In { $store } ist jetzt alles: { $tables } Tische mit { $events } Ereignissen, jede Zeile verglichen
wrong-target = { $reason }
wrong-target-exists = da ist schon etwas; --force überschreibt eine Datei
wrong-page-missing = die Browser-App gehört nicht zu dieser Installation; in einem Klon des Repositorys baut sie „make page“, und „pip install --force-reinstall quartier“ bringt sie zurück
wrong-site-folder = in diesem Ordner liegen andere Dateien; richtig ist ein neuer oder leerer oder einer, den „quartier site“ geschrieben hat
wrong-copy-missing = diese Datei gibt es nicht
wrong-copy-itself = das ist die eigene Datenbank des Ordners, keine Kopie davon
site-done = { $folder }: { $files } Dateien, { $megabytes } MB
site-next = Jeder Webserver kann das ausliefern: { $command }
backup-done = { $file }: { $tables } Tische mit { $events } Ereignissen
restore-done = { $folder } ist, wie es in der Kopie war: { $tables } Tische mit { $events } Ereignissen
restore-kept = Was vorher da war, liegt jetzt unter { $file }

## Was nicht stimmt

standard-input = Standardeingabe
system-missing = Diese Datei oder diesen Ordner gibt es nicht
system-permission = Keine Berechtigung
system-folder = Das ist ein Ordner
system-no-folder = Das ist kein Ordner
system-exists = Die Datei gibt es schon
system-full = Auf dem Datenträger ist kein Platz mehr
system-read-only = Der Datenträger kann nur gelesen werden
system-no-text = keine Textdatei
system-no-name = kein Name einer Datei
system-other = { $reason }
wrong-file = { $reason }
wrong-file-size = länger als { $most } MiB; so lang ist keine Partie, kein Spielmaterial und keine Auslage
wrong-language = Sprache „{ $language }“: Die Texte gibt es auf { $languages }
wrong-kernels = QUARTIER_KERNELS ist „{ $mode }“; möglich sind „ahead“ (eine im Voraus kompilierte Bibliothek), „compiled“ (von Numba kompiliert), „checked“ (kompiliert, Grenzen geprüft) und „interpreted“
wrong-kernels-ahead = QUARTIER_KERNELS ist „ahead“, aber aus diesen Quellen wurde für diesen Rechner keine Bibliothek von { $game } kompiliert; „compiled“ und „interpreted“ kommen ohne aus
wrong-cache = Es gibt keinen Ordner, in dem kompilierte Kernel liegen könnten; QUARTIER_CACHE kann einen nennen
values-range = eine Zahl von { $least } bis { $most }
values-amount = eine Zahl von { $least } bis { $most }, auch mit Nachkommastellen
values-choices = eines von { $choices }
values-yes-no = ja oder nein (yes, no)
values-whole = eine ganze Zahl
values-text = ein Text
wrong-option = Die Option „{ $option }“ gibt es nicht; es gibt { $options }
wrong-option-value = Option { $option }: { $value } geht nicht; erwartet wird { $right }
wrong-option-pair = --option { $pair }: Eine Option schreibt man als NAME=WERT, zum Beispiel level=3
wrong-sheet-option = Die Option { $option } ändert nichts daran, was eine eingetippte Auslage bringt
wrong-seed-kind = Startwert { $seed }: Ein Startwert ist ein Text oder eine ganze Zahl
wrong-box = box={ $box }: { $reason }; nötig ist „house“ oder eine Datei mit Spielmaterial
wrong-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }
wrong-bot-time = „{ $text }“: Nach dem @ steht eine Zahl von Millisekunden bis { $most }, wie in planner@100
wrong-bot-simulations = „{ $text }“: Nach dem # steht eine Zahl von Simulationen bis { $most }, wie in planner#600
wrong-bot-characterless = „{ $bot }“: Ein Charakter steht hinter einer der Stufen { $levels }, wie in strong:gambler
wrong-bot-character = einen Charakter „{ $character }“ gibt es in { $game } nicht; es gibt { $characters }
wrong-bot-start = „{ $bot }“ kann nicht spielen: { $reason }
wrong-bot-protocol = „{ $bot }“ spricht Fassung { $spoken } des Protokolls für Agenten, nicht { $known }
wrong-bot-answer = eine Antwort ist eine Zeile JSON, wie {"{"}"turn": "…"{"}"}
wrong-bot-crash = „{ $bot }“ kann nicht weiter: { $reason }
wrong-bot-illegal = „{ $bot }“ spielt „{ $turn }“: { $reason }
wrong-bot-late = „{ $bot }“ braucht länger als { $seconds } s für einen Zug
wrong-bot-lost = Partie { $number } kam nicht an ihr Ende: { $reason }
wrong-bot-file = Die Partie wurde gegen „{ $bot }“ gespielt, einen Agenten, den eine Datei nicht starten darf: nenne ihn mit --against
wrong-agent = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }; eigene Agenten sind { $forms }
wrong-agent-load = „{ $agent }“ lässt sich nicht laden: { $reason }
wrong-agent-onnx = „{ $agent }“ braucht ONNX Runtime, das sich nicht laden lässt ({ $problem }): pip install 'quartier[research]'
wrong-agent-input = „{ $agent }“ hat einen Eingang „{ $name }“; die Eingänge eines Agenten sind { $known }, aus Zahlen
wrong-agent-class = in { $module } gibt es keine Klasse „{ $name }“
wrong-agent-turn = „{ $name }“ ist kein Agent: es fehlt eine Methode turn(request), die einen Zug in Notation zurückgibt
wrong-position = die Stellung hat hier ein anderes Feld „{ $field }“: die Programme sind uneins, was zu merken ist
wrong-best-game = { $game } hat kein bestes Ergebnis einer Verteilung: es hängt davon ab, was andere tun und ziehen
wrong-best-option = mit der Option { $option } gibt es kein bestes Ergebnis einer Verteilung
wrong-best-running = die Partie ist nicht zu Ende: das Beste ihrer Verteilung würde verraten, was noch verborgen ist (--unfinished verrät es trotzdem)
wrong-best-seed = eine Verteilung braucht ihren --seed
wrong-bots-number = Bots: { $number } Namen für { $seats } Plätze; nötig ist einer für alle oder einer für jeden
wrong-bots-many = Bots: { $number } Namen; höchstens { $most } können gegeneinander spielen
wrong-record = keine Aufzeichnung einer Arena
wrong-record-busy = an dieser Aufzeichnung arbeitet schon ein anderer Lauf
wrong-record-other = die Aufzeichnung eines anderen Wettkampfs; weiter geht es nur mit demselben Spiel, denselben Optionen, Bots und Startwert
wrong-study = kein Protokoll einer Statistik
wrong-study-other = das Protokoll einer anderen Statistik: anderes Spiel, andere Option, anderer Bot, Platz oder Startwert
wrong-work-lost = Arbeit ging { $tries } Mal mit dem Prozess verloren, der sie tat ({ $reason }); was vorher getan war, bleibt, wenn darüber Buch geführt wird
wrong-ray-missing = Arbeit auf einem Cluster braucht Ray, das sich nicht laden lässt ({ $problem }): pip install 'quartier[ray]'
wrong-ray-address = '{ $address }' ist keine Adresse eines Ray-Clusters; richtig wären auto, local, HOST:PORT oder ray://HOST:PORT
wrong-ray-connect = kein Ray-Cluster unter { $address }: { $reason }
wrong-ray-other = dort antwortet etwas anderes
wrong-ray-empty = der Ray-Cluster hat keine Prozessoren, die arbeiten könnten
wrong-ray-silent = der Knoten { $node } des Ray-Clusters hat { $seconds } Sekunden lang nicht geantwortet
wrong-ray-node = der Knoten { $node } des Ray-Clusters kann nicht arbeiten: { $reason }
wrong-ray-unlike = der Knoten { $node } des Ray-Clusters würde andere Arbeit tun ({ $differences }); installiere dort dasselbe quartier, und lege Dateien dorthin, wo sie hier sind
wrong-ray-file = { $file } ist keine Datei, die die Knoten eines Clusters lesen könnten
wrong-review-record = kein Protokoll eines Rückblicks
wrong-review-record-other = das Protokoll eines anderen Rückblicks: andere Partie, andere Regeln oder andere Zahl von Simulationen
wrong-fit = kein Protokoll einer Suche nach Gewichten
wrong-fit-other = das Protokoll einer anderen Suche nach Gewichten: anderes Spiel, Spielmaterial, andere Kernel oder andere Zahl von Generationen oder Partien
wrong-lesson = kein Protokoll eines Netzes, das gelernt wird
wrong-lesson-other = das Protokoll eines anderen Netzes: anderes Spiel, anderer Startwert, andere Rate oder Zahl von Runden
wrong-selfplay-pyarrow = Datensätze brauchen PyArrow, das sich nicht laden lässt ({ $problem }): pip install 'quartier[research]'
wrong-selfplay-exists = die Datei gibt es schon, und sie ist kein Datensatz dieser Partien; nenne eine andere
wrong-selfplay-journal = kein Datensatz, der gerade entsteht; nenne eine andere Datei
wrong-selfplay-other = hier werden andere Partien gespielt; weiter geht es nur mit demselben Spiel, denselben Optionen, Plätzen, Bots, derselben Zahl und demselben Startwert, sonst nenne eine andere Datei
wrong-selfplay-busy = an diesem Datensatz arbeitet schon ein anderer Lauf
wrong-weights-none = keine Gewichte: eine Zeile mit den Spalten '{ $columns }' und darunter eine Zeile aus ganzen Zahlen
wrong-weights-columns = die Spalten sollten '{ $columns }' sein
wrong-weights-row = eine Zeile Gewichte sollte aus { $number } ganzen Zahlen bestehen
wrong-weights-place = { $axis } ist { $value }; möglich ist { $first } bis { $last }
wrong-weights-twice = eine zweite Zeile für { $row }
wrong-weights-game = das Urteil über { $game } hat keine Gewichte
wrong-network = das ist kein Netz der Form, die das Spiel hat: mit `make network` neu lernen
wrong-network-game = { $game } hat kein Netz, das zu lernen wäre
wrong-table-none = keine Tabelle: eine Zeile mit den Namen der Spalten und Zeilen darunter
wrong-table-columns = die Spalten sollten „{ $columns }“ sein
wrong-table-row = eine Zeile sollte { $number } Wörter haben, für „{ $columns }“
wrong-table-number = { $column } ist „{ $word }“; es sollte eine ganze Zahl sein
wrong-levels-judgement = das Urteil ist „{ $word }“; möglich sind { $words }
wrong-levels-name = eine Stufe „{ $name }“ gibt es nicht; die Stufen sind { $names }
wrong-levels-budget = eine Stufe braucht eine Frist: Simulationen oder Millisekunden, eins davon nicht unter 0
wrong-turn-number = --turn { $turn }: Die Partie hat { $turns } Züge
wrong-review-unfinished = ein Rückblick braucht eine Partie, die vorbei ist: er verriete, was noch geheim ist
wrong-turn-empty = ein leerer Zug
wrong-turn-unfinished = Der Zug „{ $turn }“ ist nicht fertig: Er geht weiter mit { $choices } …
wrong-turn-long = Der Zug endet nach „{ $last }“; „{ $step }“ ist zu viel
wrong-undo-revealed = Platz { $seat } hat keinen Zug zurückzunehmen: Was davor gespielt wurde, ist aufgedeckt
wrong-undo-answered = Platz { $seat } kann den Zug nicht zurücknehmen: Ein anderer Platz hat schon darauf geantwortet
wrong-mix = Gemischte Partien brauchen so viele Platzzahlen wie Optionen oder eines davon für alle: Angegeben sind { $seats } und { $options }
wrong-mix-of-positions = Diese Optionen von { $game } lassen sich nicht in einem Stapel mischen, weil die Stellungen von verschiedenem Typ oder die Sets verschieden sind; mach je einen Stapel
wrong-unresearched = { $game } sagt nicht, was Lernende davon sehen: Sein Paket hat kein Modul „research“
wrong-batch = Ein Stapel hat mindestens eine Partie, nicht { $number }
wrong-seeds = Für jede der { $number } Partien wird ein Startwert gebraucht oder einer für alle, nicht { $given }
wrong-rewards = Belohnt wird nach { $known }, nicht nach { $given }
wrong-render-mode = Dargestellt wird als { $known } oder gar nicht, nicht als { $given }
wrong-observer = Beobachtet wird ein Platz mit dem, was er weiß: öffentlichem und seinem eigenen privaten Wissen; anderes lässt sich nicht beobachten
wrong-actions-shape = Für jede der { $number } Partien wird eine Aktion gebraucht, in einem Feld dieser Länge und nicht der Form { $shape }
wrong-action = Aktion { $action } ist in Partie { $place } nicht erlaubt, in der Platz { $seat } entscheidet
wrong-action-here = Aktion { $action } ist hier nicht erlaubt, wo Platz { $seat } entscheidet: Die Maske sagt, welche der { $number } Aktionen es sind
wrong-action-over = Es gibt nichts mehr zu entscheiden: Die Partie ist zu Ende (angegeben ist Aktion { $action })
wrong-action-missing = Es fehlt eine Aktion für { $agent }, der jetzt handeln darf
wrong-agent-alone = { $game } zu { $seats } spielt man gegeneinander: Hier spielt ein Agent allein oder für alle, die zusammen spielen; nimm dafür PettingZoo oder OpenSpiel
wrong-one-step = „{ $text }“ ist nicht die Notation eines Schritts
wrong-gpu-missing = --gpu braucht CuPy, das sich nicht laden lässt ({ $problem }): pip install 'quartier[gpu]'
wrong-gpu-none = --gpu: Hier gibt es keine CUDA-Grafikkarte ab Compute Capability { $capability } oder keinen Treiber für sie
wrong-gpu-code = --gpu: Aus den Quellen von { $game }, wie sie jetzt sind, ist kein Code für Grafikkarten übersetzt; „python -m quartier.ahead --targets cuda“ macht ihn
wrong-usage = { $wrong } („{ $command } --help“ sagt mehr)
wrong-usage-option = Die Option { $option } gibt es nicht
wrong-usage-flag = Die Option { $option } hat keinen Wert
wrong-usage-value = Die Option { $option } braucht einen Wert
wrong-usage-needs-option = Die Option { $name } fehlt
wrong-usage-needs = { $name } fehlt
wrong-usage-more = „{ $words }“ ist zu viel
wrong-usage-command = Den Befehl „{ $word }“ gibt es nicht; es gibt { $known }
wrong-usage-game = Das Spiel „{ $word }“ gibt es nicht; es gibt { $known }
wrong-usage-near = { $wrong }; meintest du { $near }?
wrong-usage-other = { $reason }

## Spielmaterial

set-warning = Ungewöhnlich: { $warning }
set-warnings-more = … und { $number } mehr; „quartier check“ sagt alles.
set-good = { $number ->
    [0] Damit kann man spielen, und nichts daran ist ungewöhnlich.
    [one] Damit kann man spielen; eines ist ungewöhnlich.
   *[other] Damit kann man spielen; { $number } Dinge sind ungewöhnlich.
}
games-lacking = Das Spiel „{ $game }“ fehlt hier: Es hat keinen Text „{ $text }“

## Hilfe zu den Befehlen

help-usage = Aufruf
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL
help-usage-game = SPIEL
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = sonst: { $value }
help-required = nötig
help-games = Die Spiele mit ihren Plätzen und Optionen auflisten.
help-version = Die Version ausgeben.
help-play = Im Terminal spielen.
help-simulate = Bots viele Partien spielen lassen und ausgeben, wie sie enden.
help-arena = Bots gegeneinander spielen lassen und sehen, wer stärker ist.
help-statistics = Viele Partien von Bots spielen und sehen, was sie über das Spiel sagen.
help-agent = Nach dem Zeilenprotokoll für Agenten auf Standardein- und -ausgabe spielen: ein Bot oder ein eigener Agent.
help-selfplay = Bots spielen lassen und jede Entscheidung in eine Parquet-Datei schreiben, für alle, die Agenten trainieren.
help-replay = Eine gespeicherte Partie Zug für Zug zeigen.
help-review = Auf eine beendete Partie zurückblicken: was jeder Zug kostete, was Glück war, was besser gewesen wäre.
help-verify = Eine Partiedatei nachspielen und prüfen, was sie von sich behauptet.
help-best = Finde das Beste, was jemand aus einer Verteilung hätte machen können: nach Spiel und Startwert oder nach einer Partiedatei.
help-score = Eine Auslage werten, die an einem echten Tisch gespielt wurde.
help-check = Sagen, was an einem Spielmaterial falsch oder ungewöhnlich ist.
help-bench = Die Geschwindigkeit messen: Zufallspartien kompiliert und interpretiert, Züge, Ansichten.
help-warm = Die Regeln vor dem ersten Zug kompilieren.
help-serve = Den Tischserver laufen lassen, bis er beendet wird; alles liegt im Datenordner oder in PostgreSQL.
help-site = Die Seite so schreiben, dass sie keinen eigenen Server braucht, für jeden statischen Webspace: allein, gegen Bots, offline.
help-backup = Die Datenbank eines Datenordners kopieren, wie sie in einem Augenblick ist, auch während ein Server darauf läuft.
help-option-help = Diese Hilfe zeigen.
help-option-language = Die Sprache: Englisch, Deutsch oder Niederländisch; sonst nach der Umgebung.
help-option-version = Die Version ausgeben.
help-option-json = Ein JSON-Objekt ausgeben und sonst nichts.
help-option-file = Eine Datei, oder - für die Standardeingabe.
help-option-seed = Woraus aller Zufall kommt: gleicher Startwert, gleiche Partie.
help-option-ray = Der Ray-Cluster, der die Arbeit tut, statt Prozessen dieses Rechners: auto, HOST:PORT, ray://HOST:PORT, oder local für einen eigenen; --jobs sagt dann, wie viel höchstens gleichzeitig getan wird. Braucht quartier[ray] hier und auf jedem Knoten.
help-option-pairs = Irgendeine Option, mit ihrem Namen.
help-option-seats = Wie viele Plätze; sonst zwei oder so wenige, wie das Spiel verlangt.
help-option-games = Wie viele Partien.
help-option-data = Der Ordner für die Datenbank und, in seinem Ordner „boxes“, für Spielmaterial (NAME.txt).
help-play-resume = Eine gespeicherte Partie fortsetzen.
help-play-save = Die Partie in dieser neuen Datei behalten; sonst bekommt die Datei einen Namen.
help-play-against = Die Bots auf den anderen Plätzen: random, easy, normal, strong oder expert, auf Wunsch mit einem Charakter des Spiels (strong:gambler), oder ein eigener Agent (modul:Klasse, datei.py:Klasse, datei.onnx, program:BEFEHL).
help-play-seats = Wie viele mitspielen, dich mitgezählt.
help-simulate-bot = Ein Bot für alle Plätze oder einer für jeden.
help-arena-bots = Die Bots, durch Kommas getrennt: Namen oder eigene Agenten (modul:Klasse, datei.py:Klasse, datei.onnx, program:BEFEHL, der bis zum Ende geht); mit @MS denken sie MS Millisekunden über einen Zug nach. Darf mehrmals stehen.
help-arena-budget-ms = Millisekunden je Zug für Bots, die nach der Uhr denken.
help-arena-limit-ms = Millisekunden je Zug, nach denen ein eigener Agent verloren hat; sonst 60000.
help-arena-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-arena-resume = In dieser Datei Buch führen und von dort weitermachen.
help-arena-report = Eine Seite mit Diagrammen schreiben.
help-statistics-bots = Die Bots, durch Kommas getrennt: Namen; mit @MS denken sie MS Millisekunden über einen Zug nach, mit #N spielen sie N Fortsetzungen durch. Alle bekommen dieselben Partien.
help-statistics-games = Wie viele Partien; mit denselben Plättchen werden immer alle gespielt.
help-statistics-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-statistics-resume = In dieser Datei Buch führen und von dort weitermachen.
help-statistics-report = Eine Seite mit Diagrammen schreiben.
help-agent-agent = Name eines Bots, modul:Klasse, datei.py:Klasse oder datei.onnx.
help-agent-simulations = Wie viele Zukünfte ein Bot für jeden Zug spielt, was auch gefragt wird.
help-agent-budget-ms = Millisekunden je Zug, was auch gefragt wird.
help-selfplay-out = Die Datei; ein abgebrochener Lauf geht mit demselben Befehl weiter.
help-selfplay-bot = Ein Bot oder eigener Agent für alle Plätze oder einer für jeden.
help-selfplay-simulations = Wie viele Zukünfte ein Bot für jeden Zug spielt; 400 bei Bots, die sonst nach der Uhr denken.
help-selfplay-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-replay-turn = Nur die Stellung nach so vielen Zügen zeigen.
help-review-simulations = Wie viele Zukünfte die Züge jeder Entscheidung vergleichen; gleiche Zahl, gleicher Rückblick.
help-review-report = Eine Seite mit Kurve, allen Zügen und den Plänen schreiben.
help-review-jobs = Wie viele Prozesse; einer, wenn keine Zahl genannt ist.
help-review-resume = In dieser Datei Buch führen und von dort weitermachen.
help-best-seat = Wessen Bestes, wo Plätze Verschiedenes bekommen; ab 1.
help-best-seconds = Wie lange gesucht wird; die Suche endet früher, wenn nichts Besseres möglich ist.
help-best-cores = Wie viele Kerne; alle, wenn nichts angegeben ist.
help-best-unfinished = Auch von einer Partie, die noch nicht zu Ende ist.
help-check-game = Das Spiel, für das das Material ist.
help-bench-games = Die Spiele; sonst alle.
help-bench-gpu = Zufallspartien auf einer CUDA-Grafikkarte, ein Faden je Partie.
help-warm-games = Die Spiele; sonst alle.
help-serve-host = Die Adresse, auf der der Server hört; 0.0.0.0 für alle, was andere Rechner hereinlässt.
help-serve-port = Der Port, auf dem der Server hört.
help-serve-workers = Wie viele Prozesse bedienen; mehr als einer brauchen PostgreSQL (--store).
help-serve-worker-port = Bei mehreren Prozessen: der erste ihrer eigenen Ports, je einer, für /metrics; 0 für keinen.
help-serve-bot-delay = Sekunden, die der Zug eines Bots mindestens dauert, damit man folgen kann.
help-serve-bot-threads = Wie viele Bots hier zugleich nachdenken dürfen; sonst so viele wie Kerne, und 0, wenn Helfer („quartier think“) alles übernehmen.
help-serve-substitute = Die Stufe des Bots, der für alle spielt, deren Zeit um ist oder die gegangen sind.
help-serve-idle = Sekunden, die ein Tisch im Speicher bleibt, auf den niemand schaut.
help-serve-keep-open = Stunden, die ein Tisch auf seinen Start wartet, wenn niemand da ist.
help-serve-pairing-bots = Sekunden, nach denen Bots mit denen spielen, die auf Mitspieler warten und mit Bots einverstanden sind.
help-serve-best-seconds = Sekunden, die nebenher nach dem bestmöglichen Ergebnis jeder Aufgabe des Tages gesucht wird; 0 für nie.
help-serve-tables-each = Wie viele offene oder laufende Tische eine Person haben darf.
help-serve-address-rate = Anfragen und Nachrichten je Sekunde von einer Adresse, die eine Schule sein kann; ein Viertel davon steht einer Person zu. 0 für keine Grenze.
help-serve-address-sockets = Gleichzeitig offene Sockets von einer Adresse; ein Viertel davon steht einer Person zu. 0 für keine Grenze.
help-serve-answer-time = Sekunden, in denen eine Antwort gelesen sein muss, oder ein Teil einer langen; 0 für keine Grenze.
help-serve-body-time = Sekunden, in denen der Inhalt einer Anfrage da sein muss; 0 für keine Grenze.
help-serve-header-time = Sekunden, in denen der Kopf einer Anfrage da sein muss; 0 für keine Grenze.
help-serve-connections = Gleichzeitig offene Verbindungen insgesamt; 0 für so viele, wie diese Maschine einem Prozess gibt.
help-serve-address-connections = Gleichzeitig offene Verbindungen von einer Adresse, aber nie mehr als die Hälfte aller; 0 für keine weitere Grenze.
help-serve-bot-tables-unwatched = Sekunden, die eine Partie unter Bots weiterläuft, wenn niemand zusieht.
help-serve-bot-tables-each = Wie viele davon eine Adresse haben darf.
help-serve-bot-tables = Wie viele Partien gleichzeitig laufen dürfen, in denen nur Bots spielen.
help-serve-guests-per-address = Wie viele neue Gäste in einer Stunde von einer Adresse kommen dürfen; 0 für keine Grenze.
help-serve-tables-per-address = Wie viele Tische von einer Adresse offen sein oder laufen dürfen; 0 für keine Grenze.
help-serve-socket-rate = Nachrichten je Sekunde über eine Verbindung; 0 für keine Grenze.
help-serve-talk-rate = Zeilen Tischgespräch je Sekunde von einer Person an einem Tisch; 0 für keine Grenze.
help-serve-review-simulations = Simulationen für jeden Zug beim Rückblick auf eine Partie; 0 für so viele, wie das Spiel will.
help-serve-studies-each = Wie viele Studien eine Person behalten darf.
help-serve-study-rate = Studien je Sekunde, die eine Person speichern oder ändern darf, und viermal so viele von einer Adresse; 0 für keine Grenze.
help-serve-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen, wie https://example.org; mehrmals möglich.
help-serve-https = Der Server wird über https erreicht (durch einen Proxy): Cookies werden nur so gesendet.
help-serve-public-address = Wo der Server zu finden ist, etwa https://example.org, für die Vorschau seiner Links in Messengern; sonst, was die Anfrage nennt.
help-serve-proxies = Adressen von Proxys, deren X-Forwarded-For geglaubt wird, mit Kommas getrennt; * für alle.
help-serve-push = Per Web-Push melden, wer am Zug ist; braucht quartier[push].
help-serve-push-contact = Wie die Betreiber von Push-Diensten dich erreichen: mailto:du@example.org oder eine https-Adresse.
help-serve-public-metrics = /metrics auch anderen Rechnern beantworten.
help-serve-open-page = Die Adresse der Seite ausgeben, sobald sie da ist, und sie öffnen, wo es einen Desktop gibt.
help-serve-log-level = Was protokolliert wird: debug, info, warning oder error.
help-site-to = Der Ordner, in den geschrieben wird: neu, leer oder mit einer älteren Fassung, die ersetzt wird; andere Dateien darin bleiben.
help-backup-to = Die Datei, in die die Kopie geschrieben wird; „quartier restore“ bringt sie zurück.
help-backup-force = Eine vorhandene Datei überschreiben.
help-restore = Eine Kopie an die Stelle der Datenbank eines Datenordners setzen, während kein Server auf ihm läuft.
help-restore-file = Eine Kopie, die „quartier backup“ gemacht hat.
help-restore-keep = Die jetzige Datenbank unter einem Namen mit Datum aufheben.
help-move-store = Alles aus einem Datenordner in eine PostgreSQL-Datenbank kopieren oder zurück, während auf keinem von beiden ein Server läuft.
help-move-store-source = Ein Datenordner oder eine Datenbank wie postgresql://quartier@localhost/quartier.
help-move-store-target = Ebenso, aber noch leer.
help-think = Auf einem anderen Rechner für einen Server nachdenken, also Züge von Bots, Tipps und Rückblicke, bis es beendet wird.
help-think-server = Wo der Server ist, etwa https://example.org.
help-think-token-file = Die Datei mit dem Schlüsselwort, das „quartier think-token“ ausgegeben hat; ohne sie steht es in QUARTIER_TOKEN.
help-think-threads = An wie vielen Gedanken zugleich gearbeitet wird; sonst an so vielen, wie es Kerne gibt.
help-think-json = Was geschieht, als JSON ausgeben, ein Objekt je Zeile.
help-think-token = Das Schlüsselwort ausgeben, mit dem ein Helfer dieses Namens für einen Server nachdenken darf.
help-think-token-name = Wie der Helfer heißt: Buchstaben, Ziffern, - und _.
help-think-token-days = Wie viele Tage das Schlüsselwort gilt.
help-think-token-store = Die PostgreSQL-Datenbank des Servers, wenn er eine hat.
help-serve-refuse-worker = Der Name eines Helfers, der nicht mehr für diesen Server nachdenken darf, was immer sein Schlüsselwort sagt; mehrfach möglich.
help-serve-store = Eine PostgreSQL-Datenbank wie postgresql://quartier@localhost/quartier, in der alles gespeichert wird statt im Datenordner; braucht quartier[postgres].

## Bots

bot-random = Zufall
bot-random-about = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
bot-easy = Leicht
bot-easy-about = Schaut nur wenig voraus und verschätzt sich hin und wieder.
bot-normal = Normal
bot-normal-about = Schaut weiter voraus und irrt sich selten und nicht sehr.
bot-strong = Stark
bot-strong-about = Probiert seine besten Züge in vielen gedachten Fortsetzungen.
bot-expert = Experte
bot-expert-about = Probiert viele Züge in gedachten Fortsetzungen, mit allem, was er gelernt hat, so gut er kann.
bot-greedy = Gierig
bot-greedy-about = Nimmt sofort die meisten Punkte und schaut nie voraus.
bot-planner = Planer
bot-planner-about = Die Suche hinter den stärkeren Bots, mit der Zeit, die man ihr gibt.

arena-playing = Es wird gespielt
arena-title = Arena: { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
arena-about = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }.
arena-options = Optionen: { $options }.
arena-made = { $date }, Quartier { $version }, Regeln { $rules }.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-interval = 95-%-Bereich
arena-column-elo = Elo
arena-column-score = Mittlere Punktzahl
arena-column-time = Zeit je Zug
arena-lost = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} vor dem Ende verloren ({ $kinds }). Beim ersten Mal: { $first }
arena-lost-crash = abgestürzt
arena-lost-illegal = kein erlaubter Zug
arena-lost-time = zu langsam
arena-plot-wins = Gewonnene Partien mit 95-%-Bereichen
arena-plot-wins-axis = Anteil gewonnener Partien
arena-plot-scores = Punktzahlen
arena-plot-scores-axis = Punktzahl
arena-plot-share = Anteil der Partien
statistics-title = Statistik: { $game }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
statistics-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} aus { $deals ->
    [one] { $deals } Startlage
   *[other] { $deals } Startlagen
}; Bots: { $bots }; Startwert: { $seed }.
statistics-points = Punkte
statistics-share = Anteil
statistics-interval = 95-%-Bereich
statistics-bots = Punkte am Ende
statistics-bots-about = Jeder Bot hat jede Startlage gespielt, von jedem Platz aus.
statistics-rounds = Punkte nach Runden
statistics-rounds-about = Die Punkte einer Person nach jeder Runde, im Mittel aller Partien, mit dem Bereich dieses Mittels. Züge zur gleichen Zeit sind eine Runde; wo reihum gespielt wird, ist jeder Zug eine.
statistics-round = Runde
statistics-kinds = Punkte nach Art
statistics-kinds-about = Woher die Punkte einer Person am Ende im Mittel kommen.
statistics-kind = Art
statistics-pieces = Wert der Plättchen und Karten
statistics-pieces-about = Um wie viele Punkte Ergebnisse mit einem mehr davon besser sind, verglichen unter Partien desselben Bots. Wer es hat, hat es vielleicht auch, weil es gut lief: Das sagt, was zusammen auftritt, nicht warum. Was alle immer haben oder was nur selten vorkam, fehlt. Das Diagramm zeigt beide Enden der Liste.
statistics-piece = Plättchen oder Karte
statistics-had = Im Mittel gehabt
statistics-worth = Wert
statistics-seats = Vorteil der Plätze
statistics-seats-about = Um wie viele Punkte ein Platz besser ist als das Mittel seines Tisches, und wie oft er gewinnt.
statistics-seat = Platz { $seat }
statistics-shares = Glück und Können
statistics-shares-about = Wie sich die Unterschiede der Ergebnisse aufteilen: Glück ist, was Startlage und Platz ausmachen, wer auch spielt; Können ist, was die Wahl des Bots ausmacht; der Rest ist, was beides zusammen und die Züge der anderen ausmachen. Zwischen anderen Bots sind die Anteile andere.
statistics-part-luck = Glück der Startlage und des Platzes
statistics-part-skill = Können
statistics-part-rest = Rest
statistics-variance = Varianz
selfplay-playing = Es wird gespielt
selfplay-result = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $rows } Entscheidungen in { $file } ({ $seconds } s).
best-seeking = Suche
best-so-far = bisher { $score }, höchstens { $bound }
best-proven = { $score } Punkte, und niemand hätte mehr machen können.
best-open = { $score } Punkte gefunden; mehr als { $bound } hätte niemand machen können.
simulate-playing = Es wird gespielt
simulate-result = { $finished } von { $games } Partien beendet, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}: { $moves } Züge in { $seconds } s ({ $speed } Partien/s); Punkte { $min } bis { $max }, im Mittel { $mean }

## Server

error-malformed = Diese Nachricht hat die falsche Form ({ $where }).
error-no-guest = Wähle zuerst einen Namen.
error-origin = Diese Seite darf diesen Server nicht benutzen.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
error-no-aids = An diesem Tisch wird ohne Hilfen gespielt.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-no-talk = An diesem Tisch ist das Tischgespräch aus.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-not-open = Die Partie hat schon begonnen.
error-not-running = Die Partie läuft nicht.
error-not-waiting = Du wartest nicht mehr.
error-not-over = Die Partie ist noch nicht zu Ende.
error-old-rules = Die Regeln haben sich seither geändert: Diese Partie lässt sich nicht mehr öffnen.
error-other-set = Das Spielmaterial des Hauses ist nicht das, mit dem diese Partie begann; so lässt sich die Partie nicht öffnen.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Alle Plätze sind besetzt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-challenge-taken = Du hast diese Aufgabe schon gespielt.
error-challenge-first = Spiel die Aufgabe des Tages erst einmal so, dass es zählt. Danach kannst du es noch einmal versuchen.
error-seats-empty = Es sind noch Plätze frei.
error-not-to-move = Du bist nicht am Zug.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
error-study-changed = Diese Studie wurde inzwischen anderswo geändert.
error-too-large = Das ist zu lang: höchstens { $most }.
error-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-bad-option = Die Option „{ $option }“ lässt sich so nicht einstellen.
error-bad-seats = Es sind { $fewest } bis { $most } Plätze möglich.
error-bad-file = Das ist keine Partiedatei, die sich nachspielen lässt.
error-bad-study = Die Studie wurde nicht gespeichert: Etwas darin kann nicht sein.
error-unknown-game = Dieses Spiel gibt es nicht.
error-unknown-bot = Diesen Bot gibt es nicht.
error-malformed-move = Das ist kein Zug.
error-unfinished-turn = Der Zug ist noch nicht fertig.
error-no-push = Dieser Server kann nichts melden, wenn seine Seite geschlossen ist.
error-not-owner = Nur wem diese Studie gehört, kann sie ändern.
error-bad-endpoint = Der Push-Dienst dieses Browsers ist von hier nicht erreichbar.
error-talk-empty = In dieser Zeile steht nichts Lesbares.
error-talk-too-long = Eine Zeile hat höchstens { $most } Zeichen.
error-illegal-move = Das erlauben die Regeln nicht.
error-too-slow = Darauf hat der Server zu lange gewartet.
error-too-many = Das war zu viel auf einmal. Warte einen Moment.
error-talk-too-fast = { $seconds ->
    [one] In einer Sekunde kannst du wieder schreiben.
   *[other] In { $seconds } Sekunden kannst du wieder schreiben.
}
error-too-many-tables = Du kannst { $most } Tische gleichzeitig haben.
error-too-many-reviews = Du wartest schon auf { $most } Rückblicke. Frag wieder, wenn einer davon da ist.
error-too-many-studies = Du kannst { $most } Studien behalten: Lösche erst eine.
error-study-too-fast = Zu viele Änderungen auf einmal: Versuche es in ein paar Sekunden wieder.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert.
error-unwell = Der Server arbeitet nicht, wie er soll: { $what }.
error-full = Der Server ist voll. Versuche es gleich noch einmal.
error-worker-token = Das ist kein Schlüsselwort dieses Servers.
error-worker-expired = Dieses Schlüsselwort gilt nicht mehr: Mit „quartier think-token“ gibt es ein neues.
error-worker-refused = Wer diesen Server betreibt, will den Helfer { $name } nicht mehr.
error-worker-version = Ein Helfer muss die Version des Servers haben, { $right }; dieser hat Version { $given }.
error-worker-faulty = Der Helfer { $name } hat nicht geantwortet, wie er sollte; in { $seconds } s darf er wiederkommen.

## What messengers show of a link

preview-running = { $game }: bei einer Partie zusehen
preview-over = { $game }: so ging es aus

## The page

page-address = Quartier ist unter { $address } zu finden (Strg+C beendet es)
page-welcome = Was bauen wir heute?
page-tagline = Städtebauspiele mit Plättchen, mit Freunden oder gegen Bots. Ohne Anmeldung.
page-navigation = Seiten
page-contents = Inhalt
page-skip = Zum Inhalt
page-home = Startseite
page-lobby = Spieltische
page-replay = Wiederholung
page-settings = Einstellungen
page-settings-you = Du
page-settings-look = Aussehen
page-settings-play = Spielen
page-settings-alerts = Töne und Benachrichtigungen
page-settings-about = Alles außer deinem Namen bleibt nur in diesem Browser: Andere Geräte haben eigene Einstellungen.
page-rules = Regeln
page-rules-of = Die Regeln von { $game }
page-rules-search = Regeln durchsuchen
page-rules-found = { $number ->
    [0] Nichts gefunden.
    [one] Ein Abschnitt gefunden.
   *[other] { $number } Abschnitte gefunden.
}
page-rules-play = { $game } spielen
page-close = Schließen
page-not-found = Unter dieser Adresse gibt es nichts.
page-unreachable = Der Server ist nicht erreichbar.
page-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
page-connecting = Verbindung wird aufgebaut …

page-players = { $fewest } bis { $most } Personen
page-minutes = { $least } bis { $most } Minuten
page-play-now = Jetzt spielen
page-learn = So geht’s
page-host = Tisch eröffnen
page-host-here = Partie einrichten
page-host-game = Tisch für { $game } eröffnen
page-join = Mit einem Link dazukommen
page-join-about = Füge den Link ein, den du bekommen hast.
page-join-nobody = Niemand da zum Mitspielen?
page-join-lobby = Such dir einen offenen Spieltisch.
page-go = Los
page-no-link = Das ist kein Link zu einem Tisch.
page-mine = Meine Partien
page-your-turn = Du bist dran
page-waits-for = Wartet auf { $names }
page-results = Letzte Ergebnisse
page-results-none = Hier siehst du, wie deine Partien ausgegangen sind, und kannst sie noch einmal ansehen. Spiel die erste!
page-status-open = offen
page-status-running = läuft
page-status-over = beendet
page-status-closed = Dieser Tisch ist geschlossen.
page-place = Platz { $rank }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-place-together = { $won ->
    [yes] Gewonnen
   *[no] Verloren
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-won = gewonnen
page-lost-game = verloren
page-together = Gemeinsam
page-together-against = gemeinsam
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-guest = Gast { $number }
page-bot-name = Bot ({ $level })
page-character = Charakter von Bot { $seat }
page-character-any = irgendein Charakter
page-bot-seat = Bot { $seat } ({ $level })

page-lobby-about = Setz dich an einen offenen Tisch oder sieh bei einer Partie zu.
page-lobby-none = Gerade ist kein Tisch offen. Eröffne einen, dann sehen ihn alle hier.
page-lobby-room = Tische mit freiem Platz
page-lobby-watch = Partien zum Zusehen
page-lobby-host = Eröffnet von { $name }
page-free-seats = { $number ->
    [one] ein Platz frei
   *[other] { $number } Plätze frei
}
page-pairing = Mit jemandem spielen
page-pairing-about = Du spielst mit der nächsten Person, die dasselbe spielen möchte.
page-pairing-which = Welches Spiel?
page-pairing-any = Egal, welches
page-pairing-people = { $number ->
    [one] eine Person wartet
   *[other] { $number } Personen warten
}
page-pairing-bots = Mit Bots spielen, wenn nach { $seconds } Sekunden niemand gekommen ist
page-pairing-go = Jemanden suchen
page-pairing-looking = Wir suchen jemanden, der mit dir { $game } spielt
page-pairing-looking-any = Wir suchen jemanden, der mit dir spielt
page-pairing-since = Du wartest seit { $time }
page-pairing-bots-in = Wenn niemand kommt, spielen in { $time } Bots mit.
page-pairing-keep-open = Lass diese Seite offen. Die Partie startet hier von selbst.
page-pairing-free = noch frei
page-pairing-stop = Nicht mehr warten
page-pairing-bot-now = Gleich gegen Bots spielen

page-new = Neuer Tisch
page-new-here = Neue Partie
page-where = Wo
page-where-online = An einem Tisch: alle am eigenen Gerät
page-where-here = An diesem Gerät: gegen Bots, oder reihum weitergegeben
page-person-here = Jemand hier
page-person-name = Name von Person { $number }
page-who = Wer spielt
page-open-seat = Offen für einen Gast
page-more-seats = Ein Platz mehr
page-fewer-seats = Ein Platz weniger
page-options = Spieloptionen
page-option-box = Spielmaterial
page-table = Tisch
page-aids = Hilfen: zeigen, wo Teile liegen dürfen und was sie bringen
page-aids-about = In Partien auf diesem Gerät und an Tischen, die du eröffnest. Ohne sie zählt dein Augenmaß.
page-hints = Tipps: ein Bot schlägt Züge vor
page-hints-agree = Unter Menschen gibt es Tipps, wenn alle einverstanden sind.
page-help = Hilfen und Tipps
page-public = Tisch in der Übersicht zeigen
page-spectators = Andere dürfen zusehen
page-late = Gäste dürfen während der Partie den Platz eines Bots übernehmen
page-talk-option = Tischgespräch erlauben
page-clock = Zeit für jeden Zug
page-clock-none = unbegrenzt
page-clock-seconds = { $number } Sekunden
page-clock-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
page-clock-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
}
page-clock-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
page-start = Starten
page-start-fill = Mit Bots auffüllen und starten
page-set-up = Tisch eröffnen und einladen

page-share = Link zu diesem Tisch
page-share-heading = Lade andere ein
page-share-about = Wer den Link hat, kann mitspielen.
page-share-system = Teilen …
page-copy = Link kopieren
page-copied = Kopiert.
page-copy-yourself = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
page-qr = QR-Code
page-qr-about = Richte die Kamera eines anderen Telefons darauf.
page-invites = { $name } lädt dich zu { $game } ein
page-invited = Spiel mit: { $game }
page-your-name = Dein Name
page-join-now = Mitspielen
page-seat-choose = Platz selbst aussuchen
page-offline = nicht da
page-sit = Diesen Platz nehmen
page-full = Alle Plätze sind besetzt.
page-full-watch = Sobald die Partie startet, kannst du hier zusehen.
page-own-table = Eigenen Tisch eröffnen
page-terms = So wird gespielt
page-term-aids = Mögliche Züge und Punkte werden gezeigt
page-term-no-aids = Mögliche Züge werden nicht gezeigt
page-term-hints = Ein Bot gibt Tipps
page-term-no-hints = Keine Tipps von Bots
page-term-clock = Zeit pro Zug: { $time }
page-term-no-clock = Ohne Zeitlimit
page-term-no-spectators = Niemand sonst kann zusehen
page-term-no-talk = Kein Tischgespräch
page-sit-late = Platz eines Bots übernehmen
page-wait-start = Wer den Tisch eröffnet hat, startet die Partie.
page-wait-start-by = { $name } startet die Partie.
page-wait-people = { $number ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $number } Personen
}
page-wait-ready = Alle Plätze sind besetzt
page-leave = Tisch verlassen
page-no-table = Du kannst diesen Tisch nicht ansehen.

alert-turn = Du bist am Zug
alert-start = Die Partie hat begonnen
alert-end = Die Partie ist zu Ende
alert-with = { $game } mit { $names }
page-todo = Was zu tun ist
page-ready = Bestätige deinen Zug, oder ändere ihn.
page-watching = Du siehst zu.
page-away-clock = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
page-away-left = Du bist gegangen; ein Bot spielt für dich.
page-return = Selbst weiterspielen
page-played-by-bot = Zurzeit spielt ein Bot.
page-rule-now = Regel
page-menu = Tisch
page-board = Spielplan
page-board-of = Der Spielplan von { $name }.
page-enlarge = Spielplan von { $name } groß zeigen
page-at-table = Am Tisch
page-turn = Drehen
page-back = Zurück
page-hint = Tipp
page-hint-show = Zeig es mir
page-hint-stop = Nicht weiterdenken
page-nudge-gain = { $lit ->
    [yes] Tipp: Schau auf die markierten Felder. Dort gibt es
   *[no] Tipp: Jetzt ist etwas zu holen,
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: { $kind }.
page-nudge-later = { $lit ->
    [yes] Tipp: Schau auf die markierten Felder. Das bringt jetzt nichts, aber später.
   *[no] Tipp: Jetzt ist nichts zu holen. Denk voraus.
}
page-nudge-look = { $lit ->
    [yes] Tipp: Schau auf die markierten Felder.
   *[no] Tipp: Denk voraus.
}
page-advice = Die besten Züge
page-advice-about = Rechts: wie viele Punkte am Ende zu erwarten sind, im Durchschnitt vieler Partien, die ein Bot von hier aus weitergespielt hat. Kleine Unterschiede bedeuten wenig.
page-advice-expected = Punkte am Ende zu erwarten
page-advice-band = { $low } bis { $high }
page-advice-band-about = Neun von zehn Partien enden zwischen diesen Punkten.
page-advice-winning = Die Aussicht auf den Sieg, mit dem besten dieser Züge: { $chance } %
page-advice-now = Jetzt: { $gains }
page-advice-nothing = keine Punkte
page-advice-allow = Tipps an diesem Tisch erlauben
page-advice-on = Alle sind einverstanden: Es gibt Tipps.
page-advice-missing = Tipps gibt es, wenn alle einverstanden sind. Noch nicht: { $names }.
page-advice-asked = { $names }: Wollen wir mit Tipps spielen?
page-advice-agree = Einverstanden
page-advice-decline = Nein, danke
page-thinking = Denkt nach …
page-undo = Zurücknehmen
page-confirm = Bestätigen
page-keys = Pfeiltasten bewegen, Leertaste legt, R dreht, Z geht zurück, Eingabetaste bestätigt.
page-keys-steps = Tab und Pfeiltasten gehen von Schritt zu Schritt, die Leertaste wählt, Z geht zurück, Enter bestätigt.
page-steps = Schritte
page-notation = So schreibt man Züge
page-score-if = Wenn du das bestätigst
page-score-so-far = Mit dem Entwurf bis hierher
page-brings = { $points ->
    [0] Bringt keine Punkte.
    [one] Bringt einen Punkt.
   *[other] Bringt { $points } Punkte.
}
page-no-points = Noch keine Punkte.
page-turns = Züge
page-no-turns = Noch niemand hat gezogen.
page-spot-top-left = oben links
page-spot-top = oben
page-spot-top-right = oben rechts
page-spot-left = links
page-spot-middle = in der Mitte
page-spot-right = rechts
page-spot-bottom-left = unten links
page-spot-bottom = unten
page-spot-bottom-right = unten rechts
page-talk = Tischgespräch
page-talk-unread = { $number ->
    [one] eine neue
   *[other] { $number } neue
}
page-talk-none = Noch hat niemand etwas gesagt.
page-talk-say = An alle schreiben
page-talk-send = Senden
page-talk-left = { $number ->
    [one] noch ein Zeichen
   *[other] noch { $number } Zeichen
}
page-talk-mute = Stummschalten
page-talk-unmute = Wieder zuhören
page-talk-muted = Das Tischgespräch ist auf diesem Gerät stummgeschaltet.
page-talk-reading = Schreiben kann, wer am Tisch sitzt; du kannst mitlesen.
page-leave-running = Gehen: ein Bot spielt weiter
page-transfer = Auf einem anderen Gerät weiterspielen
page-transfer-about = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät. Er gilt einmal.
page-take-over = Platz hierher holen
page-take-over-about = Der Platz wechselt vom anderen Gerät auf dieses.
page-fair = Ehrlich gemischt: was verborgen ist, stand vor dem ersten Zug fest. Der Fingerabdruck ist { $digest }.

page-course = Punkte nach Runden
page-round = Runde { $round }
page-rounds = Runde
page-result-alone = Deine Stadt ist { score-line } wert.
page-result-you = Du wirst { $rank }. mit { score-of }.
page-result-more = { $more ->
    [one] Ein Punkt
   *[other] { $more } Punkte
} mehr als letztes Mal ({ $points }).
page-result-less = { $more ->
    [one] Ein Punkt
   *[other] { $more } Punkte
} weniger als letztes Mal ({ $points }).
page-result-same = Genauso viele wie letztes Mal.
page-decided = Was entschieden hat
page-boards = Spielpläne
page-most = am meisten
page-total = Gesamt
page-count-skip = Zählen überspringen
page-count-again = Noch einmal zählen
page-share-result = Ergebnis teilen
page-share-moment = Diesen Moment teilen
page-share-moment-about = Der Link zu diesem Zug:
page-speed = Tempo
page-whose = Wessen Spielplan
page-whose-turn = Wer gerade zieht
page-choose-file = Datei auswählen
page-rematch = Noch einmal
page-rematch-go = Revanche annehmen
page-rematch-offered = { $number ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
page-rematch-awaited = zur Revanche eingeladen
page-file = Partiedatei
page-replay-here = ansehen
page-replay-step = Zug { $number } von { $turns }: { $name } { $turn }
page-review-ask = Auf diese Partie zurückblicken
page-review-ask-about = Ein Programm denkt über jeden Zug noch einmal nach: was er kostete und was Glück war. Das dauert eine Minute oder zwei.
page-review-progress = Zug { $done } von { $turns }
page-review-offline = Rückblicke macht ein Server. Ohne ihn nimm die Partiedatei und frag im Terminal: quartier review DATEI
page-review-lost = { $grade }, { $lost } verloren
page-review-better = Zeigen, was besser war
page-review-instead = Besser: { $turn }. { $expected } zu erwarten statt { $instead }.
page-review-turn = Zug { $number }
page-review-accounts = Glück und Spiel
page-drop = Zieh eine Partiedatei hierher, oder wähle eine aus.
page-file-own-set = Die Partie wurde mit eigenem Spielmaterial gespielt: Nur ein Server kann sie wiederholen.
page-file-setting = Mit diesen Plätzen und Optionen gibt es keine Partie.
page-line = Zeile { $line }
page-first = Zum Anfang
page-previous = Einen Zug zurück
page-next = Einen Zug weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-position = Stelle in der Partie

page-study = Studie
page-studies = Studien
page-studies-about = Probiere aus, was hätte sein können: Spiele von jeder Stellung einer beendeten oder einer selbst aufgebauten Partie weiter, mit der Engine an der Seite.
page-studies-mine = Deine Studien
page-study-from-here = Von hier aus studieren
page-study-set-up = Eine Partie aufbauen
page-study-game = Spiel
page-study-seats = Plätze
page-study-seed = Startwert
page-study-seed-about = Irgendein Wort oder eine Zahl: Mit demselben Startwert kommen dieselben Plättchen und Karten. Bleibt das Feld leer, wird einer gezogen.
page-study-begin = Studie beginnen
page-study-from-file = Eine Datei öffnen
page-study-from-file-about = Eine Partiedatei oder eine Studie, die jemand gespeichert hat.
page-study-nothing = Unter dieser Adresse gibt es nichts zu studieren.
page-study-no-engine = Diese Seite kann das Spiel nicht selbst spielen, deshalb gibt es keine Studien davon.
page-study-today = Andere spielen die heutige Aufgabe noch: Morgen kannst du sie studieren.
page-study-positions = { $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
}
page-study-tree = Züge und Varianten
page-study-engine = Engine: die besten Züge
page-study-thinking = Die Engine denkt …
page-study-no-lines = Auf diesem Brett ist niemand am Zug.
page-study-winning = { $chance } % Sieg
page-study-end = Ans Ende der Variante
page-study-bot = Wer für die anderen spielt
page-study-by-hand = Du spielst für alle
page-study-against = Bot antwortet: { $level }
page-study-bot-turn = Zug vom Bot
page-study-bot-thinks = Der Bot denkt …
page-study-promote = Zur Hauptvariante
page-study-delete-from = Ab hier löschen
page-study-restore = Löschen zurücknehmen
page-study-note = Notiz zu dieser Stellung
page-study-title = Name der Studie
page-study-share = Teilen
page-study-share-about = Wer diesen Link hat, kann die Studie lesen:
page-study-file = Als Datei
page-study-keep = Behalten und teilen
page-study-copy = Eine Kopie behalten
page-study-not-kept = Noch nicht gespeichert: Verlässt du die Seite, ist sie weg.
page-study-needs-server = Um eine Studie zu behalten, braucht es einen Server, und hier ist keiner.
page-study-others = Du liest eine fremde Studie. Was du ausprobierst, bleibt auf dieser Seite.
page-study-others-changed = Deine Änderungen bleiben auf dieser Seite, wenn du keine Kopie behältst.
page-study-kept = Alle Änderungen sind gespeichert.
page-study-keeping = Wird gespeichert …
page-study-delete = { $title } löschen
page-study-delete-sure = Die Studie wird für alle, die ihren Link haben, endgültig gelöscht.
page-study-delete-yes = Endgültig löschen
page-study-order = Plättchen und Karten kommen in der Reihenfolge der Partie, was immer du probierst; die Engine weiß nicht, was kommt.
page-study-keys = Tasten: ← → durch die Variante, ↑ ↓ zu anderen Varianten; auf dem Brett wandern die Pfeile darüber.

page-name = Der Name, den andere sehen
page-name-about = Am Tisch und bei der Aufgabe des Tages.
page-keep = Speichern
page-kept = Gespeichert.
page-language = Sprache
page-colours = Farben
page-colours-system = wie das Gerät
page-colours-light = hell
page-colours-dark = dunkel
page-motion = Bewegung
page-motion-system = wie das Gerät
page-motion-moving = mit Animationen
page-motion-still = ohne Animationen
page-coordinates = Koordinaten: Buchstaben und Zahlen am Rand der Bretter und in der Liste der Züge
page-sound = Töne
page-alerts = Bescheid sagen, wenn ich am Zug bin
page-alerts-closed = Du erfährst es auch, wenn diese Seite geschlossen ist.
page-alerts-open = Du erfährst es, solange diese Seite irgendwo offen ist.
page-alerts-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für die Seite (das Zeichen neben der Adresse) und lade sie neu.
page-alerts-insecure = Browser zeigen Benachrichtigungen nur für Seiten, die über https kommen.
page-alerts-install = Auf iPhone und iPad: Leg diese Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
page-alerts-none = Dieser Browser zeigt keine Benachrichtigungen.
page-alerts-try = Ausprobieren
page-alerts-tried = So erfährst du, dass du am Zug bist.
page-alerts-offer = Möchtest du Bescheid bekommen, wenn du am Zug bist?
page-alerts-yes = Ja, gern
page-alerts-no = Nein, danke
page-sound-about = Kurze Töne, wenn ein Teil gelegt wird, wenn du dran bist und am Ende.
page-challenge = Die Aufgabe des Tages
page-challenge-about = Für alle dieselben Plättchen, einmal am Tag. Wer macht am meisten daraus?
page-challenge-begin = Spielen
page-challenge-continue = Weiter
page-challenge-look = Ansehen
page-challenge-look-at = { $game } ansehen
page-challenge-done = { score-of }: Platz { $rank } von { $finished }
page-challenge-best = Bisher am besten: { $name } mit { score-of }
page-challenge-play = { $game } spielen
page-challenge-go-on = { $game } weiterspielen
page-challenge-nobody = Noch niemand ist fertig.
page-day = Die Aufgabe des Tages
page-day-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-day-rules = Alle bekommen dieselbe Partie. Dein erster Versuch zählt, ohne jeden Tipp, wenn du ihn am selben Tag beendest: vor { $time } deiner Zeit. Danach kannst du es für dich noch so oft versuchen, wie du magst. Vom nächsten Tag an können alle die beste Partie ansehen.
page-day-rules-past = Dieser Tag ist vorbei. Du kannst seine Partie für dich spielen; das zählt nicht.
page-day-yours = Dein Versuch
page-day-not-yet = Du hast sie noch nicht gespielt.
page-day-going = Du bist mittendrin.
page-day-late = Du hast sie nicht am selben Tag beendet, also zählt sie nicht.
page-day-missed = Du hast sie nicht gespielt.
page-day-unscored = Ein weiterer Versuch: er zählt nicht
page-day-rank = Platz { $rank } von { $finished }
page-day-lost = verloren
page-day-percent = { $percent } % des Bestmöglichen
page-day-percent-found = { $percent } % vom Besten, das gefunden wurde
page-day-possible = Bestmöglich: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-day-possible-found = Das Beste, das gefunden wurde: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Mehr als { $bound } kann niemand schaffen.
page-day-coming = Nach dem bestmöglichen Ergebnis wird noch gesucht.
page-day-again = Noch einmal, ohne Wertung
page-day-watch = Die beste Partie ansehen
page-day-ranking = Rangliste
page-day-place = Platz
page-day-name = Name
page-day-score = Punkte
page-day-share-best = Vom Besten
page-day-you = du
page-day-nobody = Niemand hat sie beendet.
page-day-before = Der Tag davor
page-day-after = Der Tag danach
page-day-today = Heute
page-day-history = Deine Aufgaben
page-day-history-none = Hier steht, was du aus den Aufgaben machst.
page-day-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
page-day-longest = Am längsten: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-day-date = Tag
page-day-game = Spiel
page-day-share = Teilen, ohne etwas zu verraten
page-day-line = Quartier, { $game }, { $day }: { $result }, Platz { $rank } von { $finished }
page-day-copy = Zeile kopieren
page-day-save = Bild speichern
page-day-picture = Bild zum Teilen: { $line }
page-day-more = Rangliste und Verlauf
page-day-more-of = Rangliste und Verlauf: { $game }
page-day-set = Heutige Partie mit diesem Spielmaterial
page-day-with = Die Partie des Tages mit „{ $title }“
page-day-set-about = Das ist nicht die Aufgabe des Tages: Diese Partie ist für alle, die den Link zu diesem Spielmaterial haben, und hat ihre eigene Rangliste. Wird das Spielmaterial geändert, beginnt alles von vorn, mit einer anderen Partie.
page-day-set-gone = Das Spielmaterial wurde seither geändert oder gelöscht. Das ist die Partie mit dem Spielmaterial, wie es war.
page-day-set-no-best = Mit eigenem Spielmaterial wird nicht nach dem Bestmöglichen gesucht.
page-day-set-link = Wer diesen Link hat, spielt dieselbe Partie mit diesem Spielmaterial
page-day-set-line = Quartier, { $game } mit „{ $title }“, { $day }: { $result }, Platz { $rank } von { $finished }
page-day-set-own = eigenes Spielmaterial „{ $title }“

page-here = Auf diesem Gerät
page-here-about = Partien ohne Server bleiben in diesem Browser und nirgends sonst.
page-show-all = Alle { $number } zeigen
page-delete = Diese Partie { $game } löschen
page-delete-finished = Alle beendeten löschen
page-delete-sure = { $number ->
    [one] Eine beendete Partie aus diesem Browser löschen?
   *[other] { $number } beendete Partien aus diesem Browser löschen?
}
page-opening = Die Partie wird geöffnet …
page-no-match = Keine Partie
page-no-match-about = In diesem Browser gibt es unter dieser Adresse keine Partie.
page-elsewhere = Die Partie ging in einem anderen Tab weiter. So steht sie jetzt.
page-failed = Auf dieser Seite ist etwas schiefgegangen. Was gespeichert war, ist sicher: Lade sie neu, um weiterzuspielen.
page-needs-server = Dafür braucht es einen Server, und hier ist keiner.
page-without-server = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
page-storage-full = Dieser Browser hat keinen Platz mehr: Die Partie geht verloren, wenn du die Seite schließt. Platz entsteht, wenn du beendete Partien löschst.
page-storage-none = Dieser Browser speichert nichts: Die Partie geht verloren, wenn du die Seite schließt. Du kannst sie als Partiedatei sichern.
page-pass = { $name } ist dran
page-pass-about = Gib das Gerät weiter; alle anderen schauen weg. Bevor { $name } den Knopf drückt, ist nichts zu sehen.
page-pass-ready = Ich bin { $name }
page-pass-back = { $name }: letzten Zug zurücknehmen
page-deal = Partie des Tages
page-deal-about = Jeden Tag von jedem Spiel eine Partie, allein und so oft du magst. Es gibt keine Rangliste.
page-deal-none = Heute noch nicht gespielt.
page-deal-best = Heute dein Bestes: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Im Nachhinein
review-hindsight = Wäre vorher alles bekannt gewesen, so wären { $score } zu machen gewesen und nicht mehr.
review-hindsight-open = Wäre vorher alles bekannt gewesen, so wären { $score } zu machen gewesen (mehr als { $bound } nicht).
review-hindsight-share = Das Ergebnis ist { $percent } % davon.
review-hindsight-label = Möglich: { $score }
review-hindsight-about = Möglich ist, was jemand hätte machen können, der vorher gewusst hätte, was gezogen wird: Am Tisch konnte das niemand. Eine kurze Suche hat es gefunden, und eine Schranke, über die niemand kommt; „quartier best DATEI“ sucht länger.
page-review-possible = Was möglich war …
## Auf Papier

paper-player = Spieler { $number }
paper-total = Summe
paper-score-sheet = Wertungsblatt
paper-ruler = 5 cm bei 100 %
paper-cut = Schneide an den gestrichelten Linien.
paper-back = { $sheet }: Rückseite
paper-back-note = Die Rückseite der Seite davor: Wende das Blatt über die lange Kante.
paper-blank = Leer, damit Blätter beidseitig gedruckt werden können.
paper-box = Material: { $box }
paper-rules = Regeln
paper-rules-of = { $game }: die Regeln
paper-how = So druckst du es
paper-step-size = Drucke mit 100 % („tatsächliche Größe“), nicht an die Seite angepasst. Die Linie oben auf jeder Seite muss 5 cm lang sein.
paper-step-two = Drucke beidseitig, über die lange Kante gewendet, auf festes Papier: 160 bis 250 g/m².
paper-step-one = Drucke einseitig auf festes Papier: 160 bis 250 g/m². Ist eine Seite die Rückseite der Seite davor, klebe beide Blätter zusammen, bevor du schneidest.
paper-step-cut = Schneide an den gestrichelten Linien und falte an den gepunkteten. Mit Messer und Lineal geht es schneller als mit der Schere.
paper-contents = Was darin ist
paper-pages = Seiten { $first } bis { $last }
paper-page = Seite { $page }
paper-pages-from = ab Seite { $first }

paper-done = { $file }: { $kilobytes } kB.
wrong-no-paper = Für { $game } gibt es nichts zu drucken
wrong-no-typesetter = Zum Drucken wird das Paket typst gebraucht: pip install 'quartier[print]'

help-print = Schreibt ein Spiel als PDF zum Ausschneiden und Spielen: Material, Pläne, Wertungsblätter und Regeln, maßstäblich.
help-print-game = Das Spiel, das gedruckt wird.
help-print-paper = Das Papier: a4 oder letter.
help-print-box = Das Material: das des Hauses oder eine Datei mit eigenem.
help-print-to = Die PDF-Datei, die geschrieben wird.
help-print-seats = Für wie viele Spieler; ohne Angabe für so viele, wie eine Schachtel des Spiels reicht.
help-print-one-sided = Für Drucker, die einseitig drucken: nur Rückseiten, mit denen gespielt wird, keine leeren Seiten.
help-print-all-rules = Die Regeln in allen Sprachen, nicht nur in der von Karten und Plänen.
## Bilder zum Teilen

picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
picture-won = Gewonnen!
picture-lost = Verloren
wrong-picture-unfinished = Bilder gibt es nur von Partien, die zu Ende sind, und diese ist es nicht.
wrong-picture-game = Von { $game } gibt es keine Bilder.
wrong-picture-seat = Spieler { $seat }: die Partie hat { $seats } Spieler.
wrong-picture-choice = „{ $value }“ gibt es bei Bildern nicht als { $option }: es gibt { $known }.
wrong-picture-kind = „.{ $kind }“ ist keine Endung für ein Bild: es gibt { $known }.
wrong-picture-still = Ein PNG bewegt sich nicht: Nimm einen Namen, der auf .svg oder .webp endet, oder lass --moving weg.
wrong-picture-turn = Ein Bild zeigt das Ende einer Partie, eine Animation die ganze: --turn und --image passen nicht zusammen.
wrong-picture-extra = PNG und WebP brauchen, was `pip install "quartier[pictures]"` mitbringt; SVG geht auch ohne.
values-day = ein Tag wie 2026-11-17
picture-drawing = Zeichnen
picture-saved = Das Bild ist in { $file } gespeichert.
help-replay-image = Ein Bild der beendeten Partie schreiben: .svg oder .png mit dem Ergebnis, .webp als Animation.
help-replay-moving = Ein .svg die ganze Partie als Animation zeigen lassen.
help-replay-seat = Die Spieler, deren Tableaus zu sehen sind, etwa 1,3; ohne Angabe alle.
help-replay-size = Wie groß das Bild ist: wide (breit, 1200 × 630) oder square (quadratisch, 1080 × 1080).
help-replay-theme = Seine Farben: light (hell) oder dark (dunkel).
help-replay-names = Die Namen der Spieler, durch Kommas getrennt.
help-replay-date = Der Tag auf dem Bild; ohne Angabe der, an dem die Datei geschrieben wurde.
error-no-pictures = Dieser Server zeichnet solche Bilder nicht.
error-no-picture = Das Bild ließ sich nicht zeichnen. Versuch es gleich noch einmal.
error-too-many-pictures = Du wartest schon auf { $most } Bilder. Frag wieder, wenn eines davon da ist.
page-picture = Bild teilen
page-picture-drawing = Das Bild wird gezeichnet …
page-picture-size = Größe
page-picture-wide = Breit (1200 × 630)
page-picture-square = Quadratisch (1080 × 1080)
page-picture-colours = Farben
page-picture-light = Hell
page-picture-dark = Dunkel
page-picture-whose = Wessen Stadt
page-picture-all = Alle
page-picture-save = Bild speichern
page-picture-svg = Als SVG speichern
page-picture-animation = Animation speichern
page-picture-animation-svg = Animation als SVG
page-picture-saved = Gespeichert.
page-picture-offline = Bilder zeichnet ein Server, und keiner ist zu erreichen.
## Was zählt, und was beim ersten Mal erklärt wird
page-scoring = Was zählt
page-moment = Neu für dich
page-moment-understood = Verstanden
page-moment-stop = Nicht mehr zeigen
page-moments = Erklärungen: Was zum ersten Mal geschieht, wird einmal erklärt
page-moments-about = In gewöhnlichen Partien, neben dem Brett; nie beim Nachspielen und nie beim Zuschauen.
page-moments-again = Alles noch einmal erklären
page-moments-forgotten = Alles wird noch einmal erklärt.
page-moments-off = Es wird nichts mehr erklärt. In den Einstellungen kannst du das ändern.
# Learning by playing

page-learn-playing = Spielend lernen
learn-coach = Dein Begleiter
learn-next = Weiter
learn-show = Zeig es mir
learn-on = Weiterspielen
learn-again = Von vorn
learn-leave = Ohne Begleiter weiter
learn-turn = Zug { $now } von { $all }
learn-waiting = Die anderen denken nach …
learn-confirm = Genau so. Jetzt bestätige.
learn-good = { $points ->
    [one] Ein Punkt. Gut! Bestätige.
   *[other] { $points } Punkte. Gut! Bestätige.
}
learn-other = Erlaubt, aber ich meine etwas anderes: Sieh dir an, was markiert ist. Nimm es zurück und versuche es noch einmal, oder bestätige erneut, um deinen Zug zu behalten.
learn-illegal = { $why } Versuche es noch einmal.
play-guided-type = Tippe: { $turn }
play-guided-on = Mit „skip“ geht es ohne Begleiter weiter.
play-guided-end = Die Begleitung ist zu Ende. Spiel weiter!
play-guided-none = Von { $game } gibt es keine begleitete Partie.
play-guided-alone = Eine begleitete Partie hat ihre eigene Ausgangslage: Zu --guided passt kein { $option }.
## Üben: Rätsel im Terminal und auf der Seite

practice-grade-lane = Gasse
practice-grade-street = Straße
practice-grade-avenue = Allee
practice-grade-boulevard = Boulevard
practice-grade-maze = Labyrinth
practice-right = Richtig!
practice-far = Das ergibt { $value }: { $behind } weniger als { $best }.
practice-solutions = { $number ->
    [one] Der einzige Zug, der es schafft:
   *[other] Die Züge, die es schaffen:
} { $turns }
practice-next = Er ergibt { $best }, der beste aller anderen Züge { $next }. Alle { $legal } Züge wurden probiert.
practice-bots = Auf einen Blick gesehen von Bots: { $levels }

puzzles-head = Rätsel { $number } von { $total } · { $grade } · { $id }
puzzles-prompt = Dein Zug, oder help
puzzles-help = Tippe einen ganzen Zug, die Schritte durch Leerzeichen getrennt; next (weiter), solution (Lösung) oder quit (Ende).
puzzles-bye = { $solved } von { $seen } gelöst, { $first } beim ersten Versuch.
puzzles-making = Suche nach Rätseln
puzzles-checking = Alle Züge werden probiert
puzzles-made = { $number } von { $wanted } Rätseln aus { $matches } Partien stehen in { $file }.
puzzles-checked = { $number ->
    [one] Ein Rätsel, und es stimmt: Alle Züge wurden probiert.
   *[other] { $number } Rätsel, und alle stimmen: Alle Züge wurden probiert.
}
help-puzzles = Kurze Rätsel aus wirklichen Stellungen lösen; weitere machen, oder eine Datei prüfen.
help-puzzles-grade = Nur dieser Stufe: lane (Gasse), street (Straße), avenue (Allee), boulevard oder maze (Labyrinth).
help-puzzles-kind = Nur dieser Art.
help-puzzles-puzzle = Nur das mit diesem Namen.
help-puzzles-daily = Das von heute, für alle dasselbe.
help-puzzles-source = Die Rätsel aus dieser Datei nehmen.
help-puzzles-make = So viele aus Partien von Bots machen, gleichmäßig aus allen Arten und Stufen, soweit sie zu finden sind.
help-puzzles-to = Die Datei, in die sie geschrieben werden.
help-puzzles-resume = In dieser Datei Buch führen und von ihr aus weitermachen.
help-puzzles-jobs = Wie viele Prozesse; alle Kerne, wenn keine Zahl genannt ist.
help-puzzles-check = Eine Datei prüfen: jede Stellung erreichen und alle Züge probieren.
help-puzzles-seed = Woraus aller Zufall kommt: welche Partien durchsucht werden, oder die Reihenfolge der Rätsel.
wrong-puzzles-none = { $game } hat keine Rätsel
wrong-puzzles-kind = { $game } hat keine Rätsel der Art „{ $kind }“; Arten sind { $kinds }
wrong-puzzles-box = Rätsel werden nur mit dem Satz des Hauses gemacht
wrong-puzzles-record = keine Aufzeichnung einer Suche nach Rätseln
wrong-puzzles-record-other = die Aufzeichnung einer anderen Suche nach Rätseln: anderes Spiel, andere Option oder anderer Startwert
wrong-puzzles-name = dieses Rätsel heißt „{ $right }“, nicht „{ $name }“: Seine Zeilen wurden geändert
wrong-puzzles-solved = „solved: { $text }“ sollte für jede der Stufen { $levels } sagen, wie oft von wie vielen Versuchen, wie in „easy 2/10“
wrong-puzzles-seat = Platz { $seat } ist dort nicht am Zug
wrong-puzzles-large = mehr Züge, als probiert werden können; die Datei sagt { $legal }
wrong-puzzles-number = „{ $key }: { $said }“ ist falsch, es ist { $right }
wrong-puzzles-missing = die Lösung „{ $turn }“ fehlt
wrong-puzzles-extra = „{ $turn }“ ist keine Lösung, oder mehr als das, was sie ausmacht
wrong-puzzles-false = Rätsel { $name }: { $reason }
wrong-puzzles-empty = es sind keine Rätsel darin
wrong-puzzles-game = Rätsel eines anderen Spiels, { $game }
wrong-puzzles-no-such = so ein Rätsel gibt es nicht; ohne --grade, --kind, --puzzle und Optionen des Spiels gibt es mehr
wrong-puzzles-together = { $option } braucht { $other }

page-practice = Üben
page-practice-about = Kurze Rätsel aus wirklichen Stellungen. In jeder bringt ein Zug mehr als alle anderen: Finde ihn.
page-practice-daily = Rätsel des Tages
page-practice-daily-about = Eines am Tag für jedes Spiel, für alle dasselbe.
page-practice-daily-done = Heute gelöst.
page-practice-solve = Lösen
page-practice-open = { $game } üben
page-practice-grades = Stufen
page-practice-grades-about = Die Stufe eines Rätsels sagt, welcher Bot die Antwort auf einen Blick sieht: leicht, normal, stark, Experte; im Labyrinth findet keiner den Weg.
page-practice-solved = { $solved } von { $total } gelöst
page-practice-solved-first = { $first } beim ersten Versuch
page-practice-begin = Anfangen
page-practice-go-on = Weiter
page-practice-once-more = Noch einmal
page-practice-streak = { $days ->
    [0] Zurzeit an keinem Tag in Folge gelöst
    [one] An { $days } Tag in Folge gelöst
   *[other] An { $days } Tagen in Folge gelöst
}
page-practice-longest = Am längsten: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-practice-puzzle = Rätsel
page-practice-next = Nächstes Rätsel
page-practice-again = Noch ein Versuch
page-practice-show = Lösung zeigen
page-practice-shown = Die Lösung liegt auf dem Plan.
page-practice-other = Eine andere zeigen ({ $at } von { $number })
page-practice-answer = Antworten
page-practice-first = Beim ersten Versuch gelöst.
page-practice-tries = { $tries ->
    [one] Nach einem Fehler gelöst.
   *[other] Nach { $tries } Fehlern gelöst.
}
page-practice-all = Das war das letzte, das du in dieser Stufe nicht gelöst hattest.
page-practice-line = { $tries ->
    [0] Quartier, { $game }, Rätsel vom { $day } ({ $grade }): beim ersten Versuch gelöst
    [one] Quartier, { $game }, Rätsel vom { $day } ({ $grade }): nach einem Fehler gelöst
   *[other] Quartier, { $game }, Rätsel vom { $day } ({ $grade }): nach { $tries } Fehlern gelöst
}
page-practice-forget = Meinen Stand vergessen
page-practice-forget-sure = Vergessen, welche Rätsel du gelöst hast, und deine Tage in Folge?
page-practice-kept = Dein Stand bleibt in diesem Browser und nirgends sonst.
page-practice-none = So ein Rätsel gibt es nicht.
page-practice-card = Eine Stellung, ein Zug: Finde den besten. Die Rätsel von heute warten.
# Score sheets in files
wrong-sheet-header = '{ $header }:' steht vor dem ersten 'player:'
wrong-sheet-name = dieser Name ist zu lang; ein Name hat höchstens { $most } Buchstaben
wrong-sheet-players = einer zu viel; { $most } können mitspielen
wrong-sheet-before = diese Zeile gehört niemandem; sie steht unter einer Zeile 'player: …'
wrong-sheet-game = das ist ein Blatt von { $game }
wrong-sheet-file-option = { $game } hat keine Option { $option }
wrong-sheet-names = { $names } Zeilen 'player: …' und { $players } Spieler; jeder hat eine
wrong-sheet-two-boxes = diese Datei hat ihr Spielmaterial „{ $box }“ im Abschnitt [box]; 'option.box:' würde ein zweites nennen
sheet-ranked = { $rank }. { $name }
## Own component sets

weights-written = { $file } hat die Gewichte, mit denen sich damit am besten spielt.
wrong-weights-to = Was aus der Standardeingabe kommt, braucht --to DATEI für das Spielmaterial mit seinen Gewichten.
wrong-weights-numba = Gewichte werden durch viele Partien gefunden, und das braucht Numba: pip install 'quartier[compile]'
help-weights = Wonach Bots urteilen, durch viele Partien an Spielmaterial anpassen und in seine Datei schreiben.
help-weights-game = Das Spiel, für das das Spielmaterial ist.
help-weights-to = Wohin das Spielmaterial mit seinen Gewichten geschrieben wird; in seine eigene Datei, wenn keine genannt ist.
help-weights-generations = Wie oft die Suche von den besten Gewichten aus weitergeht; ohne Angabe so oft, wie das Spiel es sagt.
help-weights-games = Wie viele Partien jeder Vorschlag spielt; ohne Angabe so viele, wie das Spiel es sagt.
help-weights-jobs = Wie viele Prozesse; einer, wenn keine Zahl genannt ist.
help-weights-resume = In dieser Datei Buch führen und von dort weitermachen.
help-serve-sets-each = Wie viel eigenes Spielmaterial eine Person aufheben darf.
help-serve-set-rate = Wie oft in der Sekunde eine Person Spielmaterial prüfen lassen darf, von einer Adresse viermal so oft; 0 für keine Grenze.
help-serve-set-seconds = Sekunden, die das Prüfen von Spielmaterial dauern darf.

error-bad-set = Mit diesem Spielmaterial kann man nicht spielen.
error-set-changed = Das Spielmaterial wurde inzwischen anderswo geändert; lade es neu.
error-set-too-slow = Das Prüfen dieses Spielmaterials dauerte länger als { $seconds } s und wurde abgebrochen.
error-set-too-fast = Das wurde zu oft gefragt; warte einen Moment.
error-too-many-sets = Du hast hier schon { $most } Sammlungen von Spielmaterial; lösche erst eine.

page-sets = Eigenes Spielmaterial
page-sets-own = Mit der eigenen Schachtel spielen
page-sets-about = Du hast das gedruckte Spiel? Gib seine Plättchen, Teile, Karten oder seine Stadt ein und spiele damit: mit Freunden, gegen Bots, in diesem Browser.
page-sets-here = In diesem Browser
page-sets-there = Auf diesem Server
page-sets-full = Dieser Browser hebt schon { $most } Sammlungen auf; lösche erst eine.
page-set = Spielmaterial
page-set-house = Das des Hauses
page-set-new = Neues Spielmaterial
page-set-new-about = Beginne mit den Teilen des Hauses und ändere eines nach dem anderen, oder öffne eine Textdatei (dieselbe wie für „--box DATEI“).
page-set-mine = Mein { $game }
page-set-from-house = Mit dem des Hauses beginnen
page-set-import = Datei öffnen
page-set-too-large = Diese Datei ist zu groß für Spielmaterial.
page-set-ready = spielbar
page-set-unready = noch nicht fertig
page-set-there = auf diesem Server
page-set-delete = { $title } löschen
page-set-delete-sure = Es ist dann endgültig weg. Partien, die damit begonnen haben, gehen weiter.
page-set-missing = Dieser Browser hat kein solches Spielmaterial
page-set-title = Name des Spielmaterials
page-set-unnamed = Ohne Namen
page-set-undo = Rückgängig
page-set-redo = Wiederholen
page-set-export = Als Datei speichern
page-set-play = Damit spielen
page-set-shown = Was zu sehen ist
page-set-show-pieces = Teile
page-set-show-text = Text
page-set-text = Das Spielmaterial als Text
page-set-nothing = nichts
page-set-no-pieces = Die Teile dieses Spiels werden im Text geändert.
page-set-needs-server = Ob man mit Spielmaterial spielen kann, findet ein Quartier-Server heraus oder „quartier check SPIEL DATEI“; diese Seite hat keinen Server. Zeichnen, aufheben und speichern kannst du hier.
page-set-unreached = Der Server ist nicht zu erreichen und kann das Spielmaterial nicht prüfen. Was du änderst, hebt dieser Browser auf.
page-set-checking = Wird geprüft …
page-set-wrong = Damit kann man noch nicht spielen
page-set-good = Damit kann man spielen
page-set-unusual = { $number ->
    [one] Eines ist ungewöhnlich
   *[other] { $number } Dinge sind ungewöhnlich
}
page-set-by-link = Teilen
page-set-link = Wer diesen Link hat, kann das Spielmaterial ansehen und damit spielen
page-set-link-about = Keine Liste zeigt es. Änderungen gehen zum Server, wenn du es sagst; begonnene Tische behalten, womit sie begonnen haben.
page-set-publish-about = Hebe es auf diesem Server auf, um anderen einen Link zu geben. Keine Liste zeigt es, und du kannst es jederzeit löschen.
page-set-publish = Auf diesem Server aufheben
page-set-republish = Server auf den neuesten Stand bringen
page-set-withdraw = Vom Server nehmen
page-set-copy = Kopieren und ändern
page-set-change = Ändern
page-set-will-be-kept = Für einen Tisch im Netz wird es auf diesem Server aufgehoben; keine Liste zeigt es.
page-set-look = Spielmaterial: { $title }
page-set-remove = Entfernen
page-set-done = Fertig
page-set-refused = Mit dem Spielmaterial „{ $set }“ kann man nicht spielen: { $why }
page-set-unknown = Um das Spielmaterial „{ $set }“ zu lesen, braucht es einen Quartier-Server, und keiner ist zu erreichen. Öffne es einmal auf einer Seite mit Server: Von da an ist es dort bekannt, auch ohne Netz. „quartier score“ liest es ebenfalls.
wrong-option-unguided = Von { $game } gibt es keine begleitete Partie.
wrong-option-guided = Eine begleitete Partie hat ihre eigene Ausgangslage: Zu --guided passt kein { $option }.
help-play-guided = Eine begleitete erste Partie mit fester Ausgangslage.
wrong-picture-nowhere = { $option } gilt einem Bild: Sag mit --image, wohin damit.

error-no-print = Dieser Server kann nicht drucken: Wer ihn betreibt, kann quartier[print] installieren.
error-too-many-prints = Auf { $most } Ausdrucke wird schon gewartet: Versuche es gleich noch einmal.
page-print = Spiel drucken
page-print-of = { $game } auf Papier
page-print-about = Ein PDF zum Ausschneiden und Spielen: alles Material maßstäblich, Pläne, Wertungsblätter und die Regeln.
page-print-paper = Papier
page-print-players = Für Spieler
page-print-language = Sprache
page-print-sides = Mein Drucker druckt nur einseitig
page-print-sides-about = Dann gibt es keine leeren Rückseiten; Blätter, mit deren beiden Seiten gespielt wird, werden zusammengeklebt.
page-print-all-rules = Die Regeln in allen Sprachen
page-print-make = PDF erstellen
page-print-making = Das PDF entsteht …
page-print-done = Das PDF ist da.
page-print-site = Diese Seite hat keinen Server, der drucken könnte. Mit Python auf deinem Rechner erstellt das PDF:
page-print-paper-a4 = A4
page-print-paper-letter = US Letter
page-print-box = Material

# Beside the real table: score pads, the dealer, the timer
page-beside = Am echten Tisch
page-beside-about = Du spielst mit Pappe? Wertungsblöcke, ein Kartengeber und eine Uhr, auch ohne Server.
page-pad = Wertungsblock
page-pad-about = Für eine Partie mit Pappe: Lege, was auf deinem Tisch liegt, und jeder Punkt wird gezählt.
page-pad-none = Für dieses Spiel gibt es keinen Wertungsblock.
page-pad-came = Dieser Block kam über einen Link. Er ist jetzt deine eigene Kopie: Was du änderst, bleibt bei dir.
page-pad-bad-link = In diesem Link steckt kein Wertungsblock: Vielleicht wurde er abgeschnitten. Lass ihn dir noch einmal schicken.
page-pad-not-kept = Dieser Browser behält nichts: Speichere den Block als Datei, bevor du die Seite schließt.
page-pad-kept-here = Bleibt in diesem Browser, während du schreibst.
page-pad-undo = Rückgängig
page-pad-redo = Wiederholen
page-pad-more = Teilen, speichern
page-pad-add = Mitspieler
page-pad-remove = { $name } entfernen
page-pad-name = Name
page-pad-writing = Das Brett
page-pad-board = { $name }: das Brett. Pfeiltasten bewegen, die Eingabetaste schreibt.
page-pad-tools = Womit du schreibst
page-pad-erase = Löschen
page-pad-all = Alle zusammen
page-pad-line = Zeile { $line }, Spalte { $column }:
page-pad-shared = { $name } und { $other } teilen sich den Rang: Mehr entscheidet nicht.
page-pad-tie = { $name } liegt bei gleich vielen Punkten vor { $other }.
page-pad-share = Teilen
page-pad-share-about = Wer diesen Link öffnet, bekommt eine Kopie des Blocks. Alles steckt im Link selbst; nirgends wird etwas gespeichert.
page-pad-file = Datei
page-pad-file-about = Eine Textdatei, die auch 'quartier score { $game } DATEI' liest.
page-pad-save = Als Datei speichern
page-pad-open = Datei öffnen
page-pad-pads = Blöcke
page-pad-new = Neuer Block
page-pad-delete = Diesen Block löschen
page-pad-delete-other = Den Block { $pad } löschen
page-pad-own-set = Die eigene Schachtel verwenden
page-pad-link-long = Mit seinem Spielmaterial ist dieser Block zu lang für einen Link: Manche Nachrichtendienste würden ihn abschneiden. Speichere ihn als Datei und verschicke die.
page-pad-set-named = Diese Datei nimmt ihr Spielmaterial aus der Datei „{ $set }“, die eine Seite nicht lesen kann. Nimm die Zeile „option.box“ heraus, öffne das Spielmaterial unter „Eigenes Spielmaterial“ und wähle es auf dem Block.
page-dealer = Kartengeber
page-dealer-about = Mischt die Teile und deckt sie eins nach dem anderen auf. Drücke den Knopf, die Leertaste oder die Pfeiltasten.
page-dealer-no-dealer = Für dieses Spiel gibt es keinen Kartengeber.
page-dealer-now = Gerade aufgedeckt
page-dealer-nothing = Noch ist nichts aufgedeckt
page-dealer-next = Weiter
page-dealer-back = Zurück
page-dealer-left = noch { $left }
page-dealer-before = Vorher aufgedeckt
page-dealer-more = Neu mischen, Optionen, Startwert
page-dealer-new = Neu mischen
page-dealer-end = Beenden und den Startwert zeigen
page-dealer-seed = Der Startwert dieser Reihenfolge:
page-dealer-seed-about = Wer ihn beim Kartengeber eintippt, bekommt dieselbe Reihenfolge noch einmal.
page-dealer-rest = Die ganze Reihenfolge, auch was niemand gesehen hat:
page-dealer-again = Noch einmal nach einem Startwert
page-dealer-go = Geben
page-timer = Uhr
page-timer-about = Drücke eine Uhr oder die Leertaste, wenn ein Zug zu Ende ist: Dann läuft die Zeit der nächsten Person. P hält an.
page-timer-start = Start
page-timer-pause = Anhalten
page-timer-next = Der Nächste
page-timer-reset = Zurück auf Anfang
page-timer-setting = Einstellungen
page-timer-mode = Zeit
page-timer-mode-turn = für jeden Zug
page-timer-mode-player = für jede Person insgesamt
page-timer-mode-count = ohne Grenze
page-timer-minutes = Minuten
page-timer-seconds = Sekunden
page-timer-players = Wer spielt
page-timer-sound-about = Ein leiser Ton zehn Sekunden vor dem Ende und am Ende.
page-timer-clock = { $name }: { $time }
page-timer-used = { $time } insgesamt
page-timer-turn = { $name } ist dran
page-timer-soon = { $name }: noch zehn Sekunden
page-timer-up = { $name }: Die Zeit ist um
page-timer-going = Die Uhr läuft
page-timer-paused = Angehalten

## Workers

think-connecting = Verbindung zu { $server } wird aufgebaut …
think-connected = Mit { $server } verbunden als { $name }: { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
}, Spiele: { $games }.
think-others = Nach diesen Spielen fragt { $server } nicht, weil dort Regeln, Stufen oder Spielmaterial anders sind oder nur eine Seite sie kennt: { $games }.
think-plain = Das Schlüsselwort und alle Gedanken gehen unverschlüsselt an { $server }; mit https sähe sie niemand.
think-lost = Die Verbindung zu { $server } ging nach { $done ->
    [one] einem Gedanken
   *[other] { $done } Gedanken
} verloren ({ $reason }).
think-waiting = { $server } ist nicht zu haben ({ $reason }); nächster Versuch in { $seconds } s.
think-stopping = Was begonnen ist, wird noch zu Ende gedacht …
think-left = { $server } verlassen.
