# The command line and the table in the terminal.

## Help for the commands

cli-about = Farming board games for people and bots. Play in the terminal, let bots play each other, replay and verify games.
cli-about-command =
    { $command ->
        [serve] Run a server that browsers and programs can play on. Ctrl-C stops it.
        [mcp] Let language models play, as an MCP server over stdin and stdout.
        [backup] Save all tables of a server in one file. The server may be running.
        [restore] Replace all tables of a server by those of a backup. Stop the server first.
        [play] Play a game against bots, or with several people at one keyboard.
        [simulate] Let bots play many games and show the results.
        [dataset] Let bots play and save every decision as a dataset (Parquet).
        [league] Let bots play a league and rate them.
        [report] Make a web page with charts of played games.
        [replay] Step through a saved game.
        [verify] Replay a saved game and check every move, the result and the fairness proof.
        [analyze] Review every decision of a saved game: what was good, and what would have been better.
        [check] Run scenario files and report which pass.
        [bots] List the bots for each game.
        [doctor] Show what’s installed and whether it works.
        [options] List, rename or delete the options you have saved.
       *[rules] Read the rules of a game.
    }
cli-usage = Usage: { $usage }
cli-usage-command = COMMAND
cli-usage-options = OPTIONS
cli-arguments = Arguments:
cli-commands = Commands:
cli-options = Options:
cli-more-help = For help on a command: { $command }
cli-default = default: { $value }
cli-flag-seats = Seats are numbered from 0.
cli-argument-game = The game: { $known }.
cli-argument-any-game = The game: { $known }. Name one to see its options here.
cli-argument-file = A saved game, as JSON or compact text.
cli-argument-report = A file that simulate or league wrote with --json, a saved game, or the folder of a dataset.
cli-argument-backup = The backup file.
cli-argument-files = One or more scenario files (YAML or JSON).
cli-argument-section = A section of the rules, for example auction.
cli-flag-lang = Language. By default, the language of your system.
cli-flag-help = Show this help.
cli-flag-version = Show the version.
cli-flag-doctor-json = Print the report as JSON, for programs.
cli-flag-ascii = Use plain ASCII characters only.
cli-flag-force = Overwrite what is there.
cli-flag-all = Print the whole game without pausing.
cli-flag-moves = Print the moves as compact text.
cli-flag-play =
    { $flag ->
        [seats] Who sits where, for example you,farmer,sprout. Use you,you for two people at one keyboard. By default: you, and bots at your suggested level.
        [name] Your name at the table.
        [seed] Deal from this number. By default, the deal is provably fair.
        [words] Your words for the fair deal, so that you aren’t asked.
        [resume] Continue a saved game.
        [save] The file to save the game in.
        [series] Play a series instead of one game: best-of-three; in Agricola also three-games and solo.
        [saved_options] Start from options saved under this name. Other flags count more.
        [save_options] Save the game’s options under this name.
       *[pace] Seconds between bot moves. [default: 0.4, or 0 in a pipe]
    }
cli-flag-report-to = Where to write the page. [default: the name of FILE with .html]
cli-flag-report-images = Also write the charts as SVG and PNG to this folder.
cli-flag-delete = Delete the options with this name.
cli-flag-rename = Rename the options with this name.
cli-flag-to = Their new name.
cli-options-saved = Options saved as “{ $name }” in { $file }.
cli-options-none = You haven’t saved any options yet. Use: cosecha play GAME --save-options NAME
cli-options-which-game = Say for which game.
cli-options-title = Saved options
cli-options-game = game
cli-options-name = name
cli-options-about = options
cli-flag-serve =
    { $flag ->
        [host] Address to listen on. Use 0.0.0.0 for everyone who can reach this machine. [default: 127.0.0.1]
        [port] Port to listen on. [default: 8080]
        [any_port] If the port is in use, take the next free one.
        [text_only] Serve only the plain text pages, not the drawn client.
        [open] Open the lobby in a browser, if there’s a desktop.
        [data] Folder for the server’s key and its tables. [default: cosecha-data]
        [key_file] File with the secret that signs links and cookies, created if missing. Machines that serve the same tables share it, or set the secret itself in COSECHA_KEY. There’s no flag for the secret, because other users could read it. [default: key in the data folder]
        [database_url] PostgreSQL address to use instead of the SQLite file in the data folder. If it has a password, set it in the environment.
        [survive_power_loss] Acknowledge a move only once it would survive a power cut. Slower. Without it, moves survive any crash of the server.
        [workers] Number of processes that serve people: one per core at most. Each has its own bot processes. Not on Windows. [default: 1]
        [bot_processes] Number of processes that think for the bots. [default: 1]
        [bot_patience] Seconds a bot may think before a simple one takes its seat. [default: 10]
        [bot_seconds] Maximum thinking time per move, in seconds, for bots with an adjustable time. At most half of bot-patience. [default: 3]
        [actions_per_second] Changes per second allowed for each link, and ten times as many for each address. A hint, a fork or a new table counts as ten. [default: 20]
        [allowed_hosts] Host names this server answers to, separated by commas, or * for any. By default any, but only localhost, 127.0.0.1 and [::1] when it listens on this machine only.
        [chat_per_second] Chat messages per second allowed for each seat or spectator, with short bursts. [default: 1]
        [tables_per_hour] Tables an address may open per hour, including forks and uploaded games. 0 for no limit. [default: 200]
        [list_hours] Hours a public table stays in the list when nobody joins. Its link keeps working. 0 lists it forever. [default: 24]
        [keep_days] Delete tables nobody has used for this many days. 0 keeps them all. Finished games are kept. [default: 0]
        [forget_finished] When --keep-days deletes tables, delete finished and uploaded games too.
        [trusted_proxies] Addresses of proxies, separated by commas, that may say who a request is from and whether it came over https. [default: 127.0.0.1,::1]
        [metrics] Who may read /metrics: local, everybody or off. [default: local]
        [log_format] Format of the log on stderr: text or json. [default: text]
        [log_level] What to log: debug, info (every request), warning or error. [default: warning]
        [webhooks] Notify players of their turns through webhooks they choose. [default: yes]
        [webhook_delay] Seconds to wait before notifying a player. [default: 20]
       *[webhook_anywhere] Allow webhooks over http, on any port, or inside your own network. Only if you trust everyone who plays.
    }
cli-flag-mcp =
    { $flag ->
        [table] Sit at a table of a running server, with the link to a seat. By default, models open games of their own.
        [name] The model’s name at that table.
        [seed] Deal from this number: the same number gives the same deals. By default, deals are random.
        [http] Serve over HTTP instead, for several models.
        [host] With --http: the address to listen on. [default: 127.0.0.1]
       *[port] With --http: the port to listen on. [default: 8765]
    }
cli-mcp-serving = Language models can play at { $address }. Ctrl-C stops it.
cli-flag-simulate =
    { $flag ->
        [bots] The bots, for example master,random. The last one fills the remaining seats. [default: insight,random]
        [games] Number of games. [default: 100]
        [seed] Seed of the deals. The same seed gives the same games. [default: 0]
        [first_game] Number of the first game, to repeat part of a run. [default: 0]
        [workers] Number of processes. On Ray: games at a time. [default: all cores]
        [on] Where to play: processes (on this machine), ray, or the address of a Ray cluster, such as ray://host:10001. [default: processes]
        [json] Write the full results, game by game, to a file, or to the screen with -.
        [series] Play series instead of single games: best-of-three; in Agricola also three-games and solo. --games is then the number of series.
       *[csv] Write one row per bot to a file, or to the screen with -.
    }
cli-flag-dataset =
    { $flag ->
        [folder] The folder to write to. If it holds an unfinished dataset, that one is continued. [default: GAME-dataset]
        [bots] The bots, for example master,random. The last one fills the remaining seats. [default: insight,random]
        [games] Number of games. [default: 1000]
        [seed] Seed of the deals. The same seed gives the same games. [default: 0]
        [first_game] Number of the first game, to repeat part of a run. [default: 0]
        [games_per_part] Number of games per file. [default: 2% of the games, at most 100]
        [as_] How to save what the bots saw: json (as views) or encoded (as numbers, like the environments). [default: json]
        [workers] Number of processes. On Ray: games at a time. [default: all cores]
       *[on] Where to play: processes (on this machine), ray, or the address of a Ray cluster, such as ray://host:10001. [default: processes]
    }
cli-flag-league =
    { $flag ->
        [bots] The bots, for example master,farmer,./mybot.py:MyBot. [default: insight,random]
        [system] Who plays whom: round-robin (all against all) or swiss (bots with similar results). [default: round-robin]
        [rounds] Number of rounds. [default: 1]
        [games] Number of games per table and round. [default: 20]
        [seed] Seed of the deals. The same seed gives the same games. [default: 0]
        [workers] Number of processes. On Ray: games at a time. [default: all cores]
        [on] Where to play: processes (on this machine), ray, or the address of a Ray cluster, such as ray://host:10001. [default: processes]
        [json] Write the full results, game by game, to a file, or to the screen with -.
        [csv] Write one row per bot to a file, or to the screen with -.
        [images] Write the charts as SVG and PNG to this folder.
        [strength] Instead of a league, measure the strongest level against its targets and add the results to this file. Without GAME: in all games. Here --bots chooses other bots, and --games sets the games per row.
        [rows] With --strength: what to measure, for example agricola-2,cacao-3. [default: everything]
       *[page] With --strength: update the tables of this page.
    }
cli-flag-league-players = Number of players at a table. [default: 2]
cli-flag-players = Number of players: { $ranges }.
cli-flag-simulate-players = Number of players. [default: one per bot in --bots; 4 if you name only one]

## Mistakes on the command line

cli-usage-no-option = Unknown option “{ $option }”. See --help.
cli-usage-no-value = That’s not how the option “{ $option }” works. See --help.
cli-usage-missing = Missing: { $name }. See --help.
cli-usage-no-command = Unknown command. Commands: { $known }.
cli-usage-wrong = Can’t read this command line. See “{ $command } --help”.
cli-not-installed =
    { $extra ->
        [mcp] The MCP server isn’t installed. Run: { $command }
        [server] The server isn’t installed. Run: { $command }
        [research] This needs the research tools. Run: { $command }
        [ray] Ray isn’t installed. Run: { $command }
       *[terminal] Only the library is installed. To play in the terminal, run: { $command }
    }
cli-package-not-installed = This needs { $package }, which isn’t installed. Run: { $command }
cli-watch-at = Watch at { $url }
cli-flag-choice = { $flag }: “{ $value }” isn’t one of { $known }.
cli-flag-range = { $flag }: “{ $value }” isn’t a number from { $least } to { $most }.
cli-flag-least = { $flag }: “{ $value }” is too small. The minimum is { $least }.
cli-flag-number = { $flag }: “{ $value }” isn’t a whole number.
cli-flag-result = { $flag } needs a file, or - for the screen.
cli-flag-seed = --seed: “{ $value }” is too big. It must fit in 128 bits.
cli-seed-or-words = Use either --seed or --words. Words are for the fair deal, which doesn’t use a seed.
cli-seats-empty = --seats: there’s nothing between two commas.
cli-seats-count =
    { $seats ->
        [one] --seats names { $seats } seat for { $players } players.
       *[other] --seats names { $seats } seats for { $players } players.
    }
cli-resume-options = A saved game keeps its options and its deal. Leave out the game’s options, --seed and --words.
cli-resume-no-seats = This file doesn’t say who plays the seats ({ $names }). Use --seats, for example --seats you,farmer.

## Files

cli-os-problem = System error: { $text }
cli-file-missing = There’s no file “{ $file }”.
cli-file-folder = “{ $file }” is a folder, not a file.
cli-file-exists = The file “{ $file }” already exists. Choose another name.
cli-file-no-folder = The folder for “{ $file }” doesn’t exist.
cli-file-other = Cosecha can’t read “{ $file }”.
cli-file-unreadable = Can’t read “{ $file }”. { $text }
cli-file-unwritable = Can’t write “{ $file }”. { $text }

## At the table

cli-person = Player
cli-at-the-table = At the table: { $names }
cli-level-suggested = Suggested for your next game: { $level }
cli-saved = Game saved in { $file }
cli-resume-with = Continue with:
cli-not-begun = No game was started.
cli-more = Enter: more, q: stop
cli-press-enter = Press Enter.
cli-curtain = { $name } is next. Everyone else, look away!
cli-secret = Your answer is secret.
cli-first-help = Type ? for help.
cli-bot-illegal = The bot { $bot } tried something illegal: { $reason }
cli-bot-failed = The bot { $bot } failed: { $text }
cli-bot-type = The bot { $bot } answered { $answer }, a { $type }. An action must be an int.
cli-proof-start = Provably fair: the computer has fixed a secret with the fingerprint { $commitment }
cli-proof-words = { $name }, type any words. The deal is mixed from them and the secret (Enter for none).
cli-proof-end = Fairness proof: the secret was { $secret }, with the fingerprint shown at the start, { $commitment }
cli-see-rules = (rules { $anchor })
cli-several = That could mean several things: { $actions }
cli-not-understood = “{ $text }” isn’t a possible answer. Type ? for help.
cli-no-such-number =
    { $count ->
        [one] There’s no number { $number } in the list. There’s only 1.
       *[other] There’s no number { $number } in the list. It goes from 1 to { $count }.
    }
cli-amount = How much? { $range } (Enter: back)
cli-place = Where? { $places } (Enter: back)
cli-place-any =
    { $count ->
        [one] Where? { $count } place is possible. Its name is on the board. (Enter: back)
       *[other] Where? { $count } places are possible. Their names are on the board. (Enter: back)
    }
cli-undo-nothing = There’s nothing to undo yet.
cli-undo-secret = You can’t undo this: a secret answer is final.
cli-undo-others = This also undoes moves by { $names }. Do they agree? (yes/no)
# What counts as yes, separated by comma and space.
cli-yes = yes, y
cli-undo-stays = Nothing was undone.
cli-undone = Undone: { $action }
cli-save-as = Save as (Enter: { $file }):
cli-why-what = Add an action, for example: why bid 99
cli-why-legal = “{ $action }” is allowed right now.
cli-why-amount = That’s allowed, but an amount is missing, for example: { $action }
cli-score-hidden = Some things are hidden in this game. You’ll see the score sheet at the end.
cli-no-section = The rules have no section “{ $anchor }”. Sections: { $known }.
cli-sections = Sections: { $known }

## Help at the prompt

cli-help-answers = Answers
cli-help-answer =
    { $kind ->
        [number] A number from the list, followed by the missing word if you like: 2 c4. When you’re asked for an amount, a number is that amount.
        [notation] The whole action, for example: { $examples }
       *[short] Anything shorter that fits only one action: some of its words, or the start of them.
    }
cli-help-commands = Commands
cli-help-command =
    { $command ->
        [board] show the board again
        [hint] three good ideas, with reasons
        [why] why an action isn’t allowed
        [rules] read the rules
        [read] read a card by its name, or find cards by words in their texts
        [hand] your hand; sort it by kind, playable, name or price, or give words to find
        [auto] always give a question the same answer, until you quit
        [log] everything that has happened
        [score] points so far
        [undo] undo your last decision
        [save] save now, or save a copy under another name
        [quit] save and quit
       *[other] this help
    }
# What comes after the command, with a space before it; nothing for most.
cli-help-argument =
    { $command ->
        [why] { " " }ACTION
        [rules] { " " }[SECTION]
        [read] { " " }NAME
        [hand] { " " }[ORDER] [WORDS]
        [auto] { " " }[NUMBER ANSWER]
        [save] { " " }[FILE]
       *[other] { "" }
    }
# The names of the command, the one to show first, separated by comma and space. English names always work too.
cli-word =
    { $command ->
        [board] board, b
        [hint] hint
        [why] why
        [rules] rules
        [read] read
        [hand] hand
        [auto] auto
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

# Headings of narrow columns: at most 4 characters (bid), 6 (proposal).
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

cli-agricola-coming = Next round cards, in unknown order: { $cards }
# The goods are written as on the action board: F1.
cli-agricola-promised = { $seat } will get: { $goods } in rounds { $rounds }
cli-agricola-season = { $spaces }: { $note }
cli-agricola-played =
    { $cards ->
        [none] { $seat }
       *[other] { $seat }: { $cards }
    }
cli-agricola-sign =
    { $sign ->
        [room] room
        [field] field
        [stable] stable
        [fence] fence
        [people] at home / people
        [starter] starting player
       *[begging] begging markers
    }

## Replaying

cli-replay-older = This game was played with older rules (version { $rules }, now { $known }), so it’s shown from its log, without the board.
cli-replay-public = This is the public file of a running game, so it’s shown from its log, without the board.
cli-replay-start =
    { $moves ->
        [one] { $game }, { $players } players, { $moves } move.
       *[other] { $game }, { $players } players, { $moves } moves.
    }
cli-replay-step = Move { $move } of { $moves }
cli-replay-keys = Enter: next, b: back, a number: go there, h: best moves, q: stop
cli-replay-key = “{ $text }” doesn’t do anything here.
cli-replay-range = There’s no move { $number }. Moves go from 0 to { $moves }.
cli-replay-end = This is the end of the game.
cli-replay-beginning = This is the start of the game.

## Analyzing a saved game

cli-flag-analyze-seat = Show only this player’s decisions, by seat. Seats are numbered from 0.
cli-flag-analyze-game = Which game of a series to analyze. Games are numbered from 1. [default: the last finished one]
cli-flag-analyze-json = Also write the analysis as JSON. With -, write only the JSON, to the screen.
cli-flag-analyze-workers = Number of processes. [default: all cores]
cli-analyze-title = Analysis of { $game } (moves: { $moves })
cli-analyze-decision = Move { $move }, { $seat }: { $action }. { $mark } ({ $change }).
cli-analyze-better = Better: { $action }. { $reason }
cli-analyze-unfinished = The game isn’t over yet. You can analyze it at the end. Continue with: { $command }
cli-analyze-running = Analyzing

## Verifying

cli-verify-file = The file is intact: its digests are correct.
cli-verify-head = { $game }, rules version { $rules }, seed { $seed }
cli-verify-moves =
    { $moves ->
        [one] Replayed { $moves } move. It’s legal.
       *[other] Replayed { $moves } moves. They’re all legal.
    }
cli-verify-state = The moves lead to the position in the file.
cli-verify-state-none = Compact text has no final position to check.
cli-verify-events = The log in the file matches the moves.
cli-verify-totals = The points are correct: { $totals }
cli-verify-result = Points: { $totals }
cli-verify-unfinished = The game isn’t over, so there’s no result to check.
cli-verify-commitment = The secret matches the fingerprint shown before the deal.
cli-verify-words = The secret and the words give exactly this deal. Words: { $words }
cli-verify-no-words = none
cli-verify-no-proof = There’s no fairness proof: the game was dealt from a chosen seed.
cli-verify-secret-later = The fairness proof has only a fingerprint so far. The secret is added at the end of the game.
cli-verify-secret-missing = The game is over, but the secret of its fair deal is missing, so the deal can’t be checked.
cli-verify-series =
    { $games ->
        [one] The series is right: { $games } game and the standings.
       *[other] The series is right: { $games } games that follow from each other, and the standings.
    }
cli-verify-good = Everything checks out.
cli-verify-bad = This file isn’t correct.
cli-verify-other-events = Move { $move }: the log in the file doesn’t match the moves.
cli-verify-other-commitment = The secret doesn’t match the fingerprint shown before the deal.
cli-verify-other-seed = The secret and the words give a different deal.

## Scenarios

cli-check-passed = passed
cli-check-failed = failed
cli-check-bases = { $file }: only starting positions, nothing to run.
cli-check-summary =
    { $count ->
        [one] { $count } scenario: { $passed } passed, { $failed } failed.
       *[other] { $count } scenarios: { $passed } passed, { $failed } failed.
    }

## Bots and simulations

cli-bots-title = Bots
cli-bots-game = Game
cli-bots-name = Bot
cli-bots-rating = Elo
cli-bots-time = s/move
cli-bots-about = Description
cli-bots-timed = { $name } thinks for { $seconds } s per move. To change that, add the seconds to the name, from { $least } to { $most }: { $example }
cli-simulate-running = Playing
cli-simulate-title =
    { $matches ->
        [one] { $game }: { $matches } game with { $players } players, seed { $seed }
       *[other] { $game }: { $matches } games with { $players } players, seed { $seed }
    }
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-wins = Wins
cli-simulate-rate = Win rate
cli-simulate-interval = 95% interval
cli-simulate-score = Points
cli-simulate-rank = Rank
# Milliseconds for a decision.
cli-simulate-thinking = ms/move
cli-simulate-length = Average decisions per game: { $length }
cli-simulate-stopped = Stopped.
cli-simulate-again = To replay just this game:
cli-simulate-series =
    { $players ->
        [one] { $game }, { $kind }: { $series } series with { $players } player, seed { $seed }
       *[other] { $game }, { $kind }: { $series } series with { $players } players, seed { $seed }
    }
cli-simulate-mean = Mean
cli-simulate-reached = Reached
# $points is what counts in the series: Wins.
cli-simulate-reached-help = Reached: { $points } at the end of a series, and in how many of them.
cli-simulate-games = Games per series: { $lengths }

cli-agricola-hand = Your hand, with what is missing. Read a card with: read NAME
cli-card-which = Which card? Add its name or the beginning of it.
cli-card-unknown = There’s no card “{ $text }”.
cli-card-none-here = This game has no cards to read.
cli-hand-empty = You have no cards in your hand.
cli-hand-none = No card in your hand has “{ $text }”.
cli-sort =
    { $sort ->
        [kind] kind
        [playable] playable
        [price] price
       *[name] name
    }
cli-auto-none = There’s nothing you can answer automatically yet.
cli-auto-unknown = “{ $text }” isn’t a number from the list and an answer.
cli-auto-ask = ask
cli-auto-how = To change one, type its number and an answer: { $examples }
cli-auto-played = Automatic answer: { $action }
