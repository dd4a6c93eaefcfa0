### Why a way to play a turn is good, as hints and the look back at a game say it; each begins a sentence or follows another.

# $reasons: listed
because = It { $reasons }.
# $points (number): for arriving
arrives =
    { $points ->
        [one] reaches the Lost Temple for { $points } point
       *[other] reaches the Lost Temple for { $points } points
    }
# $points (number): that are had at once
# $source: a line of the score sheet
scores =
    { $points ->
        [one] scores { $points } point at once ({ $source })
       *[other] scores { $points } points at once ({ $source })
    }
# $site: its name
safe = keeps the guardian of { $site } from sending Fear home
# $guardian: its name
boon = gives you the boon of the { $guardian } for later
# $slot (number): which of the four, from the left
# $points (number): that the slot is worth empty
slot =
    { $points ->
        [one] fills the { $slot ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } idol slot, worth { $points } point empty
       *[other] fills the { $slot ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } idol slot, worth { $points } points empty
    }
# $assistant: a name
# $rounds (number): with this one
recruits =
    { $rounds ->
        [one] brings you the { $assistant } for this round
       *[other] brings you the { $assistant } for { $rounds } rounds
    }
# $effect: in signs
bonus = takes the bonus tile ({ $effect })
# $card: its name
at-once = gives you the effect of { $card } at once
# $card: its name
# $rounds (number): to come
lasts =
    { $rounds ->
        [one] brings { $card } into your deck for { $rounds } more round
       *[other] brings { $card } into your deck for { $rounds } more rounds
    }
# $tokens: in signs
gains = brings { $tokens }
# $count (number): of cards
draws =
    { $count ->
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
# $card: its name
# $points (number): that this brings
exiles =
    { $points ->
        [0] rids your deck of { $card }
        [one] rids your deck of { $card } for { $points } point
       *[other] rids your deck of { $card } for { $points } points
    }
last-space = takes the last space there
unknown = adds whatever the new site holds
# $tokens: in signs
# $next: the action: "Discover L1-3"
leaves = leaves you { $tokens } for “{ $next }”
# $next: the action
opens = makes “{ $next }” possible
# $next: the action
next = is best followed by “{ $next }”
# $count (number): of Fear
fear =
    { $count ->
        [one] costs you a Fear card
       *[other] costs you { $count } Fear cards
    }
# $tokens: in signs
saves = saves { $tokens } for the next round
nothing-more = beats whatever else could still be done

## What is done.

# $deed: what is done
# $sources: what is travelled with
paid = { $deed } with { $sources }

## Why a turn was played, said to the others in few words after the name of whoever played it: "Ann: the second idol slot".

# $points (number): for arriving
purpose-arrives =
    { $points ->
        [one] { $points } point for reaching the Lost Temple
       *[other] { $points } points for reaching the Lost Temple
    }
# $points (number): that are had at once
# $source: a line of the score sheet
purpose-scores =
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
# $site: its name
purpose-safe = no Fear from the guardian of { $site }
# $guardian: its name
purpose-boon = the boon of the { $guardian } for later
# $assistant: a name
# $rounds (number): with this one
purpose-recruits =
    { $rounds ->
        [one] the { $assistant } for this round
       *[other] the { $assistant } for { $rounds } rounds
    }
# $card: its name
# $rounds (number): to come
purpose-lasts =
    { $rounds ->
        [one] { $card } for { $rounds } more round
       *[other] { $card } for { $rounds } more rounds
    }
# $card: its name
purpose-exiles = a deck without { $card }
purpose-last-space = the last space there
purpose-discover = with a discovery in mind
purpose-overcome = with a guardian in mind
purpose-research = with research in mind
purpose-temple = with a temple tile in mind
purpose-buy = with a card of the row in mind
