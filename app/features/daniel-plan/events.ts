/** The Daniel Plan was begun, moved, or something was kept of it. */
export type Event = { name: "daniel.changed" };
