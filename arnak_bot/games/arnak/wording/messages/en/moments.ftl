### The great moments: a headline, and a sentence beside whoever did it.

# $tile: of a site, its name
discovers = { $name } discovers the { $tile }
guarded = A site of level { $level }, guarded by the { $guardian }.
unguarded = A site of level { $level }, unguarded.
overcomes = { $name } overcomes the { $guardian }
boon = Its boon, once in the game: { $boon }.
rescues = { $name } rescues the { $assistant }
# $name: the rival
takes-away = { $name } takes the { $assistant } away
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
you-overcame = You overcame the { $guardian }
you-reached-temple = You reached the Lost Temple
you-rescued = You rescued the { $assistant }
