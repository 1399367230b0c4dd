/** There is something new in the member's notifications, or something was read: they are asked for again. */
export type Event = { name: "notifications.changed" };
