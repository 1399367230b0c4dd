/** What of a group has changed. No words, no names, nobody's id: each page reads what it may. */
export type GroupChange = "posts" | "people" | "events" | "group";
export type GroupEvent = { changed: GroupChange };

/** Who has the group open, as one member is told: never somebody whom they do not see. `reading`: counted from 0. */
export type PresentMember = { handle: string; name: string; reading: number | null };
export type PresenceFrame = { t: "here"; here: PresentMember[] };

/** A member as the server admits them to the group's room. */
export type Admitted = { handle: string; name: string; hidden: string[] };
