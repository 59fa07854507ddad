# Words of the command line.

cli-ready = Caribe is ready at { $address } (press Ctrl-C to stop).
cli-address-taken = Caribe cannot listen at { $address } ({ $why }): stop what uses it, or take another port: { $command }
cli-running-already = Caribe is already running: open { $address } in a browser. For a second one beside it, type: { $command }
cli-address-unusable = Caribe cannot listen at { $address } ({ $why }): choose another address with --host, or another port with --port.
cli-workers-one-file = Several processes cannot share one SQLite file: leave --workers away, or name a PostgreSQL database with --db postgresql://name:password@host/database.
cli-base-path = A base path looks like /games: letters, digits, dots, dashes and slashes; got { $got }.
cli-admin-reset = { $who } has a new password: { $password } and a new recovery code: { $code }. All sessions were ended.
cli-admin-banned = { $who } cannot play here any more.
cli-admin-unbanned = { $who } can play here again.
cli-admin-muted = { $who } cannot speak at the tables any more.
cli-admin-unmuted = { $who } can speak at the tables again.
cli-admin-closed = The table { $table } is closed.
cli-admin-nobody = There is nobody called { $who }: name an account, or a public id.
cli-admin-no-account = { $who } has no account.
cli-admin-no-table = There is no table { $table } that could be closed.
cli-admin-database = The database could not do this: { $why }.
cli-backup-done = The database { $path } was copied to { $file }.
cli-reports-none = Nobody has reported anything.
cli-backup-none = The file { $path } holds no whole database of Caribe ({ $why }).
cli-backup-postgres = PostgreSQL has its own tools for this: type `pg_dump --format=custom --file=caribe.dump URL` to back up, `pg_restore --clean --dbname=URL caribe.dump` to restore.
cli-restore-done = The database { $path } is now as it was in { $file }.
cli-restore-kept = What it held before is in { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
 }

## Typed in

cli-usage = { $what } Type `{ $command } --help` to see what there is.
cli-option-form = Expected NAME=VALUE, got { $got }.
cli-bots-count = Expected one bot for all or { $expected } bots divided by commas, got { $got }.
cli-file-unreadable = The file { $path } cannot be read: { $why }.
cli-file-unwritable = The file { $path } cannot be written: { $why }.
cli-file-not-text = The file { $path } is not a text in UTF-8.
cli-file-large = The file { $path } is larger than { $most } bytes.
cli-file-exists = There is a file { $path } already, and it is left as it is: choose another name.
cli-file-foreign = The file { $path } was not written by Caribe, and is left as it is: choose another name.

## Playing

cli-person = Player
cli-bot = { $bot }-{ $number }
cli-column-seat = Seat
cli-column-share = Win
cli-result = The game is over: { $ending }.
cli-play-welcome = { $game } for { $players }: type the number of a choice, or h for help.
cli-play-left = The game is left as it is.
cli-play-help =
    1-{ $count } take that choice        l list the choices again        v show all you can see
    ? THINGS say why not, as in: ? { $example }        u undo        q quit
    s FILE save the game (its seed too)        p FILE save the position (hidden things too)
cli-play-targets = What the choices touch now: { $targets }
cli-play-possible = That is possible, by choice { $numbers }.
cli-play-nothing-to-undo = There is no choice of yours to take back.
cli-play-undone = Your last choice is taken back.
cli-play-saved = Saved in { $file }.

## Records and packs

cli-verified = This record holds: { $game } for { $players }, { $count ->
    [one] one action
   *[other] { $count } actions
 }, each of them legal, with the seed that was committed to and the right result: { $ending }.
cli-replay-keys = Enter or n goes on, b goes back, a number from 1 to { $count } jumps there, q ends.
cli-replay-hidden = Something that is hidden from here.
cli-pack-written = Wrote { $file }: change what is different in your box, then type `caribe pack check { $file }`.
cli-pack-good = { $file } is a pack that { $game } can be played with.

## Many games

cli-sim-title = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
 }
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-interval = 95 % between
cli-sim-length = Decisions in a game: { $mean } on average, from { $least } to { $most }.
cli-sim-ending = { $share } ended so: { $ending } ({ $count }).
cli-sim-pace = { $games } games and { $decisions } decisions a second, in { $seconds } s.
cli-sim-stopped = Stopped after { $count } of { $of } games.
cli-sim-lost = A worker process died (the machine may be out of memory): these are { $count } of { $of } games.

## The arena

cli-bot-unknown = There is no bot { $got }. Expected { $expected }, or MODULE:CLASS for one of your own.
cli-bot-unloadable = The bot { $got } cannot be had: { $why }.
cli-bot-no-choose = The bot { $got } has no method choose(state, seat, seed).
cli-ray-missing = Ray is not installed: type `pip install ray`.
cli-ray-unreachable = There is no Ray cluster at { $address }: { $why }
cli-arena-worker-failure = The processes that play die before any bot gets to think; what they said stands above.
cli-arena-sprt = Expected 0 < low < high < 1, got { $low } and { $high }.
cli-arena-title = { $game } for { $players }: { $count ->
    [one] one game
   *[other] { $count } games
 }
cli-column-games = Games
cli-column-rating = Rating
cli-column-doubt = Doubt
cli-column-think = ms a decision
cli-arena-seats = Wins by seat, from the first: { $shares }.
cli-arena-method = Win is the share for each seat that the bot had, a shared win counted as a share; a fair one is { $fair }. Intervals are Wilson’s.
cli-arena-answer = { $answer ->
    [high] After { $count } games the test says: the share of { $bot } is rather { $high } than { $low }.
    [low] After { $count } games the test says: the share of { $bot } is rather { $low } than { $high }.
   *[open] After { $count } games it is open whether the share of { $bot } is rather { $low } or { $high }.
 }
cli-arena-forfeit = { $bot } forfeits game { $number }: { $why ->
    [exception] it raised { $detail }
    [illegal] it took the illegal action { $detail }
    [time] it thought longer than the limit.
   *[crash] its process died.
 }
cli-arena-forfeits = { $count } games were forfeited in all.
cli-arena-note = 95 % intervals after Wilson; every bot had every seat equally often. Seed { $seed }.
cli-arena-kept = Kept in { $folder }.

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
cli-lab-glance = What moved most
cli-lab-still = Nothing moved further than chance alone would move it.
cli-lab-chance = ▲ and ▼ mark differences whose 95 % interval does not contain 0. Of the { $count } figures here, about one in twenty would be marked by chance alone.
cli-lab-method = Game for game, both sides have the same deal and the same seeds for all bots; the intervals of differences are normal ones over these pairs, those of shares are Wilson’s. What bots do is not what people do.
cli-lab-places = Wins in the order of play
cli-lab-places-note = From whoever decides first; the dashed line would be fair.
cli-lab-place = { $number ->
    [1] Begins
   *[other] Number { $number } in turn
 }
cli-lab-length = Length
cli-lab-decisions = Decisions in a game
cli-lab-endings = How games end
cli-lab-scores = Points at the end
cli-lab-scores-note = By source, on average over all seats.
cli-lab-uses-note = How often in a game, all seats together. On the right: the share of the wins of those who did it at least once.
cli-lab-won-base = Won, base
cli-lab-won-variant = Won, variant
cli-lab-choices = Wins by first choice
cli-lab-choices-note = { $count ->
    [0] The dashed line would be fair.
   *[other] The most frequent ones; { $count } others are left out. The dashed line would be fair.
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
cli-strength-broken = These games cannot be read: delete the file to measure anew.
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

## Speed

cli-bench-engine = { $engine ->
    [compiled] The engine is compiled.
   *[interpreted] The engine is interpreted: the compiled one is several times faster.
 }
cli-bench-title = { $game }, { $players } players
cli-column-what = What
cli-column-rate = In a second
cli-bench-driven = decisions, driven from plain Python
cli-bench-driven-games = games, driven from plain Python
cli-bench-inside = decisions inside a playout
cli-bench-inside-games = games inside playouts
cli-bench-search = simulations of a search, halfway through a game, played to the end at random
cli-bench-judged-search = simulations of a search with the game's judge
cli-bench-new = new games dealt
cli-bench-clone = positions cloned
cli-bench-determinize = positions drawn anew (determinize)
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
cli-table-more = … and { $count } more: type to narrow the list.
cli-table-cards = cards in hand: { $hand }, discarded: { $discard }
cli-table-laid = Laid face down
cli-table-discards = Your discards
cli-table-ship = Ship { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S saves the game, Ctrl+Z takes your last choice back, Ctrl+Q leaves.
cli-table-save = Save the game (its seed too) in this file:
cli-table-keys = Enter choose · ↑ ↓ move · Tab log · PgUp PgDn scroll · F1 help · Ctrl+Q quit
cli-table-help =
    Type a number or parts of words: the list keeps what fits.
    What lies on the table and cannot be chosen is listed with the reason.

    Enter          do the marked choice
    ↑ ↓            mark another choice
    Esc            forget what was typed
    Tab            the log in the place of the table, and back
    PgUp PgDn      scroll the table or the log
    Ctrl+Z         take your last choice back
    Ctrl+S         save the game
    Ctrl+Q         leave the table

## Help

cli-help-usage = Usage: { $command }
cli-help-options-place = [OPTIONS]
cli-help-command-place = COMMAND …
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-required = (required)
cli-help-default = [default: { $value }]
cli-help-variable = [or in the environment: { $name }]
cli-help-between = { $shape } from { $low } to { $high }
cli-help-least = { $shape } from { $low }

cli-command = Cartagena, Havana, La Habana and Cuba: for people, bots and research.
cli-command-serve = Serve the page, and keep every table.
cli-command-play = Play in the terminal against bots.
cli-command-sim = Let bots play many games; Ctrl-C stops, and shows what there is by then.
cli-command-arena = Let bots play each other; Ctrl-C stops, and keeps what there is by then.
cli-command-lab = Play a game as it is and with something changed, same seeds and bots, and compare: seats, length, cards, wins.
cli-command-strength = Measure the bots against each other, step by step; what is there already is not played again.
cli-command-replay = Step through a record: Enter or n goes on, b goes back, a number jumps there, q ends.
cli-command-story = Tell a record as a text in Markdown: who played, by which options, what happened, and how it ended.
cli-command-verify = Play a record again: check every action, the result, and that the seed is the one committed to.
cli-command-bench = Measure the engine: one core, CPU time, medians of three. (`make bench` compares it with others.)
cli-command-tune = Let a game’s judge play against itself, fit its weights to how the games end, and see who wins then.
cli-command-pack = Make a data pack of your own box, and check it.
cli-command-pack-new = Write a pack to start from: what Caribe’s own box holds, with comments.
cli-command-pack-check = Say everything that is wrong with a pack, each fault by its path.
cli-command-admin = Look after a server: its database and its people.
cli-command-admin-backup = Copy an SQLite database into a file, also while the server runs.
cli-command-admin-restore = Put a backup in the place of an SQLite database whose server has been stopped; the old one is kept.
cli-command-admin-reset = Give an account a new password and a new recovery code, and end its sessions.
cli-command-admin-ban = Let somebody play here no more.
cli-command-admin-mute = Let somebody say nothing at the tables.
cli-command-admin-close = Close a table for good; a running server notices within a second.
cli-command-admin-reports = List what people have reported, the newest first.

cli-help-help = Show this and end.
cli-help-version = Say the version and the kind of engine.
cli-help-language = The language: en, de, es, fr, nl or pl.
cli-help-language-default = that of the system
cli-help-host = The address to listen at; 0.0.0.0 lets other machines in.
cli-help-port = The port to listen at; 0 takes any free one.
cli-help-db = What keeps all tables: a file (SQLite), or postgresql://name:password@host/database.
cli-help-db-default = a file in your folder for data
cli-help-workers = How many processes serve; several need PostgreSQL.
cli-help-base-path = The path that the page lives below: /games.
cli-help-trusted-proxy = A proxy whose word for a client’s address and scheme is taken; may be given again, or as a network.
cli-help-log-format = Logs as words, or as lines of JSON.
cli-help-log-level = From where on something is worth a line.
cli-help-open = Open the page in a browser, where there is one.
cli-help-game = The game: cartagena, havana, la-habana or cuba.
cli-help-one-game = One game; all if not said.
cli-help-some-games = Some games; all if not said.
cli-help-players = How many play; as few as can when not said.
cli-help-option = A table option.
cli-help-pack = A data pack to play with.
cli-help-opponents = Who else plays: one bot for all, or a list.
cli-help-seat = Your seat, from 1.
cli-help-seed = A number that fixes all chance.
cli-help-from = Go on from a record or position.
cli-help-plain = By a prompt, also where the terminal can draw.
cli-help-games = How many games.
cli-help-bots = Who plays: one bot for all seats, or a list.
cli-help-jobs = How many processes; one for each core if not said.
cli-help-entrants = Who plays, divided by commas; MODULE:CLASS for your own.
cli-help-arena-games = How many games at each table.
cli-help-counts = How many play: 3, or 2,3,4 in turn.
cli-help-scale = The part of their budgets that bots get.
cli-help-limit = The seconds that a bot may think about one decision.
cli-help-sprt = Stop when it is clear how strong the first bot is.
cli-help-low = With --sprt: is its share no more than this …
cli-help-high = … or at least this?
cli-help-arena-out = A folder for arena.json and a plot.
cli-help-engine = local: processes of this machine; ray: a Ray cluster.
cli-help-ray-address = Where the Ray cluster is; on this machine if not said.
cli-help-set = A change of the game’s data.
cli-help-base = A table option of both sides.
cli-help-lab-games = How many games of each side.
cli-help-lab-bot = Who plays, in all seats.
cli-help-lab-out = The page to write.
cli-help-pairs = How many games of two, if no test stops.
cli-help-among = How many games of three and more.
cli-help-strength-out = For strength.json and strength.md.
cli-help-record = A record of a game.
cli-help-eyes = Through whose eyes, from 1; a spectator’s if not said.
cli-help-seconds = CPU time for each figure and round.
cli-help-rounds = How many rounds of self-play, fit and duel.
cli-help-tune-games = Games a round for each number of players.
cli-help-most = The most players; there are games of two and more.
cli-help-log = Where to keep what was found.
cli-help-pack-new = The file to write.
cli-help-pack-file = A data pack.
cli-help-pack-game = The game, if the pack does not name it.
cli-help-backup = The file of the backup.
cli-help-who = The name of an account, or somebody’s public id.
cli-help-lift = Take it back.
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
cli-shape-name = NAME
cli-shape-names = NAMES
cli-shape-counts = COUNTS
cli-shape-who = WHO
cli-shape-table = TABLE

cli-usage-missing = { $option ->
    [yes] { $name } { $shape } is missing.
   *[no] { $shape } is missing.
 }
cli-usage-value = { $option ->
    [yes] After { $name } comes { $shape }.
   *[no] { $shape } was expected.
 }
cli-usage-no-option = { $near ->
    [none] There is no option { $name }.
   *[other] There is no option { $name }; do you mean { $near }?
 }
cli-usage-no-value = After { $name } comes a value.
cli-usage-flag = { $name } takes no value.
cli-usage-command = Expected one of these commands: { $commands }.
cli-usage-extra = There is more than can be taken.
