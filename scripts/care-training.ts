import { MODEL_KINDS } from "#app/features/care/danger/kinds.ts";
import { conceptsOf, goodbyeConceptsOf, type Meaning } from "#app/features/care/model/concepts.ts";
import { normalizedWords } from "#app/features/care/model/normalize.ts";
import { type Learned, MAX_LEVEL } from "#app/features/care/model/packed.ts";
import { type Span, STEADY, windowsOf } from "#app/features/care/model/windows.ts";
import { dice, shuffle } from "./care-chance.ts";
import type { Example } from "./care-data.ts";
import { type Features, featuresOf, highestOf } from "./care-features.ts";

/** How the model is trained. Logistic regression by AdaGrad; the same input gives the same bytes. */
const BITS = 20;
const KIND_BITS = 10;
/**
 * `kept`: so many features fit into the shipped file. `missed`: this share of a text's features is passed over, by chance,
 * each time that it is learned from, so that no few of them carry what an author says in words of their own.
 */
type Way = { kept: number; epochs: number; decay: number; missed: number };
const DANGER: Way = { kept: 63_000, epochs: 20, decay: 3e-3, missed: 0.5 };
/** Goodbyes and hooks are told by fewer, and learned from fewer texts. */
const OF_TWO: Way = { kept: 12_000, epochs: 12, decay: 1e-3, missed: 0 };
const KIND_EPOCHS = 10;
const RATE = 0.3;
/** Told as over may bring help or not: it teaches little. */
const PAST_WEIGHT = 0.3;
/** What people ask on an ordinary day is seldom written to look like danger: it counts twice, for it is said most. */
const ORDINARY_WEIGHT = 2;
/** The heaviest weights count as much as this share of the heaviest one, so that the others have finer steps. */
const HEAVIEST = 0.6;

export type Read = { example: Example; features: Features };
type Item = { places: Uint32Array; share: number; isDanger: number; weight: number };

/** @param meaning the concepts that the model tells apart */
export const read = (examples: readonly Example[], meaning: Meaning = conceptsOf): Read[] =>
  examples.map((example) => ({ example, features: featuresOf(normalizedWords(example.text), meaning) }));

/** Of so many texts one is learned from as a hurried thumb writes it, too: every so-manieth blank is missing. */
const HURRIED = 4;
const MISSED_BLANK = 4;

function hurried(set: readonly Read[]): Read[] {
  const examples = set
    .filter((_, at) => at % HURRIED === 0)
    .map(({ example }) => {
      let blanks = 0;
      return {
        ...example,
        text: example.text.replace(/ /g, () => (++blanks % MISSED_BLANK === 0 ? "" : " ")),
      };
    });
  return read(examples);
}

const MASK = (1 << BITS) - 1;

function itemOf({ features, example }: Read, { from, to }: Span, weight: number, kept: Uint8Array): Item {
  const places: number[] = [];
  let count = 0;
  features.hashes.forEach((hash, at) => {
    const word = features.at[at] ?? 0;
    if (word < from || word >= to) return;
    count++;
    if (kept[hash & MASK]) places.push(hash & MASK);
  });
  const share = 1 / Math.sqrt(count + STEADY);
  return { places: Uint32Array.from(places), share, isDanger: example.label === "danger" ? 1 : 0, weight };
}

type Weights = { of: Float32Array; bias: number };

function weightOf({ label, kind, author }: Example): number {
  if (label === "past") return PAST_WEIGHT;
  return kind === "ordinary" || author === "banks" ? ORDINARY_WEIGHT : 1;
}

/** Whole texts; of long ones also the window that looks most like danger, and of harmless ones any. */
function itemsOf(
  set: readonly Read[],
  kept: Uint8Array,
  known: Weights | null,
  chance: () => number,
): Item[] {
  return set.flatMap((one) => {
    const weight = weightOf(one.example);
    const spans = windowsOf(one.features);
    const [whole] = spans;
    if (!whole) return [];
    const items = [itemOf(one, whole, weight, kept)];
    if (spans.length === 1) return items;
    if (known)
      items.push(
        itemOf(
          one,
          highestOf(one.features, (hash) => known.of[hash & MASK] ?? 0, { scale: 1, bias: known.bias }),
          weight,
          kept,
        ),
      );
    const any = spans[1 + Math.floor(chance() * (spans.length - 1))];
    if (any && one.example.label !== "danger") items.push(itemOf(one, any, weight / 2, kept));
    return items;
  });
}

function seenOf(places: Uint32Array, missed: number, chance: () => number): Uint32Array {
  if (missed === 0) return places;
  const seen = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) if (chance() >= missed) seen[count++] = place;
  return seen.subarray(0, count);
}

function regression(items: Item[], chance: () => number, { epochs, decay, missed }: Way): Weights {
  const of = new Float32Array(1 << BITS);
  const squares = new Float32Array(1 << BITS).fill(0.02);
  let bias = 0;
  let biasSquares = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(items, chance);
    for (const { places: all, share: shareOfAll, isDanger, weight } of items) {
      const places = seenOf(all, missed, chance);
      const share = shareOfAll / Math.sqrt(1 - missed);
      let sum = 0;
      for (const place of places) sum += of[place] ?? 0;
      const off = (1 / (1 + Math.exp(-(sum * share + bias))) - isDanger) * weight;
      for (const place of places) {
        const slope = off * share + decay * (of[place] ?? 0);
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        of[place] = (of[place] ?? 0) - (RATE * slope) / Math.sqrt(square);
      }
      biasSquares += off * off;
      bias -= (0.1 * off) / Math.sqrt(biasSquares);
    }
  }
  return { of, bias };
}

/** Features of two texts or more; of these the ones that weigh most. */
function placesIn(set: readonly Read[]): Uint16Array {
  const texts = new Uint16Array(1 << BITS);
  for (const { features } of set)
    for (const place of new Set(Array.from(features.hashes, (hash) => hash & MASK)))
      texts[place] = (texts[place] ?? 0) + 1;
  return texts;
}

function twoClasses(set: readonly Read[], way: Way): Weights {
  const chance = dice(7);
  const texts = placesIn(set);
  let kept = Uint8Array.from(texts, (count) => (count > 1 ? 1 : 0));
  let known: Weights | null = null;
  for (let round = 0; round < 2; round++) known = regression(itemsOf(set, kept, known, chance), chance, way);
  const { of } = known as Weights;
  const weighs = (place: number): number => Math.abs(of[place] ?? 0) * Math.sqrt(texts[place] ?? 0);
  const best = Array.from(kept.keys())
    .filter((place) => kept[place] && of[place])
    .sort((one, other) => weighs(other) - weighs(one) || one - other)
    .slice(0, way.kept);
  kept = new Uint8Array(1 << BITS);
  for (const place of best) kept[place] = 1;
  return regression(itemsOf(set, kept, known, chance), chance, way);
}

/** One head for each kind, over words and concepts alone: softmax. */
function kinds(set: readonly Read[]): { of: Float32Array; bias: Float32Array } {
  const chance = dice(11);
  const many = MODEL_KINDS.length;
  const of = new Float32Array(many << KIND_BITS);
  const squares = new Float32Array(many << KIND_BITS).fill(0.1);
  const bias = new Float32Array(many);
  const items = set
    .filter(({ example }) => example.label !== "harmless" && example.author !== "banks")
    .map(({ example, features }) => ({
      kind: (MODEL_KINDS as readonly string[]).indexOf(example.kind),
      places: [...features.hashes]
        .filter((_, at) => features.broad[at])
        .map((hash) => (hash & ((1 << KIND_BITS) - 1)) * many),
    }));
  for (let epoch = 0; epoch < KIND_EPOCHS; epoch++) {
    shuffle(items, chance);
    for (const { kind, places } of items) {
      const share = 1 / Math.sqrt(places.length + 1);
      const scores = Array.from(bias, (start, at) => {
        let sum = 0;
        for (const place of places) sum += of[place + at] ?? 0;
        return Math.exp(start + sum * share);
      });
      const total = scores.reduce((sum, score) => sum + score, 0);
      scores.forEach((score, at) => {
        const off = score / total - (at === kind ? 1 : 0);
        bias[at] = (bias[at] ?? 0) - 0.01 * off;
        for (const place of places) {
          const slope = off * share + 1e-4 * (of[place + at] ?? 0);
          const square = (squares[place + at] ?? 0) + slope * slope;
          squares[place + at] = square;
          of[place + at] = (of[place + at] ?? 0) - (0.2 * slope) / Math.sqrt(square);
        }
      });
    }
  }
  return { of, bias };
}

/** Weights in four bits, as they are packed, and what one step is. */
function rounded(weights: Float32Array): { scale: number; weights: Int8Array } {
  const most = weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0) * HEAVIEST;
  const scale = Math.fround(most / MAX_LEVEL ** 2);
  const steps = (weight: number): number => {
    const level = Math.min(MAX_LEVEL, Math.round(Math.sqrt(Math.abs(weight) / scale)));
    return Math.sign(weight) * level * level;
  };
  return { scale, weights: Int8Array.from(weights, steps) };
}

export function train(set: readonly Read[]): Learned {
  const found = twoClasses([...set, ...hurried(set)], DANGER);
  const kindModel = kinds(set);
  const weights = rounded(found.of);
  const kindWeights = rounded(kindModel.of);
  return {
    bits: BITS,
    scale: weights.scale,
    bias: Math.fround(found.bias),
    weights: weights.weights,
    kindBits: KIND_BITS,
    kindScale: kindWeights.scale,
    kindBias: kindModel.bias,
    kindWeights: kindWeights.weights,
  };
}

/** Texts that are something or not, as goodbyes and hooks are read. */
export const readTwo = (texts: readonly { author: string; text: string; is: boolean }[]): Read[] =>
  read(
    texts.map(({ author, text, is }) => ({
      author,
      language: "",
      label: is ? "danger" : "harmless",
      kind: "",
      text,
    })),
    goodbyeConceptsOf,
  );

/** Learns to tell texts that are something from others. */
export function trainTwo(set: readonly Read[]): Learned {
  const found = twoClasses(set, OF_TWO);
  const { scale, weights } = rounded(found.of);
  return {
    bits: BITS,
    scale,
    bias: Math.fround(found.bias),
    weights,
    kindBits: 0,
    kindScale: 1,
    kindBias: new Float32Array(0),
    kindWeights: new Int8Array(0),
  };
}
