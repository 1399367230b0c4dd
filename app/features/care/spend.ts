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

/** An answer that broke off says nothing of its tokens: four characters to one, as the vendor's rule of thumb has it. */
export const guessedUsage = (asked: number, said: number): Usage => ({
  inputTokens: Math.ceil(asked / 4),
  cachedTokens: 0,
  outputTokens: Math.ceil(said / 4),
});

/** Both together. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  cachedTokens: a.cachedTokens + b.cachedTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** The day of the bill. */
export const billDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** `micros` null: no limit is set. */
export const isSpent = (spent: number, most: number | null): boolean => most !== null && spent >= most;

/** True for the one answer by which the day's money was used up: it is told to the administrators, once. */
export const tripsBreaker = (after: number, cost: number, most: number | null): boolean =>
  most !== null && after >= most && after - cost < most;
