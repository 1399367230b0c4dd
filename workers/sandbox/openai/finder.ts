import { plainWords } from "#app/core/plain-words.ts";
import { bookByName } from "#app/features/bible/books.ts";
import { findMentions } from "#app/features/bible/mention.ts";
import { formatReference, parseReference, type Reference } from "#app/features/bible/reference.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { compose, composeRequest } from "./compose.ts";
import { findCrisis, HELP, HELP_PASSAGE } from "./crisis.ts";
import { type Courtesy, findCourtesy, findRequest } from "./intent.ts";
import { matchTopic } from "./match-topic.ts";
import type { Topic } from "./topics.ts";

/** `topicId` is null when the answer is not a topic's. */
export type Answer = { text: string; topicId: string | null };

const COURTESIES: Record<Courtesy, string> = {
  identity:
    "I am a built-in Scripture finder: a program, not a person, and not Jesus or God. I look for passages that fit your words and set them beside a question or two. For counsel or company, a pastor, a friend or a counsellor can give what I cannot.",
  farewell: "Go in peace, and rest well. Goodbye.",
  thanks: "You are welcome.",
  greeting:
    "Hello, and welcome. I am a built-in Scripture finder. Tell me in a few words what is on your mind, or name a verse, and I will look for passages that fit.",
};

const LOST = `I am not sure I understood. I am a built-in Scripture finder and know only so many words. Here is where to look, in the meantime.

[[Psalm 62:8]]

[[Matthew 11:28-30]]

Would you say it once more in other words, perhaps just the feeling or the person it is about?`;

/** Answers a conversation from its words alone: the last turn asks, the earlier ones say what has been given. */
export function findAnswer(turns: readonly Turn[]): Answer {
  const question = turns.findLast((turn) => turn.role === "user")?.text ?? "";
  const crisis = findCrisis(question);
  if (crisis) {
    const text = `${HELP[crisis]}\n\n[[${HELP_PASSAGE}]]\n\nIf I misunderstood you, say so, and we go on from there.`;
    return { text, topicId: null };
  }
  const courtesy = findCourtesy(question);
  if (courtesy) return { text: COURTESIES[courtesy], topicId: null };

  const named = answerNamed(question);
  if (named) return { text: named, topicId: null };

  const said = turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const asked = findRequest(question);
  if (asked) {
    const topic = matchTopic(asked.rest) ?? earlierTopic(turns) ?? fallbackFor(asked.request);
    if (topic) return { text: composeRequest(topic, asked.request, said), topicId: topic.id };
  }
  const topic = matchTopic(question);
  if (!topic) return { text: LOST, topicId: null };
  return {
    text: compose(topic, said, /\bpray(?:er|ers|ing)?\b/.test(plainWords(question))),
    topicId: topic.id,
  };
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
function answerNamed(question: string): string | null {
  const cited = findMentions(question);
  const verses = cited.flatMap(({ passage }) => passage);
  if (verses.length > 0) {
    return `${say(verses.slice(0, 3), "Here it is, to read slowly.")}\n\nWhich word in it holds your attention? What stands before and after it often helps too.`;
  }
  if (cited.length > 0) {
    return "I could not find that verse; perhaps the number is a little off. Would you look at it once more?";
  }
  for (const [, book = "", chapter = ""] of question.matchAll(BOOK_AND_CHAPTER)) {
    const opening = bookByName(book) && parseReference(`${book} ${chapter}:1-2`);
    if (opening) {
      return `${say([opening], "Here is how it begins.")}\n\nThe whole chapter is worth reading in one sitting. Is there a verse in it that you were thinking of?`;
    }
  }
  return null;
}

const say = (references: readonly Reference[], opening: string): string =>
  [opening, ...references.map((reference) => `[[${formatReference(reference)}]]`)].join("\n\n");
