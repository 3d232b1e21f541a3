# Agricola: log lines, picks and prompts of some cards of the event decks.

## The log

agricola-event-crops-added = { $card }: { $seat } adds { agricola-noun-goods } to planted fields.
agricola-event-pile-swapped = { $seat } turns all goods on a space into { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } takes { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } carries out an effect without a person ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } places the pitchfork ({ agricola-noun-space }).
agricola-event-card-handed-on = { $card } goes from { $seat } to { $to }.
agricola-event-card-left = { $card } of { $seat } leaves the game.
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

## What can be picked

agricola-pick-all-of = all your { agricola-noun-good }
agricola-pick-into = turn it into { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = no food
agricola-pick-llama = 1 llama
agricola-pick-animal-of = { agricola-noun-goods } from { $seat }
agricola-pick-llama-of = 1 llama from { $seat }
agricola-choice-use-all = { agricola-noun-space }: { $goods }

## What lies on cards and spaces

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
agricola-cell-marked = { $goods }, pitchfork
