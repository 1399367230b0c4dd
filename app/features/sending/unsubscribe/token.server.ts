import {
  type Claim,
  claimAt,
  claimText,
  isSame,
  isTooOld,
  readToken,
  type Scope,
  tokenOf,
} from "#app/features/sending/model/unsubscribe-token.ts";
import type { AppContext } from "#app/request/context.ts";

export async function unsubscribeToken(
  ctx: Pick<AppContext, "hmac" | "now">,
  userId: string,
  scope: Scope,
): Promise<string> {
  const claim = claimAt(userId, scope, ctx.now());
  return tokenOf(claim, await ctx.hmac(claimText(claim)));
}

/** Signed by us, and not too old; `forged` also for what is no token at all. */
export async function believed(
  ctx: Pick<AppContext, "hmac" | "now">,
  token: string,
): Promise<Claim | "forged" | "old"> {
  const read = readToken(token);
  if (!read || !isSame(await ctx.hmac(claimText(read.claim)), read.signature)) return "forged";
  return isTooOld(read.claim, ctx.now()) ? "old" : read.claim;
}
