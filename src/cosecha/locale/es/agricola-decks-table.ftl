# Agricola: los mazos de eventos en el registro y en la mesa dibujada.

## El registro

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } roba del mazo X: { $card }.
       *[forest] { $seat } roba del mazo del bosque: { $card }.
    }
agricola-event-card-shuffled-back = { $card } se baraja de nuevo en su mazo.
agricola-event-card-took = { $card }: { $seat } pierde { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } devuelve { $count } granjero a la reserva.
       *[other] { $seat } devuelve { $count } granjeros a la reserva.
    }

## En la mesa

agricola-client-cards-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
agricola-client-beside = Cartas junto al tablero
agricola-client-beside-none = Todavía no hay ninguna carta junto al tablero.
agricola-client-still-in-deck = Aún en este mazo, por orden alfabético
agricola-client-known = La parte superior de este mazo, que solo tú conoces
agricola-client-draws =
    { $deck ->
        [x] { $name } roba del mazo X
       *[forest] { $name } roba del mazo del bosque
    }
agricola-client-next-card =
    { $count ->
        [one] Siguiente carta
       *[other] Siguiente carta (quedan { $count })
    }
agricola-client-cell-covered = { $cell }, cubierta hasta el final de la partida
agricola-client-cell-burnt = { $cell }, habitación quemada
agricola-client-leaving =
    { $count ->
        [one] { $count } granjero se va esta ronda
       *[other] { $count } granjeros se van esta ronda
    }
agricola-client-away =
    { $count ->
        [one] { $count } granjero en una carta
       *[other] { $count } granjeros en cartas
    }
agricola-client-frozen =
    { $count ->
        [one] { $count } granjero congelado
       *[other] { $count } granjeros congelados
    }
agricola-client-skips =
    { $count ->
        [one] pierde { $count } turno
       *[other] pierde { $count } turnos
    }
agricola-client-guest = coloca un granjero prestado
