# The drawn client: what it says besides what the pages of the text client say.

client-close = Fermer
client-on-the-board = sur le plateau
client-more = plus…
client-points = points
client-you = toi
client-bot = bot
client-decides = décide maintenant
client-round = Manche { $round } sur { $rounds }
client-lost = La connexion est perdue. Nouvel essai…
client-unreachable = Le serveur est injoignable. Y a-t-il du réseau ?

## Les pages autour des tables

client-try-again = Réessayer
client-loading = Un instant…
client-broken = Cette page a trébuché
client-broken-help = Rien n’est perdu à tes tables : elles sont gardées sur le serveur.
client-no-page = Cette page n’existe pas
client-no-page-help = L’adresse a peut-être été coupée en route. Tes tables sont dans le salon.
client-to-dark = Couleurs sombres
client-to-light = Couleurs claires
client-theme = Couleurs
client-theme-of =
    { $theme ->
        [light] claires
        [dark] sombres
       *[system] comme l’appareil
    }
client-speed = Mouvement sur le plateau
client-speed-of =
    { $speed ->
        [0] aussitôt
        [1] normal
        [2] rapide
       *[other] lent
    }
client-sound = Sons
client-sound-help = Du bois, du papier et de l’eau, et une clochette quand c’est ton tour. Tout ce qui s’entend se voit aussi.
client-settings-lead = Gardé dans ce navigateur. Chaque changement compte aussitôt.
client-name-help = Les autres le voient aux tables où tu joues.
client-confirm-help = Pour les tables que tu prépares à partir de maintenant.
client-text = Client texte
client-text-help = Les mêmes tables en pages simples : sans scripts, bonnes pour les lecteurs d’écran et les connexions lentes.
client-text-open = Aller au client texte
client-bots-count =
    { $bots ->
        [one] Toi et un bot
       *[other] Toi et { $bots } bots
    }
client-starting = La table se prépare…
client-mine-hint = La première est à portée de doigt : joue contre des bots, ou prépare une table et envoie ses liens à tes amis.
client-turns =
    { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
client-joining = Ouverture de la table…
client-join-again = Ce lien n’ouvre aucune table
client-join-again-help = Il en manque peut-être un morceau, ou l’hôte l’a remplacé. Colle-le ici à nouveau, ou demandes-en un autre.
client-less = Moins : { $label }
client-add = Plus : { $label }
client-left-open = non fixé
client-left-to-chance = tiré au sort
client-links-after = Une fois la table prête, tu auras un lien pour chaque place libre, à envoyer à qui jouera.
client-problem = La table n’a pas pu être préparée
client-record-help = Une partie enregistrée dans un fichier se regarde coup par coup, et se continue.
client-too-large = Ce fichier est trop grand pour être une partie.
client-read-rules = Lire les règles
