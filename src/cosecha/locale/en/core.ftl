# What is the same in every game: seats, refusals and errors.

seat-number = Seat { $number }
seat-name = { $seat }

# $action is a message of the game: what the seat had to do, as a verb.
event-forced = { $seat } has no choice.

## Refusals that every game shares

reason-match-over = The match is over: there is nothing left to decide.
# $seat is the first of $count seats that owe an answer.
reason-not-your-turn = It is not your turn. Deciding now: { $seats }.
reason-confirm-first = Your turn is on hold: “confirm” ends it.
reason-nothing-to-confirm = No turn is on hold, so there is nothing to confirm.
reason-no-such-action = There is no such action in this game.

## Options

error-options-shape = These options cannot be read: { $text }
option-problem-no-such-seat = “{ $option }” names a seat that is not there: with { $players } players the seats are 0, 1 and so on, up to the number of players less one.
option-problem-two-players-only = “{ $option }” is for two players only: leave it out.

## Notation

error-notation-fields = These fields make no action: { $text }
error-notation-number = “{ $text }” is not a number that can be used here: write digits, at most 999.
error-notation-shape = “{ $text }” cannot be read. Write it like this: { $shape }
error-notation-word = There is no action “{ $text }”. Known actions: { $known }.

## Positions

error-position-name =
    { $kind ->
        [intersection] There is no intersection “{ $name }”.
        [phase] There is no phase “{ $name }”.
        [segment] There is no segment “{ $name }”.
        [side] There is no side “{ $name }”.
        [space] There is no space “{ $name }”.
        [square] There is no square “{ $name }”.
        [tile] There is no tile “{ $name }”.
       *[other] The name “{ $name }” ({ $kind }) is unknown.
    }
error-position-seat = There is no seat { $number } in this position; seats count from 0.
error-position-twice = “{ $name }” is there twice.
error-position-view = This is a view: it leaves out what a seat may not know. A position tells everything.
error-position-shape = This is not a position: { $text }

## Records

error-record-altered = Move { $move } is not what was played: the record has been altered or damaged there.
error-record-altered-between = Something between moves { $move } and { $last } is not what was played: the record has been altered or damaged there.
error-record-cut = The record breaks off: from move { $move } on, moves are missing or too many.
error-record-head = The head of the record (game, options, seed, names, set-up) is not what it was: it has been altered or damaged.
error-record-fairness = The proof of a fair deal does not hold: secret, words and seed do not fit together.
error-record-illegal = Move { $move } breaks the rules: { $text }
error-record-json = { $move ->
    [0] The record is cut off or damaged: line { $line } cannot be read.
   *[other] The record is cut off or damaged from move { $move } on (line { $line }).
}
error-record-move-shape = Move { $move } cannot be read: { $text }
error-record-names = The record names { $names } players, but { $players } play.
error-record-newer = The record has format { $format }; this version reads formats up to { $known }.
error-record-newer-rules = The record follows rules version { $rules }; this program knows versions up to { $known }.
error-record-no-seed = The record has no seed, so the deal cannot be repeated: the match was still running when it was saved.
error-record-notation = Move { $move } is not an action: { $text }
error-record-older-rules = The record follows rules version { $rules }, and today’s rules are version { $known }: its moves cannot be replayed.
error-record-other-end = All moves are legal, but the match does not end as the record says: in its position, its points, its winners, or in whether it is over.
error-record-other-file = This is not a record of Cosecha.
error-record-other-game = This is a record of another game: { $game }.
error-record-seed = The seed is damaged: it should have 32 hexadecimal digits.
error-record-shape = The record’s head is damaged: { $text }

error-unknown-game = There is no game “{ $name }”. You can play: { $known }.

## Scenarios

scenario-failed =
    { $step ->
        [0] At the start, { $what }: expected { $expected }, found { $came }.
       *[other] Step { $step }, { $what }: expected { $expected }, found { $came }.
    }
error-scenario-base = { $file }, “{ $scenario }”: the base “{ $base }” does not exist or leads back to itself.
error-scenario-empty = { $file } has no scenarios.
error-scenario-file = { $file } is not there or is no text.
error-scenario-missing = { $file }, “{ $scenario }”: “{ $word }” is missing or is not of its kind.
error-scenario-move = The move { $move } cannot be made: { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, “{ $scenario }”: this is not how a scenario is written: { $text }
       *[other] { $file }, “{ $scenario }”, step { $step }: this is not how a step is written: { $text }
    }
error-scenario-start = { $file }, “{ $scenario }” cannot start: { $text }
error-scenario-step = { $file }, “{ $scenario }”, step { $step }: this cannot be read: { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, “{ $scenario }”: the word “{ $word }” is unknown. Known words: { $known }.
       *[other] { $file }, “{ $scenario }”, step { $step }: the word “{ $word }” is unknown. Known words: { $known }.
    }
error-scenario-yaml = { $file }, line { $line }: { $text }
