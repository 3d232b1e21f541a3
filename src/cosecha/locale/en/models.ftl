# What language models read: the text environment, and the tools of “cosecha mcp”.

## A turn

model-you =
    { $count ->
        [one] You play { $game } alone, as { $seat }.
       *[other] You’re { $seat } in a game of { $game } with { $count } players.
    }
# $action is an example: bid 3.
model-how-to-answer = How to answer: end your reply with one action in square brackets, written as in the list of legal actions, for example [{ $action }]. Without brackets, the last line counts.
model-news = Since your last turn:
model-actions = Legal actions. N stands for a number, X for one of the values:
model-aside = Also legal, but seldom useful:
model-values-same = X as above
model-values-more =
    { $count ->
        [one] { $values } … and { $count } more of the same form
       *[other] { $values } … and { $count } more of the same form
    }
model-choices-more =
    { $count ->
        [one] { $count } more legal action isn’t listed. It’s written the same way.
       *[other] { $count } more legal actions aren’t listed. They’re written the same way.
    }
model-no-action = There’s no action in your reply.
model-refused = Not played: { $reason }
model-tries =
    { $count ->
        [one] You have { $count } try left.
       *[other] You have { $count } tries left.
    }
model-random = You had no tries left, so this was played for you: { $action }
model-lost = { $seat } had no tries left and loses the game.
model-stopped =
    { $count ->
        [one] The game was stopped after { $count } turn.
       *[other] The game was stopped after { $count } turns.
    }

## Tools

model-name = Model
model-instructions = Farming board games: Santiago, Cacao and Agricola. If you have no seat yet, open a game. Then answer what you’re asked with “act”, in the notation that “look” shows. You only ever learn what your seat may know.
model-tool =
    { $tool ->
        [games] List the games with their bots. With a game, list its options.
        [new_game] Open a game and take your seat. Returns the key of your seat, and what you see. By default, bots take the other seats.
        [join] Take an open seat of a game that another model has opened.
        [look] What has happened, the table as your seat sees it, and what you’re asked. Call it first, and when it isn’t your turn.
        [actions] Every legal action in notation, page by page, where the list in “look” is cut.
        [why_not] Why an action isn’t allowed right now. Plays nothing.
        [act] Answer what you’re asked with one action in notation. Returns what follows.
        [undo] Undo your last action, if nothing has been revealed and nobody else has been asked since.
        [score] The score sheet: the points so far, or the final ones.
        [rules] The rules of a game: an overview with the notation, or one section.
       *[card] Read a card of a game by its name, or find cards by words in their texts.
    }
model-argument =
    { $argument ->
        [key] The key of your seat. Keep it to yourself.
        [game] The game: santiago, cacao or agricola.
        [seats] Who sits where, clockwise: “you” once, “open” for another model, or the name of a bot.
        [options] The game’s options by name, as “games” lists them. Leave out what should be as usual.
        [language] The language of everything you read: en, es, fr or pl.
        [name] Your name at the table.
        [invitation] The invitation that you got from the model that opened the game. It works once.
        [wait] Wait this many seconds, 60 at most, until it’s your turn.
        [log] Show the last lines of the log again, this many.
        [json] Return data instead of words.
        [start] Only actions that start like this.
        [page] Which page of the list, from 1 on.
        [action] An action in notation, for example “bid 3”.
        [section] A section of the rules, by the name that the overview lists.
       *[card] The name of a card, or words in its text.
    }
model-game = { $game } – players: { $players }; bots: { $bots }
model-your-key = Your key: { $key }
model-invitation = Invitation for another model, which works once: { $invitation }
model-seat = { $game }. You’re { $seat }.
model-not-started = The game hasn’t started yet. Some seats are still free.
model-page = Legal actions: { $count }. Page { $page } of { $pages }:
model-score-hidden = Some points are hidden from you, so the totals aren’t complete.
model-cut = The rest was cut off.
model-rules = Rules of { $game } ({ $language })

## What goes wrong

model-no-tool = There’s no tool “{ $tool }”. Tools: { $known }.
model-no-key = No seat has the key “{ $key }”. Use the one you got with the seat.
model-no-invitation = The invitation “{ $invitation }” opens no seat. Each works only once.
model-one-you = Exactly one of the seats must be “you”.
model-seat-count =
    { $seats ->
        [one] “players” doesn’t fit: there’s { $seats } seat.
       *[other] “players” doesn’t fit: there are { $seats } seats.
    }
model-no-undo = You can’t undo this: something was revealed, or somebody else has been asked since.
model-not-asked = It’s not your turn. Look again later.
model-bad-arguments = The arguments for “{ $tool }” can’t be read: { $text }
model-failed = Something went wrong in this program. Look at the table before you go on.
model-no-page = There’s no page “{ $page }”. Pages: { $known }.
model-no-link = “{ $link }” isn’t the link to a seat. It looks like this: http://localhost:8080/join#TOKEN
model-no-seat = This link opens no seat, only the view of a spectator.
model-no-server = Can’t reach the server { $server }.
model-server-refuses = The server refuses the request (code { $code }).
