/** What a million tokens cost, in dollars: so a token costs as many millionths of a dollar. */
export type Price = { input: number; cached: number; output: number };
export type Prices = Readonly<Record<string, Price>>;

export type Usage = { inputTokens: number; cachedTokens: number; outputTokens: number };

/** A model's price; the vendor names models with a date after what was asked for. Null when it is not in the table. */
export function priceOf(prices: Prices, model: string): Price | null {
  const names = Object.keys(prices).filter((name) => model === name || model.startsWith(`${name}-`));
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return (longest !== undefined && prices[longest]) || null;
}

/** In whole millionths of a dollar, rounded up: the sum is never less than the bill. */
export function costMicros({ input, cached, output }: Price, usage: Usage): number {
  const fromCache = Math.min(usage.cachedTokens, usage.inputTokens);
  const micros = (usage.inputTokens - fromCache) * input + fromCache * cached + usage.outputTokens * output;
  // a hair less, or what floats leave over would be rounded up too
  return Math.max(0, Math.ceil(micros - 1e-6));
}

/** More than our instructions, the functions and what they give back are together. A token is at least one byte. */
const MAX_BYTES_OF_OURS = 40_000;

/** The most that an answer can have used of which nothing is left to tell: its room was killed while it was written. */
export function mostUsage(
  turns: readonly { text: string }[],
  { rounds, outputTokens }: { rounds: number; outputTokens: number },
): Usage {
  const words = new TextEncoder().encode(turns.map(({ text }) => text).join("")).length;
  return {
    inputTokens: rounds * (words + MAX_BYTES_OF_OURS),
    cachedTokens: 0,
    outputTokens: rounds * outputTokens,
  };
}

/** The day of the bill. */
export const billDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** `micros` null: no limit is set. */
export const isSpent = (spent: number, most: number | null): boolean => most !== null && spent >= most;

/** True for the one answer by which the day's money was used up: it is told to the administrators, once. */
export const tripsBreaker = (after: number, cost: number, most: number | null): boolean =>
  most !== null && after >= most && after - cost < most;
