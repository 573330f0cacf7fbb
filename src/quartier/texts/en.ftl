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
won-together = { $seats ->
    [one] You win with { score-of }.
   *[other] You win together, with { score-of }.
}
lost-together = { $seats ->
    [one] You lose.
   *[other] You lose together.
}
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
play-go-on = So far { $turn }; go on with the next step, “back” takes the last one away.
play-how = For example { $examples }
play-whole = The turn { $turn } is whole: Enter confirms it, “back” takes its last step away.
play-instead = { $turn } instead of { $before }.
play-near = Did you mean { $choices }?
play-show-what = “show” draws the table again, “show all” draws all of it.
play-kept = Saved to { $file }. Look at it again with: quartier replay { $file }
play-exists = { $file } exists already and is something else. Choose another name, or replace it with: save! { $file }
play-not-saved = This game could not be saved to { $file }: { $reason }
play-undone = Taken back: { $turn }
play-cannot-undo = There is nothing to take back: since your last turn something was revealed.
play-nothing-back = There is no step to take away.
play-saved = Saved to { $file }. Go on with: quartier play --resume { $file }
play-bye = Good-bye.
play-legal-many = { $number } ways to go on, for example { $choices }
play-legal-few = You can play { $choices }
play-seed = The seed of this game: { $seed }
play-malformed = “{ $text }” is no move.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } points expected)
}
play-help =
    Enter confirms what you have typed; “back” takes its last step away, “undo” all of it, or your last turn.
    show draws the table again, show all draws all of it; legend explains the signs.
    moves lists what can be done, hint names good turns; points itemises everybody’s points, log lists all turns.
    save FILE saves, save! FILE replaces another file; lang en|de|nl changes the language.
    quit saves and leaves, so does Ctrl+C; quit! leaves without saving.
wrong-save-exists = --save { $file }: there is such a file already. Go on with it: quartier play --resume { $file }
warming = Compiling the rules of { $game } (only the first time)
warmed = { $game }: compiled ({ $seconds } s)

## Replays and checks

replay-step = Turn { $number } of { $turns }: { $name } plays { $turn }
replay-start = The start
replay-keys = Enter goes on, b goes back, a number from 0 to { $turns } goes to that turn, q leaves.
wrong-turn = --turn { $turn }: the match has { $turns } turns
verify-good = The file is right.
verify-bad = The file is wrong.
verify-state = final position
verify-standings = standings
verify-commitment = commitment to the seed
verify-true = checked
verify-false = does not match
verify-none = not stated

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, line { $line }
place-column = { $source }, line { $line }, column { $column }

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

## Server

error-malformed = That message has the wrong form ({ $where }).
error-no-guest = Choose a name first.
error-origin = This page may not use this server.
error-not-host = Only the host can do that.
error-not-seated = You have no seat at this table.
error-no-spectators = This table is played without spectators.
error-no-aids = This table is played without aids.
error-no-talk = At this table people do not write to each other.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-not-open = The match has already begun.
error-not-running = The match is not running.
error-not-over = The match is not over yet.
error-old-rules = The rules have changed since: this match can no longer be opened.
error-seat-taken = This seat is taken.
error-table-full = All seats are taken.
error-already-seated = You already sit at this table.
error-seats-empty = There are still empty seats.
error-not-to-move = It is not your turn.
error-cannot-undo = It is too late to take that back.
error-too-large = That is too long: { $most } is the most.
error-bad-name = A name needs at least one visible character.
error-bad-option = The option “{ $option }” cannot be set like that.
error-bad-seats = There can be { $fewest } to { $most } seats.
error-bad-file = This is no match file that can be replayed.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.
error-malformed-move = That is not a move.
error-unfinished-turn = The turn is not finished.
error-talk-empty = There is nothing to read in that line.
error-talk-too-long = A line has at most { $most } characters.
error-illegal-move = The rules do not allow that.
error-too-many = That was too much at once. Wait a moment.
error-talk-too-fast = { $seconds ->
    [one] You can say more in a second.
   *[other] You can say more in { $seconds } seconds.
}
error-too-many-tables = You can have { $most } tables at once.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot store anything at the moment. Nothing was changed.

## The page

page-address = Quartier is at { $address } (Ctrl+C ends it)
page-welcome = What shall we build today?
page-tagline = City-building tile games, with friends or against bots. No sign-up.
page-navigation = Pages
page-contents = Contents
page-skip = To the content
page-home = Home
page-lobby = Lobby
page-replay = Replay
page-settings = Settings
page-rules = Rules
page-rules-of = The rules of { $game }
page-close = Close
page-not-found = There is nothing at this address.
page-unreachable = The server cannot be reached.
page-lost = The connection is lost. Trying again …
page-connecting = Connecting …

page-players = { $fewest } to { $most } players
page-minutes = { $least } to { $most } minutes
page-play-now = Play now
page-host = Set up a table
page-host-game = Set up a table of { $game }
page-join = Join with a link
page-join-about = Paste the link that somebody sent you.
page-go = Go
page-no-link = That is no link to a table.
page-mine = My games
page-mine-none = The games that you play appear here.
page-status-open = open
page-status-running = running
page-status-over = finished
page-status-closed = This table was closed.
page-place = Rank { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-place-together = { $won ->
    [yes] Won
   *[no] Lost
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-won = won
page-lost-game = lost
page-together = Together
page-together-against = together
page-seats-taken = { $taken } of { $seats } seats taken
page-guest = Guest { $number }
page-bot-name = Bot ({ $level })
page-bot-seat = Bot { $seat } ({ $level })

page-lobby-about = Open tables, where there is a free seat or something to watch.
page-lobby-none = No table is open. Set one up: others see it here.

page-new = New table
page-who = Who plays
page-open-seat = Open for a guest
page-more-seats = One more seat
page-fewer-seats = One seat less
page-options = Options of the game
page-option-box = Component set
page-table = Table
page-aids = Aids: show where pieces may lie, what they would score, and give hints
page-public = Show the table in the lobby
page-spectators = Others may watch
page-late = Guests may take a bot’s seat during the game
page-talk-option = Those who sit may write to each other
page-clock = Time for each turn
page-clock-none = no limit
page-clock-seconds = { $number } seconds
page-clock-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
page-clock-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
page-clock-days = { $number ->
    [one] one day
   *[other] { $number } days
}
page-start = Start
page-start-fill = { $number ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in the { $number } open seats
}
page-set-up = Set up and invite

page-share = Send this link to those who shall play:
page-share-watch = The link to this table:
page-copy = Copy
page-copied = Copied.
page-offline = not here
page-sit = Sit down
page-sit-late = Take a bot’s seat
page-add-bot = Add a bot
page-remove-bot = Remove the bot
page-bot-level = Level of bots
page-wait-start = The host starts the game.
page-leave = Get up
page-no-table = You cannot look at this table.

page-todo = What is to do
page-watching = You are watching.
page-away-clock = Your time ran out; a bot plays for you.
page-away-left = You have left; a bot plays for you.
page-return = Play on myself
page-played-by-bot = A bot plays in this seat.
page-rule-now = Rule
page-menu = Table
page-board = Board
page-board-of = The board of { $name }.
page-enlarge = Show the board of { $name } large
page-at-table = At the table
page-turn = Turn
page-back = Back
page-hint = Hint
page-thinking = Thinking …
page-undo = Take back
page-confirm = Confirm
page-keys = Arrow keys move, Space places, R turns, Z goes back, Enter confirms.
page-score-if = If you confirm this
page-no-points = No points yet.
page-no-turns = Nobody has played yet.
page-talk = Table talk
page-talk-unread = { $number ->
    [one] one new
   *[other] { $number } new
}
page-talk-none = Nothing has been said yet.
page-talk-say = Write to everybody
page-talk-send = Say
page-talk-left = { $number ->
    [one] one character left
   *[other] { $number } characters left
}
page-talk-mute = Mute
page-talk-unmute = Listen again
page-talk-muted = Table talk is muted on this device.
page-talk-reading = Those who sit can write here; you can read.
page-leave-running = Leave: a bot plays on
page-transfer = Go on on another device
page-transfer-about = Open this link on the other device within an hour. It works once.
page-take-over = Take the seat here
page-take-over-about = The seat moves from the other device to this one.
page-fair = Fair shuffle: what is hidden was fixed before the first turn. Its fingerprint is { $digest }.

page-course = Points by round
page-rematch = Play again
page-rematch-go = To the rematch
page-file = Match file
page-replay-here = see
page-replay-step = Turn { $number } of { $turns }: { $name } { $turn }
page-drop = Drop a match file here, or choose one.
page-first = To the start
page-previous = One turn back
page-next = One turn on
page-last = To the end
page-play = Play
page-pause = Pause
page-position = Position in the match

page-name = The name that others see
page-keep = Keep
page-kept = Kept.
page-language = Language
page-colours = Colours
page-colours-system = like the device
page-colours-light = light
page-colours-dark = dark
page-motion = Motion
page-motion-system = like the device
page-motion-moving = with animations
page-motion-still = without animations
page-sound = Sounds
page-challenge = Today’s challenge
page-challenge-about = The same deal for everybody, once a day. Who makes the most of it?
page-challenge-play = Play { $game }
page-challenge-go-on = Go on with { $game }
page-challenge-nobody = Nobody has finished it yet.
