-- Who belongs here. Mirrored from the identity vendor by webhook, or at a member's first request.
CREATE TABLE profiles (
  user_id TEXT PRIMARY KEY,
  full_name TEXT NOT NULL DEFAULT '',
  -- IANA name; a change waits in next_time_zone until next_time_zone_day begins there (G2)
  time_zone TEXT NOT NULL DEFAULT 'UTC',
  next_time_zone TEXT,
  next_time_zone_day TEXT,
  created_at INTEGER NOT NULL,
  -- the vendor's own clock: an older webhook never overwrites a newer one
  account_updated_at INTEGER NOT NULL,
  CONSTRAINT zone_change_whole CHECK ((next_time_zone IS NULL) = (next_time_zone_day IS NULL))
) STRICT;

-- E2. Several rows are possible; the first in ascending order counts (P2, D10).
CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  role TEXT NOT NULL CONSTRAINT role_known CHECK (role IN ('admin', 'moderator', 'user')),
  PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;

-- E1. What check-subscription tells; the billing feature writes it.
CREATE TABLE subscriptions (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  subscribed INTEGER NOT NULL CONSTRAINT subscribed_flag CHECK (subscribed IN (0, 1)),
  subscription_tier TEXT,
  subscription_end INTEGER,
  updated_at INTEGER NOT NULL
) STRICT;

-- A webhook is worked once, whatever the vendor sends.
CREATE TABLE webhook_events (
  id TEXT PRIMARY KEY,
  vendor TEXT NOT NULL,
  type TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT;

-- A webhook that comes late must not bring a deleted account back.
CREATE TABLE deleted_accounts (
  user_id TEXT PRIMARY KEY,
  deleted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER profile_stays_deleted BEFORE INSERT ON profiles
WHEN EXISTS (SELECT 1 FROM deleted_accounts WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(IGNORE);
END;
