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
        [rammed-clay] At once 1 clay. From now on you may pay for each fence with 1 clay instead of 1 wood.
        [pond-hut] 1 food on each of the next 3 round spaces.
        [milk-jug] Whenever somebody uses Cattle Market, you get 3 food and everybody else gets 1.
        [claypipe] When people return home, 2 food if you gained at least 7 building materials in the work phase of this round.
        [junk-room] 1 food after each improvement that you build or play, this one included.
        [basket] After you use a wood accumulation space, you may put 2 wood back on it for 3 food.
        [dutch-windmill] When you bake bread in a round right after a harvest, 3 more food.
        [lumber-mill] Every improvement costs you 1 wood less.
        [shepherds-crook] When you fence in a new pasture of at least 4 spaces, you get 2 sheep.
        [caravan] Room for one more person; it does not count as a room of the house.
        [loom] In each field phase 1, 2 or 3 food with at least 1, 4 or 7 sheep. At the end 1 point for every 3 sheep.
        [plow-driver] At the start of a round, in a stone house, you may plow 1 field for 1 food.
        [grocer] Wood, grain, reed, stone, vegetable, clay, reed and vegetable lie on the card; at any time you may buy the top one for 1 food.
        [roughcaster] 3 food whenever you build clay rooms or renovate from clay to stone.
        [wood-cutter] 1 more wood whenever you use a wood accumulation space.
       *[paper-maker] Before each later occupation you may pay 1 wood for 1 food for every occupation in front of you.
    }

## The log

agricola-event-card-played = { $seat } plays a card: { agricola-noun-card }.
agricola-event-card-used = { $seat } uses a card: { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } puts { agricola-noun-goods } back ({ agricola-noun-space }).

## What a seat is asked

agricola-decision-minor = Which minor improvement do you play?
agricola-decision-occupation =
    { $food ->
        [0] Which occupation do you play? It costs nothing.
       *[other] Which occupation do you play? It costs { agricola-noun-food }.
    }
agricola-decision-card = { agricola-noun-card }: do you use it? { agricola-text-card }
agricola-decision-pay = How many of the fences do you pay with clay? The rest cost wood.
agricola-waiting-minor = Choosing a minor improvement: { $seats }.
agricola-waiting-occupation = Choosing an occupation: { $seats }.
agricola-waiting-card = Thinking about a card: { $seats }.
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

agricola-reason-not-in-hand = This card is not in your hand: { agricola-noun-card }.
agricola-reason-prerequisite = You do not meet what this card needs ({ agricola-noun-card }): { $needs }.
agricola-needs-occupations-exactly =
    { $count ->
        [one] exactly { $count } occupation in front of you
       *[other] exactly { $count } occupations in front of you
    }
agricola-needs-occupations-least =
    { $count ->
        [one] at least { $count } occupation in front of you
       *[other] at least { $count } occupations in front of you
    }
agricola-needs-occupations-most =
    { $count ->
        [one] at most { $count } occupation in front of you
       *[other] at most { $count } occupations in front of you
    }
agricola-reason-card-offers-nothing = This card offers you nothing now: { agricola-noun-card }.
agricola-reason-occupation-elsewhere = Occupations are played at Lessons.
agricola-reason-minor-elsewhere = Minor improvements are played at Meeting Place, at Basic Wish for Children, and wherever a major improvement can be built.
agricola-reason-clay-for-fences = You cannot pay for so many fences with clay.
agricola-reason-wood-or-clay = Each fence costs 1 wood or 1 clay. It takes { $amount } in all, and you have { $have }.
agricola-error-no-card = There is no card “{ $text }”.
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
agricola-client-laid = Cards in front of { $name }
agricola-client-held =
    { $kind ->
        [occupation] Occupations in hand: { $count }
       *[minor] Minor improvements in hand: { $count }
    }
agricola-client-stored = Left on the card: { $count }
agricola-client-use-card = Use it: { agricola-noun-card }
