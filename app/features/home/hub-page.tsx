import { useRef } from "react";
import { useSubscription } from "#app/features/member/use-subscription.tsx";
import { useIsOpen } from "#app/platform/open-links.ts";
import { useCopy } from "#app/ui/language.tsx";
import { SkipLink } from "#app/ui/page.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { hubCopy } from "./copy.ts";
import type { HubPage } from "./hub.ts";
import { MemberHeader } from "./member-header.tsx";
import { CompanyCard, PetCard } from "./pet-card.tsx";
import { PremiumCard } from "./premium-card.tsx";
import { TileView } from "./tile-view.tsx";
import { TILES, tileDeed } from "./tiles.ts";
import { useSignInHint } from "./use-sign-in-hint.tsx";

/** H18, K3: how long the notice stays, ms. */
const NOTICE_MS = 5_000;

/** H1-H20: the home of the house. A visitor sees the shell (D1). */
export function HubView({ page }: { page: HubPage }) {
  const { member, today, verse } = page;
  const copy = useCopy(hubCopy);
  const hint = useSignInHint();
  const isOpen = useIsOpen();
  const premium = useRef<HTMLHeadingElement>(null);
  const { subscribed } = useSubscription(member);
  const standing = member && { role: member.role, subscribed };
  const upgrade = () => {
    showToast({ ...copy.premiumRequired, tone: "danger", durationMs: NOTICE_MS });
    premium.current?.focus({ preventScroll: true });
    premium.current?.scrollIntoView({ block: "center" });
  };
  return (
    <div className="with-bottom-bar">
      <SkipLink />
      <MemberHeader member={member} calling={hint.at !== null} />
      <main id="main" className="page hub">
        <div className="hub-greeting">
          <div>
            {today && <p className="hub-day">{today}</p>}
            <h1>{member?.firstName ? copy.welcome(member.firstName) : copy.journey}</h1>
          </div>
          {verse && <VerseOfTheDay verse={verse} />}
        </div>
        <div className="hub-columns">
          <nav className="hub-tiles" aria-label={copy.places}>
            <ul>
              {TILES.map((tile) => (
                <TileView
                  key={tile.id}
                  tile={tile}
                  deed={tileDeed(tile, standing, isOpen)}
                  soon={tile.page !== undefined && !isOpen(tile.page)}
                  hinted={hint.at === tile.id}
                  onSignIn={() => hint.show(tile.id)}
                  onUpgrade={upgrade}
                />
              ))}
            </ul>
          </nav>
          {member ? <PetCard /> : <CompanyCard />}
          <PremiumCard ref={premium} yours={subscribed} />
        </div>
        <p role="status" className="sr-only">
          {hint.at && copy.signInRequired}
        </p>
      </main>
      <BottomBar member={member} />
    </div>
  );
}

function VerseOfTheDay({ verse }: { verse: NonNullable<HubPage["verse"]> }) {
  return (
    <figure className="hub-verse">
      <blockquote className="verse">
        <p>{verse.text}</p>
      </blockquote>
      <figcaption className="verse-source">
        <span className="verse-ref">
          <cite>{verse.reference}</cite> <span className="verse-translation">{verse.translation}</span>
        </span>
      </figcaption>
    </figure>
  );
}
