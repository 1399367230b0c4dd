import { env } from "cloudflare:workers";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import type { AnswerJob } from "#app/features/chat/answer-job.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { Account } from "#app/vendors/ports.ts";
import type { Publication } from "#party/protocol.ts";

/** What a service told the rooms, in order. */
export type Told = { events: Publication[]; jobs: AnswerJob[]; stopped: string[]; disconnected: string[] };

export type TestMember = MemberContext & {
  told: Told;
  /** Waits for everything that was left to `waitUntil`. */
  settled(): Promise<void>;
  at(time: number): void;
};

const START = Date.UTC(2026, 10, 20, 12);

type Options = { zone?: string; account?: Account | null; profile?: boolean; isWriting?: boolean };

/** A member with the real D1, a clock that stands still, and rooms that only listen. */
export async function member(options: Options = {}): Promise<TestMember> {
  const userId = newId("user", Date.now(), Math.random);
  const told: Told = { events: [], jobs: [], stopped: [], disconnected: [] };
  const pending: Promise<unknown>[] = [];
  let now = START;
  const ctx: TestMember = {
    db: openDatabase(env.DB, null),
    bible: env.BIBLE,
    accounts: { find: async () => options.account ?? null },
    rooms: {
      publish: async (_userId, events) => void told.events.push(...events),
      answer: async (job, events) => {
        told.events.push(...events);
        told.jobs.push(job);
      },
      stop: async (_userId, answerId) => {
        told.stopped.push(answerId);
        return options.isWriting ?? false;
      },
      isWriting: async () => options.isWriting ?? false,
      disconnect: async (_userId, sessionId) => void told.disconnected.push(sessionId ?? "all"),
      forget: async () => void told.disconnected.push("forgotten"),
    },
    session: { userId, sessionId: "sess_test" },
    userId,
    requestId: "test",
    origin: "http://localhost",
    companion: "finder",
    browserZone: null,
    now: () => now,
    random: Math.random,
    waitUntil: (work) => void pending.push(work),
    told,
    settled: async () => {
      await Promise.all(pending.splice(0));
    },
    at: (time) => {
      now = time;
    },
  };
  if (options.profile !== false) await addProfile(userId, options.zone ?? "America/New_York");
  return ctx;
}

export const addProfile = (userId: string, zone: string): Promise<unknown> =>
  env.DB.prepare(
    "INSERT INTO profiles (user_id, full_name, time_zone, created_at, account_updated_at) VALUES (?, 'Ann Okafor', ?, 0, 0)",
  )
    .bind(userId, zone)
    .run();

export const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;

export const requestId = (): string => crypto.randomUUID();
