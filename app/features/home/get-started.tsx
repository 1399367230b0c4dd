import type { MouseEvent, ReactNode } from "react";
import { useAccountDialog } from "#app/features/access/use-account-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";
import { useCopy } from "#app/ui/language.tsx";
import { hubCopy } from "./copy.ts";

// React 18 passes them through only in lower case, and its types do not know them.
const MENU = "get-started";
const popover = { popover: "auto" };
const opensMenu = { popovertarget: MENU };

/** H2: the way in, for a visitor. The browser's own popover and two links: it works before any script. */
export function GetStarted({ calling }: { calling: boolean }) {
  const { getStarted } = useCopy(hubCopy);
  return (
    <>
      <button
        type="button"
        className={`btn btn-plum get-started ${calling ? "get-started-calling" : ""}`}
        aria-haspopup="true"
        {...opensMenu}
      >
        {getStarted}
        <Icon name="chevron-down" size="small" />
      </button>
      <div id={MENU} className="menu get-started-menu" {...popover}>
        <WayIn mode="login" icon="log-in" />
        <WayIn mode="signup" icon="armchair" />
      </div>
    </>
  );
}

function WayIn({ mode, icon }: { mode: "login" | "signup"; icon: IconName }) {
  const copy = useCopy(hubCopy);
  const { label, hint } = mode === "login" ? copy.signIn : copy.signUp;
  return (
    <AccountLink mode={mode} className="menu-item">
      <Icon name={icon} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </AccountLink>
  );
}

type AccountLinkProps = { mode: "login" | "signup"; className: string; children: ReactNode };

/** Opens the account dialog; without script, or in another tab, it is the page with the same forms. */
export function AccountLink({ mode, className, children }: AccountLinkProps) {
  const { openAccount } = useAccountDialog();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    openAccount({ mode, source: "modal" });
  };
  return (
    <a className={className} href={`/auth?mode=${mode}&from=hub`} onClick={open}>
      {children}
    </a>
  );
}
