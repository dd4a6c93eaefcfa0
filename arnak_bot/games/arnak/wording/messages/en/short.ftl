### Effects and costs in a few signs, for menus: what effects.ftl says in sentences. A line holds 100 characters, with the name of a card 40.

fear = +Fear
# $tokens: in signs
# $counting (arnak_bot.games.arnak.engine.effects.Counting): what is counted
gain-per =
    { $counting ->
        [idols] +{ $tokens } for each idol
        [guardians] +{ $tokens } for each guardian overcome or with you
       *[archaeologists] +{ $tokens } for each archaeologist out there
    }
# $effect: what is gained
# $count (number): how often
at-most = { $effect }, at most { $count }
# $first: one thing, or several
# $next: another to choose
either = { $first } or { $next }
exile-card = exile a card
upgrade = 📜→🏹 or 🏹→💎
dig-at-camp = dig at a camp for free, activate it twice
dig-or-discover = dig or discover
# $less: what costs less, in signs
dig-or-discover-for-less = dig or discover ({ $less })
# $goods (arnak_bot.games.arnak.engine.effects.Goods): what can be bought
# $discount (number): that it costs less
buy =
    { $goods ->
        [item] buy an item (−{ $discount }🪙)
        [artifact] buy an artifact (−{ $discount }🧭)
       *[either] buy an item or artifact (−{ $discount }🪙 or −{ $discount }🧭)
    }
# $tokens: in signs
research-for-less = research or temple tile (−{ $tokens })
overcome = overcome a guardian for free
overcome-where-no-other = overcome a guardian where no other player is for free
# $toll (number): of compasses
activate-yours = activate a site of yours (level II: { $toll }🧭)
relocate-to-camp = move an archaeologist to a camp, activate it
relocate = move an archaeologist to a camp or level I site, activate it
# $level: I or II
stack-tile = resolve the next level { $level } site tile
crystal-earring = draw 1 to 3 cards, keep one, perhaps top one, play the rest unused
obsidian-earring = draw 1 or 2 cards from below, keep one, play the other unused
reveal-top = turn up the top card
planes = all your travel icons are planes
guard-from-fear = no Fear from guardians this round
move-guardian = move your guardian to a camp or level I site, activate it
upgrade-assistant = turn an assistant to gold
look-at-rescue = see the assistants here
rescue = rescue one

## Costs and cards.

a-card = a card
an-idol = an idol
travel-only = travel only
exile-it = exile it
# $effect: what passing with the card gives
or-pass = or pass: { $effect }
