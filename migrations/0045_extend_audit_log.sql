-- Every act of staff in one log (docs/decisions/0064): what it changed, and acts that are about no member.

-- What may stand in the log. An act more is a row more.
CREATE TABLE audit_acts (
  act TEXT PRIMARY KEY,
  about_member INTEGER NOT NULL CONSTRAINT about_member_flag CHECK (about_member IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO audit_acts (act, about_member) VALUES
  ('refund', 1), ('grant_messages', 1), ('restore_account', 1),
  ('give_role', 1), ('take_role', 1), ('offer_archive', 1), ('delete_account', 1), ('sign_out', 1),
  ('ask_to_read', 1), ('approve_reading', 1), ('refuse_reading', 1), ('read_conversation', 1),
  ('close_room', 0), ('open_room', 0), ('announce', 0), ('end_announcement', 0),
  ('announce_terms', 0), ('withdraw_terms', 0), ('export_log', 0);

DROP TRIGGER grants_are_logged;
DROP TRIGGER under_13_is_restored_by_staff;
CREATE TABLE audit_log_3 (
  id TEXT PRIMARY KEY,
  actor_user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  act TEXT NOT NULL REFERENCES audit_acts (act),
  request_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL CONSTRAINT reason_length CHECK (length(reason) BETWEEN 1 AND 500),
  outcome TEXT NOT NULL CONSTRAINT outcome_known CHECK (outcome IN ('asked', 'done', 'refused')),
  at INTEGER NOT NULL,
  -- what the act changed, as it was and as it is; empty where the other columns say it
  before TEXT CONSTRAINT before_is_json CHECK (before IS NULL OR json_valid(before)),
  after TEXT CONSTRAINT after_is_json CHECK (after IS NULL OR json_valid(after))
) STRICT;
INSERT INTO audit_log_3 (id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at)
SELECT id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at FROM audit_log;
DROP TABLE audit_log;
ALTER TABLE audit_log_3 RENAME TO audit_log;
CREATE INDEX audit_of_member ON audit_log (user_id, at);
CREATE UNIQUE INDEX audit_request_once ON audit_log (actor_user_id, request_id);
CREATE UNIQUE INDEX audit_refund_once ON audit_log (request_id) WHERE act = 'refund' AND outcome = 'done';
CREATE INDEX audit_by_actor ON audit_log (actor_user_id, at);
CREATE INDEX audit_newest ON audit_log (at);
CREATE TRIGGER audit_has_actor BEFORE INSERT ON audit_log
WHEN NEW.actor_user_id IS NULL
  OR (NEW.user_id IS NULL AND NEW.act IN (SELECT act FROM audit_acts WHERE about_member = 1))
BEGIN
  SELECT RAISE(ABORT, 'audit_has_actor');
END;
CREATE TRIGGER audit_is_for_good BEFORE UPDATE ON audit_log
WHEN NEW.id <> OLD.id OR NEW.act <> OLD.act OR NEW.request_id <> OLD.request_id OR NEW.subject <> OLD.subject
  OR NEW.amount <> OLD.amount OR NEW.reason <> OLD.reason OR NEW.at <> OLD.at
  OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after
  OR (NEW.actor_user_id IS NOT OLD.actor_user_id AND NEW.actor_user_id IS NOT NULL)
  OR (NEW.user_id IS NOT OLD.user_id AND NEW.user_id IS NOT NULL)
  OR (OLD.outcome <> 'asked' AND NEW.outcome <> OLD.outcome)
BEGIN
  SELECT RAISE(ABORT, 'audit_is_for_good');
END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'audit_is_for_good');
END;

-- as before (0024)
CREATE TRIGGER grants_are_logged BEFORE INSERT ON wallet_ledger
WHEN NEW.cause = 'credits_granted' AND NOT EXISTS (SELECT 1 FROM audit_log
  WHERE id = NEW.cause_id AND act = 'grant_messages' AND outcome = 'done' AND actor_user_id IS NOT NULL
    AND user_id = NEW.user_id AND amount = NEW.amount AND NEW.currency = 'message_credits')
BEGIN
  SELECT RAISE(ABORT, 'grants_are_logged');
END;
CREATE TRIGGER restored_once BEFORE INSERT ON audit_log
WHEN NEW.act = 'restore_account' AND (NEW.actor_user_id = NEW.user_id OR NOT EXISTS (SELECT 1 FROM account_deletions
  WHERE user_id = NEW.user_id AND reason = 'under_13' AND state = 'resting' AND purge_at > NEW.at))
BEGIN
  SELECT RAISE(ABORT, 'nothing_to_restore');
END;
CREATE TRIGGER under_13_is_restored_by_staff BEFORE DELETE ON account_deletions
WHEN OLD.reason = 'under_13' AND EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)
  AND NOT EXISTS (SELECT 1 FROM audit_log
    WHERE user_id = OLD.user_id AND act = 'restore_account' AND outcome = 'done' AND at >= OLD.asked_at
      AND actor_user_id IS NOT NULL AND actor_user_id <> OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'under_13_stays');
END;

-- A role is given and taken as the log says it: never a line without its act.
CREATE TRIGGER role_moved BEFORE INSERT ON audit_log
WHEN (NEW.act = 'give_role' AND EXISTS (SELECT 1 FROM user_roles WHERE user_id = NEW.user_id AND role = NEW.subject))
  OR (NEW.act = 'take_role' AND EXISTS (SELECT 1 FROM profiles WHERE user_id = NEW.user_id)
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = NEW.user_id AND role = NEW.subject))
BEGIN
  SELECT RAISE(ABORT, 'role_moved');
END;
CREATE TRIGGER role_is_for_adults BEFORE INSERT ON audit_log
WHEN NEW.act = 'give_role'
  AND EXISTS (SELECT 1 FROM profiles WHERE user_id = NEW.user_id AND age_band IS NOT '18+')
BEGIN
  SELECT RAISE(ABORT, 'role_is_for_adults');
END;
CREATE TRIGGER role_is_not_for_the_leaving BEFORE INSERT ON audit_log
WHEN NEW.act = 'give_role' AND EXISTS (SELECT 1 FROM account_deletions WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'account_rests');
END;
-- somebody must be left who can give roles; with the profile everything goes
CREATE TRIGGER last_admin_stays BEFORE DELETE ON user_roles
WHEN OLD.role = 'admin' AND EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)
  AND NOT EXISTS (SELECT 1 FROM user_roles WHERE role = 'admin' AND user_id <> OLD.user_id
    AND user_id NOT IN (SELECT user_id FROM account_deletions))
BEGIN
  SELECT RAISE(ABORT, 'last_admin');
END;
CREATE TRIGGER staff_step_down_first BEFORE INSERT ON audit_log
WHEN NEW.act = 'delete_account' AND EXISTS (SELECT 1 FROM user_roles
  WHERE user_id = NEW.user_id AND role IN ('admin', 'moderator'))
BEGIN
  SELECT RAISE(ABORT, 'is_staff');
END;
CREATE TRIGGER deleted_once_by_staff BEFORE INSERT ON audit_log
WHEN NEW.act = 'delete_account' AND EXISTS (SELECT 1 FROM account_deletions WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'account_rests');
END;

-- Members are also looked for by their handle in the community.
CREATE TABLE staff_look_ups_2 (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  -- one row for each member shown; none where nobody was found
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  is_found INTEGER NOT NULL CONSTRAINT found_or_not CHECK (is_found IN (0, 1)),
  searched_by TEXT NOT NULL CONSTRAINT search_known CHECK (searched_by IN ('id', 'email', 'name', 'handle')),
  at INTEGER NOT NULL
) STRICT;
INSERT INTO staff_look_ups_2 SELECT * FROM staff_look_ups;
DROP TABLE staff_look_ups;
ALTER TABLE staff_look_ups_2 RENAME TO staff_look_ups;
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

-- a name's beginning
CREATE INDEX profiles_by_name ON profiles (full_name COLLATE NOCASE);
