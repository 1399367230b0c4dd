import type { Language } from "#app/core/language.ts";
import { tellingWords, wordsIn } from "#app/features/bible/compare/likeness.ts";
import { subjectsIn } from "#app/features/bible/find/subject.ts";
import { readMarker } from "#app/features/bible/guard/mention.ts";
import { composeAuthor } from "./authors.ts";
import {
  composeExplanation,
  composeNearest,
  composePerson,
  composeReading,
  composeTopic,
} from "./compose-found.ts";
import { finderCopy } from "./copy-finder.ts";
import { foundCopy } from "./copy-found.ts";
import type { Found } from "./found.ts";
import type { Question } from "./question.ts";

/** What was looked up for a question, as an answer; null where nothing was found that answers it. */
export function answerQuestion(
  asked: Question,
  found: Found,
  question: string,
  language: Language,
): string | null {
  switch (asked.kind) {
    case "read":
      return composeReading(asked.passages, question, language);
    case "explain":
      return composeExplanation(asked.passages, found, question, language);
    case "noSuchVerse":
      return finderCopy[language].noSuchVerse;
    case "author":
      return composeAuthor(asked.bookNumber, language);
    case "quoted":
      return answerQuoted(asked.words, found, question, language);
    case "person":
      if (found.person) return composePerson(found.person, language);
      return found.topic ? composeTopic(found.topic, language) : came(asked.name, found, language);
    case "topic":
      if (found.topic)
        return isOn(asked, language)
          ? composeTopic(found.topic, language)
          : composeNearest(found.topic, language);
      return asked.asked ? came(asked.topic, found, language) : null;
  }
}

/** So much of what is asked must be the subject's own words, telling words. */
const LEAST_ON = 0.5;

/** Whether the subject that was found is what is asked, and not one word of it. */
function isOn({ topic, asked }: Extract<Question, { kind: "topic" }>, language: Language): boolean {
  if (!asked) return false;
  const telling = tellingWords(wordsIn(topic)).size;
  const [named] = subjectsIn(topic, language);
  const said = named ? wordsIn(named.said).length : telling;
  return telling === 0 || said / telling >= LEAST_ON;
}

/** So much of what was quoted must stand in a verse, telling words. */
const SURE = 0.65;

/** The verse that most of the quoted words stand in; `sure` where they nearly all do. */
export function bestQuoted(
  words: string,
  found: Found,
): { reference: string; text: string; sure: boolean } | null {
  const asked = [...tellingWords(wordsIn(words))];
  const scored = (found.verses ?? []).map(({ reference, text }) => {
    const has = new Set(wordsIn(text));
    return {
      reference,
      text,
      share: asked.filter((word) => has.has(word)).length / Math.max(1, asked.length),
    };
  });
  const best = scored.toSorted((one, other) => other.share - one.share)[0];
  return best ? { ...best, sure: best.share >= SURE } : null;
}

function answerQuoted(words: string, found: Found, question: string, language: Language): string | null {
  const best = bestQuoted(words, found);
  if (!best) return null;
  const copy = foundCopy[language];
  if (best.sure) {
    const passage = readMarker(best.reference);
    const verses = [{ reference: best.reference, text: best.text }];
    const explained = composeExplanation([passage], { ...found, verses }, question, language);
    return explained.replace(copy.read, copy.quoted);
  }
  const nearest = (found.verses ?? []).slice(0, 2).map(({ reference }) => `[[${reference}]]`);
  return [copy.noQuote, ...nearest, copy.explainQuestion].join("\n\n");
}

/** Verses that have the words, where no list has the thing; null where nothing was looked up. */
function came(words: string, found: Found, language: Language): string | null {
  if (found.calls === 0) return null;
  const verses = (found.verses ?? []).slice(0, 2);
  const copy = foundCopy[language];
  if (verses.length === 0) return copy.nothing(words);
  return [copy.came(words), ...verses.map(({ reference }) => `[[${reference}]]`), copy.topicQuestion].join(
    "\n\n",
  );
}
