-- A board of a study group (docs/decisions/0080): of those of its members who asked to be on it, one a week.
ALTER TABLE tournament_boards ADD COLUMN group_id TEXT REFERENCES study_groups (id) ON DELETE SET NULL
  CONSTRAINT group_board_invites CHECK (group_id IS NULL OR kind = 'invited');
CREATE UNIQUE INDEX group_board_once ON tournament_boards (group_id, tournament_id) WHERE group_id IS NOT NULL;

-- members of the group alone, whatever code they have
CREATE TRIGGER player_is_of_group BEFORE INSERT ON tournament_participants
WHEN EXISTS (SELECT 1 FROM tournament_boards b WHERE b.id = NEW.board_id AND b.group_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = b.group_id AND user_id = NEW.user_id))
BEGIN
  SELECT RAISE(ABORT, 'player_is_of_group');
END;
-- whoever leaves the group leaves its board, while it is open
CREATE TRIGGER group_ends_seat AFTER DELETE ON group_members
BEGIN
  DELETE FROM tournament_participants WHERE user_id = OLD.user_id AND place IS NULL AND board_id IN
    (SELECT id FROM tournament_boards WHERE group_id = OLD.group_id AND settled_at IS NULL);
END;
