import type { Copy, Language } from "#app/core/language.ts";
import type { Topic } from "#workers/sandbox/openai/topics.ts";
import { foundCopy } from "./copy-found.ts";
import type { Request } from "./intent.ts";

const words: Copy<{
  openings: Record<Exclude<Request, "pray">, string>;
  allGiven: string;
  sayingMore: string;
  toPray: string;
  yourOwn: string;
}> = {
  en: {
    openings: {
      more: "There is more to read on this.",
      related: "Here is another place that speaks near to this.",
      explain: "Let me set it beside another passage; the one may open the other.",
      perspective: "Here it is from another side.",
      apply: "It may become something small and real, for today only.",
    },
    allGiven: "I have given you all the passages that I know here, so here is one to come back to.",
    sayingMore: "Thank you for saying more.",
    toPray: "If you would like to pray:",
    yourOwn: "Here are a few words that you can make your own.",
  },
  es: {
    openings: {
      more: "Hay más que leer sobre esto.",
      related: "Aquí hay otro lugar que habla cerca de esto.",
      explain: "Voy a ponerlo junto a otro pasaje; el uno puede abrir el otro.",
      perspective: "Aquí está desde otro lado.",
      apply: "Puede volverse algo pequeño y real, solo para hoy.",
    },
    allGiven: "Ya te di todos los pasajes que conozco aquí, así que este es uno para volver a él.",
    sayingMore: "Gracias por contarme más.",
    toPray: "Si quieres orar:",
    yourOwn: "Aquí hay unas palabras que puedes hacer tuyas.",
  },
};

/** Whether an earlier answer gave this passage, as a marker or as the verse that took its place. */
function wasGiven(passage: string, said: readonly string[]): boolean {
  const asItself = new RegExp(`(?<![\\w])${passage}(?![\\d:-])`);
  return said.some((text) => asItself.test(text));
}

/** The topic's next passages that have not been given yet, or its first when all have. */
function nextPassages(
  topic: Topic,
  said: readonly string[],
  count: number,
): { passages: string[]; again: boolean } {
  const fresh = topic.passages.filter((passage) => !wasGiven(passage, said));
  if (fresh.length > 0) return { passages: fresh.slice(0, count), again: false };
  return { passages: topic.passages.slice(0, 1), again: true };
}

const join = (...paragraphs: readonly (string | false)[]): string => paragraphs.filter(Boolean).join("\n\n");
const markers = (passages: readonly string[]): string =>
  passages.map((passage) => `[[${passage}]]`).join("\n\n");

/** A topic's answer: why these passages, the passages, a question, and a prayer when one was spoken of. */
export function compose(
  topic: Topic,
  said: readonly string[],
  { language, withPrayer }: { language: Language; withPrayer: boolean },
): string {
  const { allGiven, sayingMore, toPray } = words[language];
  const begun = said.some((text) => text.includes(topic.opening));
  const { passages, again } = nextPassages(topic, said, 2);
  const opening = again ? allGiven : sayingMore;
  return join(
    begun ? opening : topic.opening,
    markers(passages),
    topic.questions[begun ? 1 : 0],
    withPrayer && `${toPray}\n${topic.prayer}`,
  );
}

/** For somebody who tells of another: the topic's own words are for the one who bears it. */
export function composeForOther(topic: Topic, language: Language): string {
  const { forOther, forOtherQuestion } = foundCopy[language];
  return join(forOther, markers([topic.passages[0] ?? "", BEAR]), forOtherQuestion);
}
/** “Bear one another's burdens.” */
const BEAR = "Galatians 6:2";

/** For words that are plainly about one thing and perhaps about another: the first's own words, and passages of both. */
export function composeBoth(first: Topic, others: readonly Topic[], language: Language): string {
  const each = others.length > 0 ? 1 : 2;
  const passages = new Set([first, ...others].flatMap((topic) => topic.passages.slice(0, each)));
  return join(
    first.opening,
    others.length > 0 && foundCopy[language].both,
    markers([...passages]),
    first.questions[0],
  );
}

/** What a quick reply asks for, on the topic of the conversation. */
export function composeRequest(
  topic: Topic,
  request: Request,
  said: readonly string[],
  language: Language,
): string {
  const { allGiven, openings, yourOwn } = words[language];
  if (request === "pray") {
    const { passages } = nextPassages(topic, said, 1);
    return join(yourOwn, topic.prayer, markers(passages));
  }
  const { passages, again } = nextPassages(topic, said, request === "more" || request === "related" ? 2 : 1);
  return join(again ? allGiven : openings[request], markers(passages), topic.questions[1]);
}
