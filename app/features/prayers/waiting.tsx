import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { followPrayers, sendPrayers } from "./session/send-prayers.tsx";

export const waiting: WaitingQueue = { send: sendPrayers, follow: followPrayers };
