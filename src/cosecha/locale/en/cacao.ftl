# Cacao. The number behind a plantation, a market or a mine is what one worker gets there. A worker tile is written as the
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
        [sun] sun-worship site
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
        [sun] sun-worship site
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

cacao-event-start-tiles-laid = A single plantation and a market (2) lie on the table, corner to corner.
cacao-event-display-turned-up = New on the display: { $tiles }.
cacao-event-turn-began = Turn { $turn } of { $turns }: { $seat }.
cacao-event-tile-placed = { $seat } places a worker tile ({ $tile }) on { $space }.
cacao-event-tile-overbuilt = { $seat } pays a sun and overbuilds { $space } with a worker tile ({ $tile }).
cacao-event-jungle-placed = { $seat } fills { $space }: { cacao-noun-jungle }.
cacao-event-jungle-turned-up = { $seat } fills { $space } from the pile: { cacao-noun-jungle }.
cacao-event-fruits-taken =
    { $lost ->
        [0] { $seat } takes { cacao-noun-taken } on { $space } ({ cacao-noun-jungle }).
       *[other] { $seat } takes { cacao-noun-taken } on { $space } ({ cacao-noun-jungle }); no room for { $lost } more.
    }
cacao-event-fruits-sold = { $seat } sells { cacao-noun-sold } on { $space } ({ cacao-noun-jungle }) for { cacao-noun-gold }.
cacao-event-gold-mined = { $seat } digs { cacao-noun-gold } on { $space }.
cacao-event-water-carried =
    { $fields ->
        [0] { $seat } gets water on { $space }, but the carrier already stands at { $value }.
        [one] { $seat } gets water on { $space }: { $fields } field on, to { $value }.
       *[other] { $seat } gets water on { $space }: { $fields } fields on, to { $value }.
    }
cacao-event-suns-taken =
    { $lost ->
        [0] { $seat } takes { cacao-noun-suns } on { $space }.
       *[other] { $seat } takes { cacao-noun-suns } on { $space }; no place for { $lost } more.
    }
cacao-event-workers-idle = { $seat } leaves workers idle on { $space } ({ cacao-noun-jungle }).
cacao-event-tile-drawn = { $seat } draws a worker tile.
cacao-event-own-tile-drawn = { $seat } gets this tile: { $tile }.
cacao-event-match-ended = The match is over. Victory with { $points } gold: { $winners }.

## What a seat is asked

cacao-decision-place =
    { $overbuild ->
        [1] Which worker tile do you place, and where? For a sun you may also overbuild a tile of yours.
       *[0] Which worker tile do you place, and where?
    }
cacao-decision-fill =
    { $count ->
        [one] Which jungle tile fills the space?
       *[other] Fill { $count } spaces: which jungle tile goes where?
    }
cacao-decision-work =
    { $count ->
        [one] Your workers are activated on one side. How many do you use? You store { cacao-noun-fruits }.
       *[other] Your workers are activated on { $count } sides. Which side is next, and how many workers? You store { cacao-noun-fruits }.
    }
cacao-decision-confirm = Is that your move? Confirm it, or take it back.

cacao-waiting-place = Placing a worker tile: { $seats }.
cacao-waiting-fill = Filling the jungle: { $seats }.
cacao-waiting-work = Still to use their workers: { $seats }.
cacao-waiting-confirm = Still to confirm: { $seats }.
cacao-waiting-over = The match is over.

## What can be done: choices of a menu

cacao-choice-place = Place { $tile } (north { $north }, east { $east }, south { $south }, west { $west }): { cacao-noun-spaces }
cacao-choice-overbuild = Overbuild with { $tile } (north { $north }, east { $east }, south { $south }, west { $west }): { cacao-noun-spaces }
cacao-choice-fill = Fill with: { cacao-noun-jungle } ({ cacao-noun-spaces })
cacao-choice-work =
    { $task ->
        [sell] Sell on { $at } ({ cacao-noun-jungle }) with workers of { $space }, { cacao-noun-side } side
       *[take] Take fruits on { $at } ({ cacao-noun-jungle }) with workers of { $space }, { cacao-noun-side } side
    }
cacao-choice-confirm = Confirm the move

## Actions, as commands

cacao-action-place = place a worker tile ({ $tile }) on { $space }
cacao-action-overbuild = overbuild { $space } with a worker tile ({ $tile })
cacao-action-fill = fill { $space }: { cacao-noun-jungle }
cacao-action-work = use { cacao-noun-workers } of { $space }, { cacao-noun-side } side
cacao-action-confirm = confirm the move

## Where the match is

cacao-status-turn = Turn { $turn } of { $turns }
cacao-status-phase =
    { $phase ->
        [place] Step: placing a worker tile
        [fill] Step: filling the jungle
        [work] Step: using workers
       *[over] The match is over
    }
cacao-status-active = On turn: { $seat }
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
cacao-column-pile = To draw
cacao-cell-hidden = hidden
cacao-cell-none = –

## The board in words

cacao-about = Send your workers into the jungle: pick, sell, carry water, and win the temples.
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
cacao-board-edges = Workers to be used
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
cacao-score-temple = Temple on { $space }
cacao-score-suns = Suns
cacao-score-water = Water
cacao-score-fruits = Fruits (only for ties)
# Workers at a temple and what they bring.
cacao-score-cell = { $workers } → { $gold }
cacao-score-tie = ({ $fruits })
cacao-score-total = Total

## Why the rules refuse something

cacao-reason-wrong-phase = That is not what is being decided now; it belongs to another step of the turn.
cacao-reason-not-in-hand = You have no tile of this kind in your hand: { $tile }.
cacao-reason-jungle-space = { $space } is a jungle space; worker tiles lie where the two numbers add up to an odd one.
cacao-reason-space-taken = There is already a worker tile on { $space }.
cacao-reason-no-jungle-beside = { $space } is not beside a jungle tile. A worker tile shares a side with at least one.
cacao-reason-jungle-left = You may overbuild only when no jungle tile is left, neither on display nor in the pile.
cacao-reason-no-sun = Overbuilding costs a sun, and you have none.
cacao-reason-not-your-tile = There is no tile of yours on { $space }. You may only overbuild your own.
cacao-reason-overbuilt-already = { $space } has been overbuilt already. At most two tiles lie on a space.
cacao-reason-display-first = Tiles of the display come first, then those of the pile.
cacao-reason-not-on-display = This tile is not on display: { cacao-noun-jungle }.
cacao-reason-not-due = { $space } is not to be filled now: choose a space beside your new tile that two worker tiles touch.
cacao-reason-not-activated = No workers of yours wait to be used on { $space }, { cacao-noun-side } side.
cacao-reason-too-few-workers =
    { $workers ->
        [one] There is only { $workers } worker on this side.
       *[other] There are only { $workers } workers on this side.
    }
cacao-reason-too-few-fruits = Each worker sells a fruit, and you store { cacao-noun-fruits }.
cacao-reason-store-full =
    { $room ->
        [0] Your store is full: another worker would bring nothing.
        [one] You have room for { $room } more fruit: another worker would bring nothing.
       *[other] You have room for { $room } more fruits: another worker would bring nothing.
    }

## Options

cacao-option-players = Players
cacao-option-players-help = How many play: 2 to 4.
cacao-option-first-seat = First player
cacao-option-first-seat-help = The seat that begins. Left open, it is drawn by lot.
cacao-option-gold = Players’ gold
cacao-option-gold-help = Whether everyone sees how much gold the others have. What is earned is always seen.
cacao-option-gold-open = visible to all
cacao-option-gold-hidden = hidden from the others

## Notation

cacao-error-no-space = There is no space “{ $text }”: write two numbers like 0,-1 (right, down), none beyond { $farthest }.
cacao-error-no-worker-tile = There is no worker tile “{ $text }”: write the workers north, east, south, west, such as 2101 or 1210.
cacao-error-no-jungle-tile = There is no jungle tile “{ $text }”: write plantation1, market3, gold2, water, sun, temple and the like.
cacao-error-no-side = There is no side “{ $text }”: write N, E, S or W.

## Positions that cannot be

cacao-position-turn = Turn { $turn } does not exist, or is not the last one though the match is over.
cacao-position-first-seat = The first seat does not fit the seat on turn in turn { $turn }.
cacao-position-seats = Gold, fruits, suns, water, hands and piles need { $players } entries each, one for every player.
cacao-position-water = The water fields are counted from 0 to { $fields }.
cacao-position-village = Seat { $seat }, counted from 0, stores more than there is room for, or less than nothing.
cacao-position-lying = What lies on { $space } cannot lie there: jungle tiles belong where the numbers add up to an even one, worker tiles of a seat where it is odd.
cacao-position-start-tiles = The start tiles are missing: plantation1 on 0,0 and market2 on 1,1.
cacao-position-workers-apart = The worker tile on { $space } is not beside a jungle tile.
cacao-position-jungle-apart = The jungle tile on { $space } touches fewer than two worker tiles.
cacao-position-not-joined = The tile on { $space } is not joined to the start tiles, side by side.
cacao-position-due = { $space } touches two worker tiles and should have been filled.
cacao-position-worker-tiles = The worker tiles of seat { $seat }, counted from 0, are not those it was dealt.
cacao-position-hand = Seat { $seat }, counted from 0, has too many or too few tiles on the map or in hand for this turn.
cacao-position-jungle-tiles = There should be { $count } of these in all: { cacao-noun-jungle }.
cacao-position-display =
    { $count ->
        [one] There cannot be { $count } tile on display now.
       *[other] There cannot be { $count } tiles on display now.
    }
cacao-position-overbuilt = Somebody has overbuilt a tile though jungle tiles are left.
cacao-position-phase = The step “{ $phase }” does not fit what was placed, filled or is on hold this turn.
cacao-position-edge = The workers on { $space }, { cacao-noun-side } side, cannot be waiting to be used.
