-- A database as the last version with schema 7 left it: a running game (with its snapshot), a lobby, a solo game, a stopped
-- table, and three servers' settings, every option with another value than its default somewhere.
BEGIN TRANSACTION;
CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat, kind)
);
INSERT INTO "dues" VALUES(1,-1,'close','2026-01-31T00:00:00+00:00',0,'2026-01-31T00:00:00+00:00');
INSERT INTO "dues" VALUES(1,2,'remind','2026-01-01T12:00:00+00:00',0,'2026-01-01T12:00:00+00:00');
INSERT INTO "dues" VALUES(1,2,'deadline','2026-01-03T00:00:00+00:00',0,'2026-01-03T00:00:00+00:00');
INSERT INTO "dues" VALUES(2,-1,'close','2026-01-31T00:00:00+00:00',0,'2026-01-31T00:00:00+00:00');
INSERT INTO "dues" VALUES(3,-1,'close','2026-01-31T00:00:00+00:00',0,'2026-01-31T00:00:00+00:00');
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);
INSERT INTO "guilds" VALUES(1,'{"channels": [5, 6], "stoppers": "players", "board": "snake", "seats": 4, "auto_end": true, "remind_hours": 0, "deadline_hours": 168, "thread": true, "layout": "wide"}');
INSERT INTO "guilds" VALUES(2,'{"channels": [], "stoppers": "opener", "board": "bird", "seats": 2, "auto_end": false, "remind_hours": 24, "deadline_hours": 72, "thread": false, "layout": "tall"}');
INSERT INTO "guilds" VALUES(3,'{"channels": [], "stoppers": "opener", "board": "bird", "seats": 2, "auto_end": false, "remind_hours": 48, "deadline_hours": 0, "thread": false, "layout": "tall"}');
CREATE TABLE joinings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    part TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "joinings" VALUES(1,0,'78a761f89eb2ee74a4bf5368b5129afb1dd35a4b4d71dadbdc6821ca4e8d6aa4');
INSERT INTO "joinings" VALUES(1,1,'71739343931734d352b99347fe917344a37293aabd5ed659b01dfe61ab45ca89');
INSERT INTO "joinings" VALUES(1,2,'3beb4fa25e659d4746e7b6314f1e6d2848458b33ac3ac1ed5742230f1e857d92');
INSERT INTO "joinings" VALUES(2,0,'7a388bcf0e78b35377efa3b6526d315153a31193daea47a6934eaa02bae23b12');
INSERT INTO "joinings" VALUES(3,0,'4c07008dc709b4f4e6851287bf88217a000451577792f12bfba2cfe23d019dc6');
INSERT INTO "joinings" VALUES(4,0,'ab26883b7d963cecd77bee361cb34c495ad2423968beabce86f54a5960c794f6');
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
INSERT INTO "posts" VALUES(6,1,'table','{"since":2,"until":4,"present":11}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(7,2,'lobby','{"present":11}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(8,3,'table','{"since":0,"until":0,"opening":true,"present":12}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(9,4,'lobby','{"present":13}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
INSERT INTO "posts" VALUES(10,4,'note','{"present":13,"note":"stopped"}','2026-01-01T00:00:00+00:00',0,'2026-01-01T00:00:00+00:00','','waiting');
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
    name TEXT NOT NULL, keep TEXT NOT NULL DEFAULT 'ask' CHECK (keep IN ('ask', 'nothing', 'all')), ahead TEXT, gone INTEGER NOT NULL DEFAULT 0, paused_until TEXT, awaited INTEGER,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,10,'Ann','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(1,1,11,'Bob','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(1,2,12,'Eve','ask',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(2,0,11,'Bob','ask',NULL,0,NULL,0);
INSERT INTO "seats" VALUES(3,0,12,'Eve','ask',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(4,0,13,'Dan','ask',NULL,0,NULL,0);
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
, rival INTEGER, remind_hours INTEGER, ends TEXT NOT NULL DEFAULT 'auto', deadline_hours INTEGER, layout TEXT NOT NULL DEFAULT 'wide', waits_since TEXT, closed_at TEXT, first_post INTEGER, last_post INTEGER, last_text TEXT, last_ping INTEGER, version INTEGER NOT NULL DEFAULT 0, part TEXT, round INTEGER, edition INTEGER);
INSERT INTO "tables" VALUES(1,1,5,10,'running','snake',4,0,0,'4af80850a058ffbea375709191cffa16c85954d6c1298be81358b956d45757d7','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,'{"format":3,"setup":{"players":3,"board":"snake","seed":"4af80850a058ffbea375709191cffa16c85954d6c1298be81358b956d45757d7","auto_end":false,"rival":null,"edition":1},"log":[[0,"pass"],[0,"end"],[1,"pass"],[1,"end"]],"state":{"is":"State","board":"snake","players":[{"is":"Player","tokens":{"coin":2,"compass":0,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-ship"],"hand":["funding-ship","funding-car","exploration-car","fear","fear"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":1,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["fear"],"hand":["exploration-ship","funding-ship","funding-car","fear","exploration-car"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":true,"planes":false,"guarded":false,"keeping":false},{"is":"Player","tokens":{"coin":2,"compass":1,"tablet":0,"arrowhead":0,"jewel":0},"deck":["exploration-car"],"hand":["funding-ship","fear","funding-car","fear","exploration-ship"],"play":[],"aside":[],"kept":[],"at_home":2,"assistants":[],"crates":[],"slots":[],"guardians":[],"used_boons":[],"temple_tiles":[],"glass":0,"notebook":0,"fear_tiles":0,"passed":false,"planes":false,"guarded":false,"keeping":false}],"seat":2,"starter":0,"tiles":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"guardians":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"idols":[[],[],[],[],[],["exile"],["coin"],["coin"],["upgrade"],["refresh"],["compass"],["coin"],["exile"],["refresh","exile"],["tablet","tablet"],["compass","tablet"],["upgrade","compass"]],"spaces":[[-1,-2],[-1,-2],[-1,-1],[-1,-2],[-1,-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1],[-1]],"site_stacks":[[3,2,1,8,7,6,5,4,10,9],[6,5,1,3,2,4]],"guardian_stack":[11,7,8,4,15,12,3,13,2,10,1,14,5,6,9],"assistant_stacks":[[12,7,4],[3,10,8],[9,1,2]],"rescue_stack":[11,5,6],"items":["steam-boat","hot-air-balloon","lantern","trowel","chronometer"],"artifacts":["guiding-skull"],"item_deck":["brush","rough-map","gold-pan","hat","pack-donkey","airdrop","grappling-hook","ostrich","bow-and-arrows","tent","large-backpack","machete","horse","aeroplane","sea-turtle","axe","whip","parrot","automobile","carrier-pigeon","sturdy-boots","watch","theodolite","precision-compass","fishing-rod","army-knife","rope","pickaxe","binoculars","flask","torch","bear-trap","revolver","journal","dog"],"artifact_deck":["stone-jar","passage-shell","ornate-hammer","cleansing-cauldron","idol-of-ara-anu","tigerclaw-hairpin","runes-of-the-dead","coconut-flask","stone-key","treasure-chest","monkey-medallion","star-charts","guiding-stone","ceremonial-rattle","guardians-crown","decorated-horn","war-mask","crystal-earring","serpents-gold","serpent-idol","inscribed-blade","traders-coins","ancient-wine","pathfinders-sandals","obsidian-earring","hunting-arrows","war-club","traders-scales","pathfinders-staff","sacred-drum","ritual-dagger","mortar","sundial","guardians-ocarina"],"bonus_tiles":[[],[],[],["upgrade"],["draw"],["exile"],["coin"],["exile"],[],[],[],["coin"],["tablet"],["tablet","tablet","upgrade"],[]],"bonus_stack":["upgrade","compass","coin"],"temple_tiles":[3,3,3,3,3,3],"fear_deck":13,"round":1,"phase":"turns","main_taken":false,"spare":[],"agenda":[],"exiled_items":[],"exiled_artifacts":[],"exiled_basics":[],"spent_bonuses":[],"spent_idols":[],"arrivals":[],"item_top_known":false,"artifact_top_known":false,"undo_floor":4,"rival":null}}',4,NULL,12,'auto',48,'wide','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,8,'38b4e652e44da7f2370d9e260e271365',1,1);
INSERT INTO "tables" VALUES(2,1,6,11,'lobby','bird',2,1,0,NULL,'2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,NULL,'ask',NULL,'tall','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,1,'50a4a3a6d07f5c0c332f8b1224083fd2',0,NULL);
INSERT INTO "tables" VALUES(3,NULL,7,12,'running','snake',1,1,0,'f0dec820096c1737f0528a25c076d272c283ebc027b1848178bf22d3bdc7cb03','2026-01-01T00:00:00+00:00','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,3,NULL,'auto',NULL,'wide','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,1,'2b902f8911e81818f8c99d5d5d983195',1,1);
INSERT INTO "tables" VALUES(4,1,8,13,'stopped','bird',3,1,0,NULL,'2026-01-01T00:00:00+00:00',NULL,'2026-01-01T00:00:00+00:00',NULL,NULL,NULL,24,'ask',168,'tall','2026-01-01T00:00:00+00:00',NULL,NULL,NULL,NULL,NULL,2,'7504d90e945de2e8f54ee781cc75f636',0,NULL);
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
INSERT INTO "sqlite_sequence" VALUES('posts',10);
COMMIT;
