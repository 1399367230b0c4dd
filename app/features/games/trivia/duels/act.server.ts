import { newId } from "#app/core/id.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import type { Condition } from "#app/features/community/outbox/store.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { mayWrite } from "#app/features/friends/may-write.server.ts";
import { DUELS_PATH, roundPath } from "#app/features/games/paths.ts";
import { readList } from "#app/features/games/trivia/content.server.ts";
import { tenOfDuel } from "#app/features/games/trivia/draw.ts";
import { addRound, readBeginning } from "#app/features/games/trivia/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { BETWEEN_MS, DUEL_MS, MAX_WAITING } from "./duel.ts";
import { readDuelForm } from "./forms.ts";
import type { DuelRefusal, DuelReply } from "./reply.ts";
import {
  addDuel,
  type Challenged,
  challengedOf,
  declineDuel,
  type OpenDuel,
  openDuel,
  takeDuelBack,
} from "./store.server.ts";

type Done = { to: string } | { refusal: DuelRefusal };

/** The forms of duels. What is refused changes nothing. */
export async function actOnDuels(ctx: MemberContext, sent: FormData): Promise<DuelReply> {
  const read = readDuelForm(sent);
  const intent = String(sent.get("intent") ?? "").slice(0, 20);
  if (!read.success) return { ok: false, intent, refusal: "duel.bad_form" };
  if (!ctx.communityRules.open) return { ok: false, intent, refusal: "duel.closed" };
  const form = read.data;
  const done =
    form.intent === "challenge"
      ? await challenge(ctx, form.id)
      : form.intent === "play"
        ? await play(ctx, form.id)
        : await leave(ctx, form.intent, form.id);
  return "to" in done ? { ok: true, intent, to: done.to } : { ok: false, intent, ...done };
}

/** Asks a friend: ten questions are drawn, the same for both, and fit for both. Pressed twice, it is one. */
async function challenge(ctx: MemberContext, friendshipId: string): Promise<Done> {
  const { community, userId } = ctx;
  const [may, [[friend]], list] = await Promise.all([
    mayWrite(ctx, "act"),
    community.batch([challengedOf(community, userId, friendshipId)]) as Promise<[Challenged[]]>,
    readList(ctx),
  ]);
  if (!friend) return { refusal: "duel.gone" };
  if (!may) return { refusal: "duel.not_now" };
  const now = ctx.now();
  const id = newId("duel", now, ctx.random);
  const made: Condition = { sql: "SELECT 1 FROM trivia_duels WHERE id = ?7", values: [id] };
  const effect = { kind: "notice", topic: "duel.asked", causeId: id } as const;
  const notice = outboxRow(ctx, friend.otherId, `duel_asked:${id}`, effect, made);
  const written = await commitNamed(community, {
    duel: addDuel(community, {
      id,
      from: userId,
      to: friend.otherId,
      items: tenOfDuel(list, { young: friend.ageBand !== "18+", seed: id }),
      now,
      endsAt: now + DUEL_MS,
      since: now - BETWEEN_MS,
      most: MAX_WAITING,
    }),
    notice: notice.statement,
  });
  // friends no more, since it was read
  if (!written.ok) return { refusal: "duel.gone" };
  if (written.rows.duel.length === 0) return { refusal: "duel.not_now" };
  deliverSoon(ctx, [notice.id]);
  publishCommunityChange(ctx, userId);
  return { to: DUELS_PATH };
}

/** Begins one's own side, or goes on with it: a round as any other, whose questions the duel has. */
async function play(ctx: MemberContext, id: string): Promise<Done> {
  const { db, community, userId } = ctx;
  const now = ctx.now();
  const [[[duel]], beginning] = await Promise.all([
    community.batch([openDuel(community, userId, id, now)]) as Promise<[OpenDuel[]]>,
    readBeginning(db, userId, now),
  ]);
  if (!duel) return { refusal: "duel.gone" };
  const profile = beginning.profile ?? (await ensureProfile(ctx, undefined));
  const round = {
    id,
    kind: "duel" as const,
    about: "",
    userId,
    day: memberDay(profile, now),
    items: JSON.parse(duel.items) as string[],
    seconds: beginning.seconds,
    at: now,
  };
  const written = await commit(db, [addRound(db, round)]);
  if (!written.ok) throw new Error(`duel not begun: ${written.constraint}`);
  return { to: roundPath(id) };
}

/** Declined, which nobody is notified of; or taken back by who asked. */
async function leave(ctx: MemberContext, intent: "decline" | "take-back", id: string): Promise<Done> {
  const { community, userId } = ctx;
  const write = intent === "decline" ? declineDuel : takeDuelBack;
  const written = await commitNamed(community, { write: write(community, userId, id) });
  if (!written.ok) throw new Error(`duel not left: ${written.constraint}`);
  const [row] = written.rows.write;
  if (!row) return { refusal: "duel.gone" };
  publishCommunityChange(ctx, userId, ...("otherId" in row ? [row.otherId] : []));
  return { to: DUELS_PATH };
}
