import { env, exports } from "cloudflare:workers";
import { newId } from "#app/core/id.ts";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import { type DownFrame, VERSION } from "#party/protocol.ts";
import { NO_CARE } from "#tests/no-care.ts";
import { addProfile, rows } from "./members.ts";
import { sessionToken } from "./tokens.ts";

/** A member's room in workerd, seen from its tabs, with the sandbox's companion behind it. */

export const worker = (exports as unknown as { default: Fetcher }).default;
export const ORIGIN = "http://localhost";

export type Tab = { socket: WebSocket; next(): Promise<DownFrame>; closed: Promise<number> };

export function requestSocket(
  userId: string,
  token: string | null,
  headers: Record<string, string> = {},
  query = "",
): Promise<Response> {
  return worker.fetch(`${ORIGIN}/parties/member-room/${userId}${query}`, {
    headers: {
      upgrade: "websocket",
      origin: ORIGIN,
      ...(token && { cookie: `other=1; __session=${token}` }),
      ...headers,
    },
  });
}

export async function open(userId: string, claims: { sid?: string; expiresInS?: number } = {}): Promise<Tab> {
  const response = await requestSocket(userId, await sessionToken({ sub: userId, ...claims }));
  const socket = response.webSocket;
  if (!socket) throw new Error(`not opened: ${response.status}`);
  const queue: DownFrame[] = [];
  let wake = () => {};
  socket.addEventListener("message", (event) => {
    queue.push(JSON.parse(String(event.data)) as DownFrame);
    wake();
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", (event) => resolve(event.code)),
  );
  socket.accept();
  const next = async (): Promise<DownFrame> => {
    for (;;) {
      const frame = queue.shift();
      if (frame) return frame;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { socket, next, closed };
}

export async function synced(
  userId: string,
  epoch: string | null = null,
  since = 0,
  claims: { sid?: string; expiresInS?: number } = {},
) {
  const tab = await open(userId, claims);
  tab.socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch, since }));
  const sync = await tab.next();
  if (sync.t !== "sync") throw new Error("no sync");
  return { ...tab, sync };
}

/** A member with a conversation, a question and an open answer, as the service leaves them. */
export async function asked(text: string): Promise<AnswerJob> {
  const id = (prefix: string) => newId(prefix, Date.now(), Math.random);
  const job: AnswerJob = {
    answerId: id("ans"),
    userId: id("user"),
    conversationId: id("conv"),
    questionId: id("msg"),
    askedAt: Date.now(),
    chargedDay: "2026-11-20",
    category: "prayer",
    care: NO_CARE,
    memberHash: "hash",
    turns: [{ role: "user", text }],
  };
  await addProfile(job.userId, "UTC");
  await rows(
    "INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at) VALUES (?, ?, 'T', 'prayer', '', 0, 0)",
    job.conversationId,
    job.userId,
  );
  await rows(
    "INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, state, is_greeting, request_id, created_at) VALUES (?, ?, ?, 'user', ?, '[]', 'kept', 0, NULL, ?)",
    job.questionId,
    job.conversationId,
    job.userId,
    text,
    job.askedAt,
  );
  await rows(
    "INSERT INTO chat_answers (id, user_id, conversation_id, question_id, state, charged_day, started_at) VALUES (?, ?, ?, ?, 'writing', ?, 0)",
    job.answerId,
    job.userId,
    job.conversationId,
    job.questionId,
    job.chargedDay,
  );
  await rows("INSERT INTO chat_allowance VALUES (?, ?, 1, 8)", job.userId, job.chargedDay);
  return job;
}

export const room = (userId: string) => env.MemberRoom.getByName(userId);

export async function companion(settings: {
  wordDelayMs?: number;
  fault?: string;
  times?: number;
  transcript?: string;
  sound?: "up" | "down";
}) {
  const { SANDBOX } = env as unknown as { SANDBOX: Fetcher };
  const answer = await SANDBOX.fetch("http://vendors.test/sandbox/openai", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Reads frames until the answer has ended; gives the words that came as deltas and the end. */
export async function untilFinished(tab: Tab) {
  let words = "";
  for (;;) {
    const frame = await tab.next();
    if (frame.t === "delta") words += frame.parts.map((part) => part.text).join("");
    if (frame.t === "event" && frame.event.name === "answer.finished") return { words, end: frame.event };
  }
}

export const stateOf = async (answerId: string) =>
  (await rows<{ state: string }>("SELECT state FROM chat_answers WHERE id = ?", answerId))[0]?.state;
export const usedOf = async (userId: string) =>
  (await rows<{ used: number }>("SELECT used FROM chat_allowance WHERE user_id = ?", userId))[0]?.used;
