# What is the same in every game: seats, refusals and errors.

seat-number = Seat { $number }
seat-name = { $seat }

# How good a bot is; it stands next to the name.
bot-level-random = random bot
bot-level-sprout = sprout bot
bot-level-apprentice = apprentice bot
bot-level-farmer = farmer bot
bot-level-steward = steward bot
bot-level-master = master bot
bot-level-insight = regular bot
bot-level-other = bot
# Below the name of a bot, where there is little room.
bot-level-short-random = random
bot-level-short-sprout = sprout
bot-level-short-apprentice = apprentice
bot-level-short-farmer = farmer
bot-level-short-steward = steward
bot-level-short-master = master
bot-level-short-insight = regular
# A bot that thinks for another time than usual. $level is one of those above.
bot-level-timed = { $level }, { $seconds } s
# $level is one of those above.
bot-introduced = { $name } ({ $level })
# What a league has measured: the rating with its 95% interval, the mean time of a move, and the share of games that
# a level wins against another one.
bot-rating = Elo rating { $rating } ({ $low } to { $high })
bot-time = { $seconds } s per move
bot-against = { $level } { $percent }%
# A number with a fraction: $part are its digits.
bot-decimal = { $whole }.{ $part }
# How long a bot thinks about a move: above a list, and its items.
bot-thinking = Thinking time
bot-seconds = { $seconds } s

# $action is a message of the game: what the seat had to do, as a verb.
event-forced = { $seat } has no choice.

## Refusals that every game shares

reason-match-over = The game is over. There’s nothing left to decide.
# $seat is the first of $count seats that owe an answer.
reason-not-your-turn = It’s not your turn. Deciding now: { $seats }.
reason-confirm-first = Your turn is on hold. Confirm it to end it.
reason-nothing-to-confirm = No turn is on hold, so there’s nothing to confirm.
reason-no-such-action = This game has no such action.

## Options

# An option that differs from the usual game, and its value.
option-agreed = { $name }: { $value }
# The first lines of the log.
table-agreed = Agreed – { $option }
error-options-shape = These options can’t be read: { $text }
option-problem-no-such-seat = “{ $option }” names a seat that doesn’t exist. There are { $players } players, and seats count from 0.
option-problem-two-players-only = “{ $option }” is for two players only. Leave it out.
option-set-no-name = Give these options a name.
option-set-long-name = The name may have up to { $most } characters.
option-set-unknown = You haven’t saved any options named “{ $name }”.
option-set-taken = You already have options named “{ $name }”. Choose another name.
option-set-full = You can save up to { $most } sets of options for a game. Delete one first.

## Notation

error-notation-fields = These fields don’t make an action: { $text }
error-notation-number = “{ $text }” isn’t a valid number. Write digits, 999 at most.
error-notation-shape = “{ $text }” can’t be read. Write it like this: { $shape }
error-notation-word = There’s no action “{ $text }”. Known actions: { $known }.

## Positions

error-position-name =
    { $kind ->
        [intersection] There’s no intersection “{ $name }”.
        [phase] There’s no phase “{ $name }”.
        [segment] There’s no segment “{ $name }”.
        [side] There’s no side “{ $name }”.
        [space] There’s no space “{ $name }”.
        [square] There’s no square “{ $name }”.
        [tile] There’s no tile “{ $name }”.
       *[other] Unknown name: “{ $name }” ({ $kind }).
    }
error-position-seat = There’s no seat { $number } in this position. Seats count from 0.
error-position-twice = “{ $name }” appears twice.
error-position-view = This is a view. It leaves out what a seat may not know, and a position must contain everything.
error-position-shape = This isn’t a position: { $text }

## Records

error-older-rules = This game began with rules version { $rules }. This version of Cosecha plays version { $first } and later.
error-newer-rules = This game began with rules version { $rules }. This version of Cosecha knows versions up to { $known }. Update it.
error-record-altered = Move { $move } isn’t what was played. The file has been altered or damaged there.
error-record-altered-between = Something between moves { $move } and { $last } isn’t what was played. The file has been altered or damaged there.
error-record-cut = The file is incomplete or too long: from move { $move } on, moves are missing or left over.
error-record-head = The start of the file (game, options, seed, names, setup) has been altered or damaged.
error-record-fairness = The fairness proof fails: secret, words and seed don’t match.
error-record-illegal = Move { $move } breaks the rules: { $text }
error-record-json = { $move ->
    [0] The file is cut off or damaged: line { $line } can’t be read.
   *[other] The file is cut off or damaged from move { $move } on (line { $line }).
}
error-record-move-shape = Move { $move } can’t be read: { $text }
error-record-names = The file has { $names } names for { $players } players.
error-record-newer = The file has format { $format }. This version reads formats up to { $known }.
error-record-newer-rules = The file uses rules version { $rules }. This program knows versions up to { $known }.
error-record-no-seed = The file has no seed, so the deal can’t be repeated: the game was still running when it was saved.
error-record-notation = Move { $move } isn’t an action: { $text }
error-record-older-rules = The file uses rules version { $rules }. This version of Cosecha replays games from version { $first } on.
error-record-other-end = Every move is legal, but the game ends differently from what the file says: position, points, winners, or whether it’s over.
error-record-other-file = This isn’t a saved Cosecha game.
error-record-other-game = This is a saved game of something else: { $game }.
error-record-seed = The seed is damaged. It should have 32 hexadecimal digits.
error-record-shape = The start of the file is damaged: { $text }

error-unknown-game = There’s no game “{ $name }”. You can play: { $known }.
error-no-lesson = There’s no first lesson for { $name }. You can learn: { $known }.

## Series

# $known lists names that people type: best-of-three.
error-unknown-series = There’s no series “{ $name }” for { $game }. You can choose: { $known }.
# $text says what is wrong with that game.
error-series-game = Game { $number } of the series: { $text }
error-series-place = It doesn’t belong here. Its place is in another series, or elsewhere in this one.
error-series-options = Its options aren’t the ones that the games before it lead to.
error-series-unfinished = Game { $number } of the series isn’t over, but another one follows.
error-series-answers = What was chosen after game { $number } of the series isn’t possible.
error-series-end = Every game is fine, but the standings of the series aren’t what the file says.
series-problem-alone = This series needs at least 2 players.
# $kind is the name of the series; $most is “none” if it can go on for ever.
series-title =
    { $most ->
        [none] { $kind }, game { $number }
       *[other] { $kind }, game { $number } of { $most }
    }
series-name-best-of-three = Best of three
series-about-best-of-three = Win 2 games to win the series. If nobody is ahead after 3 games, the sum of all points decides.
series-games = Games
series-game = Game { $number }
series-cell-won = { $points } (won)
series-handed = For the next game
series-handed-nothing = –
series-points-best-of-three = Wins
series-stake-open = 2 wins decide the series.
series-stake-close = 1 more win decides the series for: { $seats }
series-stake-last = The last game decides the series.
series-won =
    { $by ->
        [points] { $seat } wins the series by the sum of all points.
       *[wins] { $wins ->
            [one] { $seat } wins the series with { $wins } win.
           *[other] { $seat } wins the series with { $wins } wins.
        }
    }
series-shared = The series ends with a shared victory: { $seats }
series-won-team = This team wins the series: { $seats }

## Scenarios

scenario-failed =
    { $step ->
        [0] At the start, { $what }: expected { $expected }, found { $came }.
       *[other] Step { $step }, { $what }: expected { $expected }, found { $came }.
    }
error-scenario-base = { $file }, “{ $scenario }”: the base “{ $base }” doesn’t exist or refers back to itself.
error-scenario-empty = { $file } has no scenarios.
error-scenario-file = { $file } doesn’t exist or isn’t a text file.
error-scenario-missing = { $file }, “{ $scenario }”: “{ $word }” is missing or has the wrong type.
error-scenario-move = The move { $move } can’t be played: { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, “{ $scenario }”: a scenario isn’t written like this: { $text }
       *[other] { $file }, “{ $scenario }”, step { $step }: a step isn’t written like this: { $text }
    }
error-scenario-start = { $file }, “{ $scenario }” can’t start: { $text }
error-scenario-step = { $file }, “{ $scenario }”, step { $step }: can’t read this: { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, “{ $scenario }”: unknown word “{ $word }”. Known words: { $known }.
       *[other] { $file }, “{ $scenario }”, step { $step }: unknown word “{ $word }”. Known words: { $known }.
    }
error-scenario-yaml = { $file }, line { $line }: { $text }

## What decided the game

# $item is a line of the score sheet.
decided-by = What decided the game: { $item } ({ $winner } { $points }, { $second } { $fewer }).
decided-by-team = What decided the game: { $item } ({ $winner }: { $points }; { $second }: { $fewer }).
decided-shared = Nobody could pull ahead, so the win is shared.
