### What can be looked up: what each is called, and in `.told` what it is or does.

ranger = Ranger
    .told = Starts anywhere on the border; may jump over one place on its own turns.
paladin = Paladin
    .told = Starts in a city; may enter dangerous places (skulls) on any walk, and chooses their colour.
mage = Mage
    .told = Starts in a city; one hint changes a colour by up to two steps.
pirate = Pirate
    .told = Starts beside the shipwreck; chooses the shipwreck’s colour when visiting it on a blue walk.
druid = Druid
    .told = Starts in a forest; for every four green places, visits one more forest for free and turns it grey.
hunter = Hunter
    .told = Starts in a meadow; visits a meadow for free when others, or the die, call the hunter’s colour.
knight = Knight
    .told = Starts in a city; fills three tiles under the grey edge before the first turn.

# $letter: "A"
part = Part { $letter }
part-told = Six tiles of the compass lie around it. You find it on a place visited along with all six neighbours, if these show the colours of the tiles, in any order.

## Headings of what lies on the table.

characters-here = Characters
parts-here = Parts of the ark
challenges-here = Challenges
signs-here = Icons on the sheet

## Challenges, called as the engine calls them.

plains = All meadows
    .told = Visit every meadow: 5 points at the end.
forests = All forests
    .told = Visit every forest: 5 points at the end.
ocean = All the ocean
    .told = Visit every ocean place and the shipwreck: 5 points at the end.
cities = All cities
    .told = Visit every city: 5 points at the end.
mountains = All mountains
    .told = Visit every mountain: 5 points at the end.
roads = All roads
    .told = Visit every road: 5 points at the end.
borders = The whole border
    .told = Visit every place on the border that is not dangerous: 5 points at the end.
no-minus = No minus points
    .told = Take no minus point in the whole game: 5 points at the end.
# $told: what a challenge asks
# $count (number): places still to visit
challenge-left =
    { $count ->
        [0] { $told } Done.
       *[other] { $told } { $count } to go.
    }
# $told: what a challenge asks
challenge-missed = { $told } Missed.

## Signs.

hint = Hint
    .told = Moves your answer one step along green, red, yellow, blue, grey. Unused: 5 points.
jewel = Diamond
    .told = Paints a place beside a visited one in any colour. Unused: 5 points.
minus-sign = Minus point
    .told = For a call you do not use, and for each walk with a full compass. Costs 1 point at the end.
box-sign = Boxes
    .told = Every walk marks one. Boxes 10 and 20 each give a hint; after box 30 your game is over.
marks = Round marks
    .told = One for your first walk in each colour, and one for your second. A full row gives a diamond.
edge = Edge of the compass
    .told = The places you may visit in a walk of its colour: 1, and 1 for each filled tile under it.
wreck = Shipwreck
    .told = An ocean place, so blue. Whoever visits it gets a hint.
road-sign = Road
    .told = The dotted places. A road is grey, like a city.
danger = Dangerous place
    .told = Marked with a skull: only a paladin can enter it.
lost-letter = Letter struck through
    .told = No place on your map can hold this part any more, unless a diamond helps.
