import { MODEL_KINDS, type ModelKind } from "../kinds.ts";
import { type Features, featuresOf } from "./features.ts";
import { normalizedWords } from "./normalize.ts";
import type { Learned } from "./packed.ts";
import { highest, type Span } from "./windows.ts";

/** What the model says of a message: how much it speaks of danger, and of which kind, likeliest first. */
export type Reading = { score: number; kinds: readonly ModelKind[] };

function kindsOf({ hashes, at, broad }: Features, { from, to }: Span, learned: Learned): ModelKind[] {
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
  return MODEL_KINDS.map((kind, index) => ({
    kind,
    score: (scores[index] ?? 0) + (sums[index] ?? 0) * share,
  }))
    .sort((one, other) => other.score - one.score)
    .map(({ kind }) => kind);
}

/** Reads a message with some weights. */
export function readWith(learned: Learned, text: string): Reading {
  const features = featuresOf(normalizedWords(text));
  const mask = (1 << learned.bits) - 1;
  const best = highest(features, (hash) => (learned.weights[hash & mask] ?? 0) * learned.scale, learned.bias);
  return { score: best.score, kinds: kindsOf(features, best, learned) };
}
