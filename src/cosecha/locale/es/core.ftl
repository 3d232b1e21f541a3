# Lo que es igual en todos los juegos: asientos, negativas y errores.

seat-number = Asiento { $number }
seat-name = { $seat }

# Lo bueno que es un bot; aparece junto al nombre.
bot-level-random = bot aleatorio
bot-level-sprout = bot brote
bot-level-apprentice = bot aprendiz
bot-level-farmer = bot granjero
bot-level-steward = bot capataz
bot-level-master = bot maestro
bot-level-insight = bot normal
bot-level-other = bot
# Below the name of a bot, where there is little room.
bot-level-short-random = aleatorio
bot-level-short-sprout = brote
bot-level-short-apprentice = aprendiz
bot-level-short-farmer = granjero
bot-level-short-steward = capataz
bot-level-short-master = maestro
bot-level-short-insight = normal
# Un bot con un tiempo distinto del habitual. $level es uno de los anteriores.
bot-level-timed = { $level }, { $seconds } s
# $level es uno de los anteriores.
bot-introduced = { $name } ({ $level })
# What a league has measured: the rating with its 95% interval, the mean time of a move, and the share of games that
# a level wins against another one.
bot-rating = Puntuación Elo { $rating } (de { $low } a { $high })
bot-time = { $seconds } s por jugada
bot-against = { $level } { $percent } %
# Un número con decimales: $part son sus cifras.
bot-decimal = { $whole },{ $part }
# How long a bot thinks about a move: above a list, and its items.
bot-thinking = Tiempo de reflexión
bot-seconds = { $seconds } s

# $action es un mensaje del juego: lo que había que hacer, en infinitivo.
event-forced = { $seat } no tiene otra opción.

## Negativas comunes a todos los juegos

reason-match-over = La partida ha terminado: ya no queda nada por decidir.
# $seat es el primero de $count asientos que deben una respuesta.
reason-not-your-turn = No es tu turno. La mesa espera a: { $seats }.
reason-confirm-first = Antes tienes que confirmar tu jugada («confirm»).
reason-nothing-to-confirm = No hay ninguna jugada pendiente de confirmar.
reason-no-such-action = Esa acción no existe en este juego.

## Opciones

# Una opción distinta de la habitual, y su valor.
option-agreed = { $name }: { $value }
# Las primeras líneas del historial.
table-agreed = Acordado – { $option }
error-options-shape = No se pueden leer estas opciones: { $text }
option-problem-no-such-seat = «{ $option }»: ese asiento no existe. Los asientos se cuentan desde 0, y el número de jugadores es { $players }.
option-problem-two-players-only = «{ $option }» solo vale para dos jugadores: no la indiques.
option-set-no-name = Ponles un nombre a estas opciones.
option-set-long-name = El nombre puede tener hasta { $most } caracteres.
option-set-unknown = No has guardado opciones con el nombre «{ $name }».
option-set-taken = Ya tienes opciones con el nombre «{ $name }». Elige otro.
option-set-full = Puedes guardar hasta { $most } conjuntos de opciones por juego. Borra uno antes.

## Notación

error-notation-fields = Estos campos no forman una acción: { $text }
error-notation-number = «{ $text }» no es un número válido aquí: escribe cifras, como máximo 999.
error-notation-shape = No se entiende «{ $text }». Se escribe así: { $shape }
error-notation-word = No existe la acción «{ $text }». Acciones conocidas: { $known }.

## Posiciones

error-position-name =
    { $kind ->
        [intersection] No existe la intersección «{ $name }».
        [phase] No existe la fase «{ $name }».
        [segment] No existe el tramo «{ $name }».
        [side] No existe el lado «{ $name }».
        [space] No existe el espacio «{ $name }».
        [square] No existe la casilla «{ $name }».
        [tile] No existe la ficha «{ $name }».
       *[other] Se desconoce el nombre «{ $name }» ({ $kind }).
    }
error-position-seat = En esta posición no existe el asiento { $number }; los asientos se cuentan desde 0.
error-position-twice = «{ $name }» aparece dos veces.
error-position-view = Esto es lo que ve un asiento: falta lo que no puede saber. Una posición tiene que estar completa.
error-position-shape = Esto no es una posición: { $text }

## Partidas guardadas

error-older-rules = Esta partida empezó con la versión { $rules } de las reglas; esta versión de Cosecha juega desde la { $first }.
error-newer-rules = Esta partida empezó con la versión { $rules } de las reglas; esta versión de Cosecha conoce hasta la { $known }. Actualízala.
error-record-altered = La jugada { $move } no es la que se jugó: la partida guardada está alterada o dañada en ese punto.
error-record-altered-between = Entre las jugadas { $move } y { $last } hay algo que no se jugó así: la partida guardada está alterada o dañada en ese punto.
error-record-cut = La partida guardada está incompleta: a partir de la jugada { $move } faltan o sobran jugadas.
error-record-head = La cabecera de la partida guardada (juego, opciones, semilla, nombres, preparación) no es la original: está alterada o dañada.
error-record-fairness = El reparto no se puede verificar: el secreto, las palabras y la semilla no coinciden.
error-record-illegal = La jugada { $move } incumple las reglas: { $text }
error-record-json = { $move ->
    [0] La partida guardada está cortada o dañada: no se puede leer la línea { $line }.
   *[other] La partida guardada está cortada o dañada a partir de la jugada { $move } (línea { $line }).
}
error-record-move-shape = No se puede leer la jugada { $move }: { $text }
error-record-names = La partida guardada tiene { $names } nombres, pero el número de jugadores es { $players }.
error-record-newer = La partida guardada tiene el formato { $format }; esta versión lee formatos hasta el { $known }.
error-record-newer-rules = La partida guardada sigue la versión { $rules } de las reglas; este programa conoce versiones hasta la { $known }.
error-record-no-seed = La partida guardada no tiene semilla y el reparto no se puede repetir: aún no había terminado cuando se guardó.
error-record-notation = La jugada { $move } no es una acción: { $text }
error-record-older-rules = La partida guardada sigue la versión { $rules } de las reglas; esta versión de Cosecha reproduce partidas desde la { $first }.
error-record-other-end = Todas las jugadas son legales, pero la partida no acaba como dice el archivo: difieren la posición, los puntos, los ganadores o si ha terminado.
error-record-other-file = Esto no es una partida guardada de Cosecha.
error-record-other-game = Es una partida guardada de otro juego: { $game }.
error-record-seed = La semilla está dañada: debe tener 32 cifras hexadecimales.
error-record-shape = La cabecera de la partida guardada está dañada: { $text }

error-unknown-game = No existe el juego «{ $name }». Puedes jugar a: { $known }.
error-no-lesson = No hay tutorial de { $name }. Puedes aprender: { $known }.

## Series

# $known enumera nombres que se escriben: best-of-three.
error-unknown-series = No hay ninguna serie «{ $name }» para { $game }. Puedes elegir: { $known }.
# $text dice qué le pasa a esa partida.
error-series-game = Partida { $number } de la serie: { $text }
error-series-place = Su lugar no es este, sino otra serie u otro puesto de esta.
error-series-options = Sus opciones no son las que resultan de las partidas anteriores.
error-series-unfinished = La partida { $number } de la serie no ha terminado, pero le sigue otra.
error-series-answers = Lo elegido después de la partida { $number } de la serie no es posible.
error-series-end = Todas las partidas son correctas, pero la clasificación de la serie no es la que dice el archivo.
series-problem-alone = Para esta serie hacen falta al menos 2 jugadores.
# $kind es el nombre de la serie; $most es «none» si no tiene fin.
series-title =
    { $most ->
        [none] { $kind }, partida { $number }
       *[other] { $kind }, partida { $number } de { $most }
    }
series-name-best-of-three = Al mejor de tres
series-about-best-of-three = Quien gana 2 partidas gana la serie. Si después de 3 partidas nadie va por delante, decide la suma de todos los puntos.
series-games = Partidas
series-game = Partida { $number }
series-cell-won = { $points } (victoria)
series-handed = Para la siguiente partida
series-handed-nothing = –
series-points-best-of-three = Victorias
series-stake-open = La serie se decide con 2 victorias.
series-stake-close = Con 1 victoria más gana la serie: { $seats }
series-stake-last = La última partida decide la serie.
series-won =
    { $by ->
        [points] { $seat } gana la serie por la suma de todos los puntos.
       *[wins] { $wins ->
            [one] { $seat } gana la serie con { $wins } victoria.
           *[other] { $seat } gana la serie con { $wins } victorias.
        }
    }
series-shared = La serie acaba con una victoria compartida: { $seats }
series-won-team = Este equipo gana la serie: { $seats }

## Escenarios

scenario-failed =
    { $step ->
        [0] Al empezar, { $what }: se esperaba { $expected } y se encontró { $came }.
       *[other] Paso { $step }, { $what }: se esperaba { $expected } y se encontró { $came }.
    }
error-scenario-base = { $file }, «{ $scenario }»: la base «{ $base }» no existe o remite a sí misma.
error-scenario-empty = { $file } no contiene escenarios.
error-scenario-file = { $file } no existe o no es un texto.
error-scenario-missing = { $file }, «{ $scenario }»: falta «{ $word }» o no es de su tipo.
error-scenario-move = No se puede hacer la jugada { $move }: { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, «{ $scenario }»: así no se escribe un escenario: { $text }
       *[other] { $file }, «{ $scenario }», paso { $step }: así no se escribe un paso: { $text }
    }
error-scenario-start = { $file }, «{ $scenario }» no puede empezar: { $text }
error-scenario-step = { $file }, «{ $scenario }», paso { $step }: esto no se puede leer: { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, «{ $scenario }»: se desconoce la palabra «{ $word }». Palabras conocidas: { $known }.
       *[other] { $file }, «{ $scenario }», paso { $step }: se desconoce la palabra «{ $word }». Palabras conocidas: { $known }.
    }
error-scenario-yaml = { $file }, línea { $line }: { $text }

## Lo que decide la partida

# $item es una línea de la hoja de puntuación.
decided-by = Lo que decide la partida: { $item } ({ $winner } { $points }, { $second } { $fewer }).
decided-by-team = Lo que decide la partida: { $item } ({ $winner }: { $points }; { $second }: { $fewer }).
decided-shared = Nadie logra adelantarse: la victoria es compartida.
