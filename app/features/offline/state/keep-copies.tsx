import {
  type CopiesReply,
  mustRefresh,
  type NotesPlace,
  type NotesSince,
} from "#app/features/offline/model/copies.ts";
import { chooseCopies, keepsCopies } from "#app/session/copies-choice.ts";
import { freshSession, isLeaving } from "#app/session/session-browser.ts";
import { copiesOwner, forgetCopies, putCopies, putNotes, sinceFor } from "./copy-store.tsx";

const PATH = "/offline/copies";
const TIMEOUT_MS = 30_000;

/** Turned off, what is kept goes at once. What waits to be sent stays. */
export async function turnKeeping(userId: string, on: boolean): Promise<void> {
  chooseCopies(userId, on);
  if (!on) await forgetCopies();
}

/**
 * Brings what a member can read without a network onto this device: in a page's quiet moment, and not more often than
 * the rule says. One tab does it for all.
 */
export async function keepCopies(userId: string, { now = false } = {}): Promise<void> {
  if (!keepsCopies(userId) || !navigator.onLine || isLeaving()) return;
  await navigator.locks.request("copies", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const owner = await copiesOwner();
    if (!now && !mustRefresh(owner?.userId === userId ? owner.at : null, Date.now())) return;
    if (!(await freshSession())) return;
    const reply = await ask<CopiesReply>(await sinceFor(userId), {});
    // who signs out meanwhile leaves nothing behind
    if (!reply || isLeaving()) return;
    await putCopies(userId, { ...reply, at: Date.now() });
    let { more, since } = reply.notes;
    while (more && !isLeaving()) {
      const next = await ask<NotesSince>(since, { only: "notes" });
      if (!next) return;
      await putNotes(userId, next);
      ({ more, since } = next);
    }
  });
}

async function ask<Value>({ at, id }: NotesPlace, more: Record<string, string>): Promise<Value | null> {
  try {
    const params = new URLSearchParams({ at: String(at), id, ...more });
    const answer = await fetch(`${PATH}?${params}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Value) : null;
  } catch {
    return null;
  }
}
