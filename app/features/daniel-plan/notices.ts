import { PLAN_NAME } from "#app/core/plan-name.ts";
import type { Notices } from "#app/manifest/notice.ts";

/** The member asked to be reminded of their six weeks at this time of day. */
export type Notice = { topic: "daniel.day"; day: number; of: number };

export const notices: Notices<Notice> = {
  "daniel.day": {
    source: "daniel_plans",
    kind: "reading",
    to: "/daniel-plan",
    picture: "candle",
    asks: true,
    words: {
      en: ({ day, of }) => [`Day ${day} of ${of}`, `of the ${PLAN_NAME.en} is here, when you are`],
      es: ({ day, of }) => [`El día ${day} de ${of}`, `del ${PLAN_NAME.es} está aquí, cuando quieras`],
    },
  },
};
