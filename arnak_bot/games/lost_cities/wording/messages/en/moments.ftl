### Great moments, which have a picture of their own.

city = { $name } reaches { $city }
# To the player.
city-of-yours = You reach { $city }
city-worth =
    { $piece ->
        [researcher] Worth { $points } at the end: the researcher counts twice.
       *[adventurer] Worth { $points } at the end of the expedition.
    }
# $number: "II"
expedition = Expedition { $number } is over
the-expedition = The expedition is over
brought = { $name } { $points }, now { $total }
