// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { functions as billing } from "#app/features/billing/functions.server.ts";
import { functions as chat } from "#app/features/chat/functions.server.ts";
import { functions as member } from "#app/features/member/functions.server.ts";
import { functions as phone } from "#app/features/phone/functions.server.ts";
import { functions as settings } from "#app/features/settings/functions.server.ts";

/** Every server function of a feature, by its name. */
export const FUNCTIONS = {
  ...billing,
  ...chat,
  ...member,
  ...phone,
  ...settings,
} as const;
