# Le serveur en marche, et ce qu’il dit quand quelque chose ne va pas.

cli-serving = Cosecha tourne à l’adresse { $address } (Ctrl-C pour arrêter)

error-port-taken = Le port { $port } est pris. Choisis-en un autre avec --port, ou ajoute --any-port.
error-no-host = Impossible d’écouter sur { $host } : cette machine n’a pas cette adresse, ou en refuse l’usage.
error-folder = Le dossier de données est inutilisable : { $text }
error-database = La base de données est inutilisable : { $text }
error-database-url = L’adresse de la base de données doit commencer par sqlite:// ou postgresql://.
error-no-postgres = PostgreSQL demande un paquet de plus : pip install "cosecha-games[postgres]".
error-folder-taken = Un autre serveur utilise déjà le dossier de données { $folder }. Utilise ce serveur, ou choisis un autre dossier avec --data.
error-one-worker = Ici, un seul processus peut tourner : pour plusieurs, il faut Linux ou macOS et une base de données sur disque. Enlève --workers.
error-worker = Un processus n’a pas pu démarrer. Le journal dit pourquoi.
error-key-short = La clé du serveur est trop courte. Longueur minimale : { $least }.

## Avis de tour

table-notice-turn = C’est à toi de jouer à { $game } : { $link }

## Sauvegardes

cli-backup-done =
    { $tables ->
        [one] { $file } contient { $tables } table, avec tout ce qui a été accepté avant { $time }.
       *[other] { $file } contient { $tables } tables, avec tout ce qui a été accepté avant { $time }.
    }
cli-restore-done =
    { $tables ->
        [one] { $tables } table restaurée, avec tout ce qui a été accepté avant { $time }.
       *[other] { $tables } tables restaurées, avec tout ce qui a été accepté avant { $time }.
    }
error-backup-exists = { $file } existe déjà. Ajoute --force pour le remplacer.
error-backup-nothing = Il n’y a aucune table à sauvegarder dans { $folder }. Choisis le dossier avec --data.
error-backup-none = { $file } n’est pas une sauvegarde de Cosecha.
error-backup-damaged = La sauvegarde { $file } est endommagée. Rien n’a été changé.
error-backup-failed = La base de données a échoué ({ $file }) : { $text }
error-restore-running = Un serveur utilise ces tables. Arrête-le avant de restaurer.
error-restore-over =
    { $tables ->
        [one] Il y a déjà { $tables } table ici. Ajoute --force pour la remplacer.
       *[other] Il y a déjà { $tables } tables ici. Ajoute --force pour les remplacer.
    }
