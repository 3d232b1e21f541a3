# Bots: descriptions, the reasons for their hints, and what can go wrong with a bot.

bot-random-about = Picks any legal action at random. Easy to beat.
bot-sprout-about = Plays like a child who knows the rules: grabs whatever looks good right now.
bot-apprentice-about = Plans a little, sticks to a favorite idea, and often forgets the other players.
bot-farmer-about = Plays solidly, but overlooks a good idea now and then.
bot-steward-about = Plays well and seldom makes a mistake.
bot-master-about = Gives it everything it has.
bot-insight-about = Works out what each action does for every player, weighs it in points, and plays to win.

## Advice in any game

advice-random = Picked at random. This bot likes every legal action equally.
advice-own-choice = This is what the bot would do.
advice-only-one = It’s the only thing you can do.
# $whole and $tenth: the points that the bot expects, such as 31 and 4. $tries: how often it played this in its head.
advice-search-points =
    { $tries ->
        [one] You can expect { $whole }.{ $tenth } points (tried once).
       *[other] You can expect { $whole }.{ $tenth } points (tried { $tries } times).
    }
advice-search-win =
    { $tries ->
        [one] Your chance of winning is { $percent }% (tried once).
       *[other] Your chance of winning is { $percent }% (tried { $tries } times).
    }
# $worth is one of the two above, $line the likely continuation.
advice-search-line = { $worth } Likely continuation: { $line }.
advice-search-worth =
    { $points ->
        [one] You can expect about { $points } point.
       *[other] You can expect about { $points } points.
    }
# As above, where there are rivals: $rival is what the best of them can expect.
advice-search-rivalry =
    { $points ->
        [one] You can expect about { $points } point, your best rival about { $rival }.
       *[other] You can expect about { $points } points, your best rival about { $rival }.
    }
# $reason says what the answer brings, $worth is the sentence above.
advice-search-reason = { $reason } { $worth }
advice-search-reply = { $seat } – { $action }

## Santiago: setup

santiago-advice-spring-middle = From the middle, canals can reach land on every side.
santiago-advice-spring-border = A spring at the edge makes water scarce, so everyone fights over each canal.
# $squares: how many squares the canal waters (2 or 4).
santiago-advice-start-canal =
    { $squares ->
        [one] Waters { $squares } square before the first tile is planted.
       *[other] Waters { $squares } squares before the first tile is planted.
    }
santiago-advice-palm-near = Water will get here soon, so somebody will score with this palm.
santiago-advice-palm-far = It’s far from the water, so this palm may never score.

## Santiago: the auction

santiago-advice-pass-overseer = It’s free and makes you canal overseer, but you place 1 farmer fewer.
santiago-advice-pass-unless-rival = It’s free and makes you canal overseer, unless your rival passes too. But you place 1 farmer fewer.
santiago-advice-pass-second = You keep all your money, but you place 1 farmer fewer and somebody else is overseer.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo is a fair price for planting first.
       *[other] { $amount } escudos is a fair price for planting first.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] For { $amount } escudo, you lead the auction and choose your tile first.
       *[other] For { $amount } escudos, you lead the auction and choose your tile first.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] For only { $amount } escudo, you place all your farmers.
       *[other] For only { $amount } escudos, you place all your farmers.
    }
# $place: 2 is second, and so on, as the bids stand now.
santiago-advice-bid-place =
    { $amount ->
        [one] For { $amount } escudo, you’re number { $place } to plant, going by the bids so far.
       *[other] For { $amount } escudos, you’re number { $place } to plant, going by the bids so far.
    }

## Santiago: planting

santiago-advice-plant-grow =
    { $farmers ->
        [one] Makes a plantation of { $size } on { $square }, with { $farmers } more of your farmers.
       *[other] Makes a plantation of { $size } on { $square }, with { $farmers } more of your farmers.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] The palm on { $square } counts as another farmer next to yours.
       *[other] The palm on { $square } counts as another farmer next to your { $farmers }.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] { $square } has water, so your farmer is safe there.
       *[other] { $square } has water, so your { $farmers } farmers are safe there.
    }
santiago-advice-plant-hope = { $square } has no water yet, but it’s likely to get some in time ({ $percent }%).
santiago-advice-plant-risk = It’s a risk: { $square } may dry up before water comes. But the other places are no better.
santiago-advice-plant-neutral = You place no farmers on this tile. On { $square }, it helps you most or your rivals least.

## Santiago: the leftover tile

santiago-advice-leftover-grow = Your plantation grows to { $size } tiles.
santiago-advice-leftover-block = Takes space from a rival’s plantation: { $seat }.
santiago-advice-leftover-harmless = Helps your rivals least.

## Santiago: proposals and bribes

santiago-advice-propose-free =
    { $farmers ->
        [one] Waters { $farmers } of your farmers, for free.
       *[other] Waters { $farmers } of your farmers, for free.
    }
# $farmers and $bribe are at least 1.
santiago-advice-propose-waters =
    { $bribe ->
        [one] { $farmers ->
            [one] Waters { $farmers } of your farmers. { $bribe } escudo should be enough for the overseer.
           *[other] Waters { $farmers } of your farmers. { $bribe } escudo should be enough for the overseer.
        }
       *[other] { $farmers ->
            [one] Waters { $farmers } of your farmers. { $bribe } escudos should be enough for the overseer.
           *[other] Waters { $farmers } of your farmers. { $bribe } escudos should be enough for the overseer.
        }
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Keeps the water away from your rivals, for free.
        [one] Keeps the water away from your rivals, for { $bribe } escudo.
       *[other] Keeps the water away from your rivals, for { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Waters your rivals, but it’s better for you than the other canals, and free.
        [one] Waters your rivals, but it’s better for you than the other canals, for { $bribe } escudo.
       *[other] Waters your rivals, but it’s better for you than the other canals, for { $bribe } escudos.
    }
santiago-advice-no-proposal = No proposal is worth more to you than your money.

## Santiago: the overseer’s decision

santiago-advice-accept-waters =
    { $farmers ->
        [one] Waters { $farmers } of your farmers, and you get the bribe: { $total }.
       *[other] Waters { $farmers } of your farmers, and you get the bribe: { $total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Gets you { $total } escudo.
       *[other] Gets you { $total } escudos.
    }
santiago-advice-accept-free = Costs you nothing and hurts you least.
santiago-advice-build-waters =
    { $farmers ->
        [one] Waters { $farmers } of your farmers, which is worth the price: { $price }.
       *[other] Waters { $farmers } of your farmers, which is worth the price: { $price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Keeps the water away from your rivals, for { $price } escudo.
       *[other] Keeps the water away from your rivals, for { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Waters your rivals, but brings the water your way, for { $price } escudo.
       *[other] Waters your rivals, but brings the water your way, for { $price } escudos.
    }
santiago-advice-discard = No canal is worth the escudo it costs.

## Santiago: the additional canal

santiago-advice-extra-saves =
    { $farmers ->
        [one] Saves { $farmers } of your farmers from drought for the rest of the game.
       *[other] Saves { $farmers } of your farmers from drought for the rest of the game.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] Your last chance: saves { $farmers } of your farmers.
       *[other] Your last chance: saves { $farmers } of your farmers.
    }
santiago-advice-extra-land = Waters none of your farmers, but it helps your plantations now or later.
santiago-advice-extra-land-last = Waters none of your farmers, but it may help one of your plantations.
santiago-advice-keep-extra = Your additional canal will be worth more in a later round.
santiago-advice-keep-extra-last = No canal would get you any more points.

## Santiago: second-best ideas

santiago-advice-weaker-palm-far = Not as good: it’s far from the water, so this palm may never score.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Not as good: { $amount } escudo, in case your rival surprises you.
       *[other] Not as good: { $amount } escudos, in case your rival surprises you.
    }
santiago-advice-weaker-plant-risk = Not as good, and a risk: { $square } may dry up before water comes.
santiago-advice-weaker-plant-neutral = Not as good: you place no farmers on this tile, and on { $square } it may help your rivals more.
santiago-advice-weaker-leftover-harmless = Not as good: it may help your rivals a little more.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Not as good: waters your rivals, but may bring the water your way, for free.
        [one] Not as good: waters your rivals, but may bring the water your way, for { $bribe } escudo.
       *[other] Not as good: waters your rivals, but may bring the water your way, for { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = If you’d rather save your money: propose nothing and leave the canal to the others.
santiago-advice-weaker-accept-free = Not as good: it’s free, but it may hurt you more.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] Not as good: waters { $farmers } of your farmers, at this price: { $price }.
       *[other] Not as good: waters { $farmers } of your farmers, at this price: { $price }.
    }
santiago-advice-weaker-discard = If you’d rather save your money: nothing is built, and a canal leaves the game.
santiago-advice-weaker-extra-land = Waters none of your farmers. Keep it unless you plan to plant there.
santiago-advice-weaker-extra-land-last = Not as good: it waters none of your farmers, and there’s no more planting.
santiago-advice-weaker-keep-extra = If you’d rather save your additional canal for a later round. You have only this one.
santiago-advice-weaker-keep-extra-last = Not as good: there won’t be a later round for your additional canal.

## Cacao: what a tile gets you

cacao-advice-sells = You can sell { cacao-noun-sold } for { cacao-noun-gold }.
cacao-advice-fruits = Gets you { cacao-noun-taken }.
cacao-advice-gold = Your workers dig { cacao-noun-gold }.
# $value: the number on the water field that is reached.
cacao-advice-water =
    { $fields ->
        [one] Your water carrier moves { $fields } field, to { $value }.
       *[other] Your water carrier moves { $fields } fields, to { $value }.
    }
cacao-advice-suns = Gets you { cacao-noun-suns }.
cacao-advice-temple-first = With { cacao-noun-workers }, you lead at the temple on { $space }: { cacao-noun-gold } if it stays that way.
# $seat: the rival who gets less there than before.
cacao-advice-temple-takes = With { cacao-noun-workers }, you lead at the temple on { $space }, ahead of { $seat }: { cacao-noun-gold } if it stays that way.
cacao-advice-temple-shared = With { cacao-noun-workers }, you share the lead at the temple on { $space }: { cacao-noun-gold } if it stays that way.
cacao-advice-temple-second = With { cacao-noun-workers }, you’re second at the temple on { $space }: { cacao-noun-gold } if it stays that way.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } of your workers waits next to an empty jungle space, ready for any tile.
       *[other] { $workers } of your workers wait next to empty jungle spaces, ready for any tile.
    }
# $reason is one of the sentences above.
cacao-advice-opens = Then fill { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Costs 1 sun, worth 1 gold at the end, and gets you { cacao-noun-gold } now.
cacao-advice-quiet = Gets you nothing now, but saves your other tiles for better places.
cacao-advice-quiet-last = Gets you nothing more, but you have to place your last tile.

## Cacao: filling the jungle

cacao-advice-fill-nobody = There are no workers next to this tile, so nobody gets anything.
cacao-advice-fill-least = Of all the tiles, this one helps you most or your rivals least.

## Cacao: using workers

cacao-advice-sells-some = Sells { cacao-noun-sold } for { cacao-noun-gold } and keeps { $kept }.
cacao-advice-take-to-sell = Take { cacao-noun-taken } first. Then you can sell { $sold } for { cacao-noun-gold }.
cacao-advice-keep = Keeps your fruits for a better price.
cacao-advice-keep-last = Keeps your fruits, which now only break ties.
cacao-advice-no-fruits = You have no fruits to sell here, so your workers stay idle.
cacao-advice-store-full = Your store is full, so your workers stay idle.
cacao-advice-room = Takes no fruits, so you keep room in your store.

## Cacao: second-best ideas

cacao-advice-weaker-fill-least = Not as good: it may help your rivals more, or you less.
cacao-advice-weaker-keep = If you’d rather keep your fruits: a better price may come.

## Agricola: what a turn gets you

agricola-advice-grow =
    { $rounds ->
        [one] One more person gets you 1 extra action in the last round.
       *[other] One more person gets you 1 extra action in each of the { $rounds } rounds to come.
    }
agricola-advice-grow-last =
    { $points ->
        [one] One more person scores { $points } point at the end.
       *[other] One more person scores { $points } points at the end.
    }
agricola-advice-room = Makes room for a child. Right now you have no free room.
agricola-advice-renovate =
    { $points ->
        [one] A better house: { $points } more point for your rooms.
       *[other] A better house: { $points } more points for your rooms.
    }
# $missing: the food that is missing for the next harvest before this.
agricola-advice-food = Gets you { agricola-noun-food }. You still need { $missing } for the next harvest.
agricola-advice-food-ahead = Gets you { agricola-noun-food }. You have enough for the next harvest, so this is for a later one.
agricola-advice-sow =
    { $fields ->
        [one] Sows { $fields } field, which gives you a crop each harvest until it’s empty.
       *[other] Sows { $fields } fields, each of which gives you a crop each harvest until it’s empty.
    }
agricola-advice-plow = One more field to sow.
agricola-advice-plow-points =
    { $points ->
        [one] With { $fields } fields, you score { $points } point at the end.
       *[other] With { $fields } fields, you score { $points } points at the end.
    }
# $pastures and $animals: how many there are then, and for how many animals the whole farm has room.
agricola-advice-fences =
    { $pastures ->
        [one] You’ll have { $pastures } pasture. Room for animals on your farm: { $animals }.
       *[other] You’ll have { $pastures } pastures. Room for animals on your farm: { $animals }.
    }
agricola-advice-stable = Makes room for more animals. Room on your farm: { $animals }.
agricola-advice-unused =
    { $spaces ->
        [one] Uses { $spaces } space that would cost you a point at the end.
       *[other] Uses { $spaces } spaces that would each cost you a point at the end.
    }
agricola-advice-start = You start the next round and choose first.

## Agricola: goods that a turn gets you

agricola-advice-goods = Gets you { agricola-noun-goods }.
agricola-advice-goods-many = Gets you { agricola-noun-goods }, piled up over several rounds.
agricola-advice-first =
    { $good ->
        [grain] You have no grain yet, which would cost you a point at the end.
        [vegetable] You have no vegetables yet, which would cost you a point at the end.
        [sheep] You have no sheep yet, which would cost you a point at the end.
        [boar] You have no wild boar yet, which would cost you a point at the end.
       *[cattle] You have no cattle yet, which would cost you a point at the end.
    }
# $amount: how many there are then, at least 2.
agricola-advice-pair = You’ll have { agricola-noun-goods }. At each harvest they have one baby, if you have room for it.
# $fields: fields that are empty now.
agricola-advice-seed =
    { $fields ->
        [one] Gets you { agricola-noun-goods } to sow. You have { $fields } empty field.
       *[other] Gets you { agricola-noun-goods } to sow. You have { $fields } empty fields.
    }
agricola-advice-pays-room = Gets you { agricola-noun-goods }, enough for a room.
agricola-advice-pays-renovation = Gets you { agricola-noun-goods }, enough to renovate.
agricola-advice-pays-improvement = Gets you { agricola-noun-goods }, enough for an improvement ({ agricola-noun-improvement }).

## Agricola: improvements and cards

agricola-advice-cooking = Somewhere to cook: turn animals into food at any time, and bake bread.
agricola-advice-hearth = A Cooking Hearth gives you more food than a Fireplace for wild boar, cattle, vegetables and bread.
agricola-advice-oven =
    { $points ->
        [one] Bakes 1 grain into { agricola-noun-food }, and scores { $points } point.
       *[other] Bakes 1 grain into { agricola-noun-food }, and scores { $points } points.
    }
agricola-advice-well =
    { $rounds ->
        [one] Gets you 1 food in the last round, and scores { $points } points.
       *[other] Gets you 1 food in each of the next { $rounds } rounds, and scores { $points } points.
    }
agricola-advice-workshop =
    { $points ->
        [one] Can turn { agricola-noun-goods } into { agricola-noun-food } each harvest, and scores { $points } point.
       *[other] Can turn { agricola-noun-goods } into { agricola-noun-food } each harvest, and scores { $points } points.
    }
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement }: { $points } point.
       *[other] { agricola-noun-improvement }: { $points } points.
    }
agricola-advice-card = Puts { $card } into play. The sooner a card is played, the longer it helps.

## Agricola: hand cards and drafts

agricola-noun-card-help =
    { $category ->
        [farm-planning] your farm
        [action-booster] your actions
        [points] points
        [goods] goods
        [food] food
        [crops] crops
        [building-materials] building materials
       *[livestock] animals
    }
agricola-noun-card-use =
    { $use ->
        [cheaper-rooms] Makes rooms cheaper for you
        [cheaper-fences] Makes fences cheaper for you
        [cheaper-improvements] Makes improvements cheaper for you
        [cheaper-building] Makes building cheaper for you
        [payment] Lets you pay with other goods when you build
        [housing] Gives you more room
        [points] Gets you bonus points
        [field] Is a field of its own
        [trade] Lets you trade goods at any time
        [any-time] Helps you with { agricola-noun-card-help } at any time
        [harvest] Helps you with { agricola-noun-card-help } in each harvest
        [bake] Helps you with { agricola-noun-card-help } when you bake bread
        [build] Helps you with { agricola-noun-card-help } when you build
        [cards] Helps you with { agricola-noun-card-help } when you play other cards
        [use] Helps you with { agricola-noun-card-help } when certain spaces are used
        [once] Helps you with { agricola-noun-card-help } once, on a condition
        [play] Helps you with { agricola-noun-card-help } when you play it
        [round] Helps you with { agricola-noun-card-help } from round to round
       *[other] Helps you with { agricola-noun-card-help }
    }
agricola-advice-card-gets = { $card } gets you { $gain } right away.
agricola-advice-card-points =
    { $points ->
        [one] { $card } scores { $points } point at the end.
       *[other] { $card } scores { $points } points at the end.
    }
agricola-advice-card-rounds =
    { $rounds ->
        [one] { $card } helps you with { agricola-noun-card-help } for { $rounds } more round.
       *[other] { $card } helps you with { agricola-noun-card-help } for { $rounds } more rounds.
    }
agricola-advice-draft-points =
    { $points ->
        [one] { agricola-noun-card-use }, scores { $points } point and has no prerequisite.
       *[other] { agricola-noun-card-use }, scores { $points } points and has no prerequisite.
    }
agricola-advice-draft-free = { agricola-noun-card-use }, costs nothing and has no prerequisite.
agricola-advice-draft-new = { agricola-noun-card-use }, and you have no such card yet.
agricola-advice-draft-more =
    { $count ->
        [one] { agricola-noun-card-use }, and goes with { $count } card you’ve kept.
       *[other] { agricola-noun-card-use }, and goes with { $count } cards you’ve kept.
    }
agricola-advice-drop-like =
    { $count ->
        [one] You keep { $count } other card that helps with { agricola-noun-card-help }.
       *[other] You keep { $count } other cards that help with { agricola-noun-card-help }.
    }
agricola-advice-drop-needs = Drops a card that isn’t easy to play. Its prerequisite: { $needs }.
agricola-advice-drop = Drops only { $card }, and you keep all the others.
agricola-advice-draw =
    { $kind ->
        [occupation] Gets you another occupation. You have { $count } in your hand.
       *[minor] Gets you another minor improvement. You have { $count } in your hand.
    }
agricola-advice-mulligan = Gets you new cards, but 1 fewer.
agricola-advice-use-trade = { $card } gets you { $gain } for { $price }.
agricola-advice-use-free = { $card } gets you { $gain } and costs nothing.
agricola-advice-decline = You keep { $price }, but don’t get { $gain }.

## Agricola: harvest and animals

agricola-advice-feed = Your family has enough to eat: { agricola-noun-food }.
# $points: what the tokens cost at the end.
agricola-advice-begging =
    { $tokens ->
        [one] You take { $tokens } begging marker, which costs { $points } points at the end.
       *[other] You take { $tokens } begging markers, which cost { $points } points at the end.
    }
# $missing: the food that is missing for the harvest before this.
agricola-advice-exchange = Turns { agricola-noun-goods } into { agricola-noun-food }. You still need { $missing } for the harvest.
agricola-advice-exchange-enough = Turns { agricola-noun-goods } into { agricola-noun-food }, though you have enough for the harvest.
agricola-advice-keep = Animals you keep: { $animals }. Different kinds: { $kinds }.
agricola-advice-keep-cook = Animals you keep: { $animals }. The others give you { agricola-noun-food }.
agricola-advice-keep-pair = You keep { agricola-noun-goods }, which can breed again at the next harvest.

## Agricola: smaller steps

agricola-advice-pay = What you’ll have left: wood { $wood }, clay { $clay }.
agricola-advice-done = Nothing else here is worth its price right now.
agricola-advice-quiet = Gets you nothing right now, but nothing else gets you more.

## Agricola: team play, the open market and open fences

agricola-advice-partner-room = Your partner gets one more room.
agricola-advice-partner-plow =
    { $fields ->
        [one] Your partner will have { $fields } field.
       *[other] Your partner will have { $fields } fields.
    }
agricola-advice-partner-fences =
    { $pastures ->
        [one] Your partner will have { $pastures } pasture.
       *[other] Your partner will have { $pastures } pastures.
    }
agricola-advice-partner-stable = Your partner gets one more stable.
# $missing: the food that the partner is missing for the next harvest before this.
agricola-advice-partner-food = Your partner gets { agricola-noun-food }, and still needs { $missing } for the next harvest.
agricola-advice-partner-goods = Your partner gets { agricola-noun-goods }.
agricola-advice-take-card = { agricola-noun-card-use }. You place this person later in the round.

## Agricola: the event decks

agricola-advice-draws =
    { $deck ->
        [x] Gets you { agricola-noun-goods }, and a card from the X-deck, good or bad.
       *[forest] Gets you { agricola-noun-goods }, and a card from the forest deck, good or bad.
    }
agricola-advice-draws-known = Gets you { agricola-noun-goods }, and a card that you’ve already seen: { $card }.
agricola-advice-bonus =
    { $points ->
        [one] Gets you { $points } bonus point.
       *[other] Gets you { $points } bonus points.
    }
agricola-advice-drawn = The best of what you can do with { $card }.
agricola-advice-open-fence = Begins a pasture that you can close later. Until then, it holds no animals.
agricola-advice-partner-open-fence = Begins a pasture for your partner. Until it’s closed, it holds no animals.

## Agricola: second-best ideas

agricola-advice-weaker-exchange-enough = Not as good: turns { agricola-noun-goods } into { agricola-noun-food }, though you have enough for the harvest.
agricola-advice-weaker-done = If you’d rather keep what you have: stop here.
agricola-advice-weaker-quiet = Not as good: it gets you nothing right now.
agricola-advice-weaker-drawn = Something else that you can do with { $card }.

## Bots that can’t play

error-bot-unknown = There’s no bot “{ $bot }” for { $game }. Known bots: { $known }. Name your own as module:Name or ./file.py:Name.
error-bot-seconds = Bot “{ $bot }”: the time after the @ must be { $least } to { $most } seconds, for example master@0.5.
error-bot-untimed = Bot “{ $bot }”: its thinking time can’t be set. Use { $plain }.
error-bot-no-module = Bot “{ $bot }”: there’s no module “{ $module }”. Is it installed, or in the current folder?
error-bot-no-file = Bot “{ $bot }”: there’s no file “{ $path }”.
error-bot-no-class = Bot “{ $bot }”: “{ $module }” has nothing called “{ $attribute }”.
error-bot-import = Can’t load bot “{ $bot }”: { $text }
error-bot-make = Can’t create bot “{ $bot }”: { $text }
error-bot-not-a-bot = Bot “{ $bot }”: “{ $attribute }” isn’t a bot. A bot is a class with a method choose(view, rng).
error-bot-none = Name at least one bot.
error-bot-too-many =
    { $players ->
        [one] You’ve named { $bots } bots for { $players } seat.
       *[other] You’ve named { $bots } bots for { $players } seats.
    }
# $decision names what was asked, e.g. “3.plant.1”: round, phase, seat.
error-bot-illegal = Bot “{ $bot }” answered “{ $action }”, which isn’t legal: game { $match }, seed { $seed }, decision { $decision }.
error-bot-failed = Bot “{ $bot }” failed in game { $match }, seed { $seed }, decision { $decision }: { $text }
error-bot-worker-died = A process playing games ended unexpectedly. It may have run out of memory.
error-bot-type = Bot “{ $bot }” answered { $answer }, a { $type }. An action must be an int from view.legal: game { $match }, seed { $seed }, decision { $decision }.
