# Agricola: the cards of the hand.

## Minor improvements of deck A

name-card-shifting-cultivation = Shifting Cultivation
agricola-text-shifting-cultivation = When you play this card, you plow 1 field. Then pass this card to the player on your left.
name-card-clay-embankment = Clay Embankment
agricola-text-clay-embankment = When you play this card, you get 1 clay for every 2 clay you have. Then pass this card to the player on your left.
name-card-young-animal-market = Young Animal Market
agricola-text-young-animal-market = When you play this card, you get 1 cattle. Then pass this card to the player on your left.
name-card-drinking-trough = Drinking Trough
agricola-text-drinking-trough = Each of your pastures holds 2 more animals, with or without a stable.
name-card-rammed-clay = Rammed Clay
agricola-text-rammed-clay = When you play this card, you get 1 clay. You may pay 1 clay instead of 1 wood for each fence.
name-card-handplow = Handplow
agricola-text-handplow = Place 1 field on the round space 5 rounds from now; at the start of that round, you may plow it.
name-card-threshing-board = Threshing Board
agricola-text-threshing-board = Each time you use Farmland or Cultivation, you may also bake bread.
name-card-sleeping-corner = Sleeping Corner
agricola-text-sleeping-corner = You may use a Wish for Children space that is occupied by exactly 1 other player and not by you.
name-card-manger = Manger
agricola-text-manger = At the end, 1, 2, 3 or 4 bonus points if your pastures have at least 6, 7, 8 or 10 spaces in all.
name-card-big-country = Big Country
agricola-text-big-country = When you play this card, you get 1 bonus point and 2 food for each complete round still to be played.
name-card-wool-blankets = Wool Blankets
agricola-text-wool-blankets = At the end, 3 bonus points if your house is of wood, or 2 if it is of clay.
name-card-pond-hut = Pond Hut
agricola-text-pond-hut = Place 1 food on each of the next 3 round spaces; you get it when those rounds start.
name-card-milk-jug = Milk Jug
agricola-text-milk-jug = Each time any player, you included, uses Cattle Market, you get 3 food and each other player gets 1 food.
name-card-claypipe = Claypipe
agricola-text-claypipe = In the returning home phase, if you gained at least 7 building materials in the work phase of this round, you get 2 food.
name-card-junk-room = Junk Room
agricola-text-junk-room = Each time you build or play an improvement, including this one, you get 1 food.
name-card-basket = Basket
agricola-text-basket = After you use a wood accumulation space, you may put 2 wood back on it and get 3 food.
name-card-dutch-windmill = Dutch Windmill
agricola-text-dutch-windmill = Each time you bake bread in a round right after a harvest, you get 3 more food.
name-card-corn-scoop = Corn Scoop
agricola-text-corn-scoop = Each time you use Grain Seeds, you also get 1 grain.
name-card-large-greenhouse = Large Greenhouse
agricola-text-large-greenhouse = Place 1 vegetable on each of the round spaces 4, 7 and 9 rounds from now; you get it when those rounds start.
name-card-clearing-spade = Clearing Spade
agricola-text-clearing-spade = At any time, you may move 1 crop from a field with at least 2 to an empty field. This is neither sowing nor harvesting.
name-card-lumber-mill = Lumber Mill
agricola-text-lumber-mill = Each improvement costs you 1 wood less.
name-card-canoe = Canoe
agricola-text-canoe = Each time you use Fishing, you also get 1 food and 1 reed.
name-card-stone-tongs = Stone Tongs
agricola-text-stone-tongs = Each time you use a stone accumulation space, you also get 1 stone.
name-card-shepherds-crook = Shepherd’s Crook
agricola-text-shepherds-crook = Each time you fence in a new pasture of at least 4 spaces, you get 2 sheep.

## Occupations of deck A

name-card-animal-tamer = Animal Tamer
agricola-text-animal-tamer = When you play this card, you get 1 wood or 1 grain. Your house holds 1 animal of any kind per room instead of 1 in all.
name-card-conservator = Conservator
agricola-text-conservator = You may renovate a wooden house directly to stone, for the price of renovating to stone.
name-card-hedge-keeper = Hedge Keeper
agricola-text-hedge-keeper = Each time you build fences, up to 3 of them cost you nothing.
name-card-plow-driver = Plow Driver
agricola-text-plow-driver = At the start of each round, if your house is of stone, you may pay 1 food to plow 1 field.
name-card-adoptive-parents = Adoptive Parents
agricola-text-adoptive-parents = In the round in which a newborn joins your family, you may pay 1 food to place it. From then on, it counts as an adult.
name-card-stable-architect = Stable Architect
agricola-text-stable-architect = At the end, 1 bonus point for each of your stables outside pastures.
name-card-grocer = Grocer
agricola-text-grocer = This card holds wood, grain, reed, stone, a vegetable, clay, reed and a vegetable, from top to bottom. At any time, you may buy the top one for 1 food.
name-card-mushroom-collector = Mushroom Collector
agricola-text-mushroom-collector = After you use a wood accumulation space, you may put 1 wood back on it and get 2 food.
name-card-roughcaster = Roughcaster
agricola-text-roughcaster = Each time you build at least 1 clay room or renovate from clay to stone, you get 3 food.
name-card-wall-builder = Wall Builder
agricola-text-wall-builder = Each time you build at least 1 room, you may place 1 food on each of the next 4 round spaces; you get it when those rounds start.
name-card-scythe-worker = Scythe Worker
agricola-text-scythe-worker = When you play this card, you get 1 grain. In the field phase of each harvest, you may take 1 more grain from each of your grain fields.
name-card-seasonal-worker = Seasonal Worker
agricola-text-seasonal-worker = Each time you use Day Laborer, you also get 1 grain. From round 6 on, you may take 1 vegetable instead.
name-card-wood-cutter = Wood Cutter
agricola-text-wood-cutter = Each time you use a wood accumulation space, you also get 1 wood.
name-card-firewood-collector = Firewood Collector
agricola-text-firewood-collector = Each time you use Farmland, Grain Seeds, Grain Utilization or Cultivation, you get 1 wood at the end of that turn.
name-card-clay-hut-builder = Clay Hut Builder
agricola-text-clay-hut-builder = Once, as soon as your house is no longer of wood, place 2 clay on each of the next 5 round spaces; you get it when those rounds start.
name-card-frame-builder = Frame Builder
agricola-text-frame-builder = For each room and each renovation, you may pay 1 wood instead of exactly 2 clay or exactly 2 stone, once each.
name-card-priest = Priest
agricola-text-priest = When you play this card, if your house is of clay and has exactly 2 rooms, you get 3 clay, 2 reed and 2 stone.
name-card-braggart = Braggart
agricola-text-braggart = At the end, 2, 3, 4, 5, 7 or 9 bonus points if you have at least 5, 6, 7, 8, 9 or 10 improvements in play.
name-card-harpooner = Harpooner
agricola-text-harpooner = Each time you use Fishing, you may also pay 1 wood to get 1 reed, and 1 food for each person you have.
name-card-stonecutter = Stonecutter
agricola-text-stonecutter = Each improvement, each room and each renovation costs you 1 stone less.
name-card-animal-dealer = Animal Dealer
agricola-text-animal-dealer = Each time you use Sheep Market, Pig Market or Cattle Market, you may also pay 1 food to get 1 more animal of that kind.
name-card-conjurer = Conjurer
agricola-text-conjurer = Each time you use Traveling Players, you also get 1 wood and 1 grain.
name-card-lutenist = Lutenist
agricola-text-lutenist = Each time another player uses Traveling Players, you get 1 food and 1 wood. Then you may buy 1 vegetable for 2 food.
name-card-pig-breeder = Pig Breeder
agricola-text-pig-breeder = When you play this card, you get 1 wild boar. At the end of round 12, your wild boar breed as in a harvest.

## Minor improvements of deck B

name-card-mini-pasture = Mini Pasture
agricola-text-mini-pasture = When you play this card, you fence in 1 space as a new pasture without paying wood. Then pass this card to the player on your left.
name-card-market-stall = Market Stall
agricola-text-market-stall = When you play this card, you get 1 vegetable. Then pass this card to the player on your left.
name-card-caravan = Caravan
agricola-text-caravan = This card holds 1 person. It does not count as a room.
name-card-carpenters-parlor = Carpenter’s Parlor
agricola-text-carpenters-parlor = While your house is of wood, each room costs you 2 wood and 2 reed.
name-card-mining-hammer = Mining Hammer
agricola-text-mining-hammer = When you play this card, you get 1 food. Each time you renovate, you may also build 1 stable without paying wood.
name-card-moldboard-plow = Moldboard Plow
agricola-text-moldboard-plow = Place 2 fields on this card. Each time you use Farmland, you may also plow 1 of them.
name-card-lasso = Lasso
agricola-text-lasso = On your turn, you may place 2 people one after the other if at least 1 of them uses Sheep Market, Pig Market or Cattle Market.
name-card-bread-paddle = Bread Paddle
agricola-text-bread-paddle = When you play this card, you get 1 food. After you play an occupation, you may bake bread.
name-card-mantlepiece = Mantlepiece
agricola-text-mantlepiece = When you play this card, you get 1 bonus point for each complete round still to be played. You may not renovate any more.
name-card-bottles = Bottles
agricola-text-bottles = This card costs 1 clay and 1 food for each person you have.
name-card-loom = Loom
agricola-text-loom = In the field phase of each harvest, if you have at least 1, 4 or 7 sheep, you get 1, 2 or 3 food. At the end, 1 bonus point for every 3 sheep.
name-card-strawberry-patch = Strawberry Patch
agricola-text-strawberry-patch = Place 1 food on each of the next 3 round spaces; you get it when those rounds start.
name-card-herring-pot = Herring Pot
agricola-text-herring-pot = Each time you use Fishing, place 1 food on each of the next 3 round spaces; you get it when those rounds start.
name-card-butter-churn = Butter Churn
agricola-text-butter-churn = In the field phase of each harvest, you get 1 food for every 3 sheep and 1 food for every 2 cattle you have.
name-card-brook = Brook
agricola-text-brook = Each time you use Reed Bank, Clay Pit, Forest or the card of round 1, you also get 1 food.
name-card-scullery = Scullery
agricola-text-scullery = At the start of each round, if your house is of wood, you get 1 food.
name-card-three-field-rotation = Three-Field Rotation
agricola-text-three-field-rotation = At the start of the field phase of each harvest, if you have at least 1 grain field, 1 vegetable field and 1 empty field, you get 3 food.
name-card-pitchfork = Pitchfork
agricola-text-pitchfork = Each time you use Grain Seeds while Farmland is occupied, you also get 3 food.
name-card-sack-cart = Sack Cart
agricola-text-sack-cart = Place 1 grain on each remaining round space among 5, 8, 11 and 14; you get it when those rounds start.
name-card-beanfield = Beanfield
agricola-text-beanfield = This card is a field for vegetables. At the end, it does not count as a field tile.
name-card-thick-forest = Thick Forest
agricola-text-thick-forest = Place 1 wood on each remaining even-numbered round space; you get it when those rounds start.
name-card-loam-pit = Loam Pit
agricola-text-loam-pit = Each time you use Day Laborer, you also get 3 clay.
name-card-hard-porcelain = Hard Porcelain
agricola-text-hard-porcelain = At any time, you may swap 2 clay for 1 stone, 3 clay for 2 stone, or 4 clay for 3 stone.
name-card-acorns-basket = Acorns Basket
agricola-text-acorns-basket = Place 1 wild boar on each of the next 2 round spaces; you get it when those rounds start.

## Occupations of deck B

name-card-cottager = Cottager
agricola-text-cottager = Each time you use Day Laborer, you may also build 1 room or renovate, at the usual price.
name-card-groom = Groom
agricola-text-groom = When you play this card, you get 1 wood. At the start of each round, if your house is of stone, you may build 1 stable for 1 wood.
name-card-assistant-tiller = Assistant Tiller
agricola-text-assistant-tiller = Each time you use Day Laborer, you may also plow 1 field.
name-card-master-bricklayer = Master Bricklayer
agricola-text-master-bricklayer = Each major improvement costs you 1 stone less for each room you have added to your house.
name-card-scholar = Scholar
agricola-text-scholar = At the start of each round, if your house is of stone, you may play 1 occupation for 1 food, or 1 minor improvement at its own cost.
name-card-organic-farmer = Organic Farmer
agricola-text-organic-farmer = At the end, 1 bonus point for each pasture with at least 1 animal and room for at least 3 more.
name-card-tutor = Tutor
agricola-text-tutor = At the end, 1 bonus point for each occupation you played after this one.
name-card-consultant = Consultant
agricola-text-consultant = When you play this card in a game with 1, 2, 3 or 4 players, you get 2 grain, 3 clay, 2 reed or 2 sheep.
name-card-sheep-walker = Sheep Walker
agricola-text-sheep-walker = At any time, you may swap 1 sheep for 1 wild boar, 1 vegetable or 1 stone.
name-card-manservant = Manservant
agricola-text-manservant = Once, as soon as your house is of stone, place 3 food on each remaining round space; you get it when those rounds start.
name-card-oven-firing-boy = Oven Firing Boy
agricola-text-oven-firing-boy = Each time you use a wood accumulation space, you may also bake bread.
name-card-paper-maker = Paper Maker
agricola-text-paper-maker = Before you play another occupation, you may pay 1 wood to get 1 food for each occupation you have in play.
name-card-childless = Childless
agricola-text-childless = At the start of each round, if you have at least 3 rooms and exactly 2 people, you get 1 food, and 1 grain or 1 vegetable.
name-card-small-scale-farmer = Small-scale Farmer
agricola-text-small-scale-farmer = At the start of each round, if your house has exactly 2 rooms, you get 1 wood.
name-card-geologist = Geologist
agricola-text-geologist = Each time you use Forest or Reed Bank, you also get 1 clay. With at least 3 players, you also get it at Clay Pit.
name-card-roof-ballaster = Roof Ballaster
agricola-text-roof-ballaster = When you play this card, you may pay 1 food to get 1 stone for each room you have.
name-card-carpenter = Carpenter
agricola-text-carpenter = Each room costs you 3 of your house’s material and 2 reed.
name-card-house-steward = House Steward
agricola-text-house-steward = When you play it, if at least 1, 3, 6 or 9 complete rounds are left, you get 1, 2, 3 or 4 wood. At the end, each player with the most rooms gets 3 bonus points.
name-card-greengrocer = Greengrocer
agricola-text-greengrocer = Each time you use Grain Seeds, you also get 1 vegetable.
name-card-brushwood-collector = Brushwood Collector
agricola-text-brushwood-collector = For each room and each renovation, you may pay 1 wood instead of all its reed.
name-card-storehouse-keeper = Storehouse Keeper
agricola-text-storehouse-keeper = Each time you use Resource Market, you also get 1 clay or 1 grain.
name-card-pastor = Pastor
agricola-text-pastor = Once, as soon as you are the only player with exactly 2 rooms, you get 3 wood, 2 clay, 1 reed and 1 stone.
name-card-sheep-whisperer = Sheep Whisperer
agricola-text-sheep-whisperer = Place 1 sheep on each of the round spaces 2, 5, 8 and 10 rounds from now; you get it when those rounds start.
name-card-cattle-feeder = Cattle Feeder
agricola-text-cattle-feeder = Each time you use Grain Seeds, you may also pay 1 food to get 1 cattle.
name-cell-beanfield = { name-card-beanfield }

## The log

agricola-event-card-played = { $seat } plays { $card }.
agricola-event-card-passed-on = { $seat } plays { $card } and passes it to { $passed_to }.
agricola-event-card-used = { $seat } uses { $card }.
agricola-event-card-gave = { $card }: { $seat } gets { agricola-noun-goods }.
agricola-event-card-promise-kept = { $card }: { $seat } gets { agricola-noun-goods } from the round space.
agricola-event-card-promised =
    { $count ->
        [one] { $card }: { $seat } places { agricola-noun-goods } on the space of round { $rounds }.
       *[other] { $card }: { $seat } places { agricola-noun-goods } on each of these rounds: { $rounds }.
    }
agricola-event-crop-moved =
    { $good ->
        [grain] { $seat } moves 1 grain from { $cell } to { $to }.
       *[vegetable] { $seat } moves 1 vegetable from { $cell } to { $to }.
    }
agricola-event-card-scored =
    { $points ->
        [one] { $card }: { $seat } wins { $points } point.
       *[other] { $card }: { $seat } wins { $points } points.
    }
agricola-event-card-bred =
    { $good ->
        [sheep] { $card }: { $seat } gets a lamb.
        [boar] { $card }: { $seat } gets a young wild boar.
       *[cattle] { $card }: { $seat } gets a calf.
    }
agricola-event-field-promised = { $card }: { $seat } places a field tile on the space of round { $round }.
agricola-event-newborn-acts = { $card }: { $seat } takes an action with a newborn, who now counts as an adult.
agricola-event-card-drafted = { $seat } keeps { $card }.
agricola-event-card-drawn =
    { $kind_of_card ->
        [occupation] { $seat } draws an occupation.
       *[minor] { $seat } draws a minor improvement.
    }
agricola-event-own-card-drawn = { $seat } draws { $card }.
agricola-event-card-dropped =
    { $kind_of_card ->
        [occupation] { $seat } drops an occupation.
       *[minor] { $seat } drops a minor improvement.
    }
agricola-event-hand-redrawn =
    { $kind_of_card ->
        [occupation]
            { $count ->
                [one] { $seat } redraws and now has { $count } occupation in hand.
               *[other] { $seat } redraws and now has { $count } occupations in hand.
            }
       *[minor]
            { $count ->
                [one] { $seat } redraws and now has { $count } minor improvement in hand.
               *[other] { $seat } redraws and now has { $count } minor improvements in hand.
            }
    }
agricola-event-goods-given-back = { $seat } puts { agricola-noun-goods } back ({ agricola-noun-space }).

## What a seat is asked

agricola-decision-minor = Which minor improvement do you play?
agricola-decision-occupation =
    { $food ->
        [0] Which occupation do you play? It costs nothing.
       *[other] Which occupation do you play? It costs { agricola-noun-food }.
    }
agricola-decision-card = Do you use { $card }? { $text }
agricola-decision-make-room = { $card }: there’s no room for the young one yet. Do you cook or exchange animals first?
agricola-decision-find-parents = { $card }: a young one needs two parents. Do you exchange animals first?
agricola-decision-trade-now = { $card }: do you trade for the missing building materials first? { $text }
agricola-decision-pay = How do you pay to { $what }?
agricola-decision-several = What do you do next?
agricola-decision-draft =
    { $minors ->
        [0]
            { $occupations ->
                [one] Which occupation do you keep?
               *[other] Which { $occupations } occupations do you keep?
            }
       *[other]
            { $occupations ->
                [0]
                    { $minors ->
                        [one] Which minor improvement do you keep?
                       *[other] Which { $minors } minor improvements do you keep?
                    }
               *[other] Which cards do you keep? Occupations: { $occupations }, minor improvements: { $minors }.
            }
    }
agricola-decision-draw = What do you draw?
agricola-decision-drop = Which card do you drop for a new one?
agricola-decision-mulligan = Do you redraw all cards of one kind? You get 1 fewer.
agricola-waiting-minor = Choosing a minor improvement: { $seats }.
agricola-waiting-occupation = Choosing an occupation: { $seats }.
agricola-waiting-card = Deciding on a card: { $seats }.
agricola-waiting-pay = Choosing how to pay: { $seats }.
agricola-waiting-several = Choosing what to do: { $seats }.
agricola-waiting-draft = Choosing cards to keep: { $seats }.
agricola-waiting-draw = Drawing a card: { $seats }.
agricola-waiting-drop = Dropping cards: { $seats }.
agricola-waiting-mulligan = Deciding on a redraw: { $seats }.

## What can be done

agricola-choice-play =
    { $price ->
        [none] { $needs ->
            [none] { $card }: { $text }
           *[other] { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] { $card } ({ $price }): { $text }
           *[other] { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-card = Use { $card }: { $text }
agricola-choice-pay = { $goods }
agricola-choice-pick = { $card }: { $what }
agricola-choice-decline = Decline
agricola-choice-no-card = No card
agricola-choice-draft =
    { $price ->
        [none] { $needs ->
            [none] Keep { $card }: { $text }
           *[other] Keep { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Keep { $card } ({ $price }): { $text }
           *[other] Keep { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-draw =
    { $kind ->
        [occupation] Draw an occupation
       *[minor] Draw a minor improvement
    }
agricola-choice-drop =
    { $price ->
        [none] { $needs ->
            [none] Drop { $card }: { $text }
           *[other] Drop { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Drop { $card } ({ $price }): { $text }
           *[other] Drop { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-mulligan =
    { $kind ->
        [occupation] Redraw all occupations, 1 fewer
       *[minor] Redraw all minor improvements, 1 fewer
    }
agricola-pick-all = all fields
agricola-pick-field = field { $cell }
agricola-pick-move = from { $cell } to { $to }
agricola-action-play = play { $card }
agricola-action-card = use { $card }
agricola-action-pay = pay { $goods }
agricola-action-pick = use { $card }: { $what }
agricola-action-draft = keep { $card }
agricola-action-draw =
    { $kind ->
        [occupation] draw an occupation
       *[minor] draw a minor improvement
    }
agricola-action-drop = drop { $card }
agricola-action-mulligan =
    { $kind ->
        [occupation] redraw all occupations
       *[minor] redraw all minor improvements
    }

## Why the rules refuse something

agricola-reason-not-in-hand = You don’t have this card in your hand: { $card }.
agricola-reason-prerequisite =
    { $lacks ->
        [none] To play { $card }, you need: { $needs }.
       *[other] To play { $card }, you need { $lacks }.
    }
agricola-needs-occupations-exactly =
    { $count ->
        [one] exactly { $count } occupation in play
       *[other] exactly { $count } occupations in play
    }
agricola-needs-occupations-least =
    { $count ->
        [one] at least { $count } occupation in play
       *[other] at least { $count } occupations in play
    }
agricola-needs-occupations-most =
    { $count ->
        [one] at most { $count } occupation in play
       *[other] at most { $count } occupations in play
    }
agricola-needs-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] at least { $count } field with grain
               *[other] at least { $count } fields with grain
            }
       *[vegetable]
            { $count ->
                [one] at least { $count } field with vegetables
               *[other] at least { $count } fields with vegetables
            }
    }
agricola-needs-sheep = at least { $count } sheep
agricola-needs-clay = at least { $count } clay in your supply, which you keep
agricola-needs-every-space-used = no unused space on your farm
agricola-needs-no-wooden-house = a clay or stone house
agricola-needs-person-on-fishing = one of your people on Fishing
# What is missing for a prerequisite.
agricola-lacks-occupations-least =
    { $count ->
        [one] { $count } more occupation in play
       *[other] { $count } more occupations in play
    }
agricola-lacks-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] { $count } more field with grain
               *[other] { $count } more fields with grain
            }
       *[vegetable]
            { $count ->
                [one] { $count } more field with vegetables
               *[other] { $count } more fields with vegetables
            }
    }
agricola-lacks-sheep = { $count } more sheep
agricola-lacks-clay = { $count } more clay in your supply, which you keep
agricola-reason-card-offers-nothing = You can’t use this card now: { $card }.
agricola-reason-occupation-elsewhere = You play occupations at Lessons.
agricola-reason-minor-elsewhere = You play minor improvements at Meeting Place, at Basic Wish for Children, and wherever you can build a major improvement.
agricola-reason-no-such-payment = You can’t pay like that. Choose one of the payments listed.
agricola-reason-no-more-renovation = You can’t renovate any more. One of your cards rules it out.
agricola-reason-one-space-only = This card fences in exactly 1 space. Choose a single one.
agricola-reason-other-space = Your second person can’t go there. Choose one of the spaces that the card names.
agricola-reason-not-grown-there =
    { $good ->
        [grain] This card isn’t a field for grain. Sow vegetables there.
       *[vegetable] This card isn’t a field for vegetables. Sow grain there.
    }
agricola-reason-goods-needed-here = You need those goods for what you’re doing. Finish it first.
agricola-reason-enough-of-kind =
    { $kind ->
        [occupation] You’ve kept enough occupations from this pack. Choose a minor improvement.
       *[minor] You’ve kept enough minor improvements from this pack. Choose an occupation.
    }
agricola-reason-not-in-pack = This card isn’t in your pack: { $card }.
agricola-reason-no-card-left =
    { $kind ->
        [occupation] There are no more occupations to draw.
       *[minor] There are no more minor improvements to draw.
    }
agricola-reason-none-in-hand =
    { $kind ->
        [occupation] You have no occupations in your hand.
       *[minor] You have no minor improvements in your hand.
    }
agricola-error-no-card = There’s no card “{ $text }”.
agricola-error-no-payment = You can’t pay “{ $text }”. Write goods with their amounts, such as wood3-clay1, or nothing.
agricola-error-no-choice = No card offers “{ $text }”.
agricola-error-no-kind = There’s no kind of card “{ $text }”. Write occupation or minor.
agricola-option-cards-few = a few cards each
agricola-option-cards-full = 7 occupations and 7 minor improvements each
agricola-option-deal = Dealing
agricola-option-deal-help = How everyone gets their 7 occupations and 7 minor improvements.
agricola-option-deal-seven = 7 of each
agricola-option-deal-one-passing = 7 of each, exactly 1 of them a passing card
agricola-option-deal-by-numbers = occupations by number of players
agricola-option-deal-draft-7 = draft of 7, keep 1 and pass the rest
agricola-option-deal-draft-8 = tournament draft of 8
agricola-option-deal-draft-pairs = draft, 1 of each kind at a time
agricola-option-deal-quick-draft = quick draft, 3, 2 and 2
agricola-option-deal-ten = 10 of each, keep 7
agricola-option-deal-mulligan = 7 of each, redraw with 1 fewer
agricola-option-deal-changing-5 = changing hand, starting with 5 of each
agricola-option-deal-changing-3 = changing hand, starting with 3 of each
agricola-option-deal-seven-help = Everyone is dealt 7 occupations and 7 minor improvements.
agricola-option-deal-one-passing-help = Everyone’s 7 minor improvements include exactly 1 that’s passed to the left when played.
agricola-option-deal-by-numbers-help = Of your 7 occupations, 3 are for 1 or more players, 2 for 3 or more, and 2 for 4. For up to 3 players.
agricola-option-deal-draft-7-help = Keep 1 of 7 cards and pass the rest to the left, until everyone has 7. First occupations, then minor improvements.
agricola-option-deal-draft-8-help = Like the draft of 7, but with 8 cards. The last card of each pack is removed.
agricola-option-deal-draft-pairs-help = Each pack has both kinds. Keep 1 occupation and 1 minor improvement, then pass the rest to the left.
agricola-option-deal-quick-draft-help = Keep 3 cards of each kind, pass the rest, keep 2, pass again, and take the last 2.
agricola-option-deal-ten-help = You get 10 cards of each kind and choose which 3 to drop.
agricola-option-deal-mulligan-help = If you don’t like your occupations or minor improvements, redraw all of them, with 1 card fewer each time.
agricola-option-deal-changing-5-help = Start with 5 of each. You draw a card whenever you play one, and may swap 1 after each harvest.
agricola-option-deal-changing-3-help = Start with 3 of each and redraw up to 6 cards. You draw a card whenever you play one.
agricola-option-problem-deal-without-cards = Drafts and other ways of dealing need the full hand cards. Choose those first.
agricola-option-problem-too-few-cards = With 4 players, the box has too few occupations for this way of dealing. Choose another.
agricola-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agricola-fact-needs = Needs { $needs }
agricola-fact-cheaper-with = With { $card }: { agricola-noun-goods } less
agricola-fact-makes-cheaper = Makes { $card } cheaper: { agricola-noun-goods } less
agricola-client-kinds =
    { $kind ->
        [occupation] Occupations
       *[minor] Minor improvements
    }
agricola-client-count-of = { $count } of { $of }
agricola-client-draft-keep = Keep { $count } of these { $of }
agricola-client-draft-drop = Drop { $count } of these { $of }
agricola-client-draft-rest-kept = You keep the others.
agricola-client-draft-passed =
    { $count ->
        [one] The other card goes to { $to }. You get 1 from { $from }.
       *[other] The other { $count } go to { $to }. You get { $count } from { $from }.
    }
agricola-client-draft-swapped =
    { $count ->
        [one] The other card goes to { $to }, and you get 1 in return.
       *[other] The other { $count } go to { $to }, and you get { $count } in return.
    }
agricola-client-draft-removed =
    { $count ->
        [one] The other card is removed from the game.
       *[other] The other { $count } are removed from the game.
    }
agricola-client-draft-waiting = You’ve chosen. Waiting for the others.
agricola-client-draft-watching = Everyone is choosing cards
agricola-client-draft-state =
    { $state ->
        [mine] you choose
        [choosing] is choosing
        [done] you’ve chosen
       *[chosen] has chosen
    }
agricola-client-draft-pile =
    { $count ->
        [one] { $count } card for { $to }
       *[other] { $count } cards for { $to }
    }
agricola-client-draft-ring = Who has chosen, and who gets the cards
agricola-client-kept =
    { $kind ->
        [occupation] Occupations you kept
       *[minor] Minor improvements you kept
    }
agricola-client-keep-cards =
    { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
agricola-client-drop-cards =
    { $count ->
        [one] Drop { $count } card
       *[other] Drop { $count } cards
    }
agricola-client-draft-lacking =
    { $kind ->
        [occupation]
            { $count ->
                [one] Choose { $count } more occupation
               *[other] Choose { $count } more occupations
            }
       *[minor]
            { $count ->
                [one] Choose { $count } more minor improvement
               *[other] Choose { $count } more minor improvements
            }
    }
agricola-client-redraws-left =
    { $count ->
        [one] You may still change { $count } card. The new one is of the same kind.
       *[other] You may still change { $count } cards. Each new one is of the same kind.
    }
agricola-client-swap-after-harvest = After a harvest, you may drop 1 card and draw another of either kind.
agricola-client-mulligan-rest = Redraw all occupations or all minor improvements, with 1 card fewer.
agricola-client-show-table = Show the table
agricola-client-show-cards = Show the cards
agricola-board-hands = Hand cards
agricola-board-in-play = Cards in play
agricola-board-state = State
agricola-board-hand = In hand
agricola-cell-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Answering cards automatically

agricola-plan-card = Whenever { $card } offers you something
agricola-plan-always = always accept
agricola-plan-never = never accept
agricola-client-auto = From now on
agricola-client-auto-of = { $card }, from now on
agricola-client-auto-ask = Ask me
agricola-client-auto-always = Always
agricola-client-auto-never = Never
agricola-client-auto-is-always = Always used automatically
agricola-client-auto-is-never = Always declined automatically
agricola-client-asks = { $card } asks

## Sorting the hand

agricola-client-sort = Sort
agricola-client-sort-kind = By kind
agricola-client-sort-playable = Playable first
agricola-client-sort-name = By name
agricola-client-sort-price = By price
agricola-client-show = Show
agricola-client-show-all = All cards
agricola-client-show-playable = Playable now
agricola-client-show-occupation = Occupations
agricola-client-show-minor = Minor improvements
agricola-client-show-none = No card in your hand fits this filter.
agricola-client-hidden =
    { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
agricola-client-arrange = Sort and filter your hand

## What lies on a card in play

agricola-client-on-card-points =
    { $count ->
        [one] { $count } point won
       *[other] { $count } points won
    }
agricola-client-on-card-fields =
    { $count ->
        [0] No field left on this card
        [one] { $count } field left on this card
       *[other] { $count } fields left on this card
    }
agricola-client-on-card-goods =
    { $count ->
        [0] Nothing left on this card
        [one] { $count } good left, { $good } on top
       *[other] { $count } goods left, { $good } on top
    }
agricola-client-on-card-round = Field on the space of round { $count }
agricola-client-on-card-done = Already used
agricola-client-on-card-crop = Growing here: { agricola-noun-goods }
agricola-client-on-card-empty = Nothing sown here

## At the drawn table

agricola-client-hand = Your hand
agricola-client-cards =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Occupation
        [minor] Minor improvement
        [action-space] { agricola-deck-kind-action-space }
        [space-merchant] { agricola-deck-kind-space-merchant }
        [artifact] { agricola-deck-kind-artifact }
        [event] { agricola-deck-kind-event }
        [minor-improvement] { agricola-deck-kind-minor-improvement }
       *[major] Major improvement
    }
agricola-client-price = Costs { $price }
agricola-card-players = { $players }+ players
agricola-client-needs = Needs { $needs }
agricola-client-laid = Cards in play: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Occupations in hand: { $count }
       *[minor] Minor improvements in hand: { $count }
    }
agricola-client-use-card = Use { $card }

## Cards outside a match: categories, and words that the glossary explains

agricola-category =
    { $category ->
        [farm-planning] Farm planning
        [action-booster] Action booster
        [points] Points
        [goods] Goods
        [food] Food
        [crops] Crops
        [building-materials] Building materials
        [space] { name-deck-x }
        [forest] { name-deck-forest }
       *[livestock] Livestock
    }
# A section of the glossary per line, and the phrases in card texts that lead to it.
agricola-terms =
    each-time: each time
    when-played: when you play this card
    any-time: at any time
    before-after: after you use | after you play | before you play
    once: once, as soon as
    round-start: at the start of each round | at the start of that round | when those rounds start
    field-phase: field phase
    returning-home: returning home phase
    may: you may
    other-player: another player | each other player | any player, you included
    newborn: newborn
    building-materials: building materials
    accumulation: accumulation space
    round-spaces: round spaces | round space
    rounds-left: complete round still to be played | complete rounds are left
    improvements: major improvement | minor improvement | improvements | improvement
    bonus-points: bonus points | bonus point
    passing: pass this card
    costs: costs you | cost you | instead of
    bake: bake bread
    renovate: renovate | renovation
    field-card: this card is a field | empty field
agricola-board-card = Card
agricola-board-missing = Still missing
agricola-board-kind = Kind
agricola-score-by-card = by card
agricola-score-card = { $card } { $points }
