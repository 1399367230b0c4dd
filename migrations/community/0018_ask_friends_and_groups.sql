-- A prayer request for one's friends, or for one study group (decisions 0060, 0067, 0068). `visibility/store.server.ts`
-- says who reads it.

-- narrower than all members: null for everybody whom the author meets
ALTER TABLE prayer_requests ADD COLUMN circle TEXT CONSTRAINT circle_known
  CHECK (circle IS NULL OR (circle IN ('friends', 'group') AND audience = 'members' AND unnamed = 0));
ALTER TABLE prayer_requests ADD COLUMN group_id TEXT REFERENCES study_groups (id) ON DELETE SET NULL;
CREATE INDEX requests_of_group ON prayer_requests (group_id, id) WHERE group_id IS NOT NULL;

-- the wall is what everybody may find: `on_wall` again, without these
DROP INDEX wall_adults;
DROP INDEX wall_young;
DROP INDEX wall_all;
DROP INDEX need_adults;
DROP INDEX need_young;
DROP INDEX need_all;
DROP INDEX wall_theme;
DROP INDEX answered_on_wall;
ALTER TABLE prayer_requests DROP COLUMN on_wall;
ALTER TABLE prayer_requests ADD COLUMN on_wall INTEGER NOT NULL GENERATED ALWAYS AS
  (circle IS NULL AND audience = 'members' AND moderation = 'shown' AND state IN ('open', 'answered', 'changed')) VIRTUAL;
ALTER TABLE prayer_requests ADD COLUMN in_circle INTEGER NOT NULL GENERATED ALWAYS AS
  (circle IS NOT NULL AND moderation = 'shown' AND state IN ('open', 'answered', 'changed')) VIRTUAL;
CREATE INDEX wall_adults ON prayer_requests (id) WHERE on_wall = 1 AND for_adults = 1;
CREATE INDEX wall_young ON prayer_requests (id) WHERE on_wall = 1 AND for_young = 1;
CREATE INDEX wall_all ON prayer_requests (id) WHERE on_wall = 1;
CREATE INDEX need_adults ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND for_adults = 1 AND state = 'open';
CREATE INDEX need_young ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND for_young = 1 AND state = 'open';
CREATE INDEX need_all ON prayer_requests (prayed_by, id) WHERE on_wall = 1 AND state = 'open';
CREATE INDEX wall_theme ON prayer_requests (theme, id) WHERE on_wall = 1;
CREATE INDEX answered_on_wall ON prayer_requests (id) WHERE on_wall = 1 AND state = 'answered';
CREATE INDEX circle_of_member ON prayer_requests (user_id, id) WHERE in_circle = 1;

-- Whoever asks a group is in it.
CREATE TRIGGER request_of_own_group BEFORE INSERT ON prayer_requests
WHEN NEW.circle = 'group' AND NOT EXISTS (SELECT 1 FROM group_members g JOIN study_groups s ON s.id = g.group_id
  WHERE g.group_id = NEW.group_id AND g.user_id = NEW.user_id AND s.archived_at IS NULL AND s.moderation = 'shown')
BEGIN
  SELECT RAISE(ABORT, 'request_of_own_group');
END;
