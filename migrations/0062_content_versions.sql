-- Content that administrators change without a deployment (docs/decisions/0075). What ships is the first version.

INSERT INTO audit_acts (act, about_member) VALUES
  ('edit_content', 0), ('return_content', 0), ('answer_disputes', 0);

CREATE TABLE content_versions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CONSTRAINT content_kind CHECK (length(kind) BETWEEN 1 AND 40),
  item TEXT NOT NULL CONSTRAINT content_item CHECK (length(item) BETWEEN 1 AND 100),
  version INTEGER NOT NULL,
  -- every field of the item; empty: as it ships
  json TEXT CONSTRAINT content_json CHECK (json IS NULL OR (json_type(json) = 'object' AND length(json) <= 60000)),
  -- it holds from this day on, until a later version does
  from_day TEXT NOT NULL CONSTRAINT content_day CHECK (from_day = date(from_day)),
  at INTEGER NOT NULL,
  -- by whom and why
  audit_id TEXT NOT NULL REFERENCES audit_log (id),
  UNIQUE (kind, item, version)
) STRICT;

-- Two at once: the second is told.
CREATE TRIGGER content_in_turn BEFORE INSERT ON content_versions
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM content_versions
  WHERE kind = NEW.kind AND item = NEW.item), 0)
BEGIN
  SELECT RAISE(ABORT, 'content_in_turn');
END;
CREATE TRIGGER content_is_logged BEFORE INSERT ON content_versions
WHEN NOT EXISTS (SELECT 1 FROM audit_log
  WHERE id = NEW.audit_id AND act IN ('edit_content', 'return_content')
    AND subject = NEW.kind || '/' || NEW.item AND amount = NEW.version AND at = NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER content_is_for_good BEFORE UPDATE ON content_versions
BEGIN
  SELECT RAISE(ABORT, 'content_is_for_good');
END;
CREATE TRIGGER content_stays BEFORE DELETE ON content_versions
BEGIN
  SELECT RAISE(ABORT, 'content_is_for_good');
END;

-- A shop item's names, price and stock are the database's: they change with the version, at once. Stock counts what is
-- left, so nobody overwrites what was sold while the form was open.
CREATE TRIGGER shop_stock_seen BEFORE INSERT ON content_versions
WHEN NEW.kind = 'shop_item' AND (NEW.json IS NULL
  OR NEW.json ->> 'stock_seen' IS NOT (SELECT stock_quantity FROM reward_shop_items WHERE id = NEW.item))
BEGIN
  SELECT RAISE(ABORT, 'stock_moved');
END;
CREATE TRIGGER shop_item_changes AFTER INSERT ON content_versions
WHEN NEW.kind = 'shop_item'
BEGIN
  UPDATE reward_shop_items SET name = NEW.json ->> 'name_en', description = NEW.json ->> 'about_en',
    cost_coins = NEW.json ->> 'coins', cost_gems = NEW.json ->> 'gems',
    is_limited = NEW.json ->> 'stock' IS NOT NULL, stock_quantity = NEW.json ->> 'stock',
    is_active = NEW.json ->> 'offered'
  WHERE id = NEW.item;
END;

-- What became of a doubt about a question; by a line of the log.
ALTER TABLE trivia_disputes ADD COLUMN outcome TEXT
  CONSTRAINT dispute_outcome CHECK (outcome IN ('kept', 'mended', 'withdrawn'));
CREATE TRIGGER dispute_is_answered_once BEFORE UPDATE ON trivia_disputes
WHEN OLD.settled_at IS NOT NULL OR NEW.outcome IS NULL OR NOT EXISTS (SELECT 1 FROM audit_log
  WHERE act = 'answer_disputes' AND subject = 'trivia_question/' || NEW.item AND at = NEW.settled_at)
BEGIN
  SELECT RAISE(ABORT, 'dispute_is_answered_once');
END;
CREATE TRIGGER disputes_wait BEFORE INSERT ON audit_log
WHEN NEW.act = 'answer_disputes' AND NOT EXISTS (SELECT 1 FROM trivia_disputes
  WHERE 'trivia_question/' || item = NEW.subject AND settled_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'disputes_wait');
END;
