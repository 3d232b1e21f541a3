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
client-since = Desde que miraste
client-link = Enlace
client-copy = Copiar
client-copied = Copiado
client-watch-link = Para quienes solo miran:
client-ask-me = pregúntame
