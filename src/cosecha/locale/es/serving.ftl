# El servidor en marcha, y lo que dice cuando algo no va como debe.

cli-serving = Cosecha está en marcha en { $address } (Ctrl-C para cerrarla)

error-port-taken = El puerto { $port } está ocupado. Elige otro con --port o usa --any-port para buscar uno libre.
error-no-host = No se puede escuchar en { $host }: este equipo no tiene esa dirección o no permite usarla.
error-folder = No se puede usar la carpeta de datos: { $text }
error-database = No se puede usar la base de datos: { $text }
error-database-url = La dirección de la base de datos debe empezar por sqlite:// o postgresql://.
error-no-postgres = PostgreSQL necesita un paquete más: pip install "cosecha-games[postgres]".
error-folder-taken = Otro servidor ya usa la carpeta de datos { $folder }. Usa ese servidor o elige otra carpeta con --data.
error-one-worker = Aquí solo puede haber un proceso: para varios hacen falta Linux o macOS y una base de datos en disco. Quita --workers.
error-worker = Un proceso no ha podido arrancar. El registro en stderr dice por qué.
error-key-short = La clave del servidor debe tener al menos { $least } caracteres.

## Avisos de turno

table-notice-turn = Te toca jugar a { $game }: { $link }

## Copias de seguridad

cli-backup-done =
    { $tables ->
        [one] { $file } contiene { $tables } mesa, con todo lo aceptado antes de { $time }.
       *[other] { $file } contiene { $tables } mesas, con todo lo aceptado antes de { $time }.
    }
cli-restore-done =
    { $tables ->
        [one] Se ha restaurado { $tables } mesa, con todo lo aceptado antes de { $time }.
       *[other] Se han restaurado { $tables } mesas, con todo lo aceptado antes de { $time }.
    }
error-backup-exists = { $file } ya existe. Usa --force para sustituirlo.
error-backup-nothing = No hay mesas que guardar en { $folder }. Elige la carpeta con --data.
error-backup-none = { $file } no es una copia de seguridad de Cosecha.
error-backup-damaged = La copia de seguridad { $file } está dañada. No se ha cambiado nada.
error-backup-failed = La base de datos ha fallado ({ $file }): { $text }
error-restore-running = Un servidor está usando estas mesas. Detenlo antes de restaurar.
error-restore-over =
    { $tables ->
        [one] Aquí ya hay { $tables } mesa. Usa --force para sustituirla.
       *[other] Aquí ya hay { $tables } mesas. Usa --force para sustituirlas.
    }
