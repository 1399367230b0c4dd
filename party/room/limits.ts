import type { BucketRule } from "#app/core/rate/token-bucket.ts";

/** Open sockets of one member in one room (docs/decisions/0042): tabs of all devices; beyond it the oldest is closed. */
export const MAX_SOCKETS_PER_MEMBER = 12;

/** Frames and openings of one session. A tab says one thing when it connects; this is for a line that breaks often. */
export const FRAMES: BucketRule = { capacity: 200, perSecond: 10 };

/** What one session sends and is sent when it catches up, bytes. A week's events are some hundred kilobytes. */
export const BYTES: BucketRule = { capacity: 4 * 1024 * 1024, perSecond: 256 * 1024 };

/** A socket stays open for so long after its token has expired, ms: then the tab comes again with a fresh one. */
export const TOKEN_GRACE_MS = 10_000;

/** An ended session is refused for so long, ms: far longer than any token of it lives (a minute). */
export const REFUSE_ENDED_FOR_MS = 3_600_000;
