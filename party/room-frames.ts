import type { Connection } from "partyserver";
import type { Part } from "#app/features/chat/parts.ts";
import { type AnswerSnapshot, type DownFrame, UpFrame } from "./protocol.ts";
import type { OpenAnswer } from "./room-store.ts";

/** What a tab said, if it is one of the things that it may say. */
export function readFrame(raw: string): ReturnType<typeof UpFrame.safeParse> {
  try {
    return UpFrame.safeParse(JSON.parse(raw));
  } catch {
    return UpFrame.safeParse(null);
  }
}

export function sendFrame(connection: Connection, frame: DownFrame): void {
  try {
    connection.send(JSON.stringify(frame));
  } catch {
    // closing: the tab syncs again when it is back
  }
}

/** A running answer for a tab that comes in its middle: what the others have been sent. */
export const snapshotOf = ({
  job,
  n,
  sent,
}: Pick<OpenAnswer, "job" | "n"> & { sent: Part[] }): AnswerSnapshot => ({
  answerId: job.answerId,
  conversationId: job.conversationId,
  questionId: job.questionId,
  n,
  parts: sent,
});
