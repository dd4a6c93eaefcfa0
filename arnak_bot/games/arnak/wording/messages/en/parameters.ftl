### What sentences of many rooms are told. A message that means something else by one of these explains it itself.
### $assistant: its name
### $assistants: "the Patron and the Scout"
### $boon: what it gives
### $card: its name
### $cards: their names, listed
### $count (number): how many of what is named
### $effect: in one or more sentences
### $guardian: its name
### $icons: "a boot and a car"
### $level: I or II
### $name: a player
### $points (number): how many
### $price: in signs
### $round: I to V
### $site: its name
### $token (arnak_bot.games.arnak.engine.effects.Token): of research
### $tokens: "2 coins and 1 jewel"
### $typed: what was typed
### $worth: "5 points"
