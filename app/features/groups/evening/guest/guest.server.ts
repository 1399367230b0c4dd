import { newId } from "#app/core/id.ts";
import type { Result } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { type GuestForm, type PartForm, readGuestForm } from "#app/features/groups/evening/forms.ts";
import { judgeGuestName, refusalIn, refusedReply } from "#app/features/groups/evening/judge.server.ts";
import { removeGuest } from "#app/features/groups/evening/lead/store.server.ts";
import { publishToEvening } from "#app/features/groups/evening/live/publish-evening.server.ts";
import {
  EVENING_PASS,
  type GuestPass,
  guestKey,
  guestMayCome,
  guestPass,
  passCookie,
  signedText,
} from "#app/features/groups/evening/model/guest.ts";
import { takePart } from "#app/features/groups/evening/part/part.server.ts";
import { noteOfForm } from "#app/features/groups/evening/part/store.server.ts";
import type { EveningRefusal, EveningReply } from "#app/features/groups/evening/reply.ts";
import { type EveningRow, eveningByToken, eveningOf } from "#app/features/groups/evening/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { verifiedPass } from "#app/request/guest-pass.server.ts";
import { enterEvening } from "./store.server.ts";

/** A reply to a guest, and the cookie that goes with it. */
export type GuestAnswer = { reply: EveningReply; cookie: string | null };

/** What a phone's cookie says, where we signed it and it has not run out. What it opens is looked up each time. */
export async function passOf(
  ctx: Pick<AppContext, "hmac" | "now">,
  cookies: string | null,
): Promise<GuestPass | null> {
  const pass = await verifiedPass(ctx, EVENING_PASS, cookies);
  return pass && guestPass(pass);
}

/** The evening that a guest is in; null once it is over, or they were sent away. */
export async function guestEvening(ctx: AppContext, pass: GuestPass): Promise<EveningRow | null> {
  const { community } = ctx;
  const asked = { as: "guest", who: pass.guestId, at: pass.eveningId, now: ctx.now() } as const;
  const [[evening]] = await community.batch([eveningOf(community, asked)]);
  return evening && admitsGuests(evening) ? evening : null;
}

/** The one rule, asked each time: an appointment may have ended since. */
export const admitsGuests = ({ ageBand, openerLeads }: EveningRow): boolean =>
  guestMayCome({ ageBand, openerLeads: openerLeads === 1 }, ageBand);

/** Works one form of a guest's page. */
export async function actAsGuest(
  ctx: AppContext,
  form: FormData,
  cookies: string | null,
): Promise<GuestAnswer> {
  const parsed = readGuestForm(form);
  const no = async (refusal: EveningRefusal, young = false): Promise<GuestAnswer> => ({
    reply: await refusedReply(ctx, form, refusal, young),
    cookie: null,
  });
  if (!parsed.success) return no(refusalIn(parsed.error.issues));
  const { data } = parsed;
  if (data.intent === "enter") {
    const entered = await enter(ctx, data, cookies);
    return entered.ok
      ? { reply: { ok: true, intent: "enter", id: entered.value.eveningId }, cookie: entered.value.cookie }
      : no(entered.refusal);
  }
  const pass = await passOf(ctx, cookies);
  const evening = pass && (await guestEvening(ctx, pass));
  if (!pass || !evening) return no("evening.gone");
  if (data.intent === "leave") return leave(ctx, pass);
  const done = await takePart(ctx, evening.id, { userId: null, guestId: pass.guestId }, data);
  if (!done.ok) return no(done.refusal, evening.ageBand === "13-17");
  return { reply: { ok: true, intent: data.intent, id: done.value.id }, cookie: null };
}

type Entered = Result<{ eveningId: string; cookie: string | null }, EveningRefusal>;

/** A first name, for one evening. Whoever is in it already, is. */
async function enter(
  ctx: AppContext,
  { token, name, age }: Extract<GuestForm, { intent: "enter" }>,
  cookies: string | null,
): Promise<Entered> {
  const { community } = ctx;
  const now = ctx.now();
  const [[[evening]], pass] = await Promise.all([
    community.batch([eveningByToken(community, token, now, "")]),
    passOf(ctx, cookies),
  ]);
  if (!evening || !admitsGuests(evening)) return { ok: false, refusal: "evening.nowhere" };
  if (pass && pass.eveningId === evening.id && (await guestEvening(ctx, pass)))
    return { ok: true, value: { eveningId: evening.id, cookie: null } };
  const refused = await judgeGuestName(ctx, name);
  if (refused) return { ok: false, refusal: refused };
  const opened = { ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 };
  if (age === "" || !guestMayCome(opened, age)) return { ok: false, refusal: "evening.age" };
  const id = newId("eguest", now, ctx.random);
  const written = await commitNamed(community, {
    enterEvening: enterEvening(community, { id, token, name, ageBand: age, now }),
  });
  if (!written.ok) {
    if (!/guest_may_meet|evening_uses/.test(written.constraint))
      throw new Error(`guest: ${written.constraint}`);
    return { ok: false, refusal: "evening.nowhere" };
  }
  const [entered] = written.rows.enterEvening;
  if (!entered) return { ok: false, refusal: "evening.nowhere" };
  const made = { eveningId: entered.eveningId, guestId: id, until: evening.endsAt };
  const signed = { ...made, signature: await ctx.hmac(signedText(made)) };
  publishToEvening(ctx, entered.eveningId, { changed: "people" });
  const cookie = passCookie(signed, now, ctx.origin.startsWith("https:"));
  return { ok: true, value: { eveningId: entered.eveningId, cookie } };
}

async function leave(ctx: AppContext, pass: GuestPass): Promise<GuestAnswer> {
  const { community } = ctx;
  const { eveningId: id, guestId } = pass;
  const written = await commitNamed(
    community,
    removeGuest(community, { id, userId: null, now: ctx.now() }, guestId),
  );
  if (!written.ok) throw new Error(`guest not gone: ${written.constraint}`);
  publishToEvening(ctx, id, { changed: "people" }, [guestKey(guestId)]);
  const cookie = passCookie({ ...pass, until: 0 }, ctx.now(), ctx.origin.startsWith("https:"));
  return { reply: { ok: true, intent: "leave", id }, cookie };
}

/** A note that waited on a guest's phone, sent by itself. What was taken before is taken: the answer to it was lost. */
export async function sendGuestNote(
  ctx: AppContext,
  form: FormData,
  note: Extract<PartForm, { intent: "note" }>,
  { cookies, eveningId }: { cookies: string | null; eveningId: string },
): Promise<EveningReply> {
  const pass = await passOf(ctx, cookies);
  if (pass?.eveningId !== eveningId) return refusedReply(ctx, form, "evening.gone", false);
  const who = { userId: null, guestId: pass.guestId };
  const evening = await guestEvening(ctx, pass);
  const done = evening ? await takePart(ctx, evening.id, who, note) : GONE;
  if (done.ok) return { ok: true, intent: "note", id: done.value.id };
  const [[taken]] = await ctx.community.batch([noteOfForm(ctx.community, eveningId, who, note.formId)]);
  if (taken) return { ok: true, intent: "note", id: taken.id };
  return refusedReply(ctx, form, done.refusal, evening?.ageBand === "13-17");
}

const GONE = { ok: false, refusal: "evening.gone" } as const;
