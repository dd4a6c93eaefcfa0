### What sentences of many rooms are told. A message that means something else by one of these explains it itself.
### $action: "fill g3 green"
### $colour: "green"
### $count (number): how many of what is named
### $letters: parts of the ark: "A 12, B 3"
### $name: a player
### $names: players: "Bea and Cem"
### $hints (number): what an answer costs
### $place: "forest 34"
### $points (number): points
### $parts (number): parts of the ark that are found, of seven
### $tiles (number): of the compass that are filled
### $boxes (number): of the round counter that are marked
### $tile: a tile of the compass: "g3"
### $who: who is to act
### $character: "Ranger"
### $you: yes, if whoever reads has done it
