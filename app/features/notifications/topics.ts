import { KINDS, type Kind } from "./choices.ts";

/** What notifications are about, with what their words need. Words are in `copy.ts`, made when they are read (G25). */
export type NotificationData =
  | { topic: "study.finished"; title: string; coins: number }
  | { topic: "verse.saved"; reference: string }
  | { topic: "quest.completed"; title: string; coins: number }
  | { topic: "achievement.earned"; title: string; coins: number }
  | { topic: "level.reached"; level: number; gems: number }
  /** D25: both logins of a day, in one. */
  | { topic: "day.welcomed"; coins: number; pet: string | null }
  | { topic: "tournament.joined"; title: string }
  | { topic: "pet.returned"; pet: string }
  | { topic: "pet.trained"; pet: string }
  | { topic: "pet.evolved"; pet: string }
  | { topic: "pet.ready"; pet: string }
  /** The member asked to be reminded of their six weeks at this time of day. */
  | { topic: "daniel.day"; day: number; of: number }
  /** Somebody prayed for the member's request; a request on their prayer list was answered. No word of it is kept. */
  | { topic: "prayer.offered" }
  | { topic: "prayer.answered" }
  /** Somebody who prayed wrote a line; an hour of a relay that the member took begins. */
  | { topic: "prayer.encouraged" }
  | { topic: "prayer.hour" }
  /** What a moderator did with something of theirs, and with what they reported. */
  | { topic: "request.released" }
  | { topic: "request.hidden" }
  | { topic: "report.settled" }
  /** What a moderator decided about them or a text of theirs, took back, or said to their appeal. */
  | { topic: "moderation.decided" }
  | { topic: "moderation.undone" }
  | { topic: "appeal.decided" }
  /** To the pastoral team: somebody asked. To who asked: an answer is there. */
  | { topic: "pastoral.asked" }
  | { topic: "pastoral.answered" }
  /** Thirty days have passed. */
  | { topic: "request.rests" }
  /** Somebody commented on the member's testimony; what a moderator did with something that they wrote there. */
  | { topic: "testimony.commented" }
  | { topic: "testimony.released" }
  | { topic: "testimony.hidden" }
  /** Something that cannot wait lies in the moderators' queue; for them alone. */
  | { topic: "moderation.urgent" }
  /** Staff did something about the account; where everything can be taken along. */
  | { topic: "account.acted" }
  | { topic: "archive.offered" }
  /** An administrator may read, for an hour, a conversation that the member reported. */
  | { topic: "conversation.opened" }
  /** Somebody asks to be a friend, said yes, sent a verse; their pet came to see the member's. */
  | { topic: "friend.asked" }
  | { topic: "friend.accepted" }
  | { topic: "friend.encouraged" }
  | { topic: "friend.visited" }
  /** A friend asks for a duel of trivia; both have played one. */
  | { topic: "duel.asked" }
  | { topic: "duel.done" }
  /** Somebody asks to come into a group that the member leads; the member was let in; what those who lead announce. */
  | { topic: "group.asked" }
  | { topic: "group.joined" }
  | { topic: "group.announced" }
  | { topic: "group.released" }
  | { topic: "group.hidden" }
  /** Staff have looked at a question that the member doubted. */
  | { topic: "trivia.answered" }
  /** A charge for premium did not go through; `until` (epoch ms) everything stays as it is. */
  | { topic: "premium.unpaid"; until: number };
export type Topic = NotificationData["topic"];

/** RT2: the changes that notifications come from. */
export const SOURCES = [
  "study_sessions",
  "saved_verses",
  "user_quest_progress",
  "user_achievements",
  "user_stats",
  "tournament_participants",
  "user_pets",
  "billing_subscriptions",
  "daniel_plans",
  "prayer_requests",
  "testimonies",
  "reports",
  "moderation_log",
  "pastoral_care",
  "audit_log",
  "friendships",
  "study_groups",
  "trivia_disputes",
  "trivia_duels",
] as const;
export type Source = (typeof SOURCES)[number];

type About = {
  source: Source;
  /** By which line of `/settings` it is turned on. */
  kind: Kind;
  /** Where it leads. */
  to: string;
  picture: "bible" | "letter" | "lantern" | "wreath" | "dawn" | "candle" | "games" | "pet";
  /** It asks for something instead of telling: nobody finds it who has not turned its kind on. */
  asks?: true;
  /** It warns of something that ends: it rings whatever is turned on. */
  warns?: true;
  /** The member asked to be told of this very one: it rings whatever is turned on. */
  chosen?: true;
  /** It has words of its own where it happens: its line is counted, and not said twice (D25, LV15). */
  said?: true;
};

export const TOPICS: Record<Topic, About> = {
  "study.finished": {
    source: "study_sessions",
    kind: "reading",
    to: "/bible-study/progress",
    picture: "bible",
  },
  "verse.saved": { source: "saved_verses", kind: "reading", to: "/bible-study/journal", picture: "letter" },
  "quest.completed": { source: "user_quest_progress", kind: "reading", to: "/wallet", picture: "lantern" },
  "achievement.earned": { source: "user_achievements", kind: "reading", to: "/wallet", picture: "wreath" },
  "level.reached": { source: "user_stats", kind: "reading", to: "/wallet", picture: "dawn", said: true },
  "day.welcomed": { source: "user_stats", kind: "pet", to: "/wallet", picture: "candle", said: true },
  "tournament.joined": {
    source: "tournament_participants",
    kind: "groups",
    to: "/gamification",
    picture: "games",
  },
  "pet.returned": { source: "user_pets", kind: "pet", to: "/pet", picture: "pet" },
  "pet.trained": { source: "user_pets", kind: "pet", to: "/pet", picture: "pet" },
  "pet.evolved": { source: "user_pets", kind: "pet", to: "/pet", picture: "pet", said: true },
  "pet.ready": { source: "user_pets", kind: "pet", to: "/pet", picture: "pet", asks: true },
  "daniel.day": {
    source: "daniel_plans",
    kind: "reading",
    to: "/daniel-plan",
    picture: "candle",
    asks: true,
  },
  "prayer.offered": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "candle",
  },
  "prayer.answered": { source: "prayer_requests", kind: "prayer", to: "/community/prayers", picture: "dawn" },
  "prayer.encouraged": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "letter",
  },
  "prayer.hour": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community/prayers",
    picture: "candle",
    chosen: true,
  },
  "request.released": {
    source: "prayer_requests",
    kind: "replies",
    to: "/community?show=mine",
    picture: "letter",
  },
  "request.hidden": {
    source: "prayer_requests",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
  },
  "report.settled": { source: "prayer_requests", kind: "replies", to: "/community/me", picture: "letter" },
  "moderation.decided": {
    source: "moderation_log",
    kind: "security",
    to: "/community/decisions",
    picture: "letter",
    warns: true,
  },
  "moderation.undone": {
    source: "moderation_log",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
  },
  "appeal.decided": {
    source: "moderation_log",
    kind: "security",
    to: "/community/decisions",
    picture: "letter",
    warns: true,
  },
  "pastoral.asked": {
    source: "pastoral_care",
    kind: "replies",
    to: "/admin/pastoral",
    picture: "candle",
  },
  "pastoral.answered": {
    source: "pastoral_care",
    kind: "replies",
    to: "/community?show=mine",
    picture: "letter",
  },
  "request.rests": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "candle",
  },
  "testimony.commented": {
    source: "testimonies",
    kind: "replies",
    to: "/community/testimonies?show=mine",
    picture: "letter",
  },
  "testimony.released": {
    source: "testimonies",
    kind: "replies",
    to: "/community/testimonies?show=mine",
    picture: "letter",
  },
  "testimony.hidden": {
    source: "testimonies",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
  },
  "moderation.urgent": {
    source: "reports",
    kind: "moderation",
    to: "/admin/queue",
    picture: "letter",
    asks: true,
  },
  "account.acted": {
    source: "audit_log",
    kind: "security",
    to: "/settings/glass-box",
    picture: "letter",
    warns: true,
  },
  "archive.offered": {
    source: "audit_log",
    kind: "security",
    to: "/settings",
    picture: "letter",
    warns: true,
  },
  "conversation.opened": {
    source: "audit_log",
    kind: "security",
    to: "/settings/glass-box",
    picture: "letter",
    warns: true,
  },
  "trivia.answered": { source: "trivia_disputes", kind: "replies", to: "/trivia", picture: "games" },
  "friend.asked": { source: "friendships", kind: "groups", to: "/friends", picture: "letter" },
  "friend.accepted": { source: "friendships", kind: "groups", to: "/friends", picture: "wreath" },
  "friend.visited": { source: "friendships", kind: "groups", to: "/friends", picture: "wreath" },
  "friend.encouraged": { source: "friendships", kind: "groups", to: "/friends", picture: "letter" },
  "duel.asked": { source: "trivia_duels", kind: "groups", to: "/trivia/duels", picture: "games" },
  "duel.done": { source: "trivia_duels", kind: "groups", to: "/trivia/duels", picture: "games" },
  "group.asked": { source: "study_groups", kind: "groups", to: "/study-groups", picture: "letter" },
  "group.joined": { source: "study_groups", kind: "groups", to: "/study-groups", picture: "wreath" },
  "group.announced": { source: "study_groups", kind: "groups", to: "/study-groups", picture: "lantern" },
  "group.released": { source: "study_groups", kind: "replies", to: "/study-groups", picture: "letter" },
  "group.hidden": { source: "study_groups", kind: "replies", to: "/study-groups", picture: "letter" },
  "premium.unpaid": {
    source: "billing_subscriptions",
    kind: "security",
    to: "/settings",
    picture: "letter",
    warns: true,
  },
};

/** A row as it was kept; null for a topic that is no longer known. */
export function parseNotificationData(topic: string, json: string): NotificationData | null {
  return topic in TOPICS ? (JSON.parse(json) as NotificationData) : null;
}

/** The kinds of which something can be told here: a topic of theirs leads to a page that is open, and asks to be chosen. */
export const kindsWithPages = (isOpen: (path: string) => boolean): Kind[] =>
  KINDS.filter((kind) =>
    Object.values(TOPICS).some(
      (about) => about.kind === kind && !about.warns && isOpen(about.to.replace(/\?.*/, "")),
    ),
  );
