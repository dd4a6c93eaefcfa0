### What travel is paid with: cards, people, pilots. A button holds 80 characters.

# $sources: cards and people, listed
pay-with = Pay with { $sources }
# $sources: the same, shorter, where there is no room
pay-shortly = Pay { $sources }
# $sources: cards and people, listed
# $icons: what is not needed and stays for later
keeping = { $sources }, keeping { $icons }
# $coins (number): what they cost
pilots =
    { $count ->
        [one] a pilot ({ $coins }🪙)
       *[other] { $count } pilots ({ $coins }🪙)
    }
# $icons: travel left over, in signs
leftover = leftover { $icons }
boon-of = the boon of the { $guardian }
the-assistant = the { $assistant }
