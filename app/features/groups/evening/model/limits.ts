/** An evening ends by itself after so long, ms. */
export const EVENING_LASTS_MS = 4 * 3_600_000;
/** Guests that one invitation lets in. */
export const MAX_GUESTS = 30;
export const MAX_NOTE = 600;
/** Notes that one person writes in an evening: the schema keeps it. */
export const MAX_NOTES = 60;
/** Evenings that a group may open in 24 hours. */
export const EVENINGS_A_DAY = 6;
/** How long a guest's socket stands before it is asked again whether they are in the evening, ms. */
export const GUEST_SOCKET_MS = 60_000;
/** Guides that the page of evenings names. */
export const MAX_GUIDES = 12;
