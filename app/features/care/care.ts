import type { Language } from "#app/core/language.ts";
import { detectLanguage } from "#app/core/text/written-language.ts";
import { type Crisis, findDanger, isUnsure } from "./danger/crisis.ts";
import type { CardKind } from "./danger/kinds.ts";
import { isCourtesy } from "./farewell/courtesy.ts";
import { isFarewell } from "./farewell/farewell.ts";
import type { OwnWords } from "./help/copy-own-words.ts";
import {
  NOTHING_REMEMBERED,
  type Remembered,
  type Signal,
  shouldNamePeople,
  signalOf,
} from "./use/signals.ts";
import { isSpent } from "./use/spend.ts";
import { isOverCeiling, type MemberUse } from "./use/use.ts";
import { asksRomance } from "./young.ts";

/** How one message is to be answered. Goes with the job to the member's room; none of the member's words are in it. */
export type Care = {
  /** What the message says of danger. Then help goes first, and nothing is charged. */
  crisis: Crisis | null;
  /** Whose card goes first then. */
  card: CardKind | null;
  /** What the message may say of danger: a line of help stands under the answer, and all else is as ever. */
  quiet: Crisis | null;
  /** 13 to 17, or nobody knows: other words, and no romance. */
  young: boolean;
  /** What the member writes in. */
  language: Language;
  /** M5: it is time to speak of people. */
  namePeople: boolean;
  /** The member says goodbye and goes: nothing in the answer keeps them. Where something is heavy, care goes before. */
  farewell: boolean;
  /** G13: three hours have passed since it was last said that this is an AI. */
  disclose: boolean;
  /** Asked for by somebody under 18: declined without a model. */
  romance: boolean;
  /** The day's money is spent, or all that one member may cost in a day: our own words answer instead of a model. */
  budgetExhausted: boolean;
  /** Which of our own words answer instead of the model; null: the model answers. */
  ownWords: OwnWords | null;
};

/** What the rules must know before an answer, read with everything else that sending reads. */
export type CareState = { remembered: Remembered; spentMicros: number; use: MemberUse };

export type CareInput = {
  text: string;
  /** What the reader reads: the language where the words do not tell. */
  reads: Language;
  ageBand: string | null;
  state: CareState;
  spendMicros: number | null;
  /** The most that the companion may cost for one member in a day, millionths of a dollar. */
  memberMicros: number | null;
  now: number;
  disclose: boolean;
};

/** The care for one message, and what of it is remembered. */
export function careFor(asked: CareInput): { care: Care; signal: Signal | null } {
  const danger = findDanger(asked.text);
  const crisis = danger?.strength === "card" ? danger.crisis : null;
  const quiet = danger?.strength === "quiet" ? danger.crisis : null;
  // who has never said how old they are is spoken with as the youngest may be (G13)
  const young = asked.ageBand !== "18+";
  const signal = signalOf(asked.text, crisis !== null);
  return {
    signal,
    care: {
      crisis,
      card: crisis && (danger?.kind ?? null),
      quiet,
      young,
      romance: young && danger === null && asksRomance(asked.text),
      language: detectLanguage(asked.text, asked.reads),
      namePeople: shouldNamePeople(signal, asked.state.remembered),
      farewell: danger === null && signal !== "distress" && isFarewell(asked.text) && !isUnsure(asked.text),
      disclose: asked.disclose,
      budgetExhausted:
        isSpent(asked.state.spentMicros, asked.spendMicros) ||
        isOverCeiling(asked.state.use, asked.memberMicros, asked.now),
      ownWords: danger === null && isCourtesy(asked.text) ? { to: "thanks", turn: asked.now } : null,
    },
  };
}

export const rememberedFrom = (rows: readonly { sign: Signal; count: number }[]): Remembered => ({
  ...NOTHING_REMEMBERED,
  ...Object.fromEntries(rows.map(({ sign, count }) => [sign, count])),
});
