import { z } from "zod";
import type { Documents } from "#workers/sandbox/documents.ts";

const DELIVERIES = ["now", "hold", "drop", "duplicate", "reverse"] as const;
/** `lost`: the work is done, and its answer never arrives. */
export const FAULTS = ["none", "slow", "500", "429", "unreachable", "lost"] as const;

export type Fault = (typeof FAULTS)[number];

/**
 * How the stand-in Stripe behaves, for people and tests. `deliver`: what becomes of new webhooks; `lateBy`: how
 * late they come, ms. `fault` happens to calls whose path contains `on`, `times` often (null: until it is
 * changed); `ms` is how slow a slow one is.
 */
export type Behaviour = {
  deliver: (typeof DELIVERIES)[number];
  lateBy: number;
  fault: Fault;
  on: string;
  times: number | null;
  ms: number;
};

const CALM: Behaviour = { deliver: "now", lateBy: 0, fault: "none", on: "/", times: null, ms: 2000 };

const MAX_MS = 120_000;

/** What of it can be changed, each by itself. */
export const BEHAVIOUR_CHANGE = {
  deliver: z.enum(DELIVERIES).optional(),
  lateBy: z.int().min(0).max(MAX_MS).optional(),
  fault: z.enum(FAULTS).optional(),
  on: z.string().startsWith("/").max(100).optional(),
  times: z.int().min(1).max(1000).optional(),
  ms: z.int().min(0).max(MAX_MS).optional(),
};

export type BehaviourChange = { [K in keyof Behaviour]?: Behaviour[K] | undefined };

const [KIND, ID] = ["settings", "stripe"];

export async function readBehaviour(documents: Documents): Promise<Behaviour> {
  return { ...CALM, ...(await documents.get<Partial<Behaviour>>(KIND, ID)) };
}

/** A new fault begins anew: without `times` it stays until it is changed. */
export async function changeBehaviour(documents: Documents, change: BehaviourChange): Promise<Behaviour> {
  const { fault, on, times, ms } = change;
  const anew = fault === undefined ? {} : { fault, on: CALM.on, times: null, ms: CALM.ms };
  const behaviour: Behaviour = {
    ...(await readBehaviour(documents)),
    ...anew,
    ...(change.deliver !== undefined && { deliver: change.deliver }),
    ...(change.lateBy !== undefined && { lateBy: change.lateBy }),
    ...(on !== undefined && { on }),
    ...(times !== undefined && { times }),
    ...(ms !== undefined && { ms }),
  };
  await documents.put(KIND, ID, behaviour);
  return behaviour;
}

export const calmDown = (documents: Documents): Promise<void> => documents.put(KIND, ID, CALM);

/** The fault that meets one call, which uses up one of its times; null for none. */
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
