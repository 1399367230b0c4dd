export const MAX_BODY = 1_000;
export const MAX_PERSON = 80;
export const MAX_CLOSING = 300;
/** Open prayers of one's own on the list. */
export const MAX_PETITIONS = 300;
/** What was deleted can be brought back for so long, ms. */
export const KEPT_MS = 30 * 86_400_000;
