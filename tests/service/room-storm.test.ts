import { expect, test } from "vitest";
import { appendPart, type Part, plainText } from "#app/features/chat/parts.ts";
import { asked, companion, room, synced, untilFinished } from "./tabs.ts";

/** Issue 4: the line is broken at random fifty times in a long answer. */

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

test("a tab whose line breaks fifty times has every word once, in its order, and the end", async () => {
  await companion({ wordDelayMs: 60 });
  const job = await asked("I am anxious about tomorrow");
  const watcher = await synced(job.userId);
  await room(job.userId).answer(job, []);
  const whole = untilFinished(watcher);
  let epoch: string | null = watcher.sync.epoch;
  let since = watcher.sync.head;
  let parts: Part[] = [];
  let n = 0;
  let finished: unknown = null;
  let lines = 0;
  for (; lines < 500 && !finished; lines++) {
    const tab = await synced(job.userId, epoch, since);
    expect(tab.sync.missed).toBe(false);
    epoch = tab.sync.epoch;
    for (const { seq, event } of tab.sync.events) {
      expect(seq).toBe(since + 1);
      since = seq;
      if (event.name === "answer.finished") finished = event.message;
    }
    const [answer] = tab.sync.answers;
    if (answer) {
      // what comes back is never less than what was here, and begins as it did
      expect(answer.n).toBeGreaterThanOrEqual(n);
      expect(plainText(answer.parts).startsWith(plainText(parts).trim())).toBe(true);
      parts = answer.parts;
      n = answer.n;
    }
    const broken = pause(lines % 7 === 0 ? 0 : 5 + ((lines * 37) % 45));
    for (;;) {
      const frame = await Promise.race([tab.next(), broken]);
      if (!frame) break;
      if (frame.t === "delta") {
        expect(frame.n).toBe(++n);
        for (const part of frame.parts) parts = appendPart(parts, part);
      } else if (frame.t === "event") {
        since = frame.seq;
        if (frame.event.name === "answer.finished") finished = frame.event.message;
      }
    }
    tab.socket.close(1000, "broken");
  }
  expect(lines).toBeGreaterThanOrEqual(50);
  const { end } = await whole;
  expect(finished).toEqual(end.message);
  expect(plainText(parts)).toBe(plainText(end.message?.parts ?? []));
  await companion({ wordDelayMs: 0 });
}, 60_000);
