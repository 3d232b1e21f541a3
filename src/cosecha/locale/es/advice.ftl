# Los bots: sus nombres, el porqué de sus consejos y lo que puede fallar en uno.

bot-random = Azar
bot-random-about = Juega cualquier acción legal, todas con la misma probabilidad. Es fácil ganarle.
bot-insight = Perspicaz
bot-insight-about = Prevé lo que cada acción dará a cada cual, la valora en puntos y juega para ganar.

## Consejos en cualquier juego

advice-random = Elegida al azar: para este bot, cualquier acción legal vale lo mismo.
advice-own-choice = Es lo que haría el propio bot.
advice-only-one = No se puede hacer otra cosa.

## Santiago: la preparación

santiago-advice-spring-middle = Desde el centro, los canales pueden llegar a tierras por todos los lados.
santiago-advice-spring-border = Un manantial en el borde: el agua escasea y cada canal se disputa.
santiago-advice-start-canal =
    { $squares ->
        [one] Riega { $squares } casilla antes de la primera plantación.
       *[other] Riega { $squares } casillas antes de la primera plantación.
    }
santiago-advice-palm-near = El agua llegará pronto aquí, así que la palmera le servirá a alguien.
santiago-advice-palm-far = Lejos del agua: puede que la palmera no cuente nunca.

## Santiago: la subasta

santiago-advice-pass-overseer = No cuesta nada y te da el cargo de supervisor del canal; pero colocas un granjero menos.
santiago-advice-pass-unless-rival = No cuesta nada y te da el cargo de supervisor del canal, salvo que tu rival también pase; pero colocas un granjero menos.
santiago-advice-pass-second = Conservas todo tu dinero; pero colocas un granjero menos y el supervisor es otro.
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
        [one] Por solo { $amount } escudo colocas todos tus granjeros.
       *[other] Por solo { $amount } escudos colocas todos tus granjeros.
    }
santiago-advice-bid-place =
    { $amount ->
        [one] Por { $amount } escudo tienes el puesto { $place } en el orden de plantar, según las pujas hechas.
       *[other] Por { $amount } escudos tienes el puesto { $place } en el orden de plantar, según las pujas hechas.
    }

## Santiago: colocación de las plantaciones

santiago-advice-plant-grow =
    { $farmers ->
        [one] { $square } forma una plantación de { $size }, con { $farmers } granjero tuyo más.
       *[other] { $square } forma una plantación de { $size }, con { $farmers } granjeros tuyos más.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] La palmera de { $square } cuenta como un granjero más, junto al tuyo.
       *[other] La palmera de { $square } cuenta como un granjero más, junto a tus { $farmers }.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } está regada: ahí tu granjero está a salvo.
       *[other] { $square } está regada: ahí tus { $farmers } granjeros están a salvo.
    }
santiago-advice-plant-hope = { $square } aún no tiene riego, pero es probable que el agua llegue a tiempo ({ $percent } %).
santiago-advice-plant-risk = Un riesgo: { $square } puede secarse antes de que llegue el agua, pero los demás sitios no son mejores.
santiago-advice-plant-neutral = Con esta ficha no va ningún granjero tuyo; en { $square } es lo que menos ayuda a tus rivales, o lo que más te ayuda.

## Santiago: la ficha sobrante

santiago-advice-leftover-grow = Tu plantación crece hasta { $size } fichas.
santiago-advice-leftover-block = Quita sitio a la plantación de un rival: { $seat }.
santiago-advice-leftover-harmless = Es lo que menos ayuda a tus rivales.

## Santiago: propuestas y sobornos

santiago-advice-propose-free =
    { $farmers ->
        [one] Da agua a { $farmers } granjero tuyo y no cuesta nada.
       *[other] Da agua a { $farmers } granjeros tuyos y no cuesta nada.
    }
santiago-advice-propose-waters =
    { $bribe ->
        [one] { $farmers ->
            [one] Da agua a { $farmers } granjero tuyo; { $bribe } escudo debería bastarle al supervisor.
           *[other] Da agua a { $farmers } granjeros tuyos; { $bribe } escudo debería bastarle al supervisor.
        }
       *[other] { $farmers ->
            [one] Da agua a { $farmers } granjero tuyo; { $bribe } escudos deberían bastarle al supervisor.
           *[other] Da agua a { $farmers } granjeros tuyos; { $bribe } escudos deberían bastarle al supervisor.
        }
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Aleja el agua de tus rivales y la lleva a tierra libre, sin coste.
        [one] Aleja el agua de tus rivales y la lleva a tierra libre, por { $bribe } escudo.
       *[other] Aleja el agua de tus rivales y la lleva a tierra libre, por { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Da agua a los rivales, pero te conviene más que los otros tramos, sin coste.
        [one] Da agua a los rivales, pero te conviene más que los otros tramos, por { $bribe } escudo.
       *[other] Da agua a los rivales, pero te conviene más que los otros tramos, por { $bribe } escudos.
    }
santiago-advice-no-proposal = Ninguna propuesta te promete más que guardar tu dinero.

## Santiago: la decisión del supervisor

santiago-advice-accept-waters =
    { $farmers ->
        [one] Da agua a { $farmers } granjero tuyo y te da el soborno: { $total }.
       *[other] Da agua a { $farmers } granjeros tuyos y te da el soborno: { $total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Te da { $total } escudo.
       *[other] Te da { $total } escudos.
    }
santiago-advice-accept-free = No te cuesta nada y es lo que menos te perjudica.
santiago-advice-build-waters =
    { $farmers ->
        [one] Da agua a { $farmers } granjero tuyo, y eso vale su precio: { $price }.
       *[other] Da agua a { $farmers } granjeros tuyos, y eso vale su precio: { $price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Aleja el agua de tus rivales, por { $price } escudo.
       *[other] Aleja el agua de tus rivales, por { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Da agua a los rivales, pero trae el agua hacia ti, por { $price } escudo.
       *[other] Da agua a los rivales, pero trae el agua hacia ti, por { $price } escudos.
    }
santiago-advice-discard = Ningún canal te promete más que el escudo que cuesta.

## Santiago: el canal adicional

santiago-advice-extra-saves =
    { $farmers ->
        [one] Salva a { $farmers } granjero tuyo de la sequía, ahora y para siempre.
       *[other] Salva a { $farmers } granjeros tuyos de la sequía, ahora y para siempre.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] La última ocasión: salva a { $farmers } granjero tuyo.
       *[other] La última ocasión: salva a { $farmers } granjeros tuyos.
    }
santiago-advice-extra-land = No da agua a ninguno de tus granjeros, pero tus plantaciones ganan con él, ahora o más tarde.
santiago-advice-extra-land-last = No da agua a ninguno de tus granjeros, pero alguna plantación tuya puede ganar con él.
santiago-advice-keep-extra = Tu canal adicional valdrá más en una ronda posterior.
santiago-advice-keep-extra-last = Ningún canal te daría ya puntos.

## Santiago: ideas por detrás de otra mejor

santiago-advice-weaker-palm-far = Una idea más floja: lejos del agua, puede que la palmera no cuente nunca.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Una idea más floja: { $amount } escudo, por si tu rival no puja lo esperado.
       *[other] Una idea más floja: { $amount } escudos, por si tu rival no puja lo esperado.
    }
santiago-advice-weaker-plant-risk = Una idea más floja y un riesgo: { $square } puede secarse antes de que llegue el agua.
santiago-advice-weaker-plant-neutral = Una idea más floja: con esta ficha no va ningún granjero tuyo, y en { $square } puede ayudar más a tus rivales.
santiago-advice-weaker-leftover-harmless = Una idea más floja: puede ayudar algo más a tus rivales.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Una idea más floja: da agua a los rivales, pero puede traer el agua hacia ti, sin coste.
        [one] Una idea más floja: da agua a los rivales, pero puede traer el agua hacia ti, por { $bribe } escudo.
       *[other] Una idea más floja: da agua a los rivales, pero puede traer el agua hacia ti, por { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Si prefieres ahorrar: no propongas nada y deja el canal a los demás.
santiago-advice-weaker-accept-free = Una idea más floja: no te cuesta nada, pero puede perjudicarte más.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] Una idea más floja: da agua a { $farmers } granjero tuyo, a este precio: { $price }.
       *[other] Una idea más floja: da agua a { $farmers } granjeros tuyos, a este precio: { $price }.
    }
santiago-advice-weaker-discard = Si prefieres ahorrar: no se construye nada y un canal sale del juego.
santiago-advice-weaker-extra-land = No da agua a ninguno de tus granjeros: mejor guardarlo, salvo que pienses plantar ahí.
santiago-advice-weaker-extra-land-last = Una idea más floja: no da agua a ninguno de tus granjeros, y ya nadie planta más.
santiago-advice-weaker-keep-extra = Si prefieres guardar tu canal adicional para otra ronda: solo tienes este.
santiago-advice-weaker-keep-extra-last = Una idea más floja: ya no habrá otra ronda para tu canal adicional.

## Cacao: lo que da una loseta

cacao-advice-sells = Puedes vender { cacao-noun-sold } por { cacao-noun-gold }.
cacao-advice-fruits = Te da { cacao-noun-taken }.
cacao-advice-gold = Tus trabajadores extraen { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Tu portador de agua avanza { $fields } casilla, hasta { $value }.
       *[other] Tu portador de agua avanza { $fields } casillas, hasta { $value }.
    }
cacao-advice-suns = Te da { cacao-noun-suns }.
cacao-advice-temple-first = Con { cacao-noun-workers } vas en cabeza en el templo de { $space }: { cacao-noun-gold }, por ahora.
cacao-advice-temple-takes = Con { cacao-noun-workers } vas en cabeza en el templo de { $space }, por delante de { $seat }: { cacao-noun-gold }, por ahora.
cacao-advice-temple-shared = Con { cacao-noun-workers } compartes el primer puesto en el templo de { $space }: { cacao-noun-gold }, por ahora.
cacao-advice-temple-second = Con { cacao-noun-workers } ocupas el segundo puesto en el templo de { $space }: { cacao-noun-gold }, por ahora.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } trabajador tuyo espera junto a selva vacía, listo para lo que se ponga allí.
       *[other] { $workers } trabajadores tuyos esperan junto a selva vacía, listos para lo que se ponga allí.
    }
cacao-advice-opens = Después, rellena { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Cuesta un sol, que al final vale 1 moneda de oro, y da ahora { cacao-noun-gold }.
cacao-advice-quiet = De momento no da nada, pero guarda tus otras losetas para sitios mejores.
cacao-advice-quiet-last = Ya no te da nada más; pero la última loseta también hay que colocarla.

## Cacao: rellenar la selva

cacao-advice-fill-nobody = No hay trabajadores junto a esta loseta: no regala nada a nadie.
cacao-advice-fill-least = De lo que puedes poner, es lo que más te ayuda o menos ayuda a tus rivales.

## Cacao: usar trabajadores

cacao-advice-sells-some = Vende { cacao-noun-sold } por { cacao-noun-gold }; quedan en el almacén: { $kept }.
cacao-advice-take-to-sell = Toma antes { cacao-noun-taken }: después puedes vender { $sold } por { cacao-noun-gold }.
cacao-advice-keep = Guarda tus frutos para un precio mejor.
cacao-advice-keep-last = Guarda tus frutos, que ya solo sirven para desempatar.
cacao-advice-no-fruits = No tienes frutos que vender aquí: los trabajadores no hacen nada.
cacao-advice-store-full = Tu almacén está lleno: los trabajadores no hacen nada.
cacao-advice-room = No toma frutos: queda sitio en tu almacén.

## Cacao: ideas detrás de una mejor

cacao-advice-weaker-fill-least = Una idea más floja: puede ayudar más a tus rivales, o menos a ti.
cacao-advice-weaker-keep = Si prefieres guardar tus frutos: quizá llegue un precio mejor.

## Agricola: lo que da un turno

agricola-advice-grow =
    { $rounds ->
        [one] Un granjero más: una acción más en la última ronda.
       *[other] Un granjero más: una acción más en cada una de las { $rounds } rondas que quedan.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Un granjero más vale { $points } punto al final.
       *[other] Un granjero más vale { $points } puntos al final.
    }
agricola-advice-room = Hace sitio para un hijo: de momento no hay ninguna habitación libre.
agricola-advice-renovate =
    { $points ->
        [one] Una casa mejor: { $points } punto más por tus habitaciones.
       *[other] Una casa mejor: { $points } puntos más por tus habitaciones.
    }
agricola-advice-food = Da { agricola-noun-food }; lo que te falta para la próxima cosecha: { $missing }.
agricola-advice-food-ahead = Da { agricola-noun-food }, aunque ya tienes bastante para la próxima cosecha: la siguiente será más fácil.
agricola-advice-sow =
    { $fields ->
        [one] Siembra { $fields } campo, que da un cultivo en cada cosecha hasta vaciarse.
       *[other] Siembra { $fields } campos; cada uno da un cultivo en cada cosecha hasta vaciarse.
    }
agricola-advice-plow = Un campo más para sembrar.
agricola-advice-plow-points =
    { $points ->
        [one] Con { $fields } campos recibes { $points } punto por ellos al final.
       *[other] Con { $fields } campos recibes { $points } puntos por ellos al final.
    }
agricola-advice-fences =
    { $pastures ->
        [one] Entonces tienes { $pastures } pastizal; sitio para animales en la granja: { $animals }.
       *[other] Entonces tienes { $pastures } pastizales; sitio para animales en la granja: { $animals }.
    }
agricola-advice-stable = Más sitio para animales; en toda la granja, entonces: { $animals }.
agricola-advice-unused =
    { $spaces ->
        [one] Aprovecha { $spaces } parcela que al final costaría un punto.
       *[other] Aprovecha { $spaces } parcelas; cada una costaría un punto al final.
    }
agricola-advice-start = Empiezas la próxima ronda y eliges antes que nadie.

## Agricola: los recursos que da un turno

agricola-advice-goods = Da { agricola-noun-goods }.
agricola-advice-goods-many = Da { agricola-noun-goods }: lo que se ha acumulado en varias rondas.
agricola-advice-first =
    { $good ->
        [grain] Aún no tienes cereales, y eso costaría un punto al final.
        [vegetable] Aún no tienes hortalizas, y eso costaría un punto al final.
        [sheep] Aún no tienes ovejas, y eso costaría un punto al final.
        [boar] Aún no tienes jabalíes, y eso costaría un punto al final.
       *[cattle] Aún no tienes vacas, y eso costaría un punto al final.
    }
agricola-advice-pair = Entonces tienes { agricola-noun-goods }: con dos nace una cría en cada cosecha, si encuentra sitio.
agricola-advice-seed =
    { $fields ->
        [one] Da { agricola-noun-goods } para sembrar: tienes { $fields } campo vacío.
       *[other] Da { agricola-noun-goods } para sembrar: tienes { $fields } campos vacíos.
    }
agricola-advice-pays-room = Da { agricola-noun-goods }: entonces puedes pagar una habitación.
agricola-advice-pays-renovation = Da { agricola-noun-goods }: entonces puedes pagar una reforma.
agricola-advice-pays-improvement = Da { agricola-noun-goods }: suficiente para una adquisición ({ agricola-noun-improvement }).

## Agricola: adquisiciones y cartas

agricola-advice-cooking = Un lugar para cocinar: entonces tus animales pueden convertirse en alimentos en cualquier momento, y los cereales en pan.
agricola-advice-hearth = En una Cocina, los jabalíes, las vacas, las hortalizas y el pan dan más alimentos que en un Hogar.
agricola-advice-oven =
    { $points ->
        [one] Convierte 1 cereal en pan ({ agricola-noun-food }) y vale { $points } punto.
       *[other] Convierte 1 cereal en pan ({ agricola-noun-food }) y vale { $points } puntos.
    }
agricola-advice-well =
    { $rounds ->
        [one] Da 1 alimento en la última ronda y vale { $points } puntos.
       *[other] Da 1 alimento en cada una de las próximas { $rounds } rondas y vale { $points } puntos.
    }
agricola-advice-workshop = En cada cosecha puede convertir { agricola-noun-goods } en { agricola-noun-food }, y vale { $points } puntos.
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement }: { $points } punto.
       *[other] { agricola-noun-improvement }: { $points } puntos.
    }
agricola-advice-card = Pone una carta en juego ({ agricola-noun-card }); cuanto antes esté en la mesa, más tiempo puede ayudar.

## Agricola: cosecha y animales

agricola-advice-feed = Tu familia tiene bastante para comer: { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] Tomas { $tokens } ficha de mendicidad, que cuesta { $points } puntos al final.
       *[other] Tomas { $tokens } fichas de mendicidad, que cuestan { $points } puntos al final.
    }
agricola-advice-exchange = Convierte { agricola-noun-goods } en { agricola-noun-food }; lo que te falta para la cosecha: { $missing }.
agricola-advice-exchange-enough = Convierte { agricola-noun-goods } en { agricola-noun-food }, aunque ya tienes bastante para la cosecha.
agricola-advice-keep = Animales que conservas: { $animals }; tipos distintos: { $kinds }.
agricola-advice-keep-cook = Animales que conservas: { $animals }; los demás te dan { agricola-noun-food }.
agricola-advice-keep-pair = Conservas { agricola-noun-goods }: así puede nacer otra cría en la próxima cosecha.

## Agricola: pasos menores

agricola-advice-pay = Lo que te queda entonces: madera { $wood }, adobe { $clay }.
agricola-advice-done = Por ahora, aquí ya nada vale lo que cuesta.
agricola-advice-quiet = De momento no te da nada; pero ninguna otra cosa da más.

## Agricola: ideas detrás de una mejor

agricola-advice-weaker-exchange-enough = Una idea más floja: convierte { agricola-noun-goods } en { agricola-noun-food }, aunque ya tienes bastante para la cosecha.
agricola-advice-weaker-done = Si prefieres conservar lo que tienes: déjalo así.
agricola-advice-weaker-quiet = Una idea más floja: de momento no te da nada.

## Bots que no pueden jugar

error-bot-unknown = No hay ningún bot «{ $bot }» para { $game }. Bots conocidos: { $known }; el tuyo se escribe módulo:Nombre o ./archivo.py:Nombre.
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
