import { expect, test } from "vitest";
import { INTERRUPTING, LISTENING, levelOf, NO_ACTIVITY, nextActivity } from "./activity.ts";

const RATE = 16_000;
const FRAME_MS = 30;
const FRAME = (RATE * FRAME_MS) / 1_000;

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Sound = (seconds: number) => number;

const random = chance(7);
const noise =
  (db: number): Sound =>
  () =>
    (random() * 2 - 1) * Math.sqrt(3) * 10 ** (db / 20);
/** A voice: a tone with its harmonics, four syllables a second that swell and fall, over a quiet room. */
const speech =
  (db: number): Sound =>
  (at) => {
    const swell =
      Math.max(0, Math.sin(2 * Math.PI * 2 * at)) ** 0.6 * (0.55 + 0.45 * Math.sin(2 * Math.PI * 0.7 * at));
    const tone = Math.sin(2 * Math.PI * 140 * at) + 0.5 * Math.sin(2 * Math.PI * 280 * at);
    return tone * swell * 10 ** (db / 20) * 1.6 + noise(-62)(at);
  };

/** Each piece of sound so many seconds, one after the other. */
function detect(pieces: [sound: Sound, seconds: number][], rules = LISTENING) {
  let activity = NO_ACTIVITY;
  const began: number[] = [];
  const ended: number[] = [];
  let ms = 0;
  for (const [sound, seconds] of pieces)
    for (let frame = 0; frame < (seconds * 1_000) / FRAME_MS; frame++, ms += FRAME_MS) {
      const samples = Float32Array.from({ length: FRAME }, (_, at) => sound(ms / 1_000 + at / RATE));
      const next = nextActivity(activity, { db: levelOf(samples), ms: FRAME_MS }, rules);
      if (next.state === "speaking" && activity.state !== "speaking") began.push(ms);
      if (next.state === "ended" && activity.state !== "ended") ended.push(ms);
      activity = next.state === "ended" ? { ...NO_ACTIVITY, floor: next.floor } : next;
    }
  return { began: began.length, ended, at: began[0] ?? null, activity };
}

const silence = noise(-70);

test.each([
  ["silence", [[silence, 6]], 0],
  ["a fan that has always run", [[noise(-42), 8]], 0],
  [
    "a fan that is switched on",
    [
      [silence, 2],
      [noise(-34), 8],
    ],
    0,
  ],
  [
    "a louder one",
    [
      [silence, 2],
      [noise(-22), 10],
    ],
    0,
  ],
  [
    "a door that falls shut",
    [
      [silence, 1],
      [noise(-12), 0.09],
      [silence, 4],
    ],
    0,
  ],
  [
    "speech",
    [
      [silence, 1],
      [speech(-26), 3],
      [silence, 3],
    ],
    1,
  ],
  [
    "quiet speech",
    [
      [silence, 1],
      [speech(-40), 3],
      [silence, 3],
    ],
    1,
  ],
  [
    "speech over a fan",
    [
      [noise(-48), 3],
      [speech(-24), 3],
      [noise(-48), 3],
    ],
    1,
  ],
  [
    "a pause for breath",
    [
      [speech(-26), 2],
      [silence, 1.2],
      [speech(-26), 2],
      [silence, 3],
    ],
    1,
  ],
  [
    "two messages",
    [
      [speech(-26), 2],
      [silence, 3],
      [speech(-26), 2],
      [silence, 3],
    ],
    2,
  ],
] as [string, [Sound, number][], number][])("R34: %s: so often somebody speaks", (_name, pieces, times) => {
  const { began, ended } = detect(pieces);
  expect(began).toBe(times);
  expect(ended).toHaveLength(times);
});

test("R34: speech is known within half a second, and ends two breaths after the last word", () => {
  const { at, ended } = detect([
    [silence, 1],
    [speech(-26), 3],
    [silence, 4],
  ]);
  expect(at).toBeGreaterThanOrEqual(1_000);
  expect(at).toBeLessThan(1_600);
  expect(ended[0]).toBeGreaterThan(4_000 + LISTENING.endsAfterMs - 500);
  expect(ended[0]).toBeLessThan(4_000 + LISTENING.endsAfterMs + 300);
});

test("R34: while the companion speaks it takes more to interrupt: its own voice, come back quietly, does not", () => {
  const echo: [Sound, number][] = [
    [noise(-52), 1],
    [speech(-44), 4],
  ];
  expect(detect(echo, INTERRUPTING).began).toBe(0);
  expect(
    detect(
      [
        [noise(-52), 1],
        [speech(-20), 3],
      ],
      INTERRUPTING,
    ).began,
  ).toBe(1);
});

test("a level is that of its samples", () => {
  expect(levelOf(new Float32Array(FRAME))).toBe(-100);
  expect(levelOf(Float32Array.from({ length: FRAME }, () => 1))).toBeCloseTo(0);
  expect(levelOf(Float32Array.from({ length: FRAME }, () => 0.1))).toBeCloseTo(-20);
});
