-- A database as the last version with schema 5 left it: a running game (with its snapshot), a lobby, a solo game.
BEGIN TRANSACTION;
CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind)
);
INSERT INTO "dues" VALUES(1,-1,'close','2026-01-31T00:00:00+00:00',0);
INSERT INTO "dues" VALUES(1,2,'remind','2026-01-01T12:00:00+00:00',1);
INSERT INTO "dues" VALUES(1,2,'deadline','2026-01-02T00:00:00+00:00',0);
INSERT INTO "dues" VALUES(1,-1,'post','2026-01-01T13:05:00+00:00',0);
INSERT INTO "dues" VALUES(2,-1,'close','2026-01-31T13:00:00+00:00',0);
INSERT INTO "dues" VALUES(3,-1,'close','2026-01-31T13:00:00+00:00',0);
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);
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
INSERT INTO "moves" VALUES(1,2,1,'pass','2026-01-01T00:00:00+00:00');
INSERT INTO "moves" VALUES(1,3,1,'end','2026-01-01T00:00:00+00:00');
INSERT INTO "moves" VALUES(1,4,2,'dig camp-coins','2026-01-01T00:00:00+00:00');
INSERT INTO "moves" VALUES(3,0,0,'pass','2026-01-01T13:00:00+00:00');
CREATE TABLE people (user_id INTEGER PRIMARY KEY, wishes TEXT NOT NULL);
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
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL, keep TEXT NOT NULL DEFAULT 'ask' CHECK (keep IN ('ask', 'nothing', 'all')), ahead TEXT, gone INTEGER NOT NULL DEFAULT 0, paused_until TEXT,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,10,'Ann','ask',NULL,0,NULL);
INSERT INTO "seats" VALUES(1,1,11,'Bob','ask',NULL,0,NULL);
INSERT INTO "seats" VALUES(1,2,12,'Eve','ask',NULL,0,NULL);
INSERT INTO "seats" VALUES(2,0,11,'Bob','ask',NULL,0,NULL);
INSERT INTO "seats" VALUES(3,0,12,'Eve','ask',NULL,0,NULL);
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
, rival INTEGER, remind_hours INTEGER, ends TEXT NOT NULL DEFAULT 'auto', deadline_hours INTEGER, layout TEXT NOT NULL DEFAULT 'wide', waits_since TEXT, closed_at TEXT, first_post INTEGER, last_post INTEGER, last_text TEXT, last_ping INTEGER);
INSERT INTO "tables" VALUES(1,1,5,10,'running','bird',3,0,0,'457c769f39d8644199c0e5bdbcfbc85b','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":1,"setup":{"players":3,"board":"bird","seed":"457c769f39d8644199c0e5bdbcfbc85b","auto_end":false,"rival":null},"log":[[0,"pass"],[0,"end"],[1,"pass"],[1,"end"]],"state":{"is":"State","board":"bird","players":[{"is":"Player","tokens":{"coin":2,"compass":0,"tablet":0,"arrowhead":0,"jewel":0},"deck":["fear"],"hand":["exploration-ship","fear","funding-car","funding-ship","exploration-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-ship"],"hand":["fear","fear","exploration-car","funding-ship","funding-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-car"],"hand":["fear","funding-car","exploration-ship","fear","funding-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":2,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["exile"],["tablet"],["upgrade"],["exile"],["compass"],["upgrade"],["compass"],["tablet"],["refresh","coin"],["tablet","refresh"],["compass","exile"],["coin","coin"]],"spaces":[[-1,-1],[-1,-2],[-1,-2],[-1,-1],[-1,-2],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[3,2,1,8,9,7,4,6,5,10],[5,3,6,2,1,4]],"guardian_stack":[5,9,4,2,1,7,8,12,3,11,13,14,6,10,15],"assistant_stacks":[[9,10,1,5],[6,12,3,7],[11,8,2,4]],"rescue_stack":[],"items":["parrot","bow-and-arrows","hot-air-balloon","airdrop","chronometer"],"artifacts":["guardians-crown"],"item_deck":["ostrich","sea-turtle","torch","rough-map","large-backpack","lantern","automobile","gold-pan","bear-trap","flask","machete","dog","theodolite","precision-compass","grappling-hook","brush","binoculars","tent","steam-boat","revolver","trowel","sturdy-boots","hat","fishing-rod","rope","journal","watch","pickaxe","axe","whip","aeroplane","carrier-pigeon","army-knife","horse","pack-donkey"],"artifact_deck":["treasure-chest","serpent-idol","cleansing-cauldron","mortar","traders-scales","idol-of-ara-anu","guiding-skull","guardians-ocarina","guiding-stone","coconut-flask","crystal-earring","runes-of-the-dead","sundial","ceremonial-rattle","sacred-drum","war-mask","ancient-wine","passage-shell","traders-coins","inscribed-blade","hunting-arrows","stone-jar","pathfinders-staff","war-club","star-charts","serpents-gold","ritual-dagger","decorated-horn","stone-key","pathfinders-sandals","monkey-medallion","obsidian-earring","ornate-hammer","tigerclaw-hairpin"],"bonus_tiles":[[],[],[],["tablet"],["compass"],[],["exile"],["upgrade"],["coin"],[],["draw"],["compass"],["coin"],["draw"],[]],"bonus_stack":["draw","coin","compass"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":13,"round":1,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":4,"rival":null}}',4,NULL,12,'ask',24,'wide','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(2,1,6,11,'lobby','bird',2,1,0,NULL,'2026-01-01T13:00:00+00:00',NULL,NULL,NULL,NULL,NULL,NULL,'auto',NULL,'wide','2026-01-01T13:00:00+00:00',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,NULL,7,12,'running','bird',1,1,0,'37ce91cbde1fc1b0ea6b44f130436dd7','2026-01-01T13:00:00+00:00','2026-01-01T13:00:00+00:00',NULL,NULL,NULL,2,NULL,'auto',NULL,'wide','2026-01-01T13:00:00+00:00',NULL,NULL,NULL,NULL,NULL);
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
CREATE INDEX dues_by_time ON dues (due_at) WHERE taken = 0;
CREATE INDEX results_by_user ON results (user_id);
CREATE INDEX results_by_guild ON results (guild_id);
COMMIT;
