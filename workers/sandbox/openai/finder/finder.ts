import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "#app/core/text/plain-words.ts";
import { detectLanguage } from "#app/core/text/written-language.ts";
import { isOfHeart, subjectsIn } from "#app/features/bible/find/subject.ts";
import { findCrisis } from "#app/features/care/danger/crisis.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { TOPICS, type Topic, topicIn } from "#workers/sandbox/openai/topics.ts";
import { answerQuestion } from "./answer-question.ts";
import { compose, composeBoth, composeForOther, composeRequest } from "./compose.ts";
import { composeNear } from "./compose-found.ts";
import { finderCopy } from "./copy-finder.ts";
import { foundCopy } from "./copy-found.ts";
import { type Found, NOTHING_FOUND } from "./found.ts";
import { findCorrection, findCourtesy, findPrayerFor, findRequest, findVerseRequest } from "./intent.ts";
import { matchTopic, topicNamed, topicsBoth, topicsNear } from "./match-topic.ts";
import { isOfAnother, isOfAnothersOwn, isPerson } from "./of-another.ts";
import { type Question, readMeant, readQuestion } from "./question.ts";

/** `topicId` is null when the answer is not a topic's. */
export type Answer = { text: string; topicId: string | null };

const HELP_PASSAGE = "Psalm 34:18";
const LOST_PASSAGES = ["Psalm 62:8", "Matthew 11:28-30"];
const PRAYER_PASSAGE = "Philippians 4:6-7";
const LOST_QUESTION = {
  en: "Would you say it once more in other words, perhaps just the feeling or the person it is about?",
  es: "¿Lo dirías otra vez con otras palabras, quizá solo el sentimiento o la persona de quien se trata?",
};

/** Topics whose words speak to the one who bears it. */
const INWARD = new Set([
  "temptation",
  "guilt",
  "anxiety",
  "self-worth",
  "doubt",
  "anger",
  "loneliness",
  "sadness",
]);

const plainAnswer = (text: string): Answer => ({ text, topicId: null });

/**
 * Answers a conversation from its words and from what was looked up for it: the last turn asks, the earlier ones say
 * what has been given.
 */
export function findAnswer(turns: readonly Turn[], found: Found = NOTHING_FOUND): Answer {
  const question = turns.findLast((turn) => turn.role === "user")?.text ?? "";
  const language = languageOf(turns);
  const copy = finderCopy[language];
  const crisis = findCrisis(question);
  if (crisis) return plainAnswer(`${copy.crisis[crisis]}\n\n[[${HELP_PASSAGE}]]\n\n${copy.misunderstood}`);
  const courtesy = findCourtesy(question);
  if (courtesy) return plainAnswer(copy.courtesies[courtesy]);
  const correction = findCorrection(question);
  if (correction) return corrected(turns, correction.rest, found, language);
  return answerTo(question, turns, found, language);
}

function answerTo(question: string, turns: readonly Turn[], found: Found, language: Language): Answer {
  const asked = readQuestion(question, language);
  if (asked && (asked.kind === "read" || asked.kind === "explain" || asked.kind === "noSuchVerse"))
    return plainAnswer(answerQuestion(asked, found, question, language) ?? notSure(question, language));
  const requested = requestAnswer(question, turns, language);
  if (requested) return requested;
  const answered =
    asked && !isOutOfTrouble(asked, question, language) && answerQuestion(asked, found, question, language);
  if (answered) return plainAnswer(answered);
  return answerTelling(question, turns, found, language);
}

/** “Is it a sin to doubt?” is asked by somebody who doubts: kindness before a list. */
function isOutOfTrouble(asked: Question, question: string, language: Language): boolean {
  if (asked.kind !== "topic" || !asked.may || !topicOf(question)) return false;
  const [named] = subjectsIn(asked.topic, language);
  return named !== undefined && isOfHeart(named.subject);
}

/** A quick reply, or a prayer that is asked for. */
function requestAnswer(question: string, turns: readonly Turn[], language: Language): Answer | null {
  const said = turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const asked = findRequest(question);
  if (asked) {
    const topic = matchTopic(asked.rest) ?? earlierTopic(turns) ?? fallbackFor(asked);
    if (topic) {
      const text = composeRequest(topicIn(topic, language), asked.request, said, language);
      return { text, topicId: topic.id };
    }
  }
  const rest = asked?.request === "pray" ? asked.rest : findPrayerFor(question);
  if (rest === null) return null;
  if (isPerson(rest)) {
    const topic = matchTopic(question) ?? TOPICS.find(({ id }) => id === "praying-for-others");
    if (topic)
      return {
        text: compose(topicIn(topic, language), said, { language, withPrayer: true }),
        topicId: topic.id,
      };
  }
  const topic = matchTopic(rest);
  if (topic)
    return { text: composeRequest(topicIn(topic, language), "pray", said, language), topicId: topic.id };
  const { prayFor, prayer, prayQuestion } = foundCopy[language];
  return plainAnswer([prayFor, prayer, `[[${PRAYER_PASSAGE}]]`, prayQuestion].join("\n\n"));
}

/** For what somebody tells of themselves: a topic that fits, two where it is of two things, or what was found near it. */
function answerTelling(question: string, turns: readonly Turn[], found: Found, language: Language): Answer {
  const said = turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const topic = topicOf(question);
  if (topic) {
    if ((INWARD.has(topic.id) && isOfAnother(question)) || isOfAnothersOwn(question))
      return { text: composeForOther(topic, language), topicId: topic.id };
    const withPrayer = /\b(?:pray(?:er|ers|ing)?|or(?:a|ar|acion|emos|o)|rez\w+)\b/.test(
      normalizeWords(question),
    );
    return { text: compose(topicIn(topic, language), said, { language, withPrayer }), topicId: topic.id };
  }
  if (found.topic) return plainAnswer(composeNear(found.topic, language));
  const [first, ...others] = topicsBoth(question).map((one) => topicIn(one, language));
  if (first) return { text: composeBoth(first, others, language), topicId: first.id };
  return plainAnswer(notSure(question, language));
}

/** Sorry first; then what was meant instead, or what it could be. */
function corrected(turns: readonly Turn[], rest: string, found: Found, language: Language): Answer {
  const { sorry, sorryAsk } = foundCopy[language];
  if (rest === "") return plainAnswer(`${sorry} ${sorryAsk}`);
  const meant = readMeant(rest, language);
  const answered = meant && answerQuestion(meant, found, rest, language);
  if (answered) return plainAnswer(`${sorry}\n\n${answered}`);
  const { text, topicId } = answerTo(rest, turns, found, language);
  return { text: `${sorry}\n\n${text}`, topicId };
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
export function languageOf(turns: readonly Turn[]): Language {
  return turns.reduce<Language>(
    (before, { role, text }) => (role === "user" ? detectLanguage(text, before) : before),
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

/** “Pray with me”, and nothing more. */
const fallbackFor = ({ request, rest }: { request: string; rest: string }): Topic | null =>
  request === "pray" && rest === "" ? matchTopic("how to pray") : null;
