-- C12: folders, pins, an automatic title, deletion that can be undone, and shared copies (docs/decisions/0025).
CREATE TABLE chat_folders (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  name TEXT NOT NULL CONSTRAINT folder_name_length CHECK (length(name) BETWEEN 1 AND 60),
  created_at INTEGER NOT NULL
) STRICT;
-- the same name twice is one folder
CREATE UNIQUE INDEX folders_by_name ON chat_folders (user_id, name COLLATE NOCASE);
CREATE TRIGGER folders_kept BEFORE INSERT ON chat_folders
WHEN (SELECT count(*) FROM chat_folders WHERE user_id = NEW.user_id) >= 100
BEGIN
  SELECT RAISE(ABORT, 'too_many_folders');
END;

-- whose words the title is: a placeholder, the first question's by rule, or the member's own
ALTER TABLE chatbot_conversations ADD COLUMN title_by TEXT NOT NULL DEFAULT 'none'
  CONSTRAINT title_giver CHECK (title_by IN ('none', 'rule', 'member'));
ALTER TABLE chatbot_conversations ADD COLUMN pinned_at INTEGER;
ALTER TABLE chatbot_conversations ADD COLUMN folder_id TEXT REFERENCES chat_folders (id) ON DELETE SET NULL;
-- in no list from then on; erased by the cron a day later
ALTER TABLE chatbot_conversations ADD COLUMN deleted_at INTEGER;
UPDATE chatbot_conversations SET title_by = 'rule'
WHERE EXISTS (SELECT 1 FROM chatbot_messages m WHERE m.conversation_id = chatbot_conversations.id AND m.role = 'user');

-- P10: a conversation lies in a folder of its own member
CREATE TRIGGER folder_of_owner BEFORE UPDATE OF folder_id ON chatbot_conversations
WHEN NEW.folder_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM chat_folders WHERE id = NEW.folder_id AND user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'no_such_folder');
END;
CREATE TRIGGER pins_kept BEFORE UPDATE OF pinned_at ON chatbot_conversations
WHEN OLD.pinned_at IS NULL AND NEW.pinned_at IS NOT NULL AND (
  SELECT count(*) FROM chatbot_conversations
  WHERE user_id = NEW.user_id AND pinned_at IS NOT NULL AND deleted_at IS NULL) >= 30
BEGIN
  SELECT RAISE(ABORT, 'too_many_pinned');
END;

-- the lists, each read to its end without a row that is not shown
CREATE INDEX conversations_listed ON chatbot_conversations (user_id, last_message_at DESC, id DESC)
  WHERE deleted_at IS NULL AND pinned_at IS NULL AND folder_id IS NULL;
CREATE INDEX conversations_pinned ON chatbot_conversations (user_id, pinned_at)
  WHERE pinned_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX conversations_in_folder ON chatbot_conversations (folder_id, last_message_at DESC, id DESC)
  WHERE folder_id IS NOT NULL AND deleted_at IS NULL AND pinned_at IS NULL;
CREATE INDEX conversations_deleted ON chatbot_conversations (deleted_at) WHERE deleted_at IS NOT NULL;

-- A copy as it was when it was shared. Whoever has the token reads it, until the row is gone.
CREATE TABLE chat_shares (
  token TEXT PRIMARY KEY CONSTRAINT share_token CHECK (length(token) = 22),
  conversation_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  title TEXT NOT NULL,
  -- the member's first name, when they chose to show it
  shown_name TEXT,
  messages TEXT NOT NULL CONSTRAINT share_messages CHECK (json_array_length(messages) > 0)
    CONSTRAINT share_size CHECK (octet_length(messages) <= 1500000),
  created_at INTEGER NOT NULL,
  FOREIGN KEY (conversation_id, user_id) REFERENCES chatbot_conversations (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX shares_of_member ON chat_shares (user_id, created_at);
CREATE INDEX shares_of_conversation ON chat_shares (conversation_id, created_at);
CREATE TRIGGER shares_kept BEFORE INSERT ON chat_shares
WHEN (SELECT count(*) FROM chat_shares WHERE user_id = NEW.user_id) >= 100
BEGIN
  SELECT RAISE(ABORT, 'too_many_shares');
END;
