/** Chance that is the same each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle<Value>(list: Value[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const value = list[at] as Value;
    list[at] = list[other] as Value;
    list[other] = value;
  }
}
