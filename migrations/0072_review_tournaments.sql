-- A week of a tournament that an administrator looks at before its board is settled (docs/decisions/0107).
INSERT INTO audit_acts (act, about_member) VALUES ('judge_tournament', 1);

CREATE TABLE tournament_reviews (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  tournament_id TEXT NOT NULL CONSTRAINT review_monday
    CHECK (tournament_id = date(tournament_id) AND strftime('%w', tournament_id) = '1'),
  -- days whose ten were answered faster than they can be read; days whose ten came at once, all right
  quick_days INTEGER NOT NULL CONSTRAINT quick_days_of_week CHECK (quick_days BETWEEN 0 AND 7),
  together_days INTEGER NOT NULL CONSTRAINT together_days_of_week CHECK (together_days BETWEEN 0 AND 7),
  noticed_at INTEGER NOT NULL,
  outcome TEXT CONSTRAINT review_outcome CHECK (outcome IN ('counted', 'left_out')),
  judged_at INTEGER,
  PRIMARY KEY (user_id, tournament_id),
  CONSTRAINT review_is_whole CHECK ((outcome IS NULL) = (judged_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_open ON tournament_reviews (noticed_at) WHERE judged_at IS NULL;

-- judged once, and with its line in the log
CREATE TRIGGER review_is_logged BEFORE UPDATE ON tournament_reviews
WHEN NOT EXISTS (SELECT 1 FROM audit_log WHERE act = 'judge_tournament' AND user_id = NEW.user_id
  AND subject = NEW.tournament_id AND at = NEW.judged_at)
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER review_is_judged_once BEFORE UPDATE ON tournament_reviews WHEN OLD.judged_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'review_moved');
END;
-- nobody judges their own week, and no line stands for a week that nobody waits for
CREATE TRIGGER review_of_anothers BEFORE INSERT ON audit_log WHEN NEW.act = 'judge_tournament'
BEGIN
  SELECT RAISE(ABORT, 'review_of_ones_own') WHERE NEW.actor_user_id = NEW.user_id;
  SELECT RAISE(ABORT, 'review_moved') WHERE NOT EXISTS (SELECT 1 FROM tournament_reviews
    WHERE user_id = NEW.user_id AND tournament_id = NEW.subject AND judged_at IS NULL);
END;
