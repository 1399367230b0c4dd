-- Search in titles and messages. Each word is kept behind its member's id, so that nobody's search walks through the
-- words of others, nor a prefix through theirs (docs/decisions/0025). The list of marks is that of `search-words.ts`.
-- The mark has one length, so that beginnings of two, three and four letters are looked up and not gathered.
-- A view says the words once; `INSERT INTO chat_message_search (chat_message_search) VALUES ('rebuild')` makes all anew.
CREATE VIEW chat_message_words AS
SELECT rowid AS id,
  replace(replace(replace(' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(content, char(9), ' '), char(10), ' '), char(160), ' '), '"', ' '), '''', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' '), '>', ' '), '«', ' '), '»', ' '), '“', ' '), '”', ' '), '‘', ' '), '’', ' '), '„', ' '), '¿', ' '), '¡', ' '), '—', ' '), '–', ' '), '-', ' '), '/', ' '), '\', ' '), '|', ' '), '*', ' '), '_', ' '), '#', ' '), ',', ' '), '.', ' '), ':', ' '), ';', ' '), '!', ' '), '?', ' '), '&', ' '), '=', ' '), '+', ' '), '~', ' '), '`', ' '), '…', ' '), '@', ' '), '%', ' '), '^', ' '), '  ', ' '), '  ', ' '), ' ', ' ' || substr(replace(user_id, '_', ''), -20)) AS words
FROM chatbot_messages WHERE is_greeting = 0;
CREATE VIEW chat_title_words AS
SELECT rowid AS id,
  replace(replace(replace(' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(title, char(9), ' '), char(10), ' '), char(160), ' '), '"', ' '), '''', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' '), '>', ' '), '«', ' '), '»', ' '), '“', ' '), '”', ' '), '‘', ' '), '’', ' '), '„', ' '), '¿', ' '), '¡', ' '), '—', ' '), '–', ' '), '-', ' '), '/', ' '), '\', ' '), '|', ' '), '*', ' '), '_', ' '), '#', ' '), ',', ' '), '.', ' '), ':', ' '), ';', ' '), '!', ' '), '?', ' '), '&', ' '), '=', ' '), '+', ' '), '~', ' '), '`', ' '), '…', ' '), '@', ' '), '%', ' '), '^', ' '), '  ', ' '), '  ', ' '), ' ', ' ' || substr(replace(user_id, '_', ''), -20)) AS words
FROM chatbot_conversations;
CREATE VIRTUAL TABLE chat_message_search USING fts5 (
  words, content = 'chat_message_words', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2',
  prefix = '22 23 24'
);
CREATE VIRTUAL TABLE chat_title_search USING fts5 (
  words, content = 'chat_title_words', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2',
  prefix = '22 23 24'
);
CREATE TRIGGER message_searched AFTER INSERT ON chatbot_messages
BEGIN
  INSERT INTO chat_message_search (rowid, words) SELECT id, words FROM chat_message_words WHERE id = NEW.rowid;
END;
CREATE TRIGGER message_unsearched BEFORE DELETE ON chatbot_messages
BEGIN
  INSERT INTO chat_message_search (chat_message_search, rowid, words)
  SELECT 'delete', id, words FROM chat_message_words WHERE id = OLD.rowid;
END;
CREATE TRIGGER message_changing BEFORE UPDATE OF content ON chatbot_messages
BEGIN
  INSERT INTO chat_message_search (chat_message_search, rowid, words)
  SELECT 'delete', id, words FROM chat_message_words WHERE id = OLD.rowid;
END;
CREATE TRIGGER message_changed AFTER UPDATE OF content ON chatbot_messages
BEGIN
  INSERT INTO chat_message_search (rowid, words) SELECT id, words FROM chat_message_words WHERE id = NEW.rowid;
END;

CREATE TRIGGER title_searched AFTER INSERT ON chatbot_conversations
BEGIN
  INSERT INTO chat_title_search (rowid, words) SELECT id, words FROM chat_title_words WHERE id = NEW.rowid;
END;
CREATE TRIGGER title_unsearched BEFORE DELETE ON chatbot_conversations
BEGIN
  INSERT INTO chat_title_search (chat_title_search, rowid, words)
  SELECT 'delete', id, words FROM chat_title_words WHERE id = OLD.rowid;
END;
CREATE TRIGGER title_changing BEFORE UPDATE OF title ON chatbot_conversations WHEN NEW.title <> OLD.title
BEGIN
  INSERT INTO chat_title_search (chat_title_search, rowid, words)
  SELECT 'delete', id, words FROM chat_title_words WHERE id = OLD.rowid;
END;
CREATE TRIGGER title_changed AFTER UPDATE OF title ON chatbot_conversations WHEN NEW.title <> OLD.title
BEGIN
  INSERT INTO chat_title_search (rowid, words) SELECT id, words FROM chat_title_words WHERE id = NEW.rowid;
END;

INSERT INTO chat_message_search (chat_message_search) VALUES ('rebuild');
INSERT INTO chat_title_search (chat_title_search) VALUES ('rebuild');
