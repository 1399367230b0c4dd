-- What waits for moderators is counted by its indexes: of thousands that are open each page read every row.
CREATE INDEX queue_claimed ON queue_items (claimed_by, claimed_until) WHERE state = 'open' AND claimed_by IS NOT NULL;
CREATE INDEX queue_appeals ON queue_items (severity, opened_at, id) WHERE state = 'open' AND kind = 'appeal';
