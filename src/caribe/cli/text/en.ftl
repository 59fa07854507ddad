# Words of the command line.

cli-ready = Caribe is ready at { $address } (press Ctrl-C to stop).
cli-address-taken = Caribe cannot listen on { $address } ({ $why }): stop the program that uses it, or use another port: { $command }
cli-running-already = Caribe is already running: open { $address } in a browser. To start a second one, type: { $command }
cli-address-unusable = Caribe cannot listen on { $address } ({ $why }): choose another address with --host, or another port with --port.
cli-workers-one-file = Several processes cannot share one SQLite file: drop --workers, or give a PostgreSQL database with --db postgresql://name:password@host/database.
cli-base-path = A base path looks like /games: letters, digits, dots, dashes and slashes; got { $got }.
cli-admin-reset = { $who } has a new password: { $password } and a new recovery code: { $code }. All sessions were ended.
cli-admin-banned = { $who } cannot play here any more.
cli-admin-unbanned = { $who } can play here again.
cli-admin-muted = { $who } cannot speak at the tables any more.
cli-admin-unmuted = { $who } can speak at the tables again.
cli-admin-closed = The table { $table } is closed.
cli-admin-nobody = There is nobody called { $who }: name an account, or a public id.
cli-admin-no-account = { $who } has no account.
cli-admin-no-table = There is no open table { $table }.
cli-admin-database = The database could not do this: { $why }.
cli-backup-done = The database { $path } was copied to { $file }.
cli-reports-none = Nobody has reported anything.
cli-prune-done = Deleted: tables { $tables }, guests { $guests }, chat messages { $said }.
cli-prune-kept = Kept: { $size } MB ({ $rows }).
cli-backup-none = The file { $path } is not a complete Caribe database ({ $why }).
cli-backup-postgres = PostgreSQL has its own tools for this: type `pg_dump --format=custom --file=caribe.dump URL` to back up, `pg_restore --clean --dbname=URL caribe.dump` to restore.
cli-check-well = All tables are in order ({ $tables } checked).
cli-check-hint = Type `caribe admin check --repair` to repair this. Stop the server first.
cli-check-copied = The database as it was is in { $file }.
cli-check-file = The file of the database is damaged: { $why }
cli-check-file-repaired = The indexes of the file were rebuilt: it is sound again.
cli-check-file-damaged = The file is still damaged: restore a backup with `caribe admin restore`.
cli-check-damage-row = Table { $table }: its settings are not what was saved.
cli-check-damage-first = Table { $table }: the game has begun, but there is no entry.
cli-check-damage-entry = Table { $table }: entry { $entry } is missing or is not what was saved.
cli-check-damage-seal = Table { $table }: a sealed choice is not what was saved.
cli-check-damage-unreadable = Table { $table }: it cannot be read ({ $why }).
cli-check-repair-cut = Table { $table } was cut back to entry { $entry }; entries lost: { $lost }.
cli-check-repair-wait = Table { $table } waits to be started again; nothing was lost.
cli-check-repair-unseal = Table { $table }: the sealed choices were dropped; people choose again.
cli-check-repair-close = Table { $table } could not be repaired and was closed; people who open it are told why.
cli-restore-done = The database { $path } is now as it was in { $file }.
cli-restore-kept = What it held before is in { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
 }

## Typed in

cli-option-form = Expected NAME=VALUE, got { $got }.
cli-bots-count = Expected one bot for all or { $expected } bots separated by commas, got { $got }.
cli-file-unreadable = The file { $path } cannot be read: { $why }.
cli-file-unwritable = The file { $path } cannot be written: { $why }.
cli-file-not-text = The file { $path } is not UTF-8 text.
cli-file-large = The file { $path } is larger than { $most } bytes.
cli-file-exists = The file { $path } already exists and is not changed: choose another name.
cli-file-foreign = The file { $path } was not written by Caribe and is not changed: choose another name.

## Playing

cli-person = Player
cli-bot = { $bot }-{ $number }
cli-column-seat = Seat
cli-column-share = Win
cli-result = The game is over. { $ending }.
cli-play-welcome = { $game } for { $players }: type the number of a choice, or h for help.
cli-play-left = You left the game.
cli-play-help =
    1-{ $count } take that choice        l list the choices again        v show all you can see
    ? THINGS say why not, as in: ? { $example }        u undo        q quit
    s FILE save the game (its seed too)        p FILE save the position (hidden things too)
cli-play-targets = What the choices touch now: { $targets }
cli-play-possible = You can do that: choice { $numbers }.
cli-play-nothing-to-undo = Nothing to undo.
cli-play-undone = Your last choice was undone.
cli-play-saved = Saved in { $file }.

## Records and packs

cli-verified = This record is valid: { $game } for { $players }, { $count ->
    [one] one legal action
   *[other] { $count } legal actions
 }, the committed seed and the right result: { $ending }.
cli-replay-keys = Enter or n goes on, b goes back, a number from 1 to { $count } jumps there, q ends.
cli-replay-hidden = Hidden from this point of view.
cli-pack-written = Wrote { $file }: change what is different in your box, then type `caribe pack check { $file }`.
cli-pack-good = { $file } is a valid pack for { $game }.
cli-guided-well = { $game }: { $steps } steps, all well.
cli-guided-fault = { $game }: { $why }

## Many games

cli-sim-title = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
 }
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-interval = 95 % between
cli-sim-length = Decisions in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-ending = { $share } ended like this: { $ending } ({ $count }).
cli-sim-pace = { $games } games and { $decisions } decisions a second, in { $seconds } s.
cli-sim-stopped = Stopped after { $count } of { $of } games.
cli-sim-lost = A worker process died (the machine may be out of memory): these are { $count } of { $of } games.

## The arena

cli-bot-unknown = There is no bot { $got }. Expected { $expected }, MODULE:CLASS for one of your own, or command:PROGRAM.
cli-bot-unloadable = The bot { $got } cannot be loaded: { $why }.
cli-bot-no-choose = The bot { $got } has no method choose(state, seat, seed).
cli-ray-missing = Ray is not installed: type `pip install ray`.
cli-ray-unreachable = There is no Ray cluster at { $address }: { $why }
cli-arena-worker-failure = The worker processes die before any bot can play; see their messages above.
cli-arena-sprt = Expected 0 < low < high < 1, got { $low } and { $high }.
cli-arena-title = { $game } for { $players }: { $count ->
    [one] one game
   *[other] { $count } games
 }
cli-column-games = Games
cli-column-rating = Rating
cli-column-doubt = Uncertainty
cli-column-think = ms per decision
cli-arena-seats = Wins by seat, from the first: { $shares }.
cli-arena-method = Win is the bot’s share of the wins for each seat it had; a shared win counts in part, and a fair share is { $fair }. Intervals are Wilson intervals.
cli-arena-answer = { $answer ->
    [high] After { $count } games the test says: the share of { $bot } is { $high } rather than { $low }.
    [low] After { $count } games the test says: the share of { $bot } is { $low } rather than { $high }.
   *[open] After { $count } games it is still open whether the share of { $bot } is { $low } or { $high }.
 }
cli-arena-forfeit = { $bot } forfeits game { $number }: { $why ->
    [exception] it raised { $detail }
    [illegal] it took the illegal action { $detail }
    [time] it thought longer than the limit.
    [memory] it took more memory than allowed: { $detail }
    [protocol] it did not follow the protocol: { $detail }
   *[crash] its process died.
 }
cli-arena-forfeits = { $count } games were forfeited in all.
cli-arena-note = 95 % Wilson intervals; every bot had every seat equally often. Seed { $seed }.
cli-arena-kept = Kept in { $folder }.
cli-arena-log = Say where to keep the log: --out FOLDER.
cli-games-made = { $count } games are in { $folder }.
cli-games-other = That folder holds another dataset: other rules, bots, options or seed. Choose another folder: { $folder }
cli-games-none = There is no dataset in { $folder }.
cli-games-summary = { $game }: { $count } games with { $decisions } decisions. Bots by seat: { $bots }.
cli-games-pyarrow = Datasets need pyarrow and NumPy: pip install 'caribe-games[datasets]'.
cli-games-rest = The rest is missing; the same command goes on with it: { $folder }

## The balance lab

cli-lab-title = Balance lab
cli-lab-thing = { $thing }
cli-lab-no-change = Say what to change: --set PATH=VALUE, --option NAME=VALUE or --pack FILE.
cli-lab-set-form = Expected PATH=VALUE, as in buildings.cathedral.points=5, got { $got }.
cli-lab-nowhere = There is nothing there. Near it: { $near }.
cli-lab-change = { $path }: { $before } → { $after }
cli-lab-pack = pack { $file }
cli-lab-summary = { $game }: { $count ->
    [one] one pair of games
   *[other] { $count } pairs of games
 }, { $players } players, all of them { $bot }, seed { $seed }.
cli-lab-base = Base
cli-lab-variant = Variant
cli-lab-difference = Difference
cli-lab-whiskers = Lines are 95 % intervals.
cli-lab-glance = Largest differences
cli-lab-still = No difference is larger than chance would explain.
cli-lab-chance = ▲ and ▼ mark differences whose 95 % interval does not contain 0. Of the { $count } figures here, about one in twenty would be marked by chance alone.
cli-lab-method = Game for game, both sides have the same deal and the same seeds for all bots; the intervals of differences are normal intervals over these pairs, those of shares are Wilson intervals. Bots do not play like people.
cli-lab-places = Wins in the order of play
cli-lab-places-note = Starting with the player who decides first; the dashed line marks a fair share.
cli-lab-place = { $number ->
    [1] Plays first
   *[other] Plays in position { $number }
 }
cli-lab-length = Length
cli-lab-decisions = Decisions in a game
cli-lab-endings = How games end
cli-lab-scores = Points at the end
cli-lab-scores-note = By source, on average over all seats.
cli-lab-uses-note = How often in a game, all seats together. On the right: the share of wins of those who did it at least once.
cli-lab-won-base = Won, base
cli-lab-won-variant = Won, variant
cli-lab-choices = Wins by first choice
cli-lab-choices-note = { $count ->
    [0] The dashed line marks a fair share.
   *[other] The most frequent ones; { $count } others are left out. The dashed line marks a fair share.
 }
cli-lab-seats-base = Seats, base
cli-lab-seats-variant = Seats, variant
cli-lab-kept = The page is in { $file }.

## Strength

cli-strength-step = { $game }: { $bots }: { $share } ({ $low } - { $high }) after { $count } games.
cli-strength-kept = { $count ->
    [0] Everything is measured, and kept in { $folder }.
    [one] Kept in { $folder }; one pairing is left: type the same command again to go on.
   *[other] Kept in { $folder }; { $count } pairings are left: type the same command again to go on.
 }
cli-strength-other = The file { $path } was not made with seed { $seed } and scale { $scale }, and is left as it is: choose another folder.
cli-strength-broken = These games cannot be read: delete the file to measure again.
cli-strength-intro =
    # How strong the bots are

    Made by `caribe strength --seed { $seed } --scale { $scale }`; the games themselves are in `strength.json` beside this page. The levels had { $scale } of their budgets.
    The share of the wins is that of the bot named first; seats are balanced and deals paired, and intervals are Wilson’s, 95 %. A pairing with a goal ends early when
    Wald’s test (1 % risk to either side) has decided between the goal and a fifth of the rest above it.
cli-strength-pairing = Pairing
cli-strength-games = Games
cli-strength-share = Share
cli-strength-between = 95 % between
cli-strength-goal = Goal
cli-strength-against = { $count ->
    [one] { $bot } against { $other }
   *[other] { $bot } among { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] more than { $goal }: met
    [missed] more than { $goal }: missed
   *[open] more than { $goal }: open
 }
cli-strength-not-yet = not measured yet
cli-strength-partly = (not finished)

## Tuning

cli-tune-round = Round { $number }: { $positions } positions, surprise { $before } before and { $after } after; the new weights won { $rate } of { $count } duels ({ $low } - { $high }), { $kept ->
    [yes] so they stay.
   *[other] so the old ones stay.
 }
cli-tune-weight = { $name } { $weight } (was { $before })

## Training

cli-train-playing = Self-play
cli-train-fitting = Fitting
cli-train-epoch = Epoch { $number }: log loss { $unseen } on games it has not seen, { $fitted } on those it has; the evaluator alone { $evaluator }.
cli-train-gate = { $bot } with the network won { $share } of { $count } games ({ $low } - { $high }); a fair share is { $fair }.
cli-train-kept = The model is in { $file }, the curves are in { $folder }/curves.html. { $passed ->
    [yes] It passed the gate: at equal time it is stronger than the evaluator alone.
    [no] It did not pass the gate: at equal time it is not clearly stronger than the evaluator alone.
   *[open] It played no gate.
 }
cli-train-stopped = Stopped. Type the same command again to go on; everything so far is in { $folder }.
cli-train-other = { $folder } holds a training run with other settings. Choose another folder, or delete this one.
cli-train-numpy = Training needs NumPy: pip install 'caribe-games[cli,learning]'
cli-train-about = { $players } players, { $games } games of self-play, { $positions } positions, seed { $seed }.
cli-train-losses = Log loss by epoch
cli-train-losses-note = On games that were not fitted. The level line is the evaluator alone; lower is better.
cli-train-calibration = Calibration
cli-train-calibration-note = How often seats won, by the share predicted for them. The straight line is perfect.
cli-train-matches = The gate
cli-train-matches-note = Share of the wins against the evaluator alone, with 95 % intervals; the dashed line is a fair share. “timed” has the same CPU time for both.
cli-model-broken = { $path } is not a model that Caribe can read.
cli-model-other = This model was trained for { $game } with { $players } players, and for other rules or data than this table has.

## Speed

cli-bench-engine = { $engine ->
    [compiled] The engine is compiled.
   *[interpreted] The engine is interpreted: the compiled one is several times faster.
 }
cli-bench-title = { $game }, { $players } players
cli-column-what = What
cli-column-rate = Per second
cli-bench-driven = decisions, driven from plain Python
cli-bench-driven-games = games, driven from plain Python
cli-bench-inside = decisions inside a playout
cli-bench-inside-games = games inside playouts
cli-bench-search = simulations of a search, halfway through a game, played to the end at random
cli-bench-evaluated-search = simulations of a search with the game’s evaluator
cli-bench-new = new games dealt
cli-bench-clone = positions cloned
cli-bench-determinize = positions determinized
cli-bench-view = views
cli-bench-choices = lists of choices
cli-bench-to-JSON = positions to JSON
cli-bench-from-JSON = positions from JSON
cli-bench-bytes = A position takes { $resident } bytes of memory, { $pickled } pickled.

## Stories

cli-story-command = Told by `{ $command }`.
cli-story-players = Players
cli-story-options = Table options
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot: { $bot })
cli-story-game = The game
cli-story-end = The end

## The table in the terminal

cli-table-filter = number or words …
cli-table-none = No choice has “{ $typed }” in it.
cli-table-several = { $count } choices match: type more, or mark one with the arrows.
cli-table-more = … and { $count } more: type to narrow the list.
cli-table-cards = cards in hand: { $hand }, discarded: { $discard }
cli-table-laid = Laid face down
cli-table-discards = Your discards
cli-table-ship = Ship { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S saves the game, Ctrl+Z undoes your last choice, Ctrl+Q quits.
cli-table-save = Save the game (its seed too) in this file:
cli-table-keys = Enter choose · ↑ ↓ move · Tab log · PgUp PgDn scroll · F1 help · Ctrl+Q quit
cli-table-help =
    Type a number or parts of words: the list keeps what fits.
    Things on the table that you cannot choose are listed with the reason.

    Enter          make the marked choice
    ↑ ↓            mark another choice
    Esc            clear what you typed
    Tab            switch between table and log
    PgUp PgDn      scroll the table or the log
    Ctrl+Z         undo your last choice
    Ctrl+S         save the game
    Ctrl+Q         quit

## Help

cli-help-options-place = [OPTIONS]
cli-help-command-place = COMMAND …
cli-help-variable = (or in the environment: { $variable })

cli-command = { $names }: for people, bots and research.
cli-command-serve = Run the server with the page and all its tables.
cli-command-play = Play in the terminal against bots.
cli-command-sim = Let bots play many games; Ctrl-C stops and shows the results so far.
cli-command-arena = Let bots play each other; Ctrl-C stops and keeps the results so far.
cli-command-lab = Play a game with and without a change, with the same seeds and bots, and compare seats, length, cards and wins.
cli-command-strength = Measure the bots against each other, step by step; results that exist are kept.
cli-command-replay = Step through a record: Enter or n goes on, b goes back, a number jumps there, q ends.
cli-command-story = Write a record as a Markdown text: who played, with which options, what happened and how it ended.
cli-command-verify = Replay a record and check every action, the result and the committed seed.
cli-command-bench = Measure the engine: one core, CPU time, medians of three. (`make bench` compares it with others.)
cli-command-tune = Tune a game’s evaluator by self-play: fit its weights to the results, then let old and new weights play each other.
cli-command-train = Train a network that corrects a game’s evaluator: self-play, fitting, matches, and a model file. Ctrl-C stops; the same command goes on.
cli-command-games = Make a dataset of games to learn from, and look into one.
cli-command-games-make = Let bots play and write every decision as Parquet; a run that was stopped goes on where it was.
cli-command-games-read = Say what is in a dataset, and show the moves of its first games.
cli-command-pack = Make a data pack from your own box, and check it.
cli-command-pack-new = Write a pack to start from: what Caribe’s own box holds, with comments.
cli-command-pack-check = List everything that is wrong with a pack.
cli-command-guided = Look after the guided first games.
cli-command-guided-check = Play the guided games in every way and every language, and list what is wrong.
cli-command-admin = Look after a server: its database and its users.
cli-command-admin-backup = Copy an SQLite database to a file; the server may be running.
cli-command-admin-restore = Replace an SQLite database with a backup; stop the server first. The old database is kept.
cli-command-admin-check = Check that every table is as it was saved; with --repair, repair what can be.
cli-command-admin-reset = Give an account a new password and a new recovery code, and end its sessions.
cli-command-admin-ban = Ban somebody from this server.
cli-command-admin-mute = Mute somebody at all tables.
cli-command-admin-close = Close a table for good; a running server notices within a second.
cli-command-admin-reports = List what people have reported, the newest first.
cli-command-admin-prune = Delete old tables of guests and old chat, and say how much is kept; also while the server runs.

cli-help-notation = Print the moves in the notation, one in each line.
cli-help-version = Show the version and the kind of engine.
cli-help-language = The language: { $languages }.
cli-help-language-default = that of the system
cli-help-host = The address to listen on; 0.0.0.0 accepts other machines.
cli-help-port = The port to listen on; 0 means any free port.
cli-help-db = Where tables are stored: a file (SQLite), or postgresql://name:password@host/database.
cli-help-db-default = a file in your data folder
cli-help-workers = The number of server processes; more than one needs PostgreSQL.
cli-help-session-days = Days until an unused session ends.
cli-help-keep-guest-games = Days for which finished games of guests are kept; 0: for ever.
cli-help-keep-chat = Days for which chat is kept; 0: for ever.
cli-help-disk-warning = Warn when fewer megabytes than this are free on the disk.
cli-help-base-path = The path below which the page is served: /games.
cli-help-trusted-proxy = A proxy trusted for a client’s address and scheme; may be repeated, or be a network.
cli-help-allowed-host = A name that the server answers to, such as games.example.org or *.example.org; may be repeated. Default: local names, or any behind a proxy.
cli-help-log-format = Log plain text, or lines of JSON.
cli-help-log-level = The lowest severity to log.
cli-help-open = Open the page in a browser, if there is one.
cli-help-game = The game: { $games }.
cli-help-one-game = One game; default: all.
cli-help-some-games = Some games; default: all.
cli-help-players = The number of players; default: the fewest.
cli-help-option = A table option.
cli-help-pack = A data pack to play with.
cli-help-opponents = The opponents: one bot for all, or a list.
cli-help-seat = Your seat, from 1.
cli-help-seed = The seed: the same number gives the same random draws.
cli-help-from = Go on from a record or position.
cli-help-plain = Use a prompt, even if the terminal can draw.
cli-help-games = How many games.
cli-help-bots = The bots: one for all seats, or a list.
cli-help-jobs = The number of processes; default: one per core.
cli-help-entrants = The bots, separated by commas; MODULE:CLASS for your own, command:PROGRAM for a program.
cli-help-arena-games = How many games at each table.
cli-help-counts = The numbers of players: 3, or 2,3,4 in turn.
cli-help-scale = The fraction of their budgets that bots get.
cli-help-limit = The seconds a bot may think about one decision.
cli-help-games-count = The number of games.
cli-help-games-out = The folder of the dataset; more games can be added to it later.
cli-help-games-bots = The bots: one for all seats, or one for each, separated by commas.
cli-help-games-folder = The folder of a dataset.
cli-help-memory = The megabytes that a bot’s program may use; 0 means any.
cli-help-arena-log = Also keep the moves of every game, in the notation (games.log in the folder).
cli-help-sprt = Stop when it is clear how strong the first bot is.
cli-help-low = With --sprt: is its share no more than this …
cli-help-high = … or at least this?
cli-help-arena-out = A folder for arena.json, arena.csv, a page with plots and the charts.
cli-help-engine = local: processes of this machine; ray: a Ray cluster.
cli-help-ray-address = Where the Ray cluster is; default: this machine.
cli-help-set = A change to the game’s data.
cli-help-base = A table option for both sides.
cli-help-lab-games = How many games for each side.
cli-help-lab-bot = The bot in all seats.
cli-help-lab-out = The page to write.
cli-help-pairs = How many two-player games, unless a test stops earlier.
cli-help-among = How many games of three and more players.
cli-help-strength-out = For strength.json and strength.md.
cli-help-record = A record of a game.
cli-help-eyes = The seat whose point of view is shown, from 1; default: a spectator’s.
cli-help-seconds = CPU time for each figure and round.
cli-help-rounds = How many rounds of self-play, fit and duel.
cli-help-tune-games = Games per round for each number of players.
cli-help-train-games = How many games of self-play.
cli-help-train-iterations = The iterations of a search that judges every kept position; 0: only the end of the game counts.
cli-help-train-epochs = How often all positions are gone through.
cli-help-train-gate = How many games each match of the gate has; 0: no gate.
cli-help-train-seconds = CPU time for a turn in the last match of the gate.
cli-help-train-out = The folder of the run; default: train-GAME-PLAYERS.
cli-help-most = The highest number of players; tuning starts at two.
cli-help-log = Where to write the results.
cli-help-pack-new = The file to write.
cli-help-pack-file = A data pack.
cli-help-pack-game = The game, if the pack does not name it.
cli-help-guided-games = A game; without one, all of them.
cli-help-backup = The file of the backup.
cli-help-who = The name of an account, or somebody’s public id.
cli-help-repair = Repair what can be repaired, and close the other tables. Stop the server first.
cli-help-prune-games = Delete tables of guests that were finished, closed or never begun more days ago than this.
cli-help-prune-chat = Delete chat that is older than this many days.
cli-help-lift = Lift the ban or mute.
cli-help-table = The id of a table: the end of its link.

cli-shape-number = INTEGER
cli-shape-decimal = DECIMAL
cli-shape-code = CODE
cli-shape-game = GAME
cli-shape-games = GAME …
cli-shape-option = NAME=VALUE
cli-shape-change = PATH=VALUE
cli-shape-file = FILE
cli-shape-folder = FOLDER
cli-shape-path = PATH
cli-shape-url = URL
cli-shape-address = ADDRESS
cli-shape-host = NAME
cli-shape-name = NAME
cli-shape-names = NAMES
cli-shape-counts = COUNTS
cli-shape-who = WHO
cli-shape-table = TABLE

## Texts of click, the library that reads the command line

cli-click-usage = Usage:
cli-click-options = Options
cli-click-positional-arguments = Arguments
cli-click-commands = Commands
cli-click-show-this-message-and-exit = Show this help and exit.
cli-click-default = default: { $default }
cli-click-required = required
cli-click-error = Error: { $message }
cli-click-try-for-help = Try `{ $command } { $option }` for help.
cli-click-invalid-value-for = Invalid value for { $param_hint }: { $message }
cli-click-missing-argument = Missing argument
cli-click-missing-option = Missing option
cli-click-missing-command = Missing command.
cli-click-no-such-option = There is no option { $name }.
cli-click-no-such-command = There is no command { $name }.
cli-click-did-you-mean-one-of = Did you mean { $possibilities }?
cli-click-option-does-not-take-a-value = The option { $name } takes no value.
cli-click-option-requires-arguments = The option { $name } needs a value.
cli-click-got-unexpected-extra-arguments = Too many arguments: { $args }
cli-click-is-not-one-of = { $value } is not one of { $choices }.
cli-click-is-not-a-valid = { $value } is not a valid number.
cli-click-is-not-in-the-range = { $value } is not in the range { $range }.
cli-public-url = A public address looks like https://games.example.org or https://example.org/caribe; got { $got }.
cli-smtp = A mail server looks like smtp+starttls://user:password@mail.example.org:587; smtp:// and smtps:// work too.
cli-smtp-needs = E-mail needs a sender (--mail-from) and the address of the page (--public-url).
cli-push-contact = Push services want to know how to reach you: --contact mailto:you@example.org or an https:// address; got { $got }.
cli-admin-push-on = Web push is on: people can turn it on in their browsers.
cli-admin-push-off = Web push is off, and its key was deleted: browsers have to subscribe again.
cli-command-admin-push = Turn web push on, with a key that is made once, or off.
cli-help-contact = How push services reach you: mailto:you@example.org, or an https:// address.
cli-help-push-off = Turn web push off, and delete its key.
cli-help-public-url = The address of the page, for links in notices, such as https://games.example.org. Default: as each person opens it.
cli-help-notice-delay = Seconds for which a table waits for somebody before they are told.
cli-help-allow-private-webhooks = Let notices go to addresses in the server's own network, and without TLS.
cli-help-smtp = The mail server for notices, such as smtp+starttls://user:password@mail.example.org:587; better in the environment than on the command line.
cli-help-mail-from = The sender of e-mail, such as Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Review a finished game: who stood how well, what decided it, and which decisions cost most.
cli-command-calibrate = Play fresh games and compare the predicted shares of the win with how they ended.
cli-command-puzzles = Work on puzzles.
cli-command-puzzles-mine = Look for puzzles in games of bots, prove them, and write them to a file.
cli-command-ladder = Measure what bots of each level give away, as a review measures people.
cli-ladder-line = { $game }, { $players } players, { $level }: { $loss } wins of a hundred a decision (± { $error }), from { $count } real decisions of { $games } games.
cli-help-html = Write the review as a web page that needs nothing else.
cli-help-review-json = Print the review as a JSON document.
cli-help-review-budget = How many worlds are imagined: 1 is usual, 0.1 a tenth.
cli-help-calibrate-games = Games for each number of players and each level.
cli-help-calibrate-levels = The bots that play, separated by commas.
cli-help-calibrate-out = A file for all figures, as JSON.
cli-help-mine-games = Games to look through for each number of players.
cli-help-mine-worlds = Worlds of the first proof, each played to the end of the game.
cli-help-mine-out = A file for the puzzles; those in it are kept.
cli-review-kept = The review is in { $path }.
cli-calibrate-line = { $game }, { $players } players, { $level }: { $count } positions of { $games } games; Brier { $brier } (score lead { $baseline }), log loss { $loss }, ECE { $ece }, best power { $power }.
cli-puzzles-found = { $game }, { $players } players: puzzle { $name }, rating { $rating }.
cli-puzzles-kept = { $count } puzzles are in { $path }.
