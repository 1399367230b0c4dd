/** The same words by hands that hide them, by a fixed seed: what the rules of care must see through. */

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const LOOK_ALIKES: Record<string, string> = { a: "а", e: "е", o: "о", p: "р", c: "с", x: "х", i: "і" };

export const shouted = (text: string): string => text.toUpperCase();

/** One letter in six is said three to five times. */
export function stretched(text: string): string {
  const chance = dice(18);
  return text.replace(/\p{L}/gu, (letter) =>
    chance() < 1 / 6 ? letter.repeat(3 + Math.floor(chance() * 3)) : letter,
  );
}

/** A third of the letters that have a double in Cyrillic are that double. */
export function withLookAlikes(text: string): string {
  const chance = dice(19);
  return text.replace(/[aeopcxi]/g, (letter) =>
    chance() < 1 / 3 ? (LOOK_ALIKES[letter] ?? letter) : letter,
  );
}

/** Blanks are doubled, or now and then dropped. */
export function spaced(text: string): string {
  const chance = dice(20);
  return text.replace(/ /g, () => (chance() < 0.1 ? "" : chance() < 0.3 ? "  " : " "));
}

/** One word in ten, of four letters or more, is written letter by letter. */
export function tornApart(text: string): string {
  const chance = dice(21);
  return text.replace(/\p{L}{4,}/gu, (word) => (chance() < 0.1 ? [...word].join(" ") : word));
}
