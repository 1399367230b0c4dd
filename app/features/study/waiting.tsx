import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { sendEndedSessions } from "./session/send-session.tsx";

export const waiting: WaitingQueue = { send: sendEndedSessions };
