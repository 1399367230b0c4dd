import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { ITEMS } from "#app/features/shop/catalog.ts";
import type { contentKinds } from "#app/features/shop/content-kinds.ts";
import { itemWords } from "#app/features/shop/copy-items.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

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

export const shipped: ShippedContent<typeof contentKinds> = {
  pet_accessory: shippedAccessories,
  shop_item: shippedShopItems,
};
