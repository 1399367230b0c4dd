import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import type { contentKinds } from "#app/features/pet/content-kinds.ts";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { sceneCopy } from "#app/features/pet/copy/copy-scenes.ts";
import { GROWN_KINDS, PET_KINDS } from "#app/features/pet/model/catalog.ts";
import { ADVENTURES } from "#app/features/pet/model/catalog-adventures.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

type Scene = (typeof sceneCopy)["en"]["jordan"];

export const shippedAdventures = (): ShippedItem[] =>
  ADVENTURES.map(({ key }) => {
    const [en, es] = [sceneCopy.en[key], sceneCopy.es[key]];
    const field = (name: string, of: (scene: Scene) => string) => inBoth(name, { en: of(en), es: of(es) });
    return {
      id: key,
      values: {
        ...field("name", ({ name }) => name),
        ...field("where", ({ where }) => where),
        ...field("to", ({ to }) => to),
        ...field("story", ({ story }) => story),
        ...field("well", ({ went }) => went.well),
        ...field("otherwise", ({ went }) => went.otherwise),
        ...field("question", ({ question }) => question),
      },
    };
  });

export const shippedPetTypes = (): ShippedItem[] =>
  [...PET_KINDS, ...GROWN_KINDS].map((id) => ({
    id,
    values: inBoth("name", { en: petCopy.en.types[id], es: petCopy.es.types[id] }),
  }));

export const shippedEvolutions = (): ShippedItem[] =>
  GROWN_KINDS.map((id) => ({
    id,
    values: inBoth("about", { en: petCopy.en.evolution.about[id], es: petCopy.es.evolution.about[id] }),
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  pet_adventure: shippedAdventures,
  pet_type: shippedPetTypes,
  pet_evolution: shippedEvolutions,
};
