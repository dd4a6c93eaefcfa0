-- What a table chooses is one text, so that a new option needs no column: what any table chooses, and what is the
-- game's apart. A solo game is a table with one seat.
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '';
UPDATE tables SET options = json_object(
    'game', json_object('board', board, 'rival', rival),
    'seats', CASE WHEN rival IS NULL THEN seat_limit ELSE 1 END,
    'shuffle_seats', json(CASE WHEN shuffle_seats THEN 'true' ELSE 'false' END),
    'auto_end', json(CASE WHEN ends = 'auto' THEN 'true' ELSE 'false' END),
    'remind_hours', nullif(remind_hours, 0),
    'deadline_hours', nullif(deadline_hours, 0),
    'thread', json('false'),
    'layout', layout
);
ALTER TABLE tables DROP COLUMN board;
ALTER TABLE tables DROP COLUMN rival;
ALTER TABLE tables DROP COLUMN seat_limit;
ALTER TABLE tables DROP COLUMN shuffle_seats;
ALTER TABLE tables DROP COLUMN ends;
ALTER TABLE tables DROP COLUMN remind_hours;
ALTER TABLE tables DROP COLUMN deadline_hours;
ALTER TABLE tables DROP COLUMN layout;
-- What remains says of a running game of long ago that its engine ends turns by itself, which was never chosen.
ALTER TABLE tables RENAME COLUMN auto_end TO engine_ends;

-- A server proposes the same; what it settles besides stays as it was.
UPDATE guilds SET settings = json_object(
    'channels', json(coalesce(json_extract(settings, '$.channels'), '[]')),
    'stoppers', coalesce(json_extract(settings, '$.stoppers'), 'opener'),
    'proposed', json_object(
        'game', json_object('board', coalesce(json_extract(settings, '$.board'), 'bird'), 'rival', NULL),
        'seats', coalesce(json_extract(settings, '$.seats'), 2),
        'shuffle_seats', json('true'),
        'auto_end', json(CASE WHEN json_extract(settings, '$.auto_end') THEN 'true' ELSE 'false' END),
        'remind_hours', nullif(coalesce(json_extract(settings, '$.remind_hours'), 24), 0),
        'deadline_hours', nullif(coalesce(json_extract(settings, '$.deadline_hours'), 72), 0),
        'thread', json(CASE WHEN json_extract(settings, '$.thread') THEN 'true' ELSE 'false' END),
        'layout', coalesce(json_extract(settings, '$.layout'), 'tall')
    )
) WHERE json_valid(settings);
