/** A day of the member's rhythm has changed. */
export type Event = { name: "rhythm.changed" };
