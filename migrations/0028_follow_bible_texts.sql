-- Which revision of the Bible texts the verses in members' conversations agree with, and how far a new one has come.
CREATE TABLE text_revisions (
  name TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  -- while `pending` is not null, members' verses are being read again: which table, after which row
  pending TEXT,
  stage TEXT NOT NULL DEFAULT 'messages' CHECK (stage IN ('messages', 'shares')),
  after_id TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- "Report a misprint": by anybody, without a name.
CREATE TABLE misprint_reports (
  id TEXT PRIMARY KEY,
  translation TEXT NOT NULL CHECK (translation IN ('KJV', 'WEB', 'RV1909')),
  verse_id INTEGER NOT NULL CHECK (verse_id BETWEEN 1001001 AND 66999999),
  note TEXT NOT NULL CHECK (length(note) BETWEEN 1 AND 500),
  language TEXT NOT NULL CHECK (language IN ('en', 'es')),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX misprints_by_state ON misprint_reports (state, created_at);
-- the same words about the same verse once
CREATE UNIQUE INDEX misprint_once ON misprint_reports (translation, verse_id, note);
