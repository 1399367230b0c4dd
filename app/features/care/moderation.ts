/** What a moderation end may find in a text, by OpenAI's names; a new one that we do not know says nothing. */
export const MODERATION_CATEGORIES = [
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit",
  "illicit/violent",
  "self-harm",
  "self-harm/intent",
  "self-harm/instructions",
  "sexual",
  "sexual/minors",
  "violence",
  "violence/graphic",
] as const;
export type ModerationCategory = (typeof MODERATION_CATEGORIES)[number];

/**
 * `help`: the card of help is given, and the answer goes on. `told`: the card against abuse is given, and words of our
 * own end the answer. `withhold`: the answer ends with kind words.
 */
export type Verdict = "pass" | "withhold" | "help" | "told";

/**
 * People tell here what was done to them, and what they fear in themselves: violence and harassment in a member's
 * words are no reason to be sent away. In the companion's words they are.
 * Sexual words about a child may be a child's own call for help or somebody's wish: help and words of ours are right for both,
 * and no model goes on from there.
 */
const OF_MEMBER: Partial<Record<ModerationCategory, Verdict>> = {
  "self-harm": "help",
  "self-harm/intent": "help",
  "self-harm/instructions": "help",
  "sexual/minors": "told",
  "hate/threatening": "withhold",
  "illicit/violent": "withhold",
};
/** From 13 to 17 whatever is sexual is about a child. */
const OF_YOUNG_MEMBER: typeof OF_MEMBER = { ...OF_MEMBER, sexual: "told" };
const OF_COMPANION: Partial<Record<ModerationCategory, Verdict>> = {
  harassment: "withhold",
  "harassment/threatening": "withhold",
  hate: "withhold",
  "hate/threatening": "withhold",
  illicit: "withhold",
  "illicit/violent": "withhold",
  // it may speak of it, kindly; it may not say how
  "self-harm/instructions": "withhold",
  sexual: "withhold",
  "sexual/minors": "withhold",
  "violence/graphic": "withhold",
};

/** The later goes first: an answer can be ended and a life cannot be had back. */
const ORDER: readonly Verdict[] = ["pass", "withhold", "help", "told"];

/** The gravest of what was found. */
export function judge(
  categories: readonly ModerationCategory[],
  { by, young }: { by: "member" | "companion"; young: boolean },
): Verdict {
  const ofMember = young ? OF_YOUNG_MEMBER : OF_MEMBER;
  const table = by === "member" ? ofMember : OF_COMPANION;
  const verdicts = categories.map((name) => table[name] ?? "pass");
  return ORDER.findLast((verdict) => verdicts.includes(verdict)) ?? "pass";
}
