import { z } from "zod";
import type { Documents } from "#workers/sandbox/documents.ts";

/**
 * How the stand-in Clerk behaves, for people and tests; changed at `/sandbox/clerk`.
 * `fault`: what happens to requests of sign-in and sign-up (`on: "/phone_numbers"` or `"/v1/users/"`: to the server's): `500`, `slow` (answered after `ms`, and done),
 * `unreachable`, or `code:` and one of Clerk's error codes. `on` is a part of the path, `times` how often.
 * `clientTrust` and `newPassword` are the addresses whose next sign-in asks for that step; who signs up with one of
 * `confirmed` has nothing to confirm.
 */
export type Behaviour = {
  fault: string;
  ms: number;
  on: string;
  times: number | null;
  clientTrust: string[];
  newPassword: string[];
  confirmed: string[];
};

const CALM: Behaviour = {
  fault: "none",
  ms: 0,
  on: "/sign_",
  times: null,
  clientTrust: [],
  newPassword: [],
  confirmed: [],
};
const MAX_MS = 60_000;
const emails = z.array(z.email()).max(50);

export const BehaviourChange = z.union([
  z.strictObject({ reset: z.literal(true) }),
  z.strictObject({
    fault: z
      .union([z.enum(["none", "500", "slow", "unreachable"]), z.string().regex(/^code:[a-z_]+$/)])
      .optional(),
    ms: z.int().min(0).max(MAX_MS).optional(),
    on: z.string().startsWith("/").max(100).optional(),
    times: z.int().min(1).max(1000).optional(),
    clientTrust: emails.optional(),
    newPassword: emails.optional(),
    confirmed: emails.optional(),
  }),
]);
export type BehaviourChange = z.infer<typeof BehaviourChange>;

const [KIND, ID] = ["settings", "clerk"];

export async function readBehaviour(documents: Documents): Promise<Behaviour> {
  return { ...CALM, ...(await documents.get<Partial<Behaviour>>(KIND, ID)) };
}

/** A new fault begins anew: without `times` it stays until it is changed. */
export async function changeBehaviour(documents: Documents, change: BehaviourChange): Promise<Behaviour> {
  const behaviour: Behaviour = { ...(await readBehaviour(documents)) };
  if ("reset" in change) Object.assign(behaviour, CALM);
  else {
    if (change.fault !== undefined) Object.assign(behaviour, { ms: 0, on: CALM.on, times: null });
    Object.assign(behaviour, change);
  }
  await documents.put(KIND, ID, behaviour);
  return behaviour;
}

/** The fault that meets one request, which uses up one of its times; null for none. */
export async function takeFault(documents: Documents, path: string): Promise<Behaviour | null> {
  const taken: { behaviour: Behaviour | null } = { behaviour: null };
  await documents.update<Behaviour>(KIND, ID, (before) => {
    const met = before.fault !== "none" && path.includes(before.on);
    taken.behaviour = met ? before : null;
    if (!met || before.times === null) return before;
    const left = before.times - 1;
    return left > 0 ? { ...before, times: left } : { ...before, fault: "none", times: null };
  });
  return taken.behaviour;
}
