import type { Language } from "#app/core/language.ts";
import type { HubContextName } from "#app/features/chat/model/hub-contexts.ts";

type Names = Record<HubContextName, string>;

/** What each of the hub's tiles that begin a conversation is called, and so is what it begins (D14). */
export const contextNames: Record<Language, Names> = {
  en: {
    "prayer-support": "CM Chat",
    devotional: "Daily Devotional",
    youth: "Youth Ministry",
    "mens-ministry": "Men's Fellowship",
    "womens-ministry": "Women’s Circle",
    "life-guidance": "Life Guidance",
  },
  es: {
    "prayer-support": "CM Chat",
    devotional: "Devocional diario",
    youth: "Ministerio juvenil",
    "mens-ministry": "Comunidad de hombres",
    "womens-ministry": "Círculo de mujeres",
    "life-guidance": "Guía para la vida",
  },
};
