# Le serveur de tables et ses pages.

## Ce qui se passe à une table

table-sat = { $seat } s’assied.
table-back = { $seat } est de retour.
table-stood-left = { $seat } quitte la table ; un bot continue.
table-stood-broke = Un bot est en panne, un bot simple le remplace : { $seat }.
table-stood-clock = Le temps est écoulé, un bot continue : { $seat }.
table-stood-host = L’hôte fait jouer un bot pour { $seat }.
table-stood-up = { $seat } quitte sa place.
table-stood-empty = Personne n’a pris cette place, un bot joue : { $seat } ({ $level }).
table-started = La partie commence.
table-forked = La partie continue à partir du coup { $move } d’une autre table.
table-undone = { $seat } annule un coup.
table-undo-asked = { $seat } demande à annuler un coup.
table-undo-agreed = { $seat } est d’accord.
table-undo-refused = { $seat } n’est pas d’accord.
table-relinked = L’hôte crée un nouveau lien, et l’ancien ne marche plus : { $seat }.
table-relinked-hand = L’hôte crée un nouveau lien pour voir la partie comme { $seat }, et l’ancien ne marche plus.
table-invitation-used = L’invitation ne marche plus : { $seat } a maintenant son propre lien vers cette place.
table-followed = { $seat } crée une nouvelle partie avec les mêmes joueurs.
table-followed-host = L’hôte crée une nouvelle partie avec les mêmes joueurs.
table-series-next = La partie suivante de la série est prête.

## Ce qu’une table refuse

error-no-table = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
error-stale = La partie a avancé entre-temps. Voici où elle en est.
error-not-your-seat = Cette place n’est pas la tienne.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-no-seat = Cette place n’existe pas à cette table.
error-seat-taken = Trop tard : cette place est prise.
error-seat-kept = Cette place est réservée : { $name }.
error-not-over = La partie n’est pas finie. Tu pourras rejouer après.
error-no-next-game = Personne n’a encore créé de nouvelle partie.
error-no-series = Cette partie n’est pas dans une série.
error-no-choice = Il n’y a rien à choisir ici pour le moment.
error-choice-unknown = « { $answer } » n’est pas l’un des choix.
error-choices-open = La partie suivante s’ouvre quand tout le monde a choisi.
error-options-series = Seule une série fixe ces options : { $options }. Enlève-les.
error-series-gone = Une partie de cette série a été supprimée : impossible de télécharger la série.
error-name-missing = Donne d’abord ton nom.
error-bot-plays = Un bot joue à cette place. Reviens d’abord à la table.
error-key-used = La clé { $key } désigne déjà une autre demande.
error-undo-open = Une demande d’annulation est déjà en cours. Attends la réponse.
error-name-taken = Ce nom est déjà pris à cette table. Choisis-en un autre.
error-name-lookalike = Ce nom ressemble trop à un autre de cette table. Choisis-en un autre.
error-clock = Fixe un temps par coup, un temps pour la partie, ou les deux.
error-too-fast = Tu vas trop vite. Attends un instant.
error-chat-too-fast = Tu écris trop vite. Attends un instant, puis renvoie ton message.
error-too-many-tables = Tu as ouvert trop de tables depuis cette adresse. Réessaie plus tard.
error-table-busy = Cette table reçoit trop de demandes à la fois. Réessaie.
error-table-full = L’historique de cette table est trop long pour cela. Tu peux encore finir la partie.
error-chat-full = La discussion de cette table est pleine. Tu peux continuer à jouer.
error-table-not-started = La partie n’a pas encore commencé.
error-table-seats =
    { $seats ->
        [one] Tu as rempli { $seats } place, mais la partie se joue à { $players }.
       *[other] Tu as rempli { $seats } places, mais la partie se joue à { $players }.
    }
error-nothing-to-undo = Tu n’as encore aucun coup à annuler.
error-nothing-asked = Tu n’as rien à décider pour l’instant.
error-no-hint = Le bot n’a pas de conseil à donner pour l’instant.
error-without-hints = Cette partie se joue sans conseils. Tu pourras l’analyser à la fin.
error-help-by-bot = Ici, c’est le bot qui marque les réponses. Pour le faire toi-même, change l’origine des suggestions.
error-no-tokens-left = Les 3 jetons Suggestion sont déjà posés. Retires-en un d’abord.
error-not-marked = Choisis une des réponses marquées.
error-plan-kind = Aucune décision de ce jeu ne s’appelle « { $kind } ».
error-plan-answer = « { $action } » ne peut pas être la réponse automatique à cette question.
error-no-move = Le coup { $move } n’existe pas : ils vont de 0 à { $moves }.
error-muted = Tes messages sont en sourdine. L’hôte peut les réactiver.
error-table-archive = Cette partie peut seulement être revue.
error-other-rules = Cette partie a commencé avec une autre version des règles et ne peut pas continuer ici.
error-settings = { $setting } : « { $value } » n’est pas permis. Valeurs permises : { $allowed }.
error-other-site = Cette demande vient d’un autre site : elle est refusée.
error-request = Cette demande est incompréhensible : { $text }
error-no-page = Il n’y a rien à cette adresse.
error-too-long = Cette demande est trop longue.
error-server = Une erreur s’est produite sur le serveur. Tes coups acceptés sont à l’abri ; réessaie.
error-disk-full = Le disque du serveur est plein, rien ne peut être enregistré. Tes coups acceptés sont à l’abri ; réessaie plus tard.
error-read-only = Le serveur ne peut pas écrire dans son dossier de données. Tes coups acceptés sont à l’abri ; réessaie plus tard.
error-database-damaged = La base de données du serveur est endommagée. Il faut restaurer une sauvegarde avec « cosecha restore ».
error-database-newer = La base de données vient d’une version plus récente de Cosecha. Il faut mettre ce serveur à jour.
error-database-away = La base de données du serveur ne répond pas. Tes coups acceptés sont à l’abri ; réessaie dans un instant.
error-notice-off = Ce serveur n’envoie pas de notifications.
error-notice-address = Il faut l’adresse complète d’un webhook ; elle commence par https://.
error-notice-private = Les notifications ne vont qu’à des adresses https publiques.

## Partout

page-skip = Aller au contenu
page-nav = Pages du site
page-tables = Les tables
page-rules = Règles
page-aid = Aide de jeu
page-notation = Notation pour les auteurs de bots
page-glossary = Glossaire
page-cards = Toutes les cartes
page-cards-search = Chercher dans les noms et les textes
page-cards-kind = Type
page-cards-deck = Paquet
page-cards-deck-of =
    { $deck ->
        [X] { name-deck-x }
        [F] { name-deck-forest }
       *[other] Paquet { $deck }
    }
page-cards-players = Joueurs
page-cards-category = Catégorie
page-cards-passing = Cartes itinérantes
page-cards-points = Avec des points
page-cards-needs = Avec un prérequis
page-cards-sort = Trier par
page-cards-sorted =
    { $by ->
        [name] Nom
        [points] Points
        [price] Coût
       *[number] Numéro
    }
page-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-cards-none = Aucune carte ne correspond. Retire un filtre ou essaie un autre mot.
page-cards-reset = Retirer les filtres
page-cards-show = Afficher
page-cards-all = Toutes
page-sort = Trier
page-sort-number = Par numéro
page-settings = Réglages
page-problem = Cela n’a pas marché
page-back = Retour aux tables
page-your-name = Ton nom
page-person = Joueur { $number }
page-what-of = { $what } : { $of }

## Le salon

page-headline = Semer, arroser, récolter.
page-lead = Un lien suffit pour jouer ; des bots prennent les places vides.
page-players = Joueurs
page-play-bots = Jouer contre des bots
page-new-table = Nouvelle table
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table publique n’est ouverte. Crée la tienne !
page-my-tables = Tes tables
page-older-tables = Tables plus anciennes
page-no-tables = Les tables où tu joues s’afficheront ici.
page-origin = À partir du coup { $move } d’une autre table
page-status =
    { $status ->
        [open] attend des joueurs
        [running] en cours
       *[over] finie
    }
page-seat-free = place libre
page-sit-down = S’asseoir
page-watch = Regarder
page-join = Rejoindre par un lien
page-join-link = Le lien que tu as reçu
page-join-open = Ouvrir la table
page-join-help = Colle le lien entier, avec tout ce qui suit le signe #.

## Une nouvelle table

page-who-plays = Qui joue ?
page-kind-me = moi
page-kind-open = la personne qui recevra mon lien
page-kind-here = une autre personne sur cet appareil
page-name-here = Nom
page-options = Règles de cette table
page-saved-options = Tes options enregistrées
page-options-saved = Enregistrées sous le nom « { $name } ».
page-save-options-as = Nom pour ces options
page-save-options-help = Enregistre-les sous un nom, et tu les retrouveras ici, dans ce navigateur.
page-save-options = Enregistrer les options
page-change-saved = Renommer ou supprimer
page-new-name = Nouveau nom
page-rename = Renommer
page-delete = Supprimer
page-choices = Ce que signifient les choix
page-table = La table
page-public = Publique : tout le monde peut la voir et prendre une place libre
page-allow-hints = Autoriser les conseils
page-allow-hints-help = Sans eux, aucun bot ne conseille personne avant la fin de la partie. Un assistant peut toujours marquer des réponses.
page-confirming = Quand confirmer un coup
page-confirming-of =
    { $when ->
        [always] après chaque coup
        [never] jamais
       *[auto] quand ça compte
    }
page-confirming-help = « Quand ça compte », c’est avant qu’une information cachée soit révélée ou que ce soit à une autre personne de répondre. Contre des bots, c’est inutile : tu peux toujours annuler.
page-advice-mine = Afficher des conseils à chacun de mes tours
page-pace = Rythme des bots
page-pace-of =
    { $pace ->
        [0] sans attendre
        [2.5] tranquille
       *[other] facile à suivre
    }
page-clock = Pendule
page-clock-move = Temps pour chaque coup
page-clock-bank = Temps pour toute la partie
page-clock-none = sans limite
page-clock-zero = Quand le temps est écoulé
page-clock-zero-of =
    { $zero ->
        [wait] la table attend
       *[bot] un bot joue jusqu’au retour du joueur
    }
page-clock-help = Si tu fixes les deux, le temps de la partie ne s’écoule qu’une fois le temps du coup épuisé. Compte en jours pour une partie par correspondance.
page-clock-of = Temps restant : { $seat }
page-clock-move-is = Temps pour chaque coup : { $time }.
page-clock-bank-is = Temps pour toute la partie : { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] Quand le temps est écoulé, la table attend.
       *[bot] Quand le temps est écoulé, un bot continue.
    }
page-time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-ago-now = à l’instant
page-ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
page-ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
page-ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
page-word = Ton mot pour le tirage
page-word-help = Le tirage vient du secret du serveur, dont cette page montre déjà l’empreinte, et d’un mot de chaque joueur. Si tu donnes ton mot maintenant, tu peux vérifier à la fin que le secret était fixé avant. Si tu laisses vide, le mot est tiré au hasard.
page-word-first = Le tirage vient du secret du serveur et d’un mot de chaque joueur. Le serveur connaît déjà ton mot quand il fixe son secret, mais pas celui des autres joueurs : si tu ne joues qu’avec des bots, tu dois lui faire confiance. Si tu laisses vide, le mot est tiré au hasard.
page-set-up = Créer la table

## À la table

page-title-open = En attente de joueurs
page-title-over = La partie est finie
page-title-yours = À toi de jouer
page-title-waiting = En attente : { $seats }
page-title-away = Un bot joue pour toi
page-lost = Connexion perdue. Nouvelle tentative…
page-chair =
    { $kind ->
        [open] libre
        [person] personne
       *[bot] bot
    }
page-sit-here = La place { $number } t’attend
page-come-back = Revenir
page-away =
    { $why ->
        [clock] Ton temps est écoulé : un bot joue pour toi.
        [host] L’hôte fait jouer un bot pour toi.
       *[left] Tu as quitté la table : un bot joue pour toi.
    }
page-start = Commencer, avec des bots aux places libres
page-confirm = Confirmer
page-take-back = Annuler
page-take-back-turn = Annuler tout le tour
page-ask-take-back = Demander à annuler
page-undo-wish = { $seat } voudrait annuler un coup. Es-tu d’accord ?
page-undo-waits = Tu as demandé à annuler un coup. Réponse attendue : { $seats }.
page-agree = D’accord
page-refuse = Pas d’accord
page-what = Quoi
page-where = Où
page-amount = Combien
page-not-these = Impossible : { $numbers }
page-do = Valider
page-rules-here = Règles de cette décision
page-look-again = Actualiser
page-in-words = Case par case
page-hint = Un conseil
page-hints = Conseils
page-hint-do = Jouer : { $action }
page-plan = Réponse automatique
page-plan-help = Laisse une réponse : elle est jouée pour toi le moment venu, si elle est encore permise. Sinon, c’est toi qui réponds.
page-plan-now = Ta réponse automatique : { $action }.
page-plan-stop = Supprimer la réponse
page-notice = Me prévenir quand c’est mon tour
page-notice-help = Quand c’est ton tour et que tu n’es pas là, le serveur envoie un message à cette adresse : un webhook de ta messagerie ou de ton service de notifications.
page-notice-address = Adresse du webhook
page-notice-start = Activer
page-notice-now = Tes notifications passent par { $host }.
page-notice-stop = Désactiver
page-log = Journal
page-whole-log = Journal complet
page-chat = Discussion
page-chat-say = Ton message
page-chat-send = Envoyer
page-chat-earlier = Messages précédents
page-mute = Mettre en sourdine
page-unmute = Réactiver
page-mute-watchers = Mettre les spectateurs en sourdine
page-unmute-watchers = Réactiver les spectateurs
page-replace = Remplacer par un bot : { $name }
page-stand-up = Libérer ma place
page-leave = Quitter la table ; un bot continue
page-public-table = Une table publique.
page-private-table = Une table privée : il faut un lien pour la voir.
page-without-hints = Pas de conseils pendant la partie
page-links = Liens pour les autres
page-links-help = Un lien est comme une clé : donne chacun à une seule personne.
page-copy = Copier
page-copied = Copié
page-link =
    { $role ->
        [host] Être l’hôte de la table
        [play] Jouer : { $name }
        [hand] Voir la partie comme { $name }
        [help] Aider { $name }
       *[watch] Regarder sans jouer
    }
page-new-link = Remplacer le lien (l’ancien ne marchera plus)
page-own-links = Liens de ma place
page-own-links-help = Ces liens permettent de jouer à ta place ou de voir ce que tu vois : pour continuer sur un autre appareil, ou pour montrer la partie à quelqu’un qui apprend. L’hôte ne les voit pas.
page-guest = { $name } joue depuis un autre appareil, et personne d’autre ne voit les liens de cette place.
page-again = Rejouer
page-next-game =
    { $by ->
        [you] Tu as créé une nouvelle partie.
        [host] L’hôte a créé une nouvelle partie.
       *[seat] { $seat } a créé une nouvelle partie.
    }
page-next-kept = Ta place est réservée.
page-next-join = Rejoindre
page-series = Série
page-series-kind = Une partie ou plusieurs
page-series-none = Une seule partie
page-series-open = La partie suivante de la série est prête.
page-chosen = Ton choix : { $what }
page-choose-secret = Les autres voient ton choix quand tout le monde a choisi.
page-choosing = Choisissent encore : { $names }
page-series-play = Partie suivante
page-series-watch = Voir la partie suivante
page-series-download = Télécharger la série
page-seat-kept = réservée : { $name }
page-company-here = À la table : { $seats }
page-company-away = Pas là : { $seats }
page-sheet = Feuille de score
page-fair = Tirage vérifiable
page-fair-commitment = L’empreinte du secret du serveur, affichée avant le tirage :
page-fair-secret = Le secret, dont l’empreinte est ci-dessus :
page-fair-words = Les mots des joueurs, mêlés au tirage :
page-fair-holds = Vérifié : le secret a bien cette empreinte et, avec les mots, il produit le tirage joué.
page-fair-check = Pour vérifier : le secret en 16 octets ; chaque mot par sa longueur sur 4 octets et ses lettres en UTF-8. La première somme est l’empreinte ; les 16 premiers octets de la seconde sont la graine de la partie. « cosecha verify » vérifie les deux.

## Un assistant à une place

page-help = Assistant
page-help-invite = Inviter un assistant
page-help-invite-help = Un assistant voit ce que tu vois et marque jusqu’à 3 réponses à chaque tour. C’est toi qui joues.
page-help-from = Suggestions
page-help-source =
    { $source ->
        [bot] du bot
       *[helper] d’un assistant
    }
page-help-only = Seules les réponses marquées peuvent être choisies
page-help-for = Tu aides { $name }.
page-help-mark = Choisis les réponses que tu veux marquer pour { $name }.
page-help-left =
    { $left ->
        [0] Il ne te reste aucun jeton.
        [one] Il te reste 1 jeton.
       *[other] Il te reste { $left } jetons.
    }
page-help-by-bot = Le bot marque 3 réponses à chaque tour.
page-suggestions = Suggestions
page-mark = Marquer
page-unmark = Retirer la marque
page-help-marked = Suggestion de l’assistant.

## Plusieurs personnes sur un appareil

page-curtain = Passe l’appareil à { $name }
page-curtain-help = Les autres ne regardent pas !
page-curtain-lift = Je suis { $name }

## Revoir

page-replay = Revoir la partie
page-replay-at = Coup { $move } sur { $moves }
page-first = Début
page-previous = Précédent
page-next = Suivant
page-last = Fin
page-to-table = Retour à la table
page-download = Télécharger la partie
page-upload = Charger une partie
page-upload-file = Fichier de partie
page-upload-open = Revoir la partie
page-fork = Continuer à partir d’ici
page-fork-as = Ta place
page-fork-against = Contre
page-fork-help = Une nouvelle table commence à ce coup, contre des bots. Ce que tu ne pouvais pas savoir est tiré à nouveau.
page-fork-go = Continuer
page-fork-not = Reviens à un coup précédent pour continuer à partir de là.
page-go-to = Aller au coup
page-eyes = Point de vue
page-eyes-none = spectateur
page-go = Afficher

## Lecture et réglages

page-contents = Sommaire
page-language = Langue
page-theme = Couleurs
page-theme-of =
    { $theme ->
        [light] claires
        [dark] sombres
       *[system] comme l’appareil
    }
page-save = Enregistrer
page-saved = Enregistré.
page-drawn = Version dessinée
page-not-drawn = La version dessinée n’est pas installée ici : voici la version texte. Tout y marche ; « make web » construit l’autre.
