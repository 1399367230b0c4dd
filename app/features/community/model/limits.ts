export const MAX_TITLE = 120;
export const MAX_BODY = 1_000;
/** How long a request stays on the wall until its author is asked. */
export const REST_MS = 30 * 24 * 60 * 60 * 1_000;
/** Requests a member may write on one day. */
export const MAX_A_DAY = 10;
/** Requests of one page of the wall. */
export const PAGE_SIZE = 20;
/** Promises on one page of the prayer list. */
export const MAX_PROMISES = 200;
