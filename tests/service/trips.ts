import type { TestMember } from "./members.ts";

/** Lets `work` happen just before the member's `n`th trip from now goes to D1. */
export function beforeTrip(ctx: TestMember, n: number, work: () => Promise<unknown>): void {
  let trips = 0;
  const { batch, first } = ctx.db;
  const met =
    <Arguments extends unknown[], Answer>(call: (...values: Arguments) => Promise<Answer>) =>
    async (...values: Arguments): Promise<Answer> => {
      if (++trips === n) await work();
      return call.apply(ctx.db, values);
    };
  Object.assign(ctx.db, { batch: met(batch), first: met(first) });
}

/**
 * Counts the member's D1 trips from now on.
 * @param db the members' database; what they share is in `ctx.community`
 */
export function countTrips(ctx: TestMember, db = ctx.db): () => number {
  let trips = 0;
  const { batch, first, firstOfPrimary } = db;
  const counted =
    <Arguments extends unknown[], Answer>(call: (...values: Arguments) => Answer) =>
    (...values: Arguments): Answer => {
      trips++;
      return call.apply(db, values);
    };
  Object.assign(db, {
    batch: counted(batch),
    first: counted(first),
    firstOfPrimary: counted(firstOfPrimary),
  });
  return () => trips;
}
