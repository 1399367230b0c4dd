import type { AnswerJob } from "#app/features/chat/answer-job.ts";
import type { Part } from "#app/features/chat/parts.ts";
import type { OpenAnswer } from "./room-store.ts";

/** An answer that this room is writing now. */
export type Running = OpenAnswer & {
  abort: AbortController;
  /** What tabs have been sent of `parts`; the rest is pending. */
  sent: Part[];
  pending: Part[];
  sentAt: number;
  savedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles once it is closed in D1, or could not be. */
  ended: Promise<void>;
};

export const begun = (job: AnswerJob): Running => ({
  job,
  n: 0,
  parts: [],
  written: null,
  abort: new AbortController(),
  sent: [],
  pending: [],
  sentAt: 0,
  // the first words are written down as they are sent
  savedAt: 0,
  timer: undefined,
  ended: Promise.resolve(),
});
