import type { Database, RawQuery } from "#app/db/database.ts";
import { usedDaysJson } from "#app/features/chat/fragments-store.server.ts";
import {
  rolesJson,
  settingsJson,
  subscribedJson,
  wholeProfileJson,
} from "#app/features/member/fragments-store.server.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { unreadJson } from "#app/features/notifications/fragments-store.server.ts";
import { balanceJson } from "#app/features/wallet/fragments-store.server.ts";

/** What the frame around a page shows of a member, as the database tells it. */
export type FrameRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  /** The latest days of the allowance. */
  used: { day: string; used: number }[];
  /** When what is unread was kept. */
  unread: { at: number }[];
  settings: MemberSettings | null;
  balance: { coins: number; gems: number } | null;
};

/** The parts of an object of JSON, for a statement whose first value is the member (docs/decisions/0013). */
export const FRAME_PARTS = `'profile', ${wholeProfileJson("?1")},
  'roles', ${rolesJson("?1")},
  'subscribed', ${subscribedJson("?1")},
  'used', ${usedDaysJson("?1")},
  'unread', ${unreadJson("?1")},
  'settings', ${settingsJson("?1")},
  'balance', ${balanceJson("?1")}`;

/** One statement that answers with one row of JSON: every page of a member has it. */
const FRAME = `SELECT json_object(${FRAME_PARTS}) AS frame`;

export const frameOf = (db: Database, userId: string): RawQuery<{ frame: string }> =>
  db.written(FRAME, userId);
