import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { markMembers, startNumber, stopNumber } from "./store.server.ts";
import { answerXml, wishOf } from "./words.ts";

export const numberMark = (ctx: Pick<AppContext, "hmac">, number: string): Promise<string> =>
  ctx.hmac(`sms:${number}`);

/** Somebody answered one of our texts. @returns what they are answered, as TwiML */
export async function takeText(
  ctx: Pick<AppContext, "db" | "hmac" | "now">,
  { from, body, handled }: { from: string; body: string; handled: string | null },
): Promise<string> {
  const { wish, answer } = wishOf(body, handled);
  if (wish === "stop" || wish === "start") {
    const mark = await numberMark(ctx, from);
    const isStop = wish === "stop";
    const kept = await commit(ctx.db, [
      isStop ? stopNumber(ctx.db, mark, ctx.now()) : startNumber(ctx.db, mark),
      markMembers(ctx.db, from, isStop ? mark : null, ctx.now()),
    ]);
    if (!kept.ok) throw new Error(`answer not kept: ${kept.constraint}`);
  }
  return answerXml(answer);
}
