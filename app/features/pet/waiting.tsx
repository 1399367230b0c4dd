import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { sendCare } from "./kept/care-outbox.tsx";

export const waiting: WaitingQueue = { send: sendCare };
