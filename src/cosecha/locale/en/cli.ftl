# The command line and the table in the terminal.

## Help of the commands

cli-about = Farming board games for people and bots. Play in the terminal, let bots play each other, replay and verify matches.
cli-about-command =
    { $command ->
        [serve] Serve tables to browsers and programs until you press Ctrl-C.
        [play] Play a match: you against bots, or several people at one keyboard.
        [simulate] Let bots play many matches and sum them up.
        [replay] Step through a saved match.
        [verify] Deal a saved match again and check every move, the result and the proof of a fair deal.
        [check] Play scenario files and say which hold.
        [bots] List the bots of each game.
       *[rules] Read the rules of a game.
    }
cli-usage = Usage: { $usage }
cli-usage-command = COMMAND
cli-usage-options = OPTIONS
cli-arguments = Arguments:
cli-commands = Commands:
cli-options = Options:
cli-more-help = Each command has its own help: { $command }
cli-default = default: { $value }
cli-flag-seats = Seats count from 0.
cli-argument-game = The game: { $known }.
cli-argument-file = A saved match, as JSON or as compact text.
cli-argument-files = One or more scenario files (YAML or JSON).
cli-argument-section = A section of the page, for example auction.
cli-flag-lang = The language; without it, the language of your machine.
cli-flag-help = Show this help.
cli-flag-version = Show the version.
cli-flag-ascii = Draw with plain ASCII signs.
cli-flag-all = Print the whole match without asking.
cli-flag-moves = Print the moves in compact text form.
cli-flag-play =
    { $flag ->
        [seats] Who sits where, for example you,insight,random; you,you is two people at one keyboard. Without it: you and insight bots.
        [name] Your name at the table.
        [seed] Deal from this number. Without it the deal is fair by proof.
        [words] Your words for the fair deal, so that you are not asked.
        [resume] Go on with a saved match.
        [save] The file to save the match in.
       *[pace] Seconds between the moves of bots. [default: 0.4, or 0 in a pipe]
    }
cli-flag-serve =
    { $flag ->
        [host] Where to listen; 0.0.0.0 for everybody who can reach this machine. [default: 127.0.0.1]
        [port] The port. [default: 8080]
        [any_port] If the port is taken, the next free one will do.
        [text_only] Serve the plain text pages only, not the drawn client.
        [open] Open the tables in a browser, where there is a desktop.
        [data] The folder of the server’s key and of its tables. [default: cosecha-data]
        [key_file] The file of the secret that signs links and cookies; made when it is missing. Machines that serve the same tables share it, or have the secret itself in COSECHA_KEY, which is no flag because others could read it. [default: key in the data folder]
        [database_url] A PostgreSQL address instead of the SQLite file in the data folder. With a password, put it into the environment.
        [survive_power_loss] An answer counts only when it would survive a power cut; slower. Without it, it survives any crash of the server.
        [bot_processes] How many processes think for the bots. [default: 1]
        [bot_patience] Seconds that a bot may think before a simple one takes its seat. [default: 10]
        [actions_per_second] How many changes a second a link may ask for; an address ten times as many. A hint, a fork or a new table counts as ten. [default: 20]
        [allowed_hosts] The names under which this server answers, with commas between; * for any. Left out: any, but with --host on this machine itself only localhost, 127.0.0.1 and [::1].
        [chat_per_second] How many lines of chat a second a seat or somebody who watches may write; a few may come at once. [default: 1]
        [tables_per_hour] How many tables an address may open an hour, forks and loaded records included; 0 for any number. [default: 200]
        [list_hours] Hours for which a public table to which nobody comes is listed; its link keeps working. 0 lists it for ever. [default: 24]
        [keep_days] Days after which a table that nobody has touched is removed for good; 0 keeps all. Finished matches stay. [default: 0]
        [forget_finished] Remove finished matches and loaded records too, when --keep-days removes tables.
        [trusted_proxies] Addresses of proxies, with commas between, that may say for whom they ask and whether by https. [default: 127.0.0.1,::1]
        [metrics] Who may read the figures at /metrics: local, everybody or off. [default: local]
        [log_format] The log on stderr: text or json. [default: text]
        [log_level] What is logged: debug, info (every request), warning or error. [default: warning]
        [webhooks] Tell seats of their turns at addresses that they choose. [default: yes]
        [webhook_delay] Seconds that a seat is waited for before it is told. [default: 20]
       *[webhook_anywhere] Let these addresses be http, on any port, or inside your own network. Only where you trust everybody who plays.
    }
cli-flag-simulate =
    { $flag ->
        [bots] The bots, for example insight,random; the last one fills the seats left. [default: insight,random]
        [matches] How many matches. [default: 100]
        [seed] Where the deals come from: the same number, the same matches. [default: 0]
        [first_match] The number of the first match, to play a part of a run again. [default: 0]
        [workers] Processes at once. [default: 1]
        [json] Write everything, match by match, to a file, or to the screen with -.
       *[csv] Write a row for each bot to a file, or to the screen with -.
    }
cli-flag-simulate-players = How many play. [default: one for each bot named with --bots; 4 if you name one bot]

## What is wrong with a command line

cli-usage-no-option = There is no option “{ $option }” here; --help lists them.
cli-usage-no-value = The option “{ $option }” is not used like this; --help explains it.
cli-usage-missing = Something is missing: { $name }. See --help.
cli-usage-no-command = There is no such command. Known commands: { $known }.
cli-usage-wrong = The command line cannot be understood; “{ $command } --help” explains it.
cli-flag-choice = { $flag }: “{ $value }” is not one of { $known }.
cli-flag-range = { $flag }: “{ $value }” is not a number from { $least } to { $most }.
cli-flag-least = { $flag }: “{ $value }” is too small; the least is { $least }.
cli-flag-number = { $flag }: “{ $value }” is not a whole number.
cli-flag-result = { $flag } needs a file, or - for the screen.
cli-flag-seed = --seed: “{ $value }” is too big; it must fit in 128 bits.
cli-seed-or-words = Give either --seed or --words: words belong to the fair deal, which needs no seed.
cli-seats-empty = --seats: there is an empty place between two commas.
cli-seats-count =
    { $seats ->
        [one] --seats names { $seats } seat, but { $players } play.
       *[other] --seats names { $seats } seats, but { $players } play.
    }
cli-resume-options = A resumed match keeps its options and its deal: leave out the options of the game, --seed and --words.
cli-resume-no-seats = This record does not say who plays its seats ({ $names }). Say it with --seats, for example --seats you,insight.

## Files

cli-os-problem = The computer refuses: { $text }
cli-file-missing = There is no file “{ $file }”.
cli-file-folder = “{ $file }” is a folder, not a file.
cli-file-exists = The file “{ $file }” is there already; choose another name.
cli-file-no-folder = The folder of “{ $file }” does not exist.
cli-file-other = “{ $file }” is not a text that Cosecha can read.
cli-file-unreadable = “{ $file }” cannot be read. { $text }
cli-file-unwritable = “{ $file }” cannot be written. { $text }

## At the table

cli-person = Player
cli-saved = The match is saved in { $file }
cli-resume-with = Go on with:
cli-not-begun = No match has begun.
cli-more = More: Enter; stop: q
cli-press-enter = Press Enter.
cli-curtain = { $name } is next. The others look away now.
cli-secret = Your answer is secret: the others see it when all have answered.
cli-first-help = Type ? for help.
cli-bot-illegal = The bot { $bot } wants something illegal: { $reason }
cli-bot-failed = The bot { $bot } broke down: { $text }
cli-bot-type = The bot { $bot } answered { $answer }, which is a { $type }; an action is an int.
cli-proof-start = Fair by proof. The computer has settled on a secret; its fingerprint is { $commitment }
cli-proof-words = { $name }, type any words: the deal is mixed from them and the secret (Enter for none).
cli-proof-end = Proof of the fair deal: the secret was { $secret }, and its fingerprint is the one shown at the start, { $commitment }
cli-see-rules = (rules { $anchor })
cli-several = That can mean several things: { $actions }
cli-not-understood = “{ $text }” is no answer to this question. Type ? for help.
cli-no-such-number =
    { $count ->
        [one] There is no number { $number } in the list; there is only 1.
       *[other] There is no number { $number } in the list; it goes from 1 to { $count }.
    }
cli-amount = How much? { $range } (Enter: back)
cli-place = Where? { $places } (Enter: back)
cli-place-any =
    { $count ->
        [one] Where? { $count } place is possible; its name is on the board. (Enter: back)
       *[other] Where? { $count } places are possible; their names are on the board. (Enter: back)
    }
cli-undo-nothing = You have not decided anything yet that could be taken back.
cli-undo-secret = This cannot be taken back: a secret answer is final.
cli-undo-others = This takes back moves of others too: { $names }. Do they agree? (yes/no)
# What counts as yes, separated by comma and space.
cli-yes = yes, y
cli-undo-stays = Nothing is taken back.
cli-undone = Taken back: { $action }
cli-save-as = Save as (Enter: { $file }):
cli-why-what = Type an action after it, for example: why bid 99
cli-why-legal = Nothing speaks against it: “{ $action }” is allowed now.
cli-why-amount = Nothing speaks against it, but an amount is missing, for example: { $action }
cli-score-hidden = Not everything is open in this match: the score sheet comes at the end.
cli-no-section = The rules have no section “{ $anchor }”. There are: { $known }.
cli-sections = Sections: { $known }

## Help at the prompt

cli-help-answers = Answers
cli-help-answer =
    { $kind ->
        [number] A number from the list, with the missing word after it if you like: 2 c4. When you are asked for an amount, a number is that amount.
        [notation] The whole action, now for example: { $examples }
       *[short] Anything shorter that fits one action only: some of its words, or how they begin.
    }
cli-help-commands = Commands
cli-help-command =
    { $command ->
        [board] draw the table again
        [hint] three good ideas, with reasons
        [why] why an action is not allowed
        [rules] read the rules
        [log] all that has happened
        [score] points as the board stands
        [undo] back to your last decision
        [save] save now; with a name, a copy
        [quit] save and leave
       *[other] this help
    }
# What stands behind the command, with a space before it; nothing for most.
cli-help-argument =
    { $command ->
        [why] { " " }ACTION
        [rules] { " " }[SECTION]
        [save] { " " }[FILE]
       *[other] { "" }
    }
# What the command is called here, first the name to show; separated by comma and space. English always works too.
cli-word =
    { $command ->
        [board] board, b
        [hint] hint
        [why] why
        [rules] rules
        [log] log
        [score] score
        [undo] undo
        [save] save
        [quit] quit, q
        [exit] exit
        [help] help
       *[other] ?
    }

## Santiago's drawing

# Heads of narrow columns: at most 4 signs (bid), 6 (proposal).
cli-santiago-bid = bid
cli-santiago-proposal = offer
cli-santiago-sign =
    { $sign ->
        [wet] watered
        [dry] dry
        [desert] desert
        [palm] palm
        [spring] spring
        [money] escudos
        [own-canal] additional canal
        [farmers] farmers
       *[overseer] overseer
    }

## Cacao's drawing

cli-cacao-sign =
    { $sign ->
        [gold] gold
        [fruits] fruits
        [suns] suns
        [water] water field
        [tiles] tiles left
       *[over] overbuilt
    }

## Agricola's drawing

cli-agricola-coming = Next round cards, in an unknown order: { $cards }
# The goods are written as on the action board: F1.
cli-agricola-promised = Promised to { $seat }: { $goods } in rounds { $rounds }
cli-agricola-sign =
    { $sign ->
        [room] room
        [field] field
        [stable] stable
        [fence] fence
        [people] at home / people
        [starter] starting player
       *[begging] begging tokens
    }

## Replaying

cli-replay-older = This match was played under older rules (version { $rules }, today { $known }): it is told from its stored events, without the board.
cli-replay-public = This is the public record of a running match: it is told from its stored events, without the board.
cli-replay-start =
    { $moves ->
        [one] { $game }, { $players } players, { $moves } move.
       *[other] { $game }, { $players } players, { $moves } moves.
    }
cli-replay-step = Move { $move } of { $moves }
cli-replay-keys = Enter: next, b: back, a number: go there, q: stop
cli-replay-key = “{ $text }” means nothing here.
cli-replay-range = There is no move { $number }; they go from 0 to { $moves }.
cli-replay-end = This is the end of the record.
cli-replay-beginning = This is the beginning of the record.

## Verifying

cli-verify-file = The file is whole: its digests fit.
cli-verify-head = { $game }, rules version { $rules }, seed { $seed }
cli-verify-moves =
    { $moves ->
        [one] Dealt again: { $moves } move, and the rules allow it.
       *[other] Dealt again: { $moves } moves, and the rules allow each of them.
    }
cli-verify-state = The moves lead to the position that the record says.
cli-verify-state-none = The record says nothing about its last position: compact text does not.
cli-verify-events = The stored events are those that follow from the moves.
cli-verify-totals = The points are right: { $totals }
cli-verify-result = The points are: { $totals }
cli-verify-unfinished = The match is not over: there is no result to check.
cli-verify-commitment = The secret fits the fingerprint that was shown before the deal.
cli-verify-words = Secret and words give exactly this deal; words: { $words }
cli-verify-no-words = none
cli-verify-no-proof = There is no proof of a fair deal: the match was dealt from a chosen seed.
cli-verify-secret-later = The proof of a fair deal has only its fingerprint yet: the secret comes at the end of the match.
cli-verify-secret-missing = The match is over, but the secret of its fair deal is missing: the deal cannot be checked.
cli-verify-good = Everything is right.
cli-verify-bad = This record is not right.
cli-verify-other-events = Move { $move }: the stored events are not those that follow from the moves.
cli-verify-other-commitment = The secret does not fit the fingerprint that was shown before the deal.
cli-verify-other-seed = Secret and words give another deal than this one.

## Scenarios

cli-check-passed = holds
cli-check-failed = fails
cli-check-bases = { $file }: positions to start from, nothing to play.
cli-check-summary =
    { $count ->
        [one] { $count } scenario: { $passed } holds, { $failed } fails.
       *[other] { $count } scenarios: { $passed } hold, { $failed } fail.
    }

## Bots and simulations

cli-bots-title = Bots
cli-bots-game = Game
cli-bots-name = Bot
cli-bots-about = What it is
cli-simulate-running = Playing
cli-simulate-title =
    { $matches ->
        [one] { $game }: { $matches } match of { $players } players, seed { $seed }
       *[other] { $game }: { $matches } matches of { $players } players, seed { $seed }
    }
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-wins = Wins
cli-simulate-rate = Win rate
cli-simulate-interval = 95% interval
cli-simulate-score = Points
cli-simulate-rank = Rank
# Milliseconds for a decision.
cli-simulate-thinking = ms a move
cli-simulate-length = Decisions in a match, on average: { $length }
cli-simulate-stopped = Stopped.
cli-simulate-again = To play this match alone again:
