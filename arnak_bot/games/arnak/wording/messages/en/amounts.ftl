### Numbers with what they count. Messages of all rooms may refer to these.

# $resource (arnak_bot.games.arnak.engine.resources.Resource): the kind
tokens =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } coin
               *[other] { $count } coins
            }
        [compass]
            { $count ->
                [one] { $count } compass
               *[other] { $count } compasses
            }
        [tablet]
            { $count ->
                [one] { $count } tablet
               *[other] { $count } tablets
            }
        [arrowhead]
            { $count ->
                [one] { $count } arrowhead
               *[other] { $count } arrowheads
            }
       *[jewel]
            { $count ->
                [one] { $count } jewel
               *[other] { $count } jewels
            }
    }
# $icon (arnak_bot.games.arnak.engine.travel.Icon): the kind
icons =
    { $icon ->
        [boot]
            { $count ->
                [one] a boot
               *[other] { $count } boots
            }
        [car]
            { $count ->
                [one] a car
               *[other] { $count } cars
            }
        [ship]
            { $count ->
                [one] a ship
               *[other] { $count } ships
            }
       *[plane]
            { $count ->
                [one] a plane
               *[other] { $count } planes
            }
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
idols =
    { $count ->
        [one] { $count } idol
       *[other] { $count } idols
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
