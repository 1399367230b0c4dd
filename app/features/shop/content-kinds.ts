import { both, number, yes } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";
import { SLOTS } from "./catalog.ts";

export const contentKinds = {
  pet_accessory: {
    order: 100,
    changes: "never",
    fields: [
      ...both("name", "line", 40),
      { name: "slot", label: "where", kind: "choice", most: 40, choices: SLOTS },
    ],
    words: {
      en: {
        name: "Pet accessories",
        about: "Where each is worn. Its name is its shop item’s.",
        never: "Where something is worn is drawn in code. To name it anew, change its shop item.",
      },
      es: {
        name: "Accesorios de la mascota",
        about: "Dónde se lleva cada uno. Su nombre es el de su artículo de la tienda.",
        never:
          "Dónde se lleva algo está dibujado en el código. Para cambiarle el nombre, cambia su artículo.",
      },
    },
  },
  shop_item: {
    order: 110,
    changes: "at_once",
    fields: [
      ...both("name", "line", 40),
      ...both("about", "line", 80),
      number("coins", 0, 100_000),
      number("gems", 0, 1_000),
      number("stock", 0, 100_000, { optional: true }),
      yes("offered"),
    ],
    words: {
      en: { name: "Shop items", about: "Names, price and stock. They change at once." },
      es: {
        name: "Artículos de la tienda",
        about: "Nombres, precio y existencias. Cambian enseguida.",
      },
    },
  },
} as const satisfies ContentKinds;
