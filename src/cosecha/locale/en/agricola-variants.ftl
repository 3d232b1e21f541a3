# Agricola: variants and house rules.

## Options in the form

agricola-option-group-seasons = Seasons
agricola-option-group-market = Open market
agricola-option-group-house-rules = House rules
agricola-option-seasons = Seasons
agricola-option-seasons-help = Each round has a season with its own action space, and some spaces give or cost something else.
agricola-option-seasons-without = no
agricola-option-seasons-with = yes
agricola-option-first-season = Starting season
agricola-option-first-season-help = The season of round 1.
agricola-option-first-season-winter = winter
agricola-option-first-season-spring = spring
agricola-option-first-season-summer = summer
agricola-option-first-season-autumn = autumn
agricola-option-teams = Team play
agricola-option-teams-help = For 4 players. Partners sit opposite, build for each other and win together.
agricola-option-teams-without = no
agricola-option-teams-lower = the lower result counts
agricola-option-teams-product = both totals multiplied
agricola-option-open-market = Open market
agricola-option-open-market-help = Some cards lie face up. Once per round, one player may skip a turn and take one. For 2 to 4 players.
agricola-option-open-market-without = no
agricola-option-open-market-with = yes
agricola-option-market-cards = Market cards
agricola-option-market-cards-help = How many cards lie in the open market. Half of them are occupations.
agricola-option-house-before-cooking = House before cooking
agricola-option-house-before-cooking-help = New animals must be housed before any are cooked. Those without room go back to the general supply.
agricola-option-house-before-cooking-without = no
agricola-option-house-before-cooking-with = yes
agricola-option-one-pasture = One pasture per species
agricola-option-one-pasture-help = The animals of a species may live in only 1 pasture.
agricola-option-one-pasture-without = no
agricola-option-one-pasture-with = yes
agricola-option-take-usable = Take what you can use
agricola-option-take-usable-help = From an animal market you take only the animals you house or cook. The others stay there.
agricola-option-take-usable-without = no
agricola-option-take-usable-with = yes
agricola-option-unfinished-pastures = Unfinished pastures
agricola-option-unfinished-pastures-help = You may build single fences and close the pasture later.
agricola-option-unfinished-pastures-without = no
agricola-option-unfinished-pastures-with = yes
agricola-option-scattered-pastures = Scattered pastures
agricola-option-scattered-pastures-help = Your pastures needn’t be next to each other. Not together with growing outwards.
agricola-option-scattered-pastures-without = no
agricola-option-scattered-pastures-with = yes
agricola-option-growing-outwards = Growing outwards
agricola-option-growing-outwards-help = You build rooms, fields and pastures next to those you have. Not together with scattered pastures.
agricola-option-growing-outwards-without = no
agricola-option-growing-outwards-with = yes
agricola-option-even-start = Even start
agricola-option-even-start-help = Everyone starts with 3 food. In round 1, the second people are placed in reverse order. For 2 to 4 players.
agricola-option-even-start-without = no
agricola-option-even-start-with = yes
agricola-option-extra-copse = Extra Copse
agricola-option-extra-copse-help = For 2 players: one more space that gets 1 wood each round.
agricola-option-extra-copse-without = no
agricola-option-extra-copse-with = yes

## Options that don’t go together

agricola-option-problem-first-season-without-seasons = A starting season needs the seasons. Choose those first.
agricola-option-problem-teams-of-four = Team play is for 4 players.
agricola-option-problem-market-without-cards = The open market needs the full hand cards. Choose those first.
agricola-option-problem-market-alone = The open market is for 2 to 4 players. Leave it out when you play solo.
agricola-option-problem-market-cards-without-market = A number of market cards needs the open market. Choose that first.
agricola-option-problem-scattered-or-outwards = Scattered pastures and growing outwards contradict each other. Choose one of them.
agricola-option-problem-even-start-alone = An even start is for 2 to 4 players. Leave it out when you play solo.
agricola-option-problem-extra-copse-for-two = The extra Copse is for 2 players. Leave it out with any other number.
agricola-option-problem-start-food = Food from an earlier game needs a number from 0 to 99 for each player.
agricola-option-problem-start-cards = Occupations kept from an earlier game need hand cards, a list for each player, and occupations of this deck, none of them twice.
agricola-option-problem-hand-occupations = A smaller hand of occupations needs the full hand cards.

## Seasons

agricola-event-season-began =
    { $season ->
        [winter] Winter begins.
        [spring] Spring begins.
        [summer] Summer begins.
       *[autumn] Autumn begins.
    }
agricola-event-field-phase-taken = { $seat } harvests without waiting for the harvest.
agricola-status-season =
    { $season ->
        [winter] Season: winter, then spring
        [spring] Season: spring, then summer
        [summer] Season: summer, then autumn
       *[autumn] Season: autumn, then winter
    }
agricola-season-rule =
    { $rule ->
        [plow] In winter, each field costs 1 food.
        [fences] In spring, once you pay for 1 fence, up to 2 more are free.
        [grain] In summer, you also get 1 grain.
        [room] In summer, each new room allows you 1 free stable.
       *[major] In autumn, each major improvement costs 1 building material less.
    }
agricola-season-closed = Closed in winter before round { $round }.
agricola-season-goods =
    { $change ->
        [more] This season, { agricola-noun-goods } more is added.
       *[less] This season, { agricola-noun-goods } less is added.
    }
agricola-cell-does-in-season = { $does }. { $note }
agricola-reason-other-season =
    { $season ->
        [winter] You can use { agricola-noun-space } only in winter.
        [spring] You can use { agricola-noun-space } only in spring.
        [summer] You can use { agricola-noun-space } only in summer.
       *[autumn] You can use { agricola-noun-space } only in autumn.
    }
agricola-reason-closed-in-winter = { agricola-noun-space } is closed in winter before round { $round }.
agricola-reason-no-pair = You don’t have 2 animals of a kind, so none can breed.
agricola-reason-nothing-planted = Nothing is growing on your fields.
agricola-client-seasons = Seasons
agricola-client-season =
    { $season ->
        [winter] Winter
        [spring] Spring
        [summer] Summer
       *[autumn] Autumn
    }
agricola-client-season-next =
    { $season ->
        [winter] then winter
        [spring] then spring
        [summer] then summer
       *[autumn] then autumn
    }
# The action space of the season, below its name.
agricola-client-season-work = Work
agricola-client-season-closed = closed
agricola-client-season-free =
    { $count ->
        [one] { $count } free
       *[other] { $count } free
    }
agricola-client-season-preparation = Preparation
agricola-client-season-changes = Changes
agricola-client-season-prepares =
    { $season ->
        [winter] 1 clay less on each clay space, 1 reed less on each reed space
        [spring] 1 wood less on each wood space, 1 stone more on each stone space
        [summer] 1 clay more on each clay space, 1 stone less on each stone space, 1 food more on Fishing
       *[autumn] 1 wood more on each wood space, 1 reed more on each reed space
    }
agricola-client-season-rules =
    { $season ->
        [winter] Fishing is closed before round 12, but food piles up there. Each field you plow costs 1 food.
        [spring] When you build fences and pay for at least 1, up to 2 more are free.
        [summer] Day Laborer also gives 1 grain. Each new room allows you 1 free stable.
       *[autumn] Each major improvement costs 1 building material less, of your choice.
    }

## Animals

agricola-event-animals-left = { $seat } leaves { agricola-noun-goods } on the space ({ agricola-noun-space }).
agricola-reason-no-use-for-animals = You can neither house nor cook any of these animals. Make room for them first.
agricola-reason-take-one-animal = You must take at least 1 animal. Keep one or cook one.
agricola-reason-house-first = New animals must be housed before any are cooked. First choose which ones you keep.

## The farmyard

agricola-event-fence-left-open = { $seat } builds a fence and leaves it open: { $edge }.
agricola-place-edge =
    { $at ->
        [n] the upper edge of { $cell }
        [s] the lower edge of { $cell }
        [w] the left edge of { $cell }
       *[e] the right edge of { $cell }
    }
agricola-action-rail = build a fence at { $edge } and leave it open
agricola-choice-rail =
    { $count ->
        [one] Build a fence and leave it open: { $count } place
       *[other] Build a fence and leave it open: { $count } places
    }
agricola-client-rails =
    { $count ->
        [one] Build { $count } open fence
       *[other] Build { $count } open fences
    }
agricola-error-no-edge = There’s no edge “{ $text }”. Write a space and a side, such as b1n or e3e.
agricola-reason-not-beside-own-field = { $cell } isn’t next to one of your fields. Choose a space beside them.
agricola-reason-not-beside-anything = { $cell } isn’t next to anything on your farm. Build outwards from what you have.
agricola-reason-first-pasture-apart = Your first pasture must be next to your house or one of your fields.
agricola-reason-no-open-fences = Fences must close a pasture. Choose the spaces that you fence in.
agricola-reason-fence-already = There’s already a fence there. Choose another edge.
agricola-reason-useless-fence = A fence there could never close a pasture. Choose the edge of a space without a room or field.
agricola-reason-fence-apart = A fence must touch something you’ve built, or another fence.
agricola-reason-fence-closes = That fence closes a pasture. Choose the spaces that it closes in instead.
agricola-reason-open-fence-across = One of your open fences divides these spaces. Choose those on one side of it.
agricola-board-open-fences = Open fences
agricola-board-edge = Edge

## The start

## Teams

agricola-event-teams-formed = Teams: { $one } against { $other }.
agricola-event-goods-moved = { $to } gets { agricola-noun-goods } from { $seat }. The market keeps { $lost } more.
agricola-event-teams-ended =
    { $points ->
        [one] Game over. Winning team: { $seats }, with { $points } point.
       *[other] Game over. Winning team: { $seats }, with { $points } points.
    }
agricola-event-partner-room-built =
    { $house ->
        [wood] { $seat } builds a wooden room on { $cell } for { $to }.
        [clay] { $seat } builds a clay room on { $cell } for { $to }.
       *[stone] { $seat } builds a stone room on { $cell } for { $to }.
    }
agricola-event-partner-stable-built = { $seat } builds a stable on { $cell } for { $to }.
agricola-event-partner-field-plowed = { $seat } plows a field on { $cell } for { $to }.
agricola-event-partner-pasture-fenced =
    { $fences ->
        [0] { $seat } closes another pasture for { $to } at the same time: { $cells }.
        [one] { $seat } fences in { $cells } for { $to } with { $fences } new fence.
       *[other] { $seat } fences in { $cells } for { $to } with { $fences } new fences.
    }
agricola-event-partner-fence-left-open = { $seat } builds a fence for { $to } and leaves it open: { $edge }.
agricola-event-teams-shared =
    { $points ->
        [one] Game over. Both teams share the win with { $points } point.
       *[other] Game over. Both teams share the win with { $points } points.
    }
agricola-decision-move = Which goods do you move? The supply keeps 1 more of each kind.
agricola-waiting-move = Moving goods: { $seats }.
agricola-status-teams = Teams: { $one } against { $other }
agricola-team-fences = For your partner, each 1 to 3 fences cost 1 more wood.
agricola-team-price =
    { $what ->
        [room] For your partner, a room costs { $price }.
        [stable] For your partner, a stable costs { agricola-noun-wood }.
       *[both] For your partner, a room costs { $price }, a stable { agricola-noun-wood }.
    }
agricola-both-notes = { $one } { $other }
agricola-fact-given = For { $seat }: { agricola-noun-goods }
agricola-reason-no-partner = You have no partner in this game. Choose your own farm.
agricola-reason-partner-later = Build for your partner in your own turn, while your partner has nothing to decide.
agricola-reason-partner-apart =
    { $what ->
        [room] That isn’t next to one of your partner’s rooms. Choose a space beside them.
        [field] That isn’t next to one of your partner’s fields. Only the first one can go anywhere.
        [next-field] That isn’t next to one of your partner’s fields. Choose a space beside them.
        [pasture] A new pasture must be next to one of your partner’s pastures.
        [first-pasture] Your partner’s first pasture must be next to the house or a field.
        [across] A new pasture must be entirely outside your partner’s pastures, or entirely inside one.
        [open-fence] One of your partner’s open fences divides these spaces. Choose those on one side of it.
        [fence] A fence must touch something on your partner’s farm, or another fence.
       *[anything] That isn’t next to anything on your partner’s farm. Build outwards from what is there.
    }
agricola-reason-partner-no-stable =
    { $count ->
        [one] Your partner’s only stable is built already.
       *[other] All { $count } of your partner’s stables are built already.
    }
agricola-reason-partner-no-fence =
    { $count ->
        [one] That takes { $count } new fence. Your partner’s fences left: { $left }.
       *[other] That takes { $count } new fences. Your partner’s fences left: { $left }.
    }
agricola-reason-partner-too-few = Your partner needs { agricola-noun-goods } for that, 1 for the supply included, but has only { $have }.
agricola-reason-moved-already = You’ve already moved this kind of good. Choose another kind.
agricola-reason-nothing-to-move = Neither you nor your partner has 2 of the same good. 1 of what you move goes to the supply.
agricola-client-for-partner = Build for { $name }
agricola-client-for-yourself = Build on your own farm
agricola-client-move-goods = Move these goods
agricola-client-move-fetch = Get 1 more, or give 1 less: { $good }
agricola-client-move-give = Give 1 more, or get 1 less: { $good }
agricola-client-moved = get { $fetched }, give { $given }
agricola-client-team-lower = In each category, only the lower result of both partners counts; the other one is crossed out.
agricola-client-team-product = A team’s points are one partner’s total times the other’s.
agricola-score-partner = Partner
agricola-score-own = Own points
agricola-score-team =
    { $scoring ->
        [product] Team (product)
       *[lower] Team (the lower results)
    }
# $own is the cell without teams.
agricola-score-cell-team = { $own }, team: { $team }
agricola-decided-product = What decided the game: { $winner-one } × { $winner-other } = { $winner-points } ({ $winner }) against { $second-one } × { $second-other } = { $second-points } ({ $second }).
agricola-action-give = give { agricola-noun-goods } to your partner
agricola-action-fetch = get { agricola-noun-goods } from your partner
agricola-action-partner-room = build a room on { $cell } for your partner
agricola-action-partner-stable = build a stable on { $cell } for your partner
agricola-action-partner-plow = plow a field on { $cell } for your partner
agricola-action-partner-fence = fence in { $cells } for your partner
agricola-action-partner-rail = build a fence for your partner at { $edge } and leave it open
agricola-choice-give = Give { agricola-noun-goods } to your partner
agricola-choice-fetch = Get { agricola-noun-goods } from your partner
agricola-choice-give-some = Give up to { agricola-noun-goods } to your partner
agricola-choice-fetch-some = Get up to { agricola-noun-goods } from your partner
agricola-choice-partner-room = Build a room for your partner for { $price }: { agricola-noun-cells }
agricola-choice-partner-stable = Build a stable for your partner for { agricola-noun-wood }: { agricola-noun-cells }
agricola-choice-partner-plow = Plow a field for your partner: { agricola-noun-cells }
agricola-choice-partner-fence =
    { $count ->
        [one] Fence in a pasture for your partner: { $count } way
       *[other] Fence in a pasture for your partner: { $count } ways
    }
agricola-choice-partner-rail =
    { $count ->
        [one] Build a fence for your partner and leave it open: { $count } place
       *[other] Build a fence for your partner and leave it open: { $count } places
    }

## Open market

agricola-event-card-taken = { $seat } skips a turn and takes { $card } from the open market.
# a switch on a phone: short
agricola-client-market = Market { $count }
agricola-board-market =
    { $used ->
        [0] Open market
       *[1] Open market (used this round)
    }
agricola-reason-no-market = There’s no open market in this game. Place a person.
agricola-reason-not-in-market = This card isn’t in the open market: { $card }.
agricola-reason-market-used = Somebody has already taken a card this round. Place a person.
agricola-reason-no-turn-to-skip = You can skip a turn only while somebody else still has a person to place.
agricola-action-take = take { $card } from the open market
agricola-choice-take =
    { $price ->
        [none] { $needs ->
            [none] Take { $card }: { $text }
           *[other] Take { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Take { $card } ({ $price }): { $text }
           *[other] Take { $card } ({ $price }; { $needs }): { $text }
        }
    }

## Campaigns

agricola-event-start-food-gained = { $seat } starts with { agricola-noun-food } more.
agricola-event-card-kept = { $seat } starts with { $card } in play.
agricola-event-kept-card-lost = { $seat } can’t pay for { $card } and loses it.

## Series

agricola-series-problem-teams = A series has no points for teams. Leave out team play.
agricola-series-problem-solo = This series is for 1 player.
agricola-series-keep = Which occupation do you keep? You start the next game with it in play.
# One of the occupations that can be kept, and what it does.
agricola-series-card = { $card }: { $text }
agricola-series-starts = starting player
agricola-series-keep-none = Keep none
agricola-series-permanent = Which occupation do you start with from now on?
agricola-series-missed =
    { $target ->
        [one] You’ve missed the target of { $target } point. Do you try again, without additional food?
       *[other] You’ve missed the target of { $target } points. Do you try again, without additional food?
    }
agricola-series-again = Try again
agricola-series-stop = End the series
# $points lists the points of all places: 7, 5, 4, 3.
agricola-series-stake = Points for the places in this game: { $points }
agricola-series-won =
    { $points ->
        [one] { $seat } wins the series with { $points } point.
       *[other] { $seat } wins the series with { $points } points.
    }
agricola-series-target =
    { $target ->
        [one] Target: { $target } point
       *[other] Target: { $target } points
    }
agricola-series-ended =
    { $count ->
        [one] The series is over. You’ve reached { $count } target.
       *[other] The series is over. You’ve reached { $count } targets.
    }
series-name-three-games = Three games
series-about-three-games = You score points for your place, more in each game. You may keep 1 occupation for the next game.
series-points-three-games = Points
series-name-solo = Solo series
series-about-solo = Each game has a higher target. An occupation of each game stays with you, and for points above the target you get food.
series-points-solo = Targets
