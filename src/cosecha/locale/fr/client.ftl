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
