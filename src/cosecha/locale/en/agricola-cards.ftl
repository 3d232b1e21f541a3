# Agricola: the cards of the hand.

name-card =
    { $value ->
        [drinking-trough] Drinking Trough
        [rammed-clay] Rammed Clay
        [pond-hut] Pond Hut
        [milk-jug] Milk Jug
        [claypipe] Claypipe
        [junk-room] Junk Room
        [basket] Basket
        [dutch-windmill] Dutch Windmill
        [lumber-mill] Lumber Mill
        [shepherds-crook] Shepherd’s Crook
        [caravan] Caravan
        [loom] Loom
        [plow-driver] Plow Driver
        [grocer] Grocer
        [roughcaster] Roughcaster
        [wood-cutter] Wood Cutter
       *[paper-maker] Paper Maker
    }
agricola-noun-card =
    { $card ->
        [drinking-trough] Drinking Trough
        [rammed-clay] Rammed Clay
        [pond-hut] Pond Hut
        [milk-jug] Milk Jug
        [claypipe] Claypipe
        [junk-room] Junk Room
        [basket] Basket
        [dutch-windmill] Dutch Windmill
        [lumber-mill] Lumber Mill
        [shepherds-crook] Shepherd’s Crook
        [caravan] Caravan
        [loom] Loom
        [plow-driver] Plow Driver
        [grocer] Grocer
        [roughcaster] Roughcaster
        [wood-cutter] Wood Cutter
       *[paper-maker] Paper Maker
    }
agricola-text-card =
    { $card ->
        [drinking-trough] Each of your pastures holds 2 more animals.
        [rammed-clay] When you play this card, you get 1 clay. You may pay 1 clay instead of 1 wood for each fence.
        [pond-hut] Place 1 food on each of the next 3 round spaces; you get it when those rounds start.
        [milk-jug] Each time any player, you included, uses Cattle Market, you get 3 food and each other player gets 1 food.
        [claypipe] In the returning home phase, you get 2 food if you gained at least 7 building materials in the work phase of this round.
        [junk-room] Each time you build or play an improvement, including this one, you get 1 food.
        [basket] After you use a wood accumulation space, you may put 2 wood back on it and get 3 food.
        [dutch-windmill] Each time you bake bread in a round right after a harvest, you get 3 more food.
        [lumber-mill] Each improvement costs you 1 wood less.
        [shepherds-crook] Each time you fence in a new pasture of at least 4 spaces, you get 2 sheep.
        [caravan] This card holds 1 person. It does not count as a room.
        [loom] In the field phase of each harvest, you get 1, 2 or 3 food if you have at least 1, 4 or 7 sheep. At the end, 1 bonus point for every 3 sheep.
        [plow-driver] At the start of each round, if your house is of stone, you may pay 1 food to plow 1 field.
        [grocer] This card holds wood, grain, reed, stone, vegetable, clay, reed and vegetable, from top to bottom. At any time, you may buy the top one for 1 food.
        [roughcaster] Each time you build at least 1 clay room or renovate from clay to stone, you get 3 food.
        [wood-cutter] Each time you use a wood accumulation space, you get 1 more wood.
       *[paper-maker] Before you play another occupation, you may pay 1 wood to get 1 food for each occupation you have in play.
    }

## The log

agricola-event-card-played = { $seat } plays { agricola-noun-card }.
agricola-event-card-used = { $seat } uses { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } puts { agricola-noun-goods } back ({ agricola-noun-space }).

## What a seat is asked

agricola-decision-minor = Which minor improvement do you play?
agricola-decision-occupation =
    { $food ->
        [0] Which occupation do you play? It costs nothing.
       *[other] Which occupation do you play? It costs { agricola-noun-food }.
    }
agricola-decision-card = Do you use { agricola-noun-card }? { agricola-text-card }
agricola-decision-pay = How many fences do you pay for with clay? The others cost wood.
agricola-waiting-minor = Choosing a minor improvement: { $seats }.
agricola-waiting-occupation = Choosing an occupation: { $seats }.
agricola-waiting-card = Deciding on a card: { $seats }.
agricola-waiting-pay = Paying for fences: { $seats }.

## What can be done

agricola-choice-play = { agricola-noun-card }: { agricola-text-card }
agricola-choice-card = Use { agricola-noun-card }: { agricola-text-card }
agricola-choice-pay = fences paid with clay, the others with wood
agricola-action-play = play { agricola-noun-card }
agricola-action-card = use { agricola-noun-card }
agricola-action-pay =
    { $clay ->
        [0] pay with wood only
       *[other] pay with { $clay } clay
    }

## Why the rules refuse something

agricola-reason-not-in-hand = You don’t have this card in your hand: { agricola-noun-card }.
agricola-reason-prerequisite = To play { agricola-noun-card }, you need: { $needs }.
agricola-needs-occupations-exactly =
    { $count ->
        [one] exactly { $count } occupation in play
       *[other] exactly { $count } occupations in play
    }
agricola-needs-occupations-least =
    { $count ->
        [one] at least { $count } occupation in play
       *[other] at least { $count } occupations in play
    }
agricola-needs-occupations-most =
    { $count ->
        [one] at most { $count } occupation in play
       *[other] at most { $count } occupations in play
    }
agricola-reason-card-offers-nothing = You can’t use this card now: { agricola-noun-card }.
agricola-reason-occupation-elsewhere = You play occupations at Lessons.
agricola-reason-minor-elsewhere = You play minor improvements at Meeting Place, at Basic Wish for Children, and wherever you can build a major improvement.
agricola-reason-clay-for-fences = You can’t pay for that many fences with clay.
agricola-reason-wood-or-clay = Each fence costs 1 wood or 1 clay. You need { $amount } in all but have only { $have }.
agricola-error-no-card = There’s no card “{ $text }”.
agricola-option-cards-few = a few cards each
agricola-board-hands = Hand cards
agricola-board-played = In play
agricola-board-hand = In hand
agricola-cell-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## At the drawn table

agricola-client-hand = Your hand
agricola-client-cards =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Occupation
        [minor] Minor improvement
       *[major] Major improvement
    }
agricola-client-price = Costs { $price }
agricola-client-needs = Needs { $needs }
agricola-client-laid = Cards in play: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Occupations in hand: { $count }
       *[minor] Minor improvements in hand: { $count }
    }
agricola-client-stored = Left on the card: { $count }
agricola-client-use-card = Use { agricola-noun-card }
