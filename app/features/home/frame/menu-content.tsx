import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { hubCopy } from "#app/features/home/copy.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { countText } from "#app/features/notifications/bell/bell.ts";
import { bellCopy } from "#app/features/notifications/bell/copy-bell.ts";
import { usePathOpen } from "#app/features/rooms/use-room-open.tsx";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { AccountLink } from "./get-started.tsx";
import { PreferenceRows } from "./preference-rows.tsx";
import { SignOutRow } from "./sign-out-row.tsx";

/** `onGo`: a link of the menu is followed within the app, where the menu would stay open. */
type MenuContentProps = { member: HubMember | null; onGo?: () => void };

const PLACES = [
  ["bible", "/bible"],
  ["community", "/community"],
  ["games", "/gamification"],
  ["youth", "/youth-ministry"],
] as const;

const drawings: Record<(typeof PLACES)[number][0], DrawingName> = {
  bible: "bible",
  community: "houses",
  games: "games",
  youth: "kite",
};

/** D16: what is in the menu, on every page of the app. */
export function MenuContent({ member, onGo }: MenuContentProps) {
  const copy = useCopy(hubCopy);
  const isPathOpen = usePathOpen();
  return (
    <>
      <MenuProfile member={member} />
      <nav className="menu-places" aria-label={copy.places}>
        {PLACES.map(([id, path]) => (
          <Link key={id} to={path} onClick={onGo}>
            <Drawing name={drawings[id]} size={52} later />
            {copy.menu.places[id]}
            {!isPathOpen(path) && <small>{copy.notOpen}</small>}
          </Link>
        ))}
      </nav>
      <div className="menu-rows">
        <Row icon="video" to="/youtube-playlist" label={copy.menu.videos} onGo={onGo} />
        {member ? (
          <>
            <Row icon="mic" to="/voice-chat" label={copy.menu.voice} onGo={onGo} />
            <BellRow unread={member.unread} />
            <Row icon="scroll-text" to="/wallet" label={copy.menu.wallet} onGo={onGo} />
            <Row icon="settings" to="/settings" label={copy.menu.settings} onGo={onGo} />
            {(member.role === "admin" || member.role === "moderator") && (
              <Row icon="users-round" to="/admin" label={copy.menu.admin} onGo={onGo} />
            )}
            {(member.role === "admin" || member.role === "moderator") && (
              <Row icon="scroll-text" to="/admin/queue" label={copy.menu.queue} onGo={onGo} />
            )}
          </>
        ) : (
          <>
            <AccountRow mode="login" icon="log-in" label={copy.signIn.label} />
            <AccountRow mode="signup" icon="armchair" label={copy.signUp.label} />
          </>
        )}
        <Row icon="lamp" to="/pricing" label={copy.premiumCard.title} onGo={onGo}>
          {!member?.subscribed && <small>{copy.menu.price}</small>}
        </Row>
        <PreferenceRows />
        {member && <SignOutRow />}
      </div>
    </>
  );
}

function MenuProfile({ member }: { member: HubMember | null }) {
  const { menu } = useCopy(hubCopy);
  const staff = member?.role === "admin" || member?.role === "moderator" ? menu.staff[member.role] : null;
  const messages = member?.messages;
  return (
    <div className="menu-who">
      <Avatar name={member?.fullName ?? ""} colorKey={member?.userId ?? ""} />
      <div>
        <b>{member ? member.fullName : menu.visitor}</b>
        {member && <small>{messages ? menu.free(messages.left, messages.allowed) : menu.unlimited}</small>}
      </div>
      {staff && <Badge tone="plum">{staff}</Badge>}
    </div>
  );
}

/** On a phone this is the bell (`notifications/bell/bell-static.tsx` keeps it true where there is no app). */
function BellRow({ unread }: { unread: number }) {
  const words = useCopy(bellCopy);
  return (
    <a className="menu-row" href="/notifications" data-bell={words.some} data-bell-none={words.none}>
      <Icon name="bell" />
      <span data-bell-words>{unread === 0 ? words.none : words.some.replace("{n}", countText(unread))}</span>
    </a>
  );
}

type RowProps = {
  icon: IconName;
  to: string;
  label: string;
  onGo: (() => void) | undefined;
  children?: ReactNode;
};

function Row({ icon, to, label, onGo, children }: RowProps) {
  return (
    <Link className="menu-row" to={to} onClick={onGo}>
      <Icon name={icon} />
      <span>{label}</span>
      {children}
    </Link>
  );
}

function AccountRow({ mode, icon, label }: { mode: "login" | "signup"; icon: IconName; label: string }) {
  return (
    <AccountLink mode={mode} className="menu-row">
      <Icon name={icon} />
      <span>{label}</span>
    </AccountLink>
  );
}
