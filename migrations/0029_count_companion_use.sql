-- What the companion has cost for one member today, and how often it answered to danger of late: the most that one
-- member can cost is bounded by it, also where nothing is charged (docs/decisions/0040). It stands apart from the
-- answers, so that it does not go with a deleted conversation.
CREATE TABLE companion_use (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the vendor's bill, UTC
  day TEXT NOT NULL DEFAULT '',
  micros INTEGER NOT NULL DEFAULT 0 CONSTRAINT use_not_negative CHECK (micros >= 0),
  -- the hour that began with the first message of danger, epoch ms, and the messages of danger in it
  danger_since INTEGER NOT NULL DEFAULT 0,
  dangers INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
