import { faultText } from "#app/core/fault-text.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import type { PlanChangeRefusal } from "#app/features/billing/model/refusals.ts";
import { ensureProfile, mirrorStatement } from "#app/features/member/service.server.ts";
import { changeZoneOnce, profileOf, saveSettings } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { minuteOf } from "#app/features/notifications/choices/choices.ts";
import { choicesIn } from "#app/features/notifications/choices/chosen.ts";
import { replaceChoices } from "#app/features/notifications/choices-store.server.ts";
import { replanDigest } from "#app/features/sending/digests/store.server.ts";
import { removeDeviceById } from "#app/features/sending/push/store.server.ts";
import { saveNoticeSettings, tryAddressAgain } from "#app/features/sending/settings/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { hasFreshFactor } from "#app/request/guards.server.ts";
import { deleteAccount } from "./deletion/deletion.server.ts";
import { confirmsDeletion } from "./deletion/deletion.ts";
import { readForm, type SettingsForm } from "./model/forms.ts";
import type { SettingsRefusal, SettingsReply } from "./model/refusals.ts";
import { chooseZone, cleanName } from "./model/rules.ts";

type Of<Intent extends SettingsForm["intent"]> = Extract<SettingsForm, { intent: Intent }>;

/**
 * Works one form of `/settings`. Each says what shall be, not what shall change: sent twice, the second time finds it
 * done, so that a form needs no id of its own (docs/decisions/0019).
 */
export async function act(ctx: MemberContext, form: FormData): Promise<SettingsReply> {
  const parsed = readForm(form);
  if (!parsed.success) {
    return { ok: false, intent: String(form.get("intent") ?? ""), refusal: "settings.bad_form", value: null };
  }
  const { intent } = parsed.data;
  const refusal = await work(ctx, parsed.data);
  return refusal ? { ok: false, intent, refusal, value: typedIn(parsed.data) } : { ok: true, intent };
}

/** Null when it is done. */
function work(ctx: MemberContext, form: SettingsForm): Promise<SettingsRefusal | null> {
  switch (form.intent) {
    case "rename":
      return rename(ctx, form);
    case "zone":
      return setZone(ctx, form);
    case "notifications":
      return setNotifications(ctx, form);
    case "mail-again":
      return keep(ctx, [tryAddressAgain(ctx.db, ctx.userId, ctx.now())]);
    case "forget-device":
      return keep(ctx, [removeDeviceById(ctx.db, ctx.userId, form.id)]);
    case "cancel-premium":
      return setCancelAtMonthEnd(ctx, true);
    case "keep-premium":
      return setCancelAtMonthEnd(ctx, false);
    case "delete":
      return confirmDelete(ctx, form);
  }
}

/** A refused form comes back whole, as far as anybody can have typed it, characters. */
const MAX_TYPED = 10_000;

const typedIn = (form: SettingsForm): string | null => {
  if (form.intent === "rename") return form.fullName.slice(0, MAX_TYPED);
  return form.intent === "delete" ? form.confirmation.slice(0, MAX_TYPED) : null;
};

/** The vendor first: its name is the one that its webhooks bring. */
async function rename(ctx: MemberContext, { fullName }: Of<"rename">): Promise<SettingsRefusal | null> {
  const name = cleanName(fullName);
  if (!name.ok) return name.refusal;
  const account = await ctx.accounts.rename(ctx.userId, name.value).catch((error: unknown) => {
    console.error(
      JSON.stringify({ level: "error", at: "rename", requestId: ctx.requestId, error: faultText(error) }),
    );
    return null;
  });
  if (!account) return "settings.vendor";
  return keep(ctx, [mirrorStatement(ctx, account)]);
}

/** `device`: the zone follows the browser from now on, and changes to it now. */
async function setZone(ctx: MemberContext, { zone }: Of<"zone">): Promise<SettingsRefusal | null> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  const profile = await ensureProfile(ctx, found);
  const now = ctx.now();
  const followed = zone === "device";
  const wanted = followed ? (ctx.browserZone ?? profile.nextTimeZone ?? profile.timeZone) : zone;
  const chosen = chooseZone(profile, wanted, now);
  if (!chosen.ok) return chosen.refusal;
  const settings = saveSettings(ctx.db, ctx.userId, { zoneChosen: !followed }, now);
  if (!chosen.value) return keep(ctx, [settings]);
  const change = changeZoneOnce(ctx.db, ctx.userId, chosen.value, memberDay(profile, now));
  const written = await commitNamed(ctx.db, { change, settings });
  if (!written.ok) throw new Error(`zone not kept: ${written.constraint}`);
  return written.rows.change.length > 0 ? null : "settings.zone_again";
}

async function setNotifications(
  ctx: MemberContext,
  form: Of<"notifications">,
): Promise<SettingsRefusal | null> {
  const from = minuteOf(form.quietFrom);
  const to = minuteOf(form.quietTo);
  if (form.quiet && (from === null || to === null || from === to)) return "settings.quiet_times";
  const hours = form.quiet ? { quietFrom: from, quietTo: to } : { quietFrom: null, quietTo: null };
  return keep(ctx, [
    saveSettings(ctx.db, ctx.userId, hours, ctx.now()),
    ...replaceChoices(ctx.db, ctx.userId, choicesIn(form.choice)),
    saveNoticeSettings(
      ctx.db,
      ctx.userId,
      { every: form.digestEvery, keepsRest: form.keepsRest, origin: ctx.origin },
      ctx.now(),
    ),
    // its time follows from what was just chosen
    replanDigest(ctx.db, ctx.userId),
  ]);
}

/** One tap out, and one back (P8): the month that is paid is kept. */
async function setCancelAtMonthEnd(ctx: MemberContext, ends: boolean): Promise<SettingsRefusal | null> {
  const set = await setCancelAtPeriodEnd(ctx, ends);
  return set.ok ? null : PLAN_REFUSAL[set.refusal];
}

const PLAN_REFUSAL: Record<PlanChangeRefusal, SettingsRefusal> = {
  "billing.unreachable": "settings.payments",
  "billing.no_subscription": "settings.no_plan",
  "billing.change_under_way": "settings.plan_busy",
  "billing.too_fast": "settings.plan_too_fast",
  "billing.too_many": "settings.plan_too_many",
};

async function confirmDelete(ctx: MemberContext, form: Of<"delete">): Promise<SettingsRefusal | null> {
  if (!confirmsDeletion(form.confirmation)) return "settings.not_confirmed";
  if (!hasFreshFactor(ctx.session)) return "settings.proof_needed";
  await deleteAccount(ctx);
  return null;
}

/** Written at once; a member whose profile has not come yet gets it first. */
async function keep(ctx: MemberContext, statements: Statement[]): Promise<null> {
  let written = await commit(ctx.db, statements);
  if (!written.ok && written.constraint === "FOREIGN KEY") {
    const [found] = await profileOf(ctx.db, ctx.userId);
    await ensureProfile(ctx, found);
    written = await commit(ctx.db, statements);
  }
  if (!written.ok) throw new Error(`settings not kept: ${written.constraint}`);
  return null;
}
