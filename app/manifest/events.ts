// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import type { Event as BillingEvent } from "#app/features/billing/events.ts";
import type { Event as ChatEvent } from "#app/features/chat/events.ts";
import type { Event as CommunityEvent } from "#app/features/community/events.ts";
import type { Event as DanielPlanEvent } from "#app/features/daniel-plan/events.ts";
import type { Event as MarksEvent } from "#app/features/marks/events.ts";
import type { Event as MemoryEvent } from "#app/features/memory/events.ts";
import type { Event as NotificationsEvent } from "#app/features/notifications/events.ts";
import type { Event as PetEvent } from "#app/features/pet/events.ts";
import type { Event as PlansEvent } from "#app/features/plans/events.ts";
import type { Event as RewardsEvent } from "#app/features/rewards/events.ts";
import type { Event as RhythmEvent } from "#app/features/rhythm/events.ts";
import type { Event as StudyEvent } from "#app/features/study/events.ts";

/** Everything that features tell a member's tabs. */
export type FeatureEvent =
  | BillingEvent
  | ChatEvent
  | CommunityEvent
  | DanielPlanEvent
  | MarksEvent
  | MemoryEvent
  | NotificationsEvent
  | PetEvent
  | PlansEvent
  | RewardsEvent
  | RhythmEvent
  | StudyEvent;
