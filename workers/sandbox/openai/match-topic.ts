import { countWords, plainWords } from "#app/core/plain-words.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** Words that change how a thing is said and not what is said. */
const FILLERS = /\b(?:really|even|just|very|actually|always|so|ever|truly|still|completely|totally|quite) /g;

type Entry = { topic: Topic; words: ReadonlySet<string>; phrases: readonly string[] };

/** Plain words without the fillers. */
const bare = (text: string): string => plainWords(text).replace(FILLERS, "");

const ENTRIES: readonly Entry[] = TOPICS.map((topic) => ({
  topic,
  words: new Set(topic.words.split(" ")),
  phrases: topic.phrases.map(bare),
}));

/** Whom it is about says little of what it is about. */
const PEOPLE = new Set(
  "husband wife spouse son daughter kids child children toddler parent parents friend friends sister brother cousin mom mum mother dad father baby boss pastor church god".split(
    " ",
  ),
);
const PEOPLE_WEIGHT = 0.5;
/** Less than this is not understood. */
const LEAST_SCORE = 1;

/** Where a sentence speaks of two things, the one that must not be passed over goes first. */
const GRAVITY: Record<string, number> = {
  grief: 1.6,
  "longing-for-a-child": 1.6,
  illness: 1.3,
  separation: 1.3,
  "broken-trust": 1.3,
};

/** In how many topics a word stands: the fewer, the more it says. */
const spread = new Map<string, number>();
for (const { words } of ENTRIES) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);

const wordWeight = (word: string): number =>
  PEOPLE.has(word) ? PEOPLE_WEIGHT : 1 + 1 / (spread.get(word) ?? 1);
const phraseWeight = (phrase: string): number => 2 + countWords(phrase) / 2;

/** A word of the topic as it stands or in the plural. */
const known = (words: ReadonlySet<string>, word: string): string | undefined =>
  [word, word.replace(/s$/, "")].find((form) => words.has(form));

function score({ words, phrases }: Entry, plain: string): number {
  const said = new Set(plain.split(" ").flatMap((word) => known(words, word) ?? []));
  const wordsScore = [...said].reduce((sum, word) => sum + wordWeight(word), 0);
  return phrases
    .filter((phrase) => ` ${plain} `.includes(` ${phrase} `))
    .reduce((sum, phrase) => sum + phraseWeight(phrase), wordsScore);
}

/** The topic that a sentence speaks of, or null when it has none of our words. */
export function matchTopic(text: string): Topic | null {
  const plain = bare(text);
  let best: Topic | null = null;
  let highest = 0;
  for (const entry of ENTRIES) {
    const found = score(entry, plain) * (GRAVITY[entry.topic.id] ?? 1);
    if (found >= LEAST_SCORE && found > highest) {
      highest = found;
      best = entry.topic;
    }
  }
  return best;
}
