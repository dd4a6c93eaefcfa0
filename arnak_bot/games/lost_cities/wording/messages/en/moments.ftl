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
# $reason (arnak_bot.games.lost_cities.engine.events.EndReason): with what
ended =
    { $reason ->
        [bridges] { $name } took the fifth explorer over a bridge.
       *[deck] { $name } drew the last card of the deck.
    }
brought = { $name } { $points }, now { $total }
