import { tellingWords, wordsIn } from "#app/features/bible/compare/likeness.ts";

/** Sentences that are shown of a commentary, and letters. */
const MAX_SENTENCES = 3;
const MAX_LETTERS = 620;

/** Sentences that quote nobody: what a commentary quotes is not for an answer to vouch for. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/(?<=[.;:!?]\s)\d{1,2}\.\s/g, "")
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .filter((sentence) => !/[“”"«»]|\d:\d/.test(sentence) && sentence.length > 20);

/** The sentences of a commentary, side by side, that share most with the verses that they are on. */
export function excerptFrom(sections: readonly { text: string }[], verses: string): string {
  const telling = tellingWords(wordsIn(verses));
  let best = { text: "", score: -1 };
  for (const { text } of sections) {
    const sentences = sentencesOf(text);
    for (let from = 0; from < sentences.length; from++) {
      const chosen = withinLetters(sentences.slice(from, from + MAX_SENTENCES));
      const shared = [...tellingWords(wordsIn(chosen))].filter((word) => telling.has(word)).length;
      // of two that share as much the earlier one, which says what the section is about
      const score = shared - from * 0.15;
      if (chosen && score > best.score) best = { text: chosen, score };
    }
  }
  return best.text;
}

function withinLetters(sentences: readonly string[]): string {
  let text = "";
  for (const sentence of sentences) {
    if (text && text.length + sentence.length > MAX_LETTERS) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  return text.length <= MAX_LETTERS * 1.5 ? text : "";
}
