import { useEffect, useState } from "react";
import { type CareAction, PET_KEPT_PATH } from "#app/features/pet/model/catalog.ts";
import { PET_REFUSALS, type PetRefusal } from "#app/features/pet/model/refusals.ts";
import { type DeviceOutbox, deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { queued, readQueue } from "#app/outbox/queue.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { KeptPet, RefusedCare, WaitingCare } from "./kept.ts";

const TIMEOUT_MS = 20_000;
/** So much of what was not done is remembered. */
const MAX_REFUSED = 20;

/** Beside what waits; nobody's words, and in no list of what waits. */
const refusedKey = (userId: string): string => `draft:${userId}:pet:refused`;
const refusedIn = (userId: string): RefusedCare[] =>
  readQueue<RefusedCare>(localStorage.getItem(refusedKey(userId)));

function noteRefused(userId: string, { requestId, text }: WaitingCare, refusal: PetRefusal): void {
  const refused = queued(refusedIn(userId), { requestId, text, refusal }).slice(-MAX_REFUSED);
  localStorage.setItem(refusedKey(userId), JSON.stringify(refused));
}

const refusalIn = (reply: unknown): PetRefusal | null => {
  if (!reply || typeof reply !== "object" || !("intent" in reply) || !("refusal" in reply)) return null;
  // what a newer server says has the words of what was not there
  return PET_REFUSALS.find((refusal) => refusal === reply.refusal) ?? "pet.not_found";
};

/** What was refused leaves the queue and is shown as such: there are no words in it that could be lost. */
async function post(userId: string, care: WaitingCare): Promise<Sent> {
  const { requestId, petId, careAction, at } = care;
  const form = new FormData();
  // by this device's own measure: its clock may be wrong
  const ago = Math.max(0, Date.now() - at);
  for (const [name, value] of Object.entries({ requestId, petId, careAction, ago }))
    form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = await fetch(PET_KEPT_PATH, { method: "POST", body: form, signal });
    // signed out, or somebody else by now: it waits for its writer
    const isJudged = [400, 402, 404, 409, 422].includes(sent.status);
    const refusal = isJudged ? refusalIn(await sent.json()) : null;
    if (sent.status !== 200 && !refusal) return "later";
    if (refusal) noteRefused(userId, care, refusal);
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
export function giveCare(userId: string, { id: petId }: KeptPet, careAction: CareAction, text: string): void {
  outboxOf(userId).add({ requestId: crypto.randomUUID(), petId, careAction, at: Date.now(), text });
  void sendCare(userId);
}

export type CareHere = { waiting: WaitingCare[]; refused: RefusedCare[]; forget(): void };

/** What waits on this device, and what was not done; sent for as long as the page is open. */
export function useKeptCare(userId: string): CareHere {
  const [here, setHere] = useState<Omit<CareHere, "forget">>({ waiting: [], refused: [] });
  useEffect(() => {
    const outbox = outboxOf(userId);
    const read = () => setHere({ waiting: outbox.list(), refused: refusedIn(userId) });
    read();
    return outbox.follow(read);
  }, [userId]);
  const forget = () => {
    localStorage.removeItem(refusedKey(userId));
    setHere(({ waiting }) => ({ waiting, refused: [] }));
  };
  return { ...here, forget };
}
