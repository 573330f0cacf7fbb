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
play-opponent = Seat { $seat }: { $bot }. { $about }
play-character = { $level } · { $character }
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
   *[other] {"  "}({ $points } points expected{ $low ->
        [none] { "" }
       *[other] , { $low } to { $high } in nine games of ten
    }{ $winning ->
        [none] { "" }
       *[other] ; chance to win { $winning } %
    })
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

## Reviews

review = Review
review-title = Review: { $game }
review-thinking = Thinking about every turn
review-turn = Turn
review-player = Player
review-played = Played
review-grade = Grade
review-lost = Lost
review-expected = Expected
review-luck = Luck
review-play = Play
review-start = Start
review-result = Result
review-best = Best turn known
review-grade-keystone = Keystone
review-grade-solid = Solid
review-grade-uneven = Uneven
review-grade-cracked = Cracked
review-grade-collapsed = Collapsed
review-account = { $name }: { $start } expected at the start, { $luck } by luck, { $play } by play: { $result } in the end.
review-costliest = What cost most
review-cost = Turn { $number }, { $name }: { $turn }. Lost: { $lost }. Better: { $best }; { $expected } to be expected instead of { $instead }.
review-cost-points = { $lost ->
    [one] { $shown } point
   *[other] { $shown } points
}
review-then = Then most often: { $turn } ({ $often } %).
review-nothing-lost = No turn cost anything that the engine could tell.
review-board-played = As played
review-board-best = The best turn known
review-plot = Points expected at the end
review-plot-band = The band holds nine of ten results.
review-about = Every turn is judged by what its player could know: an engine looks for the best turns, and all of them meet the same imagined futures. Lost is what the turn was behind the best in expected points. Luck is what draws and the other players changed between one’s turns; start, luck and play add up to the result. Small differences mean little.
review-grades-about = Keystone: nothing lost. Solid, uneven, cracked, collapsed: up to an eighth, a quarter, half, or more of what a very good result is above an average one.
review-made = Quartier { $version }, { $simulations } simulations a turn.

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
wrong-study-first-line = a study begins with '{ $line }', a match file with '{ $match }'
wrong-study-position = position { $number }: { $reason }
wrong-study-parent = there is no position { $parent } before it
wrong-study-twice = the turn '{ $turn }' stands there twice
wrong-study-size = more than { $most } positions, which no study can have
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
wrong-store-address = { $store } is not the address of a store; right is one like postgresql://quartier@localhost/quartier
wrong-store-driver = everything can be kept in PostgreSQL only with the extra “postgres”: pip install 'quartier[postgres]'
wrong-store-unreachable = { $store } cannot be reached ({ $reason })
wrong-store-password = { $store } does not take this user with this password; a password may also stand in ~/.pgpass or in PGPASSWORD
wrong-store-missing = { $store }: there is no such database; “createdb” makes one
wrong-store-permission = { $store }: this user may not make tables there ({ $reason }); the database should be the user's own
wrong-store-encoding = { $store } is a database for texts in { $encoding }; right is one in UTF8
wrong-store-key = { $store }: the server's key in it is broken; “pg_restore” brings a copy back
wrong-store-in-use = { $store }: another server is running on this database
wrong-workers-store = with { $workers } processes the store has to be PostgreSQL: --store postgresql://…; a data folder is served by one
wrong-store-empty = { $store }: there is nothing in this database
wrong-store-copy = copies of a PostgreSQL database are made by “pg_dump” and put back by “pg_restore”
wrong-store-no-key = { $store }: no server has run on it yet; start it once, then there is a key
wrong-think-name = “{ $name }” cannot be the name of a worker; right are 1 to 40 letters, digits, - and _
wrong-think-server = “{ $server }” is not the address of a server; right is one like https://example.org
wrong-think-token = there is no token; “quartier think-token” prints one where the server is, and it is given by --token-file or in { $variable }
wrong-think-turned = the server does not take this worker: { $reason }
wrong-move-full = { $store } has something in it already; a store is moved into an empty one only
wrong-move-itself = { $store } is where everything is already
wrong-move-row = { $store } does not take what is in the database table { $table } ({ $reason }); nothing was moved
wrong-move-unequal = the database table { $table } is not in { $store } as it was; nothing was moved
move-copying = Copying
move-checking = Comparing
move-done = { $store } has everything now: { $tables } tables with { $events } events, every row compared
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
wrong-bot-simulations = '{ $text }': after the # stands a number of simulations up to { $most }, as in planner#600
wrong-bot-characterless = '{ $bot }': a character stands behind one of the levels { $levels }, as in strong:gambler
wrong-bot-character = there is no character '{ $character }' in { $game }; its characters are { $characters }
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
wrong-best-game = { $game } has no best score of a deal: what others do and draw bears on it
wrong-best-option = there is no best score of a deal with the option { $option }
wrong-best-running = the match is not over: the best of its deal would tell what is still hidden (--unfinished tells it nevertheless)
wrong-best-seed = a deal needs its --seed
wrong-bots-number = bots: { $number } names for { $seats } seats; give one for all or one for each
wrong-bots-many = bots: { $number } names; { $most } at most can play each other
wrong-record = no record of an arena
wrong-record-busy = another run is at work on this record
wrong-record-other = the record of another contest; go on with the same game, options, bots and seed
wrong-study = no record of statistics
wrong-study-other = a record of other statistics: another game, option, bot, seat or seed
wrong-work-lost = work was lost { $tries } times with the process that did it ({ $reason }); what was done before is kept where a record is kept
wrong-ray-missing = work on a cluster needs Ray, which cannot be loaded ({ $problem }): pip install 'quartier[ray]'
wrong-ray-address = '{ $address }' is no address of a Ray cluster; right are auto, local, HOST:PORT and ray://HOST:PORT
wrong-ray-connect = no Ray cluster at { $address }: { $reason }
wrong-ray-other = somebody else answers there
wrong-ray-empty = the Ray cluster has no processors to work on
wrong-ray-silent = the node { $node } of the Ray cluster has not answered in { $seconds } seconds
wrong-ray-node = the node { $node } of the Ray cluster cannot work: { $reason }
wrong-ray-unlike = the node { $node } of the Ray cluster would do other work ({ $differences }); install the same quartier there, and put files where they are here
wrong-ray-file = { $file } is no file that the nodes of a cluster could read
wrong-review-record = no record of a review
wrong-review-record-other = the record of another review: another match, other rules or another number of simulations
wrong-fit = no record of a search for weights
wrong-fit-other = the record of another search for weights: another game, set, kernels, number of generations or games
wrong-lesson = no record of a network that is being learned
wrong-lesson-other = the record of another network: another game, seed, rate or number of rounds
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
wrong-network = this is no network of the shape that the game has: learn it again with `make network`
wrong-network-game = { $game } has no network to learn
wrong-table-none = no table: a line with the names of its columns, and rows under it
wrong-table-columns = the columns should be '{ $columns }'
wrong-table-row = a row should have { $number } words, for '{ $columns }'
wrong-table-number = { $column } is '{ $word }'; it should be a whole number
wrong-levels-judgement = the judgement is '{ $word }'; it can be { $words }
wrong-levels-name = there is no level '{ $name }'; the levels are { $names }
wrong-levels-budget = a level needs a budget: simulations or milliseconds, one of them not below 0
wrong-turn-number = --turn { $turn }: the match has { $turns } turns
wrong-review-unfinished = a review is made of a match that is over: it would tell what is still secret
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
help-statistics = Play many games of bots and see what they say of the game.
help-agent = Play by the agents’ line protocol on standard input and output: a bot, or an agent of your own.
help-selfplay = Let bots play and write every decision into a Parquet file, for those who train agents.
help-replay = Show a saved match turn by turn.
help-review = Review a finished match: what each turn cost, what was luck, what was better.
help-verify = Replay a match file and check what it says of itself.
help-best = Find the best that anybody could have made of a deal, given by a game and its seed or by a match file.
help-score = Score a board that was played on a real table.
help-check = Say what is wrong or unusual with a component set.
help-bench = Measure speed: random play-outs compiled and interpreted, turns, views.
help-warm = Compile the rules ahead of the first move.
help-serve = Run the table server until it is stopped; everything is kept in the data folder, or in PostgreSQL.
help-site = Write the page as a site that needs no server, for any static host: alone, against bots, offline.
help-backup = Copy the database of a data folder as it is at one moment, also while a server runs on it.
help-option-help = Show this help.
help-option-language = The language: English, German or Dutch; else by the environment.
help-option-version = Print the version.
help-option-json = Print one JSON object and nothing else.
help-option-file = A file, or - for standard input.
help-option-seed = What all chance comes from: the same seed, the same game.
help-option-ray = The Ray cluster that does the work, instead of processes of this machine: auto, HOST:PORT, ray://HOST:PORT, or local for one of your own; --jobs is then how much is done at once at most. Needs quartier[ray] here and on every node.
help-option-pairs = Any option, by its name.
help-option-seats = How many seats; two if none is named, or as few as the game is for.
help-option-games = How many games.
help-option-data = The folder for the database and, in its folder “boxes”, for component sets (NAME.txt).
help-play-resume = Go on with a saved match.
help-play-save = Keep the match in this new file; else the file gets a name.
help-play-against = The bots in the other seats: random, easy, normal, strong or expert, with a character of the game if you like (strong:gambler), or an agent of your own (module:Class, file.py:Class, file.onnx, program:COMMAND).
help-play-seats = How many play, you included.
help-simulate-bot = A bot for all seats, or one for each.
help-arena-bots = The bots, separated by commas: names, or agents of your own (module:Class, file.py:Class, file.onnx, program:COMMAND, which goes on to the end); with @MS they think MS milliseconds a turn. May be given again.
help-arena-budget-ms = Milliseconds a turn for bots that think by the clock.
help-arena-limit-ms = Milliseconds a turn after which an agent of your own has lost; 60000 if none are named.
help-arena-jobs = How many processes; all cores if none is named.
help-arena-resume = Keep a record in this file, and go on from it.
help-arena-report = Write a page with plots.
help-statistics-bots = The bots, separated by commas: names; with @MS they think MS milliseconds a turn, with #N they play N futures. All get the same deals.
help-statistics-games = How many games; those of a deal that is begun are all played.
help-statistics-jobs = How many processes; all cores if none is named.
help-statistics-resume = Keep a record in this file, and go on from it.
help-statistics-report = Write a page with plots.
help-agent-agent = A bot’s name, module:Class, file.py:Class or file.onnx.
help-agent-simulations = How many futures a bot plays for each turn, whatever it is asked.
help-agent-budget-ms = Milliseconds a turn, whatever is asked.
help-selfplay-out = The file; a run that was ended is gone on with by the same command.
help-selfplay-bot = A bot or an agent of your own for all seats, or one for each.
help-selfplay-simulations = How many futures a bot plays for each turn; 400 for bots that else think by the clock.
help-selfplay-jobs = How many processes; all cores if none is named.
help-replay-turn = Show just the position after so many turns.
help-review-simulations = How many futures compare the turns of each decision; the same number, the same review.
help-review-report = Write a page with the plot, all turns and the boards.
help-review-jobs = How many processes; one if none is named.
help-review-resume = Keep a record in this file, and go on from it.
help-best-seat = Whose best, where seats are dealt different things; from 1.
help-best-seconds = How long to search; it ends earlier when nothing better is possible.
help-best-cores = How many cores to use; all if none are named.
help-best-unfinished = Also of a match that is not over.
help-check-game = The game that the set is for.
help-bench-games = The games; all if none is named.
help-bench-gpu = Random play-outs on a CUDA GPU, one thread per game.
help-warm-games = The games; all if none is named.
help-serve-host = The address to listen on; 0.0.0.0 for all, which lets other machines in.
help-serve-port = The port to listen on.
help-serve-workers = How many processes serve; more than one need PostgreSQL (--store).
help-serve-worker-port = With several processes: the first of their own ports, one each, for /metrics; 0 for none.
help-serve-bot-delay = Seconds that a bot’s turn takes at least, so that people can follow.
help-serve-bot-threads = How many bots may think at once here; as many as there are cores if not given, 0 if workers (“quartier think”) do it all.
help-serve-substitute = The level of the bot that plays for people whose clock ran out or who left.
help-serve-idle = Seconds that a table nobody looks at stays in memory.
help-serve-keep-open = Hours that a table waits for its start with nobody there.
help-serve-pairing-bots = Seconds after which bots play with those who wait for somebody to play with, and agree to bots.
help-serve-best-seconds = Seconds for which the best possible result of each day’s challenge is looked for, beside all else; 0 for never.
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
help-serve-review-simulations = Simulations for each turn of a match’s review; 0 for as many as the game wants.
help-serve-studies-each = How many studies one person may keep.
help-serve-study-rate = Studies a second that one person may keep or change, and four times as many from one address; 0 for no limit.
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
help-move-store = Copy everything from a data folder to a PostgreSQL database or back, while no server runs on either.
help-move-store-source = A data folder, or a database such as postgresql://quartier@localhost/quartier.
help-move-store-target = The same, with nothing in it yet.
help-think = Think for a server on another machine: its bots, hints and reviews, until it is stopped.
help-think-server = Where the server is, as in https://example.org.
help-think-token-file = The file with the token that “quartier think-token” printed; without it, it is in QUARTIER_TOKEN.
help-think-threads = How many thoughts to work at at once; as many as there are cores if not given.
help-think-json = Print what happens as JSON, one object a line.
help-think-token = Print the token with which a worker of this name may think for a server.
help-think-token-name = What the worker is called: letters, digits, - and _.
help-think-token-days = For how many days the token is good.
help-think-token-store = The PostgreSQL database of the server, where it has one.
help-serve-refuse-worker = The name of a worker that may not think for this server any more, whatever its token says; may be given again.
help-serve-store = A PostgreSQL database to keep everything in, such as postgresql://quartier@localhost/quartier, instead of the data folder; needs quartier[postgres].

## Bots

bot-random = Random
bot-random-about = Plays any legal move, without a thought.
bot-easy = Easy
bot-easy-about = Looks ahead only a little and misjudges things now and then.
bot-normal = Normal
bot-normal-about = Looks ahead further and is seldom mistaken by much.
bot-strong = Strong
bot-strong-about = Tries its best moves in many imagined futures.
bot-expert = Expert
bot-expert-about = Tries many moves in imagined futures, with all that it has learned, as well as it can.
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
statistics-title = Statistics: { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
statistics-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; bots: { $bots }; seed: { $seed }.
statistics-points = Points
statistics-share = Share
statistics-interval = 95 % interval
statistics-bots = Points at the end
statistics-bots-about = Every bot has played every deal, from every seat.
statistics-rounds = Points by round
statistics-rounds-about = A player’s points after each round, on average over all games, with the interval of the average. Turns that are made at the same time are one round; where players take turns, every turn is one.
statistics-round = Round
statistics-kinds = Points by kind
statistics-kinds-about = What a player’s points at the end come from, on average.
statistics-kind = Kind
statistics-pieces = Worth of tiles and cards
statistics-pieces-about = By how many points results are better with one more of it, compared among games of the same bot. Who has it may also have it because things went well: this tells what goes together, not why. What everybody always has, or what came in a few deals only, is not listed. The plot shows both ends of the list.
statistics-piece = Tile or card
statistics-had = Had on average
statistics-worth = Worth
statistics-seats = Advantage of seats
statistics-seats-about = By how many points a seat does better than the average of its table, and how often it wins.
statistics-seat = Seat { $seat }
statistics-shares = Luck and skill
statistics-shares-about = How the differences between results are shared out: luck is what the deal and the seat make of them, whoever plays; skill is what the choice of bot makes; the rest is what both together and the others’ moves make. Between other bots than these the shares are others.
statistics-part-luck = Luck of the deal and seat
statistics-part-skill = Skill
statistics-part-rest = Rest
statistics-variance = Variance
selfplay-playing = Playing
selfplay-result = { $games ->
    [one] One game
   *[other] { $games } games
} with { $rows } decisions in { $file } ({ $seconds } s).
best-seeking = Searching
best-so-far = { $score } so far, at most { $bound }
best-proven = { $score } points, and nobody could have made more.
best-open = { $score } points found; nobody could have made more than { $bound }.
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
error-challenge-first = Play today’s challenge once so that it counts. Then you may try again.
error-seats-empty = There are still empty seats.
error-not-to-move = It is not your turn.
error-cannot-undo = It is too late to take that back.
error-study-changed = This study was changed elsewhere meanwhile.
error-too-large = That is too long: { $most } is the most.
error-bad-name = A name needs at least one visible character.
error-bad-option = The option “{ $option }” cannot be set like that.
error-bad-seats = There can be { $fewest } to { $most } seats.
error-bad-file = This is not a match file that can be replayed.
error-bad-study = The study was not kept: something in it cannot be.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.
error-malformed-move = That is not a move.
error-unfinished-turn = The turn is not finished.
error-no-push = This server cannot send messages when its page is closed.
error-not-owner = Only whoever keeps this study can change it.
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
error-too-many-reviews = You wait for { $most } reviews already. Ask again when one of them is there.
error-too-many-studies = You can keep { $most } studies: delete one first.
error-study-too-fast = Too many changes at once: try again in a few seconds.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot store anything at the moment. Nothing was changed.
error-unwell = The server does not work as it should: { $what }.
error-full = The server is full. Try again in a moment.
error-worker-token = This is not a token of this server.
error-worker-expired = This token is no longer good: make a new one with “quartier think-token”.
error-worker-refused = The operator of this server does not want the worker { $name } any more.
error-worker-version = A worker has to be of the server’s version, { $right }; this one is of version { $given }.
error-worker-faulty = The worker { $name } did not answer as it should; it may come again in { $seconds } s.

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
page-character = Character of bot { $seat }
page-character-any = any character
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
page-advice-band = { $low } to { $high }
page-advice-band-about = Nine of ten matches end between these points.
page-advice-winning = The chance to win, by the best of these turns: { $chance } %
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
page-review-ask = Review this match
page-review-ask-about = An engine thinks about every turn again: what it cost, and what was luck. That takes a minute or two.
page-review-progress = Turn { $done } of { $turns }
page-review-offline = Reviews are made by a server. Without one, take the match file and ask in a terminal: quartier review FILE
page-review-lost = { $grade }, { $lost } lost
page-review-better = Show what was better
page-review-instead = Better: { $turn }. { $expected } expected instead of { $instead }.
page-review-turn = Turn { $number }
page-review-accounts = Luck and play
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

page-study = Study
page-studies = Studies
page-studies-about = Try what could have been: go on from any position of a finished match or of a deal of your own, with the engine beside you.
page-studies-mine = Your studies
page-study-from-here = Study from here
page-study-set-up = Set up a deal
page-study-game = Game
page-study-seats = Seats
page-study-seed = Seed of the deal
page-study-seed-about = Any word or number; the same seed deals the same. Left empty, one is drawn.
page-study-begin = Begin a study
page-study-from-file = Open a file
page-study-from-file-about = A match file, or a study that somebody has saved.
page-study-nothing = There is nothing to study at this address.
page-study-no-engine = This page cannot play that game by itself, so there are no studies of it.
page-study-today = Others still play today’s challenge: it can be studied tomorrow.
page-study-positions = { $positions ->
    [one] one position
   *[other] { $positions } positions
}
page-study-tree = Turns and branches
page-study-engine = Engine: the best turns
page-study-thinking = The engine thinks …
page-study-no-lines = Nobody on this board is to act.
page-study-winning = { $chance } % win
page-study-end = To the end of the line
page-study-bot = Who plays for the others
page-study-by-hand = You play for all
page-study-against = { $level } bot answers
page-study-bot-turn = Bot’s turn
page-study-bot-thinks = The bot thinks …
page-study-promote = Make main line
page-study-delete-from = Delete from here
page-study-restore = Take back deletion
page-study-note = A note on this position
page-study-title = Name of the study
page-study-share = Share
page-study-share-about = Whoever has this link can read the study:
page-study-file = Save as file
page-study-keep = Keep and share
page-study-copy = Keep a copy
page-study-not-kept = Not kept yet: it is lost when you leave.
page-study-needs-server = Keeping a study needs a server, and there is none here.
page-study-others = You read somebody’s study. What you try stays on this page.
page-study-others-changed = Your changes stay on this page, unless you keep a copy.
page-study-kept = All changes are kept.
page-study-keeping = Being kept …
page-study-delete = Delete { $title }
page-study-delete-sure = The study is deleted for everybody who has its link, for good.
page-study-delete-yes = Delete for good
page-study-order = Tiles and cards come as in the deal, whatever you try; the engine does not know what comes.
page-study-keys = Keys: ← → through the line, ↑ ↓ to other branches; on the board arrows walk over it.

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
page-day = Challenge of the day
page-day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-day-rules = Everybody gets the same deal. Your first try counts, without any hints, if you finish it on its day: before { $time } your time. After that you may try again as often as you like, for yourself. From the next day on everybody may watch the best game.
page-day-rules-past = This day is over. You may play its deal for yourself; that counts for nothing.
page-day-yours = Your try
page-day-not-yet = You have not played it yet.
page-day-going = You are in the middle of it.
page-day-late = You did not finish it on its day, so it does not count.
page-day-missed = You did not play it.
page-day-unscored = A further try: it does not count
page-day-rank = Rank { $rank } of { $finished }
page-day-lost = lost
page-day-percent = { $percent } % of the best possible
page-day-percent-found = { $percent } % of the best that was found
page-day-possible = Best possible: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-day-possible-found = Best that was found: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Nobody can make more than { $bound }.
page-day-coming = The best possible result is still being looked for.
page-day-again = Play it again, unscored
page-day-watch = Watch the best game
page-day-ranking = Ranking
page-day-place = Rank
page-day-name = Name
page-day-score = Points
page-day-share-best = Of the best
page-day-you = you
page-day-nobody = Nobody finished it.
page-day-before = The day before
page-day-after = The day after
page-day-today = Today
page-day-history = Your challenges
page-day-history-none = What you make of challenges will stand here.
page-day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-day-longest = Longest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-day-date = Day
page-day-game = Game
page-day-share = Share without giving anything away
page-day-line = Quartier, { $game }, { $day }: { $result }, rank { $rank } of { $finished }
page-day-copy = Copy line
page-day-save = Save picture
page-day-picture = Picture to share: { $line }
page-day-more = Ranking and history
page-day-more-of = Ranking and history: { $game }
page-day-set = Today’s deal with this set
page-day-with = The day’s deal with “{ $title }”
page-day-set-about = Not the challenge of the day: this deal is for those who have the link to this set, and its ranking is its own. When the set is changed, all begins anew with another deal.
page-day-set-gone = The set was changed or deleted since. This is the deal with the set as it was.
page-day-set-no-best = What would have been possible is not looked for with sets of one’s own.
page-day-set-link = Whoever has this link plays the same deal with this set
page-day-set-line = Quartier, { $game } with “{ $title }”, { $day }: { $result }, rank { $rank } of { $finished }
page-day-set-own = own set “{ $title }”

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

# Hindsight in reviews
review-hindsight = With everything known beforehand, { $score } could have been made, and no more.
review-hindsight-open = With everything known beforehand, { $score } could have been made (no more than { $bound }).
review-hindsight-share = The result is { $percent } % of that.
review-hindsight-label = Possible: { $score }
review-hindsight-about = Possible is what somebody could have made who had known all draws beforehand: nobody at the table could. A short search has found it, and a bound that nobody can exceed; “quartier best FILE” looks longer.
page-review-possible = What was possible …
## On paper

paper-player = Player { $number }
paper-total = Total
paper-score-sheet = Score sheet
paper-ruler = 5 cm at 100 %
paper-cut = Cut along the dashed lines.
paper-back = { $sheet }: back
paper-back-note = The back of the page before: turn the sheet along its longer edge.
paper-blank = Empty, so that sheets can be printed on both sides.
paper-box = Component set: { $box }
paper-rules = Rules
paper-rules-of = { $game }: the rules
paper-how = How to print it
paper-step-size = Print at 100 % (“actual size”), not fitted to the page. The line at the top of every page must be 5 cm long.
paper-step-two = Print on both sides, turned along the longer edge, on firm paper: 160 to 250 g/m².
paper-step-one = Print on one side, on firm paper: 160 to 250 g/m². Where a page is the back of the one before, glue both sheets together before you cut.
paper-step-cut = Cut along the dashed lines and fold along the dotted ones. A knife and a ruler are quicker than scissors.
paper-contents = What is in it
paper-pages = pages { $first } to { $last }
paper-page = page { $page }
paper-pages-from = from page { $first }

paper-done = { $file }: { $kilobytes } kB.
wrong-no-paper = { $game } brings nothing to print
wrong-no-typesetter = Printing needs the package typst: pip install 'quartier[print]'

help-print = Write a game as a PDF to cut and play: pieces, boards, score sheets and rules, to scale.
help-print-game = The game to print.
help-print-paper = The paper: a4 or letter.
help-print-box = The component set: the house’s, or a file with your own.
help-print-to = The PDF to write.
help-print-seats = For how many players; as many as a box of the game is for, if not given.
help-print-one-sided = For printers that print on one side: no backs but those that are played with, no empty pages.
help-print-all-rules = The rules in all languages, not only in that of the cards and boards.
## Pictures to share

picture-points = { $points ->
    [one] point
   *[other] points
}
picture-won = Won!
picture-lost = Lost
wrong-picture-unfinished = There are pictures of finished matches only, and this one is not over.
wrong-picture-game = There are no pictures of { $game }.
wrong-picture-seat = Player { $seat }: the match has { $seats } players.
wrong-picture-choice = “{ $value }” is no { $option } of a picture: there are { $known }.
wrong-picture-kind = “.{ $kind }” is no ending for a picture: there are { $known }.
wrong-picture-still = A PNG does not move: choose a name that ends in .svg or .webp, or leave out --moving.
wrong-picture-turn = A picture shows the end of a match, and an animation all of it: --turn and --image do not go together.
wrong-picture-extra = PNG and WebP take what `pip install "quartier[pictures]"` brings; SVG is there without it.
values-day = a day, as in 2026-11-17
picture-drawing = Drawing
picture-saved = Saved the picture to { $file }.
help-replay-image = Write a picture of the finished match: .svg or .png with the result, .webp as an animation.
help-replay-moving = Let an .svg show the whole match as an animation.
help-replay-seat = The players whose boards are shown, as in 1,3; all if not given.
help-replay-size = How large the picture is: wide (1200 × 630) or square (1080 × 1080).
help-replay-theme = Its colours: light or dark.
help-replay-names = The players’ names, separated by commas.
help-replay-date = The day on the picture; if not given, when the file was written.
error-no-pictures = This server draws no such pictures.
error-no-picture = The picture could not be drawn. Try again in a moment.
error-too-many-pictures = You wait for { $most } pictures already. Ask again when one of them is there.
page-picture = Share picture
page-picture-drawing = Drawing the picture …
page-picture-size = Size
page-picture-wide = Wide (1200 × 630)
page-picture-square = Square (1080 × 1080)
page-picture-colours = Colours
page-picture-light = Light
page-picture-dark = Dark
page-picture-whose = Whose board
page-picture-all = Everybody’s
page-picture-save = Save picture
page-picture-svg = Save as SVG
page-picture-animation = Save animation
page-picture-animation-svg = Animation as SVG
page-picture-saved = Saved.
page-picture-offline = A server draws the pictures, and none can be reached.
## What scores, and what is explained when it first happens
page-scoring = What scores
page-moment = New to you
page-moment-understood = Got it
page-moment-stop = No more of these
page-moments = Explanations: what happens for the first time is explained once
page-moments-about = In ordinary matches, beside the board; never in replays, nor to those who look on.
page-moments-again = Explain everything again
page-moments-forgotten = Everything will be explained once more.
page-moments-off = Nothing will be explained any more. You can change that in the settings.
# Learning by playing

page-learn-playing = Learn by playing
learn-coach = Your coach
learn-next = Next
learn-show = Show me
learn-on = Play on
learn-again = Start over
learn-leave = Skip the lesson
learn-turn = Turn { $now } of { $all }
learn-waiting = The others are thinking …
learn-confirm = Just so. Now confirm.
learn-good = { $points ->
    [one] One point. Good! Confirm.
   *[other] { $points } points. Good! Confirm.
}
learn-other = Allowed, but I mean something else: see what is marked. Take it back and try again, or confirm once more to keep yours.
learn-illegal = { $why } Try again.
play-guided-type = Type: { $turn }
play-guided-on = “skip” goes on without the coach.
play-guided-end = The lesson is over. Play on!
play-guided-none = There is no guided match of { $game }.
play-guided-alone = A guided match has its own deal: --guided takes no { $option }.
## Practice: puzzles in the terminal and on the page

practice-grade-lane = Lane
practice-grade-street = Street
practice-grade-avenue = Avenue
practice-grade-boulevard = Boulevard
practice-grade-maze = Maze
practice-right = Right!
practice-far = That comes to { $value }: { $behind } short of { $best }.
practice-solutions = { $number ->
    [one] The only turn that does it:
   *[other] The turns that do it:
} { $turns }
practice-next = It comes to { $best }, the best of all other turns to { $next }. All { $legal } turns were tried.
practice-bots = Seen at a glance by bots: { $levels }

puzzles-head = Puzzle { $number } of { $total } · { $grade } · { $id }
puzzles-prompt = Your turn, or help
puzzles-help = Type a whole turn, its steps separated by spaces; next, solution or quit.
puzzles-bye = { $solved } of { $seen } solved, { $first } at the first try.
puzzles-making = Looking for puzzles
puzzles-checking = Trying all turns
puzzles-made = { $number } of { $wanted } puzzles from { $matches } matches are in { $file }.
puzzles-checked = { $number ->
    [one] One puzzle, and its claim is true: all turns were tried.
   *[other] { $number } puzzles, and all claims are true: all turns were tried.
}
help-puzzles = Solve short puzzles from real positions; make more of them, or check a file.
help-puzzles-grade = Only of this grade: lane, street, avenue, boulevard or maze.
help-puzzles-kind = Only of this kind.
help-puzzles-puzzle = Only the one of this name.
help-puzzles-daily = Today’s, the same for everybody.
help-puzzles-source = Take them from this file.
help-puzzles-make = Make so many from matches of bots, evenly from all kinds and grades where they can be found.
help-puzzles-to = The file that they are written to.
help-puzzles-resume = Keep a record in this file, and go on from it.
help-puzzles-jobs = How many processes; all cores if none is named.
help-puzzles-check = Check a file: play to each position and try all turns.
help-puzzles-seed = What all chance comes from: which matches are searched, or the order of puzzles.
wrong-puzzles-none = { $game } has no puzzles
wrong-puzzles-kind = { $game } has no puzzles of the kind '{ $kind }'; kinds are { $kinds }
wrong-puzzles-box = puzzles are made with the house's set only
wrong-puzzles-record = no record of a search for puzzles
wrong-puzzles-record-other = a record of another search for puzzles: another game, option or seed
wrong-puzzles-name = this puzzle is called '{ $right }', not '{ $name }': its lines were changed
wrong-puzzles-solved = 'solved: { $text }' should tell for each of { $levels } how often of how many tries, as in 'easy 2/10'
wrong-puzzles-seat = seat { $seat } is not to act there
wrong-puzzles-large = more turns than can be tried; the file says { $legal }
wrong-puzzles-number = '{ $key }: { $said }' is wrong, it is { $right }
wrong-puzzles-missing = the solution '{ $turn }' is missing
wrong-puzzles-extra = '{ $turn }' is no solution, or more than what decides it
wrong-puzzles-false = puzzle { $name }: { $reason }
wrong-puzzles-empty = no puzzles in it
wrong-puzzles-game = puzzles of another game, { $game }
wrong-puzzles-no-such = there is no such puzzle; without --grade, --kind, --puzzle and options of the game there are more
wrong-puzzles-together = { $option } needs { $other }

page-practice = Practice
page-practice-about = Short puzzles from real positions. In each of them some turn brings more than all others: find it.
page-practice-daily = Puzzle of the day
page-practice-daily-about = One a day for each game, the same for everybody.
page-practice-daily-done = Solved today.
page-practice-solve = Solve it
page-practice-open = Practise { $game }
page-practice-grades = Grades
page-practice-grades-about = A puzzle’s grade is the weakest bot that sees the answer at a glance: easy, normal, strong, expert; nobody finds their way through a maze.
page-practice-solved = { $solved } of { $total } solved
page-practice-solved-first = { $first } at the first try
page-practice-begin = Begin
page-practice-go-on = Go on
page-practice-once-more = Once more
page-practice-streak = { $days ->
    [0] Not solved in a row of days now
    [one] Solved on { $days } day in a row
   *[other] Solved on { $days } days in a row
}
page-practice-longest = Longest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-practice-puzzle = Puzzle
page-practice-next = Next puzzle
page-practice-again = Try again
page-practice-show = Show the solution
page-practice-shown = The solution lies on the board.
page-practice-other = Show another ({ $at } of { $number })
page-practice-answer = Answer
page-practice-first = Solved at the first try.
page-practice-tries = { $tries ->
    [one] Solved after one mistake.
   *[other] Solved after { $tries } mistakes.
}
page-practice-all = That was the last one that you had not solved in this grade.
page-practice-line = { $tries ->
    [0] Quartier, { $game }, puzzle of { $day } ({ $grade }): solved at the first try
    [one] Quartier, { $game }, puzzle of { $day } ({ $grade }): solved after one mistake
   *[other] Quartier, { $game }, puzzle of { $day } ({ $grade }): solved after { $tries } mistakes
}
page-practice-forget = Forget my progress
page-practice-forget-sure = Forget which puzzles you have solved, and your row of days?
page-practice-kept = Progress is kept in this browser, and nowhere else.
page-practice-none = There is no such puzzle.
page-practice-card = A position, one turn: find the best. Today’s puzzles wait.
# Score sheets in files
wrong-sheet-header = '{ $header }:' stands before the first 'player:'
wrong-sheet-name = this name is too long; a name has { $most } letters at most
wrong-sheet-players = one player too many; { $most } can play
wrong-sheet-before = this line belongs to nobody; it stands below a line 'player: …'
wrong-sheet-game = this is a sheet of { $game }
wrong-sheet-file-option = { $game } has no option { $option }
wrong-sheet-names = { $names } lines 'player: …' and { $players } players; each has one
wrong-sheet-two-boxes = this file has its component set '{ $box }' in its section [box]; 'option.box:' would name a second one
sheet-ranked = { $rank }. { $name }
## Own component sets

weights-written = { $file } has the weights that play best with it.
wrong-weights-to = What comes from standard input needs --to FILE for the set with its weights.
wrong-weights-numba = Weights are found by playing many matches, which takes Numba: pip install 'quartier[compile]'
help-weights = Fit what bots judge by to a component set, by playing many matches with it, and write it into the set.
help-weights-game = The game that the set is for.
help-weights-to = Where to write the set with its weights; the set’s own file if none is named.
help-weights-generations = How often the search goes on from the best weights; as often as the game says if not given.
help-weights-games = How many matches each proposal plays; as many as the game says if not given.
help-weights-jobs = How many processes; one if none is named.
help-weights-resume = Keep a record in this file, and go on from it.
help-serve-sets-each = How many component sets one person may keep.
help-serve-set-rate = Component sets a second that one person may have checked, four times as many from one address; 0 for no limit.
help-serve-set-seconds = Seconds that checking a component set may take.

error-bad-set = This set cannot be played with.
error-set-changed = The set was changed elsewhere meanwhile; load it anew.
error-set-too-slow = Checking this set took longer than { $seconds } s, so it was not finished.
error-set-too-fast = That was asked too often; wait a moment.
error-too-many-sets = You keep { $most } sets here already; delete one first.

page-sets = Own component sets
page-sets-own = Play with your own box
page-sets-about = You own the printed game? Type its tiles, pieces, cards or town in, and play with them: with friends, against bots, in this browser.
page-sets-here = In this browser
page-sets-there = At this server
page-sets-full = This browser keeps { $most } sets already; delete one first.
page-set = Component set
page-set-house = The house’s
page-set-new = A new set
page-set-new-about = Begin with the house’s pieces and change them one by one, or open the text file of a set (the same as for “--box FILE”).
page-set-mine = My { $game }
page-set-from-house = Begin with the house’s
page-set-import = Open a file
page-set-too-large = That file is too large to be a component set.
page-set-ready = can be played
page-set-unready = not ready yet
page-set-there = at this server
page-set-delete = Delete { $title }
page-set-delete-sure = It is gone for good. Matches that began with it go on.
page-set-missing = This browser has no such set
page-set-title = Name of the set
page-set-unnamed = Unnamed set
page-set-undo = Undo
page-set-redo = Redo
page-set-export = Save as a file
page-set-play = Play with it
page-set-shown = What is shown
page-set-show-pieces = Pieces
page-set-show-text = Text
page-set-text = The set as text
page-set-nothing = nothing
page-set-no-pieces = The pieces of this game are changed in the text.
page-set-needs-server = Whether a set can be played with is found out by a Quartier server, or by “quartier check GAME FILE”; this page has none. You can draw, keep and save it here.
page-set-unreached = The server cannot be reached to check the set. What you change is kept in this browser.
page-set-checking = Checking …
page-set-wrong = This cannot be played with yet
page-set-good = This can be played with
page-set-unusual = { $number ->
    [one] One thing is unusual
   *[other] { $number } things are unusual
}
page-set-by-link = Share it
page-set-link = Whoever has this link can look at the set and play with it
page-set-link-about = No list shows it. Changes go to the server when you say so; tables that have begun keep the set they began with.
page-set-publish-about = Keep it at this server to give others a link. No list shows it, and you can delete it at any time.
page-set-publish = Keep it at this server
page-set-republish = Bring the server up to date
page-set-withdraw = Take it off the server
page-set-copy = Copy and change
page-set-change = Change
page-set-will-be-kept = For a table online, the set is kept at this server; no list shows it.
page-set-look = Component set: { $title }
page-set-remove = Remove
page-set-done = Done
page-set-refused = The component set “{ $set }” cannot be played with: { $why }
page-set-unknown = Reading the component set “{ $set }” takes a Quartier server, and none can be reached. Open it once on a page with a server: from then on it is known there, offline too. “quartier score” reads it as well.
wrong-option-unguided = There is no guided match of { $game }.
wrong-option-guided = A guided match has its own deal: --guided takes no { $option }.
help-play-guided = A guided first match: a fixed deal and a coach.
wrong-picture-nowhere = { $option } is about a picture: say where to with --image.

error-no-print = This server cannot print: its operator can install quartier[print].
error-too-many-prints = { $most } prints are waited for already: try again in a moment.
page-print = Print the game
page-print-of = { $game } on paper
page-print-about = A PDF to cut and play: all pieces to scale, boards, score sheets and the rules.
page-print-paper = Paper
page-print-players = For players
page-print-language = Language
page-print-sides = My printer prints on one side only
page-print-sides-about = Then there are no empty backs; sheets with two sides to play with are glued together.
page-print-all-rules = The rules in all languages
page-print-make = Make the PDF
page-print-making = Making the PDF …
page-print-done = The PDF is there.
page-print-site = This page has no server that could print. With Python installed this makes the PDF:
page-print-paper-a4 = A4
page-print-paper-letter = US Letter
page-print-box = Component set

# Beside the real table: score pads, the dealer, the timer
page-beside = Beside the table
page-beside-about = You play with cardboard? Score pads, a dealer and a timer, without a server too.
page-pad = Score pad
page-pad-about = For a game played with cardboard: lay what lies on your table, and every point is counted.
page-pad-none = There is no score pad for this game.
page-pad-came = This pad came by a link. It is a copy of your own now: what you change stays with you.
page-pad-bad-link = This link holds no score pad: it may have been cut off. Ask for it once more.
page-pad-not-kept = This browser keeps nothing: save the pad as a file before you close the page.
page-pad-kept-here = Kept in this browser as you write.
page-pad-undo = Undo
page-pad-redo = Redo
page-pad-more = Share, save
page-pad-add = Player
page-pad-remove = Remove { $name }
page-pad-name = Name
page-pad-writing = The board
page-pad-board = { $name }: the board. Arrow keys move, Enter writes.
page-pad-tools = What to write with
page-pad-erase = Erase
page-pad-all = All players
page-pad-line = Line { $line }, column { $column }:
page-pad-shared = { $name } and { $other } share the rank: nothing more decides.
page-pad-tie = { $name } is ahead of { $other } with as many points.
page-pad-share = Share
page-pad-share-about = Whoever opens this link gets a copy of the pad. The link itself holds it; nothing is stored anywhere.
page-pad-file = File
page-pad-file-about = A text file that 'quartier score { $game } FILE' reads too.
page-pad-save = Save as a file
page-pad-open = Open a file
page-pad-pads = Pads
page-pad-new = New pad
page-pad-delete = Delete this pad
page-pad-delete-other = Delete the pad { $pad }
page-pad-own-set = Use your own box
page-pad-link-long = With its component set, this pad is too long for a link: some messengers would cut it off. Save it as a file and send that.
page-pad-set-named = This file takes its component set from the file “{ $set }”, which a page cannot read. Take the line “option.box” out of it, open the set under “Own component sets”, and choose it on the pad.
page-dealer = Dealer
page-dealer-about = Shuffles the pieces and deals them one by one. Press the button, the space bar or the arrow keys.
page-dealer-no-dealer = There is no dealer for this game.
page-dealer-now = Dealt now
page-dealer-nothing = Nothing is dealt yet
page-dealer-next = Next
page-dealer-back = Back
page-dealer-left = { $left } left
page-dealer-before = Dealt before
page-dealer-more = New deal, options, seed
page-dealer-new = Shuffle anew
page-dealer-end = End and show the seed
page-dealer-seed = The seed of this deal:
page-dealer-seed-about = Whoever types it into the dealer gets the same order again.
page-dealer-rest = The whole order, with what nobody has seen:
page-dealer-again = Deal once more by a seed
page-dealer-go = Deal
page-timer = Timer
page-timer-about = Press a clock, or the space bar, when a turn has ended: the next player’s time begins. P pauses.
page-timer-start = Start
page-timer-pause = Pause
page-timer-next = Next player
page-timer-reset = Back to the start
page-timer-setting = Settings
page-timer-mode = Time
page-timer-mode-turn = for each turn
page-timer-mode-player = for each player in all
page-timer-mode-count = without limit
page-timer-minutes = Minutes
page-timer-seconds = Seconds
page-timer-players = Players
page-timer-sound-about = A quiet sound ten seconds before the end, and at the end.
page-timer-clock = { $name }: { $time }
page-timer-used = { $time } in all
page-timer-turn = { $name }’s turn
page-timer-soon = { $name }: ten seconds left
page-timer-up = { $name }: time is up
page-timer-going = The clock is running
page-timer-paused = Paused

## Workers

think-connecting = Connecting to { $server } …
think-connected = Connected to { $server } as { $name }: { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, games: { $games }.
think-others = { $server } will not ask about these games, since its rules, levels or sets are other ones, or only one side knows them: { $games }.
think-plain = The token and all thoughts go to { $server } unencrypted; https would hide them.
think-lost = The connection to { $server } was lost after { $done ->
    [one] one thought
   *[other] { $done } thoughts
} ({ $reason }).
think-waiting = { $server } cannot be had ({ $reason }); trying again in { $seconds } s.
think-stopping = Finishing what was begun …
think-left = Left { $server }.
