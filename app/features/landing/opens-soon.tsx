import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { landingCopy } from "./copy.ts";

/** A button to a page; where the page has not been built, its name and that it opens soon, and nothing to press. */
export function WayTo({ to, children }: { to: string | null; children: ReactNode }) {
  const { opensSoon } = useCopy(landingCopy);
  if (to) {
    return (
      <ButtonLink to={to} large>
        {children}
      </ButtonLink>
    );
  }
  return (
    <p className="opens-soon">
      <span>{children}</span>
      <Badge>{opensSoon}</Badge>
    </p>
  );
}
