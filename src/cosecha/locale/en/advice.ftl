# Bots: their names, why they advise what they advise, and what can be wrong with one.

bot-random = Random
bot-random-about = Plays any legal action, each as likely as the others. Easy to beat.
bot-insight = Insight
bot-insight-about = Foresees what every action will bring to everyone, weighs it in points, and plays to win.

## Advice in any game

advice-random = Picked at random: one legal action is as good as another to this bot.
advice-own-choice = This is what the bot itself would do.
advice-only-one = There is nothing else to do.

## Santiago: the set-up

santiago-advice-spring-middle = From the middle, canals can reach land on every side.
santiago-advice-spring-border = A spring at the border: water is scarce, and every canal is fought over.
# $squares: how many squares the canal waters (2 or 4).
santiago-advice-start-canal =
    { $squares ->
        [one] Waters { $squares } square before the first tile is planted.
       *[other] Waters { $squares } squares before the first tile is planted.
    }
santiago-advice-palm-near = Water will come here soon, so the palm will count for somebody.
santiago-advice-palm-far = Far from the water: the palm may never count.

## Santiago: the auction

santiago-advice-pass-overseer = Costs nothing and makes you canal overseer; but you plant one farmer fewer.
santiago-advice-pass-unless-rival = Costs nothing and makes you canal overseer, unless your rival passes too; but you plant one farmer fewer.
santiago-advice-pass-second = Keeps all your money; but you plant one farmer fewer, and somebody else is overseer.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo is a fair price for planting first.
       *[other] { $amount } escudos are a fair price for planting first.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] For { $amount } escudo you lead the auction and have the best choice of tiles.
       *[other] For { $amount } escudos you lead the auction and have the best choice of tiles.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] For only { $amount } escudo you plant all your farmers.
       *[other] For only { $amount } escudos you plant all your farmers.
    }
# $place: 2 is second, and so on, as the bids stand now.
santiago-advice-bid-place =
    { $amount ->
        [one] For { $amount } escudo you are number { $place } in the order of planting, as the bids stand.
       *[other] For { $amount } escudos you are number { $place } in the order of planting, as the bids stand.
    }

## Santiago: planting

santiago-advice-plant-grow =
    { $farmers ->
        [one] { $square } makes a plantation of { $size }, with { $farmers } more farmer of yours on it.
       *[other] { $square } makes a plantation of { $size }, with { $farmers } more farmers of yours on it.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] The palm on { $square } counts as one more farmer beside yours.
       *[other] The palm on { $square } counts as one more farmer beside your { $farmers }.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } has water: your farmer is safe there.
       *[other] { $square } has water: your { $farmers } farmers are safe there.
    }
santiago-advice-plant-hope = { $square } has no water yet, but it is likely to come in time ({ $percent }%).
santiago-advice-plant-risk = A risk: { $square } may dry before water comes, but the other places are no better.
santiago-advice-plant-neutral = No farmer of yours goes with this tile; on { $square } it helps your rivals least, or you most.

## Santiago: the leftover tile

santiago-advice-leftover-grow = Your plantation grows to { $size } tiles.
santiago-advice-leftover-block = Takes room from a rival’s plantation: { $seat }.
santiago-advice-leftover-harmless = Helps your rivals least.

## Santiago: proposals and bribes

santiago-advice-propose-free =
    { $farmers ->
        [one] Waters { $farmers } farmer of yours, and costs nothing.
       *[other] Waters { $farmers } farmers of yours, and costs nothing.
    }
# $farmers and $bribe are at least 1.
santiago-advice-propose-waters =
    { $bribe ->
        [one] { $farmers ->
            [one] Waters { $farmers } farmer of yours; { $bribe } escudo should be enough for the overseer.
           *[other] Waters { $farmers } farmers of yours; { $bribe } escudo should be enough for the overseer.
        }
       *[other] { $farmers ->
            [one] Waters { $farmers } farmer of yours; { $bribe } escudos should be enough for the overseer.
           *[other] Waters { $farmers } farmers of yours; { $bribe } escudos should be enough for the overseer.
        }
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Keeps the water from your rivals and leads it to free land, at no cost.
        [one] Keeps the water from your rivals and leads it to free land, for { $bribe } escudo.
       *[other] Keeps the water from your rivals and leads it to free land, for { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Waters rivals, but serves you better than the other segments, at no cost.
        [one] Waters rivals, but serves you better than the other segments, for { $bribe } escudo.
       *[other] Waters rivals, but serves you better than the other segments, for { $bribe } escudos.
    }
santiago-advice-no-proposal = No proposal promises you more than keeping your money.

## Santiago: the overseer’s decision

santiago-advice-accept-waters =
    { $farmers ->
        [one] Waters { $farmers } farmer of yours, and brings you the bribe: { $total }.
       *[other] Waters { $farmers } farmers of yours, and brings you the bribe: { $total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Brings you { $total } escudo.
       *[other] Brings you { $total } escudos.
    }
santiago-advice-accept-free = Costs you nothing, and harms you least.
santiago-advice-build-waters =
    { $farmers ->
        [one] Waters { $farmers } farmer of yours, which is worth the price: { $price }.
       *[other] Waters { $farmers } farmers of yours, which is worth the price: { $price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Keeps the water from your rivals, for { $price } escudo.
       *[other] Keeps the water from your rivals, for { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Waters rivals, but leads the water your way, for { $price } escudo.
       *[other] Waters rivals, but leads the water your way, for { $price } escudos.
    }
santiago-advice-discard = No canal promises you more than the escudo it costs.

## Santiago: the additional canal

santiago-advice-extra-saves =
    { $farmers ->
        [one] Saves { $farmers } farmer of yours from drought, now and for good.
       *[other] Saves { $farmers } farmers of yours from drought, now and for good.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] The last chance: saves { $farmers } farmer of yours.
       *[other] The last chance: saves { $farmers } farmers of yours.
    }
santiago-advice-extra-land = Waters none of your farmers, but your plantations gain from it, now or later.
santiago-advice-extra-land-last = Waters none of your farmers, but a plantation of yours may gain from it.
santiago-advice-keep-extra = Your additional canal will be worth more in a later round.
santiago-advice-keep-extra-last = No canal would bring you points any more.

## Santiago: ideas behind a better one

santiago-advice-weaker-palm-far = A weaker idea: far from the water, the palm may never count.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] A weaker idea: { $amount } escudo, in case your rival bids otherwise than expected.
       *[other] A weaker idea: { $amount } escudos, in case your rival bids otherwise than expected.
    }
santiago-advice-weaker-plant-risk = A weaker idea, and a risk: { $square } may dry before water comes.
santiago-advice-weaker-plant-neutral = A weaker idea: no farmer of yours goes with this tile, and on { $square } it may help your rivals more.
santiago-advice-weaker-leftover-harmless = A weaker idea: it may help your rivals a little more.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] A weaker idea: waters rivals, but may lead the water your way, at no cost.
        [one] A weaker idea: waters rivals, but may lead the water your way, for { $bribe } escudo.
       *[other] A weaker idea: waters rivals, but may lead the water your way, for { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = If you would rather save your money: propose nothing, and leave the canal to the others.
santiago-advice-weaker-accept-free = A weaker idea: costs you nothing, but may harm you more.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] A weaker idea: waters { $farmers } farmer of yours, at this price: { $price }.
       *[other] A weaker idea: waters { $farmers } farmers of yours, at this price: { $price }.
    }
santiago-advice-weaker-discard = If you would rather save your money: nothing is built, and a canal leaves the game.
santiago-advice-weaker-extra-land = Waters none of your farmers: better kept, unless you plan to plant there.
santiago-advice-weaker-extra-land-last = A weaker idea: waters none of your farmers, and nobody plants any more.
santiago-advice-weaker-keep-extra = If you would rather keep your additional canal for a later round: you have only this one.
santiago-advice-weaker-keep-extra-last = A weaker idea: there will be no later round for your additional canal.

## Cacao: what a tile brings

cacao-advice-sells = You can sell { cacao-noun-sold } for { cacao-noun-gold }.
cacao-advice-fruits = Brings you { cacao-noun-taken }.
cacao-advice-gold = Your workers dig { cacao-noun-gold }.
# $value: the number on the water field that is reached.
cacao-advice-water =
    { $fields ->
        [one] Your water carrier goes { $fields } field on, to { $value }.
       *[other] Your water carrier goes { $fields } fields on, to { $value }.
    }
cacao-advice-suns = Brings you { cacao-noun-suns }.
cacao-advice-temple-first = With { cacao-noun-workers } you lead at the temple on { $space }: { cacao-noun-gold }, as it stands.
# $seat: the rival who gets less there than before.
cacao-advice-temple-takes = With { cacao-noun-workers } you lead at the temple on { $space }, ahead of { $seat }: { cacao-noun-gold }, as it stands.
cacao-advice-temple-shared = With { cacao-noun-workers } you share the lead at the temple on { $space }: { cacao-noun-gold }, as it stands.
cacao-advice-temple-second = With { cacao-noun-workers } you are second at the temple on { $space }: { cacao-noun-gold }, as it stands.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } worker of yours waits beside empty jungle, ready for whatever is laid there.
       *[other] { $workers } workers of yours wait beside empty jungle, ready for whatever is laid there.
    }
# $reason is one of the sentences above.
cacao-advice-opens = Then fill { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Costs a sun, worth 1 gold at the end, and brings { cacao-noun-gold } now.
cacao-advice-quiet = Brings nothing at once, but saves your other tiles for better places.
cacao-advice-quiet-last = Brings you nothing more; but the last tile must be placed, too.

## Cacao: filling the jungle

cacao-advice-fill-nobody = No workers stand beside this tile: it gives nothing away.
cacao-advice-fill-least = Of what you can lay, this helps you most or your rivals least.

## Cacao: using workers

cacao-advice-sells-some = Sells { cacao-noun-sold } for { cacao-noun-gold }; left in store: { $kept }.
cacao-advice-take-to-sell = Take { cacao-noun-taken } first: after that you can sell { $sold } for { cacao-noun-gold }.
cacao-advice-keep = Keeps your fruits for a better price.
cacao-advice-keep-last = Keeps your fruits, which now only break ties.
cacao-advice-no-fruits = You have no fruits to sell here: the workers stay idle.
cacao-advice-store-full = Your store is full: the workers stay idle.
cacao-advice-room = Takes no fruits: your store keeps its room.

## Cacao: ideas behind a better one

cacao-advice-weaker-fill-least = A weaker idea: it may help your rivals more, or you less.
cacao-advice-weaker-keep = If you would rather keep your fruits: a better price may come.

## Agricola: what a turn brings

agricola-advice-grow =
    { $rounds ->
        [one] Another person: one action more in the last round.
       *[other] Another person: one action more in each of the { $rounds } rounds to come.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Another person is worth { $points } point at the end.
       *[other] Another person is worth { $points } points at the end.
    }
agricola-advice-room = Makes room for a child: so far there is no room free.
agricola-advice-renovate =
    { $points ->
        [one] A better house: { $points } point more for your rooms.
       *[other] A better house: { $points } points more for your rooms.
    }
# $missing: the food that is missing for the next harvest before this.
agricola-advice-food = Brings { agricola-noun-food }; you lack { $missing } for the next harvest.
agricola-advice-food-ahead = Brings { agricola-noun-food }, although you have enough for the next harvest: a harvest later will be easier.
agricola-advice-sow =
    { $fields ->
        [one] Sows { $fields } field, which gives a crop at every harvest until it is empty.
       *[other] Sows { $fields } fields; each gives a crop at every harvest until it is empty.
    }
agricola-advice-plow = One field more to sow.
agricola-advice-plow-points =
    { $points ->
        [one] With { $fields } fields you get { $points } point for them at the end.
       *[other] With { $fields } fields you get { $points } points for them at the end.
    }
# $pastures and $animals: how many there are then, and for how many animals the whole farm has room.
agricola-advice-fences =
    { $pastures ->
        [one] Then you have { $pastures } pasture; room for animals on the farm: { $animals }.
       *[other] Then you have { $pastures } pastures; room for animals on the farm: { $animals }.
    }
agricola-advice-stable = More room for animals; on the whole farm then: { $animals }.
agricola-advice-unused =
    { $spaces ->
        [one] Makes use of { $spaces } space that would cost a point at the end.
       *[other] Makes use of { $spaces } spaces, each of which would cost a point at the end.
    }
agricola-advice-start = You begin the next round and have the first choice.

## Agricola: goods that a turn brings

agricola-advice-goods = Brings { agricola-noun-goods }.
agricola-advice-goods-many = Brings { agricola-noun-goods }: what has piled up over several rounds.
agricola-advice-first =
    { $good ->
        [grain] You have no grain yet, and that would cost a point at the end.
        [vegetable] You have no vegetables yet, and that would cost a point at the end.
        [sheep] You have no sheep yet, and that would cost a point at the end.
        [boar] You have no wild boar yet, and that would cost a point at the end.
       *[cattle] You have no cattle yet, and that would cost a point at the end.
    }
# $amount: how many there are then, at least 2.
agricola-advice-pair = Then you have { agricola-noun-goods }: two bring a young one at every harvest, if it finds a place.
# $fields: fields that are empty now.
agricola-advice-seed =
    { $fields ->
        [one] Brings { agricola-noun-goods } to sow: { $fields } field of yours is empty.
       *[other] Brings { agricola-noun-goods } to sow: { $fields } fields of yours are empty.
    }
agricola-advice-pays-room = Brings { agricola-noun-goods }: then you can pay for a room.
agricola-advice-pays-renovation = Brings { agricola-noun-goods }: then you can pay for a renovation.
agricola-advice-pays-improvement = Brings { agricola-noun-goods }: enough for an improvement ({ agricola-noun-improvement }).

## Agricola: improvements and cards

agricola-advice-cooking = A place to cook: then your animals can become food at any time, and grain can become bread.
agricola-advice-hearth = On a Cooking Hearth wild boar, cattle, vegetables and bread bring more food than on a Fireplace.
agricola-advice-oven =
    { $points ->
        [one] Bakes 1 grain into { agricola-noun-food }, and is worth { $points } point.
       *[other] Bakes 1 grain into { agricola-noun-food }, and is worth { $points } points.
    }
agricola-advice-well =
    { $rounds ->
        [one] Gives 1 food in the last round, and is worth { $points } points.
       *[other] Gives 1 food in each of the next { $rounds } rounds, and is worth { $points } points.
    }
agricola-advice-workshop = Can turn { agricola-noun-goods } into { agricola-noun-food } at every harvest, and is worth { $points } points.
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement }: { $points } point.
       *[other] { agricola-noun-improvement }: { $points } points.
    }
agricola-advice-card = Brings a card into play ({ agricola-noun-card }); the earlier a card lies there, the longer it can help.

## Agricola: harvest and animals

agricola-advice-feed = Your family has enough to eat: { agricola-noun-food }.
# $points: what the tokens cost at the end.
agricola-advice-begging =
    { $tokens ->
        [one] You take { $tokens } begging token, which costs { $points } points at the end.
       *[other] You take { $tokens } begging tokens, which cost { $points } points at the end.
    }
# $missing: the food that is missing for the harvest before this.
agricola-advice-exchange = Turns { agricola-noun-goods } into { agricola-noun-food }; you lack { $missing } for the harvest.
agricola-advice-exchange-enough = Turns { agricola-noun-goods } into { agricola-noun-food }, although you have enough for the harvest.
agricola-advice-keep = Animals you keep: { $animals }; different kinds: { $kinds }.
agricola-advice-keep-cook = Animals you keep: { $animals }; the others give you { agricola-noun-food }.
agricola-advice-keep-pair = You keep { agricola-noun-goods }, which can have young again at the next harvest.

## Agricola: smaller steps

agricola-advice-pay = What you have left then: wood { $wood }, clay { $clay }.
agricola-advice-done = Nothing more here is worth its price now.
agricola-advice-quiet = Brings you nothing at once; but nothing else brings more.

## Agricola: ideas behind a better one

agricola-advice-weaker-exchange-enough = A weaker idea: turns { agricola-noun-goods } into { agricola-noun-food }, although you have enough for the harvest.
agricola-advice-weaker-done = If you would rather keep what you have: leave it at that.
agricola-advice-weaker-quiet = A weaker idea: it brings you nothing at once.

## Bots that cannot play

error-bot-unknown = There is no bot “{ $bot }” for { $game }. Known bots: { $known }; your own is written as module:Name or ./file.py:Name.
error-bot-no-module = Bot “{ $bot }”: there is no module “{ $module }”. Is it installed, or in the folder where you are?
error-bot-no-file = Bot “{ $bot }”: there is no file “{ $path }”.
error-bot-no-class = Bot “{ $bot }”: “{ $module }” has nothing called “{ $attribute }”.
error-bot-import = Bot “{ $bot }” cannot be loaded: { $text }
error-bot-make = Bot “{ $bot }” cannot be made: { $text }
error-bot-not-a-bot = Bot “{ $bot }”: “{ $attribute }” is not a bot. A bot is a class whose objects have choose(view, rng).
error-bot-none = Name at least one bot.
error-bot-too-many =
    { $players ->
        [one] { $bots } bots are named, but there is only { $players } seat.
       *[other] { $bots } bots are named, but there are only { $players } seats.
    }
# $decision names what was asked, e.g. “3.plant.1”: round, phase, seat.
error-bot-illegal = Bot “{ $bot }” answered “{ $action }”, which is not legal: match { $match }, seed { $seed }, decision { $decision }.
error-bot-failed = Bot “{ $bot }” broke down in match { $match }, seed { $seed }, decision { $decision }: { $text }
error-bot-worker-died = A process that played matches ended without a word; perhaps the memory ran out.
error-bot-type = Bot “{ $bot }” answered { $answer }, which is a { $type }; an action is an int from view.legal: match { $match }, seed { $seed }, decision { $decision }.
