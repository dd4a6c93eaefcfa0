### Actions as menus and buttons name them, with a hint of cost and gain. An option holds 100 characters, a button 80; what is longer is cut.

## Headings of menus.

# $verb: of what is chosen
menu-answer =
    { $verb ->
        [keep] Which cards do you keep?
        [buy] Which card do you buy?
        [gain] Which card do you take?
        [play] Which card do you play?
        [exile] What do you exile?
        [discard] Which card do you spend?
        [top] Which card goes on top?
        [dig] Where?
        [discover] Where?
        [activate] Which site?
        [relocate] From where to where?
        [move] From where to where?
        [return] Which archaeologist?
        [overcome] Which guardian?
        [research] Which step?
        [temple] Which tile?
        [take] Which tile?
        [recruit] Which assistant?
        [rescue] Which assistant?
        [refresh] Which assistant?
        [exchange] Which assistant?
        [borrow] Which assistant?
        [pay] How do you pay?
        [draw] How many?
        [first] What comes first?
       *[other] Which one?
    }
menu-island = Dig, discover or overcome
# $plays: whether a card can be played, or could be with more tokens
menu-cards =
    { $plays ->
        [yes] Play or buy a card
       *[no] Buy a card
    }
menu-research = Research
menu-free = Free actions

## Labels: the message is called as the verb of the action; an attribute says it where there is more to say.

dig = Dig at { $site }
discover = Discover { $site }
activate = Activate { $site }
return = Take an archaeologist back from { $site }
overcome = Overcome the { $guardian } at { $site }
    .anywhere = Overcome the { $guardian }
    .nobody = Overcome the guardian at { $site }
relocate = Move an archaeologist from { $start } to { $end }
move = Move the guardian from { $start } to { $end }

research =
    { $token ->
        [glass] Move the magnifying glass to { $space }
       *[notebook] Move the notebook to { $space }
    }
temple = Take a temple tile worth { $worth }
# $effect: of the slot, with the points that the empty slot scored
idol = Slot an idol ({ $effect })
take = Take the tile ({ $effect })
# $reward: after a space and in brackets, what it gives; or nothing
first =
    .tile = Bonus tile first{ $reward }
    .row = The row’s effect first{ $reward }

buy = Buy { $card }
gain = Gain { $card }
play = Play { $card }
use = Use { $card }
discard = Spend { $card }
# Without an attribute: where the card was is not known.
exile = Exile { $card }
    .fear-tile = Exile a Fear tile
    .from-hand = Exile { $card } from hand
    .from-play = Exile { $card } from play
keep = Keep { $card }
    .all = Keep all cards
# .more: where a card is kept already.
done = Keep nothing
    .more = Keep nothing more
top = Put { $card } back on top
draw = Draw { cards }

assistant = Use the { $assistant }
    .to = Use the { $assistant } to { $done }
borrow = Borrow the { $assistant }
    .to = Borrow the { $assistant } to { $done }
travel-with = travel with { $icons }
recruit = Recruit the { $assistant }
rescue = Rescue the { $assistant }
refresh = Refresh the { $assistant }
exchange = Exchange the { $old } for the { $new }
upgrade = Flip the { $assistant } to gold
    .tablet = Trade 1📜 for 1🏹
    .arrowhead = Trade 1🏹 for 1💎
boon = Use the boon of the { $guardian }

choose-exile = choose to exile a card
# $name: of what is chosen
choose-named = choose the { $name }
accept = Pay for it
    .price = Pay { $price }
pass = Pass for this round
    .with = Pass with { $card }
    .holding = Pass with { cards } in hand
end = End turn
cancel = Take it back: nothing is paid yet
decline = Skip it
    .exile = Exile nothing

## What an action gives, in words or, where a line holds too little, in signs (.short).

in-vain = does nothing now
gain-overcome = { $worth }; its boon: { $boon }
    .short = { $worth }; boon: { $boon }
gain-discover = idol: { $idol }; level { $level } site and its guardian
gain-guarded = { $effect } The { $guardian } stands there: Fear, unless you overcome it
    .short = { $effect } · guardian: { $guardian }
gain-temple = Choose a bonus tile; the earlier you arrive, the more points
    .short = choose a bonus tile; more points if early
with-tile = { $effect } { $tile }
    .short = { $effect } + tile: { $tile }
bonus-tile = Bonus tile: { $clause }.

ways-to-pay = Which payment?

## What is lacking for a main action that cannot be taken yet, by what stands in the way.

lacks-tokens = needs { $tokens } more
lacks-both = needs { $tokens } more and { $travel }
lacks-travel = needs { $travel } to travel
lacks-put-down = needs a card in hand
lacks-idol-in-crates = needs an idol

## What travel is paid with: cards, people, pilots. A button holds 80 characters.

pay-with = Pay with { $sources }
# $price: tokens
priced = { $action } for { $price }
# The price of a card at a discount that pays for all of it.
free = free
paid = { $action } with { $sources }
pay-shortly = Pay { $sources }
# $icons: what is not needed and stays for later
keeping = { $sources }, keeping { $icons }
# $coins (number): what they cost
pilots =
    { $count ->
        [one] a pilot ({ $coins }🪙)
       *[other] { $count } pilots ({ $coins }🪙)
    }
leftover = { $icons } left over
boon-of = the boon of the { $guardian }
