import type { Language } from "#app/core/language.ts";
import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";
import { detectLanguage } from "#app/core/text/written-language.ts";
import { CUES_EN, type Cues } from "#workers/sandbox/openai/topics/catalog-cues-en.ts";
import { SPANISH, TOPICS, type Topic } from "#workers/sandbox/openai/topics.ts";
import { countTelling } from "./stems.ts";
import { tellingsOf } from "./tellings.ts";

type Scored = { topic: Topic | null; score: number };
const NOTHING: Scored = { topic: null, score: 0 };

const NO_CUES: Cues = { strong: [], weak: [] };

const spanishCues: readonly RegExp[] = TOPICS.map(
  ({ id }) =>
    new RegExp(`\\b(?:${SPANISH[id]?.cues.normalize("NFD").replace(/\p{M}/gu, "") ?? "(?!)"})(?![a-z])`, "g"),
);

/** A cue says more the more words it takes: one, two, or three and more. */
const CUE: Record<Language, readonly [number, number, number]> = {
  en: [1.3, 1.6, 2.25],
  es: [1.1, 1.4, 1.4],
};
/** Said in two ways counts more, but not twice. */
const CUE_AGAIN = 0.5;
const WEAK_CUE = 0.4;
const PHRASE = 0.8;

const weighCue = (found: string, language: Language): number =>
  CUE[language][Math.min(countWords(found), 3) - 1] ?? 0;

function englishCues({ id, phrases }: Topic, plain: string): number {
  const { strong, weak } = CUES_EN[id] ?? NO_CUES;
  const weights = strong.flatMap((cue) => {
    const found = cue.exec(plain)?.[0];
    return found === undefined ? [] : [weighCue(found, "en")];
  });
  const again = Math.max(0, weights.length - 1) * CUE_AGAIN;
  const weaker = weak.filter((cue) => cue.test(plain)).length * WEAK_CUE;
  const named = phrases.filter((phrase) => ` ${plain} `.includes(` ${phrase} `)).length * PHRASE;
  return Math.max(0, ...weights) + again + weaker + named;
}

function spanishCuesIn(at: number, plain: string): number {
  const found = new Set([...plain.matchAll(spanishCues[at] ?? /(?!)/g)].map(([said]) => said));
  return [...found].reduce((sum, said) => sum + weighCue(said, "es"), 0);
}

/**
 * What is needed to be sure. Evidence: more than a word or a short cue says, or, of few telling words, most of them. And a
 * lead that is more than chance among so much evidence: the difference of two counts varies with the root of their sum.
 * As strict as leaves 85 of a hundred of the 322 sentences in the right place, with some to spare.
 */
const LEAST_SCORE = 2.2;
const LEAST_OF_ALL = 0.4;
const LEAST_BY_WORD = 0.5;
const LEAST_LEAD = 0.35;
/** Keeps the root from being small where little was said. */
const LITTLE = 0.7;
/** With less than this part of the evidence it is not even a guess. */
const GUESS = 0.45;

/** The second of two has nearly as much as the first. */
const NEARLY = 0.8;
/** So many times the evidence that is asked for makes the first plain, though another is near. */
const PLAIN = 2.2;
const LITTLE_LEAD = 0.3;

/** The two topics that are nearest, and what is needed to be sure of the first. */
function weigh(text: string): { best: Scored; second: Scored; least: number } {
  const plain = normalizeWords(text);
  const language = detectLanguage(text, "en");
  const tellingScores = tellingsOf(plain, language);
  const [best = NOTHING, second = NOTHING] = TOPICS.map((topic, at) => {
    const cues = language === "es" ? spanishCuesIn(at, plain) : englishCues(topic, plain);
    return { topic, score: (tellingScores[at] ?? 0) + cues };
  }).toSorted((one, other) => other.score - one.score);
  const least = Math.min(LEAST_SCORE, LEAST_OF_ALL + countTelling(plain, language) * LEAST_BY_WORD);
  return { best, second, least };
}

/** How far the first is before the second, as chance goes. */
const leadOf = (best: Scored, second: Scored): number =>
  (best.score - second.score) / Math.sqrt(best.score + second.score + LITTLE);

/** The topic that a sentence speaks of; null when it has too few of our words to be sure, or as many of another. */
export function matchTopic(text: string): Topic | null {
  const { best, second, least } = weigh(text);
  return best.score >= least && leadOf(best, second) >= LEAST_LEAD ? best.topic : null;
}

/**
 * What a sentence plainly speaks of where no topic leads: the first, with much more evidence than is asked for, and the
 * second where it has nearly as much. Empty where it is not so plain.
 */
export function topicsBoth(text: string): Topic[] {
  const { best, second, least } = weigh(text);
  if (best.score < least * PLAIN || leadOf(best, second) < LITTLE_LEAD) return [];
  const isBoth = second.score >= best.score * NEARLY;
  return [best, ...(isBoth ? [second] : [])].flatMap(({ topic }) => topic ?? []);
}

/** The two that it is nearest to, for whoever is not sure; none when it has hardly any of our words. */
export function topicsNear(text: string): Topic[] {
  const { best, second, least } = weigh(text);
  if (best.score < least * GUESS || second.score === 0) return [];
  return [best, second].flatMap(({ topic }) => topic ?? []);
}

/** The topic that has a thing that was named as a word or run of words of its own; of several the one with the fewest. */
export function topicNamed(name: string): Topic | null {
  const plain = normalizeWords(name);
  const having = TOPICS.map((topic) => ({ topic, words: new Set(topic.words.split(" ")) })).filter(
    ({ topic, words }) =>
      words.has(plain) || words.has(plain.replace(/s$/, "")) || topic.phrases.includes(plain),
  );
  const [narrowest] = having.toSorted((a, b) => a.words.size - b.words.size);
  return narrowest?.topic ?? null;
}
