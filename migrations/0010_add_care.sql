-- G13: when a conversation's member was last told that the companion is an AI; the greeting tells it first.
ALTER TABLE chatbot_conversations ADD COLUMN disclosed_at INTEGER NOT NULL DEFAULT 0;

-- What an answer has cost, in millionths of a dollar; null where no model was asked.
ALTER TABLE chat_answers ADD COLUMN cached_tokens INTEGER;
ALTER TABLE chat_answers ADD COLUMN cost_micros INTEGER;

-- M5: that a conversation spoke of grief, of distress or of danger: never the words. Gone with the conversation.
CREATE TABLE care_signs (
  user_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  sign TEXT NOT NULL CONSTRAINT care_sign_known CHECK (sign IN ('grief', 'distress', 'crisis')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, conversation_id, sign),
  FOREIGN KEY (conversation_id, user_id) REFERENCES chatbot_conversations (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX care_signs_by_conversation ON care_signs (conversation_id, user_id);

-- The day's bill, by UTC day: what the spend breaker reads.
CREATE TABLE care_spend (
  day TEXT PRIMARY KEY,
  micros INTEGER NOT NULL,
  answers INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Messages sent in a minute and in a day, under keyed hashes of the member and of the network address.
CREATE TABLE care_sends (
  mark TEXT NOT NULL,
  span TEXT NOT NULL CONSTRAINT send_span_known CHECK (span IN ('minute', 'day')),
  begins_at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  most INTEGER NOT NULL,
  CONSTRAINT send_burst_kept CHECK (span <> 'minute' OR used <= most),
  CONSTRAINT send_day_kept CHECK (span <> 'day' OR used <= most),
  PRIMARY KEY (mark, span, begins_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX care_sends_by_age ON care_sends (begins_at);
