### Actions as menus and buttons name them, with a hint of cost and gain. An option holds 100 characters, a button 80; what is longer is cut.

## Headings of menus.

menu-answer = Answer
menu-island = Island: dig, discover, overcome
menu-cards = Cards: play or buy
menu-research = Research and temple
menu-free = Free actions

## On the island.

# $site: its name
dig = Dig at { $site }
# $site: its name
discover = Discover { $site }
# $site: its name
activate = Activate { $site }
# $site: its name
take-back = Take an archaeologist back from { $site }
# $guardian: its name
# $site: where it stands
overcome = Overcome the { $guardian } at { $site }
# $site: where no guardian stands
overcome-nobody = Overcome the guardian at { $site }
# $start: the site that is left
# $end: the site that is gone to
relocate = Move an archaeologist from { $start } to { $end }
# $start: the site that is left
# $end: the site that is gone to
move-guardian = Move the guardian from { $start } to { $end }

## Research, temple and idols.

# $token (arnak_bot.games.arnak.engine.effects.Token): of research
# $space: of the track: "row 3"
research =
    { $token ->
        [glass] Move the magnifying glass to { $space }
       *[notebook] Move the notebook to { $space }
    }
# $worth: "6 points, left"
temple = Take a temple tile worth { $worth }
# $effect: in signs
slot-idol = Slot an idol: { $effect }
# $effect: in signs
take-tile = Take the tile: { $effect }
first-tile = First the bonus tile
first-row = First the row's effect

## Cards.

# $card: its name
buy = Buy { $card }
# $card: its name
gain = Gain { $card }
# $card: its name
play = Play { $card }
# $card: its name
use = Use { $card }
# $card: its name
pass-with = Pass with { $card }
# $card: its name
put-down = Put down { $card }
exile-fear-tile = Exile a Fear tile
# $card: its name
exile-from-hand = Exile { $card } from hand
# $card: its name
exile-from-play = Exile { $card } from play
keep-all = Keep all cards
# $card: its name
keep = Keep { $card }
# Where no card is kept yet.
keep-nothing = Keep nothing
keep-nothing-more = Keep nothing more
# $card: its name
put-on-top = Put { $card } back on top
# $count (number): of cards
draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
trade-tablet = Trade 1📜 for 1🏹
trade-arrowhead = Trade 1🏹 for 1💎

## Assistants and guardians.

# $assistant: a name
use-assistant = Use the { $assistant }
# $assistant: a name
# $deed: what for: "gain 2 coins"
use-assistant-to = Use the { $assistant } to { $deed }
# $assistant: a name
borrow = Borrow the { $assistant }
# $assistant: a name
# $deed: what for: "gain 2 coins"
borrow-to = Borrow the { $assistant } to { $deed }
# $icons: "a boot and a car"
travel-with = travel with { $icons }
# $assistant: a name
recruit = Recruit the { $assistant }
# $assistant: a name
rescue = Rescue the { $assistant }
# $assistant: a name
refresh = Refresh the { $assistant }
# $old: an assistant who is given back
# $new: an assistant who comes for them
exchange = Exchange the { $old } for the { $new }
# $assistant: a name
turn-to-gold = Turn the { $assistant } to gold
# $guardian: its name
boon = Use the boon of the { $guardian }

## Answers and the end of a turn.

choose-exile = choose to exile a card
# $name: of what is chosen
choose-named = choose the { $name }
# $price: in signs
pay = Pay { $price }
pay-for-it = Pay for it
pass-round = Pass for this round
end-turn = End turn
cancel = Take it back: nothing is paid yet
decline = No, thank you

## Hints of cost and gain.

in-vain = does nothing now
# $guardian: its name
guarded = guardian: { $guardian }
# $cost: in signs
# $worth: "5 points"
# $boon: what it gives
hint-overcome = { $cost } → { $worth }; boon: { $boon }
# $cost: in signs
# $idol: what it gives, in signs
# $level: I or II
hint-discover = { $cost } → idol: { $idol }; level { $level } site and its guardian
# $cost: in signs
hint-temple = { $cost } → choose a bonus tile; points by arrival
# $effect: in signs
# $tile: what it gives, in signs
with-tile = { $effect } + tile: { $tile }

ways-to-pay = All ways to pay, without ending the turn
