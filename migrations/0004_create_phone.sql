-- PH1-PH7, G23, F9, F10: a member's phone number and how it was proven; what was sent, and how much of it may be.
ALTER TABLE profiles ADD COLUMN phone_number TEXT;
ALTER TABLE profiles ADD COLUMN phone_verified_at INTEGER
  CONSTRAINT verified_is_a_number CHECK (phone_verified_at IS NULL OR phone_number IS NOT NULL);

-- One row for each text that was asked for, for a day. Marks are keyed hashes: the rows outlive an account, so that
-- a new one gains no new texts, and name nobody. The triggers are the race-free limits.
CREATE TABLE text_sends (
  id TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CONSTRAINT send_purpose CHECK (purpose IN ('code', 'test')),
  number_mark TEXT NOT NULL,
  address_mark TEXT NOT NULL,
  -- null for a visitor
  member_mark TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sends_by_number ON text_sends (number_mark, sent_at);
CREATE INDEX sends_by_address ON text_sends (address_mark, sent_at);
CREATE INDEX sends_by_member ON text_sends (member_mark, sent_at) WHERE member_mark IS NOT NULL;
CREATE INDEX sends_oldest ON text_sends (sent_at);

-- K2: a minute between two
CREATE TRIGGER sends_a_minute_apart BEFORE INSERT ON text_sends
WHEN EXISTS (SELECT 1 FROM text_sends WHERE number_mark = NEW.number_mark AND sent_at > NEW.sent_at - 60000)
BEGIN
  SELECT RAISE(ABORT, 'sends_a_minute_apart');
END;
CREATE TRIGGER sends_three_in_ten_minutes BEFORE INSERT ON text_sends
WHEN (SELECT count(*) FROM text_sends WHERE number_mark = NEW.number_mark AND sent_at > NEW.sent_at - 600000) >= 3
BEGIN
  SELECT RAISE(ABORT, 'sends_three_in_ten_minutes');
END;
CREATE TRIGGER sends_ten_a_day BEFORE INSERT ON text_sends
WHEN (SELECT count(*) FROM text_sends WHERE number_mark = NEW.number_mark AND sent_at > NEW.sent_at - 86400000) >= 10
BEGIN
  SELECT RAISE(ABORT, 'sends_ten_a_day');
END;
CREATE TRIGGER sends_ten_a_day_by_a_member BEFORE INSERT ON text_sends
WHEN NEW.member_mark IS NOT NULL AND
  (SELECT count(*) FROM text_sends WHERE member_mark = NEW.member_mark AND sent_at > NEW.sent_at - 86400000) >= 10
BEGIN
  SELECT RAISE(ABORT, 'sends_ten_a_day_by_a_member');
END;
-- a household or a church behind one address: thirty; tests by anybody: three
CREATE TRIGGER sends_thirty_a_day_from_an_address BEFORE INSERT ON text_sends
WHEN (SELECT count(*) FROM text_sends WHERE address_mark = NEW.address_mark AND sent_at > NEW.sent_at - 86400000) >= 30
BEGIN
  SELECT RAISE(ABORT, 'sends_thirty_a_day_from_an_address');
END;
CREATE TRIGGER sends_three_tests_a_day_from_an_address BEFORE INSERT ON text_sends
WHEN NEW.purpose = 'test' AND (SELECT count(*) FROM text_sends WHERE address_mark = NEW.address_mark
  AND purpose = 'test' AND sent_at > NEW.sent_at - 86400000) >= 3
BEGIN
  SELECT RAISE(ABORT, 'sends_three_tests_a_day_from_an_address');
END;

-- A code that a member was sent. The vendor knows its digits; we know how often it was tried and that it is used once.
CREATE TABLE phone_codes (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  phone_number TEXT NOT NULL,
  -- approved: the vendor said yes; stored: the identity vendor holds the number; over: it came to nothing
  state TEXT NOT NULL DEFAULT 'waiting'
    CONSTRAINT code_state CHECK (state IN ('waiting', 'approved', 'stored', 'over')),
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT code_tries CHECK (tries BETWEEN 0 AND 5),
  started_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  tried_at INTEGER,
  CONSTRAINT code_life CHECK (expires_at = started_at + 600000),
  CONSTRAINT code_alive CHECK (tried_at IS NULL OR tried_at < expires_at)
) STRICT;
CREATE INDEX codes_by_member ON phone_codes (user_id, started_at);
-- the vendor keeps one code a number, so one member waits for it
CREATE UNIQUE INDEX codes_one_waiting ON phone_codes (phone_number) WHERE state = 'waiting';
CREATE TRIGGER code_of_somebody_else BEFORE INSERT ON phone_codes
WHEN EXISTS (SELECT 1 FROM phone_codes
  WHERE phone_number = NEW.phone_number AND state = 'waiting' AND user_id <> NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'code_of_somebody_else');
END;
-- the vendor would send the same digits again, and take no more tries
CREATE TRIGGER code_tried_out BEFORE INSERT ON phone_codes
WHEN EXISTS (SELECT 1 FROM phone_codes WHERE phone_number = NEW.phone_number AND state = 'waiting' AND tries >= 5)
BEGIN
  SELECT RAISE(ABORT, 'code_tried_out');
END;
CREATE TRIGGER code_tried_while_waiting BEFORE UPDATE OF tries ON phone_codes
WHEN NEW.tries > OLD.tries AND OLD.state <> 'waiting'
BEGIN
  SELECT RAISE(ABORT, 'code_used');
END;
-- waiting, approved, stored: each once; so a code that the vendor approves twice counts once
CREATE TRIGGER code_used_once BEFORE UPDATE OF state ON phone_codes
WHEN NOT (OLD.state = 'waiting' AND NEW.state IN ('approved', 'over')
  OR OLD.state = 'approved' AND NEW.state IN ('stored', 'over'))
BEGIN
  SELECT RAISE(ABORT, 'code_used');
END;

-- One row for each mail to a member. The welcome is sent once in an account's life.
CREATE TABLE member_mails (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  cause TEXT NOT NULL CONSTRAINT mail_cause CHECK (cause IN ('welcome', 'verification')),
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX mails_by_member ON member_mails (user_id, cause, sent_at);
CREATE UNIQUE INDEX mails_one_welcome ON member_mails (user_id) WHERE cause = 'welcome';
CREATE TRIGGER mails_three_in_ten_minutes BEFORE INSERT ON member_mails
WHEN NEW.cause = 'verification' AND (SELECT count(*) FROM member_mails WHERE user_id = NEW.user_id
  AND cause = 'verification' AND sent_at > NEW.sent_at - 600000) >= 3
BEGIN
  SELECT RAISE(ABORT, 'mails_three_in_ten_minutes');
END;
CREATE TRIGGER mails_ten_a_day BEFORE INSERT ON member_mails
WHEN NEW.cause = 'verification' AND (SELECT count(*) FROM member_mails WHERE user_id = NEW.user_id
  AND cause = 'verification' AND sent_at > NEW.sent_at - 86400000) >= 10
BEGIN
  SELECT RAISE(ABORT, 'mails_ten_a_day');
END;
