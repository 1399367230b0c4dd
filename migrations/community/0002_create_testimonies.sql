-- What God has done, told by members (decision 0060): testimonies, their comments and "Amen".

CREATE TABLE testimonies (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- of the form that sent it: sent twice, it is one testimony
  form_id TEXT NOT NULL,
  -- a request of the same author
  request_id TEXT REFERENCES prayer_requests (id) ON DELETE SET NULL,
  title TEXT NOT NULL DEFAULT '' CONSTRAINT testimony_title_size CHECK (length(title) <= 120),
  body TEXT NOT NULL CONSTRAINT testimony_body_size CHECK (length(body) BETWEEN 1 AND 3000),
  language TEXT NOT NULL CONSTRAINT testimony_language CHECK (language IN ('en', 'es')),
  unnamed INTEGER NOT NULL CONSTRAINT testimony_unnamed CHECK (unnamed IN (0, 1)),
  -- a verse or a run of verses of one chapter, each BBCCCVVV
  verse_first INTEGER,
  verse_last INTEGER,
  verse_translation TEXT,
  state TEXT NOT NULL DEFAULT 'shown' CONSTRAINT testimony_state CHECK (state IN ('shown', 'withdrawn')),
  moderation TEXT NOT NULL CONSTRAINT testimony_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  urgent INTEGER NOT NULL DEFAULT 0 CONSTRAINT testimony_urgent CHECK (urgent IN (0, 1)),
  -- of its author, kept with it so that a page is found by an index
  for_young INTEGER NOT NULL CONSTRAINT testimony_for_young CHECK (for_young IN (0, 1)),
  for_adults INTEGER NOT NULL CONSTRAINT testimony_for_adults CHECK (for_adults IN (0, 1)),
  -- kept by triggers
  amens INTEGER NOT NULL DEFAULT 0 CONSTRAINT amens_count CHECK (amens >= 0),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  on_page INTEGER NOT NULL GENERATED ALWAYS AS (moderation = 'shown' AND state = 'shown') STORED,
  CONSTRAINT testimony_once UNIQUE (user_id, form_id),
  CONSTRAINT testimony_verse_whole CHECK (
    (verse_first IS NULL) = (verse_last IS NULL) AND (verse_first IS NULL) = (verse_translation IS NULL)
    AND (verse_first IS NULL OR (verse_last >= verse_first AND verse_last / 1000 = verse_first / 1000)))
) STRICT;
CREATE INDEX testimonies_adults ON testimonies (id) WHERE on_page = 1 AND for_adults = 1;
CREATE INDEX testimonies_young ON testimonies (id) WHERE on_page = 1 AND for_young = 1;
CREATE INDEX testimonies_all ON testimonies (id) WHERE on_page = 1;
CREATE INDEX testimonies_of_member ON testimonies (user_id, id);
CREATE INDEX testimonies_of_request ON testimonies (request_id);
CREATE INDEX testimonies_in_queue ON testimonies (urgent, id) WHERE moderation = 'held' AND state = 'shown';

CREATE TRIGGER testimony_of_own_request BEFORE INSERT ON testimonies
WHEN NEW.request_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM prayer_requests
  WHERE id = NEW.request_id AND user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'testimony_of_own_request');
END;

-- Each text that a testimony had before the one it has.
CREATE TABLE testimony_versions (
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  replaced_at INTEGER NOT NULL,
  PRIMARY KEY (testimony_id, version)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER testimony_in_turn BEFORE UPDATE OF title, body ON testimonies
WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'testimony_in_turn');
END;
CREATE TRIGGER testimony_keeps_versions AFTER UPDATE OF title, body ON testimonies
BEGIN
  INSERT INTO testimony_versions (testimony_id, version, title, body, replaced_at)
  VALUES (OLD.id, OLD.version, OLD.title, OLD.body, coalesce(NEW.edited_at, 0));
END;

-- Threaded one level: a comment on a comment stands under the first one.
CREATE TABLE testimony_comments (
  id TEXT PRIMARY KEY,
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  parent_id TEXT REFERENCES testimony_comments (id) ON DELETE SET NULL,
  -- empty once its author has taken it back
  body TEXT NOT NULL CONSTRAINT comment_size CHECK (length(body) <= 500 AND (body <> '' OR state = 'withdrawn')),
  language TEXT NOT NULL CONSTRAINT comment_language CHECK (language IN ('en', 'es')),
  state TEXT NOT NULL DEFAULT 'shown' CONSTRAINT comment_state CHECK (state IN ('shown', 'withdrawn')),
  moderation TEXT NOT NULL CONSTRAINT comment_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  urgent INTEGER NOT NULL DEFAULT 0 CONSTRAINT comment_urgent CHECK (urgent IN (0, 1)),
  created_at INTEGER NOT NULL,
  CONSTRAINT comment_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX comments_of_testimony ON testimony_comments (testimony_id, id);
CREATE INDEX comments_of_comment ON testimony_comments (parent_id);
CREATE INDEX comments_of_member ON testimony_comments (user_id, id);
CREATE INDEX comments_in_queue ON testimony_comments (urgent, id) WHERE moderation = 'held' AND state = 'shown';
CREATE TRIGGER comment_one_level BEFORE INSERT ON testimony_comments
WHEN NEW.parent_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM testimony_comments
  WHERE id = NEW.parent_id AND testimony_id = NEW.testimony_id AND parent_id IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'comment_one_level');
END;

-- "Amen": one a member and testimony.
CREATE TABLE amens (
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (testimony_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX amens_of_member ON amens (user_id);
CREATE TRIGGER amen_is_counted AFTER INSERT ON amens
BEGIN
  UPDATE testimonies SET amens = amens + 1 WHERE id = NEW.testimony_id;
END;
CREATE TRIGGER amen_is_uncounted AFTER DELETE ON amens
BEGIN
  UPDATE testimonies SET amens = amens - 1 WHERE id = OLD.testimony_id;
END;

-- Only for who hid it.
CREATE TABLE hidden_testimonies (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, testimony_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_of_testimony ON hidden_testimonies (testimony_id);

-- `subject`: the testimony, or the comment, that is reported.
CREATE TABLE testimony_reports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  testimony_id TEXT NOT NULL REFERENCES testimonies (id) ON DELETE CASCADE,
  comment_id TEXT REFERENCES testimony_comments (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting'
    CONSTRAINT testimony_report_state CHECK (state IN ('waiting', 'acted', 'kept')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  CONSTRAINT testimony_report_subject CHECK (subject = coalesce(comment_id, testimony_id)),
  CONSTRAINT testimony_report_once UNIQUE (user_id, subject)
) STRICT;
CREATE INDEX testimony_reports_waiting ON testimony_reports (subject) WHERE state = 'waiting';
CREATE INDEX testimony_reports_testimony ON testimony_reports (testimony_id);
CREATE INDEX testimony_reports_comment ON testimony_reports (comment_id);
-- several members have reported it: nobody reads it until a moderator has
CREATE TRIGGER testimony_reports_hold AFTER INSERT ON testimony_reports
WHEN (SELECT count(*) FROM testimony_reports WHERE subject = NEW.subject AND state = 'waiting') >= 3
BEGIN
  UPDATE testimonies SET moderation = 'held' WHERE id = NEW.subject AND moderation = 'shown';
  UPDATE testimony_comments SET moderation = 'held' WHERE id = NEW.subject AND moderation = 'shown';
END;

-- A member's age or leadership changes whom their testimonies are for; a comment asks its author's row.
CREATE TRIGGER member_reach_testimonies AFTER UPDATE OF age_band, leads ON community_members
WHEN NEW.age_band <> OLD.age_band OR NEW.leads <> OLD.leads
BEGIN
  UPDATE testimonies SET for_young = (NEW.age_band = '13-17' OR NEW.leads = 1), for_adults = (NEW.age_band = '18+')
  WHERE user_id = NEW.user_id;
END;
