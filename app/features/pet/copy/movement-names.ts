import type { ContentValues } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import { itemWords } from "#app/features/shop/copy-items.ts";
import type { ShopItem } from "#app/features/shop/rules.ts";
import type { NameOf } from "#app/features/wallet/copy.ts";
import { petCopy } from "./copy.ts";
import { sceneCopy } from "./copy-scenes.ts";

/** What an administrator has put in the place of an item's words; null for nothing. */
type HeldNames = (kind: string, item: string) => ContentValues | null;
const nameIn = (values: ContentValues | null, language: Language): string | null =>
  values ? String(values[`name_${language}`]) : null;

/** Items, places and trainings under the names of their own pages; other movements keep a name already. */
export function movementNames(
  items: readonly Pick<ShopItem, "id" | "name" | "description">[],
  held: HeldNames = () => null,
): NameOf {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ({ cause, subject, language }) => {
    switch (cause) {
      case "purchase": {
        const item = byId.get(subject);
        if (!item) return "";
        return nameIn(held("shop_item", subject), language) ?? itemWords(item, language).name;
      }
      case "adventure": {
        const places: Readonly<Record<string, { name: string }>> = sceneCopy[language];
        return nameIn(held("pet_adventure", subject), language) ?? places[subject]?.name ?? "";
      }
      case "training":
      case "training_refunded": {
        const trainings: Readonly<Record<string, string>> = petCopy[language].training.names;
        return trainings[subject] ?? "";
      }
      default:
        return subject;
    }
  };
}
