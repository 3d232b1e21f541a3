# The first lessons: what the coach says in the scripted part. Loaded only for a lesson.

## Santiago: the two scripted rounds of the first lesson

santiago-lesson-1-board = En esta isla seca vas a plantar cultivos, y gana el jugador con más puntos.
santiago-lesson-1-spring = El agua viene del manantial: los canales empiezan ahí y siguen las líneas entre las casillas.
santiago-lesson-1-tiles = Estas 4 fichas se subastan en esta ronda.
santiago-lesson-1-bid = Puja 3: la puja más alta elige primero, y todos los jugadores pagan lo que han pujado.
santiago-lesson-1-first = Tu puja es la más alta, así que plantas primero.
santiago-lesson-1-farmers = Las figuras de una ficha son los granjeros que pones en ella.
santiago-lesson-1-plant = Elige estas sandías y toca la palmera: cuenta como 1 granjero más.
santiago-lesson-1-left = Queda una ficha sin granjeros y la colocas tú, porque has plantado en primer lugar.
santiago-lesson-1-leftover = Ponla aquí: tu plantación crece a 2 fichas y cada granjero vale en ella 2 puntos.
santiago-lesson-1-overseer = El primer jugador en pasar es el supervisor: construye un canal por ronda y acepta sobornos.
santiago-lesson-1-propose = Toca esta línea, que riega tus dos fichas, y ofrece 2: solo pagas si se construye.
santiago-lesson-1-built = Ya está construido: todas las fichas junto al canal tienen agua.
santiago-lesson-1-extra = Cada jugador tiene un canal adicional para toda la partida.
santiago-lesson-1-keep = Guarda el tuyo por ahora: es para las emergencias.
santiago-lesson-2-dry = Sin agua, una ficha pierde 1 granjero por ronda y acaba convertida en desierto, como esta.
santiago-lesson-2-income = Al final de cada ronda, cada jugador recibe 3 escudos, y cada escudo que guardes vale 1 punto.
santiago-lesson-2-pass = Esta vez, pasa: no pagas nada y, como pasas en primer lugar, eres el supervisor.
santiago-lesson-2-plant = Has pasado y plantas con 1 granjero menos: pon estos pimientos aquí, junto al canal.
santiago-lesson-2-proposals = Eres el supervisor: las monedas de las líneas son los sobornos que te ofrecen.
santiago-lesson-2-accept = Acepta esta línea y cobra 2 escudos: construir en otro sitio te costaría 3.
santiago-lesson-2-extra = Guarda otra vez tu canal adicional: todas tus fichas tienen agua.
santiago-lesson-setup = Toca un lugar con marco verde. En el manantial empiezan los canales, y una palmera da más valor a su casilla.
santiago-lesson-start = Toca una línea junto al manantial para el primer canal. Con 2 jugadores, lo coloca el de más edad antes de la primera ronda.

## Cacao: the two scripted turns of the first lesson

cacao-lesson-1-gold = Gana el jugador que tenga más oro al final.
cacao-lesson-1-plantation = En esta plantación, cada trabajador tuyo toma 1 fruto de cacao.
cacao-lesson-1-market = En este mercado, cada trabajador vende 1 fruto por 2 monedas de oro.
cacao-lesson-1-tiles = Estas son tus losetas: cada una tiene 4 trabajadores repartidos por sus lados.
cacao-lesson-1-place = Toca esta loseta, gírala hasta que 2 trabajadores miren a la izquierda y 1 abajo, y colócala entre la plantación y el mercado.
cacao-lesson-1-order = Tú eliges qué lado actúa primero.
cacao-lesson-1-pick = Primero, los frutos: toca el lado de la plantación y después 2 trabajadores.
cacao-lesson-1-sell = Ahora vende 1 fruto en el mercado por 2 monedas de oro.
cacao-lesson-2-water = Tu portador de agua empieza en −10, y cada trabajador junto al agua lo hace avanzar.
cacao-lesson-2-opens = Un espacio vacío que toca 2 losetas de trabajadores recibe una loseta de selva.
cacao-lesson-2-place = Toca esta loseta y colócala aquí con sus 3 trabajadores hacia arriba: así se abre el espacio de encima.
cacao-lesson-2-display = Tú eliges cuál de las 2 losetas de selva disponibles va ahí.
cacao-lesson-2-fill = Elige la mina de oro: tus 3 trabajadores obtienen enseguida 2 monedas de oro cada uno.
cacao-lesson-2-sell = Y 1 trabajador vende tu último fruto.

## Agricola: the ten scripted rounds of the first lesson

agricola-lesson-1-farm = Esta es tu granja: en 14 rondas la llenas de campos, pastizales, animales y habitaciones.
agricola-lesson-1-family = Aquí viven tus 2 granjeros, y cada uno hace una acción por ronda.
agricola-lesson-1-spaces = Aquí están las acciones: en las casillas oscuras se acumulan recursos hasta que alguien los toma.
agricola-lesson-1-use = Coloca tu primer granjero en Labranza para labrar un campo.
agricola-lesson-1-plow = Lábralo aquí, porque los siguientes tienen que estar al lado.
agricola-lesson-1-grain = Tu segundo granjero toma 1 cereal para sembrarlo en la próxima ronda.
agricola-lesson-2-card = Cada ronda descubre una casilla nueva.
agricola-lesson-2-pile = Nadie tomó esta madera, así que ahora hay el doble.
agricola-lesson-2-sow = Siembra aquí tu cereal: 1 se convierte en 3 en el campo.
agricola-lesson-2-sown = En cada cosecha tomas 1 cereal de este campo.
agricola-lesson-2-wood = Toma las 4 maderas: en la próxima ronda construyes cercas con ellas.
agricola-lesson-3-fencing = Ya puedes usar Cercado: cada cerca cuesta 1 madera.
agricola-lesson-3-pasture = En un pastizal caben 2 animales de una misma especie por parcela, y un establo duplica ese número.
agricola-lesson-3-fence = Toca esta esquina: con 4 cercas se convierte en pastizal.
agricola-lesson-3-sheep = Toma las 2 ovejas: 2 animales de una especie tienen 1 cría en la cosecha, si cabe.
agricola-lesson-4-harvest = Esta ronda acaba en cosecha: en solitario, cada granjero come 3 alimentos, así que necesitas 6.
agricola-lesson-4-fish = En Pesca se han acumulado 4 alimentos: tómalos.
agricola-lesson-4-meeting = Y hay otros 4 en Asamblea.
agricola-lesson-4-field = Has tomado 1 cereal de tu campo, y ahora come tu familia.
agricola-lesson-4-feed = Paga 6 alimentos: cada alimento que falte te cuesta 3 puntos al final.
agricola-lesson-5-fed = La familia ha comido y la granja puede crecer.
agricola-lesson-5-wood = Toma las 6 maderas.
agricola-lesson-5-clay = Toma también los 5 adobes: con ellos consigues dónde cocinar.
agricola-lesson-6-majors = Estas son las adquisiciones mayores, y de cada una hay una sola.
agricola-lesson-6-improve = Coloca un granjero en Adquisición mayor para conseguir una.
agricola-lesson-6-fireplace = Toma el Hogar por 2 adobes: cocina animales y hornea pan.
agricola-lesson-6-sheep = Toma las 3 ovejas: no caben todas, pero ahora puedes cocinar.
agricola-lesson-6-full = En tu granja caben 3 ovejas, así que sobran 3.
agricola-lesson-6-cook = Convierte 1 oveja en 2 alimentos.
agricola-lesson-6-cook-more = Cocina otra oveja.
agricola-lesson-6-cook-last = Cocina una más, y las otras caben.
agricola-lesson-7-wood = Toma las 4 maderas para una habitación y 2 establos.
agricola-lesson-7-reed = Toma los juncos: cada habitación y cada reforma los necesita.
agricola-lesson-7-harvest = Llega otra cosecha, y esta vez tienes bastantes alimentos.
agricola-lesson-7-feed = Alimenta a tu familia.
agricola-lesson-8-expand = Con Ampliación de la granja construyes las habitaciones y los establos que puedas pagar.
agricola-lesson-8-room = Primero una habitación, junto a tu casa: sin una libre, la familia no crece.
agricola-lesson-8-stable = Ahora un establo en el pastizal: duplica los animales que caben.
agricola-lesson-8-second = Construye otro fuera: aloja 1 animal.
agricola-lesson-8-house = Con Reformas en casa toda tu casa pasa a ser de adobe.
agricola-lesson-8-renovate = Cuesta 1 adobe por habitación y 1 junco, y cada habitación de adobe vale 1 punto.
agricola-lesson-8-hearth = Después puedes conseguir algo más: cambia el Hogar por una Cocina, gratis.
agricola-lesson-9-grain = En Siembra también puedes hornear pan.
agricola-lesson-9-bake = Hornea los 2 cereales: con la Cocina, cada uno da 3 alimentos.
agricola-lesson-9-boar = Toma los 2 jabalíes: ya caben dos especies en tu granja.
agricola-lesson-9-feed = Otra vez es tiempo de cosecha: alimenta a tu familia.
agricola-lesson-9-young = Las dos especies tienen crías, pero no caben todas.
agricola-lesson-9-breed = Quédate con 4 ovejas y 2 jabalíes.
agricola-lesson-10-empty = Tras la cosecha, tu campo está vacío.
agricola-lesson-10-field = Labra otro.
agricola-lesson-10-plow = Lábralo aquí, junto al primero.
agricola-lesson-10-again = Te queda 1 cereal: siémbralo.
agricola-lesson-10-sow = Elige sembrar y toca este campo.
agricola-lesson-try-room = Prueba Ampliación de la granja: en una tercera habitación cabe un bebé.
agricola-lesson-try-family = Prueba esto: tu familia crece y, desde la próxima ronda, tienes un granjero más.
agricola-lesson-try-improve = Prueba Adquisición mayor: el Hogar convierte animales y hortalizas en alimentos.
agricola-lesson-try-bake = Prueba Siembra: siembra lo que tengas, u hornea pan si tienes un Hogar.
agricola-lesson-try-renovate = Prueba Reformas en casa: cada habitación de adobe vale 1 punto.
agricola-lesson-choose = Elige una de las cosas que ofrece esta casilla. Toma lo que más falta te hace.
agricola-lesson-cards = Toca una carta para leerla y juégala o déjala. Los oficios ayudan el resto de la partida; las adquisiciones menores tienen un precio y, a veces, una condición.
agricola-lesson-pay = Elige cuántos adobes pagas en lugar de madera. Guarda lo que vayas a necesitar.
agricola-lesson-move = Elige un recurso, una dirección y una cantidad. Mover un recurso cuesta 1 más de ese recurso.

## Agricola: las cuatro rondas guiadas del tutorial con cartas

agricola-lesson-cards-1-hand = Esta es tu mano: 7 oficios con borde amarillo y 7 adquisiciones menores con borde naranja.
agricola-lesson-cards-1-lessons = En Aprendizaje se juegan los oficios: coloca allí un granjero.
agricola-lesson-cards-1-occupation = Juega el Recolector de setas: tu primer oficio es gratis y cada uno de los siguientes cuesta 1 alimento.
agricola-lesson-cards-1-played = Ya está en juego y te ayuda hasta el final de la partida.
agricola-lesson-cards-1-forest = Toma madera del Bosque, porque es entonces cuando ayuda esta carta.
agricola-lesson-cards-1-asks = Si una carta dice «puedes», es opcional, y por eso te pregunta.
agricola-lesson-cards-1-use = Acepta: dejas 1 madera y obtienes 2 alimentos.
agricola-lesson-cards-2-forest = La madera que has dejado sigue aquí, así que ahora hay 3.
agricola-lesson-cards-2-auto = Si quieres dar siempre la misma respuesta a una carta, elígela aquí.
agricola-lesson-cards-2-decline = Esta vez di que no, porque necesitas la madera.
agricola-lesson-cards-2-minor = Una adquisición menor tiene un precio, y esta además un prerrequisito: al menos 1 oficio en juego.
agricola-lesson-cards-2-meeting = Ya lo cumples: ve a la Asamblea, donde puedes jugar una adquisición menor.
agricola-lesson-cards-2-canoe = Juega la Canoa por 2 maderas.
agricola-lesson-cards-3-fishing = La Canoa dice «obtienes» y actúa sola: ve a Pesca y obtén 1 alimento más y 1 junco.
agricola-lesson-cards-3-needs = La Cabaña del estanque pide exactamente 2 oficios en juego, y solo tienes 1.
agricola-lesson-cards-3-lessons = Juega tu segundo oficio por 1 alimento.
agricola-lesson-cards-3-consultant = Juega el Asesor: ayuda una sola vez y, en solitario, obtienes 2 cereales.
agricola-lesson-cards-4-met = Ya cumples el prerrequisito de la Cabaña del estanque: vuelve a la Asamblea.
agricola-lesson-cards-4-hut = Juégala por 1 madera: obtienes 1 alimento al principio de cada una de las 3 próximas rondas.
agricola-lesson-cards-4-labor = Después de este turno viene la cosecha: obtén otros 2 alimentos.
agricola-lesson-cards-4-feed = Gracias a tus cartas tienes 7 alimentos: alimenta a tu familia.
agricola-lesson-draft = Toca una carta para leerla y quédatela. Las demás pasan al jugador de tu izquierda y recibes otras tantas de tu derecha. Elige cartas que se ayuden entre sí.
agricola-lesson-dealt = Estas son tus primeras cartas. Léelas todas antes de decidir cuáles conservas. Una buena mano da alimentos, materiales y algunas cartas que se ayudan entre sí.

## What the coach says in every game

client-lesson-next = Siguiente
client-lesson-other = El tutorial sigue otro camino: mira el anillo, o juega esto y elige libremente desde ahí.
client-lesson-free = Desde aquí decides tú. Lo nuevo se explica la primera vez que aparece.
