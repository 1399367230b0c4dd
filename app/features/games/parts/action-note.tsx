import type { ReactNode } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";

/** What was refused, where it is read out. */
export const ActionNote = ({ children }: { children: ReactNode }) => (
  <FieldError id="games-error">{children}</FieldError>
);
