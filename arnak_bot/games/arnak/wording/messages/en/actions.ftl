### Actions as menus and buttons name them, with a hint of cost and gain. An option holds 100 characters, a button 80; what is longer is cut.

## Headings of menus.

menu-answer = Answer
menu-island = Island: dig, discover, overcome
menu-cards = Cards: play or buy
menu-research = Research and temple
menu-free = Free actions

## Labels: the message is called as the verb of the action; an attribute says it where there is more to say.

# $site: its name
dig = Dig at { $site }
# $site: its name
discover = Discover { $site }
# $site: its name
activate = Activate { $site }
# $site: its name
return = Take an archaeologist back from { $site }
# $guardian: its name
# $site: where it stands
overcome = Overcome the { $guardian } at { $site }
    .nobody = Overcome the guardian at { $site }
# $start: the site that is left
# $end: the site that is gone to
relocate = Move an archaeologist from { $start } to { $end }
# $start: the site that is left
# $end: the site that is gone to
move = Move the guardian from { $start } to { $end }

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
idol = Slot an idol: { $effect }
# $effect: in signs
take = Take the tile: { $effect }
first =
    .tile = First the bonus tile
    .row = First the row's effect

# $card: its name
buy = Buy { $card }
# $card: its name
gain = Gain { $card }
# $card: its name
play = Play { $card }
# $card: its name
use = Use { $card }
# $card: its name
discard = Put down { $card }
# $card: its name
exile =
    .fear-tile = Exile a Fear tile
    .from-hand = Exile { $card } from hand
    .from-play = Exile { $card } from play
# $card: its name
keep = Keep { $card }
    .all = Keep all cards
# .more: where a card is kept already.
done = Keep nothing
    .more = Keep nothing more
# $card: its name
top = Put { $card } back on top
# $count (number): of cards
draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }

# $assistant: a name
# $deed: what for: "gain 2 coins"
assistant = Use the { $assistant }
    .to = Use the { $assistant } to { $deed }
# $assistant: a name
# $deed: what for: "gain 2 coins"
borrow = Borrow the { $assistant }
    .to = Borrow the { $assistant } to { $deed }
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
upgrade = Turn the { $assistant } to gold
    .tablet = Trade 1📜 for 1🏹
    .arrowhead = Trade 1🏹 for 1💎
# $guardian: its name
boon = Use the boon of the { $guardian }

choose-exile = choose to exile a card
# $name: of what is chosen
choose-named = choose the { $name }
# $price: in signs
accept = Pay for it
    .price = Pay { $price }
# $card: its name
pass = Pass for this round
    .with = Pass with { $card }
end = End turn
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
