import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import type { AuditAct, AuditOutcome } from "#app/features/member/audit/acts.ts";
import type { Role } from "#app/features/member/roles.ts";

/** A line that touched the member, whichever log it stands in. */
export type MemberAct = {
  id: string;
  at: number;
  act: AuditAct | "look_up" | (string & {});
  subject: string;
  reason: string;
  outcome: AuditOutcome;
};

/** What administrators see of a member: never a conversation, a prayer, an address or a number. */
export type SeenMember = {
  userId: string;
  fullName: string;
  joinedAt: number;
  ageBand: "13-17" | "18+" | null;
  roles: Role[];
  subscribed: boolean;
  /** When the account is erased; null where it stays. */
  purgeAt: number | null;
  /** Null where the vendor did not answer. */
  sessions: number | null;
  /** Null for somebody who has never been in the community. */
  community: { handle: string; name: string; leads: boolean; pastoral: boolean } | null;
  acts: MemberAct[];
};

export type MembersReply = {
  reply: AdminReply;
  members: SeenMember[];
  query: string;
  formId: string;
};

/** What administrators give and take; everybody is a member. */
export const GIVEN_ROLES = ["moderator", "admin"] as const satisfies readonly Role[];
export const APPOINTMENTS = ["leader", "pastoral"] as const;
