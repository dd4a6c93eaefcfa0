### The names of places, and of the rival's tiles. Those of cards (card-hat), camps (camp-coins), site tiles (tile-1-3), guardians
### (guardian-4) and assistants (assistant-7) are the engine's: `NAMES` of engine/naming.py. A translation has them here.
### $row: its number

# $name: of its tile
# $id: where it lies: "L1-3"
site-with-id = { $name } ({ $id })
# $site: a name, or an id
# $boots (number): that travelling to one of its spaces costs
site-space = { $site }, { $boots }-boot space

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
row-left = row { $row } left
row-middle = row { $row } middle
row-right = row { $row } right
stack-left = { $worth } (left)
stack-middle = { $worth } (middle)
stack-right = { $worth } (right)
