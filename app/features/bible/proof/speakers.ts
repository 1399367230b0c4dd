import type { Quote } from "./quotes.ts";
import { SPEAKERS } from "./units.ts";

/** Who is said to speak words in marks: somebody of the Bible, or somebody else. */

export const VERB =
  "(?:says?|said|saying|wrote|writes|written|tells?|told|answered|answers|promise[ds]?|cried|cries|sang|sings|prayed|prays|declare[ds]?|states?|taught|teach(?:es)?|commanded|reminds?|reads?|according|dijo|dice|decía|escribió|escribe|escrito|respondió|prometió|promete|clamó|cantó|enseñó|enseña|declaró|declara|recuerda|según)";
const LEADS = "(?:(?:as|and|when|then|like|where|for|como|y|cuando|pues)\\s+)?";
const BEFORE = new RegExp(
  `(?<!\\p{L})(?<clause>${LEADS}(?:(?<speaker>${SPEAKERS})\\s+(?:\\p{L}+\\s+){0,3}?(?<verb>${VERB})(?:\\s+\\p{L}+){0,4}|(?:\\p{L}+\\s+)?(?:dijo|dice|decía|respondió)\\s+(?<other>${SPEAKERS}))\\s*[,:]?\\s*[*_>]*)$`,
  "iu",
);
/** `as it says in the Bible`. */
const STANDS_IN =
  /(?<!\p{L})(?<clause>(?:(?:as|for|como|pues)\s+)?(?:it(?:\s+is|['’]s)?\s+(?:says|said|written|stands)|we\s+read|está\s+escrito|se\s+lee|dice)\s+(?:in|en)\s+(?:(?:the|la|las|el|los)\s+)?(?:(?:holy|santa|sagradas?)\s+)?(?:bible|scriptures?|psalms?|gospels?|biblia|escrituras?|salmos?|evangelios?)\s*[,:]?\s*)$/iu;
const AFTER = new RegExp(
  `^(?<clause>[\\s,—–-]*(?:(?:as|como)\\s+)?(?:(?<speaker>${SPEAKERS})\\s+(?:\\p{L}+\\s+){0,2}?(?<verb>${VERB})|(?<said>${VERB})\\s+(?<other>${SPEAKERS}))(?:\\s+\\p{L}+){0,3})(?=[.,;!?]|$)`,
  "iu",
);
/** Friends have these names too. */
const NAMES = /^(?:paul|pablo|peter|pedro|david|job|solomon|moses|isaiah|jeremiah)$/i;
const EVERYDAY = /^(?:said|says?|saying|told|tells?|dijo|dice|answered|answers|reads?)$/i;
const FRIEND = /(?<!\p{L})(?:my|your|his|her|our|mi|tu|su)\s+(?:\p{L}+\s+){0,2}$/iu;
const CLEAR = /^(?:moses|moisés|isaiah|isaías|jeremiah|jeremías|job|solomon|salomón)$/i;

/** The clause that says who of the Bible speaks the words at `from` to `to`; null where nobody is said to. */
export function speakerOf(text: string, { from, to }: Quote): { from: number; to: number } | null {
  const start = Math.max(0, from - 120);
  const introduction = STANDS_IN.exec(text.slice(start, from));
  if (introduction) return { from: start + introduction.index, to: from };
  for (const match of [BEFORE.exec(text.slice(start, from)), AFTER.exec(text.slice(to, to + 100))]) {
    const { clause = "", speaker = "", other, verb = "", said = "" } = match?.groups ?? {};
    if (!match) continue;
    const at =
      text.slice(to).startsWith(match[0]) &&
      match.index === 0 &&
      match[0] === clause &&
      match.input === text.slice(to, to + 100)
        ? to
        : start + match.index;
    const isName = NAMES.test(speaker || (other ?? "")) && !CLEAR.test(speaker || (other ?? ""));
    if (isName && EVERYDAY.test(verb || said) && !/\b(?:us|nos)\b/i.test(clause)) continue;
    if (FRIEND.test(text.slice(Math.max(0, at - 30), at))) continue;
    return { from: at, to: at + clause.length };
  }
  return null;
}

/** Somebody else's words, and said to be so. */
const OTHERS =
  /(?<!\p{L})(?:saying|proverb says|hymn|song|poem|poet|prayer|film|movie|novel|speech|author|refrán|dicho|himno|canción|poema|oración|película|no es de la biblia|not (?:in the bible|scripture|in scripture|a (?:bible )?verse)|is(?:n['’]t| not) (?=\p{Lu}|\d)|could (?:say|begin|pray|write|tell)|podrías|puedes (?:decir|orar))/iu;
export const isOthers = (text: string): boolean => OTHERS.test(text);

const SOMEBODY_SAYS = new RegExp(
  `(?<!\\p{L})(?:${VERB}|answer|puts? it)(?:\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+)?[,:]?\\s*$`,
  "iu",
);
/** Whether somebody who is not in the Bible says these words, and no verse is named before them. */
export const othersSay = (text: string, quote: Quote): boolean => {
  const before = text.slice(Math.max(0, quote.from - 120), quote.from);
  return SOMEBODY_SAYS.test(before) && !speakerOf(text, quote) && !/\d/.test(before) && !IT_SAYS.test(before);
};
/** `as it says`, `como está escrito`: Scripture does. */
const IT_SAYS = /(?<!\p{L})(?:it (?:says|is written|reads)|written|está escrito|scripture|bible|word)/iu;
