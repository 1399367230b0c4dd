import { isTimeZone } from "#app/core/local-day.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import type { Account } from "#app/vendors/ports.ts";
import { ageBandOf } from "./age.ts";
import { followDeviceZone, profileOf, recordWebhook, saveProfile } from "./store.server.ts";
import type { Profile } from "./tables.ts";
import { changeZone } from "./time-zone.ts";
import { closingStatement } from "./under-13.server.ts";

const zoneFor = (account: Account, browserZone: string | null): string => {
  const known = account.timeZone && isTimeZone(account.timeZone) ? account.timeZone : null;
  return known ?? browserZone ?? "UTC";
};

/** Writes what the identity vendor knows of a person into the profile. */
export const mirrorStatement = (ctx: AppContext, account: Account): Statement =>
  saveProfile(ctx.db, {
    userId: account.userId,
    fullName: account.fullName,
    timeZone: zoneFor(account, ctx.browserZone),
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneNumber !== null && account.phoneVerified,
    now: ctx.now(),
    accountUpdatedAt: account.updatedAt,
    ageBand: ageBandOf(account.ageBand),
  });

/**
 * The member's profile, made now when the vendor's webhook has not come yet.
 * @throws Response 401 when the account no longer exists at the vendor
 */
export async function ensureProfile(ctx: MemberContext, found: Profile | undefined): Promise<Profile> {
  if (found) return found;
  const account = await ctx.accounts.find(ctx.userId);
  if (!account) throw new Response("This account no longer exists.", { status: 401 });
  await commit(ctx.db, [mirrorStatement(ctx, account), await closingStatement(ctx, account)]);
  ctx.pendingDeletion.changed();
  const [profile] = await profileOf(ctx.db, ctx.userId);
  if (!profile) throw new Error("profile was not written");
  return profile;
}

/**
 * A member who writes from another zone than before: the day changes over there at the next midnight (G2).
 * One who has chosen a zone in `/settings` keeps it, wherever they write from.
 */
export function followTimeZone(ctx: MemberContext, profile: Profile): Statement[] {
  const change = ctx.browserZone ? changeZone(profile, ctx.browserZone, ctx.now()) : null;
  return change ? [followDeviceZone(ctx.db, ctx.userId, change)] : [];
}

export type AccountEvent = { id: string; type: "user.created" | "user.updated"; account: Account };

/** Works one verified webhook of the identity vendor; a second delivery changes nothing. */
export async function mirrorAccount(ctx: AppContext, event: AccountEvent): Promise<"worked" | "seen"> {
  const written = await commit(ctx.db, [
    recordWebhook(ctx.db, { id: event.id, vendor: "clerk", type: event.type, receivedAt: ctx.now() }),
    mirrorStatement(ctx, event.account),
    await closingStatement(ctx, event.account),
  ]);
  if (!written.ok && written.constraint !== "webhook_events.id") {
    throw new Error(`profile not mirrored: ${written.constraint}`);
  }
  return written.ok ? "worked" : "seen";
}
