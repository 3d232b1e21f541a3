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

## Santiago : le plateau, pour qui l’écoute

santiago-client-place = { $place } : { $lies }
santiago-client-line = { $place }, { $lies }. À côté : { $squares }
santiago-client-proposed =
    { $total ->
        [0] { $place }, proposé sans pot-de-vin. À côté : { $squares }
        [one] { $place }, proposé pour { $total } escudo. À côté : { $squares }
       *[other] { $place }, proposé pour { $total } escudos. À côté : { $squares }
    }
santiago-client-intersection = { $place }, place pour la source. Autour : { $squares }

## Santiago : les étapes d’une manche

santiago-client-phase-setup = Mise en place
santiago-client-phase-bid = Enchères
santiago-client-phase-plant = Plantations
santiago-client-phase-propose = Propositions
santiago-client-phase-decide = Canal
santiago-client-phase-extra = Canal supplémentaire

## Santiago : ce que chacun possède

santiago-client-money =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
santiago-client-money-hidden = argent caché
santiago-client-bid = enchère { $amount }
santiago-client-passed = abstention
santiago-client-secret = enchère secrète
santiago-client-to-bid = à enchérir
santiago-client-overseer = superviseur
santiago-client-canal-ready = canal supplémentaire : disponible
santiago-client-canal-used = canal supplémentaire : utilisé

## Santiago : ce qui se trouve à côté du plateau

santiago-client-piles = Piles
santiago-client-piles-each = { $count } par pile
santiago-client-canals = Canaux
santiago-client-canals-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
santiago-client-unseen = À venir
santiago-client-unseen-crop = { $crop } : { $count }
santiago-client-offer = Au village
santiago-client-aside = Hors jeu

## Looking back

client-replay-at = Coup { $move } sur { $moves }, manche { $round }
client-replay-eyes = vu par ces yeux
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-speed = Vitesse
client-replay-points = Points
client-replay-more = Plus
client-replay-running = La partie n’est pas finie : tu la vois jusqu’au coup { $moves }, et seulement ce que tu peux savoir.
client-replay-keys = Touches : ← et → un coup, avec Maj une manche, espace pour la lecture, Début et Fin.
client-replay-share = Partager ce moment
client-replay-share-help = Le lien montre ce coup précis à toutes les personnes qui peuvent voir la table.
client-replay-copy = Copier le lien
client-replay-copied = Copié
client-replay-record = L’enregistrement
client-replay-record-help = La partie entière dans un fichier : garde-le, envoie-le, revois-le ici ou dans le terminal.

## Points

client-score-wins =
    { $points ->
        [one] { $names } gagne avec { $points } point
       *[other] { $names } gagne avec { $points } points
    }
client-score-share =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point
       *[other] { $names } partagent la victoire avec { $points } points
    }
client-score-margin =
    { $count ->
        [one] { $count } point d’avance sur { $names }
       *[other] { $count } points d’avance sur { $names }
    }
client-score-so-far = Points pour l’instant
client-score-if-last = Si cette manche était la dernière.
client-score-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
client-score-deserts = Déserts
client-score-deserts-of =
    { $count ->
        [one] { $count } case, aucun point
       *[other] { $count } cases, aucun point
    }
client-score-help = Cultivateurs et palmiers × tuiles = points. Trait doré : seul en tête.
client-score-hidden = L’argent caché n’est pas compté.
client-score-without-money = sans l’argent caché
client-score-rounds = Points manche par manche
client-score-round = Manche
client-score-to-round = À la fin de la manche { $round }
client-score-as-table = En tableau
client-score-fair-yes = Oui, la preuve tient
client-score-fair-no = Non, cela ne concorde pas
client-score-fair-here = Ton navigateur vient de le vérifier : le secret a l’empreinte publiée et, avec les mots, il donne la donne qui a été jouée.
client-score-fair-alone = Mais aucun siège n’a donné de mot : que le serveur n’ait pas choisi son secret, il faut le croire.
client-score-fair-promise = L’empreinte n’est pas celle qui a été montrée avant la donne.
client-score-fair-secret = Le secret n’a pas l’empreinte publiée.
client-score-fair-deal = Le secret et les mots ne donnent pas la donne qui a été jouée.
client-score-fair-later = Le secret est publié à la fin de la partie. On peut alors le vérifier ici.
client-score-fair-none = Cette partie n’a pas commencé par une telle donne : il n’y a rien à vérifier.
client-score-fair-unsafe = Cette page est arrivée par une connexion non protégée, où les navigateurs ne font pas ces calculs. « cosecha verify » vérifie l’enregistrement.
client-score-fair-no-word = aucun mot
client-score-fair-how = Comment le vérifier soi-même
