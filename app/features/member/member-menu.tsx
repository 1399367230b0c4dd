import { useState } from "react";
import { signOut } from "#app/platform/session-browser.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { useRole } from "./use-role.tsx";

const STAFF = { admin: "Admin", moderator: "Moderator", user: null } as const;

/** Who is signed in, and the way out. */
export function MemberMenu({ userId, name }: { userId: string; name: string }) {
  const [leaving, setLeaving] = useState(false);
  const role = useRole(userId);
  const staff = role && STAFF[role];
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <div className="member-menu">
      <span className="member-name">{name || "Signed in"}</span>
      {staff && <Badge tone="plum">{staff}</Badge>}
      <Button variant="bare" busy={leaving} onClick={leave}>
        Sign Out
      </Button>
    </div>
  );
}
