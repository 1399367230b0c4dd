import type { ReactNode } from "react";
import { Icon } from "#app/ui/icons/icon.tsx";

/** The line under a field that says what is wrong. Nothing when there is nothing to say. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" size="small" />
      <span>{children}</span>
    </p>
  );
}
