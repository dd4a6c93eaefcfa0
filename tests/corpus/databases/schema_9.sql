-- A database as the last version with schema 9 left it: a running game in which two have standing answers and one has left
-- an order, a lobby, a finished solo game, a finished game of two, and two servers' settings.
BEGIN TRANSACTION;
CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat, kind)
);
INSERT INTO "dues" VALUES(1,-1,'close','2026-01-31T00:00:00+00:00',0,'2026-01-31T00:00:00+00:00');
INSERT INTO "dues" VALUES(1,1,'remind','2026-01-01T12:00:00+00:00',0,'2026-01-01T12:00:00+00:00');
INSERT INTO "dues" VALUES(1,1,'deadline','2026-01-03T00:00:00+00:00',0,'2026-01-03T00:00:00+00:00');
INSERT INTO "dues" VALUES(2,-1,'close','2026-01-31T00:00:00+00:00',0,'2026-01-31T00:00:00+00:00');
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);
INSERT INTO "guilds" VALUES(1,'{"channels": [5, 6], "stoppers": "players", "proposed": {"game": {"board": "snake", "rival": null}, "seats": 4, "shuffle_seats": true, "auto_end": true, "remind_hours": null, "deadline_hours": null, "thread": true, "layout": "tall", "language": null}}');
INSERT INTO "guilds" VALUES(2,'{"channels": [], "stoppers": "opener", "proposed": {"game": {"board": "bird", "rival": null}, "seats": 2, "shuffle_seats": true, "auto_end": false, "remind_hours": 24, "deadline_hours": 72, "thread": false, "layout": "tall", "language": null}}');
CREATE TABLE joinings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    part TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "joinings" VALUES(1,0,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
INSERT INTO "joinings" VALUES(1,1,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(1,2,'a50eab9333a59d648039f387b1ab3d3d5e1ed7e330f5df1875834d27f3e346c6');
INSERT INTO "joinings" VALUES(2,0,'c8a93e46e1a3cb053ea8185a8d7a873c0c05b9a9b035d94de35b754257004307');
INSERT INTO "joinings" VALUES(3,0,'a50eab9333a59d648039f387b1ab3d3d5e1ed7e330f5df1875834d27f3e346c6');
INSERT INTO "joinings" VALUES(4,0,'ab26883b7d963cecd77bee361cb34c495ad2423968beabce86f54a5960c794f6');
INSERT INTO "joinings" VALUES(4,1,'2315852aca8bcf4e3227f45a63503406e483324653d6f94b6068560a3eb1193a');
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "moves" VALUES(1,0,0,'pass','2026-01-01T00:00:00+00:00');
INSERT INTO "moves" VALUES(1,1,0,'end','2026-01-01T00:00:00+00:00');
INSERT INTO "moves" VALUES(3,0,0,'pass','2026-01-01T00:15:00+00:00');
INSERT INTO "moves" VALUES(3,1,0,'end','2026-01-01T00:30:00+00:00');
INSERT INTO "moves" VALUES(3,2,0,'done','2026-01-01T00:45:00+00:00');
INSERT INTO "moves" VALUES(3,3,0,'pass','2026-01-01T01:00:00+00:00');
INSERT INTO "moves" VALUES(3,4,0,'end','2026-01-01T01:15:00+00:00');
INSERT INTO "moves" VALUES(3,5,0,'done','2026-01-01T01:30:00+00:00');
INSERT INTO "moves" VALUES(3,6,0,'pass','2026-01-01T01:45:00+00:00');
INSERT INTO "moves" VALUES(3,7,0,'end','2026-01-01T02:00:00+00:00');
INSERT INTO "moves" VALUES(3,8,0,'done','2026-01-01T02:15:00+00:00');
INSERT INTO "moves" VALUES(3,9,0,'pass','2026-01-01T02:30:00+00:00');
INSERT INTO "moves" VALUES(3,10,0,'end','2026-01-01T02:45:00+00:00');
INSERT INTO "moves" VALUES(3,11,0,'done','2026-01-01T03:00:00+00:00');
INSERT INTO "moves" VALUES(3,12,0,'pass','2026-01-01T03:15:00+00:00');
INSERT INTO "moves" VALUES(3,13,0,'end','2026-01-01T03:30:00+00:00');
INSERT INTO "moves" VALUES(4,0,0,'pass','2026-01-01T03:45:00+00:00');
INSERT INTO "moves" VALUES(4,1,0,'end','2026-01-01T04:00:00+00:00');
INSERT INTO "moves" VALUES(4,2,1,'pass','2026-01-01T04:15:00+00:00');
INSERT INTO "moves" VALUES(4,3,1,'end','2026-01-01T04:30:00+00:00');
INSERT INTO "moves" VALUES(4,4,0,'done','2026-01-01T04:45:00+00:00');
INSERT INTO "moves" VALUES(4,5,1,'done','2026-01-01T05:00:00+00:00');
INSERT INTO "moves" VALUES(4,6,1,'pass','2026-01-01T05:15:00+00:00');
INSERT INTO "moves" VALUES(4,7,1,'end','2026-01-01T05:30:00+00:00');
INSERT INTO "moves" VALUES(4,8,0,'pass','2026-01-01T05:45:00+00:00');
INSERT INTO "moves" VALUES(4,9,0,'end','2026-01-01T06:00:00+00:00');
INSERT INTO "moves" VALUES(4,10,0,'done','2026-01-01T06:15:00+00:00');
INSERT INTO "moves" VALUES(4,11,1,'done','2026-01-01T06:30:00+00:00');
INSERT INTO "moves" VALUES(4,12,0,'pass','2026-01-01T06:45:00+00:00');
INSERT INTO "moves" VALUES(4,13,0,'end','2026-01-01T07:00:00+00:00');
INSERT INTO "moves" VALUES(4,14,1,'pass','2026-01-01T07:15:00+00:00');
INSERT INTO "moves" VALUES(4,15,1,'end','2026-01-01T07:30:00+00:00');
INSERT INTO "moves" VALUES(4,16,0,'done','2026-01-01T07:45:00+00:00');
INSERT INTO "moves" VALUES(4,17,1,'done','2026-01-01T08:00:00+00:00');
INSERT INTO "moves" VALUES(4,18,1,'pass','2026-01-01T08:15:00+00:00');
INSERT INTO "moves" VALUES(4,19,1,'end','2026-01-01T08:30:00+00:00');
INSERT INTO "moves" VALUES(4,20,0,'pass','2026-01-01T08:45:00+00:00');
INSERT INTO "moves" VALUES(4,21,0,'end','2026-01-01T09:00:00+00:00');
INSERT INTO "moves" VALUES(4,22,0,'done','2026-01-01T09:15:00+00:00');
INSERT INTO "moves" VALUES(4,23,1,'done','2026-01-01T09:30:00+00:00');
INSERT INTO "moves" VALUES(4,24,0,'pass','2026-01-01T09:45:00+00:00');
INSERT INTO "moves" VALUES(4,25,0,'end','2026-01-01T10:00:00+00:00');
INSERT INTO "moves" VALUES(4,26,1,'pass','2026-01-01T10:15:00+00:00');
INSERT INTO "moves" VALUES(4,27,1,'end','2026-01-01T10:30:00+00:00');
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
INSERT INTO "posts" VALUES(5,1,'table','{"since":0,"until":2,"present":10}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(6,2,'lobby','{"present":11}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(7,3,'table','{"since":0,"until":0,"opening":true,"present":12}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(8,3,'table','{"since":0,"until":2,"present":12}','2026-01-01T00:30:00+00:00',0,'2026-01-01T00:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(9,3,'table','{"since":2,"until":3,"present":12}','2026-01-01T00:45:00+00:00',0,'2026-01-01T00:45:00+00:00','','waiting');
INSERT INTO "posts" VALUES(10,3,'table','{"since":3,"until":5,"present":12}','2026-01-01T01:15:00+00:00',0,'2026-01-01T01:15:00+00:00','','waiting');
INSERT INTO "posts" VALUES(11,3,'table','{"since":5,"until":6,"present":12}','2026-01-01T01:30:00+00:00',0,'2026-01-01T01:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(12,3,'table','{"since":6,"until":8,"present":12}','2026-01-01T02:00:00+00:00',0,'2026-01-01T02:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(13,3,'table','{"since":8,"until":9,"present":12}','2026-01-01T02:15:00+00:00',0,'2026-01-01T02:15:00+00:00','','waiting');
INSERT INTO "posts" VALUES(14,3,'table','{"since":9,"until":11,"present":12}','2026-01-01T02:45:00+00:00',0,'2026-01-01T02:45:00+00:00','','waiting');
INSERT INTO "posts" VALUES(15,3,'table','{"since":11,"until":12,"present":12}','2026-01-01T03:00:00+00:00',0,'2026-01-01T03:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(16,3,'table','{"since":12,"until":14,"over":true,"present":12}','2026-01-01T03:30:00+00:00',0,'2026-01-01T03:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(17,4,'lobby','{"present":13}','2026-01-01T03:30:00+00:00',0,'2026-01-01T03:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(18,4,'lobby','{"present":10}','2026-01-01T03:30:00+00:00',0,'2026-01-01T03:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(19,4,'table','{"since":0,"until":0,"opening":true,"present":13}','2026-01-01T03:30:00+00:00',0,'2026-01-01T03:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(20,4,'table','{"since":0,"until":2,"present":13}','2026-01-01T04:00:00+00:00',0,'2026-01-01T04:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(21,4,'table','{"since":2,"until":4,"present":10}','2026-01-01T04:30:00+00:00',0,'2026-01-01T04:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(22,4,'table','{"since":4,"until":6,"present":10}','2026-01-01T05:00:00+00:00',0,'2026-01-01T05:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(23,4,'table','{"since":6,"until":8,"present":10}','2026-01-01T05:30:00+00:00',0,'2026-01-01T05:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(24,4,'table','{"since":8,"until":10,"present":13}','2026-01-01T06:00:00+00:00',0,'2026-01-01T06:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(25,4,'table','{"since":10,"until":12,"present":10}','2026-01-01T06:30:00+00:00',0,'2026-01-01T06:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(26,4,'table','{"since":12,"until":14,"present":13}','2026-01-01T07:00:00+00:00',0,'2026-01-01T07:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(27,4,'table','{"since":14,"until":16,"present":10}','2026-01-01T07:30:00+00:00',0,'2026-01-01T07:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(28,4,'table','{"since":16,"until":18,"present":10}','2026-01-01T08:00:00+00:00',0,'2026-01-01T08:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(29,4,'table','{"since":18,"until":20,"present":10}','2026-01-01T08:30:00+00:00',0,'2026-01-01T08:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(30,4,'table','{"since":20,"until":22,"present":13}','2026-01-01T09:00:00+00:00',0,'2026-01-01T09:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(31,4,'table','{"since":22,"until":24,"present":10}','2026-01-01T09:30:00+00:00',0,'2026-01-01T09:30:00+00:00','','waiting');
INSERT INTO "posts" VALUES(32,4,'table','{"since":24,"until":26,"present":13}','2026-01-01T10:00:00+00:00',0,'2026-01-01T10:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(33,4,'table','{"since":26,"until":28,"over":true,"present":10}','2026-01-01T10:30:00+00:00',0,'2026-01-01T10:30:00+00:00','','waiting');
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    rival INTEGER,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    turn_seconds INTEGER,
    figures TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES(3,0,12,NULL,'snake',1,3,8,2,12600,'{"cards drawn": 25, "rounds passed": 5, "turns": 5, "cards put down": 20, "points magnifying glass": 0, "points notebook": 0, "points temple tiles": 0, "points idols": 0, "points empty idol slots": 10, "points guardians": 0, "points items": 0, "points artifacts": 0, "points fear": -2, "glass row": 0, "notebook row": 0, "cards owned": 6, "tokens left": 2, "undone": 0, "decisions": 14}');
INSERT INTO "results" VALUES(4,0,13,1,'bird',2,NULL,8,1,1800,'{"cards drawn": 25, "rounds passed": 5, "turns": 5, "cards put down": 20, "points magnifying glass": 0, "points notebook": 0, "points temple tiles": 0, "points idols": 0, "points empty idol slots": 10, "points guardians": 0, "points items": 0, "points artifacts": 0, "points fear": -2, "glass row": 0, "notebook row": 0, "cards owned": 6, "tokens left": 2, "undone": 0, "decisions": 14}');
INSERT INTO "results" VALUES(4,1,10,1,'bird',2,NULL,8,1,1800,'{"cards drawn": 25, "rounds passed": 5, "turns": 5, "cards put down": 20, "points magnifying glass": 0, "points notebook": 0, "points temple tiles": 0, "points idols": 0, "points empty idol slots": 10, "points guardians": 0, "points items": 0, "points artifacts": 0, "points fear": -2, "glass row": 0, "notebook row": 0, "cards owned": 6, "tokens left": 2, "undone": 0, "decisions": 14}');
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL, keep TEXT NOT NULL DEFAULT 'ask' CHECK (keep IN ('ask', 'nothing', 'all')), ahead TEXT, gone INTEGER NOT NULL DEFAULT 0, paused_until TEXT, awaited INTEGER,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,10,'Ann','nothing',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(1,1,11,'Bob','all',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(1,2,12,'Eve','ask','pass',0,NULL,0);
INSERT INTO "seats" VALUES(2,0,11,'Bob','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(3,0,12,'Eve','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(4,0,13,'Dan','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(4,1,10,'Ann','ask',NULL,0,NULL,0);
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
INSERT INTO "tables" VALUES(1,1,5,10,'running',0,'f62070af18bc5d996373bd59436d52cc2839cbf3a6a86be17a30fd275dd7c76b','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":3,"setup":{"players":3,"board":"snake","seed":"f62070af18bc5d996373bd59436d52cc2839cbf3a6a86be17a30fd275dd7c76b","auto_end":false,"rival":null,"edition":1},"log":[[0,"pass"],[0,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":2,"compass":0,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-car"],"hand":["exploration-car","fear","fear","exploration-ship","funding-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["funding-car"],"hand":["fear","fear","funding-ship","exploration-ship","exploration-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-ship"],"hand":["exploration-car","funding-car","fear","fear","funding-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["compass"],["upgrade"],["tablet"],["coin"],["compass"],["exile"],["refresh"],["coin"],["tablet","exile"],["refresh","exile"],["upgrade","compass"],["coin","tablet"]],"spaces":[[-1,-2],[-1,-1],[-1,-2],[-1,-1],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[2,9,5,3,7,6,8,4,10,1],[6,5,2,4,1,3]],"guardian_stack":[1,5,7,12,15,9,11,3,2,8,4,13,6,14,10],"assistant_stacks":[[2,7,4],[5,6,1],[11,3,8]],"rescue_stack":[12,9,10],"items":["grappling-hook","carrier-pigeon","parrot","airdrop","fishing-rod"],"artifacts":["guardians-ocarina"],"item_deck":["precision-compass","pickaxe","revolver","axe","lantern","flask","brush","gold-pan","watch","torch","binoculars","dog","chronometer","hot-air-balloon","pack-donkey","trowel","theodolite","hat","sturdy-boots","rope","whip","aeroplane","bear-trap","horse","rough-map","bow-and-arrows","automobile","tent","machete","sea-turtle","steam-boat","large-backpack","journal","ostrich","army-knife"],"artifact_deck":["sacred-drum","serpents-gold","crystal-earring","obsidian-earring","stone-key","guiding-stone","idol-of-ara-anu","guiding-skull","coconut-flask","inscribed-blade","cleansing-cauldron","treasure-chest","sundial","guardians-crown","mortar","tigerclaw-hairpin","traders-coins","pathfinders-staff","ornate-hammer","ritual-dagger","pathfinders-sandals","monkey-medallion","traders-scales","ancient-wine","war-club","serpent-idol","stone-jar","war-mask","runes-of-the-dead","passage-shell","ceremonial-rattle","decorated-horn","star-charts","hunting-arrows"],"bonus_tiles":[[],[],[],["compass"],["exile"],["draw"],["compass"],["draw"],[],[],[],["coin"],["compass"],["tablet","tablet","exile"],[]],"bonus_stack":["upgrade","draw","coin"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":13,"round":1,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":2,"rival":null}}',2,'2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,9,'38b4e652e44da7f2370d9e260e271365',1,1,'{"game":{"board":"snake","rival":null},"seats":4,"shuffle_seats":false,"auto_end":false,"remind_hours":12,"deadline_hours":48,"thread":false,"layout":"wide","language":null}');
INSERT INTO "tables" VALUES(2,1,6,11,'lobby',0,NULL,'2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,'2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,1,'50a4a3a6d07f5c0c332f8b1224083fd2',0,NULL,'{"game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":true,"auto_end":false,"remind_hours":null,"deadline_hours":null,"thread":true,"layout":"tall","language":"de"}');
INSERT INTO "tables" VALUES(3,NULL,7,12,'over',0,'18f3900d43bb07914e6c7eac8a9e052a199ec370013d6c64fe04540ec9c3a0d2','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00','2026-01-01T03:30:00+00:00','{"format":3,"setup":{"players":1,"board":"snake","seed":"18f3900d43bb07914e6c7eac8a9e052a199ec370013d6c64fe04540ec9c3a0d2","auto_end":false,"rival":3,"edition":1},"log":[[0,"pass"],[0,"end"],[0,"done"],[0,"pass"],[0,"end"],[0,"done"],[0,"pass"],[0,"end"],[0,"done"],[0,"pass"],[0,"end"],[0,"done"],[0,"pass"],[0,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-car"],"hand":["fear","exploration-ship","funding-ship","funding-car","fear"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false}],"seat":0,"starter":0,"tiles":[0,0,0,0,0,7,0,6,5,0,0,0,0,2,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],[],["refresh"],[],[],["exile"],["tablet"],["refresh"],["upgrade"],[],["tablet","tablet"],["coin","coin"],["compass","exile"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[8,2,3,9,1,4,10],[5,1,3,4,6]],"guardian_stack":[6,3,9,13,1,12,7,8,14,4,15,5,2],"assistant_stacks":[[11,9],[7,2],[8,4]],"rescue_stack":[12],"items":["chronometer"],"artifacts":["guardians-ocarina","ritual-dagger","cleansing-cauldron","war-club","guiding-skull"],"item_deck":["axe","steam-boat","trowel","tent","dog","ostrich","journal","gold-pan","flask","binoculars","rough-map","horse","large-backpack","brush","whip","hot-air-balloon","automobile","army-knife","rope","sea-turtle","aeroplane","machete","fishing-rod","pack-donkey","bear-trap","watch","hat","sturdy-boots","pickaxe","bow-and-arrows"],"artifact_deck":["pathfinders-sandals","treasure-chest","decorated-horn","serpents-gold","pathfinders-staff","passage-shell","sacred-drum","ornate-hammer","sundial","star-charts","runes-of-the-dead","monkey-medallion","crystal-earring","idol-of-ara-anu","stone-key","traders-scales","guardians-crown","serpent-idol","guiding-stone","hunting-arrows","inscribed-blade"],"bonus_tiles":[[],[],[],[],[],["tablet"],[],["coin"],[],[],[],["exile"],[],["upgrade"],[]],"bonus_stack":["coin","draw"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":17,"round":5,"phase":"over","main_taken":false,"spare":[],"agenda":[],"exiled_items":["precision-compass","airdrop","revolver","theodolite"],"exiled_artifacts":["war-mask","traders-coins","stone-jar","mortar"],"exiled_basics":[],"spent_bonuses":["exile","compass","draw","compass"],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":14,"rival":{"is":"Rival","difficulty":3,"red_tiles":["overcome-red","buy-item-red","buy-artifact-red"],"stack":[],"used":["dig-tablet","overcome-red","buy-item-red","dig-compass","research-green","discover-green","dig-coin","dig-arrowhead","buy-artifact-red","dig-jewel"],"glass":13,"idols":["compass","exile","coin"],"lesser_idols":["compass","upgrade"],"guardians":[11,10],"cards":["ancient-wine","lantern","parrot","obsidian-earring","tigerclaw-hairpin","torch","grappling-hook","coconut-flask","carrier-pigeon","ceremonial-rattle"],"temple_tiles":[],"assistants":[3,6,10,1,5]}}}',14,'2026-01-01T03:00:00+00:00',NULL,NULL,NULL,NULL,NULL,15,'2b902f8911e81818f8c99d5d5d983195',5,1,'{"game":{"board":"snake","rival":3},"seats":1,"shuffle_seats":true,"auto_end":false,"remind_hours":null,"deadline_hours":null,"thread":false,"layout":"tall","language":null}');
INSERT INTO "tables" VALUES(4,1,8,13,'over',0,'9d92bd3ddcf6dcdb6d377795287b810ba39d90cccd79c5adae0b77bdf4653eba','2026-01-01T03:30:00+00:00','2026-01-01T03:30:00+00:00','2026-01-01T10:30:00+00:00','{"format":3,"setup":{"players":2,"board":"bird","seed":"9d92bd3ddcf6dcdb6d377795287b810ba39d90cccd79c5adae0b77bdf4653eba","auto_end":false,"rival":null,"edition":1},"log":[[0,"pass"],[0,"end"],[1,"pass"],[1,"end"],[0,"done"],[1,"done"],[1,"pass"],[1,"end"],[0,"pass"],[0,"end"],[0,"done"],[1,"done"],[0,"pass"],[0,"end"],[1,"pass"],[1,"end"],[0,"done"],[1,"done"],[1,"pass"],[1,"end"],[0,"pass"],[0,"end"],[0,"done"],[1,"done"],[0,"pass"],[0,"end"],[1,"pass"],[1,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":2,"compass":0,"tablet":0,"arrowhead":0,"jewel":0},"deck":["fear"],"hand":["fear","funding-ship","exploration-car","exploration-ship","funding-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-ship"],"hand":["funding-car","exploration-car","fear","funding-ship","fear"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false}],"seat":1,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["tablet"],["tablet"],["refresh"],["exile"],["refresh"],["exile"],["coin"],["tablet"],["exile","compass"],["upgrade","coin"],["compass","coin"],["upgrade","compass"]],"spaces":[[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[9,1,4,8,10,2,5,7,6,3],[4,3,2,1,6,5]],"guardian_stack":[5,7,15,14,2,11,8,4,13,1,9,12,3,6,10],"assistant_stacks":[[5,6,12,9],[4,3,11,8],[1,7,10,2]],"rescue_stack":[],"items":["revolver"],"artifacts":["monkey-medallion","obsidian-earring","traders-coins","serpents-gold","guardians-ocarina"],"item_deck":["pickaxe","pack-donkey","carrier-pigeon","theodolite","chronometer","fishing-rod","hot-air-balloon","watch","aeroplane","sturdy-boots","torch","rough-map","rope","bow-and-arrows","bear-trap","brush","automobile","sea-turtle","machete","army-knife","airdrop","lantern","binoculars","hat","journal","large-backpack","precision-compass","ostrich","horse","gold-pan","trowel","flask","parrot","dog","whip"],"artifact_deck":["ancient-wine","star-charts","runes-of-the-dead","ritual-dagger","serpent-idol","sundial","coconut-flask","idol-of-ara-anu","cleansing-cauldron","ceremonial-rattle","ornate-hammer","decorated-horn","tigerclaw-hairpin","traders-scales","passage-shell","stone-jar","treasure-chest","inscribed-blade","war-mask","pathfinders-sandals","mortar","guiding-stone","guiding-skull","pathfinders-staff","war-club","sacred-drum"],"bonus_tiles":[[],[],[],["tablet"],["exile"],[],["coin"],["tablet"],["exile"],[],["compass"],["upgrade"],[],[],[]],"bonus_stack":["coin","exile"],"temple_tiles":[2,2,2,2,2,2],"fear_deck":15,"round":5,"phase":"over","main_taken":false,"spare":[],"agenda":[],"exiled_items":["axe","grappling-hook","steam-boat","tent"],"exiled_artifacts":["guardians-crown","hunting-arrows","crystal-earring","stone-key"],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":28,"rival":null}}',28,'2026-01-01T10:00:00+00:00',NULL,NULL,NULL,NULL,NULL,31,'7504d90e945de2e8f54ee781cc75f636',5,1,'{"game":{"board":"bird","rival":null},"seats":2,"shuffle_seats":false,"auto_end":false,"remind_hours":null,"deadline_hours":null,"thread":false,"layout":"tall","language":null}');
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    motion TEXT NOT NULL,
    seat INTEGER NOT NULL,
    value INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (table_id, motion, seat, value, voter)
);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('posts',33);
COMMIT;
