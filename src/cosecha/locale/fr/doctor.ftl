# `cosecha --version` et `cosecha doctor` : ce qui est installé, et si cela fonctionne.

cli-version =
    { $rules ->
        [compiled] cosecha { $version }, règles compilées
       *[pure] cosecha { $version }, règles en Python pur
    }

cli-doctor-python = Python { $version } ({ $kind })
cli-doctor-platform = { $system }, { $machine }
cli-doctor-package = Version { $version } dans { $folder }
cli-doctor-rules =
    { $rules ->
        [compiled] Les règles sont compilées.
       *[pure] Les règles sont en Python pur : les mêmes parties, mais plus lentes.
    }
cli-doctor-compile = Pour les compiler, lance : { $command }
cli-doctor-wheels = Pour avoir des règles compilées, installe un compilateur C ou utilise une plateforme qui a un paquet compilé.
cli-doctor-games = Les jeux fonctionnent : { $games }
cli-doctor-no-games = Les jeux ne fonctionnent pas : { $text }
cli-doctor-extra = Extra « { $extra } » : fonctionne
cli-doctor-no-extra = Extra « { $extra } » : pas installé
cli-doctor-broken-extra = Extra « { $extra } » : ne fonctionne pas ({ $text })
cli-doctor-install = Pour l’installer, lance : { $command }
cli-doctor-reinstall = Pour réinstaller, lance : { $command }
cli-doctor-client = La version dessinée est installée.
cli-doctor-no-client = Il manque la version dessinée : les navigateurs reçoivent des pages de texte.
cli-doctor-data = Le serveur peut garder ses tables dans { $folder }
cli-doctor-no-data = Le serveur ne peut pas garder ses tables dans { $folder } : { $text }
cli-doctor-other-data = Choisis un autre dossier avec cosecha serve --data.
cli-doctor-compiler = Compilateur C : { $compiler }
cli-doctor-no-compiler = Pas de compilateur C. Tu n’en as besoin que pour compiler toi-même les règles.
cli-doctor-summary =
    { $broken ->
        [0] Tout ce qui est installé fonctionne.
        [one] { $broken } élément ne fonctionne pas.
       *[other] { $broken } éléments ne fonctionnent pas.
    }
