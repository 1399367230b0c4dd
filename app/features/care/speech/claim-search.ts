import { HARMS } from "#app/features/care/harm/harm.ts";
import { isCalledFor, type Within } from "#app/features/care/harm/harm-context.ts";
import { Matcher, type Start } from "#app/features/care/harm/matcher.ts";
import { CLAIM_RUNS, isReported } from "./claims.ts";
import { MESSAGE_RUNS, mayBeMessage } from "./messages.ts";

/** What the companion was about to say: to be somebody that it is not, or that somebody should die. */
export type Claim = "persona" | "harm";

/** A word from which on something may be a claim. */
export class Begun implements Start {
  readonly at: number;
  readonly before: string;
  readonly #word: string;
  readonly #known = new Map<string, boolean>();

  constructor(at: number, word: string, before: string) {
    this.at = at;
    this.#word = word;
    this.before = before;
  }

  #meant(as: string, decide: () => boolean): boolean {
    const known = this.#known.get(as) ?? decide();
    this.#known.set(as, known);
    return known;
  }
  readonly isHarm = (within: Within) => this.#meant(within, () => isCalledFor(this.before, within));
  readonly isClaim = () => this.#meant("claim", () => !isReported(this.before));
  readonly isMessage = () => this.#meant("message", () => mayBeMessage(this.before, this.#word));
}

/** Looks for all that is not to be said, word by word. */
export class Search {
  readonly #harm = new Matcher(HARMS, (begun: Begun, within) => begun.isHarm(within));
  readonly #persona = new Matcher(CLAIM_RUNS, (begun: Begun) => begun.isClaim());
  readonly #message = new Matcher(MESSAGE_RUNS, (begun: Begun) => begun.isMessage());

  /** Reads a whole word, or a full stop for whatever ends a sentence: a persona's claim goes on over it. */
  read(
    plain: string,
    begun: Begun | null,
  ): { claim: { kind: Claim; begun: Begun } | null; message: Begun | null } {
    const harm = this.#harm.read(plain, begun);
    const persona = plain === "." ? null : this.#persona.read(plain, begun);
    const message = this.#message.read(plain, begun);
    if (harm) return { claim: { kind: "harm", begun: harm }, message };
    return { claim: persona && { kind: "persona", begun: persona }, message };
  }

  /** Where the first of what may yet be whole began; null where nothing has. */
  get begun(): number | null {
    return first([this.#harm.begun, this.#persona.begun, this.#message.begun]);
  }

  /** The same with a word that may still grow. */
  begunWith(letters: string, begun: Begun): number | null {
    return first([
      this.#harm.begunWith(letters, begun),
      this.#persona.begunWith(letters, begun),
      this.#message.begunWith(letters, begun),
    ]);
  }
}

const first = (begun: readonly (Start | null)[]): number | null => {
  const places = begun.flatMap((start) => (start ? [start.at] : []));
  return places.length > 0 ? Math.min(...places) : null;
};
