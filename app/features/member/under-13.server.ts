import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { AppContext } from "#app/request/context.ts";
import type { Account } from "#app/vendors/ports.ts";
import { closeIfUnder13, markUnder13Address } from "./store.server.ts";

const emailHash = (ctx: AppContext, email: string): Promise<string> =>
  ctx.hmac(`under-13:${email.trim().toLowerCase()}`);

/**
 * G13: an account that is made with the address of one whose owner has said that they are under 13 is closed as that
 * one is, for what is left of its thirty days. Accounts that were there before are not touched, nor those that staff
 * have opened.
 */
export async function closingStatement(ctx: AppContext, account: Account): Promise<Statement> {
  const mark = await emailHash(ctx, account.email);
  return closeIfUnder13(ctx.db, {
    userId: account.userId,
    mark,
    createdAt: account.createdAt,
    now: ctx.now(),
  });
}

/** The address is remembered as a keyed hash, until that account is erased. */
export async function rememberAddress(ctx: AppContext, userId: string, until: number): Promise<void> {
  const account = await ctx.accounts.find(userId);
  if (!account?.email) return;
  const mark = await emailHash(ctx, account.email);
  const written = await commit(ctx.db, [markUnder13Address(ctx.db, { mark, saidAt: ctx.now(), until })]);
  if (!written.ok) throw new Error(`address not remembered: ${written.constraint}`);
}
