import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "./plain-words.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that only one of the two languages has, and that people can hardly write without. */
const COMMON: Record<Language, ReadonlySet<string>> = {
  en: words(
    "the and is are was were to of in it i you my me we they he she his her for with that this have has had do does did dont not but what why how when who can could would should will about be been im ive cant just want feel like god from your please thank thanks hello hi bye goodbye",
  ),
  es: words(
    "el la los las un una unos unas de del que y en es son era fue por para con mi mis me tu te se su sus lo le les yo nos nosotros ya pero como porque cuando donde quien muy mas esta este esto estoy estas hay ser tengo tiene quiero puedo siento hola gracias adios dios senor ayuda favor buenas buenos noches dias hasta luego si sin al soy eres hace todo nada",
  ),
};

const MARKS = /[ñ¿¡áéíóú]/iu;

/** The language that a text is written in, as far as its words tell; `otherwise` when they do not. */
export function detectLanguage(text: string, otherwise: Language): Language {
  const said = normalizeWords(text).split(" ");
  const count = (language: Language) => said.filter((word) => COMMON[language].has(word)).length;
  const spanish = count("es") + (MARKS.test(text) ? 1 : 0);
  const english = count("en");
  if (spanish === english) return otherwise;
  return spanish > english ? "es" : "en";
}
