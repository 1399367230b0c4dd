import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";

/** Thanks and assent, whole: what is said beside them must be in `AROUND`. */
const PHRASES =
  /\b(?:thanks?|thank (?:you|u)|thx|ty|tysm|i (?:really |truly |so )?appreciate (?:it|this|that|you)|(?:god )?bless you|amen|gracias|amen|te (?:lo )?agradezco|dios te bendiga|bendiciones)\b/g;

/** What stands around them and asks for nothing. */
const AROUND = new Set(
  "so very much many a lot again for it this that the your help helping helped me answer answers words prayer verse listening being here all everything and ok okay oh wow great good nice yes i really truly you u lord jesus friend dear my today tonight muchas muchisimas mil millones de por tu tus su ayuda respuesta respuestas palabras oracion versiculo escucharme escuchar todo y si que bien bueno vale señor senor jesus amigo amiga hoy de verdad un monton eso esto la el lo".split(
    " ",
  ),
);

/** Longer messages have more to say than thanks. */
const LONGEST = 12;

/**
 * Whether a message is thanks or an “Amen” and nothing else, in English or Spanish: it costs no message.
 * “Thank you, but what about Job?” is none, nor is “Thank God my exam is over”.
 */
export function isCourtesy(text: string): boolean {
  if (text.length > 200 || /[?¿]/.test(text)) return false;
  const words = normalizeWords(text);
  if (words === "" || countWords(words) > LONGEST) return false;
  const rest = words.replace(PHRASES, " ");
  return rest !== words && rest.split(" ").every((word) => word === "" || AROUND.has(word));
}
