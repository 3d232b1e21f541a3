# Agricola: the two event decks. Each card has a name, a text and rulings, which the detail view shows below the text.

## The X-deck

name-card-extraterrestrial-excrement = Extraterrestrial Excrement
agricola-text-extraterrestrial-excrement = When you use this space, you add 1 grain to each of your grain fields and 1 vegetable to each of your vegetable fields.
agricola-rulings-extraterrestrial-excrement = The new crops lie on top of the old ones, on field tiles and field cards alike. Empty fields get nothing. You need at least 1 planted field to use this space. It never counts as sowing.
name-card-homemade-space-rocket = Homemade Space Rocket
agricola-text-homemade-space-rocket = When you use this space, you pay 2 wood, 2 clay, 1 reed and 1 stone to get 4 bonus points, only once per use.
agricola-rulings-homemade-space-rocket = This is no building cost, so no card makes it cheaper or lets you pay something else. In every later round, anyone may use the space again, you included.
name-card-transmogrifier = Transmogrifier
agricola-text-transmogrifier = When you use this space, you swap all your goods of one kind for as many goods of another kind. Or you swap all goods on one accumulation space for as many goods of one other kind, which stay there.
agricola-rulings-transmogrifier = From your supply, you may give food, wood, clay, reed, stone, grain or vegetables, at least 1. You may not give animals, but you may get them; house, cook or release them. The accumulation space may be occupied, and the new kind may not be one that already lies there. Later refills add the usual goods on top.
name-card-merchants-of-jupiter = Merchants of Jupiter
agricola-text-merchants-of-jupiter = Each time any player, you included, builds stables, that player may pay 2 reed to take this card, until somebody has it. At the end, it gives its owner 2 points.
agricola-rulings-merchants-of-jupiter = Every way of building a stable counts, even a free one. Each build action gives one chance, and a player who declines leaves the card for later. The 2 reed are no building cost, so no discount applies.
name-card-merchants-of-mars = Merchants of Mars
agricola-text-merchants-of-mars = Each time any player, you included, takes a family growth action with room, that player may pay 2 food to take this card, until somebody has it. At the end, it gives its owner 2 points.
agricola-rulings-merchants-of-mars = Basic Wish and Modest Wish for Children count. Family growth even without room never counts, not even while you have a free room. With Tripods in play, their 1 food is paid first.
name-card-merchants-of-pluto = Merchants of Pluto
agricola-text-merchants-of-pluto = Each time any player, you included, uses Fencing, that player may pay 2 stone to take this card, until somebody has it. At the end, it gives its owner 2 points.
agricola-rulings-merchants-of-pluto = Only the space Fencing counts, not Farm Redevelopment or any other way to build fences. Its effect without a person, as with Strange Alien Energy or Werewolf, is no use of the space.
name-card-ley-lines = Ley Lines
agricola-text-ley-lines = At the end, 1 bonus point for each column of your farmyard with nothing but rooms, nothing but field tiles, or nothing but spaces of one and the same pasture. Each pasture gives at most 1 point.
agricola-rulings-ley-lines = Your farmyard has 5 columns of 3 spaces. Stables inside the pasture change nothing. A column with a covered or charred space scores nothing.
name-card-strange-alien-energy = Strange Alien Energy
agricola-text-strange-alien-energy = Place 3 fuel depots on this card. Right before each returning home phase, you may discard exactly 1 of them to carry out the effect of an unoccupied action space without placing a person. At the end, this card costs you 3 points.
agricola-rulings-strange-alien-energy = Your first chance comes in the round in which you draw this card. You pay the usual costs, but this never counts as using the space, and you may not choose a space where you can do nothing. A newborn lies next to the person of yours who acted last. Unused depots are worth nothing, and you lose the 3 points in any case.
name-card-alien-farmhand = Alien Farmhand
agricola-text-alien-farmhand = When you draw this card, place the pitchfork on an accumulation space. Right before each returning home phase, if that space is unoccupied, you may take 1 good from it.
agricola-rulings-alien-farmhand = The pitchfork never moves and works from this round on. If several kinds of goods lie there, you choose one. This is no use of the space, but 1 stone from Western Quarry makes you draw an X card.
name-card-replicator = Replicator
agricola-text-replicator = The next time you use an accumulation space, you get 1 more of the same kind for each good you take from it. Then pass this card to the player on your left, for whom it works the same way.
agricola-rulings-replicator = Compulsory from your next turn on. The copies come from the general supply, so they never count for drawing a card. The player who has this card counts it as a minor improvement. In a solo game, it leaves the game after its use.
name-card-x-file = The X File
agricola-text-x-file = Each time you build fences, stables or wooden rooms, that costs you 1 wood less in all.
agricola-rulings-x-file = If you build rooms and stables in one action, the rooms cost 1 wood less and so do the stables. First goods are replaced, then this discount is taken off, and only from wood. Fences paid entirely in clay get no cheaper.
name-card-furry-friends = Furry Friends
agricola-text-furry-friends = Place 2 critters on this card. In the field phase of each harvest, add 1 for every 2 here; in the feeding phase, you may pay 1 food for each, and each unfed one leaves and costs you 1 point. At the end, 1 bonus point for each critter here.
agricola-rulings-furry-friends = Your people eat first, and nobody takes begging markers for critters. You choose how many you feed, and you may exchange goods to pay for it. Field phases outside a harvest never count. Critters are neither animals nor goods.
name-card-space-diner = Space Diner at the End of the Galaxy
agricola-text-space-diner = At the end, a player with exactly 42 points wins. If nobody has 42, the most points win as usual.
agricola-rulings-space-diner = This applies to every player. Several players with 42 points break the tie as usual, and the others follow by points. In team play, the team’s result counts. In a solo game, you reach the target with exactly 42 points.
name-card-earthlings-are-easy = Earthlings Are Easy
agricola-text-earthlings-are-easy = When you draw this card, your family grows even without room. The newborn lies on Western Quarry next to your person.
agricola-rulings-earthlings-are-easy = Compulsory, unless you have no person left in your supply. With Tripods in play, the growth costs 1 food, and if you have no way to pay it, nothing happens. If you have nobody on Western Quarry, the newborn lies next to the person of yours who acted last.
name-card-tripods = Tripods
agricola-text-tripods = For the rest of the game, at the end of each returning home phase, each player pays 1 good of their choice or returns 1 person from home to their supply. Each family growth costs 1 food more.
agricola-rulings-tripods = This starts in the current round and hits everyone, you included. The good may be any, even food or an animal. A player without goods loses a person, but never the last one able to work. A player without the extra food may not take a family growth action.
name-card-beam-me-up-scotty = Beam Me Up, Scotty!
agricola-text-beam-me-up-scotty = For each other player, you choose the action space on which that player’s next person is placed. The player then takes the action as usual.
agricola-rulings-beam-me-up-scotty = You choose when that player’s turn comes, among the spaces the player may use. The player makes all other choices, pays and gains. If the player has nobody left this round, you choose for the first person of the next round. With no such space, the player has an ordinary turn; borrowed people and the Revenant are never moved.
name-card-candy-trail = Candy Trail
agricola-text-candy-trail = When you draw this card, choose a number from 2 to 6. You get that many bonus points and place twice as many candies on different action spaces. Each time you use such a space, you remove its candy; at the end, each candy left costs you 1 point.
agricola-rulings-candy-trail = You may choose any spaces in play, even occupied ones and cards beside the board, but not the season’s space. Only you remove candies, by placing a person there. A candy on Basic Wish for Children moves to Warrior Princess if that card replaces it.
name-card-i-am-your-father = I Am Your Father
agricola-text-i-am-your-father = When you draw this card, you may give 5 goods of your choice to another player with more than 2 people. If you do, choose one of that player’s people at home or on an action space; it returns to its owner’s supply. A person from your supply takes its place for you.
agricola-rulings-i-am-your-father = If the other person was at home, yours is in your house and may still be placed this round; on a space, it takes no action. You need no free room, and this is no family growth. With 5 people of your own, you may not do it. Newborns, frozen people and people on cards may not be chosen.
name-card-alien-abduction = Alien Abduction
agricola-text-alien-abduction = When you draw this card, you get 1 sheep, 1 wild boar and 1 cattle. In the returning home phase of this round, 1 of your people returns to your supply instead of going home.
agricola-rulings-alien-abduction = You house, cook or release the animals in any order. The person leaves before the harvest and eats nothing. It can be born again later. Your last person able to work stays.
name-card-darling-i-shrunk = Darling, I Shrunk …
agricola-text-darling-i-shrunk = For the rest of the game, your pastures and unfenced stables hold twice as many animals, but your house holds as many as before. Each animal you turn into food gives half the food, rounded down.
agricola-rulings-darling-i-shrunk = Animals score as usual, and animals you get later are shrunk too. The whole capacity doubles, stables and Drinking Trough included; an unfenced stable holds 2 animals of one kind. The food is halved for each animal by itself. Cards that hold animals stay the same.
name-card-mind-the-jets = Mind the Jets!
agricola-text-mind-the-jets = When you draw this card, all wooden rooms of all players burn down, and all clay rooms become stone rooms. A player without a house may use a renovation to get 2 wooden rooms for 2 wood and 1 reed in all.
agricola-rulings-mind-the-jets = The spaces of a burnt house count as unused; the family sleeps outdoors, but stays in play and eats as usual. The 2 charred spaces of the first house are kept for the new one, and other rooms come only after it. Rebuilding counts as renovating; turning clay into stone is no renovation and costs nothing. A pet must be housed elsewhere, cooked or released.
name-card-carbonite-cousin = Carbonite Cousin
agricola-text-carbonite-cousin = In the returning home phase of this round, place 1 of your people, frozen, on the round space 4 rounds from now. At the start of that round’s work phase, before the first turn, you may use an action space with that person. At the end, this card gives you 3 points.
agricola-rulings-carbonite-cousin = A frozen person needs no room and no food, takes no action and scores nothing, but is no longer in your supply. If you decline the early action, you place the person in turn order. From round 11 on, the person stays frozen on this card to the end. Your last person able to work is never frozen.
name-card-crop-circles = Crop Circles
agricola-text-crop-circles = When you draw this card, place it over 2 adjacent spaces of your farmyard outside rooms and pastures. They count as used, but serve nothing else. What was built there is removed.
agricola-rulings-crop-circles = You may cover unused spaces, field tiles and unfenced stables, but no charred ones; without such a pair, nothing happens. A field is lost with its crops; a stable returns to your supply, and its animal must be housed elsewhere, cooked or released. Covered spaces may not be fenced in.
name-card-rebel = Rebel
agricola-text-rebel = When you draw this card, you get 5 bonus points. In the returning home phase of this round, place 1 of your people on this card. It takes no more actions, but still needs room and eats in each harvest.
agricola-rulings-rebel = The Rebel remains one of your 5 people and scores 3 points. Tripods and I Am Your Father never take it. Your last person able to work stays at home, and you keep the 5 points. If you lose this card, the person goes home and the points stay.

## The forest deck

name-card-lady-of-the-lake-1 = The Lady of the Lake, Part 1
agricola-text-lady-of-the-lake-1 = When you draw this card, you may plow up to 3 fields.
agricola-rulings-lady-of-the-lake-1 = You plow them one after the other by the usual rules, and each counts for the next one. In winter, each costs 1 food.
name-card-unicorn-1 = The Unicorn, Part 1
agricola-text-unicorn-1 = In each breeding phase and at the end, the unicorn counts as 1 animal of a kind you choose. It needs no room and can never be turned into food.
agricola-rulings-unicorn-1 = You choose anew each time, also at Spring Work, before young animals are born. A young animal is an ordinary one and must be housed. At the end, the unicorn also counts for bonus points for animals. At all other times, it counts as no animal.
name-card-unicorn-2 = The Unicorn, Part 2
agricola-text-unicorn-2 = When you draw this card, your family grows even without room. At the end, this card costs you 3 points.
agricola-rulings-unicorn-2 = Compulsory; the newborn lies next to the person who took the wood. If your family has no way to grow, you lose the 3 points all the same. With Tripods in play, the growth costs 1 food.
name-card-feral-child = Feral Child
agricola-text-feral-child = When you draw this card, your family grows even without room. The child is no newborn and may be placed this round. At the end of the next feeding phase, 1 of your people returns to your supply.
agricola-rulings-feral-child = With 5 people in play, nothing happens, neither now nor later. The child is one more person for you to place in turn order. It eats like an adult, also in the harvest after which somebody leaves. Your last person able to work stays.
name-card-hermit = The Hermit
agricola-text-hermit = When you draw this card, you return all your sheep to the general supply and get 1 wood for each.
agricola-rulings-hermit = You may neither cook nor exchange sheep first. The unicorn and llamas are no sheep. This wood never makes you draw a card.
name-card-lady-of-the-lake-2 = The Lady of the Lake, Part 2
agricola-text-lady-of-the-lake-2 = When you draw this card, take the starting player piece and keep it until this card is drawn again. For the rest of the game, Meeting Place only lets you play a minor improvement. Shuffle this card back into the deck.
agricola-rulings-lady-of-the-lake-2 = The order of this round stays the same. When this card is drawn again, even by you, the piece goes to the player who drew it. Only a player able to play a minor improvement may use Meeting Place. In a game without hand cards, Meeting Place still gives its food.
name-card-boar-king = The Boar King
agricola-text-boar-king = When you draw this card, you double your wild boar. If you have none, you discard all vegetables from your fields; if you have neither, you plow 1 field. Then shuffle this card back into the deck.
agricola-rulings-boar-king = You house, cook or release the new wild boar; this is no breeding. Vegetables on field cards are lost too, those in your supply are safe. In winter, the field costs 1 food, and if you have no way to pay it, nothing happens.
name-card-men-in-tights = Men in Tights
agricola-text-men-in-tights = When you draw this card, for each building material, every player with the most gives 1 of it, shared evenly among the players with the fewest. If it cannot be shared evenly, you get all of it. Then shuffle this card back into the deck.
agricola-rulings-men-in-tights = First wood, then clay, reed and stone. If all players have the same number, nothing moves. With 1 giver and 2 receivers, for example, you get it, even if you gave it. The rulebook says to give everything to the player who drew the card if you find this confusing, but here the game does the math.
name-card-noblesse-oblige = Noblesse Oblige
agricola-text-noblesse-oblige = When you draw this card, you double the grain in your supply. If you have none, you double the vegetables in your supply. If you have neither, you get 1 grain and 1 vegetable.
agricola-rulings-noblesse-oblige = Crops on fields neither count nor change.
name-card-midsummer-nights-dream = A Midsummer Night’s Dream
agricola-text-midsummer-nights-dream = At the end of this round’s returning home phase, each player lends 1 person to the player on the left. Next round, the borrower places it in a turn of their choice, but its owner takes the action. Shuffle this card back into the deck.
agricola-rulings-midsummer-nights-dream = The borrower places it instead of a person of their own, on a space that the owner may use. The owner makes all other choices, pays, gains and draws cards. If no such space is left by the borrower’s last turn, the person goes home. In round 14 and in a solo game, nothing happens.
name-card-french-castle = French Castle
agricola-text-french-castle = When you draw this card, you get 3 stone and 3 food. Your next turn is skipped; you place that person later in the round.
agricola-rulings-french-castle = If you have nobody left at home, your first turn of the next round is skipped. If only you still have people at home, nothing changes. This stone never makes you draw an X card.
name-card-all-your-wood = All Your Wood Are Belong to Us
agricola-text-all-your-wood = When you draw this card, you discard all wood in your supply and double the grain and vegetables on each of your fields. Then shuffle this card back into the deck.
agricola-rulings-all-your-wood = The wood you have just taken is lost too, before Basket or Mushroom Collector can use it. Field tiles and field cards both count. Crops in your supply stay the same.
name-card-revenant = Revenant
agricola-text-revenant = In the returning home phase of this round, place 1 of your people on this card for the rest of the game. It needs no room. Each round, when all people of all players have been placed, it may take 2 actions.
agricola-rulings-revenant = From the next round on, it uses two unoccupied spaces, one after the other; the first becomes free again. You may decline one action or both. It eats like an adult and scores 3 points. No card ever lends, moves or takes it; if you lose this card, it goes home.
name-card-werewolf = Werewolf
agricola-text-werewolf = At the start of each returning home phase, you return 1 of your animals and may carry out the effect of an unoccupied action space. If you have no animals, choose an opponent with some; that player loses 1 animal of your choice and may carry out such an effect instead.
agricola-rulings-werewolf = Compulsory from this round on, before people leave their spaces. Nobody may cook or exchange animals to escape. The effect needs no person and never counts as using the space. In team play, you never choose your partner.
name-card-noble-knight = The Noble Knight
agricola-text-noble-knight = Each time you use Fishing, you also get 2 wood.
agricola-rulings-noble-knight = Whatever kind of fish you catch. This wood never makes you draw a forest card.
name-card-fire-bog-oven = Fire Bog Flame Spurts Oven
agricola-text-fire-bog-oven = At any time, you may turn 1 sheep, wild boar, cattle, llama or fairy into 2 food.
agricola-rulings-fire-bog-oven = By its name, it counts as an oven, but it cooks and never bakes bread. You may not return it for a Cooking Hearth. It stays cold while animals breed. With Darling, I Shrunk …, an animal gives only 1 food, but a fairy still 2.
name-card-land-of-milk-and-honey = Land of Milk and Honey
agricola-text-land-of-milk-and-honey = When you use this space, you get 10 food. In the returning home phase of this round, 1 of your people returns to your supply instead of going home.
agricola-rulings-land-of-milk-and-honey = You need at least 2 people able to work after all losses already due this round. The person leaves before the harvest and eats nothing. It can be born again later.
name-card-warrior-princess = Warrior Princess
agricola-text-warrior-princess = This space replaces Basic Wish for Children for the rest of the game. When you use it, you get 5 bonus points. In the returning home phase of this round, 1 of your people returns to your supply instead of going home.
agricola-rulings-warrior-princess = If Basic Wish for Children has yet to appear, it never will, and that round has no new space. If people stand there, they stay this round, and Warrior Princess opens in the next. You need at least 2 people able to work after all losses already due this round. Urgent Wish and Modest Wish for Children remain.
name-card-dragons-lair = The Dragon’s Lair
agricola-text-dragons-lair = When you use this space, as often as you like, you may pay 1 sheep to char up to 3 unused spaces of your farmyard, 1 wild boar to draw 2 minor improvements, or 1 cattle to get 3 stone. Once, you may give up 1 person to discard an occupation of another player.
agricola-rulings-dragons-lair = You must pay at least once, and you may mix payments. Charred spaces count as used, but serve nothing else. The improvements come at random from those nobody was dealt, and a game without hand cards has none. The person leaves in the returning home phase, and you need 2 able to work; the occupation leaves the game with all it had on round spaces.
name-card-fairy-ring = The Fairy Ring
agricola-text-fairy-ring = When you draw this card, place 2 fairies on it; each preparation phase adds 1. When you use this space, you take them all; up to 2 live on each unused space, which then counts as used, and they breed like animals. At the end, each player with the most gets 5 bonus points.
agricola-rulings-fairy-ring = Fairies without room leave. At the end, each fairy makes 1 unused space count as used, but you may still plow it, build on it or fence it in. Fairies are neither animals nor goods, and only Fire Bog Flame Spurts Oven turns them into food. An empty ring may not be used.
name-card-road-not-taken = The Road Not Taken
agricola-text-road-not-taken = When you use this space, choose either reed and stone, or clay. In the returning home phase of this round, you get all the chosen materials still lying on accumulation spaces.
agricola-rulings-road-not-taken = The whole card has room for 1 person per round. You take from every accumulation space, even occupied ones, before people go home. With reed and stone, you get both. Stone from Western Quarry makes you draw an X card.
name-card-fences-of-unusual-size = Fences of Unusual Size
agricola-text-fences-of-unusual-size = Each time you build fences, each straight unbroken line of new fences costs you 1 wood in all.
agricola-rulings-fences-of-unusual-size = A new pasture of 3 × 3 spaces costs 4 wood. A line goes in one direction and has only fences of this action. Each fence is still one of your 15. In one action, you use either this price or effects that make fences free.
name-card-witch = The Witch
agricola-text-witch = When you draw this card, you return 1 wood and place 3 scrying tokens on it. At any time, you may remove 1 token to look at the top 3 cards of this deck and put them back in any order. After the last token, shuffle this card back into the deck.
agricola-rulings-witch = Only in your own turns, and not while a card is carried out. Nobody else sees the cards. The Witch goes back in the returning home phase of the round in which you use the last token. If you have no wood, you return none.
name-card-camelot = Camelot
agricola-text-camelot = This card holds 1 person and, at the same time, 1 sheep, 1 wild boar, 1 cattle and 1 llama.
agricola-rulings-camelot = The place counts for family growth with room, but never as a room; it scores nothing, is never renovated and never burns. Darling, I Shrunk … leaves it the same.
name-card-tin-woodman = The Tin Woodman
agricola-text-tin-woodman = Each time an action space gives you wood and no other good, you also get 1 wood.
agricola-rulings-tin-woodman = Only what the space itself gives counts, and only when you place a person there. The extra wood never counts for drawing a card.
name-card-peruvian-inquisition = The Peruvian Inquisition
agricola-text-peruvian-inquisition = When you draw this card, you swap all your sheep for as many llamas, a new kind of animal. At the end, 0, 1–3, 4–5, 6–7, and 8 or more llamas give each player −1, 1, 2, 3 and 4 points.
agricola-rulings-peruvian-inquisition = Only you swap sheep, and you may not cook any first. Llamas are housed and breed like other animals, but only Fire Bog Flame Spurts Oven cooks them. Without sheep, you get no llamas, and the new category counts for you all the same.

## The decks and what lies on their cards

name-deck-x = X-deck
name-deck-forest = Forest deck
agricola-deck-kind-action-space = Action space
agricola-deck-kind-space-merchant = Space merchants
agricola-deck-kind-artifact = Artifact
agricola-deck-kind-event = Event
agricola-deck-kind-occupation = Occupation
agricola-deck-kind-minor-improvement = Minor improvement
agricola-deck-kind-major-improvement = Major improvement
# Where the rule of a card comes from.
agricola-provenance-stated = Stated in the rulebook’s appendix
agricola-provenance-public = Known from public sources, in our own words
agricola-provenance-ruling = Our ruling
agricola-token-llama =
    { $count ->
        [one] { $count } llama
       *[other] { $count } llamas
    }
agricola-token-fairy =
    { $count ->
        [one] { $count } fairy
       *[other] { $count } fairies
    }
agricola-token-candy =
    { $count ->
        [one] { $count } candy
       *[other] { $count } candies
    }
agricola-token-pitchfork =
    { $count ->
        [one] { $count } pitchfork
       *[other] { $count } pitchforks
    }

## Options in the form

agricola-option-group-decks = Event decks
agricola-option-x-deck = X-deck
agricola-option-x-deck-help = Aliens land in rounds 5 to 7. From then on, each time you take stone from Western Quarry, you draw a card, for better or worse.
agricola-option-x-deck-without = no
agricola-option-x-deck-with = yes
agricola-option-forest-deck = Forest deck
agricola-option-forest-deck-help = Each time you take at least 3 wood from one space, you draw a card from the world of legends, for better or worse.
agricola-option-forest-deck-without = no
agricola-option-forest-deck-with = yes
