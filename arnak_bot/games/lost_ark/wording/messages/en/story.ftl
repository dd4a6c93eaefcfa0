### What happened, for everybody to read.

called = **{ $name }** calls **{ $colour }**.
die-called = The die calls **{ $colour }**.
# $character: "Ranger"
chosen = { $name } plays the { $character }.
# $character: "Ranger"
dealt = { $name }: { $character }, { $colour }.
# $did: "walks 34 and 35, gets a hint"
turn =
    { $parts ->
        [0] { $name } { $did }.
       *[other] { $name } { $did } · parts { $parts }/7.
    }
# $did: "walks 34 and 35"
so-far = { $name } { $did }.
nothing = draws nothing
game-over = The game is over.

## A closed turn in a few signs.

# $did: "walks 3"
called-and = **{ $name }** called **{ $colour }**: { $did }.
# $did: "walks 3"
answered = { $name } { $did }
# $seats: everybody's figures
far = Parts of 7, tiles of 24, boxes of 30: { $seats }
# $tiles (number): of the compass that are filled
# $boxes (number): of the round counter that are marked
far-of = { $name } { $parts }, { $tiles }, { $boxes }
walks = walks { $count }
fills = fills { $tile }
minus = −1

## What a seat does, in the third person and without a name.

# $places: "34 and 35"
# $how (arnak_bot.games.lost_ark.engine.events.How): how they were visited
visited =
    { $how ->
        [start] starts at { $places }
        [movement] walks { $colour }: { $places }
        [diamond] paints { $places } { $colour } with a diamond
        [druid] turns { $places } grey
       *[hunter] hunts at { $places }
    }
tile-filled = fills { $tile } { $colour }
walked = answers with { $colour } for { $count } 💡
box-marked = marks box { $count }
# $gain (arnak_bot.games.lost_ark.engine.events.Gain): what they get
got =
    { $gain ->
        [hint] gets a hint
        [diamond] earns a diamond
       *[minus] takes a minus point
    }
ark-found = **finds the ark**
