# The coach: how good decisions were, what would have been better, and where points came from.

coach-title = Analysis
coach-analyze = Analyze
coach-about = The coach reviews every decision, based on what the player could know at the time.
coach-progress = Analyzing: { $done } of { $all }
coach-queued =
    { $ahead ->
        [one] Waiting: { $ahead } analysis ahead of yours.
       *[other] Waiting: { $ahead } analyses ahead of yours.
    }
coach-begun = Analyzing the game…
coach-done = The analysis is ready.
coach-fork = This game continues one that was played without hints and may not be over yet, so it can’t be analyzed.
coach-incomplete = The game is very long, so only its first part was analyzed.

## Marks

coach-mark-best = Best
coach-mark-good = Good
coach-mark-inaccuracy = Inaccuracy
coach-mark-mistake = Mistake
coach-cell-played = { $action } ({ $mark })
coach-cell-better = { $action } ({ $gain })
coach-idea-behind = { $action } ({ $change })
coach-move-number = Move
coach-why = Why
coach-marks = Decisions
coach-marks-of = Decisions: { $seat }
coach-marks-fine = No inaccuracies or mistakes.
coach-marks-none = This player had no choices to make.
coach-lost = Lost

## Amounts. $whole and $tenth: such as 3 and 4 for 3.4

coach-points = { $whole }.{ $tenth } points
coach-percent = { $percent }%
coach-more = +{ $amount }
coach-less = −{ $amount }
coach-better-chances = better chances of winning
coach-worse-chances = worse chances of winning

## The curve

coach-curve-points = Expected points
coach-curve-wins = Chance of winning
coach-curve-moves = Moves
coach-curve-at =
    { $move ->
        [0] At the start
       *[other] After move { $move }
    }
coach-turns = Turning points
coach-turns-none = No big swings in this game.
coach-turn =
    { $moves ->
        [one] Move { $last }, { $seat }: { $change }
       *[other] Moves { $first }–{ $last }, { $seat }: { $change }
    }
coach-as-table = As a table

## A decision

coach-move = Move { $move }
coach-played = Played
coach-better = Better
coach-best-played = Nothing was better.
coach-not-judged = Nobody has a choice to make here.
coach-next-marked = Next inaccuracy or mistake
coach-show-played = Show what was played
coach-show-better = Show the better move

## What would you do?

coach-ideas = What would you do?
coach-ideas-about = The best moves for { $seat }, each with a likely continuation.
coach-line = Likely continuation
coach-line-back = Back
coach-line-on = Next
coach-line-at = Step { $step } of { $steps }
coach-line-close = Close the line
coach-line-step = { $seat }: { $action }
coach-line-guessed = This is only a likely continuation. Anything hidden is guessed.

## The report

coach-report = Where your points came from
coach-report-of = Where the points came from: { $seat }
coach-report-from = Points from
coach-report-own = You
coach-report-seat = Points
coach-report-others = Others on average
coach-report-usual = Average: { $level }
coach-report-about = The last column shows the average score of bots at that level.
coach-report-total = Total
coach-report-team = Team
coach-source-temples = Temples
coach-try = What to try next
coach-try-santiago =
    { $source ->
        [money] Keep more money. Bid low unless you really want a tile, and let others pay for canals.
       *[plantations] Grow larger plantations. Plant next to the same crop, and make sure water gets there.
    }
coach-try-cacao =
    { $source ->
        [gold] Sell more cacao. Put workers next to a market while your store is full.
        [temples] Fight for the temples. One more worker than anyone else is enough to lead.
        [suns] Collect suns. Each is worth 1 gold, and late in the game it lets you overbuild.
       *[water] Move your water carrier farther. The last fields are worth the most.
    }
coach-try-agricola =
    { $source ->
        [fields] Plow more fields. They score from the second one on.
        [pastures] Fence more pastures. 4 small ones score more than 1 large one.
        [grain] Sow grain earlier. One grain becomes three.
        [vegetables] Get a vegetable and sow it. Even a few score a lot.
        [sheep] Keep some sheep until the end. The first one alone saves you a point.
        [boar] Keep some wild boar until the end. The first one alone saves you a point.
        [cattle] Keep some cattle until the end. Even a few score a lot.
        [unused] Use every space of your farm. Each empty one costs a point.
        [stables] Fence in your stables. Each fenced stable scores a point.
        [rooms] Renovate your house. Each clay or stone room scores points.
        [people] Grow your family earlier. Each person scores 3 points and gets you 1 more action each round.
        [improvements] Get an improvement that helps you all game, such as a place to cook.
        [begging] Plan the food for the next harvest early. Each begging marker costs 3 points.
       *[bonus] Look for bonus points: cards and workshops reward leftover goods.
    }
coach-try-move = Look at move { $move } again. It cost you { $lost }.
coach-try-move-chances = Look at move { $move } again. It hurt your chances of winning.
coach-try-level = You held your own everywhere. Try another level, another number of players, or other options.

## What can go wrong

error-coach-none = There’s no coach for { $game }.
error-coach-running = The game isn’t over yet. You can analyze it at the end.
error-coach-busy = Too many games are being analyzed right now. Try again in a few minutes.
error-coach-failed = The analysis failed. Try again.
error-coach-no-choice = Nobody has a choice to make at this moment.
