-- Search over all translations: one row a verse, a column a translation, so that a verse is found once.
-- Written by scripts/seed-bible.ts.

CREATE VIEW verse_texts AS
SELECT
  v.id - 100000000 AS id,
  v.text AS kjv,
  (SELECT text FROM verses WHERE id = v.id + 100000000) AS web,
  (SELECT text FROM verses WHERE id = v.id + 200000000) AS rv1909
FROM verses AS v
WHERE v.id BETWEEN 100000000 AND 199999999;

CREATE VIRTUAL TABLE verse_words USING fts5(
  kjv,
  web,
  rv1909,
  content = 'verse_texts',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);

-- In which verses each word stands (app/features/bible-search/model/places.ts), so that verses are counted by book
-- without reading the index. Rows too: beginnings of many words (`th*`), and words that often follow each other (`of the`).
CREATE TABLE search_words (
  word TEXT PRIMARY KEY,
  kjv TEXT,
  web TEXT,
  rv1909 TEXT
) STRICT, WITHOUT ROWID;
