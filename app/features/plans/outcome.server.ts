import type { Commit } from "#app/db/commit.ts";
import type { Publication } from "#party/protocol.ts";
import type { PlansRefusal, Preview } from "./reply.ts";
import { type onePlanReads, PLAN_CHANGED } from "./store.server.ts";

export type Done = {
  id: string | null;
  finished: boolean;
  preview?: Preview;
  /** What else the room is told. */
  events?: Publication[];
};
export type Worked = Done | { refusal: PlansRefusal };

export type Checks = Awaited<ReturnType<typeof onePlanReads>[1]>;
/** Null when it was written; "again" when another tab was first. */
export function lost(written: Commit): "again" | null {
  if (written.ok) return null;
  if (written.constraint === PLAN_CHANGED) return "again";
  throw new Error(`plan not kept: ${written.constraint}`);
}
