### Why a way to play a turn is good, as hints and the look back at a game say it; each begins a sentence or follows another.
### $net: whether something that is gained on the way has been subtracted
### $next: an action: "Discover L1-3"
### $price: what it takes, listed
### $reasons: listed
### $rounds (number): to come, perhaps with this one
### $slot (number): which of the four, from the left
### $source: a line of the score sheet, a token
### $what: of what follows, listed
### $does: what a card does, in signs
### $more: yes: besides a Fear card that has been told

for-price = { $price }, but { $reasons }
costs = costs { $price }{ on-balance }
gained-on-balance = { $reasons } net
uses = uses { $price }
# Boons are used once in the game.
uses-up =
    { $count ->
        [one] uses up a boon
       *[other] uses up { $count } boons
    }
on-balance =
    { $net ->
        [yes] {" "}net
       *[no] {""}
    }
# In imagined games: what the player really did after the move may be different.
leads-to = When the computer plays on from both moves, this one ends the round with { $what }.
arrives =
    { $points ->
        [one] reaches the Lost Temple for { $points } more point
       *[other] reaches the Lost Temple for { $points } more points
    }
scores = scores { points }
safe = saves you its Fear card
escapes = escapes the { $guardian }’s Fear
scores-several = scores { points } ({ $sources })
# $sources: those of a line of the score sheet, in the middle of a sentence
of-points = { $points } for { $sources }
draws = draws { cards }
may-exile = lets you exile a card
# Why a card that costs no points is exiled.
better-draws = You will draw your better cards more often.
# $use: what the assistant does
# $how: "new" or "again" where the action names it
readies =
    { $how ->
        [new] helps you once a round ({ $use })
        [again] can be used again this round ({ $use })
       *[other] lets you use the { $assistant } ({ $use })
    }
leaves = still leaves you enough to { $next } ({ $tokens })
opens = lets you { $next } on your next turn
saves = leaves you { $tokens } for the next round
keeps = puts { $card } in your next hand ({ $does })
anew = lets you draw a full hand of new cards
risks = Unless you overcome the { $guardian } this round, it gives you { one-fear }.
# To somebody who passes beside a guardian.
fear-comes = The { $guardian } will bring you Fear.
# Where nothing speaks for a move, and Fear against it.
no-better = No other move is better.
# Where space is short.
risks-in-short = The { $guardian } may bring you { some-fear }.
risks-at-new-site-in-short = Its guardian may bring you { some-fear }.
some-fear =
    { $more ->
        [yes] another
       *[no] Fear
    }
risks-at-new-site = Its guardian gives you { one-fear } unless you overcome it this round.
one-fear =
    { $more ->
        [yes] another Fear card
       *[no] a Fear card
    }
# What a card does that is played or bought for that alone.
effect-of = { $card }: { $does }.
# $last: whether the reader has passed
nothing-more =
    { $last ->
        [yes] Nothing else is worth doing.
       *[no] Nothing else is worth using yet.
    }
brings = gains { $what }
# The player turns an offer down, and still gets this.
still-gains = You still gain { $what }.
gives = gives you { $what }
adds = adds { $what }
rids = rids you of { $what }
takes = takes { $what }

## What is brought, given, added, got rid of and taken above, in a list: one verb says all of it.

boon = the boon of the { $guardian } for later
recruits =
    { $rounds ->
        [one] the { $assistant } for the last round
        [5] the { $assistant } for all five rounds
       *[other] the { $assistant } for the last { $rounds } rounds
    }
bonus =
    { $count ->
        [one] the bonus tile ({ $effect })
       *[other] { $count } bonus tiles ({ $effect })
    }
# $named: whether other reasons say what it does
at-once =
    { $named ->
        [yes] the effect of { $card } right away
       *[no] the effect of { $card } right away ({ $does })
    }
# $rounds (number): 0 for a card that exiles itself when it is used
lasts =
    { $rounds ->
        [0] { $card } to your deck ({ $does }; { $worth } if unused)
        [one] { $card } to your deck ({ $does }; 1 round left)
       *[other] { $card } to your deck ({ $does }; { $rounds } rounds left)
    }
exiles =
    { $points ->
        [0] { $card }
       *[other] { $card } ({ points })
    }
# $count (number): 1 for a site tile that is only used, not explored
unknown =
    { $count ->
        [one] whatever the revealed site gives
       *[other] whatever the new site holds
    }

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
# A card that its own effect exiles: it is not just played.
loses =
    { $points ->
        [0] exiles { $card }
       *[other] exiles { $card } ({ points } less)
    }
# The step is named, as the plan that it is part of may not name it.
slot = { points } (for slotting an idol)
which-slot =
    { $slot ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
fear =
    { $count ->
        [one] brings a Fear card (−1 point)
       *[other] brings { $count } Fear cards (−1 point each)
    }

## What a way leads to by the end of the round that another does not, in a list.

more-points = { points } more for { $sources }
less-fear = { points } less lost to Fear
more-tokens = { $tokens } more
fewer-tokens = { $tokens } less
owns = { $cards } in the deck
with = the { $assistants } on the team
# $rows (number): of the research track
further =
    { $rows ->
        [one] the { $source } { $rows } row further
       *[other] the { $source } { $rows } rows further
    }

## What is done.

paid = { $done } with { $sources }
spending = { $done } (spending { $card })
accepting = { $done } and pay for its effect
# $count (number): of steps after those that are named
more-steps =
    { $count ->
        [one] { $done }, and 1 more step
       *[other] { $done }, and { $count } more steps
    }
# A guardian, by an effect.
for-free = { $done } for free

## Why a turn was played, said to the others in few words: "Ann wanted the second idol slot and tokens for a card".

purpose-arrives = { points } for reaching the Lost Temple
purpose-points = { points } from { $sources }
purpose-slot = an idol’s effect in the { which-slot } slot
purpose-safe = no Fear from the guardian of { $site }
purpose-boon = { boon }
purpose-recruits = { recruits }
purpose-lasts =
    { $rounds ->
        [0] one use of { $card }
        [one] { $card } for { $rounds } more round
       *[other] { $card } for { $rounds } more rounds
    }
purpose-exiles = a deck without { $card }
purpose-discover = tokens to discover a site
purpose-overcome = tokens to overcome a guardian
purpose-research = tokens for research
purpose-temple = tokens to buy a temple tile
purpose-buy = tokens to buy a card

## What points are scored for, by the line of the score sheet.

scored-magnifying-glass = the magnifying glass
scored-notebook = the notebook
scored-temple-tiles = temple tiles
scored-idols =
    { $points ->
        [3] an idol
       *[other] idols
    }
scored-empty-idol-slots = empty idol slots
scored-guardians =
    { $points ->
        [5] a guardian
       *[other] guardians
    }
scored-items = items
scored-artifacts = artifacts
scored-fear = Fear
