import type { Topic } from "#app/features/notifications/topics.ts";

/**
 * How a topic goes out of the app. `usual` where nothing else is said.
 * - `here`: it happens before the member's eyes, and is told nowhere else
 * - `hour`: the member chose this very hour; quiet hours and rest do not keep it, and it is stale when it is over
 * - `urgent`: it cannot wait, for those who have turned it on
 */
export type Outward = "usual" | "here" | "hour" | "urgent";

const OTHERWISE: Partial<Record<Topic, Outward>> = {
  "level.reached": "here",
  "day.welcomed": "here",
  "pet.evolved": "here",
  "verse.saved": "here",
  // found by a page that is open (PT15)
  "pet.ready": "here",
  "prayer.hour": "hour",
  "moderation.urgent": "urgent",
};

export const outwardOf = (topic: Topic): Outward => OTHERWISE[topic] ?? "usual";

const HOUR_MS = 3_600_000;
/** After so long it is told in the list alone, ms: a day of rest between two nights has passed by then. */
const LIVES_MS = 72 * HOUR_MS;

export const livesMs = (topic: Topic): number => (outwardOf(topic) === "hour" ? HOUR_MS : LIVES_MS);
