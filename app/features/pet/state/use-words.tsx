import { petCopy } from "#app/features/pet/copy/copy.ts";
import { type Scene, sceneCopy } from "#app/features/pet/copy/copy-scenes.ts";
import type { GrownKind, PetTypeId } from "#app/features/pet/model/catalog.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { itemWords } from "#app/features/shop/copy-items.ts";
import { useHeldWords } from "#app/ui/words/held-words.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** A place as it is told now: as it ships, or as an administrator has it (docs/decisions/0075). */
export function useScenes(): (key: AdventureKey) => Scene {
  const scenes = useCopy(sceneCopy);
  const held = useHeldWords("pet_adventure");
  return (key) => {
    const scene = scenes[key];
    const words = held(key);
    if (!words) return scene;
    const { well = "", otherwise = "", ...said } = words;
    return { ...scene, ...said, went: { well, otherwise } };
  };
}

/** What an animal is called; empty for none. */
export function useTypeName(): (id: string) => string {
  const { types } = useCopy(petCopy);
  const held = useHeldWords("pet_type");
  return (id) => held(id)?.name ?? types[id as PetTypeId] ?? "";
}

/** What an animal has become. */
export function useEvolutionWords(): (id: GrownKind) => string {
  const { about } = useCopy(petCopy).evolution;
  const held = useHeldWords("pet_evolution");
  return (id) => held(id)?.about ?? about[id];
}

type Item = Parameters<typeof itemWords>[0];

/** An item of the shop in the reader's language. */
export function useItemWords(): (item: Item) => { name: string; about: string } {
  const language = useLanguage();
  const held = useHeldWords("shop_item");
  return (item) => {
    const { name, about } = held(item.id) ?? {};
    const words = itemWords(item, language);
    return { name: name ?? words.name, about: about ?? words.about };
  };
}
