import { clockOffset } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { seeds } from "#workers/sandbox/stripe/seed.ts";
import { KIND_PREFIX, StripeStore } from "./store.ts";

/** One request to the stand-in Stripe, or its clock's own work. */
export type StripeBackend = {
  env: SandboxEnv;
  documents: Documents;
  background: (work: Promise<unknown>) => void;
  /** Seconds by the sandbox's clock, as this request found it. */
  now(): Promise<number>;
};

type Turn = { turn: number };

const TURN = { kind: `${KIND_PREFIX}turn`, id: "now" };
const MAX_TRIES = 100;
const LONGEST_PAUSE_MS = 20;

export const openBackend = (c: {
  env: SandboxEnv;
  executionCtx: { waitUntil(work: Promise<unknown>): void };
}): StripeBackend => {
  const documents = new Documents(c.env.SANDBOX_DB);
  let offset: Promise<number> | undefined;
  return {
    env: c.env,
    documents,
    background: (work) => c.executionCtx.waitUntil(work),
    async now() {
      offset ??= clockOffset(documents);
      return Math.floor((Date.now() + (await offset)) / 1000);
    },
  };
};

/**
 * All that `work` writes is there at once or not at all, and nobody else writes in between: who was slower
 * does the work again with what the faster one has left. What `work` throws leaves everything as it was.
 */
export async function transact<T>(
  backend: StripeBackend,
  work: (store: StripeStore) => Promise<T>,
): Promise<T> {
  const now = await backend.now();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await openTurn(backend, now);
    const store = new StripeStore(backend.documents, {
      turn: before.turn,
      now,
      pages: backend.env.STRIPE_PAGES,
    });
    const result = await work(store);
    const writes = await store.writes();
    if (writes.length === 0) return result;
    const after: Turn = { turn: before.turn + 1 };
    if (await backend.documents.commit({ ...TURN, before, after }, writes)) return result;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
  throw new Error("too many writers of the sandbox's Stripe");
}

/** The first look finds the shop furnished. */
async function openTurn(backend: StripeBackend, now: number): Promise<Turn> {
  const found = await backend.documents.get<Turn>(TURN.kind, TURN.id);
  if (found) return found;
  for (const record of seeds(backend.env, now)) {
    await backend.documents.insert(KIND_PREFIX + record.kind, record.object.id, record);
  }
  const first: Turn = { turn: 1 };
  await backend.documents.insert(TURN.kind, TURN.id, first);
  return (await backend.documents.get<Turn>(TURN.kind, TURN.id)) ?? first;
}
