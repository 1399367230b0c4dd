import { knownLanguage } from "#app/core/language.ts";
import { ask } from "#app/features/notifications/bell/bell-line.tsx";
import { sayReward } from "#app/features/rewards/reward-notice.tsx";
import type { RoomEvent } from "#party/protocol.ts";

type HouseNews = Extract<RoomEvent, { name: "reward.given" | "notifications.changed" }>;

/** RT2, LV15: what happens in the rest of the house is said here too; the chat has the room's line already. */
export async function sayNews(event: HouseNews): Promise<void> {
  if (event.name === "notifications.changed") return ask();
  await sayReward(event, knownLanguage(document.documentElement.lang));
}
