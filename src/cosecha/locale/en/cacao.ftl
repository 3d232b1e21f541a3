# Cacao. The number after a plantation, a market or a mine is what one worker gets there. A worker tile is written as the
# workers on its sides: north, east, south, west.

## Names in lists

name-jungle-tile =
    { $value ->
        [plantation1] single plantation
        [plantation2] double plantation
        [market2] market (2)
        [market3] market (3)
        [market4] market (4)
        [gold1] gold mine (1)
        [gold2] gold mine (2)
        [water] water
        [sun] sun-worshiping site
       *[temple] temple
    }

## Nouns: parts of other messages; they read the arguments of the message that refers to them

cacao-noun-jungle =
    { $jungle ->
        [plantation1] single plantation
        [plantation2] double plantation
        [market2] market (2)
        [market3] market (3)
        [market4] market (4)
        [gold1] gold mine (1)
        [gold2] gold mine (2)
        [water] water
        [sun] sun-worshiping site
        [temple] temple
       *[pile] top tile of the pile
    }
cacao-noun-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
cacao-noun-spaces =
    { $count ->
        [one] { $count } space to choose from
       *[other] { $count } spaces to choose from
    }
cacao-noun-taken =
    { $taken ->
        [one] { $taken } fruit
       *[other] { $taken } fruits
    }
cacao-noun-sold =
    { $sold ->
        [one] { $sold } fruit
       *[other] { $sold } fruits
    }
cacao-noun-suns =
    { $taken ->
        [one] { $taken } sun
       *[other] { $taken } suns
    }
cacao-noun-gold = { $gold } gold
cacao-noun-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
cacao-noun-fruits =
    { $fruits ->
        [one] { $fruits } fruit
       *[other] { $fruits } fruits
    }

## The log

cacao-event-start-tiles-laid = A single plantation and a market (2) start the map, corner to corner.
cacao-event-display-turned-up = New on the display: { $tiles }.
cacao-event-turn-began = Turn { $turn } of { $turns }: { $seat }.
cacao-event-tile-placed = { $seat } places a worker tile ({ $tile }) on { $space }.
cacao-event-tile-overbuilt = { $seat } pays 1 sun and overbuilds { $space } with a worker tile ({ $tile }).
cacao-event-jungle-placed = { $seat } fills { $space }: { cacao-noun-jungle }.
cacao-event-jungle-turned-up = { $seat } fills { $space } from the pile: { cacao-noun-jungle }.
cacao-event-fruits-taken =
    { $lost ->
        [0] { $seat } takes { cacao-noun-taken } on { $space } ({ cacao-noun-jungle }).
       *[other] { $seat } takes { cacao-noun-taken } on { $space } ({ cacao-noun-jungle }). No room for { $lost } more.
    }
cacao-event-fruits-sold = { $seat } sells { cacao-noun-sold } on { $space } ({ cacao-noun-jungle }) for { cacao-noun-gold }.
cacao-event-gold-mined = { $seat } digs { cacao-noun-gold } on { $space }.
cacao-event-water-carried =
    { $fields ->
        [0] { $seat } gets water on { $space }, but the carrier is already at { $value }.
        [one] { $seat } gets water on { $space }: the carrier moves { $fields } field, to { $value }.
       *[other] { $seat } gets water on { $space }: the carrier moves { $fields } fields, to { $value }.
    }
cacao-event-suns-taken =
    { $lost ->
        [0] { $seat } takes { cacao-noun-suns } on { $space }.
       *[other] { $seat } takes { cacao-noun-suns } on { $space }. No room for { $lost } more.
    }
cacao-event-workers-idle = { $seat } leaves workers idle on { $space } ({ cacao-noun-jungle }).
cacao-event-tile-drawn = { $seat } draws a worker tile.
cacao-event-own-tile-drawn = { $seat } draws this tile: { $tile }.
cacao-event-match-ended = Game over. { $winners } wins with { $points } gold.
cacao-event-match-shared = Game over. { $winners } share the win with { $points } gold.

## What a seat is asked

cacao-decision-place =
    { $overbuild ->
        [1] Which worker tile do you place, and where? For 1 sun, you may overbuild one of your tiles.
       *[0] Which worker tile do you place, and where?
    }
cacao-decision-fill =
    { $count ->
        [one] Which jungle tile fills the space?
       *[other] Which jungle tile goes where? You have { $count } spaces to fill.
    }
cacao-decision-work =
    { $count ->
        [one] How many of your workers do you use? You have { cacao-noun-fruits }.
       *[other] Which of your { $count } sides works next, with how many workers? You have { cacao-noun-fruits }.
    }
cacao-decision-confirm = Is that your move? Confirm it or undo it.

cacao-waiting-place = Placing a worker tile: { $seats }.
cacao-waiting-fill = Filling the jungle: { $seats }.
cacao-waiting-work = Using workers: { $seats }.
cacao-waiting-confirm = Waiting for confirmation: { $seats }.
cacao-waiting-over = Game over.

## What can be done: choices of a menu

cacao-choice-place = Place { $tile } (north { $north }, east { $east }, south { $south }, west { $west }): { cacao-noun-spaces }
cacao-choice-overbuild = Overbuild with { $tile } (north { $north }, east { $east }, south { $south }, west { $west }): { cacao-noun-spaces }
cacao-choice-fill = Fill with: { cacao-noun-jungle } ({ cacao-noun-spaces })
cacao-choice-work =
    { $task ->
        [sell] Sell on { $at } ({ cacao-noun-jungle }) with the workers on { $space }, { cacao-noun-side } side
       *[take] Take fruits on { $at } ({ cacao-noun-jungle }) with the workers on { $space }, { cacao-noun-side } side
    }
cacao-choice-confirm = Confirm

## Actions, as commands

cacao-action-place = place a worker tile ({ $tile }) on { $space }
cacao-action-overbuild = overbuild { $space } with a worker tile ({ $tile })
cacao-action-fill = fill { $space }: { cacao-noun-jungle }
cacao-action-work = use { cacao-noun-workers } on { $space }, { cacao-noun-side } side
cacao-action-confirm = confirm the move

## Where the game is

cacao-status-turn = Turn { $turn } of { $turns }
cacao-status-phase =
    { $phase ->
        [place] Phase: placing a worker tile
        [fill] Phase: filling the jungle
        [work] Phase: using workers
       *[over] Game over
    }
cacao-status-active = Current player: { $seat }
cacao-status-display =
    { $tiles ->
        [none] The display is empty
       *[other] On display: { $tiles }
    }
cacao-status-pile = Jungle tiles in the pile: { $count }
cacao-status-hand =
    { $tiles ->
        [none] Your hand is empty
       *[other] In your hand: { $tiles }
    }

cacao-seats = Players
cacao-column-seat = Player
cacao-column-gold = Gold
cacao-column-fruits = Fruits
cacao-column-suns = Suns
cacao-column-water = Water
cacao-column-hand = In hand
cacao-column-pile = Draw pile
cacao-cell-hidden = hidden
cacao-cell-none = –

## The board in words

cacao-about = Send your workers into the jungle to pick, sell and carry water, and win the temples.
cacao-board = Map
cacao-board-row = Row
cacao-board-jungle = { cacao-noun-jungle }
cacao-board-workers =
    { $under ->
        [1] { $seat } { $tile }, overbuilt
       *[0] { $seat } { $tile }
    }
cacao-board-due = to be filled
cacao-board-spot = free
cacao-board-temples = Workers at the temples
cacao-board-temple = Temple
cacao-board-edges = Workers to use
cacao-board-side = { $space }, { cacao-noun-side }
cacao-board-at = { cacao-noun-jungle } on { $at }
cacao-board-edge-seat = Player
cacao-board-edge-side = Side
cacao-board-edge-at = Jungle tile
cacao-board-edge-workers = Workers

## The score sheet

cacao-score-title = Gold at the end
cacao-score-item = Gold from
cacao-score-gold = Coins
cacao-score-temple = Temple { $number }
cacao-score-temple-on = Temple { $number } ({ $space })
cacao-score-suns = Suns
cacao-score-water = Water
cacao-score-fruits = Fruits (only for ties)
# Workers at a temple and what they bring.
cacao-score-cell = { $workers } → { $gold }
cacao-score-tie = ({ $fruits })
cacao-score-total = Total
cacao-decided-tie = Tied on gold, so leftover fruits decide: { $winner } wins { $fruits } to { $fewer }.

## Why the rules refuse something

cacao-reason-wrong-phase = You can’t do that in this phase.
cacao-reason-not-in-hand = You don’t have this tile in your hand: { $tile }.
cacao-reason-jungle-space = { $space } is a jungle space. Worker tiles go where the two numbers add up to an odd number.
cacao-reason-space-taken = There’s already a worker tile on { $space }.
cacao-reason-no-jungle-beside = { $space } isn’t next to a jungle tile. A worker tile must share a side with at least one.
cacao-reason-jungle-left = You can overbuild only when there are no jungle tiles left, on display or in the pile.
cacao-reason-no-sun = Overbuilding costs 1 sun, and you have none.
cacao-reason-not-your-tile = You have no tile on { $space }. You can overbuild only your own tiles.
cacao-reason-overbuilt-already = { $space } is already overbuilt. A space holds 2 tiles at most.
cacao-reason-display-first = Use the tiles on display first, then the pile.
cacao-reason-not-on-display = This tile isn’t on display: { cacao-noun-jungle }.
cacao-reason-not-due = You can’t fill { $space } now. Choose a space next to your new tile that two worker tiles touch.
cacao-reason-not-activated = You have no workers to use on { $space }, { cacao-noun-side } side.
cacao-reason-too-few-workers =
    { $workers ->
        [one] This side has only { $workers } worker.
       *[other] This side has only { $workers } workers.
    }
cacao-reason-too-few-fruits = Each worker sells 1 fruit, and you have { cacao-noun-fruits }.
cacao-reason-store-full =
    { $room ->
        [0] Your store is full, so another worker would get you nothing.
        [one] You have room for only { $room } more fruit, so another worker would get you nothing.
       *[other] You have room for only { $room } more fruits, so another worker would get you nothing.
    }

## Options

cacao-option-players = Players
cacao-option-players-help = Number of players: 2 to 4.
cacao-option-first-seat = First player
cacao-option-first-seat-help = The seat that starts. In the box rules, it’s the oldest player. If left blank, it’s random.
cacao-option-gold = Players’ gold
cacao-option-gold-help = Whether everyone can see how much gold the others have. Everyone always sees what each player earns.
cacao-option-gold-open = visible to all
cacao-option-gold-hidden = hidden from the others

## Notation

cacao-error-no-space = There’s no space “{ $text }”. Write two numbers like 0,-1 (right, down), neither beyond { $farthest }.
cacao-error-no-worker-tile = There’s no worker tile “{ $text }”. Write the workers north, east, south, west, such as 2101 or 1210.
cacao-error-no-jungle-tile = There’s no jungle tile “{ $text }”. Write for example plantation1, market3, gold2, water, sun or temple.
cacao-error-no-side = There’s no side “{ $text }”. Write N, E, S or W.

## Impossible positions

cacao-position-turn = Turn { $turn } doesn’t exist, or isn’t the last turn although the game is over.
cacao-position-first-seat = The first seat doesn’t match the current player in turn { $turn }.
cacao-position-seats = Gold, fruits, suns, water, hands and piles need { $players } entries each, one per player.
cacao-position-water = Water fields are numbered from 0 to { $fields }.
cacao-position-village = Seat { $seat }, counted from 0, has more than its village holds, or less than 0.
cacao-position-lying = This can’t be on { $space }. Jungle tiles go where the numbers add up to an even number, worker tiles where they add up to an odd one.
cacao-position-start-tiles = The start tiles are missing: plantation1 on 0,0 and market2 on 1,1.
cacao-position-workers-apart = The worker tile on { $space } isn’t next to a jungle tile.
cacao-position-jungle-apart = The jungle tile on { $space } touches fewer than two worker tiles.
cacao-position-not-joined = The tile on { $space } isn’t connected to the start tiles.
cacao-position-due = { $space } touches two worker tiles and should have been filled.
cacao-position-worker-tiles = Seat { $seat }, counted from 0, has worker tiles it wasn’t dealt.
cacao-position-hand = Seat { $seat }, counted from 0, has too many or too few tiles on the map or in hand for this turn.
cacao-position-jungle-tiles = There should be { $count } of these in all: { cacao-noun-jungle }.
cacao-position-display =
    { $count ->
        [one] There can’t be { $count } tile on display now.
       *[other] There can’t be { $count } tiles on display now.
    }
cacao-position-overbuilt = A tile has been overbuilt although there are jungle tiles left.
cacao-position-phase = The phase “{ $phase }” doesn’t match what was placed, filled or put on hold this turn.
cacao-position-edge = The workers on { $space }, { cacao-noun-side } side, can’t be waiting to be used.
