# Lo que es igual en todos los juegos: asientos, negativas y errores.

seat-number = Asiento { $number }
seat-name = { $seat }

# $action es un mensaje del juego: lo que había que hacer, en infinitivo.
event-forced = { $seat } no tiene elección.

## Negativas comunes a todos los juegos

reason-match-over = La partida ha terminado: ya no queda nada por decidir.
# $seat es el primero de $count asientos que deben una respuesta.
reason-not-your-turn = No es tu turno. Ahora decide: { $seats }.
reason-confirm-first = Tu turno está en espera: «confirm» lo cierra.
reason-nothing-to-confirm = No hay ningún turno en espera: no hay nada que confirmar.
reason-no-such-action = Esa acción no existe en este juego.

## Opciones

error-options-shape = No se pueden leer estas opciones: { $text }
option-problem-no-such-seat = «{ $option }» nombra un asiento que no existe: con { $players } jugadores los asientos son 0, 1, etc., hasta el número de jugadores menos uno.
option-problem-two-players-only = «{ $option }» es solo para dos jugadores: no lo indiques.

## Notación

error-notation-fields = Estos campos no forman una acción: { $text }
error-notation-number = «{ $text }» no es un número válido aquí: escribe cifras, como mucho 999.
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
error-position-view = Esto es una vista: calla lo que un asiento no puede saber. Una posición lo dice todo.
error-position-shape = Esto no es una posición: { $text }

## Registros

error-record-altered = La jugada { $move } no es la que se jugó: ahí el registro está alterado o dañado.
error-record-altered-between = Entre las jugadas { $move } y { $last } hay algo que no se jugó así: ahí el registro está alterado o dañado.
error-record-cut = El registro está incompleto: a partir de la jugada { $move } faltan o sobran jugadas.
error-record-head = La cabecera del registro (juego, opciones, semilla, nombres, preparación) no es la que era: está alterada o dañada.
error-record-fairness = La prueba de un reparto limpio no se cumple: el secreto, las palabras y la semilla no concuerdan.
error-record-illegal = La jugada { $move } incumple las reglas: { $text }
error-record-json = { $move ->
    [0] El registro está cortado o dañado: no se puede leer la línea { $line }.
   *[other] El registro está cortado o dañado a partir de la jugada { $move } (línea { $line }).
}
error-record-move-shape = No se puede leer la jugada { $move }: { $text }
error-record-names = El registro nombra { $names } jugadores, pero juegan { $players }.
error-record-newer = El registro tiene el formato { $format }; esta versión lee formatos hasta el { $known }.
error-record-newer-rules = El registro sigue la versión { $rules } de las reglas; este programa conoce versiones hasta la { $known }.
error-record-no-seed = El registro no tiene semilla y el reparto no se puede repetir: la partida seguía en juego cuando se guardó.
error-record-notation = La jugada { $move } no es una acción: { $text }
error-record-older-rules = El registro sigue la versión { $rules } de las reglas y la actual es la { $known }: sus jugadas no se pueden reproducir.
error-record-other-end = Todas las jugadas son legales, pero la partida no acaba como dice el registro: en la posición, los puntos, los ganadores o en si ha terminado.
error-record-other-file = Esto no es un registro de Cosecha.
error-record-other-game = Es un registro de otro juego: { $game }.
error-record-seed = La semilla está dañada: debe tener 32 cifras hexadecimales.
error-record-shape = La cabecera del registro está dañada: { $text }

error-unknown-game = No existe el juego «{ $name }». Puedes jugar a: { $known }.

## Escenarios

scenario-failed =
    { $step ->
        [0] Al empezar, { $what }: se esperaba { $expected } y se encontró { $came }.
       *[other] Paso { $step }, { $what }: se esperaba { $expected } y se encontró { $came }.
    }
error-scenario-base = { $file }, «{ $scenario }»: la base «{ $base }» no existe o vuelve a sí misma.
error-scenario-empty = { $file } no contiene escenarios.
error-scenario-file = { $file } no está o no es un texto.
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
