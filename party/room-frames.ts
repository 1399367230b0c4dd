import type { Connection } from "partyserver";
import type { Part } from "#app/features/chat/model/parts.ts";
import { type AnswerSnapshot, type DownFrame, type NumberedEvent, UpFrame, VERSION } from "./protocol.ts";
import type { OpenAnswer, RoomStore } from "./room-store.ts";

/** A page's data is not older than this when its tab asks for the first time, ms. */
const JUST_READ_MS = 30_000;

/** What a tab said, if it is one of the things that it may say. */
export function readFrame(raw: string): ReturnType<typeof UpFrame.safeParse> {
  try {
    return UpFrame.safeParse(JSON.parse(raw));
  } catch {
    return UpFrame.safeParse(null);
  }
}

/** @returns how long it was, bytes at the least */
export function sendFrame(connection: Connection, frame: DownFrame): number {
  const text = JSON.stringify(frame);
  try {
    connection.send(text);
  } catch {
    // closing: the tab syncs again when it is back
  }
  return text.length;
}

/** Whose socket it is, as the front door found out; times of the token, ms. */
export type Admission = { session: string; issuedAt: number; expiresAt: number };

const ADMISSION = {
  session: "x-session-id",
  issuedAt: "x-token-issued",
  expiresAt: "x-token-expires",
} as const;

/** The front door overwrites what a browser has sent under these names. */
export function writeAdmission(headers: Headers, { session, issuedAt, expiresAt }: Admission): void {
  headers.set(ADMISSION.session, session);
  headers.set(ADMISSION.issuedAt, String(issuedAt));
  headers.set(ADMISSION.expiresAt, String(expiresAt));
}

export const readAdmission = (headers: Headers): Admission => ({
  session: headers.get(ADMISSION.session) ?? "unknown",
  issuedAt: Number(headers.get(ADMISSION.issuedAt) ?? 0),
  expiresAt: Number(headers.get(ADMISSION.expiresAt) ?? 0),
});

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

/** What a tab missed. One that has just read its data is told what may have come about since then. */
export const catchUpOf = (store: RoomStore, { epoch, since }: UpFrame, running: Iterable<Sent>): DownFrame =>
  syncOf(
    store,
    epoch === null ? store.eventsAfter(Date.now() - JUST_READ_MS) : store.eventsSince(epoch, since),
    running,
  );

/** A running answer for a tab that comes in its middle: what the others have been sent. */
const snapshotOf = ({ job, n, sent }: Sent): AnswerSnapshot => ({
  answerId: job.answerId,
  conversationId: job.conversationId,
  questionId: job.questionId,
  n,
  parts: sent,
});
