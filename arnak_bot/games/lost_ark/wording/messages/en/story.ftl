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

## A closed turn in a few signs.

# $did: "calls grey, walks 3 places and finds A (1/7)"
caller-did = **{ $name }** { $did }.
called-it = calls **{ $colour }**
# $did: "walks 3 places"
answered = { $name } { $did }
# $answers: of all who answered, in one line: "Ben fills g3 · Cleo takes a minus point"
answers = { $answers }.
far-of = { $name }: { parts }, { tiles }, { boxes }
walks = walks { places }
fills = fills { $tile }

## What a seat does, in the third person and without a name.

visited-start = starts at { $places }
visited-movement = walks { $colour }: { $places }
visited-diamond = paints { $places } { $colour } with a diamond
visited-druid = turns { $places } grey
visited-hunter = hunts at { $places }
tile-filled = fills { $tile } { $colour }{ price }
walked = answers with { $colour }{ price }
box-marked = marks box { $count }
got-hint = gets a hint
got-diamond = earns a diamond
got-minus = takes a minus point
# $letters: "A", or "A and D"
found = finds { $letters } ({ $parts }/7)
ark-found = **finds the ark**
