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
play-how = Zum Beispiel { $examples }
play-whole = Der Zug { $turn } ist vollständig: Enter bestätigt ihn, „back“ nimmt seinen letzten Schritt zurück.
play-instead = { $turn } statt { $before }.
play-near = Meinst du { $choices }?
play-show-what = „show“ zeichnet den Tisch neu, „show all“ zeichnet alles.
play-kept = Gespeichert in { $file }. Sieh es dir noch einmal an mit: quartier replay { $file }
play-exists = { $file } gibt es schon, und darin ist etwas anderes. Wähle einen anderen Namen, oder ersetze es mit: save! { $file }
play-not-saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }
play-undone = Zurückgenommen: { $turn }
play-cannot-undo = Es gibt nichts zurückzunehmen: Seit Ihrem letzten Zug wurde etwas aufgedeckt.
play-nothing-back = Es gibt keinen Schritt wegzunehmen.
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
warming = Die Regeln von { $game } werden übersetzt (nur beim ersten Mal)
warmed = { $game }: übersetzt ({ $seconds } s)

## Wiedergabe und Prüfung

replay-step = Zug { $number } von { $turns }: { $name } spielt { $turn }
replay-start = Der Anfang
replay-keys = Enter geht weiter, b zurück, eine Zahl von 0 bis { $turns } zu diesem Zug, q hört auf.
wrong-turn = --turn { $turn }: das Spiel hat { $turns } Züge
verify-good = Die Datei stimmt.
verify-bad = Die Datei stimmt nicht.
verify-state = Schlussstellung
verify-standings = Ergebnis
verify-commitment = Festlegung auf den Startwert
verify-true = geprüft
verify-false = passt nicht
verify-none = nicht angegeben

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, Zeile { $line }
place-column = { $source }, Zeile { $line }, Spalte { $column }

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
