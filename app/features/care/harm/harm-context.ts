import { normalizeWords } from "#app/core/text/plain-words.ts";
import { isDenied, isGranted, isNamed } from "./harm-denied.ts";
import type { Run } from "./runs.ts";
import { clauseOf, LEAD, LEAD_IN, NOT, sentenceOf } from "./sentence-parts.ts";

/**
 * How words that somebody should die are called for by those before them. `clause`: as an imperative, so they begin a
 * clause. `embedded`: nobody else's thought or saying leads over to them. `whole`: nobody's stands anywhere before them
 * in the sentence, and none of it is denied. `granted`: as leave that is given, and no warning. `said`: they are, unless
 * somebody is quoted.
 */
export type Within = "clause" | "embedded" | "whole" | "granted" | "said";
export type Harm = { run: Run; within: Within };

export const harms = (within: Within, runs: readonly Run[]): Harm[] => runs.map((run) => ({ run, within }));

const VERBS =
  "think|thinks|thinking|thought|feel|feels|feeling|felt|believe|believes|believing|say|says|said|saying|tell|tells|told|telling|hear|hears|hearing|heard|whisper|whispers|whispering|wonder|wondering|convinced|sense|senses|sensed|sensing|write|wrote|writes|writing|text|texted|shout|shouts|shouted|scream|screams|decide|decided|deciding|insist|insists|insisted|insisting|repeat|repeats|repeated|repeating|piensas|sientas|creas|pienses|piensa|pensar|pensando|sientes|siente|sentir|sintiendo|crees|cree|creer|dices|dice|dicen|dijo|dijeron|dijiste|decir|decirte|diga|digan|digas|diciendo|escuchas|escuchar|oyes|oir|gritan|grito|escribio|escribiste|escribir|escribirte|preguntas|convencido|convencida|decidido|decidiste|insiste|insisten|insistir|repite|repiten|repetir|repetirte";
const NOUNS =
  "thoughts|feelings|belief|idea|ideas|voice|voices|lie|lies|message|messages|word|words|phrase|sign|impulse|urge|urges|temptation|pensamiento|pensamientos|idea|ideas|voz|voces|mentira|mentiras|mensaje|mensajes|palabra|palabras|frase|impulso|sensacion";
const LINKS = "to|you|yourself|me|us|him|her|them|it|like|that|as|if|though|about|how|de|que|te|a|ti|como|si";
/** Whose words are as good as the companion's own, or weigh even more. */
const OWN =
  "i|id|im|ive|ill|me|we|my|god|jesus|lord|christ|spirit|bible|scripture|everyone|everybody|all|yo|dios|jesus|senor|cristo|espiritu|biblia|escritura|todos|dejame|permiteme|quiero|debo";
const BETWEEN = "(?:(?!you|he|she|they|people|someone|voices?|part|that|the|a|tu|que)[a-z]+ ){0,3}";

const LEADS_OVER = new RegExp(`\\b(?:${VERBS}|${NOUNS})(?: (?:${LINKS}))*$`);
const OWN_LEADS_OVER = new RegExp(`\\b(?:${OWN}) ${BETWEEN}(?:${VERBS})(?: (?:${LINKS}))*$`);
const OTHERS = new RegExp(`\\b(?:${VERBS}|${NOUNS})\\b`);
const OWN_SAID = new RegExp(`\\b(?:${OWN}) ${BETWEEN}(?:${VERBS})\\b`, "g");
const DENIED = new RegExp(
  `\\bnothing(?: [a-z]+){0,8} means(?: that)?$|\\b(?:${NOT})$|\\b(?:${NOT})(?: [a-z]+){0,4} (?:${VERBS}|${NOUNS}|mean|means|true|reason|case|way|sense|sure|verdad|cierto|significa|razon|motivo)(?: (?:${LINKS}|why|for|por|la|cual))*$`,
);
/** What asks by its verb; after its subject it does not (“You are …”). */
const ASKING =
  /(?<!\b(?:i|you|he|she|it|we|they|everyone|everybody|all) )\b(?:do|does|did|would|could|can|will|are|were)(?: ever| really)?$/;
/** What asks, or says on what condition. */
const OPEN =
  /\b(?:if|whether|unless|lest|in case|as though|how often|is it|was it|would it be|isnt it)(?: ever| really)?$|(?:^|\b(?:times|moments|days|nights|and|or|happens|feel|like) )(?:when|whenever|cuando)$/;
const OPEN_ANYWHERE = /\b(?:if|whether|as though|si|do you|does it|are you|have you)\b/;
/** “Si” without its accent is a condition, with it a yes. */
const ASKED_ES = /¿|(?:^|\s)si\s*$/i;
/** What has a person or a wish in it is no command to go on with. */
const SUBJECT =
  /\b(?:you|i|he|she|they|we|who|someone|somebody|people|anyone|anybody|want\w*|thoughts?|think\w*|urges?|plans?|planning|wish\w*|desires?|feel\w*|if|when|whether|about|might|may|could|would|will|not|dont|never|nobody|trying|tried|tempt\w*|ready|able|quier\w*|piens\w*|sient\w*|si|cuando|no|ganas|idea|ideas|alguien|quien)\b/;
/** A command that goes on: “Take the rope and …”. */
const COMMAND = new RegExp(
  `^(?:(?:${LEAD}) )*(?:do(?! you\\b| not\\b)|take|get|leave|write|stop|pack|be|log|find|grab|drive|walk|make|lie|close|turn|toma|deja|escribe|busca|hazle|se)\\b`,
);
const GOES_ON = /\b(?:and|y)$/;
const QUOTE = /(?:[“«‘]|(?:^|[\s(:])")([^"“”«»‘]*)$/;
const BYWORDS =
  /\b(?:truth be told|(?:i (?:wont|cant|cannot|will not)|no|not gonna) lie(?: to you)?|to tell the truth|that said|a decir verdad)\b/g;

function isCommand(sentence: string): boolean {
  const last = clauseOf(sentence);
  // “…, and” goes on with what stands before the comma
  const clause = /^(?:and|or|y|o)\b/.test(last) ? normalizeWords(sentence) : last;
  if (LEAD_IN.test(clause)) return true;
  return GOES_ON.test(clause) && (COMMAND.test(clause) || !SUBJECT.test(clause));
}

const speaksOfOthers = (sentence: string): boolean =>
  OTHERS.test(normalizeWords(sentence).replace(BYWORDS, " ").replace(OWN_SAID, " "));

function isQuoted(sentence: string): boolean {
  const quoted = QUOTE.exec(sentence)?.[1];
  return quoted !== undefined && LEAD_IN.test(normalizeWords(quoted)) && speaksOfOthers(sentence);
}

function leadsOver(sentence: string): boolean {
  const clause = clauseOf(sentence);
  if (isQuoted(sentence) || DENIED.test(clause) || OPEN.test(clause) || ASKED_ES.test(sentence)) return true;
  return LEADS_OVER.test(clause) && !OWN_LEADS_OVER.test(clause);
}

/** Whether what follows on these words is what somebody else says or thinks, asked, denied or a condition. */
export function isEmbedded(before: string): boolean {
  const sentence = sentenceOf(before);
  return leadsOver(sentence) || ASKING.test(clauseOf(sentence));
}

/** Whether the words that follow on these are said to somebody as what to do or deserve, and not asked, told or denied. */
export function isCalledFor(before: string, within: Within): boolean {
  const sentence = sentenceOf(before);
  if (isQuoted(sentence)) return false;
  if (within === "said") return !speaksOfOthers(sentence);
  if (within === "clause") return isCommand(sentence);
  if (within === "embedded") return !isEmbedded(before);
  if (within === "granted") return !isEmbedded(before) && isGranted(before);
  // these begin with no subject, so that a verb right before them asks nothing
  if (leadsOver(sentence) || speaksOfOthers(sentence) || isDenied(sentence) || isNamed(sentence))
    return false;
  return !OPEN_ANYWHERE.test(normalizeWords(sentence));
}
