import { countWords, plainWords } from "#app/core/plain-words.ts";
import { writtenIn } from "#app/core/written-language.ts";
import { stemsIn } from "./stems.ts";
import { CUES_EN, type Cues } from "./topics/catalog-cues-en.ts";
import { SAID_EN } from "./topics/catalog-said-en.ts";
import { SPANISH, TOPICS, type Topic } from "./topics.ts";

/** Words that change how a thing is said and not what is said. */
const FILLERS =
  /\b(?:really|even|just|very|actually|always|so|ever|truly|still|completely|totally|quite) |(?<=\bevery )single /g;

type Entry = {
  topic: Topic;
  words: ReadonlySet<string>;
  phrases: readonly string[];
  cues: Cues;
  spanish: RegExp;
  stems: ReadonlySet<string>;
};

/** Plain words without the fillers. */
const bare = (text: string): string => plainWords(text).replace(FILLERS, "");

const NO_CUES: Cues = { strong: [], weak: [] };

const ENTRIES: readonly Entry[] = TOPICS.map((topic) => ({
  topic,
  words: new Set(topic.words.split(" ")),
  phrases: topic.phrases.map(bare),
  cues: CUES_EN[topic.id] ?? NO_CUES,
  spanish: new RegExp(
    `\\b(?:${SPANISH[topic.id]?.cues.normalize("NFD").replace(/\p{M}/gu, "") ?? "(?!)"})(?![a-z])`,
    "g",
  ),
  stems: new Set(
    [topic.words, ...topic.phrases, ...(SAID_EN[topic.id] ?? "").split(",")].flatMap((said) => [
      ...stemsIn(plainWords(said)),
    ]),
  ),
}));

/** In how many topics a stem is. */
const stemSpread = new Map<string, number>();
for (const { stems } of ENTRIES)
  for (const stem of stems) stemSpread.set(stem, (stemSpread.get(stem) ?? 0) + 1);

/** A stem of one topic says all that a stem can, one of every topic nothing. */
const stemWeight = (stem: string): number =>
  1 - Math.log(stemSpread.get(stem) ?? 1) / Math.log(ENTRIES.length);
const STEM_WEIGHT = 0.5;

/** Whom it is about says little of what it is about. */
const PEOPLE = new Set(
  "husband wife spouse son daughter kids child children toddler parent parents friend friends sister brother cousin mom mum mother dad father baby boss pastor church god".split(
    " ",
  ),
);
const PEOPLE_WEIGHT = 0.5;
/** Less than this is not understood: the highest bound that costs at most one in a hundred of the sentences by which the finder was tuned. */
const LEAST_SCORE = 2.5;
/** The same for Spanish, whose patterns count by themselves. */
const LEAST_SCORE_ES = 1.6;
const STRONG = 2.6;
/** Said in two ways counts more, but not twice. */
const STRONG_AGAIN = 1.2;
const WEAK = 0.6;

/** So much more must be said of the topic than of any other; else it is not known which of them is meant. */
const MARGIN = 1.18;

/**
 * Where a sentence speaks of two things: what must not be passed over, and what happened or is asked, goes before the
 * place or the feeling that is told beside it. Tuned as the bounds are, never by the sentences that are held out.
 */
const GRAVITY: Record<string, number> = {
  "longing-for-a-child": 1.6,
  betrayal: 1.6,
  "worn-out-parent": 1.6,
  "different-faith": 1.6,
  "church-hurt": 1.6,
  peace: 1.6,
  grief: 1.4,
  "child-far-away": 1.4,
  "unanswered-prayer": 1.4,
  separation: 1.3,
  "broken-trust": 1.3,
  "forgiving-someone": 1.3,
  calling: 1.3,
  guilt: 1.2,
  "raising-children-in-faith": 1.2,
  "growing-apart": 1.2,
  teenager: 1.2,
  "difficult-people": 1.1,
  loneliness: 0.8,
  "learning-to-pray": 0.8,
  illness: 0.7,
  anxiety: 0.7,
  sleepless: 0.7,
  "ageing-parents": 0.7,
  breakup: 0.7,
  change: 0.7,
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

function score(
  { words, phrases, cues, stems }: Entry,
  plain: string,
  full: string,
  saidStems: ReadonlySet<string>,
): number {
  const said = new Set(plain.split(" ").flatMap((word) => known(words, word) ?? []));
  const wordsScore = [...said].reduce((sum, word) => sum + wordWeight(word), 0);
  const phraseScore = phrases
    .filter((phrase) => ` ${plain} `.includes(` ${phrase} `))
    .reduce((sum, phrase) => sum + phraseWeight(phrase), 0);
  const strong = cues.strong.filter((cue) => cue.test(full)).length;
  const weak = cues.weak.filter((cue) => cue.test(full)).length;
  const stemScore = [...saidStems]
    .filter((stem) => stems.has(stem))
    .reduce((sum, stem) => sum + stemWeight(stem), 0);
  return (
    wordsScore +
    phraseScore +
    stemScore * STEM_WEIGHT +
    (strong && STRONG + (strong - 1) * STRONG_AGAIN) +
    weak * WEAK
  );
}

const spanishScore = ({ spanish }: Entry, full: string): number =>
  [...full.matchAll(spanish)].reduce((sum, [said]) => sum + 1.5 + said.length / 12, 0);

/** The topic that a sentence speaks of; null when it has too few of our words to be sure, or as many of another. */
export function matchTopic(text: string): Topic | null {
  const [best, other] = topicsNear(text);
  return other ? null : (best ?? null);
}

/** The same, or both where it may speak of either; none when it has too few of our words. */
export function topicsNear(text: string): Topic[] {
  const plain = bare(text);
  const full = plainWords(text);
  const stems = stemsIn(full);
  const isSpanish = writtenIn(text, "en") === "es";
  const [best, second] = ENTRIES.map((entry) => {
    const said = isSpanish ? spanishScore(entry, full) : score(entry, plain, full, stems);
    return { topic: entry.topic, said, weight: said * (GRAVITY[entry.topic.id] ?? 1) };
  }).toSorted((one, other) => other.weight - one.weight);
  const least = isSpanish ? LEAST_SCORE_ES : LEAST_SCORE;
  if (!best || !second || Math.max(best.said, best.weight) < least) return [];
  return best.weight >= second.weight * MARGIN ? [best.topic] : [best.topic, second.topic];
}

/** The topic that has a thing that was named as a word or run of words of its own; of several the one with the fewest. */
export function topicNamed(name: string): Topic | null {
  const plain = bare(name);
  const having = ENTRIES.filter(
    ({ words, phrases }) => known(words, plain) !== undefined || phrases.includes(plain),
  );
  const [narrowest] = having.toSorted((a, b) => a.words.size - b.words.size);
  return narrowest?.topic ?? null;
}
