### The lines of the score sheet, and who has won.

explorers = Explorers
victory-point-tiles = Points found
debt-forgiven = Debt forgiven
artifact-tokens = Artifact tokens
debt-forgiven-at-the-end = Debt forgiven at the end
# $source: what points came from
# $expedition (number): in which
of-expedition = { $source } { $expedition }
total = Total
# $names: of those who have won
# $points: "95 points"
# $count (number): how many they are
winners =
    { $count ->
        [one] { $names } wins with { $points }
       *[other] { $names } share the victory with { $points }
    }
# $names: of those who lead
# $points: "95 points"
# $count (number): how many they are
leaders =
    { $count ->
        [one] { $names } would win with { $points }
       *[other] { $names } would share the victory with { $points }
    }
# $rank (number): 1 for who has won
# $name: a player
# $points: "95 points"
# $tokens: "6 artifact tokens"
ranked = { $rank }. { $name }: { $points }, { $tokens }
# $name: a player
# $number (number): of the expedition
# $told: what each path brought, and what was found
expedition = { $name }, expedition { $number }: { $told }.
# $colour: of the path: "red"
# $points: "−20"
# $place: "stone 4"
# $piece: which: researcher or adventurer
path =
    { $piece ->
        [researcher] { $colour } { $points } (researcher on { $place })
       *[adventurer] { $colour } { $points } ({ $place })
    }
nobody-set-out = nobody set out
# $points: "15 points"
found = { $points } found
