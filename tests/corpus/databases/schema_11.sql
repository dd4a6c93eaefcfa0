BEGIN TRANSACTION;
CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat, kind)
);
INSERT INTO "dues" VALUES(3,-1,'close','2026-02-01T09:50:00+00:00',0,'2026-02-01T09:50:00+00:00');
INSERT INTO "dues" VALUES(5,-1,'close','2026-02-01T10:30:00+00:00',0,'2026-02-01T10:30:00+00:00');
INSERT INTO "dues" VALUES(5,0,'remind','2026-01-02T22:30:00+00:00',0,'2026-01-02T22:30:00+00:00');
INSERT INTO "dues" VALUES(6,-1,'close','2026-02-01T13:00:00+00:00',0,'2026-02-01T13:00:00+00:00');
INSERT INTO "dues" VALUES(7,-1,'close','2026-02-01T16:30:00+00:00',0,'2026-02-01T16:30:00+00:00');
INSERT INTO "dues" VALUES(7,1,'remind','2026-01-03T04:30:00+00:00',0,'2026-01-03T04:30:00+00:00');
INSERT INTO "dues" VALUES(1,-1,'close','2026-02-01T16:40:00+00:00',0,'2026-02-01T16:40:00+00:00');
INSERT INTO "dues" VALUES(8,-1,'close','2026-02-01T16:40:00+00:00',0,'2026-02-01T16:40:00+00:00');
INSERT INTO "dues" VALUES(8,0,'remind','2026-01-03T04:40:00+00:00',0,'2026-01-03T04:40:00+00:00');
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE joinings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    part TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "joinings" VALUES(1,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(1,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(1,2,'a50eab9333a59d648039f387b1ab3d3d5e1ed7e330f5df1875834d27f3e346c6');
INSERT INTO "joinings" VALUES(2,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(2,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(3,0,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(4,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(4,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(5,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(5,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(6,0,'a50eab9333a59d648039f387b1ab3d3d5e1ed7e330f5df1875834d27f3e346c6');
INSERT INTO "joinings" VALUES(7,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(7,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(7,2,'a50eab9333a59d648039f387b1ab3d3d5e1ed7e330f5df1875834d27f3e346c6');
INSERT INTO "joinings" VALUES(8,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    made_at TEXT NOT NULL, computer TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number)
);
INSERT INTO "moves" VALUES(1,0,0,'buy fishing-rod','2026-01-01T00:10:00+00:00','');
INSERT INTO "moves" VALUES(1,1,0,'play funding-ship','2026-01-01T00:20:00+00:00','');
INSERT INTO "moves" VALUES(1,2,0,'end','2026-01-01T00:30:00+00:00','');
INSERT INTO "moves" VALUES(1,3,1,'pass','2026-01-01T00:40:00+00:00','');
INSERT INTO "moves" VALUES(1,4,1,'play funding-ship','2026-01-01T00:50:00+00:00','');
INSERT INTO "moves" VALUES(1,5,1,'play exploration-car','2026-01-01T01:00:00+00:00','');
INSERT INTO "moves" VALUES(1,6,1,'play exploration-ship','2026-01-01T01:10:00+00:00','');
INSERT INTO "moves" VALUES(1,7,1,'end','2026-01-01T01:20:00+00:00','');
INSERT INTO "moves" VALUES(1,8,2,'dig camp-tablets','2026-01-01T01:30:00+00:00','');
INSERT INTO "moves" VALUES(1,9,2,'pay exploration-car','2026-01-01T01:40:00+00:00','');
INSERT INTO "moves" VALUES(1,10,2,'play funding-ship','2026-01-01T01:50:00+00:00','');
INSERT INTO "moves" VALUES(1,11,2,'end','2026-01-01T02:00:00+00:00','');
INSERT INTO "moves" VALUES(1,12,0,'play exploration-ship','2026-01-01T02:10:00+00:00','');
INSERT INTO "moves" VALUES(1,13,0,'dig camp-compasses','2026-01-01T02:20:00+00:00','');
INSERT INTO "moves" VALUES(1,14,0,'play exploration-car','2026-01-01T02:30:00+00:00','');
INSERT INTO "moves" VALUES(1,15,0,'pay fear','2026-01-01T02:40:00+00:00','');
INSERT INTO "moves" VALUES(1,16,0,'end','2026-01-01T02:50:00+00:00','');
INSERT INTO "moves" VALUES(1,17,2,'dig camp-coins','2026-01-01T03:00:00+00:00','');
INSERT INTO "moves" VALUES(1,18,2,'pay funding-car','2026-01-01T03:10:00+00:00','');
INSERT INTO "moves" VALUES(1,19,2,'end','2026-01-01T03:20:00+00:00','');
INSERT INTO "moves" VALUES(1,20,0,'buy guardians-ocarina','2026-01-01T03:30:00+00:00','');
INSERT INTO "moves" VALUES(1,21,0,'use guardians-ocarina','2026-01-01T03:40:00+00:00','');
INSERT INTO "moves" VALUES(1,22,0,'return camp-compasses','2026-01-01T03:50:00+00:00','');
INSERT INTO "moves" VALUES(1,23,0,'end','2026-01-01T04:00:00+00:00','');
INSERT INTO "moves" VALUES(1,24,2,'pass','2026-01-01T04:10:00+00:00','');
INSERT INTO "moves" VALUES(1,25,2,'end','2026-01-01T04:20:00+00:00','');
INSERT INTO "moves" VALUES(1,26,0,'dig camp-arrowhead','2026-01-01T04:30:00+00:00','');
INSERT INTO "moves" VALUES(1,27,0,'cancel','2026-01-01T04:40:00+00:00','');
INSERT INTO "moves" VALUES(1,28,0,'dig camp-arrowhead','2026-01-01T04:50:00+00:00','');
INSERT INTO "moves" VALUES(1,29,0,'pay fear','2026-01-01T05:00:00+00:00','');
INSERT INTO "moves" VALUES(1,30,0,'end','2026-01-01T05:10:00+00:00','');
INSERT INTO "moves" VALUES(1,31,0,'pass','2026-01-01T05:20:00+00:00','');
INSERT INTO "moves" VALUES(1,32,0,'end','2026-01-01T05:30:00+00:00','');
INSERT INTO "moves" VALUES(2,0,0,'dig camp-arrowhead','2026-01-01T05:40:00+00:00','');
INSERT INTO "moves" VALUES(2,1,0,'pay exploration-ship','2026-01-01T05:50:00+00:00','');
INSERT INTO "moves" VALUES(2,2,0,'play funding-ship','2026-01-01T06:00:00+00:00','');
INSERT INTO "moves" VALUES(2,3,0,'play funding-car','2026-01-01T06:10:00+00:00','');
INSERT INTO "moves" VALUES(2,4,0,'end','2026-01-01T06:20:00+00:00','');
INSERT INTO "moves" VALUES(2,5,1,'dig camp-jewel','2026-01-01T06:30:00+00:00','');
INSERT INTO "moves" VALUES(2,6,1,'play exploration-car','2026-01-01T06:40:00+00:00','');
INSERT INTO "moves" VALUES(2,7,1,'pay funding-ship','2026-01-01T06:50:00+00:00','');
INSERT INTO "moves" VALUES(2,8,1,'discard exploration-ship','2026-01-01T07:00:00+00:00','');
INSERT INTO "moves" VALUES(2,9,1,'play funding-car','2026-01-01T07:10:00+00:00','');
INSERT INTO "moves" VALUES(2,10,1,'end','2026-01-01T07:20:00+00:00','');
INSERT INTO "moves" VALUES(2,11,0,'buy tent','2026-01-01T07:30:00+00:00','');
INSERT INTO "moves" VALUES(2,12,0,'play exploration-car','2026-01-01T07:40:00+00:00','');
INSERT INTO "moves" VALUES(2,13,0,'end','2026-01-01T07:50:00+00:00','');
INSERT INTO "moves" VALUES(2,14,1,'buy carrier-pigeon','2026-01-01T08:00:00+00:00','');
INSERT INTO "moves" VALUES(2,15,1,'end','2026-01-01T08:10:00+00:00','');
INSERT INTO "moves" VALUES(2,16,0,'dig camp-compasses','2026-01-01T08:20:00+00:00','');
INSERT INTO "moves" VALUES(2,17,0,'cancel','2026-01-01T08:30:00+00:00','');
INSERT INTO "moves" VALUES(2,18,0,'dig camp-coins','2026-01-01T08:40:00+00:00','');
INSERT INTO "moves" VALUES(2,19,0,'cancel','2026-01-01T08:50:00+00:00','');
INSERT INTO "moves" VALUES(2,20,0,'dig camp-tablets','2026-01-01T09:00:00+00:00','');
INSERT INTO "moves" VALUES(2,21,0,'pay fear','2026-01-01T09:10:00+00:00','');
INSERT INTO "moves" VALUES(2,22,0,'end','2026-01-01T09:20:00+00:00','');
INSERT INTO "moves" VALUES(2,23,1,'dig camp-coins','2026-01-01T09:30:00+00:00','');
INSERT INTO "moves" VALUES(2,24,1,'cancel','2026-01-01T09:40:00+00:00','');
INSERT INTO "moves" VALUES(2,25,1,'research glass 2','2026-01-01T09:50:00+00:00','');
INSERT INTO "moves" VALUES(2,26,1,'end','2026-01-01T10:00:00+00:00','');
INSERT INTO "moves" VALUES(2,27,0,'pass','2026-01-01T10:10:00+00:00','');
INSERT INTO "moves" VALUES(2,28,0,'end','2026-01-01T10:20:00+00:00','');
INSERT INTO "moves" VALUES(2,29,1,'dig camp-compasses','2026-01-01T10:30:00+00:00','');
INSERT INTO "moves" VALUES(2,30,1,'cancel','2026-01-01T10:40:00+00:00','');
INSERT INTO "moves" VALUES(2,31,1,'pass','2026-01-01T10:50:00+00:00','');
INSERT INTO "moves" VALUES(2,32,1,'end','2026-01-01T11:00:00+00:00','');
INSERT INTO "moves" VALUES(2,33,1,'done','2026-01-01T11:10:00+00:00','');
INSERT INTO "moves" VALUES(2,34,1,'dig camp-jewel','2026-01-01T11:20:00+00:00','');
INSERT INTO "moves" VALUES(2,35,1,'pay fear','2026-01-01T11:30:00+00:00','');
INSERT INTO "moves" VALUES(2,36,1,'play carrier-pigeon','2026-01-01T11:40:00+00:00','');
INSERT INTO "moves" VALUES(2,37,1,'play funding-ship','2026-01-01T11:50:00+00:00','');
INSERT INTO "moves" VALUES(2,38,1,'play exploration-ship','2026-01-01T12:00:00+00:00','');
INSERT INTO "moves" VALUES(2,39,1,'discard exploration-car','2026-01-01T12:10:00+00:00','');
INSERT INTO "moves" VALUES(2,40,1,'end','2026-01-01T12:20:00+00:00','');
INSERT INTO "moves" VALUES(2,41,0,'research glass 1','2026-01-01T12:30:00+00:00','');
INSERT INTO "moves" VALUES(2,42,0,'end','2026-01-01T12:40:00+00:00','');
INSERT INTO "moves" VALUES(2,43,1,'dig camp-coins','2026-01-01T12:50:00+00:00','');
INSERT INTO "moves" VALUES(2,44,1,'cancel','2026-01-01T13:00:00+00:00','');
INSERT INTO "moves" VALUES(2,45,1,'dig camp-compasses','2026-01-01T13:10:00+00:00','');
INSERT INTO "moves" VALUES(2,46,1,'pay pilot','2026-01-01T13:20:00+00:00','');
INSERT INTO "moves" VALUES(2,47,1,'end','2026-01-01T13:30:00+00:00','');
INSERT INTO "moves" VALUES(2,48,0,'dig camp-tablets','2026-01-01T13:40:00+00:00','');
INSERT INTO "moves" VALUES(2,49,0,'pay funding-ship','2026-01-01T13:50:00+00:00','');
INSERT INTO "moves" VALUES(2,50,0,'play funding-car','2026-01-01T14:00:00+00:00','');
INSERT INTO "moves" VALUES(2,51,0,'end','2026-01-01T14:10:00+00:00','');
INSERT INTO "moves" VALUES(2,52,1,'research notebook 2','2026-01-01T14:20:00+00:00','');
INSERT INTO "moves" VALUES(2,53,1,'recruit 5','2026-01-01T14:30:00+00:00','');
INSERT INTO "moves" VALUES(2,54,1,'end','2026-01-01T14:40:00+00:00','');
INSERT INTO "moves" VALUES(2,55,0,'play exploration-ship','2026-01-01T14:50:00+00:00','');
INSERT INTO "moves" VALUES(2,56,0,'buy pickaxe','2026-01-01T15:00:00+00:00','');
INSERT INTO "moves" VALUES(2,57,0,'end','2026-01-01T15:10:00+00:00','');
INSERT INTO "moves" VALUES(2,58,1,'pass','2026-01-01T15:20:00+00:00','');
INSERT INTO "moves" VALUES(2,59,1,'end','2026-01-01T15:30:00+00:00','');
INSERT INTO "moves" VALUES(2,60,0,'dig camp-coins','2026-01-01T15:40:00+00:00','');
INSERT INTO "moves" VALUES(2,61,0,'pay tent','2026-01-01T15:50:00+00:00','');
INSERT INTO "moves" VALUES(2,62,0,'end','2026-01-01T16:00:00+00:00','');
INSERT INTO "moves" VALUES(2,63,0,'buy axe','2026-01-01T16:10:00+00:00','');
INSERT INTO "moves" VALUES(2,64,0,'end','2026-01-01T16:20:00+00:00','');
INSERT INTO "moves" VALUES(2,65,0,'pass','2026-01-01T16:30:00+00:00','');
INSERT INTO "moves" VALUES(2,66,0,'end','2026-01-01T16:40:00+00:00','');
INSERT INTO "moves" VALUES(2,67,0,'keep all','2026-01-01T16:50:00+00:00','');
INSERT INTO "moves" VALUES(2,68,0,'dig camp-jewel','2026-01-01T17:00:00+00:00','');
INSERT INTO "moves" VALUES(2,69,0,'play exploration-car','2026-01-01T17:10:00+00:00','');
INSERT INTO "moves" VALUES(2,70,0,'pay fear','2026-01-01T17:20:00+00:00','');
INSERT INTO "moves" VALUES(2,71,0,'discard axe','2026-01-01T17:30:00+00:00','');
INSERT INTO "moves" VALUES(2,72,0,'end','2026-01-01T17:40:00+00:00','');
INSERT INTO "moves" VALUES(2,73,1,'discover L1-6','2026-01-01T17:50:00+00:00','');
INSERT INTO "moves" VALUES(2,74,1,'cancel','2026-01-01T18:00:00+00:00','');
INSERT INTO "moves" VALUES(2,75,1,'dig camp-tablets','2026-01-01T18:10:00+00:00','');
INSERT INTO "moves" VALUES(2,76,1,'pay exploration-ship','2026-01-01T18:20:00+00:00','');
INSERT INTO "moves" VALUES(2,77,1,'assistant 5','2026-01-01T18:30:00+00:00','');
INSERT INTO "moves" VALUES(2,78,1,'exile carrier-pigeon','2026-01-01T18:40:00+00:00','');
INSERT INTO "moves" VALUES(2,79,1,'play funding-car','2026-01-01T18:50:00+00:00','');
INSERT INTO "moves" VALUES(2,80,1,'end','2026-01-01T19:00:00+00:00','');
INSERT INTO "moves" VALUES(2,81,0,'dig camp-coins','2026-01-01T19:10:00+00:00','');
INSERT INTO "moves" VALUES(2,82,0,'cancel','2026-01-01T19:20:00+00:00','');
INSERT INTO "moves" VALUES(2,83,0,'research glass 3','2026-01-01T19:30:00+00:00','');
INSERT INTO "moves" VALUES(2,84,0,'end','2026-01-01T19:40:00+00:00','');
INSERT INTO "moves" VALUES(2,85,1,'dig camp-coins','2026-01-01T19:50:00+00:00','');
INSERT INTO "moves" VALUES(2,86,1,'pay fear','2026-01-01T20:00:00+00:00','');
INSERT INTO "moves" VALUES(2,87,1,'end','2026-01-01T20:10:00+00:00','');
INSERT INTO "moves" VALUES(2,88,0,'discover L1-5','2026-01-01T20:20:00+00:00','');
INSERT INTO "moves" VALUES(2,89,0,'cancel','2026-01-01T20:30:00+00:00','');
INSERT INTO "moves" VALUES(2,90,0,'play pickaxe','2026-01-01T20:40:00+00:00','');
INSERT INTO "moves" VALUES(2,91,0,'accept','2026-01-01T20:50:00+00:00','');
INSERT INTO "moves" VALUES(2,92,0,'end','2026-01-01T21:00:00+00:00','');
INSERT INTO "moves" VALUES(2,93,1,'buy theodolite','2026-01-01T21:10:00+00:00','');
INSERT INTO "moves" VALUES(2,94,1,'end','2026-01-01T21:20:00+00:00','');
INSERT INTO "moves" VALUES(2,95,0,'research notebook 1','2026-01-01T21:30:00+00:00','');
INSERT INTO "moves" VALUES(2,96,0,'recruit 4','2026-01-01T21:40:00+00:00','');
INSERT INTO "moves" VALUES(2,97,0,'assistant 4','2026-01-01T21:50:00+00:00','');
INSERT INTO "moves" VALUES(2,98,0,'end','2026-01-01T22:00:00+00:00','');
INSERT INTO "moves" VALUES(2,99,1,'buy guardians-ocarina','2026-01-01T22:10:00+00:00','');
INSERT INTO "moves" VALUES(2,100,1,'decline','2026-01-01T22:20:00+00:00','');
INSERT INTO "moves" VALUES(2,101,1,'end','2026-01-01T22:30:00+00:00','');
INSERT INTO "moves" VALUES(2,102,0,'dig camp-arrowhead','2026-01-01T22:40:00+00:00','');
INSERT INTO "moves" VALUES(2,103,0,'cancel','2026-01-01T22:50:00+00:00','');
INSERT INTO "moves" VALUES(2,104,0,'research glass 5','2026-01-01T23:00:00+00:00','');
INSERT INTO "moves" VALUES(2,105,0,'end','2026-01-01T23:10:00+00:00','');
INSERT INTO "moves" VALUES(2,106,1,'pass','2026-01-01T23:20:00+00:00','');
INSERT INTO "moves" VALUES(2,107,1,'end','2026-01-01T23:30:00+00:00','');
INSERT INTO "moves" VALUES(2,108,0,'dig camp-arrowhead','2026-01-01T23:40:00+00:00','');
INSERT INTO "moves" VALUES(2,109,0,'pay fear','2026-01-01T23:50:00+00:00','');
INSERT INTO "moves" VALUES(2,110,0,'end','2026-01-02T00:00:00+00:00','');
INSERT INTO "moves" VALUES(2,111,0,'research notebook 4','2026-01-02T00:10:00+00:00','');
INSERT INTO "moves" VALUES(2,112,0,'first row','2026-01-02T00:20:00+00:00','');
INSERT INTO "moves" VALUES(2,113,0,'recruit 2','2026-01-02T00:30:00+00:00','');
INSERT INTO "moves" VALUES(2,114,0,'end','2026-01-02T00:40:00+00:00','');
INSERT INTO "moves" VALUES(2,115,0,'assistant 2','2026-01-02T00:50:00+00:00','');
INSERT INTO "moves" VALUES(2,116,0,'play exploration-ship','2026-01-02T01:00:00+00:00','');
INSERT INTO "moves" VALUES(2,117,0,'pass','2026-01-02T01:10:00+00:00','');
INSERT INTO "moves" VALUES(2,118,0,'end','2026-01-02T01:20:00+00:00','');
INSERT INTO "moves" VALUES(2,119,1,'keep all','2026-01-02T01:30:00+00:00','');
INSERT INTO "moves" VALUES(2,120,1,'play funding-ship','2026-01-02T01:40:00+00:00','');
INSERT INTO "moves" VALUES(2,121,1,'pass','2026-01-02T01:50:00+00:00','');
INSERT INTO "moves" VALUES(2,122,1,'play exploration-car','2026-01-02T02:00:00+00:00','');
INSERT INTO "moves" VALUES(2,123,1,'assistant 5','2026-01-02T02:10:00+00:00','');
INSERT INTO "moves" VALUES(2,124,1,'exile theodolite','2026-01-02T02:20:00+00:00','');
INSERT INTO "moves" VALUES(2,125,1,'end','2026-01-02T02:30:00+00:00','');
INSERT INTO "moves" VALUES(2,126,0,'play pickaxe','2026-01-02T02:40:00+00:00','');
INSERT INTO "moves" VALUES(2,127,0,'play funding-ship','2026-01-02T02:50:00+00:00','');
INSERT INTO "moves" VALUES(2,128,0,'decline','2026-01-02T03:00:00+00:00','');
INSERT INTO "moves" VALUES(2,129,0,'play funding-car','2026-01-02T03:10:00+00:00','');
INSERT INTO "moves" VALUES(2,130,0,'assistant 2','2026-01-02T03:20:00+00:00','');
INSERT INTO "moves" VALUES(2,131,0,'end','2026-01-02T03:30:00+00:00','');
INSERT INTO "moves" VALUES(2,132,0,'pass','2026-01-02T03:40:00+00:00','');
INSERT INTO "moves" VALUES(2,133,0,'end','2026-01-02T03:50:00+00:00','');
INSERT INTO "moves" VALUES(2,134,0,'done','2026-01-02T04:00:00+00:00','');
INSERT INTO "moves" VALUES(2,135,1,'keep all','2026-01-02T04:10:00+00:00','');
INSERT INTO "moves" VALUES(2,136,0,'assistant 2','2026-01-02T04:20:00+00:00','');
INSERT INTO "moves" VALUES(2,137,0,'play exploration-ship','2026-01-02T04:30:00+00:00','');
INSERT INTO "moves" VALUES(2,138,0,'play funding-ship','2026-01-02T04:40:00+00:00','');
INSERT INTO "moves" VALUES(2,139,0,'dig camp-compasses','2026-01-02T04:50:00+00:00','');
INSERT INTO "moves" VALUES(2,140,0,'assistant 4','2026-01-02T05:00:00+00:00','');
INSERT INTO "moves" VALUES(2,141,0,'pay exploration-car','2026-01-02T05:10:00+00:00','');
INSERT INTO "moves" VALUES(2,142,0,'end','2026-01-02T05:20:00+00:00','');
INSERT INTO "moves" VALUES(2,143,1,'assistant 5','2026-01-02T05:30:00+00:00','');
INSERT INTO "moves" VALUES(2,144,1,'play funding-car','2026-01-02T05:40:00+00:00','');
INSERT INTO "moves" VALUES(2,145,1,'play exploration-ship','2026-01-02T05:50:00+00:00','');
INSERT INTO "moves" VALUES(2,146,1,'exile fear','2026-01-02T06:00:00+00:00','');
INSERT INTO "moves" VALUES(2,147,1,'play guardians-ocarina','2026-01-02T06:10:00+00:00','');
INSERT INTO "moves" VALUES(2,148,1,'end','2026-01-02T06:20:00+00:00','');
INSERT INTO "moves" VALUES(2,149,0,'pass','2026-01-02T06:30:00+00:00','');
INSERT INTO "moves" VALUES(2,150,0,'end','2026-01-02T06:40:00+00:00','');
INSERT INTO "moves" VALUES(2,151,1,'discover L1-7','2026-01-02T06:50:00+00:00','');
INSERT INTO "moves" VALUES(2,152,1,'cancel','2026-01-02T07:00:00+00:00','');
INSERT INTO "moves" VALUES(2,153,1,'discover L1-2','2026-01-02T07:10:00+00:00','');
INSERT INTO "moves" VALUES(2,154,1,'cancel','2026-01-02T07:20:00+00:00','');
INSERT INTO "moves" VALUES(2,155,1,'dig camp-coins','2026-01-02T07:30:00+00:00','');
INSERT INTO "moves" VALUES(2,156,1,'pay pilot','2026-01-02T07:40:00+00:00','');
INSERT INTO "moves" VALUES(2,157,1,'end','2026-01-02T07:50:00+00:00','');
INSERT INTO "moves" VALUES(2,158,1,'discover L1-3','2026-01-02T08:00:00+00:00','');
INSERT INTO "moves" VALUES(2,159,1,'cancel','2026-01-02T08:10:00+00:00','');
INSERT INTO "moves" VALUES(2,160,1,'discover L1-2','2026-01-02T08:20:00+00:00','');
INSERT INTO "moves" VALUES(2,161,1,'pay pilot','2026-01-02T08:30:00+00:00','');
INSERT INTO "moves" VALUES(2,162,1,'decline','2026-01-02T08:40:00+00:00','');
INSERT INTO "moves" VALUES(2,163,1,'end','2026-01-02T08:50:00+00:00','');
INSERT INTO "moves" VALUES(2,164,1,'idol draw','2026-01-02T09:00:00+00:00','');
INSERT INTO "moves" VALUES(2,165,1,'play funding-ship','2026-01-02T09:10:00+00:00','');
INSERT INTO "moves" VALUES(2,166,1,'research glass 4','2026-01-02T09:20:00+00:00','');
INSERT INTO "moves" VALUES(2,167,1,'end','2026-01-02T09:30:00+00:00','');
INSERT INTO "moves" VALUES(2,168,1,'pass','2026-01-02T09:40:00+00:00','');
INSERT INTO "moves" VALUES(2,169,1,'end','2026-01-02T09:50:00+00:00','');
INSERT INTO "moves" VALUES(4,0,0,'play exploration-car','2026-01-02T10:00:00+00:00','');
INSERT INTO "moves" VALUES(4,1,0,'buy flask','2026-01-02T10:10:00+00:00','');
INSERT INTO "moves" VALUES(4,2,0,'play exploration-ship','2026-01-02T10:20:00+00:00','');
INSERT INTO "moves" VALUES(4,3,0,'play funding-ship','2026-01-02T10:30:00+00:00','');
INSERT INTO "moves" VALUES(5,0,0,'pass','2026-01-02T10:40:00+00:00','');
INSERT INTO "moves" VALUES(5,1,0,'undo','2026-01-02T10:40:00+00:00','');
INSERT INTO "moves" VALUES(6,0,0,'play funding-ship','2026-01-02T10:50:00+00:00','');
INSERT INTO "moves" VALUES(6,1,0,'buy carrier-pigeon','2026-01-02T11:00:00+00:00','');
INSERT INTO "moves" VALUES(6,2,0,'end','2026-01-02T11:10:00+00:00','');
INSERT INTO "moves" VALUES(6,3,0,'dig camp-compasses','2026-01-02T11:20:00+00:00','');
INSERT INTO "moves" VALUES(6,4,0,'play exploration-car','2026-01-02T11:30:00+00:00','');
INSERT INTO "moves" VALUES(6,5,0,'pay exploration-ship','2026-01-02T11:40:00+00:00','');
INSERT INTO "moves" VALUES(6,6,0,'end','2026-01-02T11:50:00+00:00','');
INSERT INTO "moves" VALUES(6,7,0,'buy ancient-wine','2026-01-02T12:00:00+00:00','');
INSERT INTO "moves" VALUES(6,8,0,'decline','2026-01-02T12:10:00+00:00','');
INSERT INTO "moves" VALUES(6,9,0,'end','2026-01-02T12:20:00+00:00','');
INSERT INTO "moves" VALUES(6,10,0,'pass','2026-01-02T12:30:00+00:00','');
INSERT INTO "moves" VALUES(6,11,0,'end','2026-01-02T12:40:00+00:00','');
INSERT INTO "moves" VALUES(6,12,0,'keep fear','2026-01-02T12:50:00+00:00','');
INSERT INTO "moves" VALUES(6,13,0,'keep fear','2026-01-02T13:00:00+00:00','');
INSERT INTO "moves" VALUES(6,14,0,'pass','2026-01-02T13:10:00+00:00','');
INSERT INTO "moves" VALUES(7,0,0,'play blue 7 researcher','2026-01-02T13:20:00+00:00','');
INSERT INTO "moves" VALUES(7,1,0,'draw','2026-01-02T13:30:00+00:00','');
INSERT INTO "moves" VALUES(7,2,1,'play white 4 researcher','2026-01-02T13:40:00+00:00','');
INSERT INTO "moves" VALUES(7,3,1,'draw','2026-01-02T13:50:00+00:00','');
INSERT INTO "moves" VALUES(7,4,2,'discard green 3','2026-01-02T14:00:00+00:00','');
INSERT INTO "moves" VALUES(7,5,2,'draw','2026-01-02T14:10:00+00:00','');
INSERT INTO "moves" VALUES(7,6,0,'play red 3','2026-01-02T14:20:00+00:00','');
INSERT INTO "moves" VALUES(7,7,0,'draw','2026-01-02T14:30:00+00:00','');
INSERT INTO "moves" VALUES(7,8,1,'discard red 4','2026-01-02T14:40:00+00:00','');
INSERT INTO "moves" VALUES(7,9,1,'draw','2026-01-02T14:50:00+00:00','');
INSERT INTO "moves" VALUES(7,10,2,'play yellow 10 researcher','2026-01-02T15:00:00+00:00','');
INSERT INTO "moves" VALUES(7,11,2,'draw red','2026-01-02T15:10:00+00:00','');
INSERT INTO "moves" VALUES(7,12,0,'play white 2','2026-01-02T15:20:00+00:00','');
INSERT INTO "moves" VALUES(7,13,0,'draw','2026-01-02T15:30:00+00:00','');
INSERT INTO "moves" VALUES(7,14,1,'discard red 10','2026-01-02T15:40:00+00:00','');
INSERT INTO "moves" VALUES(7,15,1,'draw','2026-01-02T15:50:00+00:00','');
INSERT INTO "moves" VALUES(7,16,2,'play white 0','2026-01-02T16:00:00+00:00','');
INSERT INTO "moves" VALUES(7,17,2,'draw','2026-01-02T16:10:00+00:00','');
INSERT INTO "moves" VALUES(7,18,0,'play green 5','2026-01-02T16:20:00+00:00','');
INSERT INTO "moves" VALUES(7,19,0,'draw','2026-01-02T16:30:00+00:00','');
INSERT INTO "moves" VALUES(7,20,1,'discard yellow 6','2026-01-02T16:40:00+00:00','');
INSERT INTO "moves" VALUES(1,33,1,'keep all','2026-01-02T16:40:00+00:00','');
CREATE TABLE people (user_id INTEGER PRIMARY KEY, wishes TEXT NOT NULL);
CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    made_at TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at TEXT NOT NULL,
    last_error TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused'))
);
INSERT INTO "posts" VALUES(1,1,'lobby','{"present":10}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(2,1,'lobby','{"present":11}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(3,1,'lobby','{"present":12}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(4,1,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(5,1,'table','{"since":0,"until":3,"present":10}','2026-01-01T00:30:00+00:00',0,'2026-01-01T00:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(6,1,'table','{"since":3,"until":8,"present":11}','2026-01-01T01:20:00+00:00',0,'2026-01-01T01:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(7,1,'table','{"since":8,"until":12,"present":12}','2026-01-01T02:00:00+00:00',0,'2026-01-01T02:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(8,1,'table','{"since":12,"until":17,"present":10}','2026-01-01T02:50:00+00:00',0,'2026-01-01T02:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(9,1,'table','{"since":17,"until":20,"present":12}','2026-01-01T03:20:00+00:00',0,'2026-01-01T03:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(10,1,'table','{"since":20,"until":24,"present":10}','2026-01-01T04:00:00+00:00',0,'2026-01-01T04:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(11,1,'table','{"since":24,"until":26,"present":12}','2026-01-01T04:20:00+00:00',0,'2026-01-01T04:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(12,1,'table','{"since":26,"until":31,"present":10}','2026-01-01T05:10:00+00:00',0,'2026-01-01T05:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(13,1,'table','{"since":31,"until":33,"present":10}','2026-01-01T05:30:00+00:00',0,'2026-01-01T05:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(14,2,'lobby','{"present":10}','2026-01-01T05:30:00+00:00',0,'2026-01-01T05:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(15,2,'lobby','{"present":11}','2026-01-01T05:30:00+00:00',0,'2026-01-01T05:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(16,2,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-01T05:30:00+00:00',0,'2026-01-01T05:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(17,2,'table','{"since":0,"until":5,"present":10}','2026-01-01T06:20:00+00:00',0,'2026-01-01T06:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(18,2,'table','{"since":5,"until":11,"present":11}','2026-01-01T07:20:00+00:00',0,'2026-01-01T07:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(19,2,'table','{"since":11,"until":14,"present":10}','2026-01-01T07:50:00+00:00',0,'2026-01-01T07:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(20,2,'table','{"since":14,"until":16,"present":11}','2026-01-01T08:10:00+00:00',0,'2026-01-01T08:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(21,2,'table','{"since":16,"until":23,"present":10}','2026-01-01T09:20:00+00:00',0,'2026-01-01T09:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(22,2,'table','{"since":23,"until":27,"present":11}','2026-01-01T10:00:00+00:00',0,'2026-01-01T10:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(23,2,'table','{"since":27,"until":29,"present":10}','2026-01-01T10:20:00+00:00',0,'2026-01-01T10:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(24,2,'table','{"since":29,"until":33,"present":11}','2026-01-01T11:00:00+00:00',0,'2026-01-01T11:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(25,2,'table','{"since":33,"until":34,"present":11}','2026-01-01T11:10:00+00:00',0,'2026-01-01T11:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(26,2,'table','{"since":34,"until":41,"present":11}','2026-01-01T12:20:00+00:00',0,'2026-01-01T12:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(27,2,'table','{"since":41,"until":43,"present":10}','2026-01-01T12:40:00+00:00',0,'2026-01-01T12:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(28,2,'table','{"since":43,"until":48,"present":11}','2026-01-01T13:30:00+00:00',0,'2026-01-01T13:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(29,2,'table','{"since":48,"until":52,"present":10}','2026-01-01T14:10:00+00:00',0,'2026-01-01T14:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(30,2,'table','{"since":52,"until":55,"present":11}','2026-01-01T14:40:00+00:00',0,'2026-01-01T14:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(31,2,'table','{"since":55,"until":58,"present":10}','2026-01-01T15:10:00+00:00',0,'2026-01-01T15:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(32,2,'table','{"since":58,"until":60,"present":11}','2026-01-01T15:30:00+00:00',0,'2026-01-01T15:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(33,2,'table','{"since":60,"until":63,"present":10}','2026-01-01T16:00:00+00:00',0,'2026-01-01T16:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(34,2,'table','{"since":63,"until":65,"present":10}','2026-01-01T16:20:00+00:00',0,'2026-01-01T16:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(35,2,'table','{"since":65,"until":67,"present":10}','2026-01-01T16:40:00+00:00',0,'2026-01-01T16:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(36,2,'table','{"since":67,"until":68,"present":10}','2026-01-01T16:50:00+00:00',0,'2026-01-01T16:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(37,2,'table','{"since":68,"until":73,"present":10}','2026-01-01T17:40:00+00:00',0,'2026-01-01T17:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(38,2,'table','{"since":73,"until":81,"present":11}','2026-01-01T19:00:00+00:00',0,'2026-01-01T19:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(39,2,'table','{"since":81,"until":85,"present":10}','2026-01-01T19:40:00+00:00',0,'2026-01-01T19:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(40,2,'table','{"since":85,"until":88,"present":11}','2026-01-01T20:10:00+00:00',0,'2026-01-01T20:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(41,2,'table','{"since":88,"until":93,"present":10}','2026-01-01T21:00:00+00:00',0,'2026-01-01T21:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(42,2,'table','{"since":93,"until":95,"present":11}','2026-01-01T21:20:00+00:00',0,'2026-01-01T21:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(43,2,'table','{"since":95,"until":99,"present":10}','2026-01-01T22:00:00+00:00',0,'2026-01-01T22:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(44,2,'table','{"since":99,"until":102,"present":11}','2026-01-01T22:30:00+00:00',0,'2026-01-01T22:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(45,2,'table','{"since":102,"until":106,"present":10}','2026-01-01T23:10:00+00:00',0,'2026-01-01T23:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(46,2,'table','{"since":106,"until":108,"present":11}','2026-01-01T23:30:00+00:00',0,'2026-01-01T23:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(47,2,'table','{"since":108,"until":111,"present":10}','2026-01-02T00:00:00+00:00',0,'2026-01-02T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(48,2,'table','{"since":111,"until":115,"present":10}','2026-01-02T00:40:00+00:00',0,'2026-01-02T00:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(49,2,'table','{"since":115,"until":119,"present":10}','2026-01-02T01:20:00+00:00',0,'2026-01-02T01:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(50,2,'table','{"since":119,"until":120,"present":11}','2026-01-02T01:30:00+00:00',0,'2026-01-02T01:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(51,2,'table','{"since":120,"until":126,"present":11}','2026-01-02T02:30:00+00:00',0,'2026-01-02T02:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(52,2,'table','{"since":126,"until":132,"present":10}','2026-01-02T03:30:00+00:00',0,'2026-01-02T03:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(53,2,'table','{"since":132,"until":134,"present":10}','2026-01-02T03:50:00+00:00',0,'2026-01-02T03:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(54,2,'table','{"since":134,"until":136,"present":11}','2026-01-02T04:10:00+00:00',0,'2026-01-02T04:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(55,2,'table','{"since":136,"until":143,"present":10}','2026-01-02T05:20:00+00:00',0,'2026-01-02T05:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(56,2,'table','{"since":143,"until":149,"present":11}','2026-01-02T06:20:00+00:00',0,'2026-01-02T06:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(57,2,'table','{"since":149,"until":151,"present":10}','2026-01-02T06:40:00+00:00',0,'2026-01-02T06:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(58,2,'table','{"since":151,"until":158,"present":11}','2026-01-02T07:50:00+00:00',0,'2026-01-02T07:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(59,2,'table','{"since":158,"until":164,"present":11}','2026-01-02T08:50:00+00:00',0,'2026-01-02T08:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(60,2,'table','{"since":164,"until":168,"present":11}','2026-01-02T09:30:00+00:00',0,'2026-01-02T09:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(61,2,'table','{"since":168,"until":170,"over":true,"present":11}','2026-01-02T09:50:00+00:00',0,'2026-01-02T09:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(62,3,'lobby','{"present":11}','2026-01-02T09:50:00+00:00',0,'2026-01-02T09:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(63,4,'lobby','{"present":10}','2026-01-02T09:50:00+00:00',0,'2026-01-02T09:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(64,4,'lobby','{"present":11}','2026-01-02T09:50:00+00:00',0,'2026-01-02T09:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(65,4,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-02T09:50:00+00:00',0,'2026-01-02T09:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(66,4,'note','{"present":10,"note":"stopped"}','2026-01-02T10:30:00+00:00',0,'2026-01-02T10:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(67,5,'lobby','{"present":10}','2026-01-02T10:30:00+00:00',0,'2026-01-02T10:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(68,5,'lobby','{"present":11}','2026-01-02T10:30:00+00:00',0,'2026-01-02T10:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(69,5,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-02T10:30:00+00:00',0,'2026-01-02T10:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(70,6,'table','{"since":0,"until":0,"opening":true,"present":12}','2026-01-02T10:40:00+00:00',0,'2026-01-02T10:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(71,6,'table','{"since":0,"until":3,"present":12}','2026-01-02T11:10:00+00:00',0,'2026-01-02T11:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(72,6,'table','{"since":3,"until":7,"present":12}','2026-01-02T11:50:00+00:00',0,'2026-01-02T11:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(73,6,'table','{"since":7,"until":10,"present":12}','2026-01-02T12:20:00+00:00',0,'2026-01-02T12:20:00+00:00','','waiting');
INSERT INTO "posts" VALUES(74,6,'table','{"since":10,"until":12,"present":12}','2026-01-02T12:40:00+00:00',0,'2026-01-02T12:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(75,6,'table','{"since":12,"until":14,"present":12}','2026-01-02T13:00:00+00:00',0,'2026-01-02T13:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(76,7,'lobby','{"present":10}','2026-01-02T13:10:00+00:00',0,'2026-01-02T13:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(77,7,'lobby','{"present":11}','2026-01-02T13:10:00+00:00',0,'2026-01-02T13:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(78,7,'lobby','{"present":12}','2026-01-02T13:10:00+00:00',0,'2026-01-02T13:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(79,7,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-02T13:10:00+00:00',0,'2026-01-02T13:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(80,7,'table','{"since":0,"until":2,"present":10}','2026-01-02T13:30:00+00:00',0,'2026-01-02T13:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(81,7,'table','{"since":2,"until":4,"present":11}','2026-01-02T13:50:00+00:00',0,'2026-01-02T13:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(82,7,'table','{"since":4,"until":6,"present":12}','2026-01-02T14:10:00+00:00',0,'2026-01-02T14:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(83,7,'table','{"since":6,"until":8,"present":10}','2026-01-02T14:30:00+00:00',0,'2026-01-02T14:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(84,7,'table','{"since":8,"until":10,"present":11}','2026-01-02T14:50:00+00:00',0,'2026-01-02T14:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(85,7,'table','{"since":10,"until":12,"present":12}','2026-01-02T15:10:00+00:00',0,'2026-01-02T15:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(86,7,'table','{"since":12,"until":14,"present":10}','2026-01-02T15:30:00+00:00',0,'2026-01-02T15:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(87,7,'table','{"since":14,"until":16,"present":11}','2026-01-02T15:50:00+00:00',0,'2026-01-02T15:50:00+00:00','','waiting');
INSERT INTO "posts" VALUES(88,7,'table','{"since":16,"until":18,"present":12}','2026-01-02T16:10:00+00:00',0,'2026-01-02T16:10:00+00:00','','waiting');
INSERT INTO "posts" VALUES(89,7,'table','{"since":18,"until":20,"present":10}','2026-01-02T16:30:00+00:00',0,'2026-01-02T16:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(90,5,'vote','{"present":11,"seat":1,"motion":"replace","value":12}','2026-01-02T16:40:00+00:00',0,'2026-01-02T16:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(91,8,'lobby','{"present":10}','2026-01-02T16:40:00+00:00',0,'2026-01-02T16:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(92,8,'lobby','{"present":10}','2026-01-02T16:40:00+00:00',0,'2026-01-02T16:40:00+00:00','','waiting');
INSERT INTO "posts" VALUES(93,8,'table','{"since":0,"until":0,"opening":true,"present":10}','2026-01-02T16:40:00+00:00',0,'2026-01-02T16:40:00+00:00','','waiting');
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER,
    players INTEGER NOT NULL,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    turn_seconds INTEGER,
    figures TEXT NOT NULL, game_key TEXT NOT NULL DEFAULT 'arnak', options TEXT NOT NULL DEFAULT '{}', computers INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES(2,0,10,1,2,18,1,2400,'{"cards drawn": 25, "dug camp": 7, "gained arrowhead": 5, "cards played": 13, "played:funding-ship": 3, "gained coin": 9, "played:funding-car": 3, "turns": 22, "paid coin": 9, "items bought": 3, "bought:tent": 1, "played:exploration-car": 2, "gained compass": 9, "gained tablet": 9, "rounds passed": 5, "paid compass": 3, "paid arrowhead": 4, "research glass": 3, "played:exploration-ship": 3, "bought:pickaxe": 1, "bought:axe": 1, "cards put down": 3, "gained jewel": 1, "paid jewel": 1, "bonus tiles": 2, "played:pickaxe": 2, "research notebook": 2, "assistants recruited": 2, "assistants used": 5, "assistant:4": 2, "paid tablet": 3, "assistant:2": 3, "effects declined": 1, "points magnifying glass": 4, "points notebook": 1, "points temple tiles": 0, "points idols": 0, "points empty idol slots": 10, "points guardians": 0, "points items": 5, "points artifacts": 0, "points fear": -2, "glass row": 3, "notebook row": 2, "cards owned": 9, "tokens left": 15, "undone": 0, "decisions": 85}','arnak','{"board": "bird", "rival": null}',0);
INSERT INTO "results" VALUES(2,1,11,1,2,14,2,2100,'{"cards drawn": 23, "cards played": 12, "played:exploration-car": 2, "gained compass": 8, "dug camp": 6, "cards put down": 3, "gained jewel": 2, "played:funding-car": 3, "gained coin": 11, "turns": 19, "paid coin": 5, "items bought": 2, "bought:carrier-pigeon": 1, "paid jewel": 2, "research glass": 2, "rounds passed": 5, "played:carrier-pigeon": 1, "gained tablet": 4, "played:funding-ship": 3, "played:exploration-ship": 2, "research notebook": 1, "assistants recruited": 1, "assistants used": 3, "assistant:5": 3, "cards exiled": 3, "bought:theodolite": 1, "paid compass": 7, "artifacts bought": 1, "bought:guardians-ocarina": 1, "effects declined": 2, "fear exiled": 1, "paid tablet": 2, "played:guardians-ocarina": 1, "discovered level 1": 1, "idols taken": 1, "gained arrowhead": 1, "idols slotted": 1, "paid arrowhead": 1, "fear gained": 1, "points magnifying glass": 2, "points notebook": 0, "points temple tiles": 0, "points idols": 3, "points empty idol slots": 9, "points guardians": 0, "points items": 0, "points artifacts": 2, "points fear": -2, "glass row": 2, "notebook row": 1, "cards owned": 7, "tokens left": 5, "undone": 0, "decisions": 85}','arnak','{"board": "bird", "rival": null}',0);
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    review TEXT NOT NULL
);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL, ahead TEXT, gone INTEGER NOT NULL DEFAULT 0, paused_until TEXT, awaited INTEGER, keep TEXT NOT NULL DEFAULT '', computer TEXT NOT NULL DEFAULT '', computer_until TEXT,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(2,0,10,'Ann',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(2,1,11,'Bob',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(3,0,11,'Bob',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(4,0,10,'Ann',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(4,1,11,'Bob',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(5,0,10,'Ann',NULL,0,NULL,1,'','',NULL);
INSERT INTO "seats" VALUES(5,1,11,'Bob',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(6,0,12,'Eve',NULL,0,NULL,1,'','',NULL);
INSERT INTO "seats" VALUES(7,0,10,'Ann',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(7,1,11,'Bob',NULL,0,NULL,1,'','',NULL);
INSERT INTO "seats" VALUES(7,2,12,'Eve',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(1,0,10,'Ann',NULL,0,NULL,0,'','',NULL);
INSERT INTO "seats" VALUES(1,1,11,'Bob',NULL,0,NULL,0,'all','',NULL);
INSERT INTO "seats" VALUES(1,2,12,'Eve',NULL,0,NULL,1,'','',NULL);
INSERT INTO "seats" VALUES(8,0,10,'Ann',NULL,0,NULL,1,'','',NULL);
INSERT INTO "seats" VALUES(8,1,-1,'Sextant',NULL,0,NULL,0,'','able',NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'stopped')),
    engine_ends INTEGER NOT NULL,
    seed TEXT,
    opened_at TEXT NOT NULL,
    started_at TEXT,
    ended_at TEXT,
    snapshot TEXT,
    snapshot_move INTEGER
, waits_since TEXT, closed_at TEXT, first_post INTEGER, last_post INTEGER, last_text TEXT, last_ping INTEGER, version INTEGER NOT NULL DEFAULT 0, part TEXT, round INTEGER, edition INTEGER, options TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES(1,1,5,10,'running',0,'f62070af18bc5d996373bd59436d52cc2839cbf3a6a86be17a30fd275dd7c76b','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":3,"setup":{"players":3,"board":"snake","seed":"f62070af18bc5d996373bd59436d52cc2839cbf3a6a86be17a30fd275dd7c76b","auto_end":false,"rival":null,"edition":1},"log":[[0,"buy fishing-rod"],[0,"play funding-ship"],[0,"end"],[1,"pass"],[1,"play funding-ship"],[1,"play exploration-car"],[1,"play exploration-ship"],[1,"end"],[2,"dig camp-tablets"],[2,"pay exploration-car"],[2,"play funding-ship"],[2,"end"],[0,"play exploration-ship"],[0,"dig camp-compasses"],[0,"play exploration-car"],[0,"pay fear"],[0,"end"],[2,"dig camp-coins"],[2,"pay funding-car"],[2,"end"],[0,"buy guardians-ocarina"],[0,"use guardians-ocarina"],[0,"return camp-compasses"],[0,"end"],[2,"pass"],[2,"end"],[0,"dig camp-arrowhead"],[0,"cancel"],[0,"dig camp-arrowhead"],[0,"pay fear"],[0,"end"],[0,"pass"],[0,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":1,"compass":0,"tablet":0,"arrowhead":1,"jewel":0},"deck":["fishing-rod","funding-car"],"hand":[],"play":["funding-ship","exploration-ship","exploration-car","fear","guardians-ocarina","fear"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":true,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":3,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-car"],"hand":["fear","fear"],"play":["funding-ship","exploration-car","exploration-ship"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":true},{"is":"Player","tokens":{"coin":5,"compass":1,"tablet":2,"arrowhead":0,"jewel":0},"deck":["exploration-ship"],"hand":["fear","fear"],"play":["exploration-car","funding-ship","funding-car"],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":true}],"seat":0,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["compass"],["upgrade"],["tablet"],["coin"],["compass"],["exile"],["refresh"],["coin"],["tablet","exile"],["refresh","exile"],["upgrade","compass"],["coin","tablet"]],"spaces":[[-1,-2],[-1,-1],[-1,-2],[-1,-1],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[2,9,5,3,7,6,8,4,10,1],[6,5,2,4,1,3]],"guardian_stack":[1,5,7,12,15,9,11,3,2,8,4,13,6,14,10],"assistant_stacks":[[2,7,4],[5,6,1],[11,3,8]],"rescue_stack":[12,9,10],"items":["grappling-hook","carrier-pigeon","parrot","airdrop","army-knife"],"artifacts":["hunting-arrows"],"item_deck":["precision-compass","pickaxe","revolver","axe","lantern","flask","brush","gold-pan","watch","torch","binoculars","dog","chronometer","hot-air-balloon","pack-donkey","trowel","theodolite","hat","sturdy-boots","rope","whip","aeroplane","bear-trap","horse","rough-map","bow-and-arrows","automobile","tent","machete","sea-turtle","steam-boat","large-backpack","journal","ostrich"],"artifact_deck":["sacred-drum","serpents-gold","crystal-earring","obsidian-earring","stone-key","guiding-stone","idol-of-ara-anu","guiding-skull","coconut-flask","inscribed-blade","cleansing-cauldron","treasure-chest","sundial","guardians-crown","mortar","tigerclaw-hairpin","traders-coins","pathfinders-staff","ornate-hammer","ritual-dagger","pathfinders-sandals","monkey-medallion","traders-scales","ancient-wine","war-club","serpent-idol","stone-jar","war-mask","runes-of-the-dead","passage-shell","ceremonial-rattle","decorated-horn","star-charts"],"bonus_tiles":[[],[],[],["compass"],["exile"],["draw"],["compass"],["draw"],[],[],[],["coin"],["compass"],["tablet","tablet","exile"],[]],"bonus_stack":["upgrade","draw","coin"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":13,"round":1,"phase":"keeping","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":33,"rival":null}}',33,'2026-01-01T05:30:00+00:00',NULL,NULL,NULL,NULL,NULL,38,'38b4e652e44da7f2370d9e260e271365',1,1,'{"game_key":"arnak","game":{"board":"snake","rival":null},"seats":3,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(2,1,6,10,'over',0,'6a6b539ef64deccdceee58f3e493902d3cef8aab9eecef8feec61b69badff729','2026-01-01T05:30:00+00:00','2026-01-01T05:30:00+00:00','2026-01-02T09:50:00+00:00','{"format":3,"setup":{"players":2,"board":"bird","seed":"6a6b539ef64deccdceee58f3e493902d3cef8aab9eecef8feec61b69badff729","auto_end":false,"rival":null,"edition":1},"log":[[0,"dig camp-arrowhead"],[0,"pay exploration-ship"],[0,"play funding-ship"],[0,"play funding-car"],[0,"end"],[1,"dig camp-jewel"],[1,"play exploration-car"],[1,"pay funding-ship"],[1,"discard exploration-ship"],[1,"play funding-car"],[1,"end"],[0,"buy tent"],[0,"play exploration-car"],[0,"end"],[1,"buy carrier-pigeon"],[1,"end"],[0,"dig camp-compasses"],[0,"cancel"],[0,"dig camp-coins"],[0,"cancel"],[0,"dig camp-tablets"],[0,"pay fear"],[0,"end"],[1,"dig camp-coins"],[1,"cancel"],[1,"research glass 2"],[1,"end"],[0,"pass"],[0,"end"],[1,"dig camp-compasses"],[1,"cancel"],[1,"pass"],[1,"end"],[1,"done"],[1,"dig camp-jewel"],[1,"pay fear"],[1,"play carrier-pigeon"],[1,"play funding-ship"],[1,"play exploration-ship"],[1,"discard exploration-car"],[1,"end"],[0,"research glass 1"],[0,"end"],[1,"dig camp-coins"],[1,"cancel"],[1,"dig camp-compasses"],[1,"pay pilot"],[1,"end"],[0,"dig camp-tablets"],[0,"pay funding-ship"],[0,"play funding-car"],[0,"end"],[1,"research notebook 2"],[1,"recruit 5"],[1,"end"],[0,"play exploration-ship"],[0,"buy pickaxe"],[0,"end"],[1,"pass"],[1,"end"],[0,"dig camp-coins"],[0,"pay tent"],[0,"end"],[0,"buy axe"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep all"],[0,"dig camp-jewel"],[0,"play exploration-car"],[0,"pay fear"],[0,"discard axe"],[0,"end"],[1,"discover L1-6"],[1,"cancel"],[1,"dig camp-tablets"],[1,"pay exploration-ship"],[1,"assistant 5"],[1,"exile carrier-pigeon"],[1,"play funding-car"],[1,"end"],[0,"dig camp-coins"],[0,"cancel"],[0,"research glass 3"],[0,"end"],[1,"dig camp-coins"],[1,"pay fear"],[1,"end"],[0,"discover L1-5"],[0,"cancel"],[0,"play pickaxe"],[0,"accept"],[0,"end"],[1,"buy theodolite"],[1,"end"],[0,"research notebook 1"],[0,"recruit 4"],[0,"assistant 4"],[0,"end"],[1,"buy guardians-ocarina"],[1,"decline"],[1,"end"],[0,"dig camp-arrowhead"],[0,"cancel"],[0,"research glass 5"],[0,"end"],[1,"pass"],[1,"end"],[0,"dig camp-arrowhead"],[0,"pay fear"],[0,"end"],[0,"research notebook 4"],[0,"first row"],[0,"recruit 2"],[0,"end"],[0,"assistant 2"],[0,"play exploration-ship"],[0,"pass"],[0,"end"],[1,"keep all"],[1,"play funding-ship"],[1,"pass"],[1,"play exploration-car"],[1,"assistant 5"],[1,"exile theodolite"],[1,"end"],[0,"play pickaxe"],[0,"play funding-ship"],[0,"decline"],[0,"play funding-car"],[0,"assistant 2"],[0,"end"],[0,"pass"],[0,"end"],[0,"done"],[1,"keep all"],[0,"assistant 2"],[0,"play exploration-ship"],[0,"play funding-ship"],[0,"dig camp-compasses"],[0,"assistant 4"],[0,"pay exploration-car"],[0,"end"],[1,"assistant 5"],[1,"play funding-car"],[1,"play exploration-ship"],[1,"exile fear"],[1,"play guardians-ocarina"],[1,"end"],[0,"pass"],[0,"end"],[1,"discover L1-7"],[1,"cancel"],[1,"discover L1-2"],[1,"cancel"],[1,"dig camp-coins"],[1,"pay pilot"],[1,"end"],[1,"discover L1-3"],[1,"cancel"],[1,"discover L1-2"],[1,"pay pilot"],[1,"decline"],[1,"end"],[1,"idol draw"],[1,"play funding-ship"],[1,"research glass 4"],[1,"end"],[1,"pass"],[1,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":2,"compass":6,"tablet":6,"arrowhead":1,"jewel":0},"deck":["tent","funding-car","pickaxe","fear"],"hand":["fear","axe"],"play":["exploration-ship","funding-ship","exploration-car"],"aside":[],"kept":[],"at_home":2,"assistants":[{"is":"OwnedAssistant","number":4,"gold":false,"exhausted":true},{"is":"OwnedAssistant","number":2,"gold":false,"exhausted":true}],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":5,"notebook":4,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":2,"tablet":2,"arrowhead":0,"jewel":0},"deck":["exploration-car"],"hand":["fear"],"play":["funding-car","exploration-ship","guardians-ocarina","funding-ship","fear"],"aside":[],"kept":[],"at_home":2,"assistants":[{"is":"OwnedAssistant","number":5,"gold":false,"exhausted":true}],"crates":[],"slots":["exile"],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":4,"notebook":2,"fear_tiles":0,"passed":true,"planes":true,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["refresh"],[],["upgrade"],["compass"],["tablet"],["tablet"],["exile"],["compass"],["compass","tablet"],["exile","coin"],["coin","coin"],["upgrade","refresh"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[7,9,6,8,3,1,2,10,5],[3,1,6,5,2,4]],"guardian_stack":[11,9,8,13,5,12,14,15,4,3,7,1,10,6],"assistant_stacks":[[8,1,7,6],[11,3],[9,12,10]],"rescue_stack":[],"items":["dog"],"artifacts":["war-mask","mortar","coconut-flask","guiding-skull","guardians-crown"],"item_deck":["sturdy-boots","airdrop","automobile","chronometer","parrot","brush","whip","horse","trowel","revolver","binoculars","hat","rope","precision-compass","grappling-hook","pack-donkey","bow-and-arrows","lantern","rough-map","journal","fishing-rod","steam-boat","flask","watch","gold-pan","machete","bear-trap","aeroplane","torch","sea-turtle"],"artifact_deck":["sacred-drum","cleansing-cauldron","guiding-stone","ancient-wine","stone-jar","monkey-medallion","pathfinders-sandals","pathfinders-staff","traders-coins","idol-of-ara-anu","runes-of-the-dead","war-club","tigerclaw-hairpin","passage-shell","serpent-idol","ceremonial-rattle","obsidian-earring","crystal-earring","sundial","traders-scales","inscribed-blade","stone-key","ornate-hammer","star-charts","decorated-horn"],"bonus_tiles":[[],[],[],[],[],[],["tablet"],["upgrade"],["coin"],[],["tablet"],["draw"],[],[],[]],"bonus_stack":["coin","compass"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":15,"round":5,"phase":"over","main_taken":false,"spare":[],"agenda":[],"exiled_items":["ostrich","large-backpack","carrier-pigeon","army-knife","theodolite","hot-air-balloon"],"exiled_artifacts":["serpents-gold","hunting-arrows","treasure-chest","ritual-dagger"],"exiled_basics":[],"spent_bonuses":["tablet","draw"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":170,"rival":null}}',170,'2026-01-02T09:30:00+00:00',NULL,NULL,NULL,NULL,NULL,173,'50a4a3a6d07f5c0c332f8b1224083fd2',5,1,'{"game_key":"arnak","game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(3,1,7,11,'lobby',0,NULL,'2026-01-02T09:50:00+00:00',NULL,NULL,NULL,NULL,'2026-01-02T09:50:00+00:00',NULL,NULL,NULL,NULL,NULL,1,'2b902f8911e81818f8c99d5d5d983195',0,NULL,'{"game_key":"arnak","game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(4,1,8,10,'stopped',0,'9bf7fa338c4cb98d0628f4f343f5477b3de58b4b1e74447018e8150115dbc9a8','2026-01-02T09:50:00+00:00','2026-01-02T09:50:00+00:00','2026-01-02T10:30:00+00:00',NULL,NULL,'2026-01-02T09:50:00+00:00',NULL,NULL,NULL,NULL,NULL,8,'7504d90e945de2e8f54ee781cc75f636',1,1,'{"game_key":"arnak","game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(5,1,9,10,'running',0,'0a26c1a4c5acbf1cc261128a98e2819e27cf57dab61d3cbf8e810b91de829e37','2026-01-02T10:30:00+00:00','2026-01-02T10:30:00+00:00',NULL,NULL,NULL,'2026-01-02T10:30:00+00:00',NULL,NULL,NULL,NULL,NULL,6,'d85099095aa300165a67036f9b540d6b',1,1,'{"game_key":"arnak","game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(6,NULL,10,12,'running',0,'fe91e1e9315aacf9e65ace53bc4cb535e55bd0d9547212bb9600d68d22ee3b23','2026-01-02T10:40:00+00:00','2026-01-02T10:40:00+00:00',NULL,'{"format":3,"setup":{"players":1,"board":"bird","seed":"fe91e1e9315aacf9e65ace53bc4cb535e55bd0d9547212bb9600d68d22ee3b23","auto_end":false,"rival":2,"edition":1},"log":[[0,"play funding-ship"],[0,"buy carrier-pigeon"],[0,"end"],[0,"dig camp-compasses"],[0,"play exploration-car"],[0,"pay exploration-ship"],[0,"end"],[0,"buy ancient-wine"],[0,"decline"],[0,"end"],[0,"pass"],[0,"end"],[0,"keep fear"],[0,"keep fear"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":0,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["ancient-wine","exploration-car","funding-ship"],"hand":["fear","fear","funding-car","carrier-pigeon","exploration-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":0,"starter":0,"tiles":[0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],[],["refresh"],["tablet"],["coin"],["tablet"],["exile"],["upgrade"],["tablet"],["exile","compass"],["coin","compass"],["refresh","upgrade"],["compass","exile"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[1,9,4,5,10,7,8,3,6],[5,3,6,4,2,1]],"guardian_stack":[11,14,3,13,8,2,1,5,7,6,4,12,10,9,15],"assistant_stacks":[[8,1,7],[11,10,5,3],[9,12,2,4]],"rescue_stack":[],"items":["brush","lantern","bow-and-arrows","hat"],"artifacts":["traders-scales","ritual-dagger"],"item_deck":["pack-donkey","bear-trap","tent","rope","journal","chronometer","binoculars","sturdy-boots","rough-map","army-knife","torch","horse","grappling-hook","fishing-rod","gold-pan","theodolite","whip","steam-boat","machete","aeroplane","watch","parrot","axe","ostrich","sea-turtle","trowel","revolver","pickaxe","large-backpack","hot-air-balloon","dog","flask"],"artifact_deck":["coconut-flask","hunting-arrows","sacred-drum","stone-key","guiding-stone","stone-jar","guardians-crown","pathfinders-staff","passage-shell","decorated-horn","monkey-medallion","idol-of-ara-anu","runes-of-the-dead","guiding-skull","crystal-earring","ceremonial-rattle","treasure-chest","inscribed-blade","war-club","obsidian-earring","cleansing-cauldron","star-charts","serpent-idol","serpents-gold","sundial","ornate-hammer","mortar","tigerclaw-hairpin","guardians-ocarina","war-mask"],"bonus_tiles":[[],[],[],[],["exile"],[],["draw"],["coin"],["coin"],[],["compass"],["tablet"],[],[],[]],"bonus_stack":["coin","upgrade"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":17,"round":2,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":["automobile"],"exiled_artifacts":["pathfinders-sandals"],"exiled_basics":[],"spent_bonuses":["compass"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":14,"rival":{"is":"Rival","difficulty":2,"red_tiles":["discover-red","overcome-red"],"stack":["dig-compass","dig-jewel","dig-tablet","dig-arrowhead","dig-coin","overcome-red","discover-red","research-green","buy-artifact-green"],"used":["buy-item-green"],"glass":3,"idols":["coin"],"lesser_idols":[],"guardians":[],"cards":["traders-coins","precision-compass","airdrop"],"temple_tiles":[],"assistants":[6]}}}',14,'2026-01-02T13:00:00+00:00',NULL,NULL,NULL,NULL,NULL,16,'8f0be21124179c3dd9f73817ce6e118d',2,1,'{"game_key":"arnak","game":{"board":"bird","rival":2},"seats":1,"shuffle_seats":true,"auto_end":false,"remind_hours":null,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(7,1,11,10,'running',0,'d956d2903e1acf4fc7843e824eaa89fb3b0e0a0e366a5c398001b918efe6ea2a','2026-01-02T13:10:00+00:00','2026-01-02T13:10:00+00:00',NULL,'{"format":2,"setup":{"players":3,"length":"short","columns":"rising","seed":"d956d2903e1acf4fc7843e824eaa89fb3b0e0a0e366a5c398001b918efe6ea2a","edition":1},"log":[[0,"play blue 7 researcher"],[0,"draw"],[1,"play white 4 researcher"],[1,"draw"],[2,"discard green 3"],[2,"draw"],[0,"play red 3"],[0,"draw"],[1,"discard red 4"],[1,"draw"],[2,"play yellow 10 researcher"],[2,"draw red"],[0,"play white 2"],[0,"draw"],[1,"discard red 10"],[1,"draw"],[2,"play white 0"],[2,"draw"],[0,"play green 5"],[0,"draw"]],"state":{"players":[{"hand":["yellow 5","red 9","green 6","yellow 3","red 0","blue 6","red 2","yellow 4"],"known":[],"columns":{"yellow":[],"blue":[7],"white":[2],"green":[5],"red":[3]},"pieces":{"blue":{"stone":1,"researcher":true},"red":{"stone":1,"researcher":false},"white":{"stone":1,"researcher":false},"green":{"stone":1,"researcher":false}},"artifacts":0,"tokens":0,"tile_points":0,"expeditions":[]},{"hand":["blue 0","green 9","yellow 0","yellow 6","yellow 10","green 4","blue 1","yellow 3"],"known":[],"columns":{"yellow":[],"blue":[],"white":[4],"green":[],"red":[]},"pieces":{"white":{"stone":1,"researcher":true}},"artifacts":0,"tokens":0,"tile_points":0,"expeditions":[]},{"hand":["yellow 7","blue 4","yellow 8","yellow 9","blue 2","white 3","red 4","green 1"],"known":["red 4"],"columns":{"yellow":[10],"blue":[],"white":[0],"green":[],"red":[]},"pieces":{"yellow":{"stone":1,"researcher":true},"white":{"stone":1,"researcher":false}},"artifacts":0,"tokens":0,"tile_points":0,"expeditions":[]}],"seat":1,"starter":0,"expedition":1,"phase":"card","deck":["green 4","yellow 1","red 3","green 2","red 8","white 2","yellow 2","red 0","yellow 7","blue 10","red 1","red 5","white 7","white 1","white 10","green 8","red 7","green 7","green 1","green 3","green 6","green 0","red 1","green 9","blue 4","red 4","white 1","white 6","blue 3","red 5","yellow 0","red 2","white 3","green 10","blue 9","blue 9","red 8","green 10","blue 1","green 0","white 5","blue 5","blue 6","red 9","yellow 2","blue 2","white 6","white 9","blue 7","white 8","blue 5","blue 8","red 10","green 7","red 6","yellow 6","white 0","green 2","red 6","yellow 9","white 10","white 9","red 7","yellow 8","green 5","white 4","yellow 4","yellow 5","yellow 1","white 7","blue 10","blue 3","green 8","blue 8","blue 0","white 8","white 5"],"aside":[],"piles":{"yellow":[],"blue":[],"white":[],"green":[3],"red":[10]},"tiles":{"yellow":[null,"points-5",null,"points-10",null,"points-10",null,"arrow","artifact"],"blue":[null,"arrow","artifact",null,"artifact",null,null,"arrow","arrow"],"white":[null,null,"arrow","arrow",null,"arrow","artifact",null,"arrow"],"green":[null,"artifact",null,null,"points-15","arrow",null,"points-10","artifact"],"red":[null,null,"artifact",null,"artifact",null,"artifact","points-5","points-15"]},"crossings":0,"returned":0,"owed":null,"discarded":null,"undo_floor":20}}',20,'2026-01-02T16:30:00+00:00',NULL,NULL,NULL,NULL,NULL,25,'264aad6cb6dd210faf94acd3cf92c190',1,1,'{"game_key":"lost-cities","game":{"columns":"rising","length":"short"},"seats":3,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
INSERT INTO "tables" VALUES(8,1,12,10,'running',0,'b6f1e4fc6d2cf231f9d46a9e7a9eb30941b589f38da7758ac06bc4d577a06224','2026-01-02T16:40:00+00:00','2026-01-02T16:40:00+00:00',NULL,NULL,NULL,'2026-01-02T16:40:00+00:00',NULL,NULL,NULL,NULL,NULL,3,'237cb11f5d108cf25930263938b370a1',1,1,'{"game_key":"arnak","game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":null,"thread":false,"layout":"tall","language":null,"computers":0,"level":"able","stand_in":false,"hints":false}');
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    motion TEXT NOT NULL,
    seat INTEGER NOT NULL,
    value INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (table_id, motion, seat, value, voter)
);
INSERT INTO "votes" VALUES(5,'replace',1,12,1);
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_post ON tables (last_post) WHERE last_post IS NOT NULL;
CREATE INDEX results_by_user ON results (user_id);
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX posts_by_table ON posts (table_id, id);
CREATE INDEX posts_by_time ON posts (next_at) WHERE state = 'waiting';
CREATE INDEX dues_by_time ON dues (next_at);
CREATE INDEX seats_of_computers ON seats (table_id) WHERE computer <> '';
COMMIT;
