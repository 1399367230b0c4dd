import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { sceneCopy } from "#app/features/pet/copy/copy-scenes.ts";
import { GROWN_KINDS, PET_KINDS } from "#app/features/pet/model/catalog.ts";
import { ADVENTURES } from "#app/features/pet/model/catalog-adventures.ts";
import { ITEMS } from "#app/features/shop/catalog.ts";
import { itemWords } from "#app/features/shop/copy-items.ts";

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

const namesOf = (item: (typeof ITEMS)[number]) => {
  const [en, es] = [itemWords(item, "en"), itemWords(item, "es")];
  return {
    ...inBoth("name", { en: en.name, es: es.name }),
    ...inBoth("about", { en: en.about, es: es.about }),
  };
};

export const shippedAccessories = (): ShippedItem[] =>
  ITEMS.flatMap((item) => {
    const { name_en, name_es } = namesOf(item);
    return item.accessory
      ? [
          {
            id: item.accessory.id,
            values: { name_en: name_en ?? "", name_es: name_es ?? "", slot: item.accessory.slot },
          },
        ]
      : [];
  });

/** As the shop began; prices and stock are the database's from then on. */
export const shippedShopItems = (): ShippedItem[] =>
  ITEMS.map((item) => ({
    id: item.id,
    values: {
      ...namesOf(item),
      coins: item.costCoins,
      gems: item.costGems,
      stock: item.stock,
      offered: 1,
    },
  }));
