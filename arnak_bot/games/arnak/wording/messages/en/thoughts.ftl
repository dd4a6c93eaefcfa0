### Why a way to play a turn is good, as hints and the look back at a game say it; each begins a sentence or follows another.

# $reasons: listed
because = It { $reasons }.
# $price: what it takes, listed
# $reasons: listed
for-price = For { $price } it { $reasons }.
# $price: what it takes, listed
costs = It costs { $price }.
# $what: what it has by then that the other way has not, listed
leads-to = By the end of the round it leads to { $what }.
arrives =
    { $points ->
        [one] reaches the Lost Temple for { $points } more point
       *[other] reaches the Lost Temple for { $points } more points
    }
# $source: a line of the score sheet
scores =
    { $points ->
        [one] scores { $points } point at once ({ $source })
       *[other] scores { $points } points at once ({ $source })
    }
safe = keeps the guardian of { $site } from sending Fear home
# $points: of one line of the score sheet
# $source: that line
of-points = { $points } { $source }
draws =
    { $count ->
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
# $tokens: what the next action costs, in signs
# $next: the action: "Discover L1-3"
leaves = leaves you enough for “{ $next }” ({ $tokens })
# $next: the action
opens = makes “{ $next }” possible
# $next: the action
next = is best followed by “{ $next }”
# $tokens: in signs
saves = saves { $tokens } for the next round
# $does: its travel value and effect, in signs
keeps = is sure to give you { $card } next round ({ $does })
anew = draws a whole new hand
nothing-more = misses nothing that would be worth doing now
# $what: of what follows, listed
brings = brings { $what }
# $what: of what follows, listed
gives = gives you { $what }
# $what: of what follows, listed
adds = adds { $what }
# $what: of what follows, listed
rids = rids your deck of { $what }
# $what: of what follows, listed
takes = takes { $what }

## What is brought, given, added, got rid of and taken above, in a list: one verb says all of it.

boon = the boon of the { $guardian } for later
# $rounds (number): with this one
recruits =
    { $rounds ->
        [one] the { $assistant } for this round
       *[other] the { $assistant } for { $rounds } rounds
    }
# $effect: in signs, of each
bonus =
    { $count ->
        [one] the bonus tile ({ $effect })
       *[other] { $count } bonus tiles ({ $effect })
    }
at-once = the effect of { $card } at once
# $rounds (number): to come
lasts =
    { $rounds ->
        [0] { $card } to your deck, for one use
        [one] { $card } to your deck for { $rounds } more round
       *[other] { $card } to your deck for { $rounds } more rounds
    }
exiles =
    { $points ->
        [0] { $card }
        [one] { $card } for { $points } point
       *[other] { $card } for { $points } points
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
# $slot (number): which of the four, from the left
slot =
    { $points ->
        [one] { $points } point ({ $slot ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } idol slot)
       *[other] { $points } points ({ $slot ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } idol slot)
    }
fear =
    { $count ->
        [one] a Fear card
       *[other] { $count } Fear cards
    }

## What a way leads to by the end of the round that another does not, in a list.

# $points (number): more than the other way
# $source: a line of the score sheet
more-points =
    { $points ->
        [one] about { $points } point more ({ $source })
       *[other] about { $points } points more ({ $source })
    }
# $points (number): less than the other way
less-fear =
    { $points ->
        [one] about { $points } point less lost to Fear
       *[other] about { $points } points less lost to Fear
    }
# $tokens: in signs
more-tokens = about { $tokens } more
# $tokens: in signs
fewer-tokens = about { $tokens } less
owns = { $cards } in your deck
with = the { $assistants } beside you
# $rows (number): of the research track
# $source: the token
further =
    { $rows ->
        [one] the { $source } about { $rows } row further
       *[other] the { $source } about { $rows } rows further
    }

## What is done.

# $done: what is done
# $sources: what is travelled with
paid = { $done } with { $sources }

## Why a turn was played, said to the others in few words after the name of whoever played it: "Ann: the second idol slot".

purpose-arrives =
    { $points ->
        [one] { $points } point for reaching the Lost Temple
       *[other] { $points } points for reaching the Lost Temple
    }
# $source: a line of the score sheet
purpose-points =
    { $points ->
        [one] { $points } point ({ $source })
       *[other] { $points } points ({ $source })
    }
# $slot (number): which of the four, from the left
purpose-slot =
    { $slot ->
        [1] the first idol slot
        [2] the second idol slot
        [3] the third idol slot
       *[other] the fourth idol slot
    }
purpose-safe = no Fear from the guardian of { $site }
purpose-boon = the boon of the { $guardian } for later
# $rounds (number): with this one
purpose-recruits =
    { $rounds ->
        [one] the { $assistant } for this round
       *[other] the { $assistant } for { $rounds } rounds
    }
# $rounds (number): to come
purpose-lasts =
    { $rounds ->
        [0] { $card } for one use
        [one] { $card } for { $rounds } more round
       *[other] { $card } for { $rounds } more rounds
    }
purpose-exiles = a deck without { $card }
purpose-last-space = the last space there
purpose-discover = with a discovery in mind
purpose-overcome = with a guardian in mind
purpose-research = with research in mind
purpose-temple = with a temple tile in mind
purpose-buy = with a card of the row in mind
