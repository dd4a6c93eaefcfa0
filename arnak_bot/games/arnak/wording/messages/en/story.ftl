### What has happened, in a line for each thing that somebody did: who, what, for what price, and what came of it.
### $results: what came of it, listed

line = { $who } { $done }
# $next: what they did after it
and-then = { $done }; { $next }
with-results = { $done }: { $results }
with-price = { $done } with { $price }
for-price = { $done } ({ $price })
put-down = { $cards } discarded
# Of a token of research: all the points it has now
with-worth = { $done }, now worth { points }
# $reason (arnak_bot.games.arnak.engine.events.Reason): why it chose this
because =
    { $reason ->
        [only] { $done }
        [higher-row] { $done } (the highest)
        [lower-row] { $done } (the lowest)
        [left] { $done } (the leftmost)
       *[right] { $done } (the rightmost)
    }

## What came of something that began earlier.

comes-home = comes home: { $results }
# $source: what it comes from: "Ostrich"
goes-on = { $done } ({ $source })
gets = gets { $results }

## Things that are named.

a-fear-tile = a Fear tile
a-card = a card
card-with-price = { $card } ({ $price })
the-assistant = the { $assistant }
fear =
    { $count ->
        [one] Fear
       *[other] { $count } Fear
    }
fear-tiles =
    { $count ->
        [one] Fear tile
       *[other] { $count } Fear tiles
    }
# $fear: how much
fear-from = { $fear } from the { $guardian } at { $site }
# $cards: how many were drawn
# $names: of all of them
cards-named = { $cards } ({ $names })

## On the island. A message is called as its kind of event; what somebody does is told without who does it.

dug = digs at { $site }
discovered = discovers { $site }
site-revealed = finds the { $tile }
stack-tile-revealed = resolves the { $tile }
guardian-awoke = wakes the { $guardian }
activated = activates { $site }
overcame = overcomes the { $guardian } at { $site }
guardian-moved = moves the { $guardian } to { $end }
relocated = moves an archaeologist from { $start } to { $end }
returned = takes an archaeologist back from { $site }
paid-travel = travels with { $sources }
slotted-idol = puts an idol into a slot
unslotted-idol = takes an idol out of its slot
icons-are-planes = turns all travel icons into planes
guarded-from-fear = is safe from Fear this round

## Cards.

passed = passes
    .with = passes with { $card }
kept = keeps { cards } for the next round
played = plays { $cards }
# $source: by whose effect
bought = buys { $card }
    .with = buys { $card } with { $source }
gained-card =
    { $to ->
        [bottom] gains { $card } under the deck
        [top] gains { $card } on top of the deck
       *[hand] gains { $card } into hand
    }
    .into-play = gains { $card } into play
exiled = exiles { $cards }
    .itself = exiles it
card-put-down = discards { $cards } unused
    .after-the-round = discards { $cards }
topped = puts { $cards } back on top of the deck
top-revealed = reveals { $cards }
exiled-from-row = exiles { $cards } from the row

## Research and assistants.

researched =
    { $token ->
        [glass] moves the magnifying glass to { $space }
       *[notebook] moves the notebook to { $space }
    }
reached-temple = reaches the Lost Temple, worth { points }
    .worth = worth { points }
took-bonus = takes a bonus tile
took-temple-tile = takes a temple tile
recruited = recruits { $assistants }
    .by-rival = takes { $assistants } out of the game
rescued = rescues { $assistants }
    .by-rival = { recruited.by-rival }
upgraded-assistant = turns { $assistants } to gold
refreshed = refreshes { $assistants }
used-assistant = uses the { $assistant }
borrowed = borrows the { $assistant }
exchanged = exchanges the { $old } for the { $new }
used-boon = uses the boon of the { $guardian }
rival-turned-up = draws “{ $tile }”
# The rival, by why or, where nothing fits, by what its tile asked for.
rival-rested = does nothing
    .round-5 = does nothing (its tile is not used in round V)
    .all-out = does nothing (all its archaeologists are out)
    .dig = does nothing (no free site gives that)
    .discover = does nothing (no such site is left to discover)
    .buy-item = does nothing (no item is left in the row)
    .buy-artifact = does nothing (no artifact is left in the row)
# The rival, whose tile asks to overcome a guardian.
instead = has no guardian to overcome, so { $done }

## The table. These begin a sentence.

round-began = round { $round } begins
draws = { $name } draws { cards }
draws-too = { $name } { $count }
has-drawn = { $name } has drawn { $cards }
left-row =
    { $count ->
        [one] { $cards } leaves the row
       *[other] { $cards } leave the row
    }
row-refilled =
    { $count ->
        [one] { $cards } joins the row
       *[other] { $cards } join the row
    }
game-ended = the game is over
