# Cacao en la mesa dibujada: preguntas, historial y las fichas que explican cada cosa.

## Lo que se pregunta

cacao-client-do-together = Activar a todos
cacao-client-chip-gain = +{ $count }
cacao-client-chip-no-room = sin sitio para { $count }
cacao-client-chip-idle = trabajadores sin activar
cacao-client-chip-opens = { $letters }: rellena desde aquí

## El historial: una entrada por turno

cacao-client-log-turn =
    { $deed ->
        [overbuilt] { $seat } paga un sol y coloca encima una loseta de trabajadores ({ $tile })
       *[placed] { $seat } coloca una loseta de trabajadores ({ $tile })
    }
cacao-client-log-turn-adds =
    { $deed ->
        [overbuilt] { $seat } paga un sol y coloca encima una loseta de trabajadores ({ $tile }); añade { $tiles }
       *[placed] { $seat } coloca una loseta de trabajadores ({ $tile }); añade { $tiles }
    }
cacao-client-good =
    { $good ->
        [fruit] fruto
        [gold] oro
        [water] agua
       *[sun] sol
    }
cacao-client-log-sells = vende { $sold } por
cacao-client-log-idle = deja trabajadores sin activar

## Negativas, cuando el lugar es el que se ha tocado

cacao-client-reason-jungle-space = Es un espacio de selva. Las losetas de trabajadores van entre las de selva, como las casillas de un color en un tablero de ajedrez.
cacao-client-reason-space-taken = Aquí ya hay una loseta de trabajadores.
cacao-client-reason-no-jungle-beside = Este espacio no está junto a ninguna loseta de selva. Una loseta de trabajadores debe compartir un lado con al menos una.
cacao-client-reason-not-your-tile = Aquí no tienes ninguna loseta. Solo puedes colocar encima de las tuyas.
cacao-client-reason-overbuilt-already = Aquí ya hay una loseta encima de otra. En un espacio caben 2 como máximo.
cacao-client-reason-not-due = Ahora no puedes rellenar este espacio. Elige uno con letra.
cacao-client-reason-not-activated = Aquí no tienes trabajadores que activar.

## Fichas: qué es y qué hace cada cosa

cacao-client-card-plantation1 = Cada trabajador contiguo toma 1 fruto. En tu almacén caben 5.
cacao-client-card-plantation2 = Cada trabajador contiguo toma 2 frutos. En tu almacén caben 5.
cacao-client-card-market2 = Cada trabajador contiguo puede vender 1 fruto por 2 monedas de oro.
cacao-client-card-market3 = Cada trabajador contiguo puede vender 1 fruto por 3 monedas de oro.
cacao-client-card-market4 = Cada trabajador contiguo puede vender 1 fruto por 4 monedas de oro.
cacao-client-card-gold1 = Cada trabajador contiguo extrae 1 moneda de oro.
cacao-client-card-gold2 = Cada trabajador contiguo extrae 2 monedas de oro.
cacao-client-card-water = Cada trabajador contiguo hace avanzar 1 casilla a tu portador de agua, hasta 16.
cacao-client-card-sun = Cada trabajador contiguo toma 1 sol. Tienes sitio para 3.
cacao-client-card-temple = Se puntúa al final: quien tenga más trabajadores a su lado obtiene 6 monedas de oro, y el segundo, 3. Los empatados se las reparten, redondeando hacia abajo.
cacao-client-card-workers = Loseta de trabajadores
cacao-client-card-workers-rule = Sus trabajadores actúan una vez: al colocarla, o al colocar junto a ellos una loseta de selva. Puedes girarla antes de colocarla.
cacao-client-card-built-rule = Está encima de otra loseta. Solo cuentan los trabajadores de arriba.
cacao-client-card-pile = Pila de selva
cacao-client-card-pile-rule = Después de cada turno se reponen desde aquí las dos losetas disponibles. Cuando no quede ninguna, podrás colocar losetas encima de las tuyas por un sol.
cacao-client-card-left =
    { $count ->
        [0] no queda ninguna en la pila
        [one] queda { $count } en la pila
       *[other] quedan { $count } en la pila
    }
cacao-client-card-gold-rule = Gana quien tenga más oro al final.
cacao-client-card-fruits = Almacén de cacao
cacao-client-card-fruits-rule = Caben 5 frutos; los demás se pierden. Al final los frutos no valen nada, pero deshacen los empates.
cacao-client-card-suns = Fichas de sol
cacao-client-card-suns-rule = Tienes sitio para 3. Al final, cada una vale 1 moneda de oro; antes puedes pagar con una para colocar una loseta encima de otra tuya.
cacao-client-card-track = Senda del agua
cacao-client-card-track-rule = Al final obtienes o pierdes el oro que indique la casilla de tu portador.
cacao-client-card-space = { $letter }: espacio de selva por rellenar
cacao-client-card-space-rule = Lo tocan al menos dos losetas de trabajadores, así que recibe una de las losetas de selva disponibles.
