import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Seat } from "./tab.ts";

export type CrowdOrder = { order: "open"; seats: Seat[] } | { order: "count" } | { order: "close" };

export type RoomCount = {
  userId: string;
  tabs: number;
  /** Answers that every tab of the room has seen finished. */
  finished: number;
  fewestFrames: number;
  mostFrames: number;
  /** Words that the tab with the fewest of them has, where they can be told apart (`timed-words.ts`). */
  words: number;
  /** Frames lost, doubled or out of order, answers that failed, sockets that closed. */
  faults: number;
};

export type CrowdAnswer = { ok: true; rooms: RoomCount[] } | { ok: false; reason: string };

/** How often a crowd is asked whether all of it has everything, ms. */
const ASK_EVERY_MS = 100;

/** Many tabs in a thread of their own, so that reading their frames does not delay the tab that is measured. */
export class Crowd {
  readonly #worker = new Worker(new URL("./crowd-thread.ts", import.meta.url));

  async #command(order: CrowdOrder): Promise<RoomCount[]> {
    this.#worker.postMessage(order);
    const [answer] = (await once(this.#worker, "message")) as [CrowdAnswer];
    if (!answer.ok) throw new Error(answer.reason);
    return answer.rooms;
  }

  open(seats: Seat[]): Promise<RoomCount[]> {
    return this.#command({ order: "open", seats });
  }

  close(): Promise<RoomCount[]> {
    return this.#command({ order: "close" });
  }

  /** The counts once every tab has seen its room's answers finished, or as they are when the time is up. */
  async counted(answersOf: ReadonlyMap<string, number>, withinMs: number): Promise<RoomCount[]> {
    const end = performance.now() + withinMs;
    for (;;) {
      const rooms = await this.#command({ order: "count" });
      const complete = rooms.every(({ userId, finished }) => finished >= (answersOf.get(userId) ?? 0));
      if (complete || performance.now() > end) return rooms;
      await pause(ASK_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
