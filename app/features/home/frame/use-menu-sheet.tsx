import { type ReactNode, useState } from "react";
import type { HubMember } from "#app/features/home/hub.ts";
import type { MenuSheet } from "./menu-sheet.tsx";

/** The menu's code comes when it is first opened: the first sight of a page does not need it. */
export function useMenuSheet(member: HubMember): { open(): void; sheet: ReactNode } {
  const [Sheet, setSheet] = useState<typeof MenuSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    import("./menu-sheet.tsx").then(
      (module) => setSheet(() => module.MenuSheet),
      // no connection: the button can be pressed again
      () => setOpen(false),
    );
  };
  return { open, sheet: Sheet && <Sheet member={member} open={isOpen} onClose={() => setOpen(false)} /> };
}
