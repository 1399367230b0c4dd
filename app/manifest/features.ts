// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { feature as access } from "#app/features/access/feature.ts";
import { feature as admin } from "#app/features/admin/feature.ts";
import { feature as announcements } from "#app/features/announcements/feature.ts";
import { feature as bible } from "#app/features/bible/feature.ts";
import { feature as bibleOffline } from "#app/features/bible-offline/feature.ts";
import { feature as bibleSearch } from "#app/features/bible-search/feature.ts";
import { feature as billing } from "#app/features/billing/feature.ts";
import { feature as care } from "#app/features/care/feature.ts";
import { feature as chat } from "#app/features/chat/feature.ts";
import { feature as community } from "#app/features/community/feature.ts";
import { feature as content } from "#app/features/content/feature.ts";
import { feature as danielPlan } from "#app/features/daniel-plan/feature.ts";
import { feature as devotional } from "#app/features/devotional/feature.ts";
import { feature as friends } from "#app/features/friends/feature.ts";
import { feature as games } from "#app/features/games/feature.ts";
import { feature as groups } from "#app/features/groups/feature.ts";
import { feature as home } from "#app/features/home/feature.ts";
import { feature as journey } from "#app/features/journey/feature.ts";
import { feature as landing } from "#app/features/landing/feature.ts";
import { feature as marks } from "#app/features/marks/feature.ts";
import { feature as member } from "#app/features/member/feature.ts";
import { feature as memory } from "#app/features/memory/feature.ts";
import { feature as ministries } from "#app/features/ministries/feature.ts";
import { feature as notifications } from "#app/features/notifications/feature.ts";
import { feature as offline } from "#app/features/offline/feature.ts";
import { feature as pet } from "#app/features/pet/feature.ts";
import { feature as phone } from "#app/features/phone/feature.ts";
import { feature as plans } from "#app/features/plans/feature.ts";
import { feature as prayers } from "#app/features/prayers/feature.ts";
import { feature as reader } from "#app/features/reader/feature.ts";
import { feature as related } from "#app/features/related/feature.ts";
import { feature as rewards } from "#app/features/rewards/feature.ts";
import { feature as rhythm } from "#app/features/rhythm/feature.ts";
import { feature as rooms } from "#app/features/rooms/feature.ts";
import { feature as sending } from "#app/features/sending/feature.ts";
import { feature as settings } from "#app/features/settings/feature.ts";
import { feature as shareTarget } from "#app/features/share-target/feature.ts";
import { feature as shop } from "#app/features/shop/feature.ts";
import { feature as study } from "#app/features/study/feature.ts";
import { feature as videos } from "#app/features/videos/feature.ts";
import { feature as voice } from "#app/features/voice/feature.ts";
import { feature as wallet } from "#app/features/wallet/feature.ts";
import { feature as wordStudy } from "#app/features/word-study/feature.ts";
import { feature as workbench } from "#app/features/workbench/feature.ts";

/** Every feature, by the name of its folder. */
export const FEATURES = {
  access,
  admin,
  announcements,
  bible,
  "bible-offline": bibleOffline,
  "bible-search": bibleSearch,
  billing,
  care,
  chat,
  community,
  content,
  "daniel-plan": danielPlan,
  devotional,
  friends,
  games,
  groups,
  home,
  journey,
  landing,
  marks,
  member,
  memory,
  ministries,
  notifications,
  offline,
  pet,
  phone,
  plans,
  prayers,
  reader,
  related,
  rewards,
  rhythm,
  rooms,
  sending,
  settings,
  "share-target": shareTarget,
  shop,
  study,
  videos,
  voice,
  wallet,
  "word-study": wordStudy,
  workbench,
} as const;
