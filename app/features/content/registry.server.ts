import type { AppContext } from "#app/request/context.ts";
import type { KindId } from "./model/kind.ts";
import type { ShippedItem } from "./model/shipped.ts";
import {
  shippedBoards,
  shippedPolls,
  shippedQuestions,
  shippedQuests,
  shippedSteps,
} from "./shipped/games.server.ts";
import {
  shippedAccessories,
  shippedAdventures,
  shippedEvolutions,
  shippedPetTypes,
  shippedShopItems,
} from "./shipped/pet.server.ts";
import {
  shippedDanielDays,
  shippedDayVerses,
  shippedDevotionals,
  shippedMinistryWeeks,
  shippedPlanDays,
  shippedVideos,
} from "./shipped/reading.server.ts";

type Reads = (ctx: Pick<AppContext, "builtFile">) => ShippedItem[] | Promise<ShippedItem[]>;

/** How the first version of every kind is read. Its fields, and how it changes, stand in `kinds/`. */
const SHIPPED: Record<KindId, Reads> = {
  devotional: shippedDevotionals,
  day_verse: shippedDayVerses,
  daniel_day: shippedDanielDays,
  plan_day: shippedPlanDays,
  ministry_week: shippedMinistryWeeks,
  video: shippedVideos,
  pet_adventure: shippedAdventures,
  pet_type: shippedPetTypes,
  pet_evolution: shippedEvolutions,
  pet_accessory: shippedAccessories,
  shop_item: shippedShopItems,
  quest: shippedQuests,
  challenge_step: shippedSteps,
  trivia_question: shippedQuestions,
  feud_board: shippedBoards,
  feud_poll: shippedPolls,
};

/** Every item of a kind as it ships; nothing where its file cannot be read. */
export const shippedItems = async (
  ctx: Pick<AppContext, "builtFile">,
  kind: KindId,
): Promise<readonly ShippedItem[]> => SHIPPED[kind](ctx);
