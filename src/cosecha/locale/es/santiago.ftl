# Santiago. El número tras el cultivo es cuántos granjeros muestra la ficha.

## Nombres en listas

name-plantation-tile =
    { $value ->
        [banana1] plátanos (1)
        [banana2] plátanos (2)
        [coconut1] cocos (1)
        [coconut2] cocos (2)
        [watermelon1] sandías (1)
        [watermelon2] sandías (2)
        [grape1] uvas (1)
        [grape2] uvas (2)
        [pepper1] pimientos (1)
       *[pepper2] pimientos (2)
    }
name-crop =
    { $value ->
        [banana] plátanos
        [coconut] cocos
        [watermelon] sandías
        [grape] uvas
       *[pepper] pimientos
    }

## Nombres: partes de otros mensajes; leen los argumentos del mensaje que los usa

santiago-noun-tile =
    { $tile ->
        [banana1] plátanos (1)
        [banana2] plátanos (2)
        [coconut1] cocos (1)
        [coconut2] cocos (2)
        [watermelon1] sandías (1)
        [watermelon2] sandías (2)
        [grape1] uvas (1)
        [grape2] uvas (2)
        [pepper1] pimientos (1)
       *[pepper2] pimientos (2)
    }
santiago-noun-plants =
    { $tile ->
        [banana1] plátanos
        [banana2] plátanos
        [coconut1] cocos
        [coconut2] cocos
        [watermelon1] sandías
        [watermelon2] sandías
        [grape1] uvas
        [grape2] uvas
        [pepper1] pimientos
       *[pepper2] pimientos
    }
santiago-noun-amount =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
santiago-noun-bribe =
    { $bribe ->
        [one] { $bribe } escudo
       *[other] { $bribe } escudos
    }
santiago-noun-money =
    { $money ->
        [one] { $money } escudo
       *[other] { $money } escudos
    }
santiago-noun-price =
    { $price ->
        [one] { $price } escudo
       *[other] { $price } escudos
    }
santiago-noun-total =
    { $total ->
        [one] { $total } escudo
       *[other] { $total } escudos
    }
santiago-noun-squares =
    { $count ->
        [one] { $count } casilla posible
       *[other] { $count } casillas posibles
    }
santiago-noun-segments =
    { $count ->
        [one] { $count } lugar posible
       *[other] { $count } lugares posibles
    }
santiago-noun-watered =
    { $watered ->
        [none] No riega ninguna casilla más.
       *[other] Riega: { $watered }.
    }
# Dónde está un canal y dónde brota el manantial, tras un verbo o un nombre; igual en todas las frases.
santiago-segment =
    { $third ->
        [none] junto a { $first }–{ $second }
       *[other] entre { $first }–{ $second } y { $third }–{ $fourth }
    }
santiago-intersection =
    { $count ->
        [4] donde se juntan { $squares }
       *[other] en el borde, junto a { $squares }
    }
# Un lugar del tablero en forma breve: e–f 4|5 está entre las filas 4 y 5, en las columnas e y f.
santiago-place = { $name }
santiago-noun-palm =
    { $palm ->
        [1] , bajo una palmera
       *[0] { "" }
    }

## El historial de la partida

santiago-event-spring-placed = El manantial brota en { $intersection }.
santiago-event-start-canal-built = { $seat } coloca el primer canal { $segment }. { santiago-noun-watered }
santiago-event-palm-placed = Crece una palmera en { $square }.
santiago-event-tile-set-aside = Se aparta una ficha: { santiago-noun-tile }.
santiago-event-round-began = Empieza la ronda { $round } de { $rounds }.
santiago-event-tiles-revealed = Salen a subasta en el pueblo: { $tiles }.
santiago-event-bid-made = { $seat } puja { santiago-noun-amount }.
santiago-event-passed = { $seat } pasa.
santiago-event-bid-committed = { $seat } hace su puja secreta.
santiago-event-own-bid =
    { $amount ->
        [0] { $seat } pasa en secreto.
       *[other] { $seat } puja en secreto { santiago-noun-amount }.
    }
santiago-event-overseer-named = { $seat } pasa a supervisar el canal.
santiago-event-bid-paid = { $seat } paga { santiago-noun-amount } a la banca.
santiago-event-tile-planted =
    { $farmers ->
        [0] { $seat } planta { santiago-noun-plants } en { $square }{ santiago-noun-palm }, sin granjeros: ficha neutral.
        [one] { $seat } planta { santiago-noun-plants } en { $square }{ santiago-noun-palm }, con { $farmers } granjero.
       *[other] { $seat } planta { santiago-noun-plants } en { $square }{ santiago-noun-palm }, con { $farmers } granjeros.
    }
santiago-event-leftover-planted = { $seat } planta la ficha sobrante, { santiago-noun-tile }, en { $square }{ santiago-noun-palm }. Es neutral.
santiago-event-proposal-made =
    { $bribe ->
        [0] { $seat } propone un canal { $segment } sin soborno.
       *[other] { $seat } propone un canal { $segment } con un soborno de { santiago-noun-bribe }.
    }
santiago-event-nothing-proposed = { $seat } no propone nada.
santiago-event-proposal-accepted =
    { $total ->
        [0] { $seat } acepta el canal { $segment } sin cobrar nada.
       *[other] { $seat } acepta el canal { $segment } y cobra { santiago-noun-total }.
    }
santiago-event-bribe-paid = { $seat } paga { santiago-noun-amount } a { $overseer }.
santiago-event-proposals-rejected = { $seat } rechaza todas las propuestas y paga { santiago-noun-price } a la banca para construir { $segment }.
santiago-event-canal-paid = { $seat } paga { santiago-noun-price } a la banca para construir { $segment }.
santiago-event-canal-discarded = { $seat } no construye nada y descarta un canal.
santiago-event-canal-built = Nuevo canal: { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-built = { $seat } coloca su canal adicional { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-kept = { $seat } guarda su canal adicional.
santiago-event-farmer-left =
    { $left ->
        [0] Sin riego en { $square }: { $seat } pierde allí a su último granjero y la ficha queda neutral.
       *[other] Sin riego en { $square }: { $seat } pierde allí un granjero y conserva { $left }.
    }
santiago-event-tile-dried =
    { $farmers ->
        [0] Sequía en { $square } ({ santiago-noun-plants }): se convierte en desierto.
        [one] Sequía en { $square } ({ santiago-noun-plants }): se convierte en desierto y { $seat } pierde { $farmers } granjero.
       *[other] Sequía en { $square } ({ santiago-noun-plants }): se convierte en desierto y { $seat } pierde { $farmers } granjeros.
    }
santiago-event-income-paid = Ingresos: { santiago-noun-amount } para cada jugador.
santiago-event-match-ended =
    { $points ->
        [one] Fin de la partida. { $winners } gana con { $points } punto.
       *[other] Fin de la partida. { $winners } gana con { $points } puntos.
    }
santiago-event-match-shared =
    { $points ->
        [one] Fin de la partida. { $winners } comparten la victoria con { $points } punto.
       *[other] Fin de la partida. { $winners } comparten la victoria con { $points } puntos.
    }

## Lo que se pregunta

santiago-decision-spring = ¿Dónde colocas el manantial? Elige una intersección.
santiago-decision-start = ¿Dónde colocas el primer canal? Elige un tramo que salga del manantial.
santiago-decision-palm = ¿Dónde colocas la palmera? Elige una casilla que no toque el manantial ni otra palmera.
santiago-decision-bid = ¿Cuánto pujas? Tienes { santiago-noun-money }.
santiago-decision-plant =
    { $passed ->
        [1] ¿Qué plantas y dónde? Has pasado: colocas 1 granjero menos.
       *[0] ¿Qué plantas y dónde?
    }
santiago-decision-leftover = ¿Dónde va la ficha sobrante, { santiago-noun-tile }? Elige una casilla junto a otra ficha.
santiago-decision-propose = ¿Dónde quieres el canal y cuánto ofreces por él? Tienes { santiago-noun-money }.
santiago-decision-decide =
    { $elsewhere ->
        [0] ¿Qué propuesta aceptas? No puedes construir en ningún otro sitio.
       *[1] { $offers ->
            [0] ¿Dónde construyes el canal? Nadie propone nada: paga { santiago-noun-price } o descarta el canal.
            [one] ¿Dónde construyes el canal? Acepta la propuesta o paga { santiago-noun-price } para construir en otro sitio.
           *[other] ¿Dónde construyes el canal? Acepta una de las { $offers } propuestas o paga { santiago-noun-price } para construir en otro sitio.
        }
    }
santiago-decision-extra = ¿Colocas ahora tu canal adicional? Solo tienes uno para toda la partida.
santiago-decision-confirm = ¿Confirmas la jugada? Si no, puedes deshacerla.

santiago-waiting-spring = Colocando el manantial: { $seats }.
santiago-waiting-start = Colocando el primer canal: { $seats }.
santiago-waiting-palm = Colocando una palmera: { $seats }.
santiago-waiting-bid = Pujando: { $seats }.
santiago-waiting-plant = Plantando: { $seats }.
santiago-waiting-leftover = Colocando la ficha sobrante: { $seats }.
santiago-waiting-propose = Pensando una propuesta: { $seats }.
santiago-waiting-decide = Decidiendo sobre el canal: { $seats }.
santiago-waiting-extra = Decidiendo sobre el canal adicional: { $seats }.
santiago-waiting-confirm = Confirmando la jugada: { $seats }.
santiago-waiting-over = La partida ha terminado.

## Lo que se puede hacer: entradas de un menú

santiago-choice-spring = Colocar el manantial ({ santiago-noun-segments })
santiago-choice-start = Colocar el primer canal ({ santiago-noun-segments })
santiago-choice-palm = Colocar una palmera ({ santiago-noun-squares })
santiago-choice-bid = Pujar
santiago-choice-pass = Pasar
santiago-choice-plant = Plantar { santiago-noun-tile }: { santiago-noun-squares }
santiago-choice-leftover = Plantar la ficha sobrante ({ santiago-noun-squares })
santiago-choice-propose = Proponer un canal { $segment }, con un soborno
santiago-choice-no-proposal = No proponer nada
santiago-choice-accept =
    { $total ->
        [0] Aceptar el canal { $segment }, sin cobrar nada
       *[other] Aceptar el canal { $segment } y cobrar { santiago-noun-total }
    }
santiago-choice-reject = Rechazarlas todas y construir en otro sitio por { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-build = Construir por { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-discard = Descartar el canal
santiago-choice-extra = Colocar tu canal adicional ({ santiago-noun-segments })
santiago-choice-no-extra = Guardar tu canal adicional
santiago-choice-confirm = Confirmar la jugada

## Qué hace cada opción, en pocas palabras junto a una imagen

santiago-card-reject = Rechazar todas
santiago-card-build = Construir
santiago-fact-order =
    { $place ->
        [1] plantas primero
       *[other] plantas en el { $place }.º lugar
    }
santiago-fact-order-so-far =
    { $place ->
        [1] por ahora, primero
       *[other] por ahora, { $place }.º
    }
santiago-fact-overseer = { $seat } será supervisor
santiago-fact-overseer-you = serás supervisor
santiago-fact-fewer = 1 granjero menos
santiago-fact-left = te quedan { $amount }
santiago-fact-pay = pagas { $amount }
santiago-fact-receive =
    { $amount ->
        [0] no recibes nada
       *[other] recibes { $amount }
    }
santiago-fact-saves =
    { $count ->
        [one] salva { $count } ficha
       *[other] salva { $count } fichas
    }
santiago-fact-saves-yours =
    { $others ->
        [0] salva tu { $squares }
       *[other] salva tu { $squares } y { $others } más
    }
santiago-fact-waters =
    { $count ->
        [one] riega { $count } casilla
       *[other] riega { $count } casillas
    }
santiago-fact-waters-nothing = no riega nada nuevo
santiago-fact-watered = con agua
santiago-fact-dry = sin agua
santiago-fact-plantation = plantación de { $size }
santiago-fact-farmers =
    { $count ->
        [0] ningún granjero
        [one] { $count } granjero
       *[other] { $count } granjeros
    }
santiago-fact-palm = palmera: +1 granjero
santiago-fact-neutral = no es de nadie
santiago-fact-offer = mejor oferta: { $total }
santiago-fact-offer-joined = mejor oferta: { $total } en total
santiago-fact-offer-beaten = otra oferta: { $total }
santiago-fact-stays-dry =
    { $count ->
        [one] tu { $squares } sigue sin agua
       *[other] tus { $squares } siguen sin agua
    }

## Cuándo se da una respuesta automática

santiago-plan-bid = En todas las subastas a partir de ahora
santiago-plan-propose = Siempre que se propongan canales
santiago-plan-extra = Siempre que se pueda colocar el canal adicional

## Acciones, en infinitivo

santiago-action-spring = colocar el manantial en { $intersection }
santiago-action-start = colocar el primer canal { $segment }
santiago-action-palm = colocar una palmera en { $square }
santiago-action-bid = pujar { santiago-noun-amount }
santiago-action-pass = pasar
santiago-action-plant = plantar { santiago-noun-tile } en { $square }
santiago-action-leftover = plantar la ficha sobrante en { $square }
santiago-action-propose =
    { $bribe ->
        [0] proponer un canal { $segment } sin soborno
       *[other] proponer un canal { $segment } con un soborno de { santiago-noun-bribe }
    }
santiago-action-no-proposal = no proponer nada
santiago-action-accept = aceptar el canal { $segment }
santiago-action-reject = rechazar todas las propuestas y construir { $segment }
santiago-action-build = construir un canal { $segment }
santiago-action-discard = descartar el canal
santiago-action-extra = colocar el canal adicional { $segment }
santiago-action-no-extra = guardar el canal adicional
santiago-action-confirm = confirmar la jugada

## En qué punto está la partida

santiago-status-round =
    { $round ->
        [0] Preparación; después, { $rounds } rondas
       *[other] Ronda { $round } de { $rounds }
    }
santiago-status-phase =
    { $phase ->
        [spring] Fase: colocación del manantial
        [start] Fase: primer canal
        [palm] Fase: colocación de las palmeras
        [bid] Fase: subasta
        [plant] Fase: colocación de las plantaciones
        [leftover] Fase: ficha sobrante
        [propose] Fase: propuestas
        [decide] Fase: el supervisor decide
        [extra] Fase: canal adicional
       *[over] La partida ha terminado
    }
santiago-status-overseer = Supervisor del canal: { $seat }
santiago-status-supply = Canales en la reserva: { $count }
santiago-status-face-up = En el pueblo: { $tiles }
santiago-status-set-aside = Ficha apartada: { santiago-noun-tile }
santiago-status-reject-price = Rechazar todas las propuestas cuesta { santiago-noun-price }

santiago-seats = Jugadores
santiago-column-seat = Jugador
santiago-column-money = Dinero
santiago-column-bid = Puja
santiago-column-proposal = Propuesta
santiago-column-extra = Canal adicional
santiago-column-farmers = Granjeros
santiago-cell-bid =
    { $amount ->
        [0] pasa
       *[other] { $amount }
    }
santiago-cell-secret = secreta
santiago-cell-hidden = oculto
santiago-cell-none = –
santiago-cell-proposal = { $segment }: { santiago-noun-bribe }
santiago-cell-canal = disponible

## El tablero en palabras

santiago-about = Puja por los campos, soborna al supervisor y que no falte el agua.
santiago-board = Tablero
santiago-board-row = Fila
santiago-board-crop =
    { $crop ->
        [banana] plátanos
        [coconut] cocos
        [watermelon] sandías
        [grape] uvas
       *[pepper] pimientos
    }
santiago-board-palm =
    { $palm ->
        [1] , palmera
       *[0] { "" }
    }
santiago-board-water =
    { $wet ->
        [1] con riego
       *[0] sin riego
    }
santiago-board-owned = { santiago-board-crop }, { $seat }: { $farmers } de { $places }{ santiago-board-palm }, { santiago-board-water }
santiago-board-neutral = { santiago-board-crop }, ficha neutral{ santiago-board-palm }, { santiago-board-water }
santiago-board-desert = desierto{ santiago-board-palm }
santiago-board-empty =
    { $wet ->
        [1] libre, con riego{ santiago-board-palm }
       *[0] libre{ santiago-board-palm }
    }
santiago-board-canals = Canales
santiago-board-place = Lugar
santiago-board-lies = Qué hay allí
santiago-board-what =
    { $what ->
        [spring] el manantial
        [canal] canal
        [proposed] en propuesta
       *[free] sitio para un canal
    }

## La hoja de puntuación

santiago-score-title = Puntos
santiago-score-item = Puntos por
santiago-score-money = Dinero
santiago-score-plantation =
    { $crop ->
        [banana] Plátanos × { $size }: { $squares }
        [coconut] Cocos × { $size }: { $squares }
        [watermelon] Sandías × { $size }: { $squares }
        [grape] Uvas × { $size }: { $squares }
       *[pepper] Pimientos × { $size }: { $squares }
    }
# El tamaño por los granjeros y las palmeras.
santiago-score-cell =
    { $palms ->
        [0] { $size } × { $farmers } = { $points }
       *[other] { $size } × ({ $farmers } + { $palms }) = { $points }
    }
santiago-score-total = Total
santiago-decided-plantation =
    { $crop ->
        [banana] Plátanos × { $size }
        [coconut] Cocos × { $size }
        [watermelon] Sandías × { $size }
        [grape] Uvas × { $size }
       *[pepper] Pimientos × { $size }
    }

## Por qué las reglas no lo permiten

santiago-reason-wrong-phase = Eso no se puede hacer en esta fase: responde antes a lo que se te pregunta.
santiago-reason-too-little-money = Necesitas { santiago-noun-price } y solo tienes { santiago-noun-money }.
santiago-reason-bid-taken = Alguien ya ha pujado { santiago-noun-amount }. Puja otra cantidad o pasa.
santiago-reason-bid-cap =
    { $cap ->
        [one] En esta mesa la puja máxima es de { $cap } escudo.
       *[other] En esta mesa la puja máxima es de { $cap } escudos.
    }
santiago-reason-tile-not-there = Esa ficha no está en el pueblo: { santiago-noun-tile }. Elige una de las que están boca arriba.
santiago-reason-square-taken = En { $square } ya hay una ficha o un desierto. Elige una casilla libre.
santiago-reason-leftover-apart = { $square } no sirve: la ficha sobrante va junto a otra que no sea desierto o, si no la hay, junto a un desierto.
santiago-reason-bribe-too-small =
    { $least ->
        [one] En esta mesa una propuesta necesita un soborno de al menos { $least } escudo.
       *[other] En esta mesa una propuesta necesita un soborno de al menos { $least } escudos.
    }
santiago-reason-segment-taken = Ya hay un canal { $segment }. Elige un tramo libre.
santiago-reason-segment-apart = Un canal { $segment } no tocaría la red. Un canal nuevo tiene que tocar el extremo de otro.
santiago-reason-first-canal-at-spring = El primer canal tiene que tocar el manantial. Elige un tramo que salga de él.
santiago-reason-not-proposed = Nadie ha propuesto un canal { $segment }. Acepta otro, o rechaza todas las propuestas y paga.
santiago-reason-no-proposals = No hay ninguna propuesta: construye por 1 escudo o descarta el canal.
santiago-reason-proposals-lie = Hay propuestas: acepta una, o recházalas todas y paga para construir en otro sitio.
santiago-reason-reject-elsewhere = Un canal { $segment } es una de las propuestas: acéptala o construye donde nadie haya propuesto.
santiago-reason-spring-center = El manantial va en una de las seis intersecciones centrales, lejos del borde.
santiago-reason-palm-at-spring = { $square } toca el manantial. Elige una casilla apartada de él.
santiago-reason-palm-at-palm = { $square } toca otra palmera o ya tiene una. Elige una casilla más apartada.

## Opciones

santiago-option-players = Número de jugadores
santiago-option-players-help = Cuántos juegan: de 2 a 5. Con 2 se juega la variante de pujas secretas.
santiago-option-money-visibility = Dinero de los jugadores
santiago-option-money-visibility-help = Si cada jugador ve el dinero de los demás. Las pujas y los sobornos se ven siempre, menos las pujas de 2 jugadores, que son secretas hasta que se descubren.
santiago-option-money-visibility-open = a la vista de todos
santiago-option-money-visibility-hidden = oculto para los demás
santiago-option-spring-mode = Lugar del manantial
santiago-option-spring-mode-help = Cerca del borde, el agua tarda más en llegar; para una primera partida es mejor el centro.
santiago-option-spring-mode-center = una de las seis intersecciones centrales
santiago-option-spring-mode-any = cualquiera de las veinte intersecciones
santiago-option-setup-placement = Colocación del manantial y las palmeras
santiago-option-setup-placement-help = Por sorteo, o a elección del primer supervisor del canal.
santiago-option-setup-placement-auto = por sorteo
santiago-option-setup-placement-manual = los coloca el primer supervisor
santiago-option-starting-overseer-seat = Primer supervisor del canal
santiago-option-starting-overseer-seat-help = Quién empieza como supervisor. Según el reglamento, el último jugador que haya trabajado en una granja o, si no, el de más edad. Si no se indica, se sortea.
santiago-option-oldest-seat = Jugador de más edad
santiago-option-oldest-seat-help = Con 2 jugadores: quién coloca el primer canal. Si no se indica, el primer supervisor.
santiago-option-min-bribe = Soborno mínimo
santiago-option-min-bribe-help = El soborno más bajo con el que se puede hacer una propuesta. El reglamento permite 0.
santiago-option-two-player-bid-cap = Puja máxima con dos jugadores
santiago-option-two-player-bid-cap-help = Con 2 jugadores: nadie puede pujar más. Si no se indica, el único límite es el dinero.

## Notación

santiago-error-no-square = No existe la casilla «{ $text }»: las casillas van de a1 a h6.
santiago-error-no-segment = No existe el tramo «{ $text }»: van de H00 a H33 y de V00 a V42.
santiago-error-no-intersection = No existe la intersección «{ $text }»: van de X00 a X43.
santiago-error-no-tile = No existe la ficha «{ $text }»: escribe el cultivo en inglés y su número, como banana2 o pepper1.

## Posiciones imposibles

santiago-position-round = La ronda { $round } y la fase no concuerdan.
santiago-position-supply = En esta ronda la reserva de canales no puede ser de { $supply }.
santiago-position-turn = El turno { $turn } no existe en esta fase.
santiago-position-phase =
    { $phase ->
        [spring] Ahora no toca colocar el manantial.
        [start] Ahora no toca colocar el primer canal.
        [palm] Ahora no toca colocar las palmeras.
        [leftover] Con este número de jugadores no sobra ninguna ficha.
       *[other] La fase «{ $phase }» no puede darse, o no puede esperar confirmación, en esta posición.
    }
santiago-position-no-spring = Falta el manantial, o está antes de que se coloque.
santiago-position-spring = El manantial no puede estar en { $intersection }: solo se acordaron las seis intersecciones centrales.
santiago-position-canal-count =
    { $count ->
        [one] { $count } canal en el tablero no concuerda con la reserva y los canales adicionales.
       *[other] { $count } canales en el tablero no concuerdan con la reserva y los canales adicionales.
    }
santiago-position-canal-apart = El canal en { $segment } no está unido al manantial.
santiago-position-palms =
    { $count ->
        [one] Hay { $count } palmera, y en este momento no puede ser.
       *[other] Hay { $count } palmeras, y en este momento no puede ser.
    }
santiago-position-palm-touches = La palmera en { $square } toca el manantial u otra palmera.
santiago-position-too-many-tiles = Hay demasiadas fichas iguales ({ $count }): { santiago-noun-tile }.
santiago-position-tile-count = Entre fichas y desiertos debería haber { $total }, y hay { $count }.
santiago-position-face-up =
    { $count ->
        [one] Ahora no puede haber { $count } ficha en el pueblo.
       *[other] Ahora no puede haber { $count } fichas en el pueblo.
    }
santiago-position-piles = Ahora debería haber { $piles } montones, con este número de fichas cada uno: { $height }. Con 3 o 4 jugadores, además, se aparta una ficha.
santiago-position-farmers = Los granjeros en { $square } no concuerdan con la ficha o no son de ningún asiento.
santiago-position-money = Debería haber { $players } cantidades de dinero, una por jugador.
santiago-position-bank = Alguien tiene menos de cero, o entre todos tienen más de lo que había en la banca.
santiago-position-table-money = El asiento { $seat }, contando desde 0, tiene menos dinero del que ha pujado u ofrecido.
santiago-position-bids = Las pujas, los que pasan, el orden de plantación y la fase no concuerdan.
santiago-position-overseer = El asiento { $seat }, contando desde 0, no puede ser el supervisor con estas pujas.
santiago-position-proposal = La propuesta en { $segment } no ha podido hacerse.
