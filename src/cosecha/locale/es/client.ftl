# El cliente dibujado: lo que dice además de las páginas del cliente de texto.

client-close = Cerrar
client-on-the-board = en el tablero
client-more = más…
client-so-far = por ahora
client-everybody = Qué tiene cada jugador
client-you = tú
client-decides = decide ahora
client-round = Ronda { $round } de { $rounds }
client-offline = No tienes conexión. Cosecha seguirá en cuanto vuelva.
client-unreachable = No se puede conectar con el servidor. ¿Tienes conexión?
client-since = Desde tu última visita
client-link = Enlace
client-watch-link = Para espectadores:
client-host = anfitrión
client-host-device = en el dispositivo del anfitrión
client-invited = Te han invitado a jugar a { $game }.
client-invited-by = { $name } te invita a jugar a { $game }.
client-usual-rules = Reglas habituales
client-series-stay = Quedarse aquí
client-series-moving =
    { $seconds ->
        [one] Pasas allí en { $seconds } segundo.
       *[other] Pasas allí en { $seconds } segundos.
    }
client-series-now = Ahora
client-series-begins = Para esta partida
client-series-choose = Elegir { $what }
client-series-choose-first = Haz tu elección
client-series-change = Cambiar la elección
client-series-between = Elecciones antes de la siguiente partida
client-series-waits = aún elige
client-series-has-chosen = ya ha elegido
client-fair-fold = Reparto verificable: añade tu palabra
client-undo-what = Se desharía esto
# El nombre de una pestaña: corto.
client-plans = Automático
client-ask-me = preguntarme cada vez

## Santiago: el tablero, para quien lo escucha

santiago-client-line = { $place }: { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place }: canal propuesto sin soborno
        [one] { $place }: canal propuesto por { $total } escudo
       *[other] { $place }: canal propuesto por { $total } escudos
    }
santiago-client-intersection = { $place }: sitio para el manantial

## Santiago: los pasos de una ronda

santiago-client-phase-setup = Preparación
santiago-client-phase-bid = Subasta
santiago-client-phase-plant = Plantaciones
santiago-client-phase-overseer = Supervisor
santiago-client-phase-canal = Canal
santiago-client-phase-extra = Canal adicional
santiago-client-phase-drying = Secado
santiago-client-phase-income = Ingresos

## Santiago: lo que tiene cada uno

santiago-client-money-hidden = dinero oculto
santiago-client-bid = puja { $amount }
santiago-client-passed = pasa
santiago-client-secret = puja secreta
santiago-client-to-bid = aún no ha pujado
santiago-client-overseer = supervisor
santiago-client-canal-ready = canal adicional: disponible
santiago-client-canal-used = canal adicional: usado

## Santiago: lo que hay junto al tablero

santiago-client-piles = Montones
santiago-client-piles-each = { $count } en cada uno
santiago-client-canals = Canales
santiago-client-canals-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
santiago-client-bank = Banca
santiago-client-unseen = Por salir
santiago-client-offer = En el pueblo
client-menu = Menú
client-as-text = Ver como texto
client-print = Imprimir
client-lesson = Tutorial
client-lesson-start = Empezar
client-lesson-got-it = Entendido
client-lesson-end = Salir del tutorial
santiago-lesson-begin = Juegas una partida completa de Santiago contra dos bots que juegan al azar. En las dos primeras rondas, un anillo señala qué tocar y por qué. Después decides tú, y puedes deshacer cualquier jugada.
santiago-lesson-bid = Elige tu puja: tiene que ser distinta de las demás y se paga siempre. Quien más puja elige ficha primero; quien pasa no paga, pero planta con un granjero menos. El primero en pasar o, si nadie pasa, quien menos puja supervisa el canal.
santiago-lesson-plant = Elige una ficha y toca una casilla con riego: sin agua, la ficha pierde a sus granjeros y se seca. Las fichas iguales unidas forman una plantación. Al final, cada granjero tuyo en ella, y cada palmera en su misma ficha, vale tantos puntos como fichas tenga.
santiago-lesson-leftover = Toca una casilla para la ficha sobrante. No es de nadie, pero puede agrandar una plantación: colócala donde te ayude.
santiago-lesson-propose = Toca una línea punteada y elige cuánto ofreces por un canal ahí. El supervisor construye uno por ronda; si varios jugadores proponen la misma línea, los sobornos se suman. Solo pagas si se construye la tuya.
santiago-lesson-decide = Acepta una propuesta y cobra sus sobornos, o recházalas todas y construye en otro sitio por 1 escudo más que la suma más alta. Sin propuestas, construye por 1 escudo o descarta el canal.
santiago-lesson-extra = Coloca tu canal adicional o guárdalo. Solo tienes uno para toda la partida: resérvalo para salvar una ficha importante.
santiago-lesson-confirm = Mira lo que has hecho. Mientras no lo confirmes, puedes deshacerlo.
santiago-lesson-over = Has terminado una partida completa. La hoja de puntuación muestra de dónde salen los puntos. Prueba ahora contra bots mejores o invita a tus amigos con un enlace.

## Clocks and company

client-here = presente
client-away = ausente
client-spectators =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
client-you-watch = Estás de espectador.
client-turn-yours = Decides tú
client-turn-of = Decide: { $name }
client-turn-many =
    { $count ->
        [one] Decide { $count } jugador
       *[other] Deciden { $count } jugadores
    }
client-clock-left = Tiempo restante: { $time }
client-clock-days = { $days } d { $hours } h
client-hurry =
    { $zero ->
        [wait] Te quedan { $time }. Todos te esperan.
       *[bot] Te quedan { $time }. Después, un bot juega por ti hasta que pulses «{ page-come-back }».
    }
client-sound-volume = Volumen
client-sound-turn = Solo cuando me toca

## Páginas alrededor de las mesas

client-try-again = Intentar de nuevo
client-pair = { $name }: { $value }
client-loading = Un momento…
client-broken = Se ha producido un error en esta página
client-broken-help = Tus mesas están a salvo: se guardan en el servidor.
client-no-page = Esta página no existe
client-no-page-help = Puede que la dirección esté incompleta. Tus mesas están en la página principal.
client-to-dark = Modo oscuro
client-to-light = Modo claro
client-speed = Velocidad del tablero
client-speed-of =
    { $speed ->
        [0] instantánea
        [1] normal
        [2] rápida
       *[other] lenta
    }
client-sound = Sonidos
client-sound-help = Madera, papel y agua, y una campanilla cuando te toca. Todo lo que se oye también se ve.
client-settings-lead = Se guarda en este navegador. Cada cambio se aplica al instante.
client-name-help = Los demás lo ven en las mesas en las que juegas.
client-briefly = Mostrar poco tiempo las cartas robadas
client-briefly-help = Las cartas de los mazos de eventos de Agricola se cierran solas a los pocos segundos. Si no lo activas, se quedan hasta que las cierres.
client-touch-again = Tocar otra vez para confirmar
client-touch-again-help = En el tablero, el primer toque muestra lo que obtienes y el segundo lo confirma, igual que el botón verde. Si no lo activas, el segundo toque anula la elección.
client-advice-help = El tablero señala tres buenas jugadas y explica por qué. Para niños y principiantes; los demás no las ven.
client-hint-why = Pista { $number }: { $reason }
client-mark =
    { $left ->
        [0] No quedan fichas
        [one] Marcar (queda 1 ficha)
       *[other] Marcar (quedan { $left } fichas)
    }
client-text = Versión de texto
client-text-help = Las mismas mesas en páginas sencillas: sin scripts, aptas para lectores de pantalla y conexiones lentas.
client-text-open = Ir a la versión de texto
client-play-alone = Jugar en solitario
client-bots-count =
    { $bots ->
        [0] Solo tú
        [one] Tú y un bot
       *[other] Tú y { $bots } bots
    }
client-levels = Nivel de los bots
client-level-suggested = Sugerido para ti
client-level-option = { $level } – sugerido
client-level-expected = Probabilidad de ganar contra
client-starting = Creando la mesa…
client-mine-hint = Empieza tu primera partida: juega contra bots o crea una mesa y envía los enlaces a tus amigos.
client-turns =
    { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }
client-joining = Abriendo la mesa…
client-join-again = Este enlace no abre ninguna mesa
client-join-again-help = Puede que le falte una parte o que el anfitrión lo haya cambiado. Pégalo otra vez aquí o pide uno nuevo.
client-less = Menos: { $label }
client-add = Más: { $label }
client-left-open = sin indicar
client-links-after = Cuando la mesa esté lista, tendrás un enlace por cada asiento libre para enviarlo a los demás.
client-problem = No se ha podido crear la mesa
client-record-help = Una partida guardada en un archivo se puede ver jugada a jugada y continuar.
client-too-large = El archivo es demasiado grande para ser una partida.
client-read-rules = Leer las reglas

## Repasar una partida

client-replay-at = Jugada { $move } de { $moves }, ronda { $round }
client-replay-eyes = vista actual
client-replay-play = Reproducir
client-replay-pause = Pausa
client-replay-speed = Velocidad
client-replay-curve = Puntos de cada jugador, jugada a jugada
client-replay-points = Puntos
client-replay-coach = Análisis
client-replay-more = Más
client-replay-running = La partida no ha terminado: puedes verla hasta la jugada { $moves }, y solo lo que te corresponde saber.
client-replay-keys = Teclas: ← y → una jugada, con Mayús una ronda, espacio para reproducir, Inicio y Fin.
client-analyze = Analizar
client-replay-share = Compartir este momento
client-replay-share-help = El enlace muestra esta misma jugada a quien pueda ver la mesa.
client-replay-copy = Copiar el enlace
client-replay-record = Archivo de la partida
client-replay-record-help = La partida completa en un archivo: guárdalo, envíalo o ábrelo aquí o en la terminal.

## Puntos

client-score-wins =
    { $points ->
        [one] { $names } gana con { $points } punto
       *[other] { $names } gana con { $points } puntos
    }
client-score-team =
    { $points ->
        [one] El equipo de { $names } gana con { $points } punto
       *[other] El equipo de { $names } gana con { $points } puntos
    }
client-score-share =
    { $points ->
        [one] { $names } comparten la victoria con { $points } punto
       *[other] { $names } comparten la victoria con { $points } puntos
    }
client-score-margin =
    { $count ->
        [0] Empate a puntos con { $names }; se resuelve con el desempate
        [one] { $count } punto por delante de { $names }
       *[other] { $count } puntos por delante de { $names }
    }
client-score-alone =
    { $points ->
        [one] La partida termina con { $points } punto
       *[other] La partida termina con { $points } puntos
    }
client-you-win = ¡Ganas!
client-you-share = ¡Compartes la victoria!
client-fork = Jugar desde un momento
client-score-so-far = Puntos hasta ahora
client-score-if-last = Si la partida acabara ahora.
client-score-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
client-score-deserts = Desiertos
client-score-deserts-of =
    { $count ->
        [one] { $count } casilla, sin puntos
       *[other] { $count } casillas, sin puntos
    }
client-score-help = Granjeros y palmeras × fichas = puntos. Línea dorada: más que nadie.
client-score-hidden = Lo que está oculto no se cuenta.
client-score-without-hidden = sin lo que está oculto
client-score-rounds = Puntos ronda a ronda
client-score-round = Ronda
client-score-to-round = Al final de la ronda { $round }
client-score-as-table = Como tabla
client-score-check = Verificar el reparto
client-score-fair-yes = Sí, el reparto es correcto
client-score-fair-no = No, los datos no coinciden
client-score-fair-here = Tu navegador acaba de comprobarlo: el secreto tiene la huella publicada y, con las palabras, da el reparto que se jugó.
client-score-fair-kept = Es la misma huella que recibiste al sentarte: el secreto no ha cambiado.
client-score-fair-given = La huella que recibiste al sentarte:
client-score-fair-alone = Pero ningún jugador añadió una palabra: hay que confiar en que el servidor no eligió su secreto.
client-score-fair-promise = La huella no es la que se mostró antes del reparto.
client-score-fair-secret = El secreto no tiene la huella publicada.
client-score-fair-deal = El secreto y las palabras no dan el reparto que se jugó.
client-score-fair-later = El secreto se publica cuando acaba la partida. Entonces podrás verificar aquí el reparto.
client-score-fair-none = Esta partida no empezó con un reparto verificable: no hay nada que comprobar.
client-score-fair-unsafe = Esta página llegó por una conexión no segura y el navegador no puede hacer la comprobación. «cosecha verify» comprueba el archivo de la partida.
client-score-fair-no-word = ninguna palabra
client-score-fair-how = Cómo comprobarlo por tu cuenta
client-choose = Elige una respuesta
client-choose-amount = Elige cuánto
client-choose-place = Elige dónde
client-choose-tile = Elige una loseta
client-choose-santiago-spring = Elige una intersección
client-choose-santiago-start = Elige un tramo
client-choose-santiago-palm = Elige una casilla
client-choose-santiago-bid = Elige tu puja
client-choose-santiago-plant = Elige una ficha
client-choose-santiago-leftover = Elige una casilla
client-choose-santiago-propose = Elige un tramo
client-choose-santiago-decide = Elige qué se construye
client-choose-santiago-extra = ¿Lo colocas o lo guardas?
client-choose-cacao-place = Elige loseta y espacio
client-choose-cacao-fill = Elige loseta de selva y espacio
client-choose-cacao-work = Elige qué lado activas ahora
client-choose-agricola-place = Elige una casilla
client-choose-agricola-room = Elige dónde
client-choose-agricola-stable = Elige dónde
client-choose-agricola-several = Elige qué haces
client-choose-agricola-plow = Elige una parcela
client-choose-agricola-sow = Elige qué siembras
client-choose-agricola-bake = Elige cuántos cereales
client-choose-agricola-fence = Elige las parcelas
client-choose-agricola-renovate = Elige qué haces
client-choose-agricola-improve = Elige una adquisición
client-choose-agricola-choose = Elige una opción
client-choose-agricola-keep = Elige los animales
client-choose-agricola-breed = Elige los animales
client-choose-agricola-feed = Elige qué conviertes
client-choose-agricola-minor = Elige una carta
client-choose-agricola-occupation = Elige una carta
client-choose-agricola-card = Elige si la usas
client-choose-agricola-pay = Elige cómo pagas
client-choose-agricola-move = Elige los recursos
client-choose-agricola-draft = Elige qué te quedas
client-choose-agricola-draw = Elige qué robas
client-choose-agricola-drop = Elige qué descartas
client-choose-agricola-mulligan = Elige si la cambias
santiago-client-aside = Junto al tablero
santiago-client-accept = Cobrar { $total }: { $segment }
santiago-client-reject = En otro sitio: pagar { $price }
santiago-client-build = Construir: pagar { $price }
santiago-client-extra = Colocar tu canal
client-leave = Dejar la mesa
client-leave-sure = Un bot jugará por ti hasta que vuelvas.

## Hojas de puntuación de todos los juegos

client-score-item = Puntos por
client-score-total = Total
client-score-unknown = oculto
client-score-idle = no cuenta

## Cacao: el mapa, para quien lo escucha

cacao-client-map = Mapa de losetas
cacao-client-nearer = Acercar
cacao-client-farther = Alejar
cacao-client-fit = Ver todo
cacao-client-sides = norte { $n }, este { $e }, sur { $s }, oeste { $w }
cacao-client-tile = Loseta de trabajadores: { cacao-client-sides }
cacao-client-workers =
    { $built ->
        [0] { $space }, { $seat }: trabajadores al norte { $n }, este { $e }, sur { $s }, oeste { $w }
       *[other] { $space }, { $seat }, encima de otra: trabajadores al norte { $n }, este { $e }, sur { $s }, oeste { $w }
    }
cacao-client-jungle = { $space }, { $name }
cacao-client-temple = { $space }, templo. Trabajadores: { $standing }
cacao-client-temple-empty = { $space }, templo sin trabajadores
cacao-client-to-fill = { $space }, { $letter }: espacio de selva por rellenar
cacao-client-free = { $space }, libre
cacao-client-edge =
    { $workers ->
        [one] { $workers } trabajador de { $space }, lado { cacao-noun-side }, junto a: { $name }
       *[other] { $workers } trabajadores de { $space }, lado { cacao-noun-side }, junto a: { $name }
    }

## Cacao: lo que tiene un asiento y de dónde elige

cacao-client-village = Tu poblado
cacao-client-village-of = Poblado: { $name }
cacao-client-gold = Oro
cacao-client-gold-hidden = oro oculto
cacao-client-fruits =
    { $count ->
        [one] { $count } de 5 frutos de cacao
       *[other] { $count } de 5 frutos de cacao
    }
cacao-client-suns =
    { $count ->
        [one] { $count } de 3 fichas de sol
       *[other] { $count } de 3 fichas de sol
    }
cacao-client-water = casilla de agua { $value }
cacao-client-hand = Mano
cacao-client-hand-and-display = Mano y losetas disponibles
cacao-client-display = Selva disponible
cacao-client-no-hand = No te quedan losetas.
cacao-client-turn = Girar
cacao-client-pile =
    { $count ->
        [0] La pila está vacía
        [one] { $count } loseta en la pila
       *[other] { $count } losetas en la pila
    }
cacao-client-do-place = Colocar la loseta
cacao-client-do-overbuild = Colocar encima (1 sol)
cacao-client-do-fill = Rellenar el espacio
cacao-client-do-work =
    { $workers ->
        [0] No activar a nadie
        [one] Activar { $workers } trabajador
       *[other] Activar { $workers } trabajadores
    }

## Cacao: los pasos de un turno

cacao-client-phase-place = Colocar
cacao-client-phase-fill = Rellenar la selva
cacao-client-phase-work = Activar
cacao-client-turn-of = Turno { $round } de { $rounds }

## Cacao: la hoja de puntuación

cacao-client-at-temple =
    { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }
cacao-client-suns-left = Fichas de sol
cacao-client-water-field = Casilla de agua
cacao-client-fruits-left = Frutos de cacao
cacao-client-tie = solo para desempatar
cacao-client-score-help = Cada templo: 6 por tener más trabajadores, 3 por el segundo puesto. Línea dorada: más que nadie.

## Cacao: el tutorial

cacao-lesson-begin = Juegas una partida completa de Cacao contra un bot que juega al azar. En tus dos primeros turnos, un anillo señala qué tocar y por qué. Después decides tú, y puedes deshacer cualquier jugada.
cacao-lesson-place = Elige una loseta, tócala otra vez para girarla y toca dos veces un espacio con esquinas verdes. Sus trabajadores actúan en la selva que tienen delante: la plantación da frutos, el mercado los compra y la mina da oro. El mapa muestra lo que obtienes.
cacao-lesson-fill = Elige una loseta disponible y el espacio que rellena. Hay que rellenar los espacios de selva vacíos que toquen dos losetas de trabajadores. Todos los trabajadores contiguos actúan allí enseguida, también los de los demás jugadores.
cacao-lesson-work = Elige uno de tus lados y cuántos trabajadores activas. El orden lo decides tú: primero toma frutos y luego véndelos. En tu poblado caben 5 frutos; los que sobran se pierden.
cacao-lesson-confirm = Mira lo que has hecho. Mientras no lo confirmes, puedes deshacerlo.
cacao-lesson-over = Has terminado una partida completa. La hoja de puntuación muestra de dónde sale el oro; cada templo premia a quienes tienen más trabajadores a su lado. Prueba ahora contra bots mejores o invita a tus amigos con un enlace.

## Agricola: el tablero de acciones y las granjas
agricola-client-table = Mesa
agricola-client-spaces = Casillas de acción
agricola-client-majors = Adquisiciones mayores
agricola-client-farm = Tu granja
agricola-client-farms = Granjas
agricola-client-farm-of = Granja: { $name }
agricola-client-show-farm = Ver esta granja
agricola-client-and-or = y/o
agricola-client-or = o
agricola-client-then = después
agricola-client-stage = Etapa { $stage }
agricola-client-harvest = Cosecha al final de esta ronda
agricola-client-starter = Jugador inicial
agricola-client-people =
    { $people ->
        [one] { $home } de { $people } granjero en casa
       *[other] { $home } de { $people } granjeros en casa
    }
agricola-client-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
agricola-client-begging =
    { $count ->
        [one] { $count } ficha de mendicidad
       *[other] { $count } fichas de mendicidad
    }
agricola-client-major =
    { $name ->
        [fireplace2] Hogar
        [fireplace3] Hogar
        [hearth4] Cocina
        [hearth5] Cocina
        [well] Pozo
        [clay-oven] Horno de adobe
        [stone-oven] Horno de piedra
        [joinery] Ebanis{ "\u00AD" }tería
        [pottery] Alfarería
       *[basketmaker] Cestería
    }
agricola-client-major-does =
    { $name ->
        [fireplace2] en cualquier momento, 1 hortaliza, oveja o jabalí por 2 alimentos, 1 vaca por 3; hornear: 1 cereal por 2 alimentos
        [fireplace3] en cualquier momento, 1 hortaliza, oveja o jabalí por 2 alimentos, 1 vaca por 3; hornear: 1 cereal por 2 alimentos
        [hearth4] en cualquier momento, 1 oveja por 2 alimentos, 1 hortaliza o jabalí por 3, 1 vaca por 4; hornear: 1 cereal por 3 alimentos
        [hearth5] en cualquier momento, 1 oveja por 2 alimentos, 1 hortaliza o jabalí por 3, 1 vaca por 4; hornear: 1 cereal por 3 alimentos
        [well] 1 alimento al principio de cada una de las 5 rondas siguientes
        [clay-oven] hornear: 1 cereal por 5 alimentos; al conseguirlo, puedes hornear enseguida
        [stone-oven] hornear: hasta 2 cereales por 4 alimentos cada uno; al conseguirlo, puedes hornear enseguida
        [joinery] en cada cosecha, 1 madera por 2 alimentos; al final, 1, 2 o 3 puntos por 3, 5 o 7 maderas
        [pottery] en cada cosecha, 1 adobe por 2 alimentos; al final, 1, 2 o 3 puntos por 3, 5 o 7 adobes
       *[basketmaker] en cada cosecha, 1 junco por 3 alimentos; al final, 1, 2 o 3 puntos por 2, 4 o 5 juncos
    }
agricola-client-fences-left = Cercas restantes
agricola-client-stables-left = Establos restantes
agricola-client-cell-room =
    { $house ->
        [wood] { $cell }, habitación de madera
        [clay] { $cell }, habitación de adobe
       *[stone] { $cell }, habitación de piedra
    }
agricola-client-cell-field = { $cell }, campo vacío
agricola-client-cell-crop =
    { $good ->
        [grain] { $cell }, campo con { $amount ->
            [one] { $amount } cereal
           *[other] { $amount } cereales
        }
       *[vegetable] { $cell }, campo con { $amount ->
            [one] { $amount } hortaliza
           *[other] { $amount } hortalizas
        }
    }
agricola-client-cell-stable =
    { $fenced ->
        [0] { $cell }, establo
       *[1] { $cell }, establo en un pastizal
    }
agricola-client-cell-free =
    { $fenced ->
        [0] { $cell }, libre
       *[1] { $cell }, pastizal
    }
agricola-client-edge-between = Linde entre { $one } y { $other }
agricola-client-edge-rim =
    { $rim ->
        [above] Linde encima de { $cell }
        [below] Linde debajo de { $cell }
        [left] Linde a la izquierda de { $cell }
       *[right] Linde a la derecha de { $cell }
    }
agricola-client-fence-price =
    { $count ->
        [one] { $count } cerca cuesta { $price }.
       *[other] { $count } cercas cuestan { $price }.
    }
agricola-client-fences-drawn =
    { $count ->
        [one] { $count } cerca trazada, aún sin cerrar un pastizal
       *[other] { $count } cercas trazadas, aún sin cerrar un pastizal
    }
agricola-client-herd-pasture =
    { $animal ->
        [sheep] Pastizal { $cells }: ovejas, { $count } de { $room }
        [boar] Pastizal { $cells }: jabalíes, { $count } de { $room }
        [cattle] Pastizal { $cells }: vacas, { $count } de { $room }
        [llama] Pastizal { $cells }: llamas, { $count } de { $room }
       *[none] Pastizal { $cells }: sin animales, caben { $room }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Establo { $cell }: 1 oveja
        [boar] Establo { $cell }: 1 jabalí
        [cattle] Establo { $cell }: 1 vaca
        [llama] Establo { $cell }: 1 llama
       *[none] Establo { $cell }: ningún animal
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] En la casa: 1 oveja
        [boar] En la casa: 1 jabalí
        [cattle] En la casa: 1 vaca
        [llama] En la casa: 1 llama
       *[none] En la casa: ningún animal
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] { $count ->
            [one] ¿Dónde alojas { $count } oveja?
           *[other] ¿Dónde alojas { $count } ovejas?
        }
        [boar] { $count ->
            [one] ¿Dónde alojas { $count } jabalí?
           *[other] ¿Dónde alojas { $count } jabalíes?
        }
        [llama] { $count ->
            [one] ¿Dónde alojas { $count } llama?
           *[other] ¿Dónde alojas { $count } llamas?
        }
       *[cattle] { $count ->
            [one] ¿Dónde alojas { $count } vaca?
           *[other] ¿Dónde alojas { $count } vacas?
        }
    }

## Agricola: de qué trata una pregunta
agricola-client-fed =
    { $need ->
        [one] { $have } de { $need } alimento
       *[other] { $have } de { $need } alimentos
    }
agricola-client-missing =
    { $missing ->
        [one] por ahora: { $missing } ficha de mendicidad (−3 puntos)
       *[other] por ahora: { $missing } fichas de mendicidad (−3 puntos cada una)
    }
agricola-client-exchange = Convertir en alimentos
agricola-client-exchange-one =
    { $good ->
        [wood] 1 madera por { agricola-noun-food }
        [clay] 1 adobe por { agricola-noun-food }
        [reed] 1 junco por { agricola-noun-food }
        [grain] 1 cereal por { agricola-noun-food }
        [vegetable] 1 hortaliza por { agricola-noun-food }
        [sheep] 1 oveja por { agricola-noun-food }
        [boar] 1 jabalí por { agricola-noun-food }
       *[cattle] 1 vaca por { agricola-noun-food }
    }
agricola-client-keep = Qué animales conservas
agricola-client-keep-none = ninguno
agricola-client-harvest-needs = La cosecha de la ronda { $round } exige { agricola-noun-food }
agricola-client-harvest-short = Ronda { $round }: { agricola-noun-food }
agricola-client-hand-empty = Ya no tienes cartas en la mano.
agricola-client-room = Construir una habitación
agricola-client-stable = Construir un establo
agricola-client-plow = Labrar un campo
agricola-client-bake = { agricola-noun-grain } → { agricola-noun-food }
agricola-client-sow =
    { $good ->
        [grain] Sembrar cereales
       *[vegetable] Sembrar hortalizas
    }

## Agricola: los pasos de una ronda
agricola-client-phase-work = Jornada
agricola-client-phase-field = Recolección
agricola-client-phase-feed = Alimentación
agricola-client-phase-breed = Cría

## Agricola: la hoja de puntuación
agricola-client-materials = Materiales
agricola-client-tie = para desempatar
agricola-client-score-help = En pequeño: lo que se cuenta. Línea dorada: más que nadie.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count }; con 1 menos, otro punto
       *[other] { $count }; con { $more } más, otro punto
    }
agricola-client-score-so-far = En pequeño: lo que se cuenta y cuánto falta para el siguiente punto. Línea dorada: más que nadie.

## Agricola: el tutorial
agricola-lesson-begin = Juegas en solitario una partida completa de Agricola. En las diez primeras rondas, un anillo señala qué tocar y por qué. Después decides tú, y puedes deshacer cualquier jugada.
agricola-lesson-place = Toca una casilla de acción para colocar en ella un granjero. En las más oscuras se acumulan recursos, y los tomas todos. La hoz marca las rondas que acaban en cosecha: la barra de este panel muestra cuántos alimentos necesita tu familia.
agricola-lesson-house = Toca una parcela de tu granja con esquinas verdes. Cada granjero necesita una habitación, y las nuevas van junto a tu casa. Un establo aloja 1 animal; dentro de un pastizal, duplica los que caben.
agricola-lesson-fields = Toca una parcela para labrarla o un campo vacío para sembrarlo; los campos van juntos. Al sembrar 1 cereal quedan 3 en el campo, y al sembrar 1 hortaliza, 2. En cada cosecha obtienes 1 de cada campo.
agricola-lesson-bake = Elige cuántos cereales horneas: cada uno da más alimentos que crudo. El Horno de adobe admite 1 cereal por acción y el de piedra, 2; son los que más dan. El Hogar y la Cocina admiten los que quieras.
agricola-lesson-fence = Toca las parcelas que formarán un pastizal, o las lindes donde irán sus cercas. Cada cerca nueva cuesta 1 madera, también en el borde de la granja. Antes de construirlas, ves dónde van y cuántos animales caben.
agricola-lesson-renovate = Confirma la reforma: toda la casa mejora a la vez, de madera a adobe y, más tarde, de adobe a piedra. Cuesta 1 adobe o 1 piedra por habitación, y 1 junco. Al final, cada habitación de adobe vale 1 punto, y cada una de piedra, 2.
agricola-lesson-improve = Elige una adquisición. El Hogar y la Cocina convierten hortalizas y animales en alimentos en cualquier momento, y hornean pan. Las demás dan alimentos de otras maneras, y puntos.
agricola-lesson-keep = Elige cuáles de tus animales se quedan: no hay sitio para todos. En cada pastizal cabe una sola especie; en la casa, una mascota; en cada establo fuera de un pastizal, 1 animal. Toca los animales y después el lugar donde los alojas.
agricola-lesson-breed = Elige qué animales conservas: no hay sitio para todos. Al final de cada cosecha, 2 animales de una misma especie tienen 1 cría, si cabe. En este momento no se puede cocinar ninguno.
agricola-lesson-feed = Convierte cereales, hortalizas o animales en alimentos si te faltan, y alimenta a tu familia. Por cada alimento que falte tomas una ficha de mendicidad, que cuesta 3 puntos al final.
agricola-lesson-confirm = Mira lo que has hecho. Mientras no lo confirmes, puedes deshacerlo.
agricola-lesson-over = Has terminado una partida completa. La hoja de puntuación muestra de dónde salen los puntos: un poco de todo y ninguna parcela vacía. Prueba ahora contra bots o invita a tus amigos con un enlace.
agricola-lesson-cards-title = Tutorial con cartas
agricola-lesson-cards-begin = Juegas en solitario una partida completa de Agricola con 7 oficios y 7 adquisiciones menores. En las cuatro primeras rondas, un anillo señala qué tocar y por qué. Después decides tú, y puedes deshacer cualquier jugada.
agricola-lesson-cards-over = Has terminado una partida completa con cartas. La hoja de puntuación muestra qué cartas dan puntos. Prueba ahora un draft contra bots: así eliges tú la mano.

## Lo que se pregunta

# Cuántas consecuencias no se ven; las muestra.
client-chips-more =
    { $count ->
        [one] +{ $count } más
       *[other] +{ $count } más
    }
client-chip-points =
    { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } puntos
    }
client-chip-points-lost =
    { $points ->
        [one] −{ $points } punto
       *[other] −{ $points } puntos
    }
client-inspected = Detalles

## Agricola: la mano, los cambios y lo que se puede consultar

agricola-client-in-hand = Mano { $count }
agricola-client-in-play = En juego { $count }
# Before the numbers of a seat’s cards, by kind.
agricola-client-in-play-kinds = En juego
agricola-client-played =
    { $kind ->
        [occupation] Oficios en juego: { $count }
        [minor] Adquisiciones menores en juego: { $count }
       *[major] Adquisiciones mayores en juego: { $count }
    }
agricola-client-short = Falta: { $goods }
agricola-client-played-at = Se juega en: { $space }
agricola-client-step-more = { $good }: 1 más
agricola-client-step-less = { $good }: 1 menos
agricola-client-cook =
    { $food ->
        [one] Convertir en { $food } alimento
       *[other] Convertir en { $food } alimentos
    }
agricola-client-cook-feed = Convertir y alimentar
agricola-client-rack =
    { $harvest ->
        [1] Ronda { $round } de 14, con cosecha
       *[0] Ronda { $round } de 14
    }
agricola-client-rounds = Rondas
agricola-inspect-round = Ronda { $round }
agricola-inspect-hidden =
    { $count ->
        [one] Esta carta se descubre en la ronda { $round }: { $spaces }.
       *[other] En la ronda { $round } se descubre una de estas cartas: { $spaces }.
    }
agricola-inspect-refill = { $goods } más cada ronda
agricola-inspect-lying = aquí hay { $goods }
agricola-inspect-empty = ahora no hay nada
agricola-inspect-return = o devolviendo un Hogar
agricola-inspect-room-price = Coste de una habitación: { $price }
agricola-inspect-free-fences = Cercas gratis: { $count }
agricola-inspect-thing =
    { $kind ->
        [room] Una habitación para 1 persona. En tu casa cabe además 1 animal de compañía.
        [field] En un campo vacío puedes sembrar cereales u hortalizas.
        [crop] En la fase de recolección de cada cosecha, tomas 1 de estos productos del campo.
        [pasture] Un pastizal aloja 2 animales de una especie por cada parcela. Cada establo que contiene duplica esa cantidad.
        [stable] Un establo fuera de los pastizales aloja 1 animal.
        [covered] Cubierta hasta el final de la partida: cuenta como usada, pero no sirve para nada más.
        [burnt] Tu casa se ha quemado. Con una acción de reforma recuperas 2 habitaciones de madera por 2 maderas y 1 junco en total.
       *[free] Aquí aún puedes construir, arar o cercar. Al final, cada parcela sin usar cuesta 1 punto.
    }
agricola-inspect-good =
    { $good ->
        [wood] Para habitaciones de madera, establos y cercas.
        [clay] Para reformar la casa en adobe, habitaciones de adobe y muchas adquisiciones.
        [reed] Para cada habitación y cada reforma.
        [stone] Para reformar la casa en piedra, habitaciones de piedra y adquisiciones.
        [grain] Siémbralo, hornéalo o convierte 1 cereal en 1 alimento.
        [vegetable] Siémbrala o convierte 1 hortaliza en alimentos.
       *[food] Alimenta a tu familia en cada cosecha.
    }
agricola-client-discard = Descartar { agricola-noun-goods }

## Santiago: tarjetas de lo que se consulta

santiago-inspect-tile = Sin agua pierde un granjero cada ronda. Cuando no queda ninguno, se convierte en desierto.
santiago-inspect-plantation-tile = Cada figura es sitio para un granjero. Las fichas contiguas del mismo cultivo forman una plantación.
santiago-inspect-pile-name = Fichas boca abajo
santiago-inspect-pile = En cada ronda se descubre y se subasta la primera ficha de cada montón.
santiago-inspect-supply-name = Canales
santiago-inspect-supply = El supervisor construye uno por ronda. Cuando se acaban, llega la última.
santiago-inspect-canal-name = Canal
santiago-inspect-canal = Riega las casillas de ambos lados.
santiago-inspect-spring-name = Manantial
santiago-inspect-spring = Toda el agua sale de aquí. Todos los canales están unidos a él.
santiago-inspect-palm-name = Palmera
santiago-inspect-palm = Al final cuenta como un granjero más si hay uno tuyo en su ficha.
santiago-inspect-desert-name = Desierto
santiago-inspect-desert = Una ficha que se secó. Aquí no se puede plantar, y no es parte de ninguna plantación.
santiago-inspect-overseer-name = Supervisor del canal
santiago-inspect-overseer = Es quien pasa primero o, si nadie pasa, quien menos puja. Decide qué canal se construye y cobra los sobornos.
santiago-inspect-money-name = Escudos
santiago-inspect-money = Sirven para pujar y sobornar. Al final, cada uno vale 1 punto.
santiago-inspect-extra-name = Canal adicional
santiago-inspect-extra = Cada jugador tiene uno para toda la partida. Se coloca después del canal del supervisor.
santiago-inspect-offer-name = Canal propuesto
santiago-inspect-offer = Si el supervisor lo acepta, se pagan los sobornos. Si no, se recuperan.
santiago-inspect-offer-total =
    { $total ->
        [0] sin soborno
        [one] soborno: { $total } escudo
       *[other] sobornos: { $total } escudos
    }

## Invitations: the share sheet, and a code for a phone’s camera

client-share = Compartir
client-qr = Código QR

## Lists of tables

client-clock-move = { $time } por jugada
client-clock-bank = { $time } por partida
client-clock-none = sin reloj
client-without-hints = sin pistas
client-players-count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
client-list-turn = Turno { $round } de { $rounds }

## The list of keys

client-keys = Teclado
client-keys-everywhere = En todas partes
client-keys-table = En una mesa
client-keys-replay = En una repetición
client-keys-next = control siguiente
client-keys-choose = elegir
client-keys-close = cerrar lo que está abierto o devolver lo elegido
client-keys-help = esta lista
client-keys-places = moverse entre casillas
client-keys-amounts = cantidades, como una puja
client-keys-turn = girar la loseta (Cacao)
client-keys-step = una jugada atrás o adelante
client-keys-round = una ronda atrás o adelante
client-keys-ends = primera o última jugada
client-keys-play = reproducir o pausar
client-key-arrows = Flechas
client-key-space = Espacio

client-cards-filters = Filtros
client-cards-previous = Carta anterior
client-cards-next = Carta siguiente
