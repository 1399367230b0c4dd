-- R34. How a member speaks with the companion. The sound itself is kept nowhere.
CREATE TABLE voice_settings (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- since when sound may leave the device; empty: it may not
  allowed_at INTEGER,
  speech TEXT NOT NULL DEFAULT 'device' CONSTRAINT voice_speech CHECK (speech IN ('device', 'openai', 'off')),
  mode TEXT NOT NULL DEFAULT 'free' CONSTRAINT voice_mode CHECK (mode IN ('free', 'press')),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
