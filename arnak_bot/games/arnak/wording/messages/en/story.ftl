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
# $cards: names
put-down = { $cards } put down
# $deed: moving a token to the Lost Temple
# $points (number): for that
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
# $card: its name
# $price: in signs
card-with-price = { $card } ({ $price })
# $assistant: a name
the-assistant = the { $assistant }
# $count (number): of Fear cards
fear =
    { $count ->
        [one] Fear
       *[other] { $count } Fear
    }
# $count (number): of Fear tiles
fear-tiles =
    { $count ->
        [one] Fear tile
       *[other] { $count } Fear tiles
    }
# $fear: how much
# $guardian: its name
# $site: where it stands
fear-from = { $fear } from the { $guardian } at { $site }
# $cards: how many were drawn
# $names: of all of them
cards-named = { $cards } ({ $names })

## On the island. What somebody does is told without who does it.

# $site: its name
digs = digs at { $site }
# $site: its name
discovers = discovers { $site }
# $tile: of a site, its name
finds-tile = finds the { $tile }
# $tile: of a site, its name
resolves-tile = resolves the { $tile }
# $guardian: its name
wakes = wakes the { $guardian }
# $site: its name
activates = activates { $site }
# $guardian: its name
# $site: where it stands
overcomes = overcomes the { $guardian } at { $site }
# $guardian: its name
# $site: where it goes
moves-guardian = moves the { $guardian } to { $site }
# $start: the site that is left
# $end: the site that is gone to
relocates = moves an archaeologist from { $start } to { $end }
# $site: its name
takes-back = takes an archaeologist back from { $site }
# $sources: cards and people that give the travel
travels = travels with { $sources }
slots-idol = puts an idol into a slot
unslots-idol = takes an idol out of its slot
all-are-planes = turns all travel icons into planes
safe-from-fear = is safe from Fear this round

## Cards.

passes = passes
# $card: its name
passes-with = passes with { $card }
# $count (number): of cards
keeps =
    { $count ->
        [one] keeps { $count } card for the next round
       *[other] keeps { $count } cards for the next round
    }
# $cards: names
plays = plays { $cards }
# $card: its name
buys = buys { $card }
# $card: its name
# $source: by whose effect
buys-with = buys { $card } with { $source }
# $card: its name
# $to (arnak_bot.games.arnak.engine.effects.Destination): where it goes
gains-card =
    { $to ->
        [bottom] gains { $card } under the deck
        [top] gains { $card } on top of the deck
       *[hand] gains { $card } into hand
    }
# $card: its name
gains-card-into-play = gains { $card } into play
exiles-it = exiles it
# $cards: names
exiles = exiles { $cards }
# $cards: names
puts-down = puts down { $cards }
# $cards: names
puts-back-on-top = puts { $cards } back on top
# $cards: names
turns-up = turns up { $cards }
# $cards: names
exiles-from-row = exiles { $cards } from the row

## Research and assistants.

# $token (arnak_bot.games.arnak.engine.effects.Token): of research
# $space: of the track: "row 3"
researches =
    { $token ->
        [glass] moves the magnifying glass to { $space }
       *[notebook] moves the notebook to { $space }
    }
# $points (number): for coming there
worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
# $points (number): for coming there
is-at-temple =
    { $points ->
        [one] is at the Lost Temple, worth { $points } point
       *[other] is at the Lost Temple, worth { $points } points
    }
takes-bonus = takes a bonus tile
takes-temple-tile = takes a temple tile
# $assistants: "the Patron and the Scout"
recruits = recruits { $assistants }
# $assistants: "the Patron and the Scout"
rescues = rescues { $assistants }
# $assistants: "the Patron and the Scout"
takes-away = takes { $assistants } out of the game
# $assistants: "the Patron and the Scout"
turns-to-gold = turns { $assistants } to gold
# $assistants: "the Patron and the Scout"
refreshes = refreshes { $assistants }
# $assistant: a name
uses-assistant = uses the { $assistant }
# $assistant: a name
borrows = borrows the { $assistant }
# $old: an assistant who is given back
# $new: an assistant who comes for them
exchanges = exchanges the { $old } for the { $new }
# $guardian: its name
uses-boon = uses the boon of the { $guardian }
# $tile: of the rival: "dig for coins"
turns-up-tile = turns up “{ $tile }”
finds-nothing = finds nothing to do

## The table. These begin a sentence.

# $round: I to V
round-begins = round { $round } begins
# $round: I to V
# $hands: who draws how many cards
round-begins-with = round { $round } begins: { $hands }
# $name: a player
# $count (number): of cards
draws =
    { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
# $name: another player
# $count (number): of cards
draws-too = { $name } { $count }
# $name: a player
# $cards: names
has-drawn = { $name } has drawn { $cards }
# $count (number): of cards
# $cards: names
leave-row =
    { $count ->
        [one] { $cards } leaves the row
       *[other] { $cards } leave the row
    }
# $count (number): of cards
# $cards: names with costs
come-into-row =
    { $count ->
        [one] { $cards } comes into the row
       *[other] { $cards } come into the row
    }
game-ends = the game is over
