import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";

type PlanFormProps = {
  /** The page that the form stands on. */
  path: string;
  userId: string;
  planId: string;
  intent?: string;
  className?: string;
  children: ReactNode;
};

/** A form about one plan. It works without script. */
export function PlanForm({ path, userId, planId, intent, className, children }: PlanFormProps) {
  return (
    <Form method="post" action={useMemberAction(path, userId)} preventScrollReset className={className}>
      <input type="hidden" name="plan" value={planId} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}

export const useBusy = (intent: string): boolean => useNavigation().formData?.get("intent") === intent;

type PlanActProps = Omit<PlanFormProps, "children" | "intent" | "className"> & {
  intent: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A button that does one thing to the plan. */
export function PlanAct({ intent, variant = "quiet", children, ...form }: PlanActProps) {
  return (
    <PlanForm {...form} intent={intent}>
      <Button type="submit" variant={variant} busy={useBusy(intent)}>
        {children}
      </Button>
    </PlanForm>
  );
}
