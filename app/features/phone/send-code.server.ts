import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { CODE_LIFE_MS, checkNumber, type SendRefusal, secondsUntil, sendLimitOf } from "./phone-rules.ts";
import { sendWait } from "./send-wait.ts";
import {
  addCode,
  addSend,
  closeExpired,
  codeOf,
  deleteOldSends,
  removeCode,
  removeSend,
  sendsTo,
  waitingCodeOf,
} from "./store.server.ts";

/** A code is on its way, or was before: what the browser counts down. Seconds, so that its own clock does not matter. */
export type CodeSent = { phoneNumber: string; resendInS: number; expiresInS: number };

/** Why not, and how long until it may be tried again, when that is known. */
export type Refused<Refusal> = { why: Refusal; waitS?: number; triesLeft?: number };

export const hashNumber = (ctx: AppContext, number: string): Promise<string> => ctx.hmac(`number:${number}`);

/** F11: texts a code to a member's number. The send is counted before the vendor is asked, and given back if nothing was sent. */
export async function sendCode(
  ctx: MemberContext,
  typed: string,
): Promise<Result<CodeSent, Refused<SendRefusal>>> {
  const number = checkNumber(typed);
  if (!number.ok) return refuse({ why: number.refusal });
  const phoneNumber = number.value;
  await ensureProfile(ctx, (await profileOf(ctx.db, ctx.userId))[0]);
  const now = ctx.now();
  const sendId = newId("send", now, ctx.random);
  const codeId = newId("code", now, ctx.random);
  const mark = await hashNumber(ctx, phoneNumber);
  const code = {
    id: codeId,
    userId: ctx.userId,
    phoneNumber,
    startedAt: now,
    expiresAt: now + CODE_LIFE_MS,
  };
  const counted = await commit(ctx.db, [
    closeExpired(ctx.db, phoneNumber, now),
    addSend(ctx.db, {
      id: sendId,
      purpose: "code",
      numberHash: mark,
      addressHash: await ctx.addressHash(),
      memberHash: await ctx.hmac(`member:${ctx.userId}`),
      sentAt: now,
    }),
    addCode(ctx.db, code),
  ]);
  if (!counted.ok) return refuse(await refusalOf(ctx, counted.constraint, phoneNumber, mark));

  const sent = await ctx.texts.sendCode(phoneNumber).catch((error: unknown) => {
    const { requestId } = ctx;
    console.error(JSON.stringify({ level: "error", at: "phone.send", requestId, error: faultText(error) }));
    return { ok: false, refusal: "vendor_down" } as const;
  });
  if (sent.ok) return ok(await codeStatus(ctx, phoneNumber, mark));
  // a number that takes no texts stays counted: nobody finds out by us which numbers do
  const given = sent.refusal === "number_invalid" ? [] : [removeSend(ctx.db, sendId)];
  await commit(ctx.db, [...given, removeCode(ctx.db, codeId)]);
  switch (sent.refusal) {
    case "number_invalid":
      return refuse({ why: "phone.cannot_be_texted" });
    case "too_many_sends":
    case "too_many_tries":
      return refuse({ why: "phone.vendor_limit" });
    default:
      return refuse({ why: "phone.not_sent" });
  }
}

/** The member's code that still waits, for a page that was loaded anew. Null when there is none. */
export async function waitingCode(ctx: MemberContext): Promise<CodeSent | null> {
  const [code] = await waitingCodeOf(ctx.db, ctx.userId, ctx.now());
  return code ? codeStatus(ctx, code.phoneNumber, await hashNumber(ctx, code.phoneNumber)) : null;
}

async function codeStatus(ctx: MemberContext, phoneNumber: string, mark: string): Promise<CodeSent> {
  const now = ctx.now();
  const [sends, codes] = await ctx.db.batch([sendsTo(ctx.db, mark), codeOf(ctx.db, ctx.userId, phoneNumber)]);
  const until = sendWait(
    sends.map(({ sentAt }) => sentAt),
    now,
  )?.until;
  return {
    phoneNumber,
    resendInS: secondsUntil(until ?? now, now),
    expiresInS: secondsUntil(codes[0]?.expiresAt ?? now, now),
  };
}

/** What the schema said no to. Several limits may hold at once: the longest wait is told. */
async function refusalOf(
  ctx: MemberContext,
  constraint: string,
  phoneNumber: string,
  mark: string,
): Promise<Refused<SendRefusal>> {
  const now = ctx.now();
  const waiting = await waitingCodeOf(ctx.db, ctx.userId, now);
  if (constraint === "code_of_somebody_else") return { why: "phone.code_elsewhere" };
  if (constraint === "code_tried_out") {
    const own = waiting.find((code) => code.phoneNumber === phoneNumber);
    return { why: "phone.too_many_tries", ...(own && { waitS: secondsUntil(own.expiresAt, now) }) };
  }
  const sends = await sendsTo(ctx.db, mark);
  const wait = sendWait(
    sends.map(({ sentAt }) => sentAt),
    now,
  );
  const limit = wait?.limit ?? sendLimitOf(constraint);
  if (!limit) throw new Error(`a text was refused by ${constraint}`);
  return { why: limit, ...(wait && { waitS: secondsUntil(wait.until, now) }) };
}

const DAY_MS = 86_400_000;

/** What no limit looks at any more is forgotten; each minute, by the clock of the product. */
export const deleteOldTextSends = (ctx: AppContext): Promise<unknown> =>
  commit(ctx.db, [deleteOldSends(ctx.db, ctx.now() - DAY_MS)]);
