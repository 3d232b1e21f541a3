# The drawn client: messages that the pages of the text client don't have.

client-close = Fermer
client-on-the-board = sur le plateau
client-more = plus…
client-so-far = pour l’instant
client-everybody = Ce que possède chaque joueur
client-you = toi
client-decides = c’est son tour
client-round = Manche { $round } sur { $rounds }
client-offline = Tu es hors ligne. La partie continue dès que la connexion revient.
client-unreachable = Le serveur est injoignable. Vérifie ta connexion.
client-since = Depuis ta dernière visite
client-link = Lien
client-watch-link = Lien pour les spectateurs :
client-host = hôte
client-host-device = sur l’appareil de l’hôte
client-invited = Tu as une invitation à jouer à { $game }.
client-invited-by = { $name } t’invite à jouer à { $game }.
client-usual-rules = Règles habituelles
client-series-stay = Rester ici
client-series-moving =
    { $seconds ->
        [one] Tu y passes dans { $seconds } seconde.
       *[other] Tu y passes dans { $seconds } secondes.
    }
client-series-now = En cours
client-series-begins = Pour cette partie
client-series-choose = Choisir { $what }
client-series-choose-first = Fais ton choix
client-series-change = Changer de choix
client-series-between = Choix avant la partie suivante
client-series-waits = choisit encore
client-series-has-chosen = a choisi
client-fair-fold = Tirage vérifiable : ajoute ton mot
client-undo-what = Voici ce qui sera annulé
# the name of a tab: short
client-plans = Automatique
client-ask-me = me demander

## Santiago : le plateau, pour qui l’écoute

santiago-client-line = { $place } : { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place } : proposé sans pot-de-vin
        [one] { $place } : proposé pour { $total } escudo
       *[other] { $place } : proposé pour { $total } escudos
    }
santiago-client-intersection = { $place } : emplacement possible pour la source

## Santiago : les étapes d’une manche

santiago-client-phase-setup = Mise en place
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
santiago-client-passed = s’abstient
santiago-client-secret = enchère secrète
santiago-client-to-bid = n’a pas encore enchéri
santiago-client-overseer = superviseur
santiago-client-canal-ready = canal supplémentaire : disponible
santiago-client-canal-used = canal supplémentaire : utilisé

## Santiago : ce qui se trouve à côté du plateau

santiago-client-piles = Piles
santiago-client-piles-each = { $count } par pile
santiago-client-canals = Canaux
santiago-client-canals-left =
    { $count ->
        [0] il n’en reste plus
       *[other] il en reste { $count }
    }
santiago-client-bank = Banque
santiago-client-unseen = À venir
santiago-client-offer = Au village
client-menu = Menu
client-as-text = Version texte
client-print = Imprimer
client-lesson = Première leçon
client-lesson-start = Commencer
client-lesson-got-it = Compris
client-lesson-end = Quitter la leçon
santiago-lesson-begin = Tu joues une vraie partie de Santiago contre deux bots qui jouent au hasard. Pendant deux manches, un anneau montre où appuyer et pourquoi. Ensuite, c’est toi qui décides, et tu peux annuler chaque coup.
santiago-lesson-bid = Choisis une somme que personne n’a annoncée, ou abstiens-toi. Le joueur qui enchérit le plus choisit sa tuile en premier, et chacun paie son enchère. Si tu t’abstiens, tu ne paies rien et peux devenir superviseur, mais tu places un cultivateur de moins.
santiago-lesson-plant = Choisis une tuile, puis appuie sur une case. Les tuiles voisines d’une même culture forment une plantation : chacun de tes cultivateurs y vaut autant de points qu’elle a de tuiles. Sans canal à côté, une tuile perd ses cultivateurs et s’assèche.
santiago-lesson-leftover = Appuie sur une case pour y placer la tuile restante. Elle n’est à personne, mais elle peut agrandir une de tes plantations.
santiago-lesson-propose = Appuie sur une ligne pointillée, puis choisis ton pot-de-vin. Le superviseur construit un seul canal par manche, et tu ne paies que si c’est le tien. Plusieurs joueurs peuvent proposer la même ligne : leurs pots-de-vin s’ajoutent.
santiago-lesson-decide = C’est toi le superviseur. Accepte une proposition et empoche ses pots-de-vin, ou rejette-les toutes et construis ailleurs pour 1 escudo de plus que la plus haute offre. Sans proposition, construis pour 1 escudo ou défausse le canal.
santiago-lesson-extra = Appuie sur une ligne pointillée, ou garde ton canal supplémentaire. Tu n’en as qu’un pour toute la partie : attends qu’il sauve une tuile importante.
santiago-lesson-confirm = Vérifie ton coup, puis confirme-le. Jusque-là, tu peux encore l’annuler.
santiago-lesson-over = Ta première partie est finie. La feuille de score montre d’où viennent les points. Rejoue contre de meilleurs bots, ou envoie un lien à tes amis.

## Clocks and company

client-here = là
client-away = pas là
client-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
client-you-watch = Tu regardes la partie.
client-turn-yours = À toi de décider
client-turn-of = Décision : { $name }
client-turn-many =
    { $count ->
        [one] { $count } joueur décide
       *[other] { $count } joueurs décident
    }
client-clock-left = Temps restant : { $time }
client-clock-days = { $days } j { $hours } h
client-hurry =
    { $zero ->
        [wait] Il te reste { $time }. Tout le monde t’attend.
       *[bot] Il te reste { $time }. Ensuite, un bot joue pour toi jusqu’à ce que tu appuies sur « { page-come-back } ».
    }
client-sound-volume = Volume
client-sound-turn = Seulement quand c’est à moi

## Les pages autour des tables

client-try-again = Réessayer
client-pair = { $name } : { $value }
client-loading = Un instant…
client-broken = Une erreur s’est produite sur cette page
client-broken-help = Tes parties sont à l’abri : le serveur les garde.
client-no-page = Cette page n’existe pas
client-no-page-help = L’adresse est peut-être incomplète. Tu retrouves tes tables dans le salon.
client-to-dark = Couleurs sombres
client-to-light = Couleurs claires
client-speed = Animations du plateau
client-speed-of =
    { $speed ->
        [0] aucune
        [1] normales
        [2] rapides
       *[other] lentes
    }
client-sound = Sons
client-sound-help = Du bois, du papier, de l’eau, et une clochette quand c’est ton tour. Tout ce qui s’entend se voit aussi.
client-settings-lead = Tes réglages restent dans ce navigateur. Chaque changement s’applique aussitôt.
client-name-help = Les autres joueurs le voient à tes tables.
client-briefly = Montrer brièvement les cartes piochées
client-briefly-help = Les cartes des paquets d’événements d’Agricola se ferment d’elles-mêmes au bout de quelques secondes. Sinon, elles restent jusqu’à ce que tu les fermes.
client-touch-again = Appuyer de nouveau pour valider
client-touch-again-help = Sur le plateau, le premier appui montre ce que rapporte un endroit, le second valide, comme le bouton vert. Sinon, le second annule le choix.
client-advice-help = Des panneaux sur le plateau signalent trois bons coups, avec leur raison. Pour les enfants et les débutants ; les autres joueurs n’en voient rien.
client-hint-why = Conseil { $number } : { $reason }
client-mark =
    { $left ->
        [0] Plus de jetons
        [one] Marquer (reste 1 jeton)
       *[other] Marquer (reste { $left } jetons)
    }
client-text = Version texte
client-text-help = Les mêmes tables en pages simples : sans scripts, pour les lecteurs d’écran et les connexions lentes.
client-text-open = Ouvrir la version texte
client-play-alone = Jouer en solo
client-bots-count =
    { $bots ->
        [0] Toi, en solo
        [one] Toi et un bot
       *[other] Toi et { $bots } bots
    }
client-levels = Niveau des bots
client-level-suggested = Conseillé pour toi
client-level-option = { $level } – conseillé
client-level-expected = Chances de gagner contre
client-starting = Création de la table…
client-mine-hint = Lance ta première partie : joue contre des bots, ou crée une table et envoie ses liens à tes amis.
client-turns =
    { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
client-joining = Ouverture de la table…
client-join-again = Ce lien n’ouvre aucune table
client-join-again-help = Le lien est peut-être incomplet, ou l’hôte l’a remplacé. Colle-le encore une fois, ou demandes-en un autre.
client-less = Moins : { $label }
client-add = Plus : { $label }
client-left-open = non précisé
client-links-after = Une fois la table prête, tu reçois un lien pour chaque place libre, à envoyer aux autres joueurs.
client-problem = La table n’a pas pu être créée
client-record-help = Revois une partie enregistrée coup par coup, ou continue-la.
client-too-large = Ce fichier est trop gros pour être une partie.
client-read-rules = Lire les règles

## Looking back

client-replay-at = Coup { $move } sur { $moves }, manche { $round }
client-replay-eyes = point de vue actuel
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-speed = Vitesse
client-replay-curve = Points de chaque joueur après chaque coup
client-replay-points = Points
client-replay-coach = Analyse
client-replay-more = Plus
client-replay-running = La partie n’est pas finie : tu la vois jusqu’au coup { $moves }, avec seulement ce que tu as le droit de savoir.
client-replay-keys = Touches : ← et → pour un coup, avec Maj pour une manche, Espace pour la lecture, Début et Fin.
client-analyze = Analyser
client-replay-share = Partager ce moment
client-replay-share-help = Le lien montre ce coup précis à toutes les personnes qui ont accès à la table.
client-replay-copy = Copier le lien
client-replay-record = Fichier de la partie
client-replay-record-help = Toute la partie dans un fichier : garde-le, envoie-le, revois-le ici ou dans le terminal.

## Points

client-score-wins =
    { $points ->
        [one] { $names } gagne avec { $points } point
       *[other] { $names } gagne avec { $points } points
    }
client-score-team =
    { $points ->
        [one] L’équipe { $names } gagne avec { $points } point
       *[other] L’équipe { $names } gagne avec { $points } points
    }
client-score-share =
    { $points ->
        [one] Victoire partagée avec { $points } point : { $names }
       *[other] Victoire partagée avec { $points } points : { $names }
    }
client-score-margin =
    { $count ->
        [0] Égalité de points avec { $names } : il faut départager
        [one] { $count } point d’avance sur { $names }
       *[other] { $count } points d’avance sur { $names }
    }
client-score-alone =
    { $points ->
        [one] La partie se termine avec { $points } point
       *[other] La partie se termine avec { $points } points
    }
client-you-win = Tu gagnes !
client-you-share = Tu partages la victoire !
client-fork = Rejouer un moment
client-score-so-far = Points pour l’instant
client-score-if-last = Si la partie se terminait maintenant.
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
client-score-help = Points : (cultivateurs + palmiers) × tuiles. Trait doré : meilleur score.
client-score-hidden = Ce qui est caché n’est pas compté.
client-score-without-hidden = sans ce qui est caché
client-score-rounds = Points manche par manche
client-score-round = Manche
client-score-to-round = À la fin de la manche { $round }
client-score-as-table = En tableau
client-score-check = Vérifier le tirage
client-score-fair-yes = Oui, le tirage est régulier
client-score-fair-no = Non, quelque chose ne concorde pas
client-score-fair-here = Ton navigateur vient de le vérifier : le secret a l’empreinte publiée et, avec les mots, il produit le tirage joué.
client-score-fair-kept = La promesse est tenue : l’empreinte reçue à ton arrivée est la même.
client-score-fair-given = L’empreinte reçue à ton arrivée :
client-score-fair-alone = Mais aucun joueur n’a donné de mot : rien ne prouve que le serveur n’a pas choisi son secret.
client-score-fair-promise = L’empreinte n’est pas celle qui était affichée avant le tirage.
client-score-fair-secret = Le secret n’a pas l’empreinte publiée.
client-score-fair-deal = Le secret et les mots ne produisent pas le tirage joué.
client-score-fair-later = Le secret est publié à la fin de la partie. Tu pourras alors le vérifier ici.
client-score-fair-none = Cette partie n’a pas de tirage vérifiable.
client-score-fair-unsafe = La connexion à cette page n’est pas protégée : le navigateur refuse ces calculs. « cosecha verify » vérifie le fichier de la partie.
client-score-fair-no-word = aucun mot
client-score-fair-how = Comment le vérifier toi-même
client-choose = Choisis une réponse
client-choose-amount = Choisis combien
client-choose-place = Choisis où
client-choose-tile = Choisis une tuile
client-choose-santiago-spring = Choisis une intersection
client-choose-santiago-start = Choisis un tronçon
client-choose-santiago-palm = Choisis une case
client-choose-santiago-bid = Choisis ton enchère
client-choose-santiago-plant = Choisis une tuile
client-choose-santiago-leftover = Choisis une case
client-choose-santiago-propose = Choisis un tronçon
client-choose-santiago-decide = Choisis quoi construire
client-choose-santiago-extra = Choisis : poser ou garder
client-choose-cacao-place = Choisis une tuile et un espace
client-choose-cacao-fill = Choisis une tuile jungle et un espace
client-choose-cacao-work = Choisis tes ouvriers
client-choose-agricola-place = Choisis une case
client-choose-agricola-room = Choisis où
client-choose-agricola-stable = Choisis où
client-choose-agricola-several = Choisis quoi faire
client-choose-agricola-plow = Choisis une case
client-choose-agricola-sow = Choisis quoi semer
client-choose-agricola-bake = Choisis combien cuire
client-choose-agricola-fence = Choisis des cases
client-choose-agricola-renovate = Choisis quoi faire
client-choose-agricola-improve = Choisis un aménagement
client-choose-agricola-choose = Choisis une option
client-choose-agricola-keep = Choisis les animaux
client-choose-agricola-breed = Choisis les animaux
client-choose-agricola-feed = Choisis quoi échanger
client-choose-agricola-minor = Choisis une carte
client-choose-agricola-occupation = Choisis une carte
client-choose-agricola-card = Choisis si tu l’utilises
client-choose-agricola-pay = Choisis ton paiement
client-choose-agricola-move = Choisis des ressources
client-choose-agricola-draft = Choisis quoi garder
client-choose-agricola-draw = Choisis quoi piocher
client-choose-agricola-drop = Choisis quoi défausser
client-choose-agricola-mulligan = Choisis si tu repioches
santiago-client-aside = À côté du plateau
santiago-client-accept = Accepter { $segment } pour { $total }
santiago-client-reject = Rejeter et payer { $price }
santiago-client-build = Construire pour { $price }
santiago-client-extra = Poser le canal
client-leave = Quitter la table
client-leave-sure = Un bot joue pour toi jusqu’à ton retour.

## Feuilles de score de tous les jeux

client-score-item = Points pour
client-score-total = Total
client-score-unknown = caché
client-score-idle = ne compte pas

## Cacao : la carte, pour qui l’écoute

cacao-client-map = Carte des tuiles
cacao-client-nearer = Agrandir
cacao-client-farther = Réduire
cacao-client-fit = Tout afficher
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
        [one] { $workers } ouvrier en { $space }, côté { cacao-noun-side }, face à cette tuile : { $name }
       *[other] { $workers } ouvriers en { $space }, côté { cacao-noun-side }, face à cette tuile : { $name }
    }

## Cacao : ce qu’une place possède, et où elle choisit

cacao-client-village = Ton village
cacao-client-village-of = Village : { $name }
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
cacao-client-display = Tuiles visibles
cacao-client-no-hand = Tu n’as plus de tuiles.
cacao-client-turn = Tourner
cacao-client-pile =
    { $count ->
        [0] La pioche est vide
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
cacao-client-do-place = Poser la tuile
cacao-client-do-overbuild = Recouvrir pour 1 soleil
cacao-client-do-fill = Combler l’espace
cacao-client-do-work =
    { $workers ->
        [0] N’activer aucun ouvrier
        [one] Activer { $workers } ouvrier
       *[other] Activer { $workers } ouvriers
    }

## Cacao : les étapes d’un tour

cacao-client-phase-place = Poser
cacao-client-phase-fill = Combler la jungle
cacao-client-phase-work = Activer
cacao-client-turn-of = Tour { $round } sur { $rounds }

## Cacao : la feuille de score

cacao-client-at-temple =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
cacao-client-suns-left = Jetons soleil
cacao-client-water-field = Case eau
cacao-client-fruits-left = Fèves de cacao
cacao-client-tie = pour départager
cacao-client-score-help = Par temple : 6 pièces d’or à la première place, 3 à la deuxième. Trait doré : meilleur score.

## Cacao : la première leçon

cacao-lesson-begin = Tu joues une vraie partie de Cacao contre un bot qui joue au hasard. Pendant tes deux premiers tours, un anneau montre où appuyer et pourquoi. Ensuite, c’est toi qui décides, et tu peux annuler chaque coup.
cacao-lesson-place = Choisis une tuile de ta main, puis appuie sur un espace aux coins verts ; appuie encore sur la tuile pour la tourner. Ses ouvriers agissent aussitôt sur les tuiles jungle voisines : fèves, vente, or, eau ou soleil. La carte te montre d’abord ton gain.
cacao-lesson-fill = Choisis une tuile visible, puis son espace. Tout espace jungle vide que touchent deux tuiles ouvriers doit être comblé. Les ouvriers voisins y travaillent aussitôt, même ceux des autres joueurs.
cacao-lesson-work = Choisis un de tes côtés, puis combien d’ouvriers y travaillent. Tu décides de l’ordre : récolte d’abord, vends ensuite. Ton village n’a de place que pour 5 fèves ; le surplus est perdu.
cacao-lesson-confirm = Vérifie ton coup, puis confirme-le. Jusque-là, tu peux encore l’annuler.
cacao-lesson-over = Ta première partie est finie. La feuille de score montre d’où vient ton or, temples compris. Rejoue contre de meilleurs bots, ou envoie un lien à tes amis.

## Agricola : le plateau d’actions et les fermes

agricola-client-table = Table
agricola-client-spaces = Cases d’action
agricola-client-majors = Aménagements majeurs
agricola-client-farm = Ta ferme
agricola-client-farms = Fermes
agricola-client-farm-of = Ferme : { $name }
agricola-client-show-farm = Voir cette ferme
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
        [fireplace2] à tout moment : 1 légume, 1 mouton ou 1 sanglier contre 2 nourritures, 1 bœuf contre 3 ; cuisson : 1 céréale contre 2 nourritures
        [fireplace3] à tout moment : 1 légume, 1 mouton ou 1 sanglier contre 2 nourritures, 1 bœuf contre 3 ; cuisson : 1 céréale contre 2 nourritures
        [hearth4] à tout moment : 1 mouton contre 2 nourritures, 1 légume ou 1 sanglier contre 3, 1 bœuf contre 4 ; cuisson : 1 céréale contre 3 nourritures
        [hearth5] à tout moment : 1 mouton contre 2 nourritures, 1 légume ou 1 sanglier contre 3, 1 bœuf contre 4 ; cuisson : 1 céréale contre 3 nourritures
        [well] 1 nourriture au début de chacune des 5 manches suivantes
        [clay-oven] cuisson : 1 céréale contre 5 nourritures ; tu peux cuire dès sa construction
        [stone-oven] cuisson : jusqu’à 2 céréales contre 4 nourritures chacune ; tu peux cuire dès sa construction
        [joinery] à chaque récolte : 1 bois contre 2 nourritures ; à la fin : 1, 2 ou 3 points pour 3, 5 ou 7 bois
        [pottery] à chaque récolte : 1 argile contre 2 nourritures ; à la fin : 1, 2 ou 3 points pour 3, 5 ou 7 argiles
       *[basketmaker] à chaque récolte : 1 roseau contre 3 nourritures ; à la fin : 1, 2 ou 3 points pour 2, 4 ou 5 roseaux
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
agricola-client-fence-price =
    { $count ->
        [one] { $count } clôture coûte { $price }.
       *[other] { $count } clôtures coûtent { $price }.
    }
agricola-client-fences-drawn =
    { $count ->
        [one] { $count } clôture tracée, mais aucun pâturage n’est fermé
       *[other] { $count } clôtures tracées, mais aucun pâturage n’est fermé
    }
agricola-client-herd-pasture =
    { $animal ->
        [sheep] Pâturage { $cells } : moutons, { $count } sur { $room }
        [boar] Pâturage { $cells } : sangliers, { $count } sur { $room }
        [cattle] Pâturage { $cells } : bœufs, { $count } sur { $room }
        [llama] Pâturage { $cells } : lamas, { $count } sur { $room }
       *[none] Pâturage { $cells } : aucun animal, place pour { $room }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Étable { $cell } : 1 mouton
        [boar] Étable { $cell } : 1 sanglier
        [cattle] Étable { $cell } : 1 bœuf
        [llama] Étable { $cell } : 1 lama
       *[none] Étable { $cell } : aucun animal
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] Dans la maison : 1 mouton
        [boar] Dans la maison : 1 sanglier
        [cattle] Dans la maison : 1 bœuf
        [llama] Dans la maison : 1 lama
       *[none] Dans la maison : aucun animal
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] { $count ->
            [one] Où héberges-tu { $count } mouton ?
           *[other] Où héberges-tu { $count } moutons ?
        }
        [boar] { $count ->
            [one] Où héberges-tu { $count } sanglier ?
           *[other] Où héberges-tu { $count } sangliers ?
        }
        [llama] { $count ->
            [one] Où héberges-tu { $count } lama ?
           *[other] Où héberges-tu { $count } lamas ?
        }
       *[cattle] { $count ->
            [one] Où héberges-tu { $count } bœuf ?
           *[other] Où héberges-tu { $count } bœufs ?
        }
    }

## Agricola : de quoi il s’agit

agricola-client-fed = Nourriture : { $have } sur { $need }
agricola-client-missing =
    { $missing ->
        [one] pour l’instant : { $missing } jeton Mendicité (−3 points)
       *[other] pour l’instant : { $missing } jetons Mendicité (−3 points chacun)
    }
agricola-client-exchange = Transformer en nourriture
agricola-client-exchange-one =
    { $good ->
        [wood] { $food ->
            [one] 1 bois contre { $food } nourriture
           *[other] 1 bois contre { $food } nourritures
        }
        [clay] { $food ->
            [one] 1 argile contre { $food } nourriture
           *[other] 1 argile contre { $food } nourritures
        }
        [reed] { $food ->
            [one] 1 roseau contre { $food } nourriture
           *[other] 1 roseau contre { $food } nourritures
        }
        [grain] { $food ->
            [one] 1 céréale contre { $food } nourriture
           *[other] 1 céréale contre { $food } nourritures
        }
        [vegetable] { $food ->
            [one] 1 légume contre { $food } nourriture
           *[other] 1 légume contre { $food } nourritures
        }
        [sheep] { $food ->
            [one] 1 mouton contre { $food } nourriture
           *[other] 1 mouton contre { $food } nourritures
        }
        [boar] { $food ->
            [one] 1 sanglier contre { $food } nourriture
           *[other] 1 sanglier contre { $food } nourritures
        }
       *[cattle] { $food ->
            [one] 1 bœuf contre { $food } nourriture
           *[other] 1 bœuf contre { $food } nourritures
        }
    }
agricola-client-keep = Animaux que tu gardes
agricola-client-keep-none = aucun
agricola-client-harvest-needs =
    { $food ->
        [one] Récolte de la manche { $round } : { $food } nourriture
       *[other] Récolte de la manche { $round } : { $food } nourritures
    }
agricola-client-harvest-short = Manche { $round } : { agricola-noun-food }
agricola-client-hand-empty = Ta main est vide.
agricola-client-room = Construire une pièce
agricola-client-stable = Construire une étable
agricola-client-plow = Labourer un champ
agricola-client-bake = { agricola-noun-grain } → { agricola-noun-food }
agricola-client-sow =
    { $good ->
        [grain] Semer des céréales
       *[vegetable] Semer des légumes
    }

## Agricola : les étapes d’une manche

agricola-client-phase-work = Travaux
agricola-client-phase-field = Champs
agricola-client-phase-feed = Alimentation
agricola-client-phase-breed = Reproduction

## Agricola : la feuille de score

agricola-client-materials = Matériaux de construction
agricola-client-tie = pour départager
agricola-client-score-help = En petit : ce qui est compté. Trait doré : meilleur score.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count } ; 1 de moins pour le point suivant
       *[other] { $count } ; encore { $more } pour le point suivant
    }
agricola-client-score-so-far = En petit : ce qui est compté, et ce qui manque pour le point suivant. Trait doré : meilleur score.

## Agricola : la première leçon

agricola-lesson-begin = Tu joues en solo une vraie partie d’Agricola. Pendant les dix premières manches, un anneau montre où appuyer et pourquoi. Ensuite, c’est toi qui décides, et tu peux annuler chaque coup.
agricola-lesson-place = Appuie sur une case d’action pour y envoyer un fermier. Sur les cases foncées, les ressources s’accumulent, et tu les prends toutes. La faucille annonce une récolte : ta famille doit alors manger, et la barre de ce panneau montre ce qu’il te faut.
agricola-lesson-house = Appuie sur une case aux coins verts. Une pièce doit toucher ta maison, et il en faut une par fermier. Une étable héberge 1 animal, et double la capacité de son pâturage.
agricola-lesson-fields = Appuie sur une case pour la labourer, ou sur un champ pour le semer. 1 céréale semée en donne 3 sur le champ, 1 légume en donne 2. À chaque récolte, tu en prends 1 dans chaque champ.
agricola-lesson-bake = Choisis combien de céréales tu cuis : chacune rapporte alors plus que 1 nourriture. Le Foyer et le Fourneau en cuisent autant que tu veux. Par action, le Four en argile n’en cuit que 1 et le Four en pierre 2, mais contre plus de nourriture.
agricola-lesson-fence = Appuie sur les cases de ton futur pâturage, ou sur les bordures où iront ses clôtures. Chaque nouvelle clôture coûte 1 bois, même au bord de la ferme. Avant de construire, tu vois combien d’animaux le pâturage peut héberger.
agricola-lesson-renovate = Toute ta maison change d’un coup : du bois à l’argile, plus tard de l’argile à la pierre. Cela coûte 1 argile ou 1 pierre par pièce, et 1 roseau en tout. À la fin, chaque pièce en argile vaut 1 point, chaque pièce en pierre 2.
agricola-lesson-improve = Choisis un aménagement que tu peux payer. Le Foyer et le Fourneau transforment à tout moment légumes et animaux en nourriture, et cuisent le pain. Les autres donnent de la nourriture autrement, et des points.
agricola-lesson-keep = Appuie sur des animaux, puis sur l’endroit où ils vivront. Un pâturage héberge des animaux d’une seule espèce ; la maison et chaque étable hors d’un pâturage, 1 animal. Les animaux sans place te quittent.
agricola-lesson-breed = Choisis les animaux que tu gardes. À chaque récolte, deux animaux d’une même espèce ont un petit, s’il y a de la place ; cette fois, il n’y en a pas assez. Pendant la reproduction, tu ne peux rien cuisiner.
agricola-lesson-feed = Transforme des céréales, des légumes ou des animaux s’il te manque de la nourriture, puis nourris ta famille. Pour chaque nourriture qui manque, tu prends 1 jeton Mendicité, qui coûte 3 points à la fin.
agricola-lesson-confirm = Vérifie ton coup, puis confirme-le. Jusque-là, tu peux encore l’annuler.
agricola-lesson-over = Ta première partie est finie. La feuille de score montre d’où viennent les points : un peu de tout, et aucune case vide. Rejoue contre des bots, ou envoie un lien à tes amis.
agricola-lesson-cards-title = Leçon avec cartes
agricola-lesson-cards-begin = Tu joues en solo une vraie partie d’Agricola avec 7 savoir-faire et 7 aménagements mineurs. Pendant les quatre premières manches, un anneau montre où appuyer et pourquoi. Ensuite, c’est toi qui décides, et tu peux annuler chaque coup.
agricola-lesson-cards-over = Ta première partie avec cartes est finie. La feuille de score montre quelles cartes ont rapporté des points. Essaie maintenant un draft contre des bots : tu y choisis ta main.

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
# Before the numbers of a seat’s cards, by kind.
agricola-client-in-play-kinds = En jeu
agricola-client-played =
    { $kind ->
        [occupation] Savoir-faire en jeu : { $count }
        [minor] Aménagements mineurs en jeu : { $count }
       *[major] Aménagements majeurs en jeu : { $count }
    }
agricola-client-short = Il manque : { $goods }
agricola-client-played-at = À jouer ici : { $space }
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
agricola-client-rounds = Manches
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
agricola-inspect-room-price = Coût d’une pièce : { $price }
agricola-inspect-free-fences = Clôtures gratuites : { $count }
agricola-inspect-thing =
    { $kind ->
        [room] Une pièce pour 1 personne. Ta maison héberge aussi 1 animal de compagnie.
        [field] Dans un champ vide, tu peux semer des céréales ou des légumes.
        [crop] À la phase des champs de chaque récolte, tu prends 1 de ces denrées sur le champ.
        [pasture] Un pâturage héberge 2 animaux d’une même espèce par case. Chaque étable qui s’y trouve double ce nombre.
        [stable] Une étable hors d’un pâturage héberge 1 animal.
        [covered] Recouverte jusqu’à la fin de la partie : cette case compte comme utilisée, mais ne sert plus à rien.
        [burnt] Ta maison a brûlé. Une action de rénovation te rend 2 pièces en bois pour 2 bois et 1 roseau en tout.
       *[free] Ici, tu peux encore construire, labourer ou clôturer. À la fin, chaque case inutilisée coûte 1 point.
    }
agricola-inspect-good =
    { $good ->
        [wood] Pour les pièces en bois, les étables et les clôtures.
        [clay] Pour rénover en argile, pour les pièces en argile et bien des aménagements.
        [reed] Pour chaque pièce et chaque rénovation.
        [stone] Pour rénover en pierre, pour les pièces en pierre et des aménagements.
        [grain] Sème-la, cuis-la, ou transforme 1 céréale en 1 nourriture.
        [vegetable] Sème-le, ou transforme 1 légume en nourriture.
       *[food] Nourrit ta famille à chaque récolte.
    }
agricola-client-discard = Défausser { agricola-noun-goods }

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
santiago-inspect-desert = Une tuile asséchée. Plus rien ne pousse ici, et elle n’appartient à aucune plantation.
santiago-inspect-overseer-name = Superviseur des canaux
santiago-inspect-overseer = Le premier joueur qui s’abstient, ou sinon celui qui enchérit le moins. Il choisit le canal à construire et touche les pots-de-vin.
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

## Invitations: the share sheet, and a code for a phone’s camera

client-share = Partager
client-qr = Code QR

## Lists of tables

client-clock-move = { $time } par coup
client-clock-bank = { $time } par partie
client-clock-none = sans pendule
client-without-hints = sans conseils
client-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
client-list-turn = Tour { $round } sur { $rounds }

## The list of keys

client-keys = Clavier
client-keys-everywhere = Partout
client-keys-table = À une table
client-keys-replay = Dans une rediffusion
client-keys-next = commande suivante
client-keys-choose = choisir
client-keys-close = fermer ce qui est ouvert ou reposer ce qui est choisi
client-keys-help = cette liste
client-keys-places = passer d’une case à l’autre
client-keys-amounts = montants, par exemple une enchère
client-keys-turn = tourner la tuile (Cacao)
client-keys-step = un coup en arrière ou en avant
client-keys-round = une manche en arrière ou en avant
client-keys-ends = premier ou dernier coup
client-keys-play = lecture ou pause
client-key-arrows = Flèches
client-key-space = Espace

client-cards-filters = Filtres
client-cards-previous = Carte précédente
client-cards-next = Carte suivante
