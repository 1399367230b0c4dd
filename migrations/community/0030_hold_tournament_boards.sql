-- A board that waits until somebody has looked at a week on it is not settled before this moment (docs/decisions/0107).
ALTER TABLE tournament_boards ADD COLUMN held_until INTEGER;
