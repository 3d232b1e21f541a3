## The forest deck: spaces, llamas, fairies, looking at cards

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
agricola-event-leftovers-claimed = { $card }: when people return home, { $seat } takes all { agricola-noun-good } that is left.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } looks at the top card of the forest deck.
       *[other] { $seat } looks at the top { $count } cards of the forest deck.
    }
agricola-event-own-card-seen = { $seat } sees { $card }.
agricola-event-top-cards-ordered = { $seat } puts the cards back.

agricola-pick-llama = 1 llama
agricola-pick-fairy = 1 fairy
agricola-pick-release-llama = give up 1 llama
agricola-pick-space = space { $cell }

agricola-score-llamas = Llamas
agricola-client-on-card-looks =
    { $count ->
        [0] No scrying token left
        [one] { $count } scrying token left
       *[other] { $count } scrying tokens left
    }

agricola-reason-nobody-to-spare = You need another person who can act and is staying. Nobody can leave.
agricola-reason-no-animal-to-give = You have no animal to give that brings you something here.
agricola-reason-no-occupation-to-discard = No other player has an occupation in play.
agricola-reason-no-llama = You have no llama to give up.
agricola-reason-space-blocked = { $cell } can’t be used any more. Choose another space.
