import { z } from "zod";

/** Longer than any number, code or name is; what is longer is refused before it is looked at. */
const short = z.string().max(100);
const phoneNumber = short;

/** F11, F12, and `status`: what a page that was loaded anew asks. */
export const sendVerificationCode = z.discriminatedUnion("action", [
  z.object({ action: z.literal("send"), phoneNumber, userId: short.optional() }),
  z.object({ action: z.literal("verify"), phoneNumber, code: short, userId: short.optional() }),
  z.object({ action: z.literal("status") }),
]);

/** AU5. */
export const sendTestSms = z.object({ phoneNumber, captchaToken: z.string().max(4096) });
