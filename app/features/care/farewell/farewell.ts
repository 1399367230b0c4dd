import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";
import { farewellScore } from "#app/features/care/model/goodbyes.ts";
import { isCourtesy } from "./courtesy.ts";

/** How people say that they go, in words that mean little else. */
const PHRASES =
  /\b(?:(?:good )?bye(?: bye)?|goodbye|good ?night|nite|night night|(?:i(?:ll| will) )?see (?:you|ya|u)(?: all)?(?: (?:later|tomorrow|soon|around|next time))?|later|ttyl|talk (?:(?:to|with) (?:you|u) )?(?:later|tomorrow|soon)|(?:have|need|got|gotta|time|should|must|ought|will)(?: to)? (?:go|run|sleep|leave|head out)(?: to (?:sleep|bed|work))?|going to (?:bed|sleep)|(?:im )?(?:off|heading|headed) to (?:bed|sleep|work|church|school)|im (?:off|out|leaving|heading out|done for (?:today|tonight|now))|thats (?:all|it)|(?:thats )?enough for (?:today|tonight|now)|until tomorrow|farewell|so long|take care|sign(?:ing)? off|logging off|time for bed|closing (?:the app|this)|peace out|call(?:ing)? it a (?:day|night)|sleep well|adios|chao|chau|hasta (?:luego|manana|pronto|la proxima|otro dia|siempre)|buenas noches|nos vemos(?: (?:manana|pronto|luego))?|(?:ya )?me (?:voy|despido|retiro|tengo que ir)(?: a (?:dormir|la cama|trabajar|la iglesia))?|tengo que (?:irme|dormir|salir|colgar)|(?:eso )?es todo|por hoy|que descanses|cuidate|bendiciones)\b/g;

/** What stands around them and says nothing of its own. */
const AROUND = new Set(
  "i im ive ill gn8 we lets let me now then so well ok okay alright all right oh thanks thank thx ty you u ya much very for everything your help the a and but friend friends dear everyone again today tonight day this that it its here with to my really just god bless lord amen in peace gracias muchas muchisimas mil por todo tu ayuda ya me y bueno pues amigo amiga dios te bendiga ahora manana esta bien que a un con".split(
    " ",
  ),
);

/** Longer messages have more to say than goodbye. */
const LONGEST = 30;

/** From this score of the model on, a message is a goodbye: chosen on voices that were left out of its training. */
const FAREWELL_FROM = -0.6;

/**
 * A sentence that scores less is about something else, whatever its last clause is: "we eat with our phones, that's our
 * marriage now".
 */
const CLAUSE_FROM = -1.2;

const SENTENCES = /[.!\n…]+/;
const CLAUSES = /[.!,;:\n…—–]+/;

const isAround = (words: string): boolean =>
  words.split(" ").every((word) => word === "" || AROUND.has(word));

/** The last part of a text that says more than thanks or a blessing, in plain words. */
const lastPart = (text: string, ends: RegExp): string | undefined =>
  text
    .split(ends)
    .map(normalizeWords)
    .findLast((part) => !isAround(part));

/** Whether the last clause is a farewell and nothing else. */
function saysFarewell(text: string): boolean {
  const last = lastPart(text, CLAUSES);
  if (last === undefined) return false;
  const rest = last.replace(PHRASES, " ");
  return rest !== last && isAround(rest.trim().replace(/\s+/g, " "));
}

/** The last clause that has a letter, as it was written. */
const lastClause = (text: string): string =>
  text.split(CLAUSES).findLast((clause) => /\p{L}/u.test(clause)) ?? "";

/**
 * How much a message's end says by its meaning that somebody goes: slang, a reason to leave, “let's stop here”. Its last
 * sentence is read, and its last clause: “I feel much better, bedtime now”.
 */
export function farewellMeant(text: string, score = farewellScore): number {
  const sentence = score(lastPart(text, SENTENCES) ?? text);
  return sentence < CLAUSE_FROM ? sentence : Math.max(sentence, score(lastClause(text)));
}

/** What only asks for assent: “talk tomorrow, okay?” */
const TAG = /,\s?¿?(?:ok|okay|all ?right|right|yeah|yes|cool|vale|sí|si|dale|bueno|eh|no)\?/gi;

/** Whether a message may be a goodbye at all: short, and no question. */
const mayBe = (text: string): boolean =>
  !/[?¿]/.test(text.replace(TAG, ".")) && countWords(normalizeWords(text)) <= LONGEST;

/**
 * Whether a message is a goodbye, in English or Spanish: the last thing that it says is a farewell and nothing else,
 * by its words or by what the learned model makes of them.
 * “I never said goodbye to my father” is none, nor is “I have to leave him”.
 */
export const isFarewell = (text: string, meant: (said: string) => number = farewellMeant): boolean =>
  mayBe(text) && (saysFarewell(text) || (!isCourtesy(text) && meant(text) > FAREWELL_FROM));
