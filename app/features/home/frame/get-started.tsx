import type { ReactNode } from "react";
import { hubCopy } from "#app/features/home/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { TopBar } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/home/frame/member-frame.css";

// React 18 passes them through only in lower case, and its types do not know them.
const MENU = "get-started";
const popover = { popover: "auto" };
const opensMenu = { popovertarget: MENU };

/** What a visitor's tile points at (H20). */
export const WAY_IN_ID = "way-in";

/** H2: the way in, for a visitor. The browser's own popover and two links: it works before any script. */
export function VisitorHeader() {
  const { getStarted } = useCopy(hubCopy);
  return (
    <TopBar>
      <button
        type="button"
        id={WAY_IN_ID}
        className="btn btn-plum get-started"
        aria-haspopup="true"
        {...opensMenu}
      >
        {getStarted}
        <Icon name="chevron-down" size="small" />
      </button>
      <div id={MENU} className="menu get-started-menu" {...popover}>
        <GetStarted mode="login" icon="log-in" />
        <GetStarted mode="signup" icon="armchair" />
      </div>
    </TopBar>
  );
}

function GetStarted({ mode, icon }: { mode: "login" | "signup"; icon: IconName }) {
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
export const AccountLink = ({ mode, className, children }: AccountLinkProps) => (
  <a className={className} href={`/auth?mode=${mode}&from=hub`} data-account={mode}>
    {children}
  </a>
);
