import type { Copy, Language } from "#app/core/language.ts";

/** What answers beneath the help card once the model has answered to danger several times within the hour, in turn. */
const dangerCopy: Copy<readonly string[]> = {
  en: [
    "I have read what you wrote, and I am glad that you are still writing. I am a program, and for the next while my answers are short, so that your strength can go to a person: please call or write to one of the lines above now. If you can, sit where someone else is.",
    "You do not have to find good words for it. “I am not safe, can you stay with me?” is enough, to one of the people above or to someone near you. Whatever you write here is kept.",
    "You matter, on this day too. If something or someone near you could do you harm, please bring distance between you first: another room, a neighbor, the street. Then reach one of the people above.",
    "One small thing at a time: breathe out slowly, put both feet on the floor, drink some water. Then please let a person hear you: the lines above answer day and night.",
    "Psalm 34 says that God is near to those whose heart is broken. People are meant to be near as well. Please let one of those above, or someone close to you, be with you now.",
  ],
  es: [
    "Leí lo que escribiste, y me alegra que sigas escribiendo. Soy un programa, y por un rato mis respuestas serán cortas, para que tu fuerza vaya a una persona: por favor, llama o escribe ahora a una de las líneas de arriba. Si puedes, siéntate donde haya alguien más.",
    "No hace falta encontrar las palabras justas. «No estoy a salvo, ¿puedes quedarte conmigo?» basta, a una de las personas de arriba o a alguien cercano. Lo que escribas aquí queda guardado.",
    "Tú importas, también hoy. Si algo o alguien cerca de ti podría hacerte daño, por favor pon primero distancia: otro cuarto, la casa de un vecino, la calle. Luego busca a una de las personas de arriba.",
    "Una cosa pequeña a la vez: suelta el aire despacio, pon los dos pies en el suelo, toma un poco de agua. Después deja que te escuche una persona: las líneas de arriba responden de día y de noche.",
    "El Salmo 34 dice que Dios está cerca de quienes tienen roto el corazón. También las personas están para estar cerca. Por favor, deja que una de las de arriba, o alguien cercano, esté contigo ahora.",
  ],
};

/** What answers to thanks. */
const thanksCopy: Copy<readonly string[]> = {
  en: [
    "You are welcome. May peace go with you, and I am here whenever you want to go on.",
    "Gladly. May what was good in it stay with you today.",
    "You are very welcome. Come back with whatever is on your heart.",
    "Amen, and thank you for letting me walk along for a while.",
  ],
  es: [
    "Con mucho gusto. Que la paz vaya contigo, y aquí sigo cuando quieras continuar.",
    "De nada. Que lo bueno de esto te acompañe hoy.",
    "De nada, de corazón. Vuelve cuando quieras con lo que lleves dentro.",
    "Amén, y gracias por dejarme acompañarte un rato.",
  ],
};

/** @param turn which of them, counted on: none is said twice before all were */
export type OwnWords = { to: "danger" | "thanks"; turn: number };

export function ownWords(language: Language, { to, turn }: OwnWords): string {
  const words = (to === "danger" ? dangerCopy : thanksCopy)[language];
  return words[turn % words.length] ?? "";
}
