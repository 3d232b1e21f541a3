# Santiago. Le nombre après la culture dit combien de cultivateurs la tuile montre.

## Noms dans les listes

name-plantation-tile =
    { $value ->
        [banana1] bananes (1)
        [banana2] bananes (2)
        [coconut1] noix de coco (1)
        [coconut2] noix de coco (2)
        [watermelon1] pastèques (1)
        [watermelon2] pastèques (2)
        [grape1] raisins (1)
        [grape2] raisins (2)
        [pepper1] piments (1)
       *[pepper2] piments (2)
    }
name-crop =
    { $value ->
        [banana] bananes
        [coconut] noix de coco
        [watermelon] pastèques
        [grape] raisins
       *[pepper] piments
    }

## Noms : parties d’autres messages ; ils lisent les arguments du message qui les emploie

santiago-noun-tile =
    { $tile ->
        [banana1] bananes (1)
        [banana2] bananes (2)
        [coconut1] noix de coco (1)
        [coconut2] noix de coco (2)
        [watermelon1] pastèques (1)
        [watermelon2] pastèques (2)
        [grape1] raisins (1)
        [grape2] raisins (2)
        [pepper1] piments (1)
       *[pepper2] piments (2)
    }
    .partitive =
        { $tile ->
            [banana1] des bananes (1)
            [banana2] des bananes (2)
            [coconut1] des noix de coco (1)
            [coconut2] des noix de coco (2)
            [watermelon1] des pastèques (1)
            [watermelon2] des pastèques (2)
            [grape1] des raisins (1)
            [grape2] des raisins (2)
            [pepper1] des piments (1)
           *[pepper2] des piments (2)
        }
santiago-noun-plants =
    { $tile ->
        [banana1] des bananes
        [banana2] des bananes
        [coconut1] des noix de coco
        [coconut2] des noix de coco
        [watermelon1] des pastèques
        [watermelon2] des pastèques
        [grape1] des raisins
        [grape2] des raisins
        [pepper1] des piments
       *[pepper2] des piments
    }
    .bare =
        { $tile ->
            [banana1] bananes
            [banana2] bananes
            [coconut1] noix de coco
            [coconut2] noix de coco
            [watermelon1] pastèques
            [watermelon2] pastèques
            [grape1] raisins
            [grape2] raisins
            [pepper1] piments
           *[pepper2] piments
        }
santiago-noun-amount =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
santiago-noun-bribe =
    { $bribe ->
        [one] { $bribe } escudo
       *[other] { $bribe } escudos
    }
santiago-noun-money =
    { $money ->
        [one] { $money } escudo
       *[other] { $money } escudos
    }
santiago-noun-price =
    { $price ->
        [one] { $price } escudo
       *[other] { $price } escudos
    }
santiago-noun-total =
    { $total ->
        [one] { $total } escudo
       *[other] { $total } escudos
    }
santiago-noun-squares =
    { $count ->
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
santiago-noun-segments =
    { $count ->
        [one] { $count } endroit possible
       *[other] { $count } endroits possibles
    }
santiago-noun-watered =
    { $watered ->
        [none] Aucune nouvelle case n’est irriguée.
       *[other] Cases irriguées : { $watered }.
    }
# Where a canal lies and where the spring rises, after a verb or a noun; the same in every sentence.
santiago-segment =
    { $third ->
        [none] le long de { $first }–{ $second }
       *[other] entre { $first }–{ $second } et { $third }–{ $fourth }
    }
santiago-intersection =
    { $count ->
        [4] au croisement de { $squares }
       *[other] au bord, près de { $squares }
    }
# Un endroit du plateau en abrégé : e–f 4|5 est entre les rangées 4 et 5, aux colonnes e et f.
santiago-place = { $name }
santiago-noun-palm =
    { $palm ->
        [1] , sous un palmier
       *[0] { "" }
    }

## Le journal de la partie

santiago-event-spring-placed = La source jaillit en { $intersection }.
santiago-event-start-canal-built = { $seat } pose le premier canal { $segment }. { santiago-noun-watered }
santiago-event-palm-placed = Un palmier pousse en { $square }.
santiago-event-tile-set-aside = Tuile écartée pour cette partie : { santiago-noun-tile }.
santiago-event-round-began = La manche { $round } sur { $rounds } commence.
santiago-event-tiles-revealed = Aux enchères dans le village : { $tiles }.
santiago-event-bid-made = { $seat } enchérit à { santiago-noun-amount }.
santiago-event-passed = { $seat } s’abstient.
santiago-event-bid-committed = { $seat } dépose une enchère secrète.
santiago-event-own-bid =
    { $amount ->
        [0] { $seat } s’abstient en secret.
       *[other] { $seat } enchérit en secret à { santiago-noun-amount }.
    }
santiago-event-overseer-named = { $seat } devient superviseur des canaux.
santiago-event-bid-paid = { $seat } paie { santiago-noun-amount } à la banque.
santiago-event-tile-planted =
    { $farmers ->
        [0] { $seat } plante { santiago-noun-plants } en { $square }{ santiago-noun-palm }, sans cultivateur : la tuile est neutre.
        [one] { $seat } plante { santiago-noun-plants } en { $square }{ santiago-noun-palm }, avec { $farmers } cultivateur.
       *[other] { $seat } plante { santiago-noun-plants } en { $square }{ santiago-noun-palm }, avec { $farmers } cultivateurs.
    }
santiago-event-leftover-planted = { $seat } place la tuile restante, { santiago-noun-tile }, en { $square }{ santiago-noun-palm }. Elle est neutre.
santiago-event-proposal-made =
    { $bribe ->
        [0] { $seat } propose un canal { $segment } sans pot-de-vin.
       *[other] { $seat } propose un canal { $segment } avec un pot-de-vin de { santiago-noun-bribe }.
    }
santiago-event-nothing-proposed = { $seat } ne propose rien.
santiago-event-proposal-accepted =
    { $total ->
        [0] { $seat } accepte le canal { $segment } sans pot-de-vin.
       *[other] { $seat } accepte le canal { $segment } et empoche { santiago-noun-total }.
    }
santiago-event-bribe-paid = { $seat } verse { santiago-noun-amount } à { $overseer }.
santiago-event-proposals-rejected = { $seat } rejette tout et paie { santiago-noun-price } pour construire { $segment }.
santiago-event-canal-paid = { $seat } paie { santiago-noun-price } pour construire { $segment }.
santiago-event-canal-discarded = { $seat } ne construit rien : un canal quitte le jeu.
santiago-event-canal-built = Nouveau canal : { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-built = { $seat } pose son canal supplémentaire { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-kept = { $seat } garde son canal supplémentaire.
santiago-event-farmer-left =
    { $left ->
        [0] Pas d’eau en { $square } : { $seat } perd son dernier cultivateur, la tuile devient neutre.
       *[other] Pas d’eau en { $square } : { $seat } perd un cultivateur (il en reste { $left }).
    }
santiago-event-tile-dried =
    { $farmers ->
        [0] Sécheresse en { $square } ({ santiago-noun-plants.bare }) : la tuile se transforme en désert.
        [one] Sécheresse en { $square } ({ santiago-noun-plants.bare }) : la tuile se transforme en désert et { $seat } perd { $farmers } cultivateur.
       *[other] Sécheresse en { $square } ({ santiago-noun-plants.bare }) : la tuile se transforme en désert et { $seat } perd { $farmers } cultivateurs.
    }
santiago-event-income-paid = Revenus : { santiago-noun-amount } pour chaque joueur.
santiago-event-match-ended =
    { $points ->
        [one] La partie est finie. { $winners } gagne avec { $points } point.
       *[other] La partie est finie. { $winners } gagne avec { $points } points.
    }
santiago-event-match-shared =
    { $points ->
        [one] La partie est finie. Victoire partagée avec { $points } point : { $winners }.
       *[other] La partie est finie. Victoire partagée avec { $points } points : { $winners }.
    }

## Ce qu’on demande

santiago-decision-spring = Où places-tu la source ? Choisis une intersection.
santiago-decision-start = Où poses-tu le premier canal ? Choisis un tronçon qui part de la source.
santiago-decision-palm = Où places-tu un palmier ? Choisis une case qui ne touche ni la source ni un autre palmier.
santiago-decision-bid = À combien enchéris-tu ? Tu as { santiago-noun-money }.
santiago-decision-plant =
    { $passed ->
        [1] Que plantes-tu, et où ? Sans enchère, tu places un cultivateur de moins.
       *[0] Que plantes-tu, et où ?
    }
santiago-decision-leftover = Où places-tu la tuile restante ({ santiago-noun-tile }) ? Choisis une case à côté d’une autre tuile.
santiago-decision-propose = Où veux-tu un canal, et combien offres-tu ? Tu as { santiago-noun-money }.
santiago-decision-decide =
    { $elsewhere ->
        [0] Quelle proposition acceptes-tu ? Tu ne peux construire nulle part ailleurs.
       *[1] { $offers ->
            [0] Où construis-tu le canal ? Personne ne propose rien : paie { santiago-noun-price } ou défausse le canal.
            [one] Où construis-tu le canal ? Accepte la proposition, ou paie { santiago-noun-price } pour construire ailleurs.
           *[other] Où construis-tu le canal ? Accepte une des { $offers } propositions, ou paie { santiago-noun-price } pour construire ailleurs.
        }
    }
santiago-decision-extra = Poses-tu ton canal supplémentaire ? Tu n’en as qu’un pour toute la partie.
santiago-decision-confirm = Confirmes-tu ce coup ? Tu peux encore l’annuler.

santiago-waiting-spring = Placement de la source : { $seats }.
santiago-waiting-start = Pose du premier canal : { $seats }.
santiago-waiting-palm = Placement d’un palmier : { $seats }.
santiago-waiting-bid = Enchère attendue : { $seats }.
santiago-waiting-plant = Plantation en cours : { $seats }.
santiago-waiting-leftover = Placement de la tuile restante : { $seats }.
santiago-waiting-propose = Proposition attendue : { $seats }.
santiago-waiting-decide = Décision sur le canal : { $seats }.
santiago-waiting-extra = Canal supplémentaire, à poser ou à garder : { $seats }.
santiago-waiting-confirm = Confirmation attendue : { $seats }.
santiago-waiting-over = La partie est finie.

## Ce qu’on peut faire : entrées d’un menu

santiago-choice-spring = Placer la source ({ santiago-noun-segments })
santiago-choice-start = Poser le premier canal ({ santiago-noun-segments })
santiago-choice-palm = Placer un palmier ({ santiago-noun-squares })
santiago-choice-bid = Enchérir
santiago-choice-pass = S’abstenir
santiago-choice-plant = Planter { santiago-noun-tile.partitive } : { santiago-noun-squares }
santiago-choice-leftover = Placer la tuile restante ({ santiago-noun-squares })
santiago-choice-propose = Proposer un canal { $segment }, avec un pot-de-vin
santiago-choice-no-proposal = Ne rien proposer
santiago-choice-accept =
    { $total ->
        [0] Accepter le canal { $segment }, sans pot-de-vin
       *[other] Accepter le canal { $segment } et empocher { santiago-noun-total }
    }
santiago-choice-reject = Tout rejeter et construire ailleurs pour { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-build = Construire pour { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-discard = Défausser le canal
santiago-choice-extra = Poser le canal supplémentaire ({ santiago-noun-segments })
santiago-choice-no-extra = Garder le canal supplémentaire
santiago-choice-confirm = Confirmer le coup

## L’effet de chaque choix, en quelques mots à côté d’une image

santiago-card-reject = Tout refuser
santiago-card-build = Construire
santiago-fact-order =
    { $place ->
        [1] tu plantes en premier
       *[other] tu plantes en { $place }e
    }
santiago-fact-order-so-far =
    { $place ->
        [1] en tête pour l’instant
       *[other] { $place }e pour l’instant
    }
santiago-fact-overseer = { $seat } devient superviseur
santiago-fact-overseer-you = tu deviens superviseur
santiago-fact-fewer = 1 cultivateur de moins
santiago-fact-left = il te reste { $amount }
santiago-fact-pay = tu paies { $amount }
santiago-fact-receive =
    { $amount ->
        [0] tu ne reçois rien
       *[other] tu reçois { $amount }
    }
santiago-fact-saves =
    { $count ->
        [one] sauve { $count } tuile
       *[other] sauve { $count } tuiles
    }
santiago-fact-saves-yours =
    { $others ->
        [0] sauve ta { $squares }
       *[other] sauve ta { $squares } et { $others } de plus
    }
santiago-fact-waters =
    { $count ->
        [one] irrigue { $count } case
       *[other] irrigue { $count } cases
    }
santiago-fact-waters-nothing = n’irrigue rien de plus
santiago-fact-watered = irriguée
santiago-fact-dry = sans eau
santiago-fact-plantation = plantation de { $size }
santiago-fact-farmers =
    { $count ->
        [0] aucun cultivateur
        [one] { $count } cultivateur
       *[other] { $count } cultivateurs
    }
santiago-fact-palm = palmier : +1 cultivateur
santiago-fact-neutral = n’est à personne
santiago-fact-offer = meilleure offre : { $total }
santiago-fact-offer-joined = meilleure offre : { $total } en tout
santiago-fact-offer-beaten = autre offre : { $total }
santiago-fact-stays-dry =
    { $count ->
        [one] ta { $squares } reste sans eau
       *[other] tes { $squares } restent sans eau
    }

## Quand une réponse automatique est jouée

santiago-plan-bid = À toutes les prochaines enchères
santiago-plan-propose = À chaque phase de propositions
santiago-plan-extra = Chaque fois que tu peux poser ton canal supplémentaire

## Actions, à l’infinitif

santiago-action-spring = placer la source en { $intersection }
santiago-action-start = poser le premier canal { $segment }
santiago-action-palm = placer un palmier en { $square }
santiago-action-bid = enchérir à { santiago-noun-amount }
santiago-action-pass = s’abstenir
santiago-action-plant = planter { santiago-noun-tile.partitive } en { $square }
santiago-action-leftover = placer la tuile restante en { $square }
santiago-action-propose =
    { $bribe ->
        [0] proposer un canal { $segment } sans pot-de-vin
       *[other] proposer un canal { $segment } avec un pot-de-vin de { santiago-noun-bribe }
    }
santiago-action-no-proposal = ne rien proposer
santiago-action-accept = accepter le canal { $segment }
santiago-action-reject = rejeter toutes les propositions et construire { $segment }
santiago-action-build = construire un canal { $segment }
santiago-action-discard = défausser le canal
santiago-action-extra = poser le canal supplémentaire { $segment }
santiago-action-no-extra = garder le canal supplémentaire
santiago-action-confirm = confirmer le coup

## Où en est la partie

santiago-status-round =
    { $round ->
        [0] Mise en place ; manches à jouer : { $rounds }
       *[other] Manche { $round } sur { $rounds }
    }
santiago-status-phase =
    { $phase ->
        [spring] Étape : placement de la source
        [start] Étape : premier canal
        [palm] Étape : placement des palmiers
        [bid] Étape : enchères
        [plant] Étape : placement des plantations
        [leftover] Étape : tuile restante
        [propose] Étape : propositions
        [decide] Étape : le superviseur décide
        [extra] Étape : canal supplémentaire
       *[over] La partie est finie
    }
santiago-status-overseer = Superviseur des canaux : { $seat }
santiago-status-supply = Canaux en réserve : { $count }
santiago-status-face-up = Dans le village : { $tiles }
santiago-status-set-aside = Tuile écartée : { santiago-noun-tile }
santiago-status-reject-price = Rejeter toutes les propositions coûte { santiago-noun-price }

santiago-seats = Joueurs
santiago-column-seat = Joueur
santiago-column-money = Argent
santiago-column-bid = Enchère
santiago-column-proposal = Proposition
santiago-column-extra = Canal supplémentaire
santiago-column-farmers = Cultivateurs
santiago-cell-bid =
    { $amount ->
        [0] s’abstient
       *[other] { $amount }
    }
santiago-cell-secret = secrète
santiago-cell-hidden = caché
santiago-cell-none = –
santiago-cell-proposal = { $segment } : { santiago-noun-bribe }
santiago-cell-canal = disponible

## Le plateau en mots

santiago-about = Enchéris pour des champs, soudoie le superviseur, fais venir l’eau.
santiago-board = Plateau
santiago-board-row = Rangée
santiago-board-crop =
    { $crop ->
        [banana] bananes
        [coconut] noix de coco
        [watermelon] pastèques
        [grape] raisins
       *[pepper] piments
    }
santiago-board-palm =
    { $palm ->
        [1] , palmier
       *[0] { "" }
    }
santiago-board-water =
    { $wet ->
        [1] irriguée
       *[0] à sec
    }
santiago-board-owned = { santiago-board-crop }, { $seat } : { $farmers } sur { $places }{ santiago-board-palm }, { santiago-board-water }
santiago-board-neutral = { santiago-board-crop }, neutre{ santiago-board-palm }, { santiago-board-water }
santiago-board-desert = désert{ santiago-board-palm }
santiago-board-empty =
    { $wet ->
        [1] vide, irriguée{ santiago-board-palm }
       *[0] vide{ santiago-board-palm }
    }
santiago-board-canals = Canaux
santiago-board-place = Endroit
santiago-board-lies = Ce qui s’y trouve
santiago-board-what =
    { $what ->
        [spring] la source
        [canal] un canal
        [proposed] proposé
       *[free] place pour un canal
    }

## La feuille de score

santiago-score-title = Points
santiago-score-item = Points pour
santiago-score-money = Argent
santiago-score-plantation =
    { $crop ->
        [banana] Bananes × { $size } : { $squares }
        [coconut] Noix de coco × { $size } : { $squares }
        [watermelon] Pastèques × { $size } : { $squares }
        [grape] Raisins × { $size } : { $squares }
       *[pepper] Piments × { $size } : { $squares }
    }
# La taille fois les cultivateurs et les palmiers.
santiago-score-cell =
    { $palms ->
        [0] { $size } × { $farmers } = { $points }
       *[other] { $size } × ({ $farmers } + { $palms }) = { $points }
    }
santiago-score-total = Total
santiago-decided-plantation =
    { $crop ->
        [banana] Bananes × { $size }
        [coconut] Noix de coco × { $size }
        [watermelon] Pastèques × { $size }
        [grape] Raisins × { $size }
       *[pepper] Piments × { $size }
    }

## Pourquoi les règles refusent

santiago-reason-wrong-phase = Tu ne peux pas faire cela à cette étape de la manche.
santiago-reason-too-little-money = Il te faut { santiago-noun-price }, mais tu n’as que { santiago-noun-money }.
santiago-reason-bid-taken = Quelqu’un a déjà enchéri à { santiago-noun-amount }. Annonce une autre somme, ou abstiens-toi.
santiago-reason-bid-cap =
    { $cap ->
        [one] À cette table, l’enchère maximale est de { $cap } escudo.
       *[other] À cette table, l’enchère maximale est de { $cap } escudos.
    }
santiago-reason-tile-not-there = Cette tuile n’est pas dans le village : { santiago-noun-tile }. Choisis une tuile visible.
santiago-reason-square-taken = Il y a déjà une tuile ou un désert en { $square }. Choisis une case vide.
santiago-reason-leftover-apart = { $square } ne convient pas : la tuile restante va à côté d’une autre tuile ou, à défaut, d’un désert.
santiago-reason-bribe-too-small =
    { $least ->
        [one] À cette table, une proposition demande un pot-de-vin d’au moins { $least } escudo.
       *[other] À cette table, une proposition demande un pot-de-vin d’au moins { $least } escudos.
    }
santiago-reason-segment-taken = Il y a déjà un canal { $segment }. Choisis un tronçon libre.
santiago-reason-segment-apart = Un canal { $segment } serait isolé. Pars du bout d’un canal déjà construit.
santiago-reason-first-canal-at-spring = Le premier canal doit toucher la source. Choisis un tronçon qui en part.
santiago-reason-not-proposed = Personne n’a proposé de canal { $segment }. Accepte une proposition, ou rejette tout et paie.
santiago-reason-no-proposals = Il n’y a aucune proposition : construis pour 1 escudo, ou défausse le canal.
santiago-reason-proposals-lie = Il y a des propositions : accepte l’une d’elles, ou rejette-les toutes et construis ailleurs.
santiago-reason-reject-elsewhere = Le canal { $segment } est proposé : accepte-le, ou construis sur un tronçon que personne n’a proposé.
santiago-reason-spring-center = La source va sur l’une des six intersections centrales. Choisis l’une d’elles.
santiago-reason-palm-at-spring = { $square } touche la source. Choisis une case plus loin.
santiago-reason-palm-at-palm = { $square } touche un autre palmier ou en porte déjà un. Choisis une case plus loin.

## Options

santiago-option-players = Nombre de joueurs
santiago-option-players-help = De 2 à 5 joueurs. À deux, les enchères sont secrètes.
santiago-option-money-visibility = Argent des joueurs
santiago-option-money-visibility-help = Choisis si les joueurs voient l’argent des autres. Les enchères et les pots-de-vin restent visibles, sauf les enchères à deux joueurs, secrètes jusqu’à la révélation.
santiago-option-money-visibility-open = visible de tous
santiago-option-money-visibility-hidden = caché aux autres
santiago-option-spring-mode = Emplacement de la source
santiago-option-spring-mode-help = Près du bord, l’eau a plus de chemin à faire ; pour une première partie, mieux vaut le centre.
santiago-option-spring-mode-center = une des six intersections centrales
santiago-option-spring-mode-any = une des vingt intersections
santiago-option-setup-placement = Placement de la source et des palmiers
santiago-option-setup-placement-help = Au hasard, ou au choix du premier superviseur des canaux.
santiago-option-setup-placement-auto = au hasard
santiago-option-setup-placement-manual = au choix du premier superviseur
santiago-option-starting-overseer-seat = Premier superviseur des canaux
santiago-option-starting-overseer-seat-help = La place du premier superviseur, au hasard si tu ne précises rien. D’après le livret : le dernier joueur à avoir travaillé dans une ferme, sinon le plus âgé.
santiago-option-oldest-seat = Joueur le plus âgé
santiago-option-oldest-seat-help = À deux joueurs : la place qui pose le premier canal. Si tu ne précises rien, celle du premier superviseur.
santiago-option-min-bribe = Pot-de-vin minimal
santiago-option-min-bribe-help = Une proposition demande au moins ce pot-de-vin. Le livret permet 0.
santiago-option-two-player-bid-cap = Enchère maximale à deux joueurs
santiago-option-two-player-bid-cap-help = À deux joueurs : personne ne peut enchérir davantage. Si tu ne précises rien, chacun n’est limité que par son argent.

## Notation

santiago-error-no-square = La case « { $text } » n’existe pas : les cases vont de a1 à h6.
santiago-error-no-segment = Le tronçon « { $text } » n’existe pas : ils vont de H00 à H33 et de V00 à V42.
santiago-error-no-intersection = L’intersection « { $text } » n’existe pas : elles vont de X00 à X43.
santiago-error-no-tile = La tuile « { $text } » n’existe pas : écris la culture en anglais et son nombre, comme banana2 ou pepper1.

## Positions impossibles

santiago-position-round = La manche { $round } et l’étape ne concordent pas.
santiago-position-supply = Dans cette manche, la réserve de canaux ne peut pas être de { $supply }.
santiago-position-turn = Le rang { $turn } n’existe pas dans cette étape.
santiago-position-phase =
    { $phase ->
        [spring] Ce n’est pas le moment de placer la source.
        [start] Ce n’est pas le moment de poser le premier canal.
        [palm] Ce n’est pas le moment de placer les palmiers.
        [leftover] À ce nombre de joueurs, il ne reste pas de tuile.
       *[other] L’étape « { $phase } » ne peut pas avoir lieu, ou attendre une confirmation, dans cette position.
    }
santiago-position-no-spring = La source manque, ou elle est là avant d’être placée.
santiago-position-spring = La source ne peut pas être en { $intersection } : seules les six intersections centrales sont permises.
santiago-position-canal-count =
    { $count ->
        [one] { $count } canal sur le plateau ne concorde pas avec la réserve et les canaux supplémentaires.
       *[other] { $count } canaux sur le plateau ne concordent pas avec la réserve et les canaux supplémentaires.
    }
santiago-position-canal-apart = Le canal sur { $segment } n’est pas relié à la source.
santiago-position-palms =
    { $count ->
        [one] Il y a { $count } palmier, ce qui n’est pas possible à ce moment.
       *[other] Il y a { $count } palmiers, ce qui n’est pas possible à ce moment.
    }
santiago-position-palm-touches = Le palmier en { $square } touche la source ou un autre palmier.
santiago-position-too-many-tiles = Il y a trop de tuiles identiques ({ $count }) : { santiago-noun-tile }.
santiago-position-tile-count = Tuiles et déserts attendus en tout : { $total } ; trouvés : { $count }.
santiago-position-face-up =
    { $count ->
        [one] Il ne peut pas y avoir { $count } tuile dans le village maintenant.
       *[other] Il ne peut pas y avoir { $count } tuiles dans le village maintenant.
    }
santiago-position-piles = Nombre de piles attendu maintenant : { $piles }, avec chacune ce nombre de tuiles : { $height }. À 3 ou 4 joueurs, une tuile de plus est mise de côté.
santiago-position-farmers = Les cultivateurs en { $square } ne concordent pas avec la tuile ou n’appartiennent à aucun joueur.
santiago-position-money = Il faut une somme d’argent par joueur (joueurs : { $players }).
santiago-position-bank = Quelqu’un a moins de zéro, ou tous ensemble ont plus que la banque n’a jamais eu.
santiago-position-table-money = La place { $seat }, comptée à partir de 0, a moins d’argent que ce qu’elle a misé ou offert.
santiago-position-bids = Les enchères, les abstentions, l’ordre de plantation et l’étape ne concordent pas.
santiago-position-overseer = La place { $seat }, comptée à partir de 0, ne peut pas être celle du superviseur après ces enchères.
santiago-position-proposal = La proposition sur { $segment } n’a pas pu être faite.
