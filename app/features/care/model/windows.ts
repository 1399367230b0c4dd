/** Lengths in which a message is read, words: danger in the middle of a long one is not lost among the rest. */
const LENGTHS = [10, 20, 40];
/** A text hardly longer than a window is not read by it. */
const LONGER = 1.3;
/** So that few features do not weigh too much. */
export const STEADY = 20;

/** A part of a text, words. */
export type Span = { from: number; to: number };
/** How many words a text has, and which of them end a sentence. */
export type Shape = { words: number; stops: number[] };

/** A sentence of fewer words is read with the next one only, words. */
const SENTENCE = 3;

/** Each sentence, alone and with the next. */
function sentencesOf(words: number, stops: readonly number[]): Span[] {
  if (stops.length === 0 || (stops.length === 1 && stops[0] === words - 1)) return [];
  const ends = stops.at(-1) === words - 1 ? stops : [...stops, words - 1];
  return ends.flatMap((end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    const next = ends[at + 1];
    const alone = end - from >= SENTENCE ? [{ from, to: end + 1 }] : [];
    return next === undefined || ends.length === 2 ? alone : [...alone, { from, to: next + 1 }];
  });
}

/** The whole text, its sentences, and its windows, which overlap by half. */
export function windowsOf({ words, stops }: Shape): Span[] {
  const spans: Span[] = [{ from: 0, to: words }, ...sentencesOf(words, stops)];
  for (const length of LENGTHS)
    if (words > length * LONGER)
      for (let from = 0; from + length / 2 < words; from += length / 2)
        spans.push({ from, to: Math.min(words, from + length) });
  return spans;
}

/**
 * The highest score of a text's windows, and which it is.
 * @param sums what the features weigh that are whole at each word, one place on; so many are there: `counts`. They are
 * added up here.
 */
export function highest(
  shape: Shape,
  sums: Float64Array,
  counts: Float64Array,
  { scale, bias }: { scale: number; bias: number },
): Span & { score: number } {
  for (let word = 1; word <= shape.words; word++) {
    sums[word] = (sums[word] ?? 0) + (sums[word - 1] ?? 0);
    counts[word] = (counts[word] ?? 0) + (counts[word - 1] ?? 0);
  }
  let best = { from: 0, to: shape.words, score: Number.NEGATIVE_INFINITY };
  for (const { from, to } of windowsOf(shape)) {
    const count = (counts[to] ?? 0) - (counts[from] ?? 0);
    const score = (((sums[to] ?? 0) - (sums[from] ?? 0)) * scale) / Math.sqrt(count + STEADY) + bias;
    if (score > best.score) best = { from, to, score };
  }
  return best;
}
