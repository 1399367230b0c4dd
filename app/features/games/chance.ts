/** A number that stays with a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Chance that a seed alone decides: the same on every machine (mulberry32). @returns uniform in [0, 1) */
export function seeded(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In an order that the seed alone decides. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const next = seeded(seed);
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
