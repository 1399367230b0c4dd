import { TOPICS, type Topic } from "#app/features/notifications/topics.ts";
import type { Outward } from "#app/manifest/notice.ts";

/** Each topic says it in its `notices.ts`; `usual` where it says nothing. */
export const outwardOf = (topic: Topic): Outward | "usual" => TOPICS[topic].outward ?? "usual";

const HOUR_MS = 3_600_000;
/** After so long it is told in the list alone, ms: a day of rest between two nights has passed by then. */
const LIVES_MS = 72 * HOUR_MS;

export const livesMs = (topic: Topic): number => (outwardOf(topic) === "hour" ? HOUR_MS : LIVES_MS);
