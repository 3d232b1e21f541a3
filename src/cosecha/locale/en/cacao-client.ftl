# Cacao at the drawn table: the dock, the log, and the cards that open when you inspect something.

## The dock

cacao-client-do-together = Use all workers
cacao-client-chip-gain = +{ $count }
cacao-client-chip-no-room = no room for { $count }
cacao-client-chip-idle = workers unused
cacao-client-chip-opens = { $letters }: fill from here

## The log: one entry per turn

cacao-client-log-turn =
    { $deed ->
        [overbuilt] { $seat } pays a sun and overbuilds with a worker tile ({ $tile })
       *[placed] { $seat } places a worker tile ({ $tile })
    }
cacao-client-log-turn-adds =
    { $deed ->
        [overbuilt] { $seat } pays a sun and overbuilds with a worker tile ({ $tile }), adds { $tiles }
       *[placed] { $seat } places a worker tile ({ $tile }), adds { $tiles }
    }
cacao-client-good =
    { $good ->
        [fruit] fruit
        [gold] gold
        [water] water
       *[sun] sun
    }
cacao-client-log-sells = sells { $sold } for
cacao-client-log-idle = leaves workers unused

## Refusals, where the place is the one that was tapped

cacao-client-reason-jungle-space = This is a jungle space. Worker tiles go between the jungle tiles, like the squares of one color on a checkerboard.
cacao-client-reason-space-taken = There’s already a worker tile here.
cacao-client-reason-no-jungle-beside = This space isn’t next to a jungle tile. A worker tile must share a side with at least one.
cacao-client-reason-not-your-tile = You have no tile here. You can overbuild only your own tiles.
cacao-client-reason-overbuilt-already = This tile is already overbuilt. A space holds 2 tiles at most.
cacao-client-reason-not-due = You can’t fill this space now. Choose one with a letter.
cacao-client-reason-not-activated = You have no workers to use here.

## Cards: what a thing is and does

cacao-client-card-plantation1 = Each worker beside it takes 1 fruit. Your store holds 5.
cacao-client-card-plantation2 = Each worker beside it takes 2 fruits. Your store holds 5.
cacao-client-card-market2 = Each worker beside it may sell 1 fruit for 2 gold.
cacao-client-card-market3 = Each worker beside it may sell 1 fruit for 3 gold.
cacao-client-card-market4 = Each worker beside it may sell 1 fruit for 4 gold.
cacao-client-card-gold1 = Each worker beside it digs 1 gold.
cacao-client-card-gold2 = Each worker beside it digs 2 gold.
cacao-client-card-water = Each worker beside it moves your water carrier 1 field forward, up to 16.
cacao-client-card-sun = Each worker beside it takes 1 sun. You have room for 3.
cacao-client-card-temple = Scored at the end: most workers beside it gets 6 gold, second most 3. Tied players share, rounded down.
cacao-client-card-workers = Worker tile
cacao-client-card-workers-rule = Its workers work once, when it’s placed or when a jungle tile is laid beside them. You may rotate it before you place it.
cacao-client-card-built-rule = It was built over another tile. Only the workers on top count.
cacao-client-card-pile = Jungle pile
cacao-client-card-pile-rule = After each turn, the display is refilled to two tiles from here. Once all jungle tiles are gone, you may overbuild your own tiles for 1 sun.
cacao-client-card-left =
    { $count ->
        [0] none left in the pile
       *[other] { $count } left in the pile
    }
cacao-client-card-gold-rule = The player with the most gold at the end wins.
cacao-client-card-fruits = Cacao store
cacao-client-card-fruits-rule = Holds 5 fruits; any more are lost. Fruits are worth nothing at the end, but they break ties.
cacao-client-card-suns = Sun tokens
cacao-client-card-suns-rule = You have room for 3. Each is worth 1 gold at the end, or pays for one overbuild.
cacao-client-card-track = Water track
cacao-client-card-track-rule = At the end you gain or lose the gold of the field your carrier stands on.
cacao-client-card-space = { $letter }: jungle space to fill
cacao-client-card-space-rule = At least two worker tiles touch this space, so it gets a jungle tile from the display.
