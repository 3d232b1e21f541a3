# Agricola: los dos mazos de eventos. Cada carta tiene un nombre, un texto y aclaraciones, que la vista detallada muestra bajo el texto.

## El mazo X

name-card-extraterrestrial-excrement = Excrementos extraterrestres
agricola-text-extraterrestrial-excrement = Al usar esta casilla, añades 1 cereal a cada uno de tus campos de cereales y 1 hortaliza a cada uno de tus campos de hortalizas.
agricola-rulings-extraterrestrial-excrement = Los nuevos cultivos se ponen encima de los que ya hay, tanto en losetas como en cartas de campo. Los campos vacíos no reciben nada. Para usar esta casilla necesitas al menos 1 campo sembrado. No cuenta como sembrar.
name-card-homemade-space-rocket = Astronave casera
agricola-text-homemade-space-rocket = Al usar esta casilla, pagas 2 maderas, 2 adobes, 1 junco y 1 piedra para obtener 4 puntos adicionales, una sola vez por uso.
agricola-rulings-homemade-space-rocket = No es un coste de construcción, así que ninguna carta lo abarata ni permite pagar otra cosa. En cada ronda posterior, cualquiera puede volver a usar la casilla, también tú.
name-card-transmogrifier = Transmogrificadora
agricola-text-transmogrifier = Al usar esta casilla, cambias todos tus recursos de un tipo por otros tantos de otro tipo. O bien cambias todos los recursos de una casilla de acopio por otros tantos de otro tipo, que se quedan en ella.
agricola-rulings-transmogrifier = De tu reserva puedes dar alimentos, madera, adobe, junco, piedra, cereales u hortalizas, al menos 1. No puedes dar animales, pero sí obtenerlos; los alojas, los cocinas o los sueltas. La casilla de acopio puede estar ocupada, y el nuevo tipo no puede ser uno que ya esté en ella. Después se le añaden los recursos de siempre.
name-card-merchants-of-jupiter = Mercaderes de Júpiter
agricola-text-merchants-of-jupiter = Cada vez que cualquier jugador, incluido tú, construye establos, puede pagar 2 juncos para tomar esta carta, hasta que alguien la tenga. Al final, da 2 puntos a su dueño.
agricola-rulings-merchants-of-jupiter = Cuenta cualquier forma de construir un establo, también gratis. Cada acción de construir da una oportunidad; si el jugador la rechaza, la carta se queda para más adelante. Los 2 juncos no son un coste de construcción y ningún descuento los rebaja.
name-card-merchants-of-mars = Mercaderes de Marte
agricola-text-merchants-of-mars = Cada vez que cualquier jugador, incluido tú, amplía la familia con habitación disponible, puede pagar 2 alimentos para tomar esta carta, hasta que alguien la tenga. Al final, da 2 puntos a su dueño.
agricola-rulings-merchants-of-mars = Cuentan Ampliación familiar planificada y Ampliación familiar moderada. Ampliar la familia incluso sin habitación disponible no cuenta nunca, aunque quede una libre. Con Trípodes en juego, primero se paga su alimento.
name-card-merchants-of-pluto = Mercaderes de Plutón
agricola-text-merchants-of-pluto = Cada vez que cualquier jugador, incluido tú, usa el Cercado, puede pagar 2 piedras para tomar esta carta, hasta que alguien la tenga. Al final, da 2 puntos a su dueño.
agricola-rulings-merchants-of-pluto = Solo cuenta la casilla Cercado, no Reformas en la granja ni otra forma de construir cercas. Aplicar su efecto sin un granjero, como con Energía alienígena o Licántropo, no es usarla.
name-card-ley-lines = Líneas ley
agricola-text-ley-lines = Al final, 1 punto adicional por cada columna de tu granja formada solo por habitaciones, solo por losetas de campo o solo por parcelas de un mismo pastizal. Cada pastizal da como máximo 1 punto.
agricola-rulings-ley-lines = Tu granja tiene 5 columnas de 3 parcelas. Los establos dentro del pastizal no importan. Una columna con una parcela cubierta o carbonizada no puntúa.
name-card-strange-alien-energy = Energía alienígena
agricola-text-strange-alien-energy = Coloca 3 depósitos de combustible en esta carta. Justo antes de cada fase de regreso a casa, puedes descartar exactamente 1 para aplicar el efecto de una casilla de acción libre sin colocar un granjero. Al final, esta carta te resta 3 puntos.
agricola-rulings-strange-alien-energy = La primera ocasión llega en la misma ronda en que robas esta carta. Pagas los costes normales, pero no cuenta como usar la casilla, y no puedes elegir una en la que no puedas hacer nada. Un bebé se queda junto al último de tus granjeros que ha actuado. Los depósitos que sobran no valen nada, y los 3 puntos los pierdes en cualquier caso.
name-card-alien-farmhand = Peón alienígena
agricola-text-alien-farmhand = Al robar esta carta, coloca la horca en una casilla de acopio. Justo antes de cada fase de regreso a casa, si esa casilla está libre, puedes tomar 1 recurso de ella.
agricola-rulings-alien-farmhand = La horca no se mueve nunca y sirve desde esta misma ronda. Si hay recursos de varios tipos, eliges uno. No es usar la casilla, pero 1 piedra de la Cantera occidental te hace robar una carta X.
name-card-replicator = Replicadora
agricola-text-replicator = La próxima vez que usas una casilla de acopio, obtienes además 1 recurso igual por cada uno que tomas de ella. Después, pasa esta carta al jugador de tu izquierda, para quien funciona igual.
agricola-rulings-replicator = Es obligatorio desde tu turno siguiente. Las copias vienen de la reserva general y no cuentan para robar cartas. Para el jugador que la tiene, esta carta cuenta como adquisición menor. En solitario, sale de la partida después de usarla.
name-card-x-file = «Excofina» X
agricola-text-x-file = Cada vez que construyes cercas, establos o habitaciones de madera, te cuesta en total 1 madera menos.
agricola-rulings-x-file = Si en una acción construyes habitaciones y establos, las habitaciones cuestan 1 madera menos, y los establos también. Primero se sustituyen recursos y después se aplica este descuento, solo a la madera. Las cercas pagadas enteramente con adobe no se abaratan.
name-card-furry-friends = Bichejos peludos
agricola-text-furry-friends = Coloca 2 bichejos en esta carta. En la fase de recolección de cada cosecha, añade 1 por cada 2; en la fase de alimentación, puedes pagar 1 alimento por cada uno, y el que no come se va y te resta 1 punto. Al final, 1 punto adicional por cada bichejo en esta carta.
agricola-rulings-furry-friends = Primero comen tus granjeros, y por los bichejos nadie toma fichas de mendicidad. Eliges a cuántos alimentas y puedes convertir recursos para pagarlo. Las recolecciones fuera de una cosecha no cuentan. Los bichejos no son animales ni recursos.
name-card-space-diner = La cantina del confín de la galaxia
agricola-text-space-diner = Al final, gana el jugador que tenga exactamente 42 puntos. Si nadie tiene 42, gana como siempre quien tenga más.
agricola-rulings-space-diner = Vale para todos los jugadores. Si varios tienen 42, desempatan como siempre, y los demás van detrás según sus puntos. Por equipos cuenta el resultado del equipo. En solitario, con exactamente 42 puntos alcanzas el objetivo.
name-card-earthlings-are-easy = Seductor de terrícolas
agricola-text-earthlings-are-easy = Al robar esta carta, tu familia crece incluso sin habitación disponible. El bebé se queda en la Cantera occidental, junto a tu granjero.
agricola-rulings-earthlings-are-easy = Es obligatorio, salvo que no te queden granjeros en la reserva. Con Trípodes en juego cuesta 1 alimento; si no puedes pagarlo, no pasa nada. Si no tienes a nadie en la Cantera occidental, el bebé se queda junto al último de tus granjeros que ha actuado.
name-card-tripods = Trípodes
agricola-text-tripods = Durante el resto de la partida, al final de cada fase de regreso a casa, cada jugador paga 1 recurso a su elección o devuelve a 1 de los granjeros de su casa a la reserva. Cada ampliación de la familia cuesta 1 alimento más.
agricola-rulings-tripods = Empieza en esta misma ronda y afecta a todos, también a ti. Sirve cualquier recurso, incluso un alimento o un animal. Un jugador sin recursos pierde un granjero, pero nunca al último que puede trabajar. Quien no puede pagar el alimento no puede ampliar la familia.
name-card-beam-me-up-scotty = ¡Teletraspórtame, Scotty!
agricola-text-beam-me-up-scotty = Para cada uno de los demás jugadores, eliges la casilla de acción en la que coloca a su próximo granjero. Después, el jugador realiza la acción como siempre.
agricola-rulings-beam-me-up-scotty = Eliges cuando le llega el turno, entre las casillas que ese jugador puede usar. Todo lo demás lo decide, lo paga y lo obtiene ese jugador. Si en esta ronda ya no le quedan granjeros, eliges para el primero de la ronda siguiente. Si no hay casilla posible, tiene un turno normal; los granjeros prestados y el Resucitado no se ven afectados.
name-card-candy-trail = Reguero de golosinas
agricola-text-candy-trail = Al robar esta carta, elige un número del 2 al 6. Obtienes esos puntos adicionales y colocas el doble de golosinas en casillas de acción distintas. Cada vez que usas una de ellas, retiras su golosina; al final, cada golosina que quede te resta 1 punto.
agricola-rulings-candy-trail = Puedes elegir cualquier casilla en juego, incluso ocupada, y las cartas junto al tablero, pero no la casilla de la estación. Las golosinas solo las retiras tú, al colocar allí un granjero. Una golosina en Ampliación familiar planificada pasa a La princesa guerrera si esta la sustituye.
name-card-i-am-your-father = Yo soy tu padre
agricola-text-i-am-your-father = Al robar esta carta, puedes dar 5 recursos a tu elección a otro jugador con más de 2 granjeros. Si lo haces, elige a uno de los suyos, en casa o en una casilla de acción; vuelve a la reserva de su dueño. Un granjero de tu reserva ocupa su lugar.
agricola-rulings-i-am-your-father = Si el otro estaba en casa, el tuyo aparece en tu casa y aún puedes colocarlo en esta ronda; en una casilla, no realiza la acción. No necesitas habitación disponible y no es una ampliación de la familia. Si ya tienes 5 granjeros, no puedes hacerlo. No se pueden elegir bebés, granjeros congelados ni granjeros en cartas.
name-card-alien-abduction = Abducción alienígena
agricola-text-alien-abduction = Al robar esta carta, obtienes 1 oveja, 1 jabalí y 1 vaca. En la fase de regreso a casa de esta ronda, 1 de tus granjeros vuelve a tu reserva en lugar de a casa.
agricola-rulings-alien-abduction = Alojas, cocinas o sueltas los animales en el orden que quieras. El granjero se va antes de la cosecha y no come. Más adelante puede volver a nacer. Tu último granjero que puede trabajar se queda.
name-card-darling-i-shrunk = Cariño, he encogido a…
agricola-text-darling-i-shrunk = Durante el resto de la partida, tus pastizales y tus establos sin cercar alojan el doble de animales, pero tu casa los mismos que antes. Cada animal que conviertes en alimentos da la mitad, redondeando hacia abajo.
agricola-rulings-darling-i-shrunk = Los animales puntúan como siempre, y los que obtienes después también encogen. Se duplica toda la capacidad, con establos y Abrevadero; un establo sin cercar aloja 2 animales de una misma especie. La mitad se calcula para cada animal por separado. Las cartas que alojan animales no cambian.
name-card-mind-the-jets = ¡Ojo con los propulsores!
agricola-text-mind-the-jets = Al robar esta carta, arden todas las habitaciones de madera de todos los jugadores, y todas las de adobe pasan a ser de piedra. Un jugador sin casa puede usar una reforma para obtener 2 habitaciones de madera por 2 maderas y 1 junco en total.
agricola-rulings-mind-the-jets = Las parcelas de una casa quemada cuentan como no utilizadas; la familia duerme al raso, pero sigue en juego y come como siempre. Las 2 parcelas carbonizadas de la primera casa se reservan para la nueva, y hasta entonces no se construyen otras habitaciones. Reconstruir cuenta como reformar la casa; el paso de adobe a piedra no es una reforma y no cuesta nada. La mascota se aloja en otro sitio, se cocina o se suelta.
name-card-carbonite-cousin = El primo de la carbonita
agricola-text-carbonite-cousin = En la fase de regreso a casa de esta ronda, coloca a 1 de tus granjeros, congelado, en la casilla de ronda de dentro de 4 rondas. Al empezar la jornada de esa ronda, antes del primer turno, puedes usar con él una casilla de acción. Al final, esta carta te da 3 puntos.
agricola-rulings-carbonite-cousin = Un granjero congelado no necesita habitación ni comida, no actúa y no puntúa, pero ya no está en tu reserva. Si renuncias a actuar antes que nadie, lo colocas después por turno. A partir de la ronda 11, se queda congelado en esta carta hasta el final. Tu último granjero que puede trabajar no se congela nunca.
name-card-crop-circles = Agroglifos
agricola-text-crop-circles = Al robar esta carta, cubre con ella 2 parcelas adyacentes de tu granja fuera de habitaciones y pastizales. Cuentan como utilizadas, pero no sirven para nada más. Lo que hubiera construido en ellas se retira.
agricola-rulings-crop-circles = Puedes cubrir parcelas sin utilizar, losetas de campo y establos sin cercar, pero no parcelas carbonizadas; si no hay dos así, no pasa nada. Un campo se pierde con sus cultivos; un establo vuelve a tu reserva, y su animal se aloja en otro sitio, se cocina o se suelta. Las parcelas cubiertas no se pueden cercar.
name-card-rebel = Rebelde
agricola-text-rebel = Al robar esta carta, obtienes 5 puntos adicionales. En la fase de regreso a casa de esta ronda, coloca a 1 de tus granjeros en esta carta. Ya no realiza acciones, pero sigue necesitando habitación y come en cada cosecha.
agricola-rulings-rebel = El Rebelde sigue siendo uno de tus 5 granjeros y vale 3 puntos. Ni Trípodes ni Yo soy tu padre pueden quitártelo. Tu último granjero que puede trabajar se queda en casa, y conservas los 5 puntos. Si pierdes esta carta, el granjero vuelve a casa y conservas los puntos.

## El mazo del bosque

name-card-lady-of-the-lake-1 = La dama del lago, 1ª parte
agricola-text-lady-of-the-lake-1 = Al robar esta carta, puedes labrar hasta 3 campos.
agricola-rulings-lady-of-the-lake-1 = Los labras uno tras otro con las reglas de siempre, y cada uno cuenta para el siguiente. En invierno, cada uno cuesta 1 alimento.
name-card-unicorn-1 = El unicornio, 1ª parte
agricola-text-unicorn-1 = En cada fase de cría y al final, el unicornio cuenta como 1 animal de la especie que elijas. No necesita sitio y nunca puede convertirse en alimentos.
agricola-rulings-unicorn-1 = Eliges de nuevo cada vez, también en Trabajos de primavera, antes de que nazcan las crías. Una cría es un animal normal y hay que alojarla. Al final, el unicornio cuenta también para los puntos adicionales por animales. En cualquier otro momento no es un animal.
name-card-unicorn-2 = El unicornio, 2ª parte
agricola-text-unicorn-2 = Al robar esta carta, tu familia crece incluso sin habitación disponible. Al final, esta carta te resta 3 puntos.
agricola-rulings-unicorn-2 = Es obligatorio; el bebé se queda junto al granjero que tomó la madera. Si la familia no puede crecer, pierdes igualmente los 3 puntos. Con Trípodes en juego cuesta 1 alimento.
name-card-feral-child = Niño salvaje
agricola-text-feral-child = Al robar esta carta, tu familia crece incluso sin habitación disponible. El niño no es un bebé y puedes colocarlo en esta ronda. Al final de la próxima fase de alimentación, 1 de tus granjeros vuelve a tu reserva.
agricola-rulings-feral-child = Con 5 granjeros en juego no pasa nada, ni ahora ni después. El niño es un granjero más que colocas por turno. Come como un adulto, también en la cosecha tras la que alguien se va. Tu último granjero que puede trabajar se queda.
name-card-hermit = El ermitaño
agricola-text-hermit = Al robar esta carta, devuelves todas tus ovejas a la reserva general y obtienes 1 madera por cada una.
agricola-rulings-hermit = Antes no puedes cocinar ni cambiar ovejas. El unicornio y las llamas no son ovejas. Con esta madera no se roba ninguna carta.
name-card-lady-of-the-lake-2 = La dama del lago, 2ª parte
agricola-text-lady-of-the-lake-2 = Al robar esta carta, toma el peón de jugador inicial y consérvalo hasta que esta carta vuelva a salir. Durante el resto de la partida, la Asamblea solo permite jugar una adquisición menor. Baraja esta carta con el mazo.
agricola-rulings-lady-of-the-lake-2 = El orden de esta ronda no cambia. Cuando esta carta vuelve a salir, el peón pasa a quien la roba, aunque seas tú. Solo puede usar la Asamblea quien puede jugar una adquisición menor. Sin cartas en la mano, la Asamblea sigue dando sus alimentos.
name-card-boar-king = El rey jabalí
agricola-text-boar-king = Al robar esta carta, duplicas tus jabalíes. Si no tienes ninguno, descartas todas las hortalizas de tus campos; si tampoco tienes hortalizas en ellos, labras 1 campo. Después, baraja esta carta con el mazo.
agricola-rulings-boar-king = Alojas, cocinas o sueltas los jabalíes nuevos; esto no es una cría. También se pierden las hortalizas de las cartas de campo, pero no las de tu reserva. En invierno, el campo cuesta 1 alimento; si no puedes pagarlo, no pasa nada.
name-card-men-in-tights = Señores con leotardos
agricola-text-men-in-tights = Al robar esta carta, de cada material da 1 cada jugador que más tiene, a repartir por igual entre los que menos tienen. Si no se puede repartir por igual, lo obtienes todo tú. Después, baraja esta carta con el mazo.
agricola-rulings-men-in-tights = Primero la madera, después el adobe, el junco y la piedra. Si todos tienen lo mismo, no se mueve nada. Si da 1 jugador y reciben 2, por ejemplo, lo obtienes tú, aunque lo hayas dado tú. Según el reglamento, quien no entiende el reparto se lo da todo al jugador que robó la carta, pero aquí la cuenta ya viene hecha.
name-card-noblesse-oblige = Nobleza obliga
agricola-text-noblesse-oblige = Al robar esta carta, duplicas los cereales de tu reserva. Si no tienes ninguno, duplicas las hortalizas de tu reserva. Si no tienes ni unos ni otras, obtienes 1 cereal y 1 hortaliza.
agricola-rulings-noblesse-oblige = Los cultivos de los campos ni cuentan ni cambian.
name-card-midsummer-nights-dream = El sueño de una noche de verano
agricola-text-midsummer-nights-dream = Al final de la fase de regreso a casa de esta ronda, cada jugador presta 1 granjero al de su izquierda. En la ronda siguiente, este lo coloca en el turno que quiera, pero la acción la realiza su dueño. Baraja esta carta con el mazo.
agricola-rulings-midsummer-nights-dream = Lo coloca en lugar de uno suyo, en una casilla que el dueño pueda usar. El dueño decide todo lo demás, paga, obtiene los recursos y roba las cartas. Si en su último turno tampoco hay casilla posible, el granjero vuelve a casa. En la ronda 14 y en solitario no pasa nada.
name-card-french-castle = Castillo francés
agricola-text-french-castle = Al robar esta carta, obtienes 3 piedras y 3 alimentos. Se salta tu próximo turno; colocas a ese granjero más tarde en la ronda.
agricola-rulings-french-castle = Si ya no te quedan granjeros en casa, se salta tu primer turno de la ronda siguiente. Si solo te quedan granjeros a ti, no cambia nada. Con esta piedra no robas ninguna carta X.
name-card-all-your-wood = Todas sus Maderas son nos pertenecen
agricola-text-all-your-wood = Al robar esta carta, descartas toda la madera de tu reserva y duplicas los cereales y las hortalizas de cada uno de tus campos. Después, baraja esta carta con el mazo.
agricola-rulings-all-your-wood = También se pierde la madera recién tomada, antes de que sirva para el Cesto o el Recolector de setas. Cuentan las losetas y las cartas de campo. Los cultivos de tu reserva no cambian.
name-card-revenant = Resucitado
agricola-text-revenant = En la fase de regreso a casa de esta ronda, coloca a 1 de tus granjeros en esta carta para el resto de la partida. No necesita habitación. En cada ronda, cuando todos los jugadores han colocado a todos sus granjeros, puede realizar 2 acciones.
agricola-rulings-revenant = Desde la ronda siguiente usa dos casillas libres, una tras otra; la primera vuelve a quedar libre. Puedes renunciar a una acción o a las dos. Come como un adulto y vale 3 puntos. Ninguna carta lo presta, lo mueve ni te lo quita; si pierdes esta carta, vuelve a casa.
name-card-werewolf = Licántropo
agricola-text-werewolf = Al empezar cada fase de regreso a casa, devuelves 1 de tus animales y puedes aplicar el efecto de una casilla de acción libre. Si no tienes animales, elige a un rival que tenga; pierde 1 animal a tu elección y es él quien puede aplicar un efecto así.
agricola-rulings-werewolf = Es obligatorio desde esta ronda, antes de que los granjeros dejen sus casillas. Nadie puede cocinar ni cambiar animales para librarse. El efecto no necesita granjero y no cuenta como usar la casilla. Por equipos, nunca eliges a tu compañero.
name-card-noble-knight = El noble caballero
agricola-text-noble-knight = Cada vez que usas la Pesca, obtienes además 2 maderas.
agricola-rulings-noble-knight = Da igual qué pez pique. Con esta madera nunca robas una carta del bosque.
name-card-fire-bog-oven = Horno de erupciones del pantano de fuego
agricola-text-fire-bog-oven = En cualquier momento puedes convertir 1 oveja, jabalí, vaca, llama o hada en 2 alimentos.
agricola-rulings-fire-bog-oven = Por su nombre cuenta como horno, pero cocina y nunca hornea pan. No se puede devolver por una Cocina. No funciona mientras crían los animales. Con Cariño, he encogido a…, un animal da solo 1 alimento, pero un hada sigue dando 2.
name-card-land-of-milk-and-honey = Tierra de leche y miel
agricola-text-land-of-milk-and-honey = Al usar esta casilla, obtienes 10 alimentos. En la fase de regreso a casa de esta ronda, 1 de tus granjeros vuelve a tu reserva en lugar de a casa.
agricola-rulings-land-of-milk-and-honey = Necesitas al menos 2 granjeros que puedan trabajar después de todas las pérdidas ya previstas en esta ronda. El granjero se va antes de la cosecha y no come. Más adelante puede volver a nacer.
name-card-warrior-princess = La princesa guerrera
agricola-text-warrior-princess = Esta casilla sustituye a Ampliación familiar planificada durante el resto de la partida. Al usarla, obtienes 5 puntos adicionales. En la fase de regreso a casa de esta ronda, 1 de tus granjeros vuelve a tu reserva en lugar de a casa.
agricola-rulings-warrior-princess = Si Ampliación familiar planificada aún no ha salido, ya no sale, y en esa ronda no hay casilla nueva. Si hay granjeros en ella, se quedan allí esta ronda y La princesa guerrera se abre en la siguiente. Necesitas al menos 2 granjeros que puedan trabajar después de todas las pérdidas ya previstas en esta ronda. Ampliación familiar urgente y Ampliación familiar moderada siguen en juego.
name-card-dragons-lair = El cubil del dragón
agricola-text-dragons-lair = Al usar esta casilla, tantas veces como quieras, puedes pagar 1 oveja para carbonizar hasta 3 parcelas sin utilizar, 1 jabalí para robar 2 adquisiciones menores o 1 vaca para obtener 3 piedras. Una sola vez, puedes entregar 1 granjero para descartar un oficio de otro jugador.
agricola-rulings-dragons-lair = Debes pagar al menos una vez y puedes combinar pagos. Las parcelas carbonizadas cuentan como utilizadas, pero no sirven para nada más. Las adquisiciones salen al azar de las que no se repartieron; sin cartas en la mano no hay. El granjero se va en la fase de regreso a casa, y necesitas 2 que puedan trabajar; el oficio sale de la partida con lo que tuviera en casillas de ronda.
name-card-fairy-ring = El círculo de las hadas
agricola-text-fairy-ring = Al robar esta carta, coloca en ella 2 hadas; cada fase de preparación añade 1. Al usar esta casilla, las tomas todas; viven hasta 2 por parcela sin utilizar, que así cuenta como utilizada, y crían como los animales. Al final, 5 puntos adicionales a cada jugador con más hadas.
agricola-rulings-fairy-ring = Las hadas sin sitio se van. Al final, cada hada hace que 1 parcela cuente como utilizada, pero aún puedes labrarla, construir en ella o cercarla. No son animales ni recursos, y solo el Horno de erupciones del pantano de fuego las convierte en alimentos. Un círculo vacío no se puede usar.
name-card-road-not-taken = El camino no elegido
agricola-text-road-not-taken = Al usar esta casilla, elige entre junco y piedra, o adobe. En la fase de regreso a casa de esta ronda, obtienes todos los materiales elegidos que queden en las casillas de acopio.
agricola-rulings-road-not-taken = En toda la carta cabe 1 granjero por ronda. Los tomas de todas las casillas de acopio, incluso ocupadas, antes de que los granjeros vuelvan a casa. Con junco y piedra obtienes ambos. La piedra de la Cantera occidental te hace robar una carta X.
name-card-fences-of-unusual-size = Cercas de aspecto inmenso
agricola-text-fences-of-unusual-size = Cada vez que construyes cercas, cada línea recta y continua de cercas nuevas te cuesta 1 madera en total.
agricola-rulings-fences-of-unusual-size = Un pastizal nuevo de 3 × 3 parcelas cuesta 4 maderas. Una línea va en una sola dirección y solo tiene cercas de esta acción. Cada cerca sigue siendo una de tus 15. En una acción usas este precio o los efectos que dan cercas gratis, no ambas cosas.
name-card-witch = La bruja
agricola-text-witch = Al robar esta carta, devuelves 1 madera y colocas en ella 3 fichas de adivinación. En cualquier momento puedes retirar 1 para mirar las 3 primeras cartas de este mazo y devolverlas en el orden que quieras. Tras la última ficha, baraja esta carta con el mazo.
agricola-rulings-witch = Solo en tus turnos y no mientras se resuelve una carta. Nadie más ve esas cartas. La bruja vuelve al mazo en la fase de regreso a casa de la ronda en que usas la última ficha. Si no tienes madera, no devuelves ninguna.
name-card-camelot = Camelot
agricola-text-camelot = En esta carta viven 1 granjero y, a la vez, 1 oveja, 1 jabalí, 1 vaca y 1 llama.
agricola-rulings-camelot = Ese sitio sirve para ampliar la familia con habitación disponible, pero no es una habitación; no puntúa, no se reforma y no arde. Cariño, he encogido a… no la cambia.
name-card-tin-woodman = El leñador de hojalata
agricola-text-tin-woodman = Cada vez que una casilla de acción te da madera y ningún otro recurso, obtienes además 1 madera.
agricola-rulings-tin-woodman = Solo cuenta lo que da la propia casilla, y solo cuando colocas en ella un granjero. La madera de más no cuenta para robar cartas.
name-card-peruvian-inquisition = La Inquisición peruana
agricola-text-peruvian-inquisition = Al robar esta carta, cambias todas tus ovejas por otras tantas llamas, una nueva especie de animal. Al final, 0, 1–3, 4–5, 6–7 y 8 o más llamas dan a cada jugador −1, 1, 2, 3 y 4 puntos.
agricola-rulings-peruvian-inquisition = Solo tú cambias ovejas, y antes no puedes cocinarlas. Las llamas se alojan y crían como los demás animales, pero solo las cocina el Horno de erupciones del pantano de fuego. Sin ovejas no obtienes llamas, y la nueva categoría te cuenta igualmente.

## Los mazos y lo que hay en sus cartas

name-deck-x = Mazo X
name-deck-forest = Mazo del bosque
agricola-deck-kind-action-space = Casilla de acción
agricola-deck-kind-space-merchant = Mercaderes espaciales
agricola-deck-kind-artifact = Artefacto
agricola-deck-kind-event = Evento
agricola-deck-kind-occupation = Oficio
agricola-deck-kind-minor-improvement = Adquisición menor
agricola-deck-kind-major-improvement = Adquisición mayor
# De dónde viene la regla de una carta.
agricola-provenance-stated = Consta en el apéndice del reglamento
agricola-provenance-public = Conocida por fuentes públicas, con nuestras palabras
agricola-provenance-ruling = Decisión nuestra
agricola-token-llama =
    { $count ->
        [one] { $count } llama
       *[other] { $count } llamas
    }
agricola-token-fairy =
    { $count ->
        [one] { $count } hada
       *[other] { $count } hadas
    }
agricola-token-candy =
    { $count ->
        [one] { $count } golosina
       *[other] { $count } golosinas
    }
agricola-token-pitchfork =
    { $count ->
        [one] { $count } horca
       *[other] { $count } horcas
    }

## Opciones en el formulario

agricola-option-group-decks = Mazos de eventos
agricola-option-x-deck = Mazo X
agricola-option-x-deck-help = Los alienígenas aterrizan entre las rondas 5 y 7. Desde entonces, cada vez que tomas piedra de la Cantera occidental, robas una carta, para bien o para mal.
agricola-option-x-deck-without = no
agricola-option-x-deck-with = sí
agricola-option-forest-deck = Mazo del bosque
agricola-option-forest-deck-help = Cada vez que tomas al menos 3 maderas de una casilla, robas una carta del mundo de las leyendas, para bien o para mal.
agricola-option-forest-deck-without = no
agricola-option-forest-deck-with = sí
