### The smallest words: colours; places by their terrain, and several of them in `.several`.
### $place: the number of one, or of several: "34 and 35"

green = green
red = red
yellow = yellow
blue = blue
grey = grey
forest = forest { $place }
    .several = forests { $place }
mountain = mountain { $place }
    .several = mountains { $place }
meadow = meadow { $place }
    .several = meadows { $place }
ocean = ocean { $place }
    .several = ocean places { $place }
shipwreck = shipwreck { $place }
    .several = shipwreck { $place }
city = city { $place }
    .several = cities { $place }
road = road { $place }
    .several = roads { $place }
dangerous = dangerous place { $place }
    .several = dangerous places { $place }
# Of several places of one kind, and others.
# $list: "cities 15 and 76"
# $last: "roads 63 and 75"
several-kinds = { $list }, and { $last }
# Of a place whose colour is chosen.
painted = { $place } (painted { $colour })
# $letter: a part
# $count (number): places where it could still be found
# $first: whether it is the first of several
letter =
    { $first ->
        [yes] { $count ->
            [0] { $letter } fits nowhere any more
           *[other] { $letter } could still be in { places }
        }
       *[no] { $letter } in { $count }
    }
