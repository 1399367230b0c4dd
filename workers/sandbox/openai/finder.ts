import type { Language } from "#app/core/language.ts";
import { plainWords } from "#app/core/plain-words.ts";
import { writtenIn } from "#app/core/written-language.ts";
import { bookByName } from "#app/features/bible/books.ts";
import { findMentions } from "#app/features/bible/mention.ts";
import { formatReference, type Reference } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { findCrisis } from "#app/features/care/crisis.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { compose, composeRequest } from "./compose.ts";
import { finderCopy } from "./copy-finder.ts";
import { findCourtesy, findRequest, findVerseRequest } from "./intent.ts";
import { matchTopic, topicNamed, topicsNear } from "./match-topic.ts";
import { type Topic, topicIn } from "./topics.ts";

/** `topicId` is null when the answer is not a topic's. */
export type Answer = { text: string; topicId: string | null };

const HELP_PASSAGE = "Psalm 34:18";
const LOST_PASSAGES = ["Psalm 62:8", "Matthew 11:28-30"];
const LOST_QUESTION = {
  en: "Would you say it once more in other words, perhaps just the feeling or the person it is about?",
  es: "¿Lo dirías otra vez con otras palabras, quizá solo el sentimiento o la persona de quien se trata?",
};

/** Answers a conversation from its words alone: the last turn asks, the earlier ones say what has been given. */
export function findAnswer(turns: readonly Turn[]): Answer {
  const question = turns.findLast((turn) => turn.role === "user")?.text ?? "";
  const language = languageOf(turns);
  const copy = finderCopy[language];
  const crisis = findCrisis(question);
  if (crisis) {
    const text = `${copy.crisis[crisis]}\n\n[[${HELP_PASSAGE}]]\n\n${copy.misunderstood}`;
    return { text, topicId: null };
  }
  const courtesy = findCourtesy(question);
  if (courtesy) return { text: copy.courtesies[courtesy], topicId: null };

  const named = answerNamed(question, copy);
  if (named) return { text: named, topicId: null };

  const said = turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const asked = findRequest(question);
  if (asked) {
    const topic = matchTopic(asked.rest) ?? earlierTopic(turns) ?? fallbackFor(asked.request);
    if (topic)
      return {
        text: composeRequest(topicIn(topic, language), asked.request, said, language),
        topicId: topic.id,
      };
  }
  const topic = topicOf(question);
  if (!topic) return { text: notSure(question, language), topicId: null };
  const withPrayer = /\b(?:pray(?:er|ers|ing)?|or(?:a|ar|acion|emos|o)|rez\w+)\b/.test(plainWords(question));
  return { text: compose(topicIn(topic, language), said, { language, withPrayer }), topicId: topic.id };
}

/** Honest, and where to look: at a passage for each of what it may be about, or else at two that are for everybody. */
function notSure(question: string, language: Language): string {
  const { between, lost } = finderCopy[language];
  const near = topicsNear(question).flatMap(({ passages }) => passages.slice(0, 1));
  const passages = near.length > 0 ? [...new Set(near)] : LOST_PASSAGES;
  const markers = passages.map((passage) => `[[${passage}]]`);
  return [near.length > 0 ? between : lost, ...markers, LOST_QUESTION[language]].join("\n\n");
}

/** What was chosen by hand for a question; null when it is not known. */
export function topicOf(question: string): Topic | null {
  const name = findVerseRequest(question)?.name;
  return (name ? topicNamed(name) : null) ?? matchTopic(question);
}

/** The language of the question; where it has none of its own (“Juan 3:16”), of what was said before. */
function languageOf(turns: readonly Turn[]): Language {
  return turns.reduce<Language>(
    (before, { role, text }) => (role === "user" ? writtenIn(text, before) : before),
    "en",
  );
}

/** The topic of the latest earlier question that had one. */
function earlierTopic(turns: readonly Turn[]): Topic | null {
  const asked = turns.filter((turn) => turn.role === "user").slice(0, -1);
  for (const { text } of asked.toReversed()) {
    const topic = matchTopic(findRequest(text)?.rest ?? text);
    if (topic) return topic;
  }
  return null;
}

const fallbackFor = (request: string): Topic | null =>
  request === "pray" ? matchTopic("how to pray") : null;

const BOOK_AND_CHAPTER = /\b((?:[1-3] )?\p{Lu}\p{L}+(?: of (?:Songs|Solomon))?) (\d{1,3})\b(?!:)/gu;

/** The references that a member names, at most three; a whole chapter by its first two verses. */
function answerNamed(question: string, copy: (typeof finderCopy)[Language]): string | null {
  const cited = findMentions(question);
  const verses = cited.flatMap(({ passage }) => passage);
  if (verses.length > 0) {
    return `${say(verses.slice(0, 3), copy.named)}\n\n${copy.namedQuestion}`;
  }
  if (cited.length > 0) {
    return copy.noSuchVerse;
  }
  for (const [, book = "", chapter = ""] of question.matchAll(BOOK_AND_CHAPTER)) {
    const opening = bookByName(book) && parseReference(`${book} ${chapter}:1-2`);
    if (opening) {
      return `${say([opening], copy.chapter)}\n\n${copy.chapterQuestion}`;
    }
  }
  return null;
}

const say = (references: readonly Reference[], opening: string): string =>
  [opening, ...references.map((reference) => `[[${formatReference(reference)}]]`)].join("\n\n");
