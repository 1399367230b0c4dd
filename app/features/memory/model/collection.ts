import type { Passage } from "./card.ts";
import { COLLECTIONS, type CollectionId } from "./catalog-collections.ts";

export const isCollection = (id: string): id is CollectionId => COLLECTIONS.some((one) => one.id === id);

export const passagesOf = (id: CollectionId): readonly Passage[] =>
  (COLLECTIONS.find((one) => one.id === id)?.verses ?? []).map(([first, last = first]) => ({ first, last }));
