-- Acts of staff and accounts of children (docs/decisions/0017, 0043).

-- Every act of staff has its row. The same request of the same person is one act: sent again with other details it is
-- refused. `request_id` of a refund names the payment as it stood, so that two administrators refund it once.
CREATE TABLE audit_log_2 (
  id TEXT PRIMARY KEY,
  actor_user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  act TEXT NOT NULL CONSTRAINT act_known CHECK (act IN ('refund', 'grant_messages', 'restore_account')),
  request_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL CONSTRAINT reason_length CHECK (length(reason) BETWEEN 1 AND 500),
  outcome TEXT NOT NULL CONSTRAINT outcome_known CHECK (outcome IN ('asked', 'done', 'refused')),
  at INTEGER NOT NULL
) STRICT;
INSERT INTO audit_log_2 (id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at)
SELECT id, actor_user_id, user_id, act, id, subject, amount, reason, outcome, at FROM audit_log;
DROP TABLE audit_log;
ALTER TABLE audit_log_2 RENAME TO audit_log;
CREATE INDEX audit_of_member ON audit_log (user_id, at);
CREATE UNIQUE INDEX audit_request_once ON audit_log (actor_user_id, request_id);
CREATE UNIQUE INDEX audit_refund_once ON audit_log (request_id) WHERE act = 'refund' AND outcome = 'done';
CREATE INDEX audit_by_actor ON audit_log (actor_user_id, at);
CREATE INDEX audit_newest ON audit_log (at);
CREATE TRIGGER audit_has_actor BEFORE INSERT ON audit_log WHEN NEW.actor_user_id IS NULL OR NEW.user_id IS NULL
BEGIN
  SELECT RAISE(ABORT, 'audit_has_actor');
END;
CREATE TRIGGER audit_is_for_good BEFORE UPDATE ON audit_log
WHEN NEW.id <> OLD.id OR NEW.act <> OLD.act OR NEW.request_id <> OLD.request_id OR NEW.subject <> OLD.subject
  OR NEW.amount <> OLD.amount OR NEW.reason <> OLD.reason OR NEW.at <> OLD.at
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
-- messages are granted by an act of staff that stands in the log: to that member, and so many
CREATE TRIGGER grants_are_logged BEFORE INSERT ON wallet_ledger
WHEN NEW.cause = 'credits_granted' AND NOT EXISTS (SELECT 1 FROM audit_log
  WHERE id = NEW.cause_id AND act = 'grant_messages' AND outcome = 'done' AND actor_user_id IS NOT NULL
    AND user_id = NEW.user_id AND amount = NEW.amount AND NEW.currency = 'message_credits')
BEGIN
  SELECT RAISE(ABORT, 'grants_are_logged');
END;

-- An account whose owner said that they are under 13 is closed until it is erased. Its owner cannot undo that.
DROP TRIGGER nothing_sold_at_rest;
CREATE TABLE account_deletions_2 (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  reason TEXT NOT NULL
    CONSTRAINT deletion_reason CHECK (reason IN ('asked', 'unpaid_registration', 'under_13')),
  -- `purging`: the vendor has been told, nobody can undo it any more
  state TEXT NOT NULL DEFAULT 'resting' CONSTRAINT deletion_state CHECK (state IN ('resting', 'purging')),
  asked_at INTEGER NOT NULL,
  purge_at INTEGER NOT NULL,
  CONSTRAINT deletion_in_order CHECK (purge_at > asked_at)
) STRICT;
INSERT INTO account_deletions_2 (user_id, reason, state, asked_at, purge_at)
SELECT user_id, reason, state, asked_at, purge_at FROM account_deletions;
DROP TABLE account_deletions;
ALTER TABLE account_deletions_2 RENAME TO account_deletions;
CREATE INDEX deletions_due ON account_deletions (purge_at);
CREATE INDEX deletions_under_13 ON account_deletions (user_id) WHERE reason = 'under_13';
CREATE TRIGGER registration_is_unpaid BEFORE INSERT ON account_deletions
WHEN NEW.reason = 'unpaid_registration' AND (
  EXISTS (SELECT 1 FROM checkouts WHERE user_id = NEW.user_id AND state <> 'over')
  OR EXISTS (SELECT 1 FROM payments WHERE user_id = NEW.user_id AND state = 'paid'))
BEGIN
  SELECT RAISE(ABORT, 'checkout_stands');
END;
CREATE TRIGGER nothing_sold_at_rest BEFORE INSERT ON checkouts
WHEN EXISTS (SELECT 1 FROM account_deletions WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'account_rests');
END;
-- an act that restores nothing, or one's own account, is none
CREATE TRIGGER restored_once BEFORE INSERT ON audit_log
WHEN NEW.act = 'restore_account' AND (NEW.actor_user_id = NEW.user_id OR NOT EXISTS (SELECT 1 FROM account_deletions
  WHERE user_id = NEW.user_id AND reason = 'under_13' AND state = 'resting' AND purge_at > NEW.at))
BEGIN
  SELECT RAISE(ABORT, 'nothing_to_restore');
END;
-- Only an administrator's act that stands in the log opens it again; with the profile everything goes.
CREATE TRIGGER under_13_is_restored_by_staff BEFORE DELETE ON account_deletions
WHEN OLD.reason = 'under_13' AND EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)
  AND NOT EXISTS (SELECT 1 FROM audit_log
    WHERE user_id = OLD.user_id AND act = 'restore_account' AND outcome = 'done' AND at >= OLD.asked_at
      AND actor_user_id IS NOT NULL AND actor_user_id <> OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'under_13_stays');
END;
CREATE TRIGGER under_13_stays BEFORE UPDATE ON account_deletions
WHEN OLD.reason = 'under_13' AND (NEW.reason <> OLD.reason OR NEW.user_id <> OLD.user_id OR NEW.purge_at > OLD.purge_at)
BEGIN
  SELECT RAISE(ABORT, 'under_13_stays');
END;

-- A keyed hash of the e-mail address of an account that said so: no new account with it within the same thirty days.
CREATE TABLE under_13_addresses (
  mark TEXT PRIMARY KEY,
  said_at INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When what such an account has paid is next tried to be given back; no row where nothing failed.
CREATE TABLE under_13_refunds (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  tries INTEGER NOT NULL,
  next_try_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
