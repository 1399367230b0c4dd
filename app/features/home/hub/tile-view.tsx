import type { ReactNode } from "react";
import { hubCopy } from "#app/features/home/copy.ts";
import { WAY_IN_ID } from "#app/features/home/frame/get-started.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { type Tile, type TileAction, type TileId, tileAction } from "#app/features/home/tiles.ts";
import { usePathOpen } from "#app/features/rooms/use-room-open.tsx";
import { chatContextPath } from "#app/navigation/chat-context.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BySubscription } from "./by-subscription.tsx";
import { PREMIUM_ID } from "./premium-card.tsx";

const drawings: Record<TileId, DrawingName> = {
  chat: "chat",
  bible: "bible",
  devotional: "dawn",
  youth: "kite",
  men: "fire",
  women: "wreath",
  guidance: "lantern",
  games: "games",
  community: "houses",
  daniel: "bowl",
};

/** The two that are opened most are wide tiles. */
const WIDE: readonly TileId[] = ["chat", "bible"];

export function TileView({ tile, member }: { tile: Tile; member: HubMember | null }) {
  const object = (subscribed: boolean) => (
    <TileObject tile={tile} action={tileAction(tile, member && { role: member.role, subscribed })} />
  );
  return (
    <li className={WIDE.includes(tile.id) ? "tile-place tile-place-wide" : "tile-place"}>
      {member && tile.premium ? (
        <BySubscription subscribed={member.subscribed}>{object}</BySubscription>
      ) : (
        object(false)
      )}
    </li>
  );
}

function TileObject({ tile, action }: { tile: Tile; action: TileAction }) {
  const copy = useCopy(hubCopy);
  const { name, about } = copy.tiles[tile.id];
  const isPathOpen = usePathOpen();
  const closed = !isPathOpen(tile.page ?? "/chatbot");
  return (
    <TileButton
      action={action}
      title={name}
      look={`card tile tile-${tile.id} ${closed ? "tile-closed" : ""}`}
    >
      <Drawing name={drawings[tile.id]} size={WIDE.includes(tile.id) ? 116 : 92} />
      <b>{name}</b>
      <span className="tile-about">{closed ? <Badge>{copy.notOpen}</Badge> : about}</span>
      {tile.premium && (
        <span className="tile-mark">
          <Badge tone="amber">{copy.premium}</Badge>
        </span>
      )}
    </TileButton>
  );
}

type TileButtonProps = { action: TileAction; title: string; look: string; children: ReactNode };

/** What a tile is depends on what it does. The static script knows the attributes. */
function TileButton({ action, title, look, children }: TileButtonProps) {
  const { premiumRequired, signInRequired } = useCopy(hubCopy);
  switch (action.kind) {
    case "go":
      return (
        <a className={look} href={action.to}>
          {children}
        </a>
      );
    case "talk":
      return (
        <a
          className={look}
          href={chatContextPath(action.context)}
          data-chat-context={action.context}
          data-chat-title={title}
        >
          {children}
        </a>
      );
    case "sign-in":
      return (
        <a
          className={look}
          href="/auth?mode=login&from=hub"
          data-hint={WAY_IN_ID}
          data-hint-text={signInRequired}
        >
          {children}
        </a>
      );
    case "upgrade":
      return (
        <a
          className={look}
          href={`#${PREMIUM_ID}`}
          data-notice={premiumRequired.title}
          data-notice-text={premiumRequired.text}
        >
          {children}
        </a>
      );
  }
}
