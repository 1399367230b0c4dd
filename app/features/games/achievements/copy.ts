import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Achievements",
  lead: (of: number) =>
    `${of} in all. Each says what it is for before it is earned. None is for spending, and none for opening the app.`,
  earned: (day: string) => `Earned on ${day}`,
  families: "By what they are for",
  private: "Only you see them.",
  coins: "Each brings 20 coins, once.",
};

export const achievementsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Logros",
    lead: (of) =>
      `${of} en total. Cada uno dice por qué es antes de conseguirse. Ninguno es por gastar, y ninguno por abrir la aplicación.`,
    earned: (day) => `Conseguido el ${day}`,
    families: "Según por qué son",
    private: "Solo tú los ves.",
    coins: "Cada uno trae 20 monedas, una vez.",
  },
};
