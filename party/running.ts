import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { OpenAnswer } from "./room-store.ts";

/** An answer that this room is writing now. */
export type Running = OpenAnswer & {
  /** True once its question is in D1: until then nothing of it is told or written down. */
  isKept: boolean;
  /** Settles with that; false when the question was refused. */
  kept: Promise<boolean>;
  keep(kept: boolean): void;
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

export function begun(job: AnswerJob): Running {
  const { promise: kept, resolve } = Promise.withResolvers<boolean>();
  return {
    job,
    isKept: false,
    kept,
    keep(isKept) {
      this.isKept = isKept;
      resolve(isKept);
    },
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
  };
}
