-- Decision 0026. Messages are a tree: what is asked or answered again is another version beside the first, and
-- nothing is overwritten. The shown path through the tree is kept, so that a page reads it as it would a list.
-- The message that this one follows; the conversation's own id at its beginning. A greeting stands outside: null.
ALTER TABLE chatbot_messages ADD COLUMN parent_id TEXT;
-- which version this is, of how many that follow the same message
ALTER TABLE chatbot_messages ADD COLUMN version INTEGER NOT NULL DEFAULT 1
  CONSTRAINT version_counts CHECK (version >= 1);
ALTER TABLE chatbot_messages ADD COLUMN versions INTEGER NOT NULL DEFAULT 1
  CONSTRAINT versions_count CHECK (versions >= 1);
-- the version that was looked at last
ALTER TABLE chatbot_messages ADD COLUMN chosen INTEGER NOT NULL DEFAULT 1 CONSTRAINT chosen_flag CHECK (chosen IN (0, 1));
-- it and all before it are chosen: it is on the path that is shown
ALTER TABLE chatbot_messages ADD COLUMN shown INTEGER NOT NULL DEFAULT 1 CONSTRAINT shown_flag CHECK (shown IN (0, 1));

UPDATE chatbot_messages SET parent_id = coalesce(
  (SELECT p.id FROM chatbot_messages p
   WHERE p.conversation_id = chatbot_messages.conversation_id AND p.is_greeting = 0
     AND (p.created_at, p.id) < (chatbot_messages.created_at, chatbot_messages.id)
   ORDER BY p.created_at DESC, p.id DESC LIMIT 1),
  conversation_id)
WHERE is_greeting = 0;

CREATE INDEX messages_shown ON chatbot_messages (conversation_id, created_at, id) WHERE shown = 1;
CREATE INDEX messages_by_parent ON chatbot_messages (parent_id) WHERE parent_id IS NOT NULL;
-- one version is chosen: of two that would follow the same message at once, one is refused
CREATE UNIQUE INDEX messages_one_chosen ON chatbot_messages (parent_id) WHERE chosen = 1 AND parent_id IS NOT NULL;

-- a message follows one of its own conversation that was there before it, and is shown only where that one is
CREATE TRIGGER message_follows BEFORE INSERT ON chatbot_messages
WHEN NEW.parent_id IS NOT NULL AND NEW.parent_id <> NEW.conversation_id AND NOT EXISTS (
  SELECT 1 FROM chatbot_messages p WHERE p.id = NEW.parent_id AND p.conversation_id = NEW.conversation_id
    AND p.created_at < NEW.created_at AND p.shown >= NEW.shown)
BEGIN
  SELECT RAISE(ABORT, 'path_turned');
END;

-- How often the shown path has been turned aside: news that is older than a tab's own path is known by it.
ALTER TABLE chatbot_conversations ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;

-- How many whole answers the question had when it was asked again; 0 for the first.
ALTER TABLE chat_answers ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER question_answered_once;
-- asking again cannot win against an answer that has come meanwhile
CREATE TRIGGER question_answered_once BEFORE INSERT ON chat_answers
WHEN (SELECT count(*) FROM chat_answers WHERE question_id = NEW.question_id AND state = 'answered') > NEW.round
BEGIN
  SELECT RAISE(ABORT, 'already_answered');
END;
