-- How many verses a member knows by heart is counted on every page of games: without it every card was visited.
CREATE INDEX memory_by_heart ON memory_cards (user_id) WHERE removed_at IS NULL AND state = 2 AND stability >= 21;
