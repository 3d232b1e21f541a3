# The first lessons: what the coach says in the scripted part. Loaded only for a lesson.

## Santiago: the two scripted rounds of the first lesson

santiago-lesson-1-board = Sur cette île aride, tu vas planter des cultures, et le joueur qui a le plus de points gagne.
santiago-lesson-1-spring = L’eau vient de la source : les canaux partent de là et suivent les lignes entre les cases.
santiago-lesson-1-tiles = Ces 4 tuiles sont mises aux enchères pendant cette manche.
santiago-lesson-1-bid = Enchéris 3 : la plus haute enchère choisit en premier, et chaque joueur paie la sienne.
santiago-lesson-1-first = Ton enchère est la plus haute, donc tu plantes en premier.
santiago-lesson-1-farmers = Les figures d’une tuile sont les cultivateurs que tu y places.
santiago-lesson-1-plant = Prends ces pastèques et appuie sur le palmier : il compte comme 1 cultivateur de plus.
santiago-lesson-1-left = Il reste une tuile sans cultivateur, et tu la places parce que tu as planté en premier.
santiago-lesson-1-leftover = Pose-la ici : ta plantation passe à 2 tuiles, et chaque cultivateur y vaut 2 points.
santiago-lesson-1-overseer = Le premier joueur qui s’abstient est le superviseur : il construit un canal par manche et accepte des pots-de-vin.
santiago-lesson-1-propose = Appuie sur cette ligne, qui irrigue tes deux tuiles, et offre 2 : tu ne paies que si elle est construite.
santiago-lesson-1-built = Il est construit : toutes les tuiles au bord du canal ont de l’eau.
santiago-lesson-1-extra = Chaque joueur a un canal supplémentaire pour toute la partie.
santiago-lesson-1-keep = Garde le tien pour l’instant : il servira en cas d’urgence.
santiago-lesson-2-dry = Sans eau, une tuile perd 1 cultivateur par manche et finit en désert, comme celle-ci.
santiago-lesson-2-income = À la fin de chaque manche, chaque joueur reçoit 3 escudos, et chaque escudo gardé vaut 1 point.
santiago-lesson-2-pass = Cette fois, abstiens-toi : tu ne paies rien et, comme tu t’abstiens en premier, tu deviens superviseur.
santiago-lesson-2-plant = Tu t’es abstenu, donc tu places 1 cultivateur de moins : pose ces piments ici, au bord du canal.
santiago-lesson-2-proposals = C’est toi le superviseur : les pièces sur les lignes sont les pots-de-vin offerts.
santiago-lesson-2-accept = Accepte cette ligne et empoche 2 escudos : construire ailleurs t’en coûterait 3.
santiago-lesson-2-extra = Garde encore ton canal supplémentaire : toutes tes tuiles ont de l’eau.
santiago-lesson-setup = Appuie sur un endroit au cadre vert. Les canaux partent de la source, et un palmier donne plus de valeur à sa case.
santiago-lesson-start = Appuie sur une ligne à la source pour le premier canal. À 2 joueurs, le plus âgé le place avant la première manche.

## Cacao: the two scripted turns of the first lesson

cacao-lesson-1-gold = Le joueur qui a le plus d’or à la fin gagne.
cacao-lesson-1-plantation = Dans cette plantation, chacun de tes ouvriers récolte 1 fève de cacao.
cacao-lesson-1-market = Dans ce marché, chaque ouvrier vend 1 fève pour 2 pièces d’or.
cacao-lesson-1-tiles = Voici tes tuiles : chacune a 4 ouvriers, répartis sur ses côtés.
cacao-lesson-1-place = Appuie sur cette tuile, tourne-la jusqu’à avoir 2 ouvriers à gauche et 1 en bas, et pose-la entre la plantation et le marché.
cacao-lesson-1-order = C’est toi qui choisis quel côté travaille en premier.
cacao-lesson-1-pick = D’abord la récolte : appuie sur le côté de la plantation, puis sur 2 ouvriers.
cacao-lesson-1-sell = Vends maintenant 1 fève au marché pour 2 pièces d’or.
cacao-lesson-2-water = Ton porteur d’eau commence à −10, et chaque ouvrier près de l’eau le fait avancer.
cacao-lesson-2-opens = Un espace vide qui touche 2 tuiles ouvriers reçoit une tuile jungle.
cacao-lesson-2-place = Appuie sur cette tuile et pose-la ici, ses 3 ouvriers vers le haut : l’espace au-dessus s’ouvre.
cacao-lesson-2-display = C’est toi qui choisis laquelle des 2 tuiles jungle visibles y va.
cacao-lesson-2-fill = Prends la mine d’or : tes 3 ouvriers en tirent aussitôt 2 pièces d’or chacun.
cacao-lesson-2-sell = Et 1 ouvrier vend ta dernière fève.

## Agricola: the ten scripted rounds of the first lesson

agricola-lesson-1-farm = Voici ta ferme : en 14 manches, tu la remplis de champs, de pâturages, d’animaux et de pièces.
agricola-lesson-1-family = Tes 2 fermiers vivent ici, et chacun fait une action par manche.
agricola-lesson-1-spaces = Les actions sont ici : sur les cases foncées, les ressources s’accumulent jusqu’à ce qu’un joueur les prenne.
agricola-lesson-1-use = Envoie ton premier fermier sur Labourage pour labourer un champ.
agricola-lesson-1-plow = Laboure-le ici, car les suivants devront le toucher.
agricola-lesson-1-grain = Ton second fermier prend 1 céréale, à semer à la prochaine manche.
agricola-lesson-2-card = Chaque manche révèle une nouvelle case.
agricola-lesson-2-pile = Personne n’a pris ce bois : il y en a maintenant deux fois plus.
agricola-lesson-2-sow = Sème ta céréale ici : 1 en devient 3 sur le champ.
agricola-lesson-2-sown = À chaque récolte, tu prends 1 céréale de ce champ.
agricola-lesson-2-wood = Prends les 4 bois : à la prochaine manche, tu en feras des clôtures.
agricola-lesson-3-fencing = La case Clôtures est ouverte : chaque clôture coûte 1 bois.
agricola-lesson-3-pasture = Un pâturage héberge 2 animaux d’une même espèce par case, et une étable double ce nombre.
agricola-lesson-3-fence = Appuie sur ce coin : 4 clôtures en font un pâturage.
agricola-lesson-3-sheep = Prends les 2 moutons : à la récolte, 2 animaux d’une espèce ont un petit, s’il y a de la place.
agricola-lesson-4-harvest = Cette manche finit par une récolte : en solo, chaque fermier mange 3 nourritures, il t’en faut donc 6.
agricola-lesson-4-fish = 4 nourritures se sont accumulées à Pêche : prends-les.
agricola-lesson-4-meeting = Et 4 autres sont à Lieu de rencontre.
agricola-lesson-4-field = Tu as pris 1 céréale de ton champ, et maintenant ta famille mange.
agricola-lesson-4-feed = Paie 6 nourritures : chaque nourriture qui manque te coûte 3 points à la fin.
agricola-lesson-5-fed = La famille est nourrie, la ferme peut grandir.
agricola-lesson-5-wood = Prends les 6 bois.
agricola-lesson-5-clay = Prends aussi les 5 argiles : il en faut pour avoir où cuisiner.
agricola-lesson-6-majors = Voici les aménagements majeurs, et chacun n’existe qu’une fois.
agricola-lesson-6-improve = Envoie un fermier sur Aménagement majeur pour en acheter un.
agricola-lesson-6-fireplace = Prends le Foyer pour 2 argiles : il cuit les animaux et le pain.
agricola-lesson-6-sheep = Prends les 3 moutons : ils n’ont pas tous de place, mais tu peux cuisiner.
agricola-lesson-6-full = Ta ferme a de la place pour 3 moutons, donc 3 sont de trop.
agricola-lesson-6-cook = Transforme 1 mouton en 2 nourritures.
agricola-lesson-6-cook-more = Transforme un autre mouton.
agricola-lesson-6-cook-last = Encore un, et les autres ont de la place.
agricola-lesson-7-wood = Prends les 4 bois, pour une pièce et 2 étables.
agricola-lesson-7-reed = Prends les roseaux : il en faut pour chaque pièce et chaque rénovation.
agricola-lesson-7-harvest = C’est encore la récolte, et cette fois tu as assez de nourriture.
agricola-lesson-7-feed = Nourris ta famille.
agricola-lesson-8-expand = Avec Agrandissement de la ferme, tu construis les pièces et les étables que tu peux payer.
agricola-lesson-8-room = D’abord une pièce, contre ta maison : sans pièce libre, la famille ne grandit pas.
agricola-lesson-8-stable = Maintenant une étable dans le pâturage : elle double le nombre d’animaux.
agricola-lesson-8-second = Construis-en une autre dehors : elle héberge 1 animal.
agricola-lesson-8-house = Avec Rénovation de la maison, toute ta maison passe à l’argile.
agricola-lesson-8-renovate = Cela coûte 1 argile par pièce et 1 roseau, et chaque pièce en argile vaut 1 point.
agricola-lesson-8-hearth = Tu peux ensuite acheter un aménagement : échange le Foyer contre un Fourneau, sans rien payer.
agricola-lesson-9-grain = Sur Utilisation des céréales, tu peux aussi cuire du pain.
agricola-lesson-9-bake = Cuis les 2 céréales : avec le Fourneau, chacune donne 3 nourritures.
agricola-lesson-9-boar = Prends les 2 sangliers : ta ferme peut héberger deux espèces.
agricola-lesson-9-feed = C’est de nouveau la récolte : nourris ta famille.
agricola-lesson-9-young = Les deux espèces ont un petit, mais la place manque.
agricola-lesson-9-breed = Garde 4 moutons et 2 sangliers.
agricola-lesson-10-empty = Après la récolte, ton champ est vide.
agricola-lesson-10-field = Laboures-en un deuxième.
agricola-lesson-10-plow = Laboure-le ici, à côté du premier.
agricola-lesson-10-again = Il te reste 1 céréale : sème-la.
agricola-lesson-10-sow = Choisis de semer, puis appuie sur ce champ.
agricola-lesson-try-room = Essaie Agrandissement de la ferme : une troisième pièce fait de la place pour un enfant.
agricola-lesson-try-family = Essaie ceci : ta famille s’agrandit, et un fermier de plus travaille dès la prochaine manche.
agricola-lesson-try-improve = Essaie Aménagement majeur : un Foyer transforme animaux et légumes en nourriture.
agricola-lesson-try-bake = Essaie Utilisation des céréales : sème ce que tu as, ou cuis du pain si tu as un Foyer.
agricola-lesson-try-renovate = Essaie Rénovation de la maison : chaque pièce en argile vaut 1 point.
agricola-lesson-choose = Choisis une des choses que cette case propose. Prends ce qui manque le plus à ta ferme.
agricola-lesson-cards = Appuie sur une carte pour la lire, puis joue-la ou laisse-la. Les savoir-faire aident jusqu’à la fin ; les aménagements mineurs ont un prix et parfois une condition.
agricola-lesson-pay = Choisis combien d’argile tu paies au lieu de bois. Garde ce dont tu auras besoin.
agricola-lesson-move = Choisis une ressource, un sens et une quantité. Chaque ressource déplacée en coûte 1 de plus.

## Agricola : les quatre manches guidées de la leçon avec cartes

agricola-lesson-cards-1-hand = Voici ta main : 7 savoir-faire à bord jaune et 7 aménagements mineurs à bord orange.
agricola-lesson-cards-1-lessons = Les savoir-faire se jouent à Apprentissage : envoies-y un fermier.
agricola-lesson-cards-1-occupation = Joue Cueilleur de cèpes : ton premier savoir-faire est gratuit, les suivants coûtent 1 nourriture.
agricola-lesson-cards-1-played = Il est en jeu et t’aide jusqu’à la fin de la partie.
agricola-lesson-cards-1-forest = Prends du bois en Forêt, car c’est là que cette carte t’aide.
agricola-lesson-cards-1-asks = Quand une carte dit « tu peux », tu as le choix, et elle te pose donc la question.
agricola-lesson-cards-1-use = Accepte : tu remets 1 bois et tu reçois 2 nourritures.
agricola-lesson-cards-2-forest = Le bois que tu as remis est encore là, il y en a donc 3.
agricola-lesson-cards-2-auto = Pour donner toujours la même réponse à une carte, choisis-la ici.
agricola-lesson-cards-2-decline = Cette fois, refuse, car tu as besoin du bois.
agricola-lesson-cards-2-minor = Un aménagement mineur a un prix, et celui-ci a aussi un prérequis : au moins 1 savoir-faire en jeu.
agricola-lesson-cards-2-meeting = Tu le remplis : va au Lieu de rencontre, où tu peux jouer un aménagement mineur.
agricola-lesson-cards-2-canoe = Joue Canoë pour 2 bois.
agricola-lesson-cards-3-fishing = Canoë dit « tu reçois » et agit tout seul : va à Pêche pour 1 nourriture de plus et 1 roseau.
agricola-lesson-cards-3-needs = Cabane de l’étang demande exactement 2 savoir-faire en jeu, et tu n’en as que 1.
agricola-lesson-cards-3-lessons = Joue ton deuxième savoir-faire pour 1 nourriture.
agricola-lesson-cards-3-consultant = Joue Conseiller : il n’aide qu’une fois, et en solo tu reçois 2 céréales.
agricola-lesson-cards-4-met = Tu remplis le prérequis de Cabane de l’étang : retourne au Lieu de rencontre.
agricola-lesson-cards-4-hut = Joue-la pour 1 bois : tu reçois 1 nourriture au début de chacune des 3 prochaines manches.
agricola-lesson-cards-4-labor = La récolte arrive à la fin de la manche : prends 2 nourritures de plus.
agricola-lesson-cards-4-feed = Grâce à tes cartes, tu as 7 nourritures : nourris ta famille.
agricola-lesson-draft = Appuie sur une carte pour la lire, puis garde-la. Les autres vont au joueur à ta gauche, et tu en reçois autant de ta droite. Garde des cartes qui vont bien ensemble.
agricola-lesson-dealt = Voici tes premières cartes. Lis-les toutes avant de décider lesquelles tu gardes. Une bonne main donne de la nourriture, des matériaux et quelques cartes qui vont bien ensemble.

## What the coach says in every game

client-lesson-next = Suivant
client-lesson-other = La leçon suit un autre chemin : regarde l’anneau, ou joue ceci et choisis librement ensuite.
client-lesson-free = À partir d’ici, c’est toi qui décides. Chaque nouveauté est expliquée à sa première apparition.
