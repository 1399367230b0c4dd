import { cookieOf, type Pass, type PassKind, signedTextOf } from "#app/core/guest-pass.ts";
import { type Meeting, mayMeet } from "#app/features/community/model/may-meet.ts";
import type { AgeBand } from "#app/features/member/age.ts";

/** What decides whether guests come: the group's age band, and whether an appointed leader of it opened the evening. */
export type Opened = { ageBand: AgeBand; openerLeads: boolean };

/**
 * Whether an evening admits guests. Nobody knows how old they are, so they are to its members what an adult is whom
 * only the appointment of who opened it vouches for: the one rule of ages says whether these meet.
 */
export const guestsMayCome = ({ ageBand, openerLeads }: Opened): boolean =>
  mayMeet({ ageBand: "18+", leads: openerLeads }, { ageBand, leads: false });

/** Whether one guest comes in, who says how old they are: besides, they are of the group's own band. */
export const guestMayCome = (opened: Opened, said: AgeBand): boolean =>
  guestsMayCome(opened) &&
  mayMeet({ ageBand: said, leads: false }, { ageBand: opened.ageBand, leads: false });

/** Whether a member comes into an evening that has guests: whoever is an adult, and of 13 to 17 as guests do. */
export const memberMayCome = (opened: Opened, guests: number, me: Meeting): boolean =>
  guests === 0 || me.leads || guestsMayCome({ ...opened, ageBand: me.ageBand });

/** How a room knows a guest: never like a member. */
export const guestKey = (guestId: string): string => `guest:${guestId}`;

/** An evening's cookie, of the mechanism that all rooms with guests share. */
export const EVENING_PASS: PassKind = {
  cookie: "evening_guest",
  signs: "evening-guest",
  room: "evening",
  guest: "eguest",
};

export type GuestPass = { eveningId: string; guestId: string; until: number; signature: string };

export const guestPass = ({ roomId, ...pass }: Pass): GuestPass => ({ eveningId: roomId, ...pass });
const passOf = ({ eveningId, ...pass }: GuestPass): Pass => ({ roomId: eveningId, ...pass });

export const signedText = (pass: Omit<GuestPass, "signature">): string =>
  signedTextOf(EVENING_PASS, passOf({ ...pass, signature: "" }));

export const passCookie = (pass: GuestPass, now: number, secure: boolean): string =>
  cookieOf(EVENING_PASS, passOf(pass), now, secure);
