import type { Copy } from "#app/core/language.ts";

type HelloWords = { title(name: string): string; text: string; starters: string; theme: string };

/** A conversation that has not begun; it comes with its panel. */
export const helloCopy: Copy<HelloWords> = {
  en: {
    title: (name) => `What is on your heart${name && `, ${name}`}?`,
    text: "Ask, wonder or pray. The companion is an AI: it quotes Scripture word for word, and it will point you to people when people are what you need.",
    starters: "Suggestions",
    theme: "Topic",
  },
  es: {
    title: (name) => `¿Qué llevas en el corazón${name && `, ${name}`}?`,
    text: "Pregunta, duda u ora. El compañero es una IA: cita la Escritura palabra por palabra y te orientará hacia otras personas cuando sean ellas lo que necesitas.",
    starters: "Sugerencias",
    theme: "Tema",
  },
};
