import { CHAT_PAGE } from "#app/features/chat/conversation/page-store.server.ts";
import type { LocalKeys } from "#scripts/local-keys.ts";
import type { Extent } from "./extent.ts";
import { addMember, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";

/** Rows that D1 reads for one that is shown, at most. */
const READ_FOR_SHOWN = 2;
/** Further rows that every page reads: the member's own, today's allowance, the conversation that is open. */
const OWN_ROWS = 12;
const MANY = 10_000;
const FEW = 30;

type Opened = { took: number[]; rowsRead: number; rowsShown: number };

/** One conversation with words in it, and so many others. */
async function withConversations({ db, origin }: Product, keys: LocalKeys, count: number): Promise<Member> {
  const member = await addMember(db, { keys, origin, titles: ["Today"] });
  await db
    .prepare(`INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      SELECT ?1 || '-' || i, ?1, 'What was on my mind, ' || i, 'prayer', i, i FROM n`)
    .bind(member.userId, count)
    .run();
  return member;
}

async function open({ db, origin }: Product, member: Member, visits: number): Promise<Opened> {
  const took: number[] = [];
  for (let visit = -2; visit < visits; visit++) {
    const began = performance.now();
    // as script asks for it: no markup that could be remembered
    const page = await fetch(`${origin}/chatbot/${member.conversationId}.data`, {
      headers: { cookie: member.cookie },
    });
    const body = await page.text();
    if (page.status !== 200 || !body.includes("What was on my mind")) throw new Error("the page has no list");
    if (visit >= 0) took.push(performance.now() - began);
  }
  const { results, meta } = await db
    .prepare(CHAT_PAGE)
    .bind(member.userId, member.conversationId)
    .run<{ rows: string }>();
  const shown = JSON.parse(results[0]?.rows ?? "{}") as Record<string, unknown>;
  const rowsShown = Object.values(shown).reduce<number>(
    (sum, rows) => sum + (Array.isArray(rows) ? rows.length : 0),
    0,
  );
  return { took, rowsRead: meta.rows_read, rowsShown };
}

/** The chat page of somebody with ten thousand conversations, beside that of somebody with thirty. */
export async function measureHistory(product: Product, keys: LocalKeys, { posts }: Extent): Promise<Section> {
  const few = await open(product, await withConversations(product, keys, FEW), posts.one);
  const many = await open(product, await withConversations(product, keys, MANY), posts.one);
  const row = (name: string, { took, rowsRead, rowsShown }: Opened): string[] => {
    const met = rowsRead <= READ_FOR_SHOWN * rowsShown + OWN_ROWS;
    return [
      name,
      `${ms(quantile(took, 0.5))} / ${ms(quantile(took, 0.95))}`,
      times(quantile(took, 0.5) / quantile(few.took, 0.5)),
      "1",
      `${rowsRead} for ${rowsShown}`,
      `at most ${READ_FOR_SHOWN} for one, and ${OWN_ROWS} of the member's own: ${metOr(met)}`,
    ];
  };
  return {
    title: "Opening the companion with a long history",
    head: [
      "conversations",
      "answered p50 / p95",
      "ratio of p50s",
      "D1 trips",
      "rows read for rows shown",
      "target",
    ],
    rows: [row(FEW.toLocaleString("en"), few), row(MANY.toLocaleString("en"), many)],
    note: "The page is one statement, so one trip; `tests/service/chat/versions.test.ts` counts it for 1,000 messages.",
  };
}
