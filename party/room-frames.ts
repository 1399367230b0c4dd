import type { Connection } from "partyserver";
import type { Part } from "#app/features/chat/parts.ts";
import { type AnswerSnapshot, type DownFrame, type NumberedEvent, UpFrame, VERSION } from "./protocol.ts";
import type { OpenAnswer, RoomStore } from "./room-store.ts";

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

type Sent = Pick<OpenAnswer, "job" | "n"> & { sent: Part[] };

/** Where the room stands. Without events a tab reads its data anew. */
export const syncOf = (
  store: RoomStore,
  events: NumberedEvent[] | null,
  running: Iterable<Sent>,
): DownFrame => ({
  t: "sync",
  v: VERSION,
  epoch: store.epoch,
  head: store.head(),
  missed: events === null,
  events: events ?? [],
  answers: Array.from(running, snapshotOf),
});

/** A running answer for a tab that comes in its middle: what the others have been sent. */
const snapshotOf = ({ job, n, sent }: Sent): AnswerSnapshot => ({
  answerId: job.answerId,
  conversationId: job.conversationId,
  questionId: job.questionId,
  n,
  parts: sent,
});
