import { ID_PATTERN } from "#app/core/id.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Picture } from "#app/features/pet/art/drawing.ts";
import type { Look } from "#app/features/pet/art/pencil.ts";
import type { Tab } from "#app/features/pet/copy/copy-en.ts";
import type { PetKind } from "#app/features/pet/model/catalog.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { moodOf, type Pet } from "#app/features/pet/model/rules.ts";
import type { PlacedVerse } from "#app/features/pet/model/scenes.ts";
import type { PetState } from "./pet-state.ts";

export const TABS: readonly Tab[] = ["care", "shop", "adventures", "training", "evolution"];

/** The album has no tab of its own: it lies in the room. */
export type Place = Tab | "album";

/** `/pet` is Care; null for an address that is none. */
export function placeAt(path: string | undefined): Place | null {
  if (path === undefined) return "care";
  return path === "album" ? "album" : (TABS.find((tab) => tab === path && tab !== "care") ?? null);
}

/** What an address shows; `before`: of the album, the memory that its page begins before, null for the newest. */
export type Shown = { place: Place; before: string | null };

/** What is no place in the album begins at the newest. */
export function shownAt(path: string | undefined, search: URLSearchParams): Shown | null {
  const place = placeAt(path);
  const before = search.get("before") ?? "";
  return place && { place, before: place === "album" && ID_PATTERN.test(before) ? before : null };
}

export const pathOf = (place: Place): string => (place === "care" ? "/pet" : `/pet/${place}`);

/** What one tab of `/pet` is drawn from. */
export type PetPage = {
  userId: string;
  place: Place;
  petState: PetState;
  /** Epoch ms of the server, and the member's day. */
  now: number;
  today: LocalDay;
  /** The member's zone, for the album's days. */
  zone: string;
  /** For a form that is sent without script. */
  requestId: string;
  /** The member's own pet as it looks now, as markup; empty without a pet. */
  drawing: string;
  /** The last memory of this page of the album, when there are older ones. */
  older: string | null;
  /** What coming home after days away has brought. */
  welcomeCoins: number;
  /** Evolution's two pictures. */
  growth: { small: string; grown: string } | null;
  /** The six, for who has none. */
  six: Record<PetKind, string> | null;
  /** Of the adventures: the verse by heart that has been due longest. */
  due: { reference: string; path: string } | null;
  verses: Partial<Record<AdventureKey | "rest" | "grown", PlacedVerse>>;
};

/** What it looks like: fast asleep while it rests, else by its joy. */
export const lookOf = (pet: Pet): Look => (pet.restingSince === null ? moodOf(pet.happiness) : "asleep");

/** @param pet settled */
export const pictureOf = (pet: Pet, petState: Pick<PetState, "purchases">): Picture => ({
  petTypeId: pet.petTypeId,
  look: lookOf(pet),
  itemId: petState.purchases.find(({ isEquipped }) => isEquipped)?.itemId ?? null,
});
