import { readDanger } from "#app/features/care/model/learned.ts";
import { readableText } from "#app/features/care/model/normalize.ts";
import type { KindChance, Reading } from "#app/features/care/model/reading.ts";
import { CARD_OF, type CardKind, CRISIS_OF, PAST_KIND } from "./kinds.ts";
import { besidePrayerRequest } from "./prayer-request.ts";
import { CRISES, type Crisis } from "./sign.ts";
import { signsIn } from "./signs.ts";

export type { Crisis } from "./sign.ts";

/**
 * `card`: help goes before everything. `quiet`: a line of help stands under the answer, and the message is one like
 * any other.
 */
export type Danger = { kind: CardKind; crisis: Crisis; strength: "card" | "quiet" };

/** Scores of the model from which on a message brings each: `docs/model-card-care.md` says how they were chosen. */
export const CARD_FROM = 1.27;
export const QUIET_FROM = 0.6;
/** Below this the model is sure that the bare word “suicide” is only talked about: the line stays, and the card does not come. */
export const SIGN_FROM = 0.1;
/** The same of a sign that speaks for itself: only where the model is surer than of any short plain word of danger. */
export const CERTAIN_FROM = -1;
/** Below this it is so sure that not even the line stands: a hymn, a study, the news. */
export const SIGN_LINE_FROM = -1.5;

/** From here on a message may be danger that is not known: nobody is let go on it without a question. */
const UNSURE_FROM = -0.4;

/** A kind less certain than this has its family's card. */
const CERTAIN = 0.5;

/** Which family the model thinks of, by all kinds of it. */
function likeliest(kinds: readonly KindChance[]): Crisis {
  const chanceOf = (crisis: Crisis): number =>
    kinds.reduce(
      (sum, { kind, chance }) => sum + (kind !== PAST_KIND && CRISIS_OF[kind] === crisis ? chance : 0),
      0,
    );
  return CRISES.reduce((best, crisis) => (chanceOf(crisis) > chanceOf(best) ? crisis : best));
}

/** The card for a family: the kind's own where the model is certain of one. */
function cardOf(kinds: readonly KindChance[], crisis: Crisis): CardKind {
  const [first] = kinds;
  if (!first || first.kind === PAST_KIND || first.chance < CERTAIN) return CARD_OF[crisis];
  return CRISIS_OF[first.kind] === crisis ? first.kind : CARD_OF[crisis];
}

/**
 * With a request for prayer at its beginning and without: of a message with a sign of danger the graver reading counts,
 * of any other the one that the model is surer of as harmless.
 */
function readBesideRequest(text: string, hasSign: boolean, read: (text: string) => Reading): Reading {
  const whole = read(text);
  const rest = besidePrayerRequest(text);
  if (rest === text) return whole;
  const alone = read(rest);
  return alone.score > whole.score === hasSign ? alone : whole;
}

/**
 * What a message says of danger to the one who writes it, or to someone near; null when nothing does. English and
 * Spanish, by the rule of signs and the learned model: it runs before anything else, needs nobody, and is asked of
 * every message. A sign that speaks for itself always brings
 * the line at least.
 * @param read the model; the shipped one where nothing is said
 */
export function findDanger(text: string, read: (text: string) => Reading = readDanger): Danger | null {
  const sign = signsIn(text) ?? signsIn(readableText(text));
  const { score, kinds } = readBesideRequest(text, sign !== null, read);
  if (!sign?.isCertain && score < (sign ? SIGN_LINE_FROM : QUIET_FROM)) return null;
  const crisis = sign?.crisis ?? likeliest(kinds);
  const isOver = sign === null && kinds[0]?.kind === PAST_KIND;
  const signFrom = sign?.isCertain ? CERTAIN_FROM : SIGN_FROM;
  const isCard = score >= CARD_FROM ? !isOver : sign !== null && score >= signFrom;
  return { kind: cardOf(kinds, crisis), crisis, strength: isCard ? "card" : "quiet" };
}

/** Whether it is uncertain that a message without a sign of danger is harmless. */
export const isUnsure = (text: string): boolean => readDanger(text).score > UNSURE_FROM;

/** The danger for which help goes before everything; null where it does not. */
export function findCrisis(text: string): Crisis | null {
  const danger = findDanger(text);
  return danger?.strength === "card" ? danger.crisis : null;
}
