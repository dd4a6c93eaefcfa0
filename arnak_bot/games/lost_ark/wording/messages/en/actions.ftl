### What a player can do: labels, hints and headings of menus. A label holds 100 characters, and about 20 of a button are seen on a phone.
### $filled (number): tiles under the edge with this one

heading-character = Choose your character
heading-start = Choose where you start
heading-first = Fill a tile of your compass
heading-call = Call a colour
# $most (number): places that a movement may still visit
# $begun: whether it has visited one
heading-place =
    { $most ->
        [one] { $begun ->
            [yes] Visit one more place
           *[no] Visit a place
        }
       *[other] { $begun ->
            [yes] Visit up to { $most } more places
           *[no] Visit up to { $most } places
        }
    }
heading-paint = Choose its colour
heading-free = Visit a place for free
# $walk: "Walk grey"
# $reach: "visit 1 of 2 places"
walk-heading = { $walk }: { $reach }
fill-heading = Fill a tile { $colour }{ price }
diamond-heading = Paint a place { $colour } with a diamond
hint-tab = 💡 In { $colour }, for { hints }
diamond-tab = 💎 Diamond
paint-tab = Paint { $colour }

## Labels, called as verbs.

character = { $character }
start = Start at { $place }
first = Fill { $tile } { $colour }
call = Call { $colour }
call-and-end = Call { $colour } (nothing to visit; marks a box)
draw = Visit { $place }
# Of an advice: several places of a movement.
# $places: "forests 34 and 35"
visits = Visit { $places }
paint = Paint it { $colour }
fill = Fill { $tile } { $colour }{ price }
walk = Walk in { $colour }{ price }
minus = Take a minus point
diamond = Paint { $place } { $colour } (diamond)
druid = Turn { $place } grey (druid)
meadow = Visit { $place } (hunter)
# $begun: whether the first turn has begun; before it, a set-up is confirmed
end =
    { $begun ->
        [yes] End turn
       *[no] Confirm
    }

## Hints: what comes of it.

# $which: how many of the places that there are one may visit
# $most (number): places that one may visit
# $count (number): places that there are
reach =
    { $which ->
        [none] no place to walk
        [all] { $count ->
            [one] visit { places }
           *[other] visit up to { places }
        }
        [one] visit one of { $count } places
       *[some] visit up to { $most } of { $count } places
    }
# $fills (number): of the others, who can fill a tile with it and spoil no part
# $walks (number): of the others, who can walk in it
others = others: { $fills } can fill, { $walks } can walk
# Of the only other player.
# $may: what they can do with it
the-other =
    { $may ->
        [both] the other player can fill or walk
        [fill] the other player can fill, not walk
        [walk] the other player can walk, not fill
       *[neither] the other player can neither fill nor walk
    }
# $letters: parts: "A and B", or "A or B" of those that lose their place
finds = finds { $letters }
# $colours: of the places around a start
near = next to { $colours }
spoils = leaves no place for { $letters }
edge = then { $filled } of 4 under the { $colour } edge
diamond-edge = then { $filled } of 4 under the diamond edge
# $letter: the only one that the tile touches
# $tile: another one that touches only this letter
same-as = touches only { $letter }, same as { $tile }
full-compass = costs 1 point
# Of the mage, who spends hints.
no-hints-here = this game has no hints
wreck = the shipwreck: +1 hint
