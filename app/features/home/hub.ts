import type { AnniversaryLine } from "#app/features/journey/model/entry.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";

/** Who is signed in, as header, menu and tiles show it. */
export type HubMember = {
  userId: string;
  fullName: string;
  firstName: string;
  role: Role | null;
  subscribed: boolean;
  /** 13 to 17: what is for adults is not offered. */
  young: boolean;
  /** The day's messages with the companion; null without a limit. */
  messages: { left: number; allowed: number } | null;
  /** New notifications: what the bell counts. */
  unread: number;
  /** Null before the first coin. */
  balance: { coins: number; gems: number } | null;
};

export type HubPage = {
  /** Null for a visitor, who sees the shell alone (D1). */
  member: HubMember | null;
  /** In words of the reader's language; null for a visitor, whose page all visitors share. */
  today: string | null;
  /** Null before one was adopted. */
  pet: WidgetPet | null;
  /** M4: what the member wrote on this day of an earlier year. */
  anniversary: AnniversaryLine | null;
  /** `path`: the verse in its chapter. */
  verse: { reference: string; translation: string; text: string; path: string } | null;
};
