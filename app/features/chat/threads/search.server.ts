import type { MemberContext } from "#app/request/context.ts";
import { type Hit, marked, matchOf, signsOf, snippetOf, wordsOf } from "./search-words.ts";

const MAX_TITLES = 10;
const MAX_MESSAGES = 30;

/** The newest of each first: FTS5 walks from the newest row and stops when it has enough. */
export const SEARCH = `
SELECT json_object(
  'titles', (SELECT json_group_array(json_array(id, title, last_message_at)) FROM (
    SELECT c.id, c.title, c.last_message_at FROM chat_title_search s
    JOIN chatbot_conversations c ON c.rowid = s.rowid
    WHERE s.words MATCH ?2 AND c.user_id = ?1 AND c.deleted_at IS NULL
    ORDER BY s.rowid DESC LIMIT ${MAX_TITLES})),
  'messages', (SELECT json_group_array(json_array(conversation_id, title, last_message_at, id, role, created_at, content))
    FROM (SELECT m.conversation_id, c.title, c.last_message_at, m.id, m.role, m.created_at, m.content
    FROM chat_message_search s
    JOIN chatbot_messages m ON m.rowid = s.rowid
    JOIN chatbot_conversations c ON c.id = m.conversation_id
    WHERE s.words MATCH ?2 AND m.user_id = ?1 AND m.shown = 1 AND c.deleted_at IS NULL
    ORDER BY s.rowid DESC LIMIT ${MAX_MESSAGES}))
) AS found`;

/** No member has more conversations that they look through. */
const MAX_LOOKED_AT = 5_000;

/** The index has words only: signs are looked for in the member's own titles, the newest first. */
export const SEARCH_SIGNS = `
SELECT json_object('titles', json_group_array(json_array(id, title, last_message_at)), 'messages', json_array()) AS found
FROM (SELECT id, title, last_message_at FROM (
  SELECT id, title, last_message_at FROM chatbot_conversations INDEXED BY conversations_newest
  WHERE user_id = ?1 AND deleted_at IS NULL ORDER BY last_message_at DESC, id DESC LIMIT ${MAX_LOOKED_AT})
WHERE NOT EXISTS (SELECT 1 FROM json_each(?2) WHERE instr(title, value) = 0)
LIMIT ${MAX_TITLES})`;

type Found = {
  titles: [id: string, title: string, lastMessageAt: number][];
  messages: [
    conversationId: string,
    title: string,
    lastMessageAt: number,
    id: string,
    role: "user" | "assistant",
    createdAt: number,
    content: string,
  ][];
};

/** In the member's own titles and messages: titles first, then messages, the newest of each first. One trip. */
export async function searchConversations(ctx: MemberContext, query: string): Promise<Hit[]> {
  const words = wordsOf(query);
  const match = matchOf(ctx.userId, words);
  const signs = match === null ? signsOf(query) : [];
  if (match === null && signs.length === 0) return [];
  const [search, looked] = match === null ? [SEARCH_SIGNS, JSON.stringify(signs)] : [SEARCH, match];
  const row = await ctx.db.first<{ found: string }>(search, ctx.userId, looked);
  const { titles, messages } = JSON.parse(row?.found ?? '{"titles":[],"messages":[]}') as Found;
  return [
    ...titles.map(
      ([id, title, lastMessageAt]): Hit => ({
        conversation: { id, title, lastMessageAt },
        message: null,
        title: marked(title, match === null ? signs : words),
      }),
    ),
    ...messages.map(
      ([conversationId, title, lastMessageAt, id, role, createdAt, content]): Hit => ({
        conversation: { id: conversationId, title, lastMessageAt },
        message: { id, role, createdAt, snippet: snippetOf(content, words) },
        title: [{ text: title, hit: false }],
      }),
    ),
  ];
}
