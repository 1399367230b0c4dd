import { MODEL_KINDS, type ModelKind } from "#app/features/care/danger/kinds.ts";
import { conceptsOf, type Meaning } from "./concepts.ts";
import { normalizedWords } from "./normalize.ts";
import type { Learned } from "./packed.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { highest, type Span } from "./windows.ts";

/** What the model says of a message: how much it speaks of danger, and of which kind, likeliest first. */
export type Reading = { score: number; kinds: readonly KindChance[] };
export type KindChance = { kind: ModelKind; chance: number };

function kindsOf({ broad, broadAt }: Tally, { from, to }: Span, learned: Learned): KindChance[] {
  const kinds = learned.kindBias.length;
  if (kinds === 0) return [];
  const sums = new Float64Array(kinds);
  let count = 0;
  const mask = (1 << learned.kindBits) - 1;
  for (let feature = 0; feature < broad.length; feature++) {
    const word = broadAt[feature] ?? 0;
    if (word < from || word >= to) continue;
    count++;
    const place = ((broad[feature] ?? 0) & mask) * kinds;
    for (let kind = 0; kind < kinds; kind++)
      sums[kind] = (sums[kind] ?? 0) + (learned.kindWeights[place + kind] ?? 0);
  }
  const share = learned.kindScale / Math.sqrt(count + 1);
  const odds = Array.from(learned.kindBias, (bias, kind) => Math.exp(bias + (sums[kind] ?? 0) * share));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return MODEL_KINDS.map((kind, index) => ({ kind, chance: (odds[index] ?? 0) / all })).sort(
    (one, other) => other.chance - one.chance,
  );
}

/** A very long message is read in parts of so many words, each beginning so far before the end of the last. */
const PART = 400;
const OVERLAP = 40;

/** Reads a message with some weights: what most speaks of danger in it counts. */
export function readWith(learned: Learned, text: string, meaning: Meaning = conceptsOf): Reading {
  const words = normalizedWords(text);
  let best: { span: Span & { score: number }; tally: Tally } | null = null;
  for (let from = 0; from === 0 || from + OVERLAP < words.length; from += PART - OVERLAP) {
    const part = words.length <= PART ? words : words.slice(from, from + PART);
    const tally = tallyOf(part, learned.weights, meaning);
    const span = highest(tally, tally.sums, tally.counts, learned);
    if (!best || span.score > best.span.score) best = { span, tally };
  }
  return best
    ? { score: best.span.score, kinds: kindsOf(best.tally, best.span, learned) }
    : { score: Number.NEGATIVE_INFINITY, kinds: [] };
}
