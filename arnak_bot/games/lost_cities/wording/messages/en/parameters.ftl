### What sentences of many rooms are told. A message that means something else by one of these explains it itself.
### $actions: "play red 10 or draw"
### $artifacts: "2 artifacts"
### $card: "red 5"
### $cards: "40 cards"
### $city: "the red city"
### $colour: "red"
### $column: the values of its cards: "2-2-7"
### $count (number): how many of what is named
### $crossings: when the expedition ends: "after 2 more crossings"
### $expedition (number): which
### $last: the last card of a column: "red 7"
### $length (arnak_bot.games.lost_cities.engine.setup.Length): of the game
### $most (number): crossings that end the expedition
### $name: a player
### $path: "the red path"
### $piece: which explorer: researcher or adventurer
### $pile: what is drawn from
### $place: "stone 4 (5 points)"
### $points: "15 points"
### $sign: an emoji
### $source: what gives a step: "the arrow on the red path"
### $stands: "adventurer on stone 4 (5 points)"
### $stone (number): 1 to 9
### $tile: "an arrow"
### $title: "Red 5"
### $tokens: "6 artifact tokens"
### $total: "45 points"
### $typed: what somebody typed
### $values: of cards: "5, 7 and 9"
### $who: who is to act
### $you: yes, if whoever reads has done it
