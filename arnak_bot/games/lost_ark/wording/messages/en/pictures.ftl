### What stands in the pictures of the Lost Ark. Be short: what finds no room is drawn smaller.

# $round (number): from 1
round =
    { $round ->
        [0] Start
       *[other] Round { $round }
    }
# Alt texts.
# $sheet: "Ann (Paladin, green): 4/7 parts · 19/24 tiles"
# $lit: whether there is anything to choose
sheet-alt =
    { $sheet }.{ $lit ->
        [yes] { " " }What you can choose now is highlighted, with the number of its place or tile.
       *[no] { "" }
    }

## Great moments: a headline, and a sentence below it.

# $letters: "C", or "C and D"
# $count (number): of parts
find =
    { $count ->
        [one] { $name } finds part { $letters }!
       *[other] { $name } finds parts { $letters }!
    }
# $places: "forest 54"
find-told = At { $places }. Parts found: { $parts } of 7.
ark = { $name } finds the ark!
ark-told = All seven parts, and a full compass.

## The score sheet.

score-hints = Hints left (5 each)
score-diamonds = Diamonds left (5 each)
score-challenges = Challenges (5 each)
score-early = Found early (1 a box)
score-minus = Minus points
score-parts = Parts found
seal-parts =
    { $count ->
        [one] part
       *[other] parts
    }
score-total = Points

## A part, large.

# $tiles: "g1, g2"
part-missing = Tiles to fill: { $tiles }
part-full = All six tiles are filled.
# $places: "54, 63"
part-now = Fits now: { $places }
# $place: "city 76"
part-found = Found at { $place }.
# $count (number): of places
part-later =
    { $count ->
        [0] Fits on no other place.
       *[other] { places } could still hold it (highlighted).
    }

## The legend. A meaning may take two or three short lines.

legend = WHAT THE ICONS MEAN
legend-colours = Green forest, red mountain, yellow meadow, blue ocean, grey city: every colour has an icon.
legend-identity = Beside a name: that player’s own colour.
legend-pale = Pale: not visited yet. Full: visited, in this colour.
legend-roads = Dots: a road. It is grey and joins cities.
legend-wreck = The shipwreck: blue, and it gives a hint.
legend-dangerous = A dangerous place: only a paladin can enter it.
legend-painted = A small diamond: painted in a different colour, with that colour’s icon.
legend-seal = A found part of the ark; on the map, the place where it lies.
legend-ring = The outline: the six places around a found part.
legend-unfound = A part not found yet.
legend-lost = Struck through: no place can hold this part any more, unless a diamond helps.
legend-edge = An edge: how many places a walk in its colour may visit.
legend-jewel-edge = The diamond edge: how many of its four tiles are filled.
legend-lit = Highlighted: you can choose this place now. The menu has the same number.
legend-spare = Only a diamond or a hint gets you here.
legend-lit-edge = An edge with a gold outline: you can choose its colour now.
legend-tile = A tile you can fill. Its letter is its edge’s: g for green, so w for grey; d for diamond.
legend-fresh = A red outline: coloured in the last turn.
legend-boxes = The round counter: one box a walk. Boxes 10 and 20 each give a hint.
legend-marks = A walk in each colour earns a diamond; a second in each earns another.
legend-parts = Parts found, of seven.
legend-tiles = Compass tiles filled, of 24.
legend-counter = Boxes marked, of 30.
legend-hint = Hints left.
legend-jewel = Diamonds left.
legend-minus = Minus points.
legend-challenges = Challenges: places of this kind left to visit.
legend-road = The same for roads.
legend-border = The same for places on the border.
legend-alt = The icons on the sheets, each with its meaning.
