import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { EveningEvent } from "./evening-event.ts";

type PublishContext = Pick<AppContext, "evenings" | "waitUntil" | "requestId">;

/**
 * Behind the answer, once it is committed: whoever is in the evening hears it.
 * @param gone who is in it no more: their sockets are closed
 */
export function publishToEvening(
  ctx: PublishContext,
  eveningId: string,
  event: EveningEvent,
  gone: readonly string[] = [],
): void {
  deliver(ctx, () => ctx.evenings.publish(eveningId, event, gone));
}
