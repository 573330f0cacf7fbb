# Texte, die alle Spiele teilen.

tagline = Städtebau-Legespiele für Menschen, Bots und Forschung

## Regeln, die alle Spiele haben

rule-over = Das Spiel ist zu Ende.
rule-not-to-move = Dieser Spieler ist nicht am Zug.
rule-other-step = Das ist jetzt nicht zu tun.

## Phasen

phase-over = Das Spiel ist zu Ende.
phase-wait = Die anderen sind noch nicht fertig.

## Der Tisch

seat = Spieler { $seat }
you = Sie
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
winner-you = Sie gewinnen mit { score-of }.
winners-shared = { $names } teilen sich den Sieg mit { score-of }.
won-together = { $seats ->
    [one] Sie gewinnen mit { score-of }.
   *[other] Sie gewinnen gemeinsam, mit { score-of }.
}
lost-together = { $seats ->
    [one] Sie verlieren.
   *[other] Sie verlieren gemeinsam.
}
score-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
solo-end = Ihre Stadt ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Schaffen Sie nächstes Mal mehr?
tie-break = Der Gleichstand wurde so entschieden: { $values }
rank = { $rank }.

## Im Terminal

play-welcome = { $game }: { $seats ->
    [one] Sie spielen allein
   *[other] { $seats } Spieler
}. „help“ zeigt die Hilfe.
play-prompt = Ihr Zug
play-confirm = Enter bestätigt { $turn }; „back“ nimmt den letzten Schritt weg.
play-go-on = Bis jetzt { $turn }; weiter mit dem nächsten Schritt, „back“ nimmt den letzten weg.
play-undone = Zurückgenommen: { $turn }
play-cannot-undo = Es gibt nichts zurückzunehmen: Seit Ihrem letzten Zug wurde etwas aufgedeckt.
play-nothing-back = Es gibt keinen Schritt wegzunehmen.
play-saved = Gespeichert in { $file }. Weiter geht es mit: quartier play --resume { $file }
play-bye = Auf Wiedersehen.
play-bye-unsaved = Auf Wiedersehen. Dieses Spiel wurde nicht gespeichert.
play-legal-many = { $number } Möglichkeiten, zum Beispiel { $choices }
play-legal-few = Möglich sind { $choices }
play-seed = Der Startwert dieses Spiels: { $seed }
play-malformed = „{ $text }“ ist kein Zug.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } Punkte erwartet)
}
play-help = Befehle: Enter bestätigen · back · undo · show · moves · score · hint · save DATEI · lang en|de|nl · help · quit
warming = Die Regeln von { $game } werden übersetzt (nur beim ersten Mal)
warmed = { $game }: übersetzt ({ $seconds } s)

## Wiedergabe und Prüfung

replay-step = Zug { $number } von { $turns }: { $name } spielt { $turn }
replay-start = Der Anfang
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

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, Zeile { $line }
place-column = { $source }, Zeile { $line }, Spalte { $column }
wrong-within = { $reason }
wrong-file-no-text = keine Textdatei
wrong-file-unreadable = { $reason }
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
wrong-seed = ein Startwert ist eine Zeile ohne Leerzeichen davor und danach, nicht { $seed }
wrong-game-unknown = es gibt kein Spiel „{ $game }“; die Spiele sind { $games }
wrong-game-broken = das Spiel im Ordner { $folder } lässt sich nicht verwenden und wird ausgelassen: { $reason }
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
wrong-copy-missing = diese Datei gibt es nicht
wrong-copy-itself = das ist die eigene Datenbank des Ordners, keine Kopie davon
backup-done = { $file }: { $tables } Tische mit { $events } Ereignissen
restore-done = { $folder } ist, wie es in der Kopie war: { $tables } Tische mit { $events } Ereignissen
restore-kept = Was vorher da war, liegt jetzt unter { $file }

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
bot-expert-about = Denkt über jeden Zug eine Sekunde nach, so gut es kann.
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
arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-interval = 95-%-Bereich
arena-column-elo = Elo
arena-column-score = Mittlere Punktzahl
arena-column-time = Zeit je Zug
arena-plot-wins = Gewonnene Partien mit 95-%-Bereichen
arena-plot-wins-axis = Anteil gewonnener Partien
arena-plot-scores = Punktzahlen
arena-plot-scores-axis = Punktzahl
arena-plot-share = Anteil der Partien
simulate-playing = Es wird gespielt
simulate-result = { $finished } von { $games } Partien beendet, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}: { $moves } Züge in { $seconds } s ({ $speed } Partien/s); Punkte { $min } bis { $max }, im Mittel { $mean }

## Server

error-malformed = Diese Nachricht hat die falsche Form ({ $where }).
error-no-guest = Wähle zuerst einen Namen.
error-origin = Diese Seite darf diesen Server nicht benutzen.
error-not-host = Das kann nur, wer den Tisch aufgemacht hat.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
error-no-aids = An diesem Tisch wird ohne Hilfen gespielt.
error-no-talk = An diesem Tisch wird nicht geschrieben.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-not-open = Die Partie hat schon begonnen.
error-not-running = Die Partie läuft nicht.
error-not-over = Die Partie ist noch nicht zu Ende.
error-old-rules = Die Regeln haben sich seither geändert: Diese Partie lässt sich nicht mehr öffnen.
error-other-set = Das Spielmaterial des Hauses ist nicht das, mit dem diese Partie begann: Sie lässt sich damit nicht öffnen.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Alle Plätze sind besetzt.
error-already-seated = Du sitzt schon an diesem Tisch.
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
error-talk-empty = In dieser Zeile steht nichts Lesbares.
error-talk-too-long = Eine Zeile hat höchstens { $most } Zeichen.
error-illegal-move = Das erlauben die Regeln nicht.
error-too-many = Das war zu viel auf einmal. Warte einen Moment.
error-talk-too-fast = { $seconds ->
    [one] In einer Sekunde kannst du wieder schreiben.
   *[other] In { $seconds } Sekunden kannst du wieder schreiben.
}
error-too-many-tables = Du kannst { $most } Tische gleichzeitig haben.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert.

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
page-rules = Regeln
page-rules-of = Die Regeln von { $game }
page-close = Schließen
page-not-found = Unter dieser Adresse gibt es nichts.
page-unreachable = Der Server ist nicht erreichbar.
page-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
page-connecting = Verbindung wird aufgebaut …

page-players = { $fewest } bis { $most } Personen
page-minutes = { $least } bis { $most } Minuten
page-play-now = Jetzt spielen
page-host = Tisch eröffnen
page-host-game = Tisch für { $game } eröffnen
page-join = Mit einem Link dazukommen
page-join-about = Fügen Sie den Link ein, den Sie bekommen haben.
page-go = Los
page-no-link = Das ist kein Link zu einem Tisch.
page-mine = Meine Partien
page-mine-none = Hier erscheinen Ihre Partien.
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

page-lobby-about = Offene Tische, an denen ein Platz frei ist oder zugesehen werden kann.
page-lobby-none = Kein Tisch ist offen. Eröffnen Sie einen: andere sehen ihn hier.

page-new = Neuer Tisch
page-who = Wer spielt
page-open-seat = Offen für einen Gast
page-more-seats = Ein Platz mehr
page-fewer-seats = Ein Platz weniger
page-options = Spieloptionen
page-option-box = Spielmaterial
page-table = Tisch
page-aids = Hilfen: zeigen, wo Teile liegen dürfen und was sie bringen, und Tipps geben
page-public = Tisch in der Übersicht zeigen
page-spectators = Andere dürfen zusehen
page-late = Gäste dürfen während der Partie den Platz eines Bots übernehmen
page-talk-option = Wer am Tisch sitzt, darf den anderen schreiben
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
page-start = Beginnen
page-start-fill = { $number ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den { $number } freien Plätzen beginnen
}
page-set-up = Eröffnen und einladen

page-share = Schicken Sie diesen Link denen, die mitspielen sollen:
page-share-watch = Der Link zu diesem Tisch:
page-copy = Kopieren
page-copied = Kopiert.
page-offline = nicht da
page-sit = Platz nehmen
page-sit-late = Platz eines Bots übernehmen
page-add-bot = Bot hinzufügen
page-remove-bot = Bot entfernen
page-bot-level = Spielstärke der Bots
page-wait-start = Wer den Tisch eröffnet hat, beginnt die Partie.
page-leave = Aufstehen
page-no-table = Sie können diesen Tisch nicht ansehen.

page-todo = Was zu tun ist
page-watching = Sie sehen zu.
page-away-clock = Ihre Zeit ist abgelaufen; ein Bot spielt für Sie.
page-away-left = Sie sind gegangen; ein Bot spielt für Sie.
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
page-thinking = Denkt nach …
page-undo = Zurücknehmen
page-confirm = Bestätigen
page-keys = Pfeiltasten bewegen, Leertaste legt, R dreht, Z geht zurück, Eingabetaste bestätigt.
page-score-if = Wenn Sie das bestätigen
page-no-points = Noch keine Punkte.
page-no-turns = Noch niemand hat gezogen.
page-talk = Tischgespräch
page-talk-unread = { $number ->
    [one] eine neu
   *[other] { $number } neu
}
page-talk-none = Noch hat niemand etwas gesagt.
page-talk-say = An alle schreiben
page-talk-send = Sagen
page-talk-left = { $number ->
    [one] noch ein Zeichen
   *[other] noch { $number } Zeichen
}
page-talk-mute = Stumm
page-talk-unmute = Wieder zuhören
page-talk-muted = Das Tischgespräch ist auf diesem Gerät stumm.
page-talk-reading = Schreiben kann, wer am Tisch sitzt; du kannst mitlesen.
page-leave-running = Gehen: ein Bot spielt weiter
page-transfer = Auf einem anderen Gerät weiterspielen
page-transfer-about = Öffnen Sie diesen Link innerhalb einer Stunde auf dem anderen Gerät. Er gilt einmal.
page-take-over = Platz hierher holen
page-take-over-about = Der Platz wechselt vom anderen Gerät auf dieses.
page-fair = Ehrlich gemischt: was verborgen ist, stand vor dem ersten Zug fest. Der Fingerabdruck ist { $digest }.

page-course = Punkte nach Runden
page-rematch = Noch einmal
page-rematch-go = Zur Revanche
page-file = Partiedatei
page-replay-here = ansehen
page-replay-step = Zug { $number } von { $turns }: { $name } { $turn }
page-drop = Ziehen Sie eine Partiedatei hierher, oder wählen Sie eine aus.
page-line = Zeile { $line }
page-first = Zum Anfang
page-previous = Einen Zug zurück
page-next = Einen Zug weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-position = Stelle in der Partie

page-name = Der Name, den andere sehen
page-keep = Behalten
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
page-sound = Töne
page-challenge = Die Aufgabe des Tages
page-challenge-about = Für alle dieselben Plättchen, einmal am Tag. Wer macht am meisten daraus?
page-challenge-play = { $game } spielen
page-challenge-go-on = { $game } weiterspielen
page-challenge-nobody = Noch niemand ist fertig.
