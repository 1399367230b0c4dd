import { faultText } from "#app/core/fault-text.ts";
import type { Moderation } from "#app/vendors/ports.ts";
import type { Care } from "./care.ts";
import { judge, MODERATION_CATEGORIES, type ModerationCategory, type Verdict } from "./moderation.ts";

/** Letters of an answer that are judged together, at the end of a sentence. */
const BATCH = 400;
const SENTENCE_END = /[.!?…]["”’»)\]]*\s*$/;

/** Watches one answer through the vendor's moderation, beside it and never in its way. */
export type Screen = {
  /** Words of the companion that have been let through. */
  said(text: string): void;
  /** Judges what is left of the answer, and waits for what is still out. */
  settled(): Promise<void>;
};

type Watched = {
  moderation: Moderation;
  question: string;
  young: boolean;
  /** Called as soon as something is found; may be called again. */
  onVerdict(verdict: Exclude<Verdict, "pass">): void;
};

/**
 * What the vendor found and our own rules did not: counted in the log, without a word of anybody's. `quiet`: our rules
 * had given the line under the answer.
 */
export function noteMissed(verdict: "help" | "told", { quiet, language, young }: Care): void {
  const was = quiet ? "quiet" : "none";
  console.warn(JSON.stringify({ level: "warn", at: "care.missed", verdict, was, language, young }));
}

const known = (names: readonly string[]): ModerationCategory[] =>
  MODERATION_CATEGORIES.filter((category) => names.includes(category));

/**
 * Begins with the question, at once. When the vendor cannot be reached the local rules stand alone, and the answer goes
 * on: a line in the log says so, without a word of anybody's.
 */
export function watchAnswer({ moderation, question, young, onVerdict }: Watched): Screen {
  const out: Promise<void>[] = [];
  let waiting = "";
  const ask = (text: string, by: "member" | "companion") => {
    const asked = moderation.categoriesOf(text).then(
      (names) => {
        const verdict = judge(known(names), { by, young });
        if (verdict !== "pass") onVerdict(verdict);
      },
      (error: unknown) => {
        console.warn(JSON.stringify({ level: "warn", at: "care.moderation", by, error: faultText(error) }));
      },
    );
    out.push(asked);
  };
  // the companion's request is on its way first
  const begun = new Promise<void>((resolve) => setTimeout(resolve)).then(() => ask(question, "member"));
  return {
    said(text) {
      waiting += text;
      if (waiting.length < BATCH || !SENTENCE_END.test(waiting)) return;
      ask(waiting, "companion");
      waiting = "";
    },
    async settled() {
      if (waiting.trim()) ask(waiting, "companion");
      waiting = "";
      await begun;
      await Promise.all(out);
    },
  };
}
