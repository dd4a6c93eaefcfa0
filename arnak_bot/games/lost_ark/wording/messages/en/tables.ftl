### The table in words, whom it waits for, and how a game ends.
### $round (number): from 1

to-choose-character = { $who } to choose a character.
to-choose = Still setting up: { $who }.
to-choose-alone = { $who } to move. Set up your sheet.
to-call = Round { $round }: { $who } to call.
# $walks: whether whoever called is among them
answers =
    { $walks ->
        [yes] Round { $round }, { $colour } is called: { $who } to move.
       *[no] Round { $round }, { $colour } is called: { $who } to answer.
    }
answers-die = Round { $round }: the die called { $colour }. { $who } to answer.
answers-alone = Round { $round }: the die called { $colour }. { $who } to fill a tile.
walks-alone = Round { $round }: { $who } to walk in { $colour }.
# Where no place is left to visit.
ends-alone = Round { $round }: { $who } to end the turn.
# What the simplest move is, made for a player whose time has run out.
least = a tile is filled or a minus point taken, if that is still to do
    .calling = a colour is called, and a place visited
    .walking = a place is visited, if none has been yet
# $sheet: "4/7 parts · 19/24 tiles"
# $player: "Ann (Paladin, green)"
seat = { $player }: { $sheet }
player = { $name } ({ $character }, { $colour })
no-character = no character yet
wins-found =
    { $count ->
        [one] **{ $names } wins:** found the ark, { points }.
       *[other] **{ $names } win:** found the ark, { points }.
    }
# $next: what the next best has found: "4 parts"
wins-parts =
    { $count ->
        [one] **{ $names } wins:** { parts } of the ark, next best { $next }.
       *[other] **{ $names } win:** { parts } of the ark, next best { $next }.
    }
wins-points =
    { $count ->
        [one] **{ $names } wins, { points }:** { parts } of the ark each, so points decide.
       *[other] **{ $names } share the win:** { parts } of the ark and { points } each.
    }
lost-alone = The ark stays hidden. You found { $parts } of 7 parts.
lost-together = The ark stays hidden. Most found: { $parts } of 7 parts.
# $rank (number): 1 for the best
score = #{ $rank } { $name }: { parts }, { points }
again-easy = Play again, easy (hints and diamonds)
again-medium-hints = Play again, medium (only hints)
again-medium-diamonds = Play again, medium (only diamonds)
again-high = Play again, hard (neither)
