### Why a way to play a turn is good, as hints and the look back at a game say it; each begins a sentence or follows another.
### $next: an action: "Discover L1-3"
### $price: what it takes, listed
### $reasons: listed
### $rounds (number): to come, perhaps with this one
### $slot (number): which of the four, from the left
### $source: a line of the score sheet, a token
### $what: of what follows, listed

for-price = Costs { $price }, { $reasons }.
costs = It costs { $price }.
leads-to = By the end of the round it leads to { $what }.
arrives =
    { $points ->
        [one] reaches the Lost Temple for { $points } more point
       *[other] reaches the Lost Temple for { $points } more points
    }
scores = scores { points } at once ({ $source })
safe = spares you the Fear from the guardian at { $site }
# $points: of one line of the score sheet
of-points = { $points } { $source }
draws = draws { cards }
leaves = leaves you enough for “{ $next }” ({ $tokens })
opens = makes “{ $next }” possible
next = is best followed by “{ $next }”
saves = saves { $tokens } for the next round
# $does: its travel value and effect, in signs
keeps = is sure to give you { $card } next round ({ $does })
anew = draws a whole new hand
nothing-more = leaves nothing else worth doing now
brings = brings { $what }
gives = gives you { $what }
adds = adds { $what }
rids = rids your deck of { $what }
takes = takes { $what }

## What is brought, given, added, got rid of and taken above, in a list: one verb says all of it.

boon = the boon of the { $guardian } for later
recruits =
    { $rounds ->
        [one] the { $assistant } for this round
       *[other] the { $assistant } for { $rounds } rounds
    }
bonus =
    { $count ->
        [one] the bonus tile ({ $effect })
       *[other] { $count } bonus tiles ({ $effect })
    }
at-once = the effect of { $card } at once
lasts =
    { $rounds ->
        [0] { $card } to your deck, for one use
        [one] { $card } to your deck for { $rounds } more round
       *[other] { $card } to your deck for { $rounds } more rounds
    }
exiles =
    { $points ->
        [0] { $card }
       *[other] { $card } for { points }
    }
last-space = the last space there, where an opponent would most likely dig next
unknown = whatever the new site holds

## What it costs, in a list.

price-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
price-archaeologists =
    { $count ->
        [one] an archaeologist
       *[other] both archaeologists
    }
slot = { points } ({ which-slot } idol slot)
which-slot =
    { $slot ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
fear =
    { $count ->
        [one] a Fear card
       *[other] { $count } Fear cards
    }

## What a way leads to by the end of the round that another does not, in a list.

more-points = about { points } more ({ $source })
less-fear = about { points } less lost to Fear
more-tokens = about { $tokens } more
fewer-tokens = about { $tokens } less
owns = { $cards } in your deck
with = the { $assistants } on your team
# $rows (number): of the research track
further =
    { $rows ->
        [one] the { $source } about { $rows } row further
       *[other] the { $source } about { $rows } rows further
    }

## What is done.

paid = { $done } with { $sources }

## Why a turn was played, said to the others in few words after the name of whoever played it: "Ann: the second idol slot".

purpose-arrives = { points } for reaching the Lost Temple
purpose-points = { points } ({ $source })
purpose-slot = the { which-slot } idol slot
purpose-safe = no Fear from the guardian of { $site }
purpose-boon = { boon }
purpose-recruits = { recruits }
purpose-lasts =
    { $rounds ->
        [0] { $card } for one use
        [one] { $card } for { $rounds } more round
       *[other] { $card } for { $rounds } more rounds
    }
purpose-exiles = a deck without { $card }
purpose-last-space = the last space there
purpose-discover = aiming for a discovery
purpose-overcome = aiming for a guardian
purpose-research = aiming for research
purpose-temple = aiming for a temple tile
purpose-buy = aiming for a card in the row
