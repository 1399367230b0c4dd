import type { Context } from "hono";
import { z } from "zod";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { randomId } from "#workers/sandbox/random.ts";
import { StripeRefusal } from "#workers/sandbox/stripe/errors.ts";
import { readForm } from "#workers/sandbox/stripe/form.ts";
import { readParams } from "#workers/sandbox/stripe/params.ts";
import { type StripeBackend, transact } from "#workers/sandbox/stripe/store/backend.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { expanded, type Wire } from "./expand.ts";
import { fingerprintOf, keyInUse, remember, remembered } from "./idempotency.ts";

export type StripeBindings = {
  Bindings: SandboxEnv;
  Variables: { requestId: string; backend: StripeBackend };
};
export type StripeContext = Context<StripeBindings>;

type Params<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

/** What a call works on besides its parameters: the `:id` of its path, and the path. */
export type Call = { id: string; path: string };

const Expand = z.array(z.string()).optional();

/**
 * One route of the API: its parameters are checked, its work is done in one transaction and once for one
 * idempotency key, and what it answers is expanded. A refusal that `work` throws leaves no trace; one that it
 * returns (a card was declined) does.
 */
export const endpoint =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    work: (store: StripeStore, params: Params<Shape>, call: Call) => Promise<Wire | StripeRefusal>,
  ) =>
  async (c: StripeContext): Promise<Response> => {
    const { method, path } = c.req;
    const asked = method === "POST" ? await c.req.text() : new URL(c.req.url).search.slice(1);
    const { expand: paths, ...given } = readForm(asked);
    const params = readParams(shape, given);
    const { expand } = readParams({ expand: Expand }, paths === undefined ? {} : { expand: paths });
    const key = method === "POST" ? c.req.header("idempotency-key") : undefined;
    const fingerprint = await fingerprintOf(path, asked);
    let wasNew = false;
    const answer = await transact(c.get("backend"), async (store) => {
      const before = key && (await remembered(store, key, fingerprint));
      // new at the first try and known at the second: another call with it was under way
      if (before && wasNew) throw keyInUse(key);
      if (before) return { ...before, replayed: true };
      wasNew = true;
      store.request = { id: c.get("requestId"), idempotency_key: key ?? null };
      const call = { id: c.req.param("id") ?? "", path };
      const result = await work(store, params, call);
      const body = result instanceof StripeRefusal ? result.body() : await expanded(store, result, expand);
      const reply = { status: result instanceof StripeRefusal ? result.status : 200, body };
      if (key) remember(store, key, { fingerprint, ...reply });
      return { ...reply, replayed: false };
    });
    if (key) c.header("idempotency-key", key);
    if (answer.replayed) c.header("idempotent-replayed", "true");
    return c.json(answer.body as object, answer.status as 200);
  };

export const newRequestId = (): string => randomId("req", 14);
