import type { Result } from "#app/core/result.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import {
  badPayload,
  forAnyone,
  forMembers,
  type ServerFunctions,
} from "#app/request/server-function.server.ts";
import { sendVerificationCode } from "./forms.ts";
import type { PhoneRefusal } from "./phone-rules.ts";
import { refused } from "./refused.server.ts";
import { type Refused, sendCode, waitingCode } from "./send-code.server.ts";
import { sendTestSmsFunction } from "./test-sms.server.ts";
import { verifyCode } from "./verify-code.server.ts";

const answer = (ctx: AppContext, result: Result<object, Refused<PhoneRefusal>>): Response =>
  result.ok ? Response.json(result.value) : refused(ctx, result.refusal);

/** F11, F12. The member is the session's: another `userId` in the payload is refused and never looked up. */
export async function sendVerificationCodeFunction(ctx: MemberContext, payload: unknown): Promise<Response> {
  const parsed = sendVerificationCode.safeParse(payload);
  if (!parsed.success) return badPayload(parsed.error.issues);
  const call = parsed.data;
  if (call.action === "status") return Response.json({ userId: ctx.userId, waiting: await waitingCode(ctx) });
  if (call.userId !== undefined && call.userId !== ctx.userId)
    return refused(ctx, { why: "phone.not_yours" });
  return call.action === "send"
    ? answer(ctx, await sendCode(ctx, call.phoneNumber))
    : answer(ctx, await verifyCode(ctx, call.phoneNumber, call.code));
}

export const functions = {
  "send-verification-code": forMembers(sendVerificationCodeFunction),
  // behind the captcha and the limits of all texts (AU5, D18)
  "send-test-sms": forAnyone(sendTestSmsFunction),
} satisfies ServerFunctions;
