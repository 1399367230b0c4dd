import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Help to make a board",
  text: "A board can come from what members say. Fifty answers make one, and it shows only what at least five gave. Nobody sees who said what.",
  answer: "Your answer",
  hint: "One thing, in a few words",
  send: "Say it",
  said: (word: string) => `You said: ${word}`,
  soFar: (answers: number, of: number) => `${answers} of ${of} answers so far`,
  takeBack: "Take it back",
};

export const pollsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Ayuda a hacer un tablero",
    text: "Un tablero puede salir de lo que dicen los miembros. Cincuenta respuestas hacen uno, y solo muestra lo que dieron al menos cinco. Nadie ve quién dijo qué.",
    answer: "Tu respuesta",
    hint: "Una cosa, en pocas palabras",
    send: "Decirlo",
    said: (word) => `Dijiste: ${word}`,
    soFar: (answers, of) => `${answers} de ${of} respuestas hasta ahora`,
    takeBack: "Retirarla",
  },
};
