-- L6, G9: figures of the front page, counted by the hour, each with the moment it was counted. No member is in them.
CREATE TABLE site_counters (
  name TEXT PRIMARY KEY
    CONSTRAINT counter_known CHECK (name IN ('activeMembers', 'prayersOffered', 'blessingsSent', 'livesTouched')),
  count INTEGER NOT NULL CONSTRAINT counter_counted CHECK (count >= 0),
  counted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- whoever wrote lately is found without looking at everyone
CREATE INDEX conversations_lately ON chatbot_conversations (last_message_at, user_id);
