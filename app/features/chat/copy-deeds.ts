import type { Copy } from "#app/core/language.ts";

const en = {
  /** X27 */
  copied: "Copied",
  notCopied: "Failed to copy message",
  edit: {
    label: "Your question in other words",
    send: "Send",
    cancel: "Cancel",
    kept: "What was said before is kept as another version.",
    unsent: "Not sent yet. These words are kept here.",
  },
  waiting: {
    offline: "Sends when you are back",
    signedOut: "Sends when you have signed in",
    house: "No answer just now. It is tried again by itself",
    before: "Sends after the one before it",
    answer: "Sends after the answer that is being written",
    slower: "Many came in one minute. Sends in a moment",
    sending: "Sending",
    again: "Try again",
    edit: "Edit",
    cancel: "Do not send",
  },
  keys: {
    title: "Keys",
    rows: [
      ["Enter", "Send"],
      ["Shift + Enter", "New line"],
      ["↑", "Say your last question differently, when nothing is written"],
      ["Esc", "Stop the answer"],
      ["Ctrl + K", "Search your conversations"],
      ["?", "This list"],
    ],
    whole: "Show answers when they are whole",
    wholeHint: "Nothing moves while the companion writes. Kept on this device.",
  },
};

/** Words for what is done with a message; they come when it is done. */
export const deedCopy: Copy<typeof en> = {
  en,
  es: {
    copied: "Copiado",
    notCopied: "No se pudo copiar el mensaje",
    edit: {
      label: "Tu pregunta con otras palabras",
      send: "Enviar",
      cancel: "Cancelar",
      kept: "Lo dicho antes se conserva como otra versión.",
      unsent: "Aún no se ha enviado. Estas palabras se guardan aquí.",
    },
    waiting: {
      offline: "Se envía cuando vuelvas a tener conexión",
      signedOut: "Se envía cuando inicies sesión",
      house: "Ahora no hay respuesta. Se volverá a intentar",
      before: "Se envía después del anterior",
      answer: "Se envía después de la respuesta que se está escribiendo",
      slower: "Fueron muchos mensajes en un minuto. Se envía en un momento",
      sending: "Enviando",
      again: "Intentar de nuevo",
      edit: "Editar",
      cancel: "No enviar",
    },
    keys: {
      title: "Teclas",
      rows: [
        ["Intro", "Enviar"],
        ["Mayús + Intro", "Nueva línea"],
        ["↑", "Decir de otro modo tu última pregunta, si no hay nada escrito"],
        ["Esc", "Detener la respuesta"],
        ["Ctrl + K", "Buscar en tus conversaciones"],
        ["?", "Esta lista"],
      ],
      whole: "Mostrar las respuestas cuando estén completas",
      wholeHint: "Nada se mueve mientras el compañero escribe. Se guarda en este dispositivo.",
    },
  },
};
