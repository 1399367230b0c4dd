-- R37. What a member watched, saved, and where they stopped. A video is known by its id in the catalog.
CREATE TABLE video_marks (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  video_id TEXT NOT NULL CONSTRAINT video_known CHECK (length(video_id) BETWEEN 1 AND 80),
  saved_at INTEGER,
  watched_at INTEGER,
  -- where to go on, s
  place_s INTEGER NOT NULL DEFAULT 0 CONSTRAINT video_place CHECK (place_s BETWEEN 0 AND 86400),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, video_id)
) STRICT, WITHOUT ROWID;
