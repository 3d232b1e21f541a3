# Research: many games, on this machine or on a cluster, and what they tell.

## Where games are played

error-run-place = Can’t play on “{ $place }”. Use processes, ray or an address such as ray://host:10001.
error-run-ray-connect = Can’t reach a Ray cluster at “{ $place }”: { $text }
error-run-ray = The run on Ray failed: { $text }
error-run-ray-version = The Ray nodes have Cosecha { $there }, but this machine has { $here }. Install the same version everywhere.

## Datasets

cli-dataset-stopped = Stopped. { $folder } keeps what’s done so far. Run the same command again to continue.
cli-dataset-damaged = { $file } was damaged, so it was written again.
cli-dataset-kept = Parts already there: { $kept } of { $parts }.
cli-dataset-done =
    { $games ->
        [one] { $folder }: { $rows } decisions from { $games } game, { $size } MB.
       *[other] { $folder }: { $rows } decisions from { $games } games, { $size } MB.
    }
error-dataset-none = There’s no dataset in “{ $folder }”.
error-dataset-manifest = Can’t read the manifest of the dataset “{ $folder }”: { $text }.
error-dataset-format = The dataset “{ $folder }” has format { $format }. This version reads format { $known }.
error-dataset-other = “{ $folder }” holds a different dataset: { $field } is { $there } there and { $here } here.
error-dataset-not-empty = “{ $folder }” isn’t an empty folder, and there’s no dataset in it.
error-dataset-taken = Another process is writing to the dataset “{ $folder }”. Wait until it’s done.
error-dataset-numbers = A dataset’s game numbers stay below { $most }. Use a smaller --first-game or fewer games.
error-dataset-unfinished = The dataset “{ $folder }” isn’t finished. Parts missing: { $missing } of { $parts }.
error-dataset-column = The dataset has no column “{ $column }”, only { $known }.
error-dataset-damaged = “{ $file }” is missing or damaged. Make the dataset again to replace it.
error-dataset-no-encoder = There’s no encoder for { $game } in this version. Use json.
error-dataset-encoder = “{ $folder }” was encoded by { $there }, so this version of Cosecha, which has { $here }, can’t continue it.
error-dataset-not-encoded = The observations of the dataset “{ $folder }” aren’t encoded.

## Leagues

cli-league-title =
    { $games ->
        [one] { $players ->
            [one] { $game }: league of { $games } game with { $players } player, seed { $seed }
           *[other] { $game }: league of { $games } game with { $players } players, seed { $seed }
        }
       *[other] { $players ->
            [one] { $game }: league of { $games } games with { $players } player, seed { $seed }
           *[other] { $game }: league of { $games } games with { $players } players, seed { $seed }
        }
    }
cli-league-matrix = How often the row beats the column
cli-league-about = Elo: Bradley-Terry, 0 on average. OpenSkill: Plackett-Luce, 25 for a new bot. In parentheses: 95% intervals.
error-league-bots = A league needs two or more bots, each named once.
error-league-alone = In a league, two or more players sit at a table.

## Strength

cli-strength-column =
    { $column ->
        [row] Row
        [bot] Bot
        [result] Result
        [target] Target
        [games] Games
       *[verdict] Target met
    }
cli-strength-verdict =
    { $verdict ->
        [met] yes
        [missed] no
        [unfinished] unfinished
       *[unmeasured] not measured
    }
cli-strength-about = In parentheses: 95% confidence intervals.
cli-strength-pure = The rules aren’t compiled, so bots get less done in the same time, and results will be weaker.
cli-strength-stopped = Interrupted. The results so far are in { $file }. Run the same command again to continue.
cli-strength-other = { $flag } can’t be used with --strength.
cli-strength-only = { $flag } only works with --strength.
error-strength-line = Line { $line } of “{ $file }” isn’t a result.
error-strength-taken = Another process is writing to “{ $file }”. Wait until it’s done.
error-strength-page = The page needs the lines { $begin } and { $end }. The tables go between them.

## Reports

cli-report-done = The report is in { $file }
error-report-file = “{ $file }” isn’t a simulation, a league, a saved game or a dataset.
error-report-running = The game in “{ $file }” isn’t over yet.
report-title = Report: { $game }
report-about =
    { $games ->
        [one] { $players ->
            [one] { $games } game with { $players } player.
           *[other] { $games } game with { $players } players.
        }
       *[other] { $players ->
            [one] { $games } games with { $players } player.
           *[other] { $games } games with { $players } players.
        }
    }
report-made = Made with Cosecha { $version }.
report-axis-win-rate = Win rate (%)
report-axis-points = Points
report-axis-mean-points = Mean points
report-axis-round = Round
report-axis-decisions = Decisions in a game
report-axis-games = Games
report-axis-taken = Times taken per player and game
report-axis-worth = Difference in points
report-ratings = Ratings
report-ratings-about = How strong each bot is, best first, with 95% intervals. If the intervals of two bots hardly overlap, one is most likely stronger.
report-matrix = Head to head
report-matrix-about = How often the bot in the row came before the bot in the column. Ties count half.
report-series = Series won
report-series-about = The share of series won, with 95% intervals. A shared victory counts in part. All other charts are about the single games.
report-win-rates = Win rates
report-win-rates-about = The share of games won, with 95% intervals. A shared victory counts in part. The dashed line is what equally strong players would win.
report-scores = Final scores
report-scores-about = How often each score was reached. The line marks the average.
report-sources = Where points come from
report-sources-about = The average points from each source at the end of the game, with 95% intervals.
report-rounds = Points by round
report-rounds-about = The average points if the game had ended after each round, with 95% intervals.
report-lengths = Length of the games
report-lengths-about = How many decisions the players made in a game. Forced moves don’t count.
report-taken = What was taken, and what it was worth
report-taken-about = On the left, how often a player took it. On the right, how much larger the lead over the other players was in games with it than in the same player’s other games, with 95% intervals. This doesn’t prove a cause: players who are ahead may take it more often.
report-taken-only = What was taken
report-taken-only-about = How often a player took it in a game.
