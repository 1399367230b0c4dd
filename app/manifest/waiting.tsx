// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { waiting as chat } from "#app/features/chat/waiting.tsx";
import { waiting as games } from "#app/features/games/waiting.tsx";
import { waiting as groups } from "#app/features/groups/waiting.tsx";
import { waiting as marks } from "#app/features/marks/waiting.tsx";
import { waiting as memory } from "#app/features/memory/waiting.tsx";
import { waiting as pet } from "#app/features/pet/waiting.tsx";
import { waiting as plans } from "#app/features/plans/waiting.tsx";
import { waiting as prayers } from "#app/features/prayers/waiting.tsx";
import { waiting as study } from "#app/features/study/waiting.tsx";

/** What waits on a device, by the features that keep it. */
export const WAITING = {
  chat,
  games,
  groups,
  marks,
  memory,
  pet,
  plans,
  prayers,
  study,
} as const;
