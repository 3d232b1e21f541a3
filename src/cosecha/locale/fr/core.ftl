# Ce qui est commun à tous les jeux : places, refus et erreurs.

seat-number = Place { $number }
seat-name = { $seat }

# $action est un message du jeu : ce qu’il fallait faire, à l’infinitif.
event-forced = { $seat } n’a pas le choix.

## Refus communs à tous les jeux

reason-match-over = La partie est finie : il n’y a plus rien à décider.
# $seat est la première des $count places qui doivent répondre.
reason-not-your-turn = Ce n’est pas à toi de jouer. La décision revient à : { $seats }.
reason-confirm-first = Ton coup est en attente : « confirm » le valide.
reason-nothing-to-confirm = Aucun coup n’est en attente : il n’y a rien à confirmer.
reason-no-such-action = Cette action n’existe pas dans ce jeu.

## Options

error-options-shape = Ces options sont illisibles : { $text }
option-problem-no-such-seat = « { $option } » désigne une place qui n’existe pas : à { $players } joueurs, les places sont 0, 1, etc., jusqu’au nombre de joueurs moins un.
option-problem-two-players-only = « { $option } » ne vaut que pour deux joueurs : à laisser de côté.

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

error-record-altered = Le coup { $move } n’est pas celui qui a été joué : l’enregistrement y est modifié ou abîmé.
error-record-altered-between = Entre les coups { $move } et { $last }, quelque chose n’a pas été joué ainsi : l’enregistrement y est modifié ou abîmé.
error-record-cut = L’enregistrement est incomplet : à partir du coup { $move }, il manque des coups ou il y en a trop.
error-record-head = L’en-tête de l’enregistrement (jeu, options, graine, noms, préparation) n’est plus ce qu’il était : il est modifié ou abîmé.
error-record-fairness = La preuve d’une donne loyale ne tient pas : le secret, les mots et la graine ne concordent pas.
error-record-illegal = Le coup { $move } enfreint les règles : { $text }
error-record-json = { $move ->
    [0] L’enregistrement est coupé ou abîmé : la ligne { $line } est illisible.
   *[other] L’enregistrement est coupé ou abîmé à partir du coup { $move } (ligne { $line }).
}
error-record-move-shape = Le coup { $move } est illisible : { $text }
error-record-names = L’enregistrement nomme { $names } joueurs, mais { $players } jouent.
error-record-newer = L’enregistrement est au format { $format } ; cette version lit les formats jusqu’au { $known }.
error-record-newer-rules = L’enregistrement suit la version { $rules } des règles ; ce programme connaît les versions jusqu’à la { $known }.
error-record-no-seed = L’enregistrement n’a pas de graine et la donne ne peut être refaite : la partie était encore en cours à l’enregistrement.
error-record-notation = Le coup { $move } n’est pas une action : { $text }
error-record-older-rules = L’enregistrement suit la version { $rules } des règles, et la version actuelle est la { $known } : ses coups ne peuvent être rejoués.
error-record-other-end = Tous les coups sont permis, mais la partie ne finit pas comme le dit l’enregistrement : position, points, vainqueurs ou fin de partie.
error-record-other-file = Ceci n’est pas un enregistrement de Cosecha.
error-record-other-game = C’est l’enregistrement d’un autre jeu : { $game }.
error-record-seed = La graine est abîmée : il lui faut 32 chiffres hexadécimaux.
error-record-shape = L’en-tête de l’enregistrement est abîmé : { $text }

error-unknown-game = Le jeu « { $name } » n’existe pas. Tu peux jouer à : { $known }.

## Scénarios

scenario-failed =
    { $step ->
        [0] Au départ, { $what } : attendu { $expected }, trouvé { $came }.
       *[other] Pas { $step }, { $what } : attendu { $expected }, trouvé { $came }.
    }
error-scenario-base = { $file }, « { $scenario } » : la base « { $base } » n’existe pas ou revient sur elle-même.
error-scenario-empty = { $file } ne contient aucun scénario.
error-scenario-file = { $file } est absent ou n’est pas un texte.
error-scenario-missing = { $file }, « { $scenario } » : « { $word } » manque ou n’est pas du bon genre.
error-scenario-move = Le coup { $move } est impossible : { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, « { $scenario } » : un scénario ne s’écrit pas ainsi : { $text }
       *[other] { $file }, « { $scenario } », pas { $step } : un pas ne s’écrit pas ainsi : { $text }
    }
error-scenario-start = { $file }, « { $scenario } » ne peut pas commencer : { $text }
error-scenario-step = { $file }, « { $scenario } », pas { $step } : ceci est illisible : { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, « { $scenario } » : le mot « { $word } » est inconnu. Mots connus : { $known }.
       *[other] { $file }, « { $scenario } », pas { $step } : le mot « { $word } » est inconnu. Mots connus : { $known }.
    }
error-scenario-yaml = { $file }, ligne { $line } : { $text }
