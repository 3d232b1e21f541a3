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
        [rammed-clay] Obtienes enseguida 1 adobe. Desde ahora puedes pagar cada cerca con 1 adobe en vez de 1 madera.
        [pond-hut] 1 alimento en cada una de las 3 próximas casillas de ronda.
        [milk-jug] Cada vez que alguien usa el Mercado bovino, obtienes 3 alimentos y cada uno de los demás, 1.
        [claypipe] Al regresar a casa, 2 alimentos si obtuviste al menos 7 materiales en la jornada de esta ronda.
        [junk-room] 1 alimento después de cada adquisición que construyas o juegues, incluida esta.
        [basket] Después de usar una casilla de acopio de madera, puedes volver a dejar en ella 2 maderas a cambio de 3 alimentos.
        [dutch-windmill] Cuando horneas pan en la ronda siguiente a una cosecha, 3 alimentos más.
        [lumber-mill] Cada adquisición te cuesta 1 madera menos.
        [shepherds-crook] Cuando cercas un pastizal nuevo de al menos 4 parcelas, obtienes 2 ovejas.
        [caravan] Espacio para una persona más; no cuenta como habitación de la casa.
        [loom] En cada fase de recolección, 1, 2 o 3 alimentos con al menos 1, 4 o 7 ovejas. Al final, 1 punto por cada 3 ovejas.
        [plow-driver] Al principio de la ronda, con casa de piedra, puedes labrar 1 campo por 1 alimento.
        [grocer] Sobre la carta hay madera, cereal, junco, piedra, hortaliza, adobe, junco y hortaliza; en cualquier momento puedes comprar lo de arriba por 1 alimento.
        [roughcaster] 3 alimentos cada vez que construyes habitaciones de adobe o reformas de adobe a piedra.
        [wood-cutter] 1 madera más cada vez que usas una casilla de acopio de madera.
       *[paper-maker] Antes de cada oficio posterior puedes pagar 1 madera y obtener 1 alimento por cada oficio que tengas delante.
    }

## El registro

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
agricola-decision-card = { agricola-noun-card }: ¿usas la carta? { agricola-text-card }
agricola-decision-pay = ¿Cuántas de las cercas pagas con adobe? El resto cuesta madera.
agricola-waiting-minor = Eligiendo una adquisición menor: { $seats }.
agricola-waiting-occupation = Eligiendo un oficio: { $seats }.
agricola-waiting-card = Pensando en una carta: { $seats }.
agricola-waiting-pay = Pagando las cercas: { $seats }.

## Qué se puede hacer

agricola-choice-play = { agricola-noun-card }: { agricola-text-card }
agricola-choice-card = Usar la carta { agricola-noun-card }: { agricola-text-card }
agricola-choice-pay = cercas que pagas con adobe; las demás, con madera
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
agricola-reason-prerequisite = No cumples lo que pide esta carta ({ agricola-noun-card }): { $needs }.
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
agricola-reason-occupation-elsewhere = Los oficios se juegan en Aprendizaje.
agricola-reason-minor-elsewhere = Las adquisiciones menores se juegan en la Asamblea, en la Ampliación familiar planificada y donde se pueda construir una adquisición mayor.
agricola-reason-clay-for-fences = No puedes pagar tantas cercas con adobe.
agricola-reason-wood-or-clay = Cada cerca cuesta 1 madera o 1 adobe. En total hacen falta { $amount }, y tienes { $have }.
agricola-error-no-card = No hay ninguna carta «{ $text }».
agricola-option-cards-few = unas pocas cartas cada uno
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
agricola-client-price = Cuesta { $price }
agricola-client-needs = Requiere { $needs }
agricola-client-laid = Cartas en juego de { $name }
agricola-client-held =
    { $kind ->
        [occupation] Oficios en la mano: { $count }
       *[minor] Adquisiciones menores en la mano: { $count }
    }
agricola-client-stored = Quedan en la carta: { $count }
agricola-client-use-card = Usarla: { agricola-noun-card }
