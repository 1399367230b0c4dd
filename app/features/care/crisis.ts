import { CRISIS_OF, DANGER_KINDS, type DangerKind, PAST_KIND } from "./kinds.ts";
import { readDanger } from "./model/learned.ts";
import type { Crisis } from "./sign.ts";
import { signIn } from "./signs.ts";

export type { Crisis } from "./sign.ts";

/**
 * `card`: help goes before everything. `quiet`: a line of help stands under the answer, and the message is one like
 * any other.
 */
export type Danger = { kind: DangerKind; crisis: Crisis; strength: "card" | "quiet" };

/** Scores of the model from which on a message brings each: `docs/model-card-care.md` says how they were chosen. */
export const CARD_FROM = 1.2;
export const QUIET_FROM = 0.5;
/** Below this the model is sure that a sign of the rule is none: the line stays, and the card does not come. */
export const SIGN_FROM = -0.5;

const isDanger = (kind: string): kind is DangerKind => kind !== PAST_KIND;

/** The likeliest kind, of the rule's family where the rule has found a sign. */
const kindIn = (kinds: readonly string[], sign: Crisis | null): DangerKind =>
  kinds.filter(isDanger).find((kind) => sign === null || CRISIS_OF[kind] === sign) ?? DANGER_KINDS[0];

/**
 * What a message says of danger to the one who writes it, or to someone near; null when nothing does. English and
 * Spanish, by the rule of signs and the learned model: it runs before anything else, needs nobody, and is asked of
 * every message.
 */
export function findDanger(text: string): Danger | null {
  const sign = signIn(text);
  const { score, kinds } = readDanger(text);
  if (sign === null && score < QUIET_FROM) return null;
  const kind = kindIn(kinds, sign);
  const isOver = sign === null && kinds[0] === PAST_KIND;
  const isCard = score >= CARD_FROM ? !isOver : sign !== null && score >= SIGN_FROM;
  return { kind, crisis: sign ?? CRISIS_OF[kind], strength: isCard ? "card" : "quiet" };
}

/** The danger for which help goes before everything; null where it does not. */
export function findCrisis(text: string): Crisis | null {
  const danger = findDanger(text);
  return danger?.strength === "card" ? danger.crisis : null;
}
