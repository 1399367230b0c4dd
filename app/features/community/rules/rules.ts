/** What the community asks of whoever writes in it, in the order in which it is told. Their words: `copy-rules.ts`. */
export const RULES = ["danger", "young", "contempt", "private", "selling", "truth", "place"] as const;
export type Rule = (typeof RULES)[number];

export const RULES_PATH = "/community/rules";
