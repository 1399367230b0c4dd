import type { Copy } from "#app/core/language.ts";
import type { CareAction } from "#app/features/pet/model/catalog.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";

/** What care can be refused for; anything else has the last one's words. */
type Why = Extract<
  PetRefusal,
  "pet.not_needed" | "pet.not_enough_coins" | "pet.too_tired" | "pet.kept_too_long" | "pet.not_found"
>;

const en = {
  text: "What you do here is kept on this device, and happens when you are back online.",
  careActions: { feed: "Feed", groom: "Groom", play: "Play" } satisfies Record<CareAction, string>,
  costs: (coins: number) => (coins === 0 ? "free" : `${coins} coins`),
  what: (careAction: string, name: string) => `${careAction}: ${name}`,
  here: {
    "pet.not_needed": "not needed now",
    "pet.not_enough_coins": "not enough coins",
    "pet.too_tired": "too tired now",
  } as Partial<Record<PetRefusal, string>>,
  waits: (count: number) =>
    count === 1
      ? "1 act of care waits to be sent. Your pet has it when you are back online."
      : `${count} acts of care wait to be sent. Your pet has them when you are back online.`,
  refused: "Not done, and nothing was taken for it:",
  why: {
    "pet.not_needed": "it was not needed any more",
    "pet.not_enough_coins": "there were not enough coins",
    "pet.too_tired": "your pet was too tired",
    "pet.kept_too_long": "it waited on this device for more than seven days",
    "pet.not_found": "the pet was not there",
  } satisfies Record<Why, string> as Partial<Record<PetRefusal, string>>,
  forget: "I have read it",
};

export const keptCareCopy: Copy<typeof en> = {
  en,
  es: {
    text: "Lo que haces aquí se guarda en este dispositivo, y ocurre cuando vuelvas a tener conexión.",
    careActions: { feed: "Dar de comer", groom: "Cepillar", play: "Jugar" },
    costs: (coins) => (coins === 0 ? "gratis" : `${coins} monedas`),
    what: (careAction, name) => `${careAction}: ${name}`,
    here: {
      "pet.not_needed": "no hace falta ahora",
      "pet.not_enough_coins": "no hay monedas suficientes",
      "pet.too_tired": "está cansada ahora",
    },
    waits: (count) =>
      count === 1
        ? "1 cuidado espera para enviarse. Tu mascota lo recibe cuando vuelvas a tener conexión."
        : `${count} cuidados esperan para enviarse. Tu mascota los recibe cuando vuelvas a tener conexión.`,
    refused: "No se hizo, y no se gastó nada:",
    why: {
      "pet.not_needed": "ya no hacía falta",
      "pet.not_enough_coins": "no había monedas suficientes",
      "pet.too_tired": "tu mascota estaba demasiado cansada",
      "pet.kept_too_long": "esperó más de siete días en este dispositivo",
      "pet.not_found": "la mascota no estaba",
    },
    forget: "Ya lo leí",
  },
};
