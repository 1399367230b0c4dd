import { faultText } from "#app/core/fault-text.ts";
import type { RoomMeta } from "./room-meta.ts";

/** When D1 could not be reached, ms. */
const RETRY_MS = 5_000;

export type Wake = { userId: string; afterMs: number };

type Options = {
  /** How long it is until the next is due, ms; null when nothing is under way. */
  finishDue(userId: string): Promise<number | null>;
  /** The room keeps nothing any more. */
  isDeleted(): boolean;
};

/**
 * The room's one alarm, for everything that has a time: an earlier time replaces a later one, never the other way
 * round. What a member started and is due is finished by `finishDue`; the cron finishes what no room does.
 */
export class RoomAlarm {
  readonly #storage: DurableObjectStorage;
  readonly #meta: RoomMeta;
  readonly #finishDue: Options["finishDue"];
  readonly #isDeleted: Options["isDeleted"];
  #setting: Promise<void> = Promise.resolve();

  constructor(storage: DurableObjectStorage, meta: RoomMeta, { finishDue, isDeleted }: Options) {
    this.#storage = storage;
    this.#meta = meta;
    this.#finishDue = finishDue;
    this.#isDeleted = isDeleted;
  }

  async wakeAfter({ userId, afterMs }: Wake): Promise<void> {
    if (this.#isDeleted()) return;
    const at = Date.now() + afterMs;
    const planned = this.#planned();
    if (!planned || planned.at > at) this.#meta.set("wake", JSON.stringify({ userId, at }));
    await this.setEarlier(at);
  }

  async ring(): Promise<void> {
    const planned = this.#planned();
    if (!planned) return;
    if (planned.at > Date.now()) return this.setEarlier(planned.at);
    this.#meta.delete("wake");
    const { userId } = planned;
    try {
      const next = await this.#finishDue(userId);
      if (next !== null) await this.wakeAfter({ userId, afterMs: next });
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "room.finish", error: faultText(error) }));
      await this.wakeAfter({ userId, afterMs: RETRY_MS });
    }
  }

  /** In turn: of two times that are set at once the earlier wins. @param at epoch ms */
  setEarlier(at: number): Promise<void> {
    const set = async () => {
      const current = await this.#storage.getAlarm();
      if (current === null || current > at) await this.#storage.setAlarm(at);
    };
    this.#setting = this.#setting.then(set, set);
    return this.#setting;
  }

  async delete(): Promise<void> {
    this.#meta.delete("wake");
    await this.#storage.deleteAlarm();
  }

  #planned(): { userId: string; at: number } | null {
    const wake = this.#meta.get("wake");
    return wake === null ? null : (JSON.parse(wake) as { userId: string; at: number });
  }
}
