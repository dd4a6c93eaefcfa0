BEGIN TRANSACTION;
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "moves" VALUES(1,0,0,'play exploration-car','2026-01-01T00:10:00+00:00');
INSERT INTO "moves" VALUES(1,1,0,'dig camp-jewel','2026-01-01T00:20:00+00:00');
INSERT INTO "moves" VALUES(1,2,0,'play funding-car','2026-01-01T00:30:00+00:00');
INSERT INTO "moves" VALUES(1,3,0,'pay pilot','2026-01-01T00:40:00+00:00');
INSERT INTO "moves" VALUES(1,4,0,'discard fear','2026-01-01T00:50:00+00:00');
INSERT INTO "moves" VALUES(1,5,0,'end','2026-01-01T01:00:00+00:00');
INSERT INTO "moves" VALUES(1,6,1,'dig camp-arrowhead','2026-01-01T01:10:00+00:00');
INSERT INTO "moves" VALUES(1,7,1,'play funding-car','2026-01-01T01:20:00+00:00');
INSERT INTO "moves" VALUES(1,8,1,'pay fear','2026-01-01T01:30:00+00:00');
INSERT INTO "moves" VALUES(1,9,1,'play exploration-car','2026-01-01T01:40:00+00:00');
INSERT INTO "moves" VALUES(1,10,1,'play funding-ship','2026-01-01T01:50:00+00:00');
INSERT INTO "moves" VALUES(1,11,1,'end','2026-01-01T02:00:00+00:00');
INSERT INTO "moves" VALUES(1,12,2,'buy torch','2026-01-01T02:10:00+00:00');
INSERT INTO "moves" VALUES(1,13,2,'play exploration-ship','2026-01-01T02:20:00+00:00');
INSERT INTO "moves" VALUES(1,14,2,'end','2026-01-01T02:30:00+00:00');
INSERT INTO "moves" VALUES(1,15,0,'play exploration-ship','2026-01-01T02:40:00+00:00');
INSERT INTO "moves" VALUES(1,16,0,'dig camp-coins','2026-01-01T02:50:00+00:00');
INSERT INTO "moves" VALUES(1,17,0,'pay fear','2026-01-01T03:00:00+00:00');
INSERT INTO "moves" VALUES(1,18,0,'end','2026-01-01T03:10:00+00:00');
INSERT INTO "moves" VALUES(1,19,1,'dig camp-jewel','2026-01-01T03:20:00+00:00');
INSERT INTO "moves" VALUES(1,20,1,'pay fear+pilot','2026-01-01T03:30:00+00:00');
INSERT INTO "moves" VALUES(1,21,1,'end','2026-01-01T03:40:00+00:00');
INSERT INTO "moves" VALUES(1,22,2,'dig camp-tablets','2026-01-01T03:50:00+00:00');
INSERT INTO "moves" VALUES(1,23,2,'play exploration-car','2026-01-01T04:00:00+00:00');
INSERT INTO "moves" VALUES(1,24,2,'play funding-car','2026-01-01T04:10:00+00:00');
INSERT INTO "moves" VALUES(1,25,2,'pay fear','2026-01-01T04:20:00+00:00');
INSERT INTO "moves" VALUES(1,26,2,'play funding-ship','2026-01-01T04:30:00+00:00');
INSERT INTO "moves" VALUES(1,27,2,'end','2026-01-01T04:40:00+00:00');
INSERT INTO "moves" VALUES(1,28,0,'research glass 2','2026-01-01T04:50:00+00:00');
INSERT INTO "moves" VALUES(1,29,0,'end','2026-01-01T05:00:00+00:00');
INSERT INTO "moves" VALUES(1,30,1,'buy hat','2026-01-01T05:10:00+00:00');
INSERT INTO "moves" VALUES(1,31,1,'end','2026-01-01T05:20:00+00:00');
INSERT INTO "moves" VALUES(1,32,2,'dig camp-compasses','2026-01-01T05:30:00+00:00');
INSERT INTO "moves" VALUES(2,0,0,'play funding-ship','2026-01-01T05:40:00+00:00');
INSERT INTO "moves" VALUES(2,1,0,'dig camp-coins','2026-01-01T05:50:00+00:00');
INSERT INTO "moves" VALUES(2,2,0,'pay exploration-car','2026-01-01T06:00:00+00:00');
INSERT INTO "moves" VALUES(2,3,0,'play funding-car','2026-01-01T06:10:00+00:00');
INSERT INTO "moves" VALUES(2,4,0,'end','2026-01-01T06:20:00+00:00');
INSERT INTO "moves" VALUES(2,5,1,'dig camp-arrowhead','2026-01-01T06:30:00+00:00');
INSERT INTO "moves" VALUES(2,6,1,'pay funding-car','2026-01-01T06:40:00+00:00');
INSERT INTO "moves" VALUES(2,7,1,'play funding-ship','2026-01-01T06:50:00+00:00');
INSERT INTO "moves" VALUES(2,8,1,'play exploration-ship','2026-01-01T07:00:00+00:00');
INSERT INTO "moves" VALUES(2,9,1,'end','2026-01-01T07:10:00+00:00');
INSERT INTO "moves" VALUES(2,10,0,'dig camp-jewel','2026-01-01T07:20:00+00:00');
INSERT INTO "moves" VALUES(2,11,0,'pay fear','2026-01-01T07:30:00+00:00');
INSERT INTO "moves" VALUES(2,12,0,'decline','2026-01-01T07:40:00+00:00');
INSERT INTO "moves" VALUES(2,13,0,'end','2026-01-01T07:50:00+00:00');
INSERT INTO "moves" VALUES(2,14,1,'dig camp-compasses','2026-01-01T08:00:00+00:00');
INSERT INTO "moves" VALUES(2,15,1,'pay pilot','2026-01-01T08:10:00+00:00');
INSERT INTO "moves" VALUES(2,16,1,'end','2026-01-01T08:20:00+00:00');
INSERT INTO "moves" VALUES(2,17,0,'buy rough-map','2026-01-01T08:30:00+00:00');
INSERT INTO "moves" VALUES(2,18,0,'end','2026-01-01T08:40:00+00:00');
INSERT INTO "moves" VALUES(2,19,1,'research glass 1','2026-01-01T08:50:00+00:00');
INSERT INTO "moves" VALUES(2,20,1,'end','2026-01-01T09:00:00+00:00');
INSERT INTO "moves" VALUES(2,21,0,'buy bear-trap','2026-01-01T09:10:00+00:00');
INSERT INTO "moves" VALUES(2,22,0,'end','2026-01-01T09:20:00+00:00');
INSERT INTO "moves" VALUES(2,23,1,'pass','2026-01-01T09:30:00+00:00');
INSERT INTO "moves" VALUES(2,24,1,'end','2026-01-01T09:40:00+00:00');
INSERT INTO "moves" VALUES(2,25,0,'buy carrier-pigeon','2026-01-01T09:50:00+00:00');
INSERT INTO "moves" VALUES(2,26,0,'end','2026-01-01T10:00:00+00:00');
INSERT INTO "moves" VALUES(2,27,0,'pass','2026-01-01T10:10:00+00:00');
INSERT INTO "moves" VALUES(2,28,0,'end','2026-01-01T10:20:00+00:00');
INSERT INTO "moves" VALUES(2,29,0,'keep all','2026-01-01T10:30:00+00:00');
INSERT INTO "moves" VALUES(2,30,1,'keep fear','2026-01-01T10:40:00+00:00');
INSERT INTO "moves" VALUES(2,31,1,'keep all','2026-01-01T10:50:00+00:00');
INSERT INTO "moves" VALUES(2,32,1,'discover L1-1','2026-01-01T11:00:00+00:00');
INSERT INTO "moves" VALUES(2,33,1,'play funding-car','2026-01-01T11:10:00+00:00');
INSERT INTO "moves" VALUES(2,34,1,'play funding-ship','2026-01-01T11:20:00+00:00');
INSERT INTO "moves" VALUES(2,35,1,'play exploration-car','2026-01-01T11:30:00+00:00');
INSERT INTO "moves" VALUES(2,36,1,'pay pilot','2026-01-01T11:40:00+00:00');
INSERT INTO "moves" VALUES(2,37,1,'idol jewel','2026-01-01T11:50:00+00:00');
INSERT INTO "moves" VALUES(2,38,1,'end','2026-01-01T12:00:00+00:00');
INSERT INTO "moves" VALUES(2,39,0,'dig camp-coins','2026-01-01T12:10:00+00:00');
INSERT INTO "moves" VALUES(2,40,0,'play exploration-ship','2026-01-01T12:20:00+00:00');
INSERT INTO "moves" VALUES(2,41,0,'pay carrier-pigeon','2026-01-01T12:30:00+00:00');
INSERT INTO "moves" VALUES(2,42,0,'end','2026-01-01T12:40:00+00:00');
INSERT INTO "moves" VALUES(2,43,1,'dig camp-compasses','2026-01-01T12:50:00+00:00');
INSERT INTO "moves" VALUES(2,44,1,'pay pilot','2026-01-01T13:00:00+00:00');
INSERT INTO "moves" VALUES(2,45,1,'end','2026-01-01T13:10:00+00:00');
INSERT INTO "moves" VALUES(2,46,0,'buy axe','2026-01-01T13:20:00+00:00');
INSERT INTO "moves" VALUES(2,47,0,'end','2026-01-01T13:30:00+00:00');
INSERT INTO "moves" VALUES(2,48,1,'research notebook 2','2026-01-01T13:40:00+00:00');
INSERT INTO "moves" VALUES(2,49,1,'recruit 4','2026-01-01T13:50:00+00:00');
INSERT INTO "moves" VALUES(2,50,1,'end','2026-01-01T14:00:00+00:00');
INSERT INTO "moves" VALUES(2,51,0,'play rough-map','2026-01-01T14:10:00+00:00');
INSERT INTO "moves" VALUES(2,52,0,'end','2026-01-01T14:20:00+00:00');
INSERT INTO "moves" VALUES(2,53,1,'buy ancient-wine','2026-01-01T14:30:00+00:00');
INSERT INTO "moves" VALUES(2,54,1,'use ancient-wine','2026-01-01T14:40:00+00:00');
INSERT INTO "moves" VALUES(2,55,1,'borrow 2','2026-01-01T14:50:00+00:00');
INSERT INTO "moves" VALUES(2,56,1,'end','2026-01-01T15:00:00+00:00');
INSERT INTO "moves" VALUES(2,57,0,'buy trowel','2026-01-01T15:10:00+00:00');
INSERT INTO "moves" VALUES(2,58,0,'end','2026-01-01T15:20:00+00:00');
INSERT INTO "moves" VALUES(2,59,1,'research glass 4','2026-01-01T15:30:00+00:00');
INSERT INTO "moves" VALUES(2,60,1,'first row','2026-01-01T15:40:00+00:00');
INSERT INTO "moves" VALUES(2,61,1,'assistant 4','2026-01-01T15:50:00+00:00');
INSERT INTO "moves" VALUES(2,62,1,'exile ancient-wine','2026-01-01T16:00:00+00:00');
INSERT INTO "moves" VALUES(2,63,1,'end','2026-01-01T16:10:00+00:00');
INSERT INTO "moves" VALUES(2,64,0,'pass','2026-01-01T16:20:00+00:00');
INSERT INTO "moves" VALUES(2,65,0,'end','2026-01-01T16:30:00+00:00');
INSERT INTO "moves" VALUES(2,66,1,'pass','2026-01-01T16:40:00+00:00');
INSERT INTO "moves" VALUES(2,67,1,'end','2026-01-01T16:50:00+00:00');
INSERT INTO "moves" VALUES(2,68,0,'keep bear-trap','2026-01-01T17:00:00+00:00');
INSERT INTO "moves" VALUES(2,69,0,'done','2026-01-01T17:10:00+00:00');
INSERT INTO "moves" VALUES(2,70,1,'done','2026-01-01T17:20:00+00:00');
INSERT INTO "moves" VALUES(2,71,0,'discover L1-6','2026-01-01T17:30:00+00:00');
INSERT INTO "moves" VALUES(2,72,0,'play funding-ship','2026-01-01T17:40:00+00:00');
INSERT INTO "moves" VALUES(2,73,0,'play exploration-car','2026-01-01T17:50:00+00:00');
INSERT INTO "moves" VALUES(2,74,0,'pay funding-car','2026-01-01T18:00:00+00:00');
INSERT INTO "moves" VALUES(2,75,0,'exile funding-car','2026-01-01T18:10:00+00:00');
INSERT INTO "moves" VALUES(2,76,0,'idol tablets','2026-01-01T18:20:00+00:00');
INSERT INTO "moves" VALUES(2,77,0,'end','2026-01-01T18:30:00+00:00');
INSERT INTO "moves" VALUES(2,78,1,'assistant 4','2026-01-01T18:40:00+00:00');
INSERT INTO "moves" VALUES(2,79,1,'play exploration-car','2026-01-01T18:50:00+00:00');
INSERT INTO "moves" VALUES(2,80,1,'dig camp-compasses','2026-01-01T19:00:00+00:00');
INSERT INTO "moves" VALUES(2,81,1,'pay funding-car','2026-01-01T19:10:00+00:00');
INSERT INTO "moves" VALUES(2,82,1,'end','2026-01-01T19:20:00+00:00');
INSERT INTO "moves" VALUES(2,83,0,'buy stone-jar','2026-01-01T19:30:00+00:00');
INSERT INTO "moves" VALUES(2,84,0,'end','2026-01-01T19:40:00+00:00');
INSERT INTO "moves" VALUES(2,85,1,'dig camp-arrowhead','2026-01-01T19:50:00+00:00');
INSERT INTO "moves" VALUES(2,86,1,'pay fear','2026-01-01T20:00:00+00:00');
INSERT INTO "moves" VALUES(2,87,1,'end','2026-01-01T20:10:00+00:00');
INSERT INTO "moves" VALUES(2,88,0,'dig camp-jewel','2026-01-01T20:20:00+00:00');
INSERT INTO "moves" VALUES(2,89,0,'pay bear-trap','2026-01-01T20:30:00+00:00');
INSERT INTO "moves" VALUES(2,90,0,'decline','2026-01-01T20:40:00+00:00');
INSERT INTO "moves" VALUES(2,91,0,'end','2026-01-01T20:50:00+00:00');
INSERT INTO "moves" VALUES(2,92,1,'pass','2026-01-01T21:00:00+00:00');
INSERT INTO "moves" VALUES(2,93,1,'play exploration-ship','2026-01-01T21:10:00+00:00');
INSERT INTO "moves" VALUES(2,94,1,'play funding-ship','2026-01-01T21:20:00+00:00');
INSERT INTO "moves" VALUES(2,95,1,'end','2026-01-01T21:30:00+00:00');
INSERT INTO "moves" VALUES(2,96,0,'pass','2026-01-01T21:40:00+00:00');
INSERT INTO "moves" VALUES(2,97,0,'end','2026-01-01T21:50:00+00:00');
INSERT INTO "moves" VALUES(2,98,0,'done','2026-01-01T22:00:00+00:00');
INSERT INTO "moves" VALUES(2,99,1,'discover L1-3','2026-01-01T22:10:00+00:00');
INSERT INTO "moves" VALUES(2,100,1,'play exploration-ship','2026-01-01T22:20:00+00:00');
INSERT INTO "moves" VALUES(2,101,1,'play funding-car','2026-01-01T22:30:00+00:00');
INSERT INTO "moves" VALUES(2,102,1,'assistant 4','2026-01-01T22:40:00+00:00');
INSERT INTO "moves" VALUES(2,103,1,'buy war-mask','2026-01-01T22:50:00+00:00');
INSERT INTO "moves" VALUES(2,104,1,'end','2026-01-01T23:00:00+00:00');
INSERT INTO "moves" VALUES(2,105,0,'dig camp-coins','2026-01-01T23:10:00+00:00');
INSERT INTO "moves" VALUES(2,106,0,'play exploration-ship','2026-01-01T23:20:00+00:00');
INSERT INTO "moves" VALUES(2,107,0,'pay fear','2026-01-01T23:30:00+00:00');
INSERT INTO "moves" VALUES(2,108,0,'end','2026-01-01T23:40:00+00:00');
INSERT INTO "moves" VALUES(2,109,1,'dig camp-arrowhead','2026-01-01T23:50:00+00:00');
INSERT INTO "moves" VALUES(2,110,1,'pay fear','2026-01-02T00:00:00+00:00');
INSERT INTO "moves" VALUES(2,111,1,'end','2026-01-02T00:10:00+00:00');
INSERT INTO "moves" VALUES(2,112,0,'play carrier-pigeon','2026-01-02T00:20:00+00:00');
INSERT INTO "moves" VALUES(2,113,0,'research glass 2','2026-01-02T00:30:00+00:00');
INSERT INTO "moves" VALUES(2,114,0,'end','2026-01-02T00:40:00+00:00');
INSERT INTO "moves" VALUES(2,115,1,'pass','2026-01-02T00:50:00+00:00');
INSERT INTO "moves" VALUES(2,116,1,'end','2026-01-02T01:00:00+00:00');
INSERT INTO "moves" VALUES(2,117,0,'dig camp-jewel','2026-01-02T01:10:00+00:00');
INSERT INTO "moves" VALUES(2,118,0,'pay trowel','2026-01-02T01:20:00+00:00');
INSERT INTO "moves" VALUES(2,119,0,'decline','2026-01-02T01:30:00+00:00');
INSERT INTO "moves" VALUES(2,120,0,'end','2026-01-02T01:40:00+00:00');
INSERT INTO "moves" VALUES(2,121,0,'buy steam-boat','2026-01-02T01:50:00+00:00');
INSERT INTO "moves" VALUES(2,122,0,'end','2026-01-02T02:00:00+00:00');
INSERT INTO "moves" VALUES(2,123,0,'pass','2026-01-02T02:10:00+00:00');
INSERT INTO "moves" VALUES(2,124,0,'end','2026-01-02T02:20:00+00:00');
INSERT INTO "moves" VALUES(2,125,0,'keep all','2026-01-02T02:30:00+00:00');
INSERT INTO "moves" VALUES(2,126,1,'keep fear','2026-01-02T02:40:00+00:00');
INSERT INTO "moves" VALUES(2,127,1,'done','2026-01-02T02:50:00+00:00');
INSERT INTO "moves" VALUES(2,128,0,'play bear-trap','2026-01-02T03:00:00+00:00');
INSERT INTO "moves" VALUES(2,129,0,'play funding-ship','2026-01-02T03:10:00+00:00');
INSERT INTO "moves" VALUES(2,130,0,'overcome L1-6','2026-01-02T03:20:00+00:00');
INSERT INTO "moves" VALUES(2,131,0,'end','2026-01-02T03:30:00+00:00');
INSERT INTO "moves" VALUES(2,132,1,'play exploration-car','2026-01-02T03:40:00+00:00');
INSERT INTO "moves" VALUES(2,133,1,'discover L1-8','2026-01-02T03:50:00+00:00');
INSERT INTO "moves" VALUES(2,134,1,'play funding-ship','2026-01-02T04:00:00+00:00');
INSERT INTO "moves" VALUES(2,135,1,'assistant 4','2026-01-02T04:10:00+00:00');
INSERT INTO "moves" VALUES(2,136,1,'play exploration-ship','2026-01-02T04:20:00+00:00');
INSERT INTO "moves" VALUES(2,137,1,'dig camp-tablets','2026-01-02T04:30:00+00:00');
INSERT INTO "moves" VALUES(2,138,1,'pay fear','2026-01-02T04:40:00+00:00');
INSERT INTO "moves" VALUES(2,139,1,'end','2026-01-02T04:50:00+00:00');
INSERT INTO "moves" VALUES(2,140,0,'play stone-jar','2026-01-02T05:00:00+00:00');
INSERT INTO "moves" VALUES(2,141,0,'boon 3','2026-01-02T05:10:00+00:00');
INSERT INTO "moves" VALUES(2,142,0,'end','2026-01-02T05:20:00+00:00');
INSERT INTO "moves" VALUES(2,143,1,'buy obsidian-earring','2026-01-02T05:30:00+00:00');
INSERT INTO "moves" VALUES(2,144,1,'use obsidian-earring','2026-01-02T05:40:00+00:00');
INSERT INTO "moves" VALUES(2,145,1,'draw 1','2026-01-02T05:50:00+00:00');
INSERT INTO "moves" VALUES(2,146,1,'keep funding-car','2026-01-02T06:00:00+00:00');
INSERT INTO "moves" VALUES(2,147,1,'end','2026-01-02T06:10:00+00:00');
INSERT INTO "moves" VALUES(2,148,0,'pass','2026-01-02T06:20:00+00:00');
INSERT INTO "moves" VALUES(2,149,0,'end','2026-01-02T06:30:00+00:00');
INSERT INTO "moves" VALUES(2,150,1,'dig camp-compasses','2026-01-02T06:40:00+00:00');
INSERT INTO "moves" VALUES(2,151,1,'pay funding-car','2026-01-02T06:50:00+00:00');
INSERT INTO "moves" VALUES(2,152,1,'end','2026-01-02T07:00:00+00:00');
INSERT INTO "moves" VALUES(2,153,1,'research glass 5','2026-01-02T07:10:00+00:00');
INSERT INTO "moves" VALUES(2,154,1,'end','2026-01-02T07:20:00+00:00');
INSERT INTO "moves" VALUES(2,155,1,'buy war-club','2026-01-02T07:30:00+00:00');
INSERT INTO "moves" VALUES(2,156,1,'end','2026-01-02T07:40:00+00:00');
INSERT INTO "moves" VALUES(2,157,1,'pass','2026-01-02T07:50:00+00:00');
INSERT INTO "moves" VALUES(2,158,1,'end','2026-01-02T08:00:00+00:00');
INSERT INTO "moves" VALUES(4,0,0,'play funding-car','2026-01-02T08:10:00+00:00');
INSERT INTO "moves" VALUES(4,1,0,'play funding-ship','2026-01-02T08:20:00+00:00');
INSERT INTO "moves" VALUES(4,2,0,'play exploration-ship','2026-01-02T08:30:00+00:00');
INSERT INTO "moves" VALUES(4,3,0,'dig camp-jewel','2026-01-02T08:40:00+00:00');
INSERT INTO "moves" VALUES(5,0,0,'buy sturdy-boots','2026-01-02T08:50:00+00:00');
INSERT INTO "moves" VALUES(5,1,0,'undo','2026-01-02T08:50:00+00:00');
INSERT INTO "moves" VALUES(6,0,0,'dig camp-arrowhead','2026-01-02T09:00:00+00:00');
INSERT INTO "moves" VALUES(6,1,0,'pay fear','2026-01-02T09:10:00+00:00');
INSERT INTO "moves" VALUES(6,2,0,'play funding-ship','2026-01-02T09:20:00+00:00');
INSERT INTO "moves" VALUES(6,3,0,'play exploration-ship','2026-01-02T09:30:00+00:00');
INSERT INTO "moves" VALUES(6,4,0,'play exploration-car','2026-01-02T09:40:00+00:00');
INSERT INTO "moves" VALUES(6,5,0,'end','2026-01-02T09:50:00+00:00');
INSERT INTO "moves" VALUES(6,6,0,'buy airdrop','2026-01-02T10:00:00+00:00');
INSERT INTO "moves" VALUES(6,7,0,'end','2026-01-02T10:10:00+00:00');
INSERT INTO "moves" VALUES(6,8,0,'research glass 1','2026-01-02T10:20:00+00:00');
INSERT INTO "moves" VALUES(6,9,0,'end','2026-01-02T10:30:00+00:00');
INSERT INTO "moves" VALUES(6,10,0,'pass','2026-01-02T10:40:00+00:00');
INSERT INTO "moves" VALUES(6,11,0,'end','2026-01-02T10:50:00+00:00');
INSERT INTO "moves" VALUES(6,12,0,'keep funding-car','2026-01-02T11:00:00+00:00');
INSERT INTO "moves" VALUES(6,13,0,'buy stone-jar','2026-01-02T11:10:00+00:00');
INSERT INTO "moves" VALUES(6,14,0,'play funding-ship','2026-01-02T11:20:00+00:00');
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL, keep TEXT NOT NULL DEFAULT 'ask' CHECK (keep IN ('ask', 'nothing', 'all')),
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(2,0,10,'Ann','ask');
INSERT INTO "seats" VALUES(2,1,11,'Bob','ask');
INSERT INTO "seats" VALUES(3,0,11,'Bob','ask');
INSERT INTO "seats" VALUES(4,0,10,'Ann','ask');
INSERT INTO "seats" VALUES(4,1,11,'Bob','ask');
INSERT INTO "seats" VALUES(5,0,10,'Ann','ask');
INSERT INTO "seats" VALUES(5,1,11,'Bob','ask');
INSERT INTO "seats" VALUES(6,0,12,'Eve','ask');
INSERT INTO "seats" VALUES(1,0,10,'Ann','ask');
INSERT INTO "seats" VALUES(1,1,11,'Bob','all');
INSERT INTO "seats" VALUES(1,2,12,'Eve','ask');
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
, rival INTEGER, remind_hours INTEGER, remind_at TEXT);
INSERT INTO "tables" VALUES(1,1,5,10,'running','snake',3,0,0,'38b4e652e44da7f2370d9e260e271365','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":1,"setup":{"players":3,"board":"snake","seed":"38b4e652e44da7f2370d9e260e271365","auto_end":false,"rival":null},"log":[[0,"play exploration-car"],[0,"dig camp-jewel"],[0,"play funding-car"],[0,"pay pilot"],[0,"discard fear"],[0,"end"],[1,"dig camp-arrowhead"],[1,"play funding-car"],[1,"pay fear"],[1,"play exploration-car"],[1,"play funding-ship"],[1,"end"],[2,"buy torch"],[2,"play exploration-ship"],[2,"end"],[0,"play exploration-ship"],[0,"dig camp-coins"],[0,"pay fear"],[0,"end"],[1,"dig camp-jewel"],[1,"pay fear+pilot"],[1,"end"],[2,"dig camp-tablets"],[2,"play exploration-car"],[2,"play funding-car"],[2,"pay fear"],[2,"play funding-ship"],[2,"end"],[0,"research glass 2"],[0,"end"],[1,"buy hat"],[1,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":4,"compass":2,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-ship"],"hand":[],"play":["exploration-car","funding-car","fear","exploration-ship","fear"],"aside":[],"kept":[],"at_home":0,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":2,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":0,"compass":2,"tablet":0,"arrowhead":1,"jewel":0},"deck":["hat","exploration-ship"],"hand":[],"play":["funding-car","fear","exploration-car","funding-ship","fear"],"aside":[],"kept":[],"at_home":0,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":3,"tablet":2,"arrowhead":0,"jewel":0},"deck":["torch","fear"],"hand":[],"play":["exploration-ship","exploration-car","funding-car","fear","funding-ship"],"aside":[],"kept":[],"at_home":1,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":2,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["exile"],["upgrade"],["coin"],["coin"],["compass"],["coin"],["refresh"],["tablet"],["exile","compass"],["refresh","compass"],["tablet","upgrade"],["exile","tablet"]],"spaces":[[0,-2],[-1,-2],[2,-2],[1,-1],[0,1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[10,8,2,9,6,3,4,7,1,5],[4,3,1,2,6,5]],"guardian_stack":[3,12,9,1,8,2,10,5,4,14,6,11,13,15,7],"assistant_stacks":[[1,4,6],[3,11,8],[9,7,12]],"rescue_stack":[2,10,5],"items":["parrot","sea-turtle","machete","hot-air-balloon","automobile"],"artifacts":["obsidian-earring"],"item_deck":["steam-boat","ostrich","fishing-rod","airdrop","horse","rope","flask","revolver","grappling-hook","trowel","theodolite","watch","sturdy-boots","journal","dog","binoculars","carrier-pigeon","chronometer","lantern","brush","rough-map","bear-trap","pickaxe","pack-donkey","whip","axe","bow-and-arrows","gold-pan","aeroplane","tent","large-backpack","precision-compass","army-knife"],"artifact_deck":["crystal-earring","guiding-stone","coconut-flask","mortar","hunting-arrows","treasure-chest","runes-of-the-dead","war-mask","stone-jar","ornate-hammer","sundial","ceremonial-rattle","pathfinders-sandals","guiding-skull","ancient-wine","inscribed-blade","star-charts","cleansing-cauldron","sacred-drum","monkey-medallion","pathfinders-staff","stone-key","traders-coins","idol-of-ara-anu","ritual-dagger","tigerclaw-hairpin","war-club","passage-shell","traders-scales","serpents-gold","serpent-idol","decorated-horn","guardians-crown","guardians-ocarina"],"bonus_tiles":[[],[],[],["exile"],["upgrade"],["compass"],["draw"],["exile"],[],[],[],["coin"],["upgrade"],["tablet","compass","draw"],[]],"bonus_stack":["coin","exile","draw"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":13,"round":1,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":32,"rival":null}}',32,NULL,12,'2026-01-01T17:20:00+00:00');
INSERT INTO "tables" VALUES(2,1,6,10,'over','bird',2,0,0,'50a4a3a6d07f5c0c332f8b1224083fd2','2026-01-01T05:30:00+00:00','2026-01-01T05:30:00+00:00','2026-01-02T08:00:00+00:00','{"format":1,"setup":{"players":2,"board":"bird","seed":"50a4a3a6d07f5c0c332f8b1224083fd2","auto_end":false,"rival":null},"log":[[0,"play funding-ship"],[0,"dig camp-coins"],[0,"pay exploration-car"],[0,"play funding-car"],[0,"end"],[1,"dig camp-arrowhead"],[1,"pay funding-car"],[1,"play funding-ship"],[1,"play exploration-ship"],[1,"end"],[0,"dig camp-jewel"],[0,"pay fear"],[0,"decline"],[0,"end"],[1,"dig camp-compasses"],[1,"pay pilot"],[1,"end"],[0,"buy rough-map"],[0,"end"],[1,"research glass 1"],[1,"end"],[0,"buy bear-trap"],[0,"end"],[1,"pass"],[1,"end"],[0,"buy carrier-pigeon"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep all"],[1,"keep fear"],[1,"keep all"],[1,"discover L1-1"],[1,"play funding-car"],[1,"play funding-ship"],[1,"play exploration-car"],[1,"pay pilot"],[1,"idol jewel"],[1,"end"],[0,"dig camp-coins"],[0,"play exploration-ship"],[0,"pay carrier-pigeon"],[0,"end"],[1,"dig camp-compasses"],[1,"pay pilot"],[1,"end"],[0,"buy axe"],[0,"end"],[1,"research notebook 2"],[1,"recruit 4"],[1,"end"],[0,"play rough-map"],[0,"end"],[1,"buy ancient-wine"],[1,"use ancient-wine"],[1,"borrow 2"],[1,"end"],[0,"buy trowel"],[0,"end"],[1,"research glass 4"],[1,"first row"],[1,"assistant 4"],[1,"exile ancient-wine"],[1,"end"],[0,"pass"],[0,"end"],[1,"pass"],[1,"end"],[0,"keep bear-trap"],[0,"done"],[1,"done"],[0,"discover L1-6"],[0,"play funding-ship"],[0,"play exploration-car"],[0,"pay funding-car"],[0,"exile funding-car"],[0,"idol tablets"],[0,"end"],[1,"assistant 4"],[1,"play exploration-car"],[1,"dig camp-compasses"],[1,"pay funding-car"],[1,"end"],[0,"buy stone-jar"],[0,"end"],[1,"dig camp-arrowhead"],[1,"pay fear"],[1,"end"],[0,"dig camp-jewel"],[0,"pay bear-trap"],[0,"decline"],[0,"end"],[1,"pass"],[1,"play exploration-ship"],[1,"play funding-ship"],[1,"end"],[0,"pass"],[0,"end"],[0,"done"],[1,"discover L1-3"],[1,"play exploration-ship"],[1,"play funding-car"],[1,"assistant 4"],[1,"buy war-mask"],[1,"end"],[0,"dig camp-coins"],[0,"play exploration-ship"],[0,"pay fear"],[0,"end"],[1,"dig camp-arrowhead"],[1,"pay fear"],[1,"end"],[0,"play carrier-pigeon"],[0,"research glass 2"],[0,"end"],[1,"pass"],[1,"end"],[0,"dig camp-jewel"],[0,"pay trowel"],[0,"decline"],[0,"end"],[0,"buy steam-boat"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep all"],[1,"keep fear"],[1,"done"],[0,"play bear-trap"],[0,"play funding-ship"],[0,"overcome L1-6"],[0,"end"],[1,"play exploration-car"],[1,"discover L1-8"],[1,"play funding-ship"],[1,"assistant 4"],[1,"play exploration-ship"],[1,"dig camp-tablets"],[1,"pay fear"],[1,"end"],[0,"play stone-jar"],[0,"boon 3"],[0,"end"],[1,"buy obsidian-earring"],[1,"use obsidian-earring"],[1,"draw 1"],[1,"keep funding-car"],[1,"end"],[0,"pass"],[0,"end"],[1,"dig camp-compasses"],[1,"pay funding-car"],[1,"end"],[1,"research glass 5"],[1,"end"],[1,"buy war-club"],[1,"end"],[1,"pass"],[1,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":2,"compass":1,"tablet":4,"arrowhead":0,"jewel":0},"deck":["fear","exploration-ship","carrier-pigeon","trowel","steam-boat","exploration-car","fear"],"hand":["axe","fear","fear"],"play":["funding-ship","stone-jar"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":["exile"],"guardians":[3],"used_boons":[3],"temple_tiles":[],"glass":2,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":0,"tablet":0,"arrowhead":6,"jewel":0},"deck":["war-mask","fear"],"hand":["fear"],"play":["exploration-car","funding-ship","exploration-ship","fear","obsidian-earring","funding-car","war-club"],"aside":[],"kept":[],"at_home":2,"assistants":[{"is":"OwnedAssistant","number":4,"gold":false,"exhausted":true}],"crates":[],"slots":["coin"],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":5,"notebook":2,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,2,0,0,0,0,8,0,0,0,0,0,0],"guardians":[0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],[],["compass"],["exile"],["refresh"],["tablet"],[],["upgrade"],["compass"],["compass","upgrade"],["tablet","refresh"],["coin","coin"],["exile","tablet"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[1,5,9,3,10,7,4,6],[2,3,6,4,5,1]],"guardian_stack":[7,13,9,5,4,1,15,6,8,11,14,10,12],"assistant_stacks":[[3,12,7],[11,8,5,1],[6,9,10,2]],"rescue_stack":[],"items":["rope"],"artifacts":["idol-of-ara-anu","pathfinders-sandals","guiding-stone","runes-of-the-dead","pathfinders-staff"],"item_deck":["horse","bow-and-arrows","hot-air-balloon","revolver","hat","whip","gold-pan","large-backpack","dog","sea-turtle","lantern","army-knife","theodolite","pack-donkey","grappling-hook","machete","precision-compass","automobile","tent","aeroplane","brush","ostrich","pickaxe","watch","parrot","sturdy-boots","journal","chronometer","binoculars"],"artifact_deck":["mortar","decorated-horn","serpent-idol","sundial","cleansing-cauldron","traders-scales","serpents-gold","stone-key","passage-shell","inscribed-blade","guardians-ocarina","ornate-hammer","coconut-flask","hunting-arrows","ritual-dagger","ceremonial-rattle","crystal-earring","traders-coins","sacred-drum","guardians-crown","star-charts"],"bonus_tiles":[[],[],[],["draw"],[],[],["coin"],["exile"],["coin"],[],["compass"],["compass"],[],[],[]],"bonus_stack":["compass","exile"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":12,"round":5,"phase":"over","main_taken":false,"spare":[],"agenda":[],"exiled_items":["torch","rough-map","flask","fishing-rod","airdrop","bear-trap"],"exiled_artifacts":["monkey-medallion","ancient-wine","tigerclaw-hairpin","guiding-skull","treasure-chest"],"exiled_basics":["funding-car"],"spent_bonuses":["exile"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":159,"rival":null}}',159,NULL,12,NULL);
INSERT INTO "tables" VALUES(3,1,7,11,'lobby','bird',2,0,0,NULL,'2026-01-02T08:00:00+00:00',NULL,NULL,NULL,NULL,NULL,12,NULL);
INSERT INTO "tables" VALUES(4,1,8,10,'stopped','bird',2,0,0,'2b902f8911e81818f8c99d5d5d983195','2026-01-02T08:00:00+00:00','2026-01-02T08:00:00+00:00','2026-01-02T08:40:00+00:00',NULL,NULL,NULL,12,NULL);
INSERT INTO "tables" VALUES(5,1,9,10,'running','bird',2,0,0,'7504d90e945de2e8f54ee781cc75f636','2026-01-02T08:40:00+00:00','2026-01-02T08:40:00+00:00',NULL,NULL,NULL,NULL,12,'2026-01-02T20:40:00+00:00');
INSERT INTO "tables" VALUES(6,NULL,10,12,'running','bird',1,1,1,'d85099095aa300165a67036f9b540d6b','2026-01-02T08:50:00+00:00','2026-01-02T08:50:00+00:00',NULL,'{"format":1,"setup":{"players":1,"board":"bird","seed":"d85099095aa300165a67036f9b540d6b","auto_end":true,"rival":2},"log":[[0,"dig camp-arrowhead"],[0,"pay fear"],[0,"play funding-ship"],[0,"play exploration-ship"],[0,"play exploration-car"],[0,"end"],[0,"buy airdrop"],[0,"end"],[0,"research glass 1"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep funding-car"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":1,"compass":2,"tablet":0,"arrowhead":0,"jewel":0},"deck":["fear","exploration-car"],"hand":["funding-car","fear","airdrop","exploration-ship","funding-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":1,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":0,"starter":0,"tiles":[0,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],[],["tablet"],["exile"],["tablet"],["upgrade"],["refresh"],["coin"],["exile"],["exile","coin"],["compass","compass"],["tablet","upgrade"],["refresh","coin"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[9,2,5,7,1,8,10,4,6],[3,2,1,4,6,5]],"guardian_stack":[9,14,1,10,6,11,8,15,13,12,3,4,7,5,2],"assistant_stacks":[[3,8,5,9],[4,6,1,7],[10,11,12]],"rescue_stack":[],"items":["axe","whip","pickaxe","aeroplane"],"artifacts":["stone-jar","passage-shell"],"item_deck":["revolver","parrot","watch","torch","bear-trap","steam-boat","trowel","bow-and-arrows","theodolite","flask","army-knife","rough-map","automobile","horse","journal","gold-pan","dog","ostrich","pack-donkey","lantern","tent","rope","hot-air-balloon","machete","precision-compass","large-backpack","chronometer","hat","grappling-hook","binoculars","sturdy-boots","brush","sea-turtle"],"artifact_deck":["cleansing-cauldron","guiding-stone","monkey-medallion","serpents-gold","ceremonial-rattle","treasure-chest","guardians-crown","mortar","crystal-earring","runes-of-the-dead","ritual-dagger","coconut-flask","pathfinders-staff","serpent-idol","guardians-ocarina","war-mask","guiding-skull","war-club","stone-key","idol-of-ara-anu","ancient-wine","hunting-arrows","ornate-hammer","inscribed-blade","pathfinders-sandals","traders-scales","decorated-horn","traders-coins","sundial","obsidian-earring","sacred-drum"],"bonus_tiles":[[],[],[],["upgrade"],[],[],["tablet"],["compass"],["exile"],[],["compass"],["draw"],[],[],[]],"bonus_stack":["exile","exile"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":17,"round":2,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":["fishing-rod"],"exiled_artifacts":["tigerclaw-hairpin"],"exiled_basics":[],"spent_bonuses":["coin"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":13,"rival":{"is":"Rival","difficulty":2,"red_tiles":["discover-red","research-red"],"stack":["discover-red","dig-compass","dig-jewel","dig-arrowhead","buy-artifact-green","research-red","dig-coin","buy-item-green","dig-tablet"],"used":["overcome-green"],"glass":5,"idols":["compass"],"lesser_idols":[],"guardians":[],"cards":["star-charts","carrier-pigeon"],"temple_tiles":[],"assistants":[2]}}}',13,2,NULL,NULL);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX reminders ON tables (remind_at) WHERE remind_at IS NOT NULL;
COMMIT;
