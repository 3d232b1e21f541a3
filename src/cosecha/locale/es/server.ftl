# El servidor de mesas y sus páginas.

## Lo que pasa en una mesa

table-sat = { $seat } toma asiento.
table-back = { $seat } está de vuelta.
table-stood-left = { $seat } se ha ido; sigue un bot.
table-stood-broke = El bot de { $seat } ha fallado; sigue uno sencillo.
table-stood-clock = A { $seat } se le acabó el tiempo; sigue un bot.
table-stood-host = El anfitrión pone un bot a jugar por { $seat }.
table-stood-up = { $seat } se levanta de nuevo.
table-stood-empty = Nadie ha tomado este asiento y juega un bot: { $seat }.
table-started = Empieza la partida.
table-forked = La partida sigue desde la jugada { $move } de otra mesa.
table-undone = { $seat } deshace una jugada.
table-undo-asked = { $seat } pide deshacer una jugada.
table-undo-agreed = { $seat } está de acuerdo.
table-undo-refused = { $seat } no está de acuerdo.
table-relinked = El anfitrión ha creado un enlace nuevo al asiento de { $seat }; el anterior ya no abre nada.
table-relinked-hand = El anfitrión ha creado un enlace nuevo para mirar con los ojos de { $seat }; el anterior ya no abre nada.

## Lo que una mesa rechaza

error-no-table = Esa mesa no existe, o este enlace no la abre.
error-stale = Mientras tanto la mesa ha seguido adelante. Así está ahora.
error-not-your-seat = Este asiento no es tuyo.
error-not-the-host = Esto solo puede hacerlo el anfitrión de la mesa.
error-no-seat = En esta mesa no existe ese asiento.
error-seat-taken = Alguien ha sido más rápido: este asiento está ocupado.
error-name-missing = Primero di a los demás cómo te llamas.
error-bot-plays = En este asiento juega un bot. Primero vuelve a sentarte.
error-key-used = La clave { $key } ya nombra otra petición.
error-undo-open = Ya hay una petición de deshacer. Espera la respuesta.
error-name-taken = Alguien en la mesa tiene este nombre. Elige otro.
error-clock = Un reloj necesita tiempo por jugada, para la partida o ambos.
error-too-fast = Vas demasiado rápido. Espera un momento.
error-chat-too-fast = Nadie puede leer tan rápido. Espera un momento y vuelve a enviar tu mensaje.
error-too-many-tables = Se han abierto tantas mesas desde tu dirección que ahora no caben más. Inténtalo más tarde.
error-table-busy = En esta mesa pasan demasiadas cosas a la vez. Inténtalo otra vez.
error-table-not-started = La partida aún no ha empezado.
error-table-seats =
    { $seats ->
        [one] Has ocupado { $seats } asiento, pero juegan { $players }.
       *[other] Has ocupado { $seats } asientos, pero juegan { $players }.
    }
error-nothing-to-undo = Todavía no hay nada que puedas deshacer.
error-nothing-asked = Ahora no se te pregunta nada.
error-no-hint = El bot no tiene ahora ninguna pista que dar.
error-plan-kind = En este juego no hay ninguna decisión llamada «{ $kind }».
error-no-move = No existe la jugada { $move }: van de la 0 a la { $moves }.
error-muted = El anfitrión te ha silenciado en esta conversación.
error-table-archive = Esta partida solo está aquí para mirarla.
error-other-rules = Esta partida empezó con otra versión de las reglas y aquí no puede continuar.
error-settings = { $setting }: «{ $value }» no vale; se admite: { $allowed }.
error-other-site = Esto viene de otro sitio y por eso se rechaza.
error-request = No se entiende esta petición: { $text }

## En todas partes

page-skip = Ir al contenido
page-nav = Páginas
page-tables = Mesas
page-rules = Reglas
page-settings = Ajustes
page-problem = Eso no ha funcionado
page-back = Volver a las mesas
page-your-name = Tu nombre
page-person = Jugador { $number }
page-what-of = { $what }: { $of }

## La sala

page-headline = Siembra, riega, cosecha.
page-lead = Basta un enlace para jugar; los bots ocupan las sillas vacías.
page-players = Jugadores
page-play-bots = Jugar contra bots
page-new-table = Mesa nueva
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora no hay ninguna mesa pública abierta. ¡Crea una!
page-my-tables = Tus mesas
page-no-tables = Aquí verás las mesas en las que juegas.
page-origin = Desde la jugada { $move } de otra mesa
page-status =
    { $status ->
        [open] espera jugadores
        [running] en juego
       *[over] terminada
    }
page-seat-free = libre
page-sit-down = Tomar asiento
page-watch = Mirar
page-join = Entrar con un enlace
page-join-link = El enlace que te han enviado
page-join-open = Abrir la mesa
page-join-help = Pega el enlace entero, con todo lo que hay detrás del signo #.

## Una mesa nueva

page-who-plays = Quién juega
page-kind-me = yo
page-kind-open = quien reciba mi enlace
page-kind-here = otra persona en este dispositivo
page-kind-bot = un bot: { $bot }
page-name-here = Nombre
page-options = Reglas de esta mesa
page-table = La mesa
page-public = Pública: cualquiera puede verla y ocupar un asiento libre
page-confirm-turns = En esta mesa todos confirman sus jugadas y pueden deshacerlas antes
page-confirm-mine = En mis mesas todos confirman sus jugadas y pueden deshacerlas antes
page-advice-mine = Mostrar pistas en todos mis turnos
page-pace = Ritmo de los bots
page-pace-of =
    { $pace ->
        [0] al instante
        [2] lento
       *[other] fácil de seguir
    }
page-clock = Reloj
page-clock-move = Tiempo para cada jugada
page-clock-bank = Tiempo para toda la partida
page-clock-none = sin límite
page-clock-zero = Cuando se acaba el tiempo
page-clock-zero-of =
    { $zero ->
        [wait] la mesa espera
       *[bot] sigue un bot hasta que la persona vuelva
    }
page-clock-help = Con los dos, el tiempo de la partida corre solo cuando se agota el de la jugada. Los días son para partidas por correspondencia.
page-clock-of = Tiempo de { $seat }
page-clock-move-is = Tiempo para cada jugada: { $time }.
page-clock-bank-is = Tiempo para toda la partida: { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] Cuando se acaba el tiempo, la mesa espera.
       *[bot] Cuando se acaba el tiempo, sigue un bot.
    }
page-time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
page-time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
page-time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
page-ago-now = ahora mismo
page-ago-minutes =
    { $count ->
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
page-ago-hours =
    { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
page-ago-days =
    { $count ->
        [one] hace { $count } día
       *[other] hace { $count } días
    }
page-word = Tu palabra para el reparto
page-word-help = El reparto sale del secreto del servidor, cuya huella ya muestra esta página, y de una palabra de cada jugador: quien da ahora una palabra propia puede comprobar al final que el secreto estaba fijado antes. Si la dejas vacía, será una al azar.
page-word-first = El reparto sale del secreto del servidor y de una palabra de cada jugador. El servidor fija su secreto cuando ya tiene esta palabra y antes de que llegue nadie más: si juegas solo con bots, confías en que no elige el reparto. Si la dejas vacía, será una al azar.
page-set-up = Crear la mesa

## En la mesa

page-title-open = Esperando jugadores
page-title-over = La partida ha terminado
page-title-yours = Tu turno
page-title-waiting = Esperando a { $seats }
page-title-away = Un bot juega por ti
page-lost = Se ha perdido la conexión. Intentando recuperarla…
page-chair =
    { $kind ->
        [open] libre
        [person] persona
       *[bot] bot
    }
page-sit-here = El asiento { $number } es tuyo
page-come-back = Volver
page-away =
    { $why ->
        [clock] Se te acabó el tiempo: un bot juega por ti.
        [host] El anfitrión ha puesto un bot a jugar por ti.
       *[left] Te has ido: un bot juega por ti.
    }
page-start = Empezar ya; los bots ocupan los asientos libres
page-confirm = Confirmar
page-take-back = Deshacer
page-take-back-turn = Deshacer todo el turno
page-ask-take-back = Pedir deshacer la jugada
page-undo-wish = { $seat } quiere deshacer una jugada. ¿Estás de acuerdo?
page-undo-waits = Has pedido deshacer una jugada. Falta la respuesta de: { $seats }.
page-agree = De acuerdo
page-refuse = No estoy de acuerdo
page-what = Qué
page-where = Dónde
page-amount = Cuánto
page-not-these = No se puede: { $numbers }
page-do = Hacerlo
page-rules-here = Las reglas de esta decisión
page-look-again = Mirar otra vez
page-in-words = Casilla por casilla
page-hint = Dame una pista
page-hints = Pistas
page-hint-do = Jugar: { $action }
page-plan = Responder por adelantado
page-plan-help = Si la mesa va despacio, puedes dejar una respuesta. Solo vale si entonces está permitida; si no, se te pregunta.
page-plan-now = Tu respuesta: { $action }.
page-plan-stop = Olvidarla y preguntarme
page-notice = Avisarme cuando me toque
page-notice-help = Cuando empieza tu turno y no estás aquí, enviamos un mensaje a esta dirección: un webhook de tu servicio de chat o de avisos.
page-notice-address = Dirección del webhook
page-notice-start = Avisarme
page-notice-now = Te avisamos de tus turnos por { $host }.
page-notice-stop = Dejar de avisar
page-log = Diario
page-whole-log = El diario entero
page-chat = Conversación
page-chat-say = Tu mensaje
page-chat-send = Enviar
page-mute = Silenciar
page-unmute = Dejar hablar
page-mute-watchers = Silenciar a quienes solo miran
page-unmute-watchers = Dejar hablar a quienes solo miran
page-replace = Poner un bot a jugar por { $name }
page-stand-up = Levantarse de nuevo
page-leave = Dejar la mesa; sigue un bot
page-public-table = Una mesa pública.
page-private-table = Una mesa privada: solo la ve quien tiene un enlace.
page-links = Enlaces para otros
page-links-help = Un enlace es como una llave: da cada uno a una sola persona.
page-copy = Copiar
page-copied = Copiado
page-link =
    { $role ->
        [host] Ser anfitrión de la mesa
        [play] Jugar: { $name }
        [hand] Mirar con los ojos de { $name }
       *[watch] Solo mirar
    }
page-new-link = Enlace nuevo; el anterior deja de funcionar
page-own-links = Enlaces de mi asiento
page-own-links-help = Con ellos se juega en tu asiento o se ve lo que tú ves: para seguir en otro dispositivo, o para que alguien mire y aprenda. El anfitrión no los ve.
page-guest = { $name } juega desde otro dispositivo; nadie más ve los enlaces de este asiento.
page-again = Jugar otra vez
page-sheet = Hoja de puntuación
page-fair = Reparto limpio con prueba
page-fair-commitment = La huella del secreto del servidor, mostrada antes del reparto:
page-fair-secret = El secreto (su huella es la de arriba):
page-fair-words = Las palabras de los asientos, mezcladas en el reparto:
page-fair-holds = Comprobado: el secreto tiene esta huella y, con las palabras, da el reparto que se ha jugado.
page-fair-check = Para comprobarlo: el secreto como 16 bytes; cada palabra como su longitud en 4 bytes y sus letras en UTF-8. La primera suma es la huella; los primeros 16 bytes de la segunda son la semilla del registro. «cosecha verify» comprueba las dos.

## Varias personas en un dispositivo

page-curtain = Pasa el dispositivo a { $name }
page-curtain-help = Que los demás no miren ahora.
page-curtain-lift = Soy { $name }

## Mirar atrás

page-replay = Repetición
page-replay-at = Jugada { $move } de { $moves }
page-first = Primera
page-previous = Atrás
page-next = Siguiente
page-last = Última
page-to-table = Volver a la mesa
page-download = Descargar el registro
page-upload = Cargar un registro
page-upload-file = Un archivo de una partida
page-upload-open = Verlo
page-fork = Seguir jugando desde aquí
page-fork-as = Como
page-fork-help = Una mesa nueva empieza en esta jugada, contra bots. Lo que entonces no podías saber se reparte de nuevo.
page-fork-go = Seguir jugando
page-fork-not = Vuelve a una jugada anterior para seguir desde allí.
page-go-to = Ir a la jugada
page-eyes = Visto por
page-eyes-none = un espectador
page-go = Mostrar

## Lectura y ajustes

page-contents = Contenido
page-language = Idioma
page-theme = Colores
page-theme-of =
    { $theme ->
        [light] claros
        [dark] oscuros
       *[system] como el dispositivo
    }
page-save = Guardar
page-saved = Guardado.
page-drawn = La mesa dibujada
page-not-drawn = El cliente dibujado no está construido aquí, así que estas son las páginas de texto. Todo funciona; «make web» lo construye.
