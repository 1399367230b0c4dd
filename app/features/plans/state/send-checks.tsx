import type { ClientActionFunctionArgs } from "@remix-run/react";
import { useEffect, useState } from "react";
import { checkIn, type WaitingCheck } from "#app/features/plans/model/waiting-check.ts";
import { DAILY_PATH } from "#app/features/plans/paths.ts";
import { notSent, type PlansReply } from "#app/features/plans/reply.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 20_000;

const outbox = deviceOutbox<WaitingCheck>("plans:checks", async (check): Promise<Sent> => {
  const form = new FormData();
  const { plan, items, read, at } = check;
  for (const [name, value] of Object.entries({ intent: "check", plan, items, read, at }))
    form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(`${DAILY_PATH}.data`, { method: "POST", body: form, signal });
    // 400: the plan is gone, and nothing is left to check. Led elsewhere, it waits for its reader.
    if (status !== 200 && status !== 400) return "later";
    revalidateSoon();
    return "taken";
  } catch {
    return "later";
  }
});

/**
 * The `clientAction` of the plans' pages. A check-off that gets no answer waits on this device; sent twice, it is one.
 */
export async function sendPlanForm(args: ClientActionFunctionArgs): Promise<PlansReply> {
  const form = await args.request.clone().formData();
  const check = checkIn(form, crypto.randomUUID(), Date.now());
  if (!check) return sendForm<PlansReply>(args, notSent);
  // what was done before is sent before
  if (navigator.onLine && outbox.list().length === 0) {
    const reply = await sendForm<PlansReply>(args, notSent);
    if (reply.ok || reply.refusal !== "plans.failed") return reply;
  }
  outbox.add(check);
  void outbox.send();
  return { ok: true, intent: "check", id: check.plan, finished: false, waits: true };
}

/** Those that wait, in their order. */
export const sendChecks = outbox.send;

/** Follows what waits, and sends it when it can be. @returns what ends it */
export const followChecks = outbox.follow;

/** Check-offs that wait on this device; none while the page is drawn by the server. */
export function useWaitingChecks(): WaitingCheck[] {
  const [list, setList] = useState<WaitingCheck[]>([]);
  useEffect(() => {
    const read = () => setList(outbox.list());
    read();
    return outbox.follow(read);
  }, []);
  return list;
}
