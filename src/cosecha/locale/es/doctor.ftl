# `cosecha --version` y `cosecha doctor`: qué está instalado y si funciona.

cli-version =
    { $rules ->
        [compiled] cosecha { $version }, reglas compiladas
       *[pure] cosecha { $version }, reglas en Python puro
    }

cli-doctor-python = Python { $version } ({ $kind })
cli-doctor-platform = { $system }, { $machine }
cli-doctor-package = Versión { $version } en { $folder }
cli-doctor-rules =
    { $rules ->
        [compiled] Las reglas están compiladas.
       *[pure] Las reglas están en Python puro: las mismas partidas, solo que más lentas.
    }
cli-doctor-compile = Para compilarlas, ejecuta: { $command }
cli-doctor-wheels = Para tener reglas compiladas, instala un compilador de C o usa una plataforma que tenga un paquete compilado.
cli-doctor-games = Los juegos funcionan: { $games }
cli-doctor-no-games = Los juegos no funcionan: { $text }
cli-doctor-extra = Extra «{ $extra }»: funciona
cli-doctor-no-extra = Extra «{ $extra }»: no está instalado
cli-doctor-broken-extra = Extra «{ $extra }»: no funciona ({ $text })
cli-doctor-install = Para instalarlo, ejecuta: { $command }
cli-doctor-reinstall = Para reinstalar, ejecuta: { $command }
cli-doctor-client = La versión gráfica está instalada.
cli-doctor-no-client = Falta la versión gráfica, así que los navegadores reciben páginas de texto.
cli-doctor-data = El servidor puede guardar sus mesas en { $folder }
cli-doctor-no-data = El servidor no puede guardar sus mesas en { $folder }: { $text }
cli-doctor-other-data = Elige otra carpeta con cosecha serve --data.
cli-doctor-compiler = Compilador de C: { $compiler }
cli-doctor-no-compiler = No hay compilador de C. Solo hace falta para compilar las reglas por tu cuenta.
cli-doctor-summary =
    { $broken ->
        [0] Todo lo instalado funciona.
        [one] { $broken } parte no funciona.
       *[other] { $broken } partes no funcionan.
    }
