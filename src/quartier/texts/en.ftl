# Texts that all games share.

tagline = City-building tile games, for people, bots and research

## Rules that all games have

rule-over = The game is over.
rule-not-to-move = It is not this player's turn.
rule-other-step = Something else has to be done now.

## What a program can get wrong

wrong-seat = seat { $seat }: the match has { $seats } seats, counted from 0 to { $last }
wrong-no-components = { $game } is played without components: there is no set to choose
wrong-no-sheets = { $game } has no score sheets
wrong-number-of-seats = { $game } is for { $few } to { $many } seats, not { $seats }

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
decided-kind = The biggest difference: { $kind }, { $more } for { $name } and { $less } for { $other }.
decided-tie = Equal points: the tie was decided { $more } to { $less } for { $name }.
decided-shared = Nothing was left to decide it by.
decided-lead = { $name } was ahead from round { $round } on.
decided-last = The lead changed in the last round.
decided-most = Most at once: { $name }, { score-line } in round { $round }.
decided-brought = The biggest gain: { $kind }, { score-line }.
decided-cost = The biggest loss: { $kind }, { score-line }.
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
warm-already = { $game }: everything was compiled already ({ $seconds } s)
warm-interpreted = { $game }: kernels are interpreted here, so there is nothing to compile
warm-ahead = { $game }: compiled ahead of time, so there is nothing to do
slow-kernels = { $game }: there is no compiled library for these sources and this machine, so the rules are interpreted: bots will be very slow. Numba compiles them: pip install 'quartier[compile]'

## Replays and checks

replay-step = Turn { $number } of { $turns }: { $name } plays { $turn }
replay-start = The start
replay-keys = Enter goes on, b goes back, a number from 0 to { $turns } goes to that turn, q leaves.
verify-good = The file is right.
verify-bad = The file is wrong.
verify-checked = Checked, and right:
verify-unclaimed = Not claimed:
verify-wrong = Wrong:
verify-checked-form = The text is as the program writes it, with nothing added.
verify-checked-box = The component set “{ $box }” is the one that was played with.
verify-checked-turns = { $turns ->
    [0] No turn has been played yet (rules { $rules }).
    [one] The one turn is legal by rules { $rules }.
   *[other] All { $turns } turns are legal by rules { $rules }.
}
verify-checked-state = The position after the last turn is the one stated.
verify-checked-standings = Scores and ranks are the ones stated.
verify-checked-commitment = The seed is the one that was committed to before the match.
verify-unclaimed-standings = Scores and ranks: the match is not over.
verify-unclaimed-commitment = That the seed was fixed before the match: there is no commitment.
verify-wrong-form = Line { $line }: “{ $found }” stands where the program writes “{ $expected }”.
verify-wrong-state = The position after the last turn is not the one stated: turns were changed, added or left out.
verify-wrong-standings = Scores and ranks are not the ones stated.
verify-wrong-early = Scores and ranks are stated, but the match is not over.
verify-wrong-commitment = The seed is not the one that was committed to before the match.
verify-missing-state = The position after the last turn is not stated: whether turns were changed cannot be told.
verify-missing-standings = The match is over, but scores and ranks are not stated.

## Running a server

wrong-port = There is no port { $port }: ports go from 1 to 65535, and 0 takes any that is free.
wrong-port-taken = Port { $port } is in use already. Is a server running? Another port is chosen by --port, as in --port { $other }.
wrong-host = { $host }, port { $port }: the server cannot listen there ({ $reason }).
wrong-log-level = { $given } is no level of the log: debug, info, warning or error.
wrong-proxies = { $given } in --proxies is neither an address nor a network, as in 127.0.0.1 or 10.0.0.0/8.
wrong-contact = { $given } in --push-contact is neither mailto: with an address nor an address by https://.
wrong-setting = { $option } { $given }: this has to be a number from 0 on.

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, line { $line }
place-column = { $source }, line { $line }, column { $column }
wrong-within = { $reason }
wrong-file-first-line = a match file begins with '{ $line }'
wrong-file-header = '{ $line }' is no header; headers are { $keys }
wrong-file-header-twice = the header '{ $key }' stands there twice
wrong-file-header-missing = the header '{ $key }: …' is missing
wrong-file-number = '{ $key }: { $text }' should be a number
wrong-file-section-twice = the section { $section } stands there twice
wrong-file-section-late = the section { $section } belongs before the turns
wrong-file-no-turns = there is no section [turns]
wrong-file-box-section = a component set other than the house's stands in a section [box], and only such a one does; this is '{ $box }'
wrong-file-other-box = the component set '{ $box }' is not the one that was played with
wrong-file-turn = a turn is a round, a seat and its steps, not '{ $line }'
wrong-file-wave = a turn of round { $wave } where round { $now } is played
wrong-file-seat = seat { $seat } of { $seats }
wrong-rules = played by rules { $rules } of { $game }; these are rules { $known }
wrong-seed = the seed { $seed } does not fit on a line of a match file; a seed is printable text without spaces at its ends
wrong-kind-of-turn = { $given } is no turn; a turn is its notation, or a list of moves
wrong-kind-of-move = { $move } is no move of { $game }
wrong-game-unknown = there is no game '{ $game }'; the games are { $games }
wrong-game-broken = the game in { $package } cannot be used and is left out: { $reason }
wrong-folder = { $folder }: { $reason }; the data folder must be one that can be written to
wrong-folder-file = { $folder }: there is a file in the way; data is kept in a folder
wrong-folder-in-use = { $folder }: another server is running on this data folder
wrong-folder-empty = { $folder }: there is no { $file } in this folder
wrong-database-none = { $path } is not a database
wrong-database-foreign = { $path } is a database, but not one of this program
wrong-database-damaged = { $path } is damaged ({ $reason }); “quartier restore” puts a copy in its place
wrong-database-closed = { $path } cannot be opened for writing ({ $reason })
wrong-database-other = { $path }: { $reason }
wrong-database-key = { $path }: the server's key in it is broken; “quartier restore” puts a copy in its place
wrong-database-newer = the database is of version { $version }, this program knows versions up to { $known }: update it
wrong-target = { $reason }
wrong-target-exists = there is something already; --force writes over a file
wrong-page-missing = the browser app is not part of this installation; in a clone of the repository “make page” builds it, and “pip install --force-reinstall quartier” brings it back
wrong-site-folder = there are other files in this folder; right is a new or empty one, or one that “quartier site” wrote before
wrong-copy-missing = there is no such file
wrong-copy-itself = this is the folder's own database, not a copy of it
site-done = { $folder }: { $files } files, { $megabytes } MB
site-next = Any web server can serve it: { $command }
backup-done = { $file }: { $tables } tables with { $events } events
restore-done = { $folder } is as it was in the copy: { $tables } tables with { $events } events
restore-kept = What was there before is kept as { $file }

## What is wrong

standard-input = standard input
system-missing = No such file or directory
system-permission = Permission denied
system-folder = Is a directory
system-no-folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
system-no-text = not a text file
system-no-name = not the name of a file
system-other = { $reason }
wrong-file = { $reason }
wrong-file-size = longer than { $most } MiB, which no match, set or board is
wrong-language = language '{ $language }': the texts are in { $languages }
wrong-kernels = QUARTIER_KERNELS is '{ $mode }'; it can be 'ahead' (a library compiled ahead of time), 'compiled' (by Numba), 'checked' (compiled with bounds checked) or 'interpreted'
wrong-kernels-ahead = QUARTIER_KERNELS is 'ahead', but no library of { $game } was compiled from these sources for this machine; 'compiled' and 'interpreted' do without
wrong-cache = there is no folder to keep compiled kernels in; QUARTIER_CACHE can name one
values-range = a number from { $least } to { $most }
values-amount = a number from { $least } to { $most }, whole or not
values-choices = one of { $choices }
values-yes-no = yes or no
values-whole = a whole number
values-text = a text
wrong-option = there is no option '{ $option }'; the options are { $options }
wrong-option-value = option { $option }: { $value } is not { $right }
wrong-option-pair = --option { $pair }: an option is given as KEY=VALUE, for example level=3
wrong-sheet-option = option { $option } does not change what a typed board brings
wrong-seed-kind = seed { $seed }: a seed is a text or a whole number
wrong-box = box={ $box }: { $reason }; give 'house' or a file with a component set
wrong-bot = there is no bot '{ $bot }'; the bots are { $bots }
wrong-bot-time = '{ $text }': after the @ stands a number of milliseconds up to { $most }, as in planner@100
wrong-bot-start = '{ $bot }' cannot play: { $reason }
wrong-bot-protocol = '{ $bot }' speaks version { $spoken } of the agents’ protocol, not { $known }
wrong-bot-answer = an answer is one line of JSON, as in {"{"}"turn": "…"{"}"}
wrong-bot-crash = '{ $bot }' cannot go on: { $reason }
wrong-bot-illegal = '{ $bot }' plays '{ $turn }': { $reason }
wrong-bot-late = '{ $bot }' takes longer than { $seconds } s for a turn
wrong-bot-lost = game { $number } was not played to its end: { $reason }
wrong-bot-file = the match was played against '{ $bot }', an agent that a file may not start: name it with --against
wrong-agent = there is no bot '{ $bot }'; the bots are { $bots }; agents of your own are { $forms }
wrong-agent-load = '{ $agent }' cannot be loaded: { $reason }
wrong-agent-onnx = '{ $agent }' needs ONNX Runtime, which cannot be loaded ({ $problem }): pip install 'quartier[research]'
wrong-agent-input = '{ $agent }' has an input '{ $name }'; an agent’s inputs are { $known }, of numbers
wrong-agent-class = there is no class '{ $name }' in { $module }
wrong-agent-turn = '{ $name }' is no agent: it needs a method turn(request) that returns a turn as notation
wrong-position = the position has another field '{ $field }' here: the programs disagree about what is remembered
wrong-bots-number = bots: { $number } names for { $seats } seats; give one for all or one for each
wrong-bots-many = bots: { $number } names; { $most } at most can play each other
wrong-record = no record of an arena
wrong-record-other = the record of another contest; go on with the same game, options, bots and seed
wrong-selfplay-pyarrow = data sets need PyArrow, which cannot be loaded ({ $problem }): pip install 'quartier[research]'
wrong-selfplay-exists = the file is there already, and no data set of these games; name another one
wrong-selfplay-journal = no data set that is being made; name another file
wrong-selfplay-other = here other games are being played; go on with the same game, options, seats, bots, number and seed, or name another file
wrong-selfplay-busy = another run is at work on this data set
wrong-weights-none = no weights: a line with the columns '{ $columns }' and a row of whole numbers under it
wrong-weights-columns = the columns should be '{ $columns }'
wrong-weights-row = a row of weights should be { $number } whole numbers
wrong-weights-place = { $axis } is { $value }; it can be { $first } to { $last }
wrong-weights-twice = a second row for { $row }
wrong-weights-game = the judgement of { $game } has no weights
wrong-turn-number = --turn { $turn }: the match has { $turns } turns
wrong-turn-empty = an empty turn
wrong-turn-unfinished = the turn '{ $turn }' is not finished: it goes on with { $choices } …
wrong-turn-long = the turn ends after '{ $last }'; '{ $step }' is too much
wrong-undo-revealed = seat { $seat } has no turn to take back: what was played before is revealed
wrong-undo-answered = seat { $seat } cannot take its turn back: another seat has answered it
wrong-mix = a mix of matches needs as many seats as options, or one of either for all: { $seats } seats and { $options } options are given
wrong-mix-of-positions = these options of { $game } cannot be mixed in one batch: their positions differ in type, or their component sets do; make a batch for each
wrong-unresearched = { $game } does not say what a learner sees of it: its package has no module "research"
wrong-batch = a batch has at least one match, not { $number }
wrong-seeds = a seed for each of the { $number } matches is needed, or one for all, not { $given }
wrong-rewards = rewards are { $known }, not { $given }
wrong-render-mode = render modes are { $known } or none, not { $given }
wrong-observer = a seat is observed with what it knows: public and its own private information; nothing else can be observed
wrong-actions-shape = an action for each of the { $number } matches is needed, in an array of that length, not of the shape { $shape }
wrong-action = action { $action } is not allowed in match { $place }, where seat { $seat } decides
wrong-action-here = action { $action } is not allowed here, where seat { $seat } decides: the mask says which of the { $number } actions are
wrong-action-over = there is nothing to decide any more: the match is over (action { $action } was given)
wrong-action-missing = an action is missing for { $agent }, who may act now
wrong-agent-alone = { $game } is played against others by { $seats }: here one agent plays alone or for all who play together; use PettingZoo or OpenSpiel for it
wrong-one-step = "{ $text }" is not the notation of one step
wrong-gpu-missing = --gpu needs CuPy, which cannot be loaded ({ $problem }): pip install 'quartier[gpu]'
wrong-gpu-none = --gpu: there is no CUDA GPU of compute capability { $capability } or later here, or no driver for it
wrong-gpu-code = --gpu: there is no code for GPUs compiled from the sources of { $game } as they are; 'python -m quartier.ahead --targets cuda' makes it
wrong-usage = { $wrong } ('{ $command } --help' tells more)
wrong-usage-option = there is no option { $option }
wrong-usage-flag = option { $option } takes no value
wrong-usage-value = option { $option } needs a value
wrong-usage-needs-option = option { $name } is missing
wrong-usage-needs = { $name } is missing
wrong-usage-more = '{ $words }' is too much
wrong-usage-command = there is no command '{ $word }'; the commands are { $known }
wrong-usage-game = there is no game '{ $word }'; the games are { $known }
wrong-usage-near = { $wrong }; did you mean { $near }?
wrong-usage-other = { $reason }

## Component sets

set-warning = Unusual: { $warning }
set-warnings-more = … and { $number } more; “quartier check” tells all.
set-good = { $number ->
    [0] The set can be played with, and nothing about it is unusual.
    [one] The set can be played with; one thing is unusual.
   *[other] The set can be played with; { $number } things are unusual.
}
games-lacking = the game '{ $game }' is left out: it has no text '{ $text }'

## Help of the commands

help-usage = Usage
help-usage-options = [OPTIONS]
help-usage-command = COMMAND
help-usage-game = GAME
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-required = required
help-games = List the games with their seats and options.
help-version = Print the version.
help-play = Play a game in the terminal.
help-simulate = Play many games between bots and print how they end.
help-arena = Let bots play each other and see who is stronger.
help-agent = Play by the agents’ line protocol on standard input and output: a bot, or an agent of your own.
help-selfplay = Let bots play and write every decision into a Parquet file, for those who train agents.
help-replay = Show a saved match turn by turn.
help-verify = Replay a match file and check what it says of itself.
help-score = Score a board that was played on a real table.
help-check = Say what is wrong or unusual with a component set.
help-bench = Measure speed: random play-outs compiled and interpreted, turns, views.
help-warm = Compile the rules ahead of the first move.
help-serve = Run the table server until it is stopped; everything is kept in the data folder.
help-site = Write the page as a site that needs no server, for any static host: alone, against bots, offline.
help-backup = Copy the database of a data folder as it is at one moment, also while a server runs on it.
help-option-help = Show this help.
help-option-language = The language: English, German or Dutch; else by the environment.
help-option-version = Print the version.
help-option-json = Print one JSON object and nothing else.
help-option-file = A file, or - for standard input.
help-option-seed = What all chance comes from: the same seed, the same game.
help-option-pairs = Any option, by its name.
help-option-seats = How many seats; two if none is named, or as few as the game is for.
help-option-games = How many games.
help-option-data = The folder for the database and, in its folder “boxes”, for component sets (NAME.txt).
help-play-resume = Go on with a saved match.
help-play-save = Keep the match in this new file; else the file gets a name.
help-play-against = The bots in the other seats: random, easy, normal, strong or expert, or an agent of your own (module:Class, file.py:Class, file.onnx, program:COMMAND).
help-play-seats = How many play, you included.
help-simulate-bot = A bot for all seats, or one for each.
help-arena-bots = The bots, separated by commas: names, or agents of your own (module:Class, file.py:Class, file.onnx, program:COMMAND, which goes on to the end); with @MS they think MS milliseconds a turn. May be given again.
help-arena-budget-ms = Milliseconds a turn for bots that think by the clock.
help-arena-limit-ms = Milliseconds a turn after which an agent of your own has lost; 60000 if none are named.
help-arena-jobs = How many processes; all cores if none is named.
help-arena-resume = Keep a record in this file, and go on from it.
help-arena-report = Write a page with plots.
help-agent-agent = A bot’s name, module:Class, file.py:Class or file.onnx.
help-agent-simulations = How many futures a bot plays for each turn, whatever it is asked.
help-agent-budget-ms = Milliseconds a turn, whatever is asked.
help-selfplay-out = The file; a run that was ended is gone on with by the same command.
help-selfplay-bot = A bot or an agent of your own for all seats, or one for each.
help-selfplay-simulations = How many futures a bot plays for each turn; 400 for bots that else think by the clock.
help-selfplay-jobs = How many processes; all cores if none is named.
help-replay-turn = Show just the position after so many turns.
help-check-game = The game that the set is for.
help-bench-games = The games; all if none is named.
help-bench-gpu = Random play-outs on a CUDA GPU, one thread per game.
help-warm-games = The games; all if none is named.
help-serve-host = The address to listen on; 0.0.0.0 for all, which lets other machines in.
help-serve-port = The port to listen on.
help-serve-bot-delay = Seconds that a bot’s turn takes at least, so that people can follow.
help-serve-bot-threads = How many bots may think at once; as many as there are cores if not given.
help-serve-substitute = The level of the bot that plays for people whose clock ran out or who left.
help-serve-idle = Seconds that a table nobody looks at stays in memory.
help-serve-keep-open = Hours that a table waits for its start with nobody there.
help-serve-pairing-bots = Seconds after which bots play with those who wait for somebody to play with, and agree to bots.
help-serve-tables-each = How many tables one person may have open or running.
help-serve-address-rate = Requests and messages a second from one address, which may be a school; one person’s part of it is a quarter. 0 for no limit.
help-serve-address-sockets = Sockets open at once from one address; one person’s part of it is a quarter. 0 for no limit.
help-serve-answer-time = Seconds in which an answer has to be read, or a part of a long one; 0 for no limit.
help-serve-body-time = Seconds in which a request’s body has to be here; 0 for no limit.
help-serve-header-time = Seconds in which a request’s headers have to be here; 0 for no limit.
help-serve-connections = Connections open at once from everywhere; 0 for as many as this machine gives one process.
help-serve-address-connections = Connections open at once from one address, but never more than half of all; 0 for no other limit.
help-serve-bot-tables-unwatched = Seconds that a match of bots alone goes on with nobody watching.
help-serve-bot-tables-each = How many of them one address may have.
help-serve-bot-tables = How many matches of bots alone may run at once.
help-serve-guests-per-address = How many new guests may come from one address in an hour; 0 for no limit.
help-serve-tables-per-address = How many tables set up from one address may be open or running; 0 for no limit.
help-serve-socket-rate = Messages a second over one socket; 0 for no limit.
help-serve-talk-rate = Lines of table talk a second from one person at a table; 0 for no limit.
help-serve-origin = Another site whose pages may use this server, as in https://example.org; may be given again.
help-serve-https = People reach the server by https (through a proxy): cookies are sent over nothing else.
help-serve-public-address = Where people find the server, as in https://example.org, for previews of its links in messengers; else what the request names.
help-serve-proxies = Addresses of proxies whose X-Forwarded-For is believed, separated by commas; * for all.
help-serve-push = Tell people by Web Push when it is their turn; needs quartier[push].
help-serve-push-contact = How those who run push services reach you: mailto:you@example.org, or an https address.
help-serve-public-metrics = Answer /metrics to other machines too.
help-serve-open-page = Print the address of the page when it is there, and open it where there is a desktop.
help-serve-log-level = What is logged: debug, info, warning or error.
help-site-to = The folder to write it to: new, empty, or with an older site, which is replaced; other files in it stay.
help-backup-to = The file to write the copy to; “quartier restore” brings it back.
help-backup-force = Write over a file that is there already.
help-restore = Put a copy in the place of a data folder’s database, while no server runs on it.
help-restore-file = A copy made by “quartier backup”.
help-restore-keep = Keep the database that is there now, under a name with the date.

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
arena-options = Options: { $options }.
arena-made = { $date }, Quartier { $version }, rules { $rules }.
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-interval = 95 % interval
arena-column-elo = Elo
arena-column-score = Mean score
arena-column-time = Time per move
arena-lost = { $bot } lost { $games ->
    [one] one game
   *[other] { $games } games
} before the end ({ $kinds }). The first time: { $first }
arena-lost-crash = crashed
arena-lost-illegal = no legal turn
arena-lost-time = too slow
arena-plot-wins = Games won, with 95 % intervals
arena-plot-wins-axis = Share of games won
arena-plot-scores = Scores
arena-plot-scores-axis = Score
arena-plot-share = Share of games
selfplay-playing = Playing
selfplay-result = { $games ->
    [one] One game
   *[other] { $games } games
} with { $rows } decisions in { $file } ({ $seconds } s).
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
error-no-hints = This table is played without hints.
error-no-talk = Table talk is off at this table.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-not-open = The match has already begun.
error-not-running = The match is not running.
error-not-waiting = You are not waiting any more.
error-not-over = The match is not over yet.
error-old-rules = The rules have changed since: this match can no longer be opened.
error-other-set = The house set is not the one that this match began with: it cannot be opened with this one.
error-seat-taken = This seat is taken.
error-table-full = All seats are taken.
error-already-seated = You are already sitting at this table.
error-challenge-taken = You have played this challenge already.
error-seats-empty = There are still empty seats.
error-not-to-move = It is not your turn.
error-cannot-undo = It is too late to take that back.
error-too-large = That is too long: { $most } is the most.
error-bad-name = A name needs at least one visible character.
error-bad-option = The option “{ $option }” cannot be set like that.
error-bad-seats = There can be { $fewest } to { $most } seats.
error-bad-file = This is not a match file that can be replayed.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.
error-malformed-move = That is not a move.
error-unfinished-turn = The turn is not finished.
error-no-push = This server cannot send messages when its page is closed.
error-bad-endpoint = This browser’s push service cannot be reached from here.
error-talk-empty = There is nothing to read in that line.
error-talk-too-long = A line has at most { $most } characters.
error-illegal-move = The rules do not allow that.
error-too-slow = The server waited too long for that.
error-too-many = That was too much at once. Wait a moment.
error-talk-too-fast = { $seconds ->
    [one] You can say more in a second.
   *[other] You can say more in { $seconds } seconds.
}
error-too-many-tables = You can have { $most } tables at once.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot store anything at the moment. Nothing was changed.
error-unwell = The server does not work as it should: { $what }.
error-full = The server is full. Try again in a moment.

## What messengers show of a link

preview-running = { $game }: watch a game that is on
preview-over = { $game }: how it ended

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
page-settings-you = You
page-settings-look = Look
page-settings-play = Play
page-settings-alerts = Sound and alerts
page-settings-about = Everything but your name is kept in this browser alone: other devices have settings of their own.
page-rules = Rules
page-rules-of = The rules of { $game }
page-rules-search = Search the rules
page-rules-found = { $number ->
    [0] Nothing found.
    [one] One section found.
   *[other] { $number } sections found.
}
page-rules-play = Play { $game }
page-close = Close
page-not-found = There is nothing at this address.
page-unreachable = The server cannot be reached.
page-lost = The connection is lost. Trying again …
page-connecting = Connecting …

page-players = { $fewest } to { $most } players
page-minutes = { $least } to { $most } minutes
page-play-now = Play now
page-learn = How to play
page-host = Set up a table
page-host-here = Set up a match
page-host-game = Set up a table of { $game }
page-join = Join with a link
page-join-about = Paste the link that somebody sent you.
page-join-nobody = Nobody to play with?
page-join-lobby = Look for an open table in the lobby.
page-go = Go
page-no-link = That is not a link to a table.
page-mine = My games
page-your-turn = Your turn
page-waits-for = Waiting for { $names }
page-results = Last results
page-results-none = Here you will see how your games ended, and can watch them again. Play the first one!
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

page-lobby-about = Join an open table, or watch a game.
page-lobby-none = No table is open right now. Open one, and everybody sees it here.
page-lobby-room = Tables with a free seat
page-lobby-watch = Games to watch
page-lobby-host = Opened by { $name }
page-free-seats = { $number ->
    [one] one seat free
   *[other] { $number } seats free
}
page-pairing = Play with somebody
page-pairing-about = You play with the next person who wants the same game.
page-pairing-which = Which game?
page-pairing-any = Any game
page-pairing-people = { $number ->
    [one] one person is waiting
   *[other] { $number } people are waiting
}
page-pairing-bots = Play with bots if nobody has come after { $seconds } seconds
page-pairing-go = Find somebody
page-pairing-looking = Finding somebody to play { $game } with you
page-pairing-looking-any = Finding somebody to play with you
page-pairing-since = You have been waiting for { $time }
page-pairing-bots-in = If nobody comes, bots join in { $time }.
page-pairing-keep-open = Keep this page open. The game starts here by itself.
page-pairing-free = still free
page-pairing-stop = Stop waiting
page-pairing-bot-now = Play against bots now

page-new = New table
page-new-here = New match
page-where = Where
page-where-online = At a table: everybody on their own device
page-where-here = On this device: with bots, or passing it around
page-person-here = Somebody here
page-person-name = Name of player { $number }
page-who = Who plays
page-open-seat = Open for a guest
page-more-seats = One more seat
page-fewer-seats = One seat fewer
page-options = Game options
page-option-box = Component set
page-table = Table
page-aids = Aids: show where pieces may lie and what they would score
page-aids-about = In matches on this device, and for tables that you set up. Without them only your eye tells.
page-hints = Hints: a bot suggests turns
page-hints-agree = Among people there are hints once everybody agrees.
page-help = Aids and hints
page-public = Show the table in the lobby
page-spectators = Others may watch
page-late = Guests may take a bot’s seat during the game
page-talk-option = Allow table talk
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
page-start-fill = Fill with bots and start
page-set-up = Open the table and invite

page-share = Link to this table
page-share-heading = Invite people
page-share-about = Whoever has the link can join.
page-share-system = Share …
page-copy = Copy link
page-copied = Copied.
page-copy-yourself = The link is selected: copy it with the keyboard or a long press.
page-qr = QR code
page-qr-about = Point another phone’s camera at it.
page-invites = { $name } invites you to a game of { $game }
page-invited = Come and play { $game }
page-your-name = Your name
page-join-now = Join
page-seat-choose = Choose a seat yourself
page-offline = not here
page-sit = Take this seat
page-full = All seats are taken.
page-full-watch = You can watch here as soon as the game starts.
page-own-table = Open your own table
page-terms = How it is played
page-term-aids = Possible moves and points are shown
page-term-no-aids = Possible moves are not shown
page-term-hints = A bot gives advice
page-term-no-hints = No advice from bots
page-term-clock = Time per turn: { $time }
page-term-no-clock = No time limit
page-term-no-spectators = Nobody else can watch
page-term-no-talk = No table talk
page-sit-late = Take a bot’s seat
page-wait-start = The host starts the game.
page-wait-start-by = { $name } starts the game.
page-wait-people = { $number ->
    [one] Waiting for one more player
   *[other] Waiting for { $number } more players
}
page-wait-ready = Everybody has a seat
page-leave = Leave the table
page-no-table = You cannot look at this table.

alert-turn = Your turn
alert-start = The game has started
alert-end = The game is over
alert-with = { $game } with { $names }
page-todo = What to do now
page-ready = Confirm your turn, or change it.
page-watching = You are watching.
page-away-clock = Your time ran out; a bot plays for you.
page-away-left = You have left; a bot plays for you.
page-return = Play on yourself
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
page-hint-show = Show me
page-hint-stop = Stop thinking
page-nudge-gain = { $lit ->
    [yes] Hint: look at the lit fields. They bring
   *[no] Hint: there is something to gain now,
} { $points ->
    [one] one point
   *[other] { $points } points
}: { $kind }.
page-nudge-later = { $lit ->
    [yes] Hint: look at the lit fields. They bring nothing now, but later.
   *[no] Hint: nothing can be gained now. Think ahead.
}
page-nudge-look = { $lit ->
    [yes] Hint: look at the lit fields.
   *[no] Hint: think ahead.
}
page-advice = The best turns
page-advice-about = On the right: how many points to expect at the end, on average over many games that a bot played on from here. Small differences mean little.
page-advice-expected = points expected at the end
page-advice-now = Now: { $gains }
page-advice-nothing = no points
page-advice-allow = Allow hints at this table
page-advice-on = Everybody agrees: there are hints.
page-advice-missing = There are hints once everybody agrees. Not yet: { $names }.
page-advice-asked = { $names }: shall we play with hints?
page-advice-agree = Agree
page-advice-decline = No, thanks
page-thinking = Thinking …
page-undo = Take back
page-confirm = Confirm
page-keys = Arrow keys move, Space places, R turns, Z goes back, Enter confirms.
page-keys-steps = Tab and the arrow keys go from step to step, Space chooses, Z goes back, Enter confirms.
page-steps = Steps
page-notation = How moves are written
page-score-if = If you confirm this
page-score-so-far = With the draft so far
page-brings = { $points ->
    [0] Brings no points.
    [one] Brings one point.
   *[other] Brings { $points } points.
}
page-no-points = No points yet.
page-turns = Turns
page-no-turns = Nobody has played yet.
page-spot-top-left = at the top left
page-spot-top = at the top
page-spot-top-right = at the top right
page-spot-left = on the left
page-spot-middle = in the middle
page-spot-right = on the right
page-spot-bottom-left = at the bottom left
page-spot-bottom = at the bottom
page-spot-bottom-right = at the bottom right
page-talk = Table talk
page-talk-unread = { $number ->
    [one] one new
   *[other] { $number } new
}
page-talk-none = Nothing has been said yet.
page-talk-say = Write to everybody
page-talk-send = Send
page-talk-left = { $number ->
    [one] one character left
   *[other] { $number } characters left
}
page-talk-mute = Mute
page-talk-unmute = Listen again
page-talk-muted = Table talk is muted on this device.
page-talk-reading = Only players can write here; you can read along.
page-leave-running = Leave: a bot plays on
page-transfer = Continue on another device
page-transfer-about = Open this link on the other device within an hour. It works once.
page-take-over = Take the seat here
page-take-over-about = The seat moves from the other device to this one.
page-fair = Fair shuffle: what is hidden was fixed before the first turn. Its fingerprint is { $digest }.

page-course = Points by round
page-round = Round { $round }
page-rounds = Round
page-result-alone = Your city is worth { score-line }.
page-result-you = You come { $rank ->
    [2] second
    [3] third
   *[other] in at place { $rank }
} with { score-of }.
page-result-more = { $more ->
    [one] One point
   *[other] { $more } points
} more than last time ({ $points }).
page-result-less = { $more ->
    [one] One point
   *[other] { $more } points
} less than last time ({ $points }).
page-result-same = Just as many as last time.
page-decided = What decided it
page-boards = Boards
page-most = the most
page-total = Total
page-count-skip = Skip the counting
page-count-again = Count again
page-share-result = Share the result
page-share-moment = Share this moment
page-share-moment-about = The link to this turn:
page-speed = Speed
page-whose = Whose board
page-whose-turn = Whoever plays
page-choose-file = Choose a file
page-rematch = Play again
page-rematch-go = Join the rematch
page-rematch-offered = { $number ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
page-rematch-awaited = asked to play again
page-file = Match file
page-replay-here = watch
page-replay-step = Turn { $number } of { $turns }: { $name } { $turn }
page-drop = Drop a match file here, or choose one.
page-file-own-set = The match was played with a component set of its own: only a server can replay it.
page-file-setting = There is no match with these seats and options.
page-line = Line { $line }
page-first = To the start
page-previous = One turn back
page-next = One turn forward
page-last = To the end
page-play = Play
page-pause = Pause
page-position = Position in the match

page-name = The name that others see
page-name-about = At the table, in the lobby and in today’s challenge.
page-keep = Save
page-kept = Saved.
page-language = Language
page-colours = Colours
page-colours-system = like the device
page-colours-light = light
page-colours-dark = dark
page-motion = Motion
page-motion-system = like the device
page-motion-moving = with animations
page-motion-still = without animations
page-coordinates = Coordinates: letters and numbers at the edges of boards and in the list of turns
page-sound = Sounds
page-alerts = Tell me when it is my turn
page-alerts-closed = You are told even when this page is closed.
page-alerts-open = You are told as long as this page is open somewhere.
page-alerts-denied = This browser blocks notifications from this page. Allow them in its settings for this page (the sign beside the address), then load the page again.
page-alerts-insecure = Browsers show notifications only for pages that come by https.
page-alerts-install = On an iPhone or iPad, add this page to the home screen first and open it from there.
page-alerts-none = This browser shows no notifications.
page-alerts-try = Try it
page-alerts-tried = This is how you will be told.
page-alerts-offer = Would you like to be told when it is your turn?
page-alerts-yes = Yes, please
page-alerts-no = No, thanks
page-sound-about = Short tones when a piece is laid, when it is your turn, and at the end.
page-challenge = Today’s challenge
page-challenge-about = The same deal for everybody, once a day. Who makes the most of it?
page-challenge-begin = Play
page-challenge-continue = Continue
page-challenge-look = Look back
page-challenge-look-at = Look back at { $game }
page-challenge-done = { score-of }: rank { $rank } of { $finished }
page-challenge-best = Best so far: { $name } with { score-of }
page-challenge-play = Play { $game }
page-challenge-go-on = Continue { $game }
page-challenge-nobody = Nobody has finished it yet.

page-here = On this device
page-here-about = Matches without a server are kept in this browser, and nowhere else.
page-show-all = Show all { $number }
page-delete = Delete this match of { $game }
page-delete-finished = Delete all finished
page-delete-sure = { $number ->
    [one] Delete one finished match from this browser?
   *[other] Delete { $number } finished matches from this browser?
}
page-opening = Opening the match …
page-no-match = No match
page-no-match-about = This browser keeps no match at this address.
page-elsewhere = The match went on in another tab. This is how it stands now.
page-failed = Something went wrong in this page. What was kept is safe: reload to go on.
page-needs-server = This needs a server, and there is none here.
page-without-server = The server cannot be reached. You can still play on this device.
page-storage-full = This browser has no room left: the match is lost when you close the page. Deleting finished matches makes room.
page-storage-none = This browser keeps nothing: the match is lost when you close the page. You can save it as a match file.
page-pass = { $name } is next
page-pass-about = Pass the device on; everybody else looks away. Nothing is shown before { $name } presses the button.
page-pass-ready = I am { $name }
page-pass-back = { $name }: take the last turn back
page-deal = Today’s deal
page-deal-about = One deal of each game a day, to play alone and as often as you like. Nobody ranks it.
page-deal-none = Not played yet today.
page-deal-best = Your best today: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
