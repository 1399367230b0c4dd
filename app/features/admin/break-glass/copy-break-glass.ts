import type { Copy } from "#app/core/language.ts";
import type { Opening } from "./opening.ts";

const en = {
  title: "Reported conversations",
  text: "Conversations with the companion that their own member reported. One administrator asks, another grants it for an hour; only the one who asked can read it. The member is told, and sees each reading.",
  none: { title: "Nothing is reported", text: "No member has reported a conversation of theirs." },
  item: (name: string, when: string) => `${name}, reported ${when}`,
  own: "This is your own conversation. Others decide about it.",
  ask: "Ask to Read",
  waits: "Waits for another administrator.",
  asked: (name: string, when: string) => `${name} asked on ${when}:`,
  approve: "Grant for One Hour",
  refuse: "Refuse",
  read: "Read",
  open: (when: string) => `Open to you until ${when}. Each reading stands in the log.`,
  past: "Before",
  states: { asked: "waits", approved: "granted", refused: "refused" } as Record<Opening["state"], string>,
  gone: "an erased account",
  words: "The conversation",
  wordsText: "Read only. What you see here goes nowhere else.",
  speakers: { user: "Member", assistant: "Companion" },
};

export const breakGlassCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Conversaciones denunciadas",
    text: "Conversaciones con el compañero que su propio miembro denunció. Un administrador lo pide, otro lo concede por una hora; solo quien lo pidió puede leerla. Se avisa al miembro, y ve cada lectura.",
    none: { title: "No hay denuncias", text: "Ningún miembro ha denunciado una conversación suya." },
    item: (name, when) => `${name}, denunciada el ${when}`,
    own: "Es tu propia conversación. Otros deciden sobre ella.",
    ask: "Pedir leerla",
    waits: "Espera a otro administrador.",
    asked: (name, when) => `${name} lo pidió el ${when}:`,
    approve: "Conceder una hora",
    refuse: "Rechazar",
    read: "Leer",
    open: (when) => `Abierta para ti hasta el ${when}. Cada lectura queda en el registro.`,
    past: "Antes",
    states: { asked: "en espera", approved: "concedida", refused: "rechazada" },
    gone: "una cuenta borrada",
    words: "La conversación",
    wordsText: "Solo lectura. Lo que ves aquí no va a ningún otro lugar.",
    speakers: { user: "Miembro", assistant: "Compañero" },
  },
};
