# Agricola. A space of a farm is named by its column, a to e from the left, and its row, 1 to 3 from the top. The number behind
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

agricola-event-round-began = Round { $round } of 14 begins. New on the board: { agricola-noun-space }.
agricola-event-promise-kept = { $seat } gets { agricola-noun-goods } from the round space.
agricola-event-person-placed = { $seat } goes to { agricola-noun-space }.
agricola-event-goods-taken = { $seat } takes { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } gets { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } pays { agricola-noun-goods }.
agricola-event-start-taken = { $seat } takes the starting-player piece and will begin the next round.
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
        [one] { $seat } encloses { $cells } with { $fences } new fence.
       *[other] { $seat } encloses { $cells } with { $fences } new fences.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } now lives in a wooden house.
        [clay] { $seat } renovates: the house is now of clay.
       *[stone] { $seat } renovates: the house is now of stone.
    }
agricola-event-improvement-built = { $seat } builds: { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } returns: { agricola-noun-improvement }.
agricola-event-food-promised =
    { $rounds ->
        [one] { $seat } will get 1 food at the start of the next round.
       *[other] { $seat } will get 1 food at the start of each of the next { $rounds } rounds.
    }
agricola-event-family-grew = { $seat } has a newborn: the family now has { $people } people.
agricola-event-goods-exchanged = { $seat } turns { agricola-noun-goods } into { agricola-noun-food }.
agricola-event-animals-released = { $seat } has no place for { agricola-noun-goods }: back to the general supply.
agricola-event-harvest-began = Harvest at the end of round { $round }.
agricola-event-crops-harvested = { $seat } harvests { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } has no food for the family.
       *[other] { $seat } feeds the family: { agricola-noun-food }.
    }
agricola-event-begging-taken =
    { $tokens ->
        [one] { $seat } lacks food and takes { $tokens } begging token.
       *[other] { $seat } lacks food and takes { $tokens } begging tokens.
    }
agricola-event-animals-bred =
    { $good ->
        [sheep] { $seat } gets a lamb.
        [boar] { $seat } gets a young wild boar.
       *[cattle] { $seat } gets a calf.
    }
agricola-event-match-ended =
    { $points ->
        [one] The match is over. Victory with { $points } point: { $winners }.
       *[other] The match is over. Victory with { $points } points: { $winners }.
    }
agricola-event-solo-match-ended =
    { $points ->
        [one] The match is over, with { $points } point.
       *[other] The match is over, with { $points } points.
    }

## What a seat is asked

agricola-decision-place =
    { $home ->
        [one] Where does your person go? It is your last one at home.
       *[other] Where does your person go? { $home } are still at home.
    }
agricola-decision-room-stable =
    { $parts ->
        [room] { agricola-decision-room }
        [stable] { agricola-decision-stable }
       *[both] What do you build? A room costs { agricola-noun-room-price }, a stable { agricola-noun-wood }.
    }
agricola-decision-room = Where do you build a room? It costs { agricola-noun-room-price }.
agricola-decision-stable = Where do you build a stable? It costs { agricola-noun-wood }.
agricola-decision-stable-bake =
    { $parts ->
        [stable] { agricola-decision-stable }
        [bake] { agricola-decision-bake }
       *[both] Do you build a stable for { agricola-noun-wood }, or bake bread? You may do both.
    }
agricola-decision-plow = Which space do you plow?
agricola-decision-plow-sow =
    { $parts ->
        [plow] { agricola-decision-plow }
        [sow] { agricola-decision-sow }
       *[both] Do you plow a field, or sow? You may do both.
    }
agricola-decision-sow = What do you sow, and where?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] Do you sow, or bake bread? You may do both.
    }
agricola-decision-bake = How much grain do you bake into bread? You have { agricola-noun-grain }.
agricola-decision-fence =
    { $clay ->
        [none] Which spaces do you enclose? Each new fence costs 1 wood. You have { agricola-noun-wood }; fences left: { $left }.
       *[other] Which spaces do you enclose? Each new fence costs 1 wood or 1 clay. You have { agricola-noun-wood } and { agricola-noun-clay }; fences left: { $left }.
    }
agricola-decision-renovate = Do you renovate now, or exchange something first?
agricola-decision-improve = Which improvement do you build?
agricola-decision-choose = What do you choose?
agricola-decision-keep =
    { $cook ->
        [1] Not all your animals find a place. Which do you keep? The others are cooked.
       *[0] Not all your animals find a place. Which do you keep? The others go back to the supply.
    }
agricola-decision-breed = Young animals are born, but not all find a place. Which animals do you keep? Nothing may be cooked now.
agricola-decision-feed =
    { $missing ->
        [0] Your family needs { agricola-noun-food }, and you have { $have }. Feed it, or exchange something first?
        [one] Your family needs { agricola-noun-food }, and you have { $have }. Exchange goods, or take { $missing } begging token?
       *[other] Your family needs { agricola-noun-food }, and you have { $have }. Exchange goods, or take { $missing } begging tokens?
    }
agricola-decision-confirm = Is that your move? Confirm it, or take it back.

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
agricola-waiting-keep = Finding a place for the animals: { $seats }.
agricola-waiting-breed = Finding a place for young animals: { $seats }.
agricola-waiting-feed = Families still to feed: { $seats }.
agricola-waiting-confirm = Still to confirm: { $seats }.
agricola-waiting-over = The match is over.

## What can be done: choices of a menu

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space }: { agricola-noun-goods }
    }
agricola-choice-room = Build a room for { agricola-noun-room-price }: { agricola-noun-cells }
agricola-choice-stable = Build a stable for { agricola-noun-wood }: { agricola-noun-cells }
agricola-choice-plow = Plow a field: { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Sow grain: { agricola-noun-cells }
       *[vegetable] Sow vegetables: { agricola-noun-cells }
    }
agricola-choice-bake = Bake { agricola-noun-grain } into { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Enclose a pasture: { $count } way
       *[other] Enclose a pasture: { $count } ways
    }
agricola-choice-renovate =
    { $house ->
        [clay] Renovate to clay: { $amount } clay and 1 reed
       *[stone] Renovate to stone: { $amount } stone and 1 reed
    }
agricola-choice-build = { agricola-noun-improvement }: { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement } for your Fireplace (2)
       *[fireplace3] { agricola-noun-improvement } for your Fireplace (3)
    }
agricola-choice-choose =
    { $branch ->
        [reed] 1 reed
        [stone] 1 stone
        [copse] Copse: { $amount } wood
        [resource-market] Resource Market: 1 stone and 1 food
        [sheep] Animal Market: 1 sheep and 1 food
        [boar] Animal Market: 1 wild boar
        [cattle] Animal Market: 1 cattle for 1 food
       *[modest-wish] Modest Wish for Children: family growth with room
    }
agricola-choice-keep = Keep { $sheep } sheep, { $boar } wild boar, { $cattle } cattle
agricola-choice-exchange = Turn { agricola-noun-goods } into { agricola-noun-food }
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Let the family go hungry and take { $missing } begging token
               *[other] Let the family go hungry and take { $missing } begging tokens
            }
       *[other]
            { $missing ->
                [0] Feed the family with { agricola-noun-food }
                [one] Feed the family with { agricola-noun-food } and take { $missing } begging token
               *[other] Feed the family with { agricola-noun-food } and take { $missing } begging tokens
            }
    }
agricola-choice-done = Done here
agricola-choice-confirm = Confirm the move
agricola-place-cells = { $cells }

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
agricola-action-fence = enclose { $cells }
agricola-action-renovate =
    { $house ->
        [clay] renovate to clay
       *[stone] renovate to stone
    }
agricola-action-build = build: { agricola-noun-improvement }
agricola-action-upgrade =
    { $returned ->
        [fireplace2] build: { agricola-noun-improvement }, for a Fireplace (2)
       *[fireplace3] build: { agricola-noun-improvement }, for a Fireplace (3)
    }
agricola-action-choose =
    { $branch ->
        [reed] take 1 reed
        [stone] take 1 stone
        [copse] take the wood of the Copse
        [resource-market] take 1 stone and 1 food
        [sheep] take 1 sheep and 1 food
        [boar] take 1 wild boar
        [cattle] buy 1 cattle for 1 food
       *[modest-wish] have a child
    }
agricola-action-keep = keep { $sheep } sheep, { $boar } wild boar, { $cattle } cattle
agricola-action-exchange = turn { agricola-noun-goods } into food
agricola-action-feed = feed the family
agricola-action-done = leave it at that
agricola-action-confirm = confirm the move

## Where the match is

agricola-status-round = Round { $round } of 14, stage { $stage } of 6
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
       *[over] The match is over
    }
agricola-status-harvest =
    { $rounds ->
        [0] Harvest at the end of this round
        [one] Harvest at the end of the next round
       *[other] Harvest in { $rounds } rounds
    }
agricola-status-starter = Starting player: { $seat }
agricola-status-food = At a harvest your family needs { agricola-noun-food }; you have { $have }
agricola-status-improvements =
    { $improvements ->
        [none] You have no improvement
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
        [meeting-place] become starting player, then, if you like, 1 minor improvement
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
        [resource-market] materials and 1 food
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
        [basic-wish] family growth with room; with cards, then, if you like, 1 minor improvement
        [house-redevelopment] renovate, then, if you like, 1 improvement
        [western-quarry] take the stone
        [vegetable-seeds] 1 vegetable
        [pig-market] take the wild boar
        [cattle-market] take the cattle
        [eastern-quarry] take the stone
        [urgent-wish] family growth even without room
        [cultivation] plow 1 field and/or sow
       *[farm-redevelopment] renovate, then, if you like, fences
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
        [wood] { $amount } wood
        [clay] { $amount } clay
        [reed] { $amount } reed
       *[stone] { $amount } stone
    }
agricola-price-both = { $one }, { $other }
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

agricola-about = Fields, fences, animals and a family to feed: build your farm over fourteen rounds.
agricola-board = Action board
agricola-board-space = Space
agricola-board-does = What it does
agricola-board-goods = Goods there
agricola-board-people = People
agricola-board-coming = Round cards to come
agricola-board-stage = Stage
agricola-board-rounds = Rounds
agricola-board-cards = Cards, in an unknown order
agricola-board-promised = Goods on rounds to come
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
agricola-score-title-so-far = Points by category; in brackets how many more, or fewer, bring the next point
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
agricola-score-begging = Begging tokens
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

## Why the rules refuse something

agricola-reason-wrong-step = That is not what is being decided now; it belongs to another step.
agricola-reason-not-left-out = This cannot be left out: something has to be chosen here.
agricola-reason-feed-first = Your family has to be fed: that cannot be left out.
agricola-reason-too-few-goods = It takes { agricola-noun-goods }, and you have { $have }.
agricola-reason-cell-taken =
    { $what ->
        [room] There is a room on { $cell }.
        [field] There is a field on { $cell }.
       *[stable] There is a stable on { $cell }.
    }
agricola-reason-in-pasture = { $cell } is in a pasture: neither rooms nor fields can be there.
agricola-reason-not-in-play = This space is not in play in this match: { agricola-noun-space }.
agricola-reason-card-to-come = This round card has not been turned over yet: { agricola-noun-space }.
agricola-reason-occupied = Somebody has used this space in this round: { agricola-noun-space } ({ $seats }).
agricola-reason-nothing-there = Nothing can be done there now: { agricola-noun-space }. { $why }
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = No goods lie there.
agricola-reason-no-room-site = No empty space is next to one of your rooms.
agricola-reason-not-beside-room = { $cell } is not next to one of your rooms.
agricola-reason-house-of-stone = Your house is of stone already; there is nothing better.
agricola-reason-one-step = A house is renovated one step at a time: from wood to clay, from clay to stone.
agricola-reason-no-stable-left =
    { $count ->
        [one] You have built your only stable.
       *[other] You have built all your { $count } stables.
    }
agricola-reason-no-stable-site = Your farm has no empty space for a stable.
agricola-reason-no-field-site = There is no space for another field: it must be empty, unfenced and next to one of your fields.
agricola-reason-not-beside-field = { $cell } is not next to one of your fields. Only the first field may lie anywhere.
agricola-reason-no-field = You have no field.
agricola-reason-no-empty-field = You have no empty field.
agricola-reason-nothing-to-sow = You have neither grain nor vegetables to sow.
agricola-reason-no-field-there = There is no field on { $cell }.
agricola-reason-field-sown =
    { $good ->
        [grain] Grain is growing on { $cell } already.
       *[vegetable] Vegetables are growing on { $cell } already.
    }
agricola-reason-no-oven = To bake bread you need a Fireplace, a Cooking Hearth or an oven.
agricola-reason-oven-full = Your ovens take at most { $count } grain in one action.
agricola-reason-no-pasture-site = You cannot enclose anything more. Fences left: { $left }.
agricola-reason-not-to-enclose =
    { $what ->
        [room] There is a room on { $cell }; rooms cannot be enclosed.
       *[field] There is a field on { $cell }; fields cannot be enclosed.
    }
agricola-reason-not-joined = The spaces of a pasture must be joined, side to side.
agricola-reason-not-beside-pasture = A new pasture must be next to one of your pastures.
agricola-reason-pasture-already = That is a pasture already.
agricola-reason-other-half = That divides the pasture; name its other part instead: { $cells }.
agricola-reason-across-fences = A new pasture lies either outside your pastures or within one of them.
agricola-reason-too-few-fences =
    { $count ->
        [one] That takes { $count } new fence. Fences left: { $left }.
       *[other] That takes { $count } new fences. Fences left: { $left }.
    }
agricola-reason-no-card-to-play = You have no card that you could play there.
agricola-reason-no-improvement-payable = There is no improvement that you could pay for.
agricola-reason-improvement-taken = This improvement has an owner: { agricola-noun-improvement } ({ $seats }).
agricola-reason-no-fireplace = You do not have what you want to return: { agricola-noun-improvement }.
agricola-reason-not-offered = That is not among the things offered here.
agricola-reason-family-full = Your family has five people already; it cannot grow any more.
agricola-reason-no-room-for-child = Your house has no room for a child: you need more rooms than people.
agricola-reason-too-early = That is possible only from round { $round } on.
agricola-reason-no-cooking-while-breeding = While animals are breeding, nothing may be cooked or exchanged.
agricola-reason-no-workshop = To exchange this you need: { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = This workshop makes food only when the family is fed at a harvest: { agricola-noun-improvement }.
agricola-reason-workshop-used = This workshop has made food in this harvest already: { agricola-noun-improvement }.
agricola-reason-needed-here = You need this for what is being done here, and have no more of it: { agricola-noun-good }.
agricola-reason-no-cooking = To cook animals you need a Fireplace or a Cooking Hearth.
agricola-reason-keep-more = You have a place for more animals: keep those too.
agricola-reason-no-place-for-animals = There is no place on your farm for so many animals.

## Options

agricola-option-players = Players
agricola-option-players-help = How many play: 1 to 4.
agricola-option-first-seat = Starting player
agricola-option-first-seat-help = The seat that begins. Left open, it is drawn by lot.
agricola-option-cards = Cards
agricola-option-cards-help = Whether everybody has a hand of occupations and minor improvements. Without them it is the beginners’ game.
agricola-option-cards-none = no hand cards
agricola-option-side-job = Side Job
agricola-option-side-job-help = One more space for 2 to 4 players: build a stable for 1 wood, and/or bake bread.
agricola-option-side-job-without = without
agricola-option-side-job-with = with
agricola-option-tile = Extra action tile
agricola-option-tile-help = A tile on which one person a round chooses: with 2 players among four things, with 3 or 4 players among two.
agricola-option-tile-without = without
agricola-option-tile-with = with
agricola-option-problem-solo-tiles = Side Job and the extra action tile are for 2 to 4 players: leave them out when you play alone.

## Notation

agricola-error-no-space = There is no action space “{ $text }”: write forest, clay-pit, farm-expansion and the like.
agricola-error-no-cell = There is no farmyard space “{ $text }”: write a1 to e3, the column first.
agricola-error-no-cells = “{ $text }” is no set of farmyard spaces: write them in one word, such as c1d1d2.
agricola-error-no-crop = “{ $text }” cannot be sown: write grain or vegetable.
agricola-error-no-good = There is no good “{ $text }”: write wood, grain, sheep and the like.
agricola-error-no-house = There is no house “{ $text }”: write clay or stone.
agricola-error-no-improvement = There is no improvement “{ $text }”: write fireplace2, hearth4, well, clay-oven and the like.
agricola-error-no-branch = “{ $text }” is not offered anywhere.

## Positions that cannot be

agricola-position-animals = The animals of seat { $seat }, counted from 0, cannot all be housed, though nobody is asked what to keep.
agricola-position-card = This card cannot lie like this: { agricola-noun-card }.
agricola-position-crowd = So many people cannot stand there: { agricola-noun-space }.
agricola-position-family = The family of seat { $seat }, counted from 0, cannot be like that: its people, its newborns or those at home.
agricola-position-fences = The pastures of seat { $seat }, counted from 0, cannot lie like that, or need too many fences.
agricola-position-field = The field on { $cell } cannot have this crop or so much of it.
agricola-position-goods = There cannot be so much of this: { agricola-noun-good }.
agricola-position-major = This improvement has no place or more than one: { agricola-noun-improvement }.
agricola-position-order = It cannot be the turn of seat { $seat }, counted from 0.
agricola-position-phase = The phase “{ $phase }” does not fit what the seats have still to do.
agricola-position-pile = These goods cannot lie there: { agricola-noun-space }.
agricola-position-points = Seat { $seat }, counted from 0, cannot have begging tokens before the first harvest, nor bonus points that nothing gives.
agricola-position-promise = No such goods can lie on the space of round { $round }.
agricola-position-round = Round { $round } does not fit the round cards that are shown.
agricola-position-round-cards = The cards of rounds { $first } to { $last } are not those of their stage.
agricola-position-seats =
    { $players ->
        [one] There must be { $players } farm, one for every player.
       *[other] There must be { $players } farms, one for every player.
    }
agricola-position-space = This space is not in play: { agricola-noun-space }.
agricola-position-steps = Seat { $seat }, counted from 0, cannot have these steps to take.
agricola-position-yard = On the farm of seat { $seat }, counted from 0, rooms, fields and stables cannot stand like that.

## What an answer does

agricola-fact-goods = { $before } → { $after }
agricola-fact-begging =
    { $count ->
        [one] { $count } begging marker: −3 points
       *[other] { $count } begging markers: −3 points each
    }
agricola-fact-starter = You start the next round
agricola-fact-family = { $people } people in your family
