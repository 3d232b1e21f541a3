# Agricola: las cartas de la mano.

name-card =
    { $value ->
        [drinking-trough] Abrevadero
        [rammed-clay] Adobe apisonado
        [pond-hut] Cabaña del estanque
        [milk-jug] Jarra de leche
        [claypipe] Pipa de barro
        [junk-room] Trastero
        [basket] Cesto
        [dutch-windmill] Molino holandés
        [lumber-mill] Aserradero
        [shepherds-crook] Cayado de pastor
        [caravan] Carromato
        [loom] Telar
        [plow-driver] Labrador
        [grocer] Buhonero
        [roughcaster] Revocador
        [wood-cutter] Leñador
       *[paper-maker] Papelero
    }
agricola-noun-card =
    { $card ->
        [drinking-trough] Abrevadero
        [rammed-clay] Adobe apisonado
        [pond-hut] Cabaña del estanque
        [milk-jug] Jarra de leche
        [claypipe] Pipa de barro
        [junk-room] Trastero
        [basket] Cesto
        [dutch-windmill] Molino holandés
        [lumber-mill] Aserradero
        [shepherds-crook] Cayado de pastor
        [caravan] Carromato
        [loom] Telar
        [plow-driver] Labrador
        [grocer] Buhonero
        [roughcaster] Revocador
        [wood-cutter] Leñador
       *[paper-maker] Papelero
    }
agricola-text-card =
    { $card ->
        [drinking-trough] Cada uno de tus pastizales aloja 2 animales más.
        [rammed-clay] Al jugar esta carta, obtienes 1 adobe. Puedes pagar cada cerca con 1 adobe en lugar de 1 madera.
        [pond-hut] Coloca 1 alimento en cada una de las 3 próximas casillas de ronda; lo obtienes al empezar esas rondas.
        [milk-jug] Cada vez que cualquier jugador, incluido tú, usa el Mercado bovino, obtienes 3 alimentos y cada uno de los demás jugadores obtiene 1.
        [claypipe] En la fase de regreso a casa, si en la jornada de esta ronda has obtenido al menos 7 materiales, obtienes 2 alimentos.
        [junk-room] Cada vez que consigues o juegas una adquisición, incluida esta, obtienes 1 alimento.
        [basket] Después de usar una casilla de acopio de madera, puedes volver a dejar en ella 2 maderas y obtener 3 alimentos.
        [dutch-windmill] Cada vez que horneas pan en la ronda siguiente a una cosecha, obtienes 3 alimentos más.
        [lumber-mill] Cada adquisición te cuesta 1 madera menos.
        [shepherds-crook] Cada vez que cercas un pastizal nuevo de al menos 4 parcelas, obtienes 2 ovejas.
        [caravan] En esta carta vive 1 granjero. No cuenta como habitación.
        [loom] En la fase de recolección de cada cosecha, si tienes al menos 1, 4 o 7 ovejas, obtienes 1, 2 o 3 alimentos. Al final, 1 punto adicional por cada 3 ovejas.
        [plow-driver] Al principio de cada ronda, si tu casa es de piedra, puedes pagar 1 alimento para labrar 1 campo.
        [grocer] En esta carta hay, por orden, madera, cereal, junco, piedra, hortaliza, adobe, junco y hortaliza. En cualquier momento puedes comprar el primero por 1 alimento.
        [roughcaster] Cada vez que construyes habitaciones de adobe o reformas la casa de adobe a piedra, obtienes 3 alimentos.
        [wood-cutter] Cada vez que usas una casilla de acopio de madera, obtienes 1 madera más.
       *[paper-maker] Antes de jugar cada oficio posterior, puedes pagar 1 madera para obtener 1 alimento por cada oficio que tengas en juego.
    }

## El historial de la partida

agricola-event-card-played = { $seat } juega una carta: { agricola-noun-card }.
agricola-event-card-used = { $seat } usa una carta: { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } devuelve { agricola-noun-goods } a la casilla ({ agricola-noun-space }).

## Qué se pregunta a un asiento

agricola-decision-minor = ¿Qué adquisición menor juegas?
agricola-decision-occupation =
    { $food ->
        [0] ¿Qué oficio juegas? No cuesta nada.
       *[other] ¿Qué oficio juegas? Cuesta { agricola-noun-food }.
    }
agricola-decision-card = ¿Usas esta carta: { agricola-noun-card }? { agricola-text-card }
agricola-decision-pay = ¿Cuántas cercas pagas con adobe? Las demás se pagan con madera.
agricola-waiting-minor = Eligiendo una adquisición menor: { $seats }.
agricola-waiting-occupation = Eligiendo un oficio: { $seats }.
agricola-waiting-card = Decidiendo si usa una carta: { $seats }.
agricola-waiting-pay = Pagando las cercas: { $seats }.

## Qué se puede hacer

agricola-choice-play = { agricola-noun-card }: { agricola-text-card }
agricola-choice-card = Usar { agricola-noun-card }: { agricola-text-card }
agricola-choice-pay = Pagar cercas con adobe; las demás, con madera
agricola-action-play = jugar la carta { agricola-noun-card }
agricola-action-card = usar la carta { agricola-noun-card }
agricola-action-pay =
    { $clay ->
        [0] pagar solo con madera
        [one] pagar con { $clay } adobe
       *[other] pagar con { $clay } adobes
    }

## Por qué las reglas no lo permiten

agricola-reason-not-in-hand = Esta carta no está en tu mano: { agricola-noun-card }.
agricola-reason-prerequisite = No cumples el prerrequisito de esta carta ({ agricola-noun-card }): { $needs }.
agricola-needs-occupations-exactly =
    { $count ->
        [one] exactamente { $count } oficio en juego
       *[other] exactamente { $count } oficios en juego
    }
agricola-needs-occupations-least =
    { $count ->
        [one] al menos { $count } oficio en juego
       *[other] al menos { $count } oficios en juego
    }
agricola-needs-occupations-most =
    { $count ->
        [one] como máximo { $count } oficio en juego
       *[other] como máximo { $count } oficios en juego
    }
agricola-reason-card-offers-nothing = Esta carta no te ofrece nada ahora: { agricola-noun-card }.
agricola-reason-occupation-elsewhere = Los oficios solo se juegan en las casillas de Aprendizaje.
agricola-reason-minor-elsewhere = Las adquisiciones menores se juegan en Asamblea, Ampliación familiar planificada o en lugar de una mayor.
agricola-reason-clay-for-fences = No puedes pagar tantas cercas con adobe.
agricola-reason-wood-or-clay = Cada cerca cuesta 1 madera o 1 adobe: necesitas { $amount } en total y solo tienes { $have }.
agricola-error-no-card = No hay ninguna carta «{ $text }».
agricola-option-cards-few = unas pocas por jugador
agricola-board-hands = Cartas
agricola-board-played = En juego
agricola-board-hand = En la mano
agricola-cell-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## En la mesa dibujada

agricola-client-hand = Tu mano
agricola-client-cards =
    { $count ->
        [one] Tu mano: { $count } carta
       *[other] Tu mano: { $count } cartas
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Oficio
        [minor] Adquisición menor
       *[major] Adquisición mayor
    }
agricola-client-price = Coste: { $price }
agricola-client-needs = Prerrequisito: { $needs }
agricola-client-laid = Cartas en juego: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Oficios en la mano: { $count }
       *[minor] Adquisiciones menores en la mano: { $count }
    }
agricola-client-stored = Quedan en la carta: { $count }
agricola-client-use-card = Usar { agricola-noun-card }
