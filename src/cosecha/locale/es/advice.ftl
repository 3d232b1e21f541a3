# Los bots: sus nombres, el porqué de sus pistas y lo que puede fallar en uno.

bot-random-about = Juega cualquier acción legal, todas con la misma probabilidad. Es fácil ganarle.
bot-sprout-about = Juega como un niño que conoce las reglas: toma lo que más le apetece en cada momento.
bot-apprentice-about = Planea un poco, sigue su idea favorita y muchas veces se olvida de los demás jugadores.
bot-farmer-about = Juega con solidez, pero a veces se le escapa una buena idea.
bot-steward-about = Juega bien y rara vez se equivoca.
bot-master-about = Lo da todo.
bot-insight-about = Calcula lo que cada acción da a cada jugador, lo valora en puntos y juega para ganar.

## Pistas en cualquier juego

advice-random = Elegida al azar: para este bot, cualquier acción legal vale lo mismo.
advice-own-choice = Es lo que haría el propio bot.
advice-only-one = No se puede hacer otra cosa.
# $whole y $tenth: los puntos que espera el bot, como 31 y 4. $tries: cuántas veces lo ha probado de cabeza.
advice-search-points =
    { $tries ->
        [one] Puedes esperar { $whole },{ $tenth } puntos (probado una vez).
       *[other] Puedes esperar { $whole },{ $tenth } puntos (probado { $tries } veces).
    }
advice-search-win =
    { $tries ->
        [one] Tu probabilidad de ganar es del { $percent } % (probado una vez).
       *[other] Tu probabilidad de ganar es del { $percent } % (probado { $tries } veces).
    }
# $worth es una de las dos anteriores; $line, lo que puede venir después.
advice-search-line = { $worth } Posible continuación: { $line }.
advice-search-worth =
    { $points ->
        [one] Puedes esperar cerca de { $points } punto.
       *[other] Puedes esperar unos { $points } puntos.
    }
# Lo mismo con rivales: $rival es lo que puede esperar el mejor de ellos.
advice-search-rivalry =
    { $points ->
        [one] Puedes esperar cerca de { $points } punto; tu mejor rival, cerca de { $rival }.
       *[other] Puedes esperar unos { $points } puntos; tu mejor rival, cerca de { $rival }.
    }
# $reason dice qué aporta la acción; $worth es la frase de arriba.
advice-search-reason = { $reason } { $worth }
advice-search-reply = { $seat } – { $action }

## Santiago: la preparación

santiago-advice-spring-middle = Desde el centro, los canales pueden llegar a cualquier parte.
santiago-advice-spring-border = En el borde, el agua escasea y cada canal se disputa.
santiago-advice-start-canal =
    { $squares ->
        [one] Riega { $squares } casilla antes de la primera plantación.
       *[other] Riega { $squares } casillas antes de la primera plantación.
    }
santiago-advice-palm-near = El agua llegará pronto aquí: la palmera servirá a algún jugador.
santiago-advice-palm-far = Está lejos del agua: puede que la palmera no cuente nunca.

## Santiago: la subasta

santiago-advice-pass-overseer = No pagas nada y pasas a supervisar el canal; a cambio, colocas 1 granjero menos.
santiago-advice-pass-unless-rival = No pagas nada y, si tu rival no pasa, supervisas el canal; a cambio, colocas 1 granjero menos.
santiago-advice-pass-second = Conservas todo tu dinero, pero colocas 1 granjero menos y supervisa otro jugador.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo es un precio justo por plantar primero.
       *[other] { $amount } escudos son un precio justo por plantar primero.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] Por { $amount } escudo encabezas la subasta y eliges ficha antes que nadie.
       *[other] Por { $amount } escudos encabezas la subasta y eliges ficha antes que nadie.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] Por solo { $amount } escudo plantas sin perder ningún granjero.
       *[other] Por solo { $amount } escudos plantas sin perder ningún granjero.
    }
santiago-advice-bid-place =
    { $amount ->
        [one] Por { $amount } escudo, con las pujas actuales, plantas en { $place }.º lugar.
       *[other] Por { $amount } escudos, con las pujas actuales, plantas en { $place }.º lugar.
    }

## Santiago: colocación de las plantaciones

santiago-advice-plant-grow =
    { $farmers ->
        [one] { $size ->
            [one] { $square } forma una plantación de { $size } ficha y colocas en ella { $farmers } granjero.
           *[other] { $square } forma una plantación de { $size } fichas y colocas en ella { $farmers } granjero.
        }
       *[other] { $size ->
            [one] { $square } forma una plantación de { $size } ficha y colocas en ella { $farmers } granjeros.
           *[other] { $square } forma una plantación de { $size } fichas y colocas en ella { $farmers } granjeros.
        }
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] La palmera de { $square } cuenta como un granjero más, además del que colocas.
       *[other] La palmera de { $square } cuenta como un granjero más, además de los { $farmers } que colocas.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } tiene riego: ahí tu granjero está a salvo.
       *[other] { $square } tiene riego: ahí tus { $farmers } granjeros están a salvo.
    }
santiago-advice-plant-hope = { $square } aún no tiene riego, pero es probable que el agua llegue a tiempo ({ $percent } %).
santiago-advice-plant-risk = { $square } puede secarse antes de que llegue el agua, pero no hay un sitio mejor.
santiago-advice-plant-neutral = No colocas granjeros; en { $square }, la ficha es la que más te ayuda o menos ayuda a tus rivales.

## Santiago: la ficha sobrante

santiago-advice-leftover-grow = Tu plantación crece hasta { $size } fichas.
santiago-advice-leftover-block = Quita sitio a la plantación de un rival: { $seat }.
santiago-advice-leftover-harmless = Ahí ayuda a tus rivales lo menos posible.

## Santiago: propuestas y sobornos

santiago-advice-propose-free =
    { $farmers ->
        [one] Da agua a uno de tus granjeros y no cuesta nada.
       *[other] Da agua a { $farmers } de tus granjeros y no cuesta nada.
    }
santiago-advice-propose-waters =
    { $bribe ->
        [one] { $farmers ->
            [one] Da agua a uno de tus granjeros; { $bribe } escudo debería convencer al supervisor.
           *[other] Da agua a { $farmers } de tus granjeros; { $bribe } escudo debería convencer al supervisor.
        }
       *[other] { $farmers ->
            [one] Da agua a uno de tus granjeros; { $bribe } escudos deberían convencer al supervisor.
           *[other] Da agua a { $farmers } de tus granjeros; { $bribe } escudos deberían convencer al supervisor.
        }
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Aleja el agua de tus rivales y la lleva a casillas libres, sin pagar nada.
        [one] Aleja el agua de tus rivales y la lleva a casillas libres, por { $bribe } escudo.
       *[other] Aleja el agua de tus rivales y la lleva a casillas libres, por { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Da agua a tus rivales, pero te conviene más que los otros tramos, y no cuesta nada.
        [one] Da agua a tus rivales, pero te conviene más que los otros tramos, por { $bribe } escudo.
       *[other] Da agua a tus rivales, pero te conviene más que los otros tramos, por { $bribe } escudos.
    }
santiago-advice-no-proposal = Guardas tu dinero: ninguna propuesta te conviene más.

## Santiago: la decisión del supervisor

santiago-advice-accept-waters =
    { $farmers ->
        [one] Da agua a uno de tus granjeros y cobras { santiago-noun-total }.
       *[other] Da agua a { $farmers } de tus granjeros y cobras { santiago-noun-total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Cobras { $total } escudo.
       *[other] Cobras { $total } escudos.
    }
santiago-advice-accept-free = No te cuesta nada y es lo que menos te perjudica.
santiago-advice-build-waters =
    { $farmers ->
        [one] Da agua a uno de tus granjeros, y bien vale { santiago-noun-price }.
       *[other] Da agua a { $farmers } de tus granjeros, y bien vale { santiago-noun-price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Aleja el agua de tus rivales, por { $price } escudo.
       *[other] Aleja el agua de tus rivales, por { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Acerca el agua a tus plantaciones por { $price } escudo, aunque también riega a tus rivales.
       *[other] Acerca el agua a tus plantaciones por { $price } escudos, aunque también riega a tus rivales.
    }
santiago-advice-discard = Te ahorras el escudo: ningún canal lo vale ahora.

## Santiago: el canal adicional

santiago-advice-extra-saves =
    { $farmers ->
        [one] Salva de la sequía a uno de tus granjeros, ahora y para siempre.
       *[other] Salva de la sequía a { $farmers } de tus granjeros, ahora y para siempre.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] Es la última ocasión: salva a uno de tus granjeros.
       *[other] Es la última ocasión: salva a { $farmers } de tus granjeros.
    }
santiago-advice-extra-land = No da agua a ninguno de tus granjeros, pero beneficia a tus plantaciones, ahora o más tarde.
santiago-advice-extra-land-last = No da agua a ninguno de tus granjeros, pero puede beneficiar a alguna de tus plantaciones.
santiago-advice-keep-extra = Tu canal adicional valdrá más en otra ronda.
santiago-advice-keep-extra-last = Ningún canal te da ya más puntos.

## Santiago: opciones menos buenas

santiago-advice-weaker-palm-far = Otra opción, menos buena: lejos del agua, puede que la palmera no cuente nunca.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Otra opción, menos buena: { $amount } escudo, por si tu rival no puja lo esperado.
       *[other] Otra opción, menos buena: { $amount } escudos, por si tu rival no puja lo esperado.
    }
santiago-advice-weaker-plant-risk = Otra opción, menos buena: { $square } puede secarse antes de que llegue el agua.
santiago-advice-weaker-plant-neutral = Otra opción, menos buena: no colocas granjeros, y en { $square } puede ayudar más a tus rivales.
santiago-advice-weaker-leftover-harmless = Otra opción, menos buena: puede ayudar algo más a tus rivales.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Otra opción, menos buena: riega a tus rivales, pero puede acercarte el agua, y no cuesta nada.
        [one] Otra opción, menos buena: riega a tus rivales, pero puede acercarte el agua, por { $bribe } escudo.
       *[other] Otra opción, menos buena: riega a tus rivales, pero puede acercarte el agua, por { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Si prefieres ahorrar, no propongas nada y deja el canal a los demás.
santiago-advice-weaker-accept-free = Otra opción, menos buena: no te cuesta nada, pero puede perjudicarte más.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] Otra opción, menos buena: da agua a uno de tus granjeros por { santiago-noun-price }.
       *[other] Otra opción, menos buena: da agua a { $farmers } de tus granjeros por { santiago-noun-price }.
    }
santiago-advice-weaker-discard = Si prefieres ahorrar, no construyas nada: se descarta un canal.
santiago-advice-weaker-extra-land = No da agua a ninguno de tus granjeros: mejor guardarlo, salvo que pienses plantar ahí.
santiago-advice-weaker-extra-land-last = Otra opción, menos buena: no da agua a ninguno de tus granjeros, y ya nadie planta más.
santiago-advice-weaker-keep-extra = Si prefieres guardar tu canal adicional para otra ronda: solo tienes este.
santiago-advice-weaker-keep-extra-last = Otra opción, menos buena: ya no hay otra ronda para tu canal adicional.

## Cacao: lo que da una loseta

cacao-advice-sells = Puedes vender { cacao-noun-sold } por { cacao-noun-gold }.
cacao-advice-fruits = Obtienes { cacao-noun-taken }.
cacao-advice-gold = Tus trabajadores extraen { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Tu portador de agua avanza { $fields } casilla, hasta { $value }.
       *[other] Tu portador de agua avanza { $fields } casillas, hasta { $value }.
    }
cacao-advice-suns = Obtienes { cacao-noun-suns }.
cacao-advice-temple-first = Con { cacao-noun-workers } vas en cabeza en el templo de { $space }: por ahora, { cacao-noun-gold }.
cacao-advice-temple-takes = Con { cacao-noun-workers } vas en cabeza en el templo de { $space }, por delante de { $seat }: por ahora, { cacao-noun-gold }.
cacao-advice-temple-shared = Con { cacao-noun-workers } compartes el primer puesto en el templo de { $space }: por ahora, { cacao-noun-gold }.
cacao-advice-temple-second = Con { cacao-noun-workers } ocupas el segundo puesto en el templo de { $space }: por ahora, { cacao-noun-gold }.
cacao-advice-waiting =
    { $workers ->
        [one] Uno de tus trabajadores espera junto a un espacio de selva vacío, listo para lo que se coloque allí.
       *[other] { $workers } de tus trabajadores esperan junto a espacios de selva vacíos, listos para lo que se coloque allí.
    }
cacao-advice-opens = Después, rellena { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Obtienes { cacao-noun-gold } por 1 sol, que al final valdría 1 moneda de oro.
cacao-advice-quiet = De momento no obtienes nada, pero guardas tus otras losetas para sitios mejores.
cacao-advice-quiet-last = Ya no obtienes nada más, pero la última loseta también hay que colocarla.

## Cacao: rellenar la selva

cacao-advice-fill-nobody = No hay trabajadores junto a esta loseta: no ayuda a nadie.
cacao-advice-fill-least = De lo que puedes colocar, es lo que más te ayuda o menos ayuda a tus rivales.

## Cacao: activar trabajadores

cacao-advice-sells-some =
    { $kept ->
        [one] Vendes { cacao-noun-sold } por { cacao-noun-gold } y te queda { $kept } en el almacén.
       *[other] Vendes { cacao-noun-sold } por { cacao-noun-gold } y te quedan { $kept } en el almacén.
    }
cacao-advice-take-to-sell = Tomas antes { cacao-noun-taken }: después puedes vender { cacao-noun-sold } por { cacao-noun-gold }.
cacao-advice-keep = Guardas tus frutos para un precio mejor.
cacao-advice-keep-last = Guardas tus frutos, que ya solo sirven para desempatar.
cacao-advice-no-fruits = No tienes frutos que vender aquí: los trabajadores no hacen nada.
cacao-advice-store-full = Tu almacén está lleno: los trabajadores no hacen nada.
cacao-advice-room = No tomas frutos: queda sitio en tu almacén para otros.

## Cacao: opciones menos buenas

cacao-advice-weaker-fill-least = Otra opción, menos buena: puede ayudar más a tus rivales, o menos a ti.
cacao-advice-weaker-keep = Si prefieres guardar tus frutos, quizá llegue un precio mejor.

## Agricola: lo que da un turno

agricola-advice-grow =
    { $rounds ->
        [one] Un granjero más: una acción más en la última ronda.
       *[other] Un granjero más: una acción más en cada una de las { $rounds } rondas que quedan.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Un granjero más: { $points } punto al final.
       *[other] Un granjero más: { $points } puntos al final.
    }
agricola-advice-room = Hace sitio para un bebé: de momento no hay ninguna habitación libre.
agricola-advice-renovate =
    { $points ->
        [one] Una casa mejor: { $points } punto más por tus habitaciones.
       *[other] Una casa mejor: { $points } puntos más por tus habitaciones.
    }
agricola-advice-food =
    { $missing ->
        [one] Obtienes { agricola-noun-food }; te falta { $missing } para la próxima cosecha.
       *[other] Obtienes { agricola-noun-food }; te faltan { $missing } para la próxima cosecha.
    }
agricola-advice-food-ahead = Obtienes { agricola-noun-food }; ya tienes bastante para la próxima cosecha, y la siguiente será más fácil.
agricola-advice-sow =
    { $fields ->
        [one] Siembras { $fields } campo, que da 1 cultivo en cada cosecha hasta vaciarse.
       *[other] Siembras { $fields } campos; cada uno da 1 cultivo en cada cosecha hasta vaciarse.
    }
agricola-advice-plow = Un campo más para sembrar.
agricola-advice-plow-points =
    { $points ->
        [one] Con { $fields } campos obtienes { $points } punto al final.
       *[other] Con { $fields } campos obtienes { $points } puntos al final.
    }
agricola-advice-fences =
    { $pastures ->
        [one] { $animals ->
            [one] Tendrás { $pastures } pastizal y sitio para { $animals } animal en la granja.
           *[other] Tendrás { $pastures } pastizal y sitio para { $animals } animales en la granja.
        }
       *[other] { $animals ->
            [one] Tendrás { $pastures } pastizales y sitio para { $animals } animal en la granja.
           *[other] Tendrás { $pastures } pastizales y sitio para { $animals } animales en la granja.
        }
    }
agricola-advice-stable =
    { $animals ->
        [one] Tendrás sitio para { $animals } animal en la granja.
       *[other] Tendrás sitio para { $animals } animales en la granja.
    }
agricola-advice-unused =
    { $spaces ->
        [one] Aprovechas { $spaces } parcela que al final costaría 1 punto.
       *[other] Aprovechas { $spaces } parcelas que al final costarían 1 punto cada una.
    }
agricola-advice-start = Empiezas la próxima ronda y eliges antes que nadie.

## Agricola: los recursos que da un turno

agricola-advice-goods = Obtienes { agricola-noun-goods }.
agricola-advice-goods-many = Obtienes { agricola-noun-goods }: lo acumulado en varias rondas.
agricola-advice-first =
    { $good ->
        [grain] Aún no tienes cereales, y eso costaría 1 punto al final.
        [vegetable] Aún no tienes hortalizas, y eso costaría 1 punto al final.
        [sheep] Aún no tienes ovejas, y eso costaría 1 punto al final.
        [boar] Aún no tienes jabalíes, y eso costaría 1 punto al final.
       *[cattle] Aún no tienes vacas, y eso costaría 1 punto al final.
    }
agricola-advice-pair = Tendrás { agricola-noun-goods }: con 2 nace una cría en cada cosecha, si hay sitio.
agricola-advice-seed =
    { $fields ->
        [one] Obtienes { agricola-noun-goods } para sembrar: tienes { $fields } campo vacío.
       *[other] Obtienes { agricola-noun-goods } para sembrar: tienes { $fields } campos vacíos.
    }
agricola-advice-pays-room = Obtienes { agricola-noun-goods }: ya puedes pagar una habitación.
agricola-advice-pays-renovation = Obtienes { agricola-noun-goods }: ya puedes pagar una reforma.
agricola-advice-pays-improvement = Obtienes { agricola-noun-goods }: ya puedes pagar una adquisición ({ agricola-noun-improvement }).

## Agricola: adquisiciones y cartas

agricola-advice-cooking = Podrás convertir animales y hortalizas en alimentos en cualquier momento, y hornear pan.
agricola-advice-hearth = Con una Cocina, los jabalíes, las vacas, las hortalizas y el pan dan más alimentos que con un Hogar.
agricola-advice-oven =
    { $points ->
        [one] Hornea 1 cereal por { agricola-noun-food } y vale { $points } punto.
       *[other] Hornea 1 cereal por { agricola-noun-food } y vale { $points } puntos.
    }
agricola-advice-well =
    { $rounds ->
        [one] Da 1 alimento en la última ronda y vale { $points } puntos.
       *[other] Da 1 alimento en cada una de las próximas { $rounds } rondas y vale { $points } puntos.
    }
agricola-advice-workshop =
    { $points ->
        [one] En cada cosecha puedes convertir { agricola-noun-goods } en { agricola-noun-food }, y vale { $points } punto.
       *[other] En cada cosecha puedes convertir { agricola-noun-goods } en { agricola-noun-food }, y vale { $points } puntos.
    }
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement }: { $points } punto.
       *[other] { agricola-noun-improvement }: { $points } puntos.
    }
agricola-advice-card = Pones en juego una carta ({ $card }); cuanto antes la juegas, más tiempo te ayuda.

## Agricola: cartas de la mano y drafts

agricola-noun-card-help =
    { $category ->
        [farm-planning] la granja
        [action-booster] las acciones
        [points] los puntos
        [goods] los recursos
        [food] los alimentos
        [crops] los cultivos
        [building-materials] los materiales
       *[livestock] los animales
    }
agricola-noun-card-use =
    { $use ->
        [cheaper-rooms] Te abarata las habitaciones
        [cheaper-fences] Te abarata las cercas
        [cheaper-improvements] Te abarata las adquisiciones
        [cheaper-building] Te abarata las obras
        [payment] Te deja pagar las obras con otros recursos
        [housing] Te da más sitio
        [points] Te da puntos adicionales
        [field] Es un campo más
        [trade] Te deja cambiar recursos en cualquier momento
        [any-time] Te ayuda con { agricola-noun-card-help } en cualquier momento
        [harvest] Te ayuda con { agricola-noun-card-help } en cada cosecha
        [bake] Te ayuda con { agricola-noun-card-help } cuando horneas pan
        [build] Te ayuda con { agricola-noun-card-help } cuando construyes
        [cards] Te ayuda con { agricola-noun-card-help } cuando juegas otras cartas
        [use] Te ayuda con { agricola-noun-card-help } cuando se usan ciertas casillas
        [once] Te ayuda con { agricola-noun-card-help } una sola vez, con una condición
        [play] Te ayuda con { agricola-noun-card-help } al jugarla
        [round] Te ayuda con { agricola-noun-card-help } ronda tras ronda
       *[other] Te ayuda con { agricola-noun-card-help }
    }
agricola-advice-card-gets = Obtienes { $gain } enseguida ({ $card }).
agricola-advice-card-points =
    { $points ->
        [one] Vale { $points } punto al final ({ $card }).
       *[other] Vale { $points } puntos al final ({ $card }).
    }
agricola-advice-card-rounds =
    { $rounds ->
        [one] Te ayuda con { agricola-noun-card-help } durante { $rounds } ronda más ({ $card }).
       *[other] Te ayuda con { agricola-noun-card-help } durante { $rounds } rondas más ({ $card }).
    }
agricola-advice-draft-points =
    { $points ->
        [one] { agricola-noun-card-use }, vale { $points } punto y no tiene prerrequisito.
       *[other] { agricola-noun-card-use }, vale { $points } puntos y no tiene prerrequisito.
    }
agricola-advice-draft-free = { agricola-noun-card-use }, no cuesta nada y no tiene prerrequisito.
agricola-advice-draft-new = { agricola-noun-card-use }, y aún no tienes ninguna carta así.
agricola-advice-draft-more =
    { $count ->
        [one] { agricola-noun-card-use }, y va bien con { $count } carta que ya tienes.
       *[other] { agricola-noun-card-use }, y va bien con { $count } cartas que ya tienes.
    }
agricola-advice-drop-like =
    { $count ->
        [one] Conservas { $count } carta más que ayuda con { agricola-noun-card-help }.
       *[other] Conservas { $count } cartas más que ayudan con { agricola-noun-card-help }.
    }
agricola-advice-drop-needs = Descartas una carta que no es fácil de jugar. Su prerrequisito: { $needs }.
agricola-advice-drop = Descartas solo una carta ({ $card }) y conservas las demás.
agricola-advice-draw =
    { $kind ->
        [occupation] Robas otro oficio. Oficios en la mano: { $count }.
       *[minor] Robas otra adquisición menor. Adquisiciones menores en la mano: { $count }.
    }
agricola-advice-mulligan = Robas cartas nuevas, pero 1 menos.
agricola-advice-use-trade = Obtienes { $gain } por { $price } ({ $card }).
agricola-advice-use-free = Obtienes { $gain } sin pagar nada ({ $card }).
agricola-advice-decline = Conservas { $price } y renuncias a { $gain }.

## Agricola: cosecha y animales

agricola-advice-feed = Tu familia come lo que necesita: { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] Tomas { $tokens } ficha de mendicidad, que cuesta { $points } puntos al final.
       *[other] Tomas { $tokens } fichas de mendicidad, que cuestan { $points } puntos al final.
    }
agricola-advice-exchange =
    { $missing ->
        [one] Conviertes { agricola-noun-goods } en { agricola-noun-food }; te falta { $missing } para la cosecha.
       *[other] Conviertes { agricola-noun-goods } en { agricola-noun-food }; te faltan { $missing } para la cosecha.
    }
agricola-advice-exchange-enough = Conviertes { agricola-noun-goods } en { agricola-noun-food }, aunque ya tienes bastante para la cosecha.
agricola-advice-keep =
    { $animals ->
        [one] Conservas { $animals } animal.
       *[other] { $kinds ->
            [one] Conservas { $animals } animales de { $kinds } especie.
           *[other] Conservas { $animals } animales de { $kinds } especies.
        }
    }
agricola-advice-keep-cook =
    { $animals ->
        [one] Conservas { $animals } animal; los demás te dan { agricola-noun-food }.
       *[other] Conservas { $animals } animales; los demás te dan { agricola-noun-food }.
    }
agricola-advice-keep-pair = Conservas { agricola-noun-goods }: así puede nacer otra cría en la próxima cosecha.

## Agricola: pasos menores

agricola-advice-pay = Después te quedan { agricola-noun-wood } y { agricola-noun-clay }.
agricola-advice-done = Por ahora, nada de esto vale lo que cuesta.
agricola-advice-quiet = De momento no obtienes nada, pero nada te da más.

## Agricola: equipos, mercado de cartas y cercas abiertas

agricola-advice-partner-room = Tu compañero tendrá una habitación más.
agricola-advice-partner-plow =
    { $fields ->
        [one] Tu compañero tendrá { $fields } campo.
       *[other] Tu compañero tendrá { $fields } campos.
    }
agricola-advice-partner-fences =
    { $pastures ->
        [one] Tu compañero tendrá { $pastures } pastizal.
       *[other] Tu compañero tendrá { $pastures } pastizales.
    }
agricola-advice-partner-stable = Tu compañero tendrá un establo más.
# $missing: los alimentos que le faltan al compañero para la próxima cosecha antes de esto.
agricola-advice-partner-food =
    { $missing ->
        [one] Tu compañero obtiene { agricola-noun-food }; le falta { $missing } para la próxima cosecha.
       *[other] Tu compañero obtiene { agricola-noun-food }; le faltan { $missing } para la próxima cosecha.
    }
agricola-advice-partner-goods = Tu compañero obtiene { agricola-noun-goods }.
agricola-advice-take-card = { agricola-noun-card-use }. Este granjero lo colocas más tarde en la ronda.

## Agricola: los mazos de eventos

agricola-advice-draws =
    { $deck ->
        [x] Obtienes { agricola-noun-goods } y una carta del mazo X, buena o mala.
       *[forest] Obtienes { agricola-noun-goods } y una carta del mazo del bosque, buena o mala.
    }
agricola-advice-draws-known = Obtienes { agricola-noun-goods } y una carta que ya has visto: { $card }.
agricola-advice-bonus =
    { $points ->
        [one] Obtienes { $points } punto adicional.
       *[other] Obtienes { $points } puntos adicionales.
    }
agricola-advice-drawn = Lo mejor que puedes hacer con esta carta: { $card }.
agricola-advice-open-fence = Empiezas un pastizal que puedes cerrar más tarde. Hasta entonces no aloja animales.
agricola-advice-partner-open-fence = Empiezas un pastizal para tu compañero. Hasta que se cierre, no aloja animales.

## Agricola: opciones menos buenas

agricola-advice-weaker-exchange-enough = Otra opción, menos buena: conviertes { agricola-noun-goods } en { agricola-noun-food }, aunque ya tienes bastante para la cosecha.
agricola-advice-weaker-done = Si prefieres conservar lo que tienes, termina aquí.
agricola-advice-weaker-quiet = Otra opción, menos buena: de momento no obtienes nada.
agricola-advice-weaker-drawn = Otra opción, menos buena, con esta carta: { $card }.

## Bots que no pueden jugar

error-bot-unknown = No hay ningún bot «{ $bot }» para { $game }. Bots conocidos: { $known }; el tuyo se escribe módulo:Nombre o ./archivo.py:Nombre.
error-bot-seconds = Bot «{ $bot }»: tras la @ van los segundos, de { $least } a { $most }, por ejemplo master@0.5.
error-bot-untimed = Bot «{ $bot }»: a este bot no se le puede fijar un tiempo. Escribe { $plain }.
error-bot-no-module = Bot «{ $bot }»: no existe el módulo «{ $module }». ¿Está instalado, o en la carpeta en la que estás?
error-bot-no-file = Bot «{ $bot }»: no existe el archivo «{ $path }».
error-bot-no-class = Bot «{ $bot }»: en «{ $module }» no hay nada llamado «{ $attribute }».
error-bot-import = El bot «{ $bot }» no se puede cargar: { $text }
error-bot-make = El bot «{ $bot }» no se puede crear: { $text }
error-bot-not-a-bot = Bot «{ $bot }»: «{ $attribute }» no es un bot. Un bot es una clase cuyos objetos tienen choose(view, rng).
error-bot-none = Nombra al menos un bot.
error-bot-too-many =
    { $players ->
        [one] Has nombrado { $bots } bots, pero solo hay { $players } asiento.
       *[other] Has nombrado { $bots } bots, pero solo hay { $players } asientos.
    }
error-bot-illegal = El bot «{ $bot }» respondió «{ $action }», que no es legal: partida { $match }, semilla { $seed }, decisión { $decision }.
error-bot-failed = El bot «{ $bot }» falló en la partida { $match }, semilla { $seed }, decisión { $decision }: { $text }
error-bot-worker-died = Un proceso que jugaba partidas terminó sin decir nada; quizá se agotó la memoria.
error-bot-type = El bot «{ $bot }» ha respondido { $answer }, que es de tipo { $type }; una acción es un int de view.legal: partida { $match }, semilla { $seed }, decisión { $decision }.
