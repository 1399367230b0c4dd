import type { LocalDay } from "#app/core/local-day.ts";
import { settle } from "#app/features/pet/model/rules.ts";
import { applyEvent, applyOptimistic, type PetAction, type PetState, type PetUpdate } from "./pet-state.ts";

/** What is sent besides the act itself. */
export type ActionFields = Record<string, string>;

/** What was done here and waits for its answer. `silent`: nobody has pressed it. */
export type PendingAction = {
  requestId: string;
  fields: ActionFields;
  action: PetAction | null;
  silent: boolean;
};

/** A member's pet state in one tab: what is known of it, and what waits on top of that, in the order of the taps. */
export type OptimisticState = { state: PetState; pending: readonly PendingAction[] };

/**
 * News by a reply or by the room. What they come of is in them: where the room is the faster one, the act that still
 * waits for its reply is not painted over its own outcome.
 */
export const withUpdate = <Some extends OptimisticState>(
  state: Some,
  update: PetUpdate & { requestId?: string },
): Some => ({
  ...state,
  state: applyEvent(state.state, update),
  pending: state.pending.map((one) => (one.requestId === update.requestId ? { ...one, action: null } : one)),
});

/** The reply has come, whatever it says. */
export const withoutPending = <Some extends OptimisticState>(state: Some, requestId: string): Some => ({
  ...state,
  pending: state.pending.filter((one) => one.requestId !== requestId),
});

/** What is seen at `hour`: the state of then, with everything painted that waits. */
export const visibleState = ({ state, pending }: OptimisticState, today: LocalDay, hour: number): PetState =>
  pending.reduce<PetState>(
    (before, { action }) => {
      const result = action && applyOptimistic(before, action, today, hour);
      return result?.ok ? result.value : before;
    },
    { ...state, pet: state.pet && settle(state.pet, hour) },
  );
