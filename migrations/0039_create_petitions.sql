-- CM4. What a member prays for by themselves: theirs alone, and in no community.
CREATE TABLE petitions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the form that wrote it: sent twice, it is one
  form_id TEXT NOT NULL,
  body TEXT NOT NULL CONSTRAINT petition_size CHECK (length(body) BETWEEN 1 AND 1000),
  -- for whom; empty: for nobody in particular
  person TEXT NOT NULL DEFAULT '' CONSTRAINT petition_person CHECK (length(person) <= 80),
  theme TEXT NOT NULL DEFAULT '',
  -- the member's day from which on it is prayed for each day; empty: when its turn comes
  pinned_day TEXT CONSTRAINT petition_pin CHECK (pinned_day = date(pinned_day)),
  state TEXT NOT NULL DEFAULT 'open'
    CONSTRAINT petition_state CHECK (state IN ('open', 'answered', 'changed', 'let_go')),
  -- how it went, in a sentence
  closing TEXT NOT NULL DEFAULT '' CONSTRAINT petition_closing CHECK (length(closing) <= 300),
  created_at INTEGER NOT NULL,
  closed_at INTEGER,
  -- it can be brought back for thirty days
  deleted_at INTEGER,
  CONSTRAINT petition_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX petitions_of_member ON petitions (user_id, id);
CREATE INDEX petitions_deleted ON petitions (deleted_at) WHERE deleted_at IS NOT NULL;

-- D31: one a petition and day of the member.
CREATE TABLE petition_prayers (
  petition_id TEXT NOT NULL REFERENCES petitions (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL CONSTRAINT petition_prayer_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (petition_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX petition_prayers_of_member ON petition_prayers (user_id, petition_id);
