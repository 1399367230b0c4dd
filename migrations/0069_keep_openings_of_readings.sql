-- When a passage that was checked off was opened again: a check-off of before that, which comes late from a device
-- without a network, does not check it off anew. NULL: it is checked off.
ALTER TABLE reading_plan_checks ADD COLUMN opened_at INTEGER;
