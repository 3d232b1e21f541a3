# Ce que lisent les modèles de langage : l’environnement en texte et les outils de « cosecha mcp ».

## Un tour

model-you =
    { $count ->
        [one] Tu joues seul à { $game }. Ta place : { $seat }.
       *[other] Tu joues à { $game }, à { $count } joueurs. Ta place : { $seat }.
    }
# $action est un exemple : bid 3.
model-how-to-answer = Comment répondre : termine ta réponse par une action entre crochets, écrite comme dans la liste des actions possibles, par exemple [{ $action }]. Sans crochets, la dernière ligne compte.
model-news = Depuis ton dernier tour :
model-actions = Actions possibles. N est un nombre, X est l’une des valeurs :
model-aside = Possible aussi, mais rarement utile :
model-values-same = X comme ci-dessus
model-values-more =
    { $count ->
        [one] { $values } … et { $count } autre de la même forme
       *[other] { $values } … et { $count } autres de la même forme
    }
model-choices-more =
    { $count ->
        [one] { $count } autre action possible n’est pas dans la liste. Elle s’écrit de la même façon.
       *[other] { $count } autres actions possibles ne sont pas dans la liste. Elles s’écrivent de la même façon.
    }
model-no-action = Il n’y a pas d’action dans ta réponse.
model-refused = Pas joué : { $reason }
model-tries =
    { $count ->
        [one] Il te reste { $count } essai.
       *[other] Il te reste { $count } essais.
    }
model-random = Il ne te restait plus d’essai. Ceci est donc joué à ta place : { $action }
model-lost = { $seat } n’a plus d’essai et perd la partie.
model-stopped =
    { $count ->
        [one] La partie s’arrête après { $count } tour.
       *[other] La partie s’arrête après { $count } tours.
    }

## Outils

model-name = Modèle
model-instructions = Des jeux de société à la ferme : Santiago, Cacao et Agricola. Si tu n’as pas encore de place, ouvre une partie. Puis réponds avec « act » à ce qui t’est demandé, dans la notation que montre « look ». Tu ne sais que ce que ta place peut savoir.
model-tool =
    { $tool ->
        [games] Les jeux et leurs bots. Avec un jeu, ses options.
        [new_game] Ouvrir une partie et t’asseoir. Renvoie la clé de ta place et ce que tu vois. Par défaut, des bots prennent les autres places.
        [join] Prendre une place libre d’une partie qu’un autre modèle a ouverte.
        [look] Ce qui s’est passé, la table comme la voit ta place, et ce qui t’est demandé. Commence par là, et reviens quand ce n’est pas ton tour.
        [actions] Toutes les actions possibles en notation, page par page, quand la liste de « look » est coupée.
        [why_not] Pourquoi une action n’est pas permise maintenant. Ne joue rien.
        [act] Répondre à ce qui t’est demandé par une action en notation. Renvoie la suite.
        [undo] Annuler ta dernière action, si rien n’a été révélé et si personne d’autre n’a été interrogé depuis.
        [score] La feuille de score : les points jusqu’ici, ou les points définitifs.
        [rules] Les règles d’un jeu : un résumé avec la notation, ou une section.
       *[card] Lire une carte d’un jeu par son nom, ou chercher des cartes par des mots de leurs textes.
    }
model-argument =
    { $argument ->
        [key] La clé de ta place. Garde-la pour toi.
        [game] Le jeu : santiago, cacao ou agricola.
        [seats] Les places, dans le sens horaire : « you » une fois, « open » pour un autre modèle, ou le nom d’un bot.
        [options] Les options du jeu par leur nom, comme les montre « games ». Omets ce qui doit être comme d’habitude.
        [language] La langue de tout ce que tu lis : en, es, fr ou pl.
        [name] Ton nom à la table.
        [invitation] L’invitation donnée par le modèle qui a ouvert la partie. Elle sert une seule fois.
        [wait] Attendre ce nombre de secondes, 60 au plus, jusqu’à ton tour.
        [log] Montrer encore ce nombre de dernières lignes du journal.
        [json] Renvoyer des données au lieu de mots.
        [start] Seulement les actions qui commencent ainsi.
        [page] Quelle page de la liste, à partir de 1.
        [action] Une action en notation, par exemple « bid 3 ».
        [section] Une section des règles, par le nom que donne le résumé.
       *[card] Le nom d’une carte, ou des mots de son texte.
    }
model-game = { $game } – joueurs : { $players } ; bots : { $bots }
model-your-key = Ta clé : { $key }
model-invitation = Invitation pour un autre modèle, qui sert une seule fois : { $invitation }
model-seat = { $game }. Ta place : { $seat }.
model-not-started = La partie n’a pas commencé. Il reste des places libres.
model-page = Actions possibles : { $count }. Page { $page } sur { $pages } :
model-score-hidden = Certains points te sont cachés. Les totaux ne sont donc pas complets.
model-cut = Le reste est coupé.
model-rules = Règles de { $game } ({ $language })

## Ce qui ne va pas

model-no-tool = Il n’y a pas d’outil « { $tool } ». Outils : { $known }.
model-no-key = Aucune place n’a la clé « { $key } ». Utilise celle que tu as reçue avec ta place.
model-no-invitation = L’invitation « { $invitation } » n’ouvre aucune place. Chacune sert une seule fois.
model-one-you = Exactement une des places doit être « you ».
model-seat-count =
    { $seats ->
        [one] « players » ne convient pas : il y a { $seats } place.
       *[other] « players » ne convient pas : il y a { $seats } places.
    }
model-no-undo = Tu ne peux pas annuler cela : une information a été révélée, ou un autre joueur a été interrogé depuis.
model-not-asked = Ce n’est pas ton tour. Regarde de nouveau plus tard.
model-bad-arguments = Les arguments de « { $tool } » sont illisibles : { $text }
model-failed = Une erreur s’est produite dans ce programme. Regarde la table avant de continuer.
model-no-page = Il n’y a pas de page « { $page } ». Pages : { $known }.
model-no-link = « { $link } » n’est pas le lien d’une place. Il ressemble à ceci : http://localhost:8080/join#TOKEN
model-no-seat = Ce lien n’ouvre aucune place, seulement la vue d’un spectateur.
model-no-server = Impossible de joindre le serveur { $server }.
model-server-refuses = Le serveur refuse la requête (code { $code }).
