import type { Copy } from "#app/core/language.ts";
import type { Activity } from "./catalog.ts";

const en = {
  done: {
    bible_study: "Bible study",
    prayer: "Prayed",
    trivia_correct: "Correct answer",
    memory_game: "Verse memorized",
    daily_login: "Good to see you",
    quest_complete: "Quest complete",
    achievement_unlock: "Achievement earned",
    social_interaction: "Time with others",
    verse_save: "Verse saved",
    other_activity: "Well done",
  } as Record<Activity, string>,
  welcomedBack: "Welcome back",
  coins: (coins: number) => (coins === 1 ? "1 coin" : `${coins} coins`),
  boost: (pet: string, happiness: number, health: number) =>
    `${pet}: +${happiness} happiness, +${health} health`,
  level: (level: number) => `Stage ${level}`,
  levelText: "You came here one day at a time.",
  gem: (gems: number) => (gems === 1 ? "One gem" : `${gems} gems`),
  inWallet: "in your wallet",
  goOn: "Continue",
};

/** What is said of a reward: once, and without a count of what is missing. */
export const rewardCopy: Copy<typeof en> = {
  en,
  es: {
    done: {
      bible_study: "Estudio bíblico",
      prayer: "Oraste",
      trivia_correct: "Respuesta correcta",
      memory_game: "Versículo memorizado",
      daily_login: "Qué bueno verte",
      quest_complete: "Misión completada",
      achievement_unlock: "Logro conseguido",
      social_interaction: "Tiempo con otros",
      verse_save: "Versículo guardado",
      other_activity: "Bien hecho",
    },
    welcomedBack: "Qué bueno que volviste",
    coins: (coins) => (coins === 1 ? "1 moneda" : `${coins} monedas`),
    boost: (pet, happiness, health) => `${pet}: +${happiness} de alegría, +${health} de salud`,
    level: (level) => `Etapa ${level}`,
    levelText: "Llegaste aquí un día a la vez.",
    gem: (gems) => (gems === 1 ? "Una gema" : `${gems} gemas`),
    inWallet: "en tu monedero",
    goOn: "Continuar",
  },
};
