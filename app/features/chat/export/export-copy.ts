import type { Copy } from "#app/core/language.ts";

type Words = {
  begun(when: string): string;
  speakers: { user: string; assistant: string };
  deleted(when: string): string;
  version(one: number, of: number): string;
  states: { stopped: string; interrupted: string; unanswered: string };
};

/** The words of a conversation as a page to read. */
export const exportCopy: Copy<Words> = {
  en: {
    begun: (when) => `Begun ${when}. The companion is an AI and can be wrong.`,
    version: (one, of) => `version ${one} of ${of}`,
    deleted: (when) => `Deleted ${when}. It is erased a day after that.`,
    speakers: { user: "You", assistant: "Companion" },
    states: { stopped: "stopped by you", interrupted: "broke off", unanswered: "not answered" },
  },
  es: {
    begun: (when) => `Comenzada: ${when}. El compañero es una IA y puede equivocarse.`,
    version: (one, of) => `versión ${one} de ${of}`,
    deleted: (when) => `Eliminada: ${when}. Se borra un día después.`,
    speakers: { user: "Tú", assistant: "Compañero" },
    states: { stopped: "la detuviste tú", interrupted: "se interrumpió", unanswered: "sin respuesta" },
  },
};
