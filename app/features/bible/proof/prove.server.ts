import { compareWith, findOrigin, type Nearest } from "#app/features/bible/compare/compare.server.ts";
import { wordsIn } from "#app/features/bible/compare/likeness.ts";
import { quotesMember } from "#app/features/bible/guard/citation.ts";
import type { Citation } from "#app/features/bible/guard/mention.ts";
import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { findByPhrases } from "#app/features/bible/store.server.ts";
import { type Quote, quotesIn } from "./quotes.ts";
import { isOthers, othersSay, speakerOf } from "./speakers.ts";
import { citesIn, isBare, spanOf, tieOf, wordsBefore, wordsBehind } from "./ties.ts";
import type { Sentence } from "./units.ts";

/** What becomes of a part of a sentence: other words, a passage's shipped text, or words that are proven. */
export type Edit = { from: number; to: number; put: string | Passage | "proven" };
/** What the sentence before was: its words, and the verse that the next words are said to be. */
type Before = { text: string; bare: boolean; heading: Passage; isPut: boolean };

const NOTHING: Before = { text: "", bare: false, heading: NOWHERE, isPut: false };
/** A verse's number, in bold or raised: it says that the words are the verse's. */
const VERSE_NUMBERS = /(?:\*\*|__)\d{1,3}(?:\*\*|__)[ \t]+(?=\p{Lu})|[⁰¹²³⁴-⁹]+[ \t]*(?=\p{Lu})/gu;

/**
 * Looks, sentence by sentence, whether words that stand as Scripture are. What cannot be proven is the companion's own:
 * it loses its marks, reference and speaker, or gives way to the shipped verse.
 */
export class Prover {
  readonly #bible: D1Database;
  #before: Before = NOTHING;

  constructor(bible: D1Database) {
    this.#bible = bible;
  }

  /** A verse has been put: what comes next is a new beginning. */
  verseShown(): void {
    this.#before = NOTHING;
  }

  async edits({ text, open }: Sentence): Promise<Edit[]> {
    const found = await this.#judge(text);
    const numbers = [...text.matchAll(VERSE_NUMBERS)].map(
      ({ index, 0: all }): Edit => ({ from: index, to: index + all.length, put: "" }),
    );
    const edits = [...found, ...numbers];
    if (/\n\s*\n/.test(text)) this.#before = { ...NOTHING, text: this.#before.text, bare: this.#before.bare };
    return edits
      .filter(({ from }) => from >= open)
      .sort((one, other) => one.from - other.from)
      .filter(({ from }, at, all) => at === 0 || from >= (all[at - 1]?.to ?? 0));
  }

  async #judge(text: string): Promise<Edit[]> {
    const before = this.#before;
    const cites = citesIn(text);
    const quotes = quotesIn(text);
    const bare = isBare(text, cites);
    const heading =
      bare && /\n$/.test(text) && !/^\s*[-*•]/.test(text) ? (cites[0]?.passage ?? NOWHERE) : NOWHERE;
    this.#before = { text, bare, heading, isPut: false };
    if (bare) return this.#bareReference(text, cites, before);
    if (cites.length === 0 && quotes.length === 0) return this.#underHeading(text, before);
    const judged = await Promise.all(quotes.map((quote) => this.#quote(text, quote, cites)));
    const marked = judged.flat();
    if (quotes.some(({ emphasis }) => !emphasis) || marked.length > 0) return marked;
    return this.#unmarked(text, cites);
  }

  async #quote(text: string, quote: Quote, cites: readonly Citation[]): Promise<Edit[]> {
    const count = wordsIn(quote.words).length;
    if (count === 0 || cites.some(({ from, to }) => from >= quote.from && to <= quote.to)) return [];
    const tie = tieOf(text, quote, cites);
    const proven: Edit[] = [{ from: quote.from, to: quote.to, put: "proven" }];
    if (quote.emphasis && (tie?.link !== "apart" || /^\s*#/.test(text))) return [];
    const before = text.slice(0, quote.from);
    if (tie?.link !== "apart" && (quotesMember(before) || isOthers(text) || othersSay(text, quote)))
      return [];
    if (!tie) {
      const speaker = quote.emphasis ? null : speakerOf(text, quote);
      if (!speaker) return count >= 3 && (await this.#isAnywhere(quote.words)) ? proven : [];
      return (await this.#isAnywhere(quote.words)) ? proven : this.#spoken(text, quote, speaker);
    }
    const { passage } = tie.cited;
    if (passage.length === 0) return this.#invented(text, quote, tie.cited);
    const nearest = await compareWith(this.#bible, quote.words, passage);
    if (nearest?.kind === "exact") return proven;
    if (tie.cited.isChapter) return [...unmarked(quote), ...without(text, tie.cited)];
    if (quote.emphasis && !isClose(nearest) && !/[.!?”]$/.test(quote.words)) return [];
    if (count <= 2 && tie.link === "loose") return unmarked(quote);
    const put: Edit = { from: quote.from, to: quote.to, put: passage };
    return tie.link === "apart" && tie.after ? [put, ...without(text, tie.cited)] : [put];
  }

  /** Words of nobody: without marks and without who is said to speak them. */
  async #spoken(text: string, quote: Quote, speaker: { from: number; to: number }): Promise<Edit[]> {
    const origin = await findOrigin(this.#bible, quote.words);
    if (origin) return [{ from: quote.from, to: quote.to, put: [origin.reference] }];
    const lead = text.slice(0, speaker.from);
    const from =
      speaker.to <= quote.from && lead.length <= 60 && /^[^.!?]*,?\s*$/.test(lead) ? 0 : speaker.from;
    const first = text.slice(from, quote.from).trim() === "" ? quote.words : capital(quote.words);
    if (speaker.from >= quote.to)
      return [
        { from: quote.from, to: quote.to, put: quote.words.replace(/,$/, "") },
        { ...speaker, put: "" },
      ];
    const bullet = /^\s*(?:[-*•>]|\d{1,2}[.)])?\s*/.exec(text.slice(from, speaker.from))?.[0] ?? "";
    return [{ from: from + (from === 0 ? bullet.length : 0), to: quote.to, put: first }];
  }

  /** Words of a verse that is not: without marks and without its name. */
  #invented(text: string, quote: Quote, cited: Citation): Edit[] {
    const lead = /^[^.!?]*$/.test(text.slice(0, cited.from)) && cited.to <= quote.from && cited.from <= 60;
    if (lead) {
      const bullet = /^\s*(?:[-*•>]|\d{1,2}[.)])?\s*/.exec(text)?.[0].length ?? 0;
      return [{ from: Math.min(bullet, cited.from), to: quote.to, put: capital(quote.words) }];
    }
    return [...unmarked(quote), ...without(text, cited)];
  }

  async #unmarked(text: string, cites: readonly Citation[]): Promise<Edit[]> {
    const edits: Edit[] = [];
    for (const cited of cites) {
      if (cited.isChapter) continue;
      const { passage } = cited;
      const behind = wordsBehind(text, cited);
      const before = behind ? null : wordsBefore(text, cited);
      const words = behind?.words ?? before?.words ?? "";
      if (wordsIn(words).length < 2 || before?.isSeen) continue;
      if (passage.length === 0) {
        if (before) edits.push(...without(text, cited));
        else if (behind?.how === "says") edits.push({ from: 0, to: behind.to, put: capital(behind.words) });
        continue;
      }
      const nearest = await compareWith(this.#bible, behind ? words : lastClause(words), passage);
      if (nearest?.kind === "exact") continue;
      if (behind && (behind.how === "says" || isClose(nearest)))
        edits.push({ from: behind.from, to: behind.to, put: passage });
      if (before && (isClose(nearest) || isAlone(text, words)))
        edits.push({ ...spanWithBracket(text, cited), put: passage });
    }
    return edits;
  }

  /** A reference in a sentence of its own: that of the words before it. */
  async #bareReference(text: string, cites: readonly Citation[], before: Before): Promise<Edit[]> {
    const [cited] = cites;
    if (!cited || cites.length > 1 || cited.isChapter || before.bare || /[:]\s*$/.test(before.text))
      return [];
    const quotes = quotesIn(before.text).filter(({ emphasis }) => !emphasis);
    const words = quotes.at(-1)?.words ?? before.text.replace(/^[\s>*#-]+/, "");
    if (wordsIn(words).length < 2 || quotesMember(before.text)) return [];
    const nearest = await compareWith(this.#bible, words, cited.passage);
    if (nearest?.kind === "exact" || (quotes.length === 0 && !isClose(nearest))) return [];
    return [{ ...spanWithBracket(text, cited), put: cited.passage }];
  }

  async #underHeading(text: string, before: Before): Promise<Edit[]> {
    if (before.heading.length === 0) return [];
    const [lead = ""] = /^[\s>]*(?:[*_]*\d{1,3}[*_]*[.)]?\s+)?/.exec(text) ?? [];
    const words = text.slice(lead.length).trim();
    const nearest = await compareWith(this.#bible, words, before.heading);
    if (nearest?.kind === "exact") {
      this.#before.heading = before.heading;
      return [];
    }
    if (!isClose(nearest)) return [];
    this.#before = { ...this.#before, heading: before.heading, isPut: true };
    const to = lead.length + words.length;
    return [{ from: 0, to, put: before.isPut ? "" : before.heading }];
  }

  /** Whether words stand so in any shipped text. */
  async #isAnywhere(quoted: string): Promise<boolean> {
    const words = wordsIn(quoted);
    if (words.length < 2) return true;
    const found = await findByPhrases(this.#bible, `"${words.join(" ")}"`, 1);
    return (
      found.length > 0 || (words.length >= 8 && (await findOrigin(this.#bible, quoted))?.kind === "exact")
    );
  }
}

/** Near enough to be taken for the verse: a short line by most of its words, two of them telling. */
const isClose = (nearest: Nearest | null): boolean =>
  nearest !== null &&
  (nearest.kind === "near" ||
    (nearest.shared >= 2 && nearest.share >= 0.6 && nearest.telling >= 2) ||
    (nearest.shared >= 2 && nearest.share >= 0.75 && nearest.telling >= 1));

const unmarked = ({ from, to, words }: Quote): Edit[] => [{ from, to, put: words }];
const spanWithBracket = (text: string, cited: Citation) => spanOf(text, cited);
const without = (text: string, cited: Citation): Edit[] => [{ ...spanOf(text, cited), put: "" }];
const capital = (words: string): string =>
  words.replace(/\p{Ll}/u, (sign, at) => (at <= 1 ? sign.toUpperCase() : sign));
const lastClause = (text: string): string => text.split(/(?<=[.!?…]["”’']?)\s+|\n/).at(-1) ?? "";

const ABOUT =
  /(?<!\p{L})(?:paul|james|peter|john|jesus|god|psalms?|the (?:verse|passage|word|spirit|lord)|says?|said|asks?|asked|speaks?|means|about|we|he|she|it|sobre|dice|nos|él|ella)(?!\p{L})/iu;
const MAX_ALONE = 9;
/** Whether a short line is nothing but words and a verse's name: a reader takes them for the verse. */
const isAlone = (text: string, words: string): boolean =>
  wordsIn(words).length <= MAX_ALONE &&
  !ABOUT.test(words) &&
  !/[:?]/.test(words) &&
  words.length > 0 &&
  /[)\]\d][.\s]*$/.test(text);
