## Cards of the event decks: houses, people, marks and covered spaces

agricola-event-house-burnt = The wooden house burns down: { $seat }.
agricola-event-house-hardened = { $seat } now lives in a stone house.
agricola-event-house-rebuilt = { $seat } rebuilds 2 wooden rooms.
agricola-event-cells-covered = { $seat } covers { $cells } for the rest of the game.
agricola-event-person-went-to-card = { $seat } leaves a person on { $card }.
agricola-event-mark-laid = { $seat } puts a candy on { agricola-noun-space }.
agricola-event-mark-removed = { $seat } picks up the candy on { agricola-noun-space }.
agricola-event-person-adopted = { $seat } takes over a person at home from { $other }.
agricola-event-placed-person-adopted = { $seat } takes over a person on { agricola-noun-space } from { $other }.
agricola-decision-find-food = { $card }: family growth costs 1 more food. What do you turn into food?
agricola-pick-person = return 1 person
agricola-pick-home = a person at home
agricola-pick-space = { agricola-noun-space }
agricola-pick-points =
    { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }
agricola-pick-cells = spaces { $cells }
agricola-board-marks = Candies on spaces
agricola-cell-covered = covered
agricola-cell-burnt = burnt house
agricola-reason-cell-covered = { $cell } is covered and can’t be used. Choose another space.
agricola-reason-cell-burnt = { $cell } is kept for your new house. Choose another space.
agricola-reason-rebuild-first = Your house has burnt down. Rebuild it first: 2 rooms for 2 wood and 1 reed.
agricola-solo-exactly = Exactly { $points } points: you reach the solo target.
agricola-decided-exactly = Exactly { $points } points win: { $winner }.
