### The chapters of the solo campaign that are searches for the ark.

# What the first star of each asks for.
win = Find the ark

## A chapter: its title; its story, a sentence or two; what is different in this game; what the second star asks for.

torn-chart = The Torn Chart
    .told = Half a sea chart lies in an iron box. The other half you draw yourself.
    .twist = Hints and diamonds. You choose your character, and a six lets you choose the colour.
    .goal = Meet a challenge
before-the-rains = Before the Rains
    .told = In three weeks every road here will be a river. Be gone by then.
    .twist = Hints and diamonds. Your character is dealt.
    .goal = Find the ark with 6 boxes left
high-passes = The High Passes
    .told = From up there you could see all of it at once, if the clouds would part.
    .twist = Diamonds, no hints. You choose your character.
    .goal = Visit every mountain
half-a-compass = Half a Compass
    .told = The needle has stuck. From now on you count your steps.
    .twist = Hints, no diamonds. You choose your character.
    .goal = Find 6 parts of the ark
no-guide = No Guide
    .told = The guide turned back last night, and took the mules.
    .twist = No hints, no diamonds. You choose your character.
    .goal = Find 5 parts of the ark
