### What a player can do: labels, hints and headings of menus. A label holds 100 characters, and about 20 of a button are seen on a phone.

# $menu (arnak_bot.games.lost_ark.wording.panel.Menu): what it holds
heading =
    { $menu ->
        [character] Choose your character
        [start] Choose where you start
        [first] Fill a tile of your compass
        [call] Call a colour
        [place] Visit a place
        [paint] Choose its colour
       *[free] Free visits
    }

# $hints: "2 hints"
# $priced: no: the colour that was called
fill-heading =
    { $priced ->
        [no] Fill a tile { $colour }
       *[yes] Fill a tile { $colour } for { $hints }
    }
diamond-heading = Paint a place { $colour } with a diamond
# $hints: "2 hints"
hint-tab = 💡 { $colour }: { $hints }
diamond-tab = 💎 Diamond
paint-tab = Paint { $colour }

## Labels, called as verbs.

# $character: "Ranger"
character = { $character }
start = Start at { $place }
first = Fill { $tile } { $colour }
call = Call { $colour }
draw = Visit { $place }
paint = Paint it { $colour }
# $hints: "2 hints"
# $priced: no: the colour that was called
fill =
    { $priced ->
        [no] Fill { $tile } { $colour }
       *[yes] Fill { $tile } { $colour } for { $hints }
    }
# $hints: "2 hints"
# $priced: no: the colour that was called
walk =
    { $priced ->
        [no] Walk { $colour }
       *[yes] Walk { $colour } for { $hints }
    }
minus = Take a minus point
diamond = Diamond: paint { $place } { $colour }
druid = Druid: turn { $place } grey
meadow = Hunter: visit { $place }
end = End turn

## Hints: what comes of it.

# $most (number): places that one may visit
# $count (number): places that there are
reach =
    { $count ->
        [one] { $count } place
       *[other] up to { $most } of { $count } places
    }
# $fills (number): of the others, who can fill a tile with it and spoil no part
# $walks (number): of the others, who can walk in it
others = others: { $fills } can fill, { $walks } can walk
fits = places left: { $letters }
spoils = leaves no place for { $letters }
# $filled (number): tiles under the edge with this one
edge = { $colour } edge { $filled }/4
# $filled (number): tiles under the edge with this one
diamond-edge = diamond edge { $filled }/4
# $edge: "green edge 2/4"
# $tile: that says the same
better = { $edge }, better than { $tile }
full-compass = costs 1 point
wreck = the shipwreck: +1 hint
