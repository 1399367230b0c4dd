import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { Notices } from "#app/manifest/notice.ts";

/** A charge for premium did not go through; `until` (epoch ms) everything stays as it is. */
export type Notice = { topic: "premium.unpaid"; until: number };

const dayText = (time: number, language: Language) =>
  dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(time);

export const notices: Notices<Notice> = {
  "premium.unpaid": {
    source: "billing_subscriptions",
    kind: "security",
    to: "/settings",
    picture: "letter",
    warns: true,
    words: {
      en: ({ until }) => [
        "Your card",
        `said no, and nothing has changed: Premium stays open until ${dayText(until, "en")}. Another card can be added in Settings`,
      ],
      es: ({ until }) => [
        "Tu tarjeta",
        `dijo que no, y nada ha cambiado: Premium sigue abierto hasta el ${dayText(until, "es")}. En Ajustes puedes añadir otra tarjeta`,
      ],
    },
  },
};
