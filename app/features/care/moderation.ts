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

/** `help`: the card of help is given, and the answer goes on. `withhold`: the answer ends with kind words. */
export type Verdict = "pass" | "help" | "withhold";

/**
 * People tell here what was done to them, and what they fear in themselves: violence and harassment in a member's
 * words are no reason to be sent away. In the companion's words they are.
 */
const OF_MEMBER: Partial<Record<ModerationCategory, Verdict>> = {
  "self-harm": "help",
  "self-harm/intent": "help",
  "self-harm/instructions": "help",
  "sexual/minors": "withhold",
  "hate/threatening": "withhold",
  "illicit/violent": "withhold",
};
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

/** The gravest of what was found; help goes before withholding, since an answer can be ended and a life cannot be had back. */
export function judge(
  categories: readonly ModerationCategory[],
  { by, young }: { by: "member" | "companion"; young: boolean },
): Verdict {
  const table = by === "member" ? OF_MEMBER : OF_COMPANION;
  const verdicts = categories.map((name) =>
    young && name === "sexual" ? "withhold" : (table[name] ?? "pass"),
  );
  if (verdicts.includes("help")) return "help";
  return verdicts.includes("withhold") ? "withhold" : "pass";
}
