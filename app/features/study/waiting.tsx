import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { tellEnded } from "./session/send-session.tsx";

export const waiting: WaitingQueue = { send: tellEnded };
