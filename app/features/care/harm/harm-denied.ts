import { normalizeWords } from "#app/core/text/plain-words.ts";
import { LEAD_IN, NOT, partOf, sentenceOf, statementOf } from "./sentence-parts.ts";

/** Turns that deny nothing: “no doubt”, “you cannot deny”, “don't you see”. */
const TURNS =
  /\b(?:no (?:doubt|question|wonder|secret|surprise|denying)|not only|no solo|(?:now that|since|as|ya que|como) (?:you |they )?(?:nobody|no one|nothing|nadie|nada|dont|never|no)|no ves|no (?:hay|cabe) duda|(?:dont|cant|cannot|havent|didnt|isnt|arent|wont|not|never|nobody|no one|no|nadie)(?: [a-z]+){0,2} (?:doubts?|deny|denies|forget|dudo|dudes|dude|duda|niego|niegues|negar|olvides)|(?:dont|cant|havent|didnt|isnt) (?:you|it))\b/g;
const DENIES = new RegExp(`\\b(?:${NOT})\\b`);
/** What is not so stays denied to the end of its statement. */
const NOT_TRUE = new RegExp(
  `\\b(?:${NOT})(?: [a-z]+){0,3} (?:believe(?! in)|think|true|(?:mean|means) that|creo|creemos|pienso|verdad|cierto|significa que)\\b|\\brefuse to believe\\b|\\b(?:is|its|es) (?:false|untrue|wrong|falso) (?:that|que)\\b`,
);
const DOUBTED = /\b(?:i|we) (?:(?:really|do|very|much|strongly|seriously) )*doubt\b|\bdud(?:o|amos)\b/;
/** Only how it looks, or looks to somebody. What seems so to the companion is its own word. */
const SEEMS =
  /\b(?:may|might|can|could|must|sometimes|often)(?: [a-z]+){0,2} (?:seem|seems|look|looks|sound|sounds|appear)\b|\b(?:seem|seems|seemed|look|looks|looked) to (?:you|him|her|them)\b|\b(?:a veces|quizas?|tal vez)(?: [a-z]+){0,2} parece\b|\bte (?:[a-z]+ )?parec\w+|\bparecerte\b/;
/** A question that its verb begins: “Are they …”, “Who would …”. */
const ASKS =
  /^(?:(?:so|then|and|but|or|well|now|honestly|yes|no) )*(?:(?:are|is|were|was|would|will|could|can|has|have)(?! (?:be|better|not)\b)(?: [a-z]+){1,7}|(?:who|how|why) (?:are|is|were|would|will|could|can)(?: [a-z]+){0,4})$/;
/** It is only named: “talking about suicide”. */
const NAMED = /\b(?:(?<!\b(?:its|is) )about|of|against|from|sobre|contra|acerca de)$/;

/** Whether what follows on these words is denied by them, doubted or asked, or only seems so to somebody. */
export function isDenied(sentence: string): boolean {
  const part = partOf(sentence).replace(TURNS, " ");
  const statement = statementOf(sentence).replace(TURNS, " ");
  return (
    DENIES.test(part) ||
    NOT_TRUE.test(statement) ||
    DOUBTED.test(statement) ||
    SEEMS.test(part) ||
    ASKS.test(part)
  );
}

export const isNamed = (sentence: string): boolean => NAMED.test(partOf(sentence));

/** By what somebody comes to harm, and what they must know of before: “With that many, …”, “If you mix them, …”. */
const WARNS =
  /(?:^|[^\p{L}])(?:if|when|while|unless|with|by|careful|dangers?|dangerous|warn|warning|worry|worried|afraid|fear|risk|cuando|con|cuidado|temo|miedo|peligro|peligroso|si(?=\s+\p{L}))(?!\p{L})/iu;
/** A condition that is none: “If you want, …”. */
const AT_WILL =
  /\b(?:if|when|whenever|once) (?:[a-z]+ ){1,4}(?:want|wish|like|must|need|ready|hurts?|helps|prefer|tired|heavy|hard|alone|hopeless|unbearable)\b|\bsi (?:(?:lo|te|tanto|asi) )*(?:quieres|deseas|prefieres|necesitas|duele|ayuda)\b/;

/** Whether “you can” gives leave after these words, and is no warning. */
export function isGranted(before: string): boolean {
  const sentence = sentenceOf(before);
  const part = partOf(sentence)
    .replace(AT_WILL, "")
    .replace(/ ?\bthe$/, "");
  if (!LEAD_IN.test(part.trim())) return false;
  return !WARNS.test(sentence) || AT_WILL.test(normalizeWords(sentence));
}
