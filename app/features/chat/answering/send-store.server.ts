import type { Database } from "#app/db/database.ts";
import { companionUseJson, signsJson, spentOn } from "#app/features/care/fragments-store.server.ts";
import type { Signal } from "#app/features/care/use/signals.ts";
import type { MemberUse } from "#app/features/care/use/use.ts";
import type { Meter } from "#app/features/chat/allowance/allowance.ts";
import { usedDaysJson } from "#app/features/chat/fragments-store.server.ts";
import { CONTEXT_MESSAGES } from "#app/features/chat/model/catalog.ts";
import type { Conversation, Message } from "#app/features/chat/model/tables.ts";
import { profileJson, rolesJson, subscribedJson } from "#app/features/member/fragments-store.server.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { creditsOf } from "#app/features/wallet/fragments-store.server.ts";

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
  'profile', ${profileJson("?1")},
  'roles', ${rolesJson("?1")},
  'subscribed', ${subscribedJson("?1")},
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
    'credits', ${creditsOf("?1")},
    'days', ${usedDaysJson("?1")}),
  'signs', ${signsJson("?1", "?4")},
  'spentMicros', ${spentOn("?5")},
  'use', ${companionUseJson("?1")}
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
