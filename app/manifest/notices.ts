// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.
import { type Notice as AdminNotice, notices as admin } from "#app/features/admin/notices.ts";
import { type Notice as BillingNotice, notices as billing } from "#app/features/billing/notices.ts";
import { type Notice as CommunityNotice, notices as community } from "#app/features/community/notices.ts";
import { type Notice as DanielPlanNotice, notices as danielPlan } from "#app/features/daniel-plan/notices.ts";
import { type Notice as FriendsNotice, notices as friends } from "#app/features/friends/notices.ts";
import { type Notice as GamesNotice, notices as games } from "#app/features/games/notices.ts";
import { type Notice as GroupsNotice, notices as groups } from "#app/features/groups/notices.ts";
import { type Notice as MarksNotice, notices as marks } from "#app/features/marks/notices.ts";
import { type Notice as PetNotice, notices as pet } from "#app/features/pet/notices.ts";
import { type Notice as RewardsNotice, notices as rewards } from "#app/features/rewards/notices.ts";
import { type Notice as SendingNotice, notices as sending } from "#app/features/sending/notices.ts";
import { type Notice as StudyNotice, notices as study } from "#app/features/study/notices.ts";
import type { Notices } from "./notice.ts";

/** Everything that members are told, with what its words need. */
export type NotificationData =
  | AdminNotice
  | BillingNotice
  | CommunityNotice
  | DanielPlanNotice
  | FriendsNotice
  | GamesNotice
  | GroupsNotice
  | MarksNotice
  | PetNotice
  | RewardsNotice
  | SendingNotice
  | StudyNotice;

/** Every topic, with its words. */
export const TOPICS: Notices<NotificationData> = {
  ...admin,
  ...billing,
  ...community,
  ...danielPlan,
  ...friends,
  ...games,
  ...groups,
  ...marks,
  ...pet,
  ...rewards,
  ...sending,
  ...study,
};
