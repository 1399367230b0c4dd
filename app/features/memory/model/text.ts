/** A word as it is printed, with the marks around it. */
export type Printed = { before: string; word: string; after: string };

const WORD = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu;

/** A text by its words; what stands between two goes to the first up to a space, the rest to the second. */
export function printedWords(text: string): Printed[] {
  const found = [...text.matchAll(WORD)];
  return found.map((match, at) => {
    const start = match.index;
    const end = start + match[0].length;
    const next = found[at + 1]?.index ?? text.length;
    const previous = at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0);
    const cut = (between: string) => {
      const space = between.search(/\s/);
      return space < 0 ? [between, ""] : [between.slice(0, space), between.slice(space).trim()];
    };
    return {
      before: at === 0 ? text.slice(0, start).trim() : (cut(text.slice(previous, start))[1] ?? ""),
      word: match[0],
      after: found[at + 1] ? (cut(text.slice(end, next))[0] ?? "") : text.slice(end).replace(/\s+/g, ""),
    };
  });
}

/** Chance that is the same wherever it is asked again: the server checks what the device has drawn. */
function chance(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Value>(list: readonly Value[], random: () => number): Value[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const value = all[at] as Value;
    all[at] = all[other] as Value;
    all[other] = value;
  }
  return all;
}

const MAX_GAPS = 12;

/** Which words are left out, by their places in order: long ones first, about every fourth. */
export function gapsOf(words: readonly Printed[], seed: string): number[] {
  const random = chance(`gaps ${seed}`);
  const wanted = Math.min(MAX_GAPS, Math.max(1, Math.round(words.length / 4)));
  const places = shuffled([...words.keys()], random);
  const long = places.filter((at) => (words[at]?.word.length ?? 0) >= 4);
  const short = places.filter((at) => (words[at]?.word.length ?? 0) < 4);
  return [...long, ...short].slice(0, wanted).sort((a, b) => a - b);
}

const MAX_PHRASES = 9;
const FEWEST_WORDS = 2;
const MAX_WORDS = 7;

/** The text in phrases of a few words, cut at its punctuation first. */
export function phrasesOf(words: readonly Printed[]): string[] {
  const least = Math.max(FEWEST_WORDS, Math.ceil(words.length / MAX_PHRASES));
  const most = Math.max(MAX_WORDS, least * 2);
  const cut: Printed[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = cut.at(-1) as Printed[];
    last.push(word);
    const left = words.length - at - 1;
    const ends = /[,;:.!?—]/.test(word.after) && last.length >= least;
    if (left >= FEWEST_WORDS && (ends || last.length >= most)) cut.push([]);
  }
  return cut.map((phrase) => phrase.map(({ before, word, after }) => before + word + after).join(" "));
}

/** The order in which phrases are laid out: never the right one, where there are two. */
export function laidOut(phrases: readonly string[], seed: string): number[] {
  const places = [...phrases.keys()];
  const order = shuffled(places, chance(`order ${seed}`));
  return order.length > 1 && order.every((place, at) => place === at) ? order.reverse() : order;
}
