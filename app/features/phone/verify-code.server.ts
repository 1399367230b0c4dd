import { faultText } from "#app/core/fault-text.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { mirrorStatement } from "#app/features/member/service.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { TextRefusal } from "#app/vendors/ports.ts";
import { checkCode, checkNumber, MAX_TRIES, secondsUntil, type VerifyRefusal } from "./phone-rules.ts";
import type { Refused } from "./send-code.server.ts";
import { codeOf, countAttempt, moveCode, returnAttempt } from "./store.server.ts";
import type { PhoneCode } from "./tables.ts";

type Verified = { phoneNumber: string };
type Outcome = Result<Verified, Refused<VerifyRefusal>>;

/** The vendor said yes and the identity vendor did not answer: so long the member need not type again. */
const SAVE_AGAIN_MS = 3_600_000;

const logFailure = (ctx: MemberContext, at: string, error: unknown): void =>
  console.error(JSON.stringify({ level: "error", at, requestId: ctx.requestId, error: faultText(error) }));

/** F12: a code is checked by the vendor, used once by us, and its number stored with the member's account. */
export async function verifyCode(ctx: MemberContext, typed: string, typedCode: string): Promise<Outcome> {
  const number = checkNumber(typed);
  if (!number.ok) return refuse({ why: number.refusal });
  const digits = checkCode(typedCode);
  if (!digits.ok) return refuse({ why: digits.refusal });
  const now = ctx.now();
  const [code] = await codeOf(ctx.db, ctx.userId, number.value);
  if (!code) return refuse({ why: "phone.no_code" });
  if (code.state === "approved" && now < code.expiresAt + SAVE_AGAIN_MS) return storeNumber(ctx, code);
  if (code.state === "stored") return refuse({ why: "phone.code_used" });
  if (code.state !== "waiting" || now >= code.expiresAt) return refuse({ why: "phone.code_expired" });

  const tried = await commit(ctx.db, [countAttempt(ctx.db, code.id, now)]);
  if (!tried.ok) return refuse(tryRefusal(tried.constraint, code, now));
  const checked = await ctx.texts.checkCode(code.phoneNumber, digits.value).catch((error: unknown) => {
    logFailure(ctx, "phone.check", error);
    return { ok: false, refusal: "vendor_down" } as const;
  });
  if (!checked.ok) return refuse(await refusalOf(ctx, code, checked.refusal, now));
  // the vendor may say yes twice: the schema lets one through
  const approved = await commit(ctx.db, [moveCode(ctx.db, code.id, "approved")]);
  return approved.ok ? storeNumber(ctx, code) : refuse({ why: "phone.code_used" });
}

function tryRefusal(constraint: string, code: PhoneCode, now: number): Refused<VerifyRefusal> {
  switch (constraint) {
    case "code_tries":
      return { why: "phone.too_many_tries", waitS: secondsUntil(code.expiresAt, now) };
    case "code_alive":
      return { why: "phone.code_expired" };
    default:
      return { why: "phone.code_used" };
  }
}

async function refusalOf(
  ctx: MemberContext,
  code: PhoneCode,
  refusal: TextRefusal | "vendor_down",
  now: number,
): Promise<Refused<VerifyRefusal>> {
  switch (refusal) {
    case "code_wrong": {
      // tries made at once are counted by the schema, so the row is read again
      const [after = code] = await codeOf(ctx.db, ctx.userId, code.phoneNumber);
      const triesLeft = Math.max(0, MAX_TRIES - after.tries);
      return triesLeft > 0
        ? { why: "phone.code_wrong", triesLeft }
        : { why: "phone.too_many_tries", waitS: secondsUntil(code.expiresAt, now) };
    }
    case "code_expired": {
      // used up at the vendor: by this member in another tab, or its time is over there. The row stays as it
      // is: that other tab may be about to approve it
      const [after] = await codeOf(ctx.db, ctx.userId, code.phoneNumber);
      const used = after?.state === "approved" || after?.state === "stored";
      return { why: used ? "phone.code_used" : "phone.code_expired" };
    }
    case "too_many_tries":
      return { why: "phone.too_many_tries", waitS: secondsUntil(code.expiresAt, now) };
    default:
      await commit(ctx.db, [returnAttempt(ctx.db, code.id)]);
      return { why: "phone.not_checked" };
  }
}

/** The proven number goes to the identity vendor, which is where accounts live; then into the member's profile. */
async function storeNumber(ctx: MemberContext, { id, phoneNumber }: PhoneCode): Promise<Outcome> {
  const added = await ctx.accounts.addVerifiedPhone(ctx.userId, phoneNumber).catch((error: unknown) => {
    logFailure(ctx, "phone.store", error);
    return { ok: false, refusal: "vendor_down" } as const;
  });
  if (!added.ok) {
    if (added.refusal === "vendor_down") return refuse({ why: "phone.not_saved" });
    await commit(ctx.db, [moveCode(ctx.db, id, "over")]);
    return refuse({ why: "phone.taken" });
  }
  const stored = await commit(ctx.db, [moveCode(ctx.db, id, "stored"), mirrorStatement(ctx, added.account)]);
  return stored.ok ? ok({ phoneNumber }) : refuse({ why: "phone.code_used" });
}
