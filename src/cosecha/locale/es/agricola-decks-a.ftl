# Agricola: historial, elecciones y preguntas de algunas cartas de los mazos de eventos.

## El historial

agricola-event-crops-added = { $card }: { $seat } añade { agricola-noun-goods } a campos sembrados.
agricola-event-pile-swapped = { $seat } convierte todos los recursos de una casilla en { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } toma una carta: { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } aplica un efecto sin colocar un granjero ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } coloca la horca ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } pasa una carta a { $to }: { $card }.
agricola-event-card-left = { $seat } retira una carta del juego: { $card }.
agricola-event-critters-born =
    { $count ->
        [one] { $card }: { $seat } tiene { $count } bichejo más.
       *[other] { $card }: { $seat } tiene { $count } bichejos más.
    }
agricola-event-critters-fed =
    { $food ->
        [one] { $card }: { $seat } paga { $food } alimento.
       *[other] { $card }: { $seat } paga { $food } alimentos.
    }
agricola-event-critters-left =
    { $count ->
        [one] { $card }: { $seat } pierde { $count } bichejo y { $count } punto.
       *[other] { $card }: { $seat } pierde { $count } bichejos y { $count } puntos.
    }
agricola-event-llama-lost = { $card }: { $seat } pierde 1 llama.

## Qué se puede elegir

agricola-pick-all-of = toda tu reserva: { agricola-noun-good }
agricola-pick-into = convertir en { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = ningún alimento
agricola-pick-llama = 1 llama
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 llama ({ $seat })
agricola-choice-use-all = { agricola-noun-space }: { $goods }

## Qué hay en cartas y casillas

agricola-client-on-card-depots =
    { $count ->
        [0] No quedan depósitos en esta carta
        [one] Queda { $count } depósito en esta carta
       *[other] Quedan { $count } depósitos en esta carta
    }
agricola-client-on-card-critters =
    { $count ->
        [0] Ningún bichejo en esta carta
        [one] { $count } bichejo en esta carta
       *[other] { $count } bichejos en esta carta
    }
agricola-cell-marked = { $goods }, horca
