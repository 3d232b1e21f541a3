## El mazo del bosque: casillas, llamas, hadas, mirar cartas

agricola-event-space-replaced = { $card } sustituye una casilla: { agricola-noun-space }.
agricola-event-card-lost = { $seat } pierde una carta para siempre: { $card }.
agricola-event-space-charred = { $seat } calcina { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card }: { $seat } obtiene { $count } llama.
       *[other] { $card }: { $seat } obtiene { $count } llamas.
    }
agricola-event-llama-born = { $seat } obtiene una cría de llama.
agricola-event-llama-released = { $seat } devuelve 1 llama a la reserva general por falta de sitio.
agricola-event-llama-roasted = { $seat } convierte 1 llama en { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } toma { $count } hada.
       *[other] { $seat } toma { $count } hadas.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } no tiene parcela sin utilizar para { $count } hada, que se marcha.
       *[other] { $seat } no tiene parcelas sin utilizar para { $count } hadas, que se marchan.
    }
agricola-event-fairy-born = { $seat } obtiene un hada recién nacida.
agricola-event-fairy-roasted = { $seat } convierte 1 hada en { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card }: al volver a casa, { $seat } toma lo que quede: { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } mira la primera carta del mazo del bosque.
       *[other] { $seat } mira las { $count } primeras cartas del mazo del bosque.
    }
agricola-event-own-card-seen = { $seat } ve { $card }.
agricola-event-top-cards-ordered = { $seat } devuelve las cartas al mazo.

agricola-pick-llama = 1 llama
agricola-pick-fairy = 1 hada
agricola-pick-release-llama = renunciar a 1 llama
agricola-pick-space = parcela { $cell }

agricola-score-llamas = Llamas
agricola-client-on-card-looks =
    { $count ->
        [0] No queda ninguna ficha de adivinación
        [one] Queda { $count } ficha de adivinación
       *[other] Quedan { $count } fichas de adivinación
    }

agricola-reason-nobody-to-spare = Necesitas otra persona que pueda actuar y se quede. Nadie puede marcharse.
agricola-reason-no-animal-to-give = No tienes ningún animal que aquí te sirva de algo.
agricola-reason-no-occupation-to-discard = Ningún otro jugador tiene oficios en juego.
agricola-reason-no-llama = No tienes ninguna llama a la que renunciar.
agricola-reason-space-blocked = { $cell } ya no se puede utilizar. Elige otra parcela.
