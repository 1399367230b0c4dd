/** What a request is about, in the order in which they are offered. */
export const THEMES = [
  "health",
  "family",
  "grief",
  "worry",
  "work",
  "money",
  "faith",
  "guidance",
  "thanks",
  "world",
  "other",
] as const;
export type Theme = (typeof THEMES)[number];

/** Who reads it: members with one's name, without it, one's friends, one study group, the pastoral team alone. */
export const AUDIENCES = ["members", "unnamed", "friends", "group", "pastoral"] as const;
export type Audience = (typeof AUDIENCES)[number];
/** Fewer than all members. */
export type Circle = "friends" | "group";
/** Which of them a member has. */
export type Circles = { friends: boolean; groups: { id: string; name: string }[] };

/** `resting`: 30 days have passed, and the author is asked. `withdrawn`: taken back. */
export type RequestState = "open" | "resting" | "answered" | "changed" | "let_go" | "withdrawn";
export const CLOSINGS = ["answered", "changed", "let_go"] as const;
export type Closing = (typeof CLOSINGS)[number];

export const REASONS = ["danger", "harm", "private", "selling", "false", "other"] as const;
export type ReportReason = (typeof REASONS)[number];

export type Moderation = "held" | "shown" | "hidden";
