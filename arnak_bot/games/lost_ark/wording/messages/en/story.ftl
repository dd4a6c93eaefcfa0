### What happened, for everybody to read.
### $past: yes once the turn is over: "called grey and marked box 10"

called = **{ $name }** calls **{ $colour }**.
die-called = The die calls **{ $colour }**.
chosen = { $name } plays the { $character }.
# $told: "Starts in a city."
dealt = { $name }: { $character }, { $colour }. { $told }
dealt-colours =
    { $count ->
        [one] Your first tile gets your own colour, { $colour }, and with its edge full you walk one place farther in it.
       *[other] Your first tile gets your own colour, and with its edge full you walk one place farther in it.
    }
# $did: "walks 34 and 35, gets a hint"
turn = { $name } { $did }.
# $did: "walks 34 and 35", or "finds A (1/7)"
# $found: "finds A (1/7)"
turn-found = { $name } { $did } · { $found }.
nothing = does nothing
nothing-done = did nothing

## A closed turn in a few signs.

# $did: "called grey, walked 3 places and found A (1/7)"
caller-did = **{ $name }** { $did }.
called-it = called **{ $colour }**
# $did: "walked 3 places"
answered = { $name } { $did }
# $parts: "2 parts"
# $tiles: "11 tiles"
# $boxes: "9 boxes"
far-of = { $name }: { $parts }, { $tiles }, { $boxes }
walks =
    { $count ->
        [one] walked 1 place
       *[other] walked { $count } places
    }
fills = filled { $tile }

## What a seat does, in the third person and without a name.

# $places: "34 and 35"
# $how (arnak_bot.games.lost_ark.engine.events.How): how they were visited
visited =
    { $how ->
        [start] starts at { $places }
        [movement] walks { $colour }: { $places }
        [diamond] { $past ->
            [yes] painted { $places } { $colour } with a diamond
           *[no] paints { $places } { $colour } with a diamond
        }
        [druid] { $past ->
            [yes] turned { $places } grey
           *[no] turns { $places } grey
        }
       *[hunter] { $past ->
            [yes] hunted at { $places }
           *[no] hunts at { $places }
        }
    }
# $hints: "2 hints"
# $priced: no: the colour that was called
tile-filled =
    { $priced ->
        [no] { $past ->
            [yes] filled { $tile } { $colour }
           *[no] fills { $tile } { $colour }
        }
       *[yes] { $past ->
            [yes] filled { $tile } { $colour } for { $hints }
           *[no] fills { $tile } { $colour } for { $hints }
        }
    }
# $hints: "2 hints"
walked =
    { $past ->
        [yes] answered with { $colour } for { $hints }
       *[no] answers with { $colour } for { $hints }
    }
box-marked =
    { $past ->
        [yes] marked box { $count }
       *[no] marks box { $count }
    }
# $gain (arnak_bot.games.lost_ark.engine.events.Gain): what they get
got =
    { $gain ->
        [hint] { $past ->
            [yes] got a hint
           *[no] gets a hint
        }
        [diamond] { $past ->
            [yes] earned a diamond
           *[no] earns a diamond
        }
       *[minus] { $past ->
            [yes] took a minus point
           *[no] takes a minus point
        }
    }
# $letters: "A", or "A and D"
found =
    { $past ->
        [yes] found { $letters } ({ $parts }/7)
       *[no] finds { $letters } ({ $parts }/7)
    }
ark-found =
    { $past ->
        [yes] **found the ark**
       *[no] **finds the ark**
    }
