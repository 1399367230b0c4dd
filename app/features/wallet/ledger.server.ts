import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { csvFile, rowsOf } from "#app/db/export-section.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { causeWords, type NameOf, walletCopy } from "./copy.ts";
import { daysOf, type LedgerPage, sinceWords } from "./ledger.ts";
import { type LedgerQuery, shownBy } from "./query.ts";
import { experienceToNext, levelOf } from "./rules.ts";
import { userStats, walletLedger, walletTotals } from "./tables.ts";

const PAGE = 30;
const FILE_PAGE = 500;

/** For the page's own batch: its lines, and the sums that the schema keeps. */
export const ledgerReads = ({ db, userId }: MemberContext, { view, before }: LedgerQuery) => {
  const { currencies, sign } = shownBy(view);
  return [
    db
      .select()
      .from(walletLedger)
      .where(
        and(
          eq(walletLedger.userId, userId),
          inArray(walletLedger.currency, [...currencies]),
          before === null ? undefined : lt(walletLedger.seq, before),
          sign === 0 ? undefined : sign > 0 ? gt(walletLedger.amount, 0) : lt(walletLedger.amount, 0),
        ),
      )
      .orderBy(desc(walletLedger.seq))
      .limit(PAGE + 1),
    db.select().from(walletTotals).where(eq(walletTotals.userId, userId)),
    db.select({ experience: userStats.totalExperience }).from(userStats).where(eq(userStats.userId, userId)),
  ] as const;
};

type Found = Awaited<ReturnType<typeof ledgerReads>[0]>;
type Totals = Awaited<ReturnType<typeof ledgerReads>[1]>;
type Stats = Awaited<ReturnType<typeof ledgerReads>[2]>;

/** Balances are what was earned less what was spent: the sums on the page are the page's own proof. */
export function ledgerPage(
  ctx: MemberContext,
  profile: Profile,
  { view, before }: LedgerQuery,
  [found, totals, [stats]]: readonly [Found, Totals, Stats],
  nameOf: NameOf,
): LedgerPage {
  const now = ctx.now();
  const reader = { language: ctx.language, zone: currentTimeZone(profile, now), now };
  const shown = found.slice(0, PAGE);
  const of = (currency: string) => {
    const { earned = 0, spent = 0, since = null } = totals.find((each) => each.currency === currency) ?? {};
    return {
      earned,
      spent,
      balance: earned - spent,
      since: since === null ? null : sinceWords(since, reader),
    };
  };
  return {
    view,
    days: daysOf(shown, reader, nameOf),
    before: found.length > PAGE ? (shown.at(-1)?.seq ?? null) : null,
    isFirst: before === null,
    coins: of("faith_coins"),
    gems: of("faith_gems").balance,
    messages: of("message_credits").balance,
    level: levelOf(stats?.experience ?? 0),
    toNext: experienceToNext(stats?.experience ?? 0),
  };
}

/** Every movement as a table for a spreadsheet, made while it is read. */
export function ledgerFile(ctx: MemberContext, nameOf: NameOf): Response {
  const read = (last: { seq: number } | null) =>
    ctx.db
      .select()
      .from(walletLedger)
      .where(and(eq(walletLedger.userId, ctx.userId), last ? lt(walletLedger.seq, last.seq) : undefined))
      .orderBy(desc(walletLedger.seq))
      .limit(FILE_PAGE);
  const { file } = walletCopy[ctx.language];
  const lines = async function* () {
    for await (const row of rowsOf(read, FILE_PAGE)) {
      const [what, about] = causeWords(row.cause, row.subject, ctx.language, nameOf);
      yield { ...row, time: new Date(row.createdAt).toISOString(), what, about };
    }
  };
  const text = csvFile(["time", "what", "about", "currency", "amount", "balanceAfter"], lines());
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "private, no-store",
    },
  });
}
