# Agricola. Una parcela de una granja se nombra por su columna, de la a a la e desde la izquierda, y su fila, de 1 a 3 desde
# arriba. El número tras un Hogar o una Cocina es su precio en adobe.

## Nombres en listas

name-good =
    { $value ->
        [food] alimentos
        [wood] madera
        [clay] adobe
        [reed] junco
        [stone] piedra
        [grain] cereales
        [vegetable] hortalizas
        [sheep] ovejas
        [boar] jabalíes
       *[cattle] vacas
    }
name-space =
    { $value ->
        [farm-expansion] Ampliación de la granja
        [meeting-place] Asamblea
        [beginners-meeting-place] Asamblea
        [grain-seeds] Semillas de cereales
        [farmland] Labranza
        [lessons] Aprendizaje
        [day-laborer] Jornalero
        [forest] Bosque
        [clay-pit] Mina de arcilla
        [reed-bank] Juncal
        [fishing] Pesca
        [copse] Soto
        [grove] Arboleda
        [resource-market] Mercado de recursos
        [hollow] Yacimiento
        [more-lessons] Aprendizaje (adicional)
        [traveling-players] Artistas ambulantes
        [side-job] Quehaceres
        [four-in-one] Acciones adicionales
        [two-in-one] Acciones adicionales
        [major-improvement] Adquisición mayor
        [fencing] Cercado
        [grain-utilization] Siembra
        [sheep-market] Mercado ovino
        [basic-wish] Ampliación familiar planificada
        [house-redevelopment] Reformas en casa
        [western-quarry] Cantera occidental
        [vegetable-seeds] Semillas de hortalizas
        [pig-market] Mercado porcino
        [cattle-market] Mercado bovino
        [eastern-quarry] Cantera oriental
        [urgent-wish] Ampliación familiar urgente
        [cultivation] Laboreo
        [winter-work] Trabajos de invierno
        [spring-work] Trabajos de primavera
        [summer-work] Trabajos de verano
        [autumn-work] Trabajos de otoño
        [market] Mercado
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Reformas en la granja
    }
name-improvement =
    { $value ->
        [fireplace2] Hogar (2)
        [fireplace3] Hogar (3)
        [hearth4] Cocina (4)
        [hearth5] Cocina (5)
        [well] Pozo
        [clay-oven] Horno de adobe
        [stone-oven] Horno de piedra
        [joinery] Taller de ebanistería
        [pottery] Taller de alfarería
       *[basketmaker] Taller de cestería
    }

## Nombres: partes de otros mensajes; leen los argumentos del mensaje que los usa

agricola-noun-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } alimento
           *[other] { $amount } alimentos
        }
        [wood] { $amount ->
            [one] { $amount } madera
           *[other] { $amount } maderas
        }
        [clay] { $amount ->
            [one] { $amount } adobe
           *[other] { $amount } adobes
        }
        [reed] { $amount ->
            [one] { $amount } junco
           *[other] { $amount } juncos
        }
        [stone] { $amount ->
            [one] { $amount } piedra
           *[other] { $amount } piedras
        }
        [grain] { $amount ->
            [one] { $amount } cereal
           *[other] { $amount } cereales
        }
        [vegetable] { $amount ->
            [one] { $amount } hortaliza
           *[other] { $amount } hortalizas
        }
        [sheep] { $amount ->
            [one] { $amount } oveja
           *[other] { $amount } ovejas
        }
        [boar] { $amount ->
            [one] { $amount } jabalí
           *[other] { $amount } jabalíes
        }
       *[cattle] { $amount ->
            [one] { $amount } vaca
           *[other] { $amount } vacas
        }
    }
agricola-noun-good =
    { $good ->
        [food] alimentos
        [wood] madera
        [clay] adobe
        [reed] junco
        [stone] piedra
        [grain] cereales
        [vegetable] hortalizas
        [sheep] ovejas
        [boar] jabalíes
       *[cattle] vacas
    }
agricola-noun-food =
    { $food ->
        [one] { $food } alimento
       *[other] { $food } alimentos
    }
agricola-noun-grain =
    { $grain ->
        [one] { $grain } cereal
       *[other] { $grain } cereales
    }
agricola-noun-wood =
    { $wood ->
        [one] { $wood } madera
       *[other] { $wood } maderas
    }
agricola-noun-clay =
    { $clay ->
        [one] { $clay } adobe
       *[other] { $clay } adobes
    }
agricola-noun-space =
    { $space ->
        [farm-expansion] Ampliación de la granja
        [meeting-place] Asamblea
        [beginners-meeting-place] Asamblea
        [grain-seeds] Semillas de cereales
        [farmland] Labranza
        [lessons] Aprendizaje
        [day-laborer] Jornalero
        [forest] Bosque
        [clay-pit] Mina de arcilla
        [reed-bank] Juncal
        [fishing] Pesca
        [copse] Soto
        [grove] Arboleda
        [resource-market] Mercado de recursos
        [hollow] Yacimiento
        [more-lessons] Aprendizaje (adicional)
        [traveling-players] Artistas ambulantes
        [side-job] Quehaceres
        [four-in-one] Acciones adicionales
        [two-in-one] Acciones adicionales
        [major-improvement] Adquisición mayor
        [fencing] Cercado
        [grain-utilization] Siembra
        [sheep-market] Mercado ovino
        [basic-wish] Ampliación familiar planificada
        [house-redevelopment] Reformas en casa
        [western-quarry] Cantera occidental
        [vegetable-seeds] Semillas de hortalizas
        [pig-market] Mercado porcino
        [cattle-market] Mercado bovino
        [eastern-quarry] Cantera oriental
        [urgent-wish] Ampliación familiar urgente
        [cultivation] Laboreo
        [winter-work] Trabajos de invierno
        [spring-work] Trabajos de primavera
        [summer-work] Trabajos de verano
        [autumn-work] Trabajos de otoño
        [market] Mercado
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Reformas en la granja
    }
agricola-noun-improvement =
    { $improvement ->
        [fireplace2] Hogar (2)
        [fireplace3] Hogar (3)
        [hearth4] Cocina (4)
        [hearth5] Cocina (5)
        [well] Pozo
        [clay-oven] Horno de adobe
        [stone-oven] Horno de piedra
        [joinery] Taller de ebanistería
        [pottery] Taller de alfarería
       *[basketmaker] Taller de cestería
    }
agricola-noun-cells =
    { $count ->
        [one] { $count } parcela posible
       *[other] { $count } parcelas posibles
    }
agricola-noun-room-price =
    { $house ->
        [wood] 5 maderas y 2 juncos
        [clay] 5 adobes y 2 juncos
       *[stone] 5 piedras y 2 juncos
    }

## El historial de la partida

agricola-event-round-began = Empieza la ronda { $round } de 14. Nueva casilla de acción: { agricola-noun-space }.
agricola-event-promise-kept = { $seat } obtiene { agricola-noun-goods } de la casilla de ronda.
agricola-event-person-placed = { $seat } coloca un granjero: { agricola-noun-space }.
agricola-event-goods-taken = { $seat } toma { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } obtiene { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } paga { agricola-noun-goods }.
agricola-event-start-taken = { $seat } toma el peón de jugador inicial: empieza la próxima ronda.
agricola-event-room-built =
    { $house ->
        [wood] { $seat } construye una habitación de madera en { $cell }.
        [clay] { $seat } construye una habitación de adobe en { $cell }.
       *[stone] { $seat } construye una habitación de piedra en { $cell }.
    }
agricola-event-stable-built = { $seat } construye un establo en { $cell }.
agricola-event-field-plowed = { $seat } labra un campo en { $cell }.
agricola-event-field-sown =
    { $good ->
        [grain] { $seat } siembra cereales en { $cell }.
       *[vegetable] { $seat } siembra hortalizas en { $cell }.
    }
agricola-event-bread-baked = { $seat } hornea pan: convierte { agricola-noun-grain } en { agricola-noun-food }.
agricola-event-pasture-fenced =
    { $fences ->
        [0] { $seat } cierra a la vez otro pastizal: { $cells }.
        [one] { $seat } crea un pastizal en { $cells } con { $fences } cerca nueva.
       *[other] { $seat } crea un pastizal en { $cells } con { $fences } cercas nuevas.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } vive ahora en una casa de madera.
        [clay] { $seat } reforma la casa: ahora es de adobe.
       *[stone] { $seat } reforma la casa: ahora es de piedra.
    }
agricola-event-improvement-built = { $seat } consigue una adquisición mayor: { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } devuelve una adquisición mayor: { agricola-noun-improvement }.
agricola-event-food-promised =
    { $rounds ->
        [one] { $seat } coloca 1 alimento en la próxima casilla de ronda.
       *[other] { $seat } coloca 1 alimento en cada una de las próximas { $rounds } casillas de ronda.
    }
agricola-event-family-grew = { $seat } tiene un bebé: su familia cuenta ya con { $people } personas.
agricola-event-goods-exchanged = { $seat } convierte { agricola-noun-goods } en { agricola-noun-food }.
agricola-event-goods-discarded = { $seat } descarta { agricola-noun-goods }.
agricola-event-animals-released = { $seat } devuelve { agricola-noun-goods } a la reserva general por falta de sitio.
agricola-event-harvest-began = Cosecha al final de la ronda { $round }.
agricola-event-crops-harvested = { $seat } recolecta { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } no tiene alimentos para su familia.
       *[other] { $seat } alimenta a su familia: { agricola-noun-food }.
    }
agricola-event-begging-taken =
    { $tokens ->
        [one] { $seat } no alimenta a toda su familia y toma { $tokens } ficha de mendicidad.
       *[other] { $seat } no alimenta a toda su familia y toma { $tokens } fichas de mendicidad.
    }
agricola-event-animals-bred =
    { $good ->
        [sheep] { $seat } obtiene un cordero.
        [boar] { $seat } obtiene un jabato.
       *[cattle] { $seat } obtiene un ternero.
    }
agricola-event-match-ended =
    { $points ->
        [one] Fin de la partida. { $winners } gana con { $points } punto.
       *[other] Fin de la partida. { $winners } gana con { $points } puntos.
    }
agricola-event-match-shared =
    { $points ->
        [one] Fin de la partida. { $winners } comparten la victoria con { $points } punto.
       *[other] Fin de la partida. { $winners } comparten la victoria con { $points } puntos.
    }
agricola-event-solo-match-ended =
    { $points ->
        [one] Fin de la partida, con { $points } punto.
       *[other] Fin de la partida, con { $points } puntos.
    }

## Qué se pregunta a un asiento

agricola-decision-place =
    { $home ->
        [one] ¿Dónde colocas a tu próximo granjero? Es el último que queda en casa.
       *[other] ¿Dónde colocas a tu próximo granjero? Te quedan { $home } en casa.
    }
agricola-decision-room-stable =
    { $note ->
        [none] { agricola-asked-room-stable }
       *[other] { agricola-asked-room-stable } { $note }
    }
agricola-asked-room-stable =
    { $parts ->
        [room] { agricola-asked-room }
        [stable] { agricola-asked-stable }
       *[both] { $house ->
            [cards] ¿Qué construyes? Con tus cartas, una habitación cuesta { $price }; un establo cuesta { agricola-noun-wood }.
           *[other] ¿Qué construyes? Una habitación cuesta { agricola-noun-room-price }; un establo, { agricola-noun-wood }.
        }
    }
agricola-decision-room =
    { $note ->
        [none] { agricola-asked-room }
       *[other] { agricola-asked-room } { $note }
    }
agricola-asked-room =
    { $house ->
        [cards] ¿Dónde construyes una habitación? Con tus cartas cuesta { $price }.
       *[other] ¿Dónde construyes una habitación? Cuesta { agricola-noun-room-price }.
    }
agricola-decision-stable =
    { $note ->
        [none] { agricola-asked-stable }
       *[other] { agricola-asked-stable } { $note }
    }
agricola-asked-stable =
    { $wood ->
        [0] ¿Dónde construyes un establo? No cuesta nada.
       *[other] ¿Dónde construyes un establo? Cuesta { agricola-noun-wood }.
    }
agricola-decision-stable-bake =
    { $note ->
        [none] { agricola-asked-stable-bake }
       *[other] { agricola-asked-stable-bake } { $note }
    }
agricola-asked-stable-bake =
    { $parts ->
        [stable] { agricola-asked-stable }
        [bake] { agricola-decision-bake }
       *[both] ¿Construyes un establo por { agricola-noun-wood } u horneas pan? Puedes hacer ambas cosas.
    }
agricola-decision-plow =
    { $note ->
        [none] { agricola-asked-plow }
       *[other] { agricola-asked-plow } { $note }
    }
agricola-asked-plow = ¿Qué parcela labras?
agricola-decision-plow-sow =
    { $note ->
        [none] { agricola-asked-plow-sow }
       *[other] { agricola-asked-plow-sow } { $note }
    }
agricola-asked-plow-sow =
    { $parts ->
        [plow] { agricola-asked-plow }
        [sow] { agricola-decision-sow }
       *[both] ¿Labras un campo o siembras? Puedes hacer ambas cosas.
    }
agricola-decision-sow = ¿Qué siembras y dónde?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] ¿Siembras u horneas pan? Puedes hacer ambas cosas.
    }
agricola-decision-bake = ¿Con cuántos cereales horneas pan? Tienes { agricola-noun-grain }.
agricola-decision-fence =
    { $note ->
        [none] { agricola-asked-fence }
       *[other] { agricola-asked-fence } { $note }
    }
agricola-asked-where =
    { $open ->
        [only] ¿Dónde construyes cercas abiertas?
        [also] ¿Qué parcelas cercas o dónde construyes cercas abiertas?
       *[none] ¿Qué parcelas cercas?
    }
agricola-asked-fence =
    { $clay ->
        [none] { $left ->
            [one] { agricola-asked-where } Cada cerca cuesta 1 madera. Tienes { agricola-noun-wood } y te queda { $left } cerca.
           *[other] { agricola-asked-where } Cada cerca cuesta 1 madera. Tienes { agricola-noun-wood } y te quedan { $left } cercas.
        }
        [cards] { $left ->
            [one] { agricola-asked-where } Tus cartas abaratan las cercas. Tienes { agricola-noun-wood } y te queda { $left } cerca.
           *[other] { agricola-asked-where } Tus cartas abaratan las cercas. Tienes { agricola-noun-wood } y te quedan { $left } cercas.
        }
       *[other] { $left ->
            [one] { agricola-asked-where } Cada cerca cuesta 1 madera o 1 adobe. Tienes { agricola-noun-wood } y { agricola-noun-clay }, y te queda { $left } cerca.
           *[other] { agricola-asked-where } Cada cerca cuesta 1 madera o 1 adobe. Tienes { agricola-noun-wood } y { agricola-noun-clay }, y te quedan { $left } cercas.
        }
    }
agricola-decision-renovate = ¿Reformas ya la casa o conviertes algo antes?
agricola-decision-improve = ¿Qué adquisición consigues?
agricola-decision-choose = ¿Qué eliges?
agricola-decision-keep =
    { $cook ->
        [1] ¿Qué animales conservas? No hay sitio para todos; los demás se cocinan.
        [left] ¿Qué animales conservas? No hay sitio para todos; los demás se quedan en la casilla.
       *[0] ¿Qué animales conservas? No hay sitio para todos; los demás vuelven a la reserva general.
    }
agricola-decision-breed = ¿Qué animales conservas? Nacen crías y no hay sitio para todos. Ahora no se puede cocinar ninguno.
agricola-decision-feed =
    { $missing ->
        [0] ¿Alimentas ya a tu familia o conviertes algo antes? Necesita { agricola-noun-food } y tienes { $have }.
        [one] ¿Conviertes recursos o tomas { $missing } ficha de mendicidad? Tu familia necesita { agricola-noun-food } y tienes { $have }.
       *[other] ¿Conviertes recursos o tomas { $missing } fichas de mendicidad? Tu familia necesita { agricola-noun-food } y tienes { $have }.
    }
agricola-decision-confirm = ¿Confirmas la jugada? Si no, puedes deshacerla.

agricola-waiting-place = Colocando un granjero: { $seats }.
agricola-waiting-room-stable = Construyendo habitaciones o establos: { $seats }.
agricola-waiting-room = Construyendo una habitación: { $seats }.
agricola-waiting-stable = Construyendo un establo: { $seats }.
agricola-waiting-stable-bake = Construyendo un establo u horneando pan: { $seats }.
agricola-waiting-plow = Labrando un campo: { $seats }.
agricola-waiting-plow-sow = Labrando o sembrando: { $seats }.
agricola-waiting-sow = Sembrando: { $seats }.
agricola-waiting-sow-bake = Sembrando u horneando pan: { $seats }.
agricola-waiting-bake = Horneando pan: { $seats }.
agricola-waiting-fence = Construyendo cercas: { $seats }.
agricola-waiting-renovate = Reformando la casa: { $seats }.
agricola-waiting-improve = Eligiendo una adquisición: { $seats }.
agricola-waiting-choose = Eligiendo qué tomar: { $seats }.
agricola-waiting-keep = Alojando animales: { $seats }.
agricola-waiting-breed = Alojando crías: { $seats }.
agricola-waiting-feed = Alimentando a la familia: { $seats }.
agricola-waiting-confirm = Confirmando la jugada: { $seats }.
agricola-waiting-over = La partida ha terminado.

## Qué se puede hacer: opciones de un menú

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space }: { agricola-noun-goods }
    }
agricola-choice-room =
    { $house ->
        [cards] Construir una habitación por { $price }: { agricola-noun-cells }
       *[other] Construir una habitación por { agricola-noun-room-price }: { agricola-noun-cells }
    }
agricola-choice-stable =
    { $wood ->
        [0] Construir un establo gratis: { agricola-noun-cells }
       *[other] Construir un establo por { agricola-noun-wood }: { agricola-noun-cells }
    }
agricola-choice-plow = Labrar un campo: { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Sembrar cereales: { agricola-noun-cells }
       *[vegetable] Sembrar hortalizas: { agricola-noun-cells }
    }
agricola-choice-bake = Hornear { agricola-noun-grain } para obtener { agricola-noun-food }
agricola-choice-bake-some = Hornear pan: hasta { agricola-noun-grain } para obtener { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Cercar un pastizal: { $count } opción
       *[other] Cercar un pastizal: { $count } opciones
    }
agricola-choice-renovate =
    { $house ->
        [wood] Reconstruir la casa: { $price }
        [clay] { $amount ->
            [0] Reformar la casa a adobe: { $price }
            [one] Reformar la casa con { $amount } adobe y 1 junco
           *[other] Reformar la casa con { $amount } adobes y 1 junco
        }
       *[stone] { $amount ->
            [0] Reformar la casa a piedra: { $price }
            [one] Reformar la casa con { $amount } piedra y 1 junco
           *[other] Reformar la casa con { $amount } piedras y 1 junco
        }
    }
agricola-choice-build = { agricola-noun-improvement }: { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement } a cambio de tu Hogar (2)
       *[fireplace3] { agricola-noun-improvement } a cambio de tu Hogar (3)
    }
agricola-choice-choose =
    { $branch ->
        [wood] 1 madera
        [clay] 1 adobe
        [reed] 1 junco
        [stone] 1 piedra
        [grain] 1 cereal
        [vegetable] 1 hortaliza
        [copse] { $amount ->
            [one] Soto: { $amount } madera
           *[other] Soto: { $amount } maderas
        }
        [resource-market] Mercado de recursos: 1 piedra y 1 alimento
        [sheep] Feria de ganado: 1 oveja y 1 alimento
        [boar] Feria de ganado: 1 jabalí
        [cattle] Feria de ganado: 1 vaca por 1 alimento
        [breed] Criar animales ahora
        [sell-grain] Vender 1 cereal por 4 alimentos
        [field-phase] Recolectar tus campos ahora
        [own-person] Colocar uno propio
        [borrowed-person] Colocar el prestado
        [all-reed-and-stone] Lado del junco y la piedra
        [all-clay] Lado del adobe
        [x-deck] Primero el mazo X
        [forest-deck] Primero el mazo del bosque
       *[modest-wish] Ampliación familiar moderada: con habitación disponible
    }
agricola-choice-keep =
    { $count ->
        [0] No conservar ningún animal
       *[other] Conservar { $animals }
    }
agricola-choice-exchange = Convertir { agricola-noun-goods } en { agricola-noun-food }
agricola-choice-discard = Descartar un recurso
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Dejar a la familia sin comer y tomar { $missing } ficha de mendicidad
               *[other] Dejar a la familia sin comer y tomar { $missing } fichas de mendicidad
            }
       *[other]
            { $missing ->
                [0] Alimentar a la familia con { agricola-noun-food }
                [one] Alimentar a la familia con { agricola-noun-food } y tomar { $missing } ficha de mendicidad
               *[other] Alimentar a la familia con { agricola-noun-food } y tomar { $missing } fichas de mendicidad
            }
    }
agricola-choice-done =
    { $kind ->
        [mulligan] Dejar la mano
        [drop] Dejar todas
       *[other] Terminar
    }
agricola-choice-confirm = Confirmar la jugada
agricola-place-cells = { $cells }
agricola-place-good = { agricola-noun-good }

## Acciones, como órdenes

agricola-action-use = colocar un granjero ({ agricola-noun-space })
agricola-action-room = construir una habitación en { $cell }
agricola-action-stable = construir un establo en { $cell }
agricola-action-plow = labrar un campo en { $cell }
agricola-action-sow =
    { $good ->
        [grain] sembrar cereales en { $cell }
       *[vegetable] sembrar hortalizas en { $cell }
    }
agricola-action-bake = hornear { agricola-noun-grain }
agricola-action-fence = cercar { $cells }
agricola-action-renovate =
    { $house ->
        [wood] reconstruir la casa
        [clay] reformar la casa con adobe
       *[stone] reformar la casa con piedra
    }
agricola-action-build = conseguir una adquisición mayor ({ agricola-noun-improvement })
agricola-action-upgrade =
    { $returned ->
        [fireplace2] conseguir una adquisición mayor ({ agricola-noun-improvement }) a cambio de un Hogar (2)
       *[fireplace3] conseguir una adquisición mayor ({ agricola-noun-improvement }) a cambio de un Hogar (3)
    }
agricola-action-choose =
    { $branch ->
        [wood] tomar 1 madera
        [clay] tomar 1 adobe
        [reed] tomar 1 junco
        [stone] tomar 1 piedra
        [grain] tomar 1 cereal
        [vegetable] tomar 1 hortaliza
        [copse] tomar la madera del Soto
        [resource-market] tomar 1 piedra y 1 alimento
        [sheep] tomar 1 oveja y 1 alimento
        [boar] tomar 1 jabalí
        [cattle] comprar 1 vaca por 1 alimento
        [breed] criar animales ahora
        [sell-grain] vender 1 cereal por 4 alimentos
        [field-phase] recolectar los campos ahora
        [own-person] colocar un granjero propio
        [borrowed-person] colocar al granjero prestado
        [all-reed-and-stone] elegir el lado del junco y la piedra
        [all-clay] elegir el lado del adobe
        [x-deck] robar primero del mazo X
        [forest-deck] robar primero del mazo del bosque
       *[modest-wish] tener un bebé
    }
agricola-action-keep =
    { $count ->
        [0] no conservar ningún animal
       *[other] conservar { $animals }
    }
agricola-action-exchange = convertir { agricola-noun-goods } en alimentos
agricola-action-discard = descartar { agricola-noun-goods }
agricola-action-feed = alimentar a la familia
agricola-action-done = terminar
agricola-action-confirm = confirmar la jugada

## Dónde está la partida

agricola-status-round = Ronda { $round } de 14, etapa { $stage } de 6
agricola-status-dealing = Reparto de las cartas, antes de la ronda 1
agricola-status-phase =
    { $phase ->
        [reveal] Preparación
        [collect] Preparación
        [round-start] Principio de la ronda
        [refill] Preparación
        [work] Jornada
        [home] Regreso a casa
        [field] Cosecha: recolección
        [feed] Cosecha: alimentación
        [breed] Cosecha: cría
        [round-end] Final de la ronda
       *[over] La partida ha terminado
    }
agricola-status-harvest =
    { $rounds ->
        [0] Cosecha al final de esta ronda
        [one] Cosecha al final de la próxima ronda
       *[other] Cosecha dentro de { $rounds } rondas
    }
agricola-status-starter = Jugador inicial: { $seat }
agricola-status-food = En la cosecha, tu familia necesita { agricola-noun-food }; tienes { $have }
agricola-status-improvements =
    { $improvements ->
        [none] No tienes ninguna adquisición
       *[other] Tus adquisiciones: { $improvements }
    }

agricola-seats = Jugadores
agricola-column-seat = Jugador
agricola-column-people = Granjeros
agricola-column-home = En casa
agricola-column-house = Casa
agricola-column-food = Alimentos
agricola-column-wood = Madera
agricola-column-clay = Adobe
agricola-column-reed = Junco
agricola-column-stone = Piedra
agricola-column-grain = Cereales
agricola-column-vegetable = Hortalizas
agricola-column-sheep = Ovejas
agricola-column-boar = Jabalíes
agricola-column-cattle = Vacas
agricola-column-fences = Cercas restantes
agricola-column-stables = Establos restantes
agricola-column-begging = Mendicidad

agricola-cell-none = –
agricola-cell-house =
    { $house ->
        [wood] { $count ->
            [one] { $count } habitación de madera
           *[other] { $count } habitaciones de madera
        }
        [clay] { $count ->
            [one] { $count } habitación de adobe
           *[other] { $count } habitaciones de adobe
        }
       *[stone] { $count ->
            [one] { $count } habitación de piedra
           *[other] { $count } habitaciones de piedra
        }
    }
agricola-cell-goods =
    { $good ->
        [food] alimentos: { $amount }
        [wood] madera: { $amount }
        [clay] adobe: { $amount }
        [reed] junco: { $amount }
        [stone] piedra: { $amount }
        [grain] cereales: { $amount }
        [vegetable] hortalizas: { $amount }
        [sheep] ovejas: { $amount }
        [boar] jabalíes: { $amount }
       *[cattle] vacas: { $amount }
    }
agricola-cell-people =
    { $seats ->
        [none] –
       *[other] { $seats }
    }
agricola-cell-list = { $names }
agricola-cell-space = { agricola-noun-space }
agricola-cell-does =
    { $space ->
        [farm-expansion] construir habitaciones y/o establos (2 maderas cada uno)
        [meeting-place] ser jugador inicial y, después, si quieres, jugar 1 adquisición menor
        [beginners-meeting-place] ser jugador inicial y tomar los alimentos
        [grain-seeds] obtener 1 cereal
        [farmland] labrar 1 campo
        [lessons] jugar 1 oficio
        [day-laborer] obtener 2 alimentos
        [forest] tomar la madera
        [clay-pit] tomar el adobe
        [reed-bank] tomar el junco
        [fishing] tomar los alimentos
        [copse] tomar la madera
        [grove] tomar la madera
        [resource-market] obtener materiales y 1 alimento
        [hollow] tomar el adobe
        [more-lessons] jugar 1 oficio
        [traveling-players] tomar los alimentos
        [side-job] construir 1 establo (1 madera) y/u hornear pan
        [four-in-one] Soto, Mercado de recursos, Feria de ganado o, a partir de la ronda 5, Ampliación familiar moderada
        [two-in-one] Feria de ganado o, a partir de la ronda 5, Ampliación familiar moderada
        [major-improvement] conseguir 1 adquisición mayor (con cartas, o menor)
        [fencing] construir cercas
        [grain-utilization] sembrar y/u hornear pan
        [sheep-market] tomar las ovejas
        [basic-wish] ampliar la familia con habitación disponible; con cartas, después, si quieres, jugar 1 adquisición menor
        [house-redevelopment] reformar la casa y, después, si quieres, conseguir 1 adquisición mayor (con cartas, o menor)
        [western-quarry] tomar la piedra
        [vegetable-seeds] obtener 1 hortaliza
        [pig-market] tomar los jabalíes
        [cattle-market] tomar las vacas
        [eastern-quarry] tomar la piedra
        [urgent-wish] ampliar la familia incluso sin habitación disponible
        [cultivation] labrar 1 campo y/o sembrar
        [winter-work] ampliar la familia incluso sin habitación disponible, por 2 maderas y 1 alimento por cada cosecha pendiente
        [spring-work] criar animales y/o sembrar
        [summer-work] labrar 1 campo y/u hornear pan o vender 1 cereal por 4 alimentos
        [autumn-work] recolectar tus campos y/u obtener 1 hortaliza
        [market] intercambiar recursos con tu compañero
        [extraterrestrial-excrement] { agricola-text-extraterrestrial-excrement }
        [homemade-space-rocket] { agricola-text-homemade-space-rocket }
        [transmogrifier] { agricola-text-transmogrifier }
        [land-of-milk-and-honey] { agricola-text-land-of-milk-and-honey }
        [warrior-princess] { agricola-text-warrior-princess }
        [dragons-lair] { agricola-text-dragons-lair }
        [fairy-ring] { agricola-text-fairy-ring }
        [road-not-taken] { agricola-text-road-not-taken }
       *[farm-redevelopment] reformar la casa y, después, si quieres, construir cercas
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } alimento
           *[other] { $amount } alimentos
        }
        [wood] { $amount ->
            [one] { $amount } madera
           *[other] { $amount } maderas
        }
        [clay] { $amount ->
            [one] { $amount } adobe
           *[other] { $amount } adobes
        }
        [reed] { $amount ->
            [one] { $amount } junco
           *[other] { $amount } juncos
        }
        [stone] { $amount ->
            [one] { $amount } piedra
           *[other] { $amount } piedras
        }
        [grain] { $amount ->
            [one] { $amount } cereal
           *[other] { $amount } cereales
        }
        [vegetable] { $amount ->
            [one] { $amount } hortaliza
           *[other] { $amount } hortalizas
        }
        [sheep] { $amount ->
            [one] { $amount } oveja
           *[other] { $amount } ovejas
        }
        [boar] { $amount ->
            [one] { $amount } jabalí
           *[other] { $amount } jabalíes
        }
       *[cattle] { $amount ->
            [one] { $amount } vaca
           *[other] { $amount } vacas
        }
    }
agricola-price-nothing = nada
agricola-price-both = { $one }, { $other }
agricola-price-either = { $one }; o { $other }
agricola-price-or-fireplace = { $price }, o devolver un Hogar
agricola-cell-room =
    { $house ->
        [wood] habitación de madera
        [clay] habitación de adobe
       *[stone] habitación de piedra
    }
agricola-cell-field = campo vacío
agricola-cell-crop = campo: { agricola-noun-goods }
agricola-cell-stable = establo
agricola-cell-pasture = pastizal { $number }
agricola-cell-pasture-stable = pastizal { $number } con establo

## El tablero en palabras

agricola-about = Campos, cercas, animales y una familia que alimentar: levanta tu granja en catorce rondas.
agricola-board = Tablero de acciones
agricola-board-space = Casilla
agricola-board-does = Qué permite
agricola-board-goods = Recursos
agricola-board-people = Granjeros
agricola-board-coming = Cartas de ronda por salir
agricola-board-stage = Etapa
agricola-board-rounds = Rondas
agricola-board-cards = Cartas, en orden desconocido
agricola-board-promised = Recursos en rondas futuras
agricola-board-round = Ronda
agricola-board-seat = Jugador
agricola-board-improvements = Adquisiciones mayores
agricola-board-improvement = Adquisición
agricola-board-price = Coste
agricola-board-owner = Dueño
agricola-board-farm = Granja: { $seat }
agricola-board-row = Fila

## La hoja de puntuación

agricola-score-title = Puntos por categoría
agricola-score-title-so-far = Puntos por categoría; entre paréntesis, cuánto falta o sobra para el siguiente punto
agricola-score-item = Categoría
agricola-score-fields = Campos
agricola-score-pastures = Pastizales
agricola-score-grain = Cereales
agricola-score-vegetables = Hortalizas
agricola-score-sheep = Ovejas
agricola-score-boar = Jabalíes
agricola-score-cattle = Vacas
agricola-score-unused = Parcelas sin utilizar
agricola-score-stables = Establos cercados
agricola-score-rooms = Habitaciones
agricola-score-people = Granjeros
agricola-score-improvements = Adquisiciones
agricola-score-bonus = Puntos adicionales
agricola-score-begging = Fichas de mendicidad
agricola-score-materials = Materiales (solo en empates)
# Cuántos hay y cuánto valen.
agricola-score-cell =
    { $more ->
        [0] { $count } → { $points }
        [-1] { $count } → { $points } (−1)
       *[other] { $count } → { $points } (+{ $more })
    }
agricola-score-cell-goods = { $count } → { $points } (+{ agricola-score-goods })
agricola-score-goods =
    { $good ->
        [wood] { $more ->
            [one] { $more } madera
           *[other] { $more } maderas
        }
        [clay] { $more ->
            [one] { $more } adobe
           *[other] { $more } adobes
        }
        [reed] { $more ->
            [one] { $more } junco
           *[other] { $more } juncos
        }
       *[sheep] { $more ->
            [one] { $more } oveja
           *[other] { $more } ovejas
        }
    }
agricola-score-tie = ({ $count })
agricola-score-total = Total
agricola-decided-tie = Empate a puntos; deciden los materiales: { $winner } gana { $count } a { $fewer }.
agricola-solo-missed =
    { $missing ->
        [one] El objetivo de la primera partida en solitario son { $target } puntos: te falta { $missing }.
       *[other] El objetivo de la primera partida en solitario son { $target } puntos: te faltan { $missing }.
    }
agricola-solo-reached = Alcanzas el objetivo en solitario de { $reached } puntos. El siguiente son { $target }.

## Por qué las reglas rechazan algo

agricola-reason-wrong-step = Ahora no puedes hacer eso: responde antes a lo que se te pregunta.
agricola-reason-not-left-out = Es obligatorio: tienes que elegir algo.
agricola-reason-feed-first = Es obligatorio alimentar a la familia: hazlo antes de seguir.
agricola-reason-too-few-goods = Necesitas { agricola-noun-goods } y solo tienes { $have }.
agricola-reason-cell-taken =
    { $what ->
        [room] En { $cell } ya hay una habitación. Elige otra parcela.
        [field] En { $cell } ya hay un campo. Elige otra parcela.
       *[stable] En { $cell } ya hay un establo. Elige otra parcela.
    }
agricola-reason-in-pasture = { $cell } está en un pastizal, y ahí no caben ni habitaciones ni campos. Elige otra parcela.
agricola-reason-not-in-play = Esta casilla no se usa en esta partida: { agricola-noun-space }.
agricola-reason-card-to-come = Esta carta de ronda aún no se ha descubierto: { agricola-noun-space }.
agricola-reason-occupied = Esta casilla ya se ha usado en esta ronda: { agricola-noun-space } ({ $seats }).
agricola-reason-nothing-there = Ahora no se puede hacer nada allí: { agricola-noun-space }. { $why }
agricola-reason-exchange-first = { $why } Puedes conseguir lo que falta cambiando antes otra cosa.
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = Allí no hay recursos todavía.
agricola-reason-no-room-site = No te queda ninguna parcela vacía y sin cercar junto a tu casa.
agricola-reason-not-beside-room = { $cell } no está junto a tu casa. Elige una parcela adyacente a una habitación.
agricola-reason-house-of-stone = Tu casa ya es de piedra: no se puede mejorar más.
agricola-reason-one-step = La casa se reforma paso a paso: de madera a adobe, de adobe a piedra.
agricola-reason-no-stable-left =
    { $count ->
        [one] Ya has construido tu único establo.
       *[other] Ya has construido tus { $count } establos.
    }
agricola-reason-no-stable-site = En tu granja no queda ninguna parcela vacía para un establo.
agricola-reason-no-field-site = No tienes sitio para otro campo: va en una parcela vacía y sin cercar, junto a uno de tus campos.
agricola-reason-not-beside-field = { $cell } no está junto a ninguno de tus campos. Solo el primero puede ir en cualquier parte.
agricola-reason-no-field = No tienes ningún campo.
agricola-reason-no-empty-field = No tienes ningún campo vacío. Labra otro antes de sembrar.
agricola-reason-nothing-to-sow = Para sembrar necesitas cereales u hortalizas, y no tienes.
agricola-reason-no-field-there = En { $cell } no hay ningún campo. Elige uno de tus campos vacíos.
agricola-reason-field-sown =
    { $good ->
        [grain] En { $cell } ya crecen cereales.
       *[vegetable] En { $cell } ya crecen hortalizas.
    }
agricola-reason-no-oven = Para hornear pan necesitas un Hogar, una Cocina o un horno.
agricola-reason-oven-full =
    { $count ->
        [one] Tus hornos aceptan como mucho { $count } cereal por acción.
       *[other] Tus hornos aceptan como mucho { $count } cereales por acción.
    }
agricola-reason-no-pasture-site =
    { $left ->
        [0] No puedes cercar nada más: ya no te quedan cercas.
        [one] No puedes cercar nada más: solo te queda { $left } cerca.
       *[other] No puedes cercar nada más con las { $left } cercas que te quedan.
    }
agricola-reason-not-to-enclose =
    { $what ->
        [room] En { $cell } hay una habitación, y las habitaciones no se pueden cercar.
       *[field] En { $cell } hay un campo, y los campos no se pueden cercar.
    }
agricola-reason-not-joined = Las parcelas de un pastizal tienen que estar unidas por los lados.
agricola-reason-not-beside-pasture = Un pastizal nuevo tiene que ser adyacente a uno de los que ya tienes.
agricola-reason-pasture-already = Eso ya es un pastizal. Elige otras parcelas, o solo una parte de estas.
agricola-reason-other-half = Eso divide el pastizal; elige la otra parte: { $cells }.
agricola-reason-across-fences = Un pastizal nuevo tiene que estar fuera de los que ya tienes o dentro de uno solo.
agricola-reason-too-few-fences =
    { $left ->
        [0] { $count ->
            [one] Necesitas { $count } cerca y no te queda ninguna.
           *[other] Necesitas { $count } cercas y no te queda ninguna.
        }
        [one] { $count ->
            [one] Necesitas { $count } cerca y solo te queda { $left }.
           *[other] Necesitas { $count } cercas y solo te queda { $left }.
        }
       *[other] { $count ->
            [one] Necesitas { $count } cerca y solo te quedan { $left }.
           *[other] Necesitas { $count } cercas y solo te quedan { $left }.
        }
    }
agricola-reason-no-card-to-play = No tienes ninguna carta que puedas jugar allí.
agricola-reason-no-improvement-payable = No puedes pagar ninguna adquisición.
agricola-reason-improvement-taken = Esta adquisición ya tiene dueño: { agricola-noun-improvement } ({ $seats }).
agricola-reason-no-fireplace = No tienes la adquisición que quieres devolver: { agricola-noun-improvement }.
agricola-reason-not-offered = Eso no se ofrece aquí. Elige una de las opciones.
agricola-reason-family-full = Tu familia ya tiene 5 personas y no puede crecer más.
agricola-reason-no-room-for-child = No hay sitio para un bebé: necesitas más habitaciones que personas en la familia.
agricola-reason-too-early = Eso solo se puede hacer a partir de la ronda { $round }.
agricola-reason-no-cooking-while-breeding = Durante la cría no se puede cocinar ni convertir nada.
agricola-reason-no-workshop = Para convertir eso necesitas esta adquisición: { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = Este taller solo se usa en la fase de alimentación de una cosecha: { agricola-noun-improvement }.
agricola-reason-workshop-used = Ya has usado este taller en esta cosecha: { agricola-noun-improvement }.
agricola-reason-needed-here = No puedes gastar lo último que te queda: necesitas { agricola-noun-good } para esta acción.
agricola-reason-no-cooking = Para cocinar animales necesitas un Hogar o una Cocina.
agricola-reason-keep-more = Tienes sitio para más animales: consérvalos también.
agricola-reason-no-place-for-animals = En tu granja no caben tantos animales.

## Opciones

agricola-option-players = Número de jugadores
agricola-option-players-help = Cuántos juegan: de 1 a 4.
agricola-option-first-seat = Jugador inicial
agricola-option-first-seat-help = Quién empieza. Si no se indica, se sortea, como dice el reglamento.
agricola-option-cards = Cartas
agricola-option-cards-help = Cada jugador recibe una mano de oficios y adquisiciones menores. Sin cartas se juega la partida para principiantes.
agricola-option-cards-none = sin cartas en la mano
agricola-option-side-job = Quehaceres
agricola-option-side-job-help = Una casilla más para 2 a 4 jugadores: construir un establo por 1 madera y/u hornear pan.
agricola-option-side-job-without = no se usa
agricola-option-side-job-with = se usa
agricola-option-tile = Pieza de acciones adicionales
agricola-option-tile-help = Una casilla más con varias acciones: cada ronda, un solo granjero elige una. Con 2 jugadores son cuatro; con 3 o 4, dos.
agricola-option-tile-without = no se usa
agricola-option-tile-with = se usa
agricola-option-problem-solo-tiles = Quehaceres y la pieza de acciones adicionales son para 2 a 4 jugadores: no se usan en solitario.

## Notación

agricola-error-no-space = No hay ninguna casilla de acción «{ $text }»: escribe forest, clay-pit, farm-expansion, etc.
agricola-error-no-cell = No hay ninguna parcela «{ $text }»: escribe de a1 a e3, primero la columna.
agricola-error-no-cells = «{ $text }» no es un conjunto de parcelas: escríbelas en una palabra, como c1d1d2.
agricola-error-no-crop = «{ $text }» no se puede sembrar: escribe grain o vegetable.
agricola-error-no-good = No hay ningún recurso «{ $text }»: escribe wood, grain, sheep, etc.
agricola-error-no-house = No hay ninguna casa «{ $text }»: escribe clay o stone.
agricola-error-no-improvement = No hay ninguna adquisición «{ $text }»: escribe fireplace2, hearth4, well, clay-oven, etc.
agricola-error-no-branch = «{ $text }» no se ofrece en ninguna parte.

## Posiciones imposibles

agricola-position-animals = Los animales del asiento { $seat }, contando desde 0, no caben todos y no se pregunta cuáles conserva.
agricola-position-card = Esta carta no puede estar así: { $card }.
agricola-position-crowd = Allí no puede haber tantos granjeros: { agricola-noun-space }.
agricola-position-family = La familia del asiento { $seat }, contando desde 0, no puede ser así: sus granjeros, sus bebés o quienes están en casa.
agricola-position-fences = Los pastizales del asiento { $seat }, contando desde 0, no pueden estar así o necesitan demasiadas cercas.
agricola-position-field = El campo en { $cell } no puede tener ese cultivo, o no en tanta cantidad.
agricola-position-goods = No puede haber tanto de esto: { agricola-noun-good }.
agricola-position-major = Esta adquisición no está en ningún sitio o está en más de uno: { agricola-noun-improvement }.
agricola-position-order = No puede ser el turno del asiento { $seat }, contando desde 0.
agricola-position-phase = La fase «{ $phase }» no encaja con lo que los asientos aún deben hacer.
agricola-position-pile = Esos recursos no pueden estar allí: { agricola-noun-space }.
agricola-position-points = El asiento { $seat }, contando desde 0, no puede tener fichas de mendicidad antes de la primera cosecha.
agricola-position-promise = En la casilla de la ronda { $round } no puede haber esos recursos.
agricola-position-round = La ronda { $round } no encaja con las cartas de ronda mostradas.
agricola-position-round-cards = Las cartas de las rondas { $first } a { $last } no son las de su etapa.
agricola-position-seats =
    { $players ->
        [one] Debe haber { $players } granja, una por jugador.
       *[other] Debe haber { $players } granjas, una por jugador.
    }
agricola-position-space = Esta casilla no está en juego: { agricola-noun-space }.
agricola-position-steps = El asiento { $seat }, contando desde 0, no puede tener esos pasos pendientes.
agricola-position-yard = En la granja del asiento { $seat }, contando desde 0, las habitaciones, los campos y los establos no pueden estar así.

## Qué consigue una respuesta

agricola-fact-goods = { $before } → { $after }
agricola-fact-begging =
    { $count ->
        [one] { $count } ficha de mendicidad: −3 puntos
       *[other] { $count } fichas de mendicidad: −3 puntos cada una
    }
agricola-fact-released = Sin sitio para { agricola-noun-goods }
agricola-fact-promised =
    { $rounds ->
        [one] 1 alimento la próxima ronda
       *[other] 1 alimento en cada una de las próximas { $rounds } rondas
    }
agricola-fact-card-promised =
    { $rounds ->
        [one] { agricola-noun-goods } en { $rounds } ronda futura
       *[other] { agricola-noun-goods } en cada una de { $rounds } rondas futuras
    }
agricola-fact-starter = Empiezas la próxima ronda
agricola-fact-family =
    { $people ->
        [one] { $people } persona en tu familia
       *[other] { $people } personas en tu familia
    }
