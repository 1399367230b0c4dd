import type { Care } from "#app/features/care/care.ts";
import { costMicros } from "#app/features/care/use/spend.ts";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import { writeAnswer } from "#app/features/chat/answering/write-answer.server.ts";
import type { Part } from "#app/features/chat/model/parts.ts";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import { openAiModeration } from "#app/vendors/openai/moderation.ts";
import { NO_CARE } from "#tests/no-care.ts";

export type AnswerOptions = {
  /** Where OpenAI is, with `/v1`. */
  baseURL: string;
  apiKey?: string;
  model?: string;
  care?: Partial<Care>;
  /** What was said before the question. */
  before?: AnswerJob["turns"];
  moderationAt?: string;
  /** Stops after so many pieces were shown. */
  stopAfter?: number;
  /** Stops by itself. */
  stop?: AbortController;
  /** Asked where a verse is named; without it no verse is found. */
  bible?: D1Database;
};

/** What a million tokens cost here: as many millionths of a dollar a token. */
export const PRICE = { input: 1, cached: 0.1, output: 2 };

/** A text in which nothing is found. */
const NO_TEXT = {
  prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }), raw: async () => [] }) }),
} as unknown as D1Database;

/** The whole way of one answer, with the vendor's SDK. */
export async function answerTo(question: string, options: AnswerOptions) {
  const { baseURL, apiKey = "sk-test", model = "gpt-test", care = {}, before = [], stopAfter } = options;
  const shown: Part[][] = [];
  /** Bodies of what the companion was asked with, as they went out. */
  const sent: Record<string, unknown>[] = [];
  const carry: typeof fetch = (url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return fetch(url, init);
  };
  const stop = options.stop ?? new AbortController();
  const job: AnswerJob = {
    answerId: "ans_1",
    userId: "user_1",
    conversationId: "conv_1",
    questionId: "msg_1",
    askedAt: 0,
    chargedDay: null,
    category: "guidance",
    care: { ...NO_CARE, ...care },
    memberHash: "hash",
    turns: [...before, { role: "user", text: question }],
  };
  const timeouts = { firstWordTimeoutMs: 30_000, idleTimeoutMs: 30_000 };
  const written = await writeAnswer(
    {
      companion: openAiCompanion(
        { apiKey, baseURL, model, maxOutputTokens: 800, fetch: carry, ...timeouts },
        { sleep: async () => undefined, random: () => 0.5 },
      ),
      moderation: openAiModeration({
        apiKey,
        baseURL: options.moderationAt ?? baseURL,
        model: "omni-moderation-latest",
        timeoutMs: 5000,
      }),
      bible: options.bible ?? NO_TEXT,
      costOf: (usage) => costMicros(PRICE, usage),
    },
    job,
    (parts) => {
      shown.push(parts);
      if (shown.length === stopAfter) stop.abort();
    },
    stop.signal,
  );
  return {
    written,
    shown,
    sent,
    words: written.parts.map((part) => (part.kind === "text" ? part.text : part.kind)).join(" | "),
  };
}
