# Agricola: variants and house rules.

## Options that don’t go together

agricola-option-problem-coming = This variant isn’t available yet. Leave it out.
agricola-option-problem-first-season-without-seasons = A starting season needs the seasons. Choose those first.
agricola-option-problem-teams-of-four = Team play is for 4 players.
agricola-option-problem-market-without-cards = The open market needs the full hand cards. Choose those first.
agricola-option-problem-market-alone = The open market is for 2 to 4 players. Leave it out when you play solo.
agricola-option-problem-market-cards-without-market = A number of market cards needs the open market. Choose that first.
agricola-option-problem-scattered-or-outwards = Scattered pastures and growing outwards contradict each other. Choose one of them.
agricola-option-problem-even-start-alone = An even start is for 2 to 4 players. Leave it out when you play solo.
agricola-option-problem-extra-copse-for-two = The extra Copse is for 2 players. Leave it out with any other number.
agricola-option-problem-start-food = Food from an earlier game needs a number from 0 to 99 for each player.
agricola-option-problem-start-cards = Occupations kept from an earlier game need the full hand cards, a list for each player, and no card twice.
agricola-option-problem-hand-occupations = A smaller hand of occupations needs the full hand cards and the deal of 7 each.

## Seasons

## Animals

## The farmyard

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
agricola-error-no-edge = There’s no edge “{ $text }”. Write a space and a side, such as b1n or e3e.

## The start

## Teams

agricola-action-give = give { agricola-noun-goods } to your partner
agricola-action-fetch = get { agricola-noun-goods } from your partner
agricola-action-partner-room = build a room on { $cell } for your partner
agricola-action-partner-stable = build a stable on { $cell } for your partner
agricola-action-partner-plow = plow a field on { $cell } for your partner
agricola-action-partner-fence = fence in { $cells } for your partner
agricola-action-partner-rail = build a fence for your partner at { $edge } and leave it open
agricola-choice-give = Give { agricola-noun-goods } to your partner
agricola-choice-fetch = Get { agricola-noun-goods } from your partner
agricola-choice-partner-room = Build a room for your partner: { agricola-noun-cells }
agricola-choice-partner-stable = Build a stable for your partner: { agricola-noun-cells }
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
