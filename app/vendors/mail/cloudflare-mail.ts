import type { Mail } from "#app/vendors/ports.ts";

/** The part of Cloudflare's `send_email` binding that is used. */
type MailBinding = Pick<SendEmail, "send">;

type CloudflareMailConfig = {
  /** An address of a domain that is onboarded to Email Sending. */
  from: { email: string; name: string };
};

/**
 * Mail by Cloudflare's e-mail binding. Throws Cloudflare's error, with its `code`, when a mail is refused.
 * @see https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
export function cloudflareMail(binding: MailBinding, { from }: CloudflareMailConfig): Mail {
  return {
    async send({ to, subject, text, html }) {
      await binding.send({ from, to, subject, text, ...(html === undefined ? {} : { html }) });
    },
  };
}
