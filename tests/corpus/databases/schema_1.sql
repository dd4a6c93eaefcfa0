BEGIN TRANSACTION;
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "moves" VALUES(1,0,0,'buy parrot','2026-01-01T00:10:00+00:00');
INSERT INTO "moves" VALUES(1,1,0,'play exploration-ship','2026-01-01T00:20:00+00:00');
INSERT INTO "moves" VALUES(1,2,0,'end','2026-01-01T00:30:00+00:00');
INSERT INTO "moves" VALUES(1,3,1,'buy rough-map','2026-01-01T00:40:00+00:00');
INSERT INTO "moves" VALUES(1,4,1,'play exploration-ship','2026-01-01T00:50:00+00:00');
INSERT INTO "moves" VALUES(1,5,1,'play exploration-car','2026-01-01T01:00:00+00:00');
INSERT INTO "moves" VALUES(1,6,1,'play funding-ship','2026-01-01T01:10:00+00:00');
INSERT INTO "moves" VALUES(1,7,1,'end','2026-01-01T01:20:00+00:00');
INSERT INTO "moves" VALUES(1,8,2,'dig camp-tablets','2026-01-01T01:30:00+00:00');
INSERT INTO "moves" VALUES(1,9,2,'pay exploration-car','2026-01-01T01:40:00+00:00');
INSERT INTO "moves" VALUES(1,10,2,'play funding-car','2026-01-01T01:50:00+00:00');
INSERT INTO "moves" VALUES(1,11,2,'end','2026-01-01T02:00:00+00:00');
INSERT INTO "moves" VALUES(1,12,0,'play funding-ship','2026-01-01T02:10:00+00:00');
INSERT INTO "moves" VALUES(1,13,0,'dig camp-compasses','2026-01-01T02:20:00+00:00');
INSERT INTO "moves" VALUES(1,14,0,'pay funding-car','2026-01-01T02:30:00+00:00');
INSERT INTO "moves" VALUES(1,15,0,'end','2026-01-01T02:40:00+00:00');
INSERT INTO "moves" VALUES(1,16,1,'pass','2026-01-01T02:50:00+00:00');
INSERT INTO "moves" VALUES(1,17,1,'end','2026-01-01T03:00:00+00:00');
INSERT INTO "moves" VALUES(1,18,2,'dig camp-coins','2026-01-01T03:10:00+00:00');
INSERT INTO "moves" VALUES(1,19,2,'pay exploration-ship','2026-01-01T03:20:00+00:00');
INSERT INTO "moves" VALUES(1,20,2,'end','2026-01-01T03:30:00+00:00');
INSERT INTO "moves" VALUES(1,21,0,'discover L1-6','2026-01-01T03:40:00+00:00');
INSERT INTO "moves" VALUES(1,22,0,'pay fear+fear','2026-01-01T03:50:00+00:00');
INSERT INTO "moves" VALUES(1,23,0,'idol coin-compass','2026-01-01T04:00:00+00:00');
INSERT INTO "moves" VALUES(1,24,0,'end','2026-01-01T04:10:00+00:00');
INSERT INTO "moves" VALUES(1,25,2,'pass','2026-01-01T04:20:00+00:00');
INSERT INTO "moves" VALUES(1,26,2,'end','2026-01-01T04:30:00+00:00');
INSERT INTO "moves" VALUES(1,27,0,'buy flask','2026-01-01T04:40:00+00:00');
INSERT INTO "moves" VALUES(1,28,0,'end','2026-01-01T04:50:00+00:00');
INSERT INTO "moves" VALUES(1,29,0,'research glass 2','2026-01-01T05:00:00+00:00');
INSERT INTO "moves" VALUES(1,30,0,'end','2026-01-01T05:10:00+00:00');
INSERT INTO "moves" VALUES(1,31,0,'pass','2026-01-01T05:20:00+00:00');
INSERT INTO "moves" VALUES(1,32,0,'end','2026-01-01T05:30:00+00:00');
INSERT INTO "moves" VALUES(2,0,0,'dig camp-arrowhead','2026-01-01T05:40:00+00:00');
INSERT INTO "moves" VALUES(2,1,0,'pay funding-ship','2026-01-01T05:50:00+00:00');
INSERT INTO "moves" VALUES(2,2,0,'play exploration-ship','2026-01-01T06:00:00+00:00');
INSERT INTO "moves" VALUES(2,3,0,'play funding-car','2026-01-01T06:10:00+00:00');
INSERT INTO "moves" VALUES(2,4,0,'end','2026-01-01T06:20:00+00:00');
INSERT INTO "moves" VALUES(2,5,1,'play exploration-car','2026-01-01T06:30:00+00:00');
INSERT INTO "moves" VALUES(2,6,1,'dig camp-jewel','2026-01-01T06:40:00+00:00');
INSERT INTO "moves" VALUES(2,7,1,'play funding-ship','2026-01-01T06:50:00+00:00');
INSERT INTO "moves" VALUES(2,8,1,'play exploration-ship','2026-01-01T07:00:00+00:00');
INSERT INTO "moves" VALUES(2,9,1,'pay funding-car','2026-01-01T07:10:00+00:00');
INSERT INTO "moves" VALUES(2,10,1,'discard fear','2026-01-01T07:20:00+00:00');
INSERT INTO "moves" VALUES(2,11,1,'end','2026-01-01T07:30:00+00:00');
INSERT INTO "moves" VALUES(2,12,0,'buy parrot','2026-01-01T07:40:00+00:00');
INSERT INTO "moves" VALUES(2,13,0,'end','2026-01-01T07:50:00+00:00');
INSERT INTO "moves" VALUES(2,14,1,'dig camp-coins','2026-01-01T08:00:00+00:00');
INSERT INTO "moves" VALUES(2,15,1,'pay pilot','2026-01-01T08:10:00+00:00');
INSERT INTO "moves" VALUES(2,16,1,'end','2026-01-01T08:20:00+00:00');
INSERT INTO "moves" VALUES(2,17,0,'dig camp-tablets','2026-01-01T08:30:00+00:00');
INSERT INTO "moves" VALUES(2,18,0,'pay fear','2026-01-01T08:40:00+00:00');
INSERT INTO "moves" VALUES(2,19,0,'end','2026-01-01T08:50:00+00:00');
INSERT INTO "moves" VALUES(2,20,1,'buy fishing-rod','2026-01-01T09:00:00+00:00');
INSERT INTO "moves" VALUES(2,21,1,'end','2026-01-01T09:10:00+00:00');
INSERT INTO "moves" VALUES(2,22,0,'pass','2026-01-01T09:20:00+00:00');
INSERT INTO "moves" VALUES(2,23,0,'end','2026-01-01T09:30:00+00:00');
INSERT INTO "moves" VALUES(2,24,1,'pass','2026-01-01T09:40:00+00:00');
INSERT INTO "moves" VALUES(2,25,1,'end','2026-01-01T09:50:00+00:00');
INSERT INTO "moves" VALUES(2,26,0,'keep all','2026-01-01T10:00:00+00:00');
INSERT INTO "moves" VALUES(2,27,1,'discover L1-3','2026-01-01T10:10:00+00:00');
INSERT INTO "moves" VALUES(2,28,1,'pay funding-ship','2026-01-01T10:20:00+00:00');
INSERT INTO "moves" VALUES(2,29,1,'idol tablets','2026-01-01T10:30:00+00:00');
INSERT INTO "moves" VALUES(2,30,1,'play exploration-ship','2026-01-01T10:40:00+00:00');
INSERT INTO "moves" VALUES(2,31,1,'decline','2026-01-01T10:50:00+00:00');
INSERT INTO "moves" VALUES(2,32,1,'end','2026-01-01T11:00:00+00:00');
INSERT INTO "moves" VALUES(2,33,0,'pass','2026-01-01T11:10:00+00:00');
INSERT INTO "moves" VALUES(2,34,0,'play funding-ship','2026-01-01T11:20:00+00:00');
INSERT INTO "moves" VALUES(2,35,0,'play exploration-car','2026-01-01T11:30:00+00:00');
INSERT INTO "moves" VALUES(2,36,0,'end','2026-01-01T11:40:00+00:00');
INSERT INTO "moves" VALUES(2,37,1,'dig camp-jewel','2026-01-01T11:50:00+00:00');
INSERT INTO "moves" VALUES(2,38,1,'pay fear','2026-01-01T12:00:00+00:00');
INSERT INTO "moves" VALUES(2,39,1,'decline','2026-01-01T12:10:00+00:00');
INSERT INTO "moves" VALUES(2,40,1,'end','2026-01-01T12:20:00+00:00');
INSERT INTO "moves" VALUES(2,41,1,'pass','2026-01-01T12:30:00+00:00');
INSERT INTO "moves" VALUES(2,42,1,'end','2026-01-01T12:40:00+00:00');
INSERT INTO "moves" VALUES(2,43,0,'keep parrot','2026-01-01T12:50:00+00:00');
INSERT INTO "moves" VALUES(2,44,0,'keep all','2026-01-01T13:00:00+00:00');
INSERT INTO "moves" VALUES(2,45,1,'keep fear','2026-01-01T13:10:00+00:00');
INSERT INTO "moves" VALUES(2,46,1,'keep fishing-rod','2026-01-01T13:20:00+00:00');
INSERT INTO "moves" VALUES(2,47,0,'play funding-car','2026-01-01T13:30:00+00:00');
INSERT INTO "moves" VALUES(2,48,0,'dig camp-coins','2026-01-01T13:40:00+00:00');
INSERT INTO "moves" VALUES(2,49,0,'pay pilot','2026-01-01T13:50:00+00:00');
INSERT INTO "moves" VALUES(2,50,0,'play exploration-ship','2026-01-01T14:00:00+00:00');
INSERT INTO "moves" VALUES(2,51,0,'end','2026-01-01T14:10:00+00:00');
INSERT INTO "moves" VALUES(2,52,1,'play funding-car','2026-01-01T14:20:00+00:00');
INSERT INTO "moves" VALUES(2,53,1,'dig camp-jewel','2026-01-01T14:30:00+00:00');
INSERT INTO "moves" VALUES(2,54,1,'pay fear','2026-01-01T14:40:00+00:00');
INSERT INTO "moves" VALUES(2,55,1,'discard exploration-car','2026-01-01T14:50:00+00:00');
INSERT INTO "moves" VALUES(2,56,1,'end','2026-01-01T15:00:00+00:00');
INSERT INTO "moves" VALUES(2,57,0,'buy inscribed-blade','2026-01-01T15:10:00+00:00');
INSERT INTO "moves" VALUES(2,58,0,'choose tablets','2026-01-01T15:20:00+00:00');
INSERT INTO "moves" VALUES(2,59,0,'decline','2026-01-01T15:30:00+00:00');
INSERT INTO "moves" VALUES(2,60,0,'end','2026-01-01T15:40:00+00:00');
INSERT INTO "moves" VALUES(2,61,1,'dig camp-tablets','2026-01-01T15:50:00+00:00');
INSERT INTO "moves" VALUES(2,62,1,'play funding-ship','2026-01-01T16:00:00+00:00');
INSERT INTO "moves" VALUES(2,63,1,'pay pilot','2026-01-01T16:10:00+00:00');
INSERT INTO "moves" VALUES(2,64,1,'end','2026-01-01T16:20:00+00:00');
INSERT INTO "moves" VALUES(2,65,0,'dig camp-compasses','2026-01-01T16:30:00+00:00');
INSERT INTO "moves" VALUES(2,66,0,'pay parrot','2026-01-01T16:40:00+00:00');
INSERT INTO "moves" VALUES(2,67,0,'end','2026-01-01T16:50:00+00:00');
INSERT INTO "moves" VALUES(2,68,1,'play fishing-rod','2026-01-01T17:00:00+00:00');
INSERT INTO "moves" VALUES(2,69,1,'buy airdrop','2026-01-01T17:10:00+00:00');
INSERT INTO "moves" VALUES(2,70,1,'end','2026-01-01T17:20:00+00:00');
INSERT INTO "moves" VALUES(2,71,0,'buy carrier-pigeon','2026-01-01T17:30:00+00:00');
INSERT INTO "moves" VALUES(2,72,0,'end','2026-01-01T17:40:00+00:00');
INSERT INTO "moves" VALUES(2,73,1,'pass','2026-01-01T17:50:00+00:00');
INSERT INTO "moves" VALUES(2,74,1,'end','2026-01-01T18:00:00+00:00');
INSERT INTO "moves" VALUES(2,75,0,'pass','2026-01-01T18:10:00+00:00');
INSERT INTO "moves" VALUES(2,76,0,'end','2026-01-01T18:20:00+00:00');
INSERT INTO "moves" VALUES(2,77,0,'keep all','2026-01-01T18:30:00+00:00');
INSERT INTO "moves" VALUES(2,78,1,'dig camp-tablets','2026-01-01T18:40:00+00:00');
INSERT INTO "moves" VALUES(2,79,1,'pay fear','2026-01-01T18:50:00+00:00');
INSERT INTO "moves" VALUES(2,80,1,'end','2026-01-01T19:00:00+00:00');
INSERT INTO "moves" VALUES(2,81,0,'discover L1-1','2026-01-01T19:10:00+00:00');
INSERT INTO "moves" VALUES(2,82,0,'play exploration-car','2026-01-01T19:20:00+00:00');
INSERT INTO "moves" VALUES(2,83,0,'play funding-ship','2026-01-01T19:30:00+00:00');
INSERT INTO "moves" VALUES(2,84,0,'pay pilot','2026-01-01T19:40:00+00:00');
INSERT INTO "moves" VALUES(2,85,0,'upgrade tablet','2026-01-01T19:50:00+00:00');
INSERT INTO "moves" VALUES(2,86,0,'play carrier-pigeon','2026-01-01T20:00:00+00:00');
INSERT INTO "moves" VALUES(2,87,0,'end','2026-01-01T20:10:00+00:00');
INSERT INTO "moves" VALUES(2,88,1,'play exploration-ship','2026-01-01T20:20:00+00:00');
INSERT INTO "moves" VALUES(2,89,1,'play airdrop','2026-01-01T20:30:00+00:00');
INSERT INTO "moves" VALUES(2,90,1,'gain theodolite','2026-01-01T20:40:00+00:00');
INSERT INTO "moves" VALUES(2,91,1,'play funding-car','2026-01-01T20:50:00+00:00');
INSERT INTO "moves" VALUES(2,92,1,'end','2026-01-01T21:00:00+00:00');
INSERT INTO "moves" VALUES(2,93,0,'research glass 1','2026-01-01T21:10:00+00:00');
INSERT INTO "moves" VALUES(2,94,0,'idol coin-compass','2026-01-01T21:20:00+00:00');
INSERT INTO "moves" VALUES(2,95,0,'end','2026-01-01T21:30:00+00:00');
INSERT INTO "moves" VALUES(2,96,1,'dig camp-arrowhead','2026-01-01T21:40:00+00:00');
INSERT INTO "moves" VALUES(2,97,1,'pay fear','2026-01-01T21:50:00+00:00');
INSERT INTO "moves" VALUES(2,98,1,'end','2026-01-01T22:00:00+00:00');
INSERT INTO "moves" VALUES(2,99,0,'research notebook 1','2026-01-01T22:10:00+00:00');
INSERT INTO "moves" VALUES(2,100,0,'recruit 8','2026-01-01T22:20:00+00:00');
INSERT INTO "moves" VALUES(2,101,0,'assistant 8 compass','2026-01-01T22:30:00+00:00');
INSERT INTO "moves" VALUES(2,102,0,'end','2026-01-01T22:40:00+00:00');
INSERT INTO "moves" VALUES(2,103,1,'pass','2026-01-01T22:50:00+00:00');
INSERT INTO "moves" VALUES(2,104,1,'end','2026-01-01T23:00:00+00:00');
INSERT INTO "moves" VALUES(2,105,0,'research glass 3','2026-01-01T23:10:00+00:00');
INSERT INTO "moves" VALUES(2,106,0,'first row','2026-01-01T23:20:00+00:00');
INSERT INTO "moves" VALUES(2,107,0,'upgrade tablet','2026-01-01T23:30:00+00:00');
INSERT INTO "moves" VALUES(2,108,0,'end','2026-01-01T23:40:00+00:00');
INSERT INTO "moves" VALUES(2,109,0,'buy gold-pan','2026-01-01T23:50:00+00:00');
INSERT INTO "moves" VALUES(2,110,0,'end','2026-01-02T00:00:00+00:00');
INSERT INTO "moves" VALUES(2,111,0,'dig camp-jewel','2026-01-02T00:10:00+00:00');
INSERT INTO "moves" VALUES(2,112,0,'pay fear','2026-01-02T00:20:00+00:00');
INSERT INTO "moves" VALUES(2,113,0,'decline','2026-01-02T00:30:00+00:00');
INSERT INTO "moves" VALUES(2,114,0,'end','2026-01-02T00:40:00+00:00');
INSERT INTO "moves" VALUES(2,115,0,'buy sundial','2026-01-02T00:50:00+00:00');
INSERT INTO "moves" VALUES(2,116,0,'end','2026-01-02T01:00:00+00:00');
INSERT INTO "moves" VALUES(2,117,0,'pass','2026-01-02T01:10:00+00:00');
INSERT INTO "moves" VALUES(2,118,0,'end','2026-01-02T01:20:00+00:00');
INSERT INTO "moves" VALUES(2,119,0,'keep fear','2026-01-02T01:30:00+00:00');
INSERT INTO "moves" VALUES(2,120,1,'keep all','2026-01-02T01:40:00+00:00');
INSERT INTO "moves" VALUES(2,121,0,'assistant 8 car','2026-01-02T01:50:00+00:00');
INSERT INTO "moves" VALUES(2,122,0,'pass','2026-01-02T02:00:00+00:00');
INSERT INTO "moves" VALUES(2,123,0,'end','2026-01-02T02:10:00+00:00');
INSERT INTO "moves" VALUES(2,124,1,'dig L1-1','2026-01-02T02:20:00+00:00');
INSERT INTO "moves" VALUES(2,125,1,'play exploration-car','2026-01-02T02:30:00+00:00');
INSERT INTO "moves" VALUES(2,126,1,'play funding-ship','2026-01-02T02:40:00+00:00');
INSERT INTO "moves" VALUES(2,127,1,'pay pilot','2026-01-02T02:50:00+00:00');
INSERT INTO "moves" VALUES(2,128,1,'end','2026-01-02T03:00:00+00:00');
INSERT INTO "moves" VALUES(2,129,1,'play fishing-rod','2026-01-02T03:10:00+00:00');
INSERT INTO "moves" VALUES(2,130,1,'buy lantern','2026-01-02T03:20:00+00:00');
INSERT INTO "moves" VALUES(2,131,1,'end','2026-01-02T03:30:00+00:00');
INSERT INTO "moves" VALUES(2,132,1,'discover L1-4','2026-01-02T03:40:00+00:00');
INSERT INTO "moves" VALUES(2,133,1,'pay theodolite','2026-01-02T03:50:00+00:00');
INSERT INTO "moves" VALUES(2,134,1,'end','2026-01-02T04:00:00+00:00');
INSERT INTO "moves" VALUES(2,135,1,'idol draw','2026-01-02T04:10:00+00:00');
INSERT INTO "moves" VALUES(2,136,1,'pass','2026-01-02T04:20:00+00:00');
INSERT INTO "moves" VALUES(2,137,1,'play funding-car','2026-01-02T04:30:00+00:00');
INSERT INTO "moves" VALUES(2,138,1,'end','2026-01-02T04:40:00+00:00');
INSERT INTO "moves" VALUES(4,0,0,'pass','2026-01-02T04:50:00+00:00');
INSERT INTO "moves" VALUES(4,1,0,'play funding-ship','2026-01-02T05:00:00+00:00');
INSERT INTO "moves" VALUES(4,2,0,'end','2026-01-02T05:10:00+00:00');
INSERT INTO "moves" VALUES(4,3,1,'play exploration-ship','2026-01-02T05:20:00+00:00');
INSERT INTO "moves" VALUES(5,0,0,'play funding-car','2026-01-02T05:30:00+00:00');
INSERT INTO "moves" VALUES(5,1,0,'undo','2026-01-02T05:30:00+00:00');
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,10,'Ann');
INSERT INTO "seats" VALUES(1,1,11,'Bob');
INSERT INTO "seats" VALUES(1,2,12,'Eve');
INSERT INTO "seats" VALUES(2,0,10,'Ann');
INSERT INTO "seats" VALUES(2,1,11,'Bob');
INSERT INTO "seats" VALUES(3,0,11,'Bob');
INSERT INTO "seats" VALUES(4,0,10,'Ann');
INSERT INTO "seats" VALUES(4,1,11,'Bob');
INSERT INTO "seats" VALUES(5,0,10,'Ann');
INSERT INTO "seats" VALUES(5,1,11,'Bob');
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'stopped')),
    board TEXT NOT NULL,
    seat_limit INTEGER NOT NULL,
    shuffle_seats INTEGER NOT NULL,
    auto_end INTEGER NOT NULL,
    seed TEXT,
    opened_at TEXT NOT NULL,
    started_at TEXT,
    ended_at TEXT,
    snapshot TEXT,
    snapshot_move INTEGER
);
INSERT INTO "tables" VALUES(1,1,5,10,'running','snake',3,0,0,'6fc5dbe5ac84f224eba0025ce555ce16','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":1,"setup":{"players":3,"board":"snake","seed":"6fc5dbe5ac84f224eba0025ce555ce16","auto_end":false,"rival":null},"log":[[0,"buy parrot"],[0,"play exploration-ship"],[0,"end"],[1,"buy rough-map"],[1,"play exploration-ship"],[1,"play exploration-car"],[1,"play funding-ship"],[1,"end"],[2,"dig camp-tablets"],[2,"pay exploration-car"],[2,"play funding-car"],[2,"end"],[0,"play funding-ship"],[0,"dig camp-compasses"],[0,"pay funding-car"],[0,"end"],[1,"pass"],[1,"end"],[2,"dig camp-coins"],[2,"pay exploration-ship"],[2,"end"],[0,"discover L1-6"],[0,"pay fear+fear"],[0,"idol coin-compass"],[0,"end"],[2,"pass"],[2,"end"],[0,"buy flask"],[0,"end"],[0,"research glass 2"],[0,"end"],[0,"pass"],[0,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":1,"compass":2,"tablet":1,"arrowhead":0,"jewel":0},"deck":["flask","parrot","exploration-car"],"hand":[],"play":["exploration-ship","funding-ship","funding-car","fear","fear","fear","fear"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":["compass"],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":2,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":3,"tablet":0,"arrowhead":0,"jewel":0},"deck":["rough-map","funding-car"],"hand":["fear","fear"],"play":["exploration-ship","exploration-car","funding-ship"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":true},{"is":"Player","tokens":{"coin":5,"compass":1,"tablet":2,"arrowhead":0,"jewel":0},"deck":["funding-ship"],"hand":["fear","fear"],"play":["exploration-car","funding-car","exploration-ship"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":true}],"seat":0,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,8,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0],"idols":[[],[],[],[],[],["tablet"],["exile"],["upgrade"],["tablet"],["coin"],[],["exile"],["coin"],["tablet","coin"],["refresh","compass"],["upgrade","exile"],["compass","refresh"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-1],[-1,-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[1,6,5,3,2,9,4,10,7],[2,1,4,6,3,5]],"guardian_stack":[1,10,5,3,6,12,15,11,9,14,13,8,7,2],"assistant_stacks":[[5,6,11],[8,3,12],[1,7,10]],"rescue_stack":[2,9,4],"items":["hot-air-balloon","bow-and-arrows","axe","carrier-pigeon","fishing-rod"],"artifacts":["traders-scales"],"item_deck":["army-knife","large-backpack","aeroplane","rope","gold-pan","precision-compass","horse","airdrop","grappling-hook","machete","theodolite","tent","watch","revolver","whip","sturdy-boots","lantern","torch","pickaxe","pack-donkey","brush","ostrich","binoculars","chronometer","journal","dog","trowel","hat","steam-boat","bear-trap","sea-turtle","automobile"],"artifact_deck":["serpents-gold","star-charts","traders-coins","monkey-medallion","war-club","sundial","inscribed-blade","guiding-stone","ornate-hammer","guardians-crown","treasure-chest","pathfinders-staff","passage-shell","stone-key","hunting-arrows","serpent-idol","ceremonial-rattle","decorated-horn","ritual-dagger","crystal-earring","sacred-drum","idol-of-ara-anu","tigerclaw-hairpin","pathfinders-sandals","stone-jar","obsidian-earring","runes-of-the-dead","war-mask","cleansing-cauldron","ancient-wine","coconut-flask","guardians-ocarina","guiding-skull","mortar"],"bonus_tiles":[[],[],[],["tablet"],["draw"],["compass"],["draw"],["upgrade"],[],[],[],["upgrade"],["draw"],["coin","tablet","exile"],[]],"bonus_stack":["upgrade","compass","compass"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":11,"round":1,"phase":"keeping","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":33,"rival":null}}',33);
INSERT INTO "tables" VALUES(2,1,6,10,'over','bird',2,0,0,'44823e24736a5b615f8914e7cce14f0f','2026-01-01T05:30:00+00:00','2026-01-01T05:30:00+00:00','2026-01-02T04:40:00+00:00','{"format":1,"setup":{"players":2,"board":"bird","seed":"44823e24736a5b615f8914e7cce14f0f","auto_end":false,"rival":null},"log":[[0,"dig camp-arrowhead"],[0,"pay funding-ship"],[0,"play exploration-ship"],[0,"play funding-car"],[0,"end"],[1,"play exploration-car"],[1,"dig camp-jewel"],[1,"play funding-ship"],[1,"play exploration-ship"],[1,"pay funding-car"],[1,"discard fear"],[1,"end"],[0,"buy parrot"],[0,"end"],[1,"dig camp-coins"],[1,"pay pilot"],[1,"end"],[0,"dig camp-tablets"],[0,"pay fear"],[0,"end"],[1,"buy fishing-rod"],[1,"end"],[0,"pass"],[0,"end"],[1,"pass"],[1,"end"],[0,"keep all"],[1,"discover L1-3"],[1,"pay funding-ship"],[1,"idol tablets"],[1,"play exploration-ship"],[1,"decline"],[1,"end"],[0,"pass"],[0,"play funding-ship"],[0,"play exploration-car"],[0,"end"],[1,"dig camp-jewel"],[1,"pay fear"],[1,"decline"],[1,"end"],[1,"pass"],[1,"end"],[0,"keep parrot"],[0,"keep all"],[1,"keep fear"],[1,"keep fishing-rod"],[0,"play funding-car"],[0,"dig camp-coins"],[0,"pay pilot"],[0,"play exploration-ship"],[0,"end"],[1,"play funding-car"],[1,"dig camp-jewel"],[1,"pay fear"],[1,"discard exploration-car"],[1,"end"],[0,"buy inscribed-blade"],[0,"choose tablets"],[0,"decline"],[0,"end"],[1,"dig camp-tablets"],[1,"play funding-ship"],[1,"pay pilot"],[1,"end"],[0,"dig camp-compasses"],[0,"pay parrot"],[0,"end"],[1,"play fishing-rod"],[1,"buy airdrop"],[1,"end"],[0,"buy carrier-pigeon"],[0,"end"],[1,"pass"],[1,"end"],[0,"pass"],[0,"end"],[0,"keep all"],[1,"dig camp-tablets"],[1,"pay fear"],[1,"end"],[0,"discover L1-1"],[0,"play exploration-car"],[0,"play funding-ship"],[0,"pay pilot"],[0,"upgrade tablet"],[0,"play carrier-pigeon"],[0,"end"],[1,"play exploration-ship"],[1,"play airdrop"],[1,"gain theodolite"],[1,"play funding-car"],[1,"end"],[0,"research glass 1"],[0,"idol coin-compass"],[0,"end"],[1,"dig camp-arrowhead"],[1,"pay fear"],[1,"end"],[0,"research notebook 1"],[0,"recruit 8"],[0,"assistant 8 compass"],[0,"end"],[1,"pass"],[1,"end"],[0,"research glass 3"],[0,"first row"],[0,"upgrade tablet"],[0,"end"],[0,"buy gold-pan"],[0,"end"],[0,"dig camp-jewel"],[0,"pay fear"],[0,"decline"],[0,"end"],[0,"buy sundial"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep fear"],[1,"keep all"],[0,"assistant 8 car"],[0,"pass"],[0,"end"],[1,"dig L1-1"],[1,"play exploration-car"],[1,"play funding-ship"],[1,"pay pilot"],[1,"end"],[1,"play fishing-rod"],[1,"buy lantern"],[1,"end"],[1,"discover L1-4"],[1,"pay theodolite"],[1,"end"],[1,"idol draw"],[1,"pass"],[1,"play funding-car"],[1,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":1,"compass":0,"tablet":5,"arrowhead":1,"jewel":0},"deck":["funding-ship","fear","sundial","carrier-pigeon","fear","fear","exploration-car","gold-pan"],"hand":["fear","inscribed-blade","parrot","exploration-ship","funding-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[{"is":"OwnedAssistant","number":8,"gold":false,"exhausted":true}],"crates":[],"slots":["upgrade"],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":3,"notebook":1,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":0,"tablet":8,"arrowhead":2,"jewel":4},"deck":["lantern","fear","exploration-ship","fear"],"hand":["fear"],"play":["exploration-car","funding-ship","fear","fishing-rod","theodolite","funding-car","fear","fear"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":["upgrade","tablet"],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,8,0,10,2,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,15,0,11,12,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],[],["exile"],[],[],["refresh"],["coin"],["compass"],["refresh"],["tablet","exile"],["exile","compass"],["tablet","coin"],["coin","compass"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[1,9,4,3,7,6,5],[6,5,2,1,4,3]],"guardian_stack":[2,3,4,1,10,14,9,8,7,6,5,13],"assistant_stacks":[[6,12,10,4],[7,3,2],[11,9,5,1]],"rescue_stack":[],"items":["flask"],"artifacts":["ornate-hammer","monkey-medallion","star-charts","coconut-flask","pathfinders-staff"],"item_deck":["sturdy-boots","rough-map","sea-turtle","watch","large-backpack","steam-boat","automobile","journal","pickaxe","army-knife","pack-donkey","precision-compass","tent","hot-air-balloon","rope","torch","axe","dog","brush","hat","aeroplane","bow-and-arrows","machete","trowel","grappling-hook","ostrich","horse","revolver"],"artifact_deck":["guiding-skull","ancient-wine","tigerclaw-hairpin","guardians-crown","treasure-chest","hunting-arrows","runes-of-the-dead","idol-of-ara-anu","decorated-horn","ritual-dagger","sacred-drum","guiding-stone","passage-shell","ceremonial-rattle","mortar","serpent-idol","serpents-gold","pathfinders-sandals","war-mask","stone-jar","traders-scales","traders-coins","war-club","cleansing-cauldron"],"bonus_tiles":[[],[],[],[],["coin"],[],["tablet"],["tablet"],["draw"],[],["draw"],["draw"],[],[],[]],"bonus_stack":["exile","compass"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":9,"round":5,"phase":"over","main_taken":false,"spare":[],"agenda":[],"exiled_items":["whip","chronometer","bear-trap","airdrop","binoculars"],"exiled_artifacts":["guardians-ocarina","stone-key","crystal-earring","obsidian-earring"],"exiled_basics":[],"spent_bonuses":["upgrade"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":139,"rival":null}}',139);
INSERT INTO "tables" VALUES(3,1,7,11,'lobby','bird',2,0,0,NULL,'2026-01-02T04:40:00+00:00',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(4,1,8,10,'stopped','bird',2,0,0,'435886b410b756c43eafb04f9f76cc8a','2026-01-02T04:40:00+00:00','2026-01-02T04:40:00+00:00','2026-01-02T05:20:00+00:00','{"format":1,"setup":{"players":2,"board":"bird","seed":"435886b410b756c43eafb04f9f76cc8a","auto_end":false,"rival":null},"log":[[0,"pass"],[0,"play funding-ship"],[0,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":3,"compass":0,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-car"],"hand":["fear","exploration-car","exploration-ship","fear"],"play":["funding-ship"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-car"],"hand":["exploration-ship","fear","exploration-car","fear","funding-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["refresh"],["coin"],["upgrade"],["tablet"],["compass"],["tablet"],["exile"],["refresh"],["compass","upgrade"],["exile","exile"],["coin","coin"],["tablet","compass"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[3,4,10,2,5,6,8,7,9,1],[3,6,4,1,2,5]],"guardian_stack":[9,1,8,11,7,13,12,10,2,6,14,5,4,3,15],"assistant_stacks":[[2,11,8,10],[9,3,7,1],[5,6,4,12]],"rescue_stack":[],"items":["tent","brush","large-backpack","gold-pan","rough-map"],"artifacts":["monkey-medallion"],"item_deck":["lantern","journal","theodolite","automobile","hat","revolver","watch","grappling-hook","bear-trap","machete","sea-turtle","sturdy-boots","trowel","flask","pack-donkey","parrot","precision-compass","aeroplane","axe","pickaxe","airdrop","torch","carrier-pigeon","rope","bow-and-arrows","steam-boat","army-knife","binoculars","dog","horse","ostrich","chronometer","fishing-rod","hot-air-balloon","whip"],"artifact_deck":["coconut-flask","pathfinders-staff","mortar","passage-shell","sundial","stone-key","serpents-gold","guardians-crown","decorated-horn","treasure-chest","obsidian-earring","ornate-hammer","hunting-arrows","sacred-drum","runes-of-the-dead","traders-scales","traders-coins","guardians-ocarina","ancient-wine","pathfinders-sandals","guiding-skull","guiding-stone","serpent-idol","tigerclaw-hairpin","stone-jar","idol-of-ara-anu","cleansing-cauldron","inscribed-blade","crystal-earring","war-mask","war-club","star-charts","ritual-dagger","ceremonial-rattle"],"bonus_tiles":[[],[],[],["compass"],["exile"],[],["tablet"],["tablet"],["compass"],[],["coin"],["draw"],[],[],[]],"bonus_stack":["coin","tablet"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":15,"round":1,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":3,"rival":null}}',3);
INSERT INTO "tables" VALUES(5,1,9,10,'running','bird',2,0,0,'5cd27535bd35ed8956c1b24f4c412b27','2026-01-02T05:20:00+00:00','2026-01-02T05:20:00+00:00',NULL,NULL,NULL);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
COMMIT;
