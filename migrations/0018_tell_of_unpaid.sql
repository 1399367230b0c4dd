-- A charge for premium that did not go through is said by mail too, once (docs/decisions/0035). The row comes with the
-- commit that writes it, and is worked by the cron.
CREATE TABLE unpaid_mails (
  subscription_id TEXT NOT NULL,
  -- of the invoice that is not paid: each has one mail
  since INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- premium stays open until then, and the mail is of use until then
  until INTEGER NOT NULL,
  -- over: paid meanwhile, or too late to be of use
  state TEXT NOT NULL DEFAULT 'due' CONSTRAINT unpaid_mail_state CHECK (state IN ('due', 'sent', 'over')),
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  PRIMARY KEY (subscription_id, since)
) STRICT, WITHOUT ROWID;
CREATE INDEX unpaid_mails_due ON unpaid_mails (next_try_at) WHERE state = 'due';
CREATE INDEX unpaid_mails_of_member ON unpaid_mails (user_id);
CREATE TRIGGER unpaid_mail_once BEFORE UPDATE OF state ON unpaid_mails WHEN OLD.state <> 'due'
BEGIN
  SELECT RAISE(ABORT, 'unpaid_mail_once');
END;

-- Where the member opened the account at the till: what is written without a request leads back there.
ALTER TABLE billing_customers ADD COLUMN origin TEXT NOT NULL DEFAULT '';
