import type { ReactNode } from "react";
import { SiteNotices } from "#app/features/announcements/site-notices.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MemberHeader } from "./member-header.tsx";
import { useMenuSheet } from "./use-menu-sheet.tsx";

type MemberPageProps = { member: HubMember; className?: string; children: ReactNode };

/** What stands around a member's app page: header with balance and bell, the bar at a phone's foot, the menu. */
export function MemberPage({ member, className = "page", children }: MemberPageProps) {
  const menu = useMenuSheet(member);
  return (
    <div className="with-bottom-bar">
      <SkipLink />
      <MemberHeader member={member} opener={{ onClick: menu.open }} />
      <SiteNotices reader={{ signedIn: true, subscribed: member.subscribed }} />
      <main id="main" className={className}>
        {children}
      </main>
      <BottomBar opener={{ onClick: menu.open }} />
      {menu.sheet}
    </div>
  );
}
