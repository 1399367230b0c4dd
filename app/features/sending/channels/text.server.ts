import { commit } from "#app/db/commit.ts";
import type { Topic } from "#app/features/notifications/topics.ts";
import { textWords } from "#app/features/sending/copy-outward.ts";
import { languageIn } from "#app/features/sending/model/member.ts";
import type { DeliveryRow } from "#app/features/sending/store.server.ts";
import { numberMark } from "#app/features/sending/texts/stop.server.ts";
import { stopNumber, stoppedNumber } from "#app/features/sending/texts/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { LATER, type Outcome, SENT, skipped } from "./outcome.ts";

/** To the number that was proven, unless it has answered STOP: here, or to the vendor alone. */
export async function sendText(ctx: AppContext, row: DeliveryRow, topic: Topic): Promise<Outcome> {
  if (row.phoneNumber === null) return skipped("no_phone");
  const mark = await numberMark(ctx, row.phoneNumber);
  const [stopped] = await ctx.db.batch([stoppedNumber(ctx.db, mark)]);
  if (stopped.length > 0) return skipped("stopped");
  const words = textWords(languageIn(row.language), row.kind, topic, row.origin);
  const sent = await ctx.texts.send(row.phoneNumber, words);
  if (sent.ok) return SENT;
  if (sent.refusal === "number_invalid") return skipped("no_phone");
  if (sent.refusal !== "stopped") return LATER;
  await commit(ctx.db, [stopNumber(ctx.db, mark, ctx.now())]);
  return skipped("stopped");
}
