/** A plan of reading was begun, changed, removed, or something of it was read. */
export type Event = { name: "plans.changed" };
