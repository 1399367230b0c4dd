import { useEffect, useState } from "react";
import { type CareAction, PET_KEPT_PATH } from "#app/features/pet/model/catalog.ts";
import { PET_REFUSALS, type PetRefusal } from "#app/features/pet/model/refusals.ts";
import { type DeviceOutbox, deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { queued, readQueue } from "#app/outbox/queue.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { KeptPet, ToldCare, WaitingCare } from "./kept.ts";

const TIMEOUT_MS = 20_000;
/** So much of what was not done is remembered. */
const MOST_TOLD = 20;

/** Beside what waits; nobody's words, and in no list of what waits. */
const toldKey = (userId: string): string => `draft:${userId}:pet:told`;
const toldIn = (userId: string): ToldCare[] => readQueue<ToldCare>(localStorage.getItem(toldKey(userId)));

function tell(userId: string, { requestId, text }: WaitingCare, refusal: PetRefusal): void {
  const told = queued(toldIn(userId), { requestId, text, refusal }).slice(-MOST_TOLD);
  localStorage.setItem(toldKey(userId), JSON.stringify(told));
}

const refusalIn = (reply: unknown): PetRefusal | null => {
  if (!reply || typeof reply !== "object" || !("intent" in reply) || !("refusal" in reply)) return null;
  // what a newer server says has the words of what was not there
  return PET_REFUSALS.find((refusal) => refusal === reply.refusal) ?? "pet.not_found";
};

/** What was not done goes, and is told: there are no words in it. */
async function post(userId: string, care: WaitingCare): Promise<Sent> {
  const { requestId, petId, deed, at } = care;
  const form = new FormData();
  // by this device's own measure: its clock may be wrong
  const ago = Math.max(0, Date.now() - at);
  for (const [name, value] of Object.entries({ requestId, petId, deed, ago })) form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = await fetch(PET_KEPT_PATH, { method: "POST", body: form, signal });
    // signed out, or somebody else by now: it waits for its writer
    const isJudged = [400, 402, 404, 409, 422].includes(sent.status);
    const refusal = isJudged ? refusalIn(await sent.json()) : null;
    if (sent.status !== 200 && !refusal) return "later";
    if (refusal) tell(userId, care, refusal);
    revalidateSoon();
    return "taken";
  } catch {
    return "later";
  }
}

const outboxes = new Map<string, DeviceOutbox<WaitingCare>>();
function outboxOf(userId: string): DeviceOutbox<WaitingCare> {
  const outbox =
    outboxes.get(userId) ??
    deviceOutbox<WaitingCare>(
      "pet",
      (care) => post(userId, care),
      () => userId,
    );
  outboxes.set(userId, outbox);
  return outbox;
}

export const sendCare = (userId: string): Promise<void> => outboxOf(userId).send();

/** Keeps care, then sends it: nothing of it is lost, whatever becomes of the page. */
export function giveCare(userId: string, { id: petId }: KeptPet, deed: CareAction, text: string): void {
  outboxOf(userId).add({ requestId: crypto.randomUUID(), petId, deed, at: Date.now(), text });
  void sendCare(userId);
}

export type CareHere = { waiting: WaitingCare[]; told: ToldCare[]; forget(): void };

/** What waits on this device, and what was not done; sent for as long as the page is open. */
export function useKeptCare(userId: string): CareHere {
  const [here, setHere] = useState<Omit<CareHere, "forget">>({ waiting: [], told: [] });
  useEffect(() => {
    const outbox = outboxOf(userId);
    const read = () => setHere({ waiting: outbox.list(), told: toldIn(userId) });
    read();
    return outbox.follow(read);
  }, [userId]);
  const forget = () => {
    localStorage.removeItem(toldKey(userId));
    setHere(({ waiting }) => ({ waiting, told: [] }));
  };
  return { ...here, forget };
}
