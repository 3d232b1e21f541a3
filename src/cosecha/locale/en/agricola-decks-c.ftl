# Agricola’s event decks: turns and people.

agricola-event-crops-grown = { $card }: { $seat } gets { agricola-noun-goods } on the fields.
agricola-event-crops-lost = { $card }: { $seat } loses { agricola-noun-goods } from the fields.
agricola-event-person-joined = { $seat } has a child who can be placed this round. People in the family: { $people }.
agricola-event-turn-skipped = { $seat } skips this turn.
agricola-event-start-kept = { $seat } becomes starting player. No space changes that any more.
agricola-event-person-frozen = { $card }: { $seat } does without 1 person until round { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } does without 1 person until the end.
agricola-event-person-thawed = { $card }: { $seat } has the frozen person back.
agricola-event-person-on-card = { $card }: { $seat } puts 1 person on this card.
agricola-event-placement-chosen = { $seat } chooses a space for { $to }.
agricola-event-people-lent = Lending 1 person to the player on the left for the next round: { $seats }.
agricola-event-guest-unused = { $seat } can’t place the borrowed person ({ $to }), who goes home.
agricola-reason-nothing-there-for-them = With what everybody can see, { $seat } can’t do anything there: { agricola-noun-space }.
agricola-decision-place-for = Where does this person go? { $seat } takes the action.
agricola-decision-place-from = { $card }: which space does this person use?
