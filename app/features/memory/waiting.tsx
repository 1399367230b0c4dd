import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { sendWaiting } from "./state/outbox.tsx";

export const waiting: WaitingQueue = { send: sendWaiting };
