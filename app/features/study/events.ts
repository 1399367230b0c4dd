/** A session of study has gone on, or has ended. */
export type Event = { name: "study.changed" };
