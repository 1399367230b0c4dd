import type { Copy } from "#app/core/language.ts";

const en = {
  /** X27 */
  copied: "Copied",
  notCopied: "Failed to copy message",
  edit: {
    label: "Edit your message",
    send: "Send",
    cancel: "Cancel",
    kept: "What was said before is kept as another version.",
    unsent: "Not sent yet. These words are kept here.",
  },
  waiting: {
    offline: "Sends when you are back online",
    signedOut: "Sends when you have signed in",
    unreachable: "Not sent yet. Retrying automatically",
    before: "Sends after the one before it",
    answer: "Sends after the answer that is being written",
    slower: "Too many messages in one minute. Sends in a moment",
    sending: "Sending",
    again: "Try again",
    edit: "Edit",
    cancel: "Do not send",
  },
  keys: {
    title: "Keyboard shortcuts",
    rows: [
      ["Enter", "Send"],
      ["Shift + Enter", "New line"],
      ["↑", "Edit your last message, when the field is empty"],
      ["Esc", "Stop the answer"],
      ["Ctrl + K", "Search your conversations"],
      ["?", "This list"],
    ],
    whole: "Turn off typing effect",
    wholeHint: "Answers appear once they are complete. Saved on this device.",
  },
};

/** Words for what is done with a message; they come when it is done. */
export const actionCopy: Copy<typeof en> = {
  en,
  es: {
    copied: "Copiado",
    notCopied: "No se pudo copiar el mensaje",
    edit: {
      label: "Edita tu mensaje",
      send: "Enviar",
      cancel: "Cancelar",
      kept: "Lo dicho antes se conserva como otra versión.",
      unsent: "Aún no se ha enviado. Estas palabras se guardan aquí.",
    },
    waiting: {
      offline: "Se envía cuando vuelvas a tener conexión",
      signedOut: "Se envía cuando inicies sesión",
      unreachable: "Aún no se envió. Se reintenta automáticamente",
      before: "Se envía después del anterior",
      answer: "Se envía después de la respuesta que se está escribiendo",
      slower: "Demasiados mensajes en un minuto. Se envía en un momento",
      sending: "Enviando",
      again: "Intentar de nuevo",
      edit: "Editar",
      cancel: "No enviar",
    },
    keys: {
      title: "Atajos de teclado",
      rows: [
        ["Intro", "Enviar"],
        ["Mayús + Intro", "Nueva línea"],
        ["↑", "Editar tu último mensaje, si el campo está vacío"],
        ["Esc", "Detener la respuesta"],
        ["Ctrl + K", "Buscar en tus conversaciones"],
        ["?", "Esta lista"],
      ],
      whole: "Desactivar el efecto de escritura",
      wholeHint: "Las respuestas aparecen cuando están completas. Se guarda en este dispositivo.",
    },
  },
};
