import type { Copy, Language } from "#app/core/language.ts";
import { type EmailTemplate, renderEmail } from "#app/mail/email-templates.ts";
import type { Every } from "./model/digest-time.ts";

/** Where an e-mail goes and leads. `unsubscribe`: the token of the way out. */
export type Addressee = { language: Language; fullName: string; origin: string; unsubscribe: string };
export type EmailDraft = EmailTemplate & { headers: Record<string, string> };

/** Lines of one digest; what is more is in the app. */
export const MAX_LINES = 20;

type DigestWords = { subject: (count: number) => string; lead: string };

const COPY: Copy<{
  single: { lead: string; link: string };
  digest: Record<Every, DigestWords> & { more: (count: number) => string; link: string };
  off: string;
  change: string;
}> = {
  en: {
    single: { lead: "You asked to be told of this by email:", link: "Open it in Koinonia" },
    digest: {
      day: {
        subject: (count) => `Your day in Koinonia: ${count === 1 ? "one notice" : `${count} notices`}`,
        lead: "Collected for you since the last time:",
      },
      week: {
        subject: (count) => `Your week in Koinonia: ${count === 1 ? "one notice" : `${count} notices`}`,
        lead: "Collected for you in this week:",
      },
      more: (count) => `${count} more in the app`,
      link: "See them all",
    },
    off: "Turn these emails off, without signing in",
    change: "Choose how you are told",
  },
  es: {
    single: { lead: "Pediste que te avisáramos de esto por correo:", link: "Abrirlo en Koinonia" },
    digest: {
      day: {
        subject: (count) => `Tu día en Koinonia: ${count === 1 ? "un aviso" : `${count} avisos`}`,
        lead: "Reunido para ti desde la última vez:",
      },
      week: {
        subject: (count) => `Tu semana en Koinonia: ${count === 1 ? "un aviso" : `${count} avisos`}`,
        lead: "Reunido para ti en esta semana:",
      },
      more: (count) => `${count} más en la app`,
      link: "Verlos todos",
    },
    off: "Desactivar estos correos, sin iniciar sesión",
    change: "Elegir cómo te avisamos",
  },
};

type EmailContent = { subject: string; lead: string; lines: readonly string[]; link: string; to: string };

/** With the way out in its foot and, for the mail program's own button, in its headers (RFC 2369, RFC 8058). */
function draftEmail(
  { language, fullName, origin, unsubscribe }: Addressee,
  content: EmailContent,
): EmailDraft {
  const { off, change } = COPY[language];
  const words = {
    subject: content.subject,
    paragraphs: [content.lead],
    lines: content.lines,
    link: content.link,
    foot: [
      { words: off, url: `${origin}/unsubscribe/${unsubscribe}` },
      { words: change, url: `${origin}/settings#notes` },
    ],
  };
  return {
    ...renderEmail(language, fullName, { en: words, es: words }, `${origin}${content.to}`),
    headers: {
      "List-Unsubscribe": `<${origin}/api/unsubscribe/${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export const noticeEmail = (
  addressee: Addressee,
  content: { subject: string; line: string; to: string },
): EmailDraft =>
  draftEmail(addressee, {
    ...COPY[addressee.language].single,
    subject: content.subject,
    lines: [content.line],
    to: content.to,
  });

/** @param lines the newest first, as many as an e-mail holds. @param count of all */
export function digestEmail(
  addressee: Addressee,
  { every, lines, count }: { every: Every; lines: readonly string[]; count: number },
): EmailDraft {
  const { digest } = COPY[addressee.language];
  const more = count - lines.length;
  return draftEmail(addressee, {
    subject: digest[every].subject(count),
    lead: digest[every].lead,
    lines: more > 0 ? [...lines, digest.more(more)] : lines,
    link: digest.link,
    to: "/notifications",
  });
}
