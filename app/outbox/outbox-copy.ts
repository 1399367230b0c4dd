import type { Copy } from "#app/core/language.ts";
import type { WaitingKind, WaitingState } from "./waiting-list.ts";

const en = {
  kinds: {
    message: "Message to the companion",
    note: "Note on a verse",
    mark: "Mark on a verse",
    reading: "Reading checked off",
    prayer: "“I prayed”",
    review: "Memory verse reviewed",
    evening: "Note in a group's evening",
    session: "Time of study",
    trivia: "Answer of trivia",
    care: "Care for your pet",
    "draft-message": "Message you began",
    "draft-note": "Note you began",
    "draft-prayer": "Prayer request you began",
    "draft-testimony": "Testimony you began",
    "draft-other": "Words you began",
    "evening-own": "Note of your own from an evening",
  } satisfies Record<WaitingKind, string> as Record<WaitingKind, string>,
  states: {
    waiting: "Sends when you are back online",
    refused: "Not taken. Your words are kept here.",
    draft: "Only on this device until you send it",
  } satisfies Record<WaitingState, string> as Record<WaitingState, string>,
  leave: {
    title: (count: number) =>
      count === 1 ? "One thing has not been sent" : `${count} things have not been sent`,
    text: "What is not sent is only on this device, and signing out removes it.",
    see: "See and Send",
    save: "Save as a File",
    leave: "Sign Out without Sending",
    stay: "Stay Signed In",
  },
};

/** What waits on a device, in words. */
export const outboxCopy: Copy<typeof en> = {
  en,
  es: {
    kinds: {
      message: "Mensaje al compañero",
      note: "Nota sobre un versículo",
      mark: "Marca en un versículo",
      reading: "Lectura marcada",
      prayer: "«Oré»",
      review: "Versículo de memoria repasado",
      evening: "Nota en una reunión del grupo",
      session: "Tiempo de estudio",
      trivia: "Respuesta de trivia",
      care: "Cuidado de tu mascota",
      "draft-message": "Mensaje que empezaste",
      "draft-note": "Nota que empezaste",
      "draft-prayer": "Petición de oración que empezaste",
      "draft-testimony": "Testimonio que empezaste",
      "draft-other": "Palabras que empezaste",
      "evening-own": "Nota tuya de una reunión",
    },
    states: {
      waiting: "Se envía cuando vuelvas a tener conexión",
      refused: "No se aceptó. Tus palabras se guardan aquí.",
      draft: "Solo en este dispositivo hasta que lo envíes",
    },
    leave: {
      title: (count) => (count === 1 ? "Hay una cosa sin enviar" : `Hay ${count} cosas sin enviar`),
      text: "Lo que no se ha enviado está solo en este dispositivo, y al cerrar sesión se quita de él.",
      see: "Ver y enviar",
      save: "Guardar en un archivo",
      leave: "Cerrar sesión sin enviar",
      stay: "Seguir con la sesión abierta",
    },
  },
};
