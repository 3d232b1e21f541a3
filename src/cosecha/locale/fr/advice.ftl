# Les bots : leurs noms, les raisons de leurs conseils, et ce qui peut clocher chez l’un d’eux.

bot-random-about = Joue n’importe quel coup permis, au hasard. Facile à battre.
bot-sprout-about = Joue comme un enfant qui connaît les règles : prend ce qui lui plaît tout de suite.
bot-apprentice-about = Prévoit un peu, suit son idée préférée et oublie souvent les autres joueurs.
bot-farmer-about = Joue solidement, mais laisse parfois passer une bonne idée.
bot-steward-about = Joue bien et se trompe rarement.
bot-master-about = Donne tout ce qu’il a.
bot-insight-about = Prévoit ce que chaque coup rapporte à chacun, le compte en points et joue pour gagner.

## Conseils pour tous les jeux

advice-random = Au hasard : pour ce bot, tous les coups permis se valent.
advice-own-choice = C’est ce que le bot jouerait lui-même.
advice-only-one = Tu ne peux rien faire d’autre.
# $whole et $tenth : les points que le bot attend, comme 31 et 4. $tries : combien de fois il l’a essayé de tête.
advice-search-points =
    { $tries ->
        [one] Score attendu : { $whole },{ $tenth } ({ $tries } essai).
       *[other] Score attendu : { $whole },{ $tenth } ({ $tries } essais).
    }
advice-search-win =
    { $tries ->
        [one] Tes chances de gagner : { $percent } % ({ $tries } essai).
       *[other] Tes chances de gagner : { $percent } % ({ $tries } essais).
    }
# $worth est l’un des deux ci-dessus, $line ce qui peut suivre.
advice-search-line = { $worth } Suite possible : { $line }.
advice-search-worth = Score attendu : environ { $points }.
# De même avec des rivaux : $rival est ce que le meilleur d’entre eux peut espérer.
advice-search-rivalry = Score attendu : environ { $points }, contre { $rival } pour ton meilleur rival.
# $reason dit ce que le coup apporte, $worth est la phrase ci-dessus.
advice-search-reason = { $reason } { $worth }
advice-search-reply = { $seat } – { $action }

## Santiago : la préparation

santiago-advice-spring-middle = Depuis le centre, les canaux peuvent partir de tous les côtés.
santiago-advice-spring-border = Au bord, l’eau est plus rare et chaque canal se dispute.
santiago-advice-start-canal =
    { $squares ->
        [one] Tu irrigues { $squares } case avant la première plantation.
       *[other] Tu irrigues { $squares } cases avant la première plantation.
    }
santiago-advice-palm-near = L’eau viendra bientôt ici : ce palmier comptera pour quelqu’un.
santiago-advice-palm-far = Loin de l’eau, ce palmier risque de ne jamais compter.

## Santiago : les enchères

santiago-advice-pass-overseer = Tu ne paies rien et deviens superviseur des canaux, mais tu places un cultivateur de moins.
santiago-advice-pass-unless-rival = Tu ne paies rien et deviens superviseur si ton rival enchérit, mais tu places un cultivateur de moins.
santiago-advice-pass-second = Tu gardes ton argent, mais tu places un cultivateur de moins et tu ne deviens pas superviseur.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo est un prix juste pour planter en premier.
       *[other] { $amount } escudos sont un prix juste pour planter en premier.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] Pour { $amount } escudo, tu mènes les enchères et choisis ta tuile avant les autres.
       *[other] Pour { $amount } escudos, tu mènes les enchères et choisis ta tuile avant les autres.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] Pour { $amount } escudo seulement, tu places tous tes cultivateurs.
       *[other] Pour { $amount } escudos seulement, tu places tous tes cultivateurs.
    }
santiago-advice-bid-place =
    { $amount ->
        [one] Pour { $amount } escudo, tu es numéro { $place } pour planter, d’après les enchères actuelles.
       *[other] Pour { $amount } escudos, tu es numéro { $place } pour planter, d’après les enchères actuelles.
    }

## Santiago : le placement des plantations

santiago-advice-plant-grow =
    { $farmers ->
        [one] En { $square }, tu formes une plantation de taille { $size }, où tu places { $farmers } cultivateur.
       *[other] En { $square }, tu formes une plantation de taille { $size }, où tu places { $farmers } cultivateurs.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] Le palmier en { $square } compte comme un cultivateur de plus, à côté du tien.
       *[other] Le palmier en { $square } compte comme un cultivateur de plus, à côté de tes { $farmers } cultivateurs.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } est irriguée : ton cultivateur y est à l’abri.
       *[other] { $square } est irriguée : tes { $farmers } cultivateurs y sont à l’abri.
    }
santiago-advice-plant-hope = { $square } n’est pas encore irriguée, mais l’eau viendra sans doute à temps ({ $percent } %).
santiago-advice-plant-risk = Un risque : { $square } peut s’assécher avant l’arrivée de l’eau, mais les autres cases ne valent pas mieux.
santiago-advice-plant-neutral = Tu n’as pas de cultivateur sur cette tuile ; en { $square }, elle t’aide le plus ou aide le moins tes rivaux.

## Santiago : la tuile restante

santiago-advice-leftover-grow =
    { $size ->
        [one] Ta plantation passe à { $size } tuile.
       *[other] Ta plantation passe à { $size } tuiles.
    }
santiago-advice-leftover-block = Tu prends de la place à la plantation d’un rival : { $seat }.
santiago-advice-leftover-harmless = C’est là que la tuile aide le moins tes rivaux.

## Santiago : propositions et pots-de-vin

santiago-advice-propose-free = Tu donnes de l’eau à { $farmers } de tes cultivateurs, sans rien payer.
santiago-advice-propose-waters =
    { $bribe ->
        [one] Tu donnes de l’eau à { $farmers } de tes cultivateurs ; { $bribe } escudo devrait suffire au superviseur.
       *[other] Tu donnes de l’eau à { $farmers } de tes cultivateurs ; { $bribe } escudos devraient suffire au superviseur.
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] L’eau s’éloigne de tes rivaux et va vers des cases libres, sans que tu paies rien.
        [one] L’eau s’éloigne de tes rivaux et va vers des cases libres, pour { $bribe } escudo.
       *[other] L’eau s’éloigne de tes rivaux et va vers des cases libres, pour { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Ce tronçon donne de l’eau à des rivaux, mais il te sert mieux que les autres, sans que tu paies rien.
        [one] Ce tronçon donne de l’eau à des rivaux, mais il te sert mieux que les autres, pour { $bribe } escudo.
       *[other] Ce tronçon donne de l’eau à des rivaux, mais il te sert mieux que les autres, pour { $bribe } escudos.
    }
santiago-advice-no-proposal = Tu gardes ton argent : aucune proposition ne promet mieux.

## Santiago : la décision du superviseur

santiago-advice-accept-waters =
    { $total ->
        [0] Tu donnes de l’eau à { $farmers } de tes cultivateurs, mais sans pot-de-vin.
        [one] Tu donnes de l’eau à { $farmers } de tes cultivateurs et empoches { $total } escudo.
       *[other] Tu donnes de l’eau à { $farmers } de tes cultivateurs et empoches { $total } escudos.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Tu empoches { $total } escudo.
       *[other] Tu empoches { $total } escudos.
    }
santiago-advice-accept-free = Tu ne paies rien, et c’est ce qui te nuit le moins.
santiago-advice-build-waters =
    { $price ->
        [one] Tu donnes de l’eau à { $farmers } de tes cultivateurs, ce qui vaut bien { $price } escudo.
       *[other] Tu donnes de l’eau à { $farmers } de tes cultivateurs, ce qui vaut bien { $price } escudos.
    }
santiago-advice-build-land =
    { $price ->
        [one] L’eau s’éloigne de tes rivaux, pour { $price } escudo.
       *[other] L’eau s’éloigne de tes rivaux, pour { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] L’eau se rapproche de toi, mais profite aussi à des rivaux, pour { $price } escudo.
       *[other] L’eau se rapproche de toi, mais profite aussi à des rivaux, pour { $price } escudos.
    }
santiago-advice-discard = Tu gardes ton escudo : aucun canal ne le vaut.

## Santiago : le canal supplémentaire

santiago-advice-extra-saves = Tu sauves { $farmers } de tes cultivateurs de la sécheresse, jusqu’à la fin de la partie.
santiago-advice-extra-last = C’est ta dernière chance : tu sauves { $farmers } de tes cultivateurs.
santiago-advice-extra-land = Aucun de tes cultivateurs ne reçoit d’eau, mais tes plantations y gagnent, maintenant ou plus tard.
santiago-advice-extra-land-last = Aucun de tes cultivateurs ne reçoit d’eau, mais une de tes plantations peut y gagner.
santiago-advice-keep-extra = Ton canal supplémentaire vaudra plus dans une prochaine manche.
santiago-advice-keep-extra-last = Aucun canal ne te rapporterait de points maintenant.

## Santiago : des idées derrière une meilleure

santiago-advice-weaker-palm-far = Autre choix, moins bon : loin de l’eau, ce palmier risque de ne jamais compter.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Autre choix, moins bon : { $amount } escudo, si ton rival n’enchérit pas comme prévu.
       *[other] Autre choix, moins bon : { $amount } escudos, si ton rival n’enchérit pas comme prévu.
    }
santiago-advice-weaker-plant-risk = Autre choix, moins bon : { $square } risque de s’assécher avant l’arrivée de l’eau.
santiago-advice-weaker-plant-neutral = Autre choix, moins bon : tu n’y as pas de cultivateur et, en { $square }, la tuile aide plus tes rivaux.
santiago-advice-weaker-leftover-harmless = Autre choix, moins bon : la tuile peut aider un peu plus tes rivaux.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Autre choix, moins bon : l’eau va vers des rivaux, puis peut-être vers toi, sans que tu paies rien.
        [one] Autre choix, moins bon : l’eau va vers des rivaux, puis peut-être vers toi, pour { $bribe } escudo.
       *[other] Autre choix, moins bon : l’eau va vers des rivaux, puis peut-être vers toi, pour { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Autre choix, moins bon : tu gardes ton argent et laisses le canal aux autres.
santiago-advice-weaker-accept-free = Autre choix, moins bon : tu ne paies rien, mais cela peut te nuire davantage.
santiago-advice-weaker-build-waters =
    { $price ->
        [one] Autre choix, moins bon : tu donnes de l’eau à { $farmers } de tes cultivateurs pour { $price } escudo.
       *[other] Autre choix, moins bon : tu donnes de l’eau à { $farmers } de tes cultivateurs pour { $price } escudos.
    }
santiago-advice-weaker-discard = Autre choix, moins bon : tu gardes ton argent, et un canal quitte le jeu.
santiago-advice-weaker-extra-land = Aucun de tes cultivateurs ne reçoit d’eau : garde plutôt ce canal, sauf si tu comptes planter là.
santiago-advice-weaker-extra-land-last = Autre choix, moins bon : aucun de tes cultivateurs ne reçoit d’eau, et plus personne ne plante.
santiago-advice-weaker-keep-extra = Autre choix, moins bon : tu gardes ton seul canal supplémentaire pour une autre manche.
santiago-advice-weaker-keep-extra-last = Autre choix, moins bon : il n’y aura plus de manche pour ton canal supplémentaire.

## Cacao : ce que rapporte une tuile

cacao-advice-sells = Tu peux vendre { cacao-noun-sold } pour { cacao-noun-gold }.
cacao-advice-fruits = Tu reçois { cacao-noun-taken }.
cacao-advice-gold = Tes ouvriers extraient { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Ton porteur d’eau avance de { $fields } case, jusqu’à { $value }.
       *[other] Ton porteur d’eau avance de { $fields } cases, jusqu’à { $value }.
    }
cacao-advice-suns = Tu reçois { cacao-noun-suns }.
cacao-advice-temple-first = Avec { cacao-noun-workers }, tu es en tête au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-takes = Avec { cacao-noun-workers }, tu es en tête au temple en { $space }, devant { $seat } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-shared = Avec { cacao-noun-workers }, tu partages la première place au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-second = Avec { cacao-noun-workers }, tu occupes la deuxième place au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-waiting =
    { $workers ->
        [one] Un de tes ouvriers attend près d’un espace jungle vide, prêt pour la tuile à venir.
       *[other] { $workers } de tes ouvriers attendent près d’un espace jungle vide, prêts pour la tuile à venir.
    }
cacao-advice-opens = Tu combles ensuite { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Tu gagnes { cacao-noun-gold } maintenant, contre 1 soleil qui vaudrait 1 pièce d’or à la fin.
cacao-advice-quiet = Tu ne gagnes rien tout de suite, mais tu gardes tes autres tuiles pour de meilleurs espaces.
cacao-advice-quiet-last = Tu ne gagnes plus rien, mais il faut bien poser ta dernière tuile.

## Cacao : combler la jungle

cacao-advice-fill-nobody = Aucun ouvrier ne touche cette tuile : elle ne profite à personne.
cacao-advice-fill-least = C’est la tuile qui t’aide le plus, ou qui aide le moins tes rivaux.

## Cacao : employer les ouvriers

cacao-advice-sells-some =
    { $kept ->
        [one] Tu vends { cacao-noun-sold } pour { cacao-noun-gold } et en gardes { $kept } en stock.
       *[other] Tu vends { cacao-noun-sold } pour { cacao-noun-gold } et en gardes { $kept } en stock.
    }
cacao-advice-take-to-sell = Tu prends d’abord { cacao-noun-taken } : tu peux ensuite en vendre { $sold } pour { cacao-noun-gold }.
cacao-advice-keep = Tu gardes tes fèves pour un meilleur prix.
cacao-advice-keep-last = Tu gardes tes fèves, qui ne servent plus qu’à départager.
cacao-advice-no-fruits = Tu n’as pas de fèves à vendre ici : tes ouvriers ne font rien.
cacao-advice-store-full = Ton stock est plein : tes ouvriers ne font rien.
cacao-advice-room = Tu ne prends pas de fèves et gardes de la place dans ton stock.

## Cacao : des idées derrière une meilleure

cacao-advice-weaker-fill-least = Autre choix, moins bon : la tuile peut t’aider moins, ou aider davantage tes rivaux.
cacao-advice-weaker-keep = Autre choix, moins bon : tu gardes tes fèves, un meilleur prix viendra peut-être.

## Agricola : ce qu’apporte un tour

agricola-advice-grow =
    { $rounds ->
        [one] Une personne de plus te donne une action de plus à la dernière manche.
       *[other] Une personne de plus te donne une action de plus à chacune des { $rounds } manches à venir.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Une personne de plus vaut { $points } point à la fin.
       *[other] Une personne de plus vaut { $points } points à la fin.
    }
agricola-advice-room = Tu fais de la place pour un enfant : pour l’instant, tu n’as aucune pièce libre.
agricola-advice-renovate =
    { $points ->
        [one] Tes pièces valent { $points } point de plus à la fin.
       *[other] Tes pièces valent { $points } points de plus à la fin.
    }
agricola-advice-food = Tu reçois { agricola-noun-food } ; il t’en manque { $missing } pour la prochaine récolte.
agricola-advice-food-ahead = Tu reçois { agricola-noun-food } : tu en as assez pour la prochaine récolte, mais la suivante sera plus facile.
agricola-advice-sow =
    { $fields ->
        [one] Tu sèmes { $fields } champ, qui donne une céréale ou un légume par récolte jusqu’à ce qu’il soit vide.
       *[other] Tu sèmes { $fields } champs ; chacun donne une céréale ou un légume par récolte jusqu’à ce qu’il soit vide.
    }
agricola-advice-plow = Tu as un champ de plus à semer.
agricola-advice-plow-points =
    { $points ->
        [one] { $fields ->
            [one] Avec { $fields } champ, tu marques { $points } point à la fin.
           *[other] Avec { $fields } champs, tu marques { $points } point à la fin.
        }
       *[other] { $fields ->
            [one] Avec { $fields } champ, tu marques { $points } points à la fin.
           *[other] Avec { $fields } champs, tu marques { $points } points à la fin.
        }
    }
agricola-advice-fences =
    { $pastures ->
        [one] { $animals ->
            [one] Tu as alors { $pastures } pâturage, et ta ferme héberge { $animals } animal en tout.
           *[other] Tu as alors { $pastures } pâturage, et ta ferme héberge jusqu’à { $animals } animaux en tout.
        }
       *[other] { $animals ->
            [one] Tu as alors { $pastures } pâturages, et ta ferme héberge { $animals } animal en tout.
           *[other] Tu as alors { $pastures } pâturages, et ta ferme héberge jusqu’à { $animals } animaux en tout.
        }
    }
agricola-advice-stable =
    { $animals ->
        [one] Ta ferme peut alors héberger { $animals } animal en tout.
       *[other] Ta ferme peut alors héberger { $animals } animaux en tout.
    }
agricola-advice-unused =
    { $spaces ->
        [one] Tu utilises { $spaces } case qui te coûterait 1 point à la fin.
       *[other] Tu utilises { $spaces } cases qui te coûteraient 1 point chacune à la fin.
    }
agricola-advice-start = Tu commences la prochaine manche et choisis avant les autres.

## Agricola : les ressources qu’apporte un tour

agricola-advice-goods = Tu reçois { agricola-noun-goods }.
agricola-advice-goods-many = Tu reçois { agricola-noun-goods }, le fruit de plusieurs manches.
agricola-advice-first =
    { $good ->
        [grain] Tu n’as pas encore de céréales, ce qui te coûterait 1 point à la fin.
        [vegetable] Tu n’as pas encore de légumes, ce qui te coûterait 1 point à la fin.
        [sheep] Tu n’as pas encore de moutons, ce qui te coûterait 1 point à la fin.
        [boar] Tu n’as pas encore de sangliers, ce qui te coûterait 1 point à la fin.
       *[cattle] Tu n’as pas encore de bœufs, ce qui te coûterait 1 point à la fin.
    }
agricola-advice-pair = Tu as alors { agricola-noun-goods } : à deux, ils ont un petit à chaque récolte, si tu as de la place.
agricola-advice-seed =
    { $fields ->
        [one] Tu reçois { agricola-noun-goods } à semer : tu as { $fields } champ vide.
       *[other] Tu reçois { agricola-noun-goods } à semer : tu as { $fields } champs vides.
    }
agricola-advice-pays-room = Tu reçois { agricola-noun-goods } : assez pour une pièce.
agricola-advice-pays-renovation = Tu reçois { agricola-noun-goods } : assez pour une rénovation.
agricola-advice-pays-improvement = Tu reçois { agricola-noun-goods } : assez pour un aménagement ({ agricola-noun-improvement }).

## Agricola : aménagements et cartes

agricola-advice-cooking = À tout moment, tu peux alors transformer tes animaux en nourriture ; tu peux aussi cuire du pain.
agricola-advice-hearth = Sangliers, bœufs, légumes et pain rapportent plus de nourriture sur un Fourneau que sur un Foyer.
agricola-advice-oven =
    { $points ->
        [one] Ce four cuit 1 céréale pour { agricola-noun-food }, et vaut { $points } point.
       *[other] Ce four cuit 1 céréale pour { agricola-noun-food }, et vaut { $points } points.
    }
agricola-advice-well =
    { $rounds ->
        [one] { $points ->
            [one] Tu reçois 1 nourriture à la dernière manche, et le Puits vaut { $points } point.
           *[other] Tu reçois 1 nourriture à la dernière manche, et le Puits vaut { $points } points.
        }
       *[other] { $points ->
            [one] Tu reçois 1 nourriture à chacune des { $rounds } prochaines manches, et le Puits vaut { $points } point.
           *[other] Tu reçois 1 nourriture à chacune des { $rounds } prochaines manches, et le Puits vaut { $points } points.
        }
    }
agricola-advice-workshop =
    { $points ->
        [one] À chaque récolte, tu peux transformer { agricola-noun-goods } en { agricola-noun-food } ; l’atelier vaut { $points } point.
       *[other] À chaque récolte, tu peux transformer { agricola-noun-goods } en { agricola-noun-food } ; l’atelier vaut { $points } points.
    }
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement } : { $points } point.
       *[other] { agricola-noun-improvement } : { $points } points.
    }
agricola-advice-card = Tu joues { $card } : plus la carte arrive tôt, plus longtemps elle t’aide.

## Agricola : cartes en main et drafts

agricola-noun-card-help =
    { $category ->
        [farm-planning] la ferme
        [action-booster] les actions
        [points] les points
        [goods] les ressources
        [food] la nourriture
        [crops] les cultures
        [building-materials] les matériaux
       *[livestock] les animaux
    }
agricola-noun-card-use =
    { $use ->
        [cheaper-rooms] La carte rend tes pièces moins chères
        [cheaper-fences] La carte rend tes clôtures moins chères
        [cheaper-improvements] La carte rend tes aménagements moins chers
        [cheaper-building] La carte rend tes constructions moins chères
        [payment] La carte te permet de construire avec d’autres ressources
        [housing] La carte te donne plus de place
        [points] La carte te rapporte des points bonus
        [field] La carte est un champ de plus
        [trade] La carte te permet d’échanger des ressources à tout moment
        [any-time] La carte t’aide pour { agricola-noun-card-help } à tout moment
        [harvest] La carte t’aide pour { agricola-noun-card-help } à chaque récolte
        [bake] La carte t’aide pour { agricola-noun-card-help } quand tu cuis du pain
        [build] La carte t’aide pour { agricola-noun-card-help } quand tu construis
        [cards] La carte t’aide pour { agricola-noun-card-help } quand tu joues d’autres cartes
        [use] La carte t’aide pour { agricola-noun-card-help } grâce à certaines cases
        [once] La carte t’aide pour { agricola-noun-card-help } une seule fois, à une condition
        [play] La carte t’aide pour { agricola-noun-card-help } quand tu la joues
        [round] La carte t’aide pour { agricola-noun-card-help } manche après manche
       *[other] La carte t’aide pour { agricola-noun-card-help }
    }
agricola-advice-card-gets = { $card } : tu reçois { $gain } tout de suite.
agricola-advice-card-points =
    { $points ->
        [one] { $card } vaut { $points } point à la fin.
       *[other] { $card } vaut { $points } points à la fin.
    }
agricola-advice-card-rounds =
    { $rounds ->
        [one] { $card } t’aide pour { agricola-noun-card-help } pendant encore { $rounds } manche.
       *[other] { $card } t’aide pour { agricola-noun-card-help } pendant encore { $rounds } manches.
    }
agricola-advice-draft-points =
    { $points ->
        [one] { agricola-noun-card-use }, vaut { $points } point et n’a pas de prérequis.
       *[other] { agricola-noun-card-use }, vaut { $points } points et n’a pas de prérequis.
    }
agricola-advice-draft-free = { agricola-noun-card-use }, ne coûte rien et n’a pas de prérequis.
agricola-advice-draft-new = { agricola-noun-card-use }, et tu n’en as pas encore de ce genre.
agricola-advice-draft-more =
    { $count ->
        [one] { agricola-noun-card-use } et va bien avec { $count } carte que tu as déjà.
       *[other] { agricola-noun-card-use } et va bien avec { $count } cartes que tu as déjà.
    }
agricola-advice-drop-like =
    { $count ->
        [one] Tu gardes { $count } autre carte qui aide pour { agricola-noun-card-help }.
       *[other] Tu gardes { $count } autres cartes qui aident pour { agricola-noun-card-help }.
    }
agricola-advice-drop-needs = Tu défausses une carte difficile à jouer. Son prérequis : { $needs }.
agricola-advice-drop = Tu défausses seulement { $card } et tu gardes les autres cartes.
agricola-advice-draw =
    { $kind ->
        [occupation] Tu pioches un autre savoir-faire. Savoir-faire en main : { $count }.
       *[minor] Tu pioches un autre aménagement mineur. Aménagements mineurs en main : { $count }.
    }
agricola-advice-mulligan = Tu reçois de nouvelles cartes, mais 1 de moins.
agricola-advice-use-trade = { $card } : tu reçois { $gain } contre { $price }.
agricola-advice-use-free = { $card } : tu reçois { $gain } sans rien payer.
agricola-advice-decline = Tu gardes { $price } et tu renonces à { $gain }.

## Agricola : récolte et animaux

agricola-advice-feed = Ta famille a assez à manger : { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] { $points ->
            [one] Tu prends { $tokens } jeton Mendicité, qui coûte { $points } point à la fin.
           *[other] Tu prends { $tokens } jeton Mendicité, qui coûte { $points } points à la fin.
        }
       *[other] { $points ->
            [one] Tu prends { $tokens } jetons Mendicité, qui coûtent { $points } point à la fin.
           *[other] Tu prends { $tokens } jetons Mendicité, qui coûtent { $points } points à la fin.
        }
    }
agricola-advice-exchange = Tu transformes { agricola-noun-goods } en { agricola-noun-food } ; il t’en manque { $missing } pour la récolte.
agricola-advice-exchange-enough = Tu transformes { agricola-noun-goods } en { agricola-noun-food }, même si tu en as assez pour la récolte.
agricola-advice-keep = Animaux que tu gardes : { $animals } ; espèces différentes : { $kinds }.
agricola-advice-keep-cook = Animaux que tu gardes : { $animals } ; les autres te donnent { agricola-noun-food }.
agricola-advice-keep-pair = Tu gardes { agricola-noun-goods }, de quoi avoir un petit à la prochaine récolte.

## Agricola : petites étapes

agricola-advice-pay = Il te reste alors { agricola-noun-wood } et { agricola-noun-clay }.
agricola-advice-done = Pour l’instant, rien d’autre ici ne vaut son prix.
agricola-advice-quiet = Tu ne gagnes rien tout de suite, mais rien d’autre ne rapporte davantage.

## Agricola : équipes, marché de cartes et clôtures ouvertes

agricola-advice-partner-room = Ton partenaire aura une pièce de plus.
agricola-advice-partner-plow =
    { $fields ->
        [one] Ton partenaire aura { $fields } champ.
       *[other] Ton partenaire aura { $fields } champs.
    }
agricola-advice-partner-fences =
    { $pastures ->
        [one] Ton partenaire aura { $pastures } pâturage.
       *[other] Ton partenaire aura { $pastures } pâturages.
    }
agricola-advice-partner-stable = Ton partenaire aura une étable de plus.
# $missing : la nourriture qui manque au partenaire pour la prochaine récolte, avant cela.
agricola-advice-partner-food = Ton partenaire reçoit { agricola-noun-food } ; il lui en manque { $missing } pour la prochaine récolte.
agricola-advice-partner-goods = Ton partenaire reçoit { agricola-noun-goods }.
agricola-advice-take-card = { agricola-noun-card-use }. Tu places ce fermier plus tard.

## Agricola : les paquets événement

agricola-advice-draws =
    { $deck ->
        [x] Tu reçois { agricola-noun-goods } et une carte du paquet X, bonne ou mauvaise.
       *[forest] Tu reçois { agricola-noun-goods } et une carte du paquet Forêt, bonne ou mauvaise.
    }
agricola-advice-draws-known = Tu reçois { agricola-noun-goods } et une carte que tu as déjà vue : { $card }.
agricola-advice-bonus =
    { $points ->
        [one] Tu gagnes { $points } point bonus.
       *[other] Tu gagnes { $points } points bonus.
    }
agricola-advice-drawn = { $card } : ce que tu peux en tirer de mieux.
agricola-advice-open-fence = Tu commences un pâturage que tu peux fermer plus tard. D’ici là, il n’héberge pas d’animaux.
agricola-advice-partner-open-fence = Tu commences un pâturage pour ton partenaire. Tant qu’il est ouvert, il n’héberge pas d’animaux.

## Agricola : idées derrière une meilleure

agricola-advice-weaker-exchange-enough = Autre choix, moins bon : tu transformes { agricola-noun-goods } en { agricola-noun-food } sans en avoir besoin.
agricola-advice-weaker-done = Autre choix, moins bon : tu gardes ce que tu as et t’arrêtes là.
agricola-advice-weaker-quiet = Autre choix, moins bon : tu ne gagnes rien tout de suite.
agricola-advice-weaker-drawn = { $card } : un autre choix, moins bon.

## Des bots qui ne peuvent pas jouer

error-bot-unknown = Le bot « { $bot } » n’existe pas pour { $game }. Bots connus : { $known } ; le tien s’écrit module:Nom ou ./fichier.py:Nom.
error-bot-seconds = Bot « { $bot } » : les secondes après le @ sont un nombre de { $least } à { $most }, par exemple master@0.5.
error-bot-untimed = Bot « { $bot } » : le temps de ce bot ne se règle pas. Écris { $plain }.
error-bot-no-module = Bot « { $bot } » : le module « { $module } » n’existe pas. Est-il installé, ou dans le dossier où tu es ?
error-bot-no-file = Bot « { $bot } » : le fichier « { $path } » n’existe pas.
error-bot-no-class = Bot « { $bot } » : « { $module } » ne contient rien qui s’appelle « { $attribute } ».
error-bot-import = Le bot « { $bot } » ne peut pas être chargé : { $text }
error-bot-make = Le bot « { $bot } » ne peut pas être créé : { $text }
error-bot-not-a-bot = Bot « { $bot } » : « { $attribute } » n’est pas un bot. Un bot est une classe dont les objets ont choose(view, rng).
error-bot-none = Nomme au moins un bot.
error-bot-too-many =
    { $players ->
        [one] Bots nommés : { $bots }, mais il n’y a que { $players } place.
       *[other] Bots nommés : { $bots }, mais il n’y a que { $players } places.
    }
error-bot-illegal = Le bot « { $bot } » a répondu « { $action } », ce qui n’est pas permis : partie { $match }, graine { $seed }, décision { $decision }.
error-bot-failed = Le bot « { $bot } » est en panne : partie { $match }, graine { $seed }, décision { $decision } : { $text }
error-bot-worker-died = Un processus qui jouait des parties s’est arrêté sans rien dire ; la mémoire a peut-être manqué.
error-bot-type = Le bot « { $bot } » a répondu { $answer }, de type { $type } ; une action est un int de view.legal : partie { $match }, graine { $seed }, décision { $decision }.
