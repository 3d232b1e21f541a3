# The table server and its pages.

## What happens at a table

table-sat = { $seat } sits down.
table-back = { $seat } is back.
table-stood-left = { $seat } has left; a bot plays on.
table-stood-broke = The bot of { $seat } has broken down; a simple one plays on.
table-stood-clock = The time of { $seat } is up; a bot plays on.
table-stood-host = The host lets a bot play for { $seat }.
table-stood-up = { $seat } stands up again.
table-stood-empty = Nobody has taken this seat, so a bot plays: { $seat }.
table-started = The match begins.
table-forked = The match goes on from move { $move } of another table.
table-undone = { $seat } takes a move back.
table-undo-asked = { $seat } asks to take a move back.
table-undo-agreed = { $seat } agrees.
table-undo-refused = { $seat } does not agree.
table-relinked = The host has made a new link to the seat of { $seat }; the old one opens nothing.
table-relinked-hand = The host has made a new link to watch with the eyes of { $seat }; the old one opens nothing.

## What a table refuses

error-no-table = There is no such table, or this link does not open it.
error-stale = The table has moved on meanwhile. This is how it stands now.
error-not-your-seat = This seat is not yours.
error-not-the-host = Only the host of the table can do this.
error-no-seat = There is no such seat at this table.
error-seat-taken = Somebody was faster: this seat is taken.
error-name-missing = Tell the others your name first.
error-bot-plays = A bot plays for this seat. Sit down again first.
error-key-used = The key { $key } already names another request.
error-undo-open = Somebody has already asked to take a move back. Wait for the answer.
error-name-taken = Somebody at the table has this name. Choose another.
error-clock = A clock needs time for a move, for the match, or both.
error-too-fast = This is too fast. Wait a moment.
error-chat-too-fast = Others cannot read that fast. Wait a moment, then send your line again.
error-too-many-tables = So many tables have been opened from your address that there is room for no more now. Try again later.
error-table-busy = Too much is happening at this table at once. Try again.
error-table-not-started = The match has not begun yet.
error-table-seats =
    { $seats ->
        [one] You have filled { $seats } seat, but { $players } play.
       *[other] You have filled { $seats } seats, but { $players } play.
    }
error-nothing-to-undo = There is nothing yet that you could take back.
error-nothing-asked = You are not asked anything now.
error-no-hint = The bot has no advice to give right now.
error-plan-kind = There is no decision called “{ $kind }” in this game.
error-no-move = There is no move { $move }: they go from 0 to { $moves }.
error-muted = The host has muted you in this chat.
error-table-archive = This match is only here to be looked at.
error-other-rules = This match was begun with another version of the rules and cannot be continued here.
error-settings = { $setting }: “{ $value }” will not do; allowed: { $allowed }.
error-other-site = This comes from another site, so it is refused.
error-request = This request cannot be understood: { $text }

## Everywhere

page-skip = Skip to the content
page-nav = Pages
page-tables = Tables
page-rules = Rules
page-settings = Settings
page-problem = That did not work
page-back = To the tables
page-your-name = Your name
page-person = Player { $number }
page-what-of = { $what }: { $of }

## The lobby

page-headline = Sow, water, harvest.
page-lead = A link is enough to play; bots fill the empty chairs.
page-players = Players
page-play-bots = Play against bots
page-new-table = New table
page-open-tables = Open tables
page-no-open-tables = No public table is open right now. Set one up!
page-my-tables = Your tables
page-no-tables = The tables where you play will be listed here.
page-origin = From move { $move } of another table
page-status =
    { $status ->
        [open] waits for players
        [running] being played
       *[over] finished
    }
page-seat-free = free
page-sit-down = Sit down
page-watch = Watch
page-join = Join by link
page-join-link = The link that somebody sent you
page-join-open = Open the table
page-join-help = Paste the whole link, with everything after the # sign.

## A new table

page-who-plays = Who plays
page-kind-me = me
page-kind-open = whoever I send a link to
page-kind-here = another person at this device
page-kind-bot = bot: { $bot }
page-name-here = Name
page-options = Rules of this table
page-table = The table
page-public = Public: everybody may see it and take a free seat
page-confirm-turns = Everybody at this table confirms their moves, and can take them back first
page-confirm-mine = At my tables everybody confirms their moves, and can take them back first
page-advice-mine = Show hints on every turn of mine
page-pace = Pace of the bots
page-pace-of =
    { $pace ->
        [0] at once
        [2] slow
       *[other] easy to follow
    }
page-clock = Clock
page-clock-move = Time for each move
page-clock-bank = Time for the whole match
page-clock-none = no limit
page-clock-zero = When the time is up
page-clock-zero-of =
    { $zero ->
        [wait] the table waits
       *[bot] a bot plays on until they come back
    }
page-clock-help = With both, the time for the match runs only when the time for a move is used up. Days are for matches by correspondence.
page-clock-of = Time left for { $seat }
page-clock-move-is = Time for each move: { $time }.
page-clock-bank-is = Time for the whole match: { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] When the time is up, the table waits.
       *[bot] When the time is up, a bot plays on.
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
page-word-help = The deal is mixed from the server’s secret, whose fingerprint this page already shows, and a word of each player: whoever now gives a word of their own can check at the end that the secret was fixed before it. Left empty, it is a random one.
page-word-first = The deal is mixed from the server’s secret and a word of each player. The server fixes its secret when it already has this word, and before anybody else joins: if you play with bots alone, you trust it not to choose the deal. Left empty, it is a random one.
page-set-up = Set up the table

## At a table

page-title-open = Waiting for players
page-title-over = The match is over
page-title-yours = Your turn
page-title-waiting = Waiting for { $seats }
page-title-away = A bot plays for you
page-lost = Connection lost. Trying again…
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
        [clock] Your time is up, so a bot plays for you.
        [host] The host lets a bot play for you.
       *[left] You have left, so a bot plays for you.
    }
page-start = Start now; bots take the free seats
page-confirm = Confirm
page-take-back = Take back
page-take-back-turn = Take back the whole turn
page-ask-take-back = Ask to take back
page-undo-wish = { $seat } would like to take a move back. Do you agree?
page-undo-waits = You have asked to take a move back. Still to answer: { $seats }.
page-agree = Agree
page-refuse = Do not agree
page-what = What
page-where = Where
page-amount = How much
page-not-these = Not possible: { $numbers }
page-do = Do it
page-rules-here = The rules for this decision
page-look-again = Look again
page-in-words = Square by square
page-hint = Give me a hint
page-hints = Hints
page-hint-do = Play it: { $action }
page-plan = Answer in advance
page-plan-help = While the table is slow, you can leave an answer. It is given only if it is allowed then; otherwise you are asked.
page-plan-now = Your answer: { $action }.
page-plan-stop = Forget it and ask me
page-notice = Tell me when it is my turn
page-notice-help = When your turn begins and you are not here, we send one message to this address: a webhook of your chat or notification service.
page-notice-address = Address of the webhook
page-notice-start = Tell me
page-notice-now = We tell you of your turns through { $host }.
page-notice-stop = Stop
page-log = Log
page-whole-log = The whole log
page-chat = Chat
page-chat-say = Your message
page-chat-send = Send
page-mute = Mute
page-unmute = Unmute
page-mute-watchers = Mute all who only watch
page-unmute-watchers = Unmute all who only watch
page-replace = Let a bot play for { $name }
page-stand-up = Stand up again
page-leave = Leave; a bot plays on
page-public-table = A public table.
page-private-table = A private table: only those with a link see it.
page-links = Links for others
page-links-help = A link is like a key: give each to one person only.
page-copy = Copy
page-copied = Copied
page-link =
    { $role ->
        [host] Host the table
        [play] Play: { $name }
        [hand] Watch with the eyes of { $name }
       *[watch] Watch only
    }
page-new-link = New link; the old one stops working
page-own-links = Links of my seat
page-own-links-help = With these somebody plays your seat, or sees what you see: to go on at another device, or to let somebody watch and learn. The host does not see them.
page-guest = { $name } plays at another device; nobody else sees the links of this seat.
page-again = Play again
page-sheet = Score sheet
page-fair = Fair by proof
page-fair-commitment = The fingerprint of the server’s secret, shown before the deal:
page-fair-secret = The secret (its fingerprint is the one above):
page-fair-words = The words of the seats, mixed into the deal:
page-fair-holds = Checked: the secret has this fingerprint, and with the words it gives the deal that was played.
page-fair-check = To check it yourself: the secret as 16 bytes, each word as its length in 4 bytes and its letters in UTF-8. The first sum is the fingerprint; the first 16 bytes of the second are the seed in the record. “cosecha verify” checks both.

## Several people at one device

page-curtain = Pass the device to { $name }
page-curtain-help = The others look away now.
page-curtain-lift = I am { $name }

## Looking back

page-replay = Replay
page-replay-at = Move { $move } of { $moves }
page-first = First
page-previous = Back
page-next = Next
page-last = Last
page-to-table = To the table
page-download = Download the record
page-upload = Load a record
page-upload-file = A file of a match
page-upload-open = Look at it
page-fork = Play on from here
page-fork-as = As
page-fork-help = A new table begins at this move, against bots. What you could not know then is dealt anew.
page-fork-go = Play on
page-fork-not = Go back to an earlier move to play on from there.
page-go-to = Go to move
page-eyes = Seen by
page-eyes-none = an onlooker
page-go = Show

## Reading and settings

page-contents = Contents
page-language = Language
page-theme = Colours
page-theme-of =
    { $theme ->
        [light] light
        [dark] dark
       *[system] like the device
    }
page-save = Save
page-saved = Saved.
page-drawn = The drawn table
page-not-drawn = The drawn client was not built here, so these are the plain pages. Everything works; “make web” builds it.
