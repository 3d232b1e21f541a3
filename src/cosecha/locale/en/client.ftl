# The drawn client: messages that the pages of the text client don't have.

client-close = Close
client-on-the-board = on the board
client-more = more…
client-so-far = so far
client-everybody = Players and what they have
client-you = you
client-decides = deciding
client-round = Round { $round } of { $rounds }
client-offline = You’re offline. Cosecha will continue as soon as you’re back online.
client-unreachable = Can’t reach the server. Check your connection.
client-since = Since your last visit
client-link = Link
client-watch-link = For spectators:
client-host = host
client-host-device = on the host’s device
client-invited = You’re invited to play { $game }.
client-invited-by = { $name } invites you to play { $game }.
client-usual-rules = Standard rules
client-series-stay = Stay here
client-series-moving =
    { $seconds ->
        [one] You move there in { $seconds } second.
       *[other] You move there in { $seconds } seconds.
    }
client-series-now = Now
client-series-begins = For this game
client-series-choose = Choose { $what }
client-series-choose-first = Make your choice
client-series-change = Change your choice
client-series-between = Choices before the next game
client-series-waits = is still choosing
client-series-has-chosen = has chosen
client-fair-fold = Provably fair: add your own word
client-undo-what = This will be undone
# the name of a tab: short
client-plans = Automatic
client-ask-me = ask me

## Santiago: the board, for screen readers

santiago-client-line = { $place }: { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place }: proposed without a bribe
        [one] { $place }: proposed for { $total } escudo
       *[other] { $place }: proposed for { $total } escudos
    }
santiago-client-intersection = { $place }: place for the spring

## Santiago: the steps of a round

santiago-client-phase-setup = Setup
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
santiago-client-to-bid = hasn’t bid yet
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
client-as-text = Plain text
client-print = Print
client-lesson = First lesson
client-lesson-start = Start
client-lesson-got-it = Got it
client-lesson-end = Stop the lesson
santiago-lesson-begin = You’re playing a real game of Santiago against two bots that play at random. In the first two rounds, a ring shows what to tap and a coach says why. After that you decide, and you can undo any move.
santiago-lesson-bid = Choose a bid that nobody else has made, or pass: high bidders choose their tiles first, and everybody pays what they bid. Passing is free, but you place 1 farmer fewer. The first to pass, or else the lowest bidder, becomes canal overseer.
santiago-lesson-plant = Tap a tile, then a square next to a canal, because dry tiles lose their farmers. Joined tiles of one crop are a plantation, and at the end, each of your farmers there scores 1 point per tile. A palm on your tile counts as another farmer.
santiago-lesson-leftover = Tap a square for the leftover tile. Nobody owns it, but it can make a plantation bigger, so put it where it helps you.
santiago-lesson-propose = Tap a dotted line to propose a canal there, then choose your bribe. You pay only if the overseer accepts that line. Bribes from several players for the same line add up.
santiago-lesson-decide = You’re the overseer: accept a proposal and you get its bribes. Building somewhere else costs 1 escudo more than the best offer. With no proposals, build for 1 escudo or discard the canal.
santiago-lesson-extra = Tap a dotted line to lay your additional canal, or keep it. You have only 1 for the whole game, so save it for a tile that matters.
santiago-lesson-confirm = Check what you’ve done, then confirm. Until you confirm, you can undo it.
santiago-lesson-over = That was a whole game! The score sheet shows where the points came from. Now try stronger bots, or send a link to your friends.

## Clocks and company

client-here = here
client-away = away
client-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
client-you-watch = You’re watching.
client-turn-yours = Your decision
client-turn-of = Deciding: { $name }
client-turn-many =
    { $count ->
        [one] { $count } player is deciding
       *[other] { $count } players are deciding
    }
client-clock-left = Time left: { $time }
client-clock-days = { $days } d { $hours } h
client-hurry =
    { $zero ->
        [wait] { $time } left. Everyone is waiting for you.
       *[bot] { $time } left. After that, a bot plays for you until you tap “{ page-come-back }”.
    }
client-sound-volume = Volume
client-sound-turn = Only when it’s my turn

## Pages around the tables

client-try-again = Try again
client-pair = { $name }: { $value }
client-loading = Loading…
client-broken = Something went wrong on this page
client-broken-help = Nothing is lost. Your tables are safe on the server.
client-no-page = Page not found
client-no-page-help = Perhaps part of the address is missing. Your tables are in the lobby.
client-to-dark = Dark colors
client-to-light = Light colors
client-speed = Animation speed
client-speed-of =
    { $speed ->
        [0] off
        [1] normal
        [2] fast
       *[other] slow
    }
client-sound = Sounds
client-sound-help = Wood, paper and water, and a small bell when it’s your turn. Every sound also shows on screen.
client-settings-lead = Saved in this browser. Changes take effect right away.
client-name-help = Others see it at the tables you play at.
client-briefly = Show drawn cards briefly
client-briefly-help = Cards of Agricola’s event decks close by themselves after a few seconds. When this is off, they stay until you close them.
client-touch-again = Tap again to confirm
client-touch-again-help = The first tap on the board shows what a place gets you. The second plays it, like the green button. When this is off, the second tap cancels.
client-advice-help = Signs on the board show three good moves, and why. For children and new players. Nobody else sees them.
client-hint-why = Hint { $number }: { $reason }
client-mark =
    { $left ->
        [0] No tokens left
        [one] Mark (1 token left)
       *[other] Mark ({ $left } tokens left)
    }
client-text = Text client
client-text-help = The same tables as plain pages, without scripts. Good for screen readers and slow connections.
client-text-open = Open the text client
client-play-alone = Play solo
client-bots-count =
    { $bots ->
        [0] Just you
        [one] You and 1 bot
       *[other] You and { $bots } bots
    }
client-levels = Bot level
client-level-suggested = Suggested for you
client-level-option = { $level } – suggested
client-level-expected = Expected win rate against
client-starting = Setting up the table…
client-mine-hint = Start your first game: play against bots, or set up a table and invite your friends.
client-turns =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
client-joining = Opening the table…
client-join-again = This link doesn’t open a table
client-join-again-help = Perhaps part of the link is missing, or the host has replaced it. Paste it again, or ask for a new one.
client-less = Less: { $label }
client-add = More: { $label }
client-left-open = left blank
client-links-after = When the table is set up, you’ll get a link for each free seat to send to a friend.
client-problem = Couldn’t set up the table
client-record-help = Step through a saved game move by move, or play on from any move.
client-too-large = This file is too large for a saved game.
client-read-rules = Read the rules

## Looking back

client-replay-at = Move { $move } of { $moves }, round { $round }
client-replay-eyes = current view
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-curve = Points after each move
client-replay-points = Points
client-replay-coach = Analysis
client-replay-more = More
client-replay-running = The game isn’t over yet. You can see it up to move { $moves }, and only what you may know.
client-replay-keys = Keys: ← and → for one move, with Shift for one round, Space to play, Home and End.
client-analyze = Analyze
client-replay-share = Share this moment
client-replay-share-help = The link shows this move to everyone who can see the table.
client-replay-copy = Copy link
client-replay-record = Game file
client-replay-record-help = The whole game as a file. Keep it, share it, or replay it here or in the terminal.

## Points

client-score-wins =
    { $points ->
        [one] { $names } wins with { $points } point
       *[other] { $names } wins with { $points } points
    }
client-score-team =
    { $points ->
        [one] Team { $names } wins with { $points } point
       *[other] Team { $names } wins with { $points } points
    }
client-score-share =
    { $points ->
        [one] { $names } share the win with { $points } point
       *[other] { $names } share the win with { $points } points
    }
client-score-margin =
    { $count ->
        [0] Tied on points with { $names }, so the tiebreaker decides
        [one] { $count } point ahead of { $names }
       *[other] { $count } points ahead of { $names }
    }
client-score-alone =
    { $points ->
        [one] The game ends with { $points } point
       *[other] The game ends with { $points } points
    }
client-you-win = You win!
client-you-share = You share the win!
client-fork = Play on from any move
client-score-so-far = Points so far
client-score-if-last = If the game ended now.
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
client-score-hidden = What’s hidden isn’t counted.
client-score-without-hidden = not counting what’s hidden
client-score-rounds = Points round by round
client-score-round = Round
client-score-to-round = Go to the end of round { $round }
client-score-as-table = As a table
client-score-check = Check the deal
client-score-fair-yes = Yes, the proof checks out
client-score-fair-no = No, something doesn’t match
client-score-fair-here = Your browser just checked it: the secret matches the published fingerprint, and together with the words it gives the deal that was played.
client-score-fair-kept = It’s the same fingerprint you were shown when you sat down, so the promise was kept.
client-score-fair-given = The fingerprint you were shown when you sat down:
client-score-fair-alone = But no player gave a word, so you have to trust that the server’s secret was random.
client-score-fair-promise = The fingerprint isn’t the one shown before the deal.
client-score-fair-secret = The secret doesn’t match the published fingerprint.
client-score-fair-deal = The secret and the words don’t give the deal that was played.
client-score-fair-later = The secret is published when the game is over. Then you can check it here.
client-score-fair-none = This game wasn’t dealt this way, so there’s nothing to check.
client-score-fair-unsafe = This page isn’t on a secure connection, so your browser can’t do the check. “cosecha verify” can check the game file.
client-score-fair-no-word = no word
client-score-fair-how = How to check it yourself
client-choose = Choose an answer
client-choose-amount = Choose how much
client-choose-place = Choose where
client-choose-tile = Choose a tile
client-choose-santiago-spring = Choose an intersection
client-choose-santiago-start = Choose a segment
client-choose-santiago-palm = Choose a square
client-choose-santiago-bid = Choose your bid
client-choose-santiago-plant = Choose a tile
client-choose-santiago-leftover = Choose a square
client-choose-santiago-propose = Choose a segment
client-choose-santiago-decide = Choose what to build
client-choose-santiago-extra = Lay it or keep it?
client-choose-cacao-place = Choose a tile and a space
client-choose-cacao-fill = Choose a jungle tile and a space
client-choose-cacao-work = Choose who works next
client-choose-agricola-place = Choose a space
client-choose-agricola-room = Choose where
client-choose-agricola-stable = Choose where
client-choose-agricola-several = Choose what to do
client-choose-agricola-plow = Choose a space to plow
client-choose-agricola-sow = Choose what to sow
client-choose-agricola-bake = Choose how much grain
client-choose-agricola-fence = Choose spaces
client-choose-agricola-renovate = Choose what to do
client-choose-agricola-improve = Choose an improvement
client-choose-agricola-choose = Choose one
client-choose-agricola-keep = Choose the animals
client-choose-agricola-breed = Choose the animals
client-choose-agricola-feed = Choose what to exchange
client-choose-agricola-minor = Choose a card
client-choose-agricola-occupation = Choose a card
client-choose-agricola-card = Choose: use it or not
client-choose-agricola-pay = Choose how to pay
client-choose-agricola-move = Choose goods
client-choose-agricola-draft = Choose a card to keep
client-choose-agricola-draw = Choose a kind
client-choose-agricola-drop = Choose a card to drop
client-choose-agricola-mulligan = Choose: redraw or keep
santiago-client-aside = Beside the board
santiago-client-accept = Take { $total }: { $segment }
santiago-client-reject = Elsewhere: pay { $price }
santiago-client-build = Build: pay { $price }
santiago-client-extra = Lay your canal
client-leave = Leave the table
client-leave-sure = A bot plays for you until you come back.

## Score sheets of all games

client-score-item = Points from
client-score-total = Total
client-score-unknown = hidden
client-score-idle = doesn’t count

## Cacao: the map, for screen readers

cacao-client-map = Map
cacao-client-nearer = Zoom in
cacao-client-farther = Zoom out
cacao-client-fit = Fit to screen
cacao-client-sides = north { $n }, east { $e }, south { $s }, west { $w }
cacao-client-tile = Worker tile: { cacao-client-sides }
cacao-client-workers =
    { $built ->
        [0] { $space }, { $seat }: workers north { $n }, east { $e }, south { $s }, west { $w }
       *[other] { $space }, { $seat }, overbuilt: workers north { $n }, east { $e }, south { $s }, west { $w }
    }
cacao-client-jungle = { $space }, { $name }
cacao-client-temple = { $space }, temple. Workers: { $standing }
cacao-client-temple-empty = { $space }, temple with no workers
cacao-client-to-fill = { $space }, { $letter }: jungle space to fill
cacao-client-free = { $space }, free
cacao-client-edge =
    { $workers ->
        [one] { $workers } worker on { $space }, { cacao-noun-side } side, facing: { $name }
       *[other] { $workers } workers on { $space }, { cacao-noun-side } side, facing: { $name }
    }

## Cacao: what a seat has, and what it chooses from

cacao-client-village = Your village
cacao-client-village-of = Village: { $name }
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
cacao-client-no-hand = All tiles placed.
cacao-client-turn = Rotate
cacao-client-pile =
    { $count ->
        [0] The pile is empty
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
cacao-client-do-place = Place tile
cacao-client-do-overbuild = Overbuild for 1 sun
cacao-client-do-fill = Fill space
cacao-client-do-work =
    { $workers ->
        [0] Leave workers idle
        [one] Use { $workers } worker
       *[other] Use { $workers } workers
    }

## Cacao: the steps of a turn

cacao-client-phase-place = Place
cacao-client-phase-fill = Fill the jungle
cacao-client-phase-work = Activate
cacao-client-turn-of = Turn { $round } of { $rounds }

## Cacao: the score sheet

cacao-client-at-temple =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
cacao-client-suns-left = Sun tokens
cacao-client-water-field = Water field
cacao-client-fruits-left = Cacao fruits
cacao-client-tie = only to break ties
cacao-client-score-help = Each temple: 6 for the most workers, 3 for the second most. Gold line: more than anyone else.

## Cacao: the first lesson

cacao-lesson-begin = You’re playing a real game of Cacao against a bot that plays at random. In your first two turns, a ring shows what to tap and a coach says why. After that you decide, and you can undo any move.
cacao-lesson-place = Tap one of your tiles, tap it again to rotate it, and then tap a space with green corners. Its workers act on the jungle tiles they face, and the map shows what you get. To place it, tap the space again or use the green button.
cacao-lesson-fill = Tap a jungle tile on display, then its space. An empty jungle space that two worker tiles touch must be filled. All workers next to the new tile work there right away, other players’ workers too.
cacao-lesson-work = Tap one of your sides, then choose how many workers to use. You choose the order, so pick fruits first and then sell them. Your store has room for 5 fruits, and any others are lost.
cacao-lesson-confirm = Check what you’ve done, then confirm. Until you confirm, you can undo it.
cacao-lesson-over = That was a whole game! The score sheet shows where the gold came from, and at each temple, only the most and second most workers score. Now try stronger bots, or send a link to your friends.

## Agricola: the action board and the farms
agricola-client-table = Table
agricola-client-spaces = Action spaces
agricola-client-majors = Major improvements
agricola-client-farm = Your farm
agricola-client-farms = Farms
agricola-client-farm-of = Farm: { $name }
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
        [one] { $count } begging marker
       *[other] { $count } begging markers
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
        [fireplace2] At any time: 1 vegetable, sheep or wild boar into 2 food, 1 cattle into 3. Baking: 1 grain into 2 food
        [fireplace3] At any time: 1 vegetable, sheep or wild boar into 2 food, 1 cattle into 3. Baking: 1 grain into 2 food
        [hearth4] At any time: 1 sheep into 2 food, 1 vegetable or wild boar into 3, 1 cattle into 4. Baking: 1 grain into 3 food
        [hearth5] At any time: 1 sheep into 2 food, 1 vegetable or wild boar into 3, 1 cattle into 4. Baking: 1 grain into 3 food
        [well] 1 food at the start of each of the next 5 rounds
        [clay-oven] Baking: 1 grain into 5 food. You may bake when you build it
        [stone-oven] Baking: up to 2 grain into 4 food each. You may bake when you build it
        [joinery] Each harvest, 1 wood into 2 food. At the end, 1, 2 or 3 points for 3, 5 or 7 wood
        [pottery] Each harvest, 1 clay into 2 food. At the end, 1, 2 or 3 points for 3, 5 or 7 clay
       *[basketmaker] Each harvest, 1 reed into 3 food. At the end, 1, 2 or 3 points for 2, 4 or 5 reed
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
agricola-client-fence-price =
    { $count ->
        [one] { $count } fence costs { $price }.
       *[other] { $count } fences cost { $price }.
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
        [llama] Pasture { $cells }: llamas, { $count } of { $room }
       *[none] Pasture { $cells }: no animals, room for { $room }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Stable { $cell }: 1 sheep
        [boar] Stable { $cell }: 1 wild boar
        [cattle] Stable { $cell }: 1 cattle
        [llama] Stable { $cell }: 1 llama
       *[none] Stable { $cell }: no animal
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] In the house: 1 sheep
        [boar] In the house: 1 wild boar
        [cattle] In the house: 1 cattle
        [llama] In the house: 1 llama
       *[none] In the house: no animal
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] Where should { $count } sheep live?
        [boar] Where should { $count } wild boar live?
        [llama] { $count ->
            [one] Where should { $count } llama live?
           *[other] Where should { $count } llamas live?
        }
       *[cattle] Where should { $count } cattle live?
    }

## Agricola: what a question is about
agricola-client-fed = { $have } of { $need } food
agricola-client-missing =
    { $missing ->
        [one] so far: { $missing } begging marker (−3 points)
       *[other] so far: { $missing } begging markers (−3 points each)
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
agricola-client-keep = Animals to keep
agricola-client-keep-none = none
agricola-client-harvest-needs = Harvest in round { $round } needs { $food } food
agricola-client-harvest-short = Round { $round }: { agricola-noun-food }
agricola-client-hand-empty = Your hand is empty.
agricola-client-room = Build a room
agricola-client-stable = Build a stable
agricola-client-plow = Plow a field
agricola-client-bake = { agricola-noun-grain } → { agricola-noun-food }
agricola-client-sow =
    { $good ->
        [grain] Sow grain
       *[vegetable] Sow vegetables
    }

## Agricola: the steps of a round
agricola-client-phase-work = Work
agricola-client-phase-field = Fields
agricola-client-phase-feed = Feeding
agricola-client-phase-breed = Breeding

## Agricola: the score sheet
agricola-client-materials = Building materials
agricola-client-tie = only to break ties
agricola-client-score-help = Small numbers: what’s counted. Gold line: more than anyone else.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count }, 1 fewer for the next point
       *[other] { $count }, { $more } more for the next point
    }
agricola-client-score-so-far = Small numbers: what’s counted, and how many more (or fewer) you need for the next point. Gold line: more than anyone else.

## Agricola: the first lesson
agricola-lesson-begin = You’re playing a real solo game of Agricola. For the first ten rounds, a ring shows what to tap and a coach says why. After that you decide, and you can undo any move.
agricola-lesson-place = Tap an action space to send a person there. Goods pile up on the darker spaces, and you take them all. A sickle marks a round with a harvest, when your family must eat, and the bar here shows how much food you need.
agricola-lesson-house = Tap a farm space with green corners. A new room must be next to your house, and each person needs a room. A stable holds 1 animal, or doubles what its pasture holds.
agricola-lesson-fields = Tap a space to plow or sow it. Fields must be next to each other. A grain you sow becomes 3 on the field, a vegetable becomes 2, and each harvest you take 1 from every field.
agricola-lesson-bake = Choose how much grain to bake. Baked grain gives more food than raw grain, which gives 1. A Clay Oven takes 1 grain per action and a Stone Oven 2, while a Fireplace or Cooking Hearth has no limit.
agricola-lesson-fence = Tap the spaces you want as one pasture, or the edges where fences go. Each new fence costs 1 wood, even along the edge of the farm. The farm shows the fences first, and the numbers show how many animals fit.
agricola-lesson-renovate = Your whole house gets better at once, from wood to clay, then from clay to stone. Each room costs 1 clay or 1 stone, plus 1 reed in all. At the end, a clay room scores 1 point and a stone room 2.
agricola-lesson-improve = Tap an improvement. A Fireplace or Cooking Hearth turns animals and vegetables into food at any time, and bakes bread. The others give you food in other ways, and points.
agricola-lesson-keep = You don’t have room for all your animals, so choose which stay. A pasture holds one kind, your house 1 pet, and a stable outside a pasture 1 animal. To move animals, tap them and then a place.
agricola-lesson-breed = Choose which animals stay. At the end of a harvest, two of a kind have one baby if there’s room, and now there isn’t enough. You can’t cook right now.
agricola-lesson-feed = Now feed your family. If you’re short, turn grain, vegetables or animals into food. Each missing food gets you a begging marker, which costs 3 points.
agricola-lesson-confirm = Check what you’ve done, then confirm. Until you confirm, you can undo it.
agricola-lesson-over = That was a whole game! The score sheet shows where the points are: a bit of everything, and no empty spaces. Now try playing against bots, or send a link to your friends.
agricola-lesson-cards-title = Lesson with cards
agricola-lesson-cards-begin = You’re playing a real solo game of Agricola with 7 occupations and 7 minor improvements. For the first four rounds, a ring shows what to tap and a coach says why. After that you decide, and you can undo any move.
agricola-lesson-cards-over = That was a whole game with cards! The score sheet shows which cards scored points. Now try a draft against bots, where you choose your own hand.

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
# Before the numbers of a seat’s cards, by kind.
agricola-client-in-play-kinds = In play
agricola-client-played =
    { $kind ->
        [occupation] Occupations in play: { $count }
        [minor] Minor improvements in play: { $count }
       *[major] Major improvements in play: { $count }
    }
agricola-client-short = Missing: { $goods }
agricola-client-played-at = Play it at { $space }
agricola-client-step-more = { $good }: 1 more
agricola-client-step-less = { $good }: 1 less
agricola-client-cook = Turn into { $food } food
agricola-client-cook-feed = Exchange and feed
agricola-client-rack =
    { $harvest ->
        [1] Round { $round } of 14, with a harvest
       *[0] Round { $round } of 14
    }
agricola-client-rounds = Rounds
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
agricola-inspect-room-price = Price of a room: { $price }
agricola-inspect-free-fences = Free fences: { $count }
agricola-inspect-thing =
    { $kind ->
        [room] A room for 1 person. Your house also holds 1 animal as a pet.
        [field] You can sow grain or vegetables in an empty field.
        [crop] In the field phase of each harvest, you take 1 of these goods from the field.
        [pasture] A pasture holds 2 animals of one kind for each of its spaces. Each stable in it doubles that.
        [stable] A stable outside a pasture holds 1 animal.
        [covered] Covered for the rest of the game: this space counts as used, but serves nothing else.
        [burnt] Your house has burnt down. A renovation action rebuilds 2 wooden rooms for 2 wood and 1 reed in all.
       *[free] You can still build, plow or fence here. At the end, each unused space costs 1 point.
    }
agricola-inspect-good =
    { $good ->
        [wood] For rooms in a wooden house, stables and fences.
        [clay] For renovating to clay, clay rooms and many improvements.
        [reed] For every room and every renovation.
        [stone] For renovating to stone, stone rooms and improvements.
        [grain] Sow it, bake it, or turn 1 grain into 1 food.
        [vegetable] Sow it, or turn 1 vegetable into food.
       *[food] Feeds your family at each harvest.
    }
agricola-client-discard = Discard { agricola-noun-goods }

## Santiago: cards for the things you can inspect

santiago-inspect-tile = Without water it loses a farmer each round. With no farmer left, it turns to desert.
santiago-inspect-plantation-tile = Each figure has room for 1 farmer. Tiles of one crop side by side are a plantation.
santiago-inspect-pile-name = Face-down tiles
santiago-inspect-pile = Each round, the top tile of every pile is turned up and auctioned.
santiago-inspect-supply-name = Canals
santiago-inspect-supply = The overseer builds one each round. When they’re gone, it’s the last round.
santiago-inspect-canal-name = Canal
santiago-inspect-canal = Waters the squares on both sides of it.
santiago-inspect-spring-name = Spring
santiago-inspect-spring = All water starts here. Every canal is connected to it.
santiago-inspect-palm-name = Palm
santiago-inspect-palm = Counts as one more farmer at the end, if one of yours stands on its tile.
santiago-inspect-desert-name = Desert
santiago-inspect-desert = A tile that dried out. Nothing can be planted here, and it isn’t part of a plantation.
santiago-inspect-overseer-name = Canal overseer
santiago-inspect-overseer = The first player to pass, or else the lowest bidder. Decides which canal is built, and takes the bribes for it.
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

## Invitations: the share sheet, and a code for a phone’s camera

client-share = Share
client-qr = QR code

## Lists of tables

client-clock-move = { $time } a move
client-clock-bank = { $time } a game
client-clock-none = no clock
client-without-hints = no hints
client-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
client-list-turn = Turn { $round } of { $rounds }

## The list of keys

client-keys = Keyboard
client-keys-everywhere = Everywhere
client-keys-table = At a table
client-keys-replay = In a replay
client-keys-next = next control
client-keys-choose = choose
client-keys-close = close what’s open, or put back what you picked
client-keys-help = this list
client-keys-places = move between spaces
client-keys-amounts = amounts, such as a bid
client-keys-turn = rotate the tile (Cacao)
client-keys-step = one move back or forward
client-keys-round = one round back or forward
client-keys-ends = first or last move
client-keys-play = play or pause
client-key-arrows = Arrow keys
client-key-space = Space

client-cards-filters = Filters
client-cards-previous = Previous card
client-cards-next = Next card
