-- Who of a group of adults takes part in its shared line of the six weeks (decision 0068); it ends with the membership.
CREATE TABLE group_daniel (
  group_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  -- the others who take part read the name
  named INTEGER NOT NULL CONSTRAINT group_daniel_named CHECK (named IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (group_id, user_id),
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX group_daniel_of_member ON group_daniel (user_id);

CREATE TRIGGER group_daniel_of_adults BEFORE INSERT ON group_daniel
WHEN NOT EXISTS (SELECT 1 FROM study_groups g JOIN community_members m ON m.user_id = NEW.user_id
  WHERE g.id = NEW.group_id AND g.age_band = '18+' AND m.age_band = '18+')
BEGIN
  SELECT RAISE(ABORT, 'group_daniel_of_adults');
END;
