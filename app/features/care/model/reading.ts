import { MODEL_KINDS, type ModelKind } from "#app/features/care/danger/kinds.ts";
import { conceptsOf, type Meaning } from "./concepts.ts";
import { type Features, featuresOf } from "./features.ts";
import { normalizedWords } from "./normalize.ts";
import type { Learned } from "./packed.ts";
import { highest, type Span } from "./windows.ts";

/** What the model says of a message: how much it speaks of danger, and of which kind, likeliest first. */
export type Reading = { score: number; kinds: readonly KindChance[] };
export type KindChance = { kind: ModelKind; chance: number };

function kindsOf({ hashes, at, broad }: Features, { from, to }: Span, learned: Learned): KindChance[] {
  const scores = Array.from(learned.kindBias);
  const sums = new Float64Array(scores.length);
  let count = 0;
  const mask = (1 << learned.kindBits) - 1;
  for (let feature = 0; feature < hashes.length; feature++) {
    const word = at[feature] ?? 0;
    if (!broad[feature] || word < from || word >= to) continue;
    count++;
    const place = ((hashes[feature] ?? 0) & mask) * sums.length;
    for (let kind = 0; kind < sums.length; kind++)
      sums[kind] = (sums[kind] ?? 0) + (learned.kindWeights[place + kind] ?? 0);
  }
  const share = learned.kindScale / Math.sqrt(count + 1);
  const odds = scores.map((score, kind) => Math.exp(score + (sums[kind] ?? 0) * share));
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
  const mask = (1 << learned.bits) - 1;
  const weigh = (hash: number): number => (learned.weights[hash & mask] ?? 0) * learned.scale;
  let best: { span: Span & { score: number }; features: Features } | null = null;
  for (let from = 0; from === 0 || from + OVERLAP < words.length; from += PART - OVERLAP) {
    const features = featuresOf(words.slice(from, from + PART), meaning);
    const span = highest(features, weigh, learned.bias);
    if (!best || span.score > best.span.score) best = { span, features };
  }
  return best
    ? { score: best.span.score, kinds: kindsOf(best.features, best.span, learned) }
    : { score: Number.NEGATIVE_INFINITY, kinds: [] };
}
