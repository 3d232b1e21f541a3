# Talie wydarzeń Agricoli: tury i osoby.

agricola-event-crops-grown = { $card }: { $seat } dostaje { agricola-noun-goods } na polach uprawnych.
agricola-event-crops-lost = { $card }: { $seat } traci { agricola-noun-goods } z pól uprawnych.
agricola-event-person-joined = { $seat } ma dziecko, które można wystawić już w tej rundzie. Osoby w rodzinie: { $people }.
agricola-event-turn-skipped = { $seat } opuszcza tę turę.
agricola-event-start-kept = { $seat } bierze znacznik pierwszego gracza. Żadne pole akcji już tego nie zmieni.
agricola-event-person-frozen = { $card }: { $seat } obywa się bez 1 osoby do rundy { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } obywa się bez 1 osoby do końca gry.
agricola-event-person-thawed = { $card }: { $seat } odzyskuje zamrożoną osobę.
agricola-event-person-on-card = { $card }: { $seat } stawia na tej karcie 1 osobę.
agricola-event-placement-chosen = { $seat } wybiera pole akcji dla gracza { $to }.
agricola-event-people-lent = Pożyczka 1 osoby graczowi po lewej na następną rundę: { $seats }.
agricola-event-guest-unused = { $seat } nie może wystawić pożyczonej osoby ({ $to }), która wraca do domu.
agricola-reason-nothing-there-for-them = Z tym, co wszyscy widzą, { $seat } nic tam nie zrobi: { agricola-noun-space }.
agricola-decision-place-for = Dokąd idzie ta osoba? Akcję wykonuje { $seat }.
agricola-decision-place-from = { $card }: z którego pola akcji korzysta ta osoba?
