-- What was corrected in the shipped texts, and what is doubtful and was left: `/bible/texts` shows both.
-- Written by scripts/seed-bible.ts from data/bible/corrections.tsv and the lists of doubtful places.

CREATE TABLE text_corrections (
  id INTEGER PRIMARY KEY,
  -- as in `verses`
  translation INTEGER NOT NULL,
  verse_id INTEGER NOT NULL,
  was TEXT NOT NULL,
  now TEXT NOT NULL,
  kind TEXT NOT NULL,
  ground TEXT NOT NULL
) STRICT;

CREATE TABLE text_doubts (
  id INTEGER PRIMARY KEY,
  translation INTEGER NOT NULL,
  verse_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  stands TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
