### The chapters of the solo campaign that are played against the rival.

# What the first star of each asks for.
win = Beat the rival

## A chapter: its title; its story, a sentence or two; what is different in this game; what the second star asks for.

landfall = Landfall
    .told = Two boats reach the beach on the same morning. Only one of them is yours.
    .twist = Bird Temple, the gentlest rival.
    .goal = Recruit 2 assistants
eyes = Eyes in the Jungle
    .told = Every path you clear wakes something that has slept for a very long time.
    .twist = Bird Temple, one red tile.
    .goal = Overcome 3 guardians
collectors = The Collectors
    .told = The others have a buyer with deep pockets. The best finds are gone by noon.
    .twist = Bird Temple. The rival buys the most expensive item and artifact.
    .goal = Buy 5 artifacts
far-shore = The Far Shore
    .told = Smoke rises on the dark side of the island. Somebody is waiting for help.
    .twist = Snake Temple, the gentlest rival.
    .goal = Rescue an assistant
off-the-map = Off the Map
    .told = The chart ends here. Whoever goes on gets to name what they find.
    .twist = Bird Temple, three red tiles.
    .goal = Discover 3 sites
hunters = The Hunters
    .told = They no longer dig. They follow your lamp through the trees.
    .twist = Snake Temple, with the red tiles for discovering and overcoming.
    .goal = Overcome 2 guardians
temple = The Last Stairs
    .told = Above the mist stands a door that nobody has opened. They are climbing, too.
    .twist = Snake Temple, all five red tiles.
    .goal = Reach the Lost Temple
