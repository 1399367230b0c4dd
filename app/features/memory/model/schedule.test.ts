import fc from "fast-check";
import { createEmptyCard, fsrs, type Grade } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import {
  momentOf,
  newMemory,
  PARAMETERS,
  preview,
  type Review,
  type ReviewGrade,
  recallAt,
  replayed,
  reviewed,
  stageOf,
} from "./schedule.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

const history = fc.array(
  fc.record({
    // from a minute to a year between two reviews
    after: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 365 * 24 * 60 })),
    grade: fc.constantFrom<ReviewGrade>(1, 2, 3, 4),
  }),
  { maxLength: 40 },
);

const reviewsOf = (steps: readonly { after: number; grade: ReviewGrade }[]): Review[] => {
  let at = START;
  return steps.map(({ after, grade }, place) => {
    at += after * 60_000;
    return { id: `review-${String(place).padStart(3, "0")}`, at, grade };
  });
};

describe("the schedule is the library's own", () => {
  test("over 1,000 histories, moment by moment", () => {
    const library = fsrs(PARAMETERS);
    fc.assert(
      fc.property(history, (steps) => {
        let card = createEmptyCard(new Date(START));
        let ours = newMemory(START);
        for (const { at, grade } of reviewsOf(steps)) {
          card = library.next(card, new Date(at), grade as Grade).card;
          ours = reviewed(ours, at, grade);
          expect(ours).toEqual({
            due: card.due.getTime(),
            stability: card.stability,
            difficulty: card.difficulty,
            scheduledDays: card.scheduled_days,
            step: card.learning_steps,
            reps: card.reps,
            lapses: card.lapses,
            state: card.state,
            lastReview: card.last_review?.getTime() ?? null,
          });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("kept in a row and read again it goes on the same", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const reviews = reviewsOf(steps);
        const kept = reviews.reduce(
          (memory, { at, grade }) => reviewed(JSON.parse(JSON.stringify(memory)), at, grade),
          newMemory(START),
        );
        expect(kept).toEqual(replayed(START, reviews));
      }),
    );
  });
});

describe("reviews in whatever order they come", () => {
  test("reordered and sent twice they come to the same", () => {
    fc.assert(
      fc.property(
        history.chain((steps) => {
          const reviews = reviewsOf(steps);
          return fc.tuple(fc.constant(reviews), fc.shuffledSubarray(reviews, { minLength: reviews.length }));
        }),
        ([reviews, mixed]) => {
          expect(replayed(START, [...mixed, ...mixed.slice(0, 3)])).toEqual(replayed(START, reviews));
        },
      ),
    );
  });
});

test("what each grade would come to is what it comes to", () => {
  const memory = reviewed(newMemory(START), START + 60_000, 3);
  const at = memory.due;
  const dues = preview(memory, at);
  for (const grade of [1, 2, 3, 4] as const) expect(dues[grade]).toBe(reviewed(memory, at, grade).due);
  expect(dues[1]).toBe(at + 10 * 60_000);
  expect(dues[4]).toBeGreaterThan(dues[3]);
});

test("a verse that is always recalled comes later and later, at most a year, and is known by heart", () => {
  let memory = newMemory(START);
  expect(stageOf(memory)).toBe("new");
  expect(recallAt(memory, START)).toBeNull();
  let wait = 0;
  for (let round = 0; round < 30; round++) {
    const at = memory.due;
    memory = reviewed(memory, at, 3);
    expect(memory.due - at).toBeGreaterThanOrEqual(Math.min(wait, 364 * DAY));
    expect(memory.due - at).toBeLessThanOrEqual(366 * DAY);
    wait = memory.due - at;
  }
  expect(stageOf(memory)).toBe("heart");
  expect(recallAt(memory, memory.lastReview ?? 0)).toBeCloseTo(1);
  expect(recallAt(memory, memory.due)).toBeLessThan(1);
});

test.each([
  ["now", START + 5 * DAY, START + 5 * DAY],
  ["a year ahead", START + 370 * DAY, START + 5 * DAY],
  ["a year before", START - 360 * DAY, START],
  ["yesterday", START + 4 * DAY, START + 4 * DAY],
  ["no moment at all", Number.NaN, START + 5 * DAY],
])("a clock that says %s", (_what, said, moment) => {
  expect(momentOf(said, START, START + 5 * DAY)).toBe(moment);
});

test("no review is older than three months", () => {
  expect(momentOf(START, START, START + 200 * DAY)).toBe(START + 108 * DAY);
});
