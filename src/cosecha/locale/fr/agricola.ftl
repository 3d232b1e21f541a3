# Agricola. Une case de ferme se nomme par sa colonne, de a à e à partir de la gauche, et sa rangée, de 1 à 3 à partir du haut.
# Le nombre qui suit un Foyer ou un Fourneau est son prix en argile.

## Noms dans les listes

name-good =
    { $value ->
        [food] nourriture
        [wood] bois
        [clay] argile
        [reed] roseau
        [stone] pierre
        [grain] céréales
        [vegetable] légumes
        [sheep] moutons
        [boar] sangliers
       *[cattle] bœufs
    }
name-space =
    { $value ->
        [farm-expansion] Agrandissement de la ferme
        [meeting-place] Lieu de rencontre
        [beginners-meeting-place] Lieu de rencontre
        [grain-seeds] Semences de céréales
        [farmland] Labourage
        [lessons] Apprentissage
        [day-laborer] Journalier
        [forest] Forêt
        [clay-pit] Carrière d’argile
        [reed-bank] Roselière
        [fishing] Pêche
        [copse] Taillis
        [grove] Bosquet
        [resource-market] Marché aux ressources
        [hollow] Gisement d’argile
        [more-lessons] Apprentissage (suppl.)
        [traveling-players] Artistes ambulants
        [side-job] Petits travaux
        [four-in-one] Actions supplémentaires
        [two-in-one] Actions supplémentaires
        [major-improvement] Aménagement majeur
        [fencing] Clôtures
        [grain-utilization] Utilisation des céréales
        [sheep-market] Marché aux moutons
        [basic-wish] Naissance planifiée
        [house-redevelopment] Rénovation de la maison
        [western-quarry] Carrière occidentale
        [vegetable-seeds] Semences de légumes
        [pig-market] Marché aux sangliers
        [cattle-market] Marché aux bœufs
        [eastern-quarry] Carrière orientale
        [urgent-wish] Naissance urgente
        [cultivation] Mise en culture
        [winter-work] Travaux d’hiver
        [spring-work] Travaux de printemps
        [summer-work] Travaux d’été
        [autumn-work] Travaux d’automne
        [market] Marché
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Rénovation de la ferme
    }
name-improvement =
    { $value ->
        [fireplace2] Foyer (2)
        [fireplace3] Foyer (3)
        [hearth4] Fourneau (4)
        [hearth5] Fourneau (5)
        [well] Puits
        [clay-oven] Four en argile
        [stone-oven] Four en pierre
        [joinery] Menuiserie
        [pottery] Poterie
       *[basketmaker] Vannerie
    }

## Noms : parties d’autres messages ; ils lisent les arguments du message qui les emploie

agricola-noun-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } nourriture
           *[other] { $amount } nourritures
        }
        [wood] { $amount } bois
        [clay] { $amount ->
            [one] { $amount } argile
           *[other] { $amount } argiles
        }
        [reed] { $amount ->
            [one] { $amount } roseau
           *[other] { $amount } roseaux
        }
        [stone] { $amount ->
            [one] { $amount } pierre
           *[other] { $amount } pierres
        }
        [grain] { $amount ->
            [one] { $amount } céréale
           *[other] { $amount } céréales
        }
        [vegetable] { $amount ->
            [one] { $amount } légume
           *[other] { $amount } légumes
        }
        [sheep] { $amount ->
            [one] { $amount } mouton
           *[other] { $amount } moutons
        }
        [boar] { $amount ->
            [one] { $amount } sanglier
           *[other] { $amount } sangliers
        }
       *[cattle] { $amount ->
            [one] { $amount } bœuf
           *[other] { $amount } bœufs
        }
    }
agricola-noun-good =
    { $good ->
        [food] nourriture
        [wood] bois
        [clay] argile
        [reed] roseau
        [stone] pierre
        [grain] céréales
        [vegetable] légumes
        [sheep] moutons
        [boar] sangliers
       *[cattle] bœufs
    }
agricola-noun-food =
    { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }
agricola-noun-grain =
    { $grain ->
        [one] { $grain } céréale
       *[other] { $grain } céréales
    }
agricola-noun-wood = { $wood } bois
agricola-noun-clay =
    { $clay ->
        [one] { $clay } argile
       *[other] { $clay } argiles
    }
agricola-noun-space =
    { $space ->
        [farm-expansion] Agrandissement de la ferme
        [meeting-place] Lieu de rencontre
        [beginners-meeting-place] Lieu de rencontre
        [grain-seeds] Semences de céréales
        [farmland] Labourage
        [lessons] Apprentissage
        [day-laborer] Journalier
        [forest] Forêt
        [clay-pit] Carrière d’argile
        [reed-bank] Roselière
        [fishing] Pêche
        [copse] Taillis
        [grove] Bosquet
        [resource-market] Marché aux ressources
        [hollow] Gisement d’argile
        [more-lessons] Apprentissage (suppl.)
        [traveling-players] Artistes ambulants
        [side-job] Petits travaux
        [four-in-one] Actions supplémentaires
        [two-in-one] Actions supplémentaires
        [major-improvement] Aménagement majeur
        [fencing] Clôtures
        [grain-utilization] Utilisation des céréales
        [sheep-market] Marché aux moutons
        [basic-wish] Naissance planifiée
        [house-redevelopment] Rénovation de la maison
        [western-quarry] Carrière occidentale
        [vegetable-seeds] Semences de légumes
        [pig-market] Marché aux sangliers
        [cattle-market] Marché aux bœufs
        [eastern-quarry] Carrière orientale
        [urgent-wish] Naissance urgente
        [cultivation] Mise en culture
        [winter-work] Travaux d’hiver
        [spring-work] Travaux de printemps
        [summer-work] Travaux d’été
        [autumn-work] Travaux d’automne
        [market] Marché
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Rénovation de la ferme
    }
agricola-noun-improvement =
    { $improvement ->
        [fireplace2] Foyer (2)
        [fireplace3] Foyer (3)
        [hearth4] Fourneau (4)
        [hearth5] Fourneau (5)
        [well] Puits
        [clay-oven] Four en argile
        [stone-oven] Four en pierre
        [joinery] Menuiserie
        [pottery] Poterie
       *[basketmaker] Vannerie
    }
agricola-noun-cells =
    { $count ->
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
agricola-noun-room-price =
    { $house ->
        [wood] 5 bois et 2 roseaux
        [clay] 5 argiles et 2 roseaux
       *[stone] 5 pierres et 2 roseaux
    }

## Le journal de la partie

agricola-event-round-began = La manche { $round } sur 14 commence. Nouvelle case sur le plateau : { agricola-noun-space }.
agricola-event-promise-kept = { $seat } reçoit { agricola-noun-goods } de la case de manche.
agricola-event-person-placed = { $seat } place un fermier : { agricola-noun-space }.
agricola-event-goods-taken = { $seat } prend { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } reçoit { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } paie { agricola-noun-goods }.
agricola-event-start-taken = { $seat } prend le marqueur de premier joueur pour la prochaine manche.
agricola-event-room-built =
    { $house ->
        [wood] { $seat } construit une pièce en bois en { $cell }.
        [clay] { $seat } construit une pièce en argile en { $cell }.
       *[stone] { $seat } construit une pièce en pierre en { $cell }.
    }
agricola-event-stable-built = { $seat } construit une étable en { $cell }.
agricola-event-field-plowed = { $seat } laboure un champ en { $cell }.
agricola-event-field-sown =
    { $good ->
        [grain] { $seat } sème des céréales en { $cell }.
       *[vegetable] { $seat } sème des légumes en { $cell }.
    }
agricola-event-bread-baked = { $seat } cuit du pain : { agricola-noun-grain } pour { agricola-noun-food }.
agricola-event-pasture-fenced =
    { $fences ->
        [0] { $seat } ferme en même temps un autre pâturage : { $cells }.
        [one] { $seat } crée un pâturage en { $cells } avec { $fences } nouvelle clôture.
       *[other] { $seat } crée un pâturage en { $cells } avec { $fences } nouvelles clôtures.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } habite désormais une maison en bois.
        [clay] { $seat } rénove : la maison est désormais en argile.
       *[stone] { $seat } rénove : la maison est désormais en pierre.
    }
agricola-event-improvement-built = { $seat } construit : { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } rend : { agricola-noun-improvement }.
agricola-event-food-promised =
    { $rounds ->
        [one] { $seat } reçoit 1 nourriture au début de la prochaine manche.
       *[other] { $seat } reçoit 1 nourriture au début de chacune des { $rounds } prochaines manches.
    }
agricola-event-family-grew =
    { $people ->
        [one] { $seat } a un nouveau-né : la famille compte désormais { $people } personne.
       *[other] { $seat } a un nouveau-né : la famille compte désormais { $people } personnes.
    }
agricola-event-goods-exchanged = { $seat } transforme { agricola-noun-goods } en { agricola-noun-food }.
agricola-event-goods-discarded = { $seat } défausse { agricola-noun-goods }.
agricola-event-animals-released = { $seat } rend { agricola-noun-goods } à la réserve générale, faute de place.
agricola-event-harvest-began = Récolte à la fin de la manche { $round }.
agricola-event-crops-harvested = { $seat } récolte { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } n’a pas de nourriture pour sa famille.
       *[other] { $seat } nourrit sa famille : { agricola-noun-food }.
    }
agricola-event-begging-taken =
    { $tokens ->
        [one] { $seat } manque de nourriture et prend { $tokens } jeton Mendicité.
       *[other] { $seat } manque de nourriture et prend { $tokens } jetons Mendicité.
    }
agricola-event-animals-bred =
    { $good ->
        [sheep] { $seat } reçoit 1 agneau.
        [boar] { $seat } reçoit 1 marcassin.
       *[cattle] { $seat } reçoit 1 veau.
    }
agricola-event-match-ended =
    { $points ->
        [one] La partie est finie. { $winners } gagne avec { $points } point.
       *[other] La partie est finie. { $winners } gagne avec { $points } points.
    }
agricola-event-match-shared =
    { $points ->
        [one] La partie est finie. Victoire partagée avec { $points } point : { $winners }.
       *[other] La partie est finie. Victoire partagée avec { $points } points : { $winners }.
    }
agricola-event-solo-match-ended =
    { $points ->
        [one] La partie est finie, avec { $points } point.
       *[other] La partie est finie, avec { $points } points.
    }

## Ce que l’on demande à une place

agricola-decision-place =
    { $home ->
        [one] Où places-tu ton prochain fermier ? C’est le dernier à la maison.
       *[other] Où places-tu ton prochain fermier ? Il t’en reste { $home } à la maison.
    }
agricola-decision-room-stable =
    { $note ->
        [none] { agricola-asked-room-stable }
       *[other] { agricola-asked-room-stable } { $note }
    }
agricola-asked-room-stable =
    { $parts ->
        [room] { agricola-asked-room }
        [stable] { agricola-asked-stable }
       *[both] { $house ->
            [cards] Que construis-tu ? Avec tes cartes, une pièce coûte { $price } ; une étable coûte { agricola-noun-wood }.
           *[other] Que construis-tu ? Une pièce coûte { agricola-noun-room-price }, une étable { agricola-noun-wood }.
        }
    }
agricola-decision-room =
    { $note ->
        [none] { agricola-asked-room }
       *[other] { agricola-asked-room } { $note }
    }
agricola-asked-room =
    { $house ->
        [cards] Où construis-tu une pièce ? Avec tes cartes, elle coûte { $price }.
       *[other] Où construis-tu une pièce ? Elle coûte { agricola-noun-room-price }.
    }
agricola-decision-stable =
    { $note ->
        [none] { agricola-asked-stable }
       *[other] { agricola-asked-stable } { $note }
    }
agricola-asked-stable =
    { $wood ->
        [0] Où construis-tu une étable ? Elle ne coûte rien.
       *[other] Où construis-tu une étable ? Elle coûte { agricola-noun-wood }.
    }
agricola-decision-stable-bake =
    { $note ->
        [none] { agricola-asked-stable-bake }
       *[other] { agricola-asked-stable-bake } { $note }
    }
agricola-asked-stable-bake =
    { $parts ->
        [stable] { agricola-asked-stable }
        [bake] { agricola-decision-bake }
       *[both] Construis-tu une étable pour { agricola-noun-wood }, ou cuis-tu du pain ? Tu peux faire les deux.
    }
agricola-decision-plow =
    { $note ->
        [none] { agricola-asked-plow }
       *[other] { agricola-asked-plow } { $note }
    }
agricola-asked-plow = Quelle case laboures-tu ?
agricola-decision-plow-sow =
    { $note ->
        [none] { agricola-asked-plow-sow }
       *[other] { agricola-asked-plow-sow } { $note }
    }
agricola-asked-plow-sow =
    { $parts ->
        [plow] { agricola-asked-plow }
        [sow] { agricola-decision-sow }
       *[both] Laboures-tu un champ, ou sèmes-tu ? Tu peux faire les deux.
    }
agricola-decision-sow = Que sèmes-tu, et où ?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] Sèmes-tu, ou cuis-tu du pain ? Tu peux faire les deux.
    }
agricola-decision-bake = Combien de céréales cuis-tu ? Tu as { agricola-noun-grain }.
agricola-decision-fence =
    { $note ->
        [none] { agricola-asked-fence }
       *[other] { agricola-asked-fence } { $note }
    }
agricola-asked-where =
    { $open ->
        [only] Où construis-tu des clôtures ouvertes ?
        [also] Quelles cases clôtures-tu, ou où construis-tu des clôtures ouvertes ?
       *[none] Quelles cases clôtures-tu ?
    }
agricola-asked-fence =
    { $clay ->
        [none] { agricola-asked-where } 1 bois par nouvelle clôture ; tu as { agricola-noun-wood }. Clôtures restantes : { $left }.
        [cards] { agricola-asked-where } Tes cartes réduisent le prix des clôtures ; tu as { agricola-noun-wood }. Clôtures restantes : { $left }.
       *[other] { agricola-asked-where } 1 bois ou 1 argile par clôture ; tu as { agricola-noun-wood } et { agricola-noun-clay }. Clôtures restantes : { $left }.
    }
agricola-decision-renovate = Rénoves-tu maintenant, ou échanges-tu d’abord des ressources ?
agricola-decision-improve = Quel aménagement construis-tu ?
agricola-decision-choose = Que choisis-tu ?
agricola-decision-keep =
    { $cook ->
        [1] Quels animaux gardes-tu ? Tu n’as pas de place pour tous : les autres sont cuisinés.
        [left] Quels animaux gardes-tu ? Tu n’as pas de place pour tous : les autres restent sur la case.
       *[0] Quels animaux gardes-tu ? Tu n’as pas de place pour tous : les autres retournent à la réserve.
    }
agricola-decision-breed = Quels animaux gardes-tu ? Tu n’as pas de place pour tous les petits, et tu ne peux rien cuisiner maintenant.
agricola-decision-feed =
    { $missing ->
        [0] Nourris-tu ta famille, ou échanges-tu d’abord ? Il lui faut { agricola-noun-food } ; tu en as { $have }.
        [one] Échanges-tu des ressources, ou prends-tu { $missing } jeton Mendicité ? Il faut { agricola-noun-food } ; tu en as { $have }.
       *[other] Échanges-tu des ressources, ou prends-tu { $missing } jetons Mendicité ? Il faut { agricola-noun-food } ; tu en as { $have }.
    }
agricola-decision-confirm = Confirmes-tu ce coup ? Tu peux encore l’annuler.

agricola-waiting-place = Placement d’un fermier : { $seats }.
agricola-waiting-room-stable = Construction de pièces ou d’étables : { $seats }.
agricola-waiting-room = Construction d’une pièce : { $seats }.
agricola-waiting-stable = Construction d’une étable : { $seats }.
agricola-waiting-stable-bake = Étable ou cuisson de pain : { $seats }.
agricola-waiting-plow = Labourage d’un champ : { $seats }.
agricola-waiting-plow-sow = Labourage ou semailles : { $seats }.
agricola-waiting-sow = Semailles : { $seats }.
agricola-waiting-sow-bake = Semailles ou cuisson de pain : { $seats }.
agricola-waiting-bake = Cuisson de pain : { $seats }.
agricola-waiting-fence = Construction de clôtures : { $seats }.
agricola-waiting-renovate = Rénovation de la maison : { $seats }.
agricola-waiting-improve = Choix d’un aménagement : { $seats }.
agricola-waiting-choose = Choix en cours : { $seats }.
agricola-waiting-keep = Animaux à héberger : { $seats }.
agricola-waiting-breed = Petits à héberger : { $seats }.
agricola-waiting-feed = Familles à nourrir : { $seats }.
agricola-waiting-confirm = Confirmation attendue : { $seats }.
agricola-waiting-over = La partie est finie.

## Ce que l’on peut faire : choix d’un menu

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space } : { agricola-noun-goods }
    }
agricola-choice-room =
    { $house ->
        [cards] Construire une pièce pour { $price } : { agricola-noun-cells }
       *[other] Construire une pièce pour { agricola-noun-room-price } : { agricola-noun-cells }
    }
agricola-choice-stable =
    { $wood ->
        [0] Construire une étable gratuitement : { agricola-noun-cells }
       *[other] Construire une étable pour { agricola-noun-wood } : { agricola-noun-cells }
    }
agricola-choice-plow = Labourer un champ : { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Semer des céréales : { agricola-noun-cells }
       *[vegetable] Semer des légumes : { agricola-noun-cells }
    }
agricola-choice-bake = Cuire { agricola-noun-grain } pour { agricola-noun-food }
agricola-choice-bake-some = Cuire du pain : jusqu’à { agricola-noun-grain } pour { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Clôturer un pâturage : { $count } façon
       *[other] Clôturer un pâturage : { $count } façons
    }
agricola-choice-renovate =
    { $house ->
        [wood] Reconstruire la maison : { $price }
        [clay] { $amount ->
            [0] Rénover en argile : { $price }
            [one] Rénover en argile : { $amount } argile et 1 roseau
           *[other] Rénover en argile : { $amount } argiles et 1 roseau
        }
       *[stone] { $amount ->
            [0] Rénover en pierre : { $price }
            [one] Rénover en pierre : { $amount } pierre et 1 roseau
           *[other] Rénover en pierre : { $amount } pierres et 1 roseau
        }
    }
agricola-choice-build = { agricola-noun-improvement } : { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement } contre ton Foyer (2)
       *[fireplace3] { agricola-noun-improvement } contre ton Foyer (3)
    }
agricola-choice-choose =
    { $branch ->
        [wood] 1 bois
        [clay] 1 argile
        [reed] 1 roseau
        [stone] 1 pierre
        [grain] 1 céréale
        [vegetable] 1 légume
        [copse] Taillis : { $amount } bois
        [resource-market] Marché aux ressources : 1 pierre et 1 nourriture
        [sheep] Foire aux bestiaux : 1 mouton et 1 nourriture
        [boar] Foire aux bestiaux : 1 sanglier
        [cattle] Foire aux bestiaux : 1 bœuf pour 1 nourriture
        [breed] Faire naître des animaux maintenant
        [sell-grain] Vendre 1 céréale pour 4 nourritures
        [field-phase] Récolter tes champs maintenant
        [own-person] Placer ton fermier
        [borrowed-person] Placer le fermier prêté
        [all-reed-and-stone] Côté du roseau et de la pierre
        [all-clay] Côté de l’argile
        [x-deck] Paquet X d’abord
        [forest-deck] Paquet Forêt d’abord
       *[modest-wish] Naissance modérée : avec pièce libre
    }
agricola-choice-keep =
    { $count ->
        [0] Ne garder aucun animal
       *[other] Garder { $animals }
    }
agricola-choice-exchange = Transformer { agricola-noun-goods } en { agricola-noun-food }
agricola-choice-discard = Défausser une ressource
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Laisser la famille le ventre vide et prendre { $missing } jeton Mendicité
               *[other] Laisser la famille le ventre vide et prendre { $missing } jetons Mendicité
            }
       *[other]
            { $missing ->
                [0] Nourrir la famille avec { agricola-noun-food }
                [one] Nourrir la famille avec { agricola-noun-food } et prendre { $missing } jeton Mendicité
               *[other] Nourrir la famille avec { agricola-noun-food } et prendre { $missing } jetons Mendicité
            }
    }
agricola-choice-done =
    { $kind ->
        [mulligan] Garder la main
        [drop] Tout garder
       *[other] Terminer
    }
agricola-choice-confirm = Confirmer le coup
agricola-place-cells = { $cells }
agricola-place-good = { agricola-noun-good }

## Les actions, comme des ordres

agricola-action-use = placer un fermier ({ agricola-noun-space })
agricola-action-room = construire une pièce en { $cell }
agricola-action-stable = construire une étable en { $cell }
agricola-action-plow = labourer un champ en { $cell }
agricola-action-sow =
    { $good ->
        [grain] semer des céréales en { $cell }
       *[vegetable] semer des légumes en { $cell }
    }
agricola-action-bake = cuire { agricola-noun-grain }
agricola-action-fence = clôturer { $cells }
agricola-action-renovate =
    { $house ->
        [wood] reconstruire la maison
        [clay] rénover la maison en argile
       *[stone] rénover la maison en pierre
    }
agricola-action-build = construire : { agricola-noun-improvement }
agricola-action-upgrade =
    { $returned ->
        [fireplace2] construire : { agricola-noun-improvement }, contre un Foyer (2)
       *[fireplace3] construire : { agricola-noun-improvement }, contre un Foyer (3)
    }
agricola-action-choose =
    { $branch ->
        [wood] prendre 1 bois
        [clay] prendre 1 argile
        [reed] prendre 1 roseau
        [stone] prendre 1 pierre
        [grain] prendre 1 céréale
        [vegetable] prendre 1 légume
        [copse] prendre le bois du Taillis
        [resource-market] prendre 1 pierre et 1 nourriture
        [sheep] prendre 1 mouton et 1 nourriture
        [boar] prendre 1 sanglier
        [cattle] acheter 1 bœuf pour 1 nourriture
        [breed] faire naître des animaux maintenant
        [sell-grain] vendre 1 céréale pour 4 nourritures
        [field-phase] récolter les champs maintenant
        [own-person] placer un de tes fermiers
        [borrowed-person] placer le fermier prêté
        [all-reed-and-stone] choisir le côté du roseau et de la pierre
        [all-clay] choisir le côté de l’argile
        [x-deck] piocher d’abord dans le paquet X
        [forest-deck] piocher d’abord dans le paquet Forêt
       *[modest-wish] avoir un enfant
    }
agricola-action-keep =
    { $count ->
        [0] ne garder aucun animal
       *[other] garder { $animals }
    }
agricola-action-exchange = transformer { agricola-noun-goods } en nourriture
agricola-action-discard = défausser { agricola-noun-goods }
agricola-action-feed = nourrir la famille
agricola-action-done = terminer l’action
agricola-action-confirm = confirmer le coup

## Où en est la partie

agricola-status-round = Manche { $round } sur 14, période { $stage } sur 6
agricola-status-dealing = Distribution des cartes, avant la manche 1
agricola-status-phase =
    { $phase ->
        [reveal] Préparation
        [collect] Préparation
        [round-start] Début de la manche
        [refill] Préparation
        [work] Travaux
        [home] Retour à la maison
        [field] Récolte : champs
        [feed] Récolte : alimentation
        [breed] Récolte : reproduction
        [round-end] Fin de la manche
       *[over] La partie est finie
    }
agricola-status-harvest =
    { $rounds ->
        [0] Récolte à la fin de cette manche
        [one] Récolte à la fin de la prochaine manche
       *[other] Récolte dans { $rounds } manches
    }
agricola-status-starter = Premier joueur : { $seat }
agricola-status-food = À la récolte, ta famille a besoin de { agricola-noun-food } ; tu en as { $have }
agricola-status-improvements =
    { $improvements ->
        [none] Tu n’as aucun aménagement
       *[other] Tes aménagements : { $improvements }
    }

agricola-seats = Joueurs
agricola-column-seat = Joueur
agricola-column-people = Fermiers
agricola-column-home = À la maison
agricola-column-house = Maison
agricola-column-food = Nourriture
agricola-column-wood = Bois
agricola-column-clay = Argile
agricola-column-reed = Roseau
agricola-column-stone = Pierre
agricola-column-grain = Céréales
agricola-column-vegetable = Légumes
agricola-column-sheep = Moutons
agricola-column-boar = Sangliers
agricola-column-cattle = Bœufs
agricola-column-fences = Clôtures restantes
agricola-column-stables = Étables restantes
agricola-column-begging = Mendicité

agricola-cell-none = –
agricola-cell-house =
    { $house ->
        [wood] { $count ->
            [one] { $count } pièce en bois
           *[other] { $count } pièces en bois
        }
        [clay] { $count ->
            [one] { $count } pièce en argile
           *[other] { $count } pièces en argile
        }
       *[stone] { $count ->
            [one] { $count } pièce en pierre
           *[other] { $count } pièces en pierre
        }
    }
agricola-cell-goods =
    { $good ->
        [food] nourriture : { $amount }
        [wood] bois : { $amount }
        [clay] argile : { $amount }
        [reed] roseau : { $amount }
        [stone] pierre : { $amount }
        [grain] céréales : { $amount }
        [vegetable] légumes : { $amount }
        [sheep] moutons : { $amount }
        [boar] sangliers : { $amount }
       *[cattle] bœufs : { $amount }
    }
agricola-cell-people =
    { $seats ->
        [none] –
       *[other] { $seats }
    }
agricola-cell-list = { $names }
agricola-cell-space = { agricola-noun-space }
agricola-cell-does =
    { $space ->
        [farm-expansion] construire des pièces et/ou des étables (2 bois chacune)
        [meeting-place] devenir premier joueur, puis jouer 1 aménagement mineur (facultatif)
        [beginners-meeting-place] devenir premier joueur et prendre la nourriture
        [grain-seeds] 1 céréale
        [farmland] labourer 1 champ
        [lessons] jouer 1 savoir-faire
        [day-laborer] 2 nourritures
        [forest] prendre le bois
        [clay-pit] prendre l’argile
        [reed-bank] prendre le roseau
        [fishing] prendre la nourriture
        [copse] prendre le bois
        [grove] prendre le bois
        [resource-market] des matériaux et 1 nourriture
        [hollow] prendre l’argile
        [more-lessons] jouer 1 savoir-faire
        [traveling-players] prendre la nourriture
        [side-job] 1 étable (1 bois) et/ou cuire du pain
        [four-in-one] Taillis, Marché aux ressources, Foire aux bestiaux ou, dès la manche 5, Naissance modérée
        [two-in-one] Foire aux bestiaux ou, dès la manche 5, Naissance modérée
        [major-improvement] construire 1 aménagement majeur ou, avec des cartes, jouer 1 mineur
        [fencing] construire des clôtures
        [grain-utilization] semer et/ou cuire du pain
        [sheep-market] prendre les moutons
        [basic-wish] naissance avec pièce libre, puis, avec des cartes, 1 aménagement mineur (facultatif)
        [house-redevelopment] rénover, puis 1 aménagement majeur ou, avec des cartes, mineur (facultatif)
        [western-quarry] prendre la pierre
        [vegetable-seeds] 1 légume
        [pig-market] prendre les sangliers
        [cattle-market] prendre les bœufs
        [eastern-quarry] prendre la pierre
        [urgent-wish] naissance même sans pièce libre
        [cultivation] labourer 1 champ et/ou semer
        [winter-work] naissance même sans pièce libre, pour 2 bois et 1 nourriture par récolte à venir
        [spring-work] faire naître des animaux et/ou semer
        [summer-work] labourer 1 champ et/ou cuire du pain ou vendre 1 céréale pour 4 nourritures
        [autumn-work] récolter tes champs et/ou 1 légume
        [market] échanger des ressources avec ton partenaire
        [extraterrestrial-excrement] { agricola-text-extraterrestrial-excrement }
        [homemade-space-rocket] { agricola-text-homemade-space-rocket }
        [transmogrifier] { agricola-text-transmogrifier }
        [land-of-milk-and-honey] { agricola-text-land-of-milk-and-honey }
        [warrior-princess] { agricola-text-warrior-princess }
        [dragons-lair] { agricola-text-dragons-lair }
        [fairy-ring] { agricola-text-fairy-ring }
        [road-not-taken] { agricola-text-road-not-taken }
       *[farm-redevelopment] rénover, puis construire des clôtures (facultatif)
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } nourriture
           *[other] { $amount } nourritures
        }
        [wood] { $amount } bois
        [clay] { $amount ->
            [one] { $amount } argile
           *[other] { $amount } argiles
        }
        [reed] { $amount ->
            [one] { $amount } roseau
           *[other] { $amount } roseaux
        }
        [stone] { $amount ->
            [one] { $amount } pierre
           *[other] { $amount } pierres
        }
        [grain] { $amount ->
            [one] { $amount } céréale
           *[other] { $amount } céréales
        }
        [vegetable] { $amount ->
            [one] { $amount } légume
           *[other] { $amount } légumes
        }
        [sheep] { $amount ->
            [one] { $amount } mouton
           *[other] { $amount } moutons
        }
        [boar] { $amount ->
            [one] { $amount } sanglier
           *[other] { $amount } sangliers
        }
       *[cattle] { $amount ->
            [one] { $amount } bœuf
           *[other] { $amount } bœufs
        }
    }
agricola-price-nothing = rien
agricola-price-both = { $one }, { $other }
agricola-price-either = { $one } ; ou { $other }
agricola-price-or-fireplace = { $price }, ou rendre un Foyer
agricola-cell-room =
    { $house ->
        [wood] pièce en bois
        [clay] pièce en argile
       *[stone] pièce en pierre
    }
agricola-cell-field = champ vide
agricola-cell-crop = champ : { agricola-noun-goods }
agricola-cell-stable = étable
agricola-cell-pasture = pâturage { $number }
agricola-cell-pasture-stable = pâturage { $number } avec étable

## Le plateau en mots

agricola-about = Des champs, des clôtures, des animaux et une famille à nourrir : bâtis ta ferme en quatorze manches.
agricola-board = Plateau d’actions
agricola-board-space = Case
agricola-board-does = Ce qu’elle permet
agricola-board-goods = Ressources
agricola-board-people = Fermiers
agricola-board-coming = Cartes Manche à venir
agricola-board-stage = Période
agricola-board-rounds = Manches
agricola-board-cards = Cartes, dans un ordre inconnu
agricola-board-promised = Ressources des manches à venir
agricola-board-round = Manche
agricola-board-seat = Joueur
agricola-board-improvements = Aménagements majeurs
agricola-board-improvement = Aménagement
agricola-board-price = Coût
agricola-board-owner = Propriétaire
agricola-board-farm = Ferme : { $seat }
agricola-board-row = Rangée

## La feuille de score

agricola-score-title = Points par catégorie
agricola-score-title-so-far = Points par catégorie ; entre parenthèses, ce qu’il faut de plus (ou de moins) pour le point suivant
agricola-score-item = Catégorie
agricola-score-fields = Champs
agricola-score-pastures = Pâturages
agricola-score-grain = Céréales
agricola-score-vegetables = Légumes
agricola-score-sheep = Moutons
agricola-score-boar = Sangliers
agricola-score-cattle = Bœufs
agricola-score-unused = Cases inutilisées
agricola-score-stables = Étables clôturées
agricola-score-rooms = Pièces
agricola-score-people = Membres de la famille
agricola-score-improvements = Aménagements
agricola-score-bonus = Points bonus
agricola-score-begging = Mendicité
agricola-score-materials = Matériaux (seulement en cas d’égalité)
# Combien il y en a et ce qu’ils valent.
agricola-score-cell =
    { $more ->
        [0] { $count } → { $points }
        [-1] { $count } → { $points } (−1)
       *[other] { $count } → { $points } (+{ $more })
    }
agricola-score-cell-goods = { $count } → { $points } (+{ agricola-score-goods })
agricola-score-goods =
    { $good ->
        [wood] { $more } bois
        [clay] { $more ->
            [one] { $more } argile
           *[other] { $more } argiles
        }
        [reed] { $more ->
            [one] { $more } roseau
           *[other] { $more } roseaux
        }
       *[sheep] { $more ->
            [one] { $more } mouton
           *[other] { $more } moutons
        }
    }
agricola-score-tie = ({ $count })
agricola-score-total = Total
agricola-decided-tie = Égalité de points ; les matériaux de construction décident : { $winner } gagne { $count } à { $fewer }.
agricola-solo-missed =
    { $missing ->
        [one] L’objectif d’une première partie en solo est de { $target } : il te manque { $missing } point.
       *[other] L’objectif d’une première partie en solo est de { $target } : il te manque { $missing } points.
    }
agricola-solo-reached = Tu atteins l’objectif solo de { $reached } points. Le prochain est de { $target }.

## Pourquoi les règles refusent quelque chose

agricola-reason-wrong-step = Tu ne peux pas faire cela à cette étape.
agricola-reason-not-left-out = C’est obligatoire : choisis quelque chose ici.
agricola-reason-feed-first = C’est obligatoire : nourris ta famille.
agricola-reason-too-few-goods =
    { $have ->
        [0] Il te faut { agricola-noun-goods }, mais tu n’en as pas.
       *[other] Il te faut { agricola-noun-goods }, mais tu n’en as que { $have }.
    }
agricola-reason-cell-taken =
    { $what ->
        [room] Il y a une pièce en { $cell }. Choisis une autre case.
        [field] Il y a un champ en { $cell }. Choisis une autre case.
       *[stable] Il y a une étable en { $cell }. Choisis une autre case.
    }
agricola-reason-in-pasture = { $cell } est dans un pâturage. Les pièces et les champs vont sur une case non clôturée.
agricola-reason-not-in-play = Cette case n’est pas en jeu dans cette partie : { agricola-noun-space }. Choisis-en une autre.
agricola-reason-card-to-come = Cette carte Manche n’est pas encore retournée : { agricola-noun-space }.
agricola-reason-occupied = Cette case est déjà prise dans cette manche : { agricola-noun-space } ({ $seats }).
agricola-reason-nothing-there = Tu ne peux rien y faire maintenant : { agricola-noun-space }. { $why }
agricola-reason-exchange-first = { $why } Échange d’abord autre chose pour l’avoir.
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = Il n’y a pas de ressources sur cette case.
agricola-reason-no-room-site = Aucune case vide ne touche tes pièces.
agricola-reason-not-beside-room = { $cell } ne touche aucune de tes pièces. Choisis une case voisine de ta maison.
agricola-reason-house-of-stone = Ta maison est déjà en pierre : tu ne peux plus la rénover.
agricola-reason-one-step = La maison se rénove une étape à la fois : du bois à l’argile, de l’argile à la pierre.
agricola-reason-no-stable-left =
    { $count ->
        [one] Tu as déjà construit ta seule étable.
       *[other] Tu as déjà construit tes { $count } étables.
    }
agricola-reason-no-stable-site = Ta ferme n’a plus de case vide pour une étable.
agricola-reason-no-field-site = Il te faut une case vide, non clôturée et voisine d’un de tes champs : tu n’en as plus.
agricola-reason-not-beside-field = { $cell } ne touche aucun de tes champs. Seul le premier champ va n’importe où.
agricola-reason-no-field = Tu n’as aucun champ.
agricola-reason-no-empty-field = Tu n’as aucun champ vide.
agricola-reason-nothing-to-sow = Tu n’as ni céréales ni légumes à semer.
agricola-reason-no-field-there = Il n’y a pas de champ en { $cell }.
agricola-reason-field-sown =
    { $good ->
        [grain] Des céréales poussent déjà en { $cell }.
       *[vegetable] Des légumes poussent déjà en { $cell }.
    }
agricola-reason-no-oven = Pour cuire du pain, il te faut un Foyer, un Fourneau ou un four.
agricola-reason-oven-full =
    { $count ->
        [one] Tes fours prennent au plus { $count } céréale par action.
       *[other] Tes fours prennent au plus { $count } céréales par action.
    }
agricola-reason-no-pasture-site = Tu ne peux plus rien clôturer. Clôtures restantes : { $left }.
agricola-reason-not-to-enclose =
    { $what ->
        [room] Il y a une pièce en { $cell } : elle ne se clôture pas. Choisis d’autres cases.
       *[field] Il y a un champ en { $cell } : il ne se clôture pas. Choisis d’autres cases.
    }
agricola-reason-not-joined = Les cases d’un pâturage doivent se toucher par un côté.
agricola-reason-not-beside-pasture = Un nouveau pâturage doit toucher un de tes pâturages.
agricola-reason-pasture-already = C’est déjà un pâturage. Choisis d’autres cases.
agricola-reason-other-half = Cela divise le pâturage ; choisis plutôt l’autre partie : { $cells }.
agricola-reason-across-fences = Un nouveau pâturage est soit hors de tes pâturages, soit à l’intérieur d’un seul.
agricola-reason-too-few-fences =
    { $count ->
        [one] Il faut { $count } nouvelle clôture. Clôtures restantes : { $left }.
       *[other] Il faut { $count } nouvelles clôtures. Clôtures restantes : { $left }.
    }
agricola-reason-no-card-to-play = Tu n’as aucune carte à jouer ici.
agricola-reason-no-improvement-payable = Tu ne peux payer aucun aménagement.
agricola-reason-improvement-taken = Cet aménagement a déjà un propriétaire : { agricola-noun-improvement } ({ $seats }).
agricola-reason-no-fireplace = Tu n’as pas ce que tu veux rendre : { agricola-noun-improvement }.
agricola-reason-not-offered = Cette case ne propose pas cela. Choisis parmi ce qu’elle offre.
agricola-reason-family-full = Ta famille compte déjà 5 personnes : elle ne peut plus s’agrandir.
agricola-reason-no-room-for-child = Ta maison n’a pas de place pour un enfant : il te faut plus de pièces que de personnes.
agricola-reason-too-early = C’est possible à partir de la manche { $round }.
agricola-reason-no-cooking-while-breeding = Pendant la reproduction, tu ne peux rien cuisiner ni échanger.
agricola-reason-no-workshop = Pour échanger cela, il te faut : { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = Cet atelier ne sert qu’à nourrir ta famille pendant une récolte : { agricola-noun-improvement }.
agricola-reason-workshop-used = Cet atelier a déjà servi à cette récolte : { agricola-noun-improvement }.
agricola-reason-needed-here = Garde cette ressource, il te la faut pour cette action : { agricola-noun-good }.
agricola-reason-no-cooking = Pour cuisiner des animaux, il te faut un Foyer ou un Fourneau.
agricola-reason-keep-more = Tu as de la place pour plus d’animaux : garde-les aussi.
agricola-reason-no-place-for-animals = Ta ferme n’a pas de place pour autant d’animaux.

## Options

agricola-option-players = Nombre de joueurs
agricola-option-players-help = De 1 à 4 joueurs.
agricola-option-first-seat = Premier joueur
agricola-option-first-seat-help = La place qui commence. Si tu ne précises rien, elle est tirée au hasard, comme le dit le livret.
agricola-option-cards = Cartes
agricola-option-cards-help = Avec des cartes, chaque joueur a en main des savoir-faire et des aménagements mineurs. Sans cartes, c’est la partie pour débutants.
agricola-option-cards-none = sans cartes en main
agricola-option-side-job = Petits travaux
agricola-option-side-job-help = Une case de plus pour 2 à 4 joueurs : construire une étable pour 1 bois et/ou cuire du pain.
agricola-option-side-job-without = sans
agricola-option-side-job-with = avec
agricola-option-tile = Tuile d’actions supplémentaires
agricola-option-tile-help = Une tuile où un seul fermier peut aller à chaque manche. À 2 joueurs, il choisit entre quatre actions ; à 3 ou 4, entre deux.
agricola-option-tile-without = sans
agricola-option-tile-with = avec
agricola-option-problem-solo-tiles = Petits travaux et la tuile d’actions supplémentaires ne servent pas en solo : enlève ces options.

## Notation

agricola-error-no-space = La case d’action « { $text } » n’existe pas : écris forest, clay-pit, farm-expansion, etc.
agricola-error-no-cell = La case de ferme « { $text } » n’existe pas : écris de a1 à e3, la colonne d’abord.
agricola-error-no-cells = « { $text } » n’est pas un ensemble de cases : écris-les en un mot, comme c1d1d2.
agricola-error-no-crop = « { $text } » ne se sème pas : écris grain ou vegetable.
agricola-error-no-good = La ressource « { $text } » n’existe pas : écris wood, grain, sheep, etc.
agricola-error-no-house = La maison « { $text } » n’existe pas : écris clay ou stone.
agricola-error-no-improvement = L’aménagement « { $text } » n’existe pas : écris fireplace2, hearth4, well, clay-oven, etc.
agricola-error-no-branch = « { $text } » n’est proposé nulle part.

## Positions impossibles

agricola-position-animals = Les animaux de la place { $seat }, comptée à partir de 0, n’ont pas tous de la place, et personne ne choisit lesquels garder.
agricola-position-card = Cette carte ne peut pas être placée ainsi : { $card }.
agricola-position-crowd = Il ne peut pas y avoir autant de fermiers là : { agricola-noun-space }.
agricola-position-family = La famille de la place { $seat }, comptée à partir de 0, est impossible : ses membres, ses nouveau-nés ou ceux qui sont à la maison.
agricola-position-fences = Les pâturages de la place { $seat }, comptée à partir de 0, sont impossibles ou demandent trop de clôtures.
agricola-position-field = Le champ en { $cell } ne peut pas porter cette culture, ou pas autant.
agricola-position-goods = Il ne peut pas y en avoir autant : { agricola-noun-good }.
agricola-position-major = Cet aménagement n’est nulle part, ou à plusieurs endroits : { agricola-noun-improvement }.
agricola-position-order = Ce ne peut pas être le tour de la place { $seat }, comptée à partir de 0.
agricola-position-phase = La phase « { $phase } » ne correspond pas à ce que les places ont encore à faire.
agricola-position-pile = Ces ressources ne peuvent pas s’y trouver : { agricola-noun-space }.
agricola-position-points = La place { $seat }, comptée à partir de 0, ne peut pas avoir de jetons Mendicité avant la première récolte.
agricola-position-promise = De telles ressources ne peuvent pas être sur la case de la manche { $round }.
agricola-position-round = La manche { $round } ne correspond pas aux cartes Manche montrées.
agricola-position-round-cards = Les cartes des manches { $first } à { $last } ne sont pas celles de leur période.
agricola-position-seats =
    { $players ->
        [one] Il faut { $players } ferme, une par joueur.
       *[other] Il faut { $players } fermes, une par joueur.
    }
agricola-position-space = Cette case n’est pas en jeu : { agricola-noun-space }.
agricola-position-steps = La place { $seat }, comptée à partir de 0, ne peut pas avoir ces étapes à faire.
agricola-position-yard = Les pièces, les champs et les étables de la place { $seat }, comptée à partir de 0, ne peuvent pas être placés ainsi.

## Ce qu’apporte une réponse

agricola-fact-goods = { $before } → { $after }
agricola-fact-begging =
    { $count ->
        [one] { $count } jeton Mendicité : −3 points
       *[other] { $count } jetons Mendicité : −3 points chacun
    }
agricola-fact-released = Pas de place pour { agricola-noun-goods }
agricola-fact-promised =
    { $rounds ->
        [one] 1 nourriture à la prochaine manche
       *[other] 1 nourriture à chacune des { $rounds } prochaines manches
    }
agricola-fact-card-promised =
    { $rounds ->
        [one] { agricola-noun-goods } dans { $rounds } manche à venir
       *[other] { agricola-noun-goods } dans chacune de { $rounds } manches à venir
    }
agricola-fact-starter = Tu commences la prochaine manche
agricola-fact-family =
    { $people ->
        [one] { $people } personne dans ta famille
       *[other] { $people } personnes dans ta famille
    }
