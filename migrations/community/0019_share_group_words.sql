-- Whether whoever leads the group may save what the member wrote in it (decision 0068). It ends with the membership.
ALTER TABLE group_members ADD COLUMN shares_words INTEGER NOT NULL DEFAULT 0
  CONSTRAINT shares_words_flag CHECK (shares_words IN (0, 1));
