import type { Copy } from "#app/core/language.ts";
import type { FileWords } from "./file.ts";

const en = {
  title: "May what you wrote be saved?",
  off: "Whoever leads this group can save its talk as a file. As long as you have not said yes, your words and your name are not in it: you appear as “A member”, without words.",
  on: "You have said yes: whoever leads this group can save what you wrote here, with your name, as a file. You can take it back at any time; a file that was saved before stays with whoever saved it.",
  say: "Yes, my words may be saved",
  takeBack: "Take my yes back",
  lead: {
    title: "Save the group’s talk",
    text: "The words of those alone who said yes. Everybody else is “A member”, without words.",
    markdown: "As text (Markdown)",
    json: "As data (JSON)",
  },
  file: {
    member: "A member",
    noWords: "Not saved: no yes to it",
    reading: (number) => `Reading ${number}`,
    prayer: "Prayer",
    talk: "Talk",
    about: "The words of those alone who said yes. Everybody else is “A member”, without words.",
  } as FileWords,
};

export const wordsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "¿Se puede guardar lo que escribiste?",
    off: "Quien dirige este grupo puede guardar su conversación en un archivo. Mientras no hayas dicho que sí, tus palabras y tu nombre no están en él: apareces como “Un miembro”, sin palabras.",
    on: "Dijiste que sí: quien dirige este grupo puede guardar en un archivo lo que escribiste aquí, con tu nombre. Puedes retirarlo cuando quieras; un archivo guardado antes se queda con quien lo guardó.",
    say: "Sí, mis palabras se pueden guardar",
    takeBack: "Retirar mi sí",
    lead: {
      title: "Guardar la conversación del grupo",
      text: "Solo las palabras de quienes dijeron que sí. Los demás son “Un miembro”, sin palabras.",
      markdown: "Como texto (Markdown)",
      json: "Como datos (JSON)",
    },
    file: {
      member: "Un miembro",
      noWords: "Sin guardar: no dijo que sí",
      reading: (number) => `Lectura ${number}`,
      prayer: "Oración",
      talk: "Conversación",
      about: "Solo las palabras de quienes dijeron que sí. Los demás son “Un miembro”, sin palabras.",
    },
  },
};
