# The first lessons: what the coach says in the scripted part. Loaded only for a lesson.

## Santiago: the two scripted rounds of the first lesson

santiago-lesson-1-board = You’ll plant crops on this dry island, and the most points win.
santiago-lesson-1-spring = Water comes from the spring: canals start there and run along the lines between the squares.
santiago-lesson-1-tiles = These 4 tiles are up for auction this round.
santiago-lesson-1-bid = Bid 3: the highest bidder chooses first, and all players pay what they bid.
santiago-lesson-1-first = Your bid was the highest, so you plant first.
santiago-lesson-1-farmers = The figures on a tile are the farmers you’ll put on it.
santiago-lesson-1-plant = Take these watermelons and tap the palm: it counts as 1 more farmer.
santiago-lesson-1-left = One tile is left, with no farmers on it, and you place it because you planted first.
santiago-lesson-1-leftover = Put it here: your plantation grows to 2 tiles, and each farmer on it scores 2 points.
santiago-lesson-1-overseer = The first player to pass is the overseer, who builds one canal each round and takes bribes.
santiago-lesson-1-propose = Tap this line, which waters both of your tiles, and offer 2: you pay only if it’s built.
santiago-lesson-1-built = It’s built: all tiles next to the canal have water.
santiago-lesson-1-extra = Each player has one additional canal for the whole game.
santiago-lesson-1-keep = Keep yours for now: it’s for emergencies.
santiago-lesson-2-dry = Without water, a tile loses 1 farmer each round, and in the end it turns into desert like this one.
santiago-lesson-2-income = Each player gets 3 escudos at the end of a round, and each escudo you keep is 1 point.
santiago-lesson-2-pass = Pass this time: you pay nothing, and as the first to pass you become the overseer.
santiago-lesson-2-plant = You passed, so you plant with 1 farmer fewer: put these peppers here, next to the canal.
santiago-lesson-2-proposals = You’re the overseer: the coins on the lines are the bribes you’re offered.
santiago-lesson-2-accept = Accept this line and take 2 escudos: building elsewhere would cost you 3.
santiago-lesson-2-extra = Keep your additional canal again: all your tiles have water.
santiago-lesson-setup = Tap a spot with a green frame. The spring is where canals begin, and a palm makes its square worth more.
santiago-lesson-start = Tap a line at the spring for the first canal. With 2 players, the oldest player lays it before the first round.

## Cacao: the two scripted turns of the first lesson

cacao-lesson-1-gold = The player with the most gold at the end wins.
cacao-lesson-1-plantation = At this plantation, each of your workers picks 1 cacao fruit.
cacao-lesson-1-market = At this market, each worker sells 1 fruit for 2 gold.
cacao-lesson-1-tiles = These are your tiles: each has 4 workers, spread over its sides.
cacao-lesson-1-place = Tap this tile, rotate it until 2 workers face left and 1 faces down, and lay it between the plantation and the market.
cacao-lesson-1-order = You choose which side works first.
cacao-lesson-1-pick = Pick fruits first: tap the plantation side, then 2 workers.
cacao-lesson-1-sell = Now sell 1 fruit at the market for 2 gold.
cacao-lesson-2-water = Don’t leave your water carrier at −10: workers at water tiles move it up.
cacao-lesson-2-opens = An empty space between two worker tiles gets a new jungle tile.
cacao-lesson-2-place = Tap this tile and lay it here with its 3 workers facing up: that opens the space above it.
cacao-lesson-2-display = You choose which of the 2 jungle tiles on display goes there.
cacao-lesson-2-fill = Take the gold mine: your 3 workers dig 2 gold each right away.
cacao-lesson-2-sell = And 1 worker sells your last fruit.

## Agricola: the ten scripted rounds of the first lesson

agricola-lesson-1-farm = This is your farm: in 14 rounds you fill it with fields, pastures, animals and rooms.
agricola-lesson-1-family = Your 2 people live here, and each takes one action per round.
agricola-lesson-1-spaces = The action spaces are up here: goods pile up on darker spaces until somebody takes them.
agricola-lesson-1-use = Send your first person to Farmland to plow a field.
agricola-lesson-1-plow = Plow it here: every new field must go next to an old one.
agricola-lesson-1-grain = Your second person takes 1 grain, to sow next round.
agricola-lesson-2-card = Each round turns up a new space.
agricola-lesson-2-pile = Nobody took this wood, so now there’s twice as much.
agricola-lesson-2-sow = Sow your grain here: 1 becomes 3 on the field.
agricola-lesson-2-sown = At each harvest you take 1 grain from this field.
agricola-lesson-2-wood = Take the 4 wood: next round you’ll build fences with it.
agricola-lesson-3-fencing = Fencing is open now: each fence costs 1 wood.
agricola-lesson-3-pasture = A pasture holds 2 animals of one kind per space, and a stable in it doubles that.
agricola-lesson-3-fence = Tap this corner: 4 fences make it a pasture.
agricola-lesson-3-sheep = Take both sheep: 2 of a kind have a lamb at the harvest, if there’s room for it.
agricola-lesson-4-harvest = This round ends with a harvest: solo, each person eats 3 food, so you need 6.
agricola-lesson-4-fish = There’s 4 food at Fishing by now: take it.
agricola-lesson-4-meeting = And there’s 4 more at Meeting Place.
agricola-lesson-4-field = You’ve taken 1 grain from your field, and now your family eats.
agricola-lesson-4-feed = Pay 6 food: each food you’re short costs you 3 points at the end.
agricola-lesson-5-fed = The family is fed, so the farm can grow.
agricola-lesson-5-wood = Take the 6 wood.
agricola-lesson-5-clay = Take the 5 clay too: with clay you build a place to cook.
agricola-lesson-6-majors = These are the major improvements, and each can be bought only once.
agricola-lesson-6-improve = Send a person to Major Improvement to buy one.
agricola-lesson-6-fireplace = Take the Fireplace for 2 clay: it cooks animals and bakes bread.
agricola-lesson-6-sheep = Take the 3 sheep: they don’t all fit, but now you can cook.
agricola-lesson-6-full = Your farm has room for 3 sheep, so 3 must go.
agricola-lesson-6-cook = Turn 1 sheep into 2 food.
agricola-lesson-6-cook-more = Cook another sheep.
agricola-lesson-6-cook-last = Cook one more, and there’s room for the others.
agricola-lesson-7-wood = Take the 4 wood, for a room and 2 stables.
agricola-lesson-7-reed = Take the reed: every room and every renovation needs some.
agricola-lesson-7-harvest = It’s harvest time again, and this time you have enough food.
agricola-lesson-7-feed = Feed your family.
agricola-lesson-8-expand = With Farm Expansion you build rooms and stables, as many as you can pay for.
agricola-lesson-8-room = First a room, next to your house: only with a free room can your family grow.
agricola-lesson-8-stable = Now a stable in the pasture: it doubles the number of animals there.
agricola-lesson-8-second = Build another one outside the pasture: it holds 1 animal.
agricola-lesson-8-house = House Redevelopment renovates your whole house to clay.
agricola-lesson-8-renovate = It costs 1 clay per room and 1 reed, and each clay room scores 1 point.
agricola-lesson-8-hearth = Now you may also improve: trade the Fireplace for a Cooking Hearth, for free.
agricola-lesson-9-grain = At Grain Utilization you can also bake bread.
agricola-lesson-9-bake = Bake your 2 grain: the Cooking Hearth turns each into 3 food.
agricola-lesson-9-boar = Take the 2 wild boar: two kinds of animals can live on your farm now.
agricola-lesson-9-feed = It’s harvest time again: feed your family.
agricola-lesson-9-young = Both kinds have young, but there isn’t room for all of them.
agricola-lesson-9-breed = Keep 4 sheep and 2 wild boar.
agricola-lesson-10-empty = Your field is empty after the harvest.
agricola-lesson-10-field = Plow a second one.
agricola-lesson-10-plow = Plow it here, next to the first.
agricola-lesson-10-again = You still have 1 grain: sow it.
agricola-lesson-10-sow = Choose to sow, then tap this field.
agricola-lesson-try-room = Try Farm Expansion: a third room makes room for a child.
agricola-lesson-try-family = Try this: your family grows, and one more person works for you from the next round on.
agricola-lesson-try-improve = Try Major Improvement: a Fireplace turns animals and vegetables into food.
agricola-lesson-try-bake = Try Grain Utilization: sow what you have, or bake bread if you have a Fireplace.
agricola-lesson-try-renovate = Try House Redevelopment: clay rooms are worth 1 point each.
agricola-lesson-choose = Choose one of the things this space offers. Take what your farm needs most.
agricola-lesson-cards = Tap a card to read it, then play it or leave it. Occupations help for the rest of the game. Minor improvements have a price, and some have a condition.
agricola-lesson-pay = Choose how much clay you pay instead of wood. Keep what you need next.
agricola-lesson-move = Choose a good, a direction and an amount. Moving a good costs 1 more of it.

## Agricola: the four scripted rounds of the lesson about hand cards

agricola-lesson-cards-1-hand = This is your hand: 7 occupations with a yellow edge and 7 minor improvements with an orange one.
agricola-lesson-cards-1-lessons = At Lessons you play an occupation, so send a person there.
agricola-lesson-cards-1-occupation = Play Mushroom Collector: your first occupation is free, and each later one costs 1 food.
agricola-lesson-cards-1-played = It’s in play now and works until the end of the game.
agricola-lesson-cards-1-forest = Take wood from Forest, because that’s when this card helps.
agricola-lesson-cards-1-asks = You may use a card that says “you may”, so it asks you first.
agricola-lesson-cards-1-use = Accept: put 1 wood back and get 2 food.
agricola-lesson-cards-2-forest = The wood you put back is still here, so there’s 3 now.
agricola-lesson-cards-2-auto = If you always want the same answer from a card, choose it here.
agricola-lesson-cards-2-decline = This time decline, because you need the wood.
agricola-lesson-cards-2-minor = A minor improvement has a price, and this one also has a prerequisite: at least 1 occupation in play.
agricola-lesson-cards-2-meeting = You meet it now, so go to Meeting Place, where you may play a minor improvement.
agricola-lesson-cards-2-canoe = Play Canoe for 2 wood.
agricola-lesson-cards-3-fishing = Canoe says “you get”, so it works by itself: go to Fishing for 1 more food and 1 reed.
agricola-lesson-cards-3-needs = Pond Hut needs exactly 2 occupations in play, and you have only 1.
agricola-lesson-cards-3-lessons = Play your second occupation for 1 food.
agricola-lesson-cards-3-consultant = Play Consultant: it helps only once, and in a solo game you get 2 grain.
agricola-lesson-cards-4-met = Now you meet Pond Hut’s prerequisite, so go to Meeting Place again.
agricola-lesson-cards-4-hut = Play Pond Hut for 1 wood: you get 1 food at the start of each of the next 3 rounds.
agricola-lesson-cards-4-labor = The harvest comes after this turn, so get 2 more food.
agricola-lesson-cards-4-feed = Thanks to your cards, you have 7 food: feed your family.
agricola-lesson-draft = Tap a card to read it, then keep it. The others go to the player on your left, and you get as many from your right. Keep cards that help each other.
agricola-lesson-dealt = These are your first cards. Read them all before you decide which to keep. Good hands have food, building materials and a few cards that help each other.

## What the coach says in every game

client-lesson-next = Next
client-lesson-other = The lesson goes another way: follow the ring, or play this and choose freely from here on.
client-lesson-free = From here on, you decide. New things are still explained the first time they come up.
