# Santiago. The number after a crop is how many farmers the tile shows.

## Names in lists

name-plantation-tile =
    { $value ->
        [banana1] bananas (1)
        [banana2] bananas (2)
        [coconut1] coconuts (1)
        [coconut2] coconuts (2)
        [watermelon1] watermelons (1)
        [watermelon2] watermelons (2)
        [grape1] grapes (1)
        [grape2] grapes (2)
        [pepper1] peppers (1)
       *[pepper2] peppers (2)
    }
name-crop =
    { $value ->
        [banana] bananas
        [coconut] coconuts
        [watermelon] watermelons
        [grape] grapes
       *[pepper] peppers
    }

## Nouns: parts of other messages; they read the arguments of the message that refers to them

santiago-noun-tile =
    { $tile ->
        [banana1] bananas (1)
        [banana2] bananas (2)
        [coconut1] coconuts (1)
        [coconut2] coconuts (2)
        [watermelon1] watermelons (1)
        [watermelon2] watermelons (2)
        [grape1] grapes (1)
        [grape2] grapes (2)
        [pepper1] peppers (1)
       *[pepper2] peppers (2)
    }
santiago-noun-plants =
    { $tile ->
        [banana1] bananas
        [banana2] bananas
        [coconut1] coconuts
        [coconut2] coconuts
        [watermelon1] watermelons
        [watermelon2] watermelons
        [grape1] grapes
        [grape2] grapes
        [pepper1] peppers
       *[pepper2] peppers
    }
santiago-noun-amount =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
santiago-noun-bribe =
    { $bribe ->
        [one] { $bribe } escudo
       *[other] { $bribe } escudos
    }
santiago-noun-money =
    { $money ->
        [one] { $money } escudo
       *[other] { $money } escudos
    }
santiago-noun-price =
    { $price ->
        [one] { $price } escudo
       *[other] { $price } escudos
    }
santiago-noun-total =
    { $total ->
        [one] { $total } escudo
       *[other] { $total } escudos
    }
santiago-noun-squares =
    { $count ->
        [one] { $count } square to choose from
       *[other] { $count } squares to choose from
    }
santiago-noun-segments =
    { $count ->
        [one] { $count } place to choose from
       *[other] { $count } places to choose from
    }
santiago-noun-watered =
    { $watered ->
        [none] No new square gets water.
       *[other] Water for: { $watered }.
    }
# Where a canal lies and where the spring rises, after a verb or a noun; the same in every sentence.
santiago-segment =
    { $third ->
        [none] along { $first }–{ $second }
       *[other] between { $first }–{ $second } and { $third }–{ $fourth }
    }
santiago-intersection =
    { $count ->
        [4] where { $squares } meet
       *[other] at the edge, by { $squares }
    }
# A place on the board in short form: e–f 4|5 lies between rows 4 and 5, in columns e and f.
santiago-place = { $name }
santiago-noun-palm =
    { $palm ->
        [1] , under a palm
       *[0] { "" }
    }

## The log

santiago-event-spring-placed = The spring rises at { $intersection }.
santiago-event-start-canal-built = { $seat } digs the first canal { $segment }. { santiago-noun-watered }
santiago-event-palm-placed = A palm grows on { $square }.
santiago-event-tile-set-aside = Out of this game: { santiago-noun-tile }.
santiago-event-round-began = Round { $round } of { $rounds } begins.
santiago-event-tiles-revealed = Tiles in the village: { $tiles }.
santiago-event-bid-made = { $seat } bids { santiago-noun-amount }.
santiago-event-passed = { $seat } passes.
santiago-event-bid-committed = { $seat } makes a secret bid.
santiago-event-own-bid =
    { $amount ->
        [0] { $seat } secretly passes.
       *[other] { $seat } secretly bids { santiago-noun-amount }.
    }
santiago-event-overseer-named = { $seat } becomes canal overseer.
santiago-event-bid-paid = { $seat } pays { santiago-noun-amount } to the bank.
santiago-event-tile-planted =
    { $farmers ->
        [0] { $seat } plants { santiago-noun-plants } on { $square }{ santiago-noun-palm }, with no farmers: a neutral tile.
        [one] { $seat } plants { santiago-noun-plants } on { $square }{ santiago-noun-palm }, with { $farmers } farmer.
       *[other] { $seat } plants { santiago-noun-plants } on { $square }{ santiago-noun-palm }, with { $farmers } farmers.
    }
santiago-event-leftover-planted = { $seat } plants the leftover tile, { santiago-noun-tile }, on { $square }{ santiago-noun-palm }. It’s neutral.
santiago-event-proposal-made =
    { $bribe ->
        [0] { $seat } proposes a canal { $segment } without a bribe.
       *[other] { $seat } proposes a canal { $segment } with a bribe of { santiago-noun-bribe }.
    }
santiago-event-nothing-proposed = { $seat } proposes nothing.
santiago-event-proposal-accepted =
    { $total ->
        [0] { $seat } accepts the canal { $segment } and gets no bribe.
       *[other] { $seat } accepts the canal { $segment } and gets { santiago-noun-total }.
    }
santiago-event-bribe-paid = { $seat } pays { $overseer } { santiago-noun-amount }.
santiago-event-proposals-rejected = { $seat } rejects all proposals and pays { santiago-noun-price } to the bank to build { $segment }.
santiago-event-canal-paid = { $seat } pays { santiago-noun-price } to the bank to build { $segment }.
santiago-event-canal-discarded = { $seat } builds nothing. A canal leaves the game.
santiago-event-canal-built = New canal: { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-built = { $seat } lays an additional canal { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-kept = { $seat } keeps the additional canal.
santiago-event-farmer-left =
    { $left ->
        [0] No water on { $square }: { $seat } loses the last farmer there. The tile is now neutral.
       *[other] No water on { $square }: { $seat } loses a farmer there ({ $left } left).
    }
santiago-event-tile-dried =
    { $farmers ->
        [0] The { santiago-noun-plants } on { $square } dry up and turn into desert.
        [one] The { santiago-noun-plants } on { $square } turn into desert. { $seat } loses { $farmers } farmer.
       *[other] The { santiago-noun-plants } on { $square } turn into desert. { $seat } loses { $farmers } farmers.
    }
santiago-event-income-paid = Everyone gets { santiago-noun-amount }.
santiago-event-match-ended =
    { $points ->
        [one] Game over. { $winners } wins with { $points } point.
       *[other] Game over. { $winners } wins with { $points } points.
    }
santiago-event-match-shared =
    { $points ->
        [one] Game over. { $winners } share the win with { $points } point.
       *[other] Game over. { $winners } share the win with { $points } points.
    }

## What a seat is asked

santiago-decision-spring = Where does the spring go? Choose an intersection.
santiago-decision-start = Where do you lay the first canal? It has to touch the spring.
santiago-decision-palm = Where does the palm go? It can’t touch the spring or another palm.
santiago-decision-bid = How much do you bid? You have { santiago-noun-money }.
santiago-decision-plant =
    { $passed ->
        [1] What do you plant, and where? You passed, so you place 1 farmer fewer.
       *[0] What do you plant, and where?
    }
santiago-decision-leftover = Where does the leftover tile go ({ santiago-noun-tile })? Choose a square next to another tile.
santiago-decision-propose = Where do you want the canal, and what bribe do you offer? You have { santiago-noun-money }.
santiago-decision-decide =
    { $elsewhere ->
        [0] Which proposal do you accept? There’s nowhere else you can build.
       *[1] { $offers ->
            [0] Where do you build the canal? Nobody proposed anything: pay { santiago-noun-price }, or discard the canal.
            [one] Where do you build the canal? Accept the proposal, or pay { santiago-noun-price } to build elsewhere.
           *[other] Where do you build the canal? Accept one of { $offers } proposals, or pay { santiago-noun-price } to build elsewhere.
        }
    }
santiago-decision-extra = Do you lay your additional canal now? You have only 1 for the whole game.
santiago-decision-confirm = Is that your move? Confirm it or undo it.

santiago-waiting-spring = Placing the spring: { $seats }.
santiago-waiting-start = Laying the first canal: { $seats }.
santiago-waiting-palm = Placing a palm: { $seats }.
santiago-waiting-bid = Bidding: { $seats }.
santiago-waiting-plant = Planting: { $seats }.
santiago-waiting-leftover = Placing the leftover tile: { $seats }.
santiago-waiting-propose = Making a proposal: { $seats }.
santiago-waiting-decide = Deciding on the canal: { $seats }.
santiago-waiting-extra = Deciding on an additional canal: { $seats }.
santiago-waiting-confirm = Waiting for confirmation: { $seats }.
santiago-waiting-over = Game over.

## What can be done: choices of a menu

santiago-choice-spring = Place the spring ({ santiago-noun-segments })
santiago-choice-start = Lay the first canal ({ santiago-noun-segments })
santiago-choice-palm = Place a palm ({ santiago-noun-squares })
santiago-choice-bid = Bid
santiago-choice-pass = Pass
santiago-choice-plant = Plant { santiago-noun-tile }: { santiago-noun-squares }
santiago-choice-leftover = Plant the leftover tile ({ santiago-noun-squares })
santiago-choice-propose = Propose a canal { $segment }, with a bribe
santiago-choice-no-proposal = Propose nothing
santiago-choice-accept =
    { $total ->
        [0] Accept the canal { $segment }, for no bribe
       *[other] Accept the canal { $segment } and get { santiago-noun-total }
    }
santiago-choice-reject = Reject all and build elsewhere for { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-build = Build for { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-discard = Discard the canal
santiago-choice-extra = Lay your additional canal ({ santiago-noun-segments })
santiago-choice-no-extra = Keep your additional canal
santiago-choice-confirm = Confirm

## What a choice does, in a few words beside a picture

santiago-card-reject = Reject all
santiago-card-build = Build
santiago-fact-order =
    { $place ->
        [1] you plant first
        [2] you plant 2nd
        [3] you plant 3rd
       *[other] you plant { $place }th
    }
santiago-fact-order-so-far =
    { $place ->
        [1] first so far
        [2] 2nd so far
        [3] 3rd so far
       *[other] { $place }th so far
    }
santiago-fact-overseer = { $seat } becomes overseer
santiago-fact-overseer-you = you become overseer
santiago-fact-fewer = 1 farmer fewer
santiago-fact-left = { $amount } left
santiago-fact-pay = pay { $amount }
santiago-fact-receive =
    { $amount ->
        [0] receive nothing
       *[other] receive { $amount }
    }
santiago-fact-saves =
    { $count ->
        [one] saves { $count } tile
       *[other] saves { $count } tiles
    }
santiago-fact-saves-yours =
    { $others ->
        [0] saves your { $squares }
       *[other] saves your { $squares } and { $others } more
    }
santiago-fact-waters =
    { $count ->
        [one] waters { $count } square
       *[other] waters { $count } squares
    }
santiago-fact-waters-nothing = waters nothing new
santiago-fact-watered = watered
santiago-fact-dry = no water
santiago-fact-plantation = plantation of { $size }
santiago-fact-farmers =
    { $count ->
        [0] no farmer
        [one] { $count } farmer
       *[other] { $count } farmers
    }
santiago-fact-palm = palm: +1 farmer
santiago-fact-neutral = belongs to nobody
santiago-fact-offer = best offer: { $total }
santiago-fact-offer-joined = best offer: { $total } in all
santiago-fact-offer-beaten = another offer: { $total }
santiago-fact-stays-dry =
    { $count ->
        [one] your { $squares } stays dry
       *[other] your { $squares } stay dry
    }

## When an automatic answer is given

santiago-plan-bid = In every auction from now on
santiago-plan-propose = Whenever I can propose a canal
santiago-plan-extra = Whenever I can lay my additional canal

## Actions, as commands

santiago-action-spring = place the spring at { $intersection }
santiago-action-start = lay the first canal { $segment }
santiago-action-palm = place a palm on { $square }
santiago-action-bid = bid { santiago-noun-amount }
santiago-action-pass = pass
santiago-action-plant = plant { santiago-noun-tile } on { $square }
santiago-action-leftover = plant the leftover tile on { $square }
santiago-action-propose =
    { $bribe ->
        [0] propose a canal { $segment } without a bribe
       *[other] propose a canal { $segment } with a bribe of { santiago-noun-bribe }
    }
santiago-action-no-proposal = propose nothing
santiago-action-accept = accept the canal { $segment }
santiago-action-reject = reject all proposals and build { $segment }
santiago-action-build = build a canal { $segment }
santiago-action-discard = discard the canal
santiago-action-extra = lay the additional canal { $segment }
santiago-action-no-extra = keep the additional canal
santiago-action-confirm = confirm the move

## Where the game is

santiago-status-round =
    { $round ->
        [0] Setup, then { $rounds } rounds
       *[other] Round { $round } of { $rounds }
    }
santiago-status-phase =
    { $phase ->
        [spring] Phase: placing the spring
        [start] Phase: first canal
        [palm] Phase: placing the palms
        [bid] Phase: auction
        [plant] Phase: planting
        [leftover] Phase: leftover tile
        [propose] Phase: proposals
        [decide] Phase: the overseer decides
        [extra] Phase: additional canal
       *[over] Game over
    }
santiago-status-overseer = Canal overseer: { $seat }
santiago-status-supply = Canals in the supply: { $count }
santiago-status-face-up = In the village: { $tiles }
santiago-status-set-aside = Out of this game: { santiago-noun-tile }
santiago-status-reject-price = Rejecting all proposals costs { santiago-noun-price }

santiago-seats = Players
santiago-column-seat = Player
santiago-column-money = Escudos
santiago-column-bid = Bid
santiago-column-proposal = Proposal
santiago-column-extra = Additional canal
santiago-column-farmers = Farmers
santiago-cell-bid =
    { $amount ->
        [0] pass
       *[other] { $amount }
    }
santiago-cell-secret = secret
santiago-cell-hidden = hidden
santiago-cell-none = –
santiago-cell-proposal = { $segment }: { santiago-noun-bribe }
santiago-cell-canal = ready

## The board in words

santiago-about = Bid for fields, bribe the overseer, keep the water coming.
santiago-board = Board
santiago-board-row = Row
santiago-board-crop =
    { $crop ->
        [banana] bananas
        [coconut] coconuts
        [watermelon] watermelons
        [grape] grapes
       *[pepper] peppers
    }
santiago-board-palm =
    { $palm ->
        [1] , palm
       *[0] { "" }
    }
santiago-board-water =
    { $wet ->
        [1] watered
       *[0] dry
    }
santiago-board-owned = { santiago-board-crop }, { $seat }: { $farmers } of { $places }{ santiago-board-palm }, { santiago-board-water }
santiago-board-neutral = { santiago-board-crop }, neutral{ santiago-board-palm }, { santiago-board-water }
santiago-board-desert = desert{ santiago-board-palm }
santiago-board-empty =
    { $wet ->
        [1] free, watered{ santiago-board-palm }
       *[0] free{ santiago-board-palm }
    }
santiago-board-canals = Canals
santiago-board-place = Place
santiago-board-lies = What’s there
santiago-board-what =
    { $what ->
        [spring] the spring
        [canal] canal
        [proposed] proposed
       *[free] room for a canal
    }

## The score sheet

santiago-score-title = Points
santiago-score-item = Points from
santiago-score-money = Money
santiago-score-plantation =
    { $crop ->
        [banana] Bananas × { $size }: { $squares }
        [coconut] Coconuts × { $size }: { $squares }
        [watermelon] Watermelons × { $size }: { $squares }
        [grape] Grapes × { $size }: { $squares }
       *[pepper] Peppers × { $size }: { $squares }
    }
# Size times farmers and palms.
santiago-score-cell =
    { $palms ->
        [0] { $size } × { $farmers } = { $points }
       *[other] { $size } × ({ $farmers } + { $palms }) = { $points }
    }
santiago-score-total = Total
santiago-decided-plantation =
    { $crop ->
        [banana] Bananas × { $size }
        [coconut] Coconuts × { $size }
        [watermelon] Watermelons × { $size }
        [grape] Grapes × { $size }
       *[pepper] Peppers × { $size }
    }

## Why the rules refuse something

santiago-reason-wrong-phase = You can’t do that in this phase.
santiago-reason-too-little-money = You need { santiago-noun-price } but have only { $money }.
santiago-reason-bid-taken = Somebody has already bid { santiago-noun-amount }. Choose another amount, or pass.
santiago-reason-bid-cap =
    { $cap ->
        [one] At this table, the highest bid is { $cap } escudo.
       *[other] At this table, the highest bid is { $cap } escudos.
    }
santiago-reason-tile-not-there = This tile isn’t in the village: { santiago-noun-tile }. Choose one that’s face up.
santiago-reason-square-taken = There’s already a tile or a desert on { $square }. Choose an empty square.
santiago-reason-leftover-apart = The leftover tile can’t go on { $square }. Choose a square next to a tile that isn’t desert, or else a desert.
santiago-reason-bribe-too-small =
    { $least ->
        [one] At this table, a proposal needs a bribe of at least { $least } escudo.
       *[other] At this table, a proposal needs a bribe of at least { $least } escudos.
    }
santiago-reason-segment-taken = There’s already a canal { $segment }. Choose a free line.
santiago-reason-segment-apart = A canal { $segment } wouldn’t be connected. Start where another canal ends.
santiago-reason-first-canal-at-spring = The first canal has to touch the spring.
santiago-reason-not-proposed = Nobody proposed a canal { $segment }. Accept a proposal, or reject them all and pay.
santiago-reason-no-proposals = There are no proposals. Build for 1 escudo, or discard the canal.
santiago-reason-proposals-lie = There are proposals. Accept one, or reject them all and pay to build elsewhere.
santiago-reason-reject-elsewhere = Somebody proposed a canal { $segment }. Accept it, or build where nobody proposed.
santiago-reason-spring-center = The spring must go on one of the 6 central intersections.
santiago-reason-palm-at-spring = { $square } touches the spring. Choose a square farther away.
santiago-reason-palm-at-palm = { $square } has a palm or touches one. Leave a square between palms.

## Options

santiago-option-players = Players
santiago-option-players-help = Number of players: 2 to 5. Two players bid in secret.
santiago-option-money-visibility = Players’ money
santiago-option-money-visibility-help = Whether everyone can see how many escudos the others have. Bids and bribes stay visible, except two players’ secret bids.
santiago-option-money-visibility-open = visible to all
santiago-option-money-visibility-hidden = hidden from the others
santiago-option-spring-mode = Position of the spring
santiago-option-spring-mode-help = Near the edge, the water has farther to go. The center is better for a first game.
santiago-option-spring-mode-center = one of the 6 central intersections
santiago-option-spring-mode-any = any of the 20 intersections
santiago-option-setup-placement = Placing the spring and the palms
santiago-option-setup-placement-help = At random, or by the first canal overseer.
santiago-option-setup-placement-auto = at random
santiago-option-setup-placement-manual = by the first overseer
santiago-option-starting-overseer-seat = First canal overseer
santiago-option-starting-overseer-seat-help = The seat that starts as overseer. In the box rules, it’s the last player to have worked on a farm, or else the oldest. If left blank, it’s random.
santiago-option-oldest-seat = Oldest player
santiago-option-oldest-seat-help = Two players: the seat that lays the first canal. If left blank, it’s the first overseer.
santiago-option-min-bribe = Minimum bribe
santiago-option-min-bribe-help = The smallest bribe a proposal needs. The rulebook allows 0.
santiago-option-two-player-bid-cap = Maximum bid for two players
santiago-option-two-player-bid-cap-help = Two players: nobody can bid more than this. If left blank, they can bid all their money.

## Notation

santiago-error-no-square = There’s no square “{ $text }”. Squares are a1 to h6.
santiago-error-no-segment = There’s no segment “{ $text }”. Segments are H00 to H33 and V00 to V42.
santiago-error-no-intersection = There’s no intersection “{ $text }”. Intersections are X00 to X43.
santiago-error-no-tile = There’s no tile “{ $text }”. Write the crop and its number, such as banana2 or pepper1.

## Impossible positions

santiago-position-round = Round { $round } and the phase don’t match.
santiago-position-supply = There can’t be { $supply } canals in the supply this round.
santiago-position-turn = Turn { $turn } doesn’t exist in this phase.
santiago-position-phase =
    { $phase ->
        [spring] The spring can’t be waiting to be placed now.
        [start] The first canal can’t be due now.
        [palm] The palms can’t be waiting to be placed now.
        [leftover] With this number of players, there’s no leftover tile.
       *[other] The phase “{ $phase }” isn’t possible, or can’t wait for confirmation, in this position.
    }
santiago-position-no-spring = The spring is missing, or is there before it’s placed.
santiago-position-spring = The spring can’t be at { $intersection }. Only the 6 central intersections are allowed.
santiago-position-canal-count =
    { $count ->
        [one] { $count } canal on the board doesn’t match the supply and the additional canals.
       *[other] { $count } canals on the board don’t match the supply and the additional canals.
    }
santiago-position-canal-apart = The canal on { $segment } isn’t connected to the spring.
santiago-position-palms =
    { $count ->
        [one] There can’t be { $count } palm at this point.
       *[other] There can’t be { $count } palms at this point.
    }
santiago-position-palm-touches = The palm on { $square } touches the spring or another palm.
santiago-position-too-many-tiles = There are too many tiles of one kind ({ $count }): { santiago-noun-tile }.
santiago-position-tile-count = There should be { $total } tiles and deserts in all, but there are { $count }.
santiago-position-face-up =
    { $count ->
        [one] There can’t be { $count } tile in the village now.
       *[other] There can’t be { $count } tiles in the village now.
    }
santiago-position-piles = There should be { $piles } piles now, with this many tiles in each: { $height }. With 3 or 4 players, one more tile is set aside.
santiago-position-farmers = The farmers on { $square } don’t match the tile or have no seat.
santiago-position-money = There should be { $players } amounts of money, one per player.
santiago-position-bank = Somebody has less than 0, or all together have more than the bank ever held.
santiago-position-table-money = Seat { $seat }, counted from 0, has less money than it has bid or offered.
santiago-position-bids = Bids, passes, planting order and phase don’t match.
santiago-position-proposal = The proposal on { $segment } isn’t possible.
santiago-position-overseer = Seat { $seat }, counted from 0, can’t be the overseer after these bids.
