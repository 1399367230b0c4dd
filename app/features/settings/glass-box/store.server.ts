import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { KnownConversation, TouchedLine } from "./glass-box.ts";

const MOST = 200;

/** Every act and every look-up of administrators that was about the member. */
export const staffTouched = (db: Database, userId: string): RawQuery<TouchedLine> =>
  db.written(
    `SELECT * FROM (SELECT id, at, act, 'administrator' AS by, reason, outcome FROM audit_log
      WHERE user_id = ?1 ORDER BY at DESC LIMIT ${MOST})
    UNION ALL SELECT * FROM (SELECT 'look_up:' || id, at, 'look_up', 'administrator', '', 'found' FROM staff_look_ups
      WHERE user_id = ?1 ORDER BY at DESC LIMIT ${MOST})`,
    userId,
  );

/** Every decision about the member, or about something that they wrote. */
export const moderationTouched = (db: Database, userId: string): RawQuery<TouchedLine> =>
  db.written(
    `SELECT id, at, act, iif(act LIKE 'appoint%' OR act LIKE 'dismiss%', 'administrator', 'moderator') AS by, reason,
      'done' AS outcome
    FROM moderation_log WHERE subject IN (
      SELECT handle FROM community_members WHERE user_id = ?1
      UNION ALL SELECT id FROM prayer_requests WHERE user_id = ?1
      UNION ALL SELECT id FROM testimonies WHERE user_id = ?1
      UNION ALL SELECT id FROM testimony_comments WHERE user_id = ?1
      UNION ALL SELECT id FROM encouragements WHERE user_id = ?1) OR subject IN (
      SELECT id FROM group_posts WHERE user_id = ?1
      UNION ALL SELECT id FROM decisions WHERE user_id = ?1)
    ORDER BY at DESC LIMIT ${MOST}`,
    userId,
  );

/** The newest conversations, with what is remembered of each. */
export const knownConversations = (db: Database, userId: string): RawQuery<KnownConversation> =>
  db.written(
    `SELECT c.id, c.title, c.last_message_at AS at,
      (SELECT count(*) FROM chatbot_messages WHERE conversation_id = c.id) AS messages,
      (SELECT sign FROM care_signs WHERE conversation_id = c.id AND user_id = ?1 ORDER BY at DESC LIMIT 1) AS sign,
      (SELECT count(*) FROM chat_shares WHERE conversation_id = c.id) AS shared
    FROM (SELECT * FROM chatbot_conversations WHERE user_id = ?1 AND deleted_at IS NULL
      ORDER BY last_message_at DESC, id DESC LIMIT 100) c`,
    userId,
  );

export const movementCounts = (
  db: Database,
  userId: string,
): RawQuery<{ movements: number; payments: number }> =>
  db.written(
    `SELECT (SELECT count(*) FROM wallet_ledger WHERE user_id = ?1) AS movements,
      (SELECT count(*) FROM payments WHERE user_id = ?1) AS payments`,
    userId,
  );

export const forgetSigns = (db: Database, userId: string, conversationId: string): Statement =>
  db.written("DELETE FROM care_signs WHERE user_id = ?1 AND conversation_id = ?2", userId, conversationId);
