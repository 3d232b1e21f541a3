# El servidor en marcha, y lo que dice cuando algo no va como debe.

cli-serving = Cosecha está abierta en { $address } (Ctrl-C la cierra)

error-port-taken = El puerto { $port } está ocupado. Elige otro con --port, o deja que busque uno con --any-port.
error-no-host = No puedo escuchar en { $host }: esta máquina no tiene esa dirección o no me deja usarla.
error-folder = No se puede usar la carpeta de datos: { $text }
error-database = No se puede usar la base de datos: { $text }
error-database-url = La dirección de la base de datos debe empezar por sqlite:// o postgresql://.
error-no-postgres = PostgreSQL necesita un paquete más: pip install "cosecha[postgres]".
error-folder-taken = Otro servidor ya usa la carpeta de datos { $folder }. Ve a ese, o elige otra carpeta con --data.
error-key-short = La clave del servidor debe tener al menos { $least } caracteres.

error-no-page = En esta dirección no hay nada.
error-too-long = Esto es demasiado largo para nosotros.
error-server = Algo ha fallado por nuestra parte. Lo que la mesa aceptó está a salvo; inténtalo otra vez.

## Avisos de turno

table-notice-turn = Te toca en { $game }: { $link }
error-notice-off = Este servidor no envía avisos.
error-notice-address = Un aviso necesita la dirección completa de un webhook, que empieza por https://.
error-notice-private = Los avisos solo van a direcciones https de la internet abierta.
