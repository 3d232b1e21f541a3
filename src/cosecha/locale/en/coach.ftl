# The coach: how good decisions were, what would have been better, and where points came from.

coach-title = Analysis
coach-analyze = Analyze
coach-about = The coach looks at every decision of the game, by what the player could know then.
coach-progress = Analyzing: { $done } of { $all }
coach-queued =
    { $ahead ->
        [one] { $ahead } other analysis comes first.
       *[other] { $ahead } other analyses come first.
    }
coach-incomplete = The game is very long, so only its first part was analyzed.

## Marks

coach-mark-best = Best
coach-mark-good = Good
coach-mark-inaccuracy = Inaccuracy
coach-mark-mistake = Mistake
coach-cell-played = { $action } ({ $mark })
coach-cell-better = { $action } ({ $gain })
coach-move-number = Move
coach-why = Why
coach-marks = Decisions
coach-marks-of = Decisions: { $seat }
coach-marks-none = There was nothing to choose.
coach-lost = Lost

## Amounts. $whole and $tenth: such as 3 and 4 for 3.4

coach-points = { $whole }.{ $tenth } points
coach-percent = { $percent }%
coach-more = +{ $amount }
coach-less = −{ $amount }

## The curve

coach-curve-points = Points you can expect
coach-curve-wins = Chance to win
coach-curve-moves = Moves
coach-curve-at = Move { $move }
coach-turns = Turning points
coach-turns-none = There were none: nothing changed much at once.
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
coach-not-judged = There’s no decision with a choice at this moment.
coach-next-marked = Next inaccuracy or mistake
coach-show-played = Show what was played
coach-show-better = Show the better answer

## What would you do?

coach-ideas = What would you do?
coach-ideas-about = The best answers for { $seat }, each with what may follow.
coach-line = What may follow
coach-line-back = Back
coach-line-on = Step
coach-line-at = Step { $step } of { $steps }
coach-line-close = Close the line
coach-line-step = { $seat }: { $action }

## The report

coach-report = Where your points came from
coach-report-of = Where the points came from: { $seat }
coach-report-from = Points from
coach-report-own = You
coach-report-seat = Points
coach-report-others = Others on average
coach-report-usual = Average: { $level }
coach-report-about = The last column shows what bots of that level score on average.
coach-report-total = Total
coach-report-team = Team
coach-source-temples = Temples
coach-try = What to try next
coach-try-santiago =
    { $source ->
        [money] Keep more money. Bid low unless you really want a tile, and let others pay for canals.
       *[plantations] Grow larger plantations. Plant next to the same crop, and see that water gets there.
    }
coach-try-cacao =
    { $source ->
        [gold] Sell more cacao. Put workers next to a market while your store is full.
        [temples] Fight for the temples. One worker more than the others is enough to lead there.
        [suns] Collect suns. Each is worth 1 gold, and late in the game you can overbuild with it.
       *[water] Move your water carrier further. The last fields are worth the most.
    }
coach-try-agricola =
    { $source ->
        [fields] Plow more fields. From the second field on, they give points.
        [pastures] Fence more pastures. 4 small ones give more points than 1 large one.
        [grain] Sow grain earlier. One grain becomes three.
        [vegetables] Get a vegetable and sow it. Few are enough for many points.
        [sheep] Keep some sheep at the end. The first one already saves a point.
        [boar] Keep some wild boar at the end. The first one already saves a point.
        [cattle] Keep some cattle at the end. Few are enough for many points.
        [unused] Use every space of your farm. Each empty one costs a point.
        [stables] Put your stables inside fences. Each one there gives a point.
        [rooms] Renovate your house. Each room of clay or stone gives points.
        [people] Grow your family earlier. Each person gives 3 points and one more turn per round.
        [improvements] Get an improvement that helps you all game, such as a place to cook.
        [begging] Plan the food for the next harvest early. Each begging marker costs 3 points.
       *[bonus] Look for bonus points: cards and workshops reward goods that are left.
    }
coach-try-move = Look at move { $move } again. It cost you { $lost }.
coach-try-level = You held your own everywhere. Try another level, another number of players, or other options.

## What can go wrong

error-coach-none = There’s no coach for { $game }.
error-coach-running = The game isn’t over yet. You can analyze it at the end.
error-coach-busy = Many games are being analyzed. Try again in a few minutes.
error-coach-failed = The analysis failed. Try again.
error-coach-no-choice = Nobody has a choice to make at this moment.
