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

## Páginas alrededor de las mesas

client-try-again = Probar de nuevo
client-loading = Un momento…
client-broken = Esta página ha tropezado con algo
client-broken-help = En tus mesas no se pierde nada: se guardan en el servidor.
client-no-page = Esta página no existe
client-no-page-help = Quizá la dirección llegó cortada. Tus mesas están en la sala.
client-to-dark = Colores oscuros
client-to-light = Colores claros
client-theme = Colores
client-theme-of =
    { $theme ->
        [light] claros
        [dark] oscuros
       *[system] como el dispositivo
    }
client-speed = Movimiento en el tablero
client-speed-of =
    { $speed ->
        [0] al instante
        [1] normal
        [2] rápido
       *[other] despacio
    }
client-sound = Sonidos
client-sound-help = Madera, papel y agua, y una campanilla cuando te toca. Todo lo que se oye también se ve.
client-settings-lead = Se guarda en este navegador. Cada cambio vale al instante.
client-name-help = Los demás lo ven en las mesas donde juegas.
client-confirm-help = Para las mesas que prepares a partir de ahora.
client-text = Cliente de texto
client-text-help = Las mismas mesas como páginas sencillas: sin scripts, aptas para lectores de pantalla y conexiones lentas.
client-text-open = Ir al cliente de texto
client-bots-count =
    { $bots ->
        [one] Tú y un bot
       *[other] Tú y { $bots } bots
    }
client-starting = Preparando la mesa…
client-mine-hint = La primera está a un toque: juega contra bots, o prepara una mesa y envía los enlaces a tus amigos.
client-turns =
    { $count ->
        [one] Una mesa te espera
       *[other] { $count } mesas te esperan
    }
client-joining = Abriendo la mesa…
client-join-again = Este enlace no abre ninguna mesa
client-join-again-help = Quizá le falta una parte, o el anfitrión lo ha cambiado. Pégalo otra vez aquí, o pide uno nuevo.
client-less = Menos: { $label }
client-add = Más: { $label }
client-left-open = sin fijar
client-left-to-chance = por sorteo
client-links-after = Cuando la mesa esté lista, tendrás un enlace para cada asiento libre, para enviárselo a quien juegue.
client-problem = No se ha podido preparar la mesa
client-record-help = Una partida guardada en un archivo se puede ver jugada a jugada, y continuar.
client-too-large = Este archivo es demasiado grande para ser una partida.
client-read-rules = Leer las reglas
