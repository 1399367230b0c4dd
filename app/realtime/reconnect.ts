import { exponentialBackoff } from "#app/core/rate/backoff.ts";

/** K12: the wait before the first new try, doubling up to the cap, ms. */
export const FIRST_WAIT_MS = 1_000;
export const LONGEST_WAIT_MS = 10_000;
export const MAX_ATTEMPTS = 10;
/** K12: a connection that is not there by then has failed, ms. The session's refresh counts in. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** The room says that this browser asks for too much: its allowance is nearly whole again after so long, ms. */
export const TOO_MUCH_WAIT_MS = 30_000;

/** Wait before try number `attempt` (from 0); null when no more are made (C15, G19). */
export const waitBefore = (attempt: number): number | null =>
  attempt >= MAX_ATTEMPTS ? null : exponentialBackoff(attempt, FIRST_WAIT_MS, LONGEST_WAIT_MS);
