import { hubCopy } from "#app/features/home/copy.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
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
