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

## Pages around the tables

client-try-again = Try again
client-loading = One moment…
client-broken = This page has stumbled over something
client-broken-help = Nothing at your tables is lost: they are kept on the server.
client-no-page = There is no such page
client-no-page-help = Perhaps the address was cut off on the way. Your tables are in the lobby.
client-to-dark = Dark colours
client-to-light = Light colours
client-theme = Colours
client-theme-of =
    { $theme ->
        [light] light
        [dark] dark
       *[system] like the device
    }
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
client-settings-lead = Kept in this browser. Every change counts at once.
client-name-help = Others see it at the tables where you play.
client-confirm-help = For tables that you set up from now on.
client-text = Text client
client-text-help = The same tables as plain pages: without scripts, good for screen readers and slow lines.
client-text-open = Go to the text client
client-bots-count =
    { $bots ->
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
client-join-again-help = Perhaps a part of it is missing, or its host has replaced it. Paste it here again, or ask for a new one.
client-less = Less: { $label }
client-add = More: { $label }
client-left-open = left open
client-left-to-chance = by lot
client-links-after = When the table is set up, you get a link for each free seat, to send to its player.
client-problem = The table could not be set up
client-record-help = A match that was saved as a file can be looked at move by move, and played on.
client-too-large = This file is too large to be a match.
client-read-rules = Read the rules
