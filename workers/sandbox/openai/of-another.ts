import { plainWords } from "#app/core/plain-words.ts";
import { PEOPLE } from "./common-words.ts";

const anyOf = (language: "en" | "es"): string =>
  [...PEOPLE[language]].flatMap(([word, kind]) => (kind === "GOD" ? [] : [word])).join("|");

/** `my brother is …`, `mi hijo tiene …`: whom a sentence is of, at its beginning. */
const OF_ANOTHER = new RegExp(
  `^(?:(?:i think|im worried (?:that|about)|creo que|me preocupa(?: que)?) )?(?:(?:my|our) (?:[a-z]+ ){0,2}?(?:${anyOf("en")})|(?:mi|nuestr[oa]) (?:[a-z]+ ){0,2}?(?:${anyOf("es")}))(?: [a-z]+)? (?:is|has|was|keeps|wont|cant|doesnt|started|got|drinks|uses|struggles|suffers|feels|thinks|says|lost|esta|tiene|es|bebe|toma|usa|no|sufre|siente|dice|perdio|empezo)\\b`,
);

/** Whether somebody tells of another person, and not of themselves. */
export const isOfAnother = (text: string): boolean => OF_ANOTHER.test(plainWords(text));
