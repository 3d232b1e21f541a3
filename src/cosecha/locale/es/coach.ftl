# El entrenador: lo buenas que fueron las decisiones, qué habría sido mejor y de dónde vinieron los puntos.

coach-title = Análisis
coach-analyze = Analizar
coach-about = El entrenador revisa cada decisión según lo que el jugador podía saber en ese momento.
coach-progress = Analizando: { $done } de { $all }
coach-queued =
    { $ahead ->
        [one] En cola: { $ahead } análisis por delante.
       *[other] En cola: { $ahead } análisis por delante.
    }
coach-begun = Analizando la partida…
coach-done = El análisis está listo.
coach-fork = Esta partida continúa otra que se jugaba sin pistas y quizá no ha terminado, así que no se puede analizar.
coach-incomplete = La partida es muy larga: solo se ha analizado su primera parte.

## Notas

coach-mark-best = La mejor
coach-mark-good = Buena
coach-mark-inaccuracy = Imprecisión
coach-mark-mistake = Error
coach-cell-played = { $action } ({ $mark })
coach-cell-better = { $action } ({ $gain })
coach-idea-behind = { $action } ({ $change })
coach-move-number = Jugada
coach-why = Por qué
coach-marks = Decisiones
coach-marks-of = Decisiones: { $seat }
coach-marks-fine = Ni imprecisiones ni errores.
coach-marks-none = No había nada que elegir.
coach-lost = Perdido

## Cantidades. $whole y $tenth: por ejemplo 3 y 4 para 3,4

coach-points = { $whole },{ $tenth } puntos
coach-percent = { $percent } %
coach-more = +{ $amount }
coach-less = −{ $amount }
coach-better-chances = más posibilidades de ganar
coach-worse-chances = menos posibilidades de ganar

## La curva

coach-curve-points = Puntos esperados
coach-curve-wins = Probabilidad de ganar
coach-curve-moves = Jugadas
coach-curve-at =
    { $move ->
        [0] Al principio
       *[other] Tras la jugada { $move }
    }
coach-turns = Momentos decisivos
coach-turns-none = Ninguno: no hubo cambios bruscos.
coach-turn =
    { $moves ->
        [one] Jugada { $last }, { $seat }: { $change }
       *[other] Jugadas { $first }–{ $last }, { $seat }: { $change }
    }
coach-as-table = En una tabla

## Una decisión

coach-move = Jugada { $move }
coach-played = Jugado
coach-better = Mejor
coach-best-played = No había nada mejor.
coach-not-judged = En este momento nadie tiene nada que elegir.
coach-next-marked = Siguiente imprecisión o error
coach-show-played = Mostrar lo jugado
coach-show-better = Mostrar la mejor jugada

## ¿Qué harías tú?

coach-ideas = ¿Qué harías tú?
coach-ideas-about = Las mejores jugadas para { $seat }, cada una con una posible continuación.
coach-line = Posible continuación
coach-line-back = Volver
coach-line-on = Avanzar
coach-line-at = Paso { $step } de { $steps }
coach-line-close = Cerrar la línea
coach-line-step = { $seat }: { $action }
coach-line-guessed = Es solo una posible continuación: todo lo oculto se supone.

## El informe

coach-report = De dónde vienen tus puntos
coach-report-of = De dónde vienen los puntos: { $seat }
coach-report-from = Puntos por
coach-report-own = Tú
coach-report-seat = Puntos
coach-report-others = Los demás, de media
coach-report-usual = Media: { $level }
coach-report-about = La última columna muestra cuántos puntos consiguen de media los bots de ese nivel.
coach-report-total = Total
coach-report-team = Equipo
coach-source-temples = Templos
coach-try = Qué probar la próxima vez
coach-try-santiago =
    { $source ->
        [money] Guarda más dinero. Puja poco si la loseta no te hace mucha falta y deja que otros paguen los canales.
       *[plantations] Haz plantaciones más grandes. Planta junto al mismo cultivo y procura que llegue el agua.
    }
coach-try-cacao =
    { $source ->
        [gold] Vende más cacao. Pon trabajadores junto a un mercado cuando tu almacén esté lleno.
        [temples] Lucha por los templos. Basta un trabajador más que los demás para dominarlos.
        [suns] Reúne soles. Cada uno vale 1 oro y al final te permite colocar una loseta encima de otra tuya.
       *[water] Haz avanzar más a tu portador de agua. Las últimas casillas son las que más valen.
    }
coach-try-agricola =
    { $source ->
        [fields] Ara más campos. Dan puntos a partir del segundo.
        [pastures] Cerca más pastizales. 4 pequeños dan más puntos que 1 grande.
        [grain] Siembra cereales antes. De uno salen tres.
        [vegetables] Consigue una hortaliza y siémbrala. Con pocas se ganan muchos puntos.
        [sheep] Conserva ovejas hasta el final. La primera ya te ahorra un punto.
        [boar] Conserva jabalíes hasta el final. El primero ya te ahorra un punto.
        [cattle] Conserva vacas hasta el final. Con pocas se ganan muchos puntos.
        [unused] Utiliza todas las parcelas de tu granja. Cada una vacía cuesta un punto.
        [stables] Pon tus establos dentro de cercas. Cada establo cercado da un punto.
        [rooms] Reforma tu casa. Cada habitación de adobe o piedra da puntos.
        [people] Amplía antes tu familia. Cada granjero da 3 puntos y una acción más por ronda.
        [improvements] Consigue una adquisición que te ayude toda la partida, como un sitio para cocinar.
        [begging] Prepara pronto los alimentos de la próxima cosecha. Cada ficha de mendicidad cuesta 3 puntos.
       *[bonus] Busca puntos adicionales: cartas y talleres premian los recursos que sobran.
    }
coach-try-move = Repasa la jugada { $move }. Te costó { $lost }.
coach-try-move-chances = Repasa la jugada { $move }. Te quitó posibilidades de ganar.
coach-try-level = Te has defendido bien en todo. Prueba otro nivel, otro número de jugadores u otras opciones.

## Lo que puede fallar

error-coach-none = No hay entrenador para { $game }.
error-coach-running = La partida no ha terminado. Podrás analizarla al final.
error-coach-busy = Se están analizando muchas partidas. Prueba otra vez dentro de unos minutos.
error-coach-failed = El análisis ha fallado. Prueba otra vez.
error-coach-no-choice = En este momento nadie tiene nada que elegir.
