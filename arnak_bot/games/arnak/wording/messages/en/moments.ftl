### The great moments: a headline, and a sentence beside whoever did it.

# $name: a player
# $tile: of a site, its name
discovers = { $name } discovers the { $tile }
# $level: I or II
# $guardian: its name
guarded = A site of level { $level }, guarded by the { $guardian }.
# $level: I or II
unguarded = A site of level { $level }, unguarded.
# $name: a player
# $guardian: its name
overcomes = { $name } overcomes the { $guardian }
# $boon: what it gives
boon = Its boon, once in the game: { $boon }.
# $name: a player
# $assistant: a name
rescues = { $name } rescues the { $assistant }
# $name: the rival
# $assistant: a name
takes-away = { $name } takes the { $assistant } away
# $name: a player
reaches-temple = { $name } reaches the Lost Temple
# $place (number): among those who have come there
arrived =
    { $place ->
        [1] The first to arrive.
        [2] The second to arrive.
        [3] The third to arrive.
       *[other] The last to arrive.
    }

## To whoever did it.

# $tile: of a site, its name
you-found = You found the { $tile }
# $guardian: its name
you-overcame = You overcame the { $guardian }
you-reached-temple = You reached the Lost Temple
# $assistant: a name
you-rescued = You rescued the { $assistant }
