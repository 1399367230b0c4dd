import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { sendAnswers } from "./kept/answers-outbox.tsx";

export const waiting: WaitingQueue = { send: sendAnswers };
