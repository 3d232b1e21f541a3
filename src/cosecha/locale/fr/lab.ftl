# Recherche : beaucoup de parties, sur cette machine ou sur un cluster, et ce qu’elles disent.

## Où l’on joue

error-run-place = Impossible de jouer sur « { $place } ». Utilise processes, ray ou une adresse comme ray://host:10001.
error-run-ray-connect = Impossible de joindre un cluster Ray à l’adresse « { $place } » : { $text }
error-run-ray = L’exécution sur Ray a échoué : { $text }
error-run-ray-version = Les nœuds Ray ont Cosecha { $there }, mais cette machine a la version { $here }. Installe partout la même.

## Jeux de données

cli-dataset-stopped = Arrêté. Ce qui est fait reste dans { $folder }. Pour continuer, relance la même commande.
cli-dataset-damaged = { $file } était endommagé et vient d’être réécrit.
cli-dataset-kept = Fichiers déjà présents : { $kept } sur { $parts }.
cli-dataset-done =
    { $games ->
        [one] { $folder } : { $rows } décisions de { $games } partie, { $size } Mo.
       *[other] { $folder } : { $rows } décisions de { $games } parties, { $size } Mo.
    }
error-dataset-none = Il n’y a pas de jeu de données dans « { $folder } ».
error-dataset-manifest = Impossible de lire le manifeste du jeu de données « { $folder } » : { $text }.
error-dataset-format = Le jeu de données « { $folder } » est au format { $format }. Cette version lit le format { $known }.
error-dataset-other = « { $folder } » contient un autre jeu de données : { $field } y vaut { $there }, et ici { $here }.
error-dataset-not-empty = « { $folder } » n’est pas un dossier vide et ne contient pas de jeu de données.
error-dataset-taken = Un autre processus écrit dans le jeu de données « { $folder } ». Attends qu’il ait terminé.
error-dataset-numbers = Les numéros de partie d’un jeu de données restent inférieurs à { $most }. Choisis un --first-game plus petit ou moins de parties.
error-dataset-unfinished = Le jeu de données « { $folder } » est inachevé. Fichiers manquants : { $missing } sur { $parts }.
error-dataset-column = Le jeu de données n’a pas de colonne « { $column } », seulement { $known }.
error-dataset-damaged = Le fichier « { $file } » manque ou est endommagé. Relance la création du jeu de données pour le remplacer.
error-dataset-no-encoder = Cette version n’a pas d’encodeur pour { $game }. Utilise json.
error-dataset-encoder = « { $folder } » a été encodé avec { $there } : cette version de Cosecha, qui a { $here }, ne peut pas le continuer.
error-dataset-not-encoded = Les observations du jeu de données « { $folder } » ne sont pas encodées.

## Championnats

cli-league-title =
    { $games ->
        [one] { $players ->
            [one] { $game } : championnat de { $games } partie à { $players } joueur, graine { $seed }
           *[other] { $game } : championnat de { $games } partie à { $players } joueurs, graine { $seed }
        }
       *[other] { $players ->
            [one] { $game } : championnat de { $games } parties à { $players } joueur, graine { $seed }
           *[other] { $game } : championnat de { $games } parties à { $players } joueurs, graine { $seed }
        }
    }
cli-league-matrix = À quelle fréquence la ligne bat la colonne
cli-league-about = Elo : Bradley-Terry, 0 en moyenne. OpenSkill : Plackett-Luce, 25 pour un nouveau bot. Entre parenthèses, les intervalles à 95 %.
error-league-bots = Un championnat demande au moins deux bots, chacun nommé une seule fois.
error-league-alone = Dans un championnat, chaque table réunit au moins deux joueurs.

## Force

cli-strength-column =
    { $column ->
        [row] Ligne
        [bot] Bot
        [result] Résultat
        [target] Objectif
        [games] Parties
       *[verdict] Atteint
    }
cli-strength-verdict =
    { $verdict ->
        [met] oui
        [missed] non
        [unfinished] inachevé
       *[unmeasured] pas mesuré
    }
cli-strength-about = Entre parenthèses : intervalles de confiance à 95 %.
cli-strength-pure = Les règles ne sont pas compilées : les bots calculent moins dans le même temps, et les résultats seront moins bons.
cli-strength-stopped = Arrêté. Ce qui est fait reste dans { $file }. Pour continuer, relance la même commande.
cli-strength-other = { $flag } ne va pas avec --strength.
cli-strength-only = { $flag } ne va qu’avec --strength.
error-strength-line = La ligne { $line } de « { $file } » n’est pas un résultat.
error-strength-taken = Un autre processus écrit dans « { $file } ». Attends qu’il ait terminé.
error-strength-page = La page doit avoir les lignes { $begin } et { $end }. Les tableaux vont entre les deux.

## Rapports

cli-report-done = Le rapport est dans { $file }
error-report-file = « { $file } » n’est ni une simulation, ni un championnat, ni une partie enregistrée, ni un jeu de données.
error-report-running = La partie de « { $file } » n’est pas encore terminée.
report-title = Rapport : { $game }
report-about =
    { $games ->
        [one] { $players ->
            [one] { $games } partie à { $players } joueur.
           *[other] { $games } partie à { $players } joueurs.
        }
       *[other] { $players ->
            [one] { $games } parties à { $players } joueur.
           *[other] { $games } parties à { $players } joueurs.
        }
    }
report-made = Créé avec Cosecha { $version }.
report-axis-win-rate = Victoires (%)
report-axis-points = Points
report-axis-mean-points = Points en moyenne
report-axis-round = Manche
report-axis-decisions = Décisions par partie
report-axis-games = Parties
report-axis-taken = Nombre de fois par joueur et par partie
report-axis-worth = Écart en points
report-ratings = Force des bots
report-ratings-about = La force de chaque bot, du meilleur au moins bon, avec des intervalles à 95 %. Si les intervalles de deux bots se recouvrent à peine, l’un est sans doute plus fort que l’autre.
report-matrix = Confrontations directes
report-matrix-about = À quelle fréquence le bot de la ligne a fini devant celui de la colonne. Une égalité compte pour moitié.
report-series = Séries gagnées
report-series-about = La part des séries gagnées, avec des intervalles à 95 %. Une victoire partagée compte en partie. Les autres graphiques portent sur chaque partie.
report-win-rates = Victoires
report-win-rates-about = La part des parties gagnées, avec des intervalles à 95 %. Une victoire partagée compte en partie. La ligne en tirets montre ce que gagneraient des joueurs de même force.
report-scores = Scores finaux
report-scores-about = À quelle fréquence chaque score a été atteint. La ligne marque la moyenne.
report-sources = D’où viennent les points
report-sources-about = Les points de chaque source à la fin de la partie, en moyenne, avec des intervalles à 95 %.
report-rounds = Points par manche
report-rounds-about = Les points, en moyenne, si la partie s’était arrêtée après chaque manche, avec des intervalles à 95 %.
report-lengths = Longueur des parties
report-lengths-about = Combien de décisions les joueurs ont prises dans une partie. Les coups forcés ne comptent pas.
report-taken = Ce qui a été pris, et ce que cela a rapporté
report-taken-about = À gauche, combien de fois un joueur l’a pris. À droite, de combien son avance sur les autres était plus grande dans les parties où il l’a pris que dans ses autres parties, avec des intervalles à 95 %. Cela ne prouve pas une cause : un joueur en tête le prend peut-être plus souvent.
report-taken-only = Ce qui a été pris
report-taken-only-about = Combien de fois un joueur l’a pris par partie.
