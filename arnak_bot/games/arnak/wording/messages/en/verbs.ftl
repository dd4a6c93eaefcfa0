### Commands of /turn that only this game has: what is said of them, and what they answer.

turn-dig = Send an archaeologist to dig at a site
turn-dig-site = Where
turn-dig-payment = How to pay the travel; you are asked if you leave this out
turn-discover = Discover a new site
turn-discover-site = Where
turn-discover-payment = How to pay the travel; you are asked if you leave this out
turn-overcome = Overcome a guardian at one of your sites
turn-overcome-site = Where it stands
turn-overcome-payment = How to pay the travel icon or card in its cost, if there is one
turn-buy = Buy a card from the row
turn-buy-card = Which card
turn-play = Play a card from your hand for its effect
turn-play-card = Which card
turn-research = Move a research token up the track
turn-research-step = Which token, to which space
turn-temple = Take a tile from the Lost Temple
turn-temple-tile = From which stack
turn-assistant = Use one of your assistants
turn-assistant-use = Which one, and for what
turn-boon = Use the boon of a guardian you overcame
turn-boon-guardian = Whose boon
turn-idol = Put an idol into a slot for an effect
turn-idol-effect = Which effect
turn-pass = Pass: no more turns for you this round
turn-pass-card = A card that gives something for passing, if you have one
turn-ahead = Pass as soon as your next turn comes, or cancel that; for any other order, Plan my turn
turn-ahead-order = Pass when your turn comes, or cancel that order
turn-keep = What happens to cards left in your hand at the end of a round
turn-keep-cards = Keep none of them, keep all, or ask you every time

## Choices of options.

keep-nothing = keep nothing
keep-all = keep all
keep-ask = ask me
ahead-pass = pass when it comes
ahead-none = cancel the order

## Answers.

order-left = When your turn comes, I’ll pass for you. `/turn ahead` cancels that.
order-taken-back = Cancelled: I’ll ask you when your turn comes.
# $keep (arnak_bot.games.arnak.definition.Keep): what is done with cards left in hand
keep-answers =
    { $keep ->
        [ask] You are asked at the end of every round which cards you keep.
        [nothing] You will keep nothing at the end of every round of this game, and I won’t ask. `/turn keep` cancels that.
       *[all] You will keep all your cards at the end of every round of this game, and I won’t ask. `/turn keep` cancels that.
    }
