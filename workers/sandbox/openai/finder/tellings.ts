import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "#app/core/text/plain-words.ts";
import { SAID, TOPICS } from "#workers/sandbox/openai/topics.ts";
import { stemsIn } from "./stems.ts";

/** By stem: the topics (by their place) that people bring with it, and how much it says for each. */
type Tellings = ReadonlyMap<string, readonly (readonly [topic: number, weight: number])[]>;

/** In how many half sentences of each topic a stem is. */
function countStems(language: Language): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  for (const [at, { id, words, phrases }] of TOPICS.entries()) {
    const named = language === "en" ? [...words.split(" "), ...phrases] : [];
    for (const said of [...(SAID[language][id]?.split(",") ?? []), ...named]) {
      for (const stem of stemsIn(normalizeWords(said), language).keys()) {
        const byTopic = counts.get(stem) ?? new Map<number, number>();
        counts.set(stem, byTopic.set(at, (byTopic.get(at) ?? 0) + 1));
      }
    }
  }
  return counts;
}

/**
 * A stem that is said of one topic alone says nearly 1 for it, and one that is said of all alike says 0: the logarithm of
 * how much likelier the topic becomes by it, with one sentence spread over all topics added.
 */
function weigh(language: Language): Tellings {
  const weighed = [...countStems(language)].map(([stem, byTopic]) => {
    const all = [...byTopic.values()].reduce((sum, count) => sum + count, 0);
    const tellings = [...byTopic].map(
      ([topic, count]) =>
        [topic, Math.log((TOPICS.length * count + 1) / (all + 1)) / Math.log(TOPICS.length)] as const,
    );
    return [stem, tellings.filter(([, weight]) => weight > 0)] as const;
  });
  return new Map(weighed.filter(([, tellings]) => tellings.length > 0));
}

const known: Partial<Record<Language, Tellings>> = {};

/** What the words of a sentence say for each topic, in the order of `TOPICS`. */
export function tellingsOf(plain: string, language: Language): Float64Array {
  known[language] ??= weigh(language);
  const said = new Float64Array(TOPICS.length);
  for (const [stem, counts] of stemsIn(plain, language))
    for (const [topic, weight] of known[language].get(stem) ?? [])
      said[topic] = (said[topic] ?? 0) + weight * counts;
  return said;
}
