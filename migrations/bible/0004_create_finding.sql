-- What finds passages: names in Nave's topics, how often Nave lists a verse, and a commentary.
-- Written by scripts/seed-bible.ts from data/topics/nave.tsv.gz and data/commentary/mhcc.tsv.gz.

CREATE INDEX topics_by_name ON topics (name);

-- Under how many of Nave's headings a verse is listed: a verse that many lists name says much in few words.
CREATE TABLE verse_lists (
  -- BBCCCVVV
  verse_id INTEGER PRIMARY KEY,
  lists INTEGER NOT NULL
) STRICT;

-- Matthew Henry's Concise Commentary: one row for each run of verses that a section is about.
CREATE TABLE commentary (
  id INTEGER PRIMARY KEY,
  -- BBCCCVVV; BB000000 introduces a book, BBCCC000 a chapter
  first_verse INTEGER NOT NULL,
  last_verse INTEGER NOT NULL,
  heading TEXT NOT NULL,
  -- paragraphs parted by ' ¶ '
  text TEXT NOT NULL
) STRICT;

CREATE INDEX commentary_by_place ON commentary (first_verse, last_verse);
