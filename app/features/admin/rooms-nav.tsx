import { Link, useLocation } from "@remix-run/react";
import { type Role, satisfiesRole } from "#app/features/member/roles.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { roomsCopy } from "./copy-rooms.ts";
import { ADMIN_ROOMS } from "./rooms.ts";
import "#app/features/community/community.css";

/** The rooms of staff that the reader may enter. */
export function RoomsNav({ role, pastoral }: { role: Role | null; pastoral: boolean }) {
  const copy = useCopy(roomsCopy);
  const { pathname } = useLocation();
  const open = ADMIN_ROOMS.filter((room) =>
    room.role === "pastoral" ? pastoral : satisfiesRole(role, room.role),
  );
  return (
    <nav className="community-nav" aria-label={copy.label}>
      {open.map(({ path, words }) => (
        <Link key={path} to={path} aria-current={path === pathname ? "page" : undefined}>
          {copy[words]}
        </Link>
      ))}
    </nav>
  );
}
