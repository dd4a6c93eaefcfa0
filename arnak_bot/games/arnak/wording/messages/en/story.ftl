### What has happened, in a line for each thing that somebody did: who, what, for what price, and what came of it.
### $results: what came of it, listed

line = { $who } { $done }
# $next: what they did after it
and-then = { $done }; { $next }
with-results = { $done }: { $results }
# $results: what came of it, before the last of it
# $result: the last of it, in words
and-at-last = { $results }, and { $result }
with-price = { $done } with { $price }
for-price = { $done } ({ $price })
put-down = { $cards }
# Of a research token: all its points.
now-worth = now worth { points }
# $worth: what it is now worth
moved-by-rival = { $done } ({ $worth })
# $reason (arnak_bot.games.arnak.engine.events.Reason): why it chose this
because =
    { $reason ->
        [only] { $done }
        [higher-row] { $done }, as it prefers higher rows
        [lower-row] { $done }, as it prefers lower rows
        [left] { $done }, as its arrow points left
       *[right] { $done }, as its arrow points right
    }

## What came of something that began earlier.

comes-home = bring{ s } home: { $results }
# $origin: what it comes from: "Grappling Hook"
# $done: with who did it: "you draw Hat"
by-source = { $origin }: { $done }
# $source: the site
goes-on-at-site = { $done } at { $source }
draws-cards = draw{ s } { $cards }
gets = get{ s } { $results }
# Without anything in return.
pays = pay{ s } { $price }
trades = pay{ s } { $price } and get{ s } { $results }

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

dug = dig{ s } at { $site }
discovered = discover{ s } { $site }
site-revealed = find{ s } the { $tile }
stack-tile-revealed = use{ s } the { $tile }
    .you = you use the { $tile }
guardian-awoke = wake{ s } the { $guardian }
    .you = the { $guardian } wakes
# The rival, where its tile says so.
wakes-nobody = wakes no guardian (its tile says so)
activated = activate{ s } { $site }
overcame = overcome{ s } the { $guardian } at { $site }
guardian-moved = move{ s } the { $guardian } to { $end }
relocated = move{ s } an archaeologist from { $start } to { $end }
returned = take{ s } an archaeologist back from { $site }
    .you = an archaeologist comes back from { $site }
paid-travel = travel{ s } with { $sources }
slotted-idol = put{ s } an idol into a slot
unslotted-idol = take{ s } an idol out of its slot
    .you = an idol comes out of its slot
icons-are-planes = turn{ s } all travel icons into planes
    .you = all your travel icons are planes
guarded-from-fear = { is } safe from Fear this round
    .you = you are safe from Fear this round

## Cards.

passed = pass{ es }
    .with = pass{ es } with { $card }
kept = keep{ s } { cards } for the next round
played = play{ s } { $cards }
# $source: by whose effect
bought = buy{ s } { $card }
    .with = buy{ s } { $card } with { $source }
gained-card =
    { $to ->
        [bottom] put{ s } { $card } under the deck
        [top] put{ s } { $card } on top of the deck
       *[hand] take{ s } { $card } into hand
    }
    .you =
        { $to ->
            [bottom] { $card } goes under your deck
            [top] { $card } goes on top of your deck
           *[hand] { $card } joins your hand
        }
    .into-play = put{ s } { $card } into play
    .into-play-you = { $card } comes into play
exiled = exile{ s } { $cards }
    .itself =
        { $you ->
            [yes] it is exiled
           *[no] exile{ s } it
        }
    .you =
        { $count ->
            [one] { $cards } is exiled
           *[other] { $cards } are exiled
        }
card-put-down = spend{ s } { $cards }
    .you =
        { $count ->
            [one] { $cards } is spent
           *[other] { $cards } are spent
        }
    .after-the-round = discard{ s } { $cards }
topped = put{ s } { $cards } back on top of the deck
    .you = { $cards } goes back on top of your deck
top-revealed = reveal{ s } { $cards }
    .you = { $cards } turns up
exiled-from-row = exile{ s } { $cards } from the row
    .you = { $cards } is exiled from the row

## Research and assistants.

researched =
    { $token ->
        [glass] move{ s } the magnifying glass to { $space }
       *[notebook] move{ s } the notebook to { $space }
    }
    .by-rival = moves its magnifying glass to { $space }
reached-temple = reach{ es } the Lost Temple, worth { points }
# The rival gains nothing from it: the tile leaves the game.
took-bonus = take{ s } a bonus tile
    .by-rival = removes a bonus tile
    .you = you take a bonus tile
took-temple-tile = take{ s } a temple tile
recruited = recruit{ s } { $assistants }
    .by-rival = dismisses { $assistants }
    .you =
        { $count ->
            [one] { $assistants } joins you
           *[other] { $assistants } join you
        }
rescued = rescue{ s } { $assistants }
    .by-rival = { recruited.by-rival }
    .you = you rescue { $assistants }
upgraded-assistant = flip{ s } { $assistants } to gold
    .you = you flip { $assistants } to gold
refreshed = refresh{ es } { $assistants }
    .you = you refresh { $assistants }
used-assistant = use{ s } the { $assistant }
borrowed = borrow{ s } the { $assistant }
exchanged = exchange{ s } the { $old } for the { $new }
    .you = the { $new } replaces the { $old }
used-boon = use{ s } the boon of the { $guardian }
rival-turned-up = draws “{ $tile }”
# $but: whether it cannot do what the tile asks for
# $next: what it does instead, or because of it
rival-then =
    { $but ->
        [yes] { $done }, but { $next }
       *[no] { $done } and { $next }
    }
# The rival, by why or, where nothing fits, by what its tile asked for.
rival-rested = does nothing
    .round-5 = does nothing: this tile has no effect in round V
    .all-out = does nothing: all its archaeologists are out
    .dig = does nothing: no free site suits it
    .discover = does nothing: no such site is left to discover
    .buy-item = does nothing: no item is left in the row
    .buy-artifact = does nothing: no artifact is left in the row
# The rival, whose tile asks to overcome a guardian.
instead = stands at no site with a guardian, so { $done }

## The table. These begin a sentence.

round-began = round { $round } begins
has-drawn = you have drawn { $cards }
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

## Verbs agree with whoever did it: "you dig", "Ada digs".

s =
    { $you ->
        [yes] {""}
       *[no] s
    }
es =
    { $you ->
        [yes] {""}
       *[no] es
    }
is =
    { $you ->
        [yes] are
       *[no] is
    }
