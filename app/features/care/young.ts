import { normalizeWords } from "#app/core/text/plain-words.ts";

const ROMANCE =
  /\b(?:be my (?:girlfriend|boyfriend|gf|bf|lover|wife|husband|valentine)|(?:flirt|sext|make out|cuddle|sleep) with me|kiss me|are you (?:single|hot|sexy)|(?:talk|say something) (?:dirty|sexy)|sexy? (?:story|stories|scene|roleplay|talk|chat)|romantic roleplay|roleplay (?:as )?my (?:girlfriend|boyfriend|lover|crush)|erotic\w*|(?:send|show) (?:me )?(?:nudes|a nude)|do you (?:love me|want to date me)|go out with me|date me)\b|\b(?:se mi (?:novi[oa]|amante)|quieres ser mi novi[oa]|coquetea conmigo|besame|historia (?:erotica|sexual|hot)|hablame sucio|manda(?:me)? (?:nudes|pack)|eres solter[oa]|juego de rol romantico)\b/;

/** G13: romance and sex are not talked about with somebody under 18; asked without a model, so it holds when none is there. */
export const asksRomance = (text: string): boolean => ROMANCE.test(normalizeWords(text));
