import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { followChecks, sendChecks } from "./state/send-checks.tsx";

export const waiting: WaitingQueue = { send: sendChecks, follow: followChecks };
