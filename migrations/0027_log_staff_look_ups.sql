-- Whose billing an administrator was shown, when, and by what it was looked for: never what was typed. Written with the
-- reading itself; never changed, but that an erased account is named no more.
CREATE TABLE staff_look_ups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  -- one row for each member shown; none where nobody was found
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  is_found INTEGER NOT NULL CONSTRAINT found_or_not CHECK (is_found IN (0, 1)),
  searched_by TEXT NOT NULL CONSTRAINT search_known CHECK (searched_by IN ('id', 'email', 'name')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX look_ups_of_member ON staff_look_ups (user_id, at);
CREATE INDEX look_ups_by_actor ON staff_look_ups (actor_user_id, at);
CREATE INDEX look_ups_in_order ON staff_look_ups (at);
CREATE TRIGGER look_ups_are_for_good BEFORE UPDATE ON staff_look_ups
WHEN NEW.is_found <> OLD.is_found OR NEW.searched_by <> OLD.searched_by OR NEW.at <> OLD.at
  OR (NEW.user_id IS NOT NULL AND NEW.user_id IS NOT OLD.user_id)
  OR (NEW.actor_user_id IS NOT NULL AND NEW.actor_user_id IS NOT OLD.actor_user_id)
BEGIN
  SELECT RAISE(ABORT, 'look_ups_are_for_good');
END;
CREATE TRIGGER look_ups_stay BEFORE DELETE ON staff_look_ups
BEGIN
  SELECT RAISE(ABORT, 'look_ups_are_for_good');
END;
