-- Nave's Topical Bible: which verses speak of what. Written by scripts/seed-bible.ts, like the texts.

CREATE TABLE topics (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  heading TEXT NOT NULL,
  -- verses `BBCCCVVV` and ranges of them, with spaces between
  refs TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE topic_search USING fts5(
  name,
  heading,
  content = 'topics',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2'
);
