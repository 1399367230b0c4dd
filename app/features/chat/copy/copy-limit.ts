import type { Copy } from "#app/core/language.ts";

/** What stands over the composer once the day's messages are used; it comes with its panel. */
export const limitCopy: Copy<{ title: string; text: string; pack: string }> = {
  en: {
    title: "That was today’s eighth message",
    text: "Your next eight arrive at midnight. Premium has no limit, for $9.95 a month.",
    pack: "50 for $3.95",
  },
  es: {
    title: "Ese fue el octavo mensaje de hoy",
    text: "Los próximos ocho llegan a medianoche. Premium no tiene límite, por $9.95 al mes.",
    pack: "50 por $3.95",
  },
};
