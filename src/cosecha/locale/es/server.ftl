# El servidor de mesas y sus páginas.

## Lo que pasa en una mesa

table-sat = { $seat } se sienta a la mesa.
table-back = { $seat } vuelve a la mesa.
table-stood-left = { $seat } deja la mesa; un bot juega en su lugar.
table-stood-broke = El bot de { $seat } falla; lo sustituye otro más sencillo.
table-stood-clock = { $seat } agota su tiempo; un bot juega en su lugar.
table-stood-host = El anfitrión pone un bot a jugar en lugar de { $seat }.
table-stood-up = { $seat } deja libre su asiento.
table-stood-empty = Un bot ocupa un asiento libre: { $seat } ({ $level }).
table-started = Empieza la partida.
table-forked = La partida sigue desde la jugada { $move } de otra mesa.
table-undone = { $seat } deshace una jugada.
table-undo-asked = { $seat } pide deshacer una jugada.
table-undo-agreed = { $seat } está de acuerdo.
table-undo-refused = { $seat } no está de acuerdo.
table-relinked = El anfitrión cambia el enlace al asiento de { $seat }; el anterior deja de funcionar.
table-relinked-hand = El anfitrión cambia el enlace para ver la partida como { $seat }; el anterior deja de funcionar.
table-invitation-used = La invitación deja de funcionar: { $seat } tiene ahora su propio enlace al asiento.
table-followed = { $seat } crea otra partida con los mismos jugadores.
table-followed-host = El anfitrión crea otra partida con los mismos jugadores.
table-series-next = Ya está lista la siguiente partida de la serie.

## Lo que una mesa rechaza

error-no-table = Esa mesa no existe o este enlace no la abre.
error-stale = La mesa ha cambiado mientras tanto. Así está ahora.
error-not-your-seat = Este asiento no es tuyo.
error-not-the-host = Esto solo puede hacerlo el anfitrión de la mesa.
error-no-seat = En esta mesa no existe ese asiento.
error-seat-taken = Alguien se ha adelantado: este asiento ya está ocupado.
error-seat-kept = Este asiento está reservado para { $name }.
error-not-over = La partida no ha terminado. Cuando acabe, podrás jugar otra vez.
error-no-next-game = Todavía no hay una partida nueva.
error-no-series = Esta partida no es parte de una serie.
error-no-choice = Ahora no hay nada que elegir aquí.
error-choice-unknown = «{ $answer }» no es una de las opciones.
error-choices-open = La siguiente partida se abre cuando todos hayan elegido.
error-options-series = Solo una serie fija estas opciones: { $options }. Quítalas.
error-series-gone = Una partida de esta serie se ha borrado, así que la serie no se puede descargar.
error-name-missing = Escribe antes tu nombre.
error-bot-plays = En este asiento juega un bot. Vuelve a sentarte antes de jugar.
error-key-used = La clave { $key } ya se ha usado para otra petición.
error-undo-open = Ya se ha pedido deshacer una jugada. Espera la respuesta.
error-name-taken = Alguien en la mesa ya tiene este nombre. Elige otro.
error-name-lookalike = Alguien en la mesa tiene un nombre que se confunde con este. Elige otro.
error-clock = El reloj necesita un tiempo por jugada, uno para toda la partida o ambos.
error-too-fast = Vas demasiado rápido. Espera un momento.
error-chat-too-fast = Escribes demasiado rápido. Espera un momento y vuelve a enviar el mensaje.
error-too-many-tables = Se han abierto demasiadas mesas desde tu dirección. Inténtalo más tarde.
error-table-busy = Hay demasiada actividad en esta mesa. Inténtalo de nuevo.
error-table-full = Esta mesa ya tiene demasiado historial para eso. Aún puedes terminar la partida.
error-chat-full = El chat de esta mesa está lleno. Puedes seguir jugando.
error-table-not-started = La partida aún no ha empezado.
error-table-seats =
    { $seats ->
        [one] Has indicado { $seats } asiento, pero el número de jugadores es { $players }.
       *[other] Has indicado { $seats } asientos, pero el número de jugadores es { $players }.
    }
error-nothing-to-undo = Todavía no hay ninguna jugada que puedas deshacer.
error-nothing-asked = Ahora no tienes nada que decidir.
error-no-hint = El bot no tiene ninguna pista en este momento.
error-without-hints = Esta partida se juega sin pistas. Podrás analizarla al final.
error-help-by-bot = En este asiento las respuestas las marca el bot. Para marcarlas tú, cambia de quién vienen las sugerencias.
error-no-tokens-left = Ya has usado las 3 fichas de sugerencia. Quita una antes.
error-not-marked = Elige una de las respuestas marcadas.
error-plan-kind = En este juego no existe la decisión «{ $kind }».
error-plan-answer = «{ $action }» no puede ser la respuesta automática a esta pregunta.
error-no-move = No existe la jugada { $move }: van de la 0 a la { $moves }.
error-muted = El anfitrión te ha silenciado en el chat.
error-table-archive = Esta partida solo se puede ver.
error-other-rules = Esta partida empezó con otra versión de las reglas y no puede continuar aquí.
error-settings = { $setting }: «{ $value }» no es válido; se admite: { $allowed }.
error-other-site = Esta petición viene de otro sitio web y se ha rechazado.
error-request = No se entiende esta petición: { $text }
error-no-page = En esta dirección no hay nada.
error-too-long = El envío es demasiado largo. Acórtalo e inténtalo de nuevo.
error-server = Se ha producido un error en el servidor. Lo que la mesa ya había aceptado está a salvo; inténtalo de nuevo.
error-disk-full = El disco del servidor está lleno y no se puede guardar nada. Lo aceptado está a salvo; inténtalo más tarde.
error-read-only = El servidor no puede escribir en su carpeta de datos. Lo aceptado está a salvo; inténtalo más tarde.
error-database-damaged = La base de datos del servidor está dañada. Hay que restaurar una copia de seguridad con «cosecha restore».
error-database-newer = La base de datos es de una versión más nueva de Cosecha. Hay que actualizar este servidor.
error-database-away = La base de datos del servidor no responde. Lo aceptado está a salvo; inténtalo dentro de un momento.
error-notice-off = Este servidor no envía avisos.
error-notice-address = Para recibir avisos hace falta la dirección completa de un webhook, que empiece por https://.
error-notice-private = Los avisos solo se envían a direcciones https públicas.

## En todas partes

page-skip = Ir al contenido
page-nav = Páginas
page-tables = Mesas
page-rules = Reglas
page-aid = Hoja de ayuda
page-notation = Notación para autores de bots
page-glossary = Glosario
page-cards = Todas las cartas
page-cards-search = Buscar en nombres y textos
page-cards-kind = Tipo
page-cards-deck = Mazo
page-cards-deck-of =
    { $deck ->
        [X] { name-deck-x }
        [F] { name-deck-forest }
       *[other] Mazo { $deck }
    }
page-cards-players = Jugadores
page-cards-category = Categoría
page-cards-passing = Cartas itinerantes
page-cards-points = Con puntos
page-cards-needs = Con prerrequisito
page-cards-sort = Ordenar por
page-cards-sorted =
    { $by ->
        [name] Nombre
        [points] Puntos
        [price] Coste
       *[number] Número
    }
page-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
page-cards-none = No hay ninguna carta así. Quita un filtro o prueba otra palabra.
page-cards-reset = Quitar filtros
page-cards-show = Mostrar
page-cards-all = Todas
page-sort = Ordenar
page-sort-number = Por número
page-settings = Ajustes
page-problem = No ha funcionado
page-back = Volver a las mesas
page-your-name = Tu nombre
page-person = Jugador { $number }
page-what-of = { $what }: { $of }

## La sala

page-headline = Siembra, riega, cosecha.
page-lead = Para jugar basta un enlace; los bots ocupan los asientos libres.
page-players = Jugadores
page-play-bots = Jugar contra bots
page-new-table = Mesa nueva
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora no hay ninguna mesa pública abierta. ¡Crea una!
page-my-tables = Tus mesas
page-older-tables = Mesas anteriores
page-no-tables = Aquí aparecerán las mesas en las que juegas.
page-origin = Desde la jugada { $move } de otra mesa
page-status =
    { $status ->
        [open] espera jugadores
        [running] en juego
       *[over] terminada
    }
page-seat-free = libre
page-sit-down = Sentarse
page-watch = Ver
page-join = Entrar con un enlace
page-join-link = El enlace que te han enviado
page-join-open = Abrir la mesa
page-join-help = Pega el enlace completo, con todo lo que sigue al signo #.

## Una mesa nueva

page-who-plays = Quién juega
page-kind-me = yo
page-kind-open = quien tenga mi enlace
page-kind-here = otra persona en este dispositivo
page-name-here = Nombre
page-options = Reglas de esta mesa
page-saved-options = Tus opciones guardadas
page-options-saved = Guardadas con el nombre «{ $name }».
page-save-options-as = Nombre para estas opciones
page-save-options-help = Guárdalas con un nombre y volverás a encontrarlas aquí, en este navegador.
page-save-options = Guardar las opciones
page-change-saved = Cambiar el nombre o borrar
page-new-name = Nombre nuevo
page-rename = Cambiar el nombre
page-delete = Borrar
page-choices = Qué significa cada opción
page-table = La mesa
page-public = Pública: cualquiera puede verla y ocupar un asiento libre
page-allow-hints = Permitir pistas
page-allow-hints-help = Sin ellas, ningún bot aconseja a nadie hasta que termine la partida. Un ayudante sí puede marcar respuestas.
page-confirming = Cuándo se confirma un turno
page-confirming-of =
    { $when ->
        [always] después de cada turno
        [never] nunca
       *[auto] cuando importa
    }
page-confirming-help = «Cuando importa» es antes de que se revele algo oculto o le toque a otra persona. Contra bots no hace falta: siempre puedes deshacer.
page-advice-mine = Mostrar pistas en todos mis turnos
page-pace = Ritmo de los bots
page-pace-of =
    { $pace ->
        [0] al instante
        [2.5] lento
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
       *[bot] un bot juega hasta que el jugador vuelva
    }
page-clock-help = Si usas los dos, el tiempo de la partida solo corre cuando se agota el de la jugada. Los días son para partidas por correspondencia.
page-clock-of = Tiempo restante: { $seat }
page-clock-move-is = Tiempo para cada jugada: { $time }.
page-clock-bank-is = Tiempo para toda la partida: { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] Cuando se acaba el tiempo, la mesa espera.
       *[bot] Cuando se acaba el tiempo, juega un bot.
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
page-word-help = El reparto sale del secreto del servidor, cuya huella ya ves en esta página, y de una palabra de cada jugador. Si añades la tuya, al final podrás comprobar que el secreto ya estaba fijado. Si la dejas vacía, se elige una al azar.
page-word-first = El reparto sale del secreto del servidor y de una palabra de cada jugador. El servidor fija su secreto cuando ya tiene esta palabra, antes de que llegue nadie más: si solo juegas con bots, confías en que no elige el reparto. Si la dejas vacía, se elige una al azar.
page-set-up = Crear la mesa

## En la mesa

page-title-open = Esperando jugadores
page-title-over = La partida ha terminado
page-title-yours = Es tu turno
page-title-waiting = Esperando a { $seats }
page-title-away = Un bot juega por ti
page-lost = Se ha perdido la conexión. Reconectando…
page-chair =
    { $kind ->
        [open] libre
        [person] persona
       *[bot] bot
    }
page-sit-here = El asiento { $number } es tuyo
page-come-back = Volver a jugar
page-away =
    { $why ->
        [clock] Se te ha acabado el tiempo: un bot juega por ti.
        [host] El anfitrión ha puesto un bot a jugar por ti.
       *[left] Has dejado la mesa: un bot juega por ti.
    }
page-start = Empezar ya con bots
page-confirm = Confirmar
page-take-back = Deshacer
page-take-back-turn = Deshacer todo el turno
page-ask-take-back = Pedir deshacer la jugada
page-undo-wish = { $seat } quiere deshacer una jugada. ¿Estás de acuerdo?
page-undo-waits = Has pedido deshacer una jugada. Falta la respuesta de: { $seats }.
page-agree = Aceptar
page-refuse = Rechazar
page-what = Qué
page-where = Dónde
page-amount = Cuánto
page-not-these = No disponibles: { $numbers }
page-do = Jugar
page-rules-here = Reglas de esta decisión
page-look-again = Actualizar
page-in-words = Casilla por casilla
page-hint = Pedir una pista
page-hints = Pistas
page-hint-do = Jugar: { $action }
page-plan = Respuesta automática
page-plan-help = Deja una respuesta y se jugará por ti cuando llegue el momento, si aún está permitida. Si no, se te preguntará.
page-plan-now = Tu respuesta automática: { $action }.
page-plan-stop = Quitarla y preguntarme
page-notice = Avisarme cuando me toque
page-notice-help = Si empieza tu turno y no estás aquí, enviamos un mensaje a esta dirección: un webhook de tu servicio de chat o de avisos.
page-notice-address = Dirección del webhook
page-notice-start = Activar los avisos
page-notice-now = Recibes los avisos de tus turnos por { $host }.
page-notice-stop = Desactivar los avisos
page-log = Historial
page-whole-log = Historial completo
page-chat = Chat
page-chat-say = Tu mensaje
page-chat-send = Enviar
page-chat-earlier = Mensajes anteriores
page-mute = Silenciar
page-unmute = Quitar silencio
page-mute-watchers = Silenciar espectadores
page-unmute-watchers = Reactivar espectadores
page-replace = Poner un bot: { $name }
page-stand-up = Dejar libre el asiento
page-leave = Dejar la mesa a un bot
page-public-table = Una mesa pública.
page-private-table = Una mesa privada: solo la ve quien tiene un enlace.
page-without-hints = Sin pistas durante la partida
page-links = Enlaces para los demás
page-links-help = Un enlace es como una llave: da cada uno a una sola persona. Si cambias un enlace, el anterior deja de funcionar.
page-copy = Copiar
page-copied = Copiado
page-link =
    { $role ->
        [host] Ser anfitrión de la mesa
        [play] Jugar: { $name }
        [hand] Ver la partida como { $name }
        [help] Ayudar a { $name }
       *[watch] Solo como espectador
    }
page-new-link = Cambiar el enlace
page-own-links = Enlaces de mi asiento
page-own-links-help = Sirven para jugar en tu asiento o para ver lo que tú ves: para seguir en otro dispositivo o para que alguien mire y aprenda. El anfitrión no los ve. Si cambias un enlace, el anterior deja de funcionar.
page-guest = { $name } juega desde otro dispositivo; nadie más ve los enlaces de este asiento.
page-again = Jugar otra vez
page-next-game =
    { $by ->
        [you] Has creado otra partida.
        [host] El anfitrión ha creado otra partida.
       *[seat] { $seat } ha creado otra partida.
    }
page-next-kept = Tienes tu asiento reservado.
page-next-join = Unirse
page-series = Serie
page-series-kind = Una partida o varias
page-series-none = Una sola partida
page-series-open = Ya está lista la siguiente partida de la serie.
page-chosen = Has elegido: { $what }
page-choose-secret = Los demás ven tu elección cuando todos han elegido.
page-choosing = Aún eligen: { $names }
page-series-play = Siguiente partida
page-series-watch = Ver la siguiente partida
page-series-download = Descargar la serie
page-seat-kept = reservado para { $name }
page-company-here = Presentes: { $seats }
page-company-away = Ausentes: { $seats }
page-sheet = Hoja de puntuación
page-fair = Reparto verificable
page-fair-commitment = La huella del secreto del servidor, mostrada antes del reparto:
page-fair-secret = El secreto (su huella es la de arriba):
page-fair-words = Las palabras de los jugadores, mezcladas en el reparto:
page-fair-holds = Comprobado: el secreto tiene esta huella y, con las palabras, da el reparto que se ha jugado.
page-fair-check = Para comprobarlo: el secreto, en 16 bytes; cada palabra, como su longitud en 4 bytes y sus letras en UTF-8. La primera suma es la huella; los primeros 16 bytes de la segunda son la semilla de la partida guardada. «cosecha verify» comprueba las dos.

## Ayudante en un asiento

page-help = Ayudante
page-help-invite = Invitar a un ayudante
page-help-invite-help = Un ayudante ve lo que ves tú y marca hasta 3 respuestas cada turno. Solo tú puedes jugarlas.
page-help-from = Sugerencias
page-help-source =
    { $source ->
        [bot] del bot
       *[helper] de un ayudante
    }
page-help-only = Solo se pueden elegir las respuestas marcadas
page-help-for = Ayudas a { $name }.
page-help-mark = Elige las respuestas que quieres marcar para { $name }.
page-help-left =
    { $left ->
        [0] No te quedan fichas.
        [one] Te queda 1 ficha.
       *[other] Te quedan { $left } fichas.
    }
page-help-by-bot = El bot marca 3 respuestas cada turno.
page-suggestions = Sugerencias
page-mark = Marcar
page-unmark = Quitar la marca
page-help-marked = Sugerencia del ayudante.

## Varias personas en un dispositivo

page-curtain = Pasa el dispositivo a { $name }
page-curtain-help = Los demás no deben mirar ahora.
page-curtain-lift = Soy { $name }

## Mirar atrás

page-replay = Repetición
page-replay-at = Jugada { $move } de { $moves }
page-first = Primera
page-previous = Anterior
page-next = Siguiente
page-last = Última
page-to-table = Volver a la mesa
page-download = Descargar la partida
page-upload = Cargar una partida
page-upload-file = Archivo de la partida
page-upload-open = Ver la partida
page-fork = Seguir jugando desde aquí
page-fork-as = Como
page-fork-against = Contra
page-fork-help = Se crea una mesa nueva que empieza en esta jugada, contra bots. Lo que entonces no podías saber se reparte de nuevo.
page-fork-go = Seguir jugando
page-fork-not = Vuelve a una jugada anterior para seguir desde allí.
page-go-to = Ir a la jugada
page-eyes = Ver como
page-eyes-none = espectador
page-go = Mostrar

## Lectura y ajustes

page-contents = Contenido
page-language = Idioma
page-theme = Tema
page-theme-of =
    { $theme ->
        [light] claro
        [dark] oscuro
       *[system] como el dispositivo
    }
page-save = Guardar
page-saved = Guardado.
page-drawn = Versión gráfica
page-not-drawn = La versión gráfica no está instalada aquí, así que ves las páginas de texto. Todo funciona; «make web» la construye.
