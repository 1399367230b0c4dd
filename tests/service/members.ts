import { env } from "cloudflare:workers";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import type { EditorContext } from "#app/features/content/registry.server.ts";
import type { EveningEvent } from "#app/features/groups/evening/live/evening-event.ts";
import { ERASURE, EXPORT_SECTIONS } from "#app/manifest/gathered.server.ts";
import { SHIPPED_CONTENT } from "#app/manifest/shipped.server.ts";
import type { Account, Payments } from "#app/vendors/ports.ts";
import type { Publication } from "#party/protocol.ts";
import { settingsOf } from "#workers/compose.ts";
import { hmac } from "#workers/hmac.ts";
import { messagesOf } from "#workers/messages.ts";
import { paymentsOf } from "#workers/payments.ts";
import { voiceOf } from "#workers/vendors/voice.ts";

/** What a service sent to the rooms and to vendors, in order. */
export type Recorded = {
  events: Publication[];
  jobs: AnswerJob[];
  /** Answers that the room was asked to begin before their question was kept, and those it was asked to drop. */
  begun: string[];
  withdrawn: string[];
  stopped: string[];
  disconnected: string[];
  /** Conversations whose words the rooms were asked to drop. */
  erased: string[];
  /** Sessions that the vendor was asked to end. */
  ended: string[];
  /** Requests of the wall of which something has changed. */
  touched: { ids: string[]; fresh: boolean; audiences: readonly string[] }[];
  /** Groups of which something has changed. */
  groups: { groupId: string; change: string; gone: string[] }[];
  /** Evenings of which something has changed; an event of null: the room was closed. */
  evenings: { eveningId: string; event: EveningEvent | null; gone: string[] }[];
  /** What the rooms of games were recorded. */
  tables: string[];
  vendor: string[];
};

export type TestMember = EditorContext & {
  recorded: Recorded;
  /** Waits for everything that was left to `waitUntil`. */
  settled(): Promise<void>;
  at(time: number): void;
};

const START = Date.UTC(2026, 10, 20, 12);

type Options = {
  zone?: string;
  account?: Account | null;
  profile?: boolean;
  isWriting?: boolean;
  payments?: Payments;
};

/** A member with the real D1, a clock that stands still, and rooms that only listen. */
export async function member(options: Options = {}): Promise<TestMember> {
  const userId = newId("user", Date.now(), Math.random);
  const recorded: Recorded = {
    events: [],
    jobs: [],
    begun: [],
    withdrawn: [],
    stopped: [],
    disconnected: [],
    erased: [],
    ended: [],
    touched: [],
    groups: [],
    evenings: [],
    tables: [],
    vendor: [],
  };
  const pending: Promise<unknown>[] = [];
  let now = START;
  const ctx: TestMember = {
    db: openDatabase(env.DB, null),
    bible: env.BIBLE,
    builtFile: async (path) =>
      env.TEST_FILES?.fetch(new URL(path, "http://localhost")) ?? new Response(null, { status: 404 }),
    community: openDatabase(env.COMMUNITY, null),
    communityRules: { open: true, holdsFirst: false },
    accounts: {
      find: async () => options.account ?? null,
      addVerifiedPhone: async () => Promise.reject(new Error("no vendor of accounts stands here")),
      endSession: async (sessionId) => void recorded.ended.push(sessionId),
      rename: async (_userId, fullName) => (options.account ? { ...options.account, fullName } : null),
      endSessions: async () => void recorded.vendor.push("sessions ended"),
      findByEmail: async () => [],
      countSessions: async () => 0,
      remove: async () => void recorded.vendor.push("account removed"),
    },
    payments: options.payments ?? paymentsOf(settingsOf(env)),
    ...messagesOf(env, settingsOf(env)),
    voice: voiceOf(settingsOf(env)),
    rooms: {
      publish: async (_userId, events) => void recorded.events.push(...events),
      begin: async (job) => void recorded.begun.push(job.answerId),
      withdraw: async (_userId, answerId) => void recorded.withdrawn.push(answerId),
      answer: async (job, events) => {
        recorded.events.push(...events);
        recorded.jobs.push(job);
      },
      stop: async (_userId, answerId) => {
        recorded.stopped.push(answerId);
        return options.isWriting ?? false;
      },
      end: async (_userId, answerId) => void recorded.stopped.push(answerId),
      isWriting: async () => options.isWriting ?? false,
      disconnect: async (_userId, sessionId) => void recorded.disconnected.push(sessionId ?? "all"),
      erase: async (_userId, ids) => void recorded.erased.push(...ids),
      forget: async () => void recorded.disconnected.push("forgotten"),
    },
    wall: {
      touch: async (ids, fresh, audiences) => void recorded.touched.push({ ids: [...ids], fresh, audiences }),
    },
    groups: {
      touch: async (groupId, change, gone) => void recorded.groups.push({ groupId, change, gone: [...gone] }),
    },
    evenings: {
      publish: async (eveningId, event, gone) =>
        void recorded.evenings.push({ eveningId, event, gone: [...gone] }),
      close: async (eveningId) => void recorded.evenings.push({ eveningId, event: null, gone: [] }),
    },
    games: {
      open: async (tableId) => void recorded.tables.push(`open:${tableId}`),
      expect: async (tableId, { name }) => void recorded.tables.push(`expect:${tableId}:${name}`),
      close: async (tableId) => void recorded.tables.push(`close:${tableId}`),
    },
    session: { userId, sessionId: "sess_test", mfaVerified: true, verifiedMinutesAgo: 0 },
    pendingDeletion: { until: null, changed: () => undefined },
    ageMissing: false,
    accountFault: null,
    signedIn: true,
    closedRooms: [],
    announcements: [],
    content: AS_SHIPPED,
    siteChanged: () => undefined,
    wholeAccount: { exports: EXPORT_SECTIONS, erasure: ERASURE },
    shippedContent: SHIPPED_CONTENT,
    terms: { due: null, coming: null },
    isOpen: () => true,
    userId,
    requestId: "test",
    origin: "http://localhost",
    supportEmail: "help@koinonia.test",
    coaching: { bookingUrl: null, email: null },
    companion: "finder",
    browserZone: null,
    inShell: false,
    language: "en",
    appearance: "auto",
    translation: null,
    visitorHub: true,
    textSize: "usual",
    movement: "device",
    firstVisit: false,
    hmac: (text) => hmac(env.PRIVACY_KEY, text),
    addressHash: () => hmac(env.PRIVACY_KEY, "address:203.0.113.7"),
    bounds: {
      sends: { member: { minute: 60, day: 600 }, address: { minute: 1e6, day: 1e6 } },
      spendMicros: null,
      memberMicros: { free: null, paying: null },
    },
    now: () => now,
    random: Math.random,
    waitUntil: (work) => void pending.push(work),
    recorded,
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

/** How a statement would be answered, a step a line. */
export const planOf = async (sql: string, params: readonly unknown[]): Promise<string[]> =>
  (await rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => detail);

export const requestId = (): string => crypto.randomUUID();
