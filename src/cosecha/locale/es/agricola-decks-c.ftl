# Mazos de acontecimientos de Agricola: turnos y personas.

agricola-event-crops-grown = { $card }: { $seat } obtiene { agricola-noun-goods } en sus campos.
agricola-event-crops-lost = { $card }: { $seat } pierde { agricola-noun-goods } de sus campos.
agricola-event-person-joined = { $seat } tiene un niño que ya puede colocar en esta ronda. Personas en su familia: { $people }.
agricola-event-turn-skipped = { $seat } se salta este turno.
agricola-event-start-kept = { $seat } toma el peón de jugador inicial. Ninguna casilla lo cambia ya.
agricola-event-person-frozen = { $card }: { $seat } se queda sin 1 granjero hasta la ronda { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } se queda sin 1 granjero hasta el final.
agricola-event-person-thawed = { $card }: { $seat } recupera al granjero congelado.
agricola-event-person-on-card = { $card }: { $seat } pone 1 granjero en esta carta.
agricola-event-placement-chosen = { $seat } elige una casilla para { $to }.
agricola-event-people-lent = Préstamo de 1 granjero al jugador de la izquierda para la próxima ronda: { $seats }.
agricola-event-guest-unused = { $seat } no puede colocar al granjero prestado ({ $to }), que vuelve a casa.
agricola-reason-nothing-there-for-them = Con lo que está a la vista, { $seat } no puede hacer nada allí: { agricola-noun-space }.
agricola-decision-place-for = ¿Adónde va este granjero? La acción la realiza { $seat }.
agricola-decision-place-from = { $card }: ¿qué casilla usa este granjero?
