# Agricola : les cartes de la main.

## Aménagements mineurs du paquet A

name-card-shifting-cultivation = Culture itinérante
agricola-text-shifting-cultivation = Quand tu joues cette carte, tu laboures 1 champ. Passe ensuite cette carte au joueur à ta gauche.
name-card-clay-embankment = Talus d’argile
agricola-text-clay-embankment = Quand tu joues cette carte, tu reçois 1 argile par tranche de 2 argiles que tu as. Passe ensuite cette carte au joueur à ta gauche.
name-card-young-animal-market = Marché aux veaux
agricola-text-young-animal-market = Quand tu joues cette carte, tu reçois 1 bœuf. Passe ensuite cette carte au joueur à ta gauche.
name-card-drinking-trough = Abreuvoir
agricola-text-drinking-trough = Chacun de tes pâturages, avec ou sans étable, héberge 2 animaux de plus.
name-card-rammed-clay = Pisé
agricola-text-rammed-clay = Quand tu joues cette carte, tu reçois 1 argile. Pour chaque clôture, tu peux payer 1 argile au lieu de 1 bois.
name-card-handplow = Charrue à bras
agricola-text-handplow = Place 1 champ sur la case de manche située 5 manches plus loin ; au début de cette manche, tu peux le labourer.
name-card-threshing-board = Planche à battre
agricola-text-threshing-board = Chaque fois que tu utilises le Labourage ou la Mise en culture, tu peux aussi cuire du pain.
name-card-sleeping-corner = Coin pour dormir
agricola-text-sleeping-corner = Tu peux utiliser une case Naissance occupée par exactement 1 autre joueur, si tu n’y es pas déjà.
name-card-manger = Mangeoire
agricola-text-manger = À la fin, 1, 2, 3 ou 4 points bonus si tes pâturages comptent en tout au moins 6, 7, 8 ou 10 cases.
name-card-big-country = Grand domaine
agricola-text-big-country = Quand tu joues cette carte, tu reçois 1 point bonus et 2 nourritures par manche complète restant à jouer.
name-card-wool-blankets = Couvertures de laine
agricola-text-wool-blankets = À la fin, 3 points bonus si ta maison est en bois, ou 2 si elle est en argile.
name-card-pond-hut = Cabane de l’étang
agricola-text-pond-hut = Place 1 nourriture sur chacune des 3 prochaines cases de manche ; tu la reçois au début de ces manches.
name-card-milk-jug = Pot à lait
agricola-text-milk-jug = Chaque fois qu’un joueur, toi compris, utilise le Marché aux bœufs, tu reçois 3 nourritures et chaque autre joueur en reçoit 1.
name-card-claypipe = Pipe en terre
agricola-text-claypipe = À la phase de retour à la maison, si tu as reçu au moins 7 matériaux de construction pendant les travaux de cette manche, tu reçois 2 nourritures.
name-card-junk-room = Débarras
agricola-text-junk-room = Chaque fois que tu construis ou joues un aménagement, celui-ci compris, tu reçois 1 nourriture.
name-card-basket = Panier
agricola-text-basket = Après avoir utilisé une case d’accumulation de bois, tu peux y remettre 2 bois pour recevoir 3 nourritures.
name-card-dutch-windmill = Moulin hollandais
agricola-text-dutch-windmill = Chaque fois que tu cuis du pain dans une manche qui suit une récolte, tu reçois 3 nourritures de plus.
name-card-corn-scoop = Pelle à grain
agricola-text-corn-scoop = Chaque fois que tu utilises les Semences de céréales, tu reçois aussi 1 céréale.
name-card-large-greenhouse = Grande serre
agricola-text-large-greenhouse = Place 1 légume sur les cases de manche situées 4, 7 et 9 manches plus loin ; tu le reçois au début de ces manches.
name-card-clearing-spade = Bêche de défrichage
agricola-text-clearing-spade = À tout moment, tu peux déplacer 1 culture d’un champ qui en a au moins 2 vers un champ vide. Ce n’est ni semer ni récolter.
name-card-lumber-mill = Scierie
agricola-text-lumber-mill = Chaque aménagement te coûte 1 bois de moins.
name-card-canoe = Canoë
agricola-text-canoe = Chaque fois que tu utilises la Pêche, tu reçois aussi 1 nourriture et 1 roseau.
name-card-stone-tongs = Pince à pierres
agricola-text-stone-tongs = Chaque fois que tu utilises une case d’accumulation de pierre, tu reçois aussi 1 pierre.
name-card-shepherds-crook = Houlette de berger
agricola-text-shepherds-crook = Chaque fois que tu clôtures un nouveau pâturage d’au moins 4 cases, tu reçois 2 moutons.

## Savoir-faire du paquet A

name-card-animal-tamer = Dompteur
agricola-text-animal-tamer = Quand tu joues cette carte, tu reçois 1 bois ou 1 céréale. Ta maison héberge 1 animal de n’importe quelle espèce par pièce, au lieu de 1 en tout.
name-card-conservator = Conservateur
agricola-text-conservator = Tu peux rénover une maison en bois directement en pierre, au prix d’une rénovation en pierre.
name-card-hedge-keeper = Gardien des haies
agricola-text-hedge-keeper = Chaque fois que tu construis des clôtures, 3 d’entre elles au plus ne te coûtent rien.
name-card-plow-driver = Valet de charrue
agricola-text-plow-driver = Au début de chaque manche, si ta maison est en pierre, tu peux payer 1 nourriture pour labourer 1 champ.
name-card-adoptive-parents = Parents adoptifs
agricola-text-adoptive-parents = Dans la manche où un nouveau-né rejoint ta famille, tu peux payer 1 nourriture pour le placer. Il compte alors comme un adulte.
name-card-stable-architect = Architecte d’étables
agricola-text-stable-architect = À la fin, 1 point bonus pour chacune de tes étables hors des pâturages.
name-card-grocer = Épicier
agricola-text-grocer = Pose ici, de haut en bas, bois, céréale, roseau, pierre, légume, argile, roseau, légume. À tout moment, tu peux acheter la ressource du haut pour 1 nourriture.
name-card-mushroom-collector = Cueilleur de cèpes
agricola-text-mushroom-collector = Après avoir utilisé une case d’accumulation de bois, tu peux y remettre 1 bois pour recevoir 2 nourritures.
name-card-roughcaster = Crépisseur
agricola-text-roughcaster = Chaque fois que tu construis au moins 1 pièce en argile ou que tu rénoves de l’argile à la pierre, tu reçois 3 nourritures.
name-card-wall-builder = Bâtisseur de murs
agricola-text-wall-builder = Chaque fois que tu construis des pièces, tu peux placer 1 nourriture sur chacune des 4 prochaines cases de manche ; tu la reçois au début de ces manches.
name-card-scythe-worker = Faucheur
agricola-text-scythe-worker = Quand tu joues cette carte, tu reçois 1 céréale. À la phase des champs de chaque récolte, tu peux prendre 1 céréale de plus dans chaque champ de céréales.
name-card-seasonal-worker = Saisonnier
agricola-text-seasonal-worker = Chaque fois que tu utilises le Journalier, tu reçois aussi 1 céréale. À partir de la manche 6, tu peux prendre 1 légume à la place.
name-card-wood-cutter = Bûcheron
agricola-text-wood-cutter = Chaque fois que tu utilises une case d’accumulation de bois, tu reçois aussi 1 bois.
name-card-firewood-collector = Ramasseur de bois
agricola-text-firewood-collector = Chaque fois que tu utilises le Labourage, les Semences de céréales, l’Utilisation des céréales ou la Mise en culture, tu reçois 1 bois à la fin de ton tour.
name-card-clay-hut-builder = Maçon en torchis
agricola-text-clay-hut-builder = Une seule fois, dès que ta maison n’est plus en bois, place 2 argiles sur chacune des 5 prochaines cases de manche ; tu les reçois au début de ces manches.
name-card-frame-builder = Poseur de colombages
agricola-text-frame-builder = Pour chaque pièce et chaque rénovation, tu peux payer 1 bois au lieu d’exactement 2 argiles ou d’exactement 2 pierres, une fois pour chacune.
name-card-priest = Prêtre
agricola-text-priest = Quand tu joues cette carte, si ta maison est en argile et compte exactement 2 pièces, tu reçois 3 argiles, 2 roseaux et 2 pierres.
name-card-braggart = Vantard
agricola-text-braggart = À la fin, 2, 3, 4, 5, 7 ou 9 points bonus si tu as au moins 5, 6, 7, 8, 9 ou 10 aménagements en jeu.
name-card-harpooner = Harponneur
agricola-text-harpooner = Chaque fois que tu utilises la Pêche, tu peux aussi payer 1 bois pour recevoir 1 roseau, et 1 nourriture par personne que tu as.
name-card-stonecutter = Tailleur de pierre
agricola-text-stonecutter = Chaque aménagement, chaque pièce et chaque rénovation te coûte 1 pierre de moins.
name-card-animal-dealer = Marchand de bétail
agricola-text-animal-dealer = Chaque fois que tu utilises le Marché aux moutons, aux sangliers ou aux bœufs, tu peux payer 1 nourriture pour recevoir 1 animal de plus de cette espèce.
name-card-conjurer = Prestidigitateur
agricola-text-conjurer = Chaque fois que tu utilises les Artistes ambulants, tu reçois aussi 1 bois et 1 céréale.
name-card-lutenist = Luthiste
agricola-text-lutenist = Chaque fois qu’un autre joueur utilise les Artistes ambulants, tu reçois 1 nourriture et 1 bois. Tu peux ensuite acheter 1 légume pour 2 nourritures.
name-card-pig-breeder = Éleveur de sangliers
agricola-text-pig-breeder = Quand tu joues cette carte, tu reçois 1 sanglier. À la fin de la manche 12, tes sangliers se reproduisent comme lors d’une récolte.

## Aménagements mineurs du paquet B

name-card-mini-pasture = Petit pâturage
agricola-text-mini-pasture = Quand tu joues cette carte, tu clôtures 1 case comme nouveau pâturage sans payer de bois. Passe ensuite cette carte au joueur à ta gauche.
name-card-market-stall = Étal de marché
agricola-text-market-stall = Quand tu joues cette carte, tu reçois 1 légume. Passe ensuite cette carte au joueur à ta gauche.
name-card-caravan = Roulotte
agricola-text-caravan = Cette carte a de la place pour 1 personne. Elle ne compte pas comme une pièce.
name-card-carpenters-parlor = Salon du charpentier
agricola-text-carpenters-parlor = Tant que ta maison est en bois, chaque pièce te coûte 2 bois et 2 roseaux.
name-card-mining-hammer = Marteau de mineur
agricola-text-mining-hammer = Quand tu joues cette carte, tu reçois 1 nourriture. Chaque fois que tu rénoves, tu peux aussi construire 1 étable sans payer de bois.
name-card-moldboard-plow = Charrue à versoir
agricola-text-moldboard-plow = Place 2 champs sur cette carte. Chaque fois que tu utilises le Labourage, tu peux aussi labourer 1 de ces champs.
name-card-lasso = Lasso
agricola-text-lasso = À ton tour, tu peux placer 2 personnes de suite si au moins 1 d’elles utilise le Marché aux moutons, aux sangliers ou aux bœufs.
name-card-bread-paddle = Pelle à pain
agricola-text-bread-paddle = Quand tu joues cette carte, tu reçois 1 nourriture. Après avoir joué un savoir-faire, tu peux cuire du pain.
name-card-mantlepiece = Manteau de cheminée
agricola-text-mantlepiece = Quand tu joues cette carte, tu reçois 1 point bonus par manche complète restant à jouer. Tu ne peux plus rénover.
name-card-bottles = Bouteilles
agricola-text-bottles = Cette carte coûte 1 argile et 1 nourriture par personne que tu as.
name-card-loom = Métier à tisser
agricola-text-loom = À la phase des champs de chaque récolte, si tu as au moins 1, 4 ou 7 moutons, tu reçois 1, 2 ou 3 nourritures. À la fin, 1 point bonus par tranche de 3 moutons.
name-card-strawberry-patch = Carré de fraises
agricola-text-strawberry-patch = Place 1 nourriture sur chacune des 3 prochaines cases de manche ; tu la reçois au début de ces manches.
name-card-herring-pot = Pot à harengs
agricola-text-herring-pot = Chaque fois que tu utilises la Pêche, place 1 nourriture sur chacune des 3 prochaines cases de manche ; tu la reçois au début de ces manches.
name-card-butter-churn = Baratte
agricola-text-butter-churn = À la phase des champs de chaque récolte, tu reçois 1 nourriture par tranche de 3 moutons et 1 nourriture par tranche de 2 bœufs.
name-card-brook = Ruisseau
agricola-text-brook = Chaque fois que tu utilises la Roselière, la Carrière d’argile, la Forêt ou la carte de la manche 1, tu reçois aussi 1 nourriture.
name-card-scullery = Arrière-cuisine
agricola-text-scullery = Au début de chaque manche, si ta maison est en bois, tu reçois 1 nourriture.
name-card-three-field-rotation = Assolement triennal
agricola-text-three-field-rotation = Au début de la phase des champs de chaque récolte, si tu as au moins 1 champ de céréales, 1 de légumes et 1 vide, tu reçois 3 nourritures.
name-card-pitchfork = Fourche
agricola-text-pitchfork = Chaque fois que tu utilises les Semences de céréales pendant que le Labourage est occupé, tu reçois aussi 3 nourritures.
name-card-sack-cart = Charrette à sacs
agricola-text-sack-cart = Place 1 céréale sur chacune des cases des manches 5, 8, 11 et 14 encore à venir ; tu la reçois au début de ces manches.
name-card-beanfield = Champ de haricots
agricola-text-beanfield = Cette carte est un champ de légumes. À la fin, elle ne compte pas comme une tuile Champ.
name-card-thick-forest = Forêt dense
agricola-text-thick-forest = Place 1 bois sur chaque case de manche paire encore à venir ; tu le reçois au début de ces manches.
name-card-loam-pit = Fosse à limon
agricola-text-loam-pit = Chaque fois que tu utilises le Journalier, tu reçois aussi 3 argiles.
name-card-hard-porcelain = Porcelaine dure
agricola-text-hard-porcelain = À tout moment, tu peux échanger 2 argiles contre 1 pierre, 3 argiles contre 2 pierres ou 4 argiles contre 3 pierres.
name-card-acorns-basket = Panier de glands
agricola-text-acorns-basket = Place 1 sanglier sur chacune des 2 prochaines cases de manche ; tu le reçois au début de ces manches.

## Savoir-faire du paquet B

name-card-cottager = Villageois
agricola-text-cottager = Chaque fois que tu utilises le Journalier, tu peux aussi construire 1 pièce ou rénover, au prix habituel.
name-card-groom = Palefrenier
agricola-text-groom = Quand tu joues cette carte, tu reçois 1 bois. Au début de chaque manche, si ta maison est en pierre, tu peux construire 1 étable pour 1 bois.
name-card-assistant-tiller = Aide-laboureur
agricola-text-assistant-tiller = Chaque fois que tu utilises le Journalier, tu peux aussi labourer 1 champ.
name-card-master-bricklayer = Maître maçon
agricola-text-master-bricklayer = Chaque aménagement majeur te coûte 1 pierre de moins par pièce que tu as ajoutée à ta maison.
name-card-scholar = Érudit
agricola-text-scholar = Au début de chaque manche, si ta maison est en pierre, tu peux jouer 1 savoir-faire pour 1 nourriture, ou 1 aménagement mineur à son coût.
name-card-organic-farmer = Agriculteur bio
agricola-text-organic-farmer = À la fin, 1 point bonus pour chaque pâturage avec au moins 1 animal et de la place pour au moins 3 autres.
name-card-tutor = Précepteur
agricola-text-tutor = À la fin, 1 point bonus pour chaque savoir-faire que tu as joué après celui-ci.
name-card-consultant = Conseiller
agricola-text-consultant = Quand tu joues cette carte dans une partie à 1, 2, 3 ou 4 joueurs, tu reçois 2 céréales, 3 argiles, 2 roseaux ou 2 moutons.
name-card-sheep-walker = Meneur de moutons
agricola-text-sheep-walker = À tout moment, tu peux échanger 1 mouton contre 1 sanglier, 1 légume ou 1 pierre.
name-card-manservant = Serviteur
agricola-text-manservant = Une seule fois, dès que ta maison est en pierre, place 3 nourritures sur chaque case de manche encore à venir ; tu les reçois au début de ces manches.
name-card-oven-firing-boy = Garçon de fournil
agricola-text-oven-firing-boy = Chaque fois que tu utilises une case d’accumulation de bois, tu peux aussi cuire du pain.
name-card-paper-maker = Papetier
agricola-text-paper-maker = Avant de jouer chacun de tes savoir-faire suivants, tu peux payer 1 bois pour recevoir 1 nourriture par savoir-faire en jeu.
name-card-childless = Sans enfant
agricola-text-childless = Au début de chaque manche, si tu as au moins 3 pièces et exactement 2 personnes, tu reçois 1 nourriture, et 1 céréale ou 1 légume.
name-card-small-scale-farmer = Petit exploitant
agricola-text-small-scale-farmer = Au début de chaque manche, si ta maison compte exactement 2 pièces, tu reçois 1 bois.
name-card-geologist = Géologue
agricola-text-geologist = Chaque fois que tu utilises la Forêt ou la Roselière, tu reçois aussi 1 argile. À 3 joueurs ou plus, tu en reçois aussi à la Carrière d’argile.
name-card-roof-ballaster = Lesteur de toits
agricola-text-roof-ballaster = Quand tu joues cette carte, tu peux payer 1 nourriture pour recevoir 1 pierre par pièce que tu as.
name-card-carpenter = Charpentier
agricola-text-carpenter = Chaque pièce te coûte 3 unités du matériau de ta maison et 2 roseaux.
name-card-house-steward = Intendant
agricola-text-house-steward = Quand tu la joues, s’il reste au moins 1, 3, 6 ou 9 manches complètes, tu reçois 1, 2, 3 ou 4 bois. À la fin, 3 points bonus à ceux qui ont le plus de pièces.
name-card-greengrocer = Marchand de légumes
agricola-text-greengrocer = Chaque fois que tu utilises les Semences de céréales, tu reçois aussi 1 légume.
name-card-brushwood-collector = Ramasseur de fagots
agricola-text-brushwood-collector = Pour chaque pièce et chaque rénovation, tu peux payer 1 bois au lieu de tous les roseaux.
name-card-storehouse-keeper = Magasinier
agricola-text-storehouse-keeper = Chaque fois que tu utilises le Marché aux ressources, tu reçois aussi 1 argile ou 1 céréale.
name-card-pastor = Pasteur
agricola-text-pastor = Une seule fois, dès que tu es le seul joueur avec exactement 2 pièces, tu reçois 3 bois, 2 argiles, 1 roseau et 1 pierre.
name-card-sheep-whisperer = Chuchoteur de brebis
agricola-text-sheep-whisperer = Place 1 mouton sur les cases de manche situées 2, 5, 8 et 10 manches plus loin ; tu le reçois au début de ces manches.
name-card-cattle-feeder = Nourrisseur de bœufs
agricola-text-cattle-feeder = Chaque fois que tu utilises les Semences de céréales, tu peux aussi payer 1 nourriture pour recevoir 1 bœuf.
name-cell-beanfield = { name-card-beanfield }

## Le journal

agricola-event-card-played = { $seat } joue une carte : { $card }.
agricola-event-card-passed-on = { $seat } joue une carte et la passe à { $passed_to } : { $card }.
agricola-event-card-used = { $seat } utilise une carte : { $card }.
agricola-event-card-gave = { $card } : { $seat } reçoit { agricola-noun-goods }.
agricola-event-card-promise-kept = { $card } : { $seat } reçoit { agricola-noun-goods } de la case de manche.
agricola-event-card-promised =
    { $count ->
        [one] { $card } : { $seat } place { agricola-noun-goods } sur la manche { $rounds }.
       *[other] { $card } : { $seat } place { agricola-noun-goods } sur chacune de ces manches : { $rounds }.
    }
agricola-event-crop-moved =
    { $good ->
        [grain] { $seat } déplace 1 céréale de { $cell } à { $to }.
       *[vegetable] { $seat } déplace 1 légume de { $cell } à { $to }.
    }
agricola-event-card-scored =
    { $points ->
        [one] { $card } : { $seat } gagne { $points } point.
       *[other] { $card } : { $seat } gagne { $points } points.
    }
agricola-event-card-bred =
    { $good ->
        [sheep] { $card } : { $seat } reçoit 1 agneau.
        [boar] { $card } : { $seat } reçoit 1 marcassin.
       *[cattle] { $card } : { $seat } reçoit 1 veau.
    }
agricola-event-field-promised = { $card } : { $seat } place un champ sur la manche { $round }.
agricola-event-newborn-acts = { $card } : { $seat } fait agir un nouveau-né, qui compte désormais comme un adulte.
agricola-event-card-drafted = { $seat } garde une carte : { $card }.
agricola-event-card-drawn =
    { $kind_of_card ->
        [occupation] { $seat } pioche un savoir-faire.
       *[minor] { $seat } pioche un aménagement mineur.
    }
agricola-event-own-card-drawn = { $seat } pioche { $card }.
agricola-event-card-dropped =
    { $kind_of_card ->
        [occupation] { $seat } défausse un savoir-faire.
       *[minor] { $seat } défausse un aménagement mineur.
    }
agricola-event-hand-redrawn =
    { $kind_of_card ->
        [occupation]
            { $count ->
                [one] { $seat } repioche et a maintenant { $count } savoir-faire en main.
               *[other] { $seat } repioche et a maintenant { $count } savoir-faire en main.
            }
       *[minor]
            { $count ->
                [one] { $seat } repioche et a maintenant { $count } aménagement mineur en main.
               *[other] { $seat } repioche et a maintenant { $count } aménagements mineurs en main.
            }
    }
agricola-event-goods-given-back = { $seat } remet { agricola-noun-goods } sur la case ({ agricola-noun-space }).

## Ce qu’on demande à une place

agricola-decision-minor = Quel aménagement mineur joues-tu ?
agricola-decision-occupation =
    { $food ->
        [0] Quel savoir-faire joues-tu ? Il ne coûte rien.
       *[other] Quel savoir-faire joues-tu ? Il coûte { agricola-noun-food }.
    }
agricola-decision-card = { $card } : utilises-tu cette carte ? { $text }
agricola-decision-make-room = { $card } : le petit n’a pas encore de place. Veux-tu d’abord cuisiner ou échanger des animaux ?
agricola-decision-find-parents = { $card } : il faut deux parents pour un petit. Veux-tu d’abord échanger des animaux ?
agricola-decision-trade-now = { $card } : échanges-tu d’abord des ressources contre les matériaux qui manquent ? { $text }
agricola-decision-pay = Comment paies-tu pour { $what } ?
agricola-decision-several = Que fais-tu maintenant ?
agricola-decision-draft =
    { $minors ->
        [0]
            { $occupations ->
                [one] Quel savoir-faire gardes-tu ?
               *[other] Quels { $occupations } savoir-faire gardes-tu ?
            }
       *[other]
            { $occupations ->
                [0]
                    { $minors ->
                        [one] Quel aménagement mineur gardes-tu ?
                       *[other] Quels { $minors } aménagements mineurs gardes-tu ?
                    }
               *[other] Quelles cartes gardes-tu ? Savoir-faire : { $occupations } ; aménagements mineurs : { $minors }.
            }
    }
agricola-decision-draw = Que pioches-tu ?
agricola-decision-drop = Quelle carte défausses-tu pour en piocher une autre ?
agricola-decision-mulligan = Repioches-tu toutes les cartes d’un type ? Tu en reçois 1 de moins.
agricola-waiting-minor = Choix d’un aménagement mineur : { $seats }.
agricola-waiting-occupation = Choix d’un savoir-faire : { $seats }.
agricola-waiting-card = Décision sur une carte : { $seats }.
agricola-waiting-pay = Choix du paiement : { $seats }.
agricola-waiting-several = Choix de l’action suivante : { $seats }.
agricola-waiting-draft = Choix des cartes à garder : { $seats }.
agricola-waiting-draw = Pioche d’une carte : { $seats }.
agricola-waiting-drop = Défausse de cartes : { $seats }.
agricola-waiting-mulligan = Décision de repiocher ou non : { $seats }.

## Ce qu’on peut faire

agricola-choice-play =
    { $price ->
        [none] { $needs ->
            [none] { $card } : { $text }
           *[other] { $card } ({ $needs }) : { $text }
        }
       *[other] { $needs ->
            [none] { $card } ({ $price }) : { $text }
           *[other] { $card } ({ $price } ; { $needs }) : { $text }
        }
    }
agricola-choice-card = Utiliser la carte { $card } : { $text }
agricola-choice-pay = { $goods }
agricola-choice-pick = { $card } : { $what }
agricola-choice-decline = Refuser
agricola-choice-no-card = Aucune
agricola-choice-draft =
    { $price ->
        [none] { $needs ->
            [none] Garder la carte { $card } : { $text }
           *[other] Garder la carte { $card } ({ $needs }) : { $text }
        }
       *[other] { $needs ->
            [none] Garder la carte { $card } ({ $price }) : { $text }
           *[other] Garder la carte { $card } ({ $price } ; { $needs }) : { $text }
        }
    }
agricola-choice-draw =
    { $kind ->
        [occupation] Piocher un savoir-faire
       *[minor] Piocher un aménagement mineur
    }
agricola-choice-drop =
    { $price ->
        [none] { $needs ->
            [none] Défausser la carte { $card } : { $text }
           *[other] Défausser la carte { $card } ({ $needs }) : { $text }
        }
       *[other] { $needs ->
            [none] Défausser la carte { $card } ({ $price }) : { $text }
           *[other] Défausser la carte { $card } ({ $price } ; { $needs }) : { $text }
        }
    }
agricola-choice-mulligan =
    { $kind ->
        [occupation] Repiocher tous les savoir-faire, 1 de moins
       *[minor] Repiocher tous les aménagements mineurs, 1 de moins
    }
agricola-pick-all = tous les champs
agricola-pick-field = champ { $cell }
agricola-pick-move = de { $cell } à { $to }
agricola-action-play = jouer la carte { $card }
agricola-action-card = utiliser la carte { $card }
agricola-action-pay = payer { $goods }
agricola-action-pick = utiliser la carte { $card } : { $what }
agricola-action-draft = garder la carte { $card }
agricola-action-draw =
    { $kind ->
        [occupation] piocher un savoir-faire
       *[minor] piocher un aménagement mineur
    }
agricola-action-drop = défausser la carte { $card }
agricola-action-mulligan =
    { $kind ->
        [occupation] repiocher tous les savoir-faire
       *[minor] repiocher tous les aménagements mineurs
    }

## Pourquoi les règles refusent

agricola-reason-not-in-hand = Cette carte n’est pas dans ta main : { $card }. Choisis-en une autre.
agricola-reason-prerequisite =
    { $lacks ->
        [none] Tu ne remplis pas le prérequis de cette carte ({ $card }) : { $needs }.
       *[other] Pour jouer cette carte ({ $card }), il te faut { $lacks }.
    }
agricola-needs-occupations-exactly = exactement { $count } savoir-faire en jeu
agricola-needs-occupations-least = au moins { $count } savoir-faire en jeu
agricola-needs-occupations-most = { $count } savoir-faire en jeu au plus
agricola-needs-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] au moins { $count } champ de céréales
               *[other] au moins { $count } champs de céréales
            }
       *[vegetable]
            { $count ->
                [one] au moins { $count } champ de légumes
               *[other] au moins { $count } champs de légumes
            }
    }
agricola-needs-sheep =
    { $count ->
        [one] au moins { $count } mouton
       *[other] au moins { $count } moutons
    }
agricola-needs-clay =
    { $count ->
        [one] au moins { $count } argile dans ta réserve, que tu conserves
       *[other] au moins { $count } argiles dans ta réserve, que tu conserves
    }
agricola-needs-every-space-used = aucune case inutilisée
agricola-needs-no-wooden-house = une maison en argile ou en pierre
agricola-needs-person-on-fishing = une de tes personnes sur la Pêche
# Ce qui manque pour un prérequis.
agricola-lacks-occupations-least = { $count } savoir-faire de plus en jeu
agricola-lacks-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] { $count } champ de céréales de plus
               *[other] { $count } champs de céréales de plus
            }
       *[vegetable]
            { $count ->
                [one] { $count } champ de légumes de plus
               *[other] { $count } champs de légumes de plus
            }
    }
agricola-lacks-sheep =
    { $count ->
        [one] { $count } mouton de plus
       *[other] { $count } moutons de plus
    }
agricola-lacks-clay =
    { $count ->
        [one] { $count } argile de plus dans ta réserve, que tu conserves
       *[other] { $count } argiles de plus dans ta réserve, que tu conserves
    }
agricola-reason-card-offers-nothing = Cette carte ne t’offre rien pour l’instant : { $card }.
agricola-reason-occupation-elsewhere = Un savoir-faire se joue ailleurs : à l’Apprentissage.
agricola-reason-minor-elsewhere = Un aménagement mineur se joue au Lieu de rencontre, à la Naissance planifiée ou à la place d’un majeur.
agricola-reason-no-such-payment = Tu ne peux pas payer ainsi. Choisis l’un des paiements proposés.
agricola-reason-no-more-renovation = Tu ne peux plus rénover : l’une de tes cartes l’interdit.
agricola-reason-one-space-only = Cette carte clôture exactement 1 case. Choisis-en une seule.
agricola-reason-other-space = Ta deuxième personne ne peut pas aller là. Choisis l’une des cases que la carte indique.
agricola-reason-not-grown-there =
    { $good ->
        [grain] Cette carte n’est pas un champ de céréales. Sèmes-y des légumes.
       *[vegetable] Cette carte n’est pas un champ de légumes. Sèmes-y des céréales.
    }
agricola-reason-goods-needed-here = Ces ressources te servent pour l’action en cours. Termine-la d’abord.
agricola-reason-enough-of-kind =
    { $kind ->
        [occupation] Tu as gardé assez de savoir-faire de ce paquet. Choisis un aménagement mineur.
       *[minor] Tu as gardé assez d’aménagements mineurs de ce paquet. Choisis un savoir-faire.
    }
agricola-reason-not-in-pack = Cette carte n’est pas dans ton paquet : { $card }.
agricola-reason-no-card-left =
    { $kind ->
        [occupation] Il n’y a plus de savoir-faire à piocher.
       *[minor] Il n’y a plus d’aménagement mineur à piocher.
    }
agricola-reason-none-in-hand =
    { $kind ->
        [occupation] Tu n’as pas de savoir-faire en main.
       *[minor] Tu n’as pas d’aménagement mineur en main.
    }
agricola-error-no-card = La carte « { $text } » n’existe pas.
agricola-error-no-payment = Le paiement « { $text } » n’existe pas. Écris les ressources avec leur nombre, comme wood3-clay1, ou nothing.
agricola-error-no-choice = Aucune carte ne propose « { $text } ».
agricola-error-no-kind = Il n’y a pas de cartes du type « { $text } ». Écris occupation ou minor.
agricola-option-cards-few = quelques cartes par joueur
agricola-option-cards-full = 7 savoir-faire et 7 aménagements mineurs chacun
agricola-option-deal = Distribution
agricola-option-deal-help = Comment chacun reçoit ses 7 savoir-faire et ses 7 aménagements mineurs.
agricola-option-deal-seven = 7 de chaque
agricola-option-deal-one-passing = 7 de chaque, dont exactement 1 carte itinérante
agricola-option-deal-by-numbers = savoir-faire selon le nombre de joueurs
agricola-option-deal-draft-7 = draft de 7, garder 1 et passer le reste
agricola-option-deal-draft-8 = draft de tournoi à 8
agricola-option-deal-draft-pairs = draft, 1 de chaque type à la fois
agricola-option-deal-quick-draft = draft rapide, 3, 2 et 2
agricola-option-deal-ten = 10 de chaque, garder 7
agricola-option-deal-mulligan = 7 de chaque, repiocher 1 de moins
agricola-option-deal-changing-5 = main changeante, à partir de 5 de chaque
agricola-option-deal-changing-3 = main changeante, à partir de 3 de chaque
agricola-option-deal-seven-help = Chacun reçoit 7 savoir-faire et 7 aménagements mineurs.
agricola-option-deal-one-passing-help = Parmi les 7 aménagements mineurs de chacun, exactement 1 passe à gauche une fois joué.
agricola-option-deal-by-numbers-help = Sur tes 7 savoir-faire, 3 sont pour 1 joueur ou plus, 2 pour 3 ou plus et 2 pour 4. Pour 3 joueurs au plus.
agricola-option-deal-draft-7-help = Garde 1 carte sur 7 et passe le reste à gauche, jusqu’à en avoir 7. D’abord les savoir-faire, puis les aménagements mineurs.
agricola-option-deal-draft-8-help = Comme le draft de 7, mais avec 8 cartes. La dernière carte de chaque paquet est retirée.
agricola-option-deal-draft-pairs-help = Chaque paquet contient les deux types. Garde 1 savoir-faire et 1 aménagement mineur, puis passe le reste à gauche.
agricola-option-deal-quick-draft-help = Garde 3 cartes de chaque type, passe le reste, gardes-en 2, passe encore et reçois les 2 dernières.
agricola-option-deal-ten-help = Tu reçois 10 cartes de chaque type et tu choisis lesquelles défausser, 3 de chaque.
agricola-option-deal-mulligan-help = Si tes savoir-faire ou tes aménagements mineurs ne te plaisent pas, repioche-les tous, avec 1 carte de moins à chaque fois.
agricola-option-deal-changing-5-help = Commence avec 5 cartes de chaque type. Tu pioches une carte chaque fois que tu en joues une et tu peux en échanger 1 après chaque récolte.
agricola-option-deal-changing-3-help = Commence avec 3 cartes de chaque type et changes-en 6 au plus. Tu pioches une carte chaque fois que tu en joues une.
agricola-option-problem-deal-without-cards = Les drafts et autres distributions demandent la main complète. Choisis-la d’abord.
agricola-option-problem-too-few-cards = À 4 joueurs, la boîte n’a pas assez de savoir-faire pour cette distribution. Choisis-en une autre.
agricola-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agricola-fact-needs = Demande { $needs }
agricola-fact-cheaper-with = Avec { $card } : { agricola-noun-goods } de moins
agricola-fact-makes-cheaper = { $card } coûte moins : { agricola-noun-goods } de moins
agricola-client-kinds =
    { $kind ->
        [occupation] Savoir-faire
       *[minor] Aménagements mineurs
    }
agricola-client-count-of = { $count } sur { $of }
agricola-client-draft-keep = Garde { $count } de ces { $of } cartes
agricola-client-draft-drop = Défausse { $count } de ces { $of } cartes
agricola-client-draft-rest-kept = Tu gardes les autres.
agricola-client-draft-passed =
    { $count ->
        [one] La carte restante va au joueur suivant : { $to }. Tu en reçois 1 du précédent : { $from }.
       *[other] Les { $count } autres vont au joueur suivant : { $to }. Tu en reçois { $count } du précédent : { $from }.
    }
agricola-client-draft-swapped =
    { $count ->
        [one] { $to } reçoit la carte restante, et toi 1 en échange.
       *[other] { $to } reçoit les { $count } autres, et toi { $count } en échange.
    }
agricola-client-draft-removed =
    { $count ->
        [one] La carte restante est retirée de la partie.
       *[other] Les { $count } autres sont retirées de la partie.
    }
agricola-client-draft-waiting = Tu as choisi. Les autres choisissent encore.
agricola-client-draft-watching = Chacun choisit des cartes
agricola-client-draft-state =
    { $state ->
        [mine] tu choisis
        [choosing] choisit
        [done] tu as choisi
       *[chosen] a choisi
    }
agricola-client-draft-pile =
    { $count ->
        [one] { $count } carte pour { $to }
       *[other] { $count } cartes pour { $to }
    }
agricola-client-draft-ring = Qui a choisi, et qui reçoit les cartes
agricola-client-kept =
    { $kind ->
        [occupation] Tes savoir-faire
       *[minor] Tes aménagements mineurs
    }
agricola-client-keep-cards =
    { $count ->
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
agricola-client-drop-cards =
    { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
agricola-client-draft-lacking =
    { $kind ->
        [occupation] Choisis encore { $count } savoir-faire
       *[minor]
            { $count ->
                [one] Choisis encore { $count } aménagement mineur
               *[other] Choisis encore { $count } aménagements mineurs
            }
    }
agricola-client-redraws-left =
    { $count ->
        [one] Tu peux encore changer { $count } carte. La nouvelle est du même type.
       *[other] Tu peux encore changer { $count } cartes. Chaque nouvelle est du même type.
    }
agricola-client-swap-after-harvest = Après une récolte, tu peux défausser 1 carte et en piocher une autre, de n’importe quel type.
agricola-client-mulligan-rest = Tu peux repiocher tous tes savoir-faire ou tous tes aménagements mineurs, avec 1 carte de moins.
agricola-client-show-table = Voir la table
agricola-client-show-cards = Voir les cartes
agricola-board-hands = Cartes
agricola-board-in-play = Cartes en jeu
agricola-board-state = État
agricola-board-hand = En main
agricola-cell-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Répondre automatiquement aux cartes

agricola-plan-card = Chaque fois que cette carte te propose quelque chose : { $card }
agricola-plan-always = toujours accepter
agricola-plan-never = ne jamais accepter
agricola-client-auto = Désormais
agricola-client-auto-of = { $card }, désormais
agricola-client-auto-ask = Me demander
agricola-client-auto-always = Toujours
agricola-client-auto-never = Jamais
agricola-client-auto-is-always = Toujours utilisée automatiquement
agricola-client-auto-is-never = Toujours refusée automatiquement
agricola-client-asks = Une carte demande : { $card }

## Trier la main

agricola-client-sort = Trier
agricola-client-sort-kind = Par type
agricola-client-sort-playable = Jouables d’abord
agricola-client-sort-name = Par nom
agricola-client-sort-price = Par coût
agricola-client-show = Afficher
agricola-client-show-all = Toutes
agricola-client-show-playable = Jouables maintenant
agricola-client-show-occupation = Savoir-faire
agricola-client-show-minor = Aménagements mineurs
agricola-client-show-none = Aucune carte de ta main ne correspond à ce filtre.
agricola-client-hidden =
    { $count ->
        [one] { $count } masquée
       *[other] { $count } masquées
    }
agricola-client-arrange = Trier et filtrer ta main

## Ce qui se trouve sur une carte en jeu

agricola-client-on-card-points =
    { $count ->
        [one] { $count } point gagné
       *[other] { $count } points gagnés
    }
agricola-client-on-card-fields =
    { $count ->
        [0] Plus aucun champ sur cette carte
        [one] { $count } champ reste sur cette carte
       *[other] { $count } champs restent sur cette carte
    }
agricola-client-on-card-goods =
    { $count ->
        [0] Plus rien sur cette carte
        [one] { $count } ressource reste, { $good } en haut
       *[other] { $count } ressources restent, { $good } en haut
    }
agricola-client-on-card-round = Champ sur la case de la manche { $count }
agricola-client-on-card-done = Déjà utilisée
agricola-client-on-card-crop = Pousse ici : { agricola-noun-goods }
agricola-client-on-card-empty = Rien n’est semé ici

## À la table dessinée

agricola-client-hand = Ta main
agricola-client-cards =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Savoir-faire
        [minor] Aménagement mineur
        [action-space] { agricola-deck-kind-action-space }
        [space-merchant] { agricola-deck-kind-space-merchant }
        [artifact] { agricola-deck-kind-artifact }
        [event] { agricola-deck-kind-event }
        [minor-improvement] { agricola-deck-kind-minor-improvement }
       *[major] Aménagement majeur
    }
agricola-client-price = Coût : { $price }
agricola-card-players =
    { $players ->
        [one] À partir de { $players } joueur
       *[other] À partir de { $players } joueurs
    }
agricola-client-needs = Prérequis : { $needs }
agricola-client-laid = Cartes en jeu : { $name }
agricola-client-held =
    { $kind ->
        [occupation] Savoir-faire en main : { $count }
       *[minor] Aménagements mineurs en main : { $count }
    }
agricola-client-use-card = Utiliser : { $card }

## Les cartes hors d’une partie : catégories et mots du glossaire

agricola-category =
    { $category ->
        [farm-planning] Planification de la ferme
        [action-booster] Renfort d’actions
        [points] Apport de points
        [goods] Apport de ressources
        [food] Apport de nourriture
        [crops] Apport de cultures
        [building-materials] Apport de matériaux
        [space] { name-deck-x }
        [forest] { name-deck-forest }
       *[livestock] Apport d’animaux
    }
# Une section du glossaire par ligne, et les expressions des cartes qui y mènent.
agricola-terms =
    each-time: chaque fois
    when-played: quand tu joues cette carte | quand tu la joues
    any-time: à tout moment
    before-after: après avoir utilisé | après avoir joué | avant de jouer
    once: une seule fois, dès que
    round-start: au début de chaque manche | au début de cette manche | au début de ces manches
    field-phase: phase des champs
    returning-home: phase de retour à la maison
    may: tu peux
    other-player: autre joueur | un joueur, toi compris
    newborn: nouveau-né
    building-materials: matériaux de construction
    accumulation: case d’accumulation
    round-spaces: cases de manche | case de manche
    rounds-left: manche complète restant à jouer | manches complètes
    improvements: aménagement majeur | aménagement mineur | aménagements | aménagement
    bonus-points: points bonus | point bonus
    passing: passe ensuite cette carte
    costs: te coûte | te coûtent | au lieu de
    bake: cuire du pain | cuis du pain
    renovate: rénover | rénoves | rénovation
    field-card: cette carte est un champ | champ vide
agricola-board-card = Carte
agricola-board-missing = Il manque
agricola-board-kind = Type
agricola-score-by-card = par carte
agricola-score-card = { $card } { $points }
