# Words of the core: reasons and faults that every game shares.

core-seat = Seat { $number }
core-guest = Guest { $number }

core-why-over = The game is over.
core-why-not-your-turn = It is not your turn: { $other } is deciding.
core-why-no-such-action = There is no action { $action }; the actions of this game go from 0 to { $last }.
core-why-no-such-target = There is nothing called “{ $target }” at this table.
core-why-unclear = This is not possible now.
core-why-stale = The game has moved on: look again and choose again.

core-prompt-over = The game is over.

core-fault-players = Expected { $least } to { $most } players, got { $got }.
core-fault-option = Expected one of: { $expected }; got { $got }.
core-fault-unknown-option = There is no such option; this game has: { $expected }.
core-fault-type = Expected { $expected }, got { $got }.
core-fault-missing = This is missing; expected { $expected }.
core-fault-unknown = There is no such entry here; expected one of: { $expected }.
core-fault-twice = This list names something twice.
core-fault-length = Expected { $expected } entries, got { $got }.

core-notation-unknown = “{ $text }” is not a move here. Possible: { $candidates }.
core-notation-ambiguous = “{ $text }” is not clear. It may be: { $candidates }.
core-notation-beyond = “{ $text }” cannot be read yet: after “{ $candidates }” chance or another seat decides.

core-document-cut = The document is incomplete: it ends in line { $line }, column { $column }.
core-document-broken = This is not JSON: line { $line }, column { $column } cannot be read.
core-document-monstrous = This JSON cannot be read: a number is too large, or it is nested too deeply.

core-failure-none = No such file or directory
core-failure-denied = Permission denied
core-failure-folder = Is a directory
core-failure-no-folder = Not a directory
core-failure-full = No space left on device
core-failure-read-only = Read-only file system
core-failure-in-use = Address already in use
core-failure-not-here = Cannot assign requested address

core-record-format = Expected a record of format { $expected }, got { $got }.
core-record-rules = This game was played with version { $got } of the rules of { $game }; this Caribe has version { $expected }.
core-record-no-seed = The seed is missing, so no draw can be checked; it is published when the game is over.
core-record-commitment = The seed does not match the commitment: its hash is { $got }, but { $expected } was published before the game.
core-record-action = { $seat } cannot take action { $action } here: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = This decision belongs to { $other }, but the record gives it to { $seat }.
core-record-order = Several seats decide at once here, and a record holds them in the order of the seats: { $other } comes before { $seat }.
core-record-after-end = The game was over after { $count ->
    [one] one action
   *[other] { $count } actions
 }; this one comes too late.
core-record-cut = The record is cut short: after { $count ->
    [one] one action
   *[other] { $count } actions
 } the game is not over, and { $other } is to decide.
core-record-result = The game ends with { $expected }, but the record says { $got }.

## Data packs

pack-template-opening =
    A data pack for { $game }: what is in your box, in place of what Caribe comes with.
    Change what differs, check it with `caribe pack check { $file }`, play with `caribe play { $game } --pack { $file }`.
pack-template-text =
    Names and texts of your own, for any language: take the “#” away from the heading and from each line that you change.
    Heading: [text.en] for English, [text.pl] for Polish … Any text of the game can be changed in the same way.
pack-unreadable = The file { $path } cannot be read: { $why }.
pack-not-text = The file { $path } is not UTF-8 text.
pack-not-toml = This is not TOML: { $why }.
pack-large = The file is larger than { $most } bytes.
pack-other-game = This pack is for { $got }, not for { $expected }.
pack-unspeakable = A pack may contain texts, numbers, true and false, lists and tables; got { $got }.
pack-language = Expected the code of a language, such as en or pl; got { $got }.
pack-foreign-text = A pack may change only the texts of its own game, whose names begin with: { $expected }.
pack-unknown-text = { $near ->
    [none] This game has no text with this name.
   *[other] This game has no text with this name; did you mean { $near }?
 }
pack-not-fluent = This is not a text in Fluent’s syntax: { $got }
pack-reference = A text in a pack may contain words and variables, but no references; got { $got }.
pack-no-variable = This text has the variables { $expected }, not { $got }.

core-module-missing = The Python module { $module } is not installed. The command line and the server need more packages: pip install 'caribe-games[cli,server]'

core-list-or = { $first } or { $rest }
core-list-comma = { $first }, { $rest }
