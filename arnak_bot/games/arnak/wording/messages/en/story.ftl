### What has happened, in a line for each thing that somebody did: who, what, for what price, and what came of it.

# $who: a player, or the rival
# $done: what they did: "digs at Quarry: +2 coins"
line = { $who } { $done }
# $done: what somebody did
# $next: what they did after it
and-then = { $done }; { $next }
# $done: what was done
# $results: what came of it, listed
with-results = { $done }: { $results }
# $done: what was done on the island
# $price: what was travelled and fought with
with-price = { $done } with { $price }
# $done: what was done
# $price: what was given for it
for-price = { $done } ({ $price })
put-down = { $cards } put down
# $done: moving a token to the Lost Temple
with-worth =
    { $points ->
        [one] { $done }, worth { $points } point
       *[other] { $done }, worth { $points } points
    }
# $done: what the rival did
# $reason (arnak_bot.games.arnak.engine.events.Reason): why it chose this
because =
    { $reason ->
        [only] { $done }
        [higher-row] { $done } (the higher row)
        [lower-row] { $done } (the lower row)
        [left] { $done } (leftmost, by the arrow)
       *[right] { $done } (rightmost, by the arrow)
    }

## What came of something that began earlier.

# $results: listed
comes-home = comes home: { $results }
# $source: what it comes from: "Ostrich"
# $results: listed
goes-on = goes on with { $source }: { $results }
# $results: tokens and points
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
# $site: where it stands
fear-from = { $fear } from the { $guardian } at { $site }
# $cards: how many were drawn
# $names: of all of them
cards-named = { $cards } ({ $names })

## On the island. A message is called as its kind of event; what somebody does is told without who does it.

dug = digs at { $site }
discovered = discovers { $site }
# $tile: of a site, its name
site-revealed = finds the { $tile }
# $tile: of a site, its name
stack-tile-revealed = resolves the { $tile }
guardian-awoke = wakes the { $guardian }
activated = activates { $site }
# $site: where it stands
overcame = overcomes the { $guardian } at { $site }
# $end: where it goes
guardian-moved = moves the { $guardian } to { $end }
# $start: the site that is left
# $end: the site that is gone to
relocated = moves an archaeologist from { $start } to { $end }
returned = takes an archaeologist back from { $site }
# $sources: cards and people that give the travel
paid-travel = travels with { $sources }
slotted-idol = puts an idol into a slot
unslotted-idol = takes an idol out of its slot
icons-are-planes = turns all travel icons into planes
guarded-from-fear = is safe from Fear this round

## Cards.

passed = passes
    .with = passes with { $card }
kept =
    { $count ->
        [one] keeps { $count } card for the next round
       *[other] keeps { $count } cards for the next round
    }
played = plays { $cards }
# $source: by whose effect
bought = buys { $card }
    .with = buys { $card } with { $source }
# $to (arnak_bot.games.arnak.engine.effects.Destination): where it goes
gained-card =
    { $to ->
        [bottom] gains { $card } under the deck
        [top] gains { $card } on top of the deck
       *[hand] gains { $card } into hand
    }
    .into-play = gains { $card } into play
exiled = exiles { $cards }
    .itself = exiles it
card-put-down = puts down { $cards }
topped = puts { $cards } back on top
top-revealed = turns up { $cards }
exiled-from-row = exiles { $cards } from the row

## Research and assistants.

# $space: of the track: "row 3"
researched =
    { $token ->
        [glass] moves the magnifying glass to { $space }
       *[notebook] moves the notebook to { $space }
    }
reached-temple =
    { $points ->
        [one] is at the Lost Temple, worth { $points } point
       *[other] is at the Lost Temple, worth { $points } points
    }
    .worth =
        { $points ->
            [one] worth { $points } point
           *[other] worth { $points } points
        }
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
# $old: an assistant who is given back
# $new: an assistant who comes for them
exchanged = exchanges the { $old } for the { $new }
used-boon = uses the boon of the { $guardian }
# $tile: of the rival: "dig for coins"
rival-turned-up = turns up “{ $tile }”
rival-rested = finds nothing to do

## The table. These begin a sentence.

round-began = round { $round } begins
draws =
    { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
# $name: another player
draws-too = { $name } { $count }
has-drawn = { $name } has drawn { $cards }
left-row =
    { $count ->
        [one] { $cards } leaves the row
       *[other] { $cards } leave the row
    }
# $cards: names with costs
row-refilled =
    { $count ->
        [one] { $cards } comes into the row
       *[other] { $cards } come into the row
    }
game-ended = the game is over
