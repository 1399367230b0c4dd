-- Money (docs/decisions/0035). The payment vendor holds the truth; these rows are what it said when it was asked last,
-- written in turn, and what the house has given for it.

-- One customer of the vendor's for a member. Whoever reads the vendor writes what was read only if nobody has written
-- since it was asked: an older answer never overwrites a newer one.
CREATE TABLE billing_customers (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  customer_id TEXT NOT NULL CONSTRAINT customer_once UNIQUE,
  version INTEGER NOT NULL DEFAULT 0,
  read_at INTEGER NOT NULL DEFAULT 0,
  -- when a page that waits last had the vendor asked
  asked_at INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER customer_in_turn BEFORE UPDATE OF version ON billing_customers WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'customer_changed');
END;

-- What a member has set out to buy. The row is there before the vendor is asked, so that two tabs ask for the same.
CREATE TABLE checkouts (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT checkout_kind CHECK (kind IN ('premium', 'pack', 'blessing')),
  amount_cents INTEGER NOT NULL CONSTRAINT checkout_amount CHECK (amount_cents > 0),
  note TEXT NOT NULL DEFAULT '' CONSTRAINT note_length CHECK (length(note) <= 200),
  -- where the member came from
  source TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL CONSTRAINT checkout_language CHECK (language IN ('en', 'es')),
  session_id TEXT CONSTRAINT session_once UNIQUE,
  url TEXT,
  state TEXT NOT NULL DEFAULT 'opening'
    CONSTRAINT checkout_state CHECK (state IN ('opening', 'open', 'processing', 'paid', 'over')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  CONSTRAINT session_known CHECK (state IN ('opening', 'over') OR session_id IS NOT NULL),
  -- D28
  CONSTRAINT blessing_amount
    CHECK (kind <> 'blessing' OR (amount_cents BETWEEN 100 AND 500 AND amount_cents % 50 = 0)),
  CONSTRAINT note_of_a_blessing CHECK (kind = 'blessing' OR note = '')
) STRICT;
CREATE INDEX checkouts_of_member ON checkouts (user_id, created_at);
-- nobody is offered premium twice; what the vendor says of one that was offered before is written in any case
CREATE UNIQUE INDEX checkouts_one_premium ON checkouts (user_id)
WHERE kind = 'premium' AND state IN ('opening', 'open');
CREATE TRIGGER checkout_paid_for_good BEFORE UPDATE OF state ON checkouts WHEN OLD.state = 'paid' AND NEW.state <> 'paid'
BEGIN
  SELECT RAISE(ABORT, 'checkout_paid');
END;

-- The vendor's subscriptions; what a member may do follows from them and stands in `subscriptions`.
CREATE TABLE billing_subscriptions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  status TEXT NOT NULL CONSTRAINT subscription_status CHECK (status IN (
    'active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled')),
  period_end INTEGER NOT NULL,
  cancel_at_period_end INTEGER NOT NULL CONSTRAINT cancel_flag CHECK (cancel_at_period_end IN (0, 1)),
  unpaid_since INTEGER,
  ended_at INTEGER,
  created_at INTEGER NOT NULL,
  -- when it stops to open anything, unless the vendor says otherwise before; looked at by the cron
  access_until INTEGER,
  -- 1: set to end because its account rests; when the rest is undone, so is this
  rests INTEGER NOT NULL DEFAULT 0 CONSTRAINT rests_flag CHECK (rests IN (0, 1))
) STRICT;
CREATE INDEX billing_subscriptions_of_member ON billing_subscriptions (user_id);
CREATE INDEX billing_subscriptions_resting ON billing_subscriptions (user_id) WHERE rests = 1;
CREATE INDEX billing_subscriptions_ending ON billing_subscriptions (access_until) WHERE access_until IS NOT NULL;

-- Every payment, by the checkout's id at the vendor or the invoice's. Kept when the account goes, without its name:
-- what was earned must be accounted for.
CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  kind TEXT NOT NULL CONSTRAINT payment_kind CHECK (kind IN ('premium', 'pack', 'blessing')),
  subscription_id TEXT,
  intent_id TEXT,
  amount_cents INTEGER NOT NULL CONSTRAINT payment_amount CHECK (amount_cents > 0),
  currency TEXT NOT NULL CONSTRAINT payment_currency CHECK (currency = 'usd'),
  refunded_cents INTEGER NOT NULL DEFAULT 0
    CONSTRAINT refund_within CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  state TEXT NOT NULL CONSTRAINT payment_state CHECK (state IN ('paid', 'failed')),
  dispute TEXT NOT NULL DEFAULT 'none'
    CONSTRAINT dispute_state CHECK (dispute IN ('none', 'open', 'won', 'lost')),
  receipt_url TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX payments_newest ON payments (user_id, at);
CREATE UNIQUE INDEX payments_by_intent ON payments (intent_id) WHERE intent_id IS NOT NULL;
CREATE TRIGGER payment_is_for_good BEFORE UPDATE ON payments
WHEN OLD.state = 'paid' AND (NEW.state <> 'paid' OR NEW.amount_cents <> OLD.amount_cents OR NEW.kind <> OLD.kind)
BEGIN
  SELECT RAISE(ABORT, 'payment_is_for_good');
END;
CREATE TRIGGER payment_stays BEFORE DELETE ON payments
BEGIN
  SELECT RAISE(ABORT, 'payment_is_for_good');
END;
-- messages are given for a payment that was made, to its member, and never else
CREATE TRIGGER credits_are_paid_for BEFORE INSERT ON wallet_ledger
WHEN NEW.cause = 'credits_bought' AND NOT EXISTS (SELECT 1 FROM payments
  WHERE id = NEW.cause_id AND user_id = NEW.user_id AND kind = 'pack' AND state = 'paid')
BEGIN
  SELECT RAISE(ABORT, 'credits_are_paid_for');
END;

-- PR5, D28, G11: a gift to the ministry and the word with it. A gift from member to member has no place here yet.
CREATE TABLE blessings (
  payment_id TEXT PRIMARY KEY REFERENCES payments (id),
  recipient TEXT NOT NULL DEFAULT 'ministry' CONSTRAINT recipient_known CHECK (recipient = 'ministry'),
  note TEXT NOT NULL CONSTRAINT blessing_note CHECK (length(note) <= 200),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A webhook is stored as it came before it is acknowledged, and worked after that. Once worked, its body is let go.
CREATE TABLE payment_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  customer_id TEXT,
  intent_id TEXT,
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CONSTRAINT event_state CHECK (state IN ('pending', 'done')),
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  CONSTRAINT body_let_go CHECK (state = 'pending' OR body = '')
) STRICT;
CREATE INDEX payment_events_pending ON payment_events (next_try_at) WHERE state = 'pending';
CREATE INDEX payment_events_of_customer ON payment_events (customer_id);
CREATE INDEX payment_events_oldest ON payment_events (received_at);
CREATE TRIGGER event_done_for_good BEFORE UPDATE OF state ON payment_events
WHEN OLD.state = 'done' AND NEW.state <> 'done'
BEGIN
  SELECT RAISE(ABORT, 'event_done');
END;

-- When the whole of the vendor was last compared: `events`, `subscriptions`.
CREATE TABLE billing_rounds (
  name TEXT PRIMARY KEY,
  begun_at INTEGER NOT NULL,
  -- everything before this has been seen
  seen_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What administrators did to somebody's billing. Never changed but for how it ended.
CREATE TABLE audit_log (
  id TEXT PRIMARY KEY,
  actor_user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  user_id TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  act TEXT NOT NULL CONSTRAINT act_known CHECK (act IN ('refund', 'grant_messages')),
  subject TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL CONSTRAINT reason_length CHECK (length(reason) BETWEEN 1 AND 500),
  outcome TEXT NOT NULL CONSTRAINT outcome_known CHECK (outcome IN ('asked', 'done', 'refused')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_of_member ON audit_log (user_id, at);
CREATE INDEX audit_by_actor ON audit_log (actor_user_id, at);
CREATE TRIGGER audit_is_for_good BEFORE UPDATE ON audit_log
WHEN NEW.act <> OLD.act OR NEW.subject <> OLD.subject OR NEW.amount <> OLD.amount OR NEW.reason <> OLD.reason
  OR NEW.at <> OLD.at OR (OLD.outcome <> 'asked' AND NEW.outcome <> OLD.outcome)
BEGIN
  SELECT RAISE(ABORT, 'audit_is_for_good');
END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'audit_is_for_good');
END;

-- S18, D8: an account that was made in order to pay, and has neither paid nor been used so far.
CREATE TABLE unpaid_registrations (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  plan TEXT NOT NULL CONSTRAINT registration_plan CHECK (plan IN ('premium', 'payasyougo')),
  begun_at INTEGER NOT NULL,
  -- when its member first came back from the checkout
  returned_at INTEGER
) STRICT, WITHOUT ROWID;

-- the account goes: what stays names nobody
CREATE TRIGGER payments_name_nobody BEFORE DELETE ON profiles
BEGIN
  UPDATE blessings SET note = '' WHERE payment_id IN (SELECT id FROM payments WHERE user_id = OLD.user_id);
  UPDATE payments SET receipt_url = NULL WHERE user_id = OLD.user_id;
  DELETE FROM payment_events
  WHERE customer_id IN (SELECT customer_id FROM billing_customers WHERE user_id = OLD.user_id);
END;
