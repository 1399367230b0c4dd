import { isCourtesy } from "#app/features/care/courtesy.ts";

/** Thanks for an answer, and not again for the answer to thanks: one for each answer that was paid for. */
export const isThanks = (text: string, before: readonly { role: string; content: string }[]): boolean =>
  isCourtesy(text) &&
  before.at(-1)?.role === "assistant" &&
  before.at(-2)?.role === "user" &&
  !isCourtesy(before.at(-2)?.content ?? "");
