# The table server and its pages.

## What happens at a table

table-sat = { $seat } sits down.
table-back = { $seat } is back.
table-stood-left = { $seat } has left. A bot takes over.
table-stood-broke = { $seat }: the bot failed, so a simple one takes over.
table-stood-clock = { $seat } is out of time. A bot takes over.
table-stood-host = The host lets a bot play for { $seat }.
table-stood-up = { $seat } gives up the seat.
table-stood-empty = Nobody has taken this seat, so a bot plays: { $seat } ({ $level }).
table-started = The game begins.
table-forked = The game continues from move { $move } of another table.
table-undone = { $seat } undoes a move.
table-undo-asked = { $seat } asks to undo a move.
table-undo-agreed = { $seat } agrees.
table-undo-refused = { $seat } doesn’t agree.
table-relinked = { $seat }: the host has made a new link to this seat. The old one no longer works.
table-relinked-hand = The host has made a new link to watch as { $seat }. The old one no longer works.
table-invitation-used = { $seat } now has a link of their own to this seat. The invitation no longer works.
table-followed = { $seat } sets up a new game with the same players.
table-followed-host = The host sets up a new game with the same players.
table-series-next = The next game of the series is open.

## What a table refuses

error-no-table = There’s no such table, or this link doesn’t open it.
error-stale = The table has changed in the meantime. Here’s how it stands now.
error-not-your-seat = This isn’t your seat.
error-not-the-host = Only the host of this table can do that.
error-no-seat = There’s no such seat at this table.
error-seat-taken = Somebody was faster. This seat is taken.
error-seat-kept = This seat is reserved for { $name }.
error-not-over = This game isn’t over yet. You can play again afterwards.
error-no-next-game = Nobody has set up a new game yet.
error-no-series = This game isn’t part of a series.
error-no-choice = There’s nothing to choose here now.
error-choice-unknown = “{ $answer }” isn’t one of the choices.
error-choices-open = The next game opens when everybody has chosen.
error-options-series = Only a series sets these options: { $options }. Leave them out.
error-series-gone = A game of this series has been deleted, so the series can’t be downloaded.
error-name-missing = Enter your name first.
error-bot-plays = A bot is playing for this seat. Sit down again first.
error-key-used = The key { $key } already belongs to another request.
error-undo-open = Somebody has already asked to undo a move. Wait for the answer.
error-name-taken = Somebody at the table already has this name. Choose another.
error-name-lookalike = Somebody at the table has a name that looks like this one. Choose another.
error-clock = A clock needs a time per move, a time for the game, or both.
error-too-fast = You’re going too fast. Wait a moment.
error-chat-too-fast = You’re writing too fast. Wait a moment, then send your message again.
error-too-many-tables = Too many tables have been opened from your address. Try again later.
error-table-busy = Too much is happening at this table at once. Try again.
error-table-full = This table has too much history for that. You can still finish the game.
error-chat-full = This chat is full. You can still play on.
error-table-not-started = The game hasn’t started yet.
error-table-seats =
    { $seats ->
        [one] You’ve filled { $seats } seat for { $players } players.
       *[other] You’ve filled { $seats } seats for { $players } players.
    }
error-nothing-to-undo = There’s nothing to undo yet.
error-nothing-asked = There’s nothing for you to decide right now.
error-no-hint = The bot has no hint right now.
error-without-hints = This table plays without hints. You can analyze the game at the end.
error-help-by-bot = The bot marks the answers for this seat. To mark them yourself, change where suggestions come from.
error-no-tokens-left = All 3 suggestion tokens are in use. Remove one first.
error-not-marked = Choose one of the marked answers.
error-plan-kind = This game has no decision called “{ $kind }”.
error-plan-answer = “{ $action }” can’t be the automatic answer to this question.
error-no-move = There’s no move { $move }. Moves go from 0 to { $moves }.
error-muted = The host has muted you in this chat.
error-table-archive = This game can only be replayed.
error-other-rules = This game was started with another version of the rules and can’t be continued here.
error-settings = { $setting }: “{ $value }” isn’t allowed. Allowed: { $allowed }.
error-other-site = This request comes from another site, so it was refused.
error-request = This request can’t be read: { $text }
error-no-page = There’s nothing at this address.
error-too-long = That’s too long.
error-server = Something went wrong on our side. Moves the table has accepted are safe. Try again.
error-disk-full = The server’s disk is full, so nothing can be saved. Accepted moves are safe. Try again later.
error-read-only = The server can’t write to its data folder. Accepted moves are safe. Try again later.
error-database-damaged = The server’s database is damaged. Its operator has to restore a backup with “cosecha restore”.
error-database-newer = The database was written by a newer version of Cosecha. This server has to be updated.
error-database-away = The server’s database doesn’t answer. Accepted moves are safe. Try again in a moment.
error-notice-off = This server doesn’t send notifications.
error-notice-address = Enter the full address of a webhook, starting with https://.
error-notice-private = Notifications go only to https addresses on the public internet.

## Everywhere

page-skip = Skip to content
page-nav = Pages
page-tables = Tables
page-rules = Rules
page-aid = Player aid
page-notation = Notation for bot authors
page-glossary = Glossary
page-cards = All cards
page-cards-search = Search names and texts
page-cards-kind = Kind
page-cards-deck = Deck
page-cards-deck-of =
    { $deck ->
        [X] { name-deck-x }
        [F] { name-deck-forest }
       *[other] Deck { $deck }
    }
page-cards-players = Players
page-cards-category = Category
page-cards-passing = Passing cards
page-cards-points = With points
page-cards-needs = With a prerequisite
page-cards-sort = Sort by
page-cards-sorted =
    { $by ->
        [name] Name
        [points] Points
        [price] Cost
       *[number] Number
    }
page-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-cards-none = No card fits. Remove a filter or try another word.
page-cards-reset = Clear filters
page-cards-show = Show
page-cards-all = All
page-sort = Sort
page-sort-number = By number
page-settings = Settings
page-problem = That didn’t work
page-back = Back to the tables
page-your-name = Your name
page-person = Player { $number }
page-what-of = { $what }: { $of }

## The lobby

page-headline = Sow, water, harvest.
page-lead = All you need is a link. Bots fill the empty seats.
page-players = Players
page-play-bots = Play against bots
page-new-table = New table
page-open-tables = Open tables
page-no-open-tables = No public table is open right now. Start one!
page-my-tables = Your tables
page-older-tables = Older tables
page-no-tables = Your tables will be listed here.
page-origin = From move { $move } of another table
page-status =
    { $status ->
        [open] waiting for players
        [running] in progress
       *[over] finished
    }
page-seat-free = free
page-sit-down = Sit down
page-watch = Watch
page-join = Join with a link
page-join-link = The link you were sent
page-join-open = Open the table
page-join-help = Paste the whole link, including everything after the #.

## A new table

page-who-plays = Who’s playing
page-kind-me = me
page-kind-open = anyone with the link
page-kind-here = another person on this device
page-name-here = Name
page-options = Rules at this table
page-saved-options = Your saved options
page-options-saved = Saved as “{ $name }”.
page-save-options-as = Name for these options
page-save-options-help = Save them under a name of your own, and they’ll be offered here again, in this browser.
page-save-options = Save the options
page-change-saved = Rename or delete
page-new-name = New name
page-rename = Rename
page-delete = Delete
page-choices = What the choices mean
page-table = Table
page-public = Public: anyone can see it and take a free seat
page-allow-hints = Allow hints
page-allow-hints-help = Without hints, bots give no advice until the game is over. A helper can still mark answers.
page-confirming = When to confirm a turn
page-confirming-of =
    { $when ->
        [always] after every turn
        [never] never
       *[auto] when it matters
    }
page-confirming-help = “When it matters” means before something hidden is revealed or another person is asked. Against bots you never need to: you can always undo.
page-advice-mine = Show hints on all my turns
page-pace = Bot speed
page-pace-of =
    { $pace ->
        [0] instant
        [2.5] slow
       *[other] easy to follow
    }
page-clock = Clock
page-clock-move = Time per move
page-clock-bank = Time for the whole game
page-clock-none = no limit
page-clock-zero = When time runs out
page-clock-zero-of =
    { $zero ->
        [wait] the table waits
       *[bot] a bot takes over until they come back
    }
page-clock-help = With both, the time for the game runs only when the time for a move is used up. Days are for games played by correspondence.
page-clock-of = Time left: { $seat }
page-clock-move-is = Time per move: { $time }.
page-clock-bank-is = Time for the whole game: { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] When time runs out, the table waits.
       *[bot] When time runs out, a bot takes over.
    }
page-time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-ago-now = just now
page-ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
page-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
page-ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
page-word = Your word for the deal
page-word-help = The deal is mixed from the server’s secret and a word from each player. You can already see the secret’s fingerprint, so at the end you can check that the secret was fixed before you gave your word. If left blank, your word is random.
page-word-first = The deal is mixed from the server’s secret and a word from each player. The secret is fixed after your word and before anyone else joins, so if you play only with bots, you trust the server not to choose the deal. If left blank, your word is random.
page-set-up = Set up the table

## At a table

page-title-open = Waiting for players
page-title-over = Game over
page-title-yours = Your turn
page-title-waiting = Waiting for { $seats }
page-title-away = A bot is playing for you
page-lost = Connection lost. Reconnecting…
page-chair =
    { $kind ->
        [open] free
        [person] person
       *[bot] bot
    }
page-sit-here = Seat { $number } is yours
page-come-back = Come back
page-away =
    { $why ->
        [clock] You’re out of time, so a bot is playing for you.
        [host] The host lets a bot play for you.
       *[left] You’ve left, so a bot is playing for you.
    }
page-start = Start now with bots in the free seats
page-confirm = Confirm
page-take-back = Undo
page-take-back-turn = Undo whole turn
page-ask-take-back = Ask to undo
page-undo-wish = { $seat } would like to undo a move. Do you agree?
page-undo-waits = You’ve asked to undo a move. Waiting for: { $seats }.
page-agree = Agree
page-refuse = Don’t agree
page-what = What
page-where = Where
page-amount = How much
page-not-these = Not possible: { $numbers }
page-do = Play
page-rules-here = Rules for this decision
page-look-again = Refresh
page-in-words = Square by square
page-hint = Give me a hint
page-hints = Hints
page-hint-do = Play this: { $action }
page-plan = Automatic answer
page-plan-help = Leave an answer and it’s played for you when the time comes, if it’s still legal. Otherwise you’ll be asked.
page-plan-now = Your answer: { $action }.
page-plan-stop = Cancel and ask me
page-notice = Notify me when it’s my turn
page-notice-help = When it’s your turn and you’re away, we send one message to this address: a webhook of your chat or notification service.
page-notice-address = Webhook address
page-notice-start = Turn on
page-notice-now = You’re notified through { $host }.
page-notice-stop = Turn off
page-log = Log
page-whole-log = Full log
page-chat = Chat
page-chat-say = Your message
page-chat-send = Send
page-chat-earlier = Earlier messages
page-mute = Mute
page-unmute = Unmute
page-mute-watchers = Mute all spectators
page-unmute-watchers = Unmute all spectators
page-replace = Let a bot play for { $name }
page-stand-up = Give up my seat
page-leave = Leave and let a bot play
page-public-table = This is a public table.
page-private-table = This is a private table. Only people with a link can see it.
page-without-hints = No hints during the game
page-links = Invitation links
page-links-help = A link works like a key. Give each one to one person only.
page-copy = Copy
page-copied = Copied
page-link =
    { $role ->
        [host] Host the table
        [play] Play: { $name }
        [hand] Watch as { $name }
        [help] Help { $name }
       *[watch] Watch only
    }
page-new-link = New link (the old one stops working)
page-own-links = Links for my seat
page-own-links-help = With these, somebody can play your seat or see what you see: to continue on another device, or to let a friend watch and learn. The host can’t see them.
page-guest = { $name } is playing on another device. Nobody else sees the links for this seat.
page-again = Play again
page-next-game =
    { $by ->
        [you] You’ve set up a new game.
        [host] The host has set up a new game.
       *[seat] { $seat } has set up a new game.
    }
page-next-kept = Your seat is reserved.
page-next-join = Join
page-series = Series
page-series-kind = One game or several
page-series-none = A single game
page-series-open = The next game of the series is open.
page-chosen = You’ve chosen: { $what }
page-choose-secret = The others see your choice when everybody has chosen.
page-choosing = Still choosing: { $names }
page-series-play = Next game
page-series-watch = Watch the next game
page-series-download = Download the series
page-seat-kept = reserved for { $name }
page-company-here = Here: { $seats }
page-company-away = Away: { $seats }
page-sheet = Score sheet
page-fair = Provably fair
page-fair-commitment = The fingerprint of the server’s secret, shown before the deal:
page-fair-secret = The secret (it matches the fingerprint above):
page-fair-words = The players’ words, mixed into the deal:
page-fair-holds = Checked: the secret matches the fingerprint, and together with the words it gives the deal that was played.
page-fair-check = To check it yourself, take the secret as 16 bytes, and each word as its length in 4 bytes and its letters in UTF-8. The first hash is the fingerprint. The first 16 bytes of the second are the seed in the game file. “cosecha verify” checks both.

## A helper at a seat

page-help = Helper
page-help-invite = Invite a helper
page-help-invite-help = A helper sees what you see and marks up to 3 answers each turn. Only you can play them.
page-help-from = Suggestions from
page-help-source =
    { $source ->
        [bot] the bot
       *[helper] a helper
    }
page-help-only = Only marked answers can be chosen
page-help-for = You’re helping { $name }.
page-help-mark = Choose an answer to mark it for { $name }.
page-help-left =
    { $left ->
        [0] No tokens left.
        [one] 1 token left.
       *[other] { $left } tokens left.
    }
page-help-by-bot = The bot marks 3 answers each turn.
page-suggestions = Suggestions
page-mark = Mark
page-unmark = Remove mark
page-help-marked = Suggested by the helper.

## Several people at one device

page-curtain = Pass the device to { $name }
page-curtain-help = Everyone else, look away!
page-curtain-lift = I’m { $name }

## Looking back

page-replay = Replay
page-replay-at = Move { $move } of { $moves }
page-first = First
page-previous = Back
page-next = Next
page-last = Last
page-to-table = Back to the table
page-download = Download this game
page-upload = Open a saved game
page-upload-file = Saved game file
page-upload-open = Open
page-fork = Play on from here
page-fork-as = As
page-fork-against = Against
page-fork-help = A new table starts at this move, against bots. Whatever you couldn’t know then is dealt again.
page-fork-go = Play on
page-fork-not = To play on, go back to an earlier move.
page-go-to = Go to move
page-eyes = View as
page-eyes-none = spectator
page-go = Show

## Reading and settings

page-contents = Contents
page-language = Language
page-theme = Colors
page-theme-of =
    { $theme ->
        [light] light
        [dark] dark
       *[system] same as device
    }
page-save = Save
page-saved = Saved.
page-drawn = Drawn table
page-not-drawn = The drawn client hasn’t been built here, so you’re seeing the plain pages. Everything works on them too. To build it, run “make web”.
