### What can be asked about at a table.

row = Cards of the row
hand = Your cards
island = Sites and guardians
people = Assistants
idols = Idols and their slots
