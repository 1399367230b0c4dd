import { itemWords } from "#app/features/shop/copy-items.ts";
import type { ShopItem } from "#app/features/shop/rules.ts";
import type { NameOf } from "#app/features/wallet/copy.ts";
import { petCopy } from "./copy.ts";
import { sceneCopy } from "./copy-scenes.ts";

/** Items, places and trainings under the names of their own pages; other movements keep a name already. */
export function movementNames(items: readonly Pick<ShopItem, "id" | "name" | "description">[]): NameOf {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ({ cause, subject, language }) => {
    switch (cause) {
      case "purchase": {
        const item = byId.get(subject);
        return item ? itemWords(item, language).name : "";
      }
      case "adventure": {
        const places: Readonly<Record<string, { name: string }>> = sceneCopy[language];
        return places[subject]?.name ?? "";
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
