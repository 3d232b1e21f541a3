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
