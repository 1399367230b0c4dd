import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { storeChatContext } from "#app/platform/chat-context.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { hubCopy } from "./copy.ts";
import type { Tile, TileDeed, TileId } from "./tiles.ts";

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

/** The two that are opened most are wide doors. */
const WIDE: readonly TileId[] = ["chat", "bible"];

type TileViewProps = {
  tile: Tile;
  deed: TileDeed;
  /** Its page is not built yet. */
  soon: boolean;
  /** `Sign in required!` stands here. */
  hinted: boolean;
  onSignIn: () => void;
  onUpgrade: () => void;
};

export function TileView({ tile, deed, soon, hinted, onSignIn, onUpgrade }: TileViewProps) {
  const copy = useCopy(hubCopy);
  const { name, about } = copy.tiles[tile.id];
  const wide = WIDE.includes(tile.id);
  return (
    <li className={wide ? "tile-place tile-place-wide" : "tile-place"}>
      <Door deed={deed} title={name} look={`card tile tile-${tile.id}`} {...{ onSignIn, onUpgrade }}>
        <Drawing name={drawings[tile.id]} size={wide ? 116 : 92} />
        <b>{name}</b>
        <span className="tile-about">{soon ? <Badge>{copy.opensSoon}</Badge> : about}</span>
        {tile.premium && (
          <span className="tile-mark">
            <Badge tone="amber">{copy.premium}</Badge>
          </span>
        )}
      </Door>
      {hinted && (
        <span className="tile-hint" aria-hidden="true">
          <Icon name="mouse-pointer-2" size="small" />
          {copy.signInRequired}
        </span>
      )}
    </li>
  );
}

type DoorProps = Pick<TileViewProps, "deed" | "onSignIn" | "onUpgrade"> & {
  title: string;
  look: string;
  children: ReactNode;
};

/** What a tile is depends on what it does: a link, a button, or neither. */
function Door({ deed, title, look, onSignIn, onUpgrade, children }: DoorProps) {
  switch (deed.kind) {
    case "go":
      return (
        <Link className={look} to={deed.to}>
          {children}
        </Link>
      );
    case "talk": {
      const { context } = deed;
      const store = (event: MouseEvent) => {
        // another tab has a storage of its own: what is kept here would surprise a later visit
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) storeChatContext({ context, title });
      };
      return (
        <Link className={look} to="/chatbot" onClick={store}>
          {children}
        </Link>
      );
    }
    case "sign-in": {
      const point = (event: MouseEvent) => {
        event.preventDefault();
        onSignIn();
      };
      // without script the link leads to the door itself
      return (
        <a className={look} href="/auth?mode=login&from=hub" onClick={point}>
          {children}
        </a>
      );
    }
    case "upgrade":
      return (
        <button type="button" className={look} onClick={onUpgrade}>
          {children}
        </button>
      );
    case "soon":
      return <div className={`${look} tile-soon`}>{children}</div>;
  }
}
