### What sentences of many rooms are told. A message that means something else by one of these explains it itself.
### $action: of the game: "Buy Hat"
### $assistant: its name
### $assistants: "the Patron and the Scout"
### $board: a side of the board
### $boon: what it gives
### $card: its name
### $cards: their names, listed, perhaps with prices
### $clause: "you may exile a card"
### $coins: "1 coin"
### $compasses: "2 compasses"
### $cost: what is to be paid: "pay 1 compass"
### $count (number): how many of what is named
### $difficulty (number): of the rival, 0 to 5
### $done: what is or was done
### $effect: in one or more sentences, or in signs
### $end: the site that is gone to
### $guardian: its name
### $icons: "a boot and a car", or in signs
### $idol: what it gives
### $level: I or II
### $name: a player
### $new: an assistant who comes for another
### $old: an assistant who is given back
### $place (number): first, second, ...
### $points (number): how many
### $price: what is paid: in signs, or "pay 1 compass"
### $round: I to V
### $site: its name
### $sources: what gives travel: cards and people, listed
### $space: of the research track: "row 3"
### $start: the site that is left
### $tile: of a site, its name; another: what it does or gives
### $to (arnak_bot.games.arnak.engine.effects.Destination): where a card goes
### $token (arnak_bot.games.arnak.engine.effects.Token): of research
### $tokens: "2 coins and 1 jewel", or in signs
### $travel: what it takes: "2 boots", or in signs
### $typed: what was typed
### $who: one name or several, listed
### $worth: "5 points"; of a stack: "6 points (left)"
### $you: yes, if whoever reads has done it
