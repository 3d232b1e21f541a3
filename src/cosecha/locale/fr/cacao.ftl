# Cacao. Le nombre qui suit une plantation, un marché ou une mine est ce qu’un ouvrier y obtient. Une tuile ouvriers
# s’écrit par les ouvriers de ses côtés : nord, est, sud, ouest.

## Noms dans les listes

name-jungle-tile =
    { $value ->
        [plantation1] plantation simple
        [plantation2] plantation double
        [market2] marché (2)
        [market3] marché (3)
        [market4] marché (4)
        [gold1] mine d’or (1)
        [gold2] mine d’or (2)
        [water] point d’eau
        [sun] site d’adoration du soleil
       *[temple] temple
    }

## Noms : parties d’autres messages ; ils lisent les arguments du message qui les emploie

cacao-noun-jungle =
    { $jungle ->
        [plantation1] plantation simple
        [plantation2] plantation double
        [market2] marché (2)
        [market3] marché (3)
        [market4] marché (4)
        [gold1] mine d’or (1)
        [gold2] mine d’or (2)
        [water] point d’eau
        [sun] site d’adoration du soleil
        [temple] temple
       *[pile] première tuile de la pioche
    }
cacao-noun-side =
    { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
cacao-noun-spaces =
    { $count ->
        [one] { $count } espace possible
       *[other] { $count } espaces possibles
    }
cacao-noun-taken =
    { $taken ->
        [one] { $taken } fève
       *[other] { $taken } fèves
    }
cacao-noun-sold =
    { $sold ->
        [one] { $sold } fève
       *[other] { $sold } fèves
    }
cacao-noun-suns =
    { $taken ->
        [one] { $taken } soleil
       *[other] { $taken } soleils
    }
cacao-noun-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
cacao-noun-workers =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
cacao-noun-fruits =
    { $fruits ->
        [one] { $fruits } fève
       *[other] { $fruits } fèves
    }

## Le journal de la partie

cacao-event-start-tiles-laid = Sur la table, une plantation simple et un marché (2) se touchent par un coin.
cacao-event-display-turned-up = La pioche révèle : { $tiles }.
cacao-event-turn-began = Tour { $turn } sur { $turns } : { $seat }.
cacao-event-tile-placed = { $seat } pose une tuile ouvriers ({ $tile }) en { $space }.
cacao-event-tile-overbuilt = { $seat } paie 1 soleil et recouvre { $space } avec une tuile ouvriers ({ $tile }).
cacao-event-jungle-placed = { $seat } comble { $space } : { cacao-noun-jungle }.
cacao-event-jungle-turned-up = { $seat } comble { $space } depuis la pioche : { cacao-noun-jungle }.
cacao-event-fruits-taken =
    { $lost ->
        [0] { $seat } prend { cacao-noun-taken } en { $space } ({ cacao-noun-jungle }).
       *[other] { $seat } prend { cacao-noun-taken } en { $space } ({ cacao-noun-jungle }) ; pas de place pour { $lost } de plus.
    }
cacao-event-fruits-sold = { $seat } vend { cacao-noun-sold } en { $space } ({ cacao-noun-jungle }) pour { cacao-noun-gold }.
cacao-event-gold-mined = { $seat } extrait { cacao-noun-gold } en { $space }.
cacao-event-water-carried =
    { $fields ->
        [0] { $seat } puise de l’eau en { $space }, mais le porteur d’eau est déjà à { $value }.
        [one] { $seat } puise de l’eau en { $space } : le porteur avance de { $fields } case, jusqu’à { $value }.
       *[other] { $seat } puise de l’eau en { $space } : le porteur avance de { $fields } cases, jusqu’à { $value }.
    }
cacao-event-suns-taken =
    { $lost ->
        [0] { $seat } prend { cacao-noun-suns } en { $space }.
       *[other] { $seat } prend { cacao-noun-suns } en { $space } ; pas de place pour { $lost } de plus.
    }
cacao-event-workers-idle = { $seat } n’active pas ses ouvriers en { $space } ({ cacao-noun-jungle }).
cacao-event-tile-drawn = { $seat } pioche une tuile ouvriers.
cacao-event-own-tile-drawn = { $seat } reçoit cette tuile : { $tile }.
cacao-event-match-ended =
    { $points ->
        [one] La partie est finie. { $winners } gagne avec { $points } pièce d’or.
       *[other] La partie est finie. { $winners } gagne avec { $points } pièces d’or.
    }
cacao-event-match-shared =
    { $points ->
        [one] La partie est finie. Victoire partagée avec { $points } pièce d’or : { $winners }.
       *[other] La partie est finie. Victoire partagée avec { $points } pièces d’or : { $winners }.
    }

## Ce qu’on demande à une place

cacao-decision-place =
    { $overbuild ->
        [1] Quelle tuile ouvriers poses-tu, et où ? Pour 1 soleil, tu peux aussi recouvrir une de tes tuiles.
       *[0] Quelle tuile ouvriers poses-tu, et où ?
    }
cacao-decision-fill =
    { $count ->
        [one] Avec quelle tuile jungle combles-tu cet espace ?
       *[other] Avec quelles tuiles jungle combles-tu ces { $count } espaces ?
    }
cacao-decision-work =
    { $count ->
        [one] Combien d’ouvriers actives-tu sur ce côté ? Tu as { cacao-noun-fruits }.
       *[other] Quel côté actives-tu, et combien d’ouvriers ? Il te reste { $count } côtés, et tu as { cacao-noun-fruits }.
    }
cacao-decision-confirm = Confirmes-tu ce coup ? Tu peux encore l’annuler.

cacao-waiting-place = Pose d’une tuile ouvriers : { $seats }.
cacao-waiting-fill = Jungle à combler : { $seats }.
cacao-waiting-work = Ouvriers à activer : { $seats }.
cacao-waiting-confirm = Confirmation attendue : { $seats }.
cacao-waiting-over = La partie est finie.

## Ce qu’on peut faire : choix d’un menu

cacao-choice-place = Poser { $tile } (nord { $north }, est { $east }, sud { $south }, ouest { $west }) : { cacao-noun-spaces }
cacao-choice-overbuild = Recouvrir avec { $tile } (nord { $north }, est { $east }, sud { $south }, ouest { $west }) : { cacao-noun-spaces }
cacao-choice-fill = Combler avec : { cacao-noun-jungle } ({ cacao-noun-spaces })
cacao-choice-work =
    { $task ->
        [sell] Vendre en { $at } ({ cacao-noun-jungle }) avec les ouvriers en { $space }, côté { cacao-noun-side }
       *[take] Prendre des fèves en { $at } ({ cacao-noun-jungle }) avec les ouvriers en { $space }, côté { cacao-noun-side }
    }
cacao-choice-confirm = Confirmer le coup

## Les actions, comme des ordres

cacao-action-place = poser une tuile ouvriers ({ $tile }) en { $space }
cacao-action-overbuild = recouvrir { $space } avec une tuile ouvriers ({ $tile })
cacao-action-fill = combler { $space } : { cacao-noun-jungle }
cacao-action-work = activer { cacao-noun-workers } en { $space }, côté { cacao-noun-side }
cacao-action-confirm = confirmer le coup

## Où en est la partie

cacao-status-turn = Tour { $turn } sur { $turns }
cacao-status-phase =
    { $phase ->
        [place] Étape : poser une tuile ouvriers
        [fill] Étape : combler la jungle
        [work] Étape : activer les ouvriers
       *[over] La partie est finie
    }
cacao-status-active = C’est à : { $seat }
cacao-status-display =
    { $tiles ->
        [none] Aucune tuile visible
       *[other] Tuiles visibles : { $tiles }
    }
cacao-status-pile = Tuiles jungle dans la pioche : { $count }
cacao-status-hand =
    { $tiles ->
        [none] Ta main est vide
       *[other] Dans ta main : { $tiles }
    }

cacao-seats = Joueurs
cacao-column-seat = Joueur
cacao-column-gold = Or
cacao-column-fruits = Fèves
cacao-column-suns = Soleils
cacao-column-water = Eau
cacao-column-hand = En main
cacao-column-pile = À piocher
cacao-cell-hidden = caché
cacao-cell-none = –

## La carte en mots

cacao-about = Envoie tes ouvriers dans la jungle : récolte, vends, porte de l’eau et remporte les temples.
cacao-board = Carte
cacao-board-row = Rangée
cacao-board-jungle = { cacao-noun-jungle }
cacao-board-workers =
    { $under ->
        [1] { $seat } { $tile }, sur une autre
       *[0] { $seat } { $tile }
    }
cacao-board-due = à combler
cacao-board-spot = libre
cacao-board-temples = Ouvriers près des temples
cacao-board-temple = Temple
cacao-board-edges = Ouvriers à activer
cacao-board-side = { $space }, { cacao-noun-side }
cacao-board-at = { cacao-noun-jungle } en { $at }
cacao-board-edge-seat = Joueur
cacao-board-edge-side = Côté
cacao-board-edge-at = Tuile jungle
cacao-board-edge-workers = Ouvriers

## La feuille de décompte

cacao-score-title = Or final
cacao-score-item = Origine de l’or
cacao-score-gold = Pièces
cacao-score-temple = Temple { $number }
cacao-score-temple-on = Temple { $number } ({ $space })
cacao-score-suns = Soleils
cacao-score-water = Eau
cacao-score-fruits = Fèves (pour départager)
# Les ouvriers près d’un temple et ce qu’ils rapportent.
cacao-score-cell = { $workers } → { $gold }
cacao-score-tie = ({ $fruits })
cacao-score-total = Total
cacao-decided-tie = Égalité en or ; les fruits restants décident : { $winner } gagne { $fruits } à { $fewer }.

## Pourquoi les règles refusent quelque chose

cacao-reason-wrong-phase = Tu ne peux pas faire cela à cette étape du tour.
cacao-reason-not-in-hand = Tu n’as pas cette tuile en main : { $tile }. Choisis-en une de ta main.
cacao-reason-jungle-space = { $space } est un espace jungle. Une tuile ouvriers va là où la somme des deux nombres est impaire.
cacao-reason-space-taken = Il y a déjà une tuile ouvriers en { $space }. Choisis un espace vide.
cacao-reason-no-jungle-beside = { $space } ne touche aucune tuile jungle. Choisis un espace qui partage un côté avec l’une d’elles.
cacao-reason-jungle-left = Tu ne peux recouvrir une tuile que lorsqu’il ne reste aucune tuile jungle, ni visible ni dans la pioche.
cacao-reason-no-sun = Recouvrir coûte 1 soleil, et tu n’en as pas. Choisis un espace vide.
cacao-reason-not-your-tile = Aucune de tes tuiles n’est en { $space }. Tu ne peux recouvrir que tes propres tuiles.
cacao-reason-overbuilt-already = L’espace { $space } est déjà recouvert. Un espace porte deux tuiles au plus.
cacao-reason-display-first = Utilise d’abord les tuiles visibles, ensuite celles de la pioche.
cacao-reason-not-on-display = Cette tuile n’est pas visible : { cacao-noun-jungle }. Choisis une tuile visible.
cacao-reason-not-due = { $space } n’est pas à combler. Choisis, à côté de ta nouvelle tuile, un espace que touchent deux tuiles ouvriers.
cacao-reason-not-activated = Tu n’as pas d’ouvriers à activer en { $space }, côté { cacao-noun-side }.
cacao-reason-too-few-workers =
    { $workers ->
        [one] Il n’y a que { $workers } ouvrier de ce côté.
       *[other] Il n’y a que { $workers } ouvriers de ce côté.
    }
cacao-reason-too-few-fruits = Chaque ouvrier vend 1 fève, et tu as { cacao-noun-fruits }.
cacao-reason-store-full =
    { $room ->
        [0] Ton stock est plein : un ouvrier de plus ne rapporterait rien.
        [one] Ton stock n’a plus que { $room } emplacement : un ouvrier de plus ne rapporterait rien.
       *[other] Ton stock n’a plus que { $room } emplacements : un ouvrier de plus ne rapporterait rien.
    }

## Options

cacao-option-players = Nombre de joueurs
cacao-option-players-help = De 2 à 4 joueurs.
cacao-option-first-seat = Premier joueur
cacao-option-first-seat-help = La place qui commence, au hasard si tu ne précises rien. D’après le livret, c’est le joueur le plus âgé.
cacao-option-gold = Or des joueurs
cacao-option-gold-help = Choisis si les joueurs voient l’or des autres. Les gains sont toujours visibles.
cacao-option-gold-open = visible de tous
cacao-option-gold-hidden = caché aux autres

## Notation

cacao-error-no-space = L’espace « { $text } » n’existe pas : écris deux nombres comme 0,-1 (droite, bas), aucun au-delà de { $farthest }.
cacao-error-no-worker-tile = La tuile ouvriers « { $text } » n’existe pas : écris les ouvriers au nord, à l’est, au sud et à l’ouest, comme 2101 ou 1210.
cacao-error-no-jungle-tile = La tuile jungle « { $text } » n’existe pas : écris plantation1, market3, gold2, water, sun, temple, etc.
cacao-error-no-side = Le côté « { $text } » n’existe pas : écris N, E, S ou W.

## Positions impossibles

cacao-position-turn = Le tour { $turn } n’existe pas, ou ce n’est pas le dernier alors que la partie est finie.
cacao-position-first-seat = La première place et le joueur du tour { $turn } ne concordent pas.
cacao-position-seats = Or, fèves, soleils, eau, mains et pioches : il faut une valeur par joueur (joueurs : { $players }).
cacao-position-water = Les cases eau sont comptées de 0 à { $fields }.
cacao-position-village = La place { $seat }, comptée à partir de 0, stocke plus qu’elle ne peut, ou moins que rien.
cacao-position-lying = Ce qui se trouve en { $space } n’y a pas sa place : les tuiles jungle vont là où la somme des nombres est paire, les tuiles ouvriers là où elle est impaire.
cacao-position-start-tiles = Il manque les tuiles de départ : plantation1 en 0,0 et market2 en 1,1.
cacao-position-workers-apart = La tuile ouvriers en { $space } n’est à côté d’aucune tuile jungle.
cacao-position-jungle-apart = La tuile jungle en { $space } touche moins de deux tuiles ouvriers.
cacao-position-not-joined = La tuile en { $space } n’est pas reliée aux tuiles de départ, côté contre côté.
cacao-position-due = L’espace { $space } touche deux tuiles ouvriers et devrait être comblé.
cacao-position-worker-tiles = Les tuiles ouvriers de la place { $seat }, comptée à partir de 0, ne sont pas celles qu’elle a reçues.
cacao-position-hand = La place { $seat }, comptée à partir de 0, a trop ou trop peu de tuiles sur la carte ou en main pour ce tour.
cacao-position-jungle-tiles = Il devrait y en avoir { $count } en tout : { cacao-noun-jungle }.
cacao-position-display =
    { $count ->
        [one] Il ne peut pas y avoir { $count } tuile visible maintenant.
       *[other] Il ne peut pas y avoir { $count } tuiles visibles maintenant.
    }
cacao-position-overbuilt = Une tuile a été recouverte alors qu’il reste des tuiles jungle.
cacao-position-phase = L’étape « { $phase } » ne correspond pas à ce qui, pendant ce tour, a été posé ou comblé, ou attend une confirmation.
cacao-position-edge = Les ouvriers en { $space }, côté { cacao-noun-side }, ne peuvent pas être à activer.
