import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Part } from "#app/features/chat/model/parts.ts";
import { refreshSavedVerses } from "#app/features/chat/saved-verses/refresh.server.ts";
import { searchConversations } from "#app/features/chat/threads/search.server.ts";
import { begin } from "#tests/service/asking.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";

const OLD = "Mi socorrovienede Jehová, Que hizo los cielos y la tierra.";
const NEW = "Mi socorro viene de Jehová, Que hizo los cielos y la tierra.";
const EYES = "Alzaré mis ojos á los montes, De donde vendrá mi socorro.";

const verse = (text: string, reference = "Salmo 121:2", verseId = 19121002): Part => ({
  kind: "verse",
  reference,
  translation: "RV1909",
  text,
  verseId,
});
const WORDS: Part = { kind: "text", text: "Te acompaño." };

beforeEach(async () => {
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await env.BIBLE.batch([insert.bind(319121001, EYES), insert.bind(319121002, NEW)]);
  await env.BIBLE.prepare("INSERT OR REPLACE INTO seeded (name, hash, seeded_at) VALUES ('bible', ?1, 0)")
    .bind(crypto.randomUUID())
    .run();
});

/** An answer as it was kept before the text was corrected. */
async function answered(ctx: TestMember, parts: Part[], index = 0): Promise<string> {
  const conversation = await begin(ctx);
  await ctx.settled();
  const id = `msg_${ctx.userId}_${index}`;
  await env.DB.prepare(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at, parent_id)
     VALUES (?1, ?2, ?3, 'assistant', 'as it was', ?4, 1, NULL)`,
  )
    .bind(id, conversation.id, ctx.userId, JSON.stringify(parts))
    .run();
  return id;
}

async function share(ctx: TestMember, parts: Part[]): Promise<string> {
  const conversation = await begin(ctx);
  await ctx.settled();
  const token = crypto.randomUUID().replaceAll("-", "").slice(0, 22);
  await env.DB.prepare(
    `INSERT INTO chat_shares (token, user_id, conversation_id, title, messages, created_at)
     VALUES (?1, ?2, ?3, 'Psalm 121', ?4, 1)`,
  )
    .bind(token, ctx.userId, conversation.id, JSON.stringify([{ role: "assistant", state: "kept", parts }]))
    .run();
  return token;
}

const messageOf = async (id: string) => {
  const [row] = await rows<{ parts: string; content: string }>(
    "SELECT parts, content FROM chatbot_messages WHERE id = ?",
    id,
  );
  return { parts: JSON.parse(row?.parts ?? "[]") as Part[], content: row?.content };
};

test("G20: a verse in an old answer follows the corrected text, in its parts, its words and the search", async () => {
  const ctx = await member();
  const id = await answered(ctx, [WORDS, verse(OLD)]);
  await refreshSavedVerses(ctx);
  expect(await messageOf(id)).toEqual({
    parts: [WORDS, verse(NEW)],
    content: `Te acompaño.\n\n“${NEW}”\nSalmo 121:2 (RV1909)`,
  });
  const found = await searchConversations(ctx, "socorro viene");
  expect(found.map(({ message }) => message?.id)).toEqual([id]);
});

test("G20: a run of verses and a shared copy follow it too", async () => {
  const ctx = await member();
  const run = (text: string) => verse(text, "Salmo 121:1-2", 19121001);
  const id = await answered(ctx, [run(`${EYES} ${OLD}`)]);
  const token = await share(ctx, [run(`${EYES} ${OLD}`), WORDS]);
  await refreshSavedVerses(ctx);
  expect((await messageOf(id)).parts).toEqual([run(`${EYES} ${NEW}`)]);
  const [copy] = await rows<{ messages: string }>("SELECT messages FROM chat_shares WHERE token = ?", token);
  expect(JSON.parse(copy?.messages ?? "")).toMatchObject([{ parts: [run(`${EYES} ${NEW}`), WORDS] }]);
});

test("G20: what agrees, what is no shipped text, and what names no verse stays as it is", async () => {
  const ctx = await member();
  const odd: Part[] = [
    { ...verse("Of another edition."), translation: "ASV" } as Part,
    verse("A name that does not fit.", "Salmo 121:9", 19121002),
    verse(NEW),
  ];
  const id = await answered(ctx, odd);
  await refreshSavedVerses(ctx);
  expect(await messageOf(id)).toEqual({ parts: odd, content: "as it was" });
});

test("G20: more than one step's rows are all read, and the same text once", async () => {
  const ctx = await member();
  const ids = [await answered(ctx, [verse(OLD)])];
  const [first] = await rows<{ conversation_id: string }>(
    "SELECT conversation_id FROM chatbot_messages WHERE id = ?",
    ids[0],
  );
  const insert = env.DB.prepare(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at, parent_id)
     VALUES (?1, ?2, ?3, 'assistant', 'as it was', ?4, 1, NULL)`,
  );
  for (let index = 1; index <= 450; index++) ids.push(`msg_${ctx.userId}_${index}`);
  await env.DB.batch(
    ids
      .slice(1)
      .map((id) => insert.bind(id, first?.conversation_id, ctx.userId, JSON.stringify([verse(OLD)]))),
  );
  await refreshSavedVerses(ctx);
  const [left] = await rows<{ n: number }>(
    "SELECT count(*) AS n FROM chatbot_messages WHERE user_id = ? AND parts LIKE '%vienede%'",
    ctx.userId,
  );
  expect(left?.n).toBe(0);
  // the text is the same now: an old word that comes back later is not looked for
  await env.DB.prepare("UPDATE chatbot_messages SET parts = ?2 WHERE id = ?1")
    .bind(ids[0], JSON.stringify([verse(OLD)]))
    .run();
  await refreshSavedVerses(ctx);
  expect((await messageOf(ids[0] ?? "")).parts).toEqual([verse(OLD)]);
});
