# Les bots : leurs noms, les raisons de leurs conseils, et ce qui peut clocher chez l’un d’eux.

bot-random = Hasard
bot-random-about = Joue n’importe quelle action légale, toutes aussi probables. Facile à battre.
bot-insight = Perspicace
bot-insight-about = Prévoit ce que chaque action rapportera à chacun, la pèse en points et joue pour gagner.

## Conseils pour tous les jeux

advice-random = Tirée au hasard : pour ce bot, toutes les actions légales se valent.
advice-own-choice = C’est ce que le bot ferait lui-même.
advice-only-one = Il n’y a rien d’autre à faire.

## Santiago : la préparation

santiago-advice-spring-middle = Depuis le centre, les canaux peuvent atteindre des terres de tous les côtés.
santiago-advice-spring-border = Une source au bord : l’eau est rare et chaque canal se dispute.
santiago-advice-start-canal =
    { $squares ->
        [one] Irrigue { $squares } case avant la première plantation.
       *[other] Irrigue { $squares } cases avant la première plantation.
    }
santiago-advice-palm-near = L’eau viendra bientôt ici : le palmier comptera pour quelqu’un.
santiago-advice-palm-far = Loin de l’eau : le palmier risque de ne jamais compter.

## Santiago : les enchères

santiago-advice-pass-overseer = Ne coûte rien et fait de toi le superviseur des canaux ; mais tu places un cultivateur de moins.
santiago-advice-pass-unless-rival = Ne coûte rien et fait de toi le superviseur des canaux, sauf si ton rival s’abstient aussi ; mais tu places un cultivateur de moins.
santiago-advice-pass-second = Tu gardes tout ton argent ; mais tu places un cultivateur de moins, et un autre est superviseur.
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
        [one] Pour { $amount } escudo, tu as le rang { $place } dans l’ordre de plantation, selon les enchères faites.
       *[other] Pour { $amount } escudos, tu as le rang { $place } dans l’ordre de plantation, selon les enchères faites.
    }

## Santiago : le placement des plantations

santiago-advice-plant-grow =
    { $farmers ->
        [one] { $square } donne une plantation de { $size }, avec { $farmers } cultivateur à toi en plus.
       *[other] { $square } donne une plantation de { $size }, avec { $farmers } cultivateurs à toi en plus.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] Le palmier de { $square } compte pour un cultivateur de plus, à côté du tien.
       *[other] Le palmier de { $square } compte pour un cultivateur de plus, à côté de tes { $farmers }.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } est irriguée : ton cultivateur y est à l’abri.
       *[other] { $square } est irriguée : tes { $farmers } cultivateurs y sont à l’abri.
    }
santiago-advice-plant-hope = { $square } n’est pas encore irriguée, mais l’eau viendra sans doute à temps ({ $percent } %).
santiago-advice-plant-risk = Un risque : { $square } peut s’assécher avant l’arrivée de l’eau, mais les autres cases ne valent pas mieux.
santiago-advice-plant-neutral = Aucun cultivateur à toi sur cette tuile ; c’est en { $square } qu’elle aide le moins tes rivaux, ou t’aide le plus.

## Santiago : la tuile restante

santiago-advice-leftover-grow = Ta plantation passe à { $size } tuiles.
santiago-advice-leftover-block = Prend de la place à la plantation d’un rival : { $seat }.
santiago-advice-leftover-harmless = C’est ce qui aide le moins tes rivaux.

## Santiago : propositions et pots-de-vin

santiago-advice-propose-free = Donne de l’eau à { $farmers } de tes cultivateurs, sans rien coûter.
santiago-advice-propose-waters =
    { $bribe ->
        [one] Donne de l’eau à { $farmers } de tes cultivateurs ; { $bribe } escudo devrait suffire au superviseur.
       *[other] Donne de l’eau à { $farmers } de tes cultivateurs ; { $bribe } escudos devraient suffire au superviseur.
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Éloigne l’eau de tes rivaux et la mène vers des terres libres, sans rien coûter.
        [one] Éloigne l’eau de tes rivaux et la mène vers des terres libres, pour { $bribe } escudo.
       *[other] Éloigne l’eau de tes rivaux et la mène vers des terres libres, pour { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Donne de l’eau à des rivaux, mais te sert mieux que les autres tronçons, sans rien coûter.
        [one] Donne de l’eau à des rivaux, mais te sert mieux que les autres tronçons, pour { $bribe } escudo.
       *[other] Donne de l’eau à des rivaux, mais te sert mieux que les autres tronçons, pour { $bribe } escudos.
    }
santiago-advice-no-proposal = Aucune proposition ne te promet plus que de garder ton argent.

## Santiago : la décision du superviseur

santiago-advice-accept-waters = Donne de l’eau à { $farmers } de tes cultivateurs et te rapporte le pot-de-vin : { $total }.
santiago-advice-accept-money =
    { $total ->
        [one] Te rapporte { $total } escudo.
       *[other] Te rapporte { $total } escudos.
    }
santiago-advice-accept-free = Ne te coûte rien, et c’est ce qui te nuit le moins.
santiago-advice-build-waters = Donne de l’eau à { $farmers } de tes cultivateurs, ce qui vaut son prix : { $price }.
santiago-advice-build-land =
    { $price ->
        [one] Éloigne l’eau de tes rivaux, pour { $price } escudo.
       *[other] Éloigne l’eau de tes rivaux, pour { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Donne de l’eau à des rivaux, mais la mène vers toi, pour { $price } escudo.
       *[other] Donne de l’eau à des rivaux, mais la mène vers toi, pour { $price } escudos.
    }
santiago-advice-discard = Aucun canal ne te promet plus que l’escudo qu’il coûte.

## Santiago : le canal supplémentaire

santiago-advice-extra-saves = Sauve { $farmers } de tes cultivateurs de la sécheresse, maintenant et pour de bon.
santiago-advice-extra-last = La dernière chance : sauve { $farmers } de tes cultivateurs.
santiago-advice-extra-land = Ne donne d’eau à aucun de tes cultivateurs, mais tes plantations y gagnent, maintenant ou plus tard.
santiago-advice-extra-land-last = Ne donne d’eau à aucun de tes cultivateurs, mais une de tes plantations peut y gagner.
santiago-advice-keep-extra = Ton canal supplémentaire vaudra plus dans une manche à venir.
santiago-advice-keep-extra-last = Aucun canal ne te rapporterait encore des points.

## Santiago : des idées derrière une meilleure

santiago-advice-weaker-palm-far = Une idée moins bonne : loin de l’eau, le palmier risque de ne jamais compter.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Une idée moins bonne : { $amount } escudo, au cas où ton rival n’enchérirait pas comme prévu.
       *[other] Une idée moins bonne : { $amount } escudos, au cas où ton rival n’enchérirait pas comme prévu.
    }
santiago-advice-weaker-plant-risk = Une idée moins bonne, et un risque : { $square } peut s’assécher avant l’arrivée de l’eau.
santiago-advice-weaker-plant-neutral = Une idée moins bonne : aucun cultivateur à toi sur cette tuile et, en { $square }, elle peut aider davantage tes rivaux.
santiago-advice-weaker-leftover-harmless = Une idée moins bonne : elle peut aider un peu plus tes rivaux.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Une idée moins bonne : donne de l’eau à des rivaux, mais peut la mener vers toi, sans rien coûter.
        [one] Une idée moins bonne : donne de l’eau à des rivaux, mais peut la mener vers toi, pour { $bribe } escudo.
       *[other] Une idée moins bonne : donne de l’eau à des rivaux, mais peut la mener vers toi, pour { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Si tu préfères garder ton argent : ne propose rien et laisse le canal aux autres.
santiago-advice-weaker-accept-free = Une idée moins bonne : ne te coûte rien, mais peut te nuire davantage.
santiago-advice-weaker-build-waters = Une idée moins bonne : donne de l’eau à { $farmers } de tes cultivateurs, à ce prix : { $price }.
santiago-advice-weaker-discard = Si tu préfères garder ton argent : rien n’est construit, et un canal quitte le jeu.
santiago-advice-weaker-extra-land = Ne donne d’eau à aucun de tes cultivateurs : mieux vaut le garder, sauf si tu comptes planter là.
santiago-advice-weaker-extra-land-last = Une idée moins bonne : ne donne d’eau à aucun de tes cultivateurs, et plus personne ne plante.
santiago-advice-weaker-keep-extra = Si tu préfères garder ton canal supplémentaire pour une autre manche : tu n’as que celui-là.
santiago-advice-weaker-keep-extra-last = Une idée moins bonne : il n’y aura plus de manche pour ton canal supplémentaire.

## Cacao : ce que rapporte une tuile

cacao-advice-sells = Tu peux vendre { cacao-noun-sold } pour { cacao-noun-gold }.
cacao-advice-fruits = Te rapporte { cacao-noun-taken }.
cacao-advice-gold = Tes ouvriers extraient { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Ton porteur d’eau avance de { $fields } case, jusqu’à { $value }.
       *[other] Ton porteur d’eau avance de { $fields } cases, jusqu’à { $value }.
    }
cacao-advice-suns = Te rapporte { cacao-noun-suns }.
cacao-advice-temple-first = Avec { cacao-noun-workers }, tu es en tête au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-takes = Avec { cacao-noun-workers }, tu es en tête au temple en { $space }, devant { $seat } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-shared = Avec { cacao-noun-workers }, tu partages la première place au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-temple-second = Avec { cacao-noun-workers }, tu occupes la deuxième place au temple en { $space } : { cacao-noun-gold }, pour l’instant.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } ouvrier à toi attend au bord d’une jungle vide, prêt pour ce qui y sera posé.
       *[other] { $workers } ouvriers à toi attendent au bord d’une jungle vide, prêts pour ce qui y sera posé.
    }
cacao-advice-opens = Comble ensuite { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Coûte un soleil, qui vaut 1 pièce d’or à la fin, et rapporte { cacao-noun-gold } maintenant.
cacao-advice-quiet = Ne rapporte rien tout de suite, mais garde tes autres tuiles pour de meilleurs espaces.
cacao-advice-quiet-last = Ne te rapporte plus rien ; mais la dernière tuile doit être posée, elle aussi.

## Cacao : combler la jungle

cacao-advice-fill-nobody = Aucun ouvrier n’est à côté de cette tuile : elle ne fait de cadeau à personne.
cacao-advice-fill-least = De ce que tu peux poser, c’est ce qui t’aide le plus ou aide le moins tes rivaux.

## Cacao : employer les ouvriers

cacao-advice-sells-some = Vend { cacao-noun-sold } pour { cacao-noun-gold } ; il en reste en stock : { $kept }.
cacao-advice-take-to-sell = Prends d’abord { cacao-noun-taken } : tu peux ensuite en vendre { $sold } pour { cacao-noun-gold }.
cacao-advice-keep = Garde tes fèves pour un meilleur prix.
cacao-advice-keep-last = Garde tes fèves, qui ne servent plus qu’à départager les égalités.
cacao-advice-no-fruits = Tu n’as pas de fèves à vendre ici : les ouvriers ne font rien.
cacao-advice-store-full = Ton stock est plein : les ouvriers ne font rien.
cacao-advice-room = Ne prend pas de fèves : il reste de la place dans ton stock.

## Cacao : des idées derrière une meilleure

cacao-advice-weaker-fill-least = Une idée moins bonne : elle peut aider davantage tes rivaux, ou t’aider moins.
cacao-advice-weaker-keep = Si tu préfères garder tes fèves : un meilleur prix viendra peut-être.

## Agricola : ce qu’apporte un tour

agricola-advice-grow =
    { $rounds ->
        [one] Une personne de plus : une action de plus dans la dernière manche.
       *[other] Une personne de plus : une action de plus dans chacune des { $rounds } manches à venir.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Une personne de plus vaut { $points } point à la fin.
       *[other] Une personne de plus vaut { $points } points à la fin.
    }
agricola-advice-room = Fait de la place pour un enfant : pour l’instant, aucune pièce n’est libre.
agricola-advice-renovate =
    { $points ->
        [one] Une meilleure maison : { $points } point de plus pour tes pièces.
       *[other] Une meilleure maison : { $points } points de plus pour tes pièces.
    }
agricola-advice-food = Rapporte { agricola-noun-food } ; il t’en manque { $missing } pour la prochaine récolte.
agricola-advice-food-ahead = Rapporte { agricola-noun-food }, même si tu en as assez pour la prochaine récolte : la suivante sera plus facile.
agricola-advice-sow =
    { $fields ->
        [one] Sème { $fields } champ, qui donne une céréale ou un légume à chaque récolte jusqu’à ce qu’il soit vide.
       *[other] Sème { $fields } champs ; chacun donne une céréale ou un légume à chaque récolte jusqu’à ce qu’il soit vide.
    }
agricola-advice-plow = Un champ de plus à semer.
agricola-advice-plow-points =
    { $points ->
        [one] Avec { $fields } champs, tu reçois { $points } point pour eux à la fin.
       *[other] Avec { $fields } champs, tu reçois { $points } points pour eux à la fin.
    }
agricola-advice-fences =
    { $pastures ->
        [one] Tu as alors { $pastures } pâturage ; place pour les animaux dans la ferme : { $animals }.
       *[other] Tu as alors { $pastures } pâturages ; place pour les animaux dans la ferme : { $animals }.
    }
agricola-advice-stable = Plus de place pour les animaux ; dans toute la ferme, alors : { $animals }.
agricola-advice-unused =
    { $spaces ->
        [one] Utilise { $spaces } case qui coûterait un point à la fin.
       *[other] Utilise { $spaces } cases, dont chacune coûterait un point à la fin.
    }
agricola-advice-start = Tu commences la prochaine manche et choisis avant les autres.

## Agricola : les ressources qu’apporte un tour

agricola-advice-goods = Rapporte { agricola-noun-goods }.
agricola-advice-goods-many = Rapporte { agricola-noun-goods } : ce qui s’est accumulé en plusieurs manches.
agricola-advice-first =
    { $good ->
        [grain] Tu n’as pas encore de céréales, et cela coûterait un point à la fin.
        [vegetable] Tu n’as pas encore de légumes, et cela coûterait un point à la fin.
        [sheep] Tu n’as pas encore de moutons, et cela coûterait un point à la fin.
        [boar] Tu n’as pas encore de sangliers, et cela coûterait un point à la fin.
       *[cattle] Tu n’as pas encore de bœufs, et cela coûterait un point à la fin.
    }
agricola-advice-pair = Tu as alors { agricola-noun-goods } : à deux, ils ont un petit à chaque récolte, s’il trouve une place.
agricola-advice-seed =
    { $fields ->
        [one] Rapporte { agricola-noun-goods } à semer : tu as { $fields } champ vide.
       *[other] Rapporte { agricola-noun-goods } à semer : tu as { $fields } champs vides.
    }
agricola-advice-pays-room = Rapporte { agricola-noun-goods } : tu peux alors payer une pièce.
agricola-advice-pays-renovation = Rapporte { agricola-noun-goods } : tu peux alors payer une rénovation.
agricola-advice-pays-improvement = Rapporte { agricola-noun-goods } : assez pour un aménagement ({ agricola-noun-improvement }).

## Agricola : aménagements et cartes

agricola-advice-cooking = De quoi cuisiner : tes animaux peuvent alors devenir de la nourriture à tout moment, et les céréales du pain.
agricola-advice-hearth = Sur un Fourneau, sangliers, bœufs, légumes et pain rapportent plus de nourriture que sur un Foyer.
agricola-advice-oven =
    { $points ->
        [one] Cuit 1 céréale pour { agricola-noun-food }, et vaut { $points } point.
       *[other] Cuit 1 céréale pour { agricola-noun-food }, et vaut { $points } points.
    }
agricola-advice-well =
    { $rounds ->
        [one] Donne 1 nourriture dans la dernière manche, et vaut { $points } points.
       *[other] Donne 1 nourriture dans chacune des { $rounds } prochaines manches, et vaut { $points } points.
    }
agricola-advice-workshop = Peut transformer { agricola-noun-goods } en { agricola-noun-food } à chaque récolte, et vaut { $points } points.
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement } : { $points } point.
       *[other] { agricola-noun-improvement } : { $points } points.
    }
agricola-advice-card = Met une carte en jeu ({ agricola-noun-card }) ; plus tôt elle est posée, plus longtemps elle peut aider.

## Agricola : récolte et animaux

agricola-advice-feed = Ta famille a assez à manger : { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] Tu prends { $tokens } jeton Mendicité, qui coûte { $points } points à la fin.
       *[other] Tu prends { $tokens } jetons Mendicité, qui coûtent { $points } points à la fin.
    }
agricola-advice-exchange = Transforme { agricola-noun-goods } en { agricola-noun-food } ; il t’en manque { $missing } pour la récolte.
agricola-advice-exchange-enough = Transforme { agricola-noun-goods } en { agricola-noun-food }, même si tu en as assez pour la récolte.
agricola-advice-keep = Animaux que tu gardes : { $animals } ; sortes différentes : { $kinds }.
agricola-advice-keep-cook = Animaux que tu gardes : { $animals } ; les autres te donnent { agricola-noun-food }.
agricola-advice-keep-pair = Tu gardes { agricola-noun-goods }, qui peuvent de nouveau avoir un petit à la prochaine récolte.

## Agricola : petites étapes

agricola-advice-pay = Ce qu’il te reste alors : bois { $wood }, argile { $clay }.
agricola-advice-done = Pour l’instant, plus rien ici ne vaut son prix.
agricola-advice-quiet = Ne te rapporte rien tout de suite ; mais rien d’autre ne rapporterait davantage.

## Agricola : idées derrière une meilleure

agricola-advice-weaker-exchange-enough = Une idée moins bonne : transforme { agricola-noun-goods } en { agricola-noun-food }, même si tu en as assez pour la récolte.
agricola-advice-weaker-done = Si tu préfères garder ce que tu as : restes-en là.
agricola-advice-weaker-quiet = Une idée moins bonne : elle ne te rapporte rien tout de suite.

## Des bots qui ne peuvent pas jouer

error-bot-unknown = Il n’y a pas de bot « { $bot } » pour { $game }. Bots connus : { $known } ; le tien s’écrit module:Nom ou ./fichier.py:Nom.
error-bot-no-module = Bot « { $bot } » : le module « { $module } » n’existe pas. Est-il installé, ou dans le dossier où tu es ?
error-bot-no-file = Bot « { $bot } » : le fichier « { $path } » n’existe pas.
error-bot-no-class = Bot « { $bot } » : « { $module } » ne contient rien qui s’appelle « { $attribute } ».
error-bot-import = Le bot « { $bot } » ne peut pas être chargé : { $text }
error-bot-make = Le bot « { $bot } » ne peut pas être créé : { $text }
error-bot-not-a-bot = Bot « { $bot } » : « { $attribute } » n’est pas un bot. Un bot est une classe dont les objets ont choose(view, rng).
error-bot-none = Nomme au moins un bot.
error-bot-too-many =
    { $players ->
        [one] { $bots } bots sont nommés, mais il n’y a que { $players } place.
       *[other] { $bots } bots sont nommés, mais il n’y a que { $players } places.
    }
error-bot-illegal = Le bot « { $bot } » a répondu « { $action } », ce qui n’est pas légal : partie { $match }, graine { $seed }, décision { $decision }.
error-bot-failed = Le bot « { $bot } » est tombé en panne : partie { $match }, graine { $seed }, décision { $decision } : { $text }
error-bot-worker-died = Un processus qui jouait des parties s’est arrêté sans rien dire ; la mémoire a peut-être manqué.
error-bot-type = Le bot « { $bot } » a répondu { $answer }, de type { $type } ; une action est un int de view.legal : partie { $match }, graine { $seed }, décision { $decision }.
