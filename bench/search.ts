import type { LocalKeys } from "#scripts/local-keys.ts";
import type { Extent } from "./extent.ts";
import { addMember, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import { metOr, ms, type Section } from "./report.ts";
import { quantile } from "./statistics.ts";

/** From the question to the last letter of the answer, p95, ms. */
const TARGET_MS = 50;
const BATCH = 10_000;
/** Of everyday words, so that each stands in many messages; one of a thousand has the rare one. */
const WORDS =
  "grace mercy morning evening brother sister anxious peace hope work sleep prayer forgive patience kindness garden river bread light shepherd";

type Query = { name: string; words: string };

const QUERIES: Query[] = [
  { name: "a word in every message", words: "number" },
  { name: "a beginning of two letters", words: "pr" },
  { name: "three words and a beginning", words: "mercy evening prayer num" },
  { name: "a word in one of a thousand", words: "pomegranate" },
  { name: "a word that is nowhere", words: "zzyzx" },
];

/** So many messages of everyday words, a thousand to a conversation. */
async function talkMuch(db: D1Database, { userId }: Member, count: number): Promise<void> {
  await db
    .prepare(`INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at)
      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 / 1000)
      SELECT ?1 || '-' || i, ?1, 'Conversation ' || i, 'prayer', i, i FROM n`)
    .bind(userId, count)
    .run();
  const list = WORDS.split(" ");
  const word = (factor: number) =>
    `CASE (i * ${factor}) % ${list.length} ${list.map((name, at) => `WHEN ${at} THEN '${name}'`).join(" ")} END`;
  const said = [1, 3, 7, 9, 11, 13].map(word).join(" || ' ' || ");
  for (let from = 0; from < count; from += BATCH) {
    await db
      .prepare(`INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
        WITH RECURSIVE n (i) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?3 - 1)
        SELECT ?1 || '-' || i, ?1 || '-' || (i / 1000), ?1, iif(i % 2, 'assistant', 'user'),
          ${said} || iif(i % 1000 = 7, ' pomegranate', '') || ' number ' || i, '[]', i FROM n`)
      .bind(userId, from, Math.min(from + BATCH, count))
      .run();
  }
}

async function search(origin: string, { cookie, userId }: Member, words: string): Promise<number> {
  const body = new FormData();
  body.set("intent", "search");
  body.set("words", words);
  const began = performance.now();
  const response = await fetch(`${origin}/conversations`, {
    method: "POST",
    headers: { cookie, origin, accept: "application/json", "sec-fetch-site": "same-origin" },
    body,
  });
  const answer = await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`a search was answered ${response.status}: ${answer.slice(0, 200)}`);
  const found = JSON.parse(answer) as { hits: { conversation: { id: string } }[] };
  const own = found.hits.every(({ conversation }) => conversation.id.startsWith(userId));
  if (!own || (found.hits.length === 0) !== (words === "zzyzx")) throw new Error(`wrong hits for ${words}`);
  return took;
}

/** A member's own many messages, with as many of somebody else's beside them, searched as the page does. */
export async function measureSearch(
  product: Product,
  keys: LocalKeys,
  { searched, posts }: Extent,
): Promise<Section> {
  const { db, origin } = product;
  const somebody = async () => {
    const member = await addMember(db, { keys, origin, titles: ["Today"] });
    await talkMuch(db, member, searched);
    return member;
  };
  await somebody();
  const member = await somebody();
  const rows: string[][] = [];
  for (const { name, words } of QUERIES) {
    const took: number[] = [];
    for (let n = -3; n < posts.one; n++) {
      const one = await search(origin, member, words);
      if (n >= 0) took.push(one);
    }
    const p95 = quantile(took, 0.95);
    rows.push([
      name,
      `${ms(quantile(took, 0.5))} / ${ms(p95)}`,
      `p95 under ${TARGET_MS} ms: ${metOr(p95 < TARGET_MS)}`,
    ]);
  }
  return {
    title: `Search in ${searched.toLocaleString("en")} messages of one's own`,
    head: ["query", "answered p50 / p95", "target"],
    rows,
    note: "As many of another member have the same words. Over HTTP, one question at a time: sign-in, the query and the snippets are in it.",
  };
}
