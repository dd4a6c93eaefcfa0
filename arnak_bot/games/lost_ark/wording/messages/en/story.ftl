### What happened, for everybody to read.
### $places: "34 and 35"

called = **{ $name }** call{ s } **{ $colour }**.
die-called = The die calls **{ $colour }**.
chosen = { $name } play{ s } the { $character }.
# The first line of a game.
aim = Find the ark’s seven parts: for each, visit a place and the six around it, in the colours of the part’s six compass tiles.
# $did: "walks in grey to roads 34 and 35 and gets a hint"
turn = { $name } { $did }.
nothing = do{ es } nothing
only-a-box = mark{ s } a box without a visit

## A closed turn in a few signs.

# $did: "calls grey, visits 3 places and finds A (1/7)"
caller-did = **{ $name }** { $did }.
called-it = call{ s } **{ $colour }**
# $did: "visits 3 places"
answered = { $name } { $did }
# $answers: of all who answered, in one line: "Ben fills a tile green (g3) · Cleo takes a minus point"
answers = { $answers }.
far-of = { $name }: { parts }, { tiles }, { boxes }
# $places: one by its name, several as their number: "mountain 39", "3 places"
visits = visit{ s } { $places }
fills = fill{ s } a tile { $colour } ({ $tile }){ price }

## What a seat does, in the third person and without a name.

visited-start = start{ s } at { $places }
visited-movement = walk{ s } in { $colour } to { $places }
visited-diamond = paint{ s } { $places } { $colour } with a diamond
visited-druid = turn{ s } { $places } grey
visited-hunter = visit{ s } { $places } as a hunter
tile-filled = fill{ s } { $tile } { $colour }{ price }
walked = answer{ s } with { $colour }{ price }
box-marked = mark{ s } box { $count }
got-hint =
    { $count ->
        [one] get{ s } a hint
       *[other] get{ s } { $count } hints
    }
got-diamond =
    { $count ->
        [one] earn{ s } a diamond
       *[other] earn{ s } { $count } diamonds
    }
got-minus = take{ s } a minus point
walks-for-a-minus = take{ s } a minus point for walking with a full compass
# $letters: "A", or "A and D"
found = find{ s } { $letters } ({ $parts }/7)
ark-found = **find{ s } the ark**

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
