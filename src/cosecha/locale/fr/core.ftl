# Ce qui est commun à tous les jeux : places, refus et erreurs.

seat-number = Place { $number }
seat-name = { $seat }

# Le niveau d’un bot, à côté de son nom.
bot-level-random = bot aléatoire
bot-level-sprout = bot jeune pousse
bot-level-apprentice = bot apprenti
bot-level-farmer = bot fermier
bot-level-steward = bot régisseur
bot-level-master = bot maître
bot-level-insight = bot normal
bot-level-other = bot
# Below the name of a bot, where there is little room.
bot-level-short-random = aléatoire
bot-level-short-sprout = jeune pousse
bot-level-short-apprentice = apprenti
bot-level-short-farmer = fermier
bot-level-short-steward = régisseur
bot-level-short-master = maître
bot-level-short-insight = normal
# Un bot dont le temps de réflexion n’est pas celui d’habitude. $level est l’un des précédents.
bot-level-timed = { $level }, { $seconds } s
# $level est l’un des précédents.
bot-introduced = { $name } ({ $level })
# What a league has measured: the rating with its 95% interval, the mean time of a move, and the share of games that
# a level wins against another one.
bot-rating = Classement Elo { $rating } (de { $low } à { $high })
bot-time = { $seconds } s par coup
bot-against = { $level } { $percent } %
# Un nombre à virgule : $part en sont les chiffres.
bot-decimal = { $whole },{ $part }
# How long a bot thinks about a move: above a list, and its items.
bot-thinking = Temps de réflexion
bot-seconds = { $seconds } s

# $action est un message du jeu : ce qu’il fallait faire, à l’infinitif.
event-forced = { $seat } n’a pas le choix.

## Refus communs à tous les jeux

reason-match-over = La partie est finie : il n’y a plus rien à décider.
# $seat est la première des $count places qui doivent répondre.
reason-not-your-turn = Ce n’est pas ton tour. Réponse attendue : { $seats }.
reason-confirm-first = Confirme d’abord ton coup en attente : tape « confirm ».
reason-nothing-to-confirm = Aucun coup n’est en attente : il n’y a rien à confirmer.
reason-no-such-action = Cette action n’existe pas dans ce jeu.

## Options

# Une option différente de l’habituelle, et sa valeur.
option-agreed = { $name } : { $value }
# Les premières lignes du journal.
table-agreed = Convenu – { $option }
error-options-shape = Ces options sont illisibles : { $text }
option-problem-no-such-seat =
    { $players ->
        [one] « { $option } » désigne une place qui n’existe pas : à { $players } joueur, la seule place est 0.
       *[other] « { $option } » désigne une place qui n’existe pas : à { $players } joueurs, la première place est 0.
    }
option-problem-two-players-only = « { $option } » ne vaut qu’à deux joueurs : enlève cette option.
option-set-no-name = Donne un nom à ces options.
option-set-long-name = Le nom peut compter jusqu’à { $most } caractères.
option-set-unknown = Tu n’as pas enregistré d’options sous le nom « { $name } ».
option-set-taken = Tu as déjà des options sous le nom « { $name } ». Choisis un autre nom.
option-set-full = Tu peux enregistrer jusqu’à { $most } jeux d’options par jeu. Supprime d’abord l’un d’eux.

## Notation

error-notation-fields = Ces champs ne forment pas une action : { $text }
error-notation-number = « { $text } » n’est pas un nombre utilisable ici : écris des chiffres, 999 au plus.
error-notation-shape = « { $text } » est illisible. Écris-le ainsi : { $shape }
error-notation-word = L’action « { $text } » n’existe pas. Actions connues : { $known }.

## Positions

error-position-name =
    { $kind ->
        [intersection] L’intersection « { $name } » n’existe pas.
        [phase] L’étape « { $name } » n’existe pas.
        [segment] Le tronçon « { $name } » n’existe pas.
        [side] Le côté « { $name } » n’existe pas.
        [space] L’espace « { $name } » n’existe pas.
        [square] La case « { $name } » n’existe pas.
        [tile] La tuile « { $name } » n’existe pas.
       *[other] Le nom « { $name } » ({ $kind }) est inconnu.
    }
error-position-seat = La place { $number } n’existe pas dans cette position ; les places se comptent à partir de 0.
error-position-twice = « { $name } » y figure deux fois.
error-position-view = Ceci est une vue : elle tait ce qu’une place ne peut pas savoir. Une position dit tout.
error-position-shape = Ceci n’est pas une position : { $text }

## Enregistrements

error-older-rules = Cette partie a commencé avec la version { $rules } des règles ; cette version de Cosecha joue à partir de la { $first }.
error-newer-rules = Cette partie a commencé avec la version { $rules } des règles ; cette version de Cosecha connaît jusqu’à la { $known }. Mets-la à jour.
error-record-altered = Le coup { $move } n’est pas celui qui a été joué : la partie enregistrée est modifiée ou abîmée.
error-record-altered-between = Entre les coups { $move } et { $last }, quelque chose n’a pas été joué ainsi : la partie enregistrée est modifiée ou abîmée.
error-record-cut = La partie enregistrée est incomplète : à partir du coup { $move }, il manque des coups ou il y en a trop.
error-record-head = L’en-tête de la partie enregistrée (jeu, options, graine, noms, préparation) est modifié ou abîmé.
error-record-fairness = La preuve du tirage ne tient pas : le secret, les mots et la graine ne concordent pas.
error-record-illegal = Le coup { $move } enfreint les règles : { $text }
error-record-json = { $move ->
    [0] La partie enregistrée est coupée ou abîmée : la ligne { $line } est illisible.
   *[other] La partie enregistrée est coupée ou abîmée à partir du coup { $move } (ligne { $line }).
}
error-record-move-shape = Le coup { $move } est illisible : { $text }
error-record-names =
    { $names ->
        [one] La partie enregistrée nomme { $names } joueur, mais il en faut { $players }.
       *[other] La partie enregistrée nomme { $names } joueurs, mais il en faut { $players }.
    }
error-record-newer = La partie enregistrée est au format { $format } ; cette version lit les formats jusqu’au { $known }.
error-record-newer-rules = La partie enregistrée suit la version { $rules } des règles ; ce programme connaît les versions jusqu’à la { $known }.
error-record-no-seed = La partie enregistrée n’a pas de graine : elle n’était pas finie, et son tirage ne peut pas être refait.
error-record-notation = Le coup { $move } n’est pas une action : { $text }
error-record-older-rules = La partie enregistrée suit la version { $rules } des règles ; cette version de Cosecha rejoue les parties à partir de la { $first }.
error-record-other-end = Tous les coups sont permis, mais la partie ne finit pas comme le dit le fichier : position, points, vainqueurs ou fin de partie.
error-record-other-file = Ce fichier n’est pas une partie de Cosecha.
error-record-other-game = C’est une partie d’un autre jeu : { $game }.
error-record-seed = La graine est abîmée : il lui faut 32 chiffres hexadécimaux.
error-record-shape = L’en-tête de la partie enregistrée est abîmé : { $text }

error-unknown-game = Le jeu « { $name } » n’existe pas. Tu peux jouer à : { $known }.
error-no-lesson = Il n’y a pas de première leçon pour { $name }. Tu peux apprendre : { $known }.

## Séries

# $known énumère des noms à taper : best-of-three.
error-unknown-series = Il n’y a pas de série « { $name } » pour { $game }. Au choix : { $known }.
# $text dit ce qui ne va pas dans cette partie.
error-series-game = Partie { $number } de la série : { $text }
error-series-place = Sa place n’est pas ici, mais dans une autre série ou ailleurs dans celle-ci.
error-series-options = Ses options ne sont pas celles auxquelles mènent les parties d’avant.
error-series-unfinished = La partie { $number } de la série n’est pas finie, mais une autre la suit.
error-series-answers = Le choix fait après la partie { $number } de la série est impossible.
error-series-end = Toutes les parties sont justes, mais le classement de la série n’est pas celui du fichier.
series-problem-alone = Cette série se joue à 2 au moins.
# $kind est le nom de la série ; $most vaut « none » si elle n’a pas de fin.
series-title =
    { $most ->
        [none] { $kind }, partie { $number }
       *[other] { $kind }, partie { $number } sur { $most }
    }
series-name-best-of-three = Deux parties gagnantes
series-about-best-of-three = Gagne 2 parties pour gagner la série. Si personne n’est en tête après 3 parties, la somme de tous les points décide.
series-games = Parties
series-game = Partie { $number }
series-cell-won = { $points } (gagné)
series-handed = Pour la partie suivante
series-handed-nothing = –
series-points-best-of-three = Victoires
series-stake-open = La série se gagne en 2 victoires.
series-stake-close = Il manque 1 victoire pour gagner la série : { $seats }
series-stake-last = La dernière partie décide de la série.
series-won =
    { $by ->
        [points] { $seat } gagne la série à la somme de tous les points.
       *[wins] { $wins ->
            [one] { $seat } gagne la série avec { $wins } victoire.
           *[other] { $seat } gagne la série avec { $wins } victoires.
        }
    }
series-shared = La série finit par une victoire partagée : { $seats }
series-won-team = Cette équipe gagne la série : { $seats }

## Scénarios

scenario-failed =
    { $step ->
        [0] Au départ, { $what } : attendu { $expected }, trouvé { $came }.
       *[other] Étape { $step }, { $what } : attendu { $expected }, trouvé { $came }.
    }
error-scenario-base = { $file }, « { $scenario } » : la base « { $base } » n’existe pas ou revient sur elle-même.
error-scenario-empty = { $file } ne contient aucun scénario.
error-scenario-file = { $file } est absent ou n’est pas un texte.
error-scenario-missing = { $file }, « { $scenario } » : « { $word } » manque ou n’est pas du bon type.
error-scenario-move = Le coup { $move } est impossible : { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, « { $scenario } » : un scénario ne s’écrit pas ainsi : { $text }
       *[other] { $file }, « { $scenario } », étape { $step } : une étape ne s’écrit pas ainsi : { $text }
    }
error-scenario-start = { $file }, « { $scenario } » ne peut pas commencer : { $text }
error-scenario-step = { $file }, « { $scenario } », étape { $step } : ceci est illisible : { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, « { $scenario } » : le mot « { $word } » est inconnu. Mots connus : { $known }.
       *[other] { $file }, « { $scenario } », étape { $step } : le mot « { $word } » est inconnu. Mots connus : { $known }.
    }
error-scenario-yaml = { $file }, ligne { $line } : { $text }

## Ce qui décide de la partie

# $item est une ligne de la feuille de score.
decided-by = Ce qui décide de la partie : { $item } ({ $winner } { $points }, { $second } { $fewer }).
decided-by-team = Ce qui décide de la partie : { $item } ({ $winner } : { $points } ; { $second } : { $fewer }).
decided-shared = Personne ne prend l’avantage : la victoire est partagée.
