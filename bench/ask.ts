import type { Member } from "./members.ts";

/** Everyday questions, so that no answer is the one before. */
const QUESTIONS = [
  "I am anxious about my work and cannot sleep.",
  "How can I forgive my brother?",
  "I feel far from God today.",
  "My wife and I keep arguing about money.",
  "What does Jesus say about worry?",
];

/** Posts a question as the browser does, headers and all. @returns the answer's id @throws unless it was taken */
export async function ask(origin: string, member: Member, n: number): Promise<string> {
  const response = await fetch(`${origin}/functions/persistent-chatbot`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: member.cookie,
      origin,
      "sec-fetch-site": "same-origin",
    },
    body: JSON.stringify({
      action: "chat",
      conversationId: member.conversationId,
      message: QUESTIONS[n % QUESTIONS.length],
      requestId: crypto.randomUUID(),
    }),
  });
  if (response.status !== 202)
    throw new Error(`a question was answered ${response.status}: ${await response.text()}`);
  const { answerId } = (await response.json()) as { answerId: string };
  return answerId;
}

/** One round trip to a bare handler, read to its end, ms. */
export async function roundTrip(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.text();
  return performance.now() - started;
}
