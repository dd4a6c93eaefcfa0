### The lines of the score sheet, and who has won.
### $names: of those who have won, or lead

explorers = Explorers
victory-point-tiles = Points found
debt-forgiven = Debt forgiven
artifact-tokens = Artifact tokens
debt-forgiven-at-the-end = Debt forgiven at the end
# $source: what points came from
of-expedition = { $source } { $expedition }
total = Total
leaders =
    { $count ->
        [one] { $names } would win with { $points }
       *[other] { $names } would share the victory with { $points }
    }
# Two or more have as many points, and one of them more artifact tokens.
# $total (number): points of each
# $count (number): of the winner's tokens
won-tie = { $name } wins, { $total } all: ties go to whoever has more artifact tokens ({ $count })
# $rank (number): 1 for who has won
ranked = #{ $rank } { $name }: { $points }, { $tokens }
# $number (number): of the expedition
# $told: what each path brought, and what was found
expedition = { $name }, expedition { $number }: { $told }.
# $points: "−20"
# $place: "stone 4"; of a researcher: "on stone 4"
path =
    { $piece ->
        [researcher] { $colour } { $points } (researcher { $place })
       *[adventurer] { $colour } { $points } ({ $place })
    }
nobody-set-out = nobody set out
found = { $points } found
