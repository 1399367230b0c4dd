import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { endOf } from "#app/features/community/permissions/store.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";

export type CommunityMember = {
  handle: string;
  name: string;
  picture: string;
  about: string;
  ageBand: AgeBand;
  leads: number;
  pastoral: number;
  trusted: number;
  /** Until when the community is closed to them, epoch ms; null: it is not. */
  suspendedUntil: number | null;
  showsRequests: number;
  showsTestimonies: number;
};

export const communityMemberOf = (db: Database, userId: string): RawQuery<CommunityMember> =>
  db.written(
    `SELECT handle, display_name AS name, picture, about, age_band AS ageBand, leads, pastoral, trusted,
      shows_requests AS showsRequests, shows_testimonies AS showsTestimonies,
      ${endOf("suspend", "m.user_id")} AS suspendedUntil FROM community_members m WHERE m.user_id = ?1`,
    userId,
  );

type Joining = { userId: string; handle: string; name: string; ageBand: AgeBand; now: number };

/** Two tabs that join at once are one member. Fails on `handle_once` where somebody else has the handle. */
export const addCommunityMember = (db: Database, row: Joining): Statement =>
  db.written(
    `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id) DO NOTHING`,
    row.userId,
    row.handle,
    row.name,
    row.ageBand,
    row.now,
  );

/** Whoever is not an adult leads nobody, and is not of the pastoral team. */
export const followAgeBand = (db: Database, userId: string, ageBand: AgeBand): Statement =>
  db.written(
    `UPDATE community_members SET age_band = ?2, leads = iif(?2 = '18+', leads, 0),
      pastoral = iif(?2 = '18+', pastoral, 0)
    WHERE user_id = ?1 AND age_band <> ?2`,
    userId,
    ageBand,
  );

type Saved = {
  userId: string;
  name: string;
  about: string;
  picture: string;
  showsRequests: boolean;
  showsTestimonies: boolean;
};

export const saveMember = (db: Database, row: Saved): Statement =>
  db.written(
    `UPDATE community_members SET display_name = ?2, about = ?3, picture = ?4, shows_requests = ?5,
      shows_testimonies = ?6 WHERE user_id = ?1`,
    row.userId,
    row.name,
    row.about,
    row.picture,
    Number(row.showsRequests),
    Number(row.showsTestimonies),
  );
