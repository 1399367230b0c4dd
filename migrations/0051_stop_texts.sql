-- Whose number it is that answers a text.
CREATE INDEX profiles_by_number ON profiles (phone_number) WHERE phone_number IS NOT NULL;

-- Numbers that have answered STOP, as keyed hashes that name nobody. The word counts for the number, whoever's it is,
-- and outlives an account.
CREATE TABLE stopped_numbers (
  mark TEXT PRIMARY KEY,
  stopped_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
