-- A browser that takes web push for a member: where the push service takes it, and the keys it is written for.
CREATE TABLE push_devices (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- whoever signs in on the device last has it
  endpoint TEXT NOT NULL CONSTRAINT device_once UNIQUE CONSTRAINT endpoint_short CHECK (length(endpoint) <= 1024),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- of the session that allowed it: what ends with it
  session_id TEXT NOT NULL,
  -- the browser and its system, as it calls itself, shortened
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX devices_of_member ON push_devices (user_id, created_at);
CREATE INDEX devices_of_session ON push_devices (session_id);
-- more than anybody has
CREATE TRIGGER devices_ten AFTER INSERT ON push_devices
BEGIN
  DELETE FROM push_devices WHERE user_id = NEW.user_id AND id IN (
    SELECT id FROM push_devices WHERE user_id = NEW.user_id ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET 10);
END;
