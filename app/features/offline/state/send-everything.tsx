import { useEffect } from "react";
import { afterTaken, nextToSend, readWaiting, withRefusal } from "#app/features/chat/outbox/outbox.ts";
import { sendFirst } from "#app/features/chat/outbox/outbox-sender.tsx";
import { sendAnswers } from "#app/features/games/kept/answers-outbox.tsx";
import { noteOutbox } from "#app/features/groups/evening/state/note-outbox.tsx";
import { followActs, sendActs } from "#app/features/marks/state/send-acts.tsx";
import { sendWaiting } from "#app/features/memory/state/outbox.tsx";
import { sendCare } from "#app/features/pet/kept/care-outbox.tsx";
import { sendChecks, useWaitingChecks } from "#app/features/plans/state/send-checks.tsx";
import { sendPrayers, useWaitingPrayers } from "#app/features/prayers/session/send-prayers.tsx";
import { tellEnded } from "#app/features/study/session/send-session.tsx";

/** The companion's messages, in their order, until one has to wait. */
async function sendMessages(userId: string): Promise<void> {
  const key = `draft:${userId}:outbox`;
  const list = () => readWaiting(localStorage.getItem(key));
  const keep = (next: ReturnType<typeof list>) =>
    next.length > 0 ? localStorage.setItem(key, JSON.stringify(next)) : localStorage.removeItem(key);
  for (;;) {
    const sent = await sendFirst(key, () => nextToSend(list()));
    if (!sent) return;
    const { one, end } = sent;
    if (end.at === "taken") keep(afterTaken(list(), one.requestId, end.conversationId));
    else if (end.at === "refused") keep(withRefusal(list(), one.requestId, end.refusal));
    else return;
  }
}

/** The queues of evenings that stand here; a member may have been in several. */
async function sendEvenings(userId: string): Promise<void> {
  const prefix = `draft:${userId}:evening-`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) await noteOutbox(key.slice(prefix.length), "member").send();
}

/** All that waits, each by the way that its own page sends it: the server knows each by its request id. */
export async function sendEverything(userId: string): Promise<void> {
  if (!navigator.onLine) return;
  await Promise.allSettled([
    sendMessages(userId),
    sendEvenings(userId),
    sendWaiting(userId),
    sendAnswers(userId),
    sendCare(userId),
    sendActs(),
    sendChecks(),
    sendPrayers(),
    tellEnded(),
  ]);
}

const AGAIN_MS = 10_000;

/** Sends for as long as the page is open, now and whenever the network comes back. */
export function SendsEverything({ userId, onSent }: { userId: string; onSent(): void }) {
  useWaitingChecks();
  useWaitingPrayers();
  useEffect(() => {
    const send = () => void sendEverything(userId).then(onSent);
    send();
    const again = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    const end = followActs(onSent);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
      end();
    };
  }, [userId, onSent]);
  return null;
}
