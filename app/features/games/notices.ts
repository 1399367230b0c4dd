import { coinsText } from "#app/core/text/coins-text.ts";
import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  | { topic: "quest.completed"; title: string; coins: number }
  | { topic: "achievement.earned"; title: string; coins: number }
  | { topic: "tournament.joined"; title: string }
  /** A friend asks for a duel of trivia; both have played one. */
  | { topic: "duel.asked" }
  | { topic: "duel.done" };

export const notices: Notices<Notice> = {
  "quest.completed": {
    source: "user_quest_progress",
    kind: "reading",
    to: "/wallet",
    picture: "lantern",
    words: {
      en: ({ title, coins }) => [title, `is complete. ${coinsText.en(coins)}`],
      es: ({ title, coins }) => [title, `completado. ${coinsText.es(coins)}`],
    },
  },
  "achievement.earned": {
    source: "user_achievements",
    kind: "reading",
    to: "/wallet",
    picture: "wreath",
    words: {
      en: ({ title, coins }) => [title, `is among your achievements. ${coinsText.en(coins)}`],
      es: ({ title, coins }) => [title, `está entre tus logros. ${coinsText.es(coins)}`],
    },
  },
  "tournament.joined": {
    source: "tournament_participants",
    kind: "groups",
    to: "/gamification",
    picture: "games",
    words: {
      en: ({ title }) => [title, "has a place for you"],
      es: ({ title }) => [title, "tiene un lugar para ti"],
    },
  },
  "duel.asked": {
    source: "trivia_duels",
    kind: "groups",
    to: "/trivia/duels",
    picture: "games",
    words: {
      en: () => ["A friend", "asks you for ten questions of trivia. You have a week, and need not"],
      es: () => ["Una amistad", "te propone diez preguntas de trivia. Tienes una semana, y no es obligación"],
    },
  },
  "duel.done": {
    source: "trivia_duels",
    kind: "groups",
    to: "/trivia/duels",
    picture: "games",
    words: {
      en: () => ["A duel of trivia", "has been played by both. You can see how it went"],
      es: () => ["Un duelo de trivia", "ya lo jugaron los dos. Puedes ver cómo fue"],
    },
  },
};
