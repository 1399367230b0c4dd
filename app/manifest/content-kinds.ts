// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { contentKinds as danielPlan } from "#app/features/daniel-plan/content-kinds.ts";
import { contentKinds as devotional } from "#app/features/devotional/content-kinds.ts";
import { contentKinds as games } from "#app/features/games/content-kinds.ts";
import { contentKinds as ministries } from "#app/features/ministries/content-kinds.ts";
import { contentKinds as pet } from "#app/features/pet/content-kinds.ts";
import { contentKinds as plans } from "#app/features/plans/content-kinds.ts";
import { contentKinds as shop } from "#app/features/shop/content-kinds.ts";
import { contentKinds as videos } from "#app/features/videos/content-kinds.ts";

/** Every kind of content, by its id. */
export const CONTENT_KINDS = {
  ...danielPlan,
  ...devotional,
  ...games,
  ...ministries,
  ...pet,
  ...plans,
  ...shop,
  ...videos,
} as const;
