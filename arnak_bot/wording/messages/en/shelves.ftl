### What can be asked about at a table.

ask = What do you want to know about?
row = Cards of the row
hand = Your cards
island = Sites and guardians
people = Assistants
idols = Idols and their slots
