### The last turn in a line on the board. Be very short. `#artifact` and `#points` are signs.

# $name: a player
# $deeds: "red 5 · to stone 4 · +10 ⭐ · drew"
by = { $name }: { $deeds }
# $card: "red 5"
played = { $card }
# $card: "red 5"
discarded = discarded { $card }
# $piece: which: researcher or adventurer
began =
    { $piece ->
        [researcher] researcher sets out
       *[adventurer] sets out
    }
# $stone (number): 2 to 8
stepped = to stone { $stone }
# $stone (number): 2 to 8
# $path: not the one of the card: "the red path"
stepped-on = to stone { $stone } of { $path }
# $city: "the red city"
city = reached { $city }
crossed = over the bridge
artifact = +1 #artifact
# $points (number): of a tile
points = +{ $points } #points
idle = nobody could step
declined = took no step
drew = drew
# $card: "red 5"
took = took { $card }
