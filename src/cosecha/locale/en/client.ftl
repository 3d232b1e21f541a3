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
