### What happened, for everybody to read.
### $places: "34 and 35"

called = **{ $name }** calls **{ $colour }**.
die-called = The die calls **{ $colour }**.
chosen = { $name } plays the { $character }.
# $told: "Starts in a city."
dealt = { $name }: { $character }, { $colour }. { $told }
dealt-colours =
    { $count ->
        [one] Your own colour is { $colour }: when all four tiles under its edge are filled, you walk one place farther in it.
       *[other] When all four tiles under the edge of your own colour are filled, you walk one place farther in it.
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
far-of = { $name }: { parts }, { tiles }, { boxes }
walks = walked { places }
fills = filled { $tile }

## What a seat does, in the third person and without a name; in `.past` once the turn is over.

visited-start = starts at { $places }
visited-movement = walks { $colour }: { $places }
visited-diamond = paints { $places } { $colour } with a diamond
    .past = painted { $places } { $colour } with a diamond
visited-druid = turns { $places } grey
    .past = turned { $places } grey
visited-hunter = hunts at { $places }
    .past = hunted at { $places }
tile-filled = fills { $tile } { $colour }{ price }
    .past = filled { $tile } { $colour }{ price }
walked = answers with { $colour }{ price }
    .past = answered with { $colour }{ price }
box-marked = marks box { $count }
    .past = marked box { $count }
got-hint = gets a hint
    .past = got a hint
got-diamond = earns a diamond
    .past = earned a diamond
got-minus = takes a minus point
    .past = took a minus point
# $letters: "A", or "A and D"
found = finds { $letters } ({ $parts }/7)
    .past = found { $letters } ({ $parts }/7)
ark-found = **finds the ark**
    .past = **found the ark**
