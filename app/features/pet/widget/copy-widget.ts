import type { Copy } from "#app/core/language.ts";
import { petEn } from "#app/features/pet/copy/copy-en.ts";
import { petEs } from "#app/features/pet/copy/copy-es.ts";

const en = {
  moods: petEn.moods,
  types: petEn.types,
  stats: petEn.stats,
  drawn: petEn.drawn,
  asleep: petEn.asleep,
  sleepy: petEn.noPet,
  care: (name: string) => `Care for ${name}`,
  visit: (name: string) => `Visit ${name}`,
  needs: "Would love some care",
  resting: "Resting",
  adopt: petEn.adopt.create,
};

/** The words of the hub's card. */
export const widgetCopy: Copy<typeof en> = {
  en,
  es: {
    moods: petEs.moods,
    types: petEs.types,
    stats: petEs.stats,
    drawn: petEs.drawn,
    asleep: petEs.asleep,
    sleepy: petEs.noPet,
    care: (name) => `Cuidar a ${name}`,
    visit: (name) => `Visitar a ${name}`,
    needs: "Le vendría bien un poco de cuidado",
    resting: "Descansa",
    adopt: petEs.adopt.create,
  },
};
