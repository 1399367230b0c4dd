import { isSame, type Pass, type PassKind, readPassOf, signedTextOf } from "#app/core/guest-pass.ts";
import type { AppContext } from "./context.ts";

type Signing = Pick<AppContext, "hmac" | "now">;

/** What a phone's cookie says, where we signed it and it has not run out. What it opens is looked up each time. */
export async function verifiedPass(
  ctx: Signing,
  kind: PassKind,
  cookies: string | null,
): Promise<Pass | null> {
  const pass = readPassOf(kind, cookies);
  if (!pass || pass.until <= ctx.now()) return null;
  return isSame(await ctx.hmac(signedTextOf(kind, pass)), pass.signature) ? pass : null;
}

export const signedPass = async (
  ctx: Signing,
  kind: PassKind,
  made: Omit<Pass, "signature">,
): Promise<Pass> => ({ ...made, signature: await ctx.hmac(signedTextOf(kind, made)) });
