# La ligne de commande et la table dans le terminal.

## Aide des commandes

cli-about = Des jeux de société agricoles, pour les gens et pour les bots. Joue dans le terminal, fais jouer les bots entre eux, revois et vérifie des parties.
cli-about-command =
    { $command ->
        [serve] Ouvre des tables aux navigateurs et aux programmes jusqu’à Ctrl-C.
        [mcp] Fais jouer des modèles de langage, comme serveur MCP sur stdin et stdout.
        [backup] Enregistre toutes les tables d’un serveur dans un fichier. Le serveur peut tourner.
        [restore] Remplace toutes les tables d’un serveur par celles d’une sauvegarde. Arrête d’abord le serveur.
        [play] Joue une partie : toi contre des bots, ou à plusieurs sur un clavier.
        [simulate] Fais jouer beaucoup de parties aux bots et compare leurs résultats.
        [dataset] Fais jouer des bots et enregistre chaque décision dans un jeu de données (Parquet).
        [league] Organise un championnat de bots et mesure leur force.
        [report] Crée une page web avec des graphiques sur les parties jouées.
        [replay] Revois une partie enregistrée, coup par coup.
        [verify] Rejoue une partie enregistrée et vérifie chaque coup, le résultat et le tirage.
        [analyze] Examine chaque décision d’une partie enregistrée : ce qui était bon, et ce qui aurait été mieux.
        [check] Joue des fichiers de scénarios et montre lesquels réussissent.
        [bots] Affiche les bots de chaque jeu.
        [doctor] Affiche ce qui est installé et vérifie que tout fonctionne.
        [options] Affiche, renomme ou supprime les options que tu as enregistrées.
       *[rules] Lis les règles d’un jeu.
    }
cli-usage = Utilisation : { $usage }
cli-usage-command = COMMANDE
cli-usage-options = OPTIONS
cli-arguments = Arguments :
cli-commands = Commandes :
cli-options = Options :
cli-more-help = Chaque commande a sa propre aide : { $command }
cli-default = par défaut : { $value }
cli-flag-seats = Les places se comptent à partir de 0.
cli-argument-game = Le jeu : { $known }.
cli-argument-any-game = Le jeu : { $known }. Avec un jeu, cette aide montre aussi ses options.
cli-argument-file = Une partie enregistrée, en JSON ou en texte compact.
cli-argument-report = Un fichier écrit par simulate ou league avec --json, une partie enregistrée ou le dossier d’un jeu de données.
cli-argument-backup = Le fichier de sauvegarde.
cli-argument-files = Un ou plusieurs fichiers de scénarios (YAML ou JSON).
cli-argument-section = Une section de la page, par exemple auction.
cli-flag-lang = La langue ; sinon, celle de ton ordinateur.
cli-flag-help = Affiche cette aide.
cli-flag-version = Affiche la version.
cli-flag-doctor-json = Affiche le rapport en JSON, pour les programmes.
cli-flag-ascii = Dessine avec de simples caractères ASCII.
cli-flag-force = Remplace ce qui existe déjà.
cli-flag-all = Affiche toute la partie sans rien demander.
cli-flag-moves = Affiche les coups en texte compact.
cli-flag-play =
    { $flag ->
        [seats] Le joueur de chaque place, par exemple you,farmer,sprout ; avec you,you, deux personnes jouent sur un clavier. Sinon : toi (you) et des bots du niveau conseillé.
        [name] Ton nom à la table.
        [seed] Tire tout au sort à partir de ce nombre. Sinon, le tirage est vérifiable.
        [words] Tes mots pour le tirage vérifiable, au lieu de les taper au début.
        [resume] Reprends une partie enregistrée.
        [save] Le fichier où enregistrer la partie.
        [series] Joue une série au lieu d’une partie : best-of-three ; à Agricola aussi three-games et solo.
        [saved_options] Pars des options enregistrées sous ce nom. Les autres arguments l’emportent.
        [save_options] Enregistre sous ce nom les options de la partie.
       *[pace] Secondes entre les coups des bots. [par défaut : 0.4, ou 0 dans un tube]
    }
cli-flag-report-to = Où écrire la page. [par défaut : le nom de FILE avec .html]
cli-flag-report-images = Écris aussi les graphiques en SVG et en PNG dans ce dossier.
cli-flag-delete = Supprime les options de ce nom.
cli-flag-rename = Renomme les options de ce nom.
cli-flag-to = Leur nouveau nom.
cli-options-saved = Options enregistrées sous le nom « { $name } » dans { $file }.
cli-options-none = Tu n’as pas encore enregistré d’options. Essaie : cosecha play GAME --save-options NAME
cli-options-which-game = Dis pour quel jeu.
cli-options-title = Options enregistrées
cli-options-game = jeu
cli-options-name = nom
cli-options-about = options
cli-flag-serve =
    { $flag ->
        [host] L’adresse d’écoute ; 0.0.0.0 ouvre le serveur à toutes les machines du réseau. [par défaut : 127.0.0.1]
        [port] Le port. [par défaut : 8080]
        [any_port] Si le port est pris, prends le prochain port libre.
        [text_only] Sers seulement la version texte, sans la version dessinée.
        [open] Ouvre les tables dans un navigateur, s’il y a un bureau.
        [data] Le dossier de la clé du serveur et de ses tables. [par défaut : cosecha-data]
        [key_file] Le fichier du secret qui signe liens et cookies ; créé s’il manque. Les machines qui servent les mêmes tables le partagent, ou lisent le secret dans COSECHA_KEY, qui n’est pas une option car d’autres pourraient le lire. [par défaut : key dans le dossier de données]
        [database_url] Une adresse PostgreSQL à la place du fichier SQLite du dossier de données. Avec un mot de passe, mets-la dans l’environnement.
        [survive_power_loss] Une réponse ne compte que lorsqu’elle survivrait à une panne de courant ; plus lent. Sans cette option, elle survit à toute panne du serveur.
        [workers] Le nombre de processus qui servent les joueurs : un par cœur au plus. Chacun a ses propres processus pour les bots. Pas sous Windows. [par défaut : 1]
        [bot_processes] Le nombre de processus qui réfléchissent pour les bots. [par défaut : 1]
        [bot_patience] Secondes de réflexion d’un bot avant qu’un bot simple prenne sa place. [par défaut : 10]
        [bot_seconds] Secondes qu’un bot reçoit au plus par coup, si son temps se règle ; jamais plus que la moitié de bot-patience. [par défaut : 3]
        [actions_per_second] Le nombre de changements par seconde qu’un lien peut demander ; une adresse, dix fois plus. Un conseil, une bifurcation ou une nouvelle table compte pour dix. [par défaut : 20]
        [allowed_hosts] Les noms sous lesquels ce serveur répond, séparés par des virgules ; * pour tous. Omis : tous, mais avec --host sur la machine elle-même seulement localhost, 127.0.0.1 et [::1].
        [chat_per_second] Le nombre de messages par seconde qu’un joueur ou un spectateur peut écrire dans la discussion ; quelques-uns peuvent venir d’un coup. [par défaut : 1]
        [tables_per_hour] Le nombre de tables qu’une adresse peut ouvrir par heure, bifurcations et parties chargées comprises ; 0 pour ne pas limiter. [par défaut : 200]
        [list_hours] Heures pendant lesquelles une table publique sans visite reste dans la liste ; son lien marche toujours. 0 pour toujours. [par défaut : 24]
        [keep_days] Jours après lesquels une table abandonnée est supprimée définitivement ; 0 les garde toutes. Les parties finies restent. [par défaut : 0]
        [forget_finished] Supprime aussi les parties finies et les parties chargées quand --keep-days supprime des tables.
        [trusted_proxies] Adresses de proxys, séparées par des virgules, qui peuvent indiquer le client d’origine et s’il vient en https. [par défaut : 127.0.0.1,::1]
        [metrics] L’accès aux chiffres de /metrics : local, everybody (tous) ou off (personne). [par défaut : local]
        [log_format] Le journal sur stderr : text ou json. [par défaut : text]
        [log_level] Ce qui est noté : debug, info (chaque requête), warning ou error. [par défaut : warning]
        [webhooks] Prévient chaque joueur de son tour à l’adresse de son choix. [par défaut : oui]
        [webhook_delay] Secondes d’attente avant de prévenir un joueur. [par défaut : 20]
       *[webhook_anywhere] Permet à ces adresses d’être en http, sur tout port ou dans ton propre réseau. Seulement si tu fais confiance à tous les joueurs.
    }
cli-flag-mcp =
    { $flag ->
        [table] S’asseoir à une table d’un serveur en marche, avec le lien d’une place. Par défaut, les modèles ouvrent leurs propres parties.
        [name] Le nom du modèle à cette table.
        [seed] Distribuer à partir de ce nombre : le même nombre donne les mêmes tirages. Par défaut, au hasard.
        [http] Servir par HTTP, pour plusieurs modèles.
        [host] Avec --http : l’adresse à écouter. [par défaut : 127.0.0.1]
       *[port] Avec --http : le port à écouter. [par défaut : 8765]
    }
cli-mcp-serving = Les modèles de langage peuvent jouer sur { $address }. Ctrl-C l’arrête.
cli-flag-simulate =
    { $flag ->
        [bots] Les bots, par exemple master,random ; le dernier prend les places qui restent. [par défaut : insight,random]
        [games] Le nombre de parties. [par défaut : 100]
        [seed] La graine des tirages : même nombre, mêmes parties. [par défaut : 0]
        [first_game] Le numéro de la première partie, pour rejouer un morceau d’une série. [par défaut : 0]
        [workers] Nombre de processus ; sur Ray, de parties à la fois. [par défaut : tous les cœurs]
        [on] Où jouer : processes (sur cette machine), ray ou l’adresse d’un cluster Ray, comme ray://host:10001. [par défaut : processes]
        [json] Écris tout, partie par partie, dans un fichier, ou à l’écran avec -.
        [series] Joue des séries au lieu de parties seules : best-of-three ; à Agricola aussi three-games et solo. --games est alors le nombre de séries.
       *[csv] Écris une ligne par bot dans un fichier, ou à l’écran avec -.
    }
cli-flag-dataset =
    { $flag ->
        [folder] Le dossier de destination. S’il contient un jeu de données inachevé, la commande le poursuit. [par défaut : GAME-dataset]
        [bots] Les bots, par exemple master,random ; le dernier prend les places qui restent. [par défaut : insight,random]
        [games] Le nombre de parties. [par défaut : 1000]
        [seed] La graine des tirages : même nombre, mêmes parties. [par défaut : 0]
        [first_game] Le numéro de la première partie, pour rejouer un morceau d’une série. [par défaut : 0]
        [games_per_part] Le nombre de parties par fichier. [par défaut : 2 % des parties, au plus 100]
        [as_] Le format de ce que les bots ont vu : json (des vues) ou encoded (des nombres, comme dans les environnements). [par défaut : json]
        [workers] Nombre de processus ; sur Ray, de parties à la fois. [par défaut : tous les cœurs]
       *[on] Où jouer : processes (sur cette machine), ray ou l’adresse d’un cluster Ray, comme ray://host:10001. [par défaut : processes]
    }
cli-flag-league =
    { $flag ->
        [bots] Les bots, par exemple master,farmer,./mybot.py:MyBot. [par défaut : insight,random]
        [system] Les rencontres : round-robin (tous contre tous) ou swiss (entre bots aux résultats proches). [par défaut : round-robin]
        [rounds] Le nombre de rondes. [par défaut : 1]
        [games] Le nombre de parties par table et par ronde. [par défaut : 20]
        [seed] La graine des tirages : même nombre, mêmes parties. [par défaut : 0]
        [workers] Nombre de processus ; sur Ray, de parties à la fois. [par défaut : tous les cœurs]
        [on] Où jouer : processes (sur cette machine), ray ou l’adresse d’un cluster Ray, comme ray://host:10001. [par défaut : processes]
        [json] Écris tout, partie par partie, dans un fichier, ou à l’écran avec -.
        [csv] Écris une ligne par bot dans un fichier, ou à l’écran avec -.
        [images] Écris les graphiques en SVG et en PNG dans ce dossier.
        [strength] Au lieu d’un championnat, compare le niveau le plus fort à ses objectifs et ajoute les résultats à ce fichier. Sans GAME : dans tous les jeux. --bots et --games donnent alors d’autres bots, et le nombre de parties par ligne.
        [rows] Avec --strength : ce qu’il faut mesurer, par exemple agricola-2,cacao-3. [par défaut : tout]
       *[page] Avec --strength : mets à jour les tableaux de cette page.
    }
cli-flag-league-players = Le nombre de joueurs par table. [par défaut : 2]
cli-flag-players = Nombre de joueurs : { $ranges }.
cli-flag-simulate-players = Le nombre de joueurs. [par défaut : un par bot nommé avec --bots ; 4 si un seul bot est nommé]

## Ce qui ne va pas dans une ligne de commande

cli-usage-no-option = L’option « { $option } » n’existe pas ici ; --help donne la liste.
cli-usage-no-value = L’option « { $option } » ne s’emploie pas ainsi ; --help l’explique.
cli-usage-missing = Il manque quelque chose : { $name }. Voir --help.
cli-usage-no-command = Cette commande n’existe pas. Commandes connues : { $known }.
cli-usage-wrong = Cette ligne est incompréhensible ; essaie « { $command } --help ».
cli-not-installed =
    { $extra ->
        [mcp] Le serveur MCP n’est pas installé. Lance : { $command }
        [server] Le serveur n’est pas installé. Lance : { $command }
        [research] Il faut pour cela les outils de recherche. Lance : { $command }
        [ray] Ray n’est pas installé. Lance : { $command }
       *[terminal] Seule la bibliothèque est installée. Pour jouer dans le terminal, lance : { $command }
    }
cli-package-not-installed = Il faut pour cela { $package }, qui n’est pas installé. Lance : { $command }
cli-watch-at = À suivre sur { $url }
cli-flag-choice = { $flag } : « { $value } » n’est pas permis. Valeurs permises : { $known }.
cli-flag-range = { $flag } : « { $value } » n’est pas un nombre de { $least } à { $most }.
cli-flag-least = { $flag } : « { $value } » est trop petit ; le minimum est { $least }.
cli-flag-number = { $flag } : « { $value } » n’est pas un nombre entier.
cli-flag-result = { $flag } demande un fichier, ou - pour l’écran.
cli-flag-seed = --seed : « { $value } » est trop grand ; il doit tenir sur 128 bits.
cli-seed-or-words = Donne --seed ou --words, pas les deux : les mots servent au tirage vérifiable, qui n’a pas besoin de graine.
cli-seats-empty = --seats : il y a une place vide entre deux virgules.
cli-seats-count =
    { $seats ->
        [one] --seats nomme { $seats } place, mais la partie se joue à { $players }.
       *[other] --seats nomme { $seats } places, mais la partie se joue à { $players }.
    }
cli-resume-options = Une partie reprise garde ses options et son tirage : enlève les options du jeu, --seed et --words.
cli-resume-no-seats = Cette partie ne dit pas qui joue à ses places ({ $names }). Indique-le avec --seats, par exemple --seats you,farmer.

## Fichiers

cli-os-problem = L’ordinateur refuse : { $text }
cli-file-missing = Le fichier « { $file } » n’existe pas.
cli-file-folder = « { $file } » est un dossier, pas un fichier.
cli-file-exists = Le fichier « { $file } » existe déjà ; choisis un autre nom.
cli-file-no-folder = Le dossier de « { $file } » n’existe pas.
cli-file-other = « { $file } » n’est pas un texte que Cosecha sait lire.
cli-file-unreadable = « { $file } » ne peut pas être lu. { $text }
cli-file-unwritable = « { $file } » ne peut pas être écrit. { $text }

## À la table

cli-person = Joueur
cli-at-the-table = À la table : { $names }
cli-level-suggested = Conseillé pour ta prochaine partie : { $level }
cli-saved = La partie est enregistrée dans { $file }
cli-resume-with = Pour reprendre :
cli-not-begun = Aucune partie n’a commencé.
cli-more = Suite : Entrée ; arrêter : q
cli-press-enter = Appuie sur Entrée.
cli-curtain = C’est à { $name }. Les autres ne regardent pas !
cli-secret = Ta réponse est secrète.
cli-first-help = Tape { "?" } pour l’aide.
cli-bot-illegal = Le bot { $bot } tente un coup interdit : { $reason }
cli-bot-failed = Le bot { $bot } est en panne : { $text }
cli-bot-type = Le bot { $bot } a répondu { $answer }, de type { $type } ; une action est un int.
cli-proof-start = Tirage vérifiable. L’ordinateur a déjà fixé un secret ; son empreinte est { $commitment }
cli-proof-words = { $name }, tape les mots que tu veux : avec le secret, ils décident du tirage (Entrée pour aucun).
cli-proof-end = Preuve du tirage : le secret était { $secret }, et son empreinte est celle du début, { $commitment }
cli-see-rules = (règles { $anchor })
cli-several = Plusieurs actions correspondent : { $actions }
cli-not-understood = « { $text } » ne répond pas à cette question. Tape { "?" } pour l’aide.
cli-no-such-number =
    { $count ->
        [one] Le numéro { $number } n’est pas dans la liste ; il n’y a que le 1.
       *[other] Le numéro { $number } n’est pas dans la liste ; elle va de 1 à { $count }.
    }
cli-amount = Combien ? { $range } (Entrée : retour)
cli-place = Où ? { $places } (Entrée : retour)
cli-place-any =
    { $count ->
        [one] Où ? { $count } endroit est possible ; son nom est sur le plateau. (Entrée : retour)
       *[other] Où ? { $count } endroits sont possibles ; leurs noms sont sur le plateau. (Entrée : retour)
    }
cli-undo-nothing = Tu n’as encore aucun coup à annuler.
cli-undo-secret = Impossible d’annuler : une réponse secrète est définitive.
cli-undo-others = Cela annule aussi des coups d’autres joueurs : { $names }. Sont-ils d’accord ? (oui/non)
# What counts as yes, separated by comma and space.
cli-yes = oui, o, yes, y
cli-undo-stays = Rien n’est annulé.
cli-undone = Annulé : { $action }
cli-save-as = Enregistrer sous (Entrée : { $file }) :
cli-why-what = Tape une action à la suite, par exemple : why bid 99
cli-why-legal = Rien ne s’y oppose : « { $action } » est permis maintenant.
cli-why-amount = Rien ne s’y oppose, mais il manque un montant, par exemple : { $action }
cli-score-hidden = Dans cette partie, certaines choses sont cachées : la feuille de score vient à la fin.
cli-no-section = Les règles n’ont pas de section « { $anchor } ». Il y a : { $known }.
cli-sections = Sections : { $known }

## Aide à la question

cli-help-answers = Réponses
cli-help-answer =
    { $kind ->
        [number] Un numéro de la liste, suivi du mot qui manque si tu veux : 2 c4. Si la question porte sur une somme, un nombre est cette somme.
        [notation] L’action entière, en ce moment par exemple : { $examples }
       *[short] Plus court, si une seule action y répond : quelques-uns de ses mots, ou leur début.
    }
cli-help-commands = Commandes
cli-help-command =
    { $command ->
        [board] redessiner la table
        [hint] trois bonnes idées, avec leurs raisons
        [why] pourquoi une action n’est pas permise
        [rules] lire les règles
        [read] lire une carte d’après son nom, ou chercher des mots dans les textes
        [hand] ta main ; trie-la par type, jouable, nom ou coût, ou ajoute des mots à chercher
        [auto] toujours donner la même réponse à une question, jusqu’à ce que tu quittes
        [log] tout ce qui s’est passé
        [score] les points d’après le plateau
        [undo] revenir à ta décision précédente
        [save] enregistrer ; avec un nom, une copie
        [quit] enregistrer et quitter
       *[other] cette aide
    }
# Ce qui suit la commande, avec une espace devant ; presque toujours rien.
cli-help-argument =
    { $command ->
        [why] { " " }ACTION
        [rules] { " " }[SECTION]
        [read] { " " }NOM
        [hand] { " " }[ORDRE] [MOTS]
        [auto] { " " }[NUMÉRO RÉPONSE]
        [save] { " " }[FICHIER]
       *[other] { "" }
    }
# Le nom de la commande ici, d'abord celui qu'on montre ; séparés par virgule et espace. L'anglais marche toujours.
cli-word =
    { $command ->
        [board] plateau, p
        [hint] conseil
        [why] pourquoi
        [rules] règles, regles
        [read] lire
        [hand] main
        [auto] auto
        [log] journal
        [score] points
        [undo] annuler
        [save] enregistrer
        [quit] quitter, q
        [exit] quitter
        [help] aide
       *[other] { "?" }
    }

## Le dessin de Santiago

# Têtes de colonnes étroites : au plus 4 signes (enchère), 6 (proposition).
cli-santiago-bid = mise
cli-santiago-proposal = offre
cli-santiago-sign =
    { $sign ->
        [wet] irriguée
        [dry] à sec
        [desert] désert
        [palm] palmier
        [spring] source
        [money] escudos
        [own-canal] canal supplémentaire
        [farmers] cultivateurs
       *[overseer] superviseur
    }

## Le dessin de Cacao
cli-cacao-sign =
    { $sign ->
        [gold] or
        [fruits] fèves
        [suns] soleils
        [water] case eau
        [tiles] tuiles restantes
       *[over] recouvrement
    }

## Le dessin d’Agricola

cli-agricola-coming = Prochaines cartes Manche, dans un ordre inconnu : { $cards }
cli-agricola-promised = À recevoir par { $seat } : { $goods } aux manches { $rounds }
cli-agricola-season = { $spaces } : { $note }
cli-agricola-played =
    { $cards ->
        [none] { $seat }
       *[other] { $seat } : { $cards }
    }
cli-agricola-sign =
    { $sign ->
        [room] pièce
        [field] champ
        [stable] étable
        [fence] clôture
        [people] à la maison / fermiers
        [starter] premier joueur
       *[begging] jetons Mendicité
    }

## Revoir

cli-replay-older = Cette partie suit d’anciennes règles (version { $rules }, aujourd’hui { $known }) : tu en lis le journal, sans le plateau.
cli-replay-public = Cette partie n’est pas finie, et ce fichier est public : tu en lis le journal, sans le plateau.
cli-replay-start =
    { $moves ->
        [one] { $players ->
            [one] { $game }, { $players } joueur, { $moves } coup.
           *[other] { $game }, { $players } joueurs, { $moves } coup.
        }
       *[other] { $players ->
            [one] { $game }, { $players } joueur, { $moves } coups.
           *[other] { $game }, { $players } joueurs, { $moves } coups.
        }
    }
cli-replay-step = Coup { $move } sur { $moves }
cli-replay-keys = Entrée : suite, b : retour, un nombre : aller là, h : meilleurs coups, q : arrêter
cli-replay-key = « { $text } » ne veut rien dire ici.
cli-replay-range = Le coup { $number } n’existe pas : ils vont de 0 à { $moves }.
cli-replay-end = C’est la fin de la partie enregistrée.
cli-replay-beginning = C’est le début de la partie enregistrée.

## Analyser une partie enregistrée

cli-flag-analyze-seat = Montre seulement les décisions de cette place. Les places se comptent à partir de 0.
cli-flag-analyze-game = La partie d’une série à analyser, à partir de 1. [par défaut : la dernière finie]
cli-flag-analyze-json = Écrit aussi l’analyse en JSON ; avec -, seulement cela, à l’écran.
cli-flag-analyze-workers = Nombre de processus. [par défaut : tous les cœurs]
cli-analyze-title = Analyse : { $game } (coups : { $moves })
cli-analyze-decision = Coup { $move }, { $seat } : { $action }. { $mark } ({ $change }).
cli-analyze-better = Mieux : { $action }. { $reason }
cli-analyze-unfinished = La partie n’est pas finie. Tu pourras l’analyser à la fin. Pour reprendre : { $command }
cli-analyze-running = Analyse

## Vérifier

cli-verify-file = Le fichier est entier : ses empreintes concordent.
cli-verify-head = { $game }, version { $rules } des règles, graine { $seed }
cli-verify-moves =
    { $moves ->
        [one] Rejouée : { $moves } coup, et les règles le permettent.
       *[other] Rejouée : { $moves } coups, et les règles les permettent tous.
    }
cli-verify-state = Les coups mènent à la position indiquée dans le fichier.
cli-verify-state-none = Le fichier ne dit rien de la dernière position : le texte compact ne la garde pas.
cli-verify-events = Les événements enregistrés sont ceux qui découlent des coups.
cli-verify-totals = Les points sont justes : { $totals }
cli-verify-result = Les points sont : { $totals }
cli-verify-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
cli-verify-commitment = Le secret correspond à l’empreinte affichée avant le tirage.
cli-verify-words = Le secret et les mots produisent exactement ce tirage ; mots : { $words }
cli-verify-no-words = aucun
cli-verify-no-proof = Le tirage n’est pas vérifiable : la partie vient d’une graine choisie.
cli-verify-secret-later = La preuve du tirage n’est pas complète : le secret est publié à la fin de la partie.
cli-verify-secret-missing = La partie est finie, mais le secret manque : le tirage ne peut pas être vérifié.
cli-verify-series =
    { $games ->
        [one] La série est juste : { $games } partie et le classement.
       *[other] La série est juste : { $games } parties qui se suivent, et le classement.
    }
cli-verify-good = Tout est juste.
cli-verify-bad = Cette partie enregistrée n’est pas juste.
cli-verify-other-events = Coup { $move } : les événements enregistrés ne sont pas ceux qui découlent des coups.
cli-verify-other-commitment = Le secret ne correspond pas à l’empreinte affichée avant le tirage.
cli-verify-other-seed = Le secret et les mots produisent un autre tirage que celui-ci.

## Scénarios

cli-check-passed = réussi
cli-check-failed = échoué
cli-check-bases = { $file } : des positions de départ, rien à jouer.
cli-check-summary =
    { $count ->
        [one] { $count } scénario ; réussis : { $passed }, échoués : { $failed }.
       *[other] { $count } scénarios ; réussis : { $passed }, échoués : { $failed }.
    }

## Bots et simulations

cli-bots-title = Bots
cli-bots-game = Jeu
cli-bots-name = Bot
cli-bots-rating = Elo
cli-bots-time = s/coup
cli-bots-about = Description
cli-bots-timed = { $name } réfléchit { $seconds } s par coup. Pour un autre temps, ajoute les secondes au nom, de { $least } à { $most } : { $example }
cli-simulate-running = Parties
cli-simulate-title =
    { $matches ->
        [one] { $players ->
            [one] { $game } : { $matches } partie à { $players } joueur, graine { $seed }
           *[other] { $game } : { $matches } partie à { $players } joueurs, graine { $seed }
        }
       *[other] { $players ->
            [one] { $game } : { $matches } parties à { $players } joueur, graine { $seed }
           *[other] { $game } : { $matches } parties à { $players } joueurs, graine { $seed }
        }
    }
cli-simulate-bot = Bot
cli-simulate-seats = Places
cli-simulate-wins = Victoires
cli-simulate-rate = Taux
cli-simulate-interval = IC à 95 %
cli-simulate-score = Points
cli-simulate-rank = Rang
# Millisecondes par décision.
cli-simulate-thinking = ms
cli-simulate-length = Décisions par partie, en moyenne : { $length }
cli-simulate-stopped = Arrêté.
cli-simulate-again = Pour rejouer cette seule partie :
cli-simulate-series = { $game }, { $kind } : séries jouées : { $series }, joueurs : { $players }, graine { $seed }
cli-simulate-mean = Moyenne
cli-simulate-reached = Atteint
# $points est ce qui compte dans la série : Victoires.
cli-simulate-reached-help = Atteint : { $points } à la fin d’une série, et dans combien d’entre elles.
cli-simulate-games = Parties par série : { $lengths }

cli-agricola-hand = Ta main, avec ce qui manque. Pour lire une carte : lire NOM
cli-card-which = Quelle carte ? Ajoute son nom ou le début de son nom.
cli-card-unknown = Il n’y a pas de carte « { $text } ».
cli-card-none-here = Dans ce jeu, il n’y a pas de carte à lire.
cli-hand-empty = Tu n’as aucune carte en main.
cli-hand-none = Aucune carte de ta main ne contient « { $text } ».
cli-sort =
    { $sort ->
        [kind] type
        [playable] jouable
        [price] coût
       *[name] nom
    }
cli-auto-none = Aucune réponse automatique n’est possible pour l’instant.
cli-auto-unknown = « { $text } » n’est pas un numéro de la liste suivi d’une réponse.
cli-auto-ask = demander
cli-auto-how = Pour en changer une, tape son numéro et une réponse : { $examples }
cli-auto-played = Réponse automatique : { $action }
