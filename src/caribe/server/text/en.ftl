# Words of the page itself: the shell around every game, and the page's side of each game's board.

page-caribe = Caribe
page-home = Home
page-close = Close
page-retry = Try again
page-no-script = Caribe needs JavaScript.
page-offline = You are offline. Caribe needs a connection.
page-unreachable = Caribe cannot be reached right now.
page-settings = Settings

## The first page

page-hero = Four games under a Caribbean sun
page-hero-text = Play against bots, or send your friends a link. No account needed, nothing to install.
page-games = Games
page-play = Play now
page-play-against = against
page-opponents = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
page-against = Opponents
page-level = Strength
page-with-friends = With friends
page-at-one-screen = On one screen
page-name = Your name
page-name-keep = Keep
page-name-change = Your name: { $name }. Change it
page-open-tables = Open tables
page-join = Join
page-players = Players
page-players-range = { $least } to { $most } players
page-minutes = { $minutes } minutes
page-seat = Seat { $number }
page-number = a number …
page-my-tables = Your tables
page-table-running = Running
page-table-waiting = Not started
page-table-with = { $game } with { $names }
page-table-you-won = You won
page-table-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
page-next-table = Next table where it is your turn ({ $count })
page-table-line = { $game } · { $players } players
page-continue = Continue
page-all-tables = Show all { $count } tables
page-footer = The engine checks every rule: click anything and ask “why not?”.

## Setting up a table, and the table before it starts

page-set-up = { $game }: a new table
page-company = Who do you play with?
page-company-friends = With friends
page-company-friends-text = You get a link to send or to scan. Anyone who opens it takes a free seat, without an account.
page-company-hotseat = On one screen
page-company-hotseat-text = You pass the device around. The screen is hidden between turns, so nobody sees another hand.
page-company-bots = Against bots
page-company-bots-text = The game starts right away.
page-person = Player { $number }
page-seat-open = Free, for a friend
page-seat-here = Somebody next to me
page-seat-name = Name at seat { $number }
page-names-missing = Everybody on this screen needs a name.
page-names-same = Two people on this screen have the same name.
page-options = Table options
page-options-changed = { $count ->
    [0] standard rules
    [one] one changed
   *[other] { $count } changed
 }
page-pace = Time per move
page-pace-none = No clock
page-pace-move = { $seconds } seconds per move
page-pace-clock = { $minutes } minutes each, plus { $increment } seconds per move
page-pace-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
 }
page-list-table = Show it in the list of open tables
page-private = by link only
page-public = open to all
page-make-table = Get the link
page-start-now = Start

page-lobby = A table of { $game }
page-seats = Seats
page-seat-free = A free seat
page-here = Here
page-sit = Sit here
page-stand-up = Stand up
page-fill = A bot
page-free = Free seat { $number }
page-swap = Move seat { $number }
page-swap-with = Swap with seat { $number }
page-invite = Invite
page-invite-text = Send this link, or let them scan the code.
page-invite-link = Link to this table
page-invite-code = The link as a code to scan
page-invite-watch = Link to this table
page-copy = Copy
page-copied = Copied
page-share = Share
page-lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
page-lobby-ready = Everybody is here.
page-lobby-owner = Everybody is here; the host starts the game.
page-lobby-start = Start
page-lobby-leave = Leave
page-lobby-close = Close the table
page-table-closed = This table was closed before it began.

## A table

page-opening = Opening the table …
page-title = { $game } · Caribe
page-title-yours = ● Your turn · { $game }
page-title-over = { $game } is over · Caribe
page-reconnecting = Reconnecting …
page-board = Board
page-plain-board = This game has no board of its own yet. You can play it from the list of choices.
page-turn = Turn { $turn }
page-round = Round { $round }
page-turn-of = { $who ->
    [you] Turn { $turn } · You
   *[other] Turn { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Round { $round } · You
   *[other] Round { $round } · { $seat }
 }

page-prompt = Your decision
page-pick = Click something highlighted, or pick from the list.
page-choices-filter = Type to filter
page-pick-touch = Tap something highlighted. Hold anything for a moment to see what it is.
page-confirm-hint = Click it again, or press Enter.
# On a touch screen.
page-confirm-hint-touch = Tap it again, or confirm.
page-unpick = Deselect { $name }
page-watch = Click anywhere to skip.
page-sending = Sending your move …
page-watching = You are watching this table.
page-wait = Waiting for the others.
page-wait-for = Waiting for { $seat }.
page-over-hint = Thanks for playing.
page-skip = Skip
page-confirm = Confirm
page-clear = Clear
page-actions = Action { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } of { $of }
page-gain = { $signed } { $thing }
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] card
   *[other] cards
 }
page-rule = Rule { $rule }

page-sealed = Your choice is in. Waiting for { $names }.
page-sealed-in = Choice is in
page-unseal = Change it
page-choosing = Choosing
page-away = Away
page-replaced = A bot plays for you.
page-replaced-by-bot = A bot plays
page-back = Take over again

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Away, their turn
page-absent = { $seat } is away, and it is their turn.
page-remind = Remind
page-reminded = Reminded
page-propose-bot = Let a bot play
page-propose-bot-in = In { $time } you can let a bot play.
page-propose-asked = { $seat } proposes to let a bot play for { $other } until they are back.
page-propose-waiting = You proposed a bot for { $seat }. Waiting for { $names }.
page-propose-withdraw = Withdraw
page-patience-minutes = If someone is away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } on their turn, the others can let a bot play for them.
page-patience-day = If someone is away and has not moved for a day, the others can let a bot play for them.
page-reminded-by = { $name } reminds you: it is your turn.
page-auto-start = Start as soon as all seats are taken
page-lobby-auto = The game starts as soon as all seats are taken.
page-lobby-owner-away = The host is away. In { $time } you can start.
page-lobby-your-start = The host is away: you can start.
page-host = Host
page-name-ask = What should the others call you?
page-name-sit = Take a seat
page-rematch-watch = Watch the rematch
page-loopback-open = The address of this page works only on this computer. Others on your network use this one.
page-loopback-closed = This link works only on this computer. To let others in, stop the server and start it with:
page-loopback-then = Then others on your network find this table at:
page-loopback-alone = This link works only on this computer, which is not on a network right now.
page-rated-account = Rated games need an account. A name and a password are enough.
page-rated-sign-in = Create an account or sign in
page-move-unsure = Connection lost. Your move will be sent again as soon as it is back.
page-move-kept = Connected again. Your move was kept.
page-move-not-kept = Connected again. Your move was not kept: choose again.
page-pack-named = data pack “{ $name }”

page-clock = Time left: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
 }
page-since = Since your last turn: { $count ->
    [one] one thing has happened.
   *[other] { $count } things have happened.
 }
page-since-show = Show me
page-curtain = Hand the device to { $seat }
page-curtain-text = Everybody’s hand stays hidden until you tap.
page-curtain-ready = I’m ready

page-menu = Table
page-restart = Restart my turn
page-sound-is-on = Sound is on
page-sound-is-off = Sound is off
page-leave = Let a bot play for me
page-resign = Give up
page-resign-sure = Give up this game? You can no longer win it.
page-resign-yes = Yes, give up
page-resign-no = No, play on
page-rules-alone = Rules on their own page
page-commitment = All draws were fixed before the first move; this is their fingerprint:

page-you = You
page-bot = Bot · { $level }
page-human = Player
page-moving = Their turn
page-your-turn = Your turn
page-winner = Winner

page-choices = Your choices
page-choices-none = Nothing to choose until your turn.
page-choices-over = The game is over.
page-panel = Log, chat and rules
page-tab-choices = Moves
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-learn = Learn
page-log = What happened
page-log-start = The start
page-log-empty = Nothing yet.
page-log-show = Show the board after this turn

page-chat-say = Say something
page-chat-send = Send
page-chat-empty = No messages yet. Only the players at this table can read them.
page-chat-empty-watchers = No messages yet. Only spectators can read them.

page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-id = Rule
page-rules-none = No rule contains all these words.
page-rules-missing = This page does not have the rules of this game.
page-rules-note = Remark: not a rule of play

page-dock = Hand and turn
page-hand = Your cards
page-undo = Undo
page-undo-title = Undo (Ctrl+Z)
page-undo-ask = Ask the others for an undo
page-undo-asked = { $seat } would like to undo a move.
page-undo-done = { $seat } undid a move.
page-undo-waiting = You asked for an undo. Waiting for { $names }.
page-undo-unseen = This would be hidden again:
page-undo-agree = Agree
page-undo-refuse = Refuse
page-redo = Redo
page-redo-title = Redo (Ctrl+Y)
page-end-turn = End turn
page-end-turn-title = End turn (E)

## Settings and keys

page-language = Language
page-theme = Colours
page-theme-system = Same as the system
page-theme-light = Day
page-theme-dark = Night
page-motion = Animation
page-motion-system = Same as the system
page-motion-slow = Slow
page-motion-normal = Normal
page-motion-fast = Fast
page-motion-none = Off
page-volume = Volume
page-volume-off = Sound is off
page-text-size = Text size
page-text-size-normal = Normal
page-text-size-large = Large
page-text-size-larger = Very large
page-hand-side = Buttons for
page-hand-side-left = the left hand
page-hand-side-right = the right hand
page-confirm-moves = Confirm moves
page-confirm-moves-never = never
page-confirm-moves-final = if final
page-confirm-moves-always = always
page-step-back = One step back
page-step-forward = One step forward
page-step-of = Step { $step } of { $of }
page-step-now = Back to the present
page-pace-own = Custom
page-pace-own-minutes = Minutes each
page-pace-own-increment = Extra seconds per move

page-shortcuts = Keyboard shortcuts
page-key-tab = Tab
page-key-tab-does = go to the board, the cards, the choices
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = move between things
page-key-enter = Enter
page-key-enter-does = select it, or take the only choice left
page-key-filter = /
page-key-filter-does = filter the choices by typing
page-key-digits = 1 … 9
page-key-digits-does = go to that choice in the list
page-key-escape = Esc
page-key-escape-does = clear the selection
page-key-end = E
page-key-end-does = end the turn
page-key-undo = Ctrl+Z
page-key-undo-does = undo
page-key-redo = Ctrl+Y
page-key-redo-does = redo
page-key-space = Space
page-key-space-does = skip the animation
page-key-help = K
page-key-help-does = show these shortcuts

## The end

page-result = Result
page-you-won = You win!
page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
 }
page-shared = The win is shared.
page-scores = Points
page-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
 }
page-player = Player
page-rematch = Rematch
page-rematch-join = Go to the rematch
page-replay = Replay
page-export = Save
page-look = Look at the board

## Replays

page-replay-title = Replay of { $game }
page-replay-at = Step { $at } of { $of }
page-replay-hint = A replay: use the buttons, or the arrow keys, Home and End.
page-replay-scrub = Go through the game
page-replay-play = Autoplay
page-replay-pause = Stop
page-replay-start = Start (Home)
page-replay-previous-round = Previous round (Up)
page-replay-previous = Back (Left)
page-replay-next = Next (Right)
page-replay-next-round = Next round (Down)
page-replay-end = End (End)
page-replay-chosen = { $who ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
page-replay-together = All have chosen.
page-replay-seat = Point of view
page-replay-watcher = A spectator
page-replay-copy = Link to this position
page-replay-report = Report this position
page-replay-report-what = What is wrong here?
page-replay-play-on = Play from here
page-replay-table = Back to the table
page-replay-failed = This position could not be loaded.
page-replay-open = Open a record
page-replay-open-text = A record is a file saved by Caribe. Choose one to replay it here. The server reads it and does not keep it.
page-replay-file = A record file
page-replay-unreadable = This file is not a record, or it cannot be read.
page-why-replay = This is a replay, so you cannot move here. Play from this position, or go back to the table.

## Tables

page-tables = Tables
page-places = Other pages
page-tables-none = You have no game in progress. Choose one on the home page, or join a table below.
page-open-tables-none = No open tables right now. Set one up with friends and show it in this list.
page-tables-played = In progress
page-tables-finished = Finished games
page-tables-finished-none = Nothing yet: your finished games will be here, to replay and save.
page-table-due = until { $time }
page-look-on = Watch
page-rated = rated
page-from-position = prepared position
page-from-position-text = This table starts from a position that its owner supplied. They may know its hidden cards.
page-custom-data = own data pack
page-custom-data-text = This table is played with a data pack of its owner: cards and prices may differ from the rules.
page-record-save = Save record
page-next-game = Your turn at another table
page-seats-of = { $count ->
    [one] one player
   *[other] { $count } players
 }
page-seats-free-of = { $free } of { $of } seats free
page-more = Show more ({ $count })
page-set-up-pack = Cards and rules
page-set-up-box = As in the box
page-set-up-rated = Rated game: it counts for your rating
page-set-up-rated-needs = A rated game needs a time limit, and no bot that plays at random.

## Account

page-account = Account
page-account-guest = You are a guest
page-account-guest-text = Only this browser knows you. With an account you have your games on any device, and you can play rated games and use your own data packs. A name and a password are enough.
page-account-of = You are { $name }
page-account-known = You sign in as “{ $name }”.
page-account-way = What do you want to do?
page-account-claim = New account
page-account-claim-text = You keep all your games. Your name at the table becomes the name you sign in with.
page-account-claim-do = Create the account
page-account-sign-in = Sign in
page-account-sign-in-text = With the name and password of your account.
page-account-sign-in-do = Sign in
page-account-recover = Forgot password
page-account-recover-text = Choose a new password with your recovery code. All browsers are signed out, and you get a new code.
page-account-recover-do = Set the new password
page-account-leaves = The games you started here as a guest stay with this guest and cannot be opened from your account. To keep them, create a new account instead.
page-account-name = Name
page-account-password = Password
page-account-password-new = New password
page-account-password-hint = At least { $count } characters.
page-account-code = Recovery code
page-account-code-fresh = Your recovery code
page-account-code-fresh-text = It opens your account if you lose the password. It is shown only once: write it down, or keep it with your passwords.
page-account-kept = I have saved it
page-account-sign-out = Sign out
page-ratings = Your ratings
page-ratings-text = Each game has its own rating for each number of players. The bar shows the range of your strength at 95 % confidence; it gets shorter with every rated game.
page-ratings-none = You have not finished a rated game yet.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
page-sessions = Where you are signed in
page-sessions-text = Sign out browsers that you no longer use or do not recognise.
page-session-unknown = An unknown browser
page-session-seen = last used { $time }
page-session-current = this one
page-session-end = Sign out
page-tokens = Programs
page-tokens-text = A token lets one of your programs act for you, for example a bot at the table.
page-tokens-none = No program can act for you.
page-token-name = Name of the program
page-token-new = New token
page-token-fresh = Token of { $name }
page-token-fresh-text = Copy it into your program now: it is shown only once.
page-since-day = since { $day }
page-delete = Delete
page-ends = { $what }: { $name }
page-packs = Data packs
page-packs-text = Your own cards, buildings or ships, written in a TOML file. You can choose them when you set up a table.
page-packs-none = You have no packs yet.
page-pack-game = Game
page-pack-file = Choose a TOML file
page-blocks = Blocked people
page-blocks-text = You no longer see their messages, and they cannot join your tables. Games you already play together go on. They are not told, and you can undo it in your account.
page-blocks-none = You have blocked nobody.
page-unblock = Unblock
page-neighbour = { $name }: block or report
page-block = Block
page-report = Report them to the host of this server
page-report-sent = The report has been sent.
page-data = Your data
page-data-text = Everything this server stores about you, in one file.
page-data-save = Save my data
page-goodbye = Delete the account
page-goodbye-text = This deletes your account and everything that is yours alone. Games you played with others stay, under a made-up name.
page-goodbye-sure = Delete this account for good? This cannot be undone.
page-goodbye-yes = Yes, delete it
page-goodbye-no = No, keep it

## When something goes wrong

page-trouble-server = The server cannot be reached, or it did not understand the request. Nothing is lost; try again in a moment.
page-no-page = There is nothing here
page-no-page-text = There is no page at this address. The games are on the home page.
page-no-table = This table cannot be opened
page-no-table-text = It no longer exists, or it is private. You can start a new one right away.

## Cartagena

page-cartagena-board = The path from the meeting place to the boat
page-cartagena-camp-label = Meeting place, { $count ->
    [0] empty
    [one] one pirate
   *[other] { $count } pirates
 }
page-cartagena-boat-label = Boat, { $count ->
    [0] empty
    [one] one pirate aboard
   *[other] { $count } pirates aboard
 }
page-cartagena-field-label = Field { $field }, { $symbol }, { $count ->
    [0] free
    [one] one pirate
   *[other] { $count } pirates
 }
page-cartagena-pirate-label = { $who ->
    [you] { $count ->
        [one] Your pirate { $place }
       *[other] { $count } of your pirates { $place }
     }
   *[other] { $count ->
        [one] A pirate of { $seat } { $place }
       *[other] { $count } pirates of { $seat } { $place }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] none in hand
   *[other] { $count } in hand
 }
page-cartagena-draw = Step back
page-cartagena-draw-label = Draw pile, { $count } cards: step back to draw
page-cartagena-discard = Played
page-cartagena-discard-label = Played cards: { $count }, a { $symbol } on top
page-cartagena-discard-empty = No cards played yet
page-cartagena-fact-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
page-cartagena-fact-aboard = { $count } of { $of } pirates aboard
page-cartagena-short-rum = Rum
page-cartagena-short-key = Keys
page-cartagena-short-pistol = Pistol
page-cartagena-short-hook = Hook
page-cartagena-short-lantern = Lantern
page-cartagena-short-spyglass = Telescope

## Havana and La Habana

page-havana-board = The city
page-havana-row = Row { $row }
page-havana-row-empty = No building is left in this row.
page-havana-building-label = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, costs { $things }; not at an end
page-havana-end-label = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, costs { $things }; at an end
page-havana-building-tip = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $things }
page-havana-next-label = Next building: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, costs { $things }
page-havana-centre = Centre
page-havana-in-centre = { $things } in the centre
page-havana-bag = Bag
page-havana-bag-label = The bag, { $count ->
    [0] empty
    [one] 1 material
   *[other] { $count } materials
 }
page-havana-in-bag = { $things } in the bag
page-havana-supply = Supply
page-havana-rest = Pile and box
page-havana-pile = Buildings left
page-havana-next = Next building
page-havana-box = Used up
page-havana-box-label = Used up: { $things }
page-havana-order = Players in turn order
page-havana-seat-label = { $who ->
    [you] You
   *[other] { $seat }
 }: number { $number }, { $points } of { $target } points, { $things }; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $discard } discarded
page-havana-of-seat = { $who ->
    [you] You: { $things }
   *[other] { $seat }: { $things }
 }
page-havana-open-label = { $who ->
    [you] Your face-up card { $card }, { $digit }. { $text }
   *[other] Face-up card of { $seat }: { $card }, { $digit }. { $text }
 }
page-havana-purse = What you own
page-havana-bundle = { $things } instead of { $instead }
page-havana-any-material = any coloured material
page-havana-card-hand = { $card }, { $digit }, in your hand. { $text }
page-havana-card-open = { $card }, { $digit }, face up in front of you. { $text }
page-havana-card-laid = { $card }, { $digit }, laid face down. { $text }
page-havana-card-discard = { $card }, { $digit }, discarded. { $text }
page-havana-none = None
page-havana-enough = Done
page-havana-fact-number = number { $number }
page-havana-fact-points = { $count } of { $target } points

page-gain-points = { $signed } { $count ->
    [one] point
   *[other] points
 }
page-gain-peso = { $signed } { $count ->
    [one] peso
   *[other] pesos
 }
page-gain-worker = { $signed } { $count ->
    [one] worker
   *[other] workers
 }
page-gain-brick = { $signed } { $count ->
    [one] brick
   *[other] bricks
 }
page-gain-sandstone = { $signed } { $count ->
    [one] sandstone
   *[other] sandstone
 }
page-gain-clay = { $signed } { $count ->
    [one] clay
   *[other] clay
 }
page-gain-glass = { $signed } { $count ->
    [one] glass
   *[other] glass
 }
page-gain-debris = { $signed } { $count ->
    [one] debris
   *[other] debris
 }
page-gain-red = { $signed } { $count ->
    [one] red brick
   *[other] red bricks
 }
page-gain-white = { $signed } { $count ->
    [one] white brick
   *[other] white bricks
 }
page-gain-green = { $signed } { $count ->
    [one] green brick
   *[other] green bricks
 }
page-gain-brown = { $signed } { $count ->
    [one] brown brick
   *[other] brown bricks
 }
page-gain-rubble = { $signed } { $count ->
    [one] rubble
   *[other] rubble
 }

## What decides a tie

page-cuba-total = Points
page-cuba-tie = Tied on points: decided by pesos.
page-havana-tie = Tied on points: decided by turn order.
page-la-habana-tie = Tied on points: decided by turn order.

# ==== Words of the server: what it answers when something is wrong. ====

## Requests and messages that are refused

server-error-unreadable = This message cannot be read; nothing has changed.
server-error-bad-request = This cannot be done; nothing has changed.
server-error-not-json = This is not JSON; nothing has changed.
server-error-too-large = This message is too large: the limit is { $most } bytes. Nothing has changed.
server-error-too-deep = This is nested too deeply: the limit is { $most } levels. Nothing has changed.
server-error-too-fast = Too many messages at once; wait a moment. Nothing has changed.
server-error-too-slow = The connection was too slow and was closed. Reload the page.
server-error-busy = The server is busy. Try again in a moment.
server-error-connections = This server has no room for another connection from your address. Close some, or try again in a moment.
server-error-too-complex = This takes too long to check. Make it smaller.
server-fault-control = Control characters are not allowed.
server-error-no-guest = This server does not know you: call /api/me first, and keep the cookie.
server-error-no-table = There is no such table.
server-error-not-found = There is nothing at this address.
server-error-no-page = The page has not been built: type “make play”.
server-error-method = This address does not support that method.
server-error-origin = This request comes from another site and is refused.
server-error-host = This request does not say which host it is for.
server-error-other-host = This server does not answer to the name { $host }. If it is yours, start it with --allowed-host { $host }.
server-error-no-seat = There is no such seat at this table.
server-error-seat-taken = This seat is taken.
server-error-sits-already = You already have a seat at this table.
server-error-sits-not = You have no seat at this table.
server-error-not-your-seat = This is not your seat.
server-error-not-owner = Only the person who opened this table can do that.
server-error-started = The game has already started.
server-error-closed = This table was closed.
server-error-seats-open = Some seats are still open.
server-error-not-over = The game is not over.
server-error-other-rules = This table was started under other rules (version { $version }), which this server does not have.
server-error-muted = The host of this server has muted you.
server-error-not-welcome = The person who opened this table has blocked you.
server-error-banned = The host of this server has banned you.
server-error-signed-out = You have been signed out here: sign in again.
server-error-no-token = An API token cannot do this: sign in with a browser.
server-error-has-account = You already have an account.
server-error-no-account = You have no account.
server-error-account-needed = This needs an account.
server-error-wrong-password = Wrong name or password.
server-error-wrong-code = Wrong name or recovery code.
server-error-too-many-tokens = You have reached the limit for tokens; delete one first.
server-error-too-many-packs = You have reached the limit for packs; delete one first.
server-error-too-many-tables = You have { $most } unfinished games. Finish or give up some before you start another.
server-error-disk-full = The server’s disk is full, so this was not saved. Tell the host of this server; you can try again when there is room.
server-warning-disk = Only { $free } MB are free on the disk of the database.
server-error-disk = The server cannot use its disk, so this was not saved. Tell the host of this server, and try again later.
server-error-memory = The server is out of memory, so this was not saved. Try again in a moment.
server-error-database = The server’s database does not answer, so nothing has changed. Try again in a moment.
server-error-maybe-saved = The server lost its database while saving: this may or may not have been saved. Check before you try again.
server-error-damaged = The record of this table is damaged, so nobody can play here. Tell the host of this server.
server-error-characters = This text contains control characters, which cannot be saved. Remove them and try again.
server-error-inside = Something went wrong on the server, and the error was logged there.


server-fault-name-taken = Somebody else has this name.
server-fault-name-scripts = Use letters of one script: names in mixed scripts can pass for others.
server-fault-name-lookalike = This name looks like the name of an account that somebody else has. Choose another one.
server-fault-name-guest = This is what guests are called. Choose a name of your own.
server-fault-bots = Expected { $expected } bots, one for every other seat; got { $got }.

server-fault-seats = Expected { $expected } seats, got { $got }.
server-fault-seats-or-bots = Give either “seats” or “bots”, not both.
server-fault-at = This record has { $most } decisions, not { $got }.
server-fault-record-pack = A record has its own data: do not give a pack with it.
server-fault-names = People who share a screen need different names.
server-fault-rated = A rated table has one person at each seat and the standard cards.
server-fault-rated-pace = A rated table needs a time limit.
server-fault-rated-bot = At a rated table no bot plays at random: choose a stronger one.
server-fault-pack = There is no such pack for this game.

server-expected-object = an object
server-expected-version = a version number
server-expected-version-or-null = a version number or null
server-expected-move-id = a UUID
server-expected-action = the number of an action
server-expected-actions = a list of one to 100 numbers of actions
server-expected-ask = a whole number
server-expected-target = the id of a target, at most 100 characters
server-expected-targets = a list of at most 100 targets
server-expected-name = a name of 1 to 40 characters
server-expected-players = a number of players
server-expected-option = a word or a whole number
server-expected-options = an object with a value for each option
server-expected-shown-name = a name of 1 to 24 visible characters
server-expected-seat = the number of a seat, from 0
server-expected-seats = a list of at most 20 seats
server-expected-password = a password of 8 to 200 characters
server-expected-secret = 1 to 200 characters
server-expected-decision = a number of decisions
server-expected-record = a record: an object
server-expected-text = 1 to 500 characters
server-expected-seconds = a number of seconds
server-expected-days = 1 to 60 days
server-expected-timeout = bot or forfeit
server-expected-bool = true or false
server-expected-bots = a list of at most 20 names of bots

## Why not?

server-why-spectator = You are watching: only players at this table can move.
server-why-no-such-choice = These actions are not one of your choices now.
server-why-not-started = The game has not started.
server-why-resigned = You have given up this game.
server-why-away = A bot plays for you: come back first.
server-why-rated-leave = In a rated game no bot plays for you: play on, or give up.
server-why-not-away = No bot plays for you.
server-why-not-awaited = Nobody is waiting for this player right now.
server-why-here = This player is at the table.
server-why-reminded = This player was reminded a short while ago. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
server-why-wait = You can propose a bot in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
server-why-rated-replace = In a rated game no bot plays for anybody: the clock decides.
server-why-nothing-proposed = This proposal is no longer open.
server-why-proposed = A bot has been proposed already.
server-why-nothing-sealed = You have not made a choice yet.
server-why-no-time = Your time is up: this choice stands.
server-why-undo-consent = Something hidden was revealed, or others have moved since: ask them to agree to the undo.
server-why-undo-rated = In a rated game nothing can be undone once something hidden was revealed or others have moved.
server-why-undo-free = You do not need to ask: just undo.
server-why-undo-asked = You have already asked the others.
server-why-nothing-asked = Nobody has asked for an undo.
server-why-not-asked = This question is for the others.
server-why-redo-others = Others have moved since then: only they can redo that.
server-why-nothing-to-undo = Nothing to undo.
server-why-nothing-to-redo = Nothing to redo.

server-ending-resigned = All others have given up

## The database

server-store-in-use = Another Caribe server uses { $path }: stop it, or give another file with --db.
server-store-newer = This database was made by a newer version of Caribe: install that version, or give another file with --db.
server-store-none = There is no database { $path }.
server-store-other-version = The database belongs to another version of Caribe: start the server once to bring it up to date.
server-store-no-url = Expected a database address such as postgresql://name:password@host/database.
server-store-unreachable = The database { $path } cannot be used ({ $why }): start it, or give another one with --db.
server-store-unusable = The database { $path } cannot be used ({ $why }): give another file with --db.

## Asking for the state, and the player aid

page-ask = State of the game
page-ask-own = What I have
page-ask-table = The table
page-ask-others = The others
page-ask-choices = What I can do
page-ask-last = The last turn
page-ask-seat = { $seat }:
page-ask-hand = In hand: { $cards }
page-ask-open = Face up: { $cards }
page-ask-built = Buildings: { $buildings }
page-aid = Player aid
page-aid-turn = Turn
page-aid-round = Round
page-aid-cards = Cards
page-aid-points = Points
page-aid-end = End
page-key-own = G
page-key-own-does = say what you have
page-key-table = T
page-key-table-does = say what is on the table
page-key-others = O
page-key-others-does = say what the others have
page-key-choices = C
page-key-choices-does = say what you can do
page-key-last = L
page-key-last-does = say what happened in the last turn
page-key-aid = ?
page-key-aid-does = show the player aid
page-key-learn = H
page-key-learn-does = show “How to play” beside the board
page-ask-count = { $count ->
    [one] One choice:
   *[other] { $count } choices:
 }
page-key-steps = ← →
page-key-steps-does = one step back or forward
page-key-rounds = ↑ ↓
page-key-rounds-does = one round back or forward
page-key-ends = Home End
page-key-ends-does = go to the start, to the end

## Notices

server-notice-turn = { $game }: your turn
server-notice-turn-text = It is your turn in { $game }, with { $opponents }.
server-notice-turn-of = { $game }: { $player } is to play
server-notice-turn-of-text = It is the turn of { $player } in { $game }, with { $opponents }.
server-notice-trial = Caribe: test message
server-notice-trial-text = This is how Caribe tells you that it is your turn: with the game, your opponents and a link.
server-notice-problem-url = Notices cannot be sent to this address.
server-notice-problem-private = This address is in a private network, and the host of this server does not allow that.
server-notice-problem-slow = The address did not answer in time.
server-notice-problem-unreachable = The address could not be reached.
server-notice-problem-refused = The address answered with error { $status }.
server-error-too-many-channels = You have reached the limit here; delete one first.
server-error-not-confirmed = Open the link in the confirmation e-mail first.
server-expected-minute = a minute of the day, 0 to 1439
server-expected-url = an address of at most 2000 characters
server-expected-zone = a time zone such as Europe/Madrid
server-notice-problem-mail = The mail server does not accept this address.
server-notice-problem-off = The host of this server has not set this up.
server-error-channel-known = You already use this address.
server-expected-mail = an e-mail address such as ana@example.org
server-expected-push-key = a key of a browser’s push subscription
server-mail-stop = No longer want these e-mails? Open this link:
server-mail-confirm = Caribe: confirm your address
server-mail-confirm-text = { $name } wants to be told at this address when it is their turn. If that is you, open this link; if not, do nothing.
server-feed-title = Caribe: your turns
page-notices = Tell me when it is my turn
page-notices-text = For games in which everybody takes their time. A notice contains the game, your opponents and a link to the table, and nothing else.
page-notices-try = Send me one
page-notices-sent = Sent.
page-notices-problem = The last one did not arrive: { $problem }
page-notices-on = Turn on
page-notices-off = Turn off
page-notices-here = In this browser, while Caribe is open
page-notices-here-text = A tab in the background is enough. Its title counts the tables that wait for you.
page-notices-denied = Your browser blocks notices from this page. Allow them in its settings for this site, then reload the page.
page-notices-impossible = This browser cannot do that here. On an iPhone or iPad, add the page to the home screen first.
page-push = In this browser, also when Caribe is closed
page-push-text = These notices pass through the push servers of your browser’s maker, such as Google, Mozilla, Apple or Microsoft. They see when something is sent to you, not what.
page-push-off = The host of this server has not set up web push.
page-push-failed = The browser did not subscribe: you did not allow it, or its push server cannot be reached.
page-mail = By e-mail
page-mail-address = E-mail address
page-mail-add = Add address
page-mail-off = The host of this server has not set up e-mail.
page-mail-asked = A link was sent to { $address }. Open it to confirm the address.
page-mail-unconfirmed = not confirmed
page-mail-confirm = Confirm the address
page-mail-confirm-text = Caribe will send an e-mail to this address when it is your turn.
page-mail-confirm-done = The address is confirmed.
page-mail-stop = Stop the e-mails
page-mail-stop-text = Caribe will no longer write to this address.
page-mail-stop-done = The address was deleted. No more e-mails will come.
page-webhooks = Webhooks
page-webhooks-text = For chat rooms and programs: Caribe sends a signed POST with JSON, which Slack, Mattermost and Discord understand too.
page-webhook-url = Address
page-webhook-for = Tells of
page-webhook-all = all my turns
page-webhook-table = Everybody’s turns at the table of { $game }
page-webhook-add = Add webhook
page-webhook-secret = Secret of the webhook
page-webhook-secret-text = What is sent is signed with this secret. It is shown only now.
page-feeds = Feed and calendar
page-feeds-text = Secret addresses for a feed reader and a calendar. Whoever knows them sees where it is your turn.
page-feeds-make = Make addresses
page-feeds-renew = Make new addresses
page-feeds-end = Delete the addresses
page-feeds-fresh = Copy them: they are shown only now. Addresses you had before no longer work.
page-feeds-tried = Both contain a test entry for a day.
page-feed-atom = Atom feed
page-feed-calendar = Calendar
page-quiet = Quiet hours
page-quiet-text = During these hours you get no notices; they come when the hours are over. Time zone: { $zone }.
page-quiet-on = Keep quiet hours
page-quiet-from = From
page-quiet-to = To

# How to play: the walk through a game

page-learn = How to play
page-learn-of = How to play { $game }
page-learn-deck = cards
page-learn-card = Card { $number } of { $count }
page-learn-back = Back
page-learn-next = Next
page-learn-way = Show
page-learn-all = All cards
page-learn-one = One at a time
page-learn-reference = Rules in full
page-learn-rules = Rules:
page-learn-then = What next

# Hints, reviews of finished games, and practice

page-hint = Hint
page-hint-title = Hint (I)
page-hint-about = A hint has three steps: the idea, the candidates and the move. The log shows that you used it.
page-hint-ask-idea = Show the idea
page-hint-ask-candidates = Show the candidates
page-hint-ask-move = Show the move
page-hint-idea = The idea: what matters here
page-hint-no-idea = Nothing stands out here: several choices do about the same.
page-hint-candidates = Candidates
page-hint-worth = How many of a hundred games you would win, by what you can know.
page-hint-close = They are too close to call.
page-hint-move = The move
page-hint-show = Show it on the board
page-hint-measured = { $worlds ->
    [one] Measured in one imagined game.
   *[other] Measured in { $worlds } imagined games.
 }
page-hint-thinking = Thinking …
page-key-hint = I
page-key-hint-does = open the hint; again for its next step
page-log-hint = { $who ->
    [you] You used a hint
   *[other] { $seat } used a hint
 } ({ $step ->
    [1] the idea
    [2] the candidates
   *[3] the move
 }).
page-review = Review
page-review-game = Review this game
page-review-of = Review of { $game }
page-review-none = There is no review here
page-review-about = The server goes through the game once more, tries other choices at every decision, and shows which ones cost most. That takes a minute or two.
page-review-start = Start the review
page-review-link = Link to this review
page-review-running = Progress of the review
page-review-progress = { $percent } % done
page-review-ahead = { $count ->
    [one] Another review comes first.
   *[other] { $count } other reviews come first.
 }
page-review-leave = You can leave this page: the review goes on, and you will find it here.
page-review-nothing = Nothing to show yet.
page-review-later = Not known yet: the review is still running.
page-review-so-far = So far; the review is still running.
page-review-tab-decisions = Decisions
page-review-tab-ledger = Ledger
page-review-tab-summary = Summary
page-review-chart = Chart
page-review-shares = Chances
page-review-points = Points
page-review-from = Chances by what is known
page-review-from-table = With all cards open
page-review-from-seat = { $who ->
    [you] By what you could know
   *[other] By what { $seat } could know
 }
page-review-unit = Wins in a hundred games
page-review-points-unit = Points on the table
page-review-as-table = Show as a table
page-review-moment-short = Moment
page-review-moment = Moment { $at } of { $of }.
page-review-seat-at = { $name }: { $share }, { $points ->
    [one] one point.
   *[other] { $points } points.
 }
page-review-cell = { $share }, { $points ->
    [one] one point
   *[other] { $points } points
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Turning point
page-review-no-return = { $who ->
    [you] After moment { $at } your chance was never again half of a fair one.
   *[other] After moment { $at } the chance of { $seat } was never again half of a fair one.
 }
page-review-whose = Whose decisions
page-review-everybody = All players
page-review-all-decisions = Show all decisions
page-review-no-mistakes = No decision surely cost anything.
page-review-verdict-only = Only one sensible option
page-review-verdict-fine = Fine
page-review-verdict-close = Too close to call
page-review-verdict-inaccuracy = Inaccuracy
page-review-verdict-mistake = Mistake
page-review-verdict-blunder = Blunder
page-review-count-inaccuracy = { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
 }
page-review-count-mistake = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
 }
page-review-count-blunder = { $count ->
    [one] one blunder
   *[other] { $count } blunders
 }
page-review-cost = It cost { $loss } wins in a hundred games; the true figure is between { $low } and { $high }.
page-review-close-text = That is too close to call.
page-review-mixed = Strong play makes this choice now and then, too.
page-review-punished = It was punished.
page-review-unpunished = It was not punished.
page-review-better = Better
page-review-why = Why
page-review-for = (for it)
page-review-against = (against it)
page-review-term-of = { $who ->
    [you] (you)
   *[other] ({ $seat })
 }
page-review-measured = What was compared, in wins of a hundred
page-review-difficulty = Difficulty: a quick player loses { $loss } here on average. { $worlds ->
    [one] Measured in one imagined game.
   *[other] Measured in { $worlds } imagined games.
 }
page-review-try = Try again
page-review-worlds = Imagined games to play on
page-review-world = Game { $number }: { $played } as played, { $better } after the better choice
page-review-world-play = Play
page-review-ledger-about = Where each player’s chance went, in wins of a hundred games. What one player gives away, the others get.
page-review-ledger-start = At the start
page-review-ledger-decisions = Decisions of { $name }
page-review-ledger-draws = Luck of the draw
page-review-ledger-hidden = What was hidden
page-review-ledger-remainder = Remainder
page-review-ledger-end = At the end
page-review-gave = { $who ->
    [you] You gave away
   *[other] { $seat } gave away
 } { $loss } wins of a hundred in { $count ->
    [one] one real decision.
   *[other] { $count } real decisions.
 }
page-review-ladder = Bots in as many decisions: { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = More exactly: { $loss }. A quick player would give away { $difficulty } here.
page-review-reference = All figures come from games played on by “{ $name }”, version { $version }.
page-practice = Practice
page-practice-home = Practise with puzzles and positions from your games
page-practice-home-due = { $count ->
    [one] Practice: one exercise is due
   *[other] Practice: { $count } exercises are due
 }
page-practice-due = { $count ->
    [one] One exercise is due
   *[other] { $count } exercises are due
 }
page-practice-none-due = Nothing is due today
page-practice-about = Mistakes from your reviewed games come back after some days, until you get them right. Puzzles are positions with one clearly best choice.
page-practice-start = Start
page-practice-puzzle = Solve a puzzle
page-practice-puzzles = Puzzles
page-practice-count = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
 }
page-practice-rating = Your puzzle rating: { $rating } ± { $error } ({ $count ->
    [one] one puzzle
   *[other] { $count } puzzles
 }).
page-practice-unrated = You have not tried one yet.
page-practice-solve = Solve
page-practice-mine = From your games
page-practice-open = Open
page-practice-tries = Solved: { $solved }, missed: { $missed }.
page-practice-due-now = Due now.
page-practice-due-in = { $days ->
    [one] Due tomorrow.
   *[other] Due in { $days } days.
 }
page-practice-no-mistakes = Nothing yet. Review a finished game: what you could have done better will be here.
page-puzzle = Puzzle
page-puzzle-text = One choice is clearly better than all others. Find it.
page-exercise = Exercise
page-exercise-text = Find a choice that is as good as the best one.
page-exercise-none = There is no exercise here
page-exercise-you = You
page-exercise-measuring = Your choice is being measured …
page-exercise-next = Next exercise
page-exercise-review = To the review
page-exercise-right = Right
page-exercise-wrong = Not the best
page-exercise-best = That is the best choice.
page-exercise-as-good = That is as good as the best choice, as far as can be told.
page-exercise-cost = It costs { $loss } wins in a hundred games.
page-exercise-again = Try another choice, or look at the solution.
page-exercise-solution = Show the solution
page-exercise-today = You will get it again soon.
page-exercise-in = { $days ->
    [one] You will get it again tomorrow.
   *[other] You will get it again in { $days } days.
 }
server-why-hint-rated = There are no hints in a rated game.
server-why-hint-not-now = You can ask for a hint when it is your turn.
server-why-hint-not-asked = Ask for the hint at the table first.
server-expected-hint-step = a step of a hint: 1, 2 or 3
server-error-no-analysis = This could not be computed. Try again in a moment.
server-error-no-review = There is no review of this game yet.
server-error-no-exercise = This exercise does not exist any more.
server-error-too-many-reviews = { $most } of your reviews are still waiting. Try again when some are ready.
server-review-failed = This game could not be reviewed.

# A guided first game

page-guided = Guided game
page-guided-of = Learn { $game } by playing
page-guided-step = Step { $number } of { $count }
page-guided-restart = Start again
page-guided-play-on = Play on from here
page-guided-try = Try it
page-guided-yours = Your move
page-guided-read-on = Read the text first, then press “Next”.
page-guided-another = The rules allow that, but let’s try something else now. Follow what glows.
page-guided-do-try = The rules allow that, but try what has the ring around it first.
page-guided-offer = Learn by playing
