import { useState } from "react";
import { signOut } from "#app/session/session-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { memberCopy } from "./copy.ts";
import { useRole } from "./use-role.tsx";

const PLACES = [
  ["pet", "/pet", "paw-print"],
  ["voice", "/voice-chat", "mic"],
  ["notifications", "/notifications", "bell"],
  ["settings", "/settings", "settings"],
] as const;

/** Who is signed in, their own places, and the way out. The box around it follows its links. */
export function MemberMenu({ userId, name }: { userId: string; name: string }) {
  const [leaving, setLeaving] = useState(false);
  const role = useRole(userId);
  const copy = useCopy(memberCopy);
  const staff = role && role !== "user" && copy.staff[role];
  const leave = () => {
    setLeaving(true);
    void signOut().then((left) => setLeaving(left));
  };
  return (
    <>
      <nav className="member-places" aria-label={copy.places.label}>
        {PLACES.map(([place, path, icon]) => (
          <a key={place} href={path}>
            <Icon name={icon} />
            {copy.places[place]}
          </a>
        ))}
      </nav>
      <div className="member-menu">
        <span className="member-name">{name || copy.signedIn}</span>
        {staff && <Badge tone="plum">{staff}</Badge>}
        <Button variant="bare" busy={leaving} onClick={leave}>
          {copy.signOut}
        </Button>
      </div>
    </>
  );
}
