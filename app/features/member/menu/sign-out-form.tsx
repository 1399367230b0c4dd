import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";

/** S9 on static documents: a form that the server answers; with script, `app/document/static/account.ts` signs out. */
export const SignOutForm = ({ children }: { children: ReactNode }) => (
  <form method="post" action="/session/end" data-sign-out>
    <Button type="submit" variant="bare">
      {children}
    </Button>
  </form>
);
