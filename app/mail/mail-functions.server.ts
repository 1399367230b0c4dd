import type { Language } from "#app/core/language.ts";
import type { Result } from "#app/core/result.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  badPayload,
  forMembers,
  refusedJson,
  type ServerFunctions,
} from "#app/request/server-function.server.ts";
import { sendVerificationEmail, sendWelcomeEmail } from "./forms.ts";
import { type MailRefusal, requestWelcomeMail, sendVerificationMail } from "./mails.server.ts";

const STATUS: Record<MailRefusal, number> = {
  "mail.not_yours": 403,
  "mail.address_not_ours": 400,
  "mail.too_many": 429,
  "mail.not_sent": 503,
};

const WORDS: Record<Language, Record<MailRefusal, string>> = {
  en: {
    "mail.not_yours": "We write to your own address only.",
    "mail.address_not_ours": "This link does not lead to a page of ours.",
    "mail.too_many":
      "We have already sent several emails. Please check your inbox first, or try again later.",
    "mail.not_sent": "Our email service is not responding. Nothing was sent. Please try again in a moment.",
  },
  es: {
    "mail.not_yours": "Solo escribimos a tu propia dirección.",
    "mail.address_not_ours": "Este enlace no lleva a una página nuestra.",
    "mail.too_many":
      "Ya enviamos varios correos. Revisa primero tu bandeja de entrada o inténtalo más tarde.",
    "mail.not_sent": "El servicio de correo no responde. No se envió nada. Inténtalo en un momento.",
  },
};

const answer = (ctx: MemberContext, result: Result<object, MailRefusal>): Response =>
  result.ok ? Response.json(result.value) : refused(ctx, result.refusal);

function refused({ language }: MemberContext, refusal: MailRefusal): Response {
  const response = refusedJson(refusal, WORDS[language][refusal], STATUS[refusal]);
  // three in ten minutes, ten a day
  if (refusal === "mail.too_many") response.headers.set("retry-after", "600");
  return response;
}

/** F9. `sent` is false when the welcome was sent before. The payload's name is not used: the account's is. */
export async function sendWelcomeEmailFunction(ctx: MemberContext, payload: unknown): Promise<Response> {
  const parsed = sendWelcomeEmail.safeParse(payload);
  return parsed.success
    ? answer(ctx, await requestWelcomeMail(ctx, parsed.data.email))
    : badPayload(parsed.error.issues);
}

/** F10. */
export async function sendVerificationEmailFunction(ctx: MemberContext, payload: unknown): Promise<Response> {
  const parsed = sendVerificationEmail.safeParse(payload);
  return parsed.success
    ? answer(ctx, await sendVerificationMail(ctx, parsed.data))
    : badPayload(parsed.error.issues);
}

export const functions = {
  "send-verification-email": forMembers(sendVerificationEmailFunction),
  "send-welcome-email": forMembers(sendWelcomeEmailFunction),
} satisfies ServerFunctions;
