import { commit } from "#app/db/commit.ts";
import { roundPath, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readList } from "./content.server.ts";
import { dailyTen, tenOfTheme } from "./draw.ts";
import { readTriviaForm, type TriviaForm } from "./forms.ts";
import type { TriviaReply } from "./reply.ts";
import { addRound, type Beginning, readBeginning, saveClock } from "./store.server.ts";

/** Begins a round, or goes on with the day's; two D1 trips. */
export async function actOnTrivia(ctx: MemberContext, sent: FormData): Promise<TriviaReply> {
  const read = readTriviaForm(sent);
  if (!read.success)
    return { ok: false, intent: String(sent.get("intent") ?? "").slice(0, 20), refusal: "trivia.bad_form" };
  const form = read.data;
  const { db, userId } = ctx;
  const { intent } = form;
  if (form.intent === "clock") {
    await keepClock(ctx, form.seconds || null);
    return { ok: true, intent, to: TRIVIA_PATH };
  }
  const now = ctx.now();
  const beginning = await readBeginning(db, userId, now);
  const profile = beginning.profile ?? (await ensureProfile(ctx, undefined));
  const day = memberDay(profile, now);
  const drawn = await draw(ctx, form, beginning, day);
  if (drawn.items.length === 0) return { ok: false, intent, refusal: "trivia.nothing_due" };
  const round = { ...drawn, userId, day, seconds: beginning.seconds, at: now };
  const written = await commit(db, [addRound(db, round)]);
  if (!written.ok) throw new Error(`round not begun: ${written.constraint}`);
  return { ok: true, intent, to: roundPath(drawn.id) };
}

async function keepClock(ctx: MemberContext, seconds: number | null): Promise<void> {
  const write = () => commit(ctx.db, [saveClock(ctx.db, ctx.userId, seconds)]);
  let written = await write();
  if (!written.ok && written.constraint === "FOREIGN KEY") {
    // the first thing that this member ever does
    await ensureProfile(ctx, undefined);
    written = await write();
  }
  if (!written.ok) throw new Error(`clock not kept: ${written.constraint}`);
}

type Begun = Exclude<TriviaForm, { intent: "clock" }>;

async function draw(ctx: MemberContext, form: Begun, { young, due, lately }: Beginning, day: string) {
  const list = await readList(ctx);
  if (form.intent === "daily")
    return { id: `daily-${day}`, kind: "daily" as const, about: "", items: dailyTen(list, day) };
  if (form.intent === "practice") {
    const known = new Set(list.map(({ id }) => id));
    const items = due.filter((id) => known.has(id));
    return { id: form.requestId, kind: "practice" as const, about: "", items };
  }
  const { theme, requestId } = form;
  const items = tenOfTheme(list, { theme, young, lately, seed: `${ctx.userId}:${requestId}` });
  return { id: requestId, kind: "theme" as const, about: theme, items };
}
