import { announced, areWords, citationAfter, judgeAnnounced, MAX_HELD, type Verdict } from "./citation.ts";
import { judgeBlockquote, judgeQuotation, nextQuotation, unmarked, VERSE_SHOWN } from "./quotation.ts";
import { citationAtEnd, type Reference, readMarker } from "./reference.ts";

/** `raw` is what the model wrote where the verse now belongs. */
export type Piece = { kind: "text"; text: string } | { kind: "reference"; reference: Reference; raw: string };

export interface ScriptureStream {
  /** Takes what the model said next; gives what may be shown now. */
  push(chunk: string): Piece[];
  /** The model has finished: gives what was held back. */
  end(): Piece[];
}

/** How much of the prose before a quotation can matter, characters. */
const LOOK_BACK = 120;
const MARKER_INSIDE = "(?:(?!\\]\\]|\\[\\[)[\\s\\S]){0,696}";
const MARKER = new RegExp(`^\\[\\[(${MARKER_INSIDE})\\]\\]`);
const OPEN_MARKER = new RegExp(`^\\[\\[?${MARKER_INSIDE}\\]?$`);
/** A line up to its blockquote, and what may stand between an announcing colon and its words. */
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:(?:[-*+•]|\d{1,2}[.)])[ \t]+)?(?=>)/g;
const LEAD = /^(?:[*_]{1,3}(?=\s))?\s*/;
/** Half a marker's opening, or half a character. */
const UNDECIDED_END = /(?:\[|[\uD800-\uDBFF])$/;

/**
 * The guard between a model's stream and the member: Scripture never comes from the model.
 * `[[John 3:16]]` and quotations with a citation become references, for which the caller puts the shipped text.
 * Text is held only while a marker or a quotation is open.
 */
export const createScriptureStream = (): ScriptureStream => new Guard();

class Guard implements ScriptureStream {
  /** Not yet shown. */
  #rest = "";
  /** The prose just shown, the citation of a coming quotation may be in it. */
  #seen = "";
  /** So far ahead these marks mean nothing: they belong to a quotation found to be prose. */
  #plain: { until: number; marks: string }[] = [];
  /** The words of a quotation too long to be held are being thrown away. */
  #overlong: Extract<Verdict, { kind: "overlong" }> | null = null;
  /** A verse has just been put: the stop or comma after the model's citation has nothing to close. */
  #skipStop = false;

  push(chunk: string): Piece[] {
    this.#rest += chunk;
    return this.#read(false);
  }

  end(): Piece[] {
    return this.#read(true);
  }

  #read(complete: boolean): Piece[] {
    const pieces: Piece[] = [];
    while (this.#rest !== "") {
      const piece = this.#step(complete);
      if (piece === "wait") break;
      const last = pieces.at(-1);
      if (piece?.kind === "text" && last?.kind === "text") last.text += piece.text;
      else if (piece) pieces.push(piece);
    }
    return pieces;
  }

  /** Reads one thing off the head of the rest: prose, a marker or a quotation. Null: nothing to show. */
  #step(complete: boolean): Piece | null | "wait" {
    if (this.#overlong) return this.#passOver(this.#overlong, complete);
    if (this.#skipStop) {
      this.#skipStop = false;
      if (/^[.,;]/.test(this.#rest)) {
        this.#consume(1, this.#seen);
        return null;
      }
    }
    const marks = { marker: this.#rest.indexOf("[["), words: this.#nextWords(), block: this.#nextBlock() };
    const next = [...Object.values(marks), this.#nextQuotation()].filter((at) => at >= 0);
    const at = next.length > 0 ? Math.min(...next) : -1;
    if (at > 0) return this.#release(at);
    if (at < 0) {
      const length = complete ? this.#rest.length : this.#rest.replace(UNDECIDED_END, "").length;
      return length > 0 ? this.#release(length) : "wait";
    }
    if (marks.marker === 0) return this.#marker(complete);
    if (marks.words === 0) {
      const said = announced(this.#seen)?.reference ?? null;
      return this.#apply(judgeAnnounced(this.#rest, said, complete));
    }
    const judge = marks.block === 0 ? judgeBlockquote : judgeQuotation;
    return this.#apply(judge(this.#rest, this.#seen, complete));
  }

  #nextQuotation(): number {
    const means = (mark: string, at: number) =>
      !this.#plain.some(({ until, marks }) => at < until && marks.includes(mark));
    return nextQuotation(this.#rest, this.#seen.slice(-1), means);
  }

  #nextBlock(): number {
    const line = this.#seen.slice(this.#seen.lastIndexOf("\n") + 1);
    for (const { index, 0: start } of (line + this.#rest).matchAll(QUOTED_LINE)) {
      const at = index + start.length - line.length;
      if (at >= 0) return at;
    }
    return -1;
  }

  /** Where words begin that a verse was said to say. */
  #nextWords(): number {
    const colons = [-1, ...[...this.#rest.matchAll(/:/g)].map(({ index }) => index)];
    for (const colon of colons) {
      const said = this.#rest.slice(colon + 1);
      const at = colon + 1 + (LEAD.exec(said)?.[0].length ?? 0);
      if (
        areWords(this.#rest.slice(at)) &&
        announced((this.#seen + this.#rest.slice(0, at)).slice(-LOOK_BACK))
      )
        return at;
    }
    return -1;
  }

  #release(length: number): Piece {
    const text = this.#rest.slice(0, length);
    this.#consume(length, this.#seen + text);
    return { kind: "text", text };
  }

  #consume(length: number, seen: string): void {
    this.#rest = this.#rest.slice(length);
    this.#plain = this.#plain
      .map(({ until, marks }) => ({ until: until - length, marks }))
      .filter(({ until }) => until > 0);
    this.#seen = seen.slice(-LOOK_BACK);
  }

  #put(reference: Reference | null, length: number): Piece | null {
    const raw = this.#rest.slice(0, length);
    // The dash stands for the words that went, so that they are not looked for again.
    this.#consume(length, reference ? VERSE_SHOWN : `${this.#seen}—`);
    this.#skipStop = true;
    return reference && { kind: "reference", reference, raw };
  }

  #marker(complete: boolean): Piece | null | "wait" {
    const match = MARKER.exec(this.#rest);
    if (match) return this.#put(readMarker(match[1] ?? ""), match[0].length);
    const open = OPEN_MARKER.test(this.#rest);
    if (open && !complete) return "wait";
    // Broken off: nothing to show. Never closed: prose, without the brackets.
    return this.#put(null, open ? this.#rest.length : 2);
  }

  #apply(verdict: Verdict): Piece | null | "wait" {
    if (verdict.kind === "wait") return "wait";
    if (verdict.kind === "reference") return this.#put(verdict.reference, verdict.length);
    if (verdict.kind === "drop") return this.#put(null, verdict.length);
    if (verdict.kind === "overlong") {
      this.#overlong = verdict;
      this.#plain = [];
      this.#rest = this.#rest.slice(MAX_HELD - LOOK_BACK);
      return null;
    }
    if (verdict.kind === "prose") {
      this.#plain.push({ until: verdict.until, marks: verdict.plain });
      return this.#release(1);
    }
    this.#rest = unmarked(this.#rest.slice(0, verdict.length)) + this.#rest.slice(verdict.length);
    return null;
  }

  /** Throws away the words of an overlong quotation up to its end, where its citation may follow. */
  #passOver(
    { ends, instead }: Extract<Verdict, { kind: "overlong" }>,
    complete: boolean,
  ): Piece | null | "wait" {
    const match = ends.exec(this.#rest);
    if (!match && !complete) {
      // Twice: what may yet be the end is not counted among what stands before it.
      this.#rest = this.#rest.slice(-2 * LOOK_BACK);
      return "wait";
    }
    const end = match ? match.index + match[0].length : this.#rest.length;
    const inside = citationAtEnd(this.#rest.slice(0, match?.index).slice(-LOOK_BACK));
    const after = citationAfter(this.#rest.slice(end), -1, complete);
    if (!inside && !instead && after.kind === "wait") return "wait";
    this.#overlong = null;
    const kept = Math.min(end, LOOK_BACK);
    this.#rest = this.#rest.slice(end - kept);
    if (instead) return this.#put(instead.kind === "reference" ? instead.reference : null, kept);
    if (inside) return this.#put(inside.reference, kept);
    if (after.kind === "cited") return this.#put(after.reference, kept + after.end);
    this.#consume(kept, `${this.#seen}“…”`);
    return { kind: "text", text: "“…”" };
  }
}
