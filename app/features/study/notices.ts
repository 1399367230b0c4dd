import { coinsText } from "#app/core/text/coins-text.ts";
import type { Notices } from "#app/manifest/notice.ts";

export type Notice = { topic: "study.finished"; title: string; coins: number };

export const notices: Notices<Notice> = {
  "study.finished": {
    source: "study_sessions",
    kind: "reading",
    to: "/bible-study/progress",
    picture: "bible",
    words: {
      en: ({ title, coins }) => [title, `finished. ${coinsText.en(coins)} for reading`],
      es: ({ title, coins }) => [title, `terminado. ${coinsText.es(coins)} por leer`],
    },
  },
};
