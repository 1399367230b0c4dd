import { normalizeWords } from "#app/core/text/plain-words.ts";
import { PEOPLE } from "./common-words.ts";

const anyOf = (language: "en" | "es"): string =>
  [...PEOPLE[language]].flatMap(([word, kind]) => (kind === "GOD" ? [] : [word])).join("|");

/** `my brother is …`, `mi hijo tiene …`: whom a sentence is of, at its beginning. */
const OF_ANOTHER = new RegExp(
  `^(?:(?:i think|im worried (?:that|about)|creo que|me preocupa(?: que)?) )?(?:(?:my|our) (?:[a-z]+ ){0,2}?(?:${anyOf("en")})|(?:mi|nuestr[oa]) (?:[a-z]+ ){0,2}?(?:${anyOf("es")}))(?: [a-z]+)? (?:is|has|was|keeps|wont|cant|doesnt|started|got|drinks|uses|struggles|suffers|feels|thinks|says|lost|esta|tiene|es|bebe|toma|usa|no|sufre|siente|dice|perdio|empezo)\\b`,
);

const KIN =
  "cousin|aunt|uncle|neighbor|coworker|boss|pastor|family|church|team|primo|prima|tio|tia|vecin[oa]|jefe|jefa|familia|iglesia|companer[oa]";
const PERSON = new RegExp(
  `^(?:my|our|mi|nuestr[oa]) (?:[a-z]+ )?(?:${anyOf("en")}|${anyOf("es")}|${KIN})\\b`,
);

/** Whether plain words begin with a person: for whom a prayer is asked. */
export const isPerson = (plain: string): boolean => PERSON.test(plain);

/** `my friend's mother …`: what befell somebody's own, who is dear to the one who tells. */
const OF_ANOTHERS_OWN = new RegExp(
  `^my (?:best |good |dear |close )?(?:friend|coworker|neighbor|boss|cousin)s (?:[a-z]+ ){0,2}?(?:${anyOf("en")}|baby|house)\\b|^(?:el|la) (?:[a-z]+ ){0,2}?(?:${anyOf("es")}) de (?:mi|un|una) (?:mejor )?(?:amig[oa]|vecin[oa]|prim[oa]|companer[oa])\\b`,
);

/** Whether somebody tells of another person, and not of themselves. */
export const isOfAnother = (text: string): boolean => OF_ANOTHER.test(normalizeWords(text));

/** Whether somebody tells of what befell a friend's own people. */
export const isOfAnothersOwn = (text: string): boolean => OF_ANOTHERS_OWN.test(normalizeWords(text));
