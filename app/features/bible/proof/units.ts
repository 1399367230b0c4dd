/**
 * A stream of prose, sentence by sentence, as far as its sentences may claim to be Scripture: what has no mark, number
 * or speaker near goes on as it comes. However it is cut into chunks, the sentences are the same.
 */

/** `open`: so much of it may have been shown, and stays as it is. */
export type Sentence = { kind: "sentence"; text: string; open: number };
export type Words = { kind: "words"; text: string };

/** Who speaks in the Bible, or for it. */
export const SPEAKERS =
  "(?:jesus|jesús|jesucristo|christ|cristo|god|dios|(?:the|our)\\s+lord|(?:el|nuestro)\\s+señor|yahweh|jehová|(?:the\\s+)?(?:holy\\s+)?bible|(?:la\\s+)?(?:santa\\s+)?biblia|(?:holy\\s+)?scriptures?|(?:las?\\s+)?escrituras?|(?:the\\s+)?psalmist|(?:el\\s+)?salmista|(?:the\\s+)?apostle(?:\\s+\\p{L}+)?|(?:el\\s+)?apóstol(?:\\s+\\p{L}+)?|paul|pablo|peter|pedro|moses|moisés|david|solomon|salomón|job|isaiah|isaías|jeremiah|jeremías|king\\s+david|john\\s+the\\s+(?:apostle|baptist)|(?:the\\s+)?prophets?(?:\\s+\\p{L}+)?|(?:el\\s+)?profeta(?:\\s+\\p{L}+)?|the\\s+(?:angel|gospel|word)|el\\s+(?:ángel|evangelio))";
const TRIGGER = new RegExp(
  `["“”«»„‹›‘*_\`[\\d()—–|>#=→]|(?<!\\p{L})['’]|['’](?!\\p{L})|(?<!\\p{L})${SPEAKERS}(?!\\p{L})|(?<!\\p{L})(?:sermon|sermón|psalms?|salmos?|gospel|evangelio|verse|versículo|chapter|capítulo)(?!\\p{L})`,
  "giu",
);
/** The longest that speaks. */
const LONGEST_TRIGGER = 48;
/** So many words of a sentence wait for what may stand behind them. */
const FIRST_WORDS = 10;
const LAST_WORDS = 5;
const BETWEEN_WORDS = /(?<=\S)\s+/g;

/** Where in a text what may claim something begins, its end if nowhere. */
function triggerIn(text: string, from = 0): number {
  TRIGGER.lastIndex = from;
  return TRIGGER.exec(text)?.index ?? text.length;
}

/** How much of a sentence may be shown before it is whole. */
function openUpTo(text: string, trigger = triggerIn(text)): number {
  const gaps = text.slice(0, trigger).matchAll(BETWEEN_WORDS);
  const ends = [...gaps].map(({ index, 0: gap }) => index + gap.length);
  return ends.length < FIRST_WORDS ? 0 : (ends[ends.length - LAST_WORDS - 1] ?? 0);
}

const END = /(?<![.!?…])[.!?…]{1,8}["”’')\]*_»›`]{0,6}(?=\s{1,4}\S)|(?<!\n)\n+/g;
const NO_END = /(?:^|[\s(“"])(?:\p{Lu}|St|Mr|Mrs|Dr|vs|cf|vv?|cap|ch)\.$/u;
const BEGINS = /^\s+["“«„‹‘'*_¿¡]*[\p{Lu}¿¡]/u;
/** What goes on longer is cut. */
const LONGEST = 900;

const isInQuotation = (text: string): boolean =>
  (text.match(/[“„«‹]/g)?.length ?? 0) > (text.match(/[”»›]/g)?.length ?? 0) ||
  (text.match(/"/g)?.length ?? 0) % 2 === 1;

/** Where the first sentence ends, 0 while that is yet to come. */
function endOf(text: string, complete: boolean): number {
  for (const { index, 0: sign } of text.matchAll(END)) {
    const end = index + sign.length;
    if (sign.startsWith("\n")) {
      if (end === text.length && !complete) return 0;
      return end;
    }
    const next = text.slice(end, end + 12);
    if (!complete && /^\s+["“«„‹‘'*_]*$/.test(next)) return 0;
    if (!BEGINS.test(next) || NO_END.test(text.slice(Math.max(0, end - 8), end))) continue;
    if (isInQuotation(text.slice(0, end))) continue;
    return end + (/^\s+/.exec(next)?.[0].length ?? 0);
  }
  if (text.length > LONGEST) return text.lastIndexOf(" ", LONGEST) + 1 || LONGEST;
  return complete ? text.length : 0;
}

export class SentenceReader {
  #text = "";
  #shown = 0;
  #readFrom = 0;
  /** No trigger begins before. */
  #clear = 0;

  push(text: string, complete = false): (Sentence | Words)[] {
    this.#text += text;
    if (!complete && this.#text.length < this.#readFrom) return [];
    const out: (Sentence | Words)[] = [];
    for (;;) {
      const end = endOf(this.#text, complete);
      if (end === 0) break;
      const whole = this.#text.slice(0, end);
      const open = openUpTo(whole);
      if (open > this.#shown) out.push({ kind: "words", text: whole.slice(this.#shown, open) });
      out.push({ kind: "sentence", text: whole, open });
      this.#text = this.#text.slice(end);
      this.#shown = 0;
      this.#clear = 0;
    }
    const trigger = triggerIn(this.#text, this.#clear);
    this.#clear = Math.max(0, trigger - LONGEST_TRIGGER);
    const open = openUpTo(this.#text, trigger);
    if (open > this.#shown) {
      out.push({ kind: "words", text: this.#text.slice(this.#shown, open) });
      this.#shown = open;
    }
    // what is long is not read again at every letter
    this.#readFrom = this.#text.length + (this.#text.length >> 5);
    return out;
  }
}
