import { normalizeWords } from "#app/core/text/plain-words.ts";
import { Begun, type Claim, Search } from "./claim-search.ts";
import { isMessage, type Message } from "./messages.ts";

export type { Claim } from "./claim-search.ts";

/**
 * So much is held at most of what may yet become a claim, words and characters. What began earlier is still followed:
 * however much is put between the words of a claim, its end is never shown.
 */
const HELD_WORDS = 14;
const HELD_LETTERS = 400;
/** How much before a claim tells whether it is asked, told or denied. */
const BEFORE = 240;
/** Longer words are none of those that are looked for. */
const LONGEST_WORD = 40;
/** A word or a part of one, what ends a sentence, or what stands between. */
const PART = /(?<letters>[\p{L}\p{M}’'`]+)|(?<stop>[.!?…\n;])|[^\p{L}\p{M}’'`.!?…\n;]+/gu;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** What of the words may be said now, and what began after them, and is never shown. */
type Passed = { text: string; claim: Claim | null };

export type SpeechGuard = {
  push(text: string): Passed;
  /** What was held back to the end. */
  end(): Passed;
};

/**
 * Stands between the model and the member: words go through as they come, but for those that may yet become a claim
 * (“I am” waits for its next word). What is claimed is never shown.
 */
export const createSpeechGuard = (): SpeechGuard => new Guard();

class Guard implements SpeechGuard {
  readonly #search = new Search();
  /** The end of the text, from its place `#from` on; up to `#to` it has been shown, up to `#upTo` read. Places count from the text's head. */
  #text = "";
  #from = 0;
  #to = 0;
  #upTo = 0;
  /** The word that may still grow. */
  #open: { at: number; plain: string } | null = null;
  /** Where the last words began. */
  #words: number[] = [];
  #messages: Message[] = [];
  #half = "";

  push(text: string): Passed {
    const whole = this.#half + text;
    this.#half = HALF_CHARACTER.exec(whole)?.[0] ?? "";
    return this.#pass(this.#to, this.#read(whole.slice(0, whole.length - this.#half.length)));
  }

  end(): Passed {
    const begin = this.#to;
    this.#text += this.#half;
    this.#upTo += this.#half.length;
    const found = this.#endWord() ?? this.#word(".", null);
    const claim = found ?? this.#judge(true);
    if (!found) this.#to = claim ? Math.max(this.#to, this.#held()) : this.#upTo;
    return this.#pass(begin, claim);
  }

  #read(piece: string): Claim | null {
    const begin = this.#from + this.#text.length;
    this.#text += piece;
    let message: Claim | null = null;
    for (const { 0: part, index, groups } of piece.matchAll(PART)) {
      this.#upTo = begin + index + part.length;
      let claim: Claim | null = null;
      if (groups?.letters === undefined) {
        claim = this.#endWord();
        if (groups?.stop) claim ??= this.#word(".", null);
        if (!claim) this.#to = Math.max(this.#to, this.#held());
      } else this.#grow(begin + index, part);
      if (claim) return claim;
      // what has come right behind it may be worse
      if (message && this.#upTo > this.#to + 2 * HELD_LETTERS) break;
      message ??= this.#judge(false);
    }
    this.#to = Math.max(this.#to, this.#held());
    return message;
  }

  #grow(at: number, letters: string): void {
    this.#open ??= { at, plain: "" };
    this.#open.plain = (this.#open.plain + normalizeWords(letters)).slice(0, LONGEST_WORD);
  }

  #endWord(): Claim | null {
    if (!this.#open) return null;
    const { at, plain } = this.#open;
    this.#open = null;
    this.#words = [...this.#words.slice(1 - HELD_WORDS), at];
    return this.#word(plain, this.#begun(at, plain));
  }

  #begun(at: number, plain: string): Begun {
    const from = Math.max(0, this.#to - BEFORE - this.#from);
    return new Begun(at, plain, this.#text.slice(from, Math.max(0, at - this.#from)));
  }

  #word(plain: string, begun: Begun | null): Claim | null {
    const { claim, message } = this.#search.read(plain, begun);
    // of what was shown in part, only the rest is judged
    const at = Math.max(message?.at ?? 0, this.#to);
    if (message && !this.#messages.some((one) => one.at === at))
      this.#messages.push({ at, before: message.before });
    if (claim) this.#to = Math.max(this.#to, Math.min(claim.begun.at, this.#held()));
    return claim?.kind ?? null;
  }

  /** Judges what may be messages. One that is stays held. */
  #judge(isAll: boolean): Claim | null {
    for (const message of this.#messages) {
      const rest = this.#text.slice(message.at - this.#from, this.#upTo - this.#from);
      const verdict = isMessage(message, rest, isAll);
      if (verdict) return "persona";
      if (verdict === false) this.#messages = this.#messages.filter((one) => one !== message);
    }
    return null;
  }

  /** From where on the text may yet become a claim. */
  #held(): number {
    const first = this.#open
      ? this.#search.begunWith(this.#open.plain, this.#begun(this.#open.at, ""))
      : this.#search.begun;
    const most = this.#words.length < HELD_WORDS ? 0 : (this.#words[0] ?? 0);
    const waits = Math.max(first ?? this.#upTo, most, this.#upTo - HELD_LETTERS);
    return Math.min(waits, ...this.#messages.map(({ at }) => at));
  }

  #pass(begin: number, claim: Claim | null): Passed {
    const text = this.#text.slice(begin - this.#from, this.#to - this.#from);
    if (claim) {
      this.#to = this.#upTo;
      this.#open = null;
      this.#messages = [];
    }
    const over = this.#to - BEFORE - this.#from;
    if (over > BEFORE) {
      this.#text = this.#text.slice(over);
      this.#from += over;
    }
    return { text, claim };
  }
}
