import { Link, useLocation } from "@remix-run/react";
import { hubCopy } from "#app/features/home/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MenuOpener } from "./menu.ts";
import "#app/features/home/frame/member-frame.css";

/** H12: at the foot of a phone (K1: below 768 px). `Profile` is the community, `Menu` opens the sheet (D16). */
export function BottomBar({ opener }: { opener: MenuOpener }) {
  const { bar } = useCopy(hubCopy);
  return (
    <nav className="bottom-bar" aria-label={bar.label}>
      <BarLink to="/welcome" icon="house" label={bar.home} />
      <BarLink to="/chatbot" icon="message-circle" label={bar.chat} />
      <BarLink to="/community" icon="user-round" label={bar.profile} />
      <button type="button" aria-haspopup="dialog" {...opener}>
        <Icon name="menu" />
        {bar.menu}
      </button>
    </nav>
  );
}

function BarLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const { pathname } = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={here ? "page" : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
