### The names of what is in the box, each under its id, and of places.
### $row: its number


## Cards.

card-funding-car = Funding (car)
card-funding-ship = Funding (ship)
card-exploration-car = Exploration (car)
card-exploration-ship = Exploration (ship)
card-fear = Fear
card-sea-turtle = Sea Turtle
card-ostrich = Ostrich
card-pack-donkey = Pack Donkey
card-horse = Horse
card-steam-boat = Steam Boat
card-automobile = Automobile
card-sturdy-boots = Sturdy Boots
card-gold-pan = Gold Pan
card-trowel = Trowel
card-pickaxe = Pickaxe
card-hot-air-balloon = Hot Air Balloon
card-aeroplane = Aeroplane
card-journal = Journal
card-parrot = Parrot
card-watch = Watch
card-army-knife = Army Knife
card-binoculars = Binoculars
card-tent = Tent
card-fishing-rod = Fishing Rod
card-precision-compass = Precision Compass
card-bow-and-arrows = Bow and Arrows
card-carrier-pigeon = Carrier Pigeon
card-whip = Whip
card-rough-map = Rough Map
card-airdrop = Airdrop
card-flask = Flask
card-machete = Machete
card-torch = Torch
card-large-backpack = Large Backpack
card-rope = Rope
card-revolver = Revolver
card-hat = Hat
card-bear-trap = Bear Trap
card-grappling-hook = Grappling Hook
card-lantern = Lantern
card-dog = Dog
card-brush = Brush
card-axe = Axe
card-chronometer = Chronometer
card-theodolite = Theodolite
card-pathfinders-sandals = Pathfinder's Sandals
card-pathfinders-staff = Pathfinder's Staff
card-war-mask = War Mask
card-treasure-chest = Treasure Chest
card-ritual-dagger = Ritual Dagger
card-crystal-earring = Crystal Earring
card-mortar = Mortar
card-serpents-gold = Serpent's Gold
card-serpent-idol = Serpent Idol
card-monkey-medallion = Monkey Medallion
card-idol-of-ara-anu = Idol of Ara-Anu
card-inscribed-blade = Inscribed Blade
card-guardians-ocarina = Guardian's Ocarina
card-tigerclaw-hairpin = Tigerclaw Hairpin
card-war-club = War Club
card-sundial = Sundial
card-traders-scales = Traders' Scales
card-hunting-arrows = Hunting Arrows
card-coconut-flask = Coconut Flask
card-cleansing-cauldron = Cleansing Cauldron
card-ancient-wine = Ancient Wine
card-decorated-horn = Decorated Horn
card-ornate-hammer = Ornate Hammer
card-star-charts = Star Charts
card-stone-jar = Stone Jar
card-passage-shell = Passage Shell
card-ceremonial-rattle = Ceremonial Rattle
card-sacred-drum = Sacred Drum
card-traders-coins = Trader's Coins
card-stone-key = Stone Key
card-obsidian-earring = Obsidian Earring
card-guiding-stone = Guiding Stone
card-guiding-skull = Guiding Skull
card-runes-of-the-dead = Runes of the Dead
card-guardians-crown = Guardian's Crown
card-fear-tile = Fear tile

## Camp sites, which are printed on both boards.

camp-coins = Harbour
camp-compasses = Lookout
camp-tablets = Quarry
camp-arrowhead = Old Battlefield
camp-jewel = Jewel Grotto

## Site tiles: their level and number.

tile-1-1 = Wreck
tile-1-2 = Armoury
tile-1-3 = Archive
tile-1-4 = Watchtower
tile-1-5 = Scriptorium
tile-1-6 = Hall of Spears
tile-1-7 = Training Ground
tile-1-8 = Crypt
tile-1-9 = Catacombs
tile-1-10 = Shrine
tile-2-1 = Observatory
tile-2-2 = Great Market
tile-2-3 = War Temple
tile-2-4 = Oracle
tile-2-5 = Royal Library
tile-2-6 = Tomb of Kings
# $name: of its tile
# $id: where it lies: "L1-3"
site-with-id = { $name } ({ $id })
# $site: a name, or an id
# $boots (number): that travelling to one of its spaces costs
site-space = { $site }, { $boots }-boot space

## Guardians.

guardian-1 = Tide Heron
guardian-2 = Hollow Monkey
guardian-3 = Moss Tapir
guardian-4 = Gilded Boar
guardian-5 = Rune Toad
guardian-6 = Cloud Serpent
guardian-7 = Lantern Owl
guardian-8 = Hoard Beetle
guardian-9 = Reef Crab
guardian-10 = Ash Jaguar
guardian-11 = Root Strider
guardian-12 = Crystal Condor
guardian-13 = Stone Scribe
guardian-14 = Thunder Bat
guardian-15 = Mist Caiman

## Assistants.

assistant-1 = Patron
assistant-2 = Linguist
assistant-3 = Hunter
assistant-4 = Trader
assistant-5 = Confidant
assistant-6 = Porter
assistant-7 = Aviator
assistant-8 = Driver
assistant-9 = Captain
assistant-10 = Quartermaster
assistant-11 = Artisan
assistant-12 = Scout

## The rival's tiles: what it does.

rival-dig-coin = dig for coins
rival-dig-compass = dig for compasses
rival-dig-tablet = dig for tablets
rival-dig-arrowhead = dig for arrowheads
rival-dig-jewel = dig for jewels
rival-discover = discover
rival-research = research
rival-overcome = overcome
rival-buy-item = buy an item
rival-buy-artifact = buy an artifact
red = { $tile } (red)

## The research track and the Lost Temple.

token-at-first =
    { $token ->
        [glass] Magnifying glass
       *[notebook] Notebook
    }
start = the start
temple = the Lost Temple
row = row { $row }
# $place: of a space among those of the row
row-place =
    { $place ->
        [left] row { $row } left
        [middle] row { $row } middle
       *[right] row { $row } right
    }
# $place: of the stack
stack-place =
    { $place ->
        [left] { $worth }, left
        [middle] { $worth }, middle
       *[right] { $worth }, right
    }
