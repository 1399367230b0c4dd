import { NavLink } from "@remix-run/react";
import { gamesCopy } from "#app/features/games/copy.ts";
import { LAYOUTS, type Layout, layoutPath } from "#app/features/games/hub/layout.ts";
import type { HubModel } from "#app/features/games/hub/page.ts";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ColumnsLayout } from "./columns-layout.tsx";
import { DashboardLayout, HubLayout, MasonryLayout, RoomsLayout } from "./grid-layouts.tsx";
import { EnhancedLayout, MobileLayout } from "./narrow-layouts.tsx";
import { PathLayout } from "./path-layout.tsx";
import "./hub.css";

export type LayoutProps = { model: HubModel; balance: { coins: number; gems: number } | null };

const DRAWN: Record<Layout, (props: LayoutProps) => React.ReactNode> = {
  rooms: RoomsLayout,
  hub: HubLayout,
  enhanced: EnhancedLayout,
  dashboard: DashboardLayout,
  masonry: MasonryLayout,
  gaming: PathLayout,
  mobile: MobileLayout,
  columns: ColumnsLayout,
};

/** R15, R16, R25-R30: one hub, seen in one of eight ways. */
export function GamesHub({ model, balance }: LayoutProps) {
  const copy = useCopy(gamesCopy);
  const Drawn = DRAWN[model.layout];
  return (
    <div className="games games-hub">
      <GamesNav />
      <header className="games-top">
        <h1>{copy.titles[model.layout]}</h1>
        <nav aria-label={copy.layoutsNav} className="games-layouts">
          {(["rooms", "hub", ...LAYOUTS] as const).map((layout) => (
            <NavLink key={layout} to={layoutPath(layout)} end preventScrollReset>
              {copy.layouts[layout]}
            </NavLink>
          ))}
        </nav>
      </header>
      <Drawn model={model} balance={balance} />
    </div>
  );
}
