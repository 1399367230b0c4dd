import { hubCopy } from "#app/features/home/copy.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { MENU_ID } from "./menu.ts";
import { MenuContent } from "./menu-content.tsx";
import "#app/ui/styles/menus.css";

// React 18 passes them through only in lower case, and its types do not know them.
const popover = { popover: "auto" };
const hides = { popovertarget: MENU_ID, popovertargetaction: "hide" };

/** D16: the same menu in a static document. Its script opens it as a dialog; without any it is a popover. */
export function MenuDialog({ member }: { member: HubMember | null }) {
  const { menu } = useCopy(hubCopy);
  const { close } = useCopy(uiCopy);
  return (
    <dialog
      id={MENU_ID}
      className="sheet menu-sheet"
      aria-labelledby={`${MENU_ID}-title`}
      data-static
      {...popover}
    >
      <div className="sheet-body">
        <div className="sheet-head sheet-head-bare">
          <h2 id={`${MENU_ID}-title`} tabIndex={-1} className="sr-only">
            {menu.title}
          </h2>
          <button type="button" className="btn btn-bare btn-icon" data-close {...hides}>
            <Icon name="x" />
            <span className="sr-only">{close}</span>
          </button>
        </div>
        <MenuContent member={member} />
      </div>
    </dialog>
  );
}
