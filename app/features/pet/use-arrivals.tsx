import { useEffect, useRef } from "react";
import { useCopy } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { petCopy } from "./copy.ts";
import { usePet } from "./pet-context.tsx";

/** The server's clock decides; this asks a little after it should be over, and again if it was early. */
const GRACE_MS = 150;
const AGAIN_MS = 1_500;

/** What is on its way is brought home when its time has come, here as by the room and the sweep (AD2, TR1). */
export function useArrivals(): void {
  const copy = useCopy(petCopy);
  const { deeds, now } = usePet();
  const { adventures, trainings, pet } = deeds.house;
  const asked = useRef(new Map<string, number>());
  const told = useRef(new Set<string>());

  const due = [
    ...adventures.map((one) => ({ one, intent: "adventure.finish", name: "adventureId" })),
    ...trainings.map((one) => ({ one, intent: "training.finish", name: "trainingId" })),
  ].find(
    ({ one }) => one.status === "in_progress" && one.finishesAt !== null && now >= one.finishesAt + GRACE_MS,
  );
  useEffect(() => {
    if (!due || !pet || deeds.busy) return;
    const key = `${due.one.id} ${due.one.version}`;
    const last = asked.current.get(key) ?? 0;
    if (now - last < AGAIN_MS) return;
    asked.current.set(key, now);
    deeds.perform({ intent: due.intent, petId: pet.id, [due.name]: due.one.id }, null);
  }, [due, pet, deeds, now]);

  // a training that was under way here says what it has brought
  useEffect(() => {
    for (const { id, status, result, statTargeted } of trainings) {
      if (status === "in_progress") told.current.add(id);
      else if (result && told.current.delete(id)) {
        const words =
          result.gained > 0
            ? copy.training.gained(copy.stats[statTargeted], result.gained)
            : copy.training.refunded;
        showToast({ ...words, tone: "ok" });
      }
    }
  }, [trainings, copy]);
}
