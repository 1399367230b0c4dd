import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { judgeBlockquote, nextBlock, unmarked } from "./blockquote.ts";
import { areWords, MAX_HELD, type Verdict } from "./citation.ts";
import {
  GLOSS_MARKS,
  type Glossed,
  judgeAttribution,
  judgeGloss,
  judgeWords,
  nextAttribution,
} from "./claim.ts";
import { createIntroducer } from "./introducer.ts";
import { judgeMarker } from "./marker.ts";
import { judgePassedOver, LOOK_BACK } from "./overlong.ts";
import type { Piece } from "./piece.ts";
import { countWords, judgeQuotation, MIN_WORDS, nextQuotation, VERSE_SHOWN } from "./quotation.ts";

/** The longest sentence that a citation in brackets is compared with. */
const SAID_BACK = 600;
/** A long chunk is read piece by piece, so that its length costs nothing extra. */
const SLICE = 256;
/** The longest claim with a number inside, characters. */
const MAX_PLAIN = 300;
/** What may stand between an announcing colon and its words. */
const LEAD = /^(?:[*_]{1,3}(?=\s))?\s*/;
const LEAD_SIGHT = 24;
/** Half a marker's opening, half a character, or what opens a Spanish sentence that a verse's name may introduce. */
const UNDECIDED_END = /(?:\[|[¿¡]|[\uD800-\uDBFF])$/;

/** Reads a text from its head on; `scripture-stream.ts` says what comes of it. */
export class Guard {
  /** Whether claims are made; inside of one they are not. */
  readonly #claims: boolean;
  /** Not yet shown. */
  #rest = "";
  /** The prose just shown, the citation of a coming quotation may be in it. */
  #seen = "\n";
  /** The prose just shown since the last verse. */
  #said = "";
  /** So far ahead these marks mean nothing: they belong to a quotation found to be prose. */
  #plain: { until: number; marks: string }[] = [];
  /** The words of a quotation too long to be held are being thrown away. */
  #overlong: Extract<Verdict, { kind: "overlong" }> | null = null;
  /** A verse has just been put: the stop or comma after the model's citation has nothing to close. */
  #skipStop = false;
  /** The verse whose words without marks went before: the next sentence may be more of them. */
  #goesOn: Glossed | null = null;

  /** A shorter rest is not read again. */
  #readFrom = 0;
  readonly #introduces = createIntroducer();
  /** Before this place in the rest no words begin that a verse's name introduces. */
  #checked = -1;

  constructor(claims = true) {
    this.#claims = claims;
  }

  push(chunk: string): Piece[] {
    const pieces: Piece[] = [];
    for (let from = 0; from < chunk.length; from += SLICE) {
      this.#rest += chunk.slice(from, from + SLICE);
      if (this.#rest.length >= this.#readFrom) this.#read(false, pieces);
    }
    return pieces;
  }

  end(): Piece[] {
    const pieces: Piece[] = [];
    this.#read(true, pieces);
    return pieces;
  }

  #read(complete: boolean, pieces: Piece[]): void {
    this.#readFrom = 0;
    while (this.#rest !== "") {
      const found = this.#step(complete);
      if (found === "wait") {
        // what waits is judged anew once it has grown by some part, not at every letter
        this.#readFrom = this.#rest.length + (this.#rest.length >> 5);
        return;
      }
      for (const piece of found) {
        const last = pieces.at(-1);
        if (piece.kind === "text" && last?.kind === "text") last.text += piece.text;
        else pieces.push(piece);
      }
    }
  }

  /** Reads one thing off the head of the rest: prose, a marker or a quotation. */
  #step(complete: boolean): Piece[] | "wait" {
    if (this.#overlong) return this.#passOver(this.#overlong, complete);
    if (this.#skipStop) {
      this.#skipStop = false;
      if (/^[.,;]/.test(this.#rest)) return this.#consume(1, this.#seen);
    }
    const more = this.#moreWords(complete);
    if (more) return more;
    const quotation = this.#nextQuotation();
    // what would come behind the quotation is looked for in its turn
    const until = quotation < 0 ? this.#rest.length : quotation + 1;
    const near = this.#rest.slice(0, until);
    const marker = near.indexOf("[[");
    const words = this.#nextWords(near);
    const block = nextBlock(this.#seen, near);
    const attribution = nextAttribution(this.#rest, this.#seen.slice(-1), complete, until);
    const places = [marker, words, block, quotation, attribution].filter((at) => at >= 0);
    const at = places.length > 0 ? Math.min(...places) : -1;
    if (at > 0) return this.#release(at);
    if (at < 0) {
      const length = complete ? this.#rest.length : this.#rest.replace(UNDECIDED_END, "").length;
      return length > 0 ? this.#release(length) : "wait";
    }
    if (marker === 0) return this.#apply(judgeMarker(this.#rest, complete), complete);
    if (words === 0) return this.#apply(this.#judgeWords(complete), complete);
    if (block === 0) return this.#apply(judgeBlockquote(this.#rest, this.#seen, complete), complete);
    if (quotation === 0) return this.#apply(judgeQuotation(this.#rest, this.#seen, complete), complete);
    return this.#apply(judgeAttribution(this.#rest, this.#said, complete), complete);
  }

  #nextQuotation(): number {
    const means = (mark: string, at: number) =>
      !this.#plain.some(({ until, marks }) => at < until && marks.includes(mark));
    return nextQuotation(this.#rest, this.#seen.slice(-1), means);
  }

  /** Where words begin that a verse was said to say, or that its name stands before. @param near the rest up to there */
  #nextWords(near: string): number {
    const marks = [...near.matchAll(GLOSS_MARKS)].map(({ index, 0: { length } }) => index + length - 1);
    for (const mark of [-1, ...marks]) {
      if (mark < this.#checked) continue;
      const at = mark + 1 + (LEAD.exec(this.#rest.slice(mark + 1, mark + 1 + LEAD_SIGHT))?.[0].length ?? 0);
      if (areWords(this.#rest.slice(at, at + 4))) {
        const before = (this.#seen + this.#rest.slice(0, at)).slice(-LOOK_BACK);
        if (this.#introduces(before, /^[¿¡]?\p{L}/u.test(this.#rest.slice(at, at + 3)))) return at;
      }
      if (at + 4 <= this.#rest.length) this.#checked = mark + 1;
    }
    return -1;
  }

  #judgeWords(complete: boolean): Verdict {
    const { verdict, goesOn } = judgeWords(this.#rest, this.#seen, complete);
    this.#goesOn = goesOn;
    return verdict;
  }

  /** After one sentence of a verse's words without marks the next one, up to the end of its line. */
  #moreWords(complete: boolean): Piece[] | "wait" | null {
    if (this.#goesOn === null) return null;
    const lead = /^[^\S\n]*/.exec(this.#rest)?.[0].length ?? 0;
    if (lead === this.#rest.length && !complete) return "wait";
    const verdict = /[¿¡\p{L}]/u.test(this.#rest.charAt(lead))
      ? judgeGloss(this.#rest.slice(lead), this.#goesOn, complete)
      : null;
    if (verdict?.kind === "wait") return "wait";
    const named = this.#goesOn;
    this.#goesOn = null;
    if (verdict?.kind !== "claim") return null;
    const claimed = this.#claim({ ...verdict, length: verdict.length + lead });
    if (claimed) this.#goesOn = named;
    return claimed;
  }

  #release(length: number): Piece[] {
    const text = this.#rest.slice(0, length);
    this.#consume(length, this.#seen + text);
    this.#said = (this.#said + text).slice(-SAID_BACK);
    return [{ kind: "text", text }];
  }

  #consume(length: number, seen: string): Piece[] {
    this.#rest = this.#rest.slice(length);
    this.#plain = this.#plain
      .map(({ until, marks }) => ({ until: until - length, marks }))
      .filter(({ until }) => until > 0);
    this.#seen = seen.slice(-LOOK_BACK);
    this.#checked = Math.max(-1, this.#checked - length);
    return [];
  }

  #put(passage: Passage, length: number): Piece[] {
    const raw = this.#rest.slice(0, length);
    // The dash stands for the words that went, so that they are not looked for again.
    this.#consume(length, passage.length > 0 ? VERSE_SHOWN : `${this.#seen}—`);
    this.#said = "";
    this.#checked = -1;
    this.#skipStop = true;
    return [passage.length > 0 ? { kind: "verses", passage, raw } : { kind: "dropped", raw }];
  }

  #apply(verdict: Verdict, complete: boolean): Piece[] | "wait" {
    switch (verdict.kind) {
      case "wait":
        return "wait";
      case "passage":
        return this.#put(verdict.passage, verdict.length);
      case "drop":
        return this.#put(NOWHERE, verdict.length);
      case "claim": {
        const claimed = this.#claim(verdict);
        return (
          claimed ?? this.#apply({ kind: "prose", until: verdict.length, plain: verdict.plain }, complete)
        );
      }
      case "prose":
        this.#plain.push({ until: verdict.until, marks: verdict.plain });
        return this.#release(1);
      case "unmark":
        this.#rest = unmarked(this.#rest.slice(0, verdict.length)) + this.#rest.slice(verdict.length);
        return [];
      case "overlong":
        this.#overlong = verdict;
        this.#plain = [];
        this.#rest = this.#rest.slice(MAX_HELD - LOOK_BACK);
        return [];
    }
  }

  /** Null where something else stands inside of the words, which is judged by itself. */
  #claim({ by, passage, words, length }: Extract<Verdict, { kind: "claim" }>): Piece[] | null {
    if (!this.#claims || countWords(words) < MIN_WORDS || (by !== "attribution" && !isPlain(words)))
      return null;
    const text = this.#rest.slice(0, length);
    this.#consume(length, this.#seen + text);
    if (by !== "attribution") this.#said = "";
    return [{ kind: "claim", by, text, words, passage }];
  }

  /** Throws away the words of an overlong quotation up to its end, where its citation may follow. */
  #passOver(overlong: Extract<Verdict, { kind: "overlong" }>, complete: boolean): Piece[] | "wait" {
    const { from, verdict } = judgePassedOver(this.#rest, overlong, complete);
    this.#rest = this.#rest.slice(from);
    if (verdict.kind === "wait") return "wait";
    this.#overlong = null;
    if (verdict.kind !== "ellipsis") return this.#apply(verdict, complete);
    this.#consume(verdict.length, `${this.#seen}“…”`);
    return [{ kind: "text", text: "“…”" }];
  }
}

/** Whether a text holds no marker, quotation or citation that would be taken out of it. */
function isPlain(text: string): boolean {
  if (!/\d|\[\[/.test(text)) return true;
  if (text.length > MAX_PLAIN) return false;
  const guard = new Guard(false);
  const pieces = [...guard.push(text), ...guard.end()];
  return pieces.length === 1 && pieces[0]?.kind === "text" && pieces[0].text === text;
}
