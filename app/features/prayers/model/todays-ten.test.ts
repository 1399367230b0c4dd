import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/core/local-day.ts";
import { A_DAY, type Turn, todaysTen } from "./todays-ten.ts";

const DAY_MS = 86_400_000;
const FIRST = "2026-11-20";
const dayAt = (day: number) => addDays(FIRST, day);
const ids = (list: readonly Turn[]) => list.map(({ id }) => id);

type Kept = Turn & { prayed: number[] };
const kept = (id: string, day: number, pinned: number | null = null): Kept => ({
  id,
  addedDay: dayAt(day),
  addedAt: day * DAY_MS,
  pinnedDay: pinned === null ? null : dayAt(pinned),
  prayedBefore: null,
  prayed: [],
});
/** As the store tells it on a day. */
const on = (list: readonly Kept[], day: number): Kept[] =>
  list.map((one) => {
    const before = one.prayed.filter((at) => at < day * DAY_MS);
    return { ...one, prayedBefore: before.length > 0 ? Math.max(...before) : null };
  });

test("pinned ones come first, then what has waited longest", () => {
  const list = [kept("a", 3), kept("b", 1), { ...kept("c", 0), prayed: [4 * DAY_MS] }, kept("d", 2, 2)];
  expect(ids(todaysTen(on(list, 5), dayAt(5)))).toEqual(["d", "b", "a", "c"]);
});

test("what is added or pinned today takes a free place only, and its own tomorrow", () => {
  const old = Array.from({ length: 10 }, (_, n) => kept(`old${n}`, 0));
  const withNew = [...old, kept("new", 5, 5)];
  expect(ids(todaysTen(withNew, dayAt(5)))).toEqual(ids(old));
  expect(ids(todaysTen(withNew, dayAt(6)))[0]).toBe("new");
  expect(ids(todaysTen([...old.slice(1), kept("new", 5)], dayAt(5))).at(-1)).toBe("new");
});

test("more than ten only where more are pinned", () => {
  const pinned = Array.from({ length: 12 }, (_, n) => kept(`p${String(n).padStart(2, "0")}`, 0, 0));
  expect(ids(todaysTen([...pinned, kept("z", 0)], dayAt(1)))).toEqual(ids(pinned));
});

test("whoever prays the ten each day leaves nothing waiting longer than n / 10 days, rounded up", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 75 }),
      fc.integer({ min: 0, max: 9 }),
      fc.infiniteStream(fc.integer({ min: 0, max: DAY_MS - 1 })),
      (count, pins, moments) => {
        const pinned = Math.min(pins, count);
        const list = Array.from({ length: count }, (_, n) => kept(`i${n}`, 0, n < pinned ? 0 : null));
        const turns = Math.ceil((count - pinned) / (A_DAY - pinned));
        const last = new Map(list.map(({ id }) => [id, 0]));
        for (let day = 1; day < 40; day++) {
          const ten = todaysTen(on(list, day), dayAt(day));
          expect(ten.length).toBeLessThanOrEqual(A_DAY);
          for (const { id } of ten) {
            expect(day - (last.get(id) ?? 0)).toBeLessThanOrEqual(Math.max(1, turns));
            last.set(id, day);
            // in whatever order, at whatever time of the day
            list.find((one) => one.id === id)?.prayed.push(day * DAY_MS + (moments.next().value ?? 0));
          }
        }
        for (const at of last.values()) expect(39 - at).toBeLessThan(Math.max(1, turns));
      },
    ),
    { numRuns: 60 },
  );
});

const happens = fc.oneof(
  fc.record({ do: fc.constant("pray" as const), which: fc.nat(40) }),
  fc.record({ do: fc.constant("add" as const), pinned: fc.boolean() }),
  fc.record({ do: fc.constant("pin" as const), which: fc.nat(40) }),
);

test("within a day nothing that happens moves or takes away what is there", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.array(happens, { maxLength: 30 }), (count, steps) => {
      let list = Array.from({ length: count }, (_, n) => kept(`i${n}`, n % 5, n % 7 === 0 ? n % 5 : null));
      const day = 6;
      let shown = ids(todaysTen(on(list, day), dayAt(day)));
      for (const [n, step] of steps.entries()) {
        const at = day * DAY_MS + n;
        if (step.do === "add") {
          const made = kept(`n${String(n).padStart(2, "0")}`, day, step.pinned ? day : null);
          list = [...list, { ...made, addedAt: at }];
        } else if (list.length > 0) {
          const one = list[step.which % list.length];
          if (one && step.do === "pray") one.prayed.push(at);
          if (one && step.do === "pin") one.pinnedDay ??= dayAt(day);
        }
        const next = ids(todaysTen(on(list, day), dayAt(day)));
        expect(next.slice(0, shown.length)).toEqual(shown);
        shown = next;
      }
    }),
  );
});
