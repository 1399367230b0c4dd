import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { ADMIN_ROOMS } from "#app/features/admin/rooms.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { satisfiesRole } from "#app/features/member/roles.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { adminRoomsCopy } from "./copy-rooms.ts";
import "#app/features/admin/billing.css";
import "./admin.css";

type AdminPageProps = { member: HubMember; title: string; text?: string; children: ReactNode };

/** What stands around a page of the administration: the rooms that this member may enter. */
export function AdminPage({ member, title, text, children }: AdminPageProps) {
  return (
    <MemberPage member={member}>
      <AdminNav member={member} />
      <div className="admin">
        <header className="admin-head">
          <h1>{title}</h1>
          {text && <p className="admin-text">{text}</p>}
        </header>
        {children}
      </div>
    </MemberPage>
  );
}

/** @param pastoral whether the member reads what is for the pastoral team; a page that has not asked shows no way there */
export function AdminNav({ member, pastoral = false }: { member: HubMember; pastoral?: boolean }) {
  const { label, names } = useCopy(adminRoomsCopy);
  return (
    <nav className="admin-rooms" aria-label={label}>
      {ADMIN_ROOMS.filter(({ role }) =>
        role === "pastoral" ? pastoral : satisfiesRole(member.role, role),
      ).map(({ path, name }) => (
        <NavLink key={path} to={path} end prefetch="none">
          {names[name]}
        </NavLink>
      ))}
    </nav>
  );
}
