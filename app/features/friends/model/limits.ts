/** Requests of one member that wait at once. */
export const MAX_WAITING = 30;
/** Links of one member that lead somewhere at once. */
export const MAX_LINKS = 5;
/** How often one link is used: for one person, or for a table of them. */
export const LINK_USES = [1, 5] as const;
export const LINK_LIVES_MS = 7 * 86_400_000;
/** 128 bits, base64url. */
export const TOKEN_PATTERN = /^[\w-]{22}$/;
/** The days of a shared rhythm, today last. */
export const SHARED_DAYS = 14;

/** What a member may let friends see. */
export const THINGS = ["rhythm", "plan", "prayer", "pet", "daniel"] as const;
export type Thing = (typeof THINGS)[number];
export type Choices = Record<Thing, boolean>;

/** What is said with a request: chosen, so that nobody writes to a stranger. */
export const WORDS = ["none", "church", "met", "family", "group", "together"] as const;
export type Word = (typeof WORDS)[number];
