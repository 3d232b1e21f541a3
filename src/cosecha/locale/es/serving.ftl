# El servidor en marcha, y lo que dice cuando algo no va como debe.

cli-serving = Cosecha está en marcha en { $address } (Ctrl-C para cerrarla)

error-port-taken = El puerto { $port } está ocupado. Elige otro con --port o usa --any-port para buscar uno libre.
error-no-host = No se puede escuchar en { $host }: este equipo no tiene esa dirección o no permite usarla.
error-folder = No se puede usar la carpeta de datos: { $text }
error-database = No se puede usar la base de datos: { $text }
error-database-url = La dirección de la base de datos debe empezar por sqlite:// o postgresql://.
error-no-postgres = PostgreSQL necesita un paquete más: pip install "cosecha-games[postgres]".
error-folder-taken = Otro servidor ya usa la carpeta de datos { $folder }. Usa ese servidor o elige otra carpeta con --data.
error-key-short = La clave del servidor debe tener al menos { $least } caracteres.

error-no-page = En esta dirección no hay nada.
error-too-long = El envío es demasiado largo. Acórtalo e inténtalo de nuevo.
error-server = Se ha producido un error en el servidor. Lo que la mesa ya había aceptado está a salvo; inténtalo de nuevo.
error-disk-full = El disco del servidor está lleno y no se puede guardar nada. Lo aceptado está a salvo; inténtalo más tarde.
error-read-only = El servidor no puede escribir en su carpeta de datos. Lo aceptado está a salvo; inténtalo más tarde.
error-database-damaged = La base de datos del servidor está dañada. Hay que restaurar una copia de seguridad con «cosecha restore».
error-database-newer = La base de datos es de una versión más nueva de Cosecha. Hay que actualizar este servidor.
error-database-away = La base de datos del servidor no responde. Lo aceptado está a salvo; inténtalo dentro de un momento.

## Avisos de turno

table-notice-turn = Te toca jugar a { $game }: { $link }
error-notice-off = Este servidor no envía avisos.
error-notice-address = Para recibir avisos hace falta la dirección completa de un webhook, que empiece por https://.
error-notice-private = Los avisos solo se envían a direcciones https públicas.

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
