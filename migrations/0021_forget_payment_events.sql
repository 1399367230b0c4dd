-- An account goes: what the payment provider told of one of its payments goes too, where it named no customer.
DROP TRIGGER payments_name_nobody;
CREATE TRIGGER payments_name_nobody BEFORE DELETE ON profiles
BEGIN
  DELETE FROM payment_events
  WHERE customer_id IN (SELECT customer_id FROM billing_customers WHERE user_id = OLD.user_id)
    OR intent_id IN (SELECT intent_id FROM payments WHERE user_id = OLD.user_id);
  UPDATE blessings SET note = '' WHERE payment_id IN (SELECT id FROM payments WHERE user_id = OLD.user_id);
  UPDATE payments SET receipt_url = NULL WHERE user_id = OLD.user_id;
END;
