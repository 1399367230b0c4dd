import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import type { Language } from "#app/core/language.ts";
import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { badPayload, refusedJson } from "#app/request/server-function.server.ts";
import { sendTestSms } from "./forms.ts";
import { checkNumber, secondsUntil, sendLimitOf } from "./phone-rules.ts";
import { refused } from "./refused.server.ts";
import { hashNumber } from "./send-code.server.ts";
import { sendWait } from "./send-wait.ts";
import { addSend, removeSend, sendsTo } from "./store.server.ts";

const BODY: Record<Language, string> = {
  en: "Koinonia: this is the test you asked for. Your phone gets our texts. Nothing else will come.",
  es: "Koinonia: esta es la prueba que pediste. Tu teléfono recibe nuestros mensajes. No llegará nada más.",
};

const CAPTCHA: Record<Language, { title: string; message: string }> = {
  en: {
    title: "CAPTCHA Required",
    message: "Please complete the CAPTCHA verification by checking the box.",
  },
  es: { title: "Falta el CAPTCHA", message: "Completa la verificación CAPTCHA marcando la casilla." },
};

const report = (ctx: AppContext, at: string, error: unknown): void =>
  console.error(JSON.stringify({ level: "error", at, requestId: ctx.requestId, error: faultText(error) }));

/** AU5, D18: one text of ours to a number, for anybody who solves the captcha, within the limits of all texts. */
export async function sendTestSmsFunction(ctx: AppContext, payload: unknown): Promise<Response> {
  // switched off: as if it were not there
  if (!ctx.testSms) return refusedJson("not_found", "There is no such function.", 404);
  const parsed = sendTestSms.safeParse(payload);
  if (!parsed.success) return badPayload(parsed.error.issues);
  const number = checkNumber(parsed.data.phoneNumber);
  if (!number.ok) return refused(ctx, { why: number.refusal });
  const passes = await ctx.captcha.passes(parsed.data.captchaToken).catch((error: unknown) => {
    report(ctx, "captcha", error);
    return null;
  });
  if (passes === null) return refused(ctx, { why: "phone.not_sent" });
  const { title, message } = CAPTCHA[ctx.language];
  if (!passes) return refusedJson("captcha_required", message, 400, { title });

  const now = ctx.now();
  const id = newId("send", now, ctx.random);
  const mark = await hashNumber(ctx, number.value);
  const counted = await commit(ctx.db, [
    addSend(ctx.db, {
      id,
      purpose: "test",
      numberHash: mark,
      addressHash: await ctx.addressHash(),
      memberHash: null,
      sentAt: now,
    }),
  ]);
  if (!counted.ok) {
    const sends = await sendsTo(ctx.db, mark);
    const wait = sendWait(
      sends.map(({ sentAt }) => sentAt),
      now,
    );
    const why = wait?.limit ?? sendLimitOf(counted.constraint);
    if (!why) throw new Error(`a test was refused by ${counted.constraint}`);
    return refused(ctx, { why, ...(wait && { waitS: secondsUntil(wait.until, now) }) });
  }
  try {
    const sent = await ctx.texts.send(number.value, BODY[ctx.language]);
    return sent.ok
      ? Response.json({ phoneNumber: number.value })
      : refused(ctx, { why: "phone.cannot_be_texted" });
  } catch (error) {
    report(ctx, "phone.test", error);
    await commit(ctx.db, [removeSend(ctx.db, id)]);
    return refused(ctx, { why: "phone.not_sent" });
  }
}
