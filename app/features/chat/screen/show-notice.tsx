import { knownLanguage } from "#app/core/language.ts";
import { refreshBell } from "#app/features/notifications/bell/bell-line.tsx";
import { showRewardToast } from "#app/features/rewards/reward-notice.tsx";
import type { RoomEvent } from "#party/protocol.ts";

type NoticeEvent = Extract<RoomEvent, { name: "reward.given" | "notifications.changed" }>;

/** RT2, LV15: what happens in the rest of the app is said here too; the chat has the room's line already. */
export async function showNotice(event: NoticeEvent): Promise<void> {
  if (event.name === "notifications.changed") return refreshBell();
  await showRewardToast(event, knownLanguage(document.documentElement.lang));
}
