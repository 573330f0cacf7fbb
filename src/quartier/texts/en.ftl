# Texts that all games share.

tagline = City-building tile games, for people, bots and research

## Rules that all games have

rule-over = The game is over.
rule-not-to-move = It is not this player's turn.
rule-other-step = That is not what is to be done now.

## Phases

phase-over = The game is over.
phase-wait = Waiting for the others.

## The table

seat = Player { $seat }
you = You
score-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-title = Points
total = Total
ready = ready
thinking = thinking
moves-title = Last turns
option-seats = Players
option-box = Component set: “house”, or a file with your own
yes = yes
no = no

## The end

winner-one = { $name } wins with { score-of }.
winner-you = You win with { score-of }.
winners-shared = { $names } share the win with { score-of }.
score-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-end = Your city is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Can you beat that next time?
tie-break = A tie was decided by: { $values }
rank = { $rank }.

## In the terminal

play-welcome = { $game }: { $seats ->
    [one] you play alone
   *[other] { $seats } players
}. Type “help” for help.
play-prompt = Your move
play-confirm = Enter confirms { $turn }; “back” takes the last step away.
play-undone = Taken back: { $turn }
play-cannot-undo = There is nothing to take back: since your last turn something was revealed.
play-nothing-back = There is no step to take away.
play-saved = Saved to { $file }. Go on with: quartier play --resume { $file }
play-bye = Good-bye.
play-bye-unsaved = Good-bye. This game was not saved.
play-legal-many = { $number } ways to go on, for example { $choices }
play-legal-few = You can play { $choices }
play-seed = The seed of this game: { $seed }
play-malformed = “{ $text }” is no move.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } points expected)
}
play-help = Commands: Enter confirm · back · undo · moves · score · hint · save FILE · lang en|de|nl · help · quit
warming = Compiling the rules of { $game } (only the first time)
warmed = { $game }: compiled ({ $seconds } s)

## Replays and checks

replay-step = Turn { $number } of { $turns }: { $name } plays { $turn }
replay-start = The start
verify-good = The file is right.
verify-bad = The file is wrong.
verify-state = final position
verify-standings = standings
verify-commitment = commitment to the seed
verify-true = checked
verify-false = does not match
verify-none = not stated

## Bots

bot-random = Random
bot-random-about = Plays any legal move, without a thought.
bot-easy = Easy
bot-easy-about = Looks ahead only a little and misjudges things now and then.
bot-normal = Normal
bot-normal-about = Looks ahead further and is seldom mistaken by much.
bot-strong = Strong
bot-strong-about = Tries its best moves in many imagined futures; a tenth of a second a move.
bot-expert = Expert
bot-expert-about = Thinks for a second about every move, as well as it can.
bot-greedy = Greedy
bot-greedy-about = Takes the most points it can get at once, and never looks ahead.
bot-planner = Planner
bot-planner-about = The search behind the stronger bots, with whatever time it is given.

arena-playing = Playing
arena-title = Arena: { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-about = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }.
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-interval = 95 % interval
arena-column-elo = Elo
arena-column-score = Mean score
arena-column-time = Time per move
arena-plot-wins = Games won, with 95 % intervals
arena-plot-wins-axis = Share of games won
arena-plot-scores = Scores
arena-plot-scores-axis = Score
arena-plot-share = Share of games
simulate-playing = Playing
simulate-result = { $finished } of { $games } games finished, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $moves } moves in { $seconds } s ({ $speed } games/s); scores { $min } to { $max }, mean { $mean }
