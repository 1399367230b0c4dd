import { plainWords } from "#app/core/plain-words.ts";

export type Crisis = "self_harm" | "abuse";

const HARMS =
  "(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|choke|chokes|choked|rape|raped|molest\\w*|threaten\\w*|abus\\w*|slap\\w*|punch\\w*|kick\\w*|touches|strangl\\w*)";
const HARMED = "(?:me|us|my (?:kids?|child|children|son|daughter|mom|mother|sister|brother))";

/** Beaten at a game is not beaten. */
const PLAY = "(?! (?:at (?:chess|cards|games?|golf|tennis|scrabble|trivia|\\w+ball)|to (?:it|the)))";

/**
 * Kept wide on purpose: a false alarm adds help and blocks nothing, a miss costs more.
 * Compared with `plainWords`, so without apostrophes.
 */
const SIGNS: readonly (readonly [Crisis, RegExp])[] = [
  [
    "self_harm",
    /\b(?:kill(?:ing)? my ?self|suicid\w*|end it all|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|want(?:ed)? to die|wanna die|wish i (?:was|were) dead|better off (?:dead|without me)|(?:hurt|cut|harm)(?:ting|ing)? my ?self|self harm\w*|no reason to live|nothing to live for|dont want to (?:live|be alive|be here any ?more|wake up|exist)|not worth living|overdos\w*)\b/,
  ],
  ["abuse", /\b(?:being|was|been|got|am|im) (?:abused|raped|molested|beaten|assaulted)\b/],
  [
    "abuse",
    /\b(?:domestic violence|afraid to go home|scared to go home|abusive (?:husband|wife|partner|boyfriend|girlfriend|father|mother|home|relationship|marriage))\b/,
  ],
  [
    "abuse",
    new RegExp(
      `\\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|stepfather|mom|mother|pastor|uncle|coach|teacher)(?: \\w+){0,4} ${HARMS} ${HARMED}\\b${PLAY}`,
    ),
  ],
  [
    "abuse",
    /\b(?:afraid|scared|terrified) of my (?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mom|stepdad|stepfather)\b/,
  ],
];

/** What a sentence says of danger to the one who writes it, or null. */
export function findCrisis(text: string): Crisis | null {
  const plain = plainWords(text);
  return SIGNS.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** Numbers checked for the United States; findahelpline.com lists other countries. */
export const HELP: Record<Crisis, string> = {
  self_harm: `I am glad you said this, and it matters. I am a program and cannot be with you, so please speak with a person now.

In the United States, call or text 988 (Suicide & Crisis Lifeline) at any hour. If you are in danger now, call 911. In other countries, findahelpline.com lists free lines.

If you can, tell someone near you, and do not stay alone.`,
  abuse: `What you describe matters, and it is not your fault. I am a program and cannot step in, so please speak with a person who can.

If you are in danger now, call 911. In the United States, the National Domestic Violence Hotline is 1-800-799-7233, at any hour; for thoughts of ending your life, call or text 988. In other countries, findahelpline.com lists free lines.

You do not have to stay where you are being harmed.`,
};

/** Follows the help text. */
export const HELP_PASSAGE = "Psalm 34:18";
