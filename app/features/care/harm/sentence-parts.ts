import { normalizeWords } from "#app/core/text/plain-words.ts";

/** What denies, as alternatives of a rule. */
export const NOT =
  "no|not|never|nobody|nothing|none|nor|neither|cannot|cant|dont|doesnt|didnt|isnt|wasnt|arent|wouldnt|shouldnt|wont|nunca|jamas|nadie|ni|tampoco";
/** What may stand before somebody is told what to do. */
export const LEAD =
  "so|go|then|please|just|now|well|okay|ok|maybe|perhaps|simply|ahead|yes|no|honestly|do|it|today|tonight|really|pues|entonces|ya|solo|simplemente|mejor|ve|anda|por|favor|hazlo|ahora|bueno|si";
export const LEAD_IN = new RegExp(`^(?:(?:${LEAD}|and|y)(?: |$))*$`);

/** What stands after the last of these signs. Looked for from the end: a pattern would begin anew at every letter. */
export function sinceLast(text: string, signs: string): string {
  let from = text.length;
  while (from > 0 && !signs.includes(text.charAt(from - 1))) from--;
  return text.slice(from);
}

/** The sentence that these words break off in, as it was written. */
export const sentenceOf = (before: string): string => sinceLast(before.replace(/[*_]/g, ""), ".!?…\n;");

/** Its last clause, in plain words. */
export const clauseOf = (sentence: string): string => normalizeWords(sinceLast(sentence, ',:—–("“”«»‘'));

/** What stands after the last word of these, which all begin a statement of their own. */
const afterLast = (plain: string, words: string): string =>
  plain
    .split(new RegExp(`\\b(?:${words})\\b`))
    .at(-1)
    ?.trim() ?? "";

/** Since a statement began that no longer hangs on the one before: “… but”, “… because”. */
export const statementOf = (sentence: string): string =>
  afterLast(normalizeWords(sentence), "but|yet|so(?! that)|because|pero|porque|asi que");

/** The same within the last clause, and since an “and” that adds no “that”. */
export const partOf = (sentence: string): string =>
  afterLast(clauseOf(sentence), "and(?! that)|y(?! que)|but|yet|so(?! that)|because|pero|porque|asi que");
