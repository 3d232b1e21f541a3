# Agricola: playing with the event decks. Names and texts of their cards are in agricola-decks.ftl.

## The log

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } draws { $card } from the X-deck.
       *[forest] { $seat } draws { $card } from the forest deck.
    }
agricola-event-card-shuffled-back = { $card } is shuffled back into its deck.
agricola-event-card-took = { $card }: { $seat } loses { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } returns { $count } person to the supply.
       *[other] { $seat } returns { $count } people to the supply.
    }
agricola-event-pile-swapped = { $seat } turns all goods on a space into { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } takes { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } carries out an effect without a person ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } places the pitchfork ({ agricola-noun-space }).
agricola-event-card-handed-on = { $card } goes from { $seat } to { $to }.
agricola-event-critters-born =
    { $count ->
        [one] { $card }: { $seat } has { $count } more critter.
       *[other] { $card }: { $seat } has { $count } more critters.
    }
agricola-event-critters-fed = { $card }: { $seat } pays { $food } food.
agricola-event-critters-left =
    { $count ->
        [one] { $card }: { $count } critter leaves, which costs { $seat } { $count } point.
       *[other] { $card }: { $count } critters leave, which costs { $seat } { $count } points.
    }
agricola-event-llama-lost = { $card }: { $seat } loses 1 llama.
agricola-event-house-burnt = The wooden house burns down: { $seat }.
agricola-event-house-hardened = { $seat } now lives in a stone house.
agricola-event-house-rebuilt = { $seat } rebuilds 2 wooden rooms.
agricola-event-cells-covered = { $seat } covers { $cells } for the rest of the game.
agricola-event-mark-laid = { $seat } puts a candy on { agricola-noun-space }.
agricola-event-mark-removed = { $seat } picks up the candy on { agricola-noun-space }.
agricola-event-person-adopted = { $seat } takes over a person at home from { $other }.
agricola-event-placed-person-adopted = { $seat } takes over a person on { agricola-noun-space } from { $other }.
agricola-event-crops-grown = { $card }: { $seat } gets { agricola-noun-goods } on the fields.
agricola-event-crops-lost = { $card }: { $seat } loses { agricola-noun-goods } from the fields.
agricola-event-person-joined = { $seat } has a child who can be placed this round. People in the family: { $people }.
agricola-event-turn-skipped = { $seat } skips this turn.
agricola-event-start-kept = { $seat } becomes starting player. No space changes that any more.
agricola-event-person-frozen = { $card }: { $seat } does without 1 person until round { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } does without 1 person until the end.
agricola-event-person-thawed = { $card }: { $seat } has the frozen person back.
agricola-event-person-on-card = { $card }: { $seat } puts 1 person on this card.
agricola-event-placement-chosen = { $seat } chooses a space for { $to }.
agricola-event-people-lent = Lending 1 person to the player on the left for the next round: { $seats }.
agricola-event-guest-unused = { $seat } can’t place the borrowed person ({ $to }), who goes home.
agricola-event-space-replaced = { $card } takes the place of { agricola-noun-space }.
agricola-event-card-lost = { $seat } loses a card for good: { $card }.
agricola-event-space-charred = { $seat } chars { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card }: { $seat } gets { $count } llama.
       *[other] { $card }: { $seat } gets { $count } llamas.
    }
agricola-event-llama-born = { $seat } gets a young llama.
agricola-event-llama-released = { $seat } has no room for 1 llama, which goes back to the supply.
agricola-event-llama-roasted = { $seat } turns 1 llama into { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } takes { $count } fairy.
       *[other] { $seat } takes { $count } fairies.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } has no unused space for { $count } fairy, which leaves.
       *[other] { $seat } has no unused space for { $count } fairies, which leave.
    }
agricola-event-fairy-born = { $seat } gets a young fairy.
agricola-event-fairy-roasted = { $seat } turns 1 fairy into { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card }: when people return home, { $seat } takes all leftover { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } looks at the top card of the forest deck.
       *[other] { $seat } looks at the top { $count } cards of the forest deck.
    }
agricola-event-own-card-seen = { $seat } sees { $card }.
agricola-event-top-cards-ordered = { $seat } puts the cards back.

## Questions and answers

agricola-pick-all-of = all your { agricola-noun-good }
agricola-pick-into = turn it into { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = no food
agricola-pick-llama = 1 llama
agricola-pick-animal-of = { agricola-noun-goods } from { $seat }
agricola-pick-llama-of = 1 llama from { $seat }
agricola-choice-use-all = { agricola-noun-space }: { $goods }
agricola-decision-find-food = { $card }: family growth costs 1 more food. What do you turn into food?
agricola-pick-person = return 1 person
agricola-pick-home = a person at home
agricola-pick-points =
    { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }
agricola-pick-cells = spaces { $cells }
agricola-decision-card-choice = { $card }: what do you choose? { $text }
agricola-decision-card-order =
    { $done ->
        [0] { $card }: which card comes on top of the deck?
       *[other] { $card }: which card comes next?
    }
agricola-decision-place-for = Where does this person go? { $seat } takes the action.
agricola-decision-place-from = { $card }: which space does this person use?
agricola-pick-fairy = 1 fairy
agricola-pick-release-llama = give up 1 llama
agricola-pick-cell = space { $cell }
agricola-pick-discard = discard { $card } for 1 person

## Why something is refused

agricola-reason-cell-covered = { $cell } is covered and can’t be used. Choose another space.
agricola-reason-cell-burnt = { $cell } is kept for your new house. Choose another space.
agricola-reason-rebuild-first = Your house has burnt down. Rebuild it first: 2 rooms for 2 wood and 1 reed.
agricola-reason-nothing-there-for-them = With what everybody can see, { $seat } can’t do anything there: { agricola-noun-space }.
agricola-reason-nobody-to-spare = You need another person who can act and is staying. Nobody can leave.
agricola-reason-no-animal-to-give = You have no animal to give that brings you something here.
agricola-reason-no-occupation-to-discard = No other player has an occupation in play.
agricola-reason-no-llama = You have no llama to give up.

## The board, farms and cards

agricola-client-on-card-depots =
    { $count ->
        [0] No depot left on this card
        [one] { $count } depot left on this card
       *[other] { $count } depots left on this card
    }
agricola-client-on-card-critters =
    { $count ->
        [0] No critter on this card
        [one] { $count } critter on this card
       *[other] { $count } critters on this card
    }
agricola-board-marks = Candies on spaces
agricola-cell-covered = covered
agricola-cell-burnt = burnt house
agricola-solo-exactly =
    { $points ->
        [one] Exactly { $points } point: you reach the solo target.
       *[other] Exactly { $points } points: you reach the solo target.
    }
agricola-decided-exactly =
    { $points ->
        [one] Exactly { $points } point wins: { $winner }.
       *[other] Exactly { $points } points win: { $winner }.
    }
agricola-score-llamas = Llamas
agricola-client-on-card-looks =
    { $count ->
        [0] No scrying token left
        [one] { $count } scrying token left
       *[other] { $count } scrying tokens left
    }

## The drawn table

agricola-client-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
agricola-client-beside = Cards beside the board
agricola-client-beside-none = No card lies beside the board yet.
agricola-client-still-in-deck = Still in this deck, in alphabetical order
agricola-client-known = Top of this deck, known only to you
agricola-client-draws =
    { $deck ->
        [x] { $name } draws from the X-deck
       *[forest] { $name } draws from the forest deck
    }
agricola-client-next-card =
    { $count ->
        [one] Next card
       *[other] Next card ({ $count } left)
    }
agricola-client-cell-covered = { $cell }, covered for the rest of the game
agricola-client-cell-burnt = { $cell }, burnt room
agricola-client-leaving =
    { $count ->
        [one] { $count } person leaves this round
       *[other] { $count } people leave this round
    }
agricola-client-away =
    { $count ->
        [one] { $count } person on a card
       *[other] { $count } people on cards
    }
agricola-client-frozen =
    { $count ->
        [one] { $count } person frozen
       *[other] { $count } people frozen
    }
agricola-client-skips =
    { $count ->
        [one] { $count } turn to skip
       *[other] { $count } turns to skip
    }
agricola-client-guest = 1 borrowed person

## The text pages and the terminal

agricola-card-ruling = Our ruling: { $text }
agricola-status-deck = { $deck }: { $left }
agricola-status-start-kept = No space changes the starting player any more
agricola-status-lending = When people return home, everyone lends 1 person to the player on the left
agricola-board-deck = Deck
agricola-board-cards-left = Cards left
agricola-board-known = On top, known only to you
agricola-board-still-in-deck = Still in this deck, by number
agricola-board-ruling = Our ruling
agricola-board-fates = What event cards have changed
agricola-board-fate = Now
agricola-fate-chooser = { $seat } chooses where the next person goes
agricola-fate-visitors =
    { $count ->
        [one] { $count } person leaves after the next feeding phase
       *[other] { $count } people leave after the next feeding phase
    }
agricola-cell-charred = charred
agricola-column-llamas = Llamas
agricola-column-fairies = Fairies
cli-agricola-beside = Beside the board: { $cards }
cli-agricola-known = On top of the deck, known only to you: { $cards }
cli-agricola-read-them = Read a card with: read NAME
cli-agricola-fate = { $seat }: { $fate }
cli-agricola-deck-sign =
    { $sign ->
        [covered] covered or charred
        [burnt] burnt house
        [mark] pitchfork
        [candy] candies
        [llama] llamas
       *[fairy] fairies
    }
