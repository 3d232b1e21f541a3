# La ligne de commande et la table dans le terminal.

## Aide des commandes

cli-about = Des jeux de société agricoles pour les gens et pour les bots. Joue dans le terminal, fais jouer les bots entre eux, revois et vérifie des parties.
cli-about-command =
    { $command ->
        [serve] Ouvre des tables aux navigateurs et aux programmes jusqu’à Ctrl-C.
        [play] Joue une partie : toi contre des bots, ou à plusieurs sur un clavier.
        [simulate] Fais jouer beaucoup de parties aux bots et fais-en le bilan.
        [replay] Revois pas à pas une partie enregistrée.
        [verify] Redistribue une partie enregistrée et vérifie chaque coup, le résultat et la preuve d’une donne loyale.
        [check] Joue des fichiers de scénarios et dis lesquels tiennent.
        [bots] Affiche les bots de chaque jeu.
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
cli-argument-file = Une partie enregistrée, en JSON ou en texte compact.
cli-argument-files = Un ou plusieurs fichiers de scénarios (YAML ou JSON).
cli-argument-section = Une section de la page, par exemple auction.
cli-flag-lang = La langue ; sinon, celle de ton ordinateur.
cli-flag-help = Affiche cette aide.
cli-flag-version = Affiche la version.
cli-flag-ascii = Dessine avec de simples signes ASCII.
cli-flag-all = Affiche toute la partie sans rien demander.
cli-flag-moves = Affiche les coups en texte compact.
cli-flag-play =
    { $flag ->
        [seats] Qui est assis où, par exemple you,insight,random ; you,you, ce sont deux personnes sur un clavier. Sinon : toi (you) et des bots insight.
        [name] Ton nom à la table.
        [seed] Distribue à partir de ce nombre. Sinon, la donne est loyale, preuve à l’appui.
        [words] Tes mots pour la donne loyale, pour qu’on ne te les demande pas.
        [resume] Reprends une partie enregistrée.
        [save] Le fichier où enregistrer la partie.
       *[pace] Secondes entre les coups des bots. [par défaut : 0.4, ou 0 dans un tube]
    }
cli-flag-serve =
    { $flag ->
        [host] Où écouter ; 0.0.0.0 pour tous ceux qui atteignent cette machine. [par défaut : 127.0.0.1]
        [port] Le port. [par défaut : 8080]
        [any_port] Si le port est pris, le prochain port libre convient.
        [text_only] Servir seulement les pages de texte, sans le client dessiné.
        [open] Ouvre les tables dans un navigateur, là où il y a un bureau.
        [data] Le dossier de la clé du serveur et de ses tables. [par défaut : cosecha-data]
        [key_file] Le fichier du secret qui signe liens et cookies ; créé s’il manque. Les machines qui servent les mêmes tables le partagent, ou ont le secret lui-même dans COSECHA_KEY, qui n’est pas une option car d’autres pourraient le lire. [par défaut : key dans le dossier de données]
        [database_url] Une adresse PostgreSQL à la place du fichier SQLite du dossier de données. Avec un mot de passe, mets-la dans l’environnement.
        [survive_power_loss] Une réponse ne compte que lorsqu’elle survivrait à une panne de courant ; plus lent. Sans cela, elle survit à toute panne du serveur.
        [bot_processes] Combien de processus réfléchissent pour les bots. [par défaut : 1]
        [bot_patience] Secondes de réflexion d’un bot avant qu’un bot simple prenne sa place. [par défaut : 10]
        [actions_per_second] Combien de changements par seconde un lien peut demander ; une adresse, dix fois plus. Un conseil, une bifurcation ou une nouvelle table compte pour dix. [par défaut : 20]
        [allowed_hosts] Les noms sous lesquels ce serveur répond, séparés par des virgules ; * pour tous. Omis : tous, mais avec --host sur la machine elle-même seulement localhost, 127.0.0.1 et [::1].
        [chat_per_second] Combien de messages par seconde une place ou un spectateur peut écrire dans la discussion ; quelques-uns peuvent venir d’un coup. [par défaut : 1]
        [tables_per_hour] Combien de tables une adresse peut ouvrir par heure, en comptant les bifurcations et les enregistrements chargés ; 0 pour ne pas limiter. [par défaut : 200]
        [list_hours] Heures pendant lesquelles une table publique où personne ne vient reste dans la liste ; son lien marche toujours. 0 pour toujours. [par défaut : 24]
        [keep_days] Jours après lesquels une table que personne n’a touchée est supprimée pour de bon ; 0 les garde toutes. Les parties finies restent. [par défaut : 0]
        [forget_finished] Supprime aussi les parties finies et les enregistrements chargés quand --keep-days supprime des tables.
        [trusted_proxies] Adresses de proxys, séparées par des virgules, qui peuvent dire au nom de qui ils demandent et si c’est en https. [par défaut : 127.0.0.1,::1]
        [metrics] Qui peut lire les chiffres à /metrics : local, everybody (tous) ou off (personne). [par défaut : local]
        [log_format] Le journal sur stderr : text ou json. [par défaut : text]
        [log_level] Ce qui est noté : debug, info (chaque requête), warning ou error. [par défaut : warning]
        [webhooks] Avertit les places de leur tour à des adresses qu’elles choisissent. [par défaut : oui]
        [webhook_delay] Secondes d’attente avant d’avertir une place. [par défaut : 20]
       *[webhook_anywhere] Permet à ces adresses d’être en http, sur tout port ou dans ton propre réseau. Seulement si tu fais confiance à tous ceux qui jouent.
    }
cli-flag-simulate =
    { $flag ->
        [bots] Les bots, par exemple insight,random ; le dernier prend les places qui restent. [par défaut : insight,random]
        [matches] Combien de parties. [par défaut : 100]
        [seed] D’où viennent les donnes : même nombre, mêmes parties. [par défaut : 0]
        [first_match] Le numéro de la première partie, pour rejouer un morceau d’une série. [par défaut : 0]
        [workers] Processus à la fois. [par défaut : 1]
        [json] Écris tout, partie par partie, dans un fichier, ou à l’écran avec -.
       *[csv] Écris une ligne par bot dans un fichier, ou à l’écran avec -.
    }
cli-flag-simulate-players = Combien de joueurs. [par défaut : un par bot nommé avec --bots ; 4 si un seul bot est nommé]

## Ce qui ne va pas dans une ligne de commande

cli-usage-no-option = Il n’y a pas d’option « { $option } » ici ; --help les énumère.
cli-usage-no-value = L’option « { $option } » ne s’emploie pas ainsi ; --help l’explique.
cli-usage-missing = Il manque quelque chose : { $name }. Voir --help.
cli-usage-no-command = Cette commande n’existe pas. Commandes connues : { $known }.
cli-usage-wrong = La ligne ne se comprend pas ; voir « { $command } --help ».
cli-flag-choice = { $flag } : « { $value } » n’est aucune de ces valeurs : { $known }.
cli-flag-range = { $flag } : « { $value } » n’est pas un nombre de { $least } à { $most }.
cli-flag-least = { $flag } : « { $value } » est trop petit ; le minimum est { $least }.
cli-flag-number = { $flag } : « { $value } » n’est pas un nombre entier.
cli-flag-result = { $flag } demande un fichier, ou - pour l’écran.
cli-flag-seed = --seed : « { $value } » est trop grand ; il doit tenir sur 128 bits.
cli-seed-or-words = Donne --seed ou --words, pas les deux : les mots servent à la donne loyale, qui n’a pas besoin de graine.
cli-seats-empty = --seats : il y a une place vide entre deux virgules.
cli-seats-count =
    { $seats ->
        [one] --seats nomme { $seats } place, mais on joue à { $players }.
       *[other] --seats nomme { $seats } places, mais on joue à { $players }.
    }
cli-resume-options = Une partie reprise garde ses options et sa donne : enlève les options du jeu, --seed et --words.
cli-resume-no-seats = Cet enregistrement ne dit pas qui joue à ses places ({ $names }). Indique-le avec --seats, par exemple --seats you,insight.

## Fichiers

cli-os-problem = L’ordinateur refuse : { $text }
cli-file-missing = Il n’y a pas de fichier « { $file } ».
cli-file-folder = « { $file } » est un dossier, pas un fichier.
cli-file-exists = Le fichier « { $file } » existe déjà ; choisis un autre nom.
cli-file-no-folder = Le dossier de « { $file } » n’existe pas.
cli-file-other = « { $file } » n’est pas un texte que Cosecha sait lire.
cli-file-unreadable = « { $file } » ne peut pas être lu. { $text }
cli-file-unwritable = « { $file } » ne peut pas être écrit. { $text }

## À la table

cli-person = Joueur
cli-saved = La partie est enregistrée dans { $file }
cli-resume-with = Pour reprendre :
cli-not-begun = Aucune partie n’a commencé.
cli-more = Suite : Entrée ; arrêter : q
cli-press-enter = Appuie sur Entrée.
cli-curtain = C’est à { $name }. Les autres ne regardent plus.
cli-secret = Ta réponse est secrète : les autres la voient quand tous ont répondu.
cli-first-help = Tape { "?" } pour l’aide.
cli-bot-illegal = Le bot { $bot } veut un coup interdit : { $reason }
cli-bot-failed = Le bot { $bot } est tombé en panne : { $text }
cli-bot-type = Le bot { $bot } a répondu { $answer }, de type { $type } ; une action est un int.
cli-proof-start = Donne loyale, preuve à l’appui. L’ordinateur a déjà fixé un secret ; son empreinte est { $commitment }
cli-proof-words = { $name }, tape les mots que tu veux : la donne vient d’eux et du secret (Entrée pour aucun).
cli-proof-end = Preuve de la donne loyale : le secret était { $secret }, et son empreinte est celle du début, { $commitment }
cli-see-rules = (règles { $anchor })
cli-several = Cela peut vouloir dire plusieurs choses : { $actions }
cli-not-understood = « { $text } » ne répond pas à cette question. Tape { "?" } pour l’aide.
cli-no-such-number =
    { $count ->
        [one] Le numéro { $number } n’est pas dans la liste ; il n’y a que 1.
       *[other] Le numéro { $number } n’est pas dans la liste ; elle va de 1 à { $count }.
    }
cli-amount = Combien ? { $range } (Entrée : retour)
cli-place = Où ? { $places } (Entrée : retour)
cli-place-any =
    { $count ->
        [one] Où ? { $count } endroit est possible ; son nom est sur le plateau. (Entrée : retour)
       *[other] Où ? { $count } endroits sont possibles ; leurs noms sont sur le plateau. (Entrée : retour)
    }
cli-undo-nothing = Tu n’as encore rien décidé que tu puisses reprendre.
cli-undo-secret = On ne peut pas revenir là-dessus : une réponse secrète est définitive.
cli-undo-others = Cela annule aussi des coups d’autres joueurs : { $names }. Sont-ils d’accord ? (oui/non)
# What counts as yes, separated by comma and space.
cli-yes = oui, o, yes, y
cli-undo-stays = Rien n’est annulé.
cli-undone = Repris : { $action }
cli-save-as = Enregistrer sous (Entrée : { $file }) :
cli-why-what = Tape une action à la suite, par exemple : why bid 99
cli-why-legal = Rien ne s’y oppose : « { $action } » est permis maintenant.
cli-why-amount = Rien ne s’y oppose, mais il manque un montant, par exemple : { $action }
cli-score-hidden = Dans cette partie, tout n’est pas visible : la feuille de score vient à la fin.
cli-no-section = Les règles n’ont pas de section « { $anchor } ». Il y a : { $known }.
cli-sections = Sections : { $known }

## Aide à la question

cli-help-answers = Réponses
cli-help-answer =
    { $kind ->
        [number] Un numéro de la liste, suivi du mot qui manque si tu veux : 2 c4. Quand on te demande une somme, un nombre est cette somme.
        [notation] L’action entière, en ce moment par exemple : { $examples }
       *[short] Plus court, si une seule action y répond : quelques-uns de ses mots, ou leur début.
    }
cli-help-commands = Commandes
cli-help-command =
    { $command ->
        [board] redessine la table
        [hint] trois bonnes idées, avec leurs raisons
        [why] pourquoi une action n’est pas permise
        [rules] lis les règles
        [log] tout ce qui s’est passé
        [score] les points d’après le plateau
        [undo] retour à ta décision précédente
        [save] enregistre ; avec un nom, une copie
        [quit] enregistre et quitte
       *[other] cette aide
    }
# Ce qui suit la commande, avec une espace devant ; presque toujours rien.
cli-help-argument =
    { $command ->
        [why] { " " }ACTION
        [rules] { " " }[SECTION]
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
cli-agricola-promised = Promis à { $seat } : { $goods } aux manches { $rounds }
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

cli-replay-older = Cette partie suit d’anciennes règles (version { $rules }, aujourd’hui { $known }) : elle est racontée d’après ses événements enregistrés, sans le plateau.
cli-replay-public = C’est l’enregistrement public d’une partie en cours : elle est racontée d’après ses événements enregistrés, sans le plateau.
cli-replay-start =
    { $moves ->
        [one] { $game }, { $players } joueurs, { $moves } coup.
       *[other] { $game }, { $players } joueurs, { $moves } coups.
    }
cli-replay-step = Coup { $move } sur { $moves }
cli-replay-keys = Entrée : suite, b : retour, un nombre : aller là, q : arrêter
cli-replay-key = « { $text } » ne veut rien dire ici.
cli-replay-range = Il n’y a pas de coup { $number } ; ils vont de 0 à { $moves }.
cli-replay-end = C’est la fin de l’enregistrement.
cli-replay-beginning = C’est le début de l’enregistrement.

## Vérifier

cli-verify-file = Le fichier est entier : ses empreintes concordent.
cli-verify-head = { $game }, version { $rules } des règles, graine { $seed }
cli-verify-moves =
    { $moves ->
        [one] Redistribuée : { $moves } coup, et les règles le permettent.
       *[other] Redistribuée : { $moves } coups, et les règles les permettent tous.
    }
cli-verify-state = Les coups mènent à la position que dit l’enregistrement.
cli-verify-state-none = L’enregistrement ne dit rien de sa dernière position : le texte compact ne la garde pas.
cli-verify-events = Les événements enregistrés sont ceux qui découlent des coups.
cli-verify-totals = Les points sont justes : { $totals }
cli-verify-result = Les points sont : { $totals }
cli-verify-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
cli-verify-commitment = Le secret correspond à l’empreinte montrée avant la donne.
cli-verify-words = Le secret et les mots produisent exactement cette donne ; mots : { $words }
cli-verify-no-words = aucun
cli-verify-no-proof = Il n’y a pas de preuve d’une donne loyale : la partie vient d’une graine choisie.
cli-verify-secret-later = De la preuve de la donne loyale il n’y a encore que l’empreinte : le secret vient à la fin de la partie.
cli-verify-secret-missing = La partie est finie, mais le secret de la donne loyale manque : la donne ne peut pas être vérifiée.
cli-verify-good = Tout est juste.
cli-verify-bad = Cet enregistrement n’est pas juste.
cli-verify-other-events = Coup { $move } : les événements enregistrés ne sont pas ceux qui découlent des coups.
cli-verify-other-commitment = Le secret ne correspond pas à l’empreinte montrée avant la donne.
cli-verify-other-seed = Le secret et les mots produisent une autre donne que celle-ci.

## Scénarios

cli-check-passed = tient
cli-check-failed = échoue
cli-check-bases = { $file } : des positions de départ, rien à jouer.
cli-check-summary =
    { $count ->
        [one] { $count } scénario : { $passed } tient, { $failed } échoue.
       *[other] { $count } scénarios : { $passed } tiennent, { $failed } échouent.
    }

## Bots et simulations

cli-bots-title = Bots
cli-bots-game = Jeu
cli-bots-name = Bot
cli-bots-about = Ce que c’est
cli-simulate-running = Parties
cli-simulate-title =
    { $matches ->
        [one] { $game } : { $matches } partie à { $players } joueurs, graine { $seed }
       *[other] { $game } : { $matches } parties à { $players } joueurs, graine { $seed }
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
