# Words of the core: reasons and faults that every game shares.

core-seat = Seat { $number }
core-guest = Guest { $number }

core-why-over = The game is over.
core-why-not-your-turn = It is not your turn: { $other } is to decide.
core-why-no-such-action = There is no action { $action }; the actions of this game go from 0 to { $last }.
core-why-no-such-target = There is nothing called “{ $target }” at this table.
core-why-unclear = This is not possible now.
core-why-stale = The table has moved on since; look again and choose anew.

core-prompt-over = The game is over.

core-fault-players = Expected { $least } to { $most } players, got { $got }.
core-fault-option = Expected one of: { $expected }; got { $got }.
core-fault-unknown-option = There is no such option; this game has: { $expected }.
core-fault-type = Expected { $expected }, got { $got }.
core-fault-missing = This is missing; expected { $expected }.
core-fault-unknown = There is no such entry here; expected one of: { $expected }.

core-document-cut = The document is cut short: it breaks off in line { $line }, column { $column }.
core-document-broken = This is not JSON: line { $line }, column { $column } cannot be read.
core-document-monstrous = This is not JSON that can be read: a number or its nesting is beyond all measure.

core-failure-none = No such file or directory
core-failure-denied = Permission denied
core-failure-folder = Is a directory
core-failure-no-folder = Not a directory
core-failure-full = No space left on device
core-failure-read-only = Read-only file system
core-failure-in-use = Address already in use
core-failure-not-here = Cannot assign requested address

core-record-format = Expected a record of format { $expected }, got { $got }.
core-record-rules = This game was played by version { $got } of the rules of { $game }; this Caribe knows version { $expected }.
core-record-no-seed = The seed is missing, so no draw can be checked; it is published when the game is over.
core-record-commitment = The seed does not fit the commitment: its hash is { $got }, and { $expected } was published before the game.
core-record-action = { $seat } cannot take action { $action } here: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = This decision is { $other }’s; the record gives it to { $seat }.
core-record-order = Several seats decide at once here, and a record holds them in the order of the seats: { $other } comes before { $seat }.
core-record-after-end = The game was over after { $count ->
    [one] one action
   *[other] { $count } actions
 }; this one comes too late.
core-record-cut = The record is cut short: after { $count ->
    [one] one action
   *[other] { $count } actions
 } the game is not over, and { $other } is to decide.
core-record-result = The game that was played gives { $expected }, and the record says { $got }.

## Data packs

pack-template-opening =
    A data pack for { $game }: what is in your box, in place of what Caribe comes with.
    Change what differs, check it with `caribe pack check { $file }`, play with `caribe play { $game } --pack { $file }`.
pack-template-text =
    Names and texts of your own, for any language: take the “#” away from the heading and from each line that you change.
    Heading: [text.en] for English, [text.pl] for Polish … Any text of the game can be changed in the same way.
pack-unreadable = The file { $path } cannot be read: { $why }.
pack-not-text = The file { $path } is not a text in UTF-8.
pack-not-toml = This is not TOML: { $why }.
pack-large = The file is larger than { $most } bytes.
pack-other-game = This pack is for { $got }, not for { $expected }.
pack-unspeakable = A pack holds texts, whole and decimal numbers, true and false, lists and tables; got { $got }.
pack-language = Expected the code of a language, such as en or pl; got { $got }.
pack-foreign-text = A pack changes texts of its own game only, whose names begin with: { $expected }.
pack-unknown-text = { $near ->
    [none] No text of this game has this name.
   *[other] No text of this game has this name; do you mean { $near }?
 }
pack-not-fluent = This is not a text in Fluent’s syntax: { $got }
pack-reference = A pack’s text holds words and variables, and refers to nothing else; got { $got }.
pack-no-variable = This text knows { $expected }, and not { $got }.
