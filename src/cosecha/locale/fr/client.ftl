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
client-since = Depuis ton dernier passage
client-link = Lien
client-copy = Copier
client-copied = Copié
client-watch-link = Pour qui veut seulement regarder :
client-ask-me = demande-moi
