import type { Moderation } from "openai/resources/moderations";
import { normalizeWords } from "#app/core/text/plain-words.ts";
import { findCrisis } from "#app/features/care/danger/crisis.ts";

/** Plain signs for each category: enough to be told apart in tests and at home, and no classifier. */
const SIGNS: Partial<Record<keyof Moderation.Categories, RegExp>> = {
  harassment: /\b(?:you are|eres) (?:worthless|pathetic|disgusting|basura|inutil)\b/,
  "harassment/threatening": /\bi will (?:find|hurt|kill) you\b/,
  hate: /\b(?:those people|they) are (?:animals|vermin|subhuman)\b/,
  "hate/threatening":
    /\b(?:exterminate|wipe out|get rid of) (?:all )?(?:the )?(?:jews|muslims|christians|immigrants|gays)\b/,
  illicit: /\b(?:cook|make|buy) (?:meth|fake ids?|counterfeit)\b/,
  "illicit/violent": /\b(?:build|make|buy) (?:a |an )?(?:pipe )?(?:bomb|explosive|ghost gun)\b/,
  "self-harm/instructions": /\b(?:how many pills|painless way to die|how to tie a noose)\b/,
  sexual: /\b(?:erotic\w*|sexual (?:story|scene)|sexy story|porn story|nude)\b/,
  "sexual/minors": /\b(?:erotic|sexual|sexy|nude)\b.{0,40}\b(?:child|kid|minor|underage)\b/,
  violence: /\b(?:stabbed|beat me|hits me|blood everywhere|golpea)\b/,
  "violence/graphic": /\b(?:guts|entrails|severed|dismember\w*)\b/,
};

/** What OpenAI's moderation would answer for one text. */
export function moderate(text: string): Pick<Moderation, "flagged" | "categories" | "category_scores"> {
  const plain = normalizeWords(text);
  const crisis = findCrisis(text);
  const found = (name: keyof Moderation.Categories): boolean =>
    ((name === "self-harm" || name === "self-harm/intent") && crisis === "self_harm") ||
    (name === "violence" && crisis === "abuse") ||
    (SIGNS[name]?.test(plain) ?? false);
  const names: (keyof Moderation.Categories)[] = [
    "harassment",
    "harassment/threatening",
    "hate",
    "hate/threatening",
    "illicit",
    "illicit/violent",
    "self-harm",
    "self-harm/instructions",
    "self-harm/intent",
    "sexual",
    "sexual/minors",
    "violence",
    "violence/graphic",
  ];
  const categories = Object.fromEntries(names.map((name) => [name, found(name)]));
  return {
    flagged: names.some(found),
    categories: categories as unknown as Moderation.Categories,
    category_scores: Object.fromEntries(
      names.map((name) => [name, Number(categories[name])]),
    ) as unknown as Moderation.CategoryScores,
  };
}
