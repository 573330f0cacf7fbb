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
   *[other] {"  "}({ $points } Punkte erwartet)
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
wrong-bots-number = Bots: { $number } Namen für { $seats } Plätze; nötig ist einer für alle oder einer für jeden
wrong-bots-many = Bots: { $number } Namen; höchstens { $most } können gegeneinander spielen
wrong-record = keine Aufzeichnung einer Arena
wrong-record-other = die Aufzeichnung eines anderen Wettkampfs; weiter geht es nur mit demselben Spiel, denselben Optionen, Bots und Startwert
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
wrong-turn-number = --turn { $turn }: Die Partie hat { $turns } Züge
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
help-agent = Nach dem Zeilenprotokoll für Agenten auf Standardein- und -ausgabe spielen: ein Bot oder ein eigener Agent.
help-selfplay = Bots spielen lassen und jede Entscheidung in eine Parquet-Datei schreiben, für alle, die Agenten trainieren.
help-replay = Eine gespeicherte Partie Zug für Zug zeigen.
help-verify = Eine Partiedatei nachspielen und prüfen, was sie von sich behauptet.
help-score = Eine Auslage werten, die an einem echten Tisch gespielt wurde.
help-check = Sagen, was an einem Spielmaterial falsch oder ungewöhnlich ist.
help-bench = Die Geschwindigkeit messen: Zufallspartien kompiliert und interpretiert, Züge, Ansichten.
help-warm = Die Regeln vor dem ersten Zug kompilieren.
help-serve = Den Tischserver laufen lassen, bis er beendet wird; alles liegt im Datenordner.
help-site = Die Seite so schreiben, dass sie keinen eigenen Server braucht, für jeden statischen Webspace: allein, gegen Bots, offline.
help-backup = Die Datenbank eines Datenordners kopieren, wie sie in einem Augenblick ist, auch während ein Server darauf läuft.
help-option-help = Diese Hilfe zeigen.
help-option-language = Die Sprache: Englisch, Deutsch oder Niederländisch; sonst nach der Umgebung.
help-option-version = Die Version ausgeben.
help-option-json = Ein JSON-Objekt ausgeben und sonst nichts.
help-option-file = Eine Datei, oder - für die Standardeingabe.
help-option-seed = Woraus aller Zufall kommt: gleicher Startwert, gleiche Partie.
help-option-pairs = Irgendeine Option, mit ihrem Namen.
help-option-seats = Wie viele Plätze; sonst zwei oder so wenige, wie das Spiel verlangt.
help-option-games = Wie viele Partien.
help-option-data = Der Ordner für die Datenbank und, in seinem Ordner „boxes“, für Spielmaterial (NAME.txt).
help-play-resume = Eine gespeicherte Partie fortsetzen.
help-play-save = Die Partie in dieser neuen Datei behalten; sonst bekommt die Datei einen Namen.
help-play-against = Die Bots auf den anderen Plätzen: random, easy, normal, strong oder expert, oder ein eigener Agent (modul:Klasse, datei.py:Klasse, datei.onnx, program:BEFEHL).
help-play-seats = Wie viele mitspielen, dich mitgezählt.
help-simulate-bot = Ein Bot für alle Plätze oder einer für jeden.
help-arena-bots = Die Bots, durch Kommas getrennt: Namen oder eigene Agenten (modul:Klasse, datei.py:Klasse, datei.onnx, program:BEFEHL, der bis zum Ende geht); mit @MS denken sie MS Millisekunden über einen Zug nach. Darf mehrmals stehen.
help-arena-budget-ms = Millisekunden je Zug für Bots, die nach der Uhr denken.
help-arena-limit-ms = Millisekunden je Zug, nach denen ein eigener Agent verloren hat; sonst 60000.
help-arena-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-arena-resume = In dieser Datei Buch führen und von dort weitermachen.
help-arena-report = Eine Seite mit Diagrammen schreiben.
help-agent-agent = Name eines Bots, modul:Klasse, datei.py:Klasse oder datei.onnx.
help-agent-simulations = Wie viele Zukünfte ein Bot für jeden Zug spielt, was auch gefragt wird.
help-agent-budget-ms = Millisekunden je Zug, was auch gefragt wird.
help-selfplay-out = Die Datei; ein abgebrochener Lauf geht mit demselben Befehl weiter.
help-selfplay-bot = Ein Bot oder eigener Agent für alle Plätze oder einer für jeden.
help-selfplay-simulations = Wie viele Zukünfte ein Bot für jeden Zug spielt; 400 bei Bots, die sonst nach der Uhr denken.
help-selfplay-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-replay-turn = Nur die Stellung nach so vielen Zügen zeigen.
help-check-game = Das Spiel, für das das Material ist.
help-bench-games = Die Spiele; sonst alle.
help-bench-gpu = Zufallspartien auf einer CUDA-Grafikkarte, ein Faden je Partie.
help-warm-games = Die Spiele; sonst alle.
help-serve-host = Die Adresse, auf der der Server hört; 0.0.0.0 für alle, was andere Rechner hereinlässt.
help-serve-port = Der Port, auf dem der Server hört.
help-serve-bot-delay = Sekunden, die der Zug eines Bots mindestens dauert, damit man folgen kann.
help-serve-bot-threads = Wie viele Bots zugleich nachdenken dürfen; sonst so viele wie Kerne.
help-serve-substitute = Die Stufe des Bots, der für alle spielt, deren Zeit um ist oder die gegangen sind.
help-serve-idle = Sekunden, die ein Tisch im Speicher bleibt, auf den niemand schaut.
help-serve-keep-open = Stunden, die ein Tisch auf seinen Start wartet, wenn niemand da ist.
help-serve-pairing-bots = Sekunden, nach denen Bots mit denen spielen, die auf Mitspieler warten und mit Bots einverstanden sind.
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

## Bots

bot-random = Zufall
bot-random-about = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
bot-easy = Leicht
bot-easy-about = Schaut nur wenig voraus und verschätzt sich hin und wieder.
bot-normal = Normal
bot-normal-about = Schaut weiter voraus und irrt sich selten und nicht sehr.
bot-strong = Stark
bot-strong-about = Probiert seine besten Züge in vielen gedachten Fortsetzungen; eine Zehntelsekunde je Zug.
bot-expert = Experte
bot-expert-about = Denkt über jeden Zug eine Sekunde nach, so gut er kann.
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
selfplay-playing = Es wird gespielt
selfplay-result = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $rows } Entscheidungen in { $file } ({ $seconds } s).
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
error-seats-empty = Es sind noch Plätze frei.
error-not-to-move = Du bist nicht am Zug.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
error-too-large = Das ist zu lang: höchstens { $most }.
error-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-bad-option = Die Option „{ $option }“ lässt sich so nicht einstellen.
error-bad-seats = Es sind { $fewest } bis { $most } Plätze möglich.
error-bad-file = Das ist keine Partiedatei, die sich nachspielen lässt.
error-unknown-game = Dieses Spiel gibt es nicht.
error-unknown-bot = Diesen Bot gibt es nicht.
error-malformed-move = Das ist kein Zug.
error-unfinished-turn = Der Zug ist noch nicht fertig.
error-no-push = Dieser Server kann nichts melden, wenn seine Seite geschlossen ist.
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
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert.
error-unwell = Der Server arbeitet nicht, wie er soll: { $what }.
error-full = Der Server ist voll. Versuche es gleich noch einmal.

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
