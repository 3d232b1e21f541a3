# Cacao. El número tras una plantación, un mercado o una mina es lo que obtiene allí un trabajador. Una loseta de
# trabajadores se escribe con los trabajadores de sus lados: norte, este, sur, oeste.

## Nombres en listas

name-jungle-tile =
    { $value ->
        [plantation1] plantación simple
        [plantation2] plantación doble
        [market2] mercado (2)
        [market3] mercado (3)
        [market4] mercado (4)
        [gold1] mina de oro (1)
        [gold2] mina de oro (2)
        [water] agua
        [sun] adoración al sol
       *[temple] templo
    }

## Nombres: partes de otros mensajes; leen los argumentos del mensaje que los usa

cacao-noun-jungle =
    { $jungle ->
        [plantation1] plantación simple
        [plantation2] plantación doble
        [market2] mercado (2)
        [market3] mercado (3)
        [market4] mercado (4)
        [gold1] mina de oro (1)
        [gold2] mina de oro (2)
        [water] agua
        [sun] adoración al sol
        [temple] templo
       *[pile] primera loseta de la pila
    }
cacao-noun-side =
    { $side ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
cacao-noun-spaces =
    { $count ->
        [one] { $count } espacio posible
       *[other] { $count } espacios posibles
    }
cacao-noun-taken =
    { $taken ->
        [one] { $taken } fruto
       *[other] { $taken } frutos
    }
cacao-noun-sold =
    { $sold ->
        [one] { $sold } fruto
       *[other] { $sold } frutos
    }
cacao-noun-suns =
    { $taken ->
        [one] { $taken } sol
       *[other] { $taken } soles
    }
cacao-noun-gold =
    { $gold ->
        [one] { $gold } moneda de oro
       *[other] { $gold } monedas de oro
    }
cacao-noun-workers =
    { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
cacao-noun-fruits =
    { $fruits ->
        [one] { $fruits } fruto
       *[other] { $fruits } frutos
    }

## El historial de la partida

cacao-event-start-tiles-laid = En la mesa hay una plantación simple y un mercado (2) que se tocan por una esquina.
cacao-event-display-turned-up = Nuevas losetas de selva disponibles: { $tiles }.
cacao-event-turn-began = Turno { $turn } de { $turns }: { $seat }.
cacao-event-tile-placed = { $seat } coloca una loseta de trabajadores ({ $tile }) en { $space }.
cacao-event-tile-overbuilt = { $seat } paga 1 sol y coloca una loseta de trabajadores ({ $tile }) encima de { $space }.
cacao-event-jungle-placed = { $seat } rellena { $space }: { cacao-noun-jungle }.
cacao-event-jungle-turned-up = { $seat } rellena { $space } con la primera loseta de la pila: { cacao-noun-jungle }.
cacao-event-fruits-taken =
    { $lost ->
        [0] { $seat } toma { cacao-noun-taken } en { $space } ({ cacao-noun-jungle }).
        [one] { $seat } toma { cacao-noun-taken } en { $space } ({ cacao-noun-jungle }); se pierde { $lost } por falta de sitio.
       *[other] { $seat } toma { cacao-noun-taken } en { $space } ({ cacao-noun-jungle }); se pierden { $lost } por falta de sitio.
    }
cacao-event-fruits-sold = { $seat } vende { cacao-noun-sold } en { $space } ({ cacao-noun-jungle }) por { cacao-noun-gold }.
cacao-event-gold-mined = { $seat } extrae { cacao-noun-gold } en { $space }.
cacao-event-water-carried =
    { $fields ->
        [0] { $seat } recoge agua en { $space }, pero su portador ya está en { $value }.
        [one] { $seat } recoge agua en { $space }: su portador avanza { $fields } casilla, hasta { $value }.
       *[other] { $seat } recoge agua en { $space }: su portador avanza { $fields } casillas, hasta { $value }.
    }
cacao-event-suns-taken =
    { $lost ->
        [0] { $seat } toma { cacao-noun-suns } en { $space }.
        [one] { $seat } toma { cacao-noun-suns } en { $space }; se pierde { $lost } por falta de sitio.
       *[other] { $seat } toma { cacao-noun-suns } en { $space }; se pierden { $lost } por falta de sitio.
    }
cacao-event-workers-idle = { $seat } deja trabajadores sin activar en { $space } ({ cacao-noun-jungle }).
cacao-event-tile-drawn = { $seat } roba una loseta de trabajadores.
cacao-event-own-tile-drawn = { $seat } roba esta loseta: { $tile }.
cacao-event-match-ended =
    { $points ->
        [one] Fin de la partida. { $winners } gana con { $points } moneda de oro.
       *[other] Fin de la partida. { $winners } gana con { $points } monedas de oro.
    }
cacao-event-match-shared =
    { $points ->
        [one] Fin de la partida. { $winners } comparten la victoria con { $points } moneda de oro.
       *[other] Fin de la partida. { $winners } comparten la victoria con { $points } monedas de oro.
    }

## Qué se pregunta a un asiento

cacao-decision-place =
    { $overbuild ->
        [1] ¿Qué loseta de trabajadores colocas y dónde? Por 1 sol también puedes colocarla encima de una tuya.
       *[0] ¿Qué loseta de trabajadores colocas y dónde?
    }
cacao-decision-fill =
    { $count ->
        [one] ¿Qué loseta de selva rellena el espacio?
       *[other] ¿Qué loseta de selva va en cada uno de los { $count } espacios?
    }
cacao-decision-work =
    { $count ->
        [one] ¿Cuántos trabajadores activas en este lado? Tienes { cacao-noun-fruits }.
       *[other] ¿Cuál de los { $count } lados activas ahora y con cuántos trabajadores? Tienes { cacao-noun-fruits }.
    }
cacao-decision-confirm = ¿Confirmas la jugada? Si no, puedes deshacerla.

cacao-waiting-place = Colocando una loseta de trabajadores: { $seats }.
cacao-waiting-fill = Rellenando la selva: { $seats }.
cacao-waiting-work = Activando trabajadores: { $seats }.
cacao-waiting-confirm = Confirmando la jugada: { $seats }.
cacao-waiting-over = La partida ha terminado.

## Qué se puede hacer: opciones de un menú

cacao-choice-place = Colocar { $tile } (norte { $north }, este { $east }, sur { $south }, oeste { $west }): { cacao-noun-spaces }
cacao-choice-overbuild = Colocar encima { $tile } (norte { $north }, este { $east }, sur { $south }, oeste { $west }): { cacao-noun-spaces }
cacao-choice-fill = Rellenar con: { cacao-noun-jungle } ({ cacao-noun-spaces })
cacao-choice-work =
    { $task ->
        [sell] Vender en { $at } ({ cacao-noun-jungle }) con trabajadores de { $space }, lado { cacao-noun-side }
       *[take] Tomar frutos en { $at } ({ cacao-noun-jungle }) con trabajadores de { $space }, lado { cacao-noun-side }
    }
cacao-choice-confirm = Confirmar la jugada

## Acciones, como órdenes

cacao-action-place = colocar una loseta de trabajadores ({ $tile }) en { $space }
cacao-action-overbuild = colocar una loseta de trabajadores ({ $tile }) encima de { $space }
cacao-action-fill = rellenar { $space }: { cacao-noun-jungle }
cacao-action-work = activar { cacao-noun-workers } de { $space }, lado { cacao-noun-side }
cacao-action-confirm = confirmar la jugada

## Cómo va la partida

cacao-status-turn = Turno { $turn } de { $turns }
cacao-status-phase =
    { $phase ->
        [place] Paso: colocar una loseta de trabajadores
        [fill] Paso: rellenar la selva
        [work] Paso: activar los trabajadores
       *[over] La partida ha terminado
    }
cacao-status-active = Juega ahora: { $seat }
cacao-status-display =
    { $tiles ->
        [none] No quedan losetas de selva disponibles
       *[other] Losetas de selva disponibles: { $tiles }
    }
cacao-status-pile = Losetas de selva en la pila: { $count }
cacao-status-hand =
    { $tiles ->
        [none] Tu mano está vacía
       *[other] En tu mano: { $tiles }
    }

cacao-seats = Jugadores
cacao-column-seat = Jugador
cacao-column-gold = Oro
cacao-column-fruits = Frutos
cacao-column-suns = Soles
cacao-column-water = Agua
cacao-column-hand = En la mano
cacao-column-pile = Por robar
cacao-cell-hidden = oculto
cacao-cell-none = –

## El mapa en palabras

cacao-about = Envía a tus trabajadores a la selva: recoge cacao, véndelo, lleva agua y domina los templos.
cacao-board = Mapa
cacao-board-row = Fila
cacao-board-jungle = { cacao-noun-jungle }
cacao-board-workers =
    { $under ->
        [1] { $seat } { $tile }, encima de otra
       *[0] { $seat } { $tile }
    }
cacao-board-due = por rellenar
cacao-board-spot = libre
cacao-board-temples = Trabajadores junto a los templos
cacao-board-temple = Templo
cacao-board-edges = Trabajadores por activar
cacao-board-side = { $space }, { cacao-noun-side }
cacao-board-at = { cacao-noun-jungle } en { $at }
cacao-board-edge-seat = Jugador
cacao-board-edge-side = Lado
cacao-board-edge-at = Loseta de selva
cacao-board-edge-workers = Trabajadores

## La hoja de puntuación

cacao-score-title = Oro final
cacao-score-item = Origen del oro
cacao-score-gold = Monedas
cacao-score-temple = Templo { $number }
cacao-score-temple-on = Templo { $number } ({ $space })
cacao-score-suns = Soles
cacao-score-water = Agua
cacao-score-fruits = Frutos (solo en empates)
# Trabajadores junto a un templo y lo que dan.
cacao-score-cell = { $workers } → { $gold }
cacao-score-tie = ({ $fruits })
cacao-score-total = Total
cacao-decided-tie = Empate a oro; deciden los frutos que sobran: { $winner } gana { $fruits } a { $fewer }.

## Por qué las reglas rechazan algo

cacao-reason-wrong-phase = Eso no se puede hacer en este paso del turno: responde antes a lo que se te pregunta.
cacao-reason-not-in-hand = No tienes esta loseta en la mano: { $tile }.
cacao-reason-jungle-space = { $space } es un espacio de selva. Las losetas de trabajadores van donde la suma de los dos números es impar.
cacao-reason-space-taken = En { $space } ya hay una loseta de trabajadores. Elige un espacio vacío.
cacao-reason-no-jungle-beside = { $space } no está junto a ninguna loseta de selva. Elige un espacio que comparta un lado con alguna.
cacao-reason-jungle-left = Solo puedes colocar encima cuando no quedan losetas de selva, ni disponibles ni en la pila.
cacao-reason-no-sun = Colocar encima cuesta 1 sol y no tienes ninguno.
cacao-reason-not-your-tile = En { $space } no hay ninguna loseta tuya. Solo puedes colocar encima de las tuyas.
cacao-reason-overbuilt-already = En { $space } ya hay dos losetas, una encima de otra, y no caben más.
cacao-reason-display-first = Primero se colocan las losetas disponibles y después las de la pila.
cacao-reason-not-on-display = Esta loseta no está disponible: { cacao-noun-jungle }.
cacao-reason-not-due = { $space } no se rellena ahora: elige, junto a tu loseta nueva, un espacio que toquen dos losetas de trabajadores.
cacao-reason-not-activated = No tienes trabajadores por activar en { $space }, lado { cacao-noun-side }.
cacao-reason-too-few-workers =
    { $workers ->
        [one] En este lado solo hay { $workers } trabajador.
       *[other] En este lado solo hay { $workers } trabajadores.
    }
cacao-reason-too-few-fruits =
    { $fruits ->
        [0] Cada trabajador vende 1 fruto y no tienes ninguno.
       *[other] Cada trabajador vende 1 fruto y solo tienes { cacao-noun-fruits }.
    }
cacao-reason-store-full =
    { $room ->
        [0] Tu almacén está lleno: otro trabajador no aportaría nada.
        [one] Tienes sitio para { $room } fruto más: otro trabajador no aportaría nada.
       *[other] Tienes sitio para { $room } frutos más: otro trabajador no aportaría nada.
    }

## Opciones

cacao-option-players = Número de jugadores
cacao-option-players-help = Cuántos juegan: de 2 a 4.
cacao-option-first-seat = Jugador inicial
cacao-option-first-seat-help = Quién empieza. Según el reglamento, el jugador de más edad. Si no se indica, se sortea.
cacao-option-gold = Oro de los jugadores
cacao-option-gold-help = Si cada jugador ve el oro de los demás. Las monedas que se obtienen se ven siempre.
cacao-option-gold-open = a la vista de todos
cacao-option-gold-hidden = oculto para los demás

## Notación

cacao-error-no-space = No existe el espacio «{ $text }»: escribe dos números como 0,-1 (derecha, abajo), ninguno más allá de { $farthest }.
cacao-error-no-worker-tile = No existe la loseta de trabajadores «{ $text }»: escribe los trabajadores al norte, este, sur y oeste, como 2101 o 1210.
cacao-error-no-jungle-tile = No existe la loseta de selva «{ $text }»: escribe plantation1, market3, gold2, water, sun, temple, etc.
cacao-error-no-side = No existe el lado «{ $text }»: escribe N, E, S o W.

## Posiciones imposibles

cacao-position-turn = El turno { $turn } no existe, o no es el último aunque la partida ha terminado.
cacao-position-first-seat = El jugador inicial no encaja con quien tiene el turno { $turn }.
cacao-position-seats = Oro, frutos, soles, agua, manos y pilas necesitan { $players } valores cada uno, uno por jugador.
cacao-position-water = Las casillas de agua se cuentan de 0 a { $fields }.
cacao-position-village = El asiento { $seat }, contando desde 0, guarda más de lo que cabe, o menos que nada.
cacao-position-lying = Lo que hay en { $space } no puede estar ahí: las losetas de selva van donde la suma de los números es par; las de trabajadores de un asiento, donde es impar.
cacao-position-start-tiles = Faltan las losetas iniciales: plantation1 en 0,0 y market2 en 1,1.
cacao-position-workers-apart = La loseta de trabajadores de { $space } no está junto a ninguna loseta de selva.
cacao-position-jungle-apart = La loseta de selva de { $space } toca menos de dos losetas de trabajadores.
cacao-position-not-joined = La loseta de { $space } no está unida a las losetas iniciales, lado con lado.
cacao-position-due = { $space } toca dos losetas de trabajadores y debería estar relleno.
cacao-position-worker-tiles = Las losetas de trabajadores del asiento { $seat }, contando desde 0, no son las que recibió.
cacao-position-hand = El asiento { $seat }, contando desde 0, tiene demasiadas o muy pocas losetas en el mapa o en la mano para este turno.
cacao-position-jungle-tiles = En total debería haber { $count } de estas: { cacao-noun-jungle }.
cacao-position-display =
    { $count ->
        [one] Ahora no puede haber { $count } loseta disponible.
       *[other] Ahora no puede haber { $count } losetas disponibles.
    }
cacao-position-overbuilt = Hay una loseta encima de otra, pero quedan losetas de selva.
cacao-position-phase = El paso «{ $phase }» no encaja con lo colocado, rellenado o pendiente de confirmar en este turno.
cacao-position-edge = Los trabajadores de { $space }, lado { cacao-noun-side }, no pueden estar por activar.
