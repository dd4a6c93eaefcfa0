### What the panel says to the one who plays: the question, their situation, doubts.

which-character = Who are you in this game?
which-start = Where do you start? A walk only goes to places next to those you visited before it.
# Of a game for one.
which-start-alone = Pick your start. Each round, call a colour, visit places next to those of earlier rounds, and fill a tile.
which-first = Fill one compass tile (named after its edge: g1 green, w1 grey, d1 diamond) with your colour, { $colour }.
which-first-knight =
    Fill { $count ->
        [one] one more tile
        [2] 2 more tiles
       *[other] { $count } tiles
    } under the grey edge (w1 to w4) with your colour, { $colour }.
which-call = Call a colour: you walk in it, and everyone else answers.
# $full: whether the compass is full, so that no die is thrown
which-call-alone =
    { $full ->
        [yes] Call a colour and walk in it.
       *[no] Call a colour: you walk in it, then a die gives the colour of your next tile.
    }
which-call-only = Call a colour for the others.
# $most (number): places that the movement may still visit
# $begun: whether it has visited one, so that the turn may end
which-place =
    { $most ->
        [one] { $begun ->
            [yes] You may visit one more { $colour } place, or end your turn.
           *[no] Visit a { $colour } place.
        }
       *[other] { $begun ->
            [yes] You may visit up to { $most } more { $colour } places, or end your turn.
           *[no] Visit up to { $most } { $colour } places.
        }
    }
which-paint = You visit { $place }: which colour does it get?
# $ways: how it can be answered besides a minus point
which-answer = **{ $colour }** is called: { $ways ->
        [both] fill a tile, walk, or take a minus point
        [fill] fill a tile, or take a minus point
        [walk] walk, or take a minus point
       *[neither] your only answer is a minus point
    }.
# Of a game for one.
which-answer-alone = The die calls **{ $colour }**: fill a tile, or take a minus point.
# Behind either, if the hunter's own colour is called.
may-hunt = As a hunter, you may also visit a meadow.
# An answer in advance.
foreseen = If { $colour } is called
end-to-win = You have the whole ark: end your turn, and the game ends with it.
# $begun: whether the first turn has begun; before it, a set-up is confirmed
# $free: whether a druid or a hunter may visit a place, too
end-or-undo =
    { $begun ->
        [yes] End your turn
       *[no] Confirm
    }, { $free ->
        [yes] visit a place for free, or
       *[no] or
    } undo what you chose.

# The button to one's sheet.
my-sheet = My sheet

# Behind what follows: "8/24 tiles · box 3/30 · 2/7 parts · 1💎".
status-parts = { $parts }/7 parts
status = { $tiles }/24 tiles · box { $boxes }/30
# Before a start.
# $told: "Starts in a city."
you-are = { $character }: { $told } Your own colour is { $colour }.
# $sheet: how far one is: "8/24 tiles · box 3/30"
you-have = You have { $sheet }

# Behind it, once the whole ark can certainly not be found any more.
# $aim: what is left to play for: "points", or "parts" where these decide, too
out-of-reach =
    { $aim ->
        [points] The ark is out of reach: play for points now.
       *[parts] The whole ark is out of reach: play for parts now, then points.
    }

## Doubts.

# $first: whether it is their first minus point
minus-though =
    You can still fill a tile{ $first ->
        [yes] , and a game without minus points earns 5
       *[no] { "" }
    }. Take the minus point anyway?
# $letters: "A or B"
# $diamonds: whether there are any, or any to come
spoils =
    After this, no place on your map fits { $letters }{ $diamonds ->
        [yes] , unless a diamond helps
       *[no] { "" }
    }. Fill it anyway?
# Where only the whole ark wins.
# $diamonds: whether any are to come
spoils-ark =
    After this, the compass as a whole no longer fits your map{ $diamonds ->
        [yes] , unless a new diamond helps
       *[no] { "" }
    }. Fill it anyway?
last-box = This marks box 30, your last: your game ends with this turn. Go on?
