/** Keys that follow each other faster are waited for, ms. */
export const PAUSE_MS = 50;

/**
 * How long a question waits for the next key, ms: the first key after a rest is asked at once, those of a burst when it
 * ends. So a question is asked for each key that stands alone, and two for a burst.
 * @param rest since the last key, ms
 */
export const pauseBefore = (rest: number): number => (rest >= PAUSE_MS ? 0 : PAUSE_MS);
