import { plainWords } from "#app/core/plain-words.ts";
import type { Run } from "./runs.ts";

/**
 * How words that somebody should die are called for by those before them. `clause`: as an imperative, so they begin a
 * clause. `embedded`: nobody else's thought or saying leads over to them. `whole`: nobody's stands anywhere before them
 * in the sentence. `said`: they are, unless somebody is quoted.
 */
export type Within = "clause" | "embedded" | "whole" | "said";
export type Harm = { run: Run; within: Within };

export const harms = (within: Within, runs: readonly Run[]): Harm[] => runs.map((run) => ({ run, within }));

const VERBS =
  "think|thinks|thinking|thought|feel|feels|feeling|felt|believe|believes|believing|say|says|said|saying|tell|tells|told|telling|hear|hears|hearing|heard|whisper|whispers|whispering|wonder|wondering|convinced|sense|senses|sensed|sensing|write|wrote|writes|writing|text|texted|shout|shouts|shouted|scream|screams|decide|decided|deciding|piensas|piensa|pensar|pensando|sientes|siente|sentir|sintiendo|crees|cree|creer|dices|dice|dicen|dijo|dijeron|dijiste|decir|decirte|diga|digan|digas|diciendo|escuchas|escuchar|oyes|oir|gritan|grito|escribio|escribiste|escribir|escribirte|preguntas|convencido|convencida|decidido|decidiste";
const NOUNS =
  "thoughts|feelings|belief|idea|ideas|voice|voices|lie|lies|message|messages|word|words|phrase|sign|impulse|urge|urges|temptation|pensamiento|pensamientos|idea|ideas|voz|voces|mentira|mentiras|mensaje|mensajes|palabra|palabras|frase|impulso|sensacion";
const LINKS = "to|you|yourself|me|us|him|her|them|it|like|that|as|if|though|about|how|de|que|te|a|ti|como|si";
const NOT =
  "no|not|never|nobody|nothing|none|nor|neither|cannot|cant|dont|doesnt|didnt|isnt|wasnt|arent|wouldnt|shouldnt|wont|nunca|jamas|nadie|ni|tampoco";
/** Whose words are as good as the companion's own, or weigh even more. */
const OWN =
  "i|id|im|ive|ill|me|we|my|god|jesus|lord|christ|spirit|bible|scripture|everyone|everybody|all|yo|dios|jesus|senor|cristo|espiritu|biblia|escritura|todos";
const BETWEEN = "(?:(?!you|he|she|they|people|someone|voices?|part|that|the|a|tu|que)[a-z]+ ){0,3}";

const LEADS_OVER = new RegExp(`\\b(?:${VERBS}|${NOUNS})(?: (?:${LINKS}))*$`);
const OWN_LEADS_OVER = new RegExp(`\\b(?:${OWN}) ${BETWEEN}(?:${VERBS})(?: (?:${LINKS}))*$`);
const OTHERS = new RegExp(`\\b(?:${VERBS}|${NOUNS})\\b`);
const OWN_SAID = new RegExp(`\\b(?:${OWN}) ${BETWEEN}(?:${VERBS})\\b`, "g");
const DENIED = new RegExp(
  `\\bnothing(?: [a-z]+){0,8} means(?: that)?$|\\b(?:${NOT})$|\\b(?:${NOT})(?: [a-z]+){0,4} (?:${VERBS}|${NOUNS}|mean|means|true|reason|case|way|sense|sure|verdad|cierto|significa|razon|motivo)(?: (?:${LINKS}|why|for|por|la|cual))*$`,
);
const NOT_SO = new RegExp(`\\b(?:${NOT})(?: [a-z]+){0,3}$`);
/** What asks, or says on what condition. */
const OPEN =
  /\b(?:if|whether|unless|lest|in case|as though|how often|do|does|did|would|could|can|will|are|were|is it|was it|would it be|isnt it)(?: ever| really)?$|(?:^|\b(?:times|moments|days|nights|and|or|happens|feel|like) )(?:when|whenever|cuando)$/;
const OPEN_ANYWHERE = /\b(?:if|whether|as though|si|do you|does it|are you|have you)\b/;
/** “Si” without its accent is a condition, with it a yes. */
const ASKED_ES = /¿|(?:^|\s)si\s*$/i;
/** What has a person or a wish in it is no command to go on with. */
const SUBJECT =
  /\b(?:you|i|he|she|they|we|who|someone|somebody|people|anyone|anybody|want\w*|thoughts?|think\w*|urges?|plans?|planning|wish\w*|desires?|feel\w*|if|when|whether|about|might|may|could|would|will|not|dont|never|nobody|trying|tried|tempt\w*|ready|able|quier\w*|piens\w*|sient\w*|si|cuando|no|ganas|idea|ideas|alguien|quien)\b/;
const LEAD =
  "so|go|then|please|just|now|well|okay|ok|maybe|perhaps|simply|ahead|yes|no|honestly|do|it|today|tonight|really|pues|entonces|ya|solo|simplemente|mejor|ve|anda|por|favor|hazlo|ahora|bueno|si";
const LEAD_IN = new RegExp(`^(?:(?:${LEAD}|and|y)(?: |$))*$`);
/** A command that goes on: “Take the rope and …”. */
const COMMAND = new RegExp(
  `^(?:(?:${LEAD}) )*(?:do(?! you\\b| not\\b)|take|get|leave|write|stop|pack|be|log|find|grab|drive|walk|make|lie|close|turn|toma|deja|escribe|busca|hazle|se)\\b`,
);
const GOES_ON = /\b(?:and|y)$/;
const QUOTE = /(?:[“«‘]|(?:^|[\s(:])")([^"“”«»‘]*)$/;
const BYWORDS = /\b(?:truth be told|to tell the truth|that said|a decir verdad)\b/g;

function isCommand(sentence: string): boolean {
  const last = clauseOf(sentence);
  // “…, and” goes on with what stands before the comma
  const clause = /^(?:and|or|y|o)\b/.test(last) ? plainWords(sentence) : last;
  if (LEAD_IN.test(clause)) return true;
  return GOES_ON.test(clause) && (COMMAND.test(clause) || !SUBJECT.test(clause));
}

const sentenceOf = (before: string): string => /[^.!?…\n;]*$/.exec(before.replace(/[*_]/g, ""))?.[0] ?? "";
const clauseOf = (sentence: string): string => plainWords(/[^,:—–("“”«»‘]*$/.exec(sentence)?.[0] ?? "");
const speaksOfOthers = (sentence: string): boolean =>
  OTHERS.test(plainWords(sentence).replace(BYWORDS, " ").replace(OWN_SAID, " "));

function isQuoted(sentence: string): boolean {
  const quoted = QUOTE.exec(sentence)?.[1];
  return quoted !== undefined && LEAD_IN.test(plainWords(quoted)) && speaksOfOthers(sentence);
}

/** Whether what follows on these words is what somebody else says or thinks, asked, denied or a condition. */
export function isEmbedded(before: string): boolean {
  const sentence = sentenceOf(before);
  const clause = clauseOf(sentence);
  if (isQuoted(sentence) || DENIED.test(clause) || OPEN.test(clause) || ASKED_ES.test(sentence)) return true;
  return LEADS_OVER.test(clause) && !OWN_LEADS_OVER.test(clause);
}

/** Whether the words that follow on these are said to somebody as what to do or deserve, and not asked, told or denied. */
export function isCalledFor(before: string, within: Within): boolean {
  const sentence = sentenceOf(before);
  if (isQuoted(sentence)) return false;
  if (within === "said") return !speaksOfOthers(sentence);
  if (within === "clause") return isCommand(sentence);
  if (isEmbedded(before)) return false;
  if (within === "embedded") return true;
  return (
    !speaksOfOthers(sentence) && !NOT_SO.test(clauseOf(sentence)) && !OPEN_ANYWHERE.test(plainWords(sentence))
  );
}
