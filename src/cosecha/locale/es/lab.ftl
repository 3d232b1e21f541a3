# Investigación: muchas partidas, en este equipo o en un clúster, y lo que cuentan.

## Dónde se juega

error-run-place = No se puede jugar en «{ $place }». Usa processes, ray o una dirección como ray://host:10001.
error-run-ray-connect = No se puede conectar con un clúster de Ray en «{ $place }»: { $text }
error-run-ray = La ejecución en Ray ha fallado: { $text }
error-run-ray-version = Los nodos de Ray tienen Cosecha { $there }, pero este equipo tiene la { $here }. Instala la misma versión en todas partes.

## Conjuntos de datos

cli-dataset-stopped = Interrumpido. Lo hecho hasta ahora queda en { $folder }. Para seguir, repite la misma orden.
cli-dataset-damaged = { $file } estaba dañado y se ha escrito de nuevo.
cli-dataset-kept = Partes que ya estaban: { $kept } de { $parts }.
cli-dataset-done =
    { $games ->
        [one] { $folder }: { $rows } decisiones de { $games } partida, { $size } MB.
       *[other] { $folder }: { $rows } decisiones de { $games } partidas, { $size } MB.
    }
error-dataset-none = No hay ningún conjunto de datos en «{ $folder }».
error-dataset-manifest = No se puede leer el manifiesto del conjunto de datos «{ $folder }»: { $text }.
error-dataset-format = El conjunto de datos «{ $folder }» tiene el formato { $format }. Esta versión lee el formato { $known }.
error-dataset-other = En «{ $folder }» hay otro conjunto de datos: allí { $field } es { $there } y aquí, { $here }.
error-dataset-not-empty = «{ $folder }» no es una carpeta vacía ni contiene un conjunto de datos.
error-dataset-taken = Otro proceso está escribiendo en el conjunto de datos «{ $folder }». Espera a que termine.
error-dataset-numbers = Los números de partida de un conjunto de datos son menores que { $most }. Usa un --first-game menor o menos partidas.
error-dataset-unfinished = El conjunto de datos «{ $folder }» no está terminado. Partes que faltan: { $missing } de { $parts }.
error-dataset-column = El conjunto de datos no tiene la columna «{ $column }», solo { $known }.
error-dataset-damaged = «{ $file }» falta o está dañado. Vuelve a generar el conjunto de datos para reponerlo.
error-dataset-no-encoder = Esta versión no tiene codificador para { $game }. Usa json.
error-dataset-encoder = «{ $folder }» se codificó con { $there }; esta versión de Cosecha tiene { $here } y no puede continuarlo.
error-dataset-not-encoded = Las observaciones del conjunto de datos «{ $folder }» no están codificadas.

## Ligas

cli-league-title =
    { $games ->
        [one] { $players ->
            [one] { $game }: liga de { $games } partida de { $players } jugador, semilla { $seed }
           *[other] { $game }: liga de { $games } partida de { $players } jugadores, semilla { $seed }
        }
       *[other] { $players ->
            [one] { $game }: liga de { $games } partidas de { $players } jugador, semilla { $seed }
           *[other] { $game }: liga de { $games } partidas de { $players } jugadores, semilla { $seed }
        }
    }
cli-league-matrix = Con qué frecuencia la fila gana a la columna
cli-league-about = Elo: Bradley-Terry, 0 de media. OpenSkill: Plackett-Luce, 25 para un bot nuevo. Entre paréntesis, intervalos del 95 %.
error-league-bots = Una liga necesita al menos dos bots, cada uno nombrado una sola vez.
error-league-alone = En una liga, en cada mesa juegan dos o más jugadores.

## Fuerza

cli-strength-column =
    { $column ->
        [row] Fila
        [bot] Bot
        [result] Resultado
        [target] Objetivo
        [games] Partidas
       *[verdict] ¿Cumplido?
    }
cli-strength-verdict =
    { $verdict ->
        [met] sí
        [missed] no
        [unfinished] sin terminar
       *[unmeasured] sin medir
    }
cli-strength-about = Entre paréntesis: intervalos de confianza del 95 %.
cli-strength-pure = Las reglas no están compiladas, así que los bots calculan menos en el mismo tiempo y los resultados serán peores.
cli-strength-stopped = Interrumpido. Lo hecho hasta ahora queda en { $file }. Para seguir, repite la misma orden.
cli-strength-other = { $flag } no se puede usar con --strength.
cli-strength-only = { $flag } solo se puede usar con --strength.
error-strength-line = La línea { $line } de «{ $file }» no es un resultado.
error-strength-taken = Otro proceso está escribiendo en «{ $file }». Espera a que termine.
error-strength-page = La página necesita las líneas { $begin } y { $end }. Las tablas van entre ellas.

## Informes

cli-report-done = El informe está en { $file }
error-report-file = «{ $file }» no es una simulación, una liga, una partida guardada ni un conjunto de datos.
error-report-running = La partida de «{ $file }» aún no ha terminado.
report-title = Informe: { $game }
report-about =
    { $games ->
        [one] { $players ->
            [one] { $games } partida de { $players } jugador.
           *[other] { $games } partida de { $players } jugadores.
        }
       *[other] { $players ->
            [one] { $games } partidas de { $players } jugador.
           *[other] { $games } partidas de { $players } jugadores.
        }
    }
report-made = Creado con Cosecha { $version }.
report-axis-win-rate = Victorias (%)
report-axis-points = Puntos
report-axis-mean-points = Media de puntos
report-axis-round = Ronda
report-axis-decisions = Decisiones por partida
report-axis-games = Partidas
report-axis-taken = Veces por jugador y partida
report-axis-worth = Diferencia de puntos
report-ratings = Fuerza de los bots
report-ratings-about = La fuerza de cada bot, del mejor al peor, con intervalos del 95 %. Si los intervalos de dos bots apenas se solapan, lo más probable es que uno sea más fuerte.
report-matrix = Enfrentamientos directos
report-matrix-about = Con qué frecuencia el bot de la fila quedó por delante del de la columna. Un empate cuenta la mitad.
report-series = Series ganadas
report-series-about = La proporción de series ganadas, con intervalos del 95 %. Una victoria compartida cuenta en parte. Los demás gráficos tratan de las partidas sueltas.
report-win-rates = Victorias
report-win-rates-about = La proporción de partidas ganadas, con intervalos del 95 %. Una victoria compartida cuenta en parte. La línea discontinua es lo que ganarían jugadores de la misma fuerza.
report-scores = Puntuación final
report-scores-about = Con qué frecuencia se alcanzó cada puntuación. La línea marca la media.
report-sources = De dónde vienen los puntos
report-sources-about = La media de puntos de cada origen al final de la partida, con intervalos del 95 %.
report-rounds = Puntos por ronda
report-rounds-about = La media de puntos si la partida hubiera acabado tras cada ronda, con intervalos del 95 %.
report-lengths = Duración de las partidas
report-lengths-about = Cuántas decisiones tomaron los jugadores en una partida. Las jugadas obligadas no cuentan.
report-taken = Qué se tomó y cuánto aportó
report-taken-about = A la izquierda, cuántas veces lo tomó un jugador. A la derecha, cuánto mayor fue su ventaja sobre los demás en las partidas en que lo tomó que en sus otras partidas, con intervalos del 95 %. Esto no demuestra una causa: quizá lo toma más a menudo quien ya va ganando.
report-taken-only = Qué se tomó
report-taken-only-about = Cuántas veces lo tomó un jugador por partida.
