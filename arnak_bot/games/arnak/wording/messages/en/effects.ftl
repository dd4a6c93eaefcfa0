### Effects, cards and tiles. An effect is one message (forms.py says which); each form that it is said in is an attribute:
###   the message itself   what is done, "draw a card": it becomes a sentence, is offered ("you may ..."), paid for, or one of a list
###   .short   for menus, with signs for amounts: a line holds 100 characters, the name of a card 40
###   .face    for cards and tiles in pictures: signs with words, | where a line may be broken; read on a phone in a box that does not grow
###   .sign    where there is room for signs alone: a word only for what has no sign
### A form that is not there is the one before it: .sign is .face, .face is .short, and .short is the message itself.
### A sign is written as in the pictures' own files: #coin, #assistant@gold.
### $discount (number): so much less it costs
### $next: one thing more that can be chosen
### $options: what can be chosen
### $side: of an assistant: gold or silver
### $times (number): how many of them
### $where (arnak_bot.games.arnak.engine.effects.Where): which site

## How effects are put together.

may = you may { $done }
then-may = { $done }; then { $clause }
and-also = { $done } and { $clause }
choose-one = choose one: { $options }
    .short = { $options }
# $discounts: by which research may be cheaper, as alternatives
choose-research = { choose-one }
    .short = research or a temple tile for { $discounts } less
    .face = { choose-one.short }
    .sign = { choose-one.short }
choose-two = choose two different things: { $options }
    .short = { $times } of: { $options }
    .face = { $times } of: | { $options }
    .sign = { $times }× { $options }
option-more = { $options }; { $next }
    .short = { $options } or { $next }
    .face = { $options } / | { $next }
    .sign = { $options } / { $next }
option-last = { $options }; or { $next }
    .short = { $options } or { $next }
    .face = { $options } / | { $next }
    .sign = { $options } / { $next }
or-else = Or { $clause }.

## What is paid.

# $then: what that is good for
pay-to = { $price } to { $then }
    .short = { $price } → { $then }
    .face = { $price } › | { $then }
    .sign = { $price } › { $then }
pay = pay { $tokens }
    .short = { $tokens }
travel-with = travel with { $icons }
    .short = { $icons }
spend-card = spend a card from your hand
    .short = a card
    .face = #put-down spend card
    .sign = #put-down
# Of a research space.
an-idol = an idol

## What is gained, and what happens to cards.

# $each: the same, each kind on its own
gain = gain { $tokens }
    .short = { $each }
    .face = { $tokens }
gain-one = { $tokens }
    .short = +{ $tokens }
# $counting (arnak_bot.games.arnak.engine.effects.Counting): what is counted
gain-per =
    { $counting ->
        [idols] gain { $tokens } for each idol you own
        [guardians] gain { $tokens } for each guardian you have overcome or share a site with
       *[archaeologists] gain { $tokens } for each archaeologist of yours on the island
    }
    .short =
        { $counting ->
            [idols] +{ $tokens } for each idol
            [guardians] +{ $tokens } for each guardian overcome or at your sites
           *[archaeologists] +{ $tokens } for each archaeologist on the island
        }
    .face = { $tokens } | per { gain-per.counted }
    .sign = { $tokens } per { gain-per.counted }
    .counted =
        { $counting ->
            [idols] #idol
            [guardians] #guardian
           *[archaeologists] #archaeologist
        }
at-most = { $done }, at most { $count }
    .face = { $done } | max { $count }
    .sign = { $done }
gain-fear = gain a Fear card
    .short = +Fear
    .face = #fear Fear
    .sign = #fear
# $cards (number): how many
draw =
    { $cards ->
        [one] draw a card
       *[other] draw { $cards } cards
    }
    .face = #draw draw { $cards }
    .sign =
        { $cards ->
            [1] #draw
           *[other] { $cards } #draw
        }
from-bottom = { $done } from the bottom of your deck
    .face = { $done } | from bottom
    .sign = { $done } ▾
travel = gain { $icons } for travel this turn
    .short = +{ $icons }
    .face = { $icons }
exile-card = exile a card from hand or play
    .short = exile a card
    .face = #exile exile
    .sign = #exile
upgrade = trade a tablet for an arrowhead, or an arrowhead for a jewel
    .short = 📜→🏹 or 🏹→💎
    .face = #upgrade upgrade
    .sign = #upgrade
put-down = then spend a card from your hand
    .face = #put-down spend card
    .sign = #put-down
# $goods (arnak_bot.games.arnak.engine.effects.Goods): of the deck
reveal-top =
    { $goods ->
        [item] turn up the top card of the item deck
        [artifact] turn up the top card of the artifact deck
       *[either] turn up the top card of the item or artifact deck
    }
    .short =
        { $goods ->
            [item] turn up the top item
            [artifact] turn up the top artifact
           *[either] turn up the top item or artifact
        }
    .face = see top,
    .sign = { "" }
exile-rightmost-item = exile the rightmost item of the row
    .face = #exile last #item
    .sign = #item #exile
gain-from-exile = put an exiled item under your deck
    .face = take exiled #item
    .sign = #exile › #item
gain-artifact = gain an artifact from the row and use it at once
    .face = take #artifact free
    .sign = #artifact
gain-item =
    { $to ->
        [bottom] put an item from the row under your deck
        [top] put an item from the row on top of your deck
       *[hand] take an item from the row into your hand
    }
    .face = take #item free
    .sign = #item
buy-item = buy an item for { $coins } less
    .short = buy an item (−{ $coins })
    .face = buy #item −{ $discount }
    .sign = #item −{ $discount }
buy-artifact = buy an artifact for { $compasses } less
    .short = buy an artifact (−{ $compasses })
    .face = buy #artifact −{ $discount }
    .sign = #artifact −{ $discount }
buy-either = buy an item or artifact for { $coins } or { $compasses } less
    .short = buy an item or artifact (−{ $coins } or −{ $compasses })
    .face = buy #item / #artifact −{ $discount }
    .sign = buy −{ $discount }
also-turned-up = { $done }, also the card turned up
    .short = then { $done }
    .face = { $done }
    .sign = { $done }
crystal-earring = choose 1 to 3, draw that many, keep one; you may put one on top, spend the rest
    .short = draw 1 to 3 cards, keep one, perhaps top one, spend the rest
    .face = #draw draw 1–3 | keep 1
    .sign = 1-3 #draw
obsidian-earring = choose 1 or 2, draw that many from under your deck, keep one, spend the other
    .short = draw 1 or 2 cards from the bottom, keep one, spend the other
    .face = #draw draw 1–2 | keep 1
    .sign = 1-2 #draw

## On the island.

dig-at-camp = dig at a camp site without paying travel, and activate it a second time
    .short = dig at a camp for free, activate it twice
    .face = send #archaeologist | #campfire free | use 2×
    .sign = #archaeologist #campfire 2×
dig-or-discover = send an archaeologist to dig or discover
    .short = dig or discover
    .face = send #archaeologist
    .sign = #archaeologist
with-travel-free = { dig-or-discover }, and travel costs { $icons } less
    .short = { dig-or-discover.short } ({ $icons } free)
    .face = { dig-or-discover.face } | { $icons } free
    .sign = { dig-or-discover.sign } − { $icons }
discovering-for-less = { with-travel-free }; discovering costs { $compasses } less
    .short = { dig-or-discover.short } ({ $icons } free, { $compasses } less)
    .face = { with-travel-free.face } | −{ $count } #compass
    .sign = { with-travel-free.sign } −{ $count } #compass
activate = activate { site }
    .face = #activate use | { site.face }
    .sign = #activate { site.sign }
activate-two-camps = activate two different camp sites
    .face = #activate use { $times } | #campfire camp
    .sign = #activate { $times }× #campfire
activate-for =
    { $count ->
        [one] { activate } (a level II site costs { $count } compass first)
       *[other] { activate } (a level II site costs { $count } compasses first)
    }
    .short =
        { $where ->
            [yours] activate a site of yours (level II: { $count }🧭)
           *[other] { activate-for }
        }
    .face = { activate.face } | (II: { $count } #compass )
    .sign = { activate.sign }
site =
    { $where ->
        [camp] any camp site
        [unoccupied-camp] an unoccupied camp site
        [camp-or-level-1] a camp or discovered level I site
        [level-1] any discovered level I site
       *[yours] a site you occupy
    }
    .face =
        { $where ->
            [camp] #campfire camp
            [unoccupied-camp] #campfire empty camp
            [camp-or-level-1] #campfire or | level I
            [level-1] level I site
           *[yours] your site
        }
    .sign =
        { $where ->
            [camp] #campfire
            [unoccupied-camp] #campfire free
            [camp-or-level-1] #campfire /I
            [level-1] I
           *[yours] #archaeologist
        }
activate-stack-tile = reveal the next level { $level } site tile, use it and put it under its stack
    .short = use the next level { $level } site tile
    .face = #activate use | next #site { $level }
    .sign = #activate #site { $level }
relocate = move an archaeologist on the island to { site } and activate that site
    .short =
        { $where ->
            [camp] move an archaeologist to a camp, activate it
           *[other] move an archaeologist to a camp or level I site, activate it
        }
    .face = move #archaeologist › | { site.face } | #activate use
    .sign = #relocate { site.sign } #activate
return-archaeologist = take an archaeologist back from the island
    .short = take an archaeologist back
    .face = take back #archaeologist
    .sign = #archaeologist ↩
overcome = overcome a guardian at a site you occupy without paying its cost
    .short = overcome a guardian for free
    .face = overcome | #guardian free
    .sign = #guardian ✓
overcome-where-no-other = overcome a guardian at a site with no other player, without paying its cost
    .short = overcome a guardian for free where no other player is
    .face = overcome | #guardian anywhere
    .sign = #guardian ✓ any
move-guardian = move a guardian from your site to an empty camp or level I site and activate that site
    .short = move your guardian to a camp or level I site, activate it
    .face = move #guardian | #activate use site
    .sign = #guardian #relocate #activate
planes = for the rest of the round all your travel icons are planes
    .short = all your travel icons are planes
    .face = all travel | = #plane
    .sign = #plane !
guard-from-fear = guardians give you no Fear at the end of this round
    .short = no Fear from guardians this round
    .face = no #fear Fear
    .sign = no #fear

## Research, assistants and idols.

# $discount: "1 coin and 1 jewel"
research = research or take a temple tile for { $discount } less
    .short = research or a temple tile for { $discount } less
    .face = research | − { $discount }
    .sign = #glass − { $discount }
research-free = research for free with either token
    .face = research | free
    .sign = #glass free
research-with-notebook = research for free with your notebook
    .face = research | #notebook free
    .sign = #notebook free
refresh = refresh an assistant
    .face = #refresh refresh
    .sign = #refresh
refresh-all = refresh all your assistants
    .face = #refresh refresh all
    .sign = 2 #refresh
recruit = recruit an assistant
    .face = #assistant@silver recruit
    .sign = #assistant@silver
upgrade-assistant = flip a silver assistant to gold and refresh it
    .short = flip an assistant to gold
    .face = #assistant@gold to gold
    .sign = #assistant@gold
look-at-rescue = look through the assistants waiting here
    .short = see the assistants here
    .face = { "" }
rescue = rescue one of them, exhausted
    .short = rescue one
    .face = #assistant@silver rescue
    .sign = #assistant@silver !
exchange = exchange one of your assistants for one on top of a stack
    .face = swap #assistant
    .sign = #assistant #refresh
empty-slot = move your last slotted idol back to the crates
    .face = #idol out of | its slot
    .sign = #idol ↩
borrow = borrow the top assistant of a supply stack
    .face = use #assistant@{ $side } | of supply
    .sign = #assistant@{ $side } use

## Cards and assistants as a whole.

# A card of which only its travel icon is good for anything.
only-travel = No effect, but its boot helps you travel.
    .short = travel only
    .face = no effect
# Before the effect of a card that exiles itself.
exile-this = Exile this card.
    .short = exile it
    .face = #exile this ›
use-a-side =
    { $side ->
        [gold] Borrow the top assistant of a supply stack and use its gold side.
       *[silver] Borrow the top assistant of a supply stack and use its silver side.
    }
or-pass = Or pass to { $done }.
    .short = or pass: { $done }
    .face = or #pass pass: | { $done }
# $kind (arnak_bot.games.arnak.engine.printed.CardKind): which determines how it is had
# $signs: its travel icons
# $icons: the same in words
card =
    {""}**{ $card }**: { $kind ->
        [basic] a basic card
        [fear] a card to get rid of
        [item] an item for { $price }
       *[artifact] an artifact for { $price }; playing it costs 1 tablet
    }
    Travel: { $signs } ({ $icons })
    { $effect }
    Points: { $points }
# $effect: what it does; .face stands before it, for a lightning that is a riddle on its own
free-action = Free action: { $effect }
    .face = #free free action:
main-action = Main action: { $effect }
boon-travel = { $icons } for one turn’s travel
    .short = { $icons }
