### What stands in the pictures of the Lost Ark. Be short: what finds no room is drawn smaller.

# $round (number): from 1
round =
    { $round ->
        [0] Start
       *[other] Round { $round }
    }
# Alt texts.
# $sheet: "Parts 4/7 · compass 19/24"
sheet-alt = { $name }’s sheet. { $sheet }. What you can choose now is lit, with the number of its place or tile.
