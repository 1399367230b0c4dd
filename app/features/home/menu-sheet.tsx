import { useCopy } from "#app/ui/language.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { hubCopy } from "./copy.ts";
import type { HubMember } from "./hub.ts";
import { MenuContent } from "./menu-content.tsx";

type MenuSheetProps = { member: HubMember; open: boolean; onClose: () => void };

/** D16: what `Menu` and `Profile` open on an app page. */
export function MenuSheet({ member, open, onClose }: MenuSheetProps) {
  const { menu } = useCopy(hubCopy);
  return (
    <Sheet open={open} onClose={onClose} title={menu.title} bare className="menu-sheet">
      <MenuContent member={member} onGo={onClose} />
    </Sheet>
  );
}
