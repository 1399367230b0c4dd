-- What members share (decision 0060). Nothing here refers to the other database: a member is an id.

-- What the shared side knows of a member: made at the first visit, and following the profile.
CREATE TABLE community_members (
  user_id TEXT PRIMARY KEY,
  -- the end of a member's address; it says neither an id nor a whole name
  handle TEXT NOT NULL CONSTRAINT handle_once UNIQUE,
  display_name TEXT NOT NULL CONSTRAINT display_name_size CHECK (length(display_name) BETWEEN 1 AND 40),
  -- one of the product's own drawings; empty: the first letter
  picture TEXT NOT NULL DEFAULT '',
  about TEXT NOT NULL DEFAULT '' CONSTRAINT about_size CHECK (length(about) <= 160),
  age_band TEXT NOT NULL CONSTRAINT age_band_known CHECK (age_band IN ('13-17', '18+')),
  -- appointed: an adult who may be met by members of 13 to 17
  leads INTEGER NOT NULL DEFAULT 0 CONSTRAINT leads_flag CHECK (leads IN (0, 1) AND (leads = 0 OR age_band = '18+')),
  -- named by an administrator: reads what is for the pastoral team alone
  pastoral INTEGER NOT NULL DEFAULT 0 CONSTRAINT pastoral_flag CHECK (pastoral IN (0, 1)),
  -- a moderator has released something of theirs: what comes next is not held for being the first
  trusted INTEGER NOT NULL DEFAULT 0 CONSTRAINT trusted_flag CHECK (trusted IN (0, 1)),
  joined_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE prayer_requests (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- of the form that sent it: sent twice, it is one request
  form_id TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '' CONSTRAINT title_size CHECK (length(title) <= 120),
  body TEXT NOT NULL CONSTRAINT body_size CHECK (length(body) BETWEEN 1 AND 1000),
  theme TEXT NOT NULL,
  language TEXT NOT NULL CONSTRAINT language_known CHECK (language IN ('en', 'es')),
  audience TEXT NOT NULL CONSTRAINT audience_known CHECK (audience IN ('members', 'pastoral')),
  unnamed INTEGER NOT NULL CONSTRAINT unnamed_flag CHECK (unnamed IN (0, 1)),
  state TEXT NOT NULL DEFAULT 'open'
    CONSTRAINT state_known CHECK (state IN ('open', 'resting', 'answered', 'changed', 'let_go', 'withdrawn')),
  moderation TEXT NOT NULL CONSTRAINT moderation_known CHECK (moderation IN ('held', 'shown', 'hidden')),
  -- words of danger: first in the moderators' queue
  urgent INTEGER NOT NULL DEFAULT 0 CONSTRAINT urgent_flag CHECK (urgent IN (0, 1)),
  -- of its author, kept with it so that a page of the wall is found by an index
  for_young INTEGER NOT NULL CONSTRAINT for_young_flag CHECK (for_young IN (0, 1)),
  for_adults INTEGER NOT NULL CONSTRAINT for_adults_flag CHECK (for_adults IN (0, 1)),
  -- distinct members who prayed; kept by triggers
  prayed_by INTEGER NOT NULL DEFAULT 0 CONSTRAINT prayed_by_counts CHECK (prayed_by >= 0),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  closed_at INTEGER,
  -- when it rests, and its author is asked
  rests_at INTEGER NOT NULL,
  on_wall INTEGER NOT NULL GENERATED ALWAYS AS
    (audience = 'members' AND moderation = 'shown' AND state IN ('open', 'answered', 'changed')) STORED,
  CONSTRAINT request_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX wall_adults ON prayer_requests (id) WHERE on_wall = 1 AND for_adults = 1;
CREATE INDEX wall_young ON prayer_requests (id) WHERE on_wall = 1 AND for_young = 1;
CREATE INDEX wall_all ON prayer_requests (id) WHERE on_wall = 1;
CREATE INDEX need_adults ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND for_adults = 1 AND state = 'open';
CREATE INDEX need_young ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND for_young = 1 AND state = 'open';
CREATE INDEX need_all ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND state = 'open';
CREATE INDEX wall_theme ON prayer_requests (theme, id) WHERE on_wall = 1;
CREATE INDEX answered_on_wall ON prayer_requests (id) WHERE on_wall = 1 AND state = 'answered';
CREATE INDEX requests_of_member ON prayer_requests (user_id, id);
CREATE INDEX requests_in_queue ON prayer_requests (urgent, id) WHERE moderation = 'held' AND state <> 'withdrawn';
CREATE INDEX requests_pastoral ON prayer_requests (urgent, id) WHERE audience = 'pastoral';
CREATE INDEX requests_to_rest ON prayer_requests (rests_at) WHERE state = 'open';

-- Each text that a request had before the one it has.
CREATE TABLE request_versions (
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  replaced_at INTEGER NOT NULL,
  PRIMARY KEY (request_id, version)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER request_in_turn BEFORE UPDATE OF title, body ON prayer_requests
WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'request_in_turn');
END;
CREATE TRIGGER request_keeps_versions AFTER UPDATE OF title, body ON prayer_requests
BEGIN
  INSERT INTO request_versions (request_id, version, title, body, replaced_at)
  VALUES (OLD.id, OLD.version, OLD.title, OLD.body, coalesce(NEW.edited_at, 0));
END;

-- What the author adds later; `answered`, `changed`, `let_go` close the request.
CREATE TABLE request_updates (
  id TEXT PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  kind TEXT NOT NULL CONSTRAINT update_known CHECK (kind IN ('update', 'answered', 'changed', 'let_go')),
  body TEXT NOT NULL CONSTRAINT update_size CHECK (length(body) <= 1000),
  moderation TEXT NOT NULL DEFAULT 'shown'
    CONSTRAINT update_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  at INTEGER NOT NULL,
  CONSTRAINT update_once UNIQUE (request_id, form_id)
) STRICT;
CREATE INDEX updates_of_request ON request_updates (request_id, id);

-- D31: one a member, request and day of the member.
CREATE TABLE prayers (
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL CONSTRAINT prayer_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (request_id, user_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX prayers_of_member ON prayers (user_id, at);
CREATE TRIGGER prayer_is_counted AFTER INSERT ON prayers
WHEN NOT EXISTS (SELECT 1 FROM prayers
  WHERE request_id = NEW.request_id AND user_id = NEW.user_id AND day <> NEW.day)
BEGIN
  UPDATE prayer_requests SET prayed_by = prayed_by + 1 WHERE id = NEW.request_id;
END;
CREATE TRIGGER prayer_is_uncounted AFTER DELETE ON prayers
WHEN NOT EXISTS (SELECT 1 FROM prayers WHERE request_id = OLD.request_id AND user_id = OLD.user_id)
BEGIN
  UPDATE prayer_requests SET prayed_by = prayed_by - 1 WHERE id = OLD.request_id;
END;

-- "I will pray": the member's prayer list.
CREATE TABLE promises (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX promises_of_request ON promises (request_id);

-- Only for who hid it.
CREATE TABLE hidden_requests (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_of_request ON hidden_requests (request_id);

-- Neither sees the other. `unnamed`: made on a request without a name, and listed without one.
CREATE TABLE blocks (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  blocked_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- how it is taken back, so that no address names whom
  id TEXT NOT NULL CONSTRAINT block_id UNIQUE,
  unnamed INTEGER NOT NULL CONSTRAINT block_unnamed_flag CHECK (unnamed IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id),
  CONSTRAINT block_of_another CHECK (user_id <> blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (blocked_id, user_id);

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting'
    CONSTRAINT report_state CHECK (state IN ('waiting', 'acted', 'kept')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  CONSTRAINT report_once UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX reports_waiting ON reports (request_id) WHERE state = 'waiting';
-- several members have reported it: nobody reads it until a moderator has
CREATE TRIGGER reports_hold AFTER INSERT ON reports
WHEN (SELECT count(*) FROM reports WHERE request_id = NEW.request_id AND state = 'waiting') >= 3
BEGIN
  UPDATE prayer_requests SET moderation = 'held' WHERE id = NEW.request_id AND moderation = 'shown';
END;

-- Every act of a moderator, in the commit that does it. Nothing of it is changed.
CREATE TABLE moderation_log (
  id TEXT PRIMARY KEY,
  actor_user_id TEXT NOT NULL,
  -- once, whatever sends it again
  form_id TEXT NOT NULL CONSTRAINT moderation_once UNIQUE,
  act TEXT NOT NULL CONSTRAINT moderation_act
    CHECK (act IN ('release', 'hide', 'restore', 'keep', 'appoint_leader', 'dismiss_leader', 'appoint_pastoral', 'dismiss_pastoral')),
  -- a request, or the handle of a member
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX moderation_by_actor ON moderation_log (actor_user_id, id);
CREATE TRIGGER moderation_is_for_good BEFORE UPDATE ON moderation_log
BEGIN
  SELECT RAISE(ABORT, 'moderation_is_for_good');
END;

-- What a commit here causes in the other database; delivered once by its cause.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  -- for example `prayed:preq_01…:user_…:2026-11-25`
  cause TEXT NOT NULL CONSTRAINT outbox_once UNIQUE,
  -- whose it is
  user_id TEXT NOT NULL,
  effect TEXT NOT NULL CONSTRAINT effect_is_json CHECK (json_valid(effect)),
  at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (next_try_at);
CREATE INDEX outbox_of_member ON outbox (user_id);

-- A member's age or leadership changes whom their requests are for.
CREATE TRIGGER member_reach AFTER UPDATE OF age_band, leads ON community_members
WHEN NEW.age_band <> OLD.age_band OR NEW.leads <> OLD.leads
BEGIN
  UPDATE prayer_requests SET for_young = (NEW.age_band = '13-17' OR NEW.leads = 1), for_adults = (NEW.age_band = '18+')
  WHERE user_id = NEW.user_id;
END;
