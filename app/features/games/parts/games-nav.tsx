import { NavLink, useLocation } from "@remix-run/react";
import { GAMES } from "#app/features/games/catalog.ts";
import { gamesCopy } from "#app/features/games/copy.ts";
import { GAMES_PATH, HUB_PATH } from "#app/features/games/paths.ts";
import { useCurrentLink } from "#app/ui/controls/current-link.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "./games.css";

/** Between the rooms of games. */
export function GamesNav() {
  const copy = useCopy(gamesCopy);
  const row = useCurrentLink(useLocation().pathname);
  return (
    <nav ref={row} className="games-nav" aria-label={copy.nav}>
      <NavLink to={GAMES_PATH} end>
        {copy.rooms}
      </NavLink>
      <NavLink to={HUB_PATH}>{copy.mine}</NavLink>
      {GAMES.map(({ id, path }) => (
        <NavLink key={id} to={path}>
          {copy.games[id].name}
        </NavLink>
      ))}
    </nav>
  );
}
