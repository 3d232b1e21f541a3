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

## The start

## Teams

## Open market

## Campaigns
