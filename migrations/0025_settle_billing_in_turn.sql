-- So often the payment vendor was read and the answer written. Whoever sees two more than at their beginning knows that
-- somebody has read it since (docs/decisions/0035).
ALTER TABLE billing_customers ADD COLUMN readings INTEGER NOT NULL DEFAULT 0;
-- One change of the plan at a time: nobody else begins one before this.
ALTER TABLE billing_customers ADD COLUMN plan_change_until INTEGER NOT NULL DEFAULT 0;
