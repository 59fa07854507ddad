# Words of the core: reasons and faults that every game shares.

core-you = You
core-seat = Seat { $number }

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
