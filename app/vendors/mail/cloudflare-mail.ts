import { type Mail, MailFault } from "#app/vendors/ports.ts";

/** The part of Cloudflare's `send_email` binding that is used. */
type MailBinding = Pick<SendEmail, "send">;

type CloudflareMailConfig = {
  /** An address of a domain that is onboarded to Email Sending. */
  from: { email: string; name: string };
};

/**
 * Cloudflare tries soft bounces again itself, keeps a list of addresses from which mail came back for good or whose
 * owners complained, and says only this when one of them is written to: it has no webhook of bounces.
 */
const REFUSED_ADDRESS = "E_RECIPIENT_SUPPRESSED";

/**
 * Mail by Cloudflare's e-mail binding. Throws Cloudflare's error, with its `code`, when a mail is refused for another
 * reason than its address.
 * @see https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
export function cloudflareMail(binding: MailBinding, { from }: CloudflareMailConfig): Mail {
  return {
    async send({ to, subject, text, html, headers }) {
      try {
        await binding.send({ from, to, subject, text, ...(html && { html }), ...(headers && { headers }) });
      } catch (error) {
        throw error instanceof Error && "code" in error && error.code === REFUSED_ADDRESS
          ? new MailFault(REFUSED_ADDRESS)
          : error;
      }
    },
  };
}
