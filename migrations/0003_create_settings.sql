-- What a member chose in /settings. A null was never chosen: the browser's own stands.
CREATE TABLE member_settings (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  language TEXT CONSTRAINT language_known CHECK (language IN ('en', 'es')),
  appearance TEXT CONSTRAINT appearance_known CHECK (appearance IN ('auto', 'light', 'dark')),
  text_size TEXT CONSTRAINT text_size_known CHECK (text_size IN ('small', 'usual', 'large')),
  movement TEXT CONSTRAINT movement_known CHECK (movement IN ('device', 'less')),
  -- 1: the zone was chosen by hand, and no longer follows the device (G2)
  zone_chosen INTEGER NOT NULL DEFAULT 0 CONSTRAINT zone_chosen_flag CHECK (zone_chosen IN (0, 1)),
  -- minutes after the member's midnight; both or neither
  quiet_from INTEGER CONSTRAINT quiet_from_minute CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to INTEGER CONSTRAINT quiet_to_minute CHECK (quiet_to BETWEEN 0 AND 1439),
  updated_at INTEGER NOT NULL,
  CONSTRAINT quiet_hours_whole CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- A row is a yes. No row is a no: nothing is on unless the member turned it on (G20).
CREATE TABLE notification_choices (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  channel TEXT NOT NULL CONSTRAINT channel_known CHECK (channel IN ('app', 'push', 'email', 'sms')),
  PRIMARY KEY (user_id, kind, channel)
) STRICT, WITHOUT ROWID;

-- An account that rests: locked from the day it was asked for, erased when purge_at has come (F13, D8).
CREATE TABLE account_deletions (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  reason TEXT NOT NULL
    CONSTRAINT deletion_reason CHECK (reason IN ('asked', 'unpaid_registration')),
  -- `purging`: the vendor has been told, nobody can undo it any more
  state TEXT NOT NULL DEFAULT 'resting' CONSTRAINT deletion_state CHECK (state IN ('resting', 'purging')),
  asked_at INTEGER NOT NULL,
  purge_at INTEGER NOT NULL,
  CONSTRAINT deletion_in_order CHECK (purge_at > asked_at)
) STRICT;
CREATE INDEX deletions_due ON account_deletions (purge_at);
