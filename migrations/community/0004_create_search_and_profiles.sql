-- Search over requests and testimonies, what a profile shows, muted threads, the notice of a released comment
-- (decision 0062).

-- Each word of a request once for each text that has it, as `search/words.ts` writes it. `source`: empty for the request
-- itself, else the update.
CREATE TABLE request_words (
  word TEXT NOT NULL,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  PRIMARY KEY (word, request_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX words_of_request ON request_words (request_id, source);

CREATE TABLE testimony_words (
  word TEXT NOT NULL,
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  PRIMARY KEY (word, testimony_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX words_of_testimony ON testimony_words (testimony_id);

-- What members find on one's profile.
ALTER TABLE community_members ADD COLUMN shows_requests INTEGER NOT NULL DEFAULT 1
  CONSTRAINT shows_requests_flag CHECK (shows_requests IN (0, 1));
ALTER TABLE community_members ADD COLUMN shows_testimonies INTEGER NOT NULL DEFAULT 1
  CONSTRAINT shows_testimonies_flag CHECK (shows_testimonies IN (0, 1));

-- No more notices of it, for who muted it.
CREATE TABLE muted_requests (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_of_request ON muted_requests (request_id);
CREATE TABLE muted_testimonies (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, testimony_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_of_testimony ON muted_testimonies (testimony_id);

-- Whose testimony it is has been told of the comment, or has seen it without.
ALTER TABLE testimony_comments ADD COLUMN announced INTEGER NOT NULL DEFAULT 0
  CONSTRAINT announced_flag CHECK (announced IN (0, 1));
UPDATE testimony_comments SET announced = 1 WHERE moderation = 'shown';
