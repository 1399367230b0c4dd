import { useEffect } from "react";
import { whenLoaded } from "#app/core/when-loaded.ts";
import { hubCopy } from "#app/features/home/copy.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { BellLink } from "#app/features/notifications/bell/bell-link.tsx";
import { BalanceBadge } from "#app/features/wallet/balance-badge.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MenuOpener } from "./menu.ts";
import "#app/features/home/frame/member-frame.css";

type MemberHeaderProps = { member: HubMember; opener: MenuOpener };

/** H1: the header of every member's page. `Profile` opens the menu, with settings and the way out (D16). */
export function MemberHeader({ member, opener }: MemberHeaderProps) {
  const { profile } = useCopy(hubCopy);
  useRewards(member.userId);
  return (
    <TopBar>
      {member.balance && <BalanceBadge {...member.balance} />}
      <BellLink unread={member.unread} userId={member.userId} />
      <button
        type="button"
        className="btn btn-quiet profile"
        data-news={member.unread > 0 || undefined}
        aria-haspopup="dialog"
        {...opener}
      >
        <Avatar name={member.firstName} colorKey={member.userId} size="small" />
        <span>{profile}</span>
      </button>
    </TopBar>
  );
}

/** On a static document its script does the same. */
function useRewards(userId: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    whenLoaded(import("./rewards-line.tsx"), ({ watchRewards }) => {
      if (!ended) stop = watchRewards(userId);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [userId]);
}
