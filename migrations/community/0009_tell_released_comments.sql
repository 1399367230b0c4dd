-- A comment that was held is told of when a moderator shows it, in the same commit and once. Its row of the outbox is
-- named after that commit's line in the log, by which the request delivers it.
CREATE TRIGGER released_comment_is_told AFTER UPDATE OF moderation ON testimony_comments
WHEN NEW.moderation = 'shown' AND OLD.moderation <> 'shown' AND NEW.announced = 0
BEGIN
  INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
  SELECT coalesce(l.id, 'out') || ':' || NEW.id, 'commented:' || NEW.id, t.user_id,
    json_object('kind', 'notice', 'topic', 'testimony.commented',
      'causeId', t.id || '@' || date(coalesce(l.at, NEW.created_at) / 1000, 'unixepoch')),
    coalesce(l.at, NEW.created_at), coalesce(l.at, NEW.created_at) + 60000
  FROM testimonies t JOIN community_members a ON a.user_id = NEW.user_id
  JOIN community_members m ON m.user_id = t.user_id
  LEFT JOIN (SELECT id, at FROM moderation_log WHERE subject = NEW.id ORDER BY id DESC LIMIT 1) l ON true
  WHERE t.id = NEW.testimony_id AND t.user_id <> NEW.user_id AND t.state = 'shown' AND NEW.state = 'shown'
    AND (a.age_band = m.age_band OR iif(a.age_band = '18+', a.leads, m.leads) = 1)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = a.user_id AND blocked_id = m.user_id)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = m.user_id AND blocked_id = a.user_id)
  ON CONFLICT (cause) DO NOTHING;
  UPDATE testimony_comments SET announced = 1 WHERE id = NEW.id;
END;
