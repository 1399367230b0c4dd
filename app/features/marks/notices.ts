import type { Notices } from "#app/manifest/notice.ts";

export type Notice = { topic: "verse.saved"; reference: string };

export const notices: Notices<Notice> = {
  "verse.saved": {
    source: "saved_verses",
    kind: "reading",
    to: "/bible-study/journal",
    picture: "letter",
    outward: "here",
    words: {
      en: ({ reference }) => [reference, "is kept for you"],
      es: ({ reference }) => [reference, "está guardado para ti"],
    },
  },
};
