/** Who finds a group, and how it is joined: at once, by asking, by a link alone. */
export const KINDS = ["public", "private", "secret"] as const;
export type GroupKind = (typeof KINDS)[number];

export const ROLES = ["leader", "helper", "member"] as const;
export type Role = (typeof ROLES)[number];
export const leads = (role: Role | null): boolean => role === "leader";
export const helps = (role: Role | null): boolean => role === "leader" || role === "helper";

export const MINISTRIES = ["youth", "men", "women"] as const;
export type Ministry = (typeof MINISTRIES)[number];

/** What a group is about. */
export const GROUP_THEMES = [
  "gospels",
  "psalms",
  "letters",
  "old_testament",
  "prayer",
  "family",
  "work",
  "grief",
  "beginners",
  "other",
] as const;
export type GroupTheme = (typeof GROUP_THEMES)[number];

export const MEETS = ["any", "morning", "midday", "evening", "weekend"] as const;
export type Meets = (typeof MEETS)[number];

/** To what was said, and to what is prayed for. */
export const TALK_REACTIONS = ["with_you", "new_to_me", "amen"] as const;
export const REACTIONS = [...TALK_REACTIONS, "prayed"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const SHOWS = ["reading", "talk", "prayer", "events", "people"] as const;
export type Show = (typeof SHOWS)[number];
