# Agricola: the event decks in the log and at the drawn table.

## The log

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } draws from the X-deck: { $card }.
       *[forest] { $seat } draws from the forest deck: { $card }.
    }
agricola-event-card-shuffled-back = { $card } is shuffled back into its deck.
agricola-event-card-took = { $card }: { $seat } loses { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } returns { $count } person to the supply.
       *[other] { $seat } returns { $count } people to the supply.
    }

## At the table

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
        [one] skips { $count } turn
       *[other] skips { $count } turns
    }
agricola-client-guest = places a borrowed person
