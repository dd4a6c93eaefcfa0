### The great moments: a headline (.you: to whoever did it), and a sentence beside whoever did it.

discovery = { $name } discovers the { $tile }
    .you = You found the { $tile }
overcome = { $name } overcomes the { $guardian }
    .you = You overcame the { $guardian }
rescue = { $name } rescues the { $assistant }
    .you = You rescued the { $assistant }
    .by-rival = { $name } takes the { $assistant } away
temple = { $name } reaches the Lost Temple
    .you = You reached the Lost Temple
guarded = A site of level { $level }, guarded by the { $guardian }.
unguarded = A site of level { $level }, unguarded.
boon = Its boon, once in the game: { $boon }.
arrived =
    { $place ->
        [1] The first to arrive.
        [2] The second to arrive.
        [3] The third to arrive.
       *[other] The last to arrive.
    }
