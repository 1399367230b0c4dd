import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { DanielReply } from "#app/features/daniel-plan/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** On which page a form stands, whose it is, and about which plan. */
export type OnPage = { path: string; userId: string; planId: string };

type PlanFormProps = OnPage & { intent: string; className?: string; children: ReactNode };

/** A form about one plan. It works without script. */
export function PlanForm({ path, userId, planId, intent, className, children }: PlanFormProps) {
  return (
    <Form method="post" action={useMemberAction(path, userId)} preventScrollReset className={className}>
      <input type="hidden" name="plan" value={planId} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

export const useBusy = (intent: string): boolean => useNavigation().formData?.get("intent") === intent;

type PlanActProps = OnPage & { intent: string; variant?: ButtonVariant; children: ReactNode };

/** A button that does one thing to the plan. */
export function PlanAct({ intent, variant = "quiet", children, ...on }: PlanActProps) {
  return (
    <PlanForm {...on} intent={intent}>
      <Button type="submit" variant={variant} busy={useBusy(intent)}>
        {children}
      </Button>
    </PlanForm>
  );
}

export const useReply = (): DanielReply | undefined => useActionReply<DanielReply>();

/** Says what was done; what was refused stands at its form. */
export function useReplyToast(reply: DanielReply | undefined): void {
  const copy = useCopy(danielCopy);
  useEffect(() => {
    if (!reply?.ok || reply.intent === "note" || reply.intent === "check") return;
    const title = copy.toasts[reply.intent];
    if (title) showToast({ title, tone: "ok" });
  }, [reply, copy]);
}

/** What was said no to, if it was one of these intents. */
export function useRefused(...intents: string[]): string | null {
  const { refusals } = useCopy(danielCopy);
  const reply = useReply();
  return reply && !reply.ok && intents.includes(reply.intent) ? refusals[reply.refusal] : null;
}
