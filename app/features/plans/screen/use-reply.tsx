import { useEffect } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Says what was done; what was refused stands in the page, at its form. */
export function useReplyToast(reply: PlansReply | undefined): void {
  const copy = useCopy(plansCopy);
  useEffect(() => {
    if (!reply?.ok) return;
    const title = reply.waits ? copy.waits : reply.finished ? copy.finishedToast : copy.toasts[reply.intent];
    if (title) showToast({ title, tone: "ok" });
  }, [reply, copy]);
}

/** What was said no to, if it was one of these intents. */
export function useRefused(reply: PlansReply | undefined, ...intents: string[]): string | null {
  const { refusals } = useCopy(plansCopy);
  return reply && !reply.ok && intents.includes(reply.intent) ? refusals[reply.refusal] : null;
}

export const useReply = (): PlansReply | undefined => useActionReply<PlansReply>();
