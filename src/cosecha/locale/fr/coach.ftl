# L’entraîneur : ce que valaient les décisions, ce qui aurait été mieux, et d’où viennent les points.

coach-title = Analyse
coach-analyze = Analyser
coach-about = L’entraîneur analyse chaque décision d’après ce que le joueur pouvait savoir à ce moment-là.
coach-progress = Analyse en cours : { $done } sur { $all }
coach-queued =
    { $ahead ->
        [one] En attente : { $ahead } analyse avant la tienne.
       *[other] { $ahead } autres analyses passent d’abord.
    }
coach-begun = Analyse de la partie…
coach-done = L’analyse est prête.
coach-fork = Cette partie en continue une autre, jouée sans conseils et peut-être pas encore finie. L’analyse n’est donc pas possible.
coach-incomplete = La partie est très longue : seul son début a été analysé.

## Notes

coach-mark-best = Le meilleur
coach-mark-good = Bon
coach-mark-inaccuracy = Imprécision
coach-mark-mistake = Erreur
coach-cell-played = { $action } ({ $mark })
coach-cell-better = { $action } ({ $gain })
coach-idea-behind = { $action } ({ $change })
coach-move-number = Coup
coach-why = Pourquoi
coach-marks = Décisions
coach-marks-of = Décisions : { $seat }
coach-marks-fine = Ni imprécision ni erreur.
coach-marks-none = Il n’y avait rien à choisir.
coach-lost = Perdu

## Quantités. $whole et $tenth : par exemple 3 et 4 pour 3,4

coach-points = { $whole },{ $tenth } points
coach-percent = { $percent } %
coach-more = +{ $amount }
coach-less = −{ $amount }
coach-better-chances = de meilleures chances de gagner
coach-worse-chances = de moins bonnes chances de gagner

## La courbe

coach-curve-points = Points attendus
coach-curve-wins = Chances de gagner
coach-curve-moves = Coups
coach-curve-at =
    { $move ->
        [0] Au début
       *[other] Après le coup { $move }
    }
coach-turns = Tournants de la partie
coach-turns-none = Aucun : pas de changement brusque.
coach-turn =
    { $moves ->
        [one] Coup { $last }, { $seat } : { $change }
       *[other] Coups { $first }–{ $last }, { $seat } : { $change }
    }
coach-as-table = En tableau

## Une décision

coach-move = Coup { $move }
coach-played = Joué
coach-better = Mieux
coach-best-played = Rien n’était mieux.
coach-not-judged = À ce moment, personne n’a de choix à faire.
coach-next-marked = Imprécision ou erreur suivante
coach-show-played = Montrer le coup joué
coach-show-better = Montrer le meilleur coup

## Que ferais-tu ?

coach-ideas = Que ferais-tu ?
coach-ideas-about = Les meilleurs coups ({ $seat }), chacun avec une suite possible.
coach-line = Suite possible
coach-line-back = Retour
coach-line-on = Avancer
coach-line-at = Étape { $step } sur { $steps }
coach-line-close = Fermer la suite
coach-line-step = { $seat } : { $action }
coach-line-guessed = Ce n’est qu’une suite possible : tout ce qui est caché est supposé.

## Le bilan

coach-report = D’où viennent tes points
coach-report-of = D’où viennent les points : { $seat }
coach-report-from = Points pour
coach-report-own = Toi
coach-report-seat = Points
coach-report-others = Les autres en moyenne
coach-report-usual = Moyenne : { $level }
coach-report-about = La dernière colonne indique ce que marquent en moyenne les bots de ce niveau.
coach-report-total = Total
coach-report-team = Équipe
coach-source-temples = Temples
coach-try = À essayer la prochaine fois
coach-try-santiago =
    { $source ->
        [money] Garde plus d’argent. Enchéris peu si la tuile ne t’est pas vraiment utile, et laisse les autres payer les canaux.
       *[plantations] Fais de plus grandes plantations. Plante à côté de la même culture et veille à ce que l’eau y arrive.
    }
coach-try-cacao =
    { $source ->
        [gold] Vends plus de cacao. Place des ouvriers à côté d’un marché quand ta réserve est pleine.
        [temples] Dispute les temples. Un ouvrier de plus que les autres suffit pour y être en tête.
        [suns] Prends des soleils. Chacun vaut 1 or, et tard dans la partie il permet de recouvrir une tuile.
       *[water] Fais avancer davantage ton porteur d’eau. Les dernières cases valent le plus.
    }
coach-try-agricola =
    { $source ->
        [fields] Laboure plus de champs. Ils rapportent dès le deuxième.
        [pastures] Clôture plus de pâturages. 4 petits rapportent plus que 1 grand.
        [grain] Sème des céréales plus tôt. Une céréale en donne trois.
        [vegetables] Prends un légume et sème-le. Il en faut peu pour beaucoup de points.
        [sheep] Garde des moutons jusqu’à la fin. Le premier t’évite déjà de perdre un point.
        [boar] Garde des sangliers jusqu’à la fin. Le premier t’évite déjà de perdre un point.
        [cattle] Garde des bœufs jusqu’à la fin. Il en faut peu pour beaucoup de points.
        [unused] Utilise toutes les cases de ta ferme. Chaque case vide coûte un point.
        [stables] Place tes étables dans des clôtures. Chacune y rapporte un point.
        [rooms] Rénove ta maison. Chaque pièce en argile ou en pierre rapporte des points.
        [people] Agrandis ta famille plus tôt. Chaque personne rapporte 3 points et une action de plus par manche.
        [improvements] Prends un aménagement utile toute la partie, par exemple de quoi cuisiner.
        [begging] Prévois tôt la nourriture de la prochaine récolte. Chaque jeton Mendicité coûte 3 points.
       *[bonus] Cherche des points bonus : des cartes et des ateliers récompensent ce qu’il te reste.
    }
coach-try-move = Revois le coup { $move }. Il t’a coûté { $lost }.
coach-try-move-chances = Revois le coup { $move }. Il a réduit tes chances de gagner.
coach-try-level = Tu as bien tenu partout. Essaie un autre niveau, un autre nombre de joueurs ou d’autres options.

## Ce qui peut échouer

error-coach-none = Il n’y a pas d’entraîneur pour { $game }.
error-coach-running = La partie n’est pas finie. Tu pourras l’analyser à la fin.
error-coach-busy = Beaucoup de parties sont en cours d’analyse. Réessaie dans quelques minutes.
error-coach-failed = L’analyse a échoué. Réessaie.
error-coach-no-choice = À ce moment, personne n’a de choix à faire.
