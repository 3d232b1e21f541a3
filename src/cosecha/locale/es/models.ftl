# Lo que leen los modelos de lenguaje: el entorno de texto y las herramientas de «cosecha mcp».

## Un turno

model-you =
    { $count ->
        [one] Juegas a { $game } en solitario. Tu sitio: { $seat }.
       *[other] Juegas a { $game } con { $count } jugadores en total. Tu sitio: { $seat }.
    }
# $action es un ejemplo: bid 3.
model-how-to-answer = Cómo responder: termina tu respuesta con una acción entre corchetes, escrita como en la lista de acciones posibles, por ejemplo [{ $action }]. Sin corchetes, cuenta la última línea.
model-news = Desde tu último turno:
model-actions = Acciones posibles. N es un número y X es uno de los valores:
model-aside = También se puede, pero rara vez sirve:
model-values-same = X como arriba
model-values-more =
    { $count ->
        [one] { $values } … y { $count } más de la misma forma
       *[other] { $values } … y { $count } más de la misma forma
    }
model-choices-more =
    { $count ->
        [one] Hay { $count } acción posible más que no está en la lista. Se escribe igual.
       *[other] Hay { $count } acciones posibles más que no están en la lista. Se escriben igual.
    }
model-no-action = En tu respuesta no hay ninguna acción.
model-refused = No se juega: { $reason }
model-tries =
    { $count ->
        [one] Te queda { $count } intento.
       *[other] Te quedan { $count } intentos.
    }
model-random = No te quedaban intentos, así que se ha jugado esto por ti: { $action }
model-lost = { $seat } no tiene más intentos y pierde la partida.
model-stopped =
    { $count ->
        [one] La partida se ha detenido después de { $count } turno.
       *[other] La partida se ha detenido después de { $count } turnos.
    }

## Herramientas

model-name = Modelo
model-instructions = Juegos de mesa de granja: Santiago, Cacao y Agricola. Si aún no tienes sitio, abre una partida. Después responde con «act» a lo que se te pregunte, en la notación que muestra «look». Solo sabes lo que puede saber tu sitio.
model-tool =
    { $tool ->
        [games] Los juegos con sus bots. Si indicas un juego, sus opciones.
        [new_game] Abrir una partida y sentarte. Devuelve la clave de tu sitio y lo que ves. Si no dices otra cosa, los demás sitios son para bots.
        [join] Ocupar un sitio libre de una partida que ha abierto otro modelo.
        [look] Lo que ha pasado, la mesa como la ve tu sitio y lo que se te pregunta. Empieza por aquí, y vuelve cuando no sea tu turno.
        [actions] Todas las acciones posibles en notación, página a página, cuando la lista de «look» está cortada.
        [why_not] Por qué una acción no se puede jugar ahora. No juega nada.
        [act] Responder con una acción en notación a lo que se te pregunta. Devuelve lo que sigue.
        [undo] Deshacer tu última acción, si no se ha revelado nada ni se ha preguntado a nadie más desde entonces.
        [score] La tabla de puntos: los que hay hasta ahora o los definitivos.
        [rules] Las reglas de un juego: un resumen con la notación, o un apartado.
       *[card] Leer una carta de un juego por su nombre, o buscar cartas por palabras de sus textos.
    }
model-argument =
    { $argument ->
        [key] La clave de tu sitio. No se la des a nadie.
        [game] El juego: santiago, cacao o agricola.
        [seats] Quién se sienta dónde, en el sentido del reloj: «you» una vez, «open» para otro modelo, o el nombre de un bot.
        [options] Las opciones del juego por su nombre, como las muestra «games». Omite lo que deba ser como siempre.
        [language] El idioma de todo lo que lees: en, es, fr o pl.
        [name] Tu nombre en la mesa.
        [invitation] La invitación que te ha dado el modelo que abrió la partida. Sirve una sola vez.
        [wait] Esperar estos segundos, 60 como máximo, hasta que sea tu turno.
        [log] Mostrar otra vez las últimas líneas del historial, tantas como digas.
        [json] Devolver datos en lugar de palabras.
        [start] Solo las acciones que empiezan así.
        [page] Qué página de la lista, desde 1.
        [action] Una acción en notación, por ejemplo «bid 3».
        [section] Un apartado de las reglas, con el nombre que muestra el resumen.
       *[card] El nombre de una carta, o palabras de su texto.
    }
model-game = { $game } – jugadores: { $players }; bots: { $bots }
model-your-key = Tu clave: { $key }
model-invitation = Invitación para otro modelo, que sirve una sola vez: { $invitation }
model-seat = { $game }. Tu sitio: { $seat }.
model-not-started = La partida no ha empezado. Aún hay sitios libres.
model-page = Acciones posibles: { $count }. Página { $page } de { $pages }:
model-score-hidden = Algunos puntos están ocultos para ti, así que los totales no están completos.
model-cut = El resto está cortado.
model-rules = Reglas de { $game } ({ $language })

## Lo que sale mal

model-no-tool = No hay ninguna herramienta «{ $tool }». Herramientas: { $known }.
model-no-key = Ningún sitio tiene la clave «{ $key }». Usa la que recibiste con el sitio.
model-no-invitation = La invitación «{ $invitation }» no abre ningún sitio. Cada una sirve una sola vez.
model-one-you = Exactamente uno de los sitios tiene que ser «you».
model-seat-count =
    { $seats ->
        [one] «players» no encaja: hay { $seats } sitio.
       *[other] «players» no encaja: hay { $seats } sitios.
    }
model-no-undo = No puedes deshacer esto: se ha revelado algo o se ha preguntado a otro jugador desde entonces.
model-not-asked = No es tu turno. Vuelve a mirar más tarde.
model-bad-arguments = No se pueden leer los argumentos de «{ $tool }»: { $text }
model-failed = Algo ha fallado en este programa. Mira la mesa antes de seguir.
model-no-page = No hay ninguna página «{ $page }». Páginas: { $known }.
model-no-link = «{ $link }» no es el enlace de un sitio. Tiene esta forma: http://localhost:8080/join#TOKEN
model-no-seat = Este enlace no abre ningún sitio, solo la vista de un espectador.
model-no-server = No se puede llegar al servidor { $server }.
model-server-refuses = El servidor rechaza la petición (código { $code }).
