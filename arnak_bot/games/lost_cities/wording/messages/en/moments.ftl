### Great moments, which have a picture of their own.

# $name: a player
# $city: "the red city"
city = { $name } reaches { $city }
# To the player.
# $city: "the red city"
city-of-yours = You reach { $city }
# $points: "50 points"
# $piece: which: researcher or adventurer
city-worth =
    { $piece ->
        [researcher] Worth { $points } at the end: the researcher counts twice.
       *[adventurer] Worth { $points } at the end of the expedition.
    }
# $number: "II"
expedition = Expedition { $number } is over
the-expedition = The expedition is over
# $name: who ended it
# $reason (arnak_bot.games.lost_cities.engine.events.EndReason): with what
ended =
    { $reason ->
        [bridges] { $name } was the fifth over a bridge.
       *[deck] { $name } drew the last card of the deck.
    }
# $name: a player
# $points: what the expedition brought: "−20 points"
# $total: "45 points"
brought = { $name } { $points }, now { $total }
