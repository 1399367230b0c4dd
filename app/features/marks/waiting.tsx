import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { followActs, sendActs } from "./state/send-acts.tsx";

export const waiting: WaitingQueue = { send: sendActs, follow: followActs };
