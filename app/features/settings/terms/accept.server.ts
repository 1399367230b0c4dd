import { commit } from "#app/db/commit.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type AskedVersion, acceptVersion, versionsToAccept } from "./store.server.ts";

/** One trip. */
export async function readTermsToAccept(
  ctx: MemberContext,
): Promise<{ member: HubMember; versions: AskedVersion[]; isDue: boolean }> {
  const { frame, rows } = await readFramed(ctx, [versionsToAccept(ctx.db, ctx.userId)]);
  const versions: AskedVersion[] = rows[0];
  const isDue = versions.some(({ countsFrom }) => countsFrom <= ctx.now());
  return { member: frame.member, versions, isDue };
}

/** @param version the last that the page showed; null for what is no number */
export async function acceptTerms(ctx: MemberContext, version: number | null): Promise<boolean> {
  if (version === null || !Number.isSafeInteger(version)) return false;
  const written = await commit(ctx.db, [acceptVersion(ctx.db, ctx.userId, version, ctx.now())]);
  if (!written.ok) throw new Error(`terms not accepted: ${written.constraint}`);
  // what this isolate remembers of the account is looked up anew
  ctx.pendingDeletion.changed();
  return true;
}
