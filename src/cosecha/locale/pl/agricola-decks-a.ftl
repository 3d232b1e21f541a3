# Agricola: dziennik, wybory i pytania kilku kart z talii wydarzeń.

## Dziennik

agricola-event-crops-added = { $card }: { $seat } dokłada { agricola-noun-goods } na pola uprawne z plonami.
agricola-event-pile-swapped = { $seat } zamienia wszystkie zasoby na { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } bierze kartę { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } wykonuje akcję bez członka rodziny ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } kładzie widły ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } przekazuje kartę { $card } graczowi { $to }.
agricola-event-card-left = { $seat } odkłada z gry kartę { $card }.
agricola-event-critters-born =
    { $count ->
        [one] { $card }: { $seat } ma o { $count } stworka więcej.
        [few] { $card }: { $seat } ma o { $count } stworki więcej.
        [many] { $card }: { $seat } ma o { $count } stworków więcej.
       *[other] { $card }: { $seat } ma o { $count } stworka więcej.
    }
agricola-event-critters-fed =
    { $food ->
        [one] { $card }: { $seat } płaci { $food } żywność.
        [few] { $card }: { $seat } płaci { $food } żywności.
        [many] { $card }: { $seat } płaci { $food } żywności.
       *[other] { $card }: { $seat } płaci { $food } żywności.
    }
agricola-event-critters-left =
    { $count ->
        [one] { $card }: { $seat } traci { $count } stworka i { $count } punkt.
        [few] { $card }: { $seat } traci { $count } stworki i { $count } punkty.
        [many] { $card }: { $seat } traci { $count } stworków i { $count } punktów.
       *[other] { $card }: { $seat } traci { $count } stworka i { $count } punktu.
    }
agricola-event-llama-lost = { $card }: { $seat } traci 1 lamę.

## Co można wybrać

agricola-pick-all-of = cały twój zapas: { agricola-noun-good }
agricola-pick-into = zamień na: { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = żadnej żywności
agricola-pick-llama = 1 lamę
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 lamę ({ $seat })
agricola-choice-use-all = { agricola-noun-space } ({ $goods })

## Co leży na kartach i polach akcji

agricola-client-on-card-depots =
    { $count ->
        [0] Na karcie nie ma już zbiorników
        [one] Na karcie został { $count } zbiornik
        [few] Na karcie zostały { $count } zbiorniki
        [many] Na karcie zostało { $count } zbiorników
       *[other] Na karcie zostało { $count } zbiornika
    }
agricola-client-on-card-critters =
    { $count ->
        [0] Na karcie nie ma stworków
        [one] Na karcie jest { $count } stworek
        [few] Na karcie są { $count } stworki
        [many] Na karcie jest { $count } stworków
       *[other] Na karcie jest { $count } stworka
    }
agricola-cell-marked = { $goods }, widły
