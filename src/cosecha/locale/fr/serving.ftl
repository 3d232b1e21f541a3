# Le serveur en marche, et ce qu’il dit quand quelque chose ne va pas.

cli-serving = Cosecha est ouverte à { $address } (Ctrl-C la ferme)

error-port-taken = Le port { $port } est pris. Choisis-en un autre avec --port, ou laisse-moi en chercher un avec --any-port.
error-no-host = Impossible d’écouter à { $host } : cette machine n’a pas cette adresse ou ne me laisse pas l’utiliser.
error-folder = Le dossier de données est inutilisable : { $text }
error-database = La base de données est inutilisable : { $text }
error-database-url = L’adresse de la base de données doit commencer par sqlite:// ou postgresql://.
error-no-postgres = PostgreSQL demande un paquet de plus : pip install "cosecha[postgres]".
error-folder-taken = Un autre serveur utilise déjà le dossier de données { $folder }. Va sur celui-là, ou choisis un autre dossier avec --data.
error-key-short = La clé du serveur doit avoir au moins { $least } caractères.

error-no-page = Il n’y a rien à cette adresse.
error-too-long = C’est trop long pour nous.
error-server = Quelque chose s’est mal passé chez nous. Ce que la table a accepté est en sécurité ; réessaie.

## Avis de tour

table-notice-turn = C’est à toi de jouer à { $game } : { $link }
error-notice-off = Ce serveur n’envoie pas d’avis.
error-notice-address = Un avis a besoin de l’adresse entière d’un webhook, qui commence par https://.
error-notice-private = Les avis ne vont qu’à des adresses https de l’internet ouvert.
