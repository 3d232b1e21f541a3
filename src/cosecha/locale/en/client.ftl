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

## Looking back

client-replay-at = Move { $move } of { $moves }, round { $round }
client-replay-eyes = seen through these eyes
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-points = Points
client-replay-more = More
client-replay-running = The match is not over yet: you see it up to move { $moves }, and only what you may know.
client-replay-keys = Keys: ← and → one move, with Shift one round, space plays, Home and End.
client-replay-share = Share this moment
client-replay-share-help = The link shows this very move to everybody who may see the table.
client-replay-copy = Copy the link
client-replay-copied = Copied
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
client-score-help = Farmers and palms × tiles = points. Gold line: best alone.
client-score-hidden = Hidden money is not counted.
client-score-without-money = without the hidden money
client-score-rounds = Points round by round
client-score-round = Round
client-score-to-round = To the end of round { $round }
client-score-as-table = As a table
client-score-fair-yes = Yes, the proof holds
client-score-fair-no = No, this does not fit together
client-score-fair-here = Your browser has just checked it: the secret has the published fingerprint, and with the words it gives the deal that was played.
client-score-fair-alone = No seat gave a word, though: that the server did not choose its secret, you have to believe.
client-score-fair-promise = The fingerprint is not the one that was shown before the deal.
client-score-fair-secret = The secret does not have the published fingerprint.
client-score-fair-deal = The secret and the words do not give the deal that was played.
client-score-fair-later = The secret is published when the match is over. Then it can be checked here.
client-score-fair-none = This match did not begin with a deal of this kind, so there is nothing to check.
client-score-fair-unsafe = This page came over an unprotected connection, where browsers do not compute such sums. “cosecha verify” checks the record.
client-score-fair-no-word = no word
client-score-fair-how = How to check it yourself
