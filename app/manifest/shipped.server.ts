// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { shipped as danielPlan } from "#app/features/daniel-plan/content/shipped.server.ts";
import { shipped as devotional } from "#app/features/devotional/content/shipped.server.ts";
import { shipped as games } from "#app/features/games/content/shipped.server.ts";
import { shipped as ministries } from "#app/features/ministries/content/shipped.server.ts";
import { shipped as pet } from "#app/features/pet/content/shipped.server.ts";
import { shipped as plans } from "#app/features/plans/content/shipped.server.ts";
import { shipped as shop } from "#app/features/shop/content/shipped.server.ts";
import { shipped as videos } from "#app/features/videos/content/shipped.server.ts";
import type { ShippedContent } from "./content-kind.ts";
import type { CONTENT_KINDS } from "./content-kinds.ts";

/** How the first version of every kind of content is read. For routes alone: files of content are read by Vite. */
export const SHIPPED_CONTENT: ShippedContent<typeof CONTENT_KINDS> = {
  ...danielPlan,
  ...devotional,
  ...games,
  ...ministries,
  ...pet,
  ...plans,
  ...shop,
  ...videos,
};
