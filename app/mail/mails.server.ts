import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { isLanguage, type Language } from "#app/core/language.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import type { Account } from "#app/vendors/ports.ts";
import {
  confirmationAddress,
  type EmailTemplate,
  verificationEmail,
  welcomeEmail,
} from "./email-templates.ts";
import { addMail, removeMail } from "./store.server.ts";

export type MailRefusal = "mail.not_yours" | "mail.address_not_ours" | "mail.too_many" | "mail.not_sent";

type Outgoing = { account: Account; cause: "welcome" | "verification"; email: EmailTemplate };

/** Counted first, given back when the mail does not go out. */
async function post(ctx: AppContext, { account, cause, email }: Outgoing): Promise<Result<"sent", string>> {
  const id = newId("mail", ctx.now(), ctx.random);
  const counted = await commit(ctx.db, [
    addMail(ctx.db, { id, userId: account.userId, cause, sentAt: ctx.now() }),
  ]);
  if (!counted.ok) return refuse(counted.constraint);
  try {
    await ctx.mail.send({ to: account.email, ...email });
    return ok("sent");
  } catch (error) {
    await commit(ctx.db, [removeMail(ctx.db, id)]);
    const { requestId } = ctx;
    console.error(JSON.stringify({ level: "error", at: "mail", requestId, error: faultText(error) }));
    return refuse("mail.not_sent");
  }
}

/**
 * F9: the welcome, once in an account's life whoever asks for it: the vendor's webhook, or the member's page.
 * @returns whether it went out now
 */
export async function sendWelcome(
  ctx: AppContext,
  account: Account,
  origin: string,
  spoken: Language,
): Promise<Result<boolean, "mail.not_sent">> {
  if (account.email === "") return ok(false);
  const language = isLanguage(account.language) ? account.language : spoken;
  const email = welcomeEmail(language, account.fullName, origin);
  const posted = await post(ctx, { account, cause: "welcome", email });
  if (posted.ok) return ok(true);
  if (posted.refusal === "mail.not_sent") return refuse("mail.not_sent");
  // sent before, or the account is gone already
  return ok(false);
}

/** The member's own account, if the address of the payload is its own: the vendor's word counts, not the payload's. */
async function ownAccount(ctx: MemberContext, email: string): Promise<Account | null> {
  const account = await ctx.accounts.find(ctx.userId);
  return account && account.email.toLowerCase() === email.trim().toLowerCase() ? account : null;
}

/** F9 from a page. */
export async function requestWelcomeMail(
  ctx: MemberContext,
  email: string,
): Promise<Result<{ sent: boolean }, MailRefusal>> {
  const account = await ownAccount(ctx, email);
  if (!account) return refuse("mail.not_yours");
  await ensureProfile(ctx, (await profileOf(ctx.db, ctx.userId))[0]);
  const sent = await sendWelcome(ctx, account, ctx.origin, ctx.language);
  return sent.ok ? ok({ sent: sent.value }) : sent;
}

/** F10. */
export async function sendVerificationMail(
  ctx: MemberContext,
  { email, confirmationUrl }: { email: string; confirmationUrl: string },
): Promise<Result<{ sent: true }, MailRefusal>> {
  const url = confirmationAddress(confirmationUrl, ctx.origin);
  if (!url) return refuse("mail.address_not_ours");
  const account = await ownAccount(ctx, email);
  if (!account) return refuse("mail.not_yours");
  await ensureProfile(ctx, (await profileOf(ctx.db, ctx.userId))[0]);
  const message = verificationEmail(ctx.language, account.fullName, url);
  const posted = await post(ctx, { account, cause: "verification", email: message });
  if (posted.ok) return ok({ sent: true });
  return refuse(posted.refusal === "mail.not_sent" ? "mail.not_sent" : "mail.too_many");
}
