/** What a person may be in: wants to end or hurt themselves; is harmed by another; is, or puts others, in danger now. */
export const CRISES = ["self_harm", "abuse", "danger"] as const;
export type Crisis = (typeof CRISES)[number];

/** Words that say so, unless they stand among others by which they mean something else. */
export type Sign = { crisis: Crisis; sign: RegExp; unless?: RegExp };
