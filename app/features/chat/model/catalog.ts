import type { Copy, Language } from "#app/core/language.ts";

/** The companion's name in the prompt. */
export const COMPANION_NAME = "Companion";

/** C19: what the model is told of the conversation. */
export const CONTEXT_MESSAGES = 10;

/** A message longer than this is answered with an error; about six pages. */
export const MAX_MESSAGE_CHARACTERS = 8000;

export const MAX_TITLE_CHARACTERS = 80;

/** C6: the eight themes. A hub tile's context is told to the companion as one of them (`hub-contexts.ts`). */
export const CATEGORIES = [
  "prayer",
  "scripture",
  "relationships",
  "guidance",
  "teachings",
  "growth",
  "marriage",
  "parenting",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_NAMES: Record<Category, string> = {
  prayer: "Prayer",
  scripture: "Scripture",
  relationships: "Relationships",
  guidance: "Guidance",
  teachings: "Teachings",
  growth: "Growth",
  marriage: "Marriage Mediation/Counseling",
  parenting: "Parental Counseling/Advice",
};

export const isCategory = (name: string): name is Category =>
  (CATEGORIES as readonly string[]).includes(name);

const THEMES: Copy<Record<Category, string> & { other: string }> = {
  en: { ...CATEGORY_NAMES, other: "Conversation" },
  es: {
    prayer: "Oración",
    scripture: "Escritura",
    relationships: "Relaciones",
    guidance: "Orientación",
    teachings: "Enseñanzas",
    growth: "Crecimiento",
    marriage: "Mediación y consejo matrimonial",
    parenting: "Consejo para padres",
    other: "Conversación",
  },
};

/** What a conversation's theme is called; one that is not known is called a conversation. */
export const categoryName = (name: string, language: Language): string =>
  THEMES[language][isCategory(name) ? name : "other"];
