## Cartas de los mazos de eventos: casas, personas, marcas y parcelas cubiertas

agricola-event-house-burnt = Se quema la casa de madera: { $seat }.
agricola-event-house-hardened = { $seat } vive ahora en una casa de piedra.
agricola-event-house-rebuilt = { $seat } reconstruye 2 habitaciones de madera.
agricola-event-cells-covered = { $seat } cubre { $cells } hasta el final de la partida.
agricola-event-person-went-to-card = { $seat } deja un granjero en la carta { $card }.
agricola-event-mark-laid = { $seat } pone una golosina: { agricola-noun-space }.
agricola-event-mark-removed = { $seat } recoge la golosina: { agricola-noun-space }.
agricola-event-person-adopted = { $seat } adopta un granjero que estaba en casa; { $other } lo pierde.
agricola-event-placed-person-adopted = { $seat } adopta un granjero ({ agricola-noun-space }); { $other } lo pierde.
agricola-decision-find-food = { $card }: ampliar la familia cuesta 1 alimento más. ¿Qué conviertes en alimentos?
agricola-pick-person = devolver 1 granjero
agricola-pick-home = un granjero en casa
agricola-pick-space = { agricola-noun-space }
agricola-pick-points =
    { $points ->
        [one] { $points } punto adicional
       *[other] { $points } puntos adicionales
    }
agricola-pick-cells = parcelas { $cells }
agricola-board-marks = Golosinas en las casillas
agricola-cell-covered = cubierta
agricola-cell-burnt = casa quemada
agricola-reason-cell-covered = La parcela { $cell } está cubierta y ya no sirve. Elige otra.
agricola-reason-cell-burnt = La parcela { $cell } está reservada para tu nueva casa. Elige otra.
agricola-reason-rebuild-first = Tu casa se ha quemado. Reconstrúyela primero: 2 habitaciones por 2 maderas y 1 junco.
agricola-solo-exactly = Exactamente { $points } puntos: alcanzas el objetivo en solitario.
agricola-decided-exactly = Ganan exactamente { $points } puntos: { $winner }.
