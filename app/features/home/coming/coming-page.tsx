import { StaticFrame } from "#app/features/home/frame/static-frame.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import type { HubContext } from "#app/features/home/tiles.ts";
import type { ComingRoom } from "#app/features/rooms/open.ts";
import { OPEN_PATHS } from "#app/features/rooms/paths.ts";
import { chatContextPath } from "#app/navigation/chat-context.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { comingCopy } from "./copy-coming.ts";

const drawings: Record<ComingRoom, DrawingName> = {
  youth: "kite",
  men: "fire",
  women: "wreath",
  groups: "scroll",
  friends: "chairs",
  games: "games",
};

/** What one can do today in place of what is coming: an open room, or a conversation about it. */
const TODAY: Record<ComingRoom, { path: string } | { talk: HubContext }> = {
  youth: { talk: "youth" },
  men: { talk: "mens-ministry" },
  women: { talk: "womens-ministry" },
  groups: { path: OPEN_PATHS.bibleStudy },
  friends: { path: OPEN_PATHS.pet },
  games: { path: OPEN_PATHS.memory },
};

/** In place of a room that is not open: what is coming there, and what one can do today. */
export function ComingPage({ room, member }: { room: ComingRoom; member: HubMember | null }) {
  const { soon, home, rooms } = useCopy(comingCopy);
  const { title, coming, today, action } = rooms[room];
  return (
    <StaticFrame member={member} className="room room-coming">
      <div className="room-words">
        <Badge>{soon}</Badge>
        <h1>{title}</h1>
        <p>{coming}</p>
        <p>{today}</p>
        <div className="room-actions">
          <TodayLink room={room}>{action}</TodayLink>
          <ButtonLink large variant="bare" to="/welcome">
            {home}
          </ButtonLink>
        </div>
      </div>
      <div className="room-picture">
        <Drawing name={drawings[room]} size={176} />
      </div>
    </StaticFrame>
  );
}

function TodayLink({ room, children }: { room: ComingRoom; children: string }) {
  const today = TODAY[room];
  const look = "btn btn-plum btn-large";
  return "path" in today ? (
    <a className={look} href={today.path}>
      {children}
    </a>
  ) : (
    <a className={look} href={chatContextPath(today.talk)} data-chat-context={today.talk}>
      {children}
    </a>
  );
}
