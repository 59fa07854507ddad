# Words of the page itself: the shell around every game, and the page's side of each game's board.

page-caribe = Caribe
page-home = Home
page-close = Close
page-retry = Try again
page-no-script = Caribe needs JavaScript to show its boards.
page-unreachable = Caribe cannot be reached right now.
page-settings = Settings

## The first page

page-hero = Four games under a Caribbean sun
page-hero-text = Play against bots that think, or send your friends a link. No account, nothing to install.
page-games = Games
page-play = Play now
page-play-against = against
page-opponents = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
page-against = Opponents
page-level = Strength
page-level-random = anything goes
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-expert = expert
page-with-friends = With friends
page-at-one-screen = At one screen
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
page-table-waiting = Not begun
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
page-footer = Every rule is checked by the engine; ask it “why not?” by clicking anything.

## Setting up a table, and the table before it starts

page-set-up = { $game }: a new table
page-company = With whom?
page-company-friends = With friends
page-company-friends-text = You get a link to send or to scan. Whoever opens it takes a free seat, without an account.
page-company-hotseat = At one screen
page-company-hotseat-text = You pass the device on. A curtain falls between turns, so that nobody sees another hand.
page-company-bots = Against bots
page-company-bots-text = The game begins at once.
page-person = Player { $number }
page-seat-open = Free, for a friend
page-seat-here = Somebody beside me
page-seat-name = Name at seat { $number }
page-names-missing = Everybody at this screen needs a name.
page-names-same = Two people at this screen have the same name.
page-options = Table options
page-options-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
 }
page-pace = Time to think
page-pace-none = No clock
page-pace-move = { $seconds } seconds a move
page-pace-clock = { $minutes } minutes each, { $increment } seconds more for each move
page-pace-days = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
 }
page-list-table = Show it among the open tables
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
page-lobby-owner = Everybody is here; the game begins in a moment.
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
page-plain-board = This game has no drawn board yet. The list of choices is all you need to play it.
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

page-prompt = What is awaited
page-pick = Click what glows, or take a choice from the list.
page-narrowed = { $count ->
    [one] One way is left.
   *[other] { $count } ways are left: click one of the places that glow.
 }
page-watch = Click anywhere to skip.
page-sending = Your move is on its way …
page-watching = You are watching this table.
page-wait = The others are on the move.
page-wait-for = { $seat } is on the move.
page-over-hint = Thank you for playing.
page-skip = Skip
page-confirm = Do it
page-clear = Clear
page-actions = Action { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } of { $of }
page-gain = { $signed } { $thing }
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
page-back = Play on myself
page-clock = Time left: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
 }
page-since = Since your last turn: { $count ->
    [one] one thing has happened.
   *[other] { $count } things have happened.
 }
page-since-show = Show me
page-curtain = Hand the device to { $seat }
page-curtain-text = Nothing of anybody’s hand is on the screen until you tap.
page-curtain-ready = I am ready

page-menu = Table
page-restart = Begin my turn again
page-sound-is-on = Sound is on
page-sound-is-off = Sound is off
page-leave = Let a bot play for me
page-resign = Give up
page-resign-sure = Give up this game? You cannot be among its winners any more.
page-resign-yes = Yes, give up
page-resign-no = No, play on
page-rules-alone = Rules on a page of their own
page-commitment = The draws were fixed before the first move; this is their seal:

page-you = You
page-bot = Bot · { $level }
page-human = Player
page-moving = Their turn
page-your-turn = Your turn
page-winner = Winner

page-choices = Your choices
page-choices-none = Nothing to choose until it is your turn.
page-choices-over = The game is over.
page-panel = Log, chat and rules
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-log = What happened
page-log-start = The start
page-log-empty = Nothing yet.
page-log-show = Look at the board after this turn

page-chat-say = Say something
page-chat-send = Send
page-chat-empty = Nobody has said anything. Only the players of this table read this.
page-chat-empty-watchers = Nobody has said anything. Only those who watch read this.

page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-id = Rule
page-rules-none = Nothing in the rules has all these words.
page-rules-missing = The rules of this game are not part of this page.

page-dock = Hand and turn
page-hand = Your cards
page-undo = Undo
page-undo-title = Undo (Ctrl+Z)
page-undo-ask = Ask the others for an undo
page-undo-asked = { $seat } would like to take a choice back.
page-undo-done = { $seat } took a choice back.
page-undo-waiting = You asked for an undo. Waiting for { $names }.
page-undo-unseen = This would be un-seen:
page-undo-agree = Agree
page-undo-refuse = Refuse
page-redo = Redo
page-redo-title = Redo (Ctrl+Y)
page-end-turn = End turn
page-end-turn-title = End turn (E)

## Settings and keys

page-language = Language
page-theme = Colours
page-theme-system = As the system
page-theme-light = Day
page-theme-dark = Night
page-motion = Movement
page-motion-system = As the system
page-motion-full = Pieces travel
page-motion-none = None
page-sound = Sound
page-sound-off = Off
page-sound-on = On

page-shortcuts = Keys
page-key-tab = Tab
page-key-tab-does = go to the board, the cards, the choices
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = move among what is there
page-key-enter = Enter
page-key-enter-does = pick it, or do the one choice left
page-key-digits = 1 … 9
page-key-digits-does = go to that choice in the list
page-key-escape = Esc
page-key-escape-does = let go of what is picked
page-key-end = E
page-key-end-does = end the turn
page-key-undo = Ctrl+Z
page-key-undo-does = undo
page-key-redo = Ctrl+Y
page-key-redo-does = redo
page-key-space = Space
page-key-space-does = skip what is being shown
page-key-help = ?
page-key-help-does = show these keys

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
page-replay-play = Play by itself
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
page-replay-seat = Seen by
page-replay-watcher = A watcher
page-replay-copy = Link to this position
page-replay-report = Report this position
page-replay-report-what = What is wrong here?
page-replay-play-on = Play on from here
page-replay-table = Back to the table
page-replay-failed = This position could not be fetched.
page-replay-open = Open a record
page-replay-open-text = A record is a file that Caribe has saved: choose one, and look at it here. It is read by this server and kept nowhere.
page-replay-file = A record file
page-replay-unreadable = This file is no record: it cannot be read.
page-why-replay = This is a replay: nothing can be moved here. Play on from this position, or go back to the table.

## Tables

page-tables = Tables
page-places = Other pages
page-tables-none = No game of yours is running. Choose one on the first page, or join a table below.
page-open-tables-none = No table waits for people right now. Set one up with friends and show it among the open tables.
page-tables-played = Being played
page-tables-finished = Finished games
page-tables-finished-none = Nothing yet: your finished games stay here, to be replayed and saved.
page-table-due = until { $time }
page-look-on = Watch
page-rated = rated
page-record-save = Save record
page-next-game = Your turn at another table
page-seats-of = { $count ->
    [one] one player
   *[other] { $count } players
 }
page-seats-free-of = { $free } of { $of } seats free
page-more = Show more ({ $count })
page-set-up-pack = Cards and rules
page-set-up-box = As they come in the box
page-set-up-rated = A rated game: it counts for your rating

## Account

page-account = Account
page-account-guest = You are a guest
page-account-guest-text = Only this browser knows you. With an account your games go with you to any device, and rated games and your own data packs are open to you. A name and a password are enough.
page-account-of = You are { $name }
page-account-known = You sign in as “{ $name }”.
page-account-way = What do you want to do?
page-account-claim = New account
page-account-claim-text = All your games come along. What you are called at the table becomes the name you sign in with.
page-account-claim-do = Make the account
page-account-sign-in = Sign in
page-account-sign-in-text = With the name and password of your account.
page-account-sign-in-do = Sign in
page-account-recover = Password lost
page-account-recover-text = With your recovery code you choose a new password. All browsers are signed out, and you get a new code.
page-account-recover-do = Set the new password
page-account-leaves = The games you began here as a guest stay with this guest; you will not reach them from your account. To keep them, make a new account instead.
page-account-name = Name
page-account-password = Password
page-account-password-new = New password
page-account-password-hint = At least { $count } characters.
page-account-code = Recovery code
page-account-code-fresh = Your recovery code
page-account-code-fresh-text = It opens your account when the password is lost. You see it only now: write it down, or keep it with your passwords.
page-account-kept = I have kept it
page-account-sign-out = Sign out
page-ratings = Your ratings
page-ratings-text = Each game has a rating of its own for each number of players. The bar shows where your strength lies with 95 % certainty; it gets shorter with every rated game.
page-ratings-none = You have not finished a rated game yet.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
page-sessions = Where you are signed in
page-sessions-text = Sign out a browser that you do not use any more, or do not know.
page-session-unknown = An unknown browser
page-session-seen = last used { $time }
page-session-current = this one
page-session-end = Sign out
page-tokens = Programs
page-tokens-text = With a token a program of yours acts for you: a bot at the table, for example.
page-tokens-none = No program acts for you.
page-token-name = Name of the program
page-token-new = New token
page-token-fresh = Token of { $name }
page-token-fresh-text = Give it to your program now: you will not see it again.
page-since-day = since { $day }
page-delete = Delete
page-ends = { $what }: { $name }
page-packs = Data packs
page-packs-text = Cards, buildings or ships of your own, written in a TOML file. They can be chosen when you set up a table.
page-packs-none = You have brought no pack yet.
page-pack-game = Game
page-pack-file = Choose a TOML file
page-blocks = Blocked people
page-blocks-text = You do not read what they say, and they cannot sit down at your tables.
page-blocks-none = You have blocked nobody.
page-unblock = Unblock
page-neighbour = { $name }: block or report
page-block = Block
page-report = Tell the host of this server about them
page-report-sent = The host has been told.
page-data = Your data
page-data-text = All that this server keeps of you, in one file.
page-data-save = Save my data
page-goodbye = Delete the account
page-goodbye-text = You can delete your account with everything that is yours alone. Games that you played with others stay, under a made-up name.
page-goodbye-sure = Delete this account for good? Nobody can bring it back.
page-goodbye-yes = Yes, delete it
page-goodbye-no = No, keep it

## When something goes wrong

page-trouble-server = The server cannot be reached, or did not understand. Nothing is lost; try again in a moment.
page-no-page = There is nothing here
page-no-page-text = This address leads nowhere. The games are on the first page.
page-no-table = This table cannot be opened
page-no-table-text = It does not exist any more, or it belongs to somebody else. You can start a new one at once.

## Cartagena

page-cartagena-board = The way from the camp to the boat
page-cartagena-camp-label = Camp, { $count ->
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
        [one] Your pirate in { $place }
       *[other] { $count } of your pirates in { $place }
     }
   *[other] { $count ->
        [one] A pirate of { $seat } in { $place }
       *[other] { $count } pirates of { $seat } in { $place }
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
page-cartagena-short-spyglass = Spyglass

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
page-havana-order = Players in the order of their turns
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
    [you] Your open card { $card }, { $digit }. { $text }
   *[other] Open card of { $seat }: { $card }, { $digit }. { $text }
 }
page-havana-purse = What you own
page-havana-bundle = { $things } instead of { $instead }
page-havana-any-material = any coloured material
page-havana-card-hand = { $card }, { $digit }, in your hand. { $text }
page-havana-card-open = { $card }, { $digit }, open before you. { $text }
page-havana-card-laid = { $card }, { $digit }, laid face down. { $text }
page-havana-card-discard = { $card }, { $digit }, discarded. { $text }
page-havana-none = None
page-havana-enough = Enough
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
   *[other] sandstones
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
page-cuba-tie = Level on points: the pesos in hand have decided.
page-havana-tie = Level on points: the order of play has decided.
page-la-habana-tie = Level on points: the order of play has decided.

# ==== Words of the server: what it answers when something is wrong. ====

## Requests and messages that are refused

server-error-unreadable = This message cannot be read; nothing has changed.
server-error-bad-request = This cannot be done; nothing has changed.
server-error-not-json = This is not JSON; nothing has changed.
server-error-too-large = This message is too large: at most { $most } bytes are read. Nothing has changed.
server-error-too-fast = Too many messages at once; wait a moment. Nothing has changed.
server-error-no-guest = This server does not know you: ask for /api/me first, and keep the cookie.
server-error-no-table = There is no such table.
server-error-not-found = There is nothing at this address.
server-error-no-page = The page has not been built: type “make play”.
server-error-method = This address does not understand that method.
server-error-origin = This request comes from another site and is refused.
server-error-no-seat = There is no such seat at this table.
server-error-seat-taken = This seat is taken.
server-error-sits-already = You sit at this table already.
server-error-sits-not = You do not sit at this table.
server-error-not-your-seat = This is not your seat.
server-error-not-owner = Only the one who opened this table can do that.
server-error-started = The game has begun.
server-error-closed = This table was closed.
server-error-seats-open = Some seats are still open.
server-error-not-over = The game is not over.
server-error-other-rules = This table was begun under other rules (version { $version }), which this server does not have.
server-error-muted = The host of this server does not let you speak here.
server-error-not-welcome = The one who opened this table does not want to play with you.
server-error-banned = The host of this server does not let you play here.
server-error-has-account = You have an account already.
server-error-no-account = You have no account.
server-error-account-needed = This needs an account.
server-error-wrong-password = Name and password do not belong together.
server-error-wrong-code = Name and recovery code do not belong together.
server-error-too-many-tokens = You have as many tokens as one can have; delete one first.
server-error-too-many-packs = You have as many packs as one can have; delete one first.
server-error-inside = Something went wrong in the server; it was written down there.


server-fault-name-taken = Somebody else has this name.
server-fault-bots = Expected { $expected } bots, one for every other seat; got { $got }.

server-fault-seats = Expected { $expected } seats, got { $got }.
server-fault-seats-or-bots = Say who sits where: either with “seats” or with “bots”.
server-fault-at = This record has { $most } decisions, not { $got }.
server-fault-record-pack = A record brings its own data: say no pack with it.
server-fault-names = Those who share a screen need names of their own.
server-fault-rated = A rated table has one person at each seat and the standard cards.
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
server-expected-shown-name = a name of 1 to 24 characters that can be seen
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

server-why-spectator = You are looking on: only those who sit at this table can move.
server-why-no-such-choice = These actions are not one of your choices now.
server-why-not-started = The game has not begun.
server-why-resigned = You have given up this game.
server-why-away = A bot plays for you: come back first.
server-why-not-away = No bot plays for you.
server-why-nothing-sealed = You have sealed no choice.
server-why-no-time = Your time is up: this choice stays.
server-why-undo-consent = Something hidden was seen, or others have moved since: ask them.
server-why-undo-free = Nobody needs to be asked: take it back.
server-why-undo-asked = The others have been asked already.
server-why-nothing-asked = Nobody has asked to take something back.
server-why-not-asked = This question is for the others.
server-why-redo-others = Others have moved there too: only they can do that again.
server-why-nothing-to-undo = You have made no choice that could be taken back.
server-why-nothing-to-redo = Nothing was taken back that could be repeated.

server-ending-resigned = All others have given up

## The database

server-store-in-use = Another Caribe server keeps its tables in { $path }: stop it, or name another file with --db.
server-store-newer = This database was made by a newer version of Caribe: install that version, or name another file with --db.
server-store-none = There is no database { $path }.
server-store-other-version = The database is of another version of Caribe: start the server once, which brings it up to date.
server-store-no-url = The address of the database cannot be read: it looks like postgresql://name:password@host/database.
server-store-unreachable = The database { $path } cannot be used ({ $why }): start it, or name another one with --db.
server-store-unusable = The database { $path } cannot be used ({ $why }): name another file with --db.

## Asking for the state, and the player aid

page-ask = Ask
page-ask-own = What I have
page-ask-table = The table
page-ask-others = The others
page-ask-choices = What I can do
page-ask-last = The last turn
page-ask-seat = { $seat }:
page-ask-hand = In hand: { $cards }
page-ask-open = Open: { $cards }
page-ask-built = Built: { $buildings }
page-aid = Player aid
page-tab-aid = Aid
page-aid-turn = Turn
page-aid-round = Round
page-aid-cards = Cards
page-aid-points = Points
page-aid-end = End
page-key-own = G
page-key-own-does = say what you have
page-key-table = T
page-key-table-does = say what lies on the table
page-key-others = O
page-key-others-does = say what the others have
page-key-choices = C
page-key-choices-does = say what you can do
page-key-last = L
page-key-last-does = say what happened in the last turn
page-key-aid = H
page-key-aid-does = show the player aid
page-ask-count = { $count ->
    [one] One choice:
   *[other] { $count } choices:
 }
page-key-steps = ← →
page-key-steps-does = one step back or on
page-key-rounds = ↑ ↓
page-key-rounds-does = a round back or on
page-key-ends = Home End
page-key-ends-does = to the beginning, to the end
