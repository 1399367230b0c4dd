-- A word that is deleted leaves the search's own pages with its message (docs/decisions/0025). Without this FTS5 only
-- notes that it is gone, and keeps it until it next merges those pages.
INSERT INTO chat_message_search (chat_message_search, rank) VALUES ('secure-delete', 1);
INSERT INTO chat_title_search (chat_title_search, rank) VALUES ('secure-delete', 1);
-- and what was deleted before
INSERT INTO chat_message_search (chat_message_search) VALUES ('rebuild');
INSERT INTO chat_title_search (chat_title_search) VALUES ('rebuild');
