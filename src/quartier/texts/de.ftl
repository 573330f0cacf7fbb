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
play-help = Befehle: Enter bestätigen · back · undo · moves · score · hint · save DATEI · lang en|de|nl · help · quit
warming = Die Regeln von { $game } werden übersetzt (nur beim ersten Mal)
warmed = { $game }: übersetzt ({ $seconds } s)

## Wiedergabe und Prüfung

replay-step = Zug { $number } von { $turns }: { $name } spielt { $turn }
replay-start = Der Anfang
verify-good = Die Datei stimmt.
verify-bad = Die Datei stimmt nicht.
verify-state = Schlussstellung
verify-standings = Ergebnis
verify-commitment = Festlegung auf den Startwert
verify-true = geprüft
verify-false = passt nicht
verify-none = nicht angegeben

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
