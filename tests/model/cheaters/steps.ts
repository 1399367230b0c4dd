import fc from "fast-check";

/** Two adults who are friends, a third who is a friend of the first, and somebody of 13 to 17. */
export const PLAYERS = [
  { ageBand: "18+" },
  { ageBand: "18+" },
  { ageBand: "18+" },
  { ageBand: "13-17" },
] as const;
export const FRIENDS = [
  [0, 1],
  [0, 2],
] as const;
export const userOf = (who: number): string => `user_${"abcd"[who]}`;

/** Mostly the two who are friends. */
const who = fc.constantFrom(0, 0, 1, 1, 1, 2, 3);
/** Mostly friends. */
const pair = fc.constantFrom<[number, number][]>(
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [0, 1],
  [1, 2],
  [0, 3],
  [1, 1],
);
const duel = fc.constantFrom(0, 0, 0, 1, 2);
const off = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1, 3);
const right = fc.boolean();
const HOUR = 3_600_000;

/** Anything at all in the fields of a form. */
const forged = fc.record({
  intent: fc.constantFrom("answer", "help", "next", "dispute", "win"),
  place: fc.constantFrom("0", "9", "10", "-1", "1e9", "x"),
  choice: fc.constantFrom("0", "3", "4", "-1", ""),
  help: fc.constantFrom("half", "passage", "answer"),
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("challenge" as const), pair }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("play" as const), who, duel }) },
  // so many answers in a row; `killed`: what the last one tells gets lost
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      who,
      duel,
      off,
      right,
      times: fc.constantFrom(1, 3, 10, 10),
      killed: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("daily" as const), who, off, right }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("help" as const), who, duel }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decline" as const), who, duel }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("take-back" as const), who, duel }) },
  // begun, declined, and played to the end all the same
  { weight: 1, arbitrary: fc.record({ do: fc.constant("decline-late" as const), who, duel }) },
  // the last answer comes after the week
  { weight: 1, arbitrary: fc.record({ do: fc.constant("finish-late" as const), who, duel }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("tell" as const), who, duel }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("forge" as const), who, duel, fields: forged }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("settle" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("games" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("unfriend" as const), pair }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("befriend" as const), pair }) },
  // a clock that was set back too
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.constantFrom(1_000, HOUR, 25 * HOUR, 8 * 24 * HOUR, -HOUR),
    }),
  },
);

export type CheaterStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never;

/** What is in one list is done at once, and reaches the databases in a drawn order. */
export const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: 12,
});
