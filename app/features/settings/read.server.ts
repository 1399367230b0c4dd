import { ownTranslation } from "#app/features/bible/translations.ts";
import { billingIn, billingRead } from "#app/features/billing/model/read.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { satisfiesRole } from "#app/features/member/roles.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { choiceName } from "#app/features/notifications/choices/choices.ts";
import { notOffered } from "#app/features/notifications/choices/chosen.ts";
import { choicesOf } from "#app/features/notifications/choices-store.server.ts";
import { quietOf } from "#app/features/notifications/read.server.ts";
import { sendingPage, sendingReads } from "#app/features/sending/settings/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { SettingsPage } from "./model/page.ts";
import { zoneChangedToday } from "./model/rules.ts";

/** The whole page with one D1 trip. @param asked a room of staff has led here for its second step */
export async function readSettings(ctx: MemberContext, { asked = false } = {}): Promise<SettingsPage> {
  const { frame, rows } = await readFramed(ctx, [
    choicesOf(ctx.db, ctx.userId),
    billingRead(ctx),
    ...sendingReads(ctx),
  ]);
  const [choices, billing, sending, devices] = rows;
  const { profile, settings: kept, member } = frame;
  const now = ctx.now();
  const chosen = choices.map(choiceName);
  const sent = await sendingPage(ctx, { profile, role: member.role, settings: sending[0], devices });
  const changedToday = zoneChangedToday(profile, now);
  return {
    userId: ctx.userId,
    member,
    phone: { number: profile.phoneNumber, verified: profile.phoneVerifiedAt !== null },
    look: {
      appearance: ctx.appearance,
      textSize: ctx.textSize,
      movement: ctx.movement,
      translation: ownTranslation(kept?.translation ?? ctx.translation, ctx.language),
    },
    fullName: profile.fullName,
    role: member.role,
    mfaRequested: asked && satisfiesRole(member.role, "moderator") && !ctx.session.mfaVerified,
    billing: billingIn(billing, now),
    zone: {
      current: currentTimeZone(profile, now),
      next: changedToday ? profile.nextTimeZone : null,
      followsDevice: !kept?.zoneChosen,
      device: ctx.browserZone,
      changedToday,
      all: Intl.supportedValuesOf("timeZone"),
    },
    choices: chosen,
    keptChoices: notOffered(sent.offer, chosen),
    quiet: quietOf(kept),
    sending: sent,
    now,
  };
}
