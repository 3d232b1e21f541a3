# Les bots : leurs noms, les raisons de leurs conseils, et ce qui peut clocher chez l’un d’eux.

bot-random = Hasard
bot-random-about = Joue n’importe quelle action légale, toutes aussi probables. Facile à battre.
bot-insight = Perspicace
bot-insight-about = Prévoit où l’eau viendra, pèse chaque action en points et joue pour gagner.

## Conseils pour tous les jeux

advice-random = Tirée au hasard : pour ce bot, toutes les actions légales se valent.
advice-own-choice = C’est ce que le bot ferait lui-même.
advice-only-one = Il n’y a rien d’autre à faire.

## Santiago : la préparation

santiago-advice-spring-middle = Depuis le centre, les canaux peuvent atteindre des terres de tous les côtés.
santiago-advice-spring-border = Une source au bord : l’eau est rare et chaque canal se dispute.
santiago-advice-start-canal =
    { $squares ->
        [one] Irrigue { $squares } case avant la première plantation.
       *[other] Irrigue { $squares } cases avant la première plantation.
    }
santiago-advice-palm-near = L’eau viendra bientôt ici : le palmier comptera pour quelqu’un.
santiago-advice-palm-far = Loin de l’eau : le palmier risque de ne jamais compter.

## Santiago : les enchères

santiago-advice-pass-overseer = Ne coûte rien et fera sans doute de vous le superviseur des canaux ; mais vous placez un cultivateur de moins.
santiago-advice-pass-second = Garde tout votre argent ; mais vous placez un cultivateur de moins, et un autre est superviseur.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo est un prix juste pour planter en premier.
       *[other] { $amount } escudos sont un prix juste pour planter en premier.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] Pour { $amount } escudo, vous menez les enchères et choisissez votre tuile avant les autres.
       *[other] Pour { $amount } escudos, vous menez les enchères et choisissez votre tuile avant les autres.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] Pour { $amount } escudo seulement, vous placez tous vos cultivateurs.
       *[other] Pour { $amount } escudos seulement, vous placez tous vos cultivateurs.
    }
santiago-advice-bid-place =
    { $amount ->
        [one] Pour { $amount } escudo, vous plantez à la place n° { $place }, selon les enchères faites.
       *[other] Pour { $amount } escudos, vous plantez à la place n° { $place }, selon les enchères faites.
    }

## Santiago : le placement des plantations

santiago-advice-plant-grow =
    { $farmers ->
        [one] { $square } donne une plantation de { $size }, avec { $farmers } cultivateur à vous en plus.
       *[other] { $square } donne une plantation de { $size }, avec { $farmers } cultivateurs à vous en plus.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] Le palmier de { $square } compte pour un de plus à côté de votre { $farmers } cultivateur.
       *[other] Le palmier de { $square } compte pour un de plus à côté de vos { $farmers } cultivateurs.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } est irriguée : votre { $farmers } cultivateur y est à l’abri.
       *[other] { $square } est irriguée : vos { $farmers } cultivateurs y sont à l’abri.
    }
santiago-advice-plant-hope = { $square } n’est pas encore irriguée, mais l’eau viendra sans doute à temps ({ $percent } %).
santiago-advice-plant-risk = Un risque : { $square } peut s’assécher avant l’arrivée de l’eau, mais les autres places ne valent pas mieux.
santiago-advice-plant-neutral = Aucun cultivateur à vous sur cette tuile ; en { $square }, elle aide le moins vos rivaux, ou vous aide le plus.

## Santiago : la tuile restante

santiago-advice-leftover-grow = Votre plantation passe à { $size } tuiles.
santiago-advice-leftover-block = Prend de la place à la plantation d’un rival : { $seat }.
santiago-advice-leftover-harmless = Aide le moins vos rivaux.

## Santiago : propositions et pots-de-vin

santiago-advice-propose-free = Irrigue { $farmers } de vos cultivateurs, sans rien coûter.
santiago-advice-propose-waters =
    { $bribe ->
        [one] Irrigue { $farmers } de vos cultivateurs ; { $bribe } escudo devrait suffire au superviseur.
       *[other] Irrigue { $farmers } de vos cultivateurs ; { $bribe } escudos devraient suffire au superviseur.
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Éloigne l’eau de vos rivaux et la mène vers des terres libres, sans rien coûter.
        [one] Éloigne l’eau de vos rivaux et la mène vers des terres libres, pour { $bribe } escudo.
       *[other] Éloigne l’eau de vos rivaux et la mène vers des terres libres, pour { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Irrigue des rivaux, mais vous sert mieux que les autres segments, sans rien coûter.
        [one] Irrigue des rivaux, mais vous sert mieux que les autres segments, pour { $bribe } escudo.
       *[other] Irrigue des rivaux, mais vous sert mieux que les autres segments, pour { $bribe } escudos.
    }
santiago-advice-no-proposal = Aucun segment ne mérite une proposition de votre part ; gardez votre argent.

## Santiago : la décision du superviseur

santiago-advice-accept-waters = Irrigue { $farmers } de vos cultivateurs et vous rapporte le pot-de-vin : { $total }.
santiago-advice-accept-money =
    { $total ->
        [one] Vous rapporte { $total } escudo.
       *[other] Vous rapporte { $total } escudos.
    }
santiago-advice-accept-free = Ne vous coûte rien et vous nuit le moins.
santiago-advice-build-waters = Irrigue { $farmers } de vos cultivateurs, ce qui vaut son prix : { $price }.
santiago-advice-build-land =
    { $price ->
        [one] Éloigne l’eau de vos rivaux, pour { $price } escudo.
       *[other] Éloigne l’eau de vos rivaux, pour { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Irrigue des rivaux, mais mène l’eau vers vous, pour { $price } escudo.
       *[other] Irrigue des rivaux, mais mène l’eau vers vous, pour { $price } escudos.
    }
santiago-advice-discard = Aucun canal ne vaut un escudo pour vous.

## Santiago : le canal supplémentaire

santiago-advice-extra-saves = Sauve { $farmers } de vos cultivateurs de la sécheresse, maintenant et pour de bon.
santiago-advice-extra-last = La dernière chance : sauve { $farmers } de vos cultivateurs.
santiago-advice-extra-land = N’irrigue aucun de vos cultivateurs : mieux vaut le garder, sauf si vous comptez planter là.
santiago-advice-keep-extra = Votre canal supplémentaire vaudra plus dans un tour à venir.
santiago-advice-keep-extra-last = Aucun canal ne vous rapporterait plus de points.

## Des bots qui ne peuvent pas jouer

error-bot-unknown = Il n’y a pas de bot « { $bot } » pour { $game }. Connus : { $known } ; le vôtre s’écrit module:Nom ou ./fichier.py:Nom.
error-bot-no-module = Bot « { $bot } » : le module « { $module } » n’existe pas. Est-il installé, ou dans le dossier où vous êtes ?
error-bot-no-file = Bot « { $bot } » : le fichier « { $path } » n’existe pas.
error-bot-no-class = Bot « { $bot } » : « { $module } » ne contient rien qui s’appelle « { $attribute } ».
error-bot-import = Le bot « { $bot } » ne peut pas être chargé : { $text }
error-bot-make = Le bot « { $bot } » ne peut pas être créé : { $text }
error-bot-not-a-bot = Bot « { $bot } » : « { $attribute } » n’est pas un bot. Un bot est une classe dont les objets ont choose(view, rng).
error-bot-none = Nommez au moins un bot.
error-bot-too-many =
    { $players ->
        [one] { $bots } bots sont nommés, mais il n’y a que { $players } siège.
       *[other] { $bots } bots sont nommés, mais il n’y a que { $players } sièges.
    }
error-bot-illegal = Le bot « { $bot } » a répondu « { $action } », ce qui n’est pas légal : partie { $match }, graine { $seed }, décision { $decision }.
error-bot-failed = Le bot « { $bot } » est tombé en panne : partie { $match }, graine { $seed }, décision { $decision } : { $text }
error-bot-worker-died = Un processus qui jouait des parties s’est arrêté sans rien dire ; la mémoire a peut-être manqué.
