import { readMarker } from "./citation.ts";
import { judgeQuotation, MAX_HELD, nextQuotation, VERSE_SHOWN } from "./quotation.ts";
import type { Reference } from "./reference.ts";

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
const MARKER_INSIDE = `(?:(?!\\]\\]|\\[\\[)[\\s\\S]){0,${MAX_HELD - 4}}`;
const MARKER = new RegExp(`^\\[\\[(${MARKER_INSIDE})\\]\\]`);
const OPEN_MARKER = new RegExp(`^\\[\\[?${MARKER_INSIDE}\\]?$`);
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
  /** So many characters ahead belong to a quotation found to be prose: its marks mean nothing more. */
  #plain = 0;
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
    if (this.#skipStop) {
      this.#skipStop = false;
      if (/^[.,;]/.test(this.#rest)) {
        this.#rest = this.#rest.slice(1);
        return null;
      }
    }
    const at = this.#nextMark();
    if (at > 0) return this.#release(at);
    if (at < 0) {
      const length = complete ? this.#rest.length : this.#rest.replace(UNDECIDED_END, "").length;
      return length > 0 ? this.#release(length) : "wait";
    }
    return this.#rest.startsWith("[[") ? this.#marker(complete) : this.#quotation(complete);
  }

  #nextMark(): number {
    const marker = this.#rest.indexOf("[[");
    const ahead = this.#rest.slice(this.#plain);
    const previous = this.#plain > 0 ? this.#rest.charAt(this.#plain - 1) : this.#seen.slice(-1);
    const quotation = nextQuotation(ahead, previous);
    const marks = [marker, quotation < 0 ? -1 : quotation + this.#plain].filter((at) => at >= 0);
    return marks.length > 0 ? Math.min(...marks) : -1;
  }

  #release(length: number): Piece {
    const text = this.#rest.slice(0, length);
    this.#consume(length, this.#seen + text);
    return { kind: "text", text };
  }

  #consume(length: number, seen: string): void {
    this.#rest = this.#rest.slice(length);
    this.#plain = Math.max(0, this.#plain - length);
    this.#seen = seen.slice(-LOOK_BACK);
  }

  #put(reference: Reference | null, length: number): Piece | null {
    const raw = this.#rest.slice(0, length);
    this.#consume(length, reference ? VERSE_SHOWN : this.#seen);
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

  #quotation(complete: boolean): Piece | null | "wait" {
    const verdict = judgeQuotation(this.#rest, this.#seen, complete);
    if (verdict.kind === "wait") return "wait";
    if (verdict.kind === "reference") return this.#put(verdict.reference, verdict.length);
    if (verdict.kind === "drop") return this.#put(null, verdict.length);
    this.#plain = verdict.length;
    return this.#release(1);
  }
}
