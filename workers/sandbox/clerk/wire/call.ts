import type { Context } from "hono";
import type { ClientRecord } from "#workers/sandbox/clerk/wire/records.ts";
import { sandboxNow } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";

export type ClerkBindings = { Bindings: SandboxEnv };
export type ClerkContext = Context<ClerkBindings>;

/** What writing users and telling the product needs. */
export type Instance = {
  env: SandboxEnv;
  documents: Documents;
  background: (work: Promise<unknown>) => void;
};

/** One request to the stand-in Clerk, Frontend API or Backend API. */
export type Call = Instance & {
  /** Epoch ms by the sandbox's clock: codes, links and tickets expire by it, sessions keep real time. */
  now: number;
  /** Where the product stands for this browser; the authorized party of its tokens. */
  origin: string;
  userAgent: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
};

/** A call of the Frontend API by a browser that is known. */
export type ClientCall = Call & { client: ClientRecord };

export const openInstance = (c: ClerkContext): Instance => ({
  env: c.env,
  documents: new Documents(c.env.SANDBOX_DB),
  background: (work) => c.executionCtx.waitUntil(work),
});

export async function openCall(c: ClerkContext): Promise<Call> {
  const instance = openInstance(c);
  return {
    ...instance,
    now: await sandboxNow(instance.documents),
    origin: originOf(c.req.raw),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    query: new URL(c.req.url).searchParams,
    body: await bodyOf(c.req.raw),
  };
}

/** The page's origin: said by the browser on a POST, else the address that the request came to. */
function originOf(request: Request): string {
  const origin = request.headers.get("origin");
  if (origin && origin !== "null") return origin;
  return new URL(request.url).origin;
}

/** clerk-js sends forms, the Backend API JSON. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const raw = request.method === "GET" ? "" : await request.text();
  if (!request.headers.get("content-type")?.includes("json")) {
    return Object.fromEntries(new URLSearchParams(raw));
  }
  const parsed: unknown = JSON.parse(raw || "{}");
  return isRecord(parsed) ? parsed : {};
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text field of the body; undefined when it is absent or empty. */
export function field(call: Call, name: string): string | undefined {
  const value = call.body[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
