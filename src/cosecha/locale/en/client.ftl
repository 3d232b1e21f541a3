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
client-since = Since you looked
client-link = Link
client-copy = Copy
client-copied = Copied
client-watch-link = For those who only watch:
client-ask-me = ask me

## Santiago: the board, for those who hear it

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
santiago-client-phase-decide = Decision
santiago-client-phase-extra = Extra canal

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
santiago-client-unseen = Unseen
santiago-client-offer = In the village
santiago-client-aside = Not in play
client-menu = Menu
client-as-text = As plain text
client-lesson = First lesson
client-lesson-start = Begin
client-lesson-got-it = Got it
client-lesson-end = Without a coach
santiago-lesson-begin = You play a real match of Santiago against two bots that play anything. Whenever something new is asked of you, a coach tells you what it is about. You cannot break anything: every move can be taken back.
santiago-lesson-bid = Plantation tiles are on offer. Everybody bids once, and no two bids may be equal. Whoever bids most chooses first and pays. The first to pass, or else the lowest bidder, becomes overseer of the canal. Whoever passes pays nothing, but plants with one farmer fewer. Money you keep counts at the end too.
santiago-lesson-plant = Choose a tile, then touch a square. Tiles of one crop that lie side by side are one plantation: at the end each of your farmers in it is worth its size. Plant near water: a tile without a canal beside it loses its farmers one by one and dries up. A palm beside your farmer counts like another farmer.
santiago-lesson-leftover = One tile is left over. It belongs to nobody, but it can make a plantation larger. Put it where it helps you.
santiago-lesson-propose = The overseer builds one canal each round, and can be bribed. Touch a dotted line to propose it, and say what it is worth to you. Several may propose the same line: their bribes add up. You pay only if your line is built.
santiago-lesson-decide = You are the overseer: accept a proposal and take its bribes, or reject them all and build where you like; that costs one escudo more than the highest sum.
santiago-lesson-extra = Everybody has one canal of their own for the whole match. Keep it until it saves a tile that matters.
santiago-lesson-confirm = Look at what you have done. As long as you have not confirmed it, you can take it back.
santiago-lesson-over = That was a whole match. The score sheet shows where the points came from. Try it against better bots, or with friends by a link.
