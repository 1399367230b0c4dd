import { MODEL_KINDS } from "#app/features/care/danger/kinds.ts";
import { conceptsOf, type Meaning } from "#app/features/care/model/concepts.ts";
import type { Learned } from "#app/features/care/model/packed.ts";
import type { Reading } from "#app/features/care/model/reading.ts";
import { featuresOf, highestOf } from "#scripts/care-features.ts";
import { normalizedWords } from "./plain-words.ts";

const PART = 400;
const OVERLAP = 40;

/** What the scorer is to say, by the features as they are written out for training, each kept and counted. */
export function plainlyRead(learned: Learned, text: string, meaning: Meaning = conceptsOf): Reading {
  const words = normalizedWords(text);
  const parts = Array.from(
    { length: Math.max(1, Math.ceil((words.length - OVERLAP) / (PART - OVERLAP))) },
    (_, part) => words.slice(part * (PART - OVERLAP), part * (PART - OVERLAP) + PART),
  );
  const read = parts.map((part) => {
    const features = featuresOf(part, meaning);
    const weigh = (hash: number): number => learned.weights[hash & (learned.weights.length - 1)] ?? 0;
    return { features, span: highestOf(features, weigh, learned) };
  });
  const best = read.reduce((high, one) => (one.span.score > high.span.score ? one : high));
  const { hashes, at, broad } = best.features;
  const inSpan = [...hashes].filter((_, feature) => {
    const word = at[feature] ?? 0;
    return broad[feature] && word >= best.span.from && word < best.span.to;
  });
  const many = learned.kindBias.length;
  if (many === 0) return { score: best.span.score, kinds: [] };
  const odds = [...learned.kindBias].map((bias, kind) => {
    const steps = inSpan.reduce((sum, hash) => {
      const place = (hash & ((1 << learned.kindBits) - 1)) * many;
      return sum + (learned.kindWeights[place + kind] ?? 0);
    }, 0);
    return Math.exp(bias + steps * (learned.kindScale / Math.sqrt(inSpan.length + 1)));
  });
  const all = odds.reduce((sum, one) => sum + one, 0);
  const kinds = MODEL_KINDS.map((kind, index) => ({ kind, chance: (odds[index] ?? 0) / all }));
  return { score: best.span.score, kinds: kinds.sort((one, other) => other.chance - one.chance) };
}
