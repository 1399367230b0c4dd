-- E5. UNIQUE (id, user_id) lets every child row prove by foreign key that it has the same owner (P10).
CREATE TABLE chatbot_conversations (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  title TEXT NOT NULL CONSTRAINT title_length CHECK (length(title) BETWEEN 1 AND 120),
  category TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  last_message_at INTEGER NOT NULL,
  UNIQUE (id, user_id)
) STRICT;
CREATE INDEX conversations_newest ON chatbot_conversations (user_id, last_message_at DESC, id DESC);

-- E6. `content` is the message as plain words, `parts` the same as prose and Scripture in turn.
CREATE TABLE chatbot_messages (
  id TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  role TEXT NOT NULL CONSTRAINT message_role CHECK (role IN ('user', 'assistant')),
  content TEXT NOT NULL,
  parts TEXT NOT NULL CONSTRAINT parts_json CHECK (json_valid(parts)),
  state TEXT NOT NULL DEFAULT 'kept'
    CONSTRAINT message_state CHECK (state IN ('kept', 'stopped', 'interrupted', 'unanswered')),
  is_greeting INTEGER NOT NULL DEFAULT 0 CONSTRAINT greeting_flag CHECK (is_greeting IN (0, 1)),
  request_id TEXT,
  created_at INTEGER NOT NULL,
  FOREIGN KEY (conversation_id, user_id) REFERENCES chatbot_conversations (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX messages_in_order ON chatbot_messages (conversation_id, created_at, id);
-- the same request twice is one message
CREATE UNIQUE INDEX messages_by_request ON chatbot_messages (user_id, request_id) WHERE request_id IS NOT NULL;
-- D13: one greeting a conversation
CREATE UNIQUE INDEX messages_one_greeting ON chatbot_messages (conversation_id) WHERE is_greeting = 1;

-- One row for each time the companion was asked: what became of it, and what it was charged to.
CREATE TABLE chat_answers (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  question_id TEXT NOT NULL REFERENCES chatbot_messages (id) ON DELETE CASCADE,
  state TEXT NOT NULL
    CONSTRAINT answer_state CHECK (state IN ('writing', 'answered', 'stopped', 'failed', 'interrupted')),
  -- the local day whose allowance was reserved; null for members without a limit
  charged_day TEXT,
  model TEXT,
  input_tokens INTEGER,
  output_tokens INTEGER,
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  FOREIGN KEY (conversation_id, user_id) REFERENCES chatbot_conversations (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX answers_by_question ON chat_answers (question_id, started_at);
CREATE INDEX answers_by_conversation ON chat_answers (conversation_id);
-- one running answer a member
CREATE UNIQUE INDEX answers_one_running ON chat_answers (user_id) WHERE state = 'writing';
CREATE INDEX answers_running ON chat_answers (started_at) WHERE state = 'writing';
-- an answer is closed once, so a refund happens once
CREATE TRIGGER answer_closed_once BEFORE UPDATE OF state ON chat_answers WHEN OLD.state <> 'writing'
BEGIN
  SELECT RAISE(ABORT, 'answer_closed');
END;
-- a question is answered once: trying again cannot win against an answer that has come meanwhile
CREATE TRIGGER question_answered_once BEFORE INSERT ON chat_answers
WHEN EXISTS (SELECT 1 FROM chat_answers WHERE question_id = NEW.question_id AND state = 'answered')
BEGIN
  SELECT RAISE(ABORT, 'already_answered');
END;

-- P7, G2: eight answered messages in the member's own day. The check is the race-free limit.
CREATE TABLE chat_allowance (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  used INTEGER NOT NULL,
  allowed INTEGER NOT NULL,
  CONSTRAINT allowance_kept CHECK (used BETWEEN 0 AND allowed),
  PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
