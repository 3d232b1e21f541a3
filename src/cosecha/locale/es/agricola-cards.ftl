# Agricola: las cartas de la mano.

## Adquisiciones menores del mazo A

name-card-shifting-cultivation = Cultivo itinerante
agricola-text-shifting-cultivation = Al jugar esta carta, labras 1 campo. Después, pasa esta carta al jugador de tu izquierda.
name-card-clay-embankment = Terraplén de adobe
agricola-text-clay-embankment = Al jugar esta carta, obtienes 1 adobe por cada 2 adobes que tengas. Después, pasa esta carta al jugador de tu izquierda.
name-card-young-animal-market = Mercado de crías
agricola-text-young-animal-market = Al jugar esta carta, obtienes 1 vaca. Después, pasa esta carta al jugador de tu izquierda.
name-card-drinking-trough = Abrevadero
agricola-text-drinking-trough = Cada uno de tus pastizales, con establo o sin él, aloja 2 animales más.
name-card-rammed-clay = Adobe apisonado
agricola-text-rammed-clay = Al jugar esta carta, obtienes 1 adobe. Puedes pagar cada cerca con 1 adobe en lugar de 1 madera.
name-card-handplow = Arado de mano
agricola-text-handplow = Coloca 1 campo en la casilla de ronda de dentro de 5 rondas; al principio de esa ronda puedes labrarlo.
name-card-threshing-board = Trillo
agricola-text-threshing-board = Cada vez que usas la Labranza o el Laboreo, puedes además hornear pan.
name-card-sleeping-corner = Rincón para dormir
agricola-text-sleeping-corner = Puedes usar una casilla de Ampliación familiar en la que ya hay exactamente 1 jugador, si no eres tú.
name-card-manger = Pesebre
agricola-text-manger = Al final, 1, 2, 3 o 4 puntos adicionales si tus pastizales suman al menos 6, 7, 8 o 10 parcelas.
name-card-big-country = Vasta campiña
agricola-text-big-country = Al jugar esta carta, obtienes 1 punto adicional y 2 alimentos por cada ronda completa que falta por jugar.
name-card-wool-blankets = Mantas de lana
agricola-text-wool-blankets = Al final, 3 puntos adicionales si tu casa es de madera, o 2 si es de adobe.
name-card-pond-hut = Cabaña del estanque
agricola-text-pond-hut = Coloca 1 alimento en cada una de las 3 próximas casillas de ronda; lo obtienes al empezar esas rondas.
name-card-milk-jug = Jarra de leche
agricola-text-milk-jug = Cada vez que cualquier jugador, incluido tú, usa el Mercado bovino, obtienes 3 alimentos y cada uno de los demás jugadores obtiene 1.
name-card-claypipe = Pipa de barro
agricola-text-claypipe = En la fase de regreso a casa, si en la jornada de esta ronda has obtenido al menos 7 materiales, obtienes 2 alimentos.
name-card-junk-room = Trastero
agricola-text-junk-room = Cada vez que consigues o juegas una adquisición, incluida esta, obtienes 1 alimento.
name-card-basket = Cesto
agricola-text-basket = Después de usar una casilla de acopio de madera, puedes volver a dejar en ella 2 maderas y obtener 3 alimentos.
name-card-dutch-windmill = Molino holandés
agricola-text-dutch-windmill = Cada vez que horneas pan en la ronda siguiente a una cosecha, obtienes 3 alimentos más.
name-card-corn-scoop = Pala de cereales
agricola-text-corn-scoop = Cada vez que usas las Semillas de cereales, obtienes además 1 cereal.
name-card-large-greenhouse = Gran invernadero
agricola-text-large-greenhouse = Coloca 1 hortaliza en las casillas de ronda de dentro de 4, 7 y 9 rondas; la obtienes al empezar esas rondas.
name-card-clearing-spade = Pala de desbroce
agricola-text-clearing-spade = En cualquier momento puedes mover 1 cultivo de un campo con al menos 2 a un campo vacío. No es sembrar ni recolectar.
name-card-lumber-mill = Aserradero
agricola-text-lumber-mill = Cada adquisición te cuesta 1 madera menos.
name-card-canoe = Canoa
agricola-text-canoe = Cada vez que usas la Pesca, obtienes además 1 alimento y 1 junco.
name-card-stone-tongs = Tenazas para piedra
agricola-text-stone-tongs = Cada vez que usas una casilla de acopio de piedra, obtienes además 1 piedra.
name-card-shepherds-crook = Cayado de pastor
agricola-text-shepherds-crook = Cada vez que cercas un pastizal nuevo de al menos 4 parcelas, obtienes 2 ovejas.

## Oficios del mazo A

name-card-animal-tamer = Domador
agricola-text-animal-tamer = Al jugar esta carta, obtienes 1 madera o 1 cereal. Tu casa aloja 1 animal de cualquier especie por habitación, en lugar de 1 en total.
name-card-conservator = Restaurador
agricola-text-conservator = Puedes reformar una casa de madera directamente a piedra, al coste de reformarla a piedra.
name-card-hedge-keeper = Cuidador de setos
agricola-text-hedge-keeper = Cada vez que construyes cercas, hasta 3 de ellas no te cuestan nada.
name-card-plow-driver = Labrador
agricola-text-plow-driver = Al principio de cada ronda, si tu casa es de piedra, puedes pagar 1 alimento para labrar 1 campo.
name-card-adoptive-parents = Padres adoptivos
agricola-text-adoptive-parents = En la ronda en que nace un bebé, puedes pagar 1 alimento para colocarlo como un granjero más. Desde entonces cuenta como adulto.
name-card-stable-architect = Maestro de establos
agricola-text-stable-architect = Al final, 1 punto adicional por cada establo que tengas fuera de los pastizales.
name-card-grocer = Buhonero
agricola-text-grocer = En esta carta hay, por orden, madera, cereal, junco, piedra, hortaliza, adobe, junco y hortaliza. En cualquier momento puedes comprar el primero por 1 alimento.
name-card-mushroom-collector = Recolector de setas
agricola-text-mushroom-collector = Después de usar una casilla de acopio de madera, puedes volver a dejar en ella 1 madera y obtener 2 alimentos.
name-card-roughcaster = Revocador
agricola-text-roughcaster = Cada vez que construyes habitaciones de adobe o reformas la casa de adobe a piedra, obtienes 3 alimentos.
name-card-wall-builder = Constructor de muros
agricola-text-wall-builder = Cada vez que construyes habitaciones, puedes colocar 1 alimento en cada una de las 4 próximas casillas de ronda; lo obtienes al empezar esas rondas.
name-card-scythe-worker = Segador
agricola-text-scythe-worker = Al jugar esta carta, obtienes 1 cereal. En la fase de recolección de cada cosecha, puedes recolectar 1 cereal más de cada campo de cereales.
name-card-seasonal-worker = Temporero
agricola-text-seasonal-worker = Cada vez que usas el Jornalero, obtienes además 1 cereal. A partir de la ronda 6, puedes tomar 1 hortaliza en su lugar.
name-card-wood-cutter = Leñador
agricola-text-wood-cutter = Cada vez que usas una casilla de acopio de madera, obtienes además 1 madera.
name-card-firewood-collector = Recolector de leña
agricola-text-firewood-collector = Cada vez que usas la Labranza, las Semillas de cereales, la Siembra o el Laboreo, obtienes 1 madera al final de ese turno.
name-card-clay-hut-builder = Albañil de adobe
agricola-text-clay-hut-builder = Una sola vez, en cuanto tu casa ya no sea de madera, coloca 2 adobes en cada una de las 5 próximas casillas de ronda; los obtienes al empezar esas rondas.
name-card-frame-builder = Carpintero de armar
agricola-text-frame-builder = En cada habitación y en cada reforma puedes pagar 1 madera en lugar de exactamente 2 adobes o exactamente 2 piedras, una vez en cada una.
name-card-priest = Sacerdote
agricola-text-priest = Al jugar esta carta, si tu casa es de adobe y tiene exactamente 2 habitaciones, obtienes 3 adobes, 2 juncos y 2 piedras.
name-card-braggart = Fanfarrón
agricola-text-braggart = Al final, 2, 3, 4, 5, 7 o 9 puntos adicionales si tienes en juego al menos 5, 6, 7, 8, 9 o 10 adquisiciones.
name-card-harpooner = Arponero
agricola-text-harpooner = Cada vez que usas la Pesca, puedes además pagar 1 madera para obtener 1 junco y 1 alimento por cada granjero que tengas.
name-card-stonecutter = Cantero
agricola-text-stonecutter = Cada adquisición, cada habitación y cada reforma te cuesta 1 piedra menos.
name-card-animal-dealer = Tratante de ganado
agricola-text-animal-dealer = Cada vez que usas el Mercado ovino, porcino o bovino, puedes además pagar 1 alimento para obtener 1 animal más de esa especie.
name-card-conjurer = Ilusionista
agricola-text-conjurer = Cada vez que usas los Artistas ambulantes, obtienes además 1 madera y 1 cereal.
name-card-lutenist = Laudista
agricola-text-lutenist = Cada vez que otro jugador usa los Artistas ambulantes, obtienes 1 alimento y 1 madera. Después puedes comprar 1 hortaliza por 2 alimentos.
name-card-pig-breeder = Criador de jabalíes
agricola-text-pig-breeder = Al jugar esta carta, obtienes 1 jabalí. Al final de la ronda 12, tus jabalíes crían como en una cosecha.

## Adquisiciones menores del mazo B

name-card-mini-pasture = Pequeño pastizal
agricola-text-mini-pasture = Al jugar esta carta, cercas 1 parcela como pastizal nuevo sin pagar madera. Después, pasa esta carta al jugador de tu izquierda.
name-card-market-stall = Puesto de mercado
agricola-text-market-stall = Al jugar esta carta, obtienes 1 hortaliza. Después, pasa esta carta al jugador de tu izquierda.
name-card-caravan = Carromato
agricola-text-caravan = En esta carta vive 1 granjero. No cuenta como habitación.
name-card-carpenters-parlor = Sala del carpintero
agricola-text-carpenters-parlor = Mientras tu casa sea de madera, cada habitación te cuesta 2 maderas y 2 juncos.
name-card-mining-hammer = Martillo de minero
agricola-text-mining-hammer = Al jugar esta carta, obtienes 1 alimento. Cada vez que reformas la casa, puedes además construir 1 establo sin pagar madera.
name-card-moldboard-plow = Arado de vertedera
agricola-text-moldboard-plow = Coloca 2 campos en esta carta. Cada vez que usas la Labranza, puedes además labrar 1 de ellos.
name-card-lasso = Lazo
agricola-text-lasso = En tu turno puedes colocar 2 granjeros seguidos si al menos 1 de ellos usa el Mercado ovino, porcino o bovino.
name-card-bread-paddle = Pala de panadero
agricola-text-bread-paddle = Al jugar esta carta, obtienes 1 alimento. Después de jugar un oficio, puedes hornear pan.
name-card-mantlepiece = Repisa de chimenea
agricola-text-mantlepiece = Al jugar esta carta, obtienes 1 punto adicional por cada ronda completa que falta por jugar. Ya no puedes reformar la casa.
name-card-bottles = Botellas
agricola-text-bottles = Esta carta cuesta 1 adobe y 1 alimento por cada granjero que tengas.
name-card-loom = Telar
agricola-text-loom = En la fase de recolección de cada cosecha, si tienes al menos 1, 4 o 7 ovejas, obtienes 1, 2 o 3 alimentos. Al final, 1 punto adicional por cada 3 ovejas.
name-card-strawberry-patch = Fresal
agricola-text-strawberry-patch = Coloca 1 alimento en cada una de las 3 próximas casillas de ronda; lo obtienes al empezar esas rondas.
name-card-herring-pot = Olla de arenques
agricola-text-herring-pot = Cada vez que usas la Pesca, coloca 1 alimento en cada una de las 3 próximas casillas de ronda; lo obtienes al empezar esas rondas.
name-card-butter-churn = Mantequera
agricola-text-butter-churn = En la fase de recolección de cada cosecha, obtienes 1 alimento por cada 3 ovejas y 1 alimento por cada 2 vacas que tengas.
name-card-brook = Arroyo
agricola-text-brook = Cada vez que usas el Juncal, la Mina de arcilla, el Bosque o la carta de la ronda 1, obtienes además 1 alimento.
name-card-scullery = Trascocina
agricola-text-scullery = Al principio de cada ronda, si tu casa es de madera, obtienes 1 alimento.
name-card-three-field-rotation = Rotación trienal
agricola-text-three-field-rotation = Al empezar la fase de recolección de cada cosecha, si tienes al menos 1 campo de cereales, 1 de hortalizas y 1 vacío, obtienes 3 alimentos.
name-card-pitchfork = Horca de heno
agricola-text-pitchfork = Cada vez que usas las Semillas de cereales y la Labranza está ocupada, obtienes además 3 alimentos.
name-card-sack-cart = Carretilla de sacos
agricola-text-sack-cart = Coloca 1 cereal en cada una de las casillas de las rondas 5, 8, 11 y 14 que falten por jugar; lo obtienes al empezar esas rondas.
name-card-beanfield = Campo de judías
agricola-text-beanfield = Esta carta es un campo de hortalizas. Al final no cuenta como loseta de campo.
name-card-thick-forest = Bosque espeso
agricola-text-thick-forest = Coloca 1 madera en cada casilla de ronda par que falte por jugar; la obtienes al empezar esas rondas.
name-card-loam-pit = Foso de adobe
agricola-text-loam-pit = Cada vez que usas el Jornalero, obtienes además 3 adobes.
name-card-hard-porcelain = Porcelana dura
agricola-text-hard-porcelain = En cualquier momento puedes cambiar 2 adobes por 1 piedra, 3 adobes por 2 piedras o 4 adobes por 3 piedras.
name-card-acorns-basket = Cesto de bellotas
agricola-text-acorns-basket = Coloca 1 jabalí en cada una de las 2 próximas casillas de ronda; lo obtienes al empezar esas rondas.

## Oficios del mazo B

name-card-cottager = Aldeano
agricola-text-cottager = Cada vez que usas el Jornalero, puedes además construir 1 habitación o reformar la casa, al coste normal.
name-card-groom = Mozo de cuadra
agricola-text-groom = Al jugar esta carta, obtienes 1 madera. Al principio de cada ronda, si tu casa es de piedra, puedes construir 1 establo por 1 madera.
name-card-assistant-tiller = Ayudante de arado
agricola-text-assistant-tiller = Cada vez que usas el Jornalero, puedes además labrar 1 campo.
name-card-master-bricklayer = Maestro albañil
agricola-text-master-bricklayer = Cada adquisición mayor te cuesta 1 piedra menos por cada habitación que hayas añadido a tu casa.
name-card-scholar = Erudito
agricola-text-scholar = Al principio de cada ronda, si tu casa es de piedra, puedes jugar 1 oficio por 1 alimento, o 1 adquisición menor a su coste.
name-card-organic-farmer = Agricultor ecológico
agricola-text-organic-farmer = Al final, 1 punto adicional por cada pastizal con al menos 1 animal y sitio para al menos 3 más.
name-card-tutor = Preceptor
agricola-text-tutor = Al final, 1 punto adicional por cada oficio que hayas jugado después de este.
name-card-consultant = Asesor
agricola-text-consultant = Al jugar esta carta en una partida de 1, 2, 3 o 4 jugadores, obtienes 2 cereales, 3 adobes, 2 juncos o 2 ovejas.
name-card-sheep-walker = Ovejero
agricola-text-sheep-walker = En cualquier momento puedes cambiar 1 oveja por 1 jabalí, 1 hortaliza o 1 piedra.
name-card-manservant = Criado
agricola-text-manservant = Una sola vez, en cuanto tu casa sea de piedra, coloca 3 alimentos en cada casilla de ronda que falte por jugar; los obtienes al empezar esas rondas.
name-card-oven-firing-boy = Mozo del horno
agricola-text-oven-firing-boy = Cada vez que usas una casilla de acopio de madera, puedes además hornear pan.
name-card-paper-maker = Papelero
agricola-text-paper-maker = Antes de jugar cada oficio posterior, puedes pagar 1 madera para obtener 1 alimento por cada oficio que tengas en juego.
name-card-childless = Sin descendencia
agricola-text-childless = Al principio de cada ronda, si tienes al menos 3 habitaciones y exactamente 2 granjeros, obtienes 1 alimento y, además, 1 cereal o 1 hortaliza.
name-card-small-scale-farmer = Minifundista
agricola-text-small-scale-farmer = Al principio de cada ronda, si tu casa tiene exactamente 2 habitaciones, obtienes 1 madera.
name-card-geologist = Geólogo
agricola-text-geologist = Cada vez que usas el Bosque o el Juncal, obtienes además 1 adobe. Con al menos 3 jugadores, también en la Mina de arcilla.
name-card-roof-ballaster = Lastrador de tejados
agricola-text-roof-ballaster = Al jugar esta carta, puedes pagar 1 alimento para obtener 1 piedra por cada habitación que tengas.
name-card-carpenter = Carpintero
agricola-text-carpenter = Cada habitación te cuesta 3 unidades del material de tu casa y 2 juncos.
name-card-house-steward = Mayordomo
agricola-text-house-steward = Al jugarla, si faltan al menos 1, 3, 6 o 9 rondas completas, obtienes 1, 2, 3 o 4 maderas. Al final, 3 puntos adicionales a cada jugador con más habitaciones.
name-card-greengrocer = Verdulero
agricola-text-greengrocer = Cada vez que usas las Semillas de cereales, obtienes además 1 hortaliza.
name-card-brushwood-collector = Recolector de ramas
agricola-text-brushwood-collector = En cada habitación y en cada reforma puedes pagar 1 madera en lugar de todos los juncos.
name-card-storehouse-keeper = Almacenista
agricola-text-storehouse-keeper = Cada vez que usas el Mercado de recursos, obtienes además 1 adobe o 1 cereal.
name-card-pastor = Párroco
agricola-text-pastor = Una sola vez, en cuanto seas el único jugador con exactamente 2 habitaciones, obtienes 3 maderas, 2 adobes, 1 junco y 1 piedra.
name-card-sheep-whisperer = Susurrador de ovejas
agricola-text-sheep-whisperer = Coloca 1 oveja en las casillas de ronda de dentro de 2, 5, 8 y 10 rondas; la obtienes al empezar esas rondas.
name-card-cattle-feeder = Cebador de ganado
agricola-text-cattle-feeder = Cada vez que usas las Semillas de cereales, puedes además pagar 1 alimento para obtener 1 vaca.
name-cell-beanfield = { name-card-beanfield }

## El historial de la partida

agricola-event-card-played = { $seat } juega una carta: { $card }.
agricola-event-card-passed-on = { $seat } juega una carta y la pasa a { $passed_to }: { $card }.
agricola-event-card-used = { $seat } usa una carta: { $card }.
agricola-event-card-gave = { $card }: { $seat } obtiene { agricola-noun-goods }.
agricola-event-card-promise-kept = { $card }: { $seat } obtiene { agricola-noun-goods } de la casilla de ronda.
agricola-event-card-promised =
    { $count ->
        [one] { $card }: { $seat } coloca { agricola-noun-goods } en la ronda { $rounds }.
       *[other] { $card }: { $seat } coloca { agricola-noun-goods } en cada una de estas rondas: { $rounds }.
    }
agricola-event-crop-moved =
    { $good ->
        [grain] { $seat } mueve 1 cereal de { $cell } a { $to }.
       *[vegetable] { $seat } mueve 1 hortaliza de { $cell } a { $to }.
    }
agricola-event-card-scored =
    { $points ->
        [one] { $card }: { $seat } gana { $points } punto.
       *[other] { $card }: { $seat } gana { $points } puntos.
    }
agricola-event-card-bred =
    { $good ->
        [sheep] { $card }: { $seat } obtiene un cordero.
        [boar] { $card }: { $seat } obtiene un jabato.
       *[cattle] { $card }: { $seat } obtiene un ternero.
    }
agricola-event-field-promised = { $card }: { $seat } coloca un campo en la ronda { $round }.
agricola-event-newborn-acts = { $card }: { $seat } realiza una acción con un bebé, que ya cuenta como adulto.
agricola-event-card-drafted = { $seat } se queda una carta: { $card }.
agricola-event-card-drawn =
    { $kind_of_card ->
        [occupation] { $seat } roba un oficio.
       *[minor] { $seat } roba una adquisición menor.
    }
agricola-event-own-card-drawn = { $seat } roba { $card }.
agricola-event-card-dropped =
    { $kind_of_card ->
        [occupation] { $seat } descarta un oficio.
       *[minor] { $seat } descarta una adquisición menor.
    }
agricola-event-hand-redrawn =
    { $kind_of_card ->
        [occupation]
            { $count ->
                [one] { $seat } roba de nuevo y tiene ahora { $count } oficio en la mano.
               *[other] { $seat } roba de nuevo y tiene ahora { $count } oficios en la mano.
            }
       *[minor]
            { $count ->
                [one] { $seat } roba de nuevo y tiene ahora { $count } adquisición menor en la mano.
               *[other] { $seat } roba de nuevo y tiene ahora { $count } adquisiciones menores en la mano.
            }
    }
agricola-event-goods-given-back = { $seat } devuelve { agricola-noun-goods } a la casilla ({ agricola-noun-space }).

## Qué se pregunta a un asiento

agricola-decision-minor = ¿Qué adquisición menor juegas?
agricola-decision-occupation =
    { $food ->
        [0] ¿Qué oficio juegas? No cuesta nada.
       *[other] ¿Qué oficio juegas? Cuesta { agricola-noun-food }.
    }
agricola-decision-card = ¿Usas esta carta: { $card }? { $text }
agricola-decision-make-room = { $card }: la cría aún no tiene sitio. ¿Cocinas o cambias antes algún animal?
agricola-decision-find-parents = { $card }: para una cría hacen falta dos progenitores. ¿Cambias antes algún animal?
agricola-decision-trade-now = { $card }: ¿cambias antes algo por los materiales que faltan? { $text }
agricola-decision-pay = ¿Cómo pagas para { $what }?
agricola-decision-several = ¿Qué haces ahora?
agricola-decision-draft =
    { $minors ->
        [0]
            { $occupations ->
                [one] ¿Qué oficio te quedas?
               *[other] ¿Qué { $occupations } oficios te quedas?
            }
       *[other]
            { $occupations ->
                [0]
                    { $minors ->
                        [one] ¿Qué adquisición menor te quedas?
                       *[other] ¿Qué { $minors } adquisiciones menores te quedas?
                    }
               *[other] ¿Qué cartas te quedas? Oficios: { $occupations }; adquisiciones menores: { $minors }.
            }
    }
agricola-decision-draw = ¿Qué robas?
agricola-decision-drop = ¿Qué carta descartas para robar otra?
agricola-decision-mulligan = ¿Cambias todas las cartas de un tipo? Recibes 1 menos.
agricola-waiting-minor = Eligiendo una adquisición menor: { $seats }.
agricola-waiting-occupation = Eligiendo un oficio: { $seats }.
agricola-waiting-card = Decidiendo si usa una carta: { $seats }.
agricola-waiting-pay = Eligiendo cómo pagar: { $seats }.
agricola-waiting-several = Eligiendo qué hacer: { $seats }.
agricola-waiting-draft = Eligiendo cartas para la mano: { $seats }.
agricola-waiting-draw = Robando una carta: { $seats }.
agricola-waiting-drop = Descartando cartas: { $seats }.
agricola-waiting-mulligan = Decidiendo si cambia la mano: { $seats }.

## Qué se puede hacer

agricola-choice-play =
    { $price ->
        [none] { $needs ->
            [none] { $card }: { $text }
           *[other] { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] { $card } ({ $price }): { $text }
           *[other] { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-card = Usar { $card }: { $text }
agricola-choice-pay = { $goods }
agricola-choice-pick = { $card }: { $what }
agricola-choice-decline = Rechazar
agricola-choice-no-card = Ninguna
agricola-choice-draft =
    { $price ->
        [none] { $needs ->
            [none] Quedarse { $card }: { $text }
           *[other] Quedarse { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Quedarse { $card } ({ $price }): { $text }
           *[other] Quedarse { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-draw =
    { $kind ->
        [occupation] Robar un oficio
       *[minor] Robar una adquisición menor
    }
agricola-choice-drop =
    { $price ->
        [none] { $needs ->
            [none] Descartar { $card }: { $text }
           *[other] Descartar { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Descartar { $card } ({ $price }): { $text }
           *[other] Descartar { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-mulligan =
    { $kind ->
        [occupation] Cambiar todos los oficios por 1 menos
       *[minor] Cambiar todas las adquisiciones menores por 1 menos
    }
agricola-pick-all = todos los campos
agricola-pick-field = campo { $cell }
agricola-pick-move = de { $cell } a { $to }
agricola-action-play = jugar la carta { $card }
agricola-action-card = usar la carta { $card }
agricola-action-pay = pagar { $goods }
agricola-action-pick = usar la carta { $card }: { $what }
agricola-action-draft = quedarse la carta { $card }
agricola-action-draw =
    { $kind ->
        [occupation] robar un oficio
       *[minor] robar una adquisición menor
    }
agricola-action-drop = descartar la carta { $card }
agricola-action-mulligan =
    { $kind ->
        [occupation] cambiar todos los oficios
       *[minor] cambiar todas las adquisiciones menores
    }

## Por qué las reglas no lo permiten

agricola-reason-not-in-hand = Esta carta no está en tu mano: { $card }.
agricola-reason-prerequisite =
    { $lacks ->
        [none] No cumples el prerrequisito de esta carta ({ $card }): { $needs }.
       *[other] Para jugar esta carta ({ $card }) necesitas { $lacks }.
    }
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
agricola-needs-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] al menos { $count } campo de cereales
               *[other] al menos { $count } campos de cereales
            }
       *[vegetable]
            { $count ->
                [one] al menos { $count } campo de hortalizas
               *[other] al menos { $count } campos de hortalizas
            }
    }
agricola-needs-sheep =
    { $count ->
        [one] al menos { $count } oveja
       *[other] al menos { $count } ovejas
    }
agricola-needs-clay =
    { $count ->
        [one] al menos { $count } adobe en tu reserva, que conservas
       *[other] al menos { $count } adobes en tu reserva, que conservas
    }
agricola-needs-every-space-used = ninguna parcela sin utilizar
agricola-needs-no-wooden-house = una casa de adobe o de piedra
agricola-needs-person-on-fishing = uno de tus granjeros en la Pesca
# Lo que falta para un prerrequisito.
agricola-lacks-occupations-least =
    { $count ->
        [one] { $count } oficio más en juego
       *[other] { $count } oficios más en juego
    }
agricola-lacks-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] { $count } campo más de cereales
               *[other] { $count } campos más de cereales
            }
       *[vegetable]
            { $count ->
                [one] { $count } campo más de hortalizas
               *[other] { $count } campos más de hortalizas
            }
    }
agricola-lacks-sheep =
    { $count ->
        [one] { $count } oveja más
       *[other] { $count } ovejas más
    }
agricola-lacks-clay =
    { $count ->
        [one] { $count } adobe más en tu reserva, que conservas
       *[other] { $count } adobes más en tu reserva, que conservas
    }
agricola-reason-card-offers-nothing = Esta carta no te ofrece nada ahora: { $card }.
agricola-reason-occupation-elsewhere = Los oficios solo se juegan en las casillas de Aprendizaje.
agricola-reason-minor-elsewhere = Las adquisiciones menores se juegan en Asamblea, Ampliación familiar planificada o en lugar de una mayor.
agricola-reason-no-such-payment = Así no puedes pagar. Elige una de las formas de pago de la lista.
agricola-reason-no-more-renovation = Ya no puedes reformar la casa: una de tus cartas lo impide.
agricola-reason-one-space-only = Esta carta cerca exactamente 1 parcela. Elige una sola.
agricola-reason-other-space = Tu segundo granjero no puede ir ahí. Elige una de las casillas que nombra la carta.
agricola-reason-not-grown-there =
    { $good ->
        [grain] Esta carta no es un campo de cereales. Siembra hortalizas en ella.
       *[vegetable] Esta carta no es un campo de hortalizas. Siembra cereales en ella.
    }
agricola-reason-goods-needed-here = Necesitas esos recursos para lo que estás haciendo. Termínalo antes.
agricola-reason-enough-of-kind =
    { $kind ->
        [occupation] Ya tienes bastantes oficios de este paquete. Elige una adquisición menor.
       *[minor] Ya tienes bastantes adquisiciones menores de este paquete. Elige un oficio.
    }
agricola-reason-not-in-pack = Esta carta no está en tu paquete: { $card }.
agricola-reason-no-card-left =
    { $kind ->
        [occupation] No quedan oficios que robar.
       *[minor] No quedan adquisiciones menores que robar.
    }
agricola-reason-none-in-hand =
    { $kind ->
        [occupation] No tienes oficios en la mano.
       *[minor] No tienes adquisiciones menores en la mano.
    }
agricola-error-no-card = No hay ninguna carta «{ $text }».
agricola-error-no-payment = No se puede pagar «{ $text }». Escribe los recursos con su cantidad, como wood3-clay1, o nothing.
agricola-error-no-choice = Ninguna carta ofrece «{ $text }».
agricola-error-no-kind = No hay cartas del tipo «{ $text }». Escribe occupation o minor.
agricola-option-cards-few = unas pocas por jugador
agricola-option-cards-full = 7 oficios y 7 adquisiciones menores por jugador
agricola-option-deal = Reparto
agricola-option-deal-help = Cómo recibe cada jugador sus 7 oficios y 7 adquisiciones menores.
agricola-option-deal-seven = 7 de cada
agricola-option-deal-one-passing = 7 de cada, con exactamente 1 carta itinerante
agricola-option-deal-by-numbers = oficios según el número de jugadores
agricola-option-deal-draft-7 = draft de 7, quedarse 1 y pasar el resto
agricola-option-deal-draft-8 = draft de torneo con 8
agricola-option-deal-draft-pairs = draft, 1 de cada tipo a la vez
agricola-option-deal-quick-draft = draft rápido, 3, 2 y 2
agricola-option-deal-ten = 10 de cada, quedarse 7
agricola-option-deal-mulligan = 7 de cada, cambio por 1 menos
agricola-option-deal-changing-5 = mano cambiante, desde 5 de cada
agricola-option-deal-changing-3 = mano cambiante, desde 3 de cada
agricola-option-deal-seven-help = Cada jugador recibe 7 oficios y 7 adquisiciones menores.
agricola-option-deal-one-passing-help = Entre las 7 adquisiciones menores de cada jugador hay exactamente 1 que se pasa a la izquierda al jugarla.
agricola-option-deal-by-numbers-help = De tus 7 oficios, 3 son para 1 jugador o más, 2 para 3 o más y 2 para 4. Para 3 jugadores como máximo.
agricola-option-deal-draft-7-help = Te quedas 1 de 7 cartas y pasas el resto a la izquierda, hasta tener 7. Primero los oficios y después las adquisiciones menores.
agricola-option-deal-draft-8-help = Como el draft de 7, pero con 8 cartas. La última carta de cada mazo se retira.
agricola-option-deal-draft-pairs-help = Cada mazo tiene cartas de los dos tipos. Te quedas 1 oficio y 1 adquisición menor, y pasas el resto a la izquierda.
agricola-option-deal-quick-draft-help = Te quedas 3 cartas de cada tipo, pasas el resto, te quedas 2, pasas otra vez y recibes las 2 últimas.
agricola-option-deal-ten-help = Recibes 10 cartas de cada tipo y eliges qué 3 descartas.
agricola-option-deal-mulligan-help = Si no te gustan tus oficios o tus adquisiciones menores, los cambias todos, cada vez por 1 carta menos.
agricola-option-deal-changing-5-help = Empiezas con 5 de cada tipo. Robas una carta cada vez que juegas una y puedes cambiar 1 después de cada cosecha.
agricola-option-deal-changing-3-help = Empiezas con 3 de cada tipo y puedes cambiar hasta 6 cartas. Robas una carta cada vez que juegas una.
agricola-option-problem-deal-without-cards = Los drafts y demás repartos requieren la mano completa de cartas. Elígela primero.
agricola-option-problem-too-few-cards = Con 4 jugadores, la caja no tiene oficios suficientes para este reparto. Elige otro.
agricola-fact-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
agricola-fact-needs = Requiere { $needs }
agricola-fact-cheaper-with = Con { $card }: { agricola-noun-goods } menos
agricola-fact-makes-cheaper = Abarata { $card }: { agricola-noun-goods } menos
agricola-client-kinds =
    { $kind ->
        [occupation] Oficios
       *[minor] Adquisiciones menores
    }
agricola-client-count-of = { $count } de { $of }
agricola-client-draft-keep = Quédate { $count } de estas { $of }
agricola-client-draft-drop = Descarta { $count } de estas { $of }
agricola-client-draft-rest-kept = Te quedas las demás.
agricola-client-draft-passed =
    { $count ->
        [one] La otra carta pasa a { $to }. Recibes 1 de { $from }.
       *[other] Las otras { $count } pasan a { $to }. Recibes { $count } de { $from }.
    }
agricola-client-draft-swapped =
    { $count ->
        [one] La otra carta pasa a { $to } y recibes 1 a cambio.
       *[other] Las otras { $count } pasan a { $to } y recibes { $count } a cambio.
    }
agricola-client-draft-removed =
    { $count ->
        [one] La otra carta se retira de la partida.
       *[other] Las otras { $count } se retiran de la partida.
    }
agricola-client-draft-waiting = Ya has elegido. Faltan los demás.
agricola-client-draft-watching = Todos eligen cartas
agricola-client-draft-state =
    { $state ->
        [mine] tú eliges
        [choosing] elige
        [done] ya has elegido
       *[chosen] ya ha elegido
    }
agricola-client-draft-pile =
    { $count ->
        [one] { $count } carta para { $to }
       *[other] { $count } cartas para { $to }
    }
agricola-client-draft-ring = Quién ha elegido y quién recibe las cartas
agricola-client-kept =
    { $kind ->
        [occupation] Tus oficios
       *[minor] Tus adquisiciones menores
    }
agricola-client-keep-cards =
    { $count ->
        [one] Quedarse { $count } carta
       *[other] Quedarse { $count } cartas
    }
agricola-client-drop-cards =
    { $count ->
        [one] Descartar { $count } carta
       *[other] Descartar { $count } cartas
    }
agricola-client-draft-lacking =
    { $kind ->
        [occupation]
            { $count ->
                [one] Elige { $count } oficio más
               *[other] Elige { $count } oficios más
            }
       *[minor]
            { $count ->
                [one] Elige { $count } adquisición menor más
               *[other] Elige { $count } adquisiciones menores más
            }
    }
agricola-client-redraws-left =
    { $count ->
        [one] Aún puedes cambiar { $count } carta. La nueva es del mismo tipo.
       *[other] Aún puedes cambiar { $count } cartas. Cada nueva es del mismo tipo.
    }
agricola-client-swap-after-harvest = Después de una cosecha puedes descartar 1 carta y robar otra de cualquier tipo.
agricola-client-mulligan-rest = Puedes cambiar todos los oficios o todas las adquisiciones menores por 1 carta menos.
agricola-client-show-table = Ver la mesa
agricola-client-show-cards = Ver las cartas
agricola-board-hands = Cartas
agricola-board-in-play = Cartas en juego
agricola-board-state = Estado
agricola-board-hand = En la mano
agricola-cell-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Responder automáticamente a las cartas

agricola-plan-card = Cada vez que { $card } te ofrezca algo
agricola-plan-always = aceptar siempre
agricola-plan-never = no aceptar nunca
agricola-client-auto = De ahora en adelante
agricola-client-auto-of = { $card }, de ahora en adelante
agricola-client-auto-ask = Preguntarme
agricola-client-auto-always = Siempre
agricola-client-auto-never = Nunca
agricola-client-auto-is-always = Se usa siempre automáticamente
agricola-client-auto-is-never = Se rechaza siempre automáticamente
agricola-client-asks = Pregunta una carta: { $card }

## Ordenar la mano

agricola-client-sort = Ordenar
agricola-client-sort-kind = Por tipo
agricola-client-sort-playable = Jugables primero
agricola-client-sort-name = Por nombre
agricola-client-sort-price = Por coste
agricola-client-show = Mostrar
agricola-client-show-all = Todas
agricola-client-show-playable = Jugables ahora
agricola-client-show-occupation = Oficios
agricola-client-show-minor = Adquisiciones menores
agricola-client-show-none = Ninguna carta de tu mano cumple este filtro.
agricola-client-hidden =
    { $count ->
        [one] { $count } oculta
       *[other] { $count } ocultas
    }
agricola-client-arrange = Ordenar y filtrar tu mano

## Lo que hay sobre una carta en juego

agricola-client-on-card-points =
    { $count ->
        [one] { $count } punto obtenido
       *[other] { $count } puntos obtenidos
    }
agricola-client-on-card-fields =
    { $count ->
        [0] No quedan campos en esta carta
        [one] Queda { $count } campo en esta carta
       *[other] Quedan { $count } campos en esta carta
    }
agricola-client-on-card-goods =
    { $count ->
        [0] No queda nada en esta carta
        [one] Queda { $count } recurso, con { $good } arriba
       *[other] Quedan { $count } recursos, con { $good } arriba
    }
agricola-client-on-card-round = Campo en la casilla de la ronda { $count }
agricola-client-on-card-done = Ya se ha usado
agricola-client-on-card-crop = Aquí crece: { agricola-noun-goods }
agricola-client-on-card-empty = Sin sembrar

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
        [action-space] { agricola-deck-kind-action-space }
        [space-merchant] { agricola-deck-kind-space-merchant }
        [artifact] { agricola-deck-kind-artifact }
        [event] { agricola-deck-kind-event }
        [minor-improvement] { agricola-deck-kind-minor-improvement }
       *[major] Adquisición mayor
    }
agricola-client-price = Coste: { $price }
agricola-card-players =
    { $players ->
        [one] A partir de { $players } jugador
       *[other] A partir de { $players } jugadores
    }
agricola-client-needs = Prerrequisito: { $needs }
agricola-client-laid = Cartas en juego: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Oficios en la mano: { $count }
       *[minor] Adquisiciones menores en la mano: { $count }
    }
agricola-client-use-card = Usar { $card }

## Las cartas fuera de una partida: categorías y palabras del glosario

agricola-category =
    { $category ->
        [farm-planning] Planificación de la granja
        [action-booster] Refuerzo de acciones
        [points] Obtención de puntos
        [goods] Obtención de recursos
        [food] Obtención de alimentos
        [crops] Obtención de cultivos
        [building-materials] Obtención de materiales
        [space] { name-deck-x }
        [forest] { name-deck-forest }
       *[livestock] Obtención de animales
    }
# Una sección del glosario por línea, y las expresiones de las cartas que llevan a ella.
agricola-terms =
    each-time: cada vez
    when-played: al jugar esta carta | al jugarla
    any-time: en cualquier momento
    before-after: después de usar | después de jugar | antes de jugar
    once: una sola vez, en cuanto
    round-start: al principio de cada ronda | al principio de esa ronda | al empezar esas rondas
    field-phase: fase de recolección
    returning-home: fase de regreso a casa
    may: puedes
    other-player: otro jugador | los demás jugadores | cualquier jugador, incluido tú
    newborn: bebé
    building-materials: materiales
    accumulation: casilla de acopio
    round-spaces: casillas de ronda | casilla de ronda
    rounds-left: ronda completa que falta por jugar | rondas completas
    improvements: adquisición mayor | adquisición menor | adquisiciones | adquisición
    bonus-points: puntos adicionales | punto adicional
    passing: pasa esta carta
    costs: te cuesta | te cuestan | en lugar de
    bake: hornear pan | horneas pan
    renovate: reformar la casa | reformas la casa | reforma
    field-card: esta carta es un campo | campo vacío
agricola-board-card = Carta
agricola-board-missing = Falta
agricola-board-kind = Tipo
agricola-score-by-card = por carta
agricola-score-card = { $card } { $points }
