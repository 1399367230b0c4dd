import type { CSSProperties, ReactNode } from "react";
import { hubCopy } from "#app/features/home/copy.ts";
import type { TileAction } from "#app/features/home/tiles.ts";
import type { AppleTileId } from "#app/features/landing/variants/apple/apple.ts";
import { appleCopy } from "#app/features/landing/variants/apple/copy-apple.ts";
import { chatContextPath } from "#app/navigation/chat-context.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const LOOKS: Record<AppleTileId, { drawing: DrawingName; wall: string }> = {
  bible: { drawing: "bible", wall: "clay" },
  devotional: { drawing: "dawn", wall: "sky" },
  community: { drawing: "houses", wall: "honey" },
  youth: { drawing: "kite", wall: "sky" },
  men: { drawing: "fire", wall: "leaf" },
  women: { drawing: "wreath", wall: "rose" },
  video: { drawing: "film", wall: "plum" },
  guidance: { drawing: "lantern", wall: "honey" },
  games: { drawing: "games", wall: "clay" },
  daniel: { drawing: "bowl", wall: "leaf" },
};

type AppleTileProps = { id: AppleTileId; premium: boolean; closed: boolean; action: TileAction };

/** A room as an object on its painted square. Every action is a link. */
export function AppleTile({ id, premium, closed, action }: AppleTileProps) {
  const hub = useCopy(hubCopy);
  const { video } = useCopy(appleCopy);
  const { drawing, wall } = LOOKS[id];
  const name = id === "video" ? video : hub.tiles[id].name;
  return (
    <li style={{ "--_wall": `var(--wall-${wall})` } as CSSProperties}>
      <TileButton action={action} name={name} look={closed ? "app-tile app-tile-closed" : "app-tile"}>
        <span className="tile-square">
          <Drawing name={drawing} size={68} />
        </span>
        {name}
        {premium && <Badge tone="amber">{hub.premium}</Badge>}
        {closed && <small>{hub.notOpen}</small>}
      </TileButton>
    </li>
  );
}

type TileButtonProps = { action: TileAction; name: string; look: string; children: ReactNode };

function TileButton({ action, name, look, children }: TileButtonProps) {
  const { premiumRequired } = useCopy(hubCopy);
  const { hint } = useCopy(appleCopy);
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
          data-chat-title={name}
        >
          {children}
        </a>
      );
    case "upgrade":
      return (
        <a
          className={look}
          href="#premium"
          data-notice={premiumRequired.title}
          data-notice-text={premiumRequired.text}
        >
          {children}
        </a>
      );
    case "sign-in":
      return (
        <a className={look} href="/auth?mode=login&from=hub" data-hint="sign-in" data-hint-text={hint(name)}>
          {children}
        </a>
      );
  }
}
