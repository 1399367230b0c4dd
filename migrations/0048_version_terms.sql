-- Versions of Terms and Privacy Policy, and who accepted which (docs/decisions/0065). The texts ship with the product.

CREATE TABLE legal_versions (
  version INTEGER PRIMARY KEY,
  announced_at INTEGER NOT NULL,
  -- from when it counts; a change is told at least fourteen days before
  counts_from INTEGER NOT NULL,
  -- what changes, in a few sentences
  changes_en TEXT NOT NULL CONSTRAINT changes_en_size CHECK (length(changes_en) BETWEEN 1 AND 1000),
  changes_es TEXT NOT NULL CONSTRAINT changes_es_size CHECK (length(changes_es) BETWEEN 1 AND 1000),
  CONSTRAINT told_before CHECK (version = 1 OR counts_from >= announced_at + 1209600000)
) STRICT;
-- 1 September 2025
INSERT INTO legal_versions VALUES (1, 0, 1756684800000, 'The first version.', 'La primera versión.');
CREATE TRIGGER terms_in_turn BEFORE INSERT ON legal_versions
WHEN NEW.version <> (SELECT max(version) + 1 FROM legal_versions)
  OR NEW.counts_from <= (SELECT max(counts_from) FROM legal_versions)
BEGIN
  SELECT RAISE(ABORT, 'terms_in_turn');
END;
CREATE TRIGGER terms_are_logged BEFORE INSERT ON legal_versions
WHEN NOT EXISTS (SELECT 1 FROM audit_log WHERE act = 'announce_terms' AND subject = CAST(NEW.version AS TEXT)
  AND at = NEW.announced_at)
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER terms_are_for_good BEFORE UPDATE ON legal_versions
BEGIN
  SELECT RAISE(ABORT, 'terms_are_for_good');
END;
-- withdrawn before it counts, by a line of the log
CREATE TRIGGER terms_withdrawn BEFORE INSERT ON audit_log
WHEN NEW.act = 'withdraw_terms' AND NOT EXISTS (SELECT 1 FROM legal_versions
  WHERE CAST(version AS TEXT) = NEW.subject AND counts_from > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'terms_count');
END;
CREATE TRIGGER terms_stay BEFORE DELETE ON legal_versions
WHEN NOT EXISTS (SELECT 1 FROM audit_log WHERE act = 'withdraw_terms' AND subject = CAST(OLD.version AS TEXT)
  AND at >= OLD.announced_at AND at < OLD.counts_from)
BEGIN
  SELECT RAISE(ABORT, 'terms_are_for_good');
END;

CREATE TABLE legal_acceptances (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  version INTEGER NOT NULL REFERENCES legal_versions (version) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX acceptances_of_version ON legal_acceptances (version);
