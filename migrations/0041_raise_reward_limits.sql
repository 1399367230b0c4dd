-- D32: how many of each are paid on one of the member's days.
UPDATE reward_limits SET a_day = CASE activity
  WHEN 'prayer' THEN 10
  WHEN 'trivia_correct' THEN 30
  WHEN 'memory_game' THEN 20
  WHEN 'quest_complete' THEN 6
  WHEN 'verse_save' THEN 10
  ELSE a_day END;
