import { faultText } from "#app/core/fault-text.ts";
import { isLanguage } from "#app/core/language.ts";
import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { claimUnpaidMails, closeUnpaidMail, type DueMail } from "./store.server.ts";
import { unpaidEmail } from "./unpaid-email.ts";

const MAX_AT_ONCE = 20;

/**
 * Every minute: whose charge did not go through is told by mail, once an invoice. It belongs to the warnings about the
 * account that go by mail always (`choices.ts`). Claimed before it is sent and closed after: a worker that dies in
 * between leaves it to the next run, so that it may come twice where the mail vendor's yes was lost, and never not at all.
 */
export async function sendUnpaidMails(ctx: AppContext): Promise<void> {
  const [due] = await ctx.db.batch([claimUnpaidMails(ctx.db, ctx.now(), MAX_AT_ONCE)]);
  for (const mail of due) {
    try {
      const closed = await commit(ctx.db, [closeUnpaidMail(ctx.db, mail, await send(ctx, mail))]);
      if (!closed.ok) throw new Error(`mail not closed: ${closed.constraint}`);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "billing.unpaid_mail", error: faultText(error) }));
    }
  }
}

async function send(ctx: AppContext, mail: DueMail): Promise<"sent" | "over"> {
  if (mail.unpaid === 0 || mail.until <= ctx.now()) return "over";
  const account = await ctx.accounts.find(mail.userId);
  if (!account?.email) return "over";
  const spoken = [mail.language, account.language].find(isLanguage) ?? "en";
  await ctx.mail.send({
    to: account.email,
    ...unpaidEmail(spoken, { ...mail, fullName: account.fullName }),
  });
  return "sent";
}
