import type { LocalDay } from "#app/core/local-day.ts";
import type { JourneyEffect } from "#app/features/journey/model/entry.ts";
import type { WordlessNotice } from "#app/features/notifications/topics.ts";

/** What something in the shared database causes in the other one. Each is taken once by its cause. */
export type Effect =
  /** The member prayed for somebody: coins within the day's limit, and a day of rhythm. */
  | { kind: "prayed"; requestId: string; day: LocalDay; at: number }
  /** An entry of the member's own journey (M4). */
  | { kind: "journey"; entry: JourneyEffect }
  /** LV13: a testimony or a comment was written: coins within the day's limit. */
  | { kind: "social"; causeId: string; day: LocalDay }
  /** G12: a place on the podium of a tournament, which is named by its Monday. */
  | { kind: "podium"; tournament: LocalDay }
  /** LV9: a quest of a study group is done, and some of its days are the member's; the title is for the notice. */
  | { kind: "group_quest"; causeId: string; quest: string; title: string }
  /** The member's own hour of a relay begins. */
  | { kind: "hour"; relayId: string; hour: number }
  /** A notice; its words are made when it is read, and hold none of a request's. */
  | { kind: "notice"; topic: NoticeTopic; causeId: string };

/** Every topic whose words need no value: the outbox keeps none (decision 0092). */
export type NoticeTopic = WordlessNotice["topic"];

/** Tries wait longer each time, ms: a minute, two, four, up to six hours. */
export const waitAfter = (tries: number): number => Math.min(60_000 * 2 ** tries, 6 * 60 * 60_000);
