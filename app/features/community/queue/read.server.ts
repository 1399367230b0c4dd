import type { ReportReason } from "#app/features/community/model/themes.ts";
import { levelOf } from "#app/features/community/permissions/levels.ts";
import type { MemberContext } from "#app/request/context.ts";
import { MAX_AGE_MS } from "./model/clock.ts";
import { ITEMS_A_PAGE, type QueueCursor, type QueueQuery } from "./model/query.ts";
import type { QueueDetail, QueuePage } from "./page.ts";
import { type DetailRow, detailOf, type ItemRow, listOf, type PastRow } from "./store.server.ts";

const DAY_MS = 86_400_000;

/** A page of the list, how many wait, and the item that is looked at. One trip. */
export async function readQueue(ctx: MemberContext, query: QueueQuery): Promise<QueuePage> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [[list], [detail]] = await community.batch([
    listOf(community, { userId, now, lateBefore: now - MAX_AGE_MS }, query),
    detailOf(community, userId, now, query),
  ]);
  const { items: rows = "[]", pastoral = 0, ...counts } = list ?? {};
  const found = JSON.parse(rows) as ItemRow[];
  const items = found.slice(0, ITEMS_A_PAGE);
  const last = found.length > ITEMS_A_PAGE ? items.at(-1) : undefined;
  const past = JSON.parse(detail?.past ?? "[]") as PastRow[];
  return {
    pastoral: pastoral === 1,
    query,
    items: items.map((item) => ({ ...item, mine: item.mine === 1 })),
    next: last ? cursorOf(last) : null,
    counts: { open: 0, mine: 0, appeals: 0, late: 0, ...counts },
    detail: detail ? detailIn(detail, now) : null,
    past: past.map((one) => ({ ...one, undone: one.undone === 1 })),
  };
}

const cursorOf = ({ severity, openedAt, closedAt, id }: ItemRow): QueueCursor => ({
  severity,
  at: closedAt ?? openedAt,
  id,
});

function detailIn(row: DetailRow, now: number): QueueDetail {
  const { joinedAt, posts, reproaches, reasons, past: _past, ...rest } = row;
  const counted = new Map<ReportReason, number>();
  for (const reason of JSON.parse(reasons) as ReportReason[])
    counted.set(reason, (counted.get(reason) ?? 0) + 1);
  return {
    ...rest,
    mine: row.mine === 1,
    own: row.own === 1,
    unnamed: row.unnamed === 1,
    revealed: row.revealed === 1,
    withdrawn: row.withdrawn === 1,
    decidedByMe: row.decidedByMe === 1,
    leads: row.leads === 1,
    joinedAt,
    level: levelOf({ days: Math.floor((now - joinedAt) / DAY_MS), posts, reproaches }),
    reasons: [...counted],
  };
}
