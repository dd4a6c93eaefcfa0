### What has happened, in a line for each thing that somebody did: who, what, for what price, and what came of it.

# $who: a player, or the rival
# $deed: what they did: "digs at Quarry: +2 coins"
line = { $who } { $deed }
# $deeds: what somebody did
# $next: what they did after it
deed-more = { $deeds }; { $next }
# $deed: what was done
# $results: what came of it, listed
deed-with-results = { $deed }: { $results }
# $deed: what was done on the island
# $price: what was travelled and fought with
deed-with-price = { $deed } with { $price }
# $deed: what was done
# $price: what was given for it
deed-for-price = { $deed } ({ $price })
put-down = { $cards } put down
# $deed: moving a token to the Lost Temple
deed-worth =
    { $points ->
        [one] { $deed }, worth { $points } point
       *[other] { $deed }, worth { $points } points
    }
# $deed: what the rival did
# $reason (arnak_bot.games.arnak.engine.events.Reason): why it chose this
deed-because =
    { $reason ->
        [only] { $deed }
        [higher-row] { $deed } (the higher row)
        [lower-row] { $deed } (the lower row)
        [left] { $deed } (leftmost, by the arrow)
       *[right] { $deed } (rightmost, by the arrow)
    }

## What came of something that began earlier.

# $results: listed
comes-home = comes home: { $results }
# $source: what it comes from: "Ostrich"
# $results: listed
goes-on = goes on with { $source }: { $results }
# $results: tokens and points
gets = gets { $results }

## Things that are named in a deed.

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

## On the island. What somebody does is told without who does it.

digs = digs at { $site }
discovers = discovers { $site }
# $tile: of a site, its name
finds-tile = finds the { $tile }
# $tile: of a site, its name
resolves-tile = resolves the { $tile }
wakes = wakes the { $guardian }
activates = activates { $site }
# $site: where it stands
overcomes = overcomes the { $guardian } at { $site }
# $site: where it goes
moves-guardian = moves the { $guardian } to { $site }
# $start: the site that is left
# $end: the site that is gone to
relocates = moves an archaeologist from { $start } to { $end }
takes-back = takes an archaeologist back from { $site }
# $sources: cards and people that give the travel
travels = travels with { $sources }
slots-idol = puts an idol into a slot
unslots-idol = takes an idol out of its slot
all-are-planes = turns all travel icons into planes
safe-from-fear = is safe from Fear this round

## Cards.

passes = passes
passes-with = passes with { $card }
keeps =
    { $count ->
        [one] keeps { $count } card for the next round
       *[other] keeps { $count } cards for the next round
    }
plays = plays { $cards }
buys = buys { $card }
# $source: by whose effect
buys-with = buys { $card } with { $source }
# $to (arnak_bot.games.arnak.engine.effects.Destination): where it goes
gains-card =
    { $to ->
        [bottom] gains { $card } under the deck
        [top] gains { $card } on top of the deck
       *[hand] gains { $card } into hand
    }
gains-card-into-play = gains { $card } into play
exiles-it = exiles it
exiles = exiles { $cards }
puts-down = puts down { $cards }
puts-back-on-top = puts { $cards } back on top
turns-up = turns up { $cards }
exiles-from-row = exiles { $cards } from the row

## Research and assistants.

# $space: of the track: "row 3"
researches =
    { $token ->
        [glass] moves the magnifying glass to { $space }
       *[notebook] moves the notebook to { $space }
    }
worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
is-at-temple =
    { $points ->
        [one] is at the Lost Temple, worth { $points } point
       *[other] is at the Lost Temple, worth { $points } points
    }
takes-bonus = takes a bonus tile
takes-temple-tile = takes a temple tile
recruits = recruits { $assistants }
rescues = rescues { $assistants }
takes-away = takes { $assistants } out of the game
turns-to-gold = turns { $assistants } to gold
refreshes = refreshes { $assistants }
uses-assistant = uses the { $assistant }
borrows = borrows the { $assistant }
# $old: an assistant who is given back
# $new: an assistant who comes for them
exchanges = exchanges the { $old } for the { $new }
uses-boon = uses the boon of the { $guardian }
# $tile: of the rival: "dig for coins"
turns-up-tile = turns up “{ $tile }”
finds-nothing = finds nothing to do

## The table. These begin a sentence.

round-begins = round { $round } begins
# $hands: who draws how many cards
round-begins-with = round { $round } begins: { $hands }
draws =
    { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
# $name: another player
draws-too = { $name } { $count }
has-drawn = { $name } has drawn { $cards }
leave-row =
    { $count ->
        [one] { $cards } leaves the row
       *[other] { $cards } leave the row
    }
# $cards: names with costs
come-into-row =
    { $count ->
        [one] { $cards } comes into the row
       *[other] { $cards } come into the row
    }
game-ends = the game is over
