### Effects, cards and tiles in words. An effect is told as what is done, "draw a card"; it becomes a sentence, is offered ("you may ..."), paid for, or one of a list.

# $deed: what is done
may = you may { $deed }
# $done: what is done first
# $clause: what may be done then: "you may exile a card"
then-may = { $done }; then { $clause }
# $done: what is done first
# $clause: what is done besides
and-also = { $done } and { $clause }
# $options: what can be chosen
choose-one = choose one: { $options }
# $options: what can be chosen
choose-two = choose two different things: { $options }
# $options: what can be chosen
# $next: one thing more, not the last
option-more = { $options }; { $next }
# $options: what can be chosen
# $last: the last thing to choose
option-last = { $options }; or { $last }
# $clause: one of two things, after the other
or-else = Or { $clause }.

## What is paid.

# $price: "pay 1 compass"
# $deed: what that is good for
pay-to = { $price } to { $deed }
# $tokens: "1 coin and 1 jewel"
pay = pay { $tokens }
# $icons: "a boot and a car"
travel-with = travel with { $icons }
put-down = put a card from hand into play unused

## What is gained, and what happens to cards.

# $tokens: "1 coin and 1 jewel"
gain = gain { $tokens }
# $tokens: "1 coin"
# $counting (arnak_bot.games.arnak.engine.effects.Counting): what is counted
gain-per =
    { $counting ->
        [idols] gain { $tokens } for each idol that you own
        [guardians] gain { $tokens } for each guardian that you have overcome or that stands with an archaeologist of yours
       *[archaeologists] gain { $tokens } for each archaeologist of yours on the island
    }
# $deed: what is gained
# $count (number): how often
at-most = { $deed }, at most { $count }
gain-fear = gain a Fear card
# $count (number): of cards
draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
# $count (number): of cards
draw-from-bottom =
    { $count ->
        [one] draw a card from the bottom of your deck
       *[other] draw { $count } cards from the bottom of your deck
    }
# $icons: "a boot and a car"
gain-travel = gain { $icons } for travel this turn
exile-card = exile a card from hand or play
upgrade = trade a tablet for an arrowhead, or an arrowhead for a jewel
put-down-then = then put a card from hand into play unused
# $goods (arnak_bot.games.arnak.engine.effects.Goods): of the deck
reveal-top =
    { $goods ->
        [item] turn up the top card of the item deck
        [artifact] turn up the top card of the artifact deck
       *[either] turn up the top card of the item or artifact deck
    }
exile-rightmost-item = exile the rightmost item of the row
gain-from-exile = gain an exiled item under your deck
gain-artifact = gain an artifact of the row and use it at once
# $to (arnak_bot.games.arnak.engine.effects.Destination): where it goes
gain-item =
    { $to ->
        [bottom] gain an item of the row under your deck
        [top] gain an item of the row on top of your deck
       *[hand] gain an item of the row into your hand
    }
# $goods (arnak_bot.games.arnak.engine.effects.Goods): what can be bought
# $coins: that it costs less: "1 coin"
# $compasses: that it costs less: "1 compass"
buy =
    { $goods ->
        [item] buy an item for { $coins } less
        [artifact] buy an artifact for { $compasses } less
       *[either] buy an item or artifact for { $coins } or { $compasses } less
    }
# $deed: buying
also-turned-up = { $deed }, also the card turned up
crystal-earring = decide on 1 to 3 cards, draw them, keep one; you may top one, the rest goes into play
obsidian-earring = decide on 1 or 2 cards, draw them from under your deck, keep one; the other goes into play

## On the island.

dig-at-camp = dig at a camp site without paying travel, and activate it a second time
dig-or-discover = send an archaeologist to dig or discover
# $deed: sending an archaeologist
# $icons: "a boot and a car"
with-travel-free = { $deed }, with { $icons } of the travel free
# $deed: sending an archaeologist
# $count (number): of compasses
discovering-for-less =
    { $count ->
        [one] { $deed }; discovering costs { $count } compass less
       *[other] { $deed }; discovering costs { $count } compasses less
    }
activate-two-camps = activate two different camp sites
# $where (arnak_bot.games.arnak.engine.effects.Where): which site
activate =
    { $where ->
        [camp] activate any camp site
        [unoccupied-camp] activate a camp site where nobody stands
        [camp-or-level-1] activate a camp or discovered level I site
        [level-1] activate any discovered level I site
       *[yours] activate a site you occupy
    }
# $deed: activating
# $count (number): of compasses
level-2-costs =
    { $count ->
        [one] { $deed } (a level II site costs { $count } compass first)
       *[other] { $deed } (a level II site costs { $count } compasses first)
    }
# $level: I or II
activate-stack-tile = reveal the next level { $level } site tile, resolve it and put it under its stack
# $where (arnak_bot.games.arnak.engine.effects.Where): to which site
relocate =
    { $where ->
        [camp] move a placed archaeologist to any camp site and activate that site
        [unoccupied-camp] move a placed archaeologist to a camp site where nobody stands and activate that site
        [camp-or-level-1] move a placed archaeologist to a camp or discovered level I site and activate that site
        [level-1] move a placed archaeologist to any discovered level I site and activate that site
       *[yours] move a placed archaeologist to a site you occupy and activate that site
    }
return-archaeologist = take a placed archaeologist back
overcome-where-no-other = overcome a guardian at a site with no other player, free of its cost
overcome = overcome a guardian at a site you occupy, free of its cost
move-guardian = move a guardian from your site to an empty camp or level I site and activate that site
planes = for the rest of the round all your travel icons are planes
guard-from-fear = guardians give you no Fear at the end of this round

## Research, assistants and idols.

research-with-notebook = research with your notebook free of cost
research-free = research with a research token free of cost
# $tokens: "1 coin and 1 jewel"
research-for-less = research or take a temple tile for { $tokens } less
refresh = refresh an assistant
refresh-all = refresh all your assistants
recruit = recruit an assistant
upgrade-assistant = turn a silver assistant to gold and refresh it
look-at-rescue = look through the assistants waiting here
rescue = rescue one of them, exhausted
exchange = exchange an assistant of yours for one on top of a stack
empty-slot = move your last slotted idol back to the crates
borrow = use an assistant on top of a supply stack

## Cards and assistants as a whole.

only-travel = No effect: only its boot helps you travel.
exile-this = Exile this card.
# $side: of the assistant
use-a-side =
    { $side ->
        [gold] Use the gold side of an assistant on top of a supply stack.
       *[silver] Use the silver side of an assistant on top of a supply stack.
    }
# $deed: what passing with the card gives
or-pass = Or pass to { $deed }.
# $card: its name
basic-card = **{ $card }**: Basic
# $card: its name
fear-card = **{ $card }**: Fear
# $card: its name
# $price: "2 coins"
item-card = **{ $card }**: Item, costs { $price }
# $card: its name
# $price: "2 compasses"
artifact-card = **{ $card }**: Artifact, costs { $price }; playing it costs 1 tablet
# $signs: the travel icons
# $icons: the same in words
travel-line = Travel: { $signs } ({ $icons })
# $effect: a sentence
free-action = Free action: { $effect }
# $effect: a sentence
main-action = Main action: { $effect }
# $points: that the card is worth
points-line = Points: { $points }
# $icons: "a boot and a car"
boon-travel = { $icons } for travel
