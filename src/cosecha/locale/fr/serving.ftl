# Le serveur en marche, et ce qu’il dit quand quelque chose ne va pas.

cli-serving = Cosecha tourne à l’adresse { $address } (Ctrl-C pour arrêter)

error-port-taken = Le port { $port } est pris. Choisis-en un autre avec --port, ou ajoute --any-port.
error-no-host = Impossible d’écouter sur { $host } : cette machine n’a pas cette adresse, ou en refuse l’usage.
error-folder = Le dossier de données est inutilisable : { $text }
error-database = La base de données est inutilisable : { $text }
error-database-url = L’adresse de la base de données doit commencer par sqlite:// ou postgresql://.
error-no-postgres = PostgreSQL demande un paquet de plus : pip install "cosecha-games[postgres]".
error-folder-taken = Un autre serveur utilise déjà le dossier de données { $folder }. Utilise ce serveur, ou choisis un autre dossier avec --data.
error-key-short = La clé du serveur est trop courte. Longueur minimale : { $least }.

error-no-page = Il n’y a rien à cette adresse.
error-too-long = Cette demande est trop longue.
error-server = Une erreur s’est produite sur le serveur. Tes coups acceptés sont à l’abri ; réessaie.
error-disk-full = Le disque du serveur est plein, rien ne peut être enregistré. Tes coups acceptés sont à l’abri ; réessaie plus tard.
error-read-only = Le serveur ne peut pas écrire dans son dossier de données. Tes coups acceptés sont à l’abri ; réessaie plus tard.
error-database-damaged = La base de données du serveur est endommagée. Il faut restaurer une sauvegarde avec « cosecha restore ».
error-database-newer = La base de données vient d’une version plus récente de Cosecha. Il faut mettre ce serveur à jour.
error-database-away = La base de données du serveur ne répond pas. Tes coups acceptés sont à l’abri ; réessaie dans un instant.

## Avis de tour

table-notice-turn = C’est à toi de jouer à { $game } : { $link }
error-notice-off = Ce serveur n’envoie pas de notifications.
error-notice-address = Il faut l’adresse complète d’un webhook ; elle commence par https://.
error-notice-private = Les notifications ne vont qu’à des adresses https publiques.

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
