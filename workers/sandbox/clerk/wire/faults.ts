import { Hono, type MiddlewareHandler } from "hono";
import {
  BehaviourChange,
  changeBehaviour,
  readBehaviour,
  takeFault,
} from "#workers/sandbox/clerk/wire/behaviour.ts";
import type { ClerkBindings } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";
import { Documents } from "#workers/sandbox/documents.ts";

/** No such host: the browser's own network error, as when a vendor cannot be reached. */
const NOWHERE = "http://unreachable.invalid/";

/** Stands before sign-in, sign-up and the Backend API's users and phone numbers: what `/sandbox/clerk` has asked for happens to the request. */
export const withFaults: MiddlewareHandler<ClerkBindings> = async (c, next) => {
  if (c.req.method === "GET") return next();
  const fault = await takeFault(new Documents(c.env.SANDBOX_DB), c.req.path);
  switch (fault?.fault) {
    case undefined:
      return next();
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, fault?.ms ?? 0));
      return next();
    case "500":
      return c.json({ errors: [], clerk_trace_id: "sandbox" }, 500);
    case "unreachable":
      return c.redirect(NOWHERE, 307);
    default:
      throw new ClerkError(422, fault?.fault.replace("code:", "") ?? "", "The sandbox was asked to refuse.");
  }
};

/** For people and tests: how Clerk behaves. Mounted at `/sandbox/clerk`. */
export const clerkControls = new Hono<ClerkBindings>();

clerkControls.get("/", async (c) => c.json(await readBehaviour(new Documents(c.env.SANDBOX_DB))));

clerkControls.post("/", async (c) => {
  const change = BehaviourChange.safeParse(await c.req.json<unknown>().catch(() => null));
  if (!change.success) return c.json({ error: change.error.issues.map((issue) => issue.message) }, 400);
  return c.json(await changeBehaviour(new Documents(c.env.SANDBOX_DB), change.data));
});
