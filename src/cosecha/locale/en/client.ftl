# The drawn client: what it says besides what the pages of the text client say.

client-close = Close
client-on-the-board = on the board
client-more = more…
client-so-far = so far
client-everybody = What everybody has
client-you = you
client-bot = bot
client-decides = decides now
client-round = Round { $round } of { $rounds }
client-offline = You are offline. Cosecha goes on as soon as there is a connection.
client-unreachable = The server cannot be reached. Is the network there?
client-since = Since you last looked
client-link = Link
client-watch-link = For those who only watch:
client-host = host
client-host-device = at the host’s device
client-invited = You are invited to play { $game }.
client-invited-by = { $name } invites you to play { $game }.
client-usual-rules = The usual rules
client-fair-fold = Fair by proof: a word of your own
client-undo-what = This would be taken back
# the name of a tab: short
client-plans = In advance
client-ask-me = ask me

## Santiago: the board, for those who hear it

santiago-client-line = { $place }: { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place }: proposed without a bribe
        [one] { $place }: proposed for { $total } escudo
       *[other] { $place }: proposed for { $total } escudos
    }
santiago-client-intersection = { $place }: room for the spring

## Santiago: the steps of a round

santiago-client-phase-setup = Set-up
santiago-client-phase-bid = Auction
santiago-client-phase-plant = Planting
santiago-client-phase-overseer = Overseer
santiago-client-phase-canal = Canal
santiago-client-phase-extra = Extra canal
santiago-client-phase-drying = Drying
santiago-client-phase-income = Income

## Santiago: what a seat has

santiago-client-money-hidden = hidden money
santiago-client-bid = bid { $amount }
santiago-client-passed = passed
santiago-client-secret = secret bid
santiago-client-to-bid = to bid
santiago-client-overseer = overseer
santiago-client-canal-ready = additional canal: ready
santiago-client-canal-used = additional canal: used

## Santiago: what lies beside the board

santiago-client-piles = Piles
santiago-client-piles-each = { $count } each
santiago-client-canals = Canals
santiago-client-canals-left = { $count } left
santiago-client-bank = Bank
santiago-client-unseen = Unseen
santiago-client-offer = In the village
client-menu = Menu
client-as-text = As plain text
client-lesson = First lesson
client-lesson-start = Begin
client-lesson-got-it = Got it
client-lesson-end = Without a coach
santiago-lesson-begin = You play a real match of Santiago against two bots that play at random. Whenever something new is asked of you, a coach tells you what it is about. You cannot break anything: every move can be taken back.
santiago-lesson-bid = Plantation tiles are on offer. Everybody bids once, and no two bids may be equal. Whoever bids most chooses first, and everybody pays what they bid. The first to pass, or else the lowest bidder, becomes canal overseer. Whoever passes pays nothing, but plants with one farmer fewer. Money you keep counts at the end too.
santiago-lesson-plant = Choose a tile, then touch a square. Tiles of one crop that lie side by side are one plantation: at the end each of your farmers in it is worth as many points as it has tiles. Plant near water: a tile without a canal beside it loses its farmers one by one and dries up. A palm on the same tile as a farmer of yours counts as one more farmer.
santiago-lesson-leftover = One tile is left over. It belongs to nobody, but it can make a plantation larger. Put it where it helps you.
santiago-lesson-propose = The overseer builds one canal each round, and can be bribed. Touch a dotted line to propose it, and say what it is worth to you. Several may propose the same line: their bribes add up. You pay only if your line is built.
santiago-lesson-decide = You are the overseer: accept a proposal and take its bribes, or reject them all and build elsewhere; that costs one escudo more than the highest sum offered.
santiago-lesson-extra = Everybody has one additional canal for the whole match. Keep it until it saves a tile that matters.
santiago-lesson-confirm = Look at what you have done. As long as you have not confirmed it, you can take it back.
santiago-lesson-over = That was a whole match. The score sheet shows where the points came from. Try it against better bots, or with friends by a link.

## Pages around the tables

client-try-again = Try again
client-pair = { $name }: { $value }
client-loading = One moment…
client-broken = This page has stumbled over something
client-broken-help = Nothing at your tables is lost: they are kept on the server.
client-no-page = There is no such page
client-no-page-help = Perhaps the address was cut off on the way. Your tables are in the lobby.
client-to-dark = Dark colours
client-to-light = Light colours
client-speed = Movement on the board
client-speed-of =
    { $speed ->
        [0] at once
        [1] as usual
        [2] fast
       *[other] slowly
    }
client-sound = Sounds
client-sound-help = Wood, paper and water, and a small bell when it is your turn. Whatever is heard is also seen.
client-settings-lead = Kept in this browser. Every change takes effect at once.
client-name-help = Others see it at the tables where you play.
client-confirm-help = For tables that you set up from now on.
client-touch-again = Touch again to do it
client-touch-again-help = The first touch on the board shows what a place brings, the second does it, like the green button. Otherwise the second touch takes it back.
client-advice-help = Signs on the board mark three sensible answers, each with its reason. Meant for children, and for whoever is learning; the others see nothing of it.
client-hint-why = Hint { $number }: { $reason }
client-text = Text client
client-text-help = The same tables as plain pages: without scripts, good for screen readers and slow connections.
client-text-open = Go to the text client
client-play-alone = Play alone
client-bots-count =
    { $bots ->
        [0] You alone
        [one] You and one bot
       *[other] You and { $bots } bots
    }
client-starting = The table is being set up…
client-mine-hint = Your first one is a press away: play against bots, or set up a table and send your friends its links.
client-turns =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
client-joining = Opening the table…
client-join-again = This link does not open a table
client-join-again-help = Perhaps a part of it is missing, or the host has replaced it. Paste it here again, or ask for a new one.
client-less = Less: { $label }
client-add = More: { $label }
client-left-open = left open
client-links-after = When the table is set up, you get a link for each free seat, to send to its player.
client-problem = The table could not be set up
client-record-help = A match that was saved as a file can be looked at move by move, and played on.
client-too-large = This file is too large to be a match.
client-read-rules = Read the rules

## Looking back

client-replay-at = Move { $move } of { $moves }, round { $round }
client-replay-eyes = seen through these eyes
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-curve = Everybody’s points after each move
client-replay-points = Points
client-replay-more = More
client-replay-running = The match is not over yet: you see it up to move { $moves }, and only what you may know.
client-replay-keys = Keys: ← and → one move, with Shift one round, space plays, Home and End.
client-replay-share = Share this moment
client-replay-share-help = The link shows this very move to everybody who may see the table.
client-replay-copy = Copy the link
client-replay-record = The record
client-replay-record-help = The whole match as a file: keep it, send it, look at it here or in the terminal.

## Points

client-score-wins =
    { $points ->
        [one] { $names } wins with { $points } point
       *[other] { $names } wins with { $points } points
    }
client-score-share =
    { $points ->
        [one] { $names } share the victory with { $points } point
       *[other] { $names } share the victory with { $points } points
    }
client-score-margin =
    { $count ->
        [0] Level on points with { $names }; the tie-break decides
        [one] { $count } point ahead of { $names }
       *[other] { $count } points ahead of { $names }
    }
client-score-so-far = Points so far
client-score-if-last = If this round were the last.
client-score-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
client-score-deserts = Deserts
client-score-deserts-of =
    { $count ->
        [one] { $count } square, no points
       *[other] { $count } squares, no points
    }
client-score-help = Farmers and palms × tiles = points. Gold line: more than anyone else.
client-score-hidden = What is hidden is not counted.
client-score-without-hidden = without what is hidden
client-score-rounds = Points round by round
client-score-round = Round
client-score-to-round = To the end of round { $round }
client-score-as-table = As a table
client-score-check = Check the deal
client-score-fair-yes = Yes, the proof holds
client-score-fair-no = No, this does not fit together
client-score-fair-here = Your browser has just checked it: the secret has the published fingerprint, and with the words it gives the deal that was played.
client-score-fair-kept = The promise that you were given when you sat down is the one that was kept: it is the same fingerprint.
client-score-fair-given = The fingerprint that you were given when you sat down:
client-score-fair-alone = No seat gave a word, though: you have to trust that the server did not choose its secret.
client-score-fair-promise = The fingerprint is not the one that was shown before the deal.
client-score-fair-secret = The secret does not have the published fingerprint.
client-score-fair-deal = The secret and the words do not give the deal that was played.
client-score-fair-later = The secret is published when the match is over. Then it can be checked here.
client-score-fair-none = This match did not begin with a deal of this kind, so there is nothing to check.
client-score-fair-unsafe = This page came over an unprotected connection, where browsers do not compute such sums. “cosecha verify” checks the record.
client-score-fair-no-word = no word
client-score-fair-how = How to check it yourself
client-choose = Choose an answer
client-choose-amount = Choose how much
client-choose-place = Choose where
client-choose-santiago-spring = Choose an intersection
client-choose-santiago-start = Choose a segment
client-choose-santiago-palm = Choose a square
client-choose-santiago-bid = Choose your bid
client-choose-santiago-plant = Choose a tile
client-choose-santiago-leftover = Choose a square
client-choose-santiago-propose = Choose a segment
client-choose-santiago-decide = Choose what is built
client-choose-santiago-extra = Lay it, or keep it?
client-choose-cacao-place = Choose a tile and a space
client-choose-cacao-fill = Choose a jungle tile and a space
client-choose-cacao-work = Choose whose work comes next
santiago-client-aside = Beside the board
santiago-client-accept = Take { $total }: { $segment }
santiago-client-reject = Elsewhere: pay { $price }
santiago-client-build = Build: pay { $price }
santiago-client-extra = Lay your canal
client-leave = Leave the table
client-leave-sure = A bot plays on for you until you come back.

## Score sheets of all games

client-score-item = Points from
client-score-total = Total
client-score-unknown = hidden

## Cacao: the map, for those who hear it

cacao-client-map = Map of tiles
cacao-client-nearer = Nearer
cacao-client-farther = Farther
cacao-client-fit = Show everything
cacao-client-sides = north { $n }, east { $e }, south { $s }, west { $w }
cacao-client-tile = Worker tile: { cacao-client-sides }
cacao-client-workers =
    { $built ->
        [0] { $space }, { $seat }: workers north { $n }, east { $e }, south { $s }, west { $w }
       *[other] { $space }, { $seat }, overbuilt: workers north { $n }, east { $e }, south { $s }, west { $w }
    }
cacao-client-jungle = { $space }, { $name }
cacao-client-temple = { $space }, temple. Workers: { $standing }
cacao-client-temple-empty = { $space }, temple without workers
cacao-client-to-fill = { $space }, { $letter }: jungle space to fill
cacao-client-free = { $space }, free
cacao-client-edge =
    { $workers ->
        [one] { $workers } worker of { $space }, { cacao-noun-side } side, at: { $name }
       *[other] { $workers } workers of { $space }, { cacao-noun-side } side, at: { $name }
    }

## Cacao: what a seat has, and what it chooses from

cacao-client-village = Your village
cacao-client-village-of = Village of { $name }
cacao-client-gold = Gold
cacao-client-gold-hidden = hidden gold
cacao-client-fruits =
    { $count ->
        [one] { $count } of 5 cacao fruits
       *[other] { $count } of 5 cacao fruits
    }
cacao-client-suns =
    { $count ->
        [one] { $count } of 3 sun tokens
       *[other] { $count } of 3 sun tokens
    }
cacao-client-water = water field { $value }
cacao-client-hand = Hand
cacao-client-hand-and-display = Hand and display
cacao-client-display = Jungle display
cacao-client-no-hand = All placed.
cacao-client-turn = Turn
cacao-client-pile =
    { $count ->
        [0] The pile is empty
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
cacao-client-do-place = Place the tile
cacao-client-do-overbuild = Overbuild for a sun
cacao-client-do-fill = Fill the space
cacao-client-do-work =
    { $workers ->
        [0] Leave the workers idle
        [one] Use { $workers } worker
       *[other] Use { $workers } workers
    }
cacao-client-opens =
    { $count ->
        [one] Placing there opens { $letters }: fill it from here.
       *[other] Placing there opens { $letters }: fill them from here.
    }

## Cacao: the steps of a turn

cacao-client-phase-place = Place
cacao-client-phase-fill = Fill the jungle
cacao-client-phase-work = Activate
cacao-client-turn-of = Turn { $round } of { $rounds }

## Cacao: the score sheet

cacao-client-temple-number = Temple { $number }
cacao-client-at-temple =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
cacao-client-suns-left = Sun tokens
cacao-client-water-field = Water field
cacao-client-fruits-left = Cacao fruits
cacao-client-tie = only to break ties
cacao-client-score-help = Each temple: 6 for most workers, 3 for the next. Gold line: more than anyone else.

## Cacao: the first lesson

cacao-lesson-begin = You play a real match of Cacao against two bots that play at random. Whenever something new is asked of you, a coach tells you what it is about. You cannot break anything: every move can be taken back.
cacao-lesson-place = Choose a tile of your hand and touch a space with green corners. Touch the tile again to turn it. Its workers work at once on the jungle tiles that they face: a plantation gives cacao fruits, a market buys them, a mine gives gold, water moves your carrier. The map shows what the tile brings: touch the space again, or the green button, to lay it.
cacao-lesson-fill = Where two worker tiles touch the same free jungle space, a jungle tile must be laid. Choose one of those on display and its space. All workers beside it work there at once, those of the others too.
cacao-lesson-work = Choose a side of yours, then how many workers work there. The order is up to you: pick fruits first, then sell them. Your village has room for five fruits; what is too much is lost.
cacao-lesson-confirm = Look at what you have done. As long as you have not confirmed it, you can take it back.
cacao-lesson-over = That was a whole match. The score sheet shows where the gold came from. Each temple pays those who have the most workers beside it. Try it against better bots, or with friends by a link.

## Agricola: the action board and the farms
agricola-client-table = Table
agricola-client-spaces = Action spaces
agricola-client-majors = Major improvements
agricola-client-farm = Your farm
agricola-client-farms = Farms
agricola-client-farm-of = Farm of { $name }
agricola-client-show-farm = Show this farm
agricola-client-and-or = and/or
agricola-client-or = or
agricola-client-then = then
agricola-client-stage = Stage { $stage }
agricola-client-harvest = Harvest at the end of this round
agricola-client-starter = Starting player
agricola-client-people =
    { $people ->
        [one] { $home } of { $people } person at home
       *[other] { $home } of { $people } people at home
    }
agricola-client-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agricola-client-begging =
    { $count ->
        [one] { $count } begging token
       *[other] { $count } begging tokens
    }
agricola-client-major =
    { $name ->
        [fireplace2] Fireplace
        [fireplace3] Fireplace
        [hearth4] Cooking Hearth
        [hearth5] Cooking Hearth
        [well] Well
        [clay-oven] Clay Oven
        [stone-oven] Stone Oven
        [joinery] Joinery
        [pottery] Pottery
       *[basketmaker] Basket{ "\u00AD" }maker
    }
agricola-client-major-does =
    { $name ->
        [fireplace2] at any time 1 vegetable or sheep or wild boar into 2 food, 1 cattle into 3; baking: 1 grain into 2 food
        [fireplace3] at any time 1 vegetable or sheep or wild boar into 2 food, 1 cattle into 3; baking: 1 grain into 2 food
        [hearth4] at any time 1 sheep into 2 food, 1 vegetable or wild boar into 3, 1 cattle into 4; baking: 1 grain into 3 food
        [hearth5] at any time 1 sheep into 2 food, 1 vegetable or wild boar into 3, 1 cattle into 4; baking: 1 grain into 3 food
        [well] 1 food at the start of each of the next 5 rounds
        [clay-oven] baking: 1 grain into 5 food; you may bake at once when you build it
        [stone-oven] baking: up to 2 grain into 4 food each; you may bake at once when you build it
        [joinery] each harvest 1 wood into 2 food; at the end 1, 2 or 3 points for 3, 5 or 7 wood
        [pottery] each harvest 1 clay into 2 food; at the end 1, 2 or 3 points for 3, 5 or 7 clay
       *[basketmaker] each harvest 1 reed into 3 food; at the end 1, 2 or 3 points for 2, 4 or 5 reed
    }
agricola-client-fences-left = Fences left
agricola-client-stables-left = Stables left
agricola-client-cell-room =
    { $house ->
        [wood] { $cell }, wooden room
        [clay] { $cell }, clay room
       *[stone] { $cell }, stone room
    }
agricola-client-cell-field = { $cell }, empty field
agricola-client-cell-crop =
    { $good ->
        [grain] { $cell }, field with { $amount } grain
       *[vegetable] { $cell }, field with { $amount ->
            [one] { $amount } vegetable
           *[other] { $amount } vegetables
        }
    }
agricola-client-cell-stable =
    { $fenced ->
        [0] { $cell }, stable
       *[1] { $cell }, stable in a pasture
    }
agricola-client-cell-free =
    { $fenced ->
        [0] { $cell }, free
       *[1] { $cell }, pasture
    }
agricola-client-edge-between = Edge between { $one } and { $other }
agricola-client-edge-rim =
    { $rim ->
        [above] Edge above { $cell }
        [below] Edge below { $cell }
        [left] Edge left of { $cell }
       *[right] Edge right of { $cell }
    }
agricola-client-fences-drawn =
    { $count ->
        [one] { $count } fence drawn, no pasture yet
       *[other] { $count } fences drawn, no pasture yet
    }
agricola-client-herd-pasture =
    { $animal ->
        [sheep] Pasture { $cells }: sheep, { $count } of { $room }
        [boar] Pasture { $cells }: wild boar, { $count } of { $room }
        [cattle] Pasture { $cells }: cattle, { $count } of { $room }
       *[none] Pasture { $cells }: no animals, room for { $room }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Stable { $cell }: 1 sheep
        [boar] Stable { $cell }: 1 wild boar
        [cattle] Stable { $cell }: 1 cattle
       *[none] Stable { $cell }: no animal
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] In the house: 1 sheep
        [boar] In the house: 1 wild boar
        [cattle] In the house: 1 cattle
       *[none] In the house: no animal
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] Where should { $count } sheep live?
        [boar] Where should { $count } wild boar live?
       *[cattle] Where should { $count } cattle live?
    }

## Agricola: what a question is about
agricola-client-fed = { $have } of { $need } food
agricola-client-missing =
    { $missing ->
        [one] as things stand: { $missing } begging token, 3 points less
       *[other] as things stand: { $missing } begging tokens, 3 points less each
    }
agricola-client-exchange = Turn into food
agricola-client-exchange-one =
    { $good ->
        [wood] 1 wood into { $food } food
        [clay] 1 clay into { $food } food
        [reed] 1 reed into { $food } food
        [grain] 1 grain into { $food } food
        [vegetable] 1 vegetable into { $food } food
        [sheep] 1 sheep into { $food } food
        [boar] 1 wild boar into { $food } food
       *[cattle] 1 cattle into { $food } food
    }
agricola-client-keep = What to keep
agricola-client-keep-none = none
agricola-client-harvest-needs = Harvest in round { $round } needs { $food } food

## Agricola: the steps of a round
agricola-client-phase-work = Work
agricola-client-phase-field = Fields
agricola-client-phase-feed = Feeding
agricola-client-phase-breed = Breeding

## Agricola: the score sheet
agricola-client-materials = Building materials
agricola-client-tie = only to break ties
agricola-client-score-help = Small: what is counted. Gold line: more than anyone else.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count }, and 1 fewer for the next point
       *[other] { $count }, and { $more } more for the next point
    }
agricola-client-score-so-far = Small: what is counted, and how many more (or fewer) bring the next point. Gold line: more than anyone else.

## Agricola: the first lesson
agricola-lesson-begin = You play a real match of Agricola alone. Whenever something new is asked of you, a coach tells you what it is about. You cannot break anything: every move can be taken back.
agricola-lesson-place = Send one of your people to an action space. Goods pile up on the darker ones, and you take all of them. The sickle marks the rounds that end with a harvest: then your family wants to eat. The bar in this panel shows how much food that takes.
agricola-lesson-house = Touch a space of your farm with green corners. A room must lie beside your house; for each person you need one. A stable keeps one animal, and doubles what a pasture holds.
agricola-lesson-fields = Plow fields side by side, then sow them. A grain becomes three on the field, a vegetable two; at each harvest you take one from every field.
agricola-lesson-bake = Choose how much grain to bake. Each grain that you bake becomes more food than the 1 that it is worth raw. A Clay Oven bakes 1 grain an action and a Stone Oven 2, both for more food; a Fireplace or a Cooking Hearth as many as you like.
agricola-lesson-fence = Touch the spaces that are to become one pasture, or the edges for its fences. Each new fence costs 1 wood, at the edge of the farm too. The farm shows the fences before you build them, and the numbers how many animals find a place.
agricola-lesson-renovate = Your whole house gets better at once: from wood to clay, later from clay to stone. It costs 1 clay or 1 stone for each room, and 1 reed. At the end each clay room brings 1 point, each stone room 2.
agricola-lesson-improve = A Fireplace or a Cooking Hearth turns vegetables and animals into food at any time, and bakes bread. The others bring food in other ways, and points.
agricola-lesson-keep = Not all of your animals find a place. Choose what stays. Each pasture holds animals of one kind, the house one pet, and each stable outside a pasture one animal. Touch animals, and then a place: they will live there.
agricola-lesson-breed = Two animals of a kind have a young one at the end of each harvest, if it finds a place. Now there is not enough room: choose which animals stay. Nothing may be cooked at this moment.
agricola-lesson-feed = Now your family eats. Turn grain, vegetables or animals into food if you lack some. For each food that is missing you get a begging token, and that costs 3 points.
agricola-lesson-confirm = Look at what you have done. As long as you have not confirmed it, you can take it back.
agricola-lesson-over = That was a whole match. The score sheet shows where points are won: a bit of everything, and no space left empty. Try it against bots, or with friends by a link.

## The dock

# How many consequences are not shown; opens them.
client-chips-more =
    { $count ->
        [one] +{ $count } more
       *[other] +{ $count } more
    }
client-chip-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
client-chip-points-lost =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
client-inspected = Details

## Agricola: the hand, exchanges and things to inspect

agricola-client-in-hand = Hand { $count }
agricola-client-in-play = In play { $count }
agricola-client-short = Missing: { $goods }
agricola-client-step-more = { $good }: 1 more
agricola-client-step-less = { $good }: 1 less
agricola-client-cook = Turn into { $food } food
agricola-client-cook-feed = Exchange and feed
agricola-client-rack =
    { $harvest ->
        [1] Round { $round } of 14, with a harvest
       *[0] Round { $round } of 14
    }
agricola-inspect-round = Round { $round }
agricola-inspect-hidden =
    { $count ->
        [one] This card is turned up in round { $round }: { $spaces }.
       *[other] One of these cards is turned up in round { $round }: { $spaces }.
    }
agricola-inspect-refill = { $goods } more each round
agricola-inspect-lying = { $goods } here now
agricola-inspect-empty = nothing here now
agricola-inspect-return = or for a returned Fireplace
agricola-inspect-thing =
    { $kind ->
        [room] A room for 1 person. Your house also holds 1 animal as a pet.
        [field] You can sow grain or vegetables in an empty field.
        [crop] In the field phase of each harvest, you take 1 of these goods from the field.
        [pasture] A pasture holds 2 animals of one type for each of its spaces. Each stable in it doubles that.
        [stable] A stable outside a pasture holds 1 animal.
       *[free] You can still build, plow or fence here. At the end, each unused space costs 1 point.

## Santiago: cards of what is inspected

santiago-inspect-tile = Without water it loses a farmer each round. With no farmer left, it turns to desert.
santiago-inspect-plantation-tile = Each figure on it is room for one farmer. Tiles of one crop side by side are a plantation.
santiago-inspect-pile-name = Face-down tiles
santiago-inspect-pile = Each round, the top tile of every pile is turned up and auctioned.
santiago-inspect-supply-name = Canals
santiago-inspect-supply = The overseer builds one each round. When they’re gone, the last round has come.
santiago-inspect-canal-name = Canal
santiago-inspect-canal = Waters the squares on both sides of it.
santiago-inspect-spring-name = Spring
santiago-inspect-spring = All water starts here. Every canal is connected to it.
santiago-inspect-palm-name = Palm
santiago-inspect-palm = Counts as one more farmer at the end, if one of yours stands on its tile.
santiago-inspect-desert-name = Desert
santiago-inspect-desert = A tile that dried out. Nothing can be planted here, and it belongs to no plantation.
santiago-inspect-overseer-name = Canal overseer
santiago-inspect-overseer = The lowest bidder. Decides which canal is built, and takes the bribes for it.
santiago-inspect-money-name = Escudos
santiago-inspect-money = You bid and bribe with them. At the end, each is worth 1 point.
santiago-inspect-extra-name = Additional canal
santiago-inspect-extra = Everyone has one for the whole game, to lay after the overseer’s canal.
santiago-inspect-offer-name = Proposed canal
santiago-inspect-offer = If the overseer accepts, the bribes are paid. If not, they go back.
santiago-inspect-offer-total =
    { $total ->
        [0] no bribe
        [one] bribe: { $total } escudo
       *[other] bribes: { $total } escudos
    }
