# The drawn client: what it says besides what the pages of the text client say.

client-close = Fermer
client-on-the-board = sur le plateau
client-more = plus…
client-so-far = pour l’instant
client-everybody = Ce que chacun possède
client-you = toi
client-bot = bot
client-decides = décide maintenant
client-round = Manche { $round } sur { $rounds }
client-offline = Tu es hors ligne. Cosecha continue dès que la connexion revient.
client-unreachable = Le serveur est injoignable. Y a-t-il du réseau ?
client-since = Depuis ton dernier passage
client-link = Lien
client-watch-link = Pour qui veut seulement regarder :
client-host = hôte
client-host-device = sur l’appareil de l’hôte
client-invited = On t’invite à jouer à { $game }.
client-invited-by = { $name } t’invite à jouer à { $game }.
client-usual-rules = Les règles habituelles
client-fair-fold = Donne loyale, preuve à l’appui : ton propre mot
client-undo-what = Voici ce qui serait repris
# the name of a tab: short
client-plans = À l’avance
client-ask-me = me demander

## Santiago : le plateau, pour qui l’écoute

santiago-client-line = { $place } : { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place } : proposé sans pot-de-vin
        [one] { $place } : proposé pour { $total } escudo
       *[other] { $place } : proposé pour { $total } escudos
    }
santiago-client-intersection = { $place } : place pour la source

## Santiago : les étapes d’une manche

santiago-client-phase-setup = Préparation
santiago-client-phase-bid = Enchères
santiago-client-phase-plant = Plantations
santiago-client-phase-overseer = Superviseur
santiago-client-phase-canal = Canal
santiago-client-phase-extra = Canal en plus
santiago-client-phase-drying = Assèchement
santiago-client-phase-income = Revenus

## Santiago : ce que chacun possède

santiago-client-money-hidden = argent caché
santiago-client-bid = enchère { $amount }
santiago-client-passed = abstention
santiago-client-secret = enchère secrète
santiago-client-to-bid = doit enchérir
santiago-client-overseer = superviseur
santiago-client-canal-ready = canal supplémentaire : disponible
santiago-client-canal-used = canal supplémentaire : utilisé

## Santiago : ce qui se trouve à côté du plateau

santiago-client-piles = Piles
santiago-client-piles-each = { $count } par pile
santiago-client-canals = Canaux
santiago-client-canals-left = il en reste { $count }
santiago-client-bank = Banque
santiago-client-unseen = À venir
santiago-client-offer = Au village
client-menu = Menu
client-as-text = En texte simple
client-lesson = Première leçon
client-lesson-start = Commencer
client-lesson-got-it = Compris
client-lesson-end = Sans professeur
santiago-lesson-begin = Tu joues une vraie partie de Santiago contre deux bots qui jouent au hasard. À chaque nouvelle question, un professeur t’explique de quoi il s’agit. Tu ne peux rien casser : chaque coup peut être repris.
santiago-lesson-bid = Des tuiles de plantation sont aux enchères. Chacun enchérit une fois, et deux enchères ne peuvent être égales. Qui enchérit le plus haut choisit d’abord, et chacun paie son enchère. Le premier à s’abstenir ou, à défaut, l’auteur de l’enchère la plus basse devient superviseur des canaux. Qui s’abstient ne paie rien, mais plante avec un cultivateur de moins. L’argent gardé compte aussi à la fin.
santiago-lesson-plant = Choisis une tuile, puis touche une case. Les tuiles d’une même culture placées côte à côte forment une plantation : à la fin, chacun de tes cultivateurs y vaut autant de points qu’elle a de tuiles. Plante près de l’eau : une tuile sans canal à côté perd ses cultivateurs un à un et se dessèche. Un palmier sur la même tuile que l’un de tes cultivateurs compte comme un cultivateur de plus.
santiago-lesson-leftover = Il reste une tuile. Elle n’est à personne, mais elle peut agrandir une plantation. Pose-la où elle t’aide.
santiago-lesson-propose = Le superviseur construit un canal par manche, et se laisse corrompre. Touche une ligne pointillée pour la proposer et dis ce qu’elle vaut pour toi. Plusieurs peuvent proposer la même ligne : les pots-de-vin s’ajoutent. Tu ne paies que si ta ligne est construite.
santiago-lesson-decide = Le poste de superviseur est à toi : accepte une proposition et empoche ses pots-de-vin, ou rejette-les toutes et construis ailleurs ; cela coûte un escudo de plus que la plus haute somme offerte.
santiago-lesson-extra = Chacun a un canal supplémentaire pour toute la partie. Garde-le jusqu’à ce qu’il sauve une tuile importante.
santiago-lesson-confirm = Regarde ce que tu as fait. Tant que tu n’as pas confirmé, tu peux le reprendre.
santiago-lesson-over = C’était une partie entière. La feuille de score montre d’où viennent les points. Essaie contre de meilleurs bots, ou entre amis par un lien.

## Les pages autour des tables

client-try-again = Réessayer
client-pair = { $name } : { $value }
client-loading = Un instant…
client-broken = Cette page a trébuché
client-broken-help = Rien n’est perdu à tes tables : elles sont gardées sur le serveur.
client-no-page = Cette page n’existe pas
client-no-page-help = L’adresse a peut-être été coupée en route. Tes tables sont dans le salon.
client-to-dark = Couleurs sombres
client-to-light = Couleurs claires
client-speed = Mouvement sur le plateau
client-speed-of =
    { $speed ->
        [0] immédiat
        [1] normal
        [2] rapide
       *[other] lent
    }
client-sound = Sons
client-sound-help = Du bois, du papier et de l’eau, et une clochette quand c’est ton tour. Tout ce qui s’entend se voit aussi.
client-settings-lead = Gardé dans ce navigateur. Chaque changement s’applique aussitôt.
client-name-help = Les autres le voient aux tables où tu joues.
client-confirm-help = Pour les tables que tu crées à partir de maintenant.
client-touch-again = Toucher encore pour le faire
client-touch-again-help = Sur le plateau, le premier toucher montre ce qu’un endroit rapporte, le deuxième le fait, comme le bouton vert. Sinon, le deuxième annule le choix.
client-advice-help = Des panneaux sur le plateau marquent trois bonnes réponses, chacune avec sa raison. Pour les enfants, et pour qui apprend ; les autres n’en voient rien.
client-hint-why = Conseil { $number } : { $reason }
client-text = Client texte
client-text-help = Les mêmes tables en pages simples : sans scripts, adaptées aux lecteurs d’écran et aux connexions lentes.
client-text-open = Aller au client texte
client-play-alone = Jouer en solo
client-bots-count =
    { $bots ->
        [0] Toi, en solo
        [one] Toi et un bot
       *[other] Toi et { $bots } bots
    }
client-starting = Création de la table…
client-mine-hint = La première est à portée de doigt : joue contre des bots, ou crée une table et envoie ses liens à tes amis.
client-turns =
    { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
client-joining = Ouverture de la table…
client-join-again = Ce lien n’ouvre aucune table
client-join-again-help = Il en manque peut-être un morceau, ou l’hôte l’a remplacé. Colle-le ici à nouveau, ou demandes-en un autre.
client-less = Moins : { $label }
client-add = Plus : { $label }
client-left-open = non fixé
client-links-after = Une fois la table prête, tu auras un lien pour chaque place libre, à envoyer à qui jouera.
client-problem = La table n’a pas pu être créée
client-record-help = Une partie enregistrée dans un fichier se regarde coup par coup, et se continue.
client-too-large = Ce fichier est trop grand pour être une partie.
client-read-rules = Lire les règles

## Looking back

client-replay-at = Coup { $move } sur { $moves }, manche { $round }
client-replay-eyes = vu par ces yeux
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-speed = Vitesse
client-replay-curve = Les points de chacun après chaque coup
client-replay-points = Points
client-replay-more = Plus
client-replay-running = La partie n’est pas finie : tu la vois jusqu’au coup { $moves }, et seulement ce que tu peux savoir.
client-replay-keys = Touches : ← et → un coup, avec Maj une manche, espace pour la lecture, Début et Fin.
client-replay-share = Partager ce moment
client-replay-share-help = Le lien montre ce coup précis à toutes les personnes qui peuvent voir la table.
client-replay-copy = Copier le lien
client-replay-record = L’enregistrement
client-replay-record-help = La partie entière dans un fichier : garde-le, envoie-le, revois-le ici ou dans le terminal.

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
        [0] À égalité de points avec { $names } ; le départage décide
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
client-score-help = Cultivateurs et palmiers × tuiles = points. Trait doré : plus que tous les autres.
client-score-hidden = Ce qui est caché n’est pas compté.
client-score-without-hidden = sans ce qui est caché
client-score-rounds = Points manche par manche
client-score-round = Manche
client-score-to-round = À la fin de la manche { $round }
client-score-as-table = En tableau
client-score-check = Vérifier la donne
client-score-fair-yes = Oui, la preuve tient
client-score-fair-no = Non, cela ne concorde pas
client-score-fair-here = Ton navigateur vient de le vérifier : le secret a l’empreinte publiée et, avec les mots, il produit la donne jouée.
client-score-fair-kept = La promesse reçue au moment de t’asseoir est bien celle qui a été tenue : c’est la même empreinte.
client-score-fair-given = L’empreinte reçue au moment de t’asseoir :
client-score-fair-alone = Mais aucune place n’a donné de mot : il faut croire que le serveur n’a pas choisi son secret.
client-score-fair-promise = L’empreinte n’est pas celle qui a été montrée avant la donne.
client-score-fair-secret = Le secret n’a pas l’empreinte publiée.
client-score-fair-deal = Le secret et les mots ne produisent pas la donne jouée.
client-score-fair-later = Le secret est publié à la fin de la partie. On peut alors le vérifier ici.
client-score-fair-none = Cette partie n’a pas commencé par une telle donne : il n’y a rien à vérifier.
client-score-fair-unsafe = Cette page est arrivée par une connexion non protégée, où les navigateurs ne font pas ces calculs. « cosecha verify » vérifie l’enregistrement.
client-score-fair-no-word = aucun mot
client-score-fair-how = Comment le vérifier soi-même
client-choose = Choisis une réponse
client-choose-amount = Choisis combien
client-choose-place = Choisis où
client-choose-santiago-spring = Choisis une intersection
client-choose-santiago-start = Choisis un tronçon
client-choose-santiago-palm = Choisis une case
client-choose-santiago-bid = Choisis ton enchère
client-choose-santiago-plant = Choisis une tuile
client-choose-santiago-leftover = Choisis une case
client-choose-santiago-propose = Choisis un tronçon
client-choose-santiago-decide = Choisis ce qui est construit
client-choose-santiago-extra = Le poser ou le garder ?
client-choose-cacao-place = Choisis une tuile et un espace
client-choose-cacao-fill = Choisis la tuile et l’espace
client-choose-cacao-work = Choisis qui travaille maintenant
santiago-client-aside = À côté du plateau
santiago-client-accept = Prendre { $total } : { $segment }
santiago-client-reject = Ailleurs : payer { $price }
santiago-client-build = Construire : payer { $price }
santiago-client-extra = Poser ton canal
client-leave = Quitter la table
client-leave-sure = Un bot joue pour toi jusqu’à ton retour.

## Feuilles de score de tous les jeux

client-score-item = Points pour
client-score-total = Total
client-score-unknown = caché

## Cacao : la carte, pour qui l’écoute

cacao-client-map = Carte des tuiles
cacao-client-nearer = Agrandir
cacao-client-farther = Réduire
cacao-client-fit = Tout montrer
cacao-client-sides = nord { $n }, est { $e }, sud { $s }, ouest { $w }
cacao-client-tile = Tuile ouvriers : { cacao-client-sides }
cacao-client-workers =
    { $built ->
        [0] { $space }, { $seat } : ouvriers au nord { $n }, à l’est { $e }, au sud { $s }, à l’ouest { $w }
       *[other] { $space }, { $seat }, sur une autre tuile : ouvriers au nord { $n }, à l’est { $e }, au sud { $s }, à l’ouest { $w }
    }
cacao-client-jungle = { $space }, { $name }
cacao-client-temple = { $space }, temple. Ouvriers : { $standing }
cacao-client-temple-empty = { $space }, temple sans ouvriers
cacao-client-to-fill = { $space }, { $letter } : espace jungle à combler
cacao-client-free = { $space }, libre
cacao-client-edge =
    { $workers ->
        [one] { $workers } ouvrier de { $space }, côté { cacao-noun-side }, devant : { $name }
       *[other] { $workers } ouvriers de { $space }, côté { cacao-noun-side }, devant : { $name }
    }

## Cacao : ce qu’une place possède, et où elle choisit

cacao-client-village = Ton village
cacao-client-village-of = Village de { $name }
cacao-client-gold = Or
cacao-client-gold-hidden = or caché
cacao-client-fruits =
    { $count ->
        [one] { $count } fève de cacao sur 5
       *[other] { $count } fèves de cacao sur 5
    }
cacao-client-suns =
    { $count ->
        [one] { $count } jeton soleil sur 3
       *[other] { $count } jetons soleil sur 3
    }
cacao-client-water = case eau { $value }
cacao-client-hand = Main
cacao-client-hand-and-display = Main et tuiles visibles
cacao-client-display = Jungle visible
cacao-client-no-hand = Tout est posé.
cacao-client-turn = Tourner
cacao-client-pile =
    { $count ->
        [0] La pioche est vide
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
cacao-client-do-place = Poser la tuile
cacao-client-do-overbuild = Recouvrir pour un soleil
cacao-client-do-fill = Combler l’espace
cacao-client-do-work =
    { $workers ->
        [0] N’employer aucun ouvrier
        [one] Employer { $workers } ouvrier
       *[other] Employer { $workers } ouvriers
    }
cacao-client-opens =
    { $count ->
        [one] La tuile ouvre l’espace { $letters } : comble-le d’ici.
       *[other] La tuile ouvre les espaces { $letters } : comble-les d’ici.
    }

## Cacao : les étapes d’un tour

cacao-client-phase-place = Poser
cacao-client-phase-fill = Combler la jungle
cacao-client-phase-work = Activer
cacao-client-turn-of = Tour { $round } sur { $rounds }

## Cacao : la feuille de score

cacao-client-temple-number = Temple { $number }
cacao-client-at-temple =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
cacao-client-suns-left = Jetons soleil
cacao-client-water-field = Case eau
cacao-client-fruits-left = Fèves de cacao
cacao-client-tie = pour départager
cacao-client-score-help = Chaque temple : 6 pour le plus d’ouvriers, 3 pour la deuxième place. Trait doré : plus que tous les autres.

## Cacao : la première leçon

cacao-lesson-begin = Tu joues une vraie partie de Cacao contre deux bots qui jouent au hasard. À chaque nouvelle question, un professeur t’explique de quoi il s’agit. Tu ne peux rien casser : chaque coup peut être repris.
cacao-lesson-place = Choisis une tuile de ta main et touche un espace aux coins verts. Touche encore la tuile pour la tourner. Ses ouvriers travaillent aussitôt sur les tuiles jungle qu’ils ont devant eux : une plantation donne des fèves de cacao, un marché les achète, une mine donne de l’or, l’eau fait avancer ton porteur. La carte montre ce que la tuile rapporte : touche encore l’espace, ou le bouton vert, pour la poser.
cacao-lesson-fill = Là où deux tuiles ouvriers touchent le même espace jungle libre, il faut poser une tuile jungle. Choisis l’une des tuiles visibles et son espace. Tous les ouvriers voisins y travaillent aussitôt, ceux des autres aussi.
cacao-lesson-work = Choisis un de tes côtés, puis combien d’ouvriers y travaillent. L’ordre dépend de toi : récolte d’abord, vends ensuite. Ton village a de la place pour cinq fèves ; le surplus est perdu.
cacao-lesson-confirm = Regarde ce que tu as fait. Tant que tu n’as pas confirmé, tu peux le reprendre.
cacao-lesson-over = C’était une partie entière. La feuille de score montre d’où vient l’or. Chaque temple paie ceux qui ont le plus d’ouvriers à côté de lui. Essaie contre de meilleurs bots, ou entre amis par un lien.

## Agricola : le plateau d’actions et les fermes

agricola-client-table = Table
agricola-client-spaces = Cases d’action
agricola-client-majors = Aménagements majeurs
agricola-client-farm = Ta ferme
agricola-client-farms = Fermes
agricola-client-farm-of = Ferme de { $name }
agricola-client-show-farm = Montrer cette ferme
agricola-client-and-or = et/ou
agricola-client-or = ou
agricola-client-then = puis
agricola-client-stage = Période { $stage }
agricola-client-harvest = Récolte à la fin de cette manche
agricola-client-starter = Premier joueur
agricola-client-people =
    { $home ->
        [one] { $home } fermier sur { $people } à la maison
       *[other] { $home } fermiers sur { $people } à la maison
    }
agricola-client-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agricola-client-begging =
    { $count ->
        [one] { $count } jeton Mendicité
       *[other] { $count } jetons Mendicité
    }
agricola-client-major =
    { $name ->
        [fireplace2] Foyer
        [fireplace3] Foyer
        [hearth4] Fourneau
        [hearth5] Fourneau
        [well] Puits
        [clay-oven] Four en argile
        [stone-oven] Four en pierre
        [joinery] Menui{ "\u00AD" }serie
        [pottery] Poterie
       *[basketmaker] Vannerie
    }
agricola-client-major-does =
    { $name ->
        [fireplace2] à tout moment 1 légume, mouton ou sanglier contre 2 nourritures, 1 bœuf contre 3 ; cuisson : 1 céréale contre 2 nourritures
        [fireplace3] à tout moment 1 légume, mouton ou sanglier contre 2 nourritures, 1 bœuf contre 3 ; cuisson : 1 céréale contre 2 nourritures
        [hearth4] à tout moment 1 mouton contre 2 nourritures, 1 légume ou sanglier contre 3, 1 bœuf contre 4 ; cuisson : 1 céréale contre 3 nourritures
        [hearth5] à tout moment 1 mouton contre 2 nourritures, 1 légume ou sanglier contre 3, 1 bœuf contre 4 ; cuisson : 1 céréale contre 3 nourritures
        [well] 1 nourriture au début de chacune des 5 manches suivantes
        [clay-oven] cuisson : 1 céréale contre 5 nourritures ; tu peux cuire dès sa construction
        [stone-oven] cuisson : jusqu’à 2 céréales contre 4 nourritures chacune ; tu peux cuire dès sa construction
        [joinery] à chaque récolte 1 bois contre 2 nourritures ; à la fin 1, 2 ou 3 points pour 3, 5 ou 7 bois
        [pottery] à chaque récolte 1 argile contre 2 nourritures ; à la fin 1, 2 ou 3 points pour 3, 5 ou 7 argiles
       *[basketmaker] à chaque récolte 1 roseau contre 3 nourritures ; à la fin 1, 2 ou 3 points pour 2, 4 ou 5 roseaux
    }
agricola-client-fences-left = Clôtures restantes
agricola-client-stables-left = Étables restantes
agricola-client-cell-room =
    { $house ->
        [wood] { $cell }, pièce en bois
        [clay] { $cell }, pièce en argile
       *[stone] { $cell }, pièce en pierre
    }
agricola-client-cell-field = { $cell }, champ vide
agricola-client-cell-crop =
    { $good ->
        [grain] { $cell }, champ avec { $amount ->
            [one] { $amount } céréale
           *[other] { $amount } céréales
        }
       *[vegetable] { $cell }, champ avec { $amount ->
            [one] { $amount } légume
           *[other] { $amount } légumes
        }
    }
agricola-client-cell-stable =
    { $fenced ->
        [0] { $cell }, étable
       *[1] { $cell }, étable dans un pâturage
    }
agricola-client-cell-free =
    { $fenced ->
        [0] { $cell }, libre
       *[1] { $cell }, pâturage
    }
agricola-client-edge-between = Bordure entre { $one } et { $other }
agricola-client-edge-rim =
    { $rim ->
        [above] Bordure au-dessus de { $cell }
        [below] Bordure au-dessous de { $cell }
        [left] Bordure à gauche de { $cell }
       *[right] Bordure à droite de { $cell }
    }
agricola-client-fences-drawn =
    { $count ->
        [one] { $count } clôture tracée, pas encore de pâturage
       *[other] { $count } clôtures tracées, pas encore de pâturage
    }
agricola-client-herd-pasture =
    { $animal ->
        [sheep] Pâturage { $cells } : moutons, { $count } sur { $room }
        [boar] Pâturage { $cells } : sangliers, { $count } sur { $room }
        [cattle] Pâturage { $cells } : bœufs, { $count } sur { $room }
       *[none] Pâturage { $cells } : aucun animal, place pour { $room }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Étable { $cell } : 1 mouton
        [boar] Étable { $cell } : 1 sanglier
        [cattle] Étable { $cell } : 1 bœuf
       *[none] Étable { $cell } : aucun animal
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] Dans la maison : 1 mouton
        [boar] Dans la maison : 1 sanglier
        [cattle] Dans la maison : 1 bœuf
       *[none] Dans la maison : aucun animal
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] { $count ->
            [one] Où loger { $count } mouton ?
           *[other] Où loger { $count } moutons ?
        }
        [boar] { $count ->
            [one] Où loger { $count } sanglier ?
           *[other] Où loger { $count } sangliers ?
        }
       *[cattle] { $count ->
            [one] Où loger { $count } bœuf ?
           *[other] Où loger { $count } bœufs ?
        }
    }

## Agricola : de quoi il s’agit

agricola-client-fed = Nourriture : { $have } sur { $need }
agricola-client-missing =
    { $missing ->
        [one] en l’état : { $missing } jeton Mendicité, 3 points de moins
       *[other] en l’état : { $missing } jetons Mendicité, 3 points de moins chacun
    }
agricola-client-exchange = Transformer en nourriture
agricola-client-exchange-one =
    { $good ->
        [wood] 1 bois contre { $food } nourritures
        [clay] 1 argile contre { $food } nourritures
        [reed] 1 roseau contre { $food } nourritures
        [grain] 1 céréale contre { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }
        [vegetable] 1 légume contre { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }
        [sheep] 1 mouton contre { $food } nourritures
        [boar] 1 sanglier contre { $food } nourritures
       *[cattle] 1 bœuf contre { $food } nourritures
    }
agricola-client-keep = Ce que tu gardes
agricola-client-keep-none = aucun
agricola-client-harvest-needs = La récolte de la manche { $round } demande { $food } nourritures

## Agricola : les étapes d’une manche

agricola-client-phase-work = Travaux
agricola-client-phase-field = Champs
agricola-client-phase-feed = Alimentation
agricola-client-phase-breed = Reproduction

## Agricola : la feuille de score

agricola-client-materials = Matériaux de construction
agricola-client-tie = pour départager
agricola-client-score-help = En petit : ce qui est compté. Trait doré : plus que tous les autres.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count }, et 1 de moins pour le point suivant
       *[other] { $count }, et { $more } de plus pour le point suivant
    }
agricola-client-score-so-far = En petit : ce qui est compté, et combien il manque pour le point suivant. Trait doré : plus que tous les autres.

## Agricola : la première leçon

agricola-lesson-begin = Tu joues en solo une vraie partie d’Agricola. À chaque nouvelle question, un professeur t’explique de quoi il s’agit. Tu ne peux rien casser : chaque coup peut être repris.
agricola-lesson-place = Envoie un de tes fermiers sur une case d’action. Sur les plus foncées, les ressources s’accumulent, et tu les prends toutes. La faucille marque les manches qui finissent par une récolte : ta famille veut alors manger. La barre de ce panneau montre combien il faut.
agricola-lesson-house = Touche une case de ta ferme aux coins verts. Une pièce doit toucher ta maison ; il en faut une par fermier. Une étable héberge un animal, et double la capacité d’un pâturage.
agricola-lesson-fields = Laboure des champs voisins, puis sème-les. 1 céréale semée en donne 3 sur le champ, 1 légume en donne 2 ; à chaque récolte, tu en prends 1 dans chaque champ.
agricola-lesson-bake = Choisis combien de céréales tu cuis. Chaque céréale cuite rapporte plus que la seule nourriture qu’elle vaut crue. Le Four en argile cuit 1 céréale par action et le Four en pierre 2, contre plus de nourriture ; le Foyer et le Fourneau, autant que tu veux.
agricola-lesson-fence = Touche les cases qui formeront un pâturage, ou les bordures où iront ses clôtures. Chaque nouvelle clôture coûte 1 bois, au bord de la ferme aussi. La ferme montre les clôtures avant que tu les construises, et les nombres combien d’animaux y trouvent place.
agricola-lesson-renovate = Toute ta maison s’améliore d’un coup : du bois à l’argile, plus tard de l’argile à la pierre. Cela coûte 1 argile ou 1 pierre par pièce, et 1 roseau. À la fin, chaque pièce en argile vaut 1 point, chaque pièce en pierre 2.
agricola-lesson-improve = Le Foyer et le Fourneau transforment à tout moment légumes et animaux en nourriture, et cuisent le pain. Les autres apportent de la nourriture autrement, et des points.
agricola-lesson-keep = Tes animaux n’ont pas tous une place. Choisis ceux qui restent. Chaque pâturage héberge des animaux d’une seule sorte, la maison un animal, et chaque étable hors d’un pâturage un animal. Touche des animaux, puis un endroit : ils y vivront.
agricola-lesson-breed = Deux animaux d’une même sorte ont un petit à la fin de chaque récolte, s’il trouve une place. Il n’y en a pas assez maintenant : choisis les animaux qui restent. On ne peut en cuisiner aucun à ce moment.
agricola-lesson-feed = Ta famille mange. Transforme céréales, légumes ou animaux en nourriture s’il en manque. Pour chaque nourriture qui manque, tu reçois un jeton Mendicité, qui coûte 3 points.
agricola-lesson-confirm = Regarde ce que tu as fait. Tant que tu n’as pas confirmé, tu peux le reprendre.
agricola-lesson-over = C’était une partie entière. La feuille de score montre d’où viennent les points : un peu de tout, et aucune case vide. Essaie contre des bots, ou entre amis par un lien.

## La question

# Combien d’effets ne sont pas affichés ; les affiche.
client-chips-more =
    { $count ->
        [one] +{ $count } autre
       *[other] +{ $count } autres
    }
client-chip-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
client-chip-points-lost =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
client-inspected = Détails

## Agricola : la main, les échanges et ce qui se consulte

agricola-client-in-hand = Main { $count }
agricola-client-in-play = En jeu { $count }
agricola-client-short = Il manque : { $goods }
agricola-client-step-more = { $good } : 1 de plus
agricola-client-step-less = { $good } : 1 de moins
agricola-client-cook =
    { $food ->
        [one] Transformer en { $food } nourriture
       *[other] Transformer en { $food } nourritures
    }
agricola-client-cook-feed = Échanger et nourrir
agricola-client-rack =
    { $harvest ->
        [1] Manche { $round } sur 14, avec récolte
       *[0] Manche { $round } sur 14
    }
agricola-inspect-round = Manche { $round }
agricola-inspect-hidden =
    { $count ->
        [one] Cette carte est révélée à la manche { $round } : { $spaces }.
       *[other] Une de ces cartes est révélée à la manche { $round } : { $spaces }.
    }
agricola-inspect-refill = { $goods } de plus à chaque manche
agricola-inspect-lying = { $goods } en ce moment
agricola-inspect-empty = rien en ce moment
agricola-inspect-return = ou contre un Foyer rendu
agricola-inspect-thing =
    { $kind ->
        [room] Une pièce pour 1 personne. Ta maison héberge aussi 1 animal de compagnie.
        [field] Dans un champ vide, tu peux semer des céréales ou des légumes.
        [crop] À la phase des champs de chaque récolte, tu prends 1 de ces denrées sur le champ.
        [pasture] Un pâturage héberge 2 animaux d’une même espèce par case. Chaque étable qui s’y trouve double ce nombre.
        [stable] Une étable hors d’un pâturage héberge 1 animal.
       *[free] Ici, tu peux encore construire, labourer ou clôturer. À la fin, chaque case inutilisée coûte 1 point.

## Santiago : fiches de ce que l’on examine

santiago-inspect-tile = Sans eau, elle perd un cultivateur à chaque manche. Quand il n’y en a plus, elle devient un désert.
santiago-inspect-plantation-tile = Chaque silhouette est une place pour un cultivateur. Les tuiles voisines d’une même culture forment une plantation.
santiago-inspect-pile-name = Tuiles face cachée
santiago-inspect-pile = À chaque manche, la première tuile de chaque pile est révélée et mise aux enchères.
santiago-inspect-supply-name = Canaux
santiago-inspect-supply = Le superviseur en construit un par manche. Quand il n’y en a plus, c’est la dernière manche.
santiago-inspect-canal-name = Canal
santiago-inspect-canal = Irrigue les cases des deux côtés.
santiago-inspect-spring-name = Source
santiago-inspect-spring = Toute l’eau vient d’ici. Chaque canal lui est relié.
santiago-inspect-palm-name = Palmier
santiago-inspect-palm = À la fin, compte comme un cultivateur de plus si l’un des tiens est sur sa tuile.
santiago-inspect-desert-name = Désert
santiago-inspect-desert = Une tuile asséchée. On ne peut plus rien planter ici, et elle n’appartient à aucune plantation.
santiago-inspect-overseer-name = Superviseur des canaux
santiago-inspect-overseer = Le joueur qui enchérit le moins. Il choisit le canal à construire et touche les pots-de-vin.
santiago-inspect-money-name = Escudos
santiago-inspect-money = Pour enchérir et soudoyer. À la fin, chacun vaut 1 point.
santiago-inspect-extra-name = Canal supplémentaire
santiago-inspect-extra = Chaque joueur en a un pour toute la partie, à poser après le canal du superviseur.
santiago-inspect-offer-name = Canal proposé
santiago-inspect-offer = Si le superviseur accepte, les pots-de-vin sont payés. Sinon, ils sont rendus.
santiago-inspect-offer-total =
    { $total ->
        [0] sans pot-de-vin
        [one] pot-de-vin : { $total } escudo
       *[other] pots-de-vin : { $total } escudos
    }
