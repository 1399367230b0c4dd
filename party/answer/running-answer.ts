import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { AnswerSnapshot } from "#party/protocol.ts";
import type { OpenAnswer } from "./answer-store.ts";

/** An answer that this room is writing now. */
export type RunningAnswer = OpenAnswer & {
  /** True once its question is stored in D1: until then nothing of the answer is sent or stored. */
  isQuestionStored: boolean;
  /** Settles with that; false when the question was refused. */
  questionStored: Promise<boolean>;
  settleQuestion(isStored: boolean): void;
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

export function runningAnswer(job: AnswerJob): RunningAnswer {
  const { promise: questionStored, resolve } = Promise.withResolvers<boolean>();
  return {
    job,
    isQuestionStored: false,
    questionStored,
    settleQuestion(isStored) {
      this.isQuestionStored = isStored;
      resolve(isStored);
    },
    n: 0,
    parts: [],
    result: null,
    abort: new AbortController(),
    sent: [],
    pending: [],
    sentAt: 0,
    // the first words are stored as they are sent
    savedAt: 0,
    timer: undefined,
    ended: Promise.resolve(),
  };
}

/** For a tab that joins in its middle: what the others have been sent. */
export const snapshotOf = ({ job, n, sent }: Pick<RunningAnswer, "job" | "n" | "sent">): AnswerSnapshot => ({
  answerId: job.answerId,
  conversationId: job.conversationId,
  questionId: job.questionId,
  n,
  parts: sent,
});
