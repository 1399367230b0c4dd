import type { EveningEvent } from "#app/features/groups/evening/live/evening-event.ts";
import { SharedRoomServer } from "./group/shared-room.ts";

/**
 * One room an evening (docs/decisions/0074): the page that is open goes through it, and that something else has changed.
 * No words, and no names but those of who is here.
 */
export class EveningRoomServer<Env extends Cloudflare.Env> extends SharedRoomServer<Env, EveningEvent> {
  /**
   * Called by services, once their commit is done.
   * @param gone who is in the evening no more
   */
  publish(event: EveningEvent, gone: readonly string[]): void {
    this.send(event, gone, event.changed === "page" ? `page:${event.page.n}` : undefined);
  }

  /** The evening is over, and its guests are deleted. */
  async close(): Promise<void> {
    await this.delete();
  }
}
