# Le serveur de tables et ses pages.

## Ce qui se passe à une table

table-sat = { $seat } s’assied.
table-back = { $seat } est de retour.
table-stood-left = { $seat } quitte la table ; un bot continue.
table-stood-broke = Le bot de { $seat } est en panne ; un bot simple continue.
table-stood-clock = Le temps de { $seat } est écoulé ; un bot continue.
table-stood-host = L’hôte fait jouer un bot pour { $seat }.
table-stood-up = { $seat } se relève.
table-stood-empty = Personne n’a pris cette place, un bot joue : { $seat }.
table-started = La partie commence.
table-forked = La partie continue à partir du coup { $move } d’une autre table.
table-undone = { $seat } reprend un coup.
table-undo-asked = { $seat } demande à reprendre un coup.
table-undo-agreed = { $seat } est d’accord.
table-undo-refused = { $seat } n’est pas d’accord.
table-relinked = L’hôte a créé un nouveau lien vers la place de { $seat } ; l’ancien n’ouvre plus rien.
table-relinked-hand = L’hôte a créé un nouveau lien pour regarder avec les yeux de { $seat } ; l’ancien n’ouvre plus rien.

## Ce qu’une table refuse

error-no-table = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
error-stale = La table a avancé entre-temps. Voici où elle en est.
error-not-your-seat = Cette place n’est pas la tienne.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-no-seat = Cette place n’existe pas à cette table.
error-seat-taken = Trop tard : cette place est prise.
error-name-missing = Dis d’abord ton nom aux autres.
error-bot-plays = Un bot joue à cette place. Rassieds-toi d’abord.
error-key-used = La clé { $key } désigne déjà une autre demande.
error-undo-open = Une demande de reprise est déjà en cours. Attends la réponse.
error-name-taken = Quelqu’un à la table porte ce nom. Choisis-en un autre.
error-clock = Une pendule demande du temps par coup, pour la partie, ou les deux.
error-too-fast = C’est trop rapide. Attends un instant.
error-chat-too-fast = Personne ne lit aussi vite. Attends un instant, puis renvoie ton message.
error-too-many-tables = Trop de tables ont été ouvertes depuis ton adresse, il n’y a plus de place pour l’instant. Réessaie plus tard.
error-table-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
error-table-not-started = La partie n’a pas encore commencé.
error-table-seats =
    { $seats ->
        [one] Tu as rempli { $seats } place, mais la partie se joue à { $players }.
       *[other] Tu as rempli { $seats } places, mais la partie se joue à { $players }.
    }
error-nothing-to-undo = Il n’y a encore rien que tu puisses reprendre.
error-nothing-asked = On ne te demande rien en ce moment.
error-no-hint = Le bot n’a pas de conseil à donner pour l’instant.
error-plan-kind = Aucune décision de ce jeu ne s’appelle « { $kind } ».
error-no-move = Le coup { $move } n’existe pas : ils vont de 0 à { $moves }.
error-muted = L’hôte t’a retiré la parole dans cette discussion.
error-table-archive = Cette partie n’est là que pour être revue.
error-other-rules = Cette partie a commencé avec une autre version des règles et ne peut pas continuer ici.
error-settings = { $setting } : « { $value } » ne convient pas ; valeurs admises : { $allowed }.
error-other-site = Cela vient d’un autre site : c’est refusé.
error-request = Cette demande est incompréhensible : { $text }

## Partout

page-skip = Aller au contenu
page-nav = Les pages
page-tables = Les tables
page-rules = Règles
page-settings = Réglages
page-problem = Cela n’a pas marché
page-back = Retour aux tables
page-your-name = Ton nom
page-person = Joueur { $number }
page-what-of = { $what } : { $of }

## Le salon

page-headline = Semer, arroser, récolter.
page-lead = Un lien suffit pour jouer ; des bots occupent les chaises vides.
page-players = Joueurs
page-play-bots = Jouer contre des bots
page-new-table = Nouvelle table
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table publique n’est ouverte. Crée la tienne !
page-my-tables = Tes tables
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
page-join-link = Le lien qu’on t’a envoyé
page-join-open = Ouvrir la table
page-join-help = Colle le lien entier, avec tout ce qui suit le signe #.

## Une nouvelle table

page-who-plays = Qui joue
page-kind-me = moi
page-kind-open = la personne qui recevra mon lien
page-kind-here = une autre personne sur cet appareil
page-kind-bot = bot : { $bot }
page-name-here = Nom
page-options = Règles de cette table
page-table = La table
page-public = Publique : tout le monde peut la voir et prendre une place libre
page-confirm-turns = À cette table, chacun confirme ses coups et peut les reprendre avant
page-confirm-mine = À mes tables, chacun confirme ses coups et peut les reprendre avant
page-advice-mine = Afficher des conseils à chacun de mes tours
page-pace = Rythme des bots
page-pace-of =
    { $pace ->
        [0] sans attendre
        [2] tranquille
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
       *[bot] un bot continue jusqu’au retour de la personne
    }
page-clock-help = Avec les deux, le temps de la partie ne s’écoule que lorsque celui du coup est épuisé. Les jours sont pour les parties par correspondance.
page-clock-of = Temps de { $seat }
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
page-word = Ton mot pour la donne
page-word-help = La donne vient du secret du serveur, dont cette page montre déjà l’empreinte, et d’un mot de chaque joueur : qui donne maintenant son propre mot peut vérifier à la fin que le secret était fixé avant. Laissé vide, il est tiré au hasard.
page-word-first = La donne vient du secret du serveur et d’un mot de chaque joueur. Le serveur fixe son secret quand il connaît déjà ce mot, et avant que quelqu’un d’autre n’arrive : si tu ne joues qu’avec des bots, tu lui fais confiance pour ne pas choisir la donne. Laissé vide, il est tiré au hasard.
page-set-up = Créer la table

## À la table

page-title-open = On attend des joueurs
page-title-over = La partie est finie
page-title-yours = À toi de jouer
page-title-waiting = On attend { $seats }
page-title-away = Un bot joue pour toi
page-lost = Connexion perdue. Nouvelle tentative…
page-chair =
    { $kind ->
        [open] libre
        [person] personne
       *[bot] bot
    }
page-sit-here = La place { $number } est à toi
page-come-back = Revenir
page-away =
    { $why ->
        [clock] Ton temps est écoulé : un bot joue pour toi.
        [host] L’hôte fait jouer un bot pour toi.
       *[left] Tu as quitté la table : un bot joue pour toi.
    }
page-start = Commencer ; des bots prennent les places libres
page-confirm = Confirmer
page-take-back = Reprendre
page-take-back-turn = Reprendre tout mon tour
page-ask-take-back = Demander à reprendre
page-undo-wish = { $seat } voudrait reprendre un coup. Es-tu d’accord ?
page-undo-waits = Tu as demandé à reprendre un coup. Réponse attendue : { $seats }.
page-agree = D’accord
page-refuse = Pas d’accord
page-what = Quoi
page-where = Où
page-amount = Combien
page-not-these = Impossible : { $numbers }
page-do = Valider
page-rules-here = Les règles de cette décision
page-look-again = Regarder à nouveau
page-in-words = Case par case
page-hint = Un conseil, s’il te plaît
page-hints = Conseils
page-hint-do = Jouer : { $action }
page-plan = Répondre d’avance
page-plan-help = Si la table est lente, tu peux laisser une réponse. Elle ne vaut que si elle est permise à ce moment ; sinon on te demande.
page-plan-now = Ta réponse : { $action }.
page-plan-stop = L’oublier et me demander
page-notice = Me prévenir quand c’est mon tour
page-notice-help = Quand ton tour commence et que tu n’es pas là, nous envoyons un message à cette adresse : un webhook de ton service de discussion ou de notification.
page-notice-address = Adresse du webhook
page-notice-start = Me prévenir
page-notice-now = Nous te prévenons de tes tours par { $host }.
page-notice-stop = Ne plus prévenir
page-log = Journal
page-whole-log = Tout le journal
page-chat = Discussion
page-chat-say = Ton message
page-chat-send = Envoyer
page-mute = Retirer la parole
page-unmute = Rendre la parole
page-mute-watchers = Retirer la parole à ceux qui regardent seulement
page-unmute-watchers = Rendre la parole à ceux qui regardent seulement
page-replace = Faire jouer un bot pour { $name }
page-stand-up = Se relever
page-leave = Quitter la table ; un bot continue
page-public-table = Une table publique.
page-private-table = Une table privée : seuls ceux qui ont un lien la voient.
page-links = Liens pour les autres
page-links-help = Un lien est comme une clé : donne chacun à une seule personne.
page-copy = Copier
page-copied = Copié
page-link =
    { $role ->
        [host] Être l’hôte de la table
        [play] Jouer : { $name }
        [hand] Regarder avec les yeux de { $name }
       *[watch] Regarder seulement
    }
page-new-link = Nouveau lien ; l’ancien ne marche plus
page-own-links = Liens de ma place
page-own-links-help = Avec eux, on joue à ta place ou l’on voit ce que tu vois : pour continuer sur un autre appareil, ou pour que quelqu’un regarde et apprenne. L’hôte ne les voit pas.
page-guest = { $name } joue depuis un autre appareil ; personne d’autre ne voit les liens de cette place.
page-again = Encore une partie
page-sheet = Feuille de score
page-fair = Donne loyale, preuve à l’appui
page-fair-commitment = L’empreinte du secret du serveur, montrée avant la donne :
page-fair-secret = Le secret (son empreinte est celle du dessus) :
page-fair-words = Les mots des places, mêlés à la donne :
page-fair-holds = Vérifié : le secret a bien cette empreinte et, avec les mots, il produit la donne jouée.
page-fair-check = Pour vérifier : le secret en 16 octets ; chaque mot par sa longueur sur 4 octets et ses lettres en UTF-8. La première somme est l’empreinte ; les 16 premiers octets de la seconde sont la graine de l’enregistrement. « cosecha verify » vérifie les deux.

## Plusieurs personnes sur un appareil

page-curtain = Passe l’appareil à { $name }
page-curtain-help = Que les autres détournent les yeux.
page-curtain-lift = Je suis { $name }

## Revoir

page-replay = Revoir la partie
page-replay-at = Coup { $move } sur { $moves }
page-first = Début
page-previous = Précédent
page-next = Suivant
page-last = Fin
page-to-table = Retour à la table
page-download = Télécharger l’enregistrement
page-upload = Charger un enregistrement
page-upload-file = Un fichier de partie
page-upload-open = La revoir
page-fork = Continuer à partir d’ici
page-fork-as = À la place de
page-fork-help = Une nouvelle table commence à ce coup, contre des bots. Ce que tu ne pouvais pas savoir est redistribué.
page-fork-go = Continuer
page-fork-not = Reviens à un coup précédent pour continuer à partir de là.
page-go-to = Aller au coup
page-eyes = Vu par
page-eyes-none = le public
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
page-drawn = La table dessinée
page-not-drawn = Le client dessiné n’a pas été construit ici : voici les pages de texte. Tout marche ; « make web » le construit.
