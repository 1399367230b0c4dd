-- Bible texts, in a database of their own: one with FTS5 tables cannot be exported.

CREATE TABLE verses (
  -- translation * 100000000 + BBCCCVVV; translation 1 KJV, 2 WEB, 3 RV1909
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  flags TEXT NOT NULL DEFAULT ''
) STRICT;

-- No triggers: the text changes only by scripts/seed-bible.ts, which rebuilds the index.
-- Not the porter tokenizer: it finds nothing for a word half typed.
CREATE VIRTUAL TABLE verse_search USING fts5(
  text,
  content = 'verses',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);

-- Which data files stand in the tables, by the hash of the files.
CREATE TABLE seeded (
  name TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  seeded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
