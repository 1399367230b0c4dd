import type { ExportSection } from "#app/db/export-section.ts";
import { billingExport } from "#app/features/billing/export.server.ts";
import { careExport } from "#app/features/care/export.server.ts";
import { chatExport } from "#app/features/chat/export/export.server.ts";
import { conversationReportsExport } from "#app/features/chat/report/export.server.ts";
import { moderationExport } from "#app/features/community/decisions/export.server.ts";
import { communityExport } from "#app/features/community/export.server.ts";
import { testimoniesExport } from "#app/features/community/testimonies/export.server.ts";
import { danielPlanExport } from "#app/features/daniel-plan/export.server.ts";
import { friendsExport } from "#app/features/friends/export.server.ts";
import { gamesExport } from "#app/features/games/archive/export.server.ts";
import { groupsExport } from "#app/features/groups/export.server.ts";
import { journeyExport } from "#app/features/journey/export.server.ts";
import { marksExport } from "#app/features/marks/export.server.ts";
import { memberExport } from "#app/features/member/export.server.ts";
import { memoryExport } from "#app/features/memory/export.server.ts";
import { notificationsExport } from "#app/features/notifications/export.server.ts";
import { petExport } from "#app/features/pet/export.server.ts";
import { phoneExport } from "#app/features/phone/export.server.ts";
import { plansExport } from "#app/features/plans/export.server.ts";
import { prayersExport } from "#app/features/prayers/export.server.ts";
import { readingExport } from "#app/features/reader/export.server.ts";
import { rhythmExport } from "#app/features/rhythm/export.server.ts";
import { sendingExport } from "#app/features/sending/export.server.ts";
import { termsExport } from "#app/features/settings/terms/export.server.ts";
import { shopExport } from "#app/features/shop/export.server.ts";
import { studyExport } from "#app/features/study/export.server.ts";
import { videosExport } from "#app/features/videos/export.server.ts";
import { voiceExport } from "#app/features/voice/export.server.ts";
import { walletExport } from "#app/features/wallet/export.server.ts";
import { walletTotalsExport } from "#app/features/wallet/totals-export.server.ts";
import { settingsExport } from "./export.server.ts";

/** What "download everything" is made of, in this order. A feature that stores something of members adds its own. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  memberExport,
  phoneExport,
  settingsExport,
  termsExport,
  chatExport,
  careExport,
  conversationReportsExport,
  walletExport,
  petExport,
  shopExport,
  notificationsExport,
  sendingExport,
  readingExport,
  rhythmExport,
  marksExport,
  studyExport,
  plansExport,
  danielPlanExport,
  memoryExport,
  communityExport,
  journeyExport,
  testimoniesExport,
  moderationExport,
  friendsExport,
  groupsExport,
  prayersExport,
  voiceExport,
  videosExport,
  walletTotalsExport,
  gamesExport,
  billingExport,
];

/**
 * What is in no archive, and stays when an account is erased, each with its reason. A test walks the schema: a table
 * with a `user_id` that is neither here nor in a section fails it.
 */
export const RETAINED_TABLES: Readonly<Record<string, string>> = {
  deleted_accounts:
    "The account's id and the day of its erasure, so that a message of the identity vendor that comes late does not bring it back.",
  under_13_addresses:
    "A keyed hash of the e-mail address of an account whose owner said that they are under 13, for the same thirty days: no new account is opened with it meanwhile. It names nobody.",
  text_sends:
    "That a text was sent, for a day, under keyed hashes that name nobody: a new account gains no new texts by deleting the old one.",
};
