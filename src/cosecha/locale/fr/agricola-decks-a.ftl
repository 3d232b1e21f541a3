# Agricola : journal, choix et questions de quelques cartes des paquets d’événements.

## Le journal

agricola-event-crops-added = { $card } : { $seat } ajoute { agricola-noun-goods } sur ses champs ensemencés.
agricola-event-pile-swapped = { $seat } transforme toutes les ressources d’une case en { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } prend une carte : { $card }.
agricola-event-effect-borrowed = { $card } : { $seat } applique un effet sans placer de fermier ({ agricola-noun-space }).
agricola-event-space-marked = { $card } : { $seat } place la fourche ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } passe une carte à { $to } : { $card }.
agricola-event-card-left = { $seat } retire une carte du jeu : { $card }.
agricola-event-critters-born =
    { $count ->
        [one] { $card } : { $seat } a { $count } boule de poils de plus.
       *[other] { $card } : { $seat } a { $count } boules de poils de plus.
    }
agricola-event-critters-fed =
    { $food ->
        [one] { $card } : { $seat } paie { $food } nourriture.
       *[other] { $card } : { $seat } paie { $food } nourritures.
    }
agricola-event-critters-left =
    { $count ->
        [one] { $card } : { $seat } perd { $count } boule de poils et { $count } point.
       *[other] { $card } : { $seat } perd { $count } boules de poils et { $count } points.
    }
agricola-event-llama-lost = { $card } : { $seat } perd 1 lama.

## Ce qu’on peut choisir

agricola-pick-all-of = toute ta réserve : { agricola-noun-good }
agricola-pick-into = transformer en { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = aucune nourriture
agricola-pick-llama = 1 lama
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 lama ({ $seat })
agricola-choice-use-all = { agricola-noun-space } : { $goods }

## Ce qu’il y a sur les cartes et les cases

agricola-client-on-card-depots =
    { $count ->
        [0] Plus aucun réservoir sur cette carte
        [one] { $count } réservoir reste sur cette carte
       *[other] { $count } réservoirs restent sur cette carte
    }
agricola-client-on-card-critters =
    { $count ->
        [0] Aucune boule de poils sur cette carte
        [one] { $count } boule de poils sur cette carte
       *[other] { $count } boules de poils sur cette carte
    }
agricola-cell-marked = { $goods }, fourche
