### Why something is not possible, for the player who tried, and what is possible instead.
### $question: "End your turn, or undo what you chose."
### $ways: how it can be answered besides a minus point
### $alone: whether only the die calls besides the player

possible-now = This is possible now: { $action }.
not-understood = I don’t understand that.
# $typed: a colour
no-such-colour = There is no { $typed } here.
nothing-to-undo = There is nothing to take back: an answered call or an ended turn is final.
nothing-decided = Nothing has been decided yet.
others-acted = Others have acted on it since, so you cannot take it back.
game-over = The game is over.
not-your-turn = It is not your turn.
ended = You have ended your turn; others are still choosing.
choose-character = Characters are chosen first.
choose-start = First choose where you start.
fill-first-tile = First fill a tile of your compass.
end-now = { $question }
call-first = First call a colour.
paint-first = First choose the colour of the place you have just visited.
draw-first = First visit a place.
# $by: whose call it is
answer-first =
    { $by ->
        [die] First answer the die
       *[other] First answer the call
    }: { answers }.
# $by: who has called the colour
# $title: the colour, as a sentence begins with it
# $question: "Visit up to 3 green places."
called =
    { $by ->
        [you] You have already called { $colour }. { $question }
       *[other] { $by ->
            [die] The die has called { $colour }
           *[other] { $title } has been called
        }: { answers }.
    }
answers =
    { $ways ->
        [both] fill a tile, walk, or take a minus point
        [fill] fill a tile, or take a minus point
        [walk] walk, or take a minus point
       *[neither] take a minus point
    }
# $by: whose call it was
answered =
    { $by ->
        [die] You have already answered the die.
       *[other] You have already answered the call.
    } { $question }
only-answers =
    { $alone ->
        [yes] That is for answering the die. This is your own turn: walk.
       *[no] That is for answering a call. This is your own turn: walk.
    }
no-movement = You do not walk this turn.
no-walking-alone = Playing alone, you answer the die with a tile or a minus point.
nothing-to-paint = Only a dangerous place or the shipwreck lets you choose its colour.
character-taken = Somebody else is playing this character.
no-start = Your character does not start there.
# $own: the player's own colour
own-colour = Your first tile is filled in your own colour, { $own }.
wrong-edge = A knight’s first tiles lie under the grey edge.
no-place-of-colour = You can reach no place of that colour.
allowance-used = That would be more places than this walk allows.
visited = You have already visited that place.
dangerous = That place is dangerous: only a paladin can go there.
# $paladin: whether the player is the paladin
no-skull =
    { $paladin ->
        [yes] You cannot visit a dangerous place (skull) now.
       *[no] Only a paladin can visit dangerous places (skulls).
    }
other-colour = That place is not the colour you are walking in.
other-terrain = That place has a different terrain.
not-touching = That place touches nothing you had visited before.
last-place = Your walk can only begin there: keep that place for it.
tile-filled = That tile is already filled.
# $by: who has called the colour
# $title: the colour, as a sentence begins with it
# $meant: the colour that it would be changed to
# $hints (number): that this costs
# $count (number): of hints owned
too-few-hints =
    { $by ->
        [die] The die says { $colour }
       *[other] { $title } is called
    }. Changing it to { $meant } costs { hints } (💡); you have { $count ->
        [0] none
       *[other] only { $count }
    }.
no-diamond = You have no diamond.
no-grove = A druid does this in their own turn, once for every four green places.
no-hunt =
    { $alone ->
        [yes] A hunter does this once each time the die calls the hunter’s own colour.
       *[no] A hunter does this once each time somebody else, or the die, calls the hunter’s own colour.
    }
