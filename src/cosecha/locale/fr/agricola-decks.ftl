# Agricola : les deux paquets d’événements. Chaque carte a un nom, un texte et des précisions, que la vue détaillée montre sous le texte.

## Le paquet X

name-card-extraterrestrial-excrement = Excréments extraterrestres
agricola-text-extraterrestrial-excrement = Quand tu utilises cette case, tu ajoutes 1 céréale à chacun de tes champs de céréales et 1 légume à chacun de tes champs de légumes.
agricola-rulings-extraterrestrial-excrement = Les nouvelles cultures se posent sur celles qui y sont déjà, sur les tuiles comme sur les cartes Champ. Un champ vide ne reçoit rien. Il te faut au moins 1 champ semé pour utiliser cette case. Cela ne compte pas comme semer.
name-card-homemade-space-rocket = Fusée faite maison
agricola-text-homemade-space-rocket = Quand tu utilises cette case, tu paies 2 bois, 2 argiles, 1 roseau et 1 pierre pour recevoir 4 points bonus, une seule fois par utilisation.
agricola-rulings-homemade-space-rocket = Ce n’est pas un coût de construction : aucune carte ne le réduit ni ne permet de payer autre chose. À chaque manche suivante, la case peut resservir à tout le monde, toi compris.
name-card-transmogrifier = Transmogrificateur
agricola-text-transmogrifier = Quand tu utilises cette case, tu échanges toutes tes ressources d’un type contre autant de ressources d’un autre type. Ou bien tu échanges toutes les ressources d’une case d’accumulation contre autant de ressources d’un autre type, qui y restent.
agricola-rulings-transmogrifier = De ta réserve, tu peux donner nourriture, bois, argile, roseau, pierre, céréales ou légumes, au moins 1. Tu ne peux pas donner d’animaux, mais tu peux en recevoir ; héberge-les, cuisine-les ou relâche-les. La case d’accumulation peut être occupée, et le nouveau type ne doit pas déjà s’y trouver. Les ressources habituelles s’y ajoutent ensuite.
name-card-merchants-of-jupiter = Marchands de Jupiter
agricola-text-merchants-of-jupiter = Chaque fois qu’un joueur, toi compris, construit des étables, il peut payer 2 roseaux pour prendre cette carte, jusqu’à ce que quelqu’un l’ait. À la fin, elle rapporte 2 points à son propriétaire.
agricola-rulings-merchants-of-jupiter = Toute façon de construire une étable compte, même gratuite. Chaque action de construction donne une occasion ; si le joueur la refuse, la carte reste pour plus tard. Les 2 roseaux ne sont pas un coût de construction, et aucune réduction ne s’applique.
name-card-merchants-of-mars = Marchands de Mars
agricola-text-merchants-of-mars = Chaque fois qu’un joueur, toi compris, agrandit sa famille avec pièce libre, il peut payer 2 nourritures pour prendre cette carte, jusqu’à ce que quelqu’un l’ait. À la fin, elle rapporte 2 points à son propriétaire.
agricola-rulings-merchants-of-mars = La Naissance planifiée et la Naissance modérée comptent. Une naissance même sans pièce libre ne compte jamais, même s’il reste une pièce libre. Avec Tripodes en jeu, sa nourriture se paie d’abord.
name-card-merchants-of-pluto = Marchands de Pluton
agricola-text-merchants-of-pluto = Chaque fois qu’un joueur, toi compris, utilise la case Clôtures, il peut payer 2 pierres pour prendre cette carte, jusqu’à ce que quelqu’un l’ait. À la fin, elle rapporte 2 points à son propriétaire.
agricola-rulings-merchants-of-pluto = Seule la case Clôtures compte, pas la Rénovation de la ferme ni une autre façon de construire des clôtures. Appliquer son effet sans y placer de personne, comme avec Énergie extraterrestre ou Le loup-garou, n’est pas l’utiliser.
name-card-ley-lines = Lignes de ley
agricola-text-ley-lines = À la fin, 1 point bonus par colonne de ta ferme qui ne compte que des pièces, que des tuiles Champ ou que des cases d’un seul et même pâturage. Chaque pâturage rapporte 1 point au plus.
agricola-rulings-ley-lines = Ta ferme a 5 colonnes de 3 cases. Les étables dans le pâturage ne changent rien. Une colonne avec une case couverte ou calcinée ne rapporte rien.
name-card-strange-alien-energy = Énergie extraterrestre
agricola-text-strange-alien-energy = Place 3 réservoirs de carburant sur cette carte. Juste avant chaque phase de retour à la maison, tu peux en défausser exactement 1 pour appliquer l’effet d’une case d’action libre sans y placer de personne. À la fin, cette carte te coûte 3 points.
agricola-rulings-strange-alien-energy = La première occasion vient dans la manche où tu pioches cette carte. Tu paies les coûts habituels, mais cela ne compte pas comme utiliser la case, et tu ne peux pas en choisir une où tu ne peux rien faire. Un nouveau-né se place près de ta personne qui a agi en dernier. Les réservoirs restants ne valent rien, et tu perds les 3 points dans tous les cas.
name-card-alien-farmhand = Ouvrier extraterrestre
agricola-text-alien-farmhand = Quand tu pioches cette carte, place la fourche sur une case d’accumulation. Juste avant chaque phase de retour à la maison, si cette case est libre, tu peux y prendre 1 ressource.
agricola-rulings-alien-farmhand = La fourche ne bouge jamais et sert dès cette manche. S’il y a plusieurs types de ressources, tu en choisis une. Ce n’est pas utiliser la case, mais 1 pierre de la Carrière occidentale te fait piocher une carte X.
name-card-replicator = Réplicateur
agricola-text-replicator = La prochaine fois que tu utilises une case d’accumulation, tu reçois 1 ressource identique de plus pour chaque ressource que tu y prends. Passe ensuite cette carte au joueur à ta gauche, chez qui elle agit de la même façon.
agricola-rulings-replicator = C’est obligatoire à partir de ton tour suivant. Les copies viennent de la réserve générale et ne comptent pas pour piocher. Cette carte compte comme un aménagement mineur pour le joueur qui l’a. En solo, elle quitte la partie après usage.
name-card-x-file = La lime X
agricola-text-x-file = Chaque fois que tu construis des clôtures, des étables ou des pièces en bois, cela te coûte 1 bois de moins en tout.
agricola-rulings-x-file = Si tu construis des pièces et des étables dans une même action, les pièces coûtent 1 bois de moins, et les étables aussi. Les ressources sont d’abord remplacées, puis cette réduction s’applique, au bois seulement. Des clôtures payées tout en argile ne coûtent pas moins.
name-card-furry-friends = Boules de poils
agricola-text-furry-friends = Place 2 boules de poils ici. À la phase des champs de chaque récolte, ajoutes-en 1 par tranche de 2 ; à la phase d’alimentation, tu peux payer 1 nourriture pour chacune, et celle qui ne mange pas part et te coûte 1 point. À la fin, 1 point bonus par boule de poils ici.
agricola-rulings-furry-friends = Ta famille mange d’abord, et une boule de poils ne vaut jamais de jeton Mendicité. Tu choisis combien tu en nourris, et tu peux échanger des ressources pour payer. Les phases des champs hors d’une récolte ne comptent pas. Ce ne sont ni des animaux ni des ressources.
name-card-space-diner = La cantine du bout de la galaxie
agricola-text-space-diner = À la fin, le joueur qui a exactement 42 points gagne. Si personne n’en a 42, le joueur qui en a le plus gagne comme d’habitude.
agricola-rulings-space-diner = Cela vaut pour tous les joueurs. Si plusieurs joueurs ont 42 points, l’égalité se départage comme d’habitude, et les autres suivent selon leurs points. En équipes, c’est le résultat de l’équipe qui compte. En solo, tu atteins l’objectif avec exactement 42 points.
name-card-earthlings-are-easy = Le séducteur de Terriens
agricola-text-earthlings-are-easy = Quand tu pioches cette carte, ta famille s’agrandit même sans pièce libre. Le nouveau-né se place sur la Carrière occidentale, près de son parent.
agricola-rulings-earthlings-are-easy = C’est obligatoire, sauf si tu n’as plus de personne en réserve. Avec Tripodes en jeu, la naissance coûte 1 nourriture ; si tu ne peux pas la payer, rien ne se passe. Si tu n’as personne à la Carrière occidentale, le nouveau-né se place près de ta personne qui a agi en dernier.
name-card-tripods = Tripodes
agricola-text-tripods = Jusqu’à la fin de la partie, à la fin de chaque phase de retour à la maison, chaque joueur paie 1 ressource de son choix ou remet 1 personne de sa maison dans sa réserve. Chaque naissance coûte 1 nourriture de plus.
agricola-rulings-tripods = Cela commence dès cette manche et touche tout le monde, toi compris. N’importe quelle ressource convient, même de la nourriture ou un animal. Un joueur sans ressource perd une personne, mais jamais la dernière capable de travailler. Un joueur qui ne peut pas payer la nourriture n’a pas de naissance.
name-card-beam-me-up-scotty = Téléportation, Scotty !
agricola-text-beam-me-up-scotty = Pour chaque autre joueur, tu choisis la case d’action où il place sa prochaine personne. Il fait ensuite l’action comme d’habitude.
agricola-rulings-beam-me-up-scotty = Tu choisis quand vient son tour, parmi les cases que ce joueur peut utiliser. Il décide, paie et reçoit tout le reste. S’il n’a plus personne à placer dans cette manche, tu choisis pour sa première personne de la manche suivante. Sans case possible, il joue comme d’habitude ; les personnes prêtées et Le revenant ne sont jamais déplacés.
name-card-candy-trail = La piste aux bonbons
agricola-text-candy-trail = Quand tu pioches cette carte, choisis un nombre de 2 à 6. Tu reçois autant de points bonus et places deux fois plus de bonbons sur des cases d’action différentes. Chaque fois que tu en utilises une, tu retires son bonbon ; à la fin, chaque bonbon restant te coûte 1 point.
agricola-rulings-candy-trail = Toutes les cases en jeu conviennent, même occupées, et les cartes à côté du plateau aussi, mais pas la case de la saison. Les bonbons ne partent que si c’est toi qui places une personne sur la case. Un bonbon sur la Naissance planifiée passe sur La princesse guerrière si elle la remplace.
name-card-i-am-your-father = Je suis ton père
agricola-text-i-am-your-father = Quand tu pioches cette carte, tu peux donner 5 ressources de ton choix à un autre joueur qui a plus de 2 personnes. Choisis alors une de ses personnes, à la maison ou sur une case d’action ; elle retourne dans sa réserve. Une personne de ta réserve prend sa place.
agricola-rulings-i-am-your-father = Si l’autre était à la maison, la tienne arrive dans ta maison et peut encore être placée dans cette manche ; sur une case, elle ne fait pas l’action. Il ne te faut pas de pièce libre, et ce n’est pas une naissance. Si tu as déjà 5 personnes, tu ne peux pas le faire. Tu ne peux choisir ni un nouveau-né, ni une personne congelée, ni une personne sur une carte.
name-card-alien-abduction = Enlèvement extraterrestre
agricola-text-alien-abduction = Quand tu pioches cette carte, tu reçois 1 mouton, 1 sanglier et 1 bœuf. À la phase de retour à la maison de cette manche, 1 personne de ta famille retourne dans ta réserve au lieu de rentrer.
agricola-rulings-alien-abduction = Tu héberges, cuisines ou relâches les animaux dans l’ordre que tu veux. La personne part avant la récolte et ne mange pas. Elle peut renaître plus tard. Ta dernière personne capable de travailler reste.
name-card-darling-i-shrunk = Chérie, j’ai rétréci…
agricola-text-darling-i-shrunk = Jusqu’à la fin de la partie, tes pâturages et tes étables non clôturées hébergent deux fois plus d’animaux, mais ta maison autant qu’avant. Chaque animal que tu transformes en nourriture en donne la moitié, arrondie à l’inférieur.
agricola-rulings-darling-i-shrunk = Les animaux marquent leurs points comme d’habitude, et ceux que tu reçois plus tard rétrécissent aussi. Toute la capacité double, étables et Abreuvoir compris ; une étable non clôturée héberge 2 animaux d’une même espèce. La moitié se calcule pour chaque animal séparément. Les cartes qui hébergent des animaux ne changent pas.
name-card-mind-the-jets = Attention aux réacteurs !
agricola-text-mind-the-jets = Quand tu pioches cette carte, toutes les pièces en bois de tous les joueurs brûlent et toutes leurs pièces en argile deviennent des pièces en pierre. Un joueur sans maison peut, au lieu de rénover, recevoir 2 pièces en bois pour 2 bois et 1 roseau en tout.
agricola-rulings-mind-the-jets = Les cases d’une maison brûlée comptent comme inutilisées ; la famille dort à la belle étoile, mais reste en jeu et mange comme d’habitude. Les 2 cases calcinées de la première maison sont gardées pour la nouvelle, et aucune autre pièce ne se construit avant elle. Reconstruire compte comme rénover ; le passage de l’argile à la pierre n’est pas une rénovation et ne coûte rien. Un animal de compagnie doit être hébergé ailleurs, cuisiné ou relâché.
name-card-carbonite-cousin = Le cousin de carbonite
agricola-text-carbonite-cousin = À la phase de retour à la maison de cette manche, place 1 de tes personnes, congelée, sur la case de manche située 4 manches plus loin. Au début des travaux de cette manche-là, avant tous, tu peux utiliser une case d’action avec elle. À la fin, cette carte te rapporte 3 points.
agricola-rulings-carbonite-cousin = Une personne congelée n’a besoin ni de pièce ni de nourriture, n’agit pas et ne rapporte rien, mais elle n’est plus dans ta réserve. Si tu renonces à agir avant tout le monde, tu la places ensuite à ton tour. À partir de la manche 11, elle reste congelée sur cette carte jusqu’à la fin. Ta dernière personne capable de travailler n’est jamais congelée.
name-card-crop-circles = Agroglyphes
agricola-text-crop-circles = Quand tu pioches cette carte, pose-la sur 2 cases adjacentes de ta ferme, hors des pièces et des pâturages. Elles comptent comme utilisées, mais ne servent plus à rien d’autre. Ce qui y était construit est retiré.
agricola-rulings-crop-circles = Tu peux couvrir des cases inutilisées, des tuiles Champ et des étables non clôturées, mais pas de case calcinée ; sans deux cases de ce genre, rien ne se passe. Un champ est perdu avec ses cultures ; une étable retourne dans ta réserve, et son animal doit être hébergé ailleurs, cuisiné ou relâché. Les cases couvertes ne peuvent pas être clôturées.
name-card-rebel = Rebelle
agricola-text-rebel = Quand tu pioches cette carte, tu reçois 5 points bonus. À la phase de retour à la maison de cette manche, place 1 personne de ta famille sur cette carte. Elle ne fait plus d’action, mais a toujours besoin d’une pièce et mange à chaque récolte.
agricola-rulings-rebel = Le Rebelle reste l’une de tes 5 personnes et rapporte 3 points. Ni Tripodes ni Je suis ton père ne peuvent te le prendre. Ta dernière personne capable de travailler reste à la maison, et tu gardes les 5 points. Si tu perds cette carte, la personne rentre et tu gardes les points.

## Le paquet Forêt

name-card-lady-of-the-lake-1 = La dame du lac, 1re partie
agricola-text-lady-of-the-lake-1 = Quand tu pioches cette carte, tu peux labourer jusqu’à 3 champs.
agricola-rulings-lady-of-the-lake-1 = Tu les laboures l’un après l’autre selon les règles habituelles, et chacun compte pour le suivant. En hiver, chacun coûte 1 nourriture.
name-card-unicorn-1 = La licorne, 1re partie
agricola-text-unicorn-1 = À chaque phase de reproduction et à la fin, la licorne compte comme 1 animal de l’espèce de ton choix. Elle n’a pas besoin de place et ne peut jamais être transformée en nourriture.
agricola-rulings-unicorn-1 = Tu choisis de nouveau chaque fois, aux Travaux de printemps aussi, avant la naissance des petits. Un petit est un animal ordinaire, que tu dois héberger. À la fin, la licorne compte aussi pour les points bonus liés aux animaux. Le reste du temps, elle n’est pas un animal.
name-card-unicorn-2 = La licorne, 2e partie
agricola-text-unicorn-2 = Quand tu pioches cette carte, ta famille s’agrandit même sans pièce libre. À la fin, cette carte te coûte 3 points.
agricola-rulings-unicorn-2 = C’est obligatoire ; le nouveau-né se place près de la personne qui a pris le bois. Si la naissance est impossible, tu perds quand même les 3 points. Avec Tripodes en jeu, elle coûte 1 nourriture.
name-card-feral-child = L’enfant sauvage
agricola-text-feral-child = Quand tu pioches cette carte, ta famille s’agrandit même sans pièce libre. L’enfant n’est pas un nouveau-né et peut être placé dans cette manche. À la fin de la prochaine phase d’alimentation, 1 personne de ta famille retourne dans ta réserve.
agricola-rulings-feral-child = Avec 5 personnes en jeu, rien ne se passe, ni maintenant ni plus tard. L’enfant est une personne de plus, que tu places à ton tour. Il mange comme un adulte, même à la récolte après laquelle quelqu’un part. Ta dernière personne capable de travailler reste.
name-card-hermit = L’ermite
agricola-text-hermit = Quand tu pioches cette carte, tu rends tous tes moutons à la réserve générale et reçois 1 bois pour chacun.
agricola-rulings-hermit = Tu ne peux ni cuisiner ni échanger de moutons avant. La licorne et les lamas ne sont pas des moutons. Ce bois ne fait jamais piocher de carte.
name-card-lady-of-the-lake-2 = La dame du lac, 2e partie
agricola-text-lady-of-the-lake-2 = Quand tu pioches cette carte, prends le marqueur de premier joueur et garde-le jusqu’à ce qu’elle soit piochée de nouveau. Jusqu’à la fin de la partie, le Lieu de rencontre permet seulement de jouer un aménagement mineur. Remélange cette carte dans le paquet.
agricola-rulings-lady-of-the-lake-2 = L’ordre de cette manche ne change pas. Quand cette carte revient, le marqueur va au joueur qui la pioche, même si c’est toi. Seul un joueur qui peut jouer un aménagement mineur peut utiliser le Lieu de rencontre. Sans cartes en main, le Lieu de rencontre donne toujours sa nourriture.
name-card-boar-king = Le roi des sangliers
agricola-text-boar-king = Quand tu pioches cette carte, tu doubles tes sangliers. Si tu n’en as aucun, tu défausses tous les légumes de tes champs ; s’il n’y en a pas non plus, tu laboures 1 champ. Remélange ensuite cette carte dans le paquet.
agricola-rulings-boar-king = Tu héberges, cuisines ou relâches les nouveaux sangliers ; ce n’est pas une reproduction. Les légumes des cartes Champ sont perdus aussi, mais pas ceux de ta réserve. En hiver, le champ coûte 1 nourriture ; si tu ne peux pas la payer, rien ne se passe.
name-card-men-in-tights = Les hommes en collants
agricola-text-men-in-tights = Quand tu pioches cette carte, pour chaque matériau de construction, chaque joueur qui en a le plus en donne 1, à partager à égalité entre ceux qui en ont le moins. Si le partage ne tombe pas juste, tu reçois tout. Remélange ensuite cette carte dans le paquet.
agricola-rulings-men-in-tights = D’abord le bois, puis l’argile, le roseau et la pierre. Si tous les joueurs en ont autant, rien ne bouge. Si 1 joueur donne et que 2 reçoivent, par exemple, c’est toi qui reçois, même si c’est toi qui donnes. D’après le livret, si tu ne comprends pas le partage, tout va au joueur qui a pioché la carte ; ici, le compte est déjà fait.
name-card-noblesse-oblige = Noblesse oblige
agricola-text-noblesse-oblige = Quand tu pioches cette carte, tu doubles les céréales de ta réserve. Si tu n’en as pas, tu doubles les légumes de ta réserve. Si tu n’as ni céréales ni légumes, tu reçois 1 céréale et 1 légume.
agricola-rulings-noblesse-oblige = Les cultures sur les champs ne comptent pas et ne changent pas.
name-card-midsummer-nights-dream = Le songe d’une nuit d’été
agricola-text-midsummer-nights-dream = À la fin de la phase de retour à la maison de cette manche, chaque joueur prête 1 personne au joueur à sa gauche. À la manche suivante, celui-ci la place à son tour quand il veut, mais c’est son propriétaire qui fait l’action. Remélange cette carte dans le paquet.
agricola-rulings-midsummer-nights-dream = L’emprunteur la place au lieu d’une des siennes, sur une case que le propriétaire peut utiliser. Le propriétaire décide du reste, paie, reçoit et pioche. Si jusqu’au bout aucune case n’est possible, la personne rentre. À la manche 14 et en solo, rien ne se passe.
name-card-french-castle = Le château français
agricola-text-french-castle = Quand tu pioches cette carte, tu reçois 3 pierres et 3 nourritures. La prochaine fois que c’est à toi de placer une personne, tu passes ; tu la places plus tard dans la manche.
agricola-rulings-french-castle = Si tu n’as plus personne à la maison, tu passes une fois au début de la manche suivante. Si les autres joueurs n’ont plus personne à placer, rien ne change. Ces pierres ne font jamais piocher de carte X.
name-card-all-your-wood = Tout votre bois sont à nous
agricola-text-all-your-wood = Quand tu pioches cette carte, tu défausses tout le bois de ta réserve et doubles les céréales et les légumes sur chacun de tes champs. Remélange ensuite cette carte dans le paquet.
agricola-rulings-all-your-wood = Le bois que tu viens de prendre est perdu aussi, avant que le Panier ou le Cueilleur de cèpes puisse servir. Les tuiles et les cartes Champ comptent. Les cultures de ta réserve ne changent pas.
name-card-revenant = Le revenant
agricola-text-revenant = À la phase de retour à la maison de cette manche, place 1 personne de ta famille sur cette carte jusqu’à la fin de la partie. Elle n’a pas besoin de pièce. À chaque manche, quand tous les joueurs ont placé toutes leurs personnes, elle peut faire 2 actions.
agricola-rulings-revenant = Dès la manche suivante, elle utilise deux cases libres, l’une après l’autre ; la première redevient libre. Tu peux renoncer à une action ou aux deux. Elle mange comme un adulte et rapporte 3 points. Aucune carte ne la prête, ne la déplace ni ne te la prend ; si tu perds cette carte, elle rentre.
name-card-werewolf = Le loup-garou
agricola-text-werewolf = Au début de chaque phase de retour à la maison, tu rends 1 de tes animaux et tu peux appliquer l’effet d’une case d’action libre. Si tu n’as pas d’animal, choisis un adversaire qui en a ; il perd 1 animal de ton choix, et c’est lui qui peut appliquer un tel effet.
agricola-rulings-werewolf = C’est obligatoire dès cette manche, avant que les personnes quittent leurs cases. Aucun joueur ne peut cuisiner ni échanger d’animaux pour y échapper. L’effet ne demande pas de personne et ne compte pas comme utiliser la case. En équipes, tu ne choisis jamais ton partenaire.
name-card-noble-knight = Le noble chevalier
agricola-text-noble-knight = Chaque fois que tu utilises la Pêche, tu reçois aussi 2 bois.
agricola-rulings-noble-knight = Peu importe le poisson. Ce bois ne fait jamais piocher de carte Forêt.
name-card-fire-bog-oven = Four à geysers du marais de feu
agricola-text-fire-bog-oven = À tout moment, tu peux transformer 1 mouton, sanglier, bœuf, lama ou fée en 2 nourritures.
agricola-rulings-fire-bog-oven = Par son nom, il compte comme un four, mais il cuisine et ne cuit jamais de pain. Tu ne peux pas le rendre pour construire un Fourneau. Il reste froid pendant la reproduction. Avec Chérie, j’ai rétréci…, un animal ne donne que 1 nourriture, mais une fée toujours 2.
name-card-land-of-milk-and-honey = Le pays du lait et du miel
agricola-text-land-of-milk-and-honey = Quand tu utilises cette case, tu reçois 10 nourritures. À la phase de retour à la maison de cette manche, 1 personne de ta famille retourne dans ta réserve au lieu de rentrer.
agricola-rulings-land-of-milk-and-honey = Il te faut au moins 2 personnes capables de travailler après toutes les pertes déjà prévues dans cette manche. La personne part avant la récolte et ne mange pas. Elle peut renaître plus tard.
name-card-warrior-princess = La princesse guerrière
agricola-text-warrior-princess = Cette case remplace la Naissance planifiée jusqu’à la fin de la partie. Quand tu l’utilises, tu reçois 5 points bonus. À la phase de retour à la maison de cette manche, 1 personne de ta famille retourne dans ta réserve au lieu de rentrer.
agricola-rulings-warrior-princess = Si la Naissance planifiée n’est pas encore sortie, elle ne sort plus, et cette manche-là n’a pas de nouvelle case. Si des personnes s’y trouvent, elles y restent pendant cette manche, et La princesse guerrière ouvre à la suivante. Il te faut au moins 2 personnes capables de travailler après toutes les pertes déjà prévues dans cette manche. La Naissance urgente et la Naissance modérée restent.
name-card-dragons-lair = L’antre du dragon
agricola-text-dragons-lair = Quand tu utilises cette case, tu peux payer à volonté 1 mouton pour calciner jusqu’à 3 cases inutilisées, 1 sanglier pour piocher 2 aménagements mineurs ou 1 bœuf pour recevoir 3 pierres. Une seule fois, tu peux livrer 1 personne pour défausser un savoir-faire d’un autre joueur.
agricola-rulings-dragons-lair = Tu dois payer au moins une fois et tu peux combiner les paiements. Les cases calcinées comptent comme utilisées, mais ne servent plus à rien d’autre. Les aménagements viennent au hasard de ceux qui n’ont pas été distribués ; sans cartes en main, il n’y en a pas. La personne part à la phase de retour à la maison, et il t’en faut 2 capables de travailler ; le savoir-faire quitte la partie avec ce qu’il avait sur des cases de manche.
name-card-fairy-ring = Le cercle des fées
agricola-text-fairy-ring = Quand tu pioches cette carte, poses-y 2 fées, puis 1 à chaque phase de préparation. Quand tu l’utilises, prends-les toutes ; 2 au plus vivent par case inutilisée, qui compte comme utilisée, et se reproduisent comme des animaux. À la fin, 5 points bonus à ceux qui en ont le plus.
agricola-rulings-fairy-ring = Les fées sans place partent. À la fin, chaque fée fait compter 1 case comme utilisée, mais tu peux toujours la labourer, y construire ou la clôturer. Ce ne sont ni des animaux ni des ressources, et seul le Four à geysers du marais de feu les transforme en nourriture. Un cercle vide ne peut pas être utilisé.
name-card-road-not-taken = La route délaissée
agricola-text-road-not-taken = Quand tu utilises cette case, choisis soit roseau et pierre, soit argile. À la phase de retour à la maison de cette manche, tu reçois tous les matériaux choisis qui restent sur les cases d’accumulation.
agricola-rulings-road-not-taken = Toute la carte n’a de place que pour 1 personne par manche. Tu prends sur toutes les cases d’accumulation, même occupées, avant que les personnes rentrent. Avec roseau et pierre, tu reçois les deux. La pierre de la Carrière occidentale te fait piocher une carte X.
name-card-fences-of-unusual-size = Clôtures de taille inhabituelle
agricola-text-fences-of-unusual-size = Chaque fois que tu construis des clôtures, chaque ligne droite et continue de nouvelles clôtures te coûte 1 bois en tout.
agricola-rulings-fences-of-unusual-size = Un nouveau pâturage de 3 × 3 cases coûte 4 bois. Une ligne va dans une seule direction et ne compte que des clôtures de cette action. Chaque clôture reste l’une de tes 15. Dans une action, tu utilises soit ce prix, soit les effets qui rendent des clôtures gratuites.
name-card-witch = La sorcière
agricola-text-witch = Quand tu pioches cette carte, tu rends 1 bois et y places 3 jetons Divination. À tout moment, tu peux en retirer 1 pour regarder les 3 premières cartes de ce paquet et les remettre dans l’ordre que tu veux. Après le dernier jeton, remélange cette carte dans le paquet.
agricola-rulings-witch = Seulement à ton tour, et pas pendant qu’une carte s’applique. Les autres ne voient pas ces cartes. La sorcière retourne dans le paquet à la phase de retour à la maison de la manche où tu utilises le dernier jeton. Si tu n’as pas de bois, tu n’en rends pas.
name-card-camelot = Camelot
agricola-text-camelot = Cette carte a de la place pour 1 personne et héberge en même temps 1 mouton, 1 sanglier, 1 bœuf et 1 lama.
agricola-rulings-camelot = Cette place permet une naissance avec pièce libre, mais la carte ne compte pas comme une pièce ; elle ne rapporte rien, ne se rénove pas et ne brûle pas. Chérie, j’ai rétréci… n’y change rien.
name-card-tin-woodman = Le bûcheron de fer-blanc
agricola-text-tin-woodman = Chaque fois qu’une case d’action te donne du bois et aucune autre ressource, tu reçois aussi 1 bois.
agricola-rulings-tin-woodman = Seul compte ce que donne la case elle-même, et seulement quand tu y places une personne. Le bois en plus ne compte pas pour piocher.
name-card-peruvian-inquisition = L’Inquisition péruvienne
agricola-text-peruvian-inquisition = Quand tu pioches cette carte, tu échanges tous tes moutons contre autant de lamas, une nouvelle espèce d’animal. À la fin, 0, 1–3, 4–5, 6–7 et 8 lamas ou plus rapportent à chaque joueur −1, 1, 2, 3 et 4 points.
agricola-rulings-peruvian-inquisition = Les autres joueurs gardent leurs moutons, et tu ne peux pas cuisiner les tiens avant. Les lamas sont hébergés et se reproduisent comme les autres animaux, mais seul le Four à geysers du marais de feu les cuisine. Sans mouton, tu ne reçois pas de lama, et la nouvelle catégorie compte quand même pour toi.

## Les paquets et ce qui se trouve sur leurs cartes

name-deck-x = Paquet X
name-deck-forest = Paquet Forêt
agricola-deck-kind-action-space = Case d’action
agricola-deck-kind-space-merchant = Marchands de l’espace
agricola-deck-kind-artifact = Artefact
agricola-deck-kind-event = Événement
agricola-deck-kind-occupation = Savoir-faire
agricola-deck-kind-minor-improvement = Aménagement mineur
agricola-deck-kind-major-improvement = Aménagement majeur
# D’où vient la règle d’une carte.
agricola-provenance-stated = Écrit dans l’appendice du livret
agricola-provenance-public = Connu par des sources publiques, dit avec nos mots
agricola-provenance-ruling = Notre décision
agricola-token-llama =
    { $count ->
        [one] { $count } lama
       *[other] { $count } lamas
    }
agricola-token-fairy =
    { $count ->
        [one] { $count } fée
       *[other] { $count } fées
    }
agricola-token-candy =
    { $count ->
        [one] { $count } bonbon
       *[other] { $count } bonbons
    }
agricola-token-pitchfork =
    { $count ->
        [one] { $count } fourche
       *[other] { $count } fourches
    }

## Options du formulaire

agricola-option-group-decks = Paquets d’événements
agricola-option-x-deck = Paquet X
agricola-option-x-deck-help = Des extraterrestres atterrissent entre les manches 5 et 7. Dès lors, chaque fois que tu prends de la pierre à la Carrière occidentale, tu pioches une carte, pour le meilleur ou pour le pire.
agricola-option-x-deck-without = non
agricola-option-x-deck-with = oui
agricola-option-forest-deck = Paquet Forêt
agricola-option-forest-deck-help = Chaque fois que tu prends au moins 3 bois sur une même case, tu pioches une carte du monde des légendes, pour le meilleur ou pour le pire.
agricola-option-forest-deck-without = non
agricola-option-forest-deck-with = oui
