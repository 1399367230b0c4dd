import type { ReactNode } from "react";
import { Brand } from "#app/ui/layout/brand.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";

/** The header of a page that is not an application screen. `tone` `wall` continues into a picture below. */
export function TopBar({ tone = "paper", children }: { tone?: "paper" | "wall"; children?: ReactNode }) {
  return (
    <header className={`top-bar top-bar-${tone}`}>
      <div>
        <Brand />
        <div className="top-bar-actions">{children}</div>
      </div>
    </header>
  );
}

/** An ordinary page: header, one column of content. */
export function Page({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar>{actions}</TopBar>
      <main id="main" className="page">
        {children}
      </main>
    </>
  );
}

type RoomPageProps = {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** What kind of page this is, over the title. */
  kicker?: string;
  /** One object and one animal on the floor. */
  picture?: ReactNode;
};

/** An empty room with one thing to say: not found, something went wrong. */
export function RoomPage({ title, kicker, text, actions, picture }: RoomPageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <SkipLink />
      <TopBar tone="wall" />
      <main id="main" className="room">
        <div className="room-words">
          {kicker && <p className="room-kicker">{kicker}</p>}
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          {actions && <div className="room-actions">{actions}</div>}
        </div>
        {picture && <div className="room-picture">{picture}</div>}
      </main>
    </div>
  );
}

type EmptyStateProps = { title: string; text: ReactNode; picture?: ReactNode; action?: ReactNode };

/** Nothing here yet, and what may come. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
