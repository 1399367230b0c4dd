import type { Database } from "#app/db/database.ts";
import type { Signal } from "#app/features/care/use/signals.ts";
import type { MemberUse } from "#app/features/care/use/use.ts";
import type { Meter } from "#app/features/chat/allowance/allowance.ts";
import { PROFILE } from "#app/features/chat/conversation/page-read.server.ts";
import { CONTEXT_MESSAGES } from "#app/features/chat/model/catalog.ts";
import type { Conversation, Message } from "#app/features/chat/model/tables.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";

/** What of a message its successor needs to know. */
export type PreviousMessage = Pick<Message, "id" | "role" | "content" | "createdAt" | "isGreeting">;

/** Everything that sending must know, as the database tells it. */
export type SendRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  /** The one that was asked for; null when there is none, or it is not the member's. */
  conversation: Conversation | null;
  /** The newest of the shown path, newest first. */
  newest: PreviousMessage[];
  /** What the same request made before, and the newest answer to it. */
  repeated: (Message & { answerId: string | null }) | null;
  meter: Meter;
  signs: { sign: Signal; count: number }[];
  spentMicros: number;
  use: MemberUse | null;
};

const flag = (column: string) => `json(iif(${column}, 'true', 'false'))`;

/** One statement that answers with one row of JSON (docs/decisions/0013): first words wait for it. */
export const SEND = `
SELECT json_object(
  'profile', (SELECT ${PROFILE} FROM profiles WHERE user_id = ?1),
  'roles', (SELECT json_group_array(role) FROM user_roles WHERE user_id = ?1),
  'subscribed', ${flag("(SELECT subscribed FROM subscriptions WHERE user_id = ?1)")},
  'conversation', (SELECT json_object('id', id, 'userId', user_id, 'title', title, 'category', category,
      'description', description, 'createdAt', created_at, 'lastMessageAt', last_message_at,
      'disclosedAt', disclosed_at, 'pathRevision', turns, 'titleBy', title_by, 'pinnedAt', pinned_at,
      'folderId', folder_id, 'deletedAt', deleted_at)
    FROM chatbot_conversations WHERE id = ?2 AND user_id = ?1 AND deleted_at IS NULL),
  'newest', (SELECT json_group_array(json_object('id', id, 'role', role, 'content', content,
      'createdAt', created_at, 'isGreeting', ${flag("is_greeting")})) FROM (
    SELECT id, role, content, created_at, is_greeting FROM chatbot_messages
    WHERE conversation_id = ?2 AND user_id = ?1 AND shown = 1
    ORDER BY created_at DESC, id DESC LIMIT ${CONTEXT_MESSAGES})),
  'repeated', (SELECT json_object('id', id, 'conversationId', conversation_id, 'userId', user_id, 'role', role,
      'content', content, 'parts', json(parts), 'state', state, 'isGreeting', ${flag("is_greeting")},
      'requestId', request_id, 'createdAt', created_at, 'parentId', parent_id, 'version', version,
      'versions', versions, 'chosen', ${flag("chosen")}, 'shown', ${flag("shown")},
      'answerId', (SELECT a.id FROM chat_answers a WHERE a.question_id = chatbot_messages.id
        ORDER BY a.started_at DESC LIMIT 1))
    FROM chatbot_messages WHERE user_id = ?1 AND request_id = ?3),
  'meter', json_object(
    'credits', coalesce((SELECT message_credits FROM user_stats WHERE user_id = ?1), 0),
    'days', (SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
      SELECT day, used FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 3))),
  'signs', (SELECT json_group_array(json_object('sign', sign, 'count', times)) FROM (
    SELECT sign, count(*) AS times FROM care_signs WHERE user_id = ?1 AND at > ?4 GROUP BY sign)),
  'spentMicros', coalesce((SELECT micros FROM care_spend WHERE day = ?5), 0),
  'use', (SELECT json_object('day', day, 'micros', micros, 'dangerSince', danger_since, 'dangers', dangers)
    FROM companion_use WHERE user_id = ?1)
) AS rows`;

export type SendQuestion = {
  /** Empty for a new one. */
  conversationId: string;
  requestId: string;
  /** Signs of distress count from here on. */
  signsSince: number;
  /** Of the companion's bill. */
  billDay: string;
};

/** What sending reads, in one D1 trip. */
export async function readSendState(
  db: Database,
  userId: string,
  { conversationId, requestId, signsSince, billDay }: SendQuestion,
): Promise<SendRows> {
  const row = await db.first<{ rows: string }>(SEND, userId, conversationId, requestId, signsSince, billDay);
  if (!row) throw new Error("a statement without a table answered with no row");
  return JSON.parse(row.rows) as SendRows;
}
