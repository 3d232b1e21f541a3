# La línea de órdenes y la mesa en la terminal.

## Ayuda de las órdenes

cli-about = Juegos de mesa agrícolas para personas y bots. Juega en la terminal, enfrenta a los bots entre sí, y repasa y comprueba partidas.
cli-about-command =
    { $command ->
        [serve] Abre mesas para navegadores y programas hasta que pulses Ctrl-C.
        [mcp] Deja jugar a modelos de lenguaje, como servidor MCP por stdin y stdout.
        [backup] Guarda todas las mesas de un servidor en un archivo. El servidor puede estar en marcha.
        [restore] Sustituye todas las mesas de un servidor por las de una copia de seguridad. Detén antes el servidor.
        [play] Juega una partida: tú contra bots, o varias personas con un mismo teclado.
        [simulate] Haz que los bots jueguen muchas partidas y resume los resultados.
        [dataset] Haz jugar a los bots y guarda cada decisión en un conjunto de datos (Parquet).
        [league] Organiza una liga de bots y calcula su fuerza.
        [report] Crea una página web con gráficos de las partidas jugadas.
        [replay] Repasa paso a paso una partida guardada.
        [verify] Reparte de nuevo una partida guardada y comprueba cada jugada, el resultado y el reparto verificable.
        [analyze] Repasa cada decisión de una partida guardada: qué estuvo bien y qué habría sido mejor.
        [check] Ejecuta archivos de escenarios y muestra cuáles se cumplen.
        [bots] Muestra los bots de cada juego.
        [doctor] Muestra qué está instalado y si funciona.
        [options] Muestra, borra o cambia de nombre las opciones que has guardado.
       *[rules] Lee las reglas de un juego.
    }
cli-usage = Uso: { $usage }
cli-usage-command = ORDEN
cli-usage-options = OPCIONES
cli-arguments = Argumentos:
cli-commands = Órdenes:
cli-options = Opciones:
cli-more-help = Cada orden tiene su propia ayuda: { $command }
cli-default = por defecto: { $value }
cli-flag-seats = Los asientos se cuentan desde 0.
cli-argument-game = El juego: { $known }.
cli-argument-any-game = El juego: { $known }. Con uno, esta ayuda muestra también sus opciones.
cli-argument-file = Una partida guardada, en JSON o en texto compacto.
cli-argument-report = Un archivo de simulate o league (con --json), una partida guardada o la carpeta de un conjunto de datos.
cli-argument-backup = El archivo de la copia de seguridad.
cli-argument-files = Uno o varios archivos de escenarios (YAML o JSON).
cli-argument-section = Una sección de la página, por ejemplo auction.
cli-flag-lang = El idioma; si no se indica, el de tu ordenador.
cli-flag-help = Muestra esta ayuda.
cli-flag-version = Muestra la versión.
cli-flag-doctor-json = Muestra el informe en JSON, para programas.
cli-flag-ascii = Dibuja solo con signos ASCII.
cli-flag-force = Sustituye lo que ya existe.
cli-flag-all = Muestra toda la partida sin preguntar.
cli-flag-moves = Muestra las jugadas en texto compacto.
cli-flag-play =
    { $flag ->
        [seats] Quién ocupa cada asiento, por ejemplo you,farmer,sprout; you,you son dos personas con un mismo teclado. Si no se indica: tú (you) y bots del nivel sugerido.
        [name] Tu nombre en la mesa.
        [seed] Reparte a partir de este número. Si no se indica, el reparto es verificable.
        [words] Tus palabras para el reparto verificable, para que no se te pregunten.
        [resume] Continúa una partida guardada.
        [save] El archivo en el que se guarda la partida.
        [series] Juega una serie en lugar de una partida: best-of-three; en Agricola también three-games y solo.
        [saved_options] Parte de las opciones guardadas con este nombre. Los demás argumentos tienen prioridad.
        [save_options] Guarda con este nombre las opciones de la partida.
       *[pace] Segundos entre las jugadas de los bots. [por defecto: 0.4, o 0 en una tubería]
    }
cli-flag-report-to = Dónde guardar la página. [por defecto: el nombre de FILE con .html]
cli-flag-report-images = Guarda además los gráficos en esta carpeta, en SVG y PNG.
cli-flag-delete = Borra las opciones con este nombre.
cli-flag-rename = Cambia el nombre de las opciones con este nombre.
cli-flag-to = Su nombre nuevo.
cli-options-saved = Opciones guardadas como «{ $name }» en { $file }.
cli-options-none = Aún no has guardado opciones. Usa: cosecha play GAME --save-options NAME
cli-options-which-game = Indica para qué juego.
cli-options-title = Opciones guardadas
cli-options-game = juego
cli-options-name = nombre
cli-options-about = opciones
cli-flag-serve =
    { $flag ->
        [host] Dónde escuchar; 0.0.0.0 para cualquiera que pueda conectarse a este equipo. [por defecto: 127.0.0.1]
        [port] El puerto. [por defecto: 8080]
        [any_port] Si el puerto está ocupado, vale el siguiente libre.
        [text_only] Solo las páginas de texto, sin la versión gráfica.
        [open] Abre las mesas en un navegador, donde haya un escritorio.
        [data] La carpeta de la clave del servidor y de sus mesas. [por defecto: cosecha-data]
        [key_file] El archivo del secreto que firma enlaces y cookies; se crea si falta. Las máquinas que sirven las mismas mesas lo comparten, o tienen el propio secreto en COSECHA_KEY, que no es una opción porque otros podrían leerlo. [por defecto: key en la carpeta de datos]
        [database_url] Una dirección de PostgreSQL en lugar del archivo SQLite de la carpeta de datos. Si lleva contraseña, ponla en el entorno.
        [survive_power_loss] Una respuesta solo cuenta si sobreviviría a un corte de luz; más lento. Sin ello sobrevive a cualquier caída del servidor.
        [workers] Cuántos procesos atienden a la gente: como mucho, uno por núcleo. Cada uno tiene sus propios procesos para los bots. No funciona en Windows. [por defecto: 1]
        [bot_processes] Cuántos procesos piensan por los bots. [por defecto: 1]
        [bot_patience] Segundos que puede pensar un bot antes de que uno sencillo ocupe su asiento. [por defecto: 10]
        [bot_seconds] Segundos que recibe como máximo un bot por jugada, si se le puede fijar el tiempo; nunca más de la mitad de bot-patience. [por defecto: 3]
        [actions_per_second] Cuántos cambios por segundo puede pedir un enlace; una dirección, diez veces más. Una pista, una bifurcación o una mesa nueva cuentan como diez. [por defecto: 20]
        [allowed_hosts] Los nombres con los que responde este servidor, separados por comas; * para cualquiera. Si se omite: cualquiera, pero con --host en la propia máquina solo localhost, 127.0.0.1 y [::1].
        [chat_per_second] Cuántos mensajes por segundo puede escribir en el chat un jugador o un espectador; unos pocos pueden llegar a la vez. [por defecto: 1]
        [tables_per_hour] Cuántas mesas puede abrir por hora una dirección, contando las que continúan otra partida y las partidas cargadas; 0 para no limitarlas. [por defecto: 200]
        [list_hours] Horas que aparece en la lista una mesa pública a la que no llega nadie; su enlace sigue valiendo. 0 para siempre. [por defecto: 24]
        [keep_days] Días tras los que se borra del todo una mesa que nadie ha tocado; 0 las conserva todas. Las partidas terminadas se quedan. [por defecto: 0]
        [forget_finished] Borra también las partidas terminadas y las cargadas cuando --keep-days borra mesas.
        [trusted_proxies] Direcciones de proxies, separadas por comas, que pueden decir de quién viene cada petición y si llega por https. [por defecto: 127.0.0.1,::1]
        [metrics] Quién puede leer las cifras en /metrics: local, everybody (todos) u off (nadie). [por defecto: local]
        [log_format] El registro en stderr: text o json. [por defecto: text]
        [log_level] Qué se registra: debug, info (cada petición), warning o error. [por defecto: warning]
        [webhooks] Avisa a los asientos de su turno en direcciones que ellos eligen. [por defecto: sí]
        [webhook_delay] Segundos que se espera a un asiento antes de avisarle. [por defecto: 20]
       *[webhook_anywhere] Permite que esas direcciones sean http, de cualquier puerto o de tu propia red. Solo donde te fíes de todos los que juegan.
    }
cli-flag-mcp =
    { $flag ->
        [table] Sentarse a una mesa de un servidor en marcha, con el enlace de un sitio. Si no se indica, los modelos abren sus propias partidas.
        [name] El nombre del modelo en esa mesa.
        [seed] Repartir a partir de este número: el mismo número da los mismos repartos. Si no se indica, el reparto es al azar.
        [http] Servir por HTTP, para varios modelos.
        [host] Con --http: la dirección en la que escuchar. [por defecto: 127.0.0.1]
       *[port] Con --http: el puerto en el que escuchar. [por defecto: 8765]
    }
cli-mcp-serving = Los modelos de lenguaje pueden jugar en { $address }. Ctrl-C lo detiene.
cli-flag-simulate =
    { $flag ->
        [bots] Los bots, por ejemplo master,random; el último ocupa los asientos que quedan. [por defecto: insight,random]
        [games] Cuántas partidas. [por defecto: 100]
        [seed] De dónde salen los repartos: el mismo número, las mismas partidas. [por defecto: 0]
        [first_game] El número de la primera partida, para repetir una parte de una serie. [por defecto: 0]
        [workers] Número de procesos; en Ray, partidas a la vez. [por defecto: todos los núcleos]
        [on] Dónde jugar: processes (en este equipo), ray o la dirección de un clúster de Ray, como ray://host:10001. [por defecto: processes]
        [json] Escribe todo, partida a partida, en un archivo, o en la pantalla con -.
        [series] Juega series en lugar de partidas sueltas: best-of-three; en Agricola también three-games y solo. --games es entonces el número de series.
       *[csv] Escribe una fila por bot en un archivo, o en la pantalla con -.
    }
cli-flag-dataset =
    { $flag ->
        [folder] La carpeta de destino. Si contiene un conjunto de datos sin terminar, lo continúa. [por defecto: GAME-dataset]
        [bots] Los bots, por ejemplo master,random; el último ocupa los asientos que quedan. [por defecto: insight,random]
        [games] Cuántas partidas. [por defecto: 1000]
        [seed] De dónde salen los repartos: el mismo número, las mismas partidas. [por defecto: 0]
        [first_game] El número de la primera partida, para repetir una parte de una serie. [por defecto: 0]
        [games_per_part] Cuántas partidas por archivo. [por defecto: el 2 % de las partidas, como mucho 100]
        [as_] Cómo guardar lo que vieron los bots: json (vistas) o encoded (números, como en los entornos). [por defecto: json]
        [workers] Número de procesos; en Ray, partidas a la vez. [por defecto: todos los núcleos]
       *[on] Dónde jugar: processes (en este equipo), ray o la dirección de un clúster de Ray, como ray://host:10001. [por defecto: processes]
    }
cli-flag-league =
    { $flag ->
        [bots] Los bots, por ejemplo master,farmer,./mybot.py:MyBot. [por defecto: insight,random]
        [system] Quién juega contra quién: round-robin (todos contra todos) o swiss (bots con resultados parecidos). [por defecto: round-robin]
        [rounds] Cuántas rondas. [por defecto: 1]
        [games] Cuántas partidas por mesa y ronda. [por defecto: 20]
        [seed] De dónde salen los repartos: el mismo número, las mismas partidas. [por defecto: 0]
        [workers] Número de procesos; en Ray, partidas a la vez. [por defecto: todos los núcleos]
        [on] Dónde jugar: processes (en este equipo), ray o la dirección de un clúster de Ray, como ray://host:10001. [por defecto: processes]
        [json] Escribe todo, partida a partida, en un archivo, o en la pantalla con -.
        [csv] Escribe una fila por bot en un archivo, o en la pantalla con -.
        [images] Guarda los gráficos en esta carpeta, en SVG y PNG.
        [strength] En lugar de una liga, compara el nivel más fuerte con sus objetivos y añade los resultados a este archivo. Sin GAME: en todos los juegos. --bots y --games eligen entonces otros bots y cuántas partidas por fila.
        [rows] Con --strength: qué medir, por ejemplo agricola-2,cacao-3. [por defecto: todo]
       *[page] Con --strength: actualiza las tablas de esta página.
    }
cli-flag-league-players = Cuántos juegan en cada mesa. [por defecto: 2]
cli-flag-players = Número de jugadores: { $ranges }.
cli-flag-simulate-players = Cuántos juegan. [por defecto: uno por cada bot nombrado con --bots; 4 si nombras un solo bot]

## Qué falla en una línea de órdenes

cli-usage-no-option = Aquí no existe la opción «{ $option }»; --help las enumera.
cli-usage-no-value = La opción «{ $option }» no se usa así; --help la explica.
cli-usage-missing = Falta algo: { $name }. Mira --help.
cli-usage-no-command = No existe esa orden. Órdenes conocidas: { $known }.
cli-usage-wrong = La línea no se entiende; mira «{ $command } --help».
cli-not-installed =
    { $extra ->
        [mcp] El servidor MCP no está instalado. Ejecuta: { $command }
        [server] El servidor no está instalado. Ejecuta: { $command }
        [research] Para esto hacen falta las herramientas de investigación. Ejecuta: { $command }
        [ray] Ray no está instalado. Ejecuta: { $command }
       *[terminal] Solo está instalada la biblioteca. Para jugar en la terminal, ejecuta: { $command }
    }
cli-package-not-installed = Para esto hace falta { $package }, que no está instalado. Ejecuta: { $command }
cli-watch-at = Míralo en { $url }
cli-flag-choice = { $flag }: «{ $value }» no es ninguno de estos valores: { $known }.
cli-flag-range = { $flag }: «{ $value }» no es un número del { $least } al { $most }.
cli-flag-least = { $flag }: «{ $value }» es demasiado pequeño; el mínimo es { $least }.
cli-flag-number = { $flag }: «{ $value }» no es un número entero.
cli-flag-result = { $flag } necesita un archivo, o - para la pantalla.
cli-flag-seed = --seed: «{ $value }» es demasiado grande; tiene que caber en 128 bits.
cli-seed-or-words = Indica --seed o --words, no ambos: las palabras son para el reparto verificable, que no usa semilla.
cli-seats-empty = --seats: hay un hueco vacío entre dos comas.
cli-seats-count =
    { $seats ->
        [one] --seats indica { $seats } asiento, pero el número de jugadores es { $players }.
       *[other] --seats indica { $seats } asientos, pero el número de jugadores es { $players }.
    }
cli-resume-options = Una partida que se continúa conserva sus opciones y su reparto: quita las opciones del juego, --seed y --words.
cli-resume-no-seats = La partida guardada no dice quién ocupa sus asientos ({ $names }). Indícalo con --seats, por ejemplo --seats you,farmer.

## Archivos

cli-os-problem = Error del sistema: { $text }
cli-file-missing = No existe el archivo «{ $file }».
cli-file-folder = «{ $file }» es una carpeta, no un archivo.
cli-file-exists = El archivo «{ $file }» ya existe; elige otro nombre.
cli-file-no-folder = La carpeta de «{ $file }» no existe.
cli-file-other = «{ $file }» no es un texto que Cosecha pueda leer.
cli-file-unreadable = «{ $file }» no se puede leer. { $text }
cli-file-unwritable = «{ $file }» no se puede escribir. { $text }

## En la mesa

cli-person = Jugador
cli-at-the-table = En la mesa: { $names }
cli-level-suggested = Sugerido para tu próxima partida: { $level }
cli-saved = La partida está guardada en { $file }
cli-resume-with = Para continuar:
cli-not-begun = No ha empezado ninguna partida.
cli-more = Más: Intro; parar: q
cli-press-enter = Pulsa Intro.
cli-curtain = Le toca a { $name }. Los demás no deben mirar ahora.
cli-secret = Tu respuesta es secreta.
cli-first-help = Escribe ? para ver la ayuda.
cli-bot-illegal = El bot { $bot } quiere algo que no está permitido: { $reason }
cli-bot-failed = El bot { $bot } ha fallado: { $text }
cli-bot-type = El bot { $bot } ha respondido { $answer }, que es de tipo { $type }; una acción es un int.
cli-proof-start = Reparto verificable. El ordenador ya ha fijado un secreto; su huella es { $commitment }
cli-proof-words = { $name }, escribe las palabras que quieras: el reparto sale de ellas y del secreto (Intro: ninguna).
cli-proof-end = Verificación del reparto: el secreto era { $secret }, y su huella es la que viste al principio, { $commitment }
cli-see-rules = (reglas { $anchor })
cli-several = Eso puede significar varias cosas: { $actions }
cli-not-understood = «{ $text }» no responde a esta pregunta. Escribe ? para ver la ayuda.
cli-no-such-number =
    { $count ->
        [one] El número { $number } no está en la lista; solo está el 1.
       *[other] El número { $number } no está en la lista; va del 1 al { $count }.
    }
cli-amount = ¿Cuánto? { $range } (Intro: volver)
cli-place = ¿Dónde? { $places } (Intro: volver)
cli-place-any =
    { $count ->
        [one] ¿Dónde? Hay { $count } lugar posible; su nombre está en el tablero. (Intro: volver)
       *[other] ¿Dónde? Hay { $count } lugares posibles; sus nombres están en el tablero. (Intro: volver)
    }
cli-undo-nothing = Todavía no hay ninguna decisión tuya que deshacer.
cli-undo-secret = Esto no se puede deshacer: una respuesta secreta es definitiva.
cli-undo-others = Esto deshace también jugadas de otros: { $names }. ¿Están de acuerdo? (sí/no)
# Lo que vale como sí, separado por coma y espacio.
cli-yes = sí, si, s, yes, y
cli-undo-stays = No se deshace nada.
cli-undone = Deshecho: { $action }
cli-save-as = Guardar como (Intro: { $file }):
cli-why-what = Escribe una acción detrás, por ejemplo: why bid 99
cli-why-legal = Nada lo impide: «{ $action }» está permitido ahora.
cli-why-amount = Nada lo impide, pero falta una cantidad, por ejemplo: { $action }
cli-score-hidden = En esta partida no todo está a la vista: la hoja de puntuación llega al final.
cli-no-section = Las reglas no tienen la sección «{ $anchor }». Hay: { $known }.
cli-sections = Secciones: { $known }

## Ayuda en la pregunta

cli-help-answers = Respuestas
cli-help-answer =
    { $kind ->
        [number] Un número de la lista, y si quieres la palabra que falta detrás: 2 c4. Cuando se te pide una cantidad, un número es esa cantidad.
        [notation] La acción entera, ahora por ejemplo: { $examples }
       *[short] Algo más corto que encaje con una sola acción: algunas de sus palabras, o su comienzo.
    }
cli-help-commands = Órdenes
cli-help-command =
    { $command ->
        [board] dibuja la mesa otra vez
        [hint] tres buenas jugadas, con sus razones
        [why] por qué una acción no está permitida
        [rules] lee las reglas
        [read] leer una carta por su nombre, o buscar cartas por palabras de su texto
        [hand] tu mano; ordénala por tipo, jugable, nombre o coste, o añade palabras que buscar
        [auto] dar siempre la misma respuesta a una pregunta, hasta que salgas
        [log] todo lo que ha pasado
        [score] los puntos hasta ahora
        [undo] vuelve a tu decisión anterior
        [save] guarda ahora; con un nombre, una copia
        [quit] guarda y sal
       *[other] esta ayuda
    }
# Lo que va detrás de la orden, con un espacio delante; casi nunca hay nada.
cli-help-argument =
    { $command ->
        [why] { " " }ACCIÓN
        [rules] { " " }[SECCIÓN]
        [read] { " " }NOMBRE
        [hand] { " " }[ORDEN] [PALABRAS]
        [auto] { " " }[NÚMERO RESPUESTA]
        [save] { " " }[ARCHIVO]
       *[other] { "" }
    }
# Cómo se llama la orden aquí, primero el nombre que se muestra; separados por coma y espacio. El inglés vale siempre.
cli-word =
    { $command ->
        [board] tablero, t
        [hint] pista
        [why] porqué, porque
        [rules] reglas
        [read] leer
        [hand] mano
        [auto] auto
        [log] historial
        [score] puntos
        [undo] deshacer
        [save] guardar
        [quit] salir, q
        [exit] salir
        [help] ayuda
       *[other] ?
    }

## El dibujo de Santiago

# Cabeceras de columnas estrechas: como mucho 4 signos (puja), 6 (propuesta).
cli-santiago-bid = puja
cli-santiago-proposal = oferta
cli-santiago-sign =
    { $sign ->
        [wet] con riego
        [dry] sin riego
        [desert] desierto
        [palm] palmera
        [spring] manantial
        [money] escudos
        [own-canal] canal adicional
        [farmers] granjeros
       *[overseer] supervisor
    }

## El dibujo de Cacao

cli-cacao-sign =
    { $sign ->
        [gold] oro
        [fruits] frutos
        [suns] soles
        [water] casilla de agua
        [tiles] losetas que quedan
       *[over] colocada encima
    }

## El dibujo de Agricola

cli-agricola-coming = Próximas cartas de ronda, en orden desconocido: { $cards }
cli-agricola-promised = { $seat } obtendrá { $goods } en las rondas { $rounds }
cli-agricola-season = { $spaces }: { $note }
cli-agricola-played =
    { $cards ->
        [none] { $seat }
       *[other] { $seat }: { $cards }
    }
cli-agricola-sign =
    { $sign ->
        [room] habitación
        [field] campo
        [stable] establo
        [fence] cerca
        [people] en casa / granjeros
        [starter] jugador inicial
       *[begging] fichas de mendicidad
    }

## Repasar

cli-replay-older = Esta partida se jugó con reglas anteriores (versión { $rules }, hoy { $known }): solo se muestra su historial, sin el tablero.
cli-replay-public = Esta es la parte pública de una partida en curso: solo se muestra su historial, sin el tablero.
cli-replay-start =
    { $moves ->
        [one] { $game }, { $players } jugadores, { $moves } jugada.
       *[other] { $game }, { $players } jugadores, { $moves } jugadas.
    }
cli-replay-step = Jugada { $move } de { $moves }
cli-replay-keys = Intro: siguiente, b: atrás, un número: ir allí, h: mejores jugadas, q: parar
cli-replay-key = «{ $text }» no significa nada aquí.
cli-replay-range = No existe la jugada { $number }; van de la 0 a la { $moves }.
cli-replay-end = Aquí acaba la partida guardada.
cli-replay-beginning = Este es el principio de la partida guardada.

## Analizar una partida guardada

cli-flag-analyze-seat = Muestra solo las decisiones de este asiento. Los asientos se cuentan desde 0.
cli-flag-analyze-game = Qué partida de una serie analizar, a partir de 1. [por defecto: la última terminada]
cli-flag-analyze-json = Escribe además el análisis en JSON; con - solo eso, en la pantalla.
cli-flag-analyze-workers = Número de procesos. [por defecto: todos los núcleos]
cli-analyze-title = Análisis de { $game } (jugadas: { $moves })
cli-analyze-decision = Jugada { $move }, { $seat }: { $action }. { $mark } ({ $change }).
cli-analyze-better = Mejor: { $action }. { $reason }
cli-analyze-unfinished = La partida no ha terminado. Podrás analizarla al final. Para continuar: { $command }
cli-analyze-running = Analizando

## Comprobar

cli-verify-file = El archivo está entero: sus huellas coinciden.
cli-verify-head = { $game }, versión { $rules } de las reglas, semilla { $seed }
cli-verify-moves =
    { $moves ->
        [one] Repartida de nuevo: { $moves } jugada, y las reglas la permiten.
       *[other] Repartida de nuevo: { $moves } jugadas, y las reglas las permiten todas.
    }
cli-verify-state = Las jugadas llevan a la posición que dice el archivo.
cli-verify-state-none = El archivo no dice nada de su última posición: el texto compacto no la guarda.
cli-verify-events = Los sucesos guardados son los que resultan de las jugadas.
cli-verify-totals = Los puntos son correctos: { $totals }
cli-verify-result = Los puntos son: { $totals }
cli-verify-unfinished = La partida no ha terminado: no hay resultado que comprobar.
cli-verify-commitment = El secreto coincide con la huella mostrada antes del reparto.
cli-verify-words = El secreto y las palabras dan exactamente este reparto; palabras: { $words }
cli-verify-no-words = ninguna
cli-verify-no-proof = El reparto no es verificable: la partida se repartió con una semilla elegida.
cli-verify-secret-later = Del reparto verificable solo está la huella: el secreto se publica al final de la partida.
cli-verify-secret-missing = La partida ha terminado, pero falta el secreto: el reparto no se puede verificar.
cli-verify-series =
    { $games ->
        [one] La serie es correcta: { $games } partida y la clasificación.
       *[other] La serie es correcta: { $games } partidas que se siguen unas de otras, y la clasificación.
    }
cli-verify-good = Todo es correcto.
cli-verify-bad = Esta partida guardada no es correcta.
cli-verify-other-events = Jugada { $move }: los sucesos guardados no son los que resultan de las jugadas.
cli-verify-other-commitment = El secreto no coincide con la huella mostrada antes del reparto.
cli-verify-other-seed = El secreto y las palabras dan otro reparto, no este.

## Escenarios

cli-check-passed = se cumple
cli-check-failed = falla
cli-check-bases = { $file }: posiciones de partida, nada que jugar.
cli-check-summary =
    { $count ->
        [one] { $count } escenario: { $passed } se cumple, { $failed } falla.
       *[other] { $count } escenarios: { $passed } se cumplen, { $failed } fallan.
    }

## Bots y simulaciones

cli-bots-title = Bots
cli-bots-game = Juego
cli-bots-name = Bot
cli-bots-rating = Elo
cli-bots-time = s/jugada
cli-bots-about = Descripción
cli-bots-timed = { $name } piensa { $seconds } s por jugada. Para otro tiempo, añade los segundos al nombre, de { $least } a { $most }: { $example }
cli-simulate-running = Jugando
cli-simulate-title =
    { $matches ->
        [one] { $game }: { $matches } partida de { $players } jugadores, semilla { $seed }
       *[other] { $game }: { $matches } partidas de { $players } jugadores, semilla { $seed }
    }
cli-simulate-bot = Bot
cli-simulate-seats = Asientos
cli-simulate-wins = Ganadas
cli-simulate-rate = % victorias
cli-simulate-interval = IC 95 %
cli-simulate-score = Puntos
cli-simulate-rank = Puesto
# Milisegundos por decisión.
cli-simulate-thinking = ms
cli-simulate-length = Decisiones por partida, de media: { $length }
cli-simulate-stopped = Parado.
cli-simulate-again = Para repetir solo esta partida:
cli-simulate-series = { $game }, { $kind }: { $series } series de { $players } jugadores, semilla { $seed }
cli-simulate-mean = Media
cli-simulate-reached = Alcanzado
# $points es lo que cuenta en la serie: Victorias.
cli-simulate-reached-help = Alcanzado: { $points } al final de una serie, y en cuántas de ellas.
cli-simulate-games = Partidas por serie: { $lengths }

cli-agricola-hand = Tu mano, con lo que falta. Para leer una carta: leer NOMBRE
cli-card-which = ¿Qué carta? Añade su nombre o el principio.
cli-card-unknown = No hay ninguna carta «{ $text }».
cli-card-none-here = En este juego no hay cartas que leer.
cli-hand-empty = No tienes cartas en la mano.
cli-hand-none = En ninguna carta de tu mano aparece «{ $text }».
cli-sort =
    { $sort ->
        [kind] tipo
        [playable] jugable
        [price] coste
       *[name] nombre
    }
cli-auto-none = Ahora no puedes dar ninguna respuesta automática.
cli-auto-unknown = «{ $text }» no es un número de la lista con una respuesta.
cli-auto-ask = preguntar
cli-auto-how = Para cambiar una, escribe su número y una respuesta: { $examples }
cli-auto-played = Respuesta automática: { $action }
