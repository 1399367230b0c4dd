import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { closeLostAnswers, stopAnswer } from "#app/features/chat/answering/answer.server.ts";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { rows } from "#tests/service/members.ts";
import {
  asked,
  companion,
  room,
  stateOf,
  synced,
  type Tab,
  untilFinished,
  usedOf,
} from "#tests/service/tabs.ts";
import { composeBackground } from "#workers/compose.ts";

/** Answers whose room was killed or whose D1 was away: the words that were said are kept, whoever comes first. */

const QUESTION = "I am anxious about tomorrow";

/** The product's own context: its `rooms` are the real ones. */
const unattended = (): Promise<AppContext> => composeBackground(env, () => {});

async function attended(userId: string): Promise<MemberContext> {
  const session = { userId, sessionId: "sess_test", mfaVerified: false, verifiedMinutesAgo: 0 };
  return Object.assign(await unattended(), { userId, session });
}

/** Reads until so many characters have come, and so been written down at least twice. */
async function untilSaid(tab: Tab, characters: number): Promise<string> {
  let words = "";
  while (words.length < characters) {
    const frame = await tab.next();
    if (frame.t === "delta") words += frame.parts.map((part) => part.text).join("");
  }
  return words;
}

/** An answer that was begun, and its room killed after some words. */
async function killed(): Promise<{ job: AnswerJob; tab: Awaited<ReturnType<typeof synced>>; words: string }> {
  await companion({ wordDelayMs: 60, fault: "none" });
  const job = await asked(QUESTION);
  const tab = await synced(job.userId);
  await room(job.userId).answer(job, []);
  const words = await untilSaid(tab, 80);
  await abortAllDurableObjects();
  return { job, tab, words };
}

/** The companion's words as D1 keeps them. */
async function keptWords(job: AnswerJob): Promise<string> {
  const [message] = await rows<{ parts: string }>(
    "SELECT parts FROM chatbot_messages WHERE conversation_id = ? AND role = 'assistant'",
    job.conversationId,
  );
  const parts = JSON.parse(message?.parts ?? "[]") as { text: string }[];
  return parts.map((part) => part.text).join("");
}

/** What was kept and what was seen tell the same, as far as both go. */
function expectSame(kept: string, seen: string): void {
  expect(kept).not.toBe("");
  const both = Math.min(kept.length, seen.length);
  expect(kept.slice(0, both)).toBe(seen.slice(0, both));
}

const takeAwayAnswers = () => rows("ALTER TABLE chat_answers RENAME TO chat_answers_away");
const bringBackAnswers = () => rows("ALTER TABLE chat_answers_away RENAME TO chat_answers");

/** Writes the whole answer while D1 cannot close it; the room has set its alarm when this returns. */
async function writtenWithoutD1(job: AnswerJob): Promise<void> {
  await takeAwayAnswers();
  await room(job.userId).answer(job, []);
  // an open socket sets the alarm too, a minute away: a try to close it again comes within seconds
  await expect
    .poll(
      async () => {
        const at = await runInDurableObject(room(job.userId), (_room, state) => state.storage.getAlarm());
        return at !== null && at <= Date.now() + 5_000;
      },
      { timeout: 5000 },
    )
    .toBe(true);
}

test("a killed room that its tab wakes closes the answer as interrupted, with its words, and refunds it", async () => {
  const { job, tab, words } = await killed();
  const back = await synced(job.userId, tab.sync.epoch, 0);
  const ended = back.sync.events.find(({ event }) => event.name === "answer.finished");
  const end = ended ? ended.event : (await untilFinished(back)).end;
  expect(end).toMatchObject({ outcome: "interrupted", message: { state: "interrupted" } });
  expectSame(await keptWords(job), words);
  expect(await stateOf(job.answerId)).toBe("interrupted");
  expect(await usedOf(job.userId)).toBe(0);
});

test("a killed room that the sweep wakes first keeps its words too", async () => {
  const { job, words } = await killed();
  await closeLostAnswers(await unattended());
  expect(await stateOf(job.answerId)).toBe("interrupted");
  expectSame(await keptWords(job), words);
  expect(await usedOf(job.userId)).toBe(0);
});

test("a killed room that Stop wakes first keeps its words too", async () => {
  const { job, words } = await killed();
  await stopAnswer(await attended(job.userId), job.answerId);
  expect(await stateOf(job.answerId)).toBe("interrupted");
  expectSame(await keptWords(job), words);
  expect(await usedOf(job.userId)).toBe(0);
});

test("an answer whose D1 cannot be reached waits in the room, and is closed by the alarm", async () => {
  await companion({ wordDelayMs: 1, fault: "none" });
  const job = await asked(QUESTION);
  await writtenWithoutD1(job);
  await bringBackAnswers();
  const tab = await synced(job.userId);
  await runInDurableObject(room(job.userId), (instance) => instance.onAlarm());
  expect((await untilFinished(tab)).end.outcome).toBe("answered");
  expect(await stateOf(job.answerId)).toBe("answered");
});

test("Stop on an answer that waits for D1: nothing is thrown away, then it is closed whole", async () => {
  await companion({ wordDelayMs: 1, fault: "none" });
  const job = await asked(QUESTION);
  const tab = await synced(job.userId);
  await writtenWithoutD1(job);
  const words = await untilSaid(tab, 80);
  const ctx = await attended(job.userId);
  await stopAnswer(ctx, job.answerId);
  await bringBackAnswers();
  expect(await stateOf(job.answerId)).toBe("writing");
  await stopAnswer(ctx, job.answerId);
  expect(await stateOf(job.answerId)).toBe("answered");
  expectSame(await keptWords(job), words);
  expect(await usedOf(job.userId)).toBe(1);
});

/** Reads until the tab is asked to read its data again; gives the epoch that holds from then on. */
async function untilMissed(tab: Awaited<ReturnType<typeof synced>>): Promise<string> {
  for (let frame = tab.sync as Awaited<ReturnType<Tab["next"]>>; ; frame = await tab.next()) {
    if (frame.t === "sync" && frame.missed) return frame.epoch;
  }
}

test("closed in D1 by an earlier life that could not tell: a tab that comes back reads its data again", async () => {
  const { job, tab } = await killed();
  await rows("UPDATE chat_answers SET state = 'interrupted' WHERE id = ?", job.answerId);
  const back = await synced(job.userId, tab.sync.epoch, tab.sync.head);
  expect(await untilMissed(back)).not.toBe(tab.sync.epoch);
  const again = await synced(job.userId, tab.sync.epoch, tab.sync.head);
  expect(again.sync).toMatchObject({ missed: true, answers: [] });
});

test("closed in D1 by somebody else while it is written: the tabs that are open read their data again", async () => {
  await companion({ wordDelayMs: 5, fault: "none" });
  const job = await asked(QUESTION);
  const tab = await synced(job.userId);
  await room(job.userId).answer(job, []);
  await rows("UPDATE chat_answers SET state = 'interrupted' WHERE id = ?", job.answerId);
  expect(await untilMissed(tab)).not.toBe(tab.sync.epoch);
  expect(await keptWords(job)).toBe("");
});

test("a room of before brings its answer along, with its words, and its numbers begin a new life", async () => {
  await companion({ wordDelayMs: 1, fault: "none" });
  const job = await asked(QUESTION);
  const { sync } = await synced(job.userId);
  await writtenWithoutD1(job);
  await runInDurableObject(room(job.userId), (_room, { storage: { sql } }) => {
    sql.exec(`
      CREATE TABLE answer (
        id TEXT PRIMARY KEY, job TEXT NOT NULL, n INTEGER NOT NULL, parts TEXT NOT NULL, written TEXT
      ) STRICT, WITHOUT ROWID;
      INSERT INTO answer SELECT id, job, n, parts, written FROM job JOIN said USING (id);
      DELETE FROM job; DELETE FROM said;`);
  });
  await abortAllDurableObjects();
  await bringBackAnswers();
  await runInDurableObject(room(job.userId), (instance) => instance.onAlarm());
  expect(await stateOf(job.answerId)).toBe("answered");
  expect(await keptWords(job)).not.toBe("");
  expect((await synced(job.userId, sync.epoch, sync.head)).sync.missed).toBe(true);
});

test("what is forgotten while it is written leaves no word in the room", async () => {
  await companion({ wordDelayMs: 30, fault: "none" });
  const job = await asked(QUESTION);
  const tab = await synced(job.userId);
  await takeAwayAnswers();
  await room(job.userId).answer(job, []);
  await untilSaid(tab, 40);
  await room(job.userId).forget();
  const left = () =>
    runInDurableObject(room(job.userId), async (_room, { storage }) => ({
      alarm: await storage.getAlarm(),
      words: storage.sql.exec("SELECT id FROM job UNION ALL SELECT id FROM said").toArray().length,
    }));
  // it cannot be closed in D1, and nothing is left to try it again for
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await left()).toEqual({ alarm: null, words: 0 });
  await bringBackAnswers();
});

test("a conversation that was erased leaves no words in the room, and the numbers go on without a gap", async () => {
  const userId = "user_room_erases";
  const publication = (id: string, conversationId: string) => ({
    id,
    event: {
      name: "conversation.changed",
      conversation: { id: conversationId, title: `Of ${conversationId}` },
    },
  });
  await room(userId).publish([publication("e1", "conv_gone"), publication("e2", "conv_stays")] as never);
  const { sync } = await synced(userId);
  await room(userId).erase(["conv_gone"]);
  const back = await synced(userId, sync.epoch, 0);
  expect(back.sync.missed).toBe(false);
  expect(back.sync.events.map(({ seq, event }) => [seq, event])).toEqual([
    [1, { name: "conversation.deleted", conversationId: "conv_gone" }],
    [2, publication("e2", "conv_stays").event],
  ]);
});
