# Agricola: playing with the event decks. Names and texts of their cards are in agricola-decks.ftl.

## The log

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } roba la carta { $card } del mazo X.
       *[forest] { $seat } roba la carta { $card } del mazo del bosque.
    }
agricola-event-card-shuffled-back = { $card } se baraja de nuevo en su mazo.
agricola-event-card-took = { $card }: { $seat } pierde { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } devuelve { $count } granjero a la reserva.
       *[other] { $seat } devuelve { $count } granjeros a la reserva.
    }
agricola-event-pile-swapped = { $seat } convierte un acopio en { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } toma una carta: { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } aplica un efecto sin colocar un granjero ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } coloca la horca ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } pasa una carta a { $to }: { $card }.
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
agricola-event-house-burnt = Se quema la casa de madera: { $seat }.
agricola-event-house-hardened = { $seat } vive ahora en una casa de piedra.
agricola-event-house-rebuilt = { $seat } reconstruye 2 habitaciones de madera.
agricola-event-cells-covered = { $seat } cubre { $cells } hasta el final de la partida.
agricola-event-mark-laid = { $seat } pone una golosina: { agricola-noun-space }.
agricola-event-mark-removed = { $seat } recoge la golosina: { agricola-noun-space }.
agricola-event-person-adopted = { $seat } adopta un granjero que estaba en casa; { $other } lo pierde.
agricola-event-placed-person-adopted = { $seat } adopta un granjero ({ agricola-noun-space }); { $other } lo pierde.
agricola-event-crops-grown = { $card }: { $seat } obtiene { agricola-noun-goods } en sus campos.
agricola-event-crops-lost = { $card }: { $seat } pierde { agricola-noun-goods } de sus campos.
agricola-event-person-joined = { $seat } tiene un niño que ya puede colocar en esta ronda. Personas en su familia: { $people }.
agricola-event-turn-skipped = { $seat } se salta este turno.
agricola-event-start-kept = { $seat } toma el peón de jugador inicial. Ninguna casilla lo cambia ya.
agricola-event-person-frozen = { $card }: { $seat } se queda sin 1 granjero hasta la ronda { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } se queda sin 1 granjero hasta el final.
agricola-event-person-thawed = { $card }: { $seat } recupera al granjero congelado.
agricola-event-person-on-card = { $card }: { $seat } pone 1 granjero en esta carta.
agricola-event-placement-chosen = { $seat } elige una casilla para { $to }.
agricola-event-people-lent = Préstamo de 1 granjero al jugador de la izquierda para la próxima ronda: { $seats }.
agricola-event-guest-unused = { $seat } no puede colocar al granjero prestado ({ $to }), que vuelve a casa.
agricola-event-space-replaced = { $card } sustituye una casilla: { agricola-noun-space }.
agricola-event-card-lost = { $seat } pierde una carta para siempre: { $card }.
agricola-event-space-charred = { $seat } calcina { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card }: { $seat } obtiene { $count } llama.
       *[other] { $card }: { $seat } obtiene { $count } llamas.
    }
agricola-event-llama-born = { $seat } obtiene una cría de llama.
agricola-event-llama-released = { $seat } devuelve 1 llama a la reserva general por falta de sitio.
agricola-event-llama-roasted = { $seat } convierte 1 llama en { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } toma { $count } hada.
       *[other] { $seat } toma { $count } hadas.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } no tiene parcela sin utilizar para { $count } hada, que se marcha.
       *[other] { $seat } no tiene parcelas sin utilizar para { $count } hadas, que se marchan.
    }
agricola-event-fairy-born = { $seat } obtiene un hada recién nacida.
agricola-event-fairy-roasted = { $seat } convierte 1 hada en { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card }: al volver a casa, { $seat } toma lo que quede: { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } mira la primera carta del mazo del bosque.
       *[other] { $seat } mira las { $count } primeras cartas del mazo del bosque.
    }
agricola-event-own-card-seen = { $seat } ve { $card }.
agricola-event-top-cards-ordered = { $seat } devuelve las cartas al mazo.

## Questions and answers

agricola-pick-all-of = toda tu reserva: { agricola-noun-good }
agricola-pick-into = convertir en { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = ningún alimento
agricola-pick-llama = 1 llama
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 llama ({ $seat })
agricola-choice-use-all = { agricola-noun-space }: { $goods }
agricola-decision-find-food = { $card }: ampliar la familia cuesta 1 alimento más. ¿Qué conviertes en alimentos?
agricola-pick-person = devolver 1 granjero
agricola-pick-home = un granjero en casa
agricola-pick-points =
    { $points ->
        [one] { $points } punto adicional
       *[other] { $points } puntos adicionales
    }
agricola-pick-cells = parcelas { $cells }
agricola-decision-card-choice = { $card }: ¿qué eliges? { $text }
agricola-decision-card-order =
    { $done ->
        [0] { $card }: ¿qué carta pones encima del mazo?
       *[other] { $card }: ¿qué carta viene después?
    }
agricola-decision-place-for = ¿Adónde va este granjero? La acción la realiza { $seat }.
agricola-decision-place-from = { $card }: ¿qué casilla usa este granjero?
agricola-pick-fairy = 1 hada
agricola-pick-release-llama = renunciar a 1 llama
agricola-pick-cell = parcela { $cell }
agricola-pick-discard = descartar la carta { $card } a cambio de 1 granjero

## Why something is refused

agricola-reason-cell-covered = La parcela { $cell } está cubierta y ya no sirve. Elige otra.
agricola-reason-cell-burnt = La parcela { $cell } está reservada para tu nueva casa. Elige otra.
agricola-reason-rebuild-first = Tu casa se ha quemado. Reconstrúyela primero: 2 habitaciones por 2 maderas y 1 junco.
agricola-reason-nothing-there-for-them = Con lo que está a la vista, { $seat } no puede hacer nada allí: { agricola-noun-space }.
agricola-reason-nobody-to-spare = Necesitas otra persona que pueda actuar y se quede. Nadie puede marcharse.
agricola-reason-no-animal-to-give = No tienes ningún animal que aquí te sirva de algo.
agricola-reason-no-occupation-to-discard = Ningún otro jugador tiene oficios en juego.
agricola-reason-no-llama = No tienes ninguna llama a la que renunciar.

## The board, farms and cards

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
agricola-board-marks = Golosinas en las casillas
agricola-cell-covered = cubierta
agricola-cell-burnt = casa quemada
agricola-solo-exactly =
    { $points ->
        [one] Exactamente { $points } punto: alcanzas el objetivo en solitario.
       *[other] Exactamente { $points } puntos: alcanzas el objetivo en solitario.
    }
agricola-decided-exactly =
    { $points ->
        [one] Gana exactamente { $points } punto: { $winner }.
       *[other] Ganan exactamente { $points } puntos: { $winner }.
    }
agricola-score-llamas = Llamas
agricola-client-on-card-looks =
    { $count ->
        [0] No queda ninguna ficha de adivinación
        [one] Queda { $count } ficha de adivinación
       *[other] Quedan { $count } fichas de adivinación
    }

## The drawn table

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
        [one] { $count } turno perdido
       *[other] { $count } turnos perdidos
    }
agricola-client-guest = 1 granjero prestado

## The text pages and the terminal

agricola-card-ruling = Decisión nuestra: { $text }
agricola-status-deck = { $deck }: { $left }
agricola-status-start-kept = Ninguna casilla cambia ya al jugador inicial
agricola-status-lending = Al volver a casa, cada jugador presta 1 granjero al jugador de su izquierda
agricola-board-deck = Mazo
agricola-board-cards-left = Cartas que quedan
agricola-board-known = Arriba, solo tú lo sabes
agricola-board-still-in-deck = Aún en este mazo, por número
agricola-board-ruling = Decisión nuestra
agricola-board-fates = Lo que han cambiado las cartas de eventos
agricola-board-fate = Ahora
agricola-fate-chooser = { $seat } elige adónde va el próximo granjero
agricola-fate-visitors =
    { $count ->
        [one] { $count } granjero se va tras la próxima fase de alimentación
       *[other] { $count } granjeros se van tras la próxima fase de alimentación
    }
agricola-cell-charred = carbonizada
agricola-column-llamas = Llamas
agricola-column-fairies = Hadas
cli-agricola-beside = Junto al tablero: { $cards }
cli-agricola-known = Arriba en el mazo, solo tú lo sabes: { $cards }
cli-agricola-read-them = Para leer una carta: leer NOMBRE
cli-agricola-fate = { $seat }: { $fate }
cli-agricola-deck-sign =
    { $sign ->
        [covered] cubierta o carbonizada
        [burnt] casa quemada
        [mark] horca
        [candy] golosinas
        [llama] llamas
       *[fairy] hadas
    }
