-- Tables of Bible Feud on many phones (decision 0077). Seats, names and the game are in the table's room alone.
CREATE TABLE feud_tables (
  id TEXT PRIMARY KEY,
  -- who opened it; erased with their account
  user_id TEXT REFERENCES community_members (user_id) ON DELETE SET NULL,
  form_id TEXT NOT NULL,
  token TEXT CONSTRAINT feud_token_once UNIQUE,
  -- guests that the link still lets in
  uses_left INTEGER NOT NULL CONSTRAINT feud_uses CHECK (uses_left BETWEEN 0 AND 30),
  age_band TEXT NOT NULL CONSTRAINT feud_age CHECK (age_band IN ('13-17', '18+')),
  language TEXT NOT NULL CONSTRAINT feud_language CHECK (language IN ('en', 'es')),
  -- the ids of its boards, in order
  boards TEXT NOT NULL CONSTRAINT feud_boards CHECK (json_type(boards) = 'array'),
  ends_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- the room is empty
  cleared_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT feud_table_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX feud_tables_of_member ON feud_tables (user_id, created_at);
CREATE INDEX feud_tables_to_clear ON feud_tables (ends_at) WHERE cleared_at IS NULL;
