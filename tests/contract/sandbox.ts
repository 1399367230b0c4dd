import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { type LocalKeys, localKeys } from "#scripts/local-keys.ts";
import { SANDBOX_NAME, sandboxWorker } from "#scripts/sandbox-worker.ts";
import { WebhookRecorder } from "#tests/contract/webhook-recorder.ts";

export const SEED_PASSWORD = "Faith-2026!";

export type OutboxLine = {
  kind: string;
  to: string;
  text: string;
  code: string | null;
  at: number;
  url?: string;
};

/** The product in these tests: passes webhooks on to the test, and says what time the clock binding gives. */
const APP = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/webhooks/")) return env.RECORDER.fetch(request);
    if (pathname === "/clock") return Response.json({ offsetMs: await env.CLOCK.offsetMs() });
    return new Response("the product");
  },
};`;

export type Sandbox = {
  /** Without a slash at its end. */
  origin: string;
  keys: LocalKeys;
  webhooks: WebhookRecorder;
  /** Newest first. */
  outbox(to: string): Promise<OutboxLine[]>;
  /** The code of the newest message to somebody. */
  code(to: string): Promise<string>;
  advance(ms: number): Promise<void>;
  resetClock(): Promise<void>;
  stop(): Promise<void>;
};

/** Miniflare's own Request, as far as it is used. */
type ReceivedRequest = { headers: Iterable<[string, string]>; text(): Promise<string> };

/** A new folder for one sandbox, which forgets nothing there. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), "koinonia-sandbox-"));

/** One workerd with the sandbox and a tiny product, on a free port; in memory, or in a folder that stays. */
export async function startSandbox(persist?: string): Promise<Sandbox> {
  const folder = persist ?? newFolder();
  const keys = localKeys(join(folder, "keys.json"));
  const webhooks = new WebhookRecorder();
  const recorder = async (request: ReceivedRequest) => {
    const status = webhooks.receive(Object.fromEntries(request.headers), await request.text());
    return new Response(null, { status });
  };
  const app = {
    name: "app",
    modules: true,
    script: APP,
    compatibilityDate: "2026-11-01",
    serviceBindings: {
      CLOCK: { name: SANDBOX_NAME, entrypoint: "Clock" },
      RECORDER: recorder,
    },
  };
  const sandbox = await sandboxWorker({ keys, origin: "http://product.test", appName: "app" });
  const options = {
    host: "127.0.0.1",
    port: 0,
    cf: false,
    logRequests: false,
    ...(persist && { resourcePersistencePath: persist }),
    workers: [app, sandbox],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const origin = (await miniflare.ready).origin;
  const outbox = (to: string) => readOutbox(origin, to);
  return {
    origin,
    keys,
    webhooks,
    outbox,
    async code(to) {
      const code = (await outbox(to))[0]?.code;
      if (!code) throw new Error(`no code was sent to ${to}`);
      return code;
    },
    advance: (advanceMs) => setClock(origin, { advanceMs }),
    resetClock: () => setClock(origin, { reset: true }),
    async stop() {
      await miniflare.dispose();
      if (!persist) rmSync(folder, { recursive: true });
    },
  };
}

async function readOutbox(origin: string, to: string): Promise<OutboxLine[]> {
  const response = await fetch(`${origin}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as OutboxLine[];
}

async function setClock(origin: string, change: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${origin}/sandbox/clock`, {
    method: "POST",
    headers,
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(await response.text());
}
