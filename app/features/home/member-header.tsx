import { Avatar } from "#app/ui/avatar.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { TopBar } from "#app/ui/page.tsx";
import { hubCopy } from "./copy.ts";
import { GetStarted } from "./get-started.tsx";
import type { HubMember } from "./hub.ts";
import { useMenuSheet } from "./use-menu-sheet.tsx";
import "#app/ui/member-frame.css";

type MemberHeaderProps = {
  /** Null for a visitor. */
  member: HubMember | null;
  /** H20: the way in is pointed at. */
  calling?: boolean;
};

/** H1, H2: the header of every member's page. `Profile` opens the menu, with settings and the way out (D16). */
export function MemberHeader({ member, calling = false }: MemberHeaderProps) {
  return <TopBar>{member ? <ProfileButton member={member} /> : <GetStarted calling={calling} />}</TopBar>;
}

function ProfileButton({ member }: { member: HubMember }) {
  const { profile } = useCopy(hubCopy);
  const menu = useMenuSheet(member);
  return (
    <>
      <button type="button" className="btn btn-quiet profile" aria-haspopup="dialog" onClick={menu.open}>
        <Avatar name={member.firstName} colorKey={member.userId} size="small" />
        <span>{profile}</span>
      </button>
      {menu.sheet}
    </>
  );
}
