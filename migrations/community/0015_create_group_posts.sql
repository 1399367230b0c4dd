-- What is written and done in a group (decision 0068).

-- `talk`: of a reading, or of the group; `prayer`: on its prayer list. One level: an answer stands under the first one.
CREATE TABLE group_posts (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  kind TEXT NOT NULL CONSTRAINT group_post_kind CHECK (kind IN ('talk', 'prayer')),
  parent_id TEXT REFERENCES group_posts (id) ON DELETE SET NULL,
  -- the reading of the group's plan that it is about
  reading INTEGER CONSTRAINT group_post_reading CHECK (reading BETWEEN 0 AND 400),
  -- empty once its author has taken it back
  body TEXT NOT NULL CONSTRAINT group_post_size CHECK (length(body) <= 1000 AND (body <> '' OR state = 'withdrawn')),
  language TEXT NOT NULL CONSTRAINT group_post_language CHECK (language IN ('en', 'es')),
  state TEXT NOT NULL DEFAULT 'shown' CONSTRAINT group_post_state CHECK (state IN ('shown', 'answered', 'withdrawn')),
  moderation TEXT NOT NULL CONSTRAINT group_post_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  urgent INTEGER NOT NULL DEFAULT 0 CONSTRAINT group_post_urgent CHECK (urgent IN (0, 1)),
  created_at INTEGER NOT NULL,
  CONSTRAINT group_post_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX group_talk ON group_posts (group_id, kind, coalesce(reading, -1), id) WHERE parent_id IS NULL;
CREATE INDEX group_answers ON group_posts (parent_id, id);
CREATE INDEX group_posts_of_member ON group_posts (user_id, id);
CREATE INDEX group_posts_in_queue ON group_posts (urgent, id) WHERE moderation = 'held' AND state <> 'withdrawn';
CREATE TRIGGER group_post_one_level BEFORE INSERT ON group_posts
WHEN NEW.parent_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM group_posts
  WHERE id = NEW.parent_id AND group_id = NEW.group_id AND kind = 'talk' AND parent_id IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'group_post_one_level');
END;
CREATE TRIGGER group_post_of_member BEFORE INSERT ON group_posts
WHEN NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = NEW.group_id AND user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'group_post_of_member');
END;

-- Three kinds to what is said, one to what is asked for.
CREATE TABLE group_reactions (
  post_id TEXT NOT NULL REFERENCES group_posts (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT reaction_kind CHECK (kind IN ('with_you', 'new_to_me', 'amen', 'prayed')),
  at INTEGER NOT NULL,
  PRIMARY KEY (post_id, user_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_reactions_of_member ON group_reactions (user_id);

-- "I have read it". Others see how many, and nobody's name.
CREATE TABLE group_readings (
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  reading INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (group_id, reading, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_readings_of_member ON group_readings (user_id, group_id);

CREATE TABLE group_events (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  title TEXT NOT NULL CONSTRAINT event_title_size CHECK (length(title) BETWEEN 1 AND 80),
  place TEXT NOT NULL DEFAULT '' CONSTRAINT event_place_size CHECK (length(place) <= 120),
  -- as it was said, and the moment that it is
  local_start TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  minutes INTEGER NOT NULL CONSTRAINT event_minutes CHECK (minutes BETWEEN 15 AND 600),
  cancelled_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT group_event_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX events_of_group ON group_events (group_id, starts_at);
CREATE INDEX events_of_member ON group_events (user_id);

CREATE TABLE group_event_replies (
  event_id TEXT NOT NULL REFERENCES group_events (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (event_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_replies_of_member ON group_event_replies (user_id);

-- One question with a few answers; one answer each, which can be changed.
CREATE TABLE group_polls (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  question TEXT NOT NULL CONSTRAINT poll_question_size CHECK (length(question) BETWEEN 1 AND 160),
  choices TEXT NOT NULL CONSTRAINT poll_choices CHECK (json_valid(choices) AND json_array_length(choices) BETWEEN 2 AND 6),
  closed_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT poll_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX polls_of_group ON group_polls (group_id, id);
CREATE INDEX polls_of_member ON group_polls (user_id);
CREATE TABLE group_votes (
  poll_id TEXT NOT NULL REFERENCES group_polls (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  choice INTEGER NOT NULL CONSTRAINT vote_choice CHECK (choice BETWEEN 0 AND 5),
  at INTEGER NOT NULL,
  PRIMARY KEY (poll_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX votes_of_member ON group_votes (user_id);

-- `subject`: a post, or the group itself.
CREATE TABLE group_reports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  post_id TEXT REFERENCES group_posts (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CONSTRAINT group_report_state CHECK (state IN ('waiting', 'acted', 'kept')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  CONSTRAINT group_report_subject CHECK (subject = coalesce(post_id, group_id)),
  CONSTRAINT group_report_once UNIQUE (user_id, subject)
) STRICT;
CREATE INDEX group_reports_waiting ON group_reports (subject) WHERE state = 'waiting';
CREATE INDEX group_reports_of_group ON group_reports (group_id);
CREATE INDEX group_reports_of_post ON group_reports (post_id);
CREATE TRIGGER group_reports_hold AFTER INSERT ON group_reports
WHEN (SELECT count(*) FROM group_reports WHERE subject = NEW.subject AND state = 'waiting') >= 3
BEGIN
  UPDATE group_posts SET moderation = 'held' WHERE id = NEW.subject AND moderation = 'shown';
  UPDATE study_groups SET moderation = 'held' WHERE id = NEW.subject AND moderation = 'shown';
END;
