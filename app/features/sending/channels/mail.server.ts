import type { Language } from "#app/core/language.ts";
import { commit } from "#app/db/commit.ts";
import type { Addressee, EmailDraft } from "#app/features/sending/emails.ts";
import { languageIn } from "#app/features/sending/model/member.ts";
import type { Scope } from "#app/features/sending/model/unsubscribe-token.ts";
import { type MemberRow, refuseAddress } from "#app/features/sending/store.server.ts";
import { unsubscribeToken } from "#app/features/sending/unsubscribe/token.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { MailFault } from "#app/vendors/ports.ts";
import { type Outcome, SENT, skipped } from "./outcome.ts";

type ToMember = Pick<MemberRow, "language" | "origin" | "refusedAddress"> & { userId: string };

/**
 * To the address that the identity vendor holds now. An address that mail came back from is not written to again,
 * until it is another one.
 * @param written the e-mail, in the member's language
 */
export async function mailTo(
  ctx: AppContext,
  member: ToMember,
  scope: Scope,
  written: (addressee: Addressee, language: Language) => EmailDraft,
): Promise<Outcome> {
  const account = await ctx.accounts.find(member.userId);
  if (!account?.email || !member.origin) return skipped("no_address");
  const mark = await ctx.hmac(`mail:${account.email.toLowerCase()}`);
  if (mark === member.refusedAddress) return skipped("address_refused");
  const language = languageIn(member.language, account.language);
  const unsubscribe = await unsubscribeToken(ctx, member.userId, scope);
  const addressee = { language, fullName: account.fullName, origin: member.origin, unsubscribe };
  try {
    await ctx.mail.send({ to: account.email, ...written(addressee, language) });
    return SENT;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    await commit(ctx.db, [refuseAddress(ctx.db, member.userId, mark, ctx.now())]);
    return skipped("address_refused");
  }
}
