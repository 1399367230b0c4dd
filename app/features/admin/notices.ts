import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  /** Staff did something about the account; where everything can be taken along. */
  | { topic: "account.acted" }
  | { topic: "archive.offered" }
  /** An administrator may read, for an hour, a conversation that the member reported. */
  | { topic: "conversation.opened" }
  /** Staff have looked at a question that the member doubted. */
  | { topic: "trivia.answered" };

export const notices: Notices<Notice> = {
  "account.acted": {
    source: "audit_log",
    kind: "security",
    to: "/settings/glass-box",
    picture: "letter",
    warns: true,
    words: {
      en: () => ["Your account", "was changed by an administrator. You can read what, and why"],
      es: () => ["Tu cuenta", "fue cambiada por un administrador. Puedes leer qué, y por qué"],
    },
  },
  "archive.offered": {
    source: "audit_log",
    kind: "security",
    to: "/settings",
    picture: "letter",
    warns: true,
    words: {
      en: () => ["Your archive", "can be downloaded in Settings, under Privacy"],
      es: () => ["Tu archivo", "se puede descargar en Ajustes, en Privacidad"],
    },
  },
  "conversation.opened": {
    source: "audit_log",
    kind: "security",
    to: "/settings/glass-box",
    picture: "letter",
    warns: true,
    words: {
      en: () => [
        "A conversation that you reported",
        "may be read by an administrator for one hour. Each reading is listed for you",
      ],
      es: () => [
        "Una conversación que denunciaste",
        "puede ser leída por un administrador durante una hora. Cada lectura aparece en tu lista",
      ],
    },
  },
  "trivia.answered": {
    source: "trivia_disputes",
    kind: "replies",
    to: "/trivia",
    picture: "games",
    words: {
      en: () => ["The question that you doubted", "was looked at. Thank you"],
      es: () => ["La pregunta de la que dudaste", "fue revisada. Gracias"],
    },
  },
};
