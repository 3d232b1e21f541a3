# Agricola: variantes y reglas caseras.

## Opciones en el formulario

agricola-option-group-seasons = Estaciones del año
agricola-option-group-market = Mercado de cartas
agricola-option-group-house-rules = Reglas caseras
agricola-option-seasons = Estaciones del año
agricola-option-seasons-help = Cada ronda tiene una estación con su propia casilla de acción, y algunas casillas dan o cuestan otra cosa.
agricola-option-seasons-without = no
agricola-option-seasons-with = sí
agricola-option-first-season = Primera estación
agricola-option-first-season-help = La estación de la ronda 1.
agricola-option-first-season-winter = invierno
agricola-option-first-season-spring = primavera
agricola-option-first-season-summer = verano
agricola-option-first-season-autumn = otoño
agricola-option-teams = Juego por equipos
agricola-option-teams-help = Para 4 jugadores. Los compañeros se sientan frente a frente, construyen el uno para el otro y ganan juntos.
agricola-option-teams-without = no
agricola-option-teams-lower = cuenta el resultado más bajo
agricola-option-teams-product = los dos totales multiplicados
agricola-option-open-market = Mercado de cartas
agricola-option-open-market-help = Algunas cartas están boca arriba. Una vez por ronda, un jugador puede saltarse un turno y tomar una. Para 2 a 4 jugadores.
agricola-option-open-market-without = no
agricola-option-open-market-with = sí
agricola-option-market-cards = Cartas del mercado
agricola-option-market-cards-help = Cuántas cartas hay en el mercado. La mitad son oficios.
agricola-option-house-before-cooking = Alojar antes de cocinar
agricola-option-house-before-cooking-help = Los animales nuevos se alojan antes de cocinar ninguno. Los que no caben vuelven a la reserva general.
agricola-option-house-before-cooking-without = no
agricola-option-house-before-cooking-with = sí
agricola-option-one-pasture = Un pastizal por especie
agricola-option-one-pasture-help = Los animales de una especie solo pueden vivir en 1 pastizal.
agricola-option-one-pasture-without = no
agricola-option-one-pasture-with = sí
agricola-option-take-usable = Tomar lo que se aprovecha
agricola-option-take-usable-help = De un mercado de animales solo tomas los animales que alojas o cocinas. Los demás se quedan allí.
agricola-option-take-usable-without = no
agricola-option-take-usable-with = sí
agricola-option-unfinished-pastures = Pastizales sin terminar
agricola-option-unfinished-pastures-help = Puedes construir cercas sueltas y cerrar el pastizal más tarde.
agricola-option-unfinished-pastures-without = no
agricola-option-unfinished-pastures-with = sí
agricola-option-scattered-pastures = Pastizales dispersos
agricola-option-scattered-pastures-help = Tus pastizales no tienen que ser adyacentes. No se combina con crecer hacia fuera.
agricola-option-scattered-pastures-without = no
agricola-option-scattered-pastures-with = sí
agricola-option-growing-outwards = Crecer hacia fuera
agricola-option-growing-outwards-help = Construyes habitaciones, campos y pastizales junto a los que ya tienes. No se combina con los pastizales dispersos.
agricola-option-growing-outwards-without = no
agricola-option-growing-outwards-with = sí
agricola-option-even-start = Comienzo igualado
agricola-option-even-start-help = Todos empiezan con 3 alimentos. En la ronda 1, los segundos granjeros se colocan en orden inverso. Para 2 a 4 jugadores.
agricola-option-even-start-without = no
agricola-option-even-start-with = sí
agricola-option-extra-copse = Soto adicional
agricola-option-extra-copse-help = Para 2 jugadores: una casilla más que recibe 1 madera cada ronda.
agricola-option-extra-copse-without = no
agricola-option-extra-copse-with = sí

## Opciones que no se combinan

agricola-option-problem-first-season-without-seasons = Para elegir la primera estación se necesitan las estaciones del año. Actívalas antes.
agricola-option-problem-teams-of-four = El juego por equipos es para 4 jugadores.
agricola-option-problem-market-without-cards = El mercado de cartas necesita la mano completa de cartas. Elígela antes.
agricola-option-problem-market-alone = El mercado de cartas es para 2 a 4 jugadores: no se usa en solitario.
agricola-option-problem-market-cards-without-market = El número de cartas del mercado solo sirve con el mercado de cartas. Actívalo antes.
agricola-option-problem-scattered-or-outwards = Los pastizales dispersos y crecer hacia fuera se contradicen. Elige una de las dos reglas.
agricola-option-problem-even-start-alone = El comienzo igualado es para 2 a 4 jugadores: no se usa en solitario.
agricola-option-problem-extra-copse-for-two = El Soto adicional es para 2 jugadores: no se usa con otro número.
agricola-option-problem-start-food = Los alimentos de una partida anterior necesitan un número de 0 a 99 para cada jugador.
agricola-option-problem-start-cards = Los oficios de una partida anterior necesitan cartas de mano y una lista por jugador, con oficios de este mazo y sin repetir ninguno.
agricola-option-problem-hand-occupations = Una mano con menos oficios necesita la mano completa.

## Estaciones del año

agricola-event-season-began =
    { $season ->
        [winter] Empieza el invierno.
        [spring] Empieza la primavera.
        [summer] Empieza el verano.
       *[autumn] Empieza el otoño.
    }
agricola-event-field-phase-taken = { $seat } recolecta sus campos sin esperar a la cosecha.
agricola-status-season =
    { $season ->
        [winter] Estación: invierno; después, primavera
        [spring] Estación: primavera; después, verano
        [summer] Estación: verano; después, otoño
       *[autumn] Estación: otoño; después, invierno
    }
agricola-season-rule =
    { $rule ->
        [plow] En invierno, cada campo cuesta 1 alimento.
        [fences] En primavera, si pagas al menos 1 cerca, hasta 2 más son gratis.
        [grain] En verano obtienes además 1 cereal.
        [room] En verano, cada habitación nueva te permite construir 1 establo gratis.
       *[major] En otoño, cada adquisición mayor cuesta 1 material menos.
    }
agricola-season-closed = Cerrada en invierno antes de la ronda { $round }.
agricola-season-goods =
    { $change ->
        [more] Esta estación se añade allí { agricola-noun-goods } más.
       *[less] Esta estación se añade allí { agricola-noun-goods } menos.
    }
agricola-cell-does-in-season = { $does }. { $note }
agricola-reason-other-season =
    { $season ->
        [winter] Esta casilla solo se usa en invierno: { agricola-noun-space }.
        [spring] Esta casilla solo se usa en primavera: { agricola-noun-space }.
        [summer] Esta casilla solo se usa en verano: { agricola-noun-space }.
       *[autumn] Esta casilla solo se usa en otoño: { agricola-noun-space }.
    }
agricola-reason-closed-in-winter = Esta casilla está cerrada en invierno antes de la ronda { $round }: { agricola-noun-space }.
agricola-reason-no-pair = No tienes 2 animales de la misma especie, así que no puede nacer ninguna cría.
agricola-reason-nothing-planted = No hay nada plantado en tus campos.
agricola-client-seasons = Estaciones del año
agricola-client-season =
    { $season ->
        [winter] Invierno
        [spring] Primavera
        [summer] Verano
       *[autumn] Otoño
    }
agricola-client-season-next =
    { $season ->
        [winter] después, invierno
        [spring] después, primavera
        [summer] después, verano
       *[autumn] después, otoño
    }
# The action space of the season, below its name.
agricola-client-season-work = Trabajos
agricola-client-season-closed = cerrada
agricola-client-season-free =
    { $count ->
        [one] { $count } gratis
       *[other] { $count } gratis
    }
agricola-client-season-preparation = Preparación
agricola-client-season-changes = Qué cambia
agricola-client-season-prepares =
    { $season ->
        [winter] 1 adobe menos en cada casilla de adobe, 1 junco menos en cada casilla de juncos
        [spring] 1 madera menos en cada casilla de madera, 1 piedra más en cada casilla de piedra
        [summer] 1 adobe más en cada casilla de adobe, 1 piedra menos en cada casilla de piedra, 1 alimento más en la Pesca
       *[autumn] 1 madera más en cada casilla de madera, 1 junco más en cada casilla de juncos
    }
agricola-client-season-rules =
    { $season ->
        [winter] La Pesca está cerrada antes de la ronda 12, aunque se acumulan alimentos. Cada campo que labras cuesta 1 alimento.
        [spring] Si al construir cercas pagas al menos 1, hasta 2 más son gratis.
        [summer] El Jornalero da además 1 cereal. Cada habitación nueva te permite construir 1 establo gratis.
       *[autumn] Cada adquisición mayor cuesta 1 material menos, a tu elección.
    }

## Animales

agricola-event-animals-left = { $seat } deja { agricola-noun-goods } en la casilla ({ agricola-noun-space }).
agricola-reason-no-use-for-animals = No puedes alojar ni cocinar ninguno de estos animales. Haz sitio antes.
agricola-reason-take-one-animal = Tienes que tomar al menos 1 animal: conserva o cocina alguno.
agricola-reason-house-first = Los animales nuevos se alojan antes de cocinar. Elige primero cuáles conservas.

## La granja

agricola-event-fence-left-open = { $seat } construye una cerca abierta: { $edge }.
agricola-place-edge =
    { $at ->
        [n] el borde superior de { $cell }
        [s] el borde inferior de { $cell }
        [w] el borde izquierdo de { $cell }
       *[e] el borde derecho de { $cell }
    }
agricola-action-rail = construir una cerca abierta en { $edge }
agricola-choice-rail =
    { $count ->
        [one] Construir una cerca abierta: { $count } borde posible
       *[other] Construir una cerca abierta: { $count } bordes posibles
    }
agricola-client-rails =
    { $count ->
        [one] Construir { $count } cerca abierta
       *[other] Construir { $count } cercas abiertas
    }
agricola-error-no-edge = No hay ningún borde «{ $text }»: escribe una parcela y un lado, como b1n o e3e.
agricola-reason-not-beside-own-field = { $cell } no está junto a ninguno de tus campos. Elige una parcela adyacente a ellos.
agricola-reason-not-beside-anything = { $cell } no está junto a nada de tu granja. Construye hacia fuera desde lo que tienes.
agricola-reason-first-pasture-apart = Tu primer pastizal tiene que estar junto a tu casa o a uno de tus campos.
agricola-reason-no-open-fences = Las cercas tienen que cerrar un pastizal. Elige las parcelas que cercas.
agricola-reason-fence-already = Ahí ya hay una cerca. Elige otro borde.
agricola-reason-useless-fence = Una cerca ahí nunca cerraría un pastizal. Elige el borde de una parcela sin habitación ni campo.
agricola-reason-fence-apart = Una cerca tiene que tocar algo construido u otra cerca.
agricola-reason-fence-closes = Esa cerca cierra un pastizal. Elige las parcelas que encierra.
agricola-reason-open-fence-across = Una cerca abierta divide esas parcelas. Elige las de un solo lado.
agricola-board-open-fences = Cercas abiertas
agricola-board-edge = Borde

## El comienzo

## Equipos

agricola-event-teams-formed = Equipos: { $one } contra { $other }.
agricola-event-goods-moved = { $seat } entrega { agricola-noun-goods } a { $to }. El mercado se queda { $lost } más.
agricola-event-teams-ended =
    { $points ->
        [one] Fin de la partida. Equipo ganador: { $seats }, con { $points } punto.
       *[other] Fin de la partida. Equipo ganador: { $seats }, con { $points } puntos.
    }
agricola-event-partner-room-built =
    { $house ->
        [wood] { $seat } construye una habitación de madera en { $cell } para { $to }.
        [clay] { $seat } construye una habitación de adobe en { $cell } para { $to }.
       *[stone] { $seat } construye una habitación de piedra en { $cell } para { $to }.
    }
agricola-event-partner-stable-built = { $seat } construye un establo en { $cell } para { $to }.
agricola-event-partner-field-plowed = { $seat } labra un campo en { $cell } para { $to }.
agricola-event-partner-pasture-fenced =
    { $fences ->
        [0] { $seat } cierra a la vez otro pastizal para { $to }: { $cells }.
        [one] { $seat } crea un pastizal en { $cells } para { $to } con { $fences } cerca nueva.
       *[other] { $seat } crea un pastizal en { $cells } para { $to } con { $fences } cercas nuevas.
    }
agricola-event-partner-fence-left-open = { $seat } construye una cerca abierta para { $to }: { $edge }.
agricola-event-teams-shared =
    { $points ->
        [one] Fin de la partida. Los dos equipos comparten la victoria con { $points } punto.
       *[other] Fin de la partida. Los dos equipos comparten la victoria con { $points } puntos.
    }
agricola-decision-move = ¿Qué recursos mueves? La reserva se queda 1 más de cada uno.
agricola-waiting-move = Moviendo recursos: { $seats }.
agricola-status-teams = Equipos: { $one } contra { $other }
agricola-team-fences = Para tu compañero, de 1 a 3 cercas cuestan 1 madera más.
agricola-team-price =
    { $what ->
        [room] Para tu compañero, una habitación cuesta { $price }.
        [stable] Para tu compañero, un establo cuesta { agricola-noun-wood }.
       *[both] Para tu compañero, una habitación cuesta { $price }; un establo, { agricola-noun-wood }.
    }
agricola-both-notes = { $one } { $other }
agricola-fact-given = Para { $seat }: { agricola-noun-goods }
agricola-reason-no-partner = En esta partida no tienes compañero. Elige tu propia granja.
agricola-reason-partner-later = Construye para tu compañero en tu propio turno, cuando no tenga nada que decidir.
agricola-reason-partner-apart =
    { $what ->
        [room] Eso no está junto a la casa de tu compañero. Elige una parcela adyacente a una habitación.
        [field] Eso no está junto a ningún campo de tu compañero. Solo el primero puede ir en cualquier parte.
        [next-field] Eso no está junto a ningún campo de tu compañero. Elige una parcela adyacente a ellos.
        [pasture] Un pastizal nuevo tiene que ser adyacente a uno de los de tu compañero.
        [first-pasture] El primer pastizal de tu compañero tiene que estar junto a su casa o a un campo.
        [across] Un pastizal nuevo tiene que estar fuera de los de tu compañero o dentro de uno solo.
        [open-fence] Una cerca abierta de tu compañero divide esas parcelas. Elige las de un solo lado.
        [fence] Una cerca tiene que tocar algo de la granja de tu compañero u otra cerca.
       *[anything] Eso no está junto a nada de la granja de tu compañero. Construye hacia fuera desde lo que hay.
    }
agricola-reason-partner-no-stable =
    { $count ->
        [one] Tu compañero ya tiene construido su único establo.
       *[other] Tu compañero ya tiene construidos sus { $count } establos.
    }
agricola-reason-partner-no-fence =
    { $count ->
        [one] Hace falta { $count } cerca. Cercas que le quedan a tu compañero: { $left }.
       *[other] Hacen falta { $count } cercas. Cercas que le quedan a tu compañero: { $left }.
    }
agricola-reason-partner-too-few = Tu compañero necesita para eso { agricola-noun-goods }, con lo que va a la reserva, y solo tiene { $have }.
agricola-reason-moved-already = Ya has movido este recurso. Elige otro.
agricola-reason-nothing-to-move = No hay 2 de un mismo recurso en ninguna de las dos granjas: 1 de lo que mueves va a la reserva.
agricola-client-for-partner = Construir para { $name }
agricola-client-for-yourself = Construir en tu granja
agricola-client-move-goods = Mover estos recursos
agricola-client-move-fetch = Recibir 1 más o dar 1 menos: { $good }
agricola-client-move-give = Dar 1 más o recibir 1 menos: { $good }
agricola-client-moved = recibes { $fetched }, das { $given }
agricola-client-team-lower = En cada categoría solo cuenta el resultado más bajo de los dos compañeros; el otro está tachado.
agricola-client-team-product = Los puntos de un equipo son el total de un compañero por el del otro.
agricola-score-partner = Compañero
agricola-score-own = Puntos propios
agricola-score-team =
    { $scoring ->
        [product] Equipo (producto)
       *[lower] Equipo (los resultados más bajos)
    }
# $own es la casilla sin equipos.
agricola-score-cell-team = { $own }, equipo: { $team }
agricola-decided-product = Lo que decide la partida: { $winner-one } × { $winner-other } = { $winner-points } ({ $winner }) contra { $second-one } × { $second-other } = { $second-points } ({ $second }).
agricola-action-give = dar { agricola-noun-goods } a tu compañero
agricola-action-fetch = recibir { agricola-noun-goods } de tu compañero
agricola-action-partner-room = construir una habitación en { $cell } para tu compañero
agricola-action-partner-stable = construir un establo en { $cell } para tu compañero
agricola-action-partner-plow = labrar un campo en { $cell } para tu compañero
agricola-action-partner-fence = cercar { $cells } para tu compañero
agricola-action-partner-rail = construir una cerca abierta para tu compañero en { $edge }
agricola-choice-give = Dar { agricola-noun-goods } a tu compañero
agricola-choice-fetch = Recibir { agricola-noun-goods } de tu compañero
agricola-choice-give-some = Dar hasta { agricola-noun-goods } a tu compañero
agricola-choice-fetch-some = Recibir hasta { agricola-noun-goods } de tu compañero
agricola-choice-partner-room = Construir una habitación para tu compañero por { $price }: { agricola-noun-cells }
agricola-choice-partner-stable = Construir un establo para tu compañero por { agricola-noun-wood }: { agricola-noun-cells }
agricola-choice-partner-plow = Labrar un campo para tu compañero: { agricola-noun-cells }
agricola-choice-partner-fence =
    { $count ->
        [one] Cercar un pastizal para tu compañero: { $count } opción
       *[other] Cercar un pastizal para tu compañero: { $count } opciones
    }
agricola-choice-partner-rail =
    { $count ->
        [one] Construir una cerca abierta para tu compañero: { $count } borde posible
       *[other] Construir una cerca abierta para tu compañero: { $count } bordes posibles
    }

## Mercado de cartas

agricola-event-card-taken = { $seat } salta el turno y toma la carta { $card } del mercado de cartas.
# a switch on a phone: short
agricola-client-market = Mercado { $count }
agricola-board-market =
    { $used ->
        [0] Mercado de cartas
       *[1] Mercado de cartas (ya usado esta ronda)
    }
agricola-reason-no-market = En esta partida no hay mercado de cartas. Coloca un granjero.
agricola-reason-not-in-market = Esta carta no está en el mercado de cartas: { $card }.
agricola-reason-market-used = En esta ronda ya se ha tomado una carta. Coloca un granjero.
agricola-reason-no-turn-to-skip = Solo puedes saltar el turno si a otro jugador le queda algún granjero por colocar.
agricola-action-take = tomar la carta { $card } del mercado de cartas
agricola-choice-take =
    { $price ->
        [none] { $needs ->
            [none] Tomar { $card }: { $text }
           *[other] Tomar { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Tomar { $card } ({ $price }): { $text }
           *[other] Tomar { $card } ({ $price }; { $needs }): { $text }
        }
    }

## Campañas

agricola-event-start-food-gained = { $seat } empieza con { agricola-noun-food } más.
agricola-event-card-kept = { $seat } empieza con la carta { $card } en juego.
agricola-event-kept-card-lost = { $seat } no puede pagar la carta { $card } y la pierde.

## Series

agricola-series-problem-teams = Una serie no tiene puntos para equipos. Quita el juego por equipos.
agricola-series-problem-solo = Esta serie es para 1 jugador.
agricola-series-keep = ¿Qué oficio conservas? Empiezas la siguiente partida con él en juego.
# One of the occupations that can be kept, and what it does.
agricola-series-card = { $card }: { $text }
agricola-series-starts = jugador inicial
agricola-series-keep-none = No conservar ninguno
agricola-series-permanent = ¿Con qué oficio empiezas de ahora en adelante?
agricola-series-missed =
    { $target ->
        [one] No has llegado a { $target } punto. ¿Lo intentas otra vez, sin alimentos de más?
       *[other] No has llegado a { $target } puntos. ¿Lo intentas otra vez, sin alimentos de más?
    }
agricola-series-again = Intentar otra vez
agricola-series-stop = Terminar la serie
# $points enumera los puntos de todos los puestos: 7, 5, 4, 3.
agricola-series-stake = Puntos por los puestos de esta partida: { $points }
agricola-series-won =
    { $points ->
        [one] { $seat } gana la serie con { $points } punto.
       *[other] { $seat } gana la serie con { $points } puntos.
    }
agricola-series-target =
    { $target ->
        [one] Objetivo: { $target } punto
       *[other] Objetivo: { $target } puntos
    }
agricola-series-ended =
    { $count ->
        [one] La serie ha terminado. Has alcanzado { $count } objetivo.
       *[other] La serie ha terminado. Has alcanzado { $count } objetivos.
    }
series-name-three-games = Tres partidas
series-about-three-games = Los puestos de cada partida dan puntos, cada vez más. Puedes conservar 1 oficio para la siguiente partida.
series-points-three-games = Puntos
series-name-solo = Serie en solitario
series-about-solo = Cada partida tiene un objetivo más alto. Un oficio de cada partida se queda contigo, y los puntos por encima del objetivo dan alimentos.
series-points-solo = Objetivos
