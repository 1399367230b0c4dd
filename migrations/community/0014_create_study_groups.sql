-- Study groups (decision 0068): who is in them, and who may be.

CREATE TABLE study_groups (
  id TEXT PRIMARY KEY,
  -- of the form that made it: sent twice, it is one group
  user_id TEXT REFERENCES community_members (user_id) ON DELETE SET NULL,
  form_id TEXT NOT NULL,
  slug TEXT NOT NULL CONSTRAINT group_slug_once UNIQUE,
  name TEXT NOT NULL CONSTRAINT group_name_size CHECK (length(name) BETWEEN 1 AND 60),
  about TEXT NOT NULL DEFAULT '' CONSTRAINT group_about_size CHECK (length(about) <= 500),
  theme TEXT NOT NULL,
  language TEXT NOT NULL CONSTRAINT group_language CHECK (language IN ('en', 'es')),
  -- when it meets: a part of the day in words of the product
  meets TEXT NOT NULL DEFAULT 'any' CONSTRAINT group_meets CHECK (meets IN ('any', 'morning', 'midday', 'evening', 'weekend')),
  -- public: anyone joins; private: found, and asked for; secret: by link alone
  kind TEXT NOT NULL CONSTRAINT group_kind CHECK (kind IN ('public', 'private', 'secret')),
  ministry TEXT CONSTRAINT group_ministry CHECK (ministry IN ('youth', 'men', 'women')),
  age_band TEXT NOT NULL CONSTRAINT group_age CHECK (age_band IN ('13-17', '18+')),
  -- a ready plan of reading, and the day of its first reading
  plan TEXT,
  plan_day TEXT CONSTRAINT group_plan_day CHECK (plan_day = date(plan_day)),
  announcement TEXT NOT NULL DEFAULT '' CONSTRAINT announcement_size CHECK (length(announcement) <= 500),
  announced_at INTEGER,
  -- kept by triggers
  members INTEGER NOT NULL DEFAULT 0 CONSTRAINT group_is_full CHECK (members BETWEEN 0 AND 200),
  moderation TEXT NOT NULL DEFAULT 'shown' CONSTRAINT group_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  urgent INTEGER NOT NULL DEFAULT 0,
  archived_at INTEGER,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL GENERATED ALWAYS AS (iif(archived_at IS NULL, 'shown', 'archived')) STORED,
  is_listed INTEGER NOT NULL GENERATED ALWAYS AS
    (kind <> 'secret' AND moderation = 'shown' AND archived_at IS NULL) STORED,
  CONSTRAINT group_once UNIQUE (user_id, form_id),
  CONSTRAINT group_plan_whole CHECK ((plan IS NULL) = (plan_day IS NULL)),
  CONSTRAINT youth_is_young CHECK (coalesce(ministry, '') <> 'youth' OR age_band = '13-17'),
  CONSTRAINT ministry_of_adults CHECK (coalesce(ministry, '') NOT IN ('men', 'women') OR age_band = '18+')
) STRICT;
CREATE INDEX groups_listed ON study_groups (age_band, id) WHERE is_listed = 1;
CREATE INDEX groups_of_ministry ON study_groups (ministry, id) WHERE is_listed = 1 AND ministry IS NOT NULL;

CREATE TABLE group_members (
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  role TEXT NOT NULL CONSTRAINT group_role CHECK (role IN ('leader', 'helper', 'member')),
  -- how forms name the member
  id TEXT NOT NULL CONSTRAINT group_member_id UNIQUE,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (group_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX groups_of_member ON group_members (user_id, group_id);

-- nobody told anybody: who was sent away finds the group no more
CREATE TABLE group_bans (
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL CONSTRAINT group_ban_id UNIQUE,
  at INTEGER NOT NULL,
  PRIMARY KEY (group_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_bans_of_member ON group_bans (user_id);

CREATE TABLE group_requests (
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL CONSTRAINT group_request_id UNIQUE,
  state TEXT NOT NULL DEFAULT 'waiting' CONSTRAINT group_request_state CHECK (state IN ('waiting', 'declined')),
  at INTEGER NOT NULL,
  PRIMARY KEY (group_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_requests_of_member ON group_requests (user_id);

CREATE TABLE group_links (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  token TEXT NOT NULL CONSTRAINT group_token_once UNIQUE,
  uses_left INTEGER NOT NULL CONSTRAINT group_link_uses CHECK (uses_left BETWEEN 0 AND 25),
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CONSTRAINT group_link_once UNIQUE (user_id, form_id)
) STRICT;
CREATE INDEX group_links_of_group ON group_links (group_id);
CREATE INDEX group_links_of_member ON group_links (user_id);

-- One age band, and appointed leaders with the young; nobody who was sent away.
CREATE TRIGGER group_members_may_meet BEFORE INSERT ON group_members
WHEN NOT EXISTS (SELECT 1 FROM study_groups g JOIN community_members m ON m.user_id = NEW.user_id
    WHERE g.id = NEW.group_id AND (m.age_band = g.age_band OR (g.age_band = '13-17' AND m.leads = 1)))
  OR EXISTS (SELECT 1 FROM group_bans WHERE group_id = NEW.group_id AND user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'group_members_may_meet');
END;
-- who leads members of 13 to 17 is appointed
CREATE TRIGGER group_leader_is_appointed BEFORE INSERT ON group_members
WHEN NEW.role = 'leader' AND EXISTS (SELECT 1 FROM study_groups WHERE id = NEW.group_id AND age_band = '13-17')
  AND NOT EXISTS (SELECT 1 FROM community_members WHERE user_id = NEW.user_id AND leads = 1)
BEGIN
  SELECT RAISE(ABORT, 'group_leader_is_appointed');
END;
CREATE TRIGGER group_leader_stays_appointed BEFORE UPDATE OF role ON group_members
WHEN NEW.role = 'leader' AND EXISTS (SELECT 1 FROM study_groups WHERE id = NEW.group_id AND age_band = '13-17')
  AND NOT EXISTS (SELECT 1 FROM community_members WHERE user_id = NEW.user_id AND leads = 1)
BEGIN
  SELECT RAISE(ABORT, 'group_leader_is_appointed');
END;
CREATE TRIGGER groups_of_member_are_few BEFORE INSERT ON group_members
WHEN (SELECT count(*) FROM group_members WHERE user_id = NEW.user_id) >= 20
BEGIN
  SELECT RAISE(ABORT, 'groups_of_member_are_few');
END;
CREATE TRIGGER group_member_is_counted AFTER INSERT ON group_members
BEGIN
  UPDATE study_groups SET members = members + 1 WHERE id = NEW.group_id;
  DELETE FROM group_requests WHERE group_id = NEW.group_id AND user_id = NEW.user_id;
END;

-- Whoever leads last and goes leaves it to who helps, or to who has been there longest; a group of the young without an
-- appointed leader is archived, and so is one without anybody.
CREATE TRIGGER group_member_is_uncounted AFTER DELETE ON group_members
BEGIN
  UPDATE study_groups SET members = members - 1 WHERE id = OLD.group_id;
  UPDATE group_members SET role = 'leader'
  WHERE group_id = OLD.group_id
    AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = OLD.group_id AND role = 'leader')
    AND user_id = (SELECT x.user_id FROM group_members x JOIN community_members m ON m.user_id = x.user_id
      JOIN study_groups g ON g.id = x.group_id
      WHERE x.group_id = OLD.group_id AND (g.age_band = '18+' OR m.leads = 1)
      ORDER BY x.role = 'helper' DESC, x.joined_at, x.user_id LIMIT 1);
  UPDATE study_groups SET archived_at = coalesce(archived_at, 0)
  WHERE id = OLD.group_id AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = OLD.group_id AND role = 'leader');
END;

-- a ban sends away
CREATE TRIGGER group_ban_removes AFTER INSERT ON group_bans
BEGIN
  DELETE FROM group_members WHERE group_id = NEW.group_id AND user_id = NEW.user_id;
  DELETE FROM group_requests WHERE group_id = NEW.group_id AND user_id = NEW.user_id;
END;

-- an age or an appointment that changes ends what it allowed
CREATE TRIGGER reach_ends_membership AFTER UPDATE OF age_band, leads ON community_members
WHEN NEW.age_band <> OLD.age_band OR NEW.leads <> OLD.leads
BEGIN
  DELETE FROM group_members WHERE user_id = NEW.user_id AND EXISTS (SELECT 1 FROM study_groups g
    WHERE g.id = group_id AND g.age_band <> NEW.age_band AND NOT (g.age_band = '13-17' AND NEW.leads = 1));
  DELETE FROM group_requests WHERE user_id = NEW.user_id AND EXISTS (SELECT 1 FROM study_groups g
    WHERE g.id = group_id AND g.age_band <> NEW.age_band AND NOT (g.age_band = '13-17' AND NEW.leads = 1));
END;
