import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { newToken } from "#app/features/friends/link.server.ts";
import { mayWrite } from "#app/features/friends/may-write.server.ts";
import { offeredBoards, readPolls } from "#app/features/games/feud/read.server.ts";
import { tablePath } from "#app/features/games/paths.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readOpenForm } from "./forms.ts";
import type { Board } from "./model/table.ts";
import { TABLE_LASTS_MS, TABLES_A_DAY } from "./model/table.ts";
import type { OpenTablePage } from "./page.ts";
import type { TableReply } from "./reply.ts";
import { openTableRow, tableOfForm } from "./store.server.ts";

export async function openTablePage(ctx: MemberContext): Promise<OpenTablePage> {
  const [polls, { me }] = await Promise.all([readPolls(ctx), readJoined(ctx)]);
  const boards = await offeredBoards(ctx, polls);
  return {
    boards: boards.map(({ id, question, byMembers }) => ({
      id,
      question: question[ctx.language],
      byMembers: byMembers ?? false,
    })),
    requestId: newId("feud", ctx.now(), ctx.random),
    leads: Boolean(me.leads) && me.ageBand === "18+",
  };
}

/** A member lays a table with boards that are offered, in their language: counted ones and members' own. Sent twice, it is one. */
export async function openTable(ctx: MemberContext, sent: FormData): Promise<TableReply> {
  const read = readOpenForm(sent);
  if (!read.success) return { ok: false, refusal: sent.has("board") ? "table.bad_form" : "table.no_boards" };
  const { community, userId, language } = ctx;
  const { formId, boards: asked, band } = read.data;
  const [may, polls, { me }] = await Promise.all([mayWrite(ctx, "act"), readPolls(ctx), readJoined(ctx)]);
  if (!may) return { ok: false, refusal: "table.muted" };
  const all = await offeredBoards(ctx, polls);
  const boards: Board[] = asked.flatMap((id) => {
    const board = all.find((one) => one.id === id);
    if (!board) return [];
    const cards = board.answers[language].map((answer) => ({ ...answer, open: null }));
    return [
      { id, question: board.question[language], cards, ...(board.byMembers && { byMembers: true as const }) },
    ];
  });
  if (boards.length === 0) return { ok: false, refusal: "table.no_boards" };
  const ageBand = me.leads && me.ageBand === "18+" ? (band ?? me.ageBand) : me.ageBand;
  const now = ctx.now();
  const id = newId("ftable", now, ctx.random);
  const endsAt = now + TABLE_LASTS_MS;
  const row = { id, userId, formId, token: newToken(), ageBand, language, boards: asked, endsAt, now };
  const written = await commitNamed(community, {
    openTableRow: openTableRow(community, { ...row, most: TABLES_A_DAY }),
    tableOfForm: tableOfForm(community, userId, formId),
  });
  if (!written.ok) throw new Error(`table not opened: ${written.constraint}`);
  const [opened] = written.rows.tableOfForm;
  if (!opened) return { ok: false, refusal: "table.many_today" };
  // a form that was sent again finds its table laid
  await ctx.games.open(opened.id, { seed: opened.id, boards, language, endsAt });
  return { ok: true, to: tablePath(opened.token ?? "") };
}
