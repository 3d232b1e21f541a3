# Cacao à la table dessinée : questions, journal et fiches qui expliquent chaque chose.

## Ce qui est demandé

cacao-client-do-together = Activer tous les ouvriers
cacao-client-chip-gain = +{ $count }
cacao-client-chip-no-room = pas de place pour { $count }
cacao-client-chip-idle = ouvriers non activés
cacao-client-chip-opens = { $letters } : à combler d’ici

## Le journal : une entrée par tour

cacao-client-log-turn =
    { $deed ->
        [overbuilt] { $seat } paie un soleil et recouvre une de ses tuiles ({ $tile })
       *[placed] { $seat } pose une tuile ouvriers ({ $tile })
    }
cacao-client-log-turn-adds =
    { $deed ->
        [overbuilt] { $seat } paie un soleil et recouvre une de ses tuiles ({ $tile }), ajoute { $tiles }
       *[placed] { $seat } pose une tuile ouvriers ({ $tile }), ajoute { $tiles }
    }
cacao-client-good =
    { $good ->
        [fruit] fève
        [gold] or
        [water] eau
       *[sun] soleil
    }
cacao-client-log-sells = en vend { $sold } pour
cacao-client-log-idle = n’active pas tous ses ouvriers

## Refus, quand l’endroit est celui où l’on a appuyé

cacao-client-reason-jungle-space = C’est un espace jungle. Les tuiles ouvriers vont entre les tuiles jungle, comme les cases d’une couleur sur un damier.
cacao-client-reason-space-taken = Il y a déjà une tuile ouvriers ici.
cacao-client-reason-no-jungle-beside = Cet espace n’est pas à côté d’une tuile jungle. Une tuile ouvriers doit partager un côté avec au moins une.
cacao-client-reason-not-your-tile = Tu n’as pas de tuile ici. Tu ne peux recouvrir que les tiennes.
cacao-client-reason-overbuilt-already = Cette tuile est déjà recouverte. Un espace contient 2 tuiles au plus.
cacao-client-reason-not-due = Tu ne peux pas combler cet espace maintenant. Choisis un espace marqué d’une lettre.
cacao-client-reason-not-activated = Tu n’as pas d’ouvriers à activer ici.

## Fiches : ce qu’est et ce que fait chaque chose

cacao-client-card-plantation1 = Chaque ouvrier voisin prend 1 fève. Ton stock en contient 5.
cacao-client-card-plantation2 = Chaque ouvrier voisin prend 2 fèves. Ton stock en contient 5.
cacao-client-card-market2 = Chaque ouvrier voisin peut vendre 1 fève pour 2 pièces d’or.
cacao-client-card-market3 = Chaque ouvrier voisin peut vendre 1 fève pour 3 pièces d’or.
cacao-client-card-market4 = Chaque ouvrier voisin peut vendre 1 fève pour 4 pièces d’or.
cacao-client-card-gold1 = Chaque ouvrier voisin extrait 1 pièce d’or.
cacao-client-card-gold2 = Chaque ouvrier voisin extrait 2 pièces d’or.
cacao-client-card-water = Chaque ouvrier voisin fait avancer ton porteur d’eau d’une case, jusqu’à 16.
cacao-client-card-sun = Chaque ouvrier voisin prend 1 soleil. Tu as de la place pour 3.
cacao-client-card-temple = Compté à la fin : le joueur qui a le plus d’ouvriers à côté reçoit 6 pièces d’or, le deuxième 3. Les joueurs à égalité partagent, arrondi à l’inférieur.
cacao-client-card-workers = Tuile ouvriers
cacao-client-card-workers-rule = Ses ouvriers travaillent une fois : quand tu la poses, ou quand une tuile jungle est posée devant eux. Tu peux la tourner avant de la poser.
cacao-client-card-built-rule = Elle en recouvre une autre. Seuls les ouvriers du dessus comptent.
cacao-client-card-pile = Pioche de la jungle
cacao-client-card-pile-rule = Après chaque tour, elle complète à deux les tuiles visibles. Quand il n’en reste aucune, tu peux recouvrir tes propres tuiles pour un soleil.
cacao-client-card-left =
    { $count ->
        [0] plus aucune dans la pioche
       *[other] { $count } dans la pioche
    }
cacao-client-card-gold-rule = Le joueur qui a le plus d’or à la fin l’emporte.
cacao-client-card-fruits = Stock de cacao
cacao-client-card-fruits-rule = Il contient 5 fèves ; le surplus est perdu. À la fin, les fèves ne rapportent rien, mais elles départagent les égalités.
cacao-client-card-suns = Jetons soleil
cacao-client-card-suns-rule = Tu as de la place pour 3. À la fin, chacun vaut 1 pièce d’or ; avant, il permet de recouvrir une de tes tuiles.
cacao-client-card-track = Piste d’eau
cacao-client-card-track-rule = À la fin, tu gagnes ou perds l’or de la case où se trouve ton porteur.
cacao-client-card-space = { $letter } : espace jungle à combler
cacao-client-card-space-rule = Au moins deux tuiles ouvriers touchent cet espace : il reçoit une des tuiles jungle visibles.
