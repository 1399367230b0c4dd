import { coinsText } from "#app/core/text/coins-text.ts";
import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  | { topic: "level.reached"; level: number; gems: number }
  /** D25: both logins of a day, in one. */
  | { topic: "day.welcomed"; coins: number; pet: string | null };

export const notices: Notices<Notice> = {
  "level.reached": {
    source: "user_stats",
    kind: "reading",
    to: "/wallet",
    picture: "dawn",
    said: true,
    outward: "here",
    words: {
      en: ({ level, gems }) => [
        `Stage ${level}`,
        gems === 1 ? "is reached. One gem is in your wallet" : "is reached, one day at a time",
      ],
      es: ({ level, gems }) => [
        `Etapa ${level}`,
        gems === 1 ? "alcanzada. Hay una gema en tu monedero" : "alcanzada, día a día",
      ],
    },
  },
  "day.welcomed": {
    source: "user_stats",
    kind: "pet",
    to: "/wallet",
    picture: "candle",
    said: true,
    outward: "here",
    words: {
      en: ({ coins, pet }) => [
        "Good to see you",
        pet ? `${coinsText.en(coins)}, and ${pet} is brighter for it` : coinsText.en(coins),
      ],
      es: ({ coins, pet }) => [
        "Qué bueno verte",
        pet ? `${coinsText.es(coins)}, y ${pet} se alegra` : coinsText.es(coins),
      ],
    },
  },
};
