import { localDay } from "#app/core/local-day.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { MAX_PROMISES } from "#app/features/community/model/limits.ts";
import { type RequestRow, requestLine } from "#app/features/community/model/request-line.ts";
import type { Closing, Theme } from "#app/features/community/model/themes.ts";
import { type PromiseTurn, promiseTurns } from "#app/features/community/praying/store.server.ts";
import { wallPage } from "#app/features/community/wall/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type Petition, type Prayed, prayedOf } from "./model/petition.ts";
import { type Turn, todaysTen } from "./model/todays-ten.ts";
import { isOpen, type ListPage, type TodayLine } from "./page.ts";
import { type PetitionRow, petitionsOf } from "./petitions/store.server.ts";

/** What the list reads of the member's own database, with the frame's batch. */
export const prayersReads = ({ db, userId }: MemberContext) => [petitionsOf(db, userId)] as const;

const PROMISED = { show: "promised", theme: null, language: null, q: "", after: null } as const;

/** My prayer list: promises and prayers of one's own, with today's ten. One trip to each database, at once. */
export async function readPrayers<Framed extends { profile: Profile; petitions: PetitionRow[] }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
): Promise<{ frame: Framed; page: ListPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], found, turns] = await community.batch([
      communityMemberOf(community, userId),
      wallPage(community, userId, PROMISED, MAX_PROMISES),
      promiseTurns(community, userId),
    ]);
    return { me, found: found as RequestRow[], turns: turns as PromiseTurn[] };
  };
  const { frame, rows } = await readBeside(ctx, framed, read, { open: true });
  const now = ctx.now();
  const timeZone = currentTimeZone(frame.profile, now);
  const today = memberDay(frame.profile, now);
  const day = { today, timeZone };
  const own = frame.petitions.map((row) => ownTurn(row, day));
  const turns = new Map(rows.turns.map((turn) => [turn.id, turn]));
  const promised = rows.found.map((row) => promisedTurn(row, turns.get(row.id), day));
  const kept = own.filter(({ line }) => line.petition.deletedAt === null);
  const page: ListPage = {
    today: todaysTen<Ranked>([...kept, ...promised].filter(isWaiting), today).map(({ line }) => line),
    petitions: kept.map(({ line }) => line.petition),
    promises: promised.map(({ line: { request, pinned } }) => ({ request, pinned })),
    deleted: own.map(({ line }) => line.petition).filter(({ deletedAt }) => deletedAt !== null),
    now,
    timeZone,
  };
  return { frame, page };
}

type Day = { today: string; timeZone: string };
type Ranked = Turn & { line: TodayLine };

const isWaiting = ({ line }: Ranked): boolean =>
  isOpen(line.kind === "petition" ? line.petition.state : line.request.state);

const lastTwoOf = (json: string | undefined): Prayed[] => JSON.parse(json ?? "[]") as Prayed[];

function ownTurn(row: PetitionRow, { today, timeZone }: Day) {
  const { lastTwo, pinnedDay, ...rest } = row;
  const { prayedAt, prayedBefore } = prayedOf(lastTwoOf(lastTwo), today);
  const petition: Petition = {
    ...rest,
    theme: row.theme as Theme | "",
    state: row.state as "open" | Closing,
    pinned: pinnedDay !== null,
    prayedAt,
  };
  const { id, createdAt: addedAt } = row;
  const line = { kind: "petition" as const, petition };
  return { id, addedAt, addedDay: localDay(addedAt, timeZone), pinnedDay, prayedBefore, line };
}

function promisedTurn(row: RequestRow, turn: PromiseTurn | undefined, { today, timeZone }: Day) {
  const request = requestLine(row, today);
  const { addedAt = row.createdAt, pinnedDay = null } = turn ?? {};
  const { prayedBefore } = prayedOf(lastTwoOf(turn?.lastTwo), today);
  const line = { kind: "request" as const, request, pinned: pinnedDay !== null };
  return { id: row.id, addedAt, addedDay: localDay(addedAt, timeZone), pinnedDay, prayedBefore, line };
}
