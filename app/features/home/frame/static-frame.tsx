import type { ReactNode } from "react";
import { SiteNotices } from "#app/features/announcements/site-notices.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { VisitorHeader } from "./get-started.tsx";
import { MemberHeader } from "./member-header.tsx";
import { staticMenu } from "./menu.ts";
import { MenuDialog } from "./menu-dialog.tsx";

type StaticFrameProps = { member: HubMember | null; className: string; children: ReactNode };

/** What stands around a static page of the hub (decision 0015), for a member or a visitor. */
export const StaticFrame = ({ member, className, children }: StaticFrameProps) => (
  <div className="with-bottom-bar" data-app>
    <SkipLink />
    {member ? <MemberHeader member={member} opener={staticMenu} /> : <VisitorHeader />}
    <SiteNotices reader={{ signedIn: member !== null, subscribed: member?.subscribed ?? false }} />
    <main id="main" className={className}>
      {children}
    </main>
    <BottomBar opener={staticMenu} />
    <MenuDialog member={member} />
  </div>
);
