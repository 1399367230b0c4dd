-- written at each reading, and read by nobody
ALTER TABLE billing_customers DROP COLUMN read_at;

-- what the checkout's payment is called: the page that its payer comes back to shows that receipt and no other
ALTER TABLE checkouts ADD COLUMN payment_id TEXT;

-- D8: nobody is taken back who can still pay, or has paid a moment ago
CREATE TRIGGER registration_is_unpaid BEFORE INSERT ON account_deletions
WHEN NEW.reason = 'unpaid_registration' AND (
  EXISTS (SELECT 1 FROM checkouts WHERE user_id = NEW.user_id AND state <> 'over')
  OR EXISTS (SELECT 1 FROM payments WHERE user_id = NEW.user_id AND state = 'paid'))
BEGIN
  SELECT RAISE(ABORT, 'checkout_stands');
END;
-- and who is being taken back, or has left, is offered nothing
CREATE TRIGGER nothing_sold_at_rest BEFORE INSERT ON checkouts
WHEN EXISTS (SELECT 1 FROM account_deletions WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'account_rests');
END;
