import { faultText } from "#app/core/fault-text.ts";
import type { RoomStore } from "./room-store.ts";

/** When D1 could not be reached, ms. */
const AGAIN_MS = 5_000;

export type Wake = { userId: string; afterMs: number };

/**
 * What of the member's is over at a time that a service has set. A room has one alarm for everything: an earlier one
 * stays. The cron finishes what no room does.
 */
export class RoomAlarm {
  readonly #storage: DurableObjectStorage;
  readonly #store: RoomStore;
  /** How long it is until the next is over, ms; null when nothing is on its way. */
  readonly #finishDue: (userId: string) => Promise<number | null>;
  #setting: Promise<void> = Promise.resolve();

  constructor(
    storage: DurableObjectStorage,
    store: RoomStore,
    finishDue: (userId: string) => Promise<number | null>,
  ) {
    this.#storage = storage;
    this.#store = store;
    this.#finishDue = finishDue;
  }

  async wakeAfter({ userId, afterMs }: Wake): Promise<void> {
    if (this.#store.isForgotten) return;
    const at = Date.now() + afterMs;
    this.#store.wakeAt(userId, at);
    await this.setEarlier(at);
  }

  async ring(): Promise<void> {
    const waking = this.#store.waking();
    if (!waking) return;
    if (waking.at > Date.now()) return this.setEarlier(waking.at);
    this.#store.forgetWaking();
    const { userId } = waking;
    try {
      const next = await this.#finishDue(userId);
      if (next !== null) await this.wakeAfter({ userId, afterMs: next });
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "room.finish", error: faultText(error) }));
      await this.wakeAfter({ userId, afterMs: AGAIN_MS });
    }
  }

  /** One after the other: of two that are set at once the earlier stands. */
  setEarlier(at: number): Promise<void> {
    const set = async () => {
      const current = await this.#storage.getAlarm();
      if (current === null || current > at) await this.#storage.setAlarm(at);
    };
    this.#setting = this.#setting.then(set, set);
    return this.#setting;
  }
}
