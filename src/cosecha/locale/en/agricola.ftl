# Agricola. A space of a farm is named by its column, a to e from the left, and its row, 1 to 3 from the top. The number after
# a Fireplace or a Cooking Hearth is its price in clay.

## Names in lists

name-good =
    { $value ->
        [food] food
        [wood] wood
        [clay] clay
        [reed] reed
        [stone] stone
        [grain] grain
        [vegetable] vegetables
        [sheep] sheep
        [boar] wild boar
       *[cattle] cattle
    }
name-space =
    { $value ->
        [farm-expansion] Farm Expansion
        [meeting-place] Meeting Place
        [beginners-meeting-place] Meeting Place
        [grain-seeds] Grain Seeds
        [farmland] Farmland
        [lessons] Lessons
        [day-laborer] Day Laborer
        [forest] Forest
        [clay-pit] Clay Pit
        [reed-bank] Reed Bank
        [fishing] Fishing
        [copse] Copse
        [grove] Grove
        [resource-market] Resource Market
        [hollow] Hollow
        [more-lessons] Lessons (extra)
        [traveling-players] Traveling Players
        [side-job] Side Job
        [four-in-one] Extra Actions
        [two-in-one] Extra Actions
        [major-improvement] Major Improvement
        [fencing] Fencing
        [grain-utilization] Grain Utilization
        [sheep-market] Sheep Market
        [basic-wish] Basic Wish for Children
        [house-redevelopment] House Redevelopment
        [western-quarry] Western Quarry
        [vegetable-seeds] Vegetable Seeds
        [pig-market] Pig Market
        [cattle-market] Cattle Market
        [eastern-quarry] Eastern Quarry
        [urgent-wish] Urgent Wish for Children
        [cultivation] Cultivation
        [winter-work] Winter Work
        [spring-work] Spring Work
        [summer-work] Summer Work
        [autumn-work] Autumn Work
        [market] Market
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Farm Redevelopment
    }
name-improvement =
    { $value ->
        [fireplace2] Fireplace (2)
        [fireplace3] Fireplace (3)
        [hearth4] Cooking Hearth (4)
        [hearth5] Cooking Hearth (5)
        [well] Well
        [clay-oven] Clay Oven
        [stone-oven] Stone Oven
        [joinery] Joinery
        [pottery] Pottery
       *[basketmaker] Basketmaker’s Workshop
    }

## Nouns: parts of other messages; they read the arguments of the message that refers to them

agricola-noun-goods =
    { $good ->
        [food] { $amount } food
        [wood] { $amount } wood
        [clay] { $amount } clay
        [reed] { $amount } reed
        [stone] { $amount } stone
        [grain] { $amount } grain
        [vegetable] { $amount ->
            [one] { $amount } vegetable
           *[other] { $amount } vegetables
        }
        [sheep] { $amount } sheep
        [boar] { $amount } wild boar
       *[cattle] { $amount } cattle
    }
agricola-noun-good =
    { $good ->
        [food] food
        [wood] wood
        [clay] clay
        [reed] reed
        [stone] stone
        [grain] grain
        [vegetable] vegetables
        [sheep] sheep
        [boar] wild boar
       *[cattle] cattle
    }
agricola-noun-food = { $food } food
agricola-noun-grain = { $grain } grain
agricola-noun-wood = { $wood } wood
agricola-noun-clay = { $clay } clay
agricola-noun-space =
    { $space ->
        [farm-expansion] Farm Expansion
        [meeting-place] Meeting Place
        [beginners-meeting-place] Meeting Place
        [grain-seeds] Grain Seeds
        [farmland] Farmland
        [lessons] Lessons
        [day-laborer] Day Laborer
        [forest] Forest
        [clay-pit] Clay Pit
        [reed-bank] Reed Bank
        [fishing] Fishing
        [copse] Copse
        [grove] Grove
        [resource-market] Resource Market
        [hollow] Hollow
        [more-lessons] Lessons (extra)
        [traveling-players] Traveling Players
        [side-job] Side Job
        [four-in-one] Extra Actions
        [two-in-one] Extra Actions
        [major-improvement] Major Improvement
        [fencing] Fencing
        [grain-utilization] Grain Utilization
        [sheep-market] Sheep Market
        [basic-wish] Basic Wish for Children
        [house-redevelopment] House Redevelopment
        [western-quarry] Western Quarry
        [vegetable-seeds] Vegetable Seeds
        [pig-market] Pig Market
        [cattle-market] Cattle Market
        [eastern-quarry] Eastern Quarry
        [urgent-wish] Urgent Wish for Children
        [cultivation] Cultivation
        [winter-work] Winter Work
        [spring-work] Spring Work
        [summer-work] Summer Work
        [autumn-work] Autumn Work
        [market] Market
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Farm Redevelopment
    }
agricola-noun-improvement =
    { $improvement ->
        [fireplace2] Fireplace (2)
        [fireplace3] Fireplace (3)
        [hearth4] Cooking Hearth (4)
        [hearth5] Cooking Hearth (5)
        [well] Well
        [clay-oven] Clay Oven
        [stone-oven] Stone Oven
        [joinery] Joinery
        [pottery] Pottery
       *[basketmaker] Basketmaker’s Workshop
    }
agricola-noun-cells =
    { $count ->
        [one] { $count } space to choose from
       *[other] { $count } spaces to choose from
    }
agricola-noun-room-price =
    { $house ->
        [wood] 5 wood and 2 reed
        [clay] 5 clay and 2 reed
       *[stone] 5 stone and 2 reed
    }

## The log

agricola-event-round-began = Round { $round } of 14 begins. New round card: { agricola-noun-space }.
agricola-event-promise-kept = { $seat } gets { agricola-noun-goods } from the round space.
agricola-event-person-placed = { $seat } goes to { agricola-noun-space }.
agricola-event-goods-taken = { $seat } takes { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } gets { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } pays { agricola-noun-goods }.
agricola-event-start-taken = { $seat } becomes starting player from the next round.
agricola-event-room-built =
    { $house ->
        [wood] { $seat } builds a wooden room on { $cell }.
        [clay] { $seat } builds a clay room on { $cell }.
       *[stone] { $seat } builds a stone room on { $cell }.
    }
agricola-event-stable-built = { $seat } builds a stable on { $cell }.
agricola-event-field-plowed = { $seat } plows a field on { $cell }.
agricola-event-field-sown =
    { $good ->
        [grain] { $seat } sows grain on { $cell }.
       *[vegetable] { $seat } sows vegetables on { $cell }.
    }
agricola-event-bread-baked = { $seat } bakes bread: { agricola-noun-grain } into { agricola-noun-food }.
agricola-event-pasture-fenced =
    { $fences ->
        [0] { $seat } closes another pasture with it: { $cells }.
        [one] { $seat } fences in { $cells } with { $fences } new fence.
       *[other] { $seat } fences in { $cells } with { $fences } new fences.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } now lives in a wooden house.
        [clay] { $seat } renovates to a clay house.
       *[stone] { $seat } renovates to a stone house.
    }
agricola-event-improvement-built = { $seat } builds: { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } returns: { agricola-noun-improvement }.
agricola-event-food-promised =
    { $rounds ->
        [one] { $seat } will get 1 food at the start of the next round.
       *[other] { $seat } will get 1 food at the start of each of the next { $rounds } rounds.
    }
agricola-event-family-grew = { $seat } has a newborn. People in the family: { $people }.
agricola-event-goods-exchanged = { $seat } turns { agricola-noun-goods } into { agricola-noun-food }.
agricola-event-goods-discarded = { $seat } discards { agricola-noun-goods }.
agricola-event-animals-released = { $seat } has no room for { agricola-noun-goods }, which go back to the supply.
agricola-event-harvest-began = Harvest at the end of round { $round }.
agricola-event-crops-harvested = { $seat } harvests { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } has no food for the family.
       *[other] { $seat } feeds the family: { agricola-noun-food }.
    }
agricola-event-begging-taken =
    { $tokens ->
        [one] { $seat } is short of food and takes { $tokens } begging marker.
       *[other] { $seat } is short of food and takes { $tokens } begging markers.
    }
agricola-event-animals-bred =
    { $good ->
        [sheep] { $seat } gets a lamb.
        [boar] { $seat } gets a young wild boar.
       *[cattle] { $seat } gets a calf.
    }
agricola-event-match-ended =
    { $points ->
        [one] Game over. { $winners } wins with { $points } point.
       *[other] Game over. { $winners } wins with { $points } points.
    }
agricola-event-match-shared =
    { $points ->
        [one] Game over. { $winners } share the win with { $points } point.
       *[other] Game over. { $winners } share the win with { $points } points.
    }
agricola-event-solo-match-ended =
    { $points ->
        [one] Game over, with { $points } point.
       *[other] Game over, with { $points } points.
    }

## What a seat is asked

agricola-decision-place =
    { $home ->
        [one] Where do you place your next person? It’s the last one at home.
       *[other] Where do you place your next person? You have { $home } at home.
    }
agricola-decision-room-stable =
    { $note ->
        [none] { agricola-asked-room-stable }
       *[other] { agricola-asked-room-stable } { $note }
    }
agricola-asked-room-stable =
    { $parts ->
        [room] { agricola-asked-room }
        [stable] { agricola-asked-stable }
       *[both] { $house ->
            [cards] What do you build? With your cards, a room costs { $price }. A stable costs { agricola-noun-wood }.
           *[other] What do you build? A room costs { agricola-noun-room-price }, a stable { agricola-noun-wood }.
        }
    }
agricola-decision-room =
    { $note ->
        [none] { agricola-asked-room }
       *[other] { agricola-asked-room } { $note }
    }
agricola-asked-room =
    { $house ->
        [cards] Where do you build a room? With your cards, it costs { $price }.
       *[other] Where do you build a room? It costs { agricola-noun-room-price }.
    }
agricola-decision-stable =
    { $note ->
        [none] { agricola-asked-stable }
       *[other] { agricola-asked-stable } { $note }
    }
agricola-asked-stable =
    { $wood ->
        [0] Where do you build a stable? It costs nothing.
       *[other] Where do you build a stable? It costs { agricola-noun-wood }.
    }
agricola-decision-stable-bake =
    { $note ->
        [none] { agricola-asked-stable-bake }
       *[other] { agricola-asked-stable-bake } { $note }
    }
agricola-asked-stable-bake =
    { $parts ->
        [stable] { agricola-asked-stable }
        [bake] { agricola-decision-bake }
       *[both] Do you build a stable for { agricola-noun-wood }, bake bread, or both?
    }
agricola-decision-plow =
    { $note ->
        [none] { agricola-asked-plow }
       *[other] { agricola-asked-plow } { $note }
    }
agricola-asked-plow = Which space do you plow?
agricola-decision-plow-sow =
    { $note ->
        [none] { agricola-asked-plow-sow }
       *[other] { agricola-asked-plow-sow } { $note }
    }
agricola-asked-plow-sow =
    { $parts ->
        [plow] { agricola-asked-plow }
        [sow] { agricola-decision-sow }
       *[both] Do you plow a field, sow, or both?
    }
agricola-decision-sow = What do you sow, and where?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] Do you sow, bake bread, or both?
    }
agricola-decision-bake = How much grain do you bake? You have { agricola-noun-grain }.
agricola-decision-fence =
    { $note ->
        [none] { agricola-asked-fence }
       *[other] { agricola-asked-fence } { $note }
    }
agricola-asked-where =
    { $open ->
        [only] Where do you build open fences?
        [also] Which spaces do you fence in, or where do you build open fences?
       *[none] Which spaces do you fence in?
    }
agricola-asked-fence =
    { $clay ->
        [none] { agricola-asked-where } Each new fence costs 1 wood. You have { agricola-noun-wood } and can still build { $left }.
        [cards] { agricola-asked-where } Your cards make fences cheaper. You have { agricola-noun-wood } and can still build { $left }.
       *[other] { agricola-asked-where } Each new fence costs 1 wood or 1 clay. You have { agricola-noun-wood } and { agricola-noun-clay }, and can still build { $left }.
    }
agricola-decision-renovate = Do you renovate now, or exchange something first?
agricola-decision-improve = Which improvement do you build?
agricola-decision-choose = What do you choose?
agricola-decision-keep =
    { $cook ->
        [1] Which animals do you keep? You don’t have room for all of them, so you cook the others.
        [left] Which animals do you keep? You don’t have room for all of them, so the others stay on the space.
       *[0] Which animals do you keep? You don’t have room for all of them, so the others go back to the supply.
    }
agricola-decision-breed = Which animals do you keep? You don’t have room for all the young, and you can’t cook now.
agricola-decision-feed =
    { $missing ->
        [0] Feed your family, or exchange something first? You need { agricola-noun-food } and have { $have }.
        [one] Exchange goods, or take { $missing } begging marker? You need { agricola-noun-food } and have { $have }.
       *[other] Exchange goods, or take { $missing } begging markers? You need { agricola-noun-food } and have { $have }.
    }
agricola-decision-confirm = Is that your move? Confirm it or undo it.

agricola-waiting-place = Placing a person: { $seats }.
agricola-waiting-room-stable = Building rooms or stables: { $seats }.
agricola-waiting-room = Building a room: { $seats }.
agricola-waiting-stable = Building a stable: { $seats }.
agricola-waiting-stable-bake = Building a stable or baking: { $seats }.
agricola-waiting-plow = Plowing a field: { $seats }.
agricola-waiting-plow-sow = Plowing or sowing: { $seats }.
agricola-waiting-sow = Sowing: { $seats }.
agricola-waiting-sow-bake = Sowing or baking: { $seats }.
agricola-waiting-bake = Baking bread: { $seats }.
agricola-waiting-fence = Building fences: { $seats }.
agricola-waiting-renovate = Renovating the house: { $seats }.
agricola-waiting-improve = Choosing an improvement: { $seats }.
agricola-waiting-choose = Choosing what to take: { $seats }.
agricola-waiting-keep = Making room for animals: { $seats }.
agricola-waiting-breed = Making room for young animals: { $seats }.
agricola-waiting-feed = Feeding the family: { $seats }.
agricola-waiting-confirm = Waiting for confirmation: { $seats }.
agricola-waiting-over = Game over.

## What can be done: choices of a menu

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space }: { agricola-noun-goods }
    }
agricola-choice-room =
    { $house ->
        [cards] Build a room for { $price }: { agricola-noun-cells }
       *[other] Build a room for { agricola-noun-room-price }: { agricola-noun-cells }
    }
agricola-choice-stable =
    { $wood ->
        [0] Build a stable for free: { agricola-noun-cells }
       *[other] Build a stable for { agricola-noun-wood }: { agricola-noun-cells }
    }
agricola-choice-plow = Plow a field: { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Sow grain: { agricola-noun-cells }
       *[vegetable] Sow vegetables: { agricola-noun-cells }
    }
agricola-choice-bake = Bake { agricola-noun-grain } into { agricola-noun-food }
agricola-choice-bake-some = Bake bread: up to { agricola-noun-grain } into { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Fence in a pasture: { $count } way
       *[other] Fence in a pasture: { $count } ways
    }
agricola-choice-renovate =
    { $house ->
        [wood] Rebuild the house: { $price }
        [clay] { $amount ->
            [0] Renovate to clay: { $price }
           *[other] Renovate to clay: { $amount } clay and 1 reed
        }
       *[stone] { $amount ->
            [0] Renovate to stone: { $price }
           *[other] Renovate to stone: { $amount } stone and 1 reed
        }
    }
agricola-choice-build = { agricola-noun-improvement }: { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement }: return your Fireplace (2)
       *[fireplace3] { agricola-noun-improvement }: return your Fireplace (3)
    }
agricola-choice-choose =
    { $branch ->
        [wood] 1 wood
        [clay] 1 clay
        [reed] 1 reed
        [stone] 1 stone
        [grain] 1 grain
        [vegetable] 1 vegetable
        [copse] Copse: { $amount } wood
        [resource-market] Resource Market: 1 stone and 1 food
        [sheep] Animal Market: 1 sheep and 1 food
        [boar] Animal Market: 1 wild boar
        [cattle] Animal Market: 1 cattle for 1 food
        [breed] Breed your animals now
        [sell-grain] Sell 1 grain for 4 food
        [field-phase] Harvest your fields now
        [own-person] Place your own person
        [borrowed-person] Place borrowed person
        [all-reed-and-stone] Side of reed and stone
        [all-clay] Side of clay
        [x-deck] X-deck first
        [forest-deck] Forest deck first
       *[modest-wish] Modest Wish for Children: family growth with room
    }
agricola-choice-keep =
    { $count ->
        [0] Keep no animals
       *[other] Keep { $animals }
    }
agricola-choice-exchange = Turn { agricola-noun-goods } into { agricola-noun-food }
agricola-choice-discard = Discard a good
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Let the family go hungry and take { $missing } begging marker
               *[other] Let the family go hungry and take { $missing } begging markers
            }
       *[other]
            { $missing ->
                [0] Feed the family with { agricola-noun-food }
                [one] Feed the family with { agricola-noun-food } and take { $missing } begging marker
               *[other] Feed the family with { agricola-noun-food } and take { $missing } begging markers
            }
    }
agricola-choice-done =
    { $kind ->
        [mulligan] Keep hand
        [drop] Keep all
       *[other] Done
    }
agricola-choice-confirm = Confirm
agricola-place-cells = { $cells }
agricola-place-good = { agricola-noun-good }

## Actions, as commands

agricola-action-use = go to { agricola-noun-space }
agricola-action-room = build a room on { $cell }
agricola-action-stable = build a stable on { $cell }
agricola-action-plow = plow a field on { $cell }
agricola-action-sow =
    { $good ->
        [grain] sow grain on { $cell }
       *[vegetable] sow vegetables on { $cell }
    }
agricola-action-bake = bake { agricola-noun-grain }
agricola-action-fence = fence in { $cells }
agricola-action-renovate =
    { $house ->
        [wood] rebuild the house
        [clay] renovate to clay
       *[stone] renovate to stone
    }
agricola-action-build = build: { agricola-noun-improvement }
agricola-action-upgrade =
    { $returned ->
        [fireplace2] build: { agricola-noun-improvement }, returning your Fireplace (2)
       *[fireplace3] build: { agricola-noun-improvement }, returning your Fireplace (3)
    }
agricola-action-choose =
    { $branch ->
        [wood] take 1 wood
        [clay] take 1 clay
        [reed] take 1 reed
        [stone] take 1 stone
        [grain] take 1 grain
        [vegetable] take 1 vegetable
        [copse] take the wood from Copse
        [resource-market] take 1 stone and 1 food
        [sheep] take 1 sheep and 1 food
        [boar] take 1 wild boar
        [cattle] buy 1 cattle for 1 food
        [breed] breed your animals now
        [sell-grain] sell 1 grain for 4 food
        [field-phase] harvest your fields now
        [own-person] place your own person
        [borrowed-person] place the borrowed person
        [all-reed-and-stone] take the side of reed and stone
        [all-clay] take the side of clay
        [x-deck] draw from the X-deck first
        [forest-deck] draw from the forest deck first
       *[modest-wish] have a child
    }
agricola-action-keep =
    { $count ->
        [0] keep no animals
       *[other] keep { $animals }
    }
agricola-action-exchange = turn { agricola-noun-goods } into food
agricola-action-discard = discard { agricola-noun-goods }
agricola-action-feed = feed the family
agricola-action-done = stop here
agricola-action-confirm = confirm the move

## Where the game is

agricola-status-round = Round { $round } of 14, stage { $stage } of 6
agricola-status-dealing = Dealing the cards, before round 1
agricola-status-phase =
    { $phase ->
        [reveal] Preparation
        [collect] Preparation
        [round-start] Start of the round
        [refill] Preparation
        [work] Work
        [home] Returning home
        [field] Harvest: fields
        [feed] Harvest: feeding
        [breed] Harvest: breeding
        [round-end] End of the round
       *[over] Game over
    }
agricola-status-harvest =
    { $rounds ->
        [0] Harvest at the end of this round
        [one] Harvest at the end of the next round
       *[other] Harvest in { $rounds } rounds
    }
agricola-status-starter = Starting player: { $seat }
agricola-status-food = At a harvest, your family needs { agricola-noun-food }. You have { $have }
agricola-status-improvements =
    { $improvements ->
        [none] You have no improvements
       *[other] Your improvements: { $improvements }
    }

agricola-seats = Players
agricola-column-seat = Player
agricola-column-people = People
agricola-column-home = At home
agricola-column-house = House
agricola-column-food = Food
agricola-column-wood = Wood
agricola-column-clay = Clay
agricola-column-reed = Reed
agricola-column-stone = Stone
agricola-column-grain = Grain
agricola-column-vegetable = Vegetables
agricola-column-sheep = Sheep
agricola-column-boar = Wild boar
agricola-column-cattle = Cattle
agricola-column-fences = Fences left
agricola-column-stables = Stables left
agricola-column-begging = Begging

agricola-cell-none = –
agricola-cell-house =
    { $house ->
        [wood] { $count ->
            [one] { $count } wooden room
           *[other] { $count } wooden rooms
        }
        [clay] { $count ->
            [one] { $count } clay room
           *[other] { $count } clay rooms
        }
       *[stone] { $count ->
            [one] { $count } stone room
           *[other] { $count } stone rooms
        }
    }
agricola-cell-goods =
    { $good ->
        [food] food: { $amount }
        [wood] wood: { $amount }
        [clay] clay: { $amount }
        [reed] reed: { $amount }
        [stone] stone: { $amount }
        [grain] grain: { $amount }
        [vegetable] vegetables: { $amount }
        [sheep] sheep: { $amount }
        [boar] wild boar: { $amount }
       *[cattle] cattle: { $amount }
    }
agricola-cell-people =
    { $seats ->
        [none] –
       *[other] { $seats }
    }
agricola-cell-list = { $names }
agricola-cell-space = { agricola-noun-space }
agricola-cell-does =
    { $space ->
        [farm-expansion] build rooms and/or stables (2 wood each)
        [meeting-place] become starting player, then you may play 1 minor improvement
        [beginners-meeting-place] become starting player and take the food
        [grain-seeds] 1 grain
        [farmland] plow 1 field
        [lessons] play 1 occupation
        [day-laborer] 2 food
        [forest] take the wood
        [clay-pit] take the clay
        [reed-bank] take the reed
        [fishing] take the food
        [copse] take the wood
        [grove] take the wood
        [resource-market] building materials and 1 food
        [hollow] take the clay
        [more-lessons] play 1 occupation
        [traveling-players] take the food
        [side-job] 1 stable (1 wood) and/or bake bread
        [four-in-one] Copse, Resource Market, Animal Market, or from round 5 Modest Wish
        [two-in-one] Animal Market, or from round 5 Modest Wish
        [major-improvement] build 1 improvement
        [fencing] build fences
        [grain-utilization] sow and/or bake bread
        [sheep-market] take the sheep
        [basic-wish] family growth with room, then with cards you may play 1 minor improvement
        [house-redevelopment] renovate, then you may build 1 improvement
        [western-quarry] take the stone
        [vegetable-seeds] 1 vegetable
        [pig-market] take the wild boar
        [cattle-market] take the cattle
        [eastern-quarry] take the stone
        [urgent-wish] family growth even without room
        [cultivation] plow 1 field and/or sow
        [winter-work] family growth even without room, for 2 wood and 1 food per harvest to come
        [spring-work] breed and/or sow
        [summer-work] plow 1 field and/or bake bread or sell 1 grain for 4 food
        [autumn-work] harvest your fields and/or 1 vegetable
        [market] move goods between you and your partner
        [extraterrestrial-excrement] { agricola-text-extraterrestrial-excrement }
        [homemade-space-rocket] { agricola-text-homemade-space-rocket }
        [transmogrifier] { agricola-text-transmogrifier }
        [land-of-milk-and-honey] { agricola-text-land-of-milk-and-honey }
        [warrior-princess] { agricola-text-warrior-princess }
        [dragons-lair] { agricola-text-dragons-lair }
        [fairy-ring] { agricola-text-fairy-ring }
        [road-not-taken] { agricola-text-road-not-taken }
       *[farm-redevelopment] renovate, then you may build fences
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
        [food] { $amount } food
        [wood] { $amount } wood
        [clay] { $amount } clay
        [reed] { $amount } reed
        [stone] { $amount } stone
        [grain] { $amount } grain
        [vegetable] { $amount ->
            [one] { $amount } vegetable
           *[other] { $amount } vegetables
        }
        [sheep] { $amount } sheep
        [boar] { $amount } wild boar
       *[cattle] { $amount } cattle
    }
agricola-price-nothing = nothing
agricola-price-both = { $one }, { $other }
agricola-price-either = { $one }; or { $other }
agricola-price-or-fireplace = { $price }, or return a Fireplace
agricola-cell-room =
    { $house ->
        [wood] wooden room
        [clay] clay room
       *[stone] stone room
    }
agricola-cell-field = empty field
agricola-cell-crop = field: { agricola-noun-goods }
agricola-cell-stable = stable
agricola-cell-pasture = pasture { $number }
agricola-cell-pasture-stable = pasture { $number } with stable

## The board in words

agricola-about = Fields, fences, animals and a family to feed: build your farm over 14 rounds.
agricola-board = Action board
agricola-board-space = Space
agricola-board-does = What it does
agricola-board-goods = Goods there
agricola-board-people = People
agricola-board-coming = Round cards to come
agricola-board-stage = Stage
agricola-board-rounds = Rounds
agricola-board-cards = Cards, in unknown order
agricola-board-promised = Goods on future rounds
agricola-board-round = Round
agricola-board-seat = Player
agricola-board-improvements = Major improvements
agricola-board-improvement = Improvement
agricola-board-price = Price
agricola-board-owner = Owner
agricola-board-farm = Farm: { $seat }
agricola-board-row = Row

## The score sheet

agricola-score-title = Points by category
agricola-score-title-so-far = Points by category. In brackets: how many more (or fewer) for the next point
agricola-score-item = Category
agricola-score-fields = Fields
agricola-score-pastures = Pastures
agricola-score-grain = Grain
agricola-score-vegetables = Vegetables
agricola-score-sheep = Sheep
agricola-score-boar = Wild boar
agricola-score-cattle = Cattle
agricola-score-unused = Unused spaces
agricola-score-stables = Fenced stables
agricola-score-rooms = Rooms
agricola-score-people = People
agricola-score-improvements = Improvements
agricola-score-bonus = Bonus points
agricola-score-begging = Begging markers
agricola-score-materials = Building materials (only for ties)
# How many there are and what they are worth.
agricola-score-cell =
    { $more ->
        [0] { $count } → { $points }
        [-1] { $count } → { $points } (−1)
       *[other] { $count } → { $points } (+{ $more })
    }
agricola-score-cell-goods = { $count } → { $points } (+{ agricola-score-goods })
agricola-score-goods =
    { $good ->
        [wood] { $more } wood
        [clay] { $more } clay
        [reed] { $more } reed
       *[sheep] { $more } sheep
    }
agricola-score-tie = ({ $count })
agricola-score-total = Total
agricola-decided-tie = Tied on points, so building materials decide: { $winner } wins { $count } to { $fewer }.
agricola-solo-missed =
    { $missing ->
        [one] A first solo game has a target of { $target }: { $missing } more point would do it.
       *[other] A first solo game has a target of { $target }: you need { $missing } more points.
    }
agricola-solo-reached = You reach the solo target of { $reached } points. The next one to beat is { $target }.

## Why the rules refuse something

agricola-reason-wrong-step = You can’t do that in this phase.
agricola-reason-not-left-out = You can’t skip this. You have to choose something here.
agricola-reason-feed-first = You can’t skip this. Feed your family first.
agricola-reason-too-few-goods = You need { agricola-noun-goods } but have only { $have }.
agricola-reason-cell-taken =
    { $what ->
        [room] There’s a room on { $cell }. Choose an empty space.
        [field] There’s a field on { $cell }. Choose an empty space.
       *[stable] There’s a stable on { $cell }. Choose an empty space.
    }
agricola-reason-in-pasture = { $cell } is in a pasture. Rooms and fields need an unfenced space.
agricola-reason-not-in-play = This space isn’t part of this game: { agricola-noun-space }.
agricola-reason-card-to-come = This round card hasn’t been revealed yet: { agricola-noun-space }.
agricola-reason-occupied = { agricola-noun-space } is already taken this round ({ $seats }).
agricola-reason-nothing-there = You can’t use { agricola-noun-space } now. { $why }
agricola-reason-exchange-first = { $why } You can exchange something for that first.
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = There are no goods there.
agricola-reason-no-room-site = There’s no empty space next to your rooms.
agricola-reason-not-beside-room = { $cell } isn’t next to one of your rooms.
agricola-reason-house-of-stone = You already have a stone house. There’s nothing better.
agricola-reason-one-step = You renovate one step at a time: from wood to clay, then from clay to stone.
agricola-reason-no-stable-left =
    { $count ->
        [one] You’ve built your only stable.
       *[other] You’ve built all { $count } of your stables.
    }
agricola-reason-no-stable-site = Your farm has no empty space for a stable.
agricola-reason-no-field-site = There’s no space for another field. It must be empty, unfenced and next to one of your fields.
agricola-reason-not-beside-field = { $cell } isn’t next to one of your fields. Only your first field can go anywhere.
agricola-reason-no-field = You have no fields.
agricola-reason-no-empty-field = You have no empty fields.
agricola-reason-nothing-to-sow = You have no grain or vegetables to sow.
agricola-reason-no-field-there = There’s no field on { $cell }.
agricola-reason-field-sown =
    { $good ->
        [grain] There’s already grain on { $cell }.
       *[vegetable] There are already vegetables on { $cell }.
    }
agricola-reason-no-oven = To bake bread, you need a Fireplace, a Cooking Hearth or an oven.
agricola-reason-oven-full = Your ovens take { $count } grain at most in one action.
agricola-reason-no-pasture-site = You can’t fence in anything more. Fences left: { $left }.
agricola-reason-not-to-enclose =
    { $what ->
        [room] There’s a room on { $cell }. You can’t fence in rooms.
       *[field] There’s a field on { $cell }. You can’t fence in fields.
    }
agricola-reason-not-joined = The spaces of a pasture must be side by side.
agricola-reason-not-beside-pasture = A new pasture must be next to one of your pastures.
agricola-reason-pasture-already = That’s already a pasture.
agricola-reason-other-half = That divides the pasture. Choose the other part instead: { $cells }.
agricola-reason-across-fences = A new pasture must be entirely outside your pastures, or entirely inside one.
agricola-reason-too-few-fences =
    { $count ->
        [one] You need { $count } new fence. Fences left: { $left }.
       *[other] You need { $count } new fences. Fences left: { $left }.
    }
agricola-reason-no-card-to-play = You have no card you can play there.
agricola-reason-no-improvement-payable = You can’t afford any improvement.
agricola-reason-improvement-taken = { agricola-noun-improvement } already has an owner ({ $seats }).
agricola-reason-no-fireplace = You don’t have this to return: { agricola-noun-improvement }.
agricola-reason-not-offered = You can’t choose that here.
agricola-reason-family-full = Your family already has 5 people and can’t grow any more.
agricola-reason-no-room-for-child = You have no room for a child. You need more rooms than people.
agricola-reason-too-early = You can’t do that before round { $round }.
agricola-reason-no-cooking-while-breeding = You can’t cook or exchange anything while animals breed.
agricola-reason-no-workshop = To exchange this, you need: { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = You can use this only when you feed your family at a harvest: { agricola-noun-improvement }.
agricola-reason-workshop-used = You’ve already used this in this harvest: { agricola-noun-improvement }.
agricola-reason-needed-here = You need your last { agricola-noun-good } for this action.
agricola-reason-no-cooking = To cook animals, you need a Fireplace or a Cooking Hearth.
agricola-reason-keep-more = You have room for more animals. Keep those too.
agricola-reason-no-place-for-animals = You don’t have room for that many animals.

## Options

agricola-option-players = Players
agricola-option-players-help = Number of players: 1 to 4.
agricola-option-first-seat = Starting player
agricola-option-first-seat-help = The seat that starts. If left blank, it’s random, as in the box rules.
agricola-option-cards = Cards
agricola-option-cards-help = Whether everyone gets a hand of occupations and minor improvements. Without them, it’s the beginners’ game.
agricola-option-cards-none = no hand cards
agricola-option-side-job = Side Job
agricola-option-side-job-help = One more space for 2 to 4 players: build a stable for 1 wood, and/or bake bread.
agricola-option-side-job-without = without
agricola-option-side-job-with = with
agricola-option-tile = Extra action tile
agricola-option-tile-help = A tile where 1 person per round chooses one of several actions: of four with 2 players, of two with 3 or 4.
agricola-option-tile-without = without
agricola-option-tile-with = with
agricola-option-problem-solo-tiles = Side Job and the extra action tile are for 2 to 4 players. Leave them out when you play solo.

## Notation

agricola-error-no-space = There’s no action space “{ $text }”. Write for example forest, clay-pit or farm-expansion.
agricola-error-no-cell = There’s no farmyard space “{ $text }”. Write a1 to e3, the column first.
agricola-error-no-cells = “{ $text }” isn’t a set of farmyard spaces. Write them as one word, such as c1d1d2.
agricola-error-no-crop = You can’t sow “{ $text }”. Write grain or vegetable.
agricola-error-no-good = There’s no good called “{ $text }”. Write for example wood, grain or sheep.
agricola-error-no-house = There’s no house “{ $text }”. Write clay or stone.
agricola-error-no-improvement = There’s no improvement “{ $text }”. Write for example fireplace2, hearth4, well or clay-oven.
agricola-error-no-branch = No space offers “{ $text }”.

## Impossible positions

agricola-position-animals = Seat { $seat }, counted from 0, doesn’t have room for its animals, but isn’t asked which to keep.
agricola-position-card = This card can’t be there: { $card }.
agricola-position-crowd = That many people can’t be there: { agricola-noun-space }.
agricola-position-family = The family of seat { $seat }, counted from 0, isn’t possible: its people, its newborns or those at home.
agricola-position-fences = The pastures of seat { $seat }, counted from 0, aren’t possible or need too many fences.
agricola-position-field = The field on { $cell } can’t have this crop, or not this much of it.
agricola-position-goods = There can’t be this much of: { agricola-noun-good }.
agricola-position-major = This improvement is missing or appears more than once: { agricola-noun-improvement }.
agricola-position-order = It can’t be the turn of seat { $seat }, counted from 0.
agricola-position-phase = The phase “{ $phase }” doesn’t match what the seats still have to do.
agricola-position-pile = These goods can’t be there: { agricola-noun-space }.
agricola-position-points = Seat { $seat }, counted from 0, can’t have begging markers before the first harvest.
agricola-position-promise = These goods can’t be on the space of round { $round }.
agricola-position-round = Round { $round } doesn’t match the round cards revealed.
agricola-position-round-cards = The cards of rounds { $first } to { $last } don’t belong to their stage.
agricola-position-seats =
    { $players ->
        [one] There must be { $players } farm, one per player.
       *[other] There must be { $players } farms, one per player.
    }
agricola-position-space = This space isn’t in play: { agricola-noun-space }.
agricola-position-steps = Seat { $seat }, counted from 0, can’t have these steps to take.
agricola-position-yard = The rooms, fields and stables of seat { $seat }, counted from 0, can’t be like that.

## What an answer does

agricola-fact-goods = { $before } → { $after }
agricola-fact-begging =
    { $count ->
        [one] { $count } begging marker: −3 points
       *[other] { $count } begging markers: −3 points each
    }
agricola-fact-released = No room for { agricola-noun-goods }
agricola-fact-promised =
    { $rounds ->
        [one] 1 food next round
       *[other] 1 food in each of the next { $rounds } rounds
    }
agricola-fact-card-promised =
    { $rounds ->
        [one] { agricola-noun-goods } in { $rounds } round to come
       *[other] { agricola-noun-goods } in each of { $rounds } rounds to come
    }
agricola-fact-starter = You start the next round
agricola-fact-family =
    { $people ->
        [one] { $people } person in your family
       *[other] { $people } people in your family
    }
