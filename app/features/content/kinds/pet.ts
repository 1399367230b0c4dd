import { both, number, yes } from "#app/features/content/model/field.ts";
import type { ContentKind } from "#app/features/content/model/kind.ts";
import { SLOTS } from "#app/features/shop/catalog.ts";

/** What the pet says and its shop sells. */
export const PET_CONTENT: readonly ContentKind[] = [
  {
    id: "pet_adventure",
    changes: "day",
    fields: [
      ...both("name", "line", 60),
      ...both("where", "line", 80),
      ...both("to", "line", 60, { label: "way" }),
      ...both("story", "text", 600),
      ...both("well", "line", 80, { label: "wentWell" }),
      ...both("otherwise", "line", 80, { label: "wentOtherwise" }),
      ...both("question", "line", 200),
    ],
  },
  { id: "pet_type", changes: "day", fields: both("name", "line", 30) },
  { id: "pet_evolution", changes: "day", fields: both("about", "line", 120) },
  {
    id: "pet_accessory",
    changes: "never",
    fields: [
      ...both("name", "line", 40),
      { name: "slot", label: "where", kind: "choice", most: 40, choices: SLOTS },
    ],
  },
  {
    id: "shop_item",
    changes: "at_once",
    fields: [
      ...both("name", "line", 40),
      ...both("about", "line", 80),
      number("coins", 0, 100_000),
      number("gems", 0, 1_000),
      number("stock", 0, 100_000, { optional: true }),
      yes("offered"),
    ],
  },
];
