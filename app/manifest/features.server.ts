// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { server as billing } from "#app/features/billing/feature.server.ts";
import { server as care } from "#app/features/care/feature.server.ts";
import { server as chat } from "#app/features/chat/feature.server.ts";
import { server as community } from "#app/features/community/feature.server.ts";
import { server as danielPlan } from "#app/features/daniel-plan/feature.server.ts";
import { server as friends } from "#app/features/friends/feature.server.ts";
import { server as games } from "#app/features/games/feature.server.ts";
import { server as groups } from "#app/features/groups/feature.server.ts";
import { server as journey } from "#app/features/journey/feature.server.ts";
import { server as landing } from "#app/features/landing/feature.server.ts";
import { server as marks } from "#app/features/marks/feature.server.ts";
import { server as member } from "#app/features/member/feature.server.ts";
import { server as memory } from "#app/features/memory/feature.server.ts";
import { server as notifications } from "#app/features/notifications/feature.server.ts";
import { server as pet } from "#app/features/pet/feature.server.ts";
import { server as phone } from "#app/features/phone/feature.server.ts";
import { server as plans } from "#app/features/plans/feature.server.ts";
import { server as prayers } from "#app/features/prayers/feature.server.ts";
import { server as reader } from "#app/features/reader/feature.server.ts";
import { server as rhythm } from "#app/features/rhythm/feature.server.ts";
import { server as sending } from "#app/features/sending/feature.server.ts";
import { server as settings } from "#app/features/settings/feature.server.ts";
import { server as shop } from "#app/features/shop/feature.server.ts";
import { server as study } from "#app/features/study/feature.server.ts";
import { server as videos } from "#app/features/videos/feature.server.ts";
import { server as voice } from "#app/features/voice/feature.server.ts";
import { server as wallet } from "#app/features/wallet/feature.server.ts";

/** What features have of services, by the names of their folders. */
export const SERVER_FEATURES = {
  billing,
  care,
  chat,
  community,
  "daniel-plan": danielPlan,
  friends,
  games,
  groups,
  journey,
  landing,
  marks,
  member,
  memory,
  notifications,
  pet,
  phone,
  plans,
  prayers,
  reader,
  rhythm,
  sending,
  settings,
  shop,
  study,
  videos,
  voice,
  wallet,
} as const;
