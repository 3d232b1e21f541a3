# The drawn client: what it says besides what the pages of the text client say.

client-close = Cerrar
client-on-the-board = en el tablero
client-more = más…
client-points = puntos
client-you = tú
client-bot = bot
client-decides = decide ahora
client-round = Ronda { $round } de { $rounds }
client-lost = Se ha perdido la conexión. Volviendo a intentarlo…
client-unreachable = No se puede contactar con el servidor. ¿Hay conexión?

## Santiago: el tablero, para quien lo escucha

santiago-client-place = { $place }: { $lies }
santiago-client-line = { $place }, { $lies }. Al lado: { $squares }
santiago-client-proposed =
    { $total ->
        [0] { $place }, propuesto sin soborno. Al lado: { $squares }
        [one] { $place }, propuesto por { $total } escudo. Al lado: { $squares }
       *[other] { $place }, propuesto por { $total } escudos. Al lado: { $squares }
    }
santiago-client-intersection = { $place }, sitio para el manantial. Alrededor: { $squares }

## Santiago: los pasos de una ronda

santiago-client-phase-setup = Preparación
santiago-client-phase-bid = Subasta
santiago-client-phase-plant = Plantaciones
santiago-client-phase-propose = Propuestas
santiago-client-phase-decide = Canal
santiago-client-phase-extra = Canal adicional

## Santiago: lo que tiene cada uno

santiago-client-money =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
santiago-client-money-hidden = dinero oculto
santiago-client-bid = puja { $amount }
santiago-client-passed = pasa
santiago-client-secret = puja secreta
santiago-client-to-bid = por pujar
santiago-client-overseer = supervisor
santiago-client-canal-ready = canal adicional: disponible
santiago-client-canal-used = canal adicional: usado

## Santiago: lo que hay junto al tablero

santiago-client-piles = Pilas
santiago-client-piles-each = { $count } en cada una
santiago-client-canals = Canales
santiago-client-canals-left = quedan { $count }
santiago-client-unseen = Por salir
santiago-client-unseen-crop = { $crop }: { $count }
santiago-client-offer = En el pueblo
santiago-client-aside = Fuera del juego

## Looking back

client-replay-at = Jugada { $move } de { $moves }, ronda { $round }
client-replay-eyes = visto con estos ojos
client-replay-play = Reproducir
client-replay-pause = Pausa
client-replay-speed = Velocidad
client-replay-points = Puntos
client-replay-more = Más
client-replay-running = La partida no ha terminado: la ves hasta la jugada { $moves }, y solo lo que puedes saber.
client-replay-keys = Teclas: ← y → una jugada, con Mayús una ronda, espacio reproduce, Inicio y Fin.
client-replay-share = Compartir este momento
client-replay-share-help = El enlace muestra esta misma jugada a quien pueda ver la mesa.
client-replay-copy = Copiar el enlace
client-replay-copied = Copiado
client-replay-record = El registro
client-replay-record-help = La partida entera en un archivo: guárdalo, envíalo, míralo aquí o en la terminal.

## Points

client-score-wins =
    { $points ->
        [one] { $names } gana con { $points } punto
       *[other] { $names } gana con { $points } puntos
    }
client-score-share =
    { $points ->
        [one] { $names } comparten la victoria con { $points } punto
       *[other] { $names } comparten la victoria con { $points } puntos
    }
client-score-margin =
    { $count ->
        [one] { $count } punto por delante de { $names }
       *[other] { $count } puntos por delante de { $names }
    }
client-score-so-far = Puntos hasta ahora
client-score-if-last = Si esta ronda fuera la última.
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
client-score-help = Granjeros y palmeras × fichas = puntos. Línea dorada: el mejor en solitario.
client-score-hidden = El dinero oculto no se cuenta.
client-score-without-money = sin el dinero oculto
client-score-rounds = Puntos ronda a ronda
client-score-round = Ronda
client-score-to-round = Al final de la ronda { $round }
client-score-as-table = Como tabla
client-score-fair-yes = Sí, la prueba se cumple
client-score-fair-no = No, esto no encaja
client-score-fair-here = Tu navegador acaba de comprobarlo: el secreto tiene la huella publicada y, con las palabras, da el reparto que se jugó.
client-score-fair-alone = Pero ningún asiento dio una palabra: que el servidor no eligió su secreto, hay que creerlo.
client-score-fair-promise = La huella no es la que se mostró antes del reparto.
client-score-fair-secret = El secreto no tiene la huella publicada.
client-score-fair-deal = El secreto y las palabras no dan el reparto que se jugó.
client-score-fair-later = El secreto se publica cuando acaba la partida. Entonces se puede comprobar aquí.
client-score-fair-none = Esta partida no empezó con un reparto de este tipo, así que no hay nada que comprobar.
client-score-fair-unsafe = Esta página llegó por una conexión sin proteger, y ahí los navegadores no hacen estas cuentas. «cosecha verify» comprueba el registro.
client-score-fair-no-word = ninguna palabra
client-score-fair-how = Cómo comprobarlo por tu cuenta
