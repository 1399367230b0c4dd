import type { GroupKind, GroupTheme, Meets, Ministry, Role, Show } from "./model/kinds.ts";
import type { Thread } from "./model/thread.ts";
import type { TogetherLine } from "./together/line.ts";

/** A group as a list and its head show it. */
export type GroupLine = {
  id: string;
  slug: string;
  name: string;
  about: string;
  theme: GroupTheme;
  language: string;
  meets: Meets;
  kind: GroupKind;
  ministry: Ministry | null;
  young: boolean;
  members: number;
  isArchived: boolean;
  moderation: "held" | "shown" | "hidden";
  role: Role | null;
  asked: boolean;
};

export type GroupsQuery = {
  theme: GroupTheme | null;
  meets: Meets | null;
  language: string | null;
  ministry: Ministry | null;
  after: string | null;
};

export type GroupsPage = { query: GroupsQuery; mine: GroupLine[]; found: GroupLine[]; next: string | null };

export type ShownPassage = { name: string; path: string };

/** The group's reading that is open. Of others it says how many have read it, and nothing else. */
export type ReadingPart = {
  plan: string;
  title: string;
  index: number;
  of: number;
  /** The day that it is set for, in words. */
  day: string;
  name: string;
  minutes: string;
  passages: ShownPassage[];
  isToday: boolean;
  readBy: number;
  mine: boolean;
  /** Readings of the plan that the reader has read. */
  own: number;
};

export type Person = { id: string; name: string; handle: string; role: Role; mine: boolean };
export type Named = { id: string; name: string; handle: string };
export type EventLine = {
  id: string;
  title: string;
  place: string;
  /** In the reader's zone, and, where that is another, in the zone in which it was planned. */
  when: string;
  elsewhere: string | null;
  minutes: number;
  isCancelled: boolean;
  coming: number;
  mine: boolean;
};
export type PollLine = {
  id: string;
  question: string;
  choices: { text: string; count: number }[];
  mine: number | null;
  isClosed: boolean;
};
export type GroupLink = { id: string; address: string; usesLeft: number; expiresAt: number };

/** The six weeks with the group, as whoever takes part sees it. */
export type Together = { takesPart: boolean; named: boolean; line: TogetherLine | null };

export type Inside = {
  /** Null in a group of 13 to 17. */
  together: Together | null;
  show: Show;
  announcement: { body: string; at: number } | null;
  reading: ReadingPart | null;
  next: string | null;
  sharesWords: boolean;
  people: Person[];
  asking: Named[];
  banned: Named[];
  links: GroupLink[];
  events: EventLine[];
  poll: PollLine | null;
};

export type GroupPage = {
  group: GroupLine;
  /** Null to who is not in it. */
  inside: Inside | null;
  /** Of the part that is open, the newest first. */
  threads: Thread[];
  formId: string;
  now: number;
  timeZone: string;
};

export type NewGroupPage = { mayMake: boolean; leads: boolean; formId: string };
export type JoinPage = { group: GroupLine | null };
