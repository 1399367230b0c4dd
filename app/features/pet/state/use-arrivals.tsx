import { useEffect, useRef } from "react";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { usePet } from "./pet-context.tsx";

/** The server's clock decides; this asks a little after it should be over, and again if it was early. */
const GRACE_MS = 150;
const AGAIN_MS = 1_500;
/** Where nobody answers, each try waits twice as long as the one before, so long at most, ms. */
const MAX_AGAIN_MS = 60_000;

/** What is on its way is brought home when its time has come, here as by the room and the sweep (AD2, TR1). */
export function useFinishDueOutings(): void {
  const copy = useCopy(petCopy);
  const { actions, now } = usePet();
  const { adventures, trainings, pet } = actions.state;
  const asked = useRef(new Map<string, { at: number; wait: number }>());
  const running = useRef(new Set<string>());

  const due = [
    ...adventures.map((one) => ({ one, intent: "adventure.finish", name: "adventureId" })),
    ...trainings.map((one) => ({ one, intent: "training.finish", name: "trainingId" })),
  ].find(
    ({ one }) => one.status === "in_progress" && one.finishesAt !== null && now >= one.finishesAt + GRACE_MS,
  );
  useEffect(() => {
    if (!due || !pet || actions.busy) return;
    const key = `${due.one.id} ${due.one.version}`;
    const last = asked.current.get(key);
    if (last && now - last.at < last.wait) return;
    asked.current.set(key, { at: now, wait: Math.min(MAX_AGAIN_MS, last ? 2 * last.wait : AGAIN_MS) });
    // nobody pressed anything: what cannot be asked now is asked later, and no notice is made of it
    actions.perform({ intent: due.intent, petId: pet.id, [due.name]: due.one.id }, null, { silent: true });
  }, [due, pet, actions, now]);

  // a training that was under way here says what it has brought
  useEffect(() => {
    for (const { id, status, result, statTargeted } of trainings) {
      if (status === "in_progress") running.current.add(id);
      else if (result && running.current.delete(id)) {
        const words =
          result.gained > 0
            ? copy.training.gained(copy.stats[statTargeted], result.gained)
            : copy.training.refunded;
        showToast({ ...words, tone: "ok" });
      }
    }
  }, [trainings, copy]);
}
