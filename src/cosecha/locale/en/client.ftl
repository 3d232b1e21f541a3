# The drawn client: what it says besides what the pages of the text client say.

client-close = Close
client-on-the-board = on the board
client-more = more…
client-points = points
client-you = you
client-bot = bot
client-decides = decides now
client-round = Round { $round } of { $rounds }
client-lost = The connection is lost. Trying again…
client-unreachable = The server cannot be reached. Is the network there?

## Santiago: the board, for those who hear it

santiago-client-place = { $place }: { $lies }
santiago-client-line = { $place }, { $lies }. Beside it: { $squares }
santiago-client-proposed =
    { $total ->
        [0] { $place }, proposed without a bribe. Beside it: { $squares }
        [one] { $place }, proposed for { $total } escudo. Beside it: { $squares }
       *[other] { $place }, proposed for { $total } escudos. Beside it: { $squares }
    }
santiago-client-intersection = { $place }, room for the spring. Around it: { $squares }

## Santiago: the steps of a round

santiago-client-phase-setup = Set-up
santiago-client-phase-bid = Auction
santiago-client-phase-plant = Planting
santiago-client-phase-propose = Proposals
santiago-client-phase-decide = Canal
santiago-client-phase-extra = Extra canal

## Santiago: what a seat has

santiago-client-money =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
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
santiago-client-unseen = Unseen
santiago-client-unseen-crop = { $crop }: { $count }
santiago-client-offer = In the village
santiago-client-aside = Not in play
