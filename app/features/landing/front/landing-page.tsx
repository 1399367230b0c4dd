import { SiteNotices } from "#app/features/announcements/site-notices.tsx";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ClosedBadge } from "./closed-badge.tsx";
import { CountersBand } from "./counters-band.tsx";
import { FrontHeader } from "./front-header.tsx";
import { GamesSection } from "./games-section.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { JoinSection } from "./join-section.tsx";
import { SamplesSection } from "./samples-section.tsx";
import { TableScene } from "./table-scene.tsx";
import { TodaySection } from "./today-section.tsx";
import "#app/features/landing/front/hero.css";
import { HeroLead } from "./hero-lead.tsx";
import "./landing.css";

/** The front page (`/`): what this place is, and the way in. One content, drawn for phones and desks by style alone. */
export const LandingPage = ({ front }: { front: Front }) => (
  <>
    <SkipLink />
    <FrontHeader front={front} />
    <SiteNotices reader={{ signedIn: front.signedIn, subscribed: false }} />
    <main id="main">
      <Hero front={front} />
      <CountersBand counters={front.counters} />
      <TodaySection />
      <HowItWorks />
      <GamesSection front={front} />
      <SamplesSection front={front} />
      <JoinSection front={front} />
    </main>
    <SiteFoot />
  </>
);

/** L4, L5: words on the bare wall; the lamp pulls the eye to the empty chair. */
function Hero({ front }: { front: Front }) {
  const { hero } = useCopy(landingCopy);
  const to = destinationsOf(front);
  return (
    <div className="hero landing-hero">
      <div className="hero-words">
        <h1>{hero.title}</h1>
        <p className="hero-lead">
          <HeroLead />
        </p>
        <div className="hero-actions">
          {front.signedIn ? (
            <>
              <ButtonLink to={to.companion} large>
                {hero.companion}
              </ButtonLink>
              <ButtonLink to={to.hero} large variant="quiet">
                {hero.access}
              </ButtonLink>
              <ClosedBadge room="community" />
            </>
          ) : (
            <>
              <ButtonLink to={to.hero} large>
                {hero.join}
              </ButtonLink>
              <p className="hero-note">{hero.note}</p>
            </>
          )}
        </div>
      </div>
      <TableScene className="hero-picture" />
    </div>
  );
}
