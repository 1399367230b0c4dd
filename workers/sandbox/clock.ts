import type { Documents } from "#workers/sandbox/documents.ts";

/** The sandbox's clock: real time plus an offset that a person or a test has set. Codes and links live by it. */
type StoredClock = { offsetMs: number };

const KIND = "clock";
const ID = "offset";

/** Ten years: enough for every rule, and no date ends outside what `Date` can show. */
export const MAX_ADVANCE_MS = 3_653 * 24 * 60 * 60 * 1000;

export async function clockOffset(documents: Documents): Promise<number> {
  const clock = await documents.get<StoredClock>(KIND, ID);
  return clock?.offsetMs ?? 0;
}

/** Epoch ms by the sandbox's clock. */
export async function sandboxNow(documents: Documents): Promise<number> {
  return Date.now() + (await clockOffset(documents));
}

/** Moves the clock forward; returns the new offset, ms. */
export async function advanceClock(documents: Documents, advanceMs: number): Promise<number> {
  await documents.insert(KIND, ID, { offsetMs: 0 });
  const clock = await documents.update<StoredClock>(KIND, ID, ({ offsetMs }) => ({
    offsetMs: Math.min(offsetMs + advanceMs, MAX_ADVANCE_MS),
  }));
  return clock?.offsetMs ?? 0;
}

export async function resetClock(documents: Documents): Promise<void> {
  await documents.put(KIND, ID, { offsetMs: 0 });
}
