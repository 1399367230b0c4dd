import { type CSSProperties, type ReactNode, useId } from "react";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { FrontActions } from "#app/features/landing/front/front-header.tsx";
import { HeroLead } from "#app/features/landing/front/hero-lead.tsx";
import { TableScene } from "#app/features/landing/front/table-scene.tsx";
import type { Front } from "#app/features/landing/front.ts";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { GamesAction, HeroAction, JoinActions } from "#app/features/landing/variants/front-buttons.tsx";
import { Figures, GAMES, SAMPLES, SampleBy, STEPS } from "#app/features/landing/variants/front-parts.tsx";
import { Company } from "#app/features/landing/variants/netflix/netflix-company.tsx";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./netflix.css";

/** A billboard, then shelves of posters; objects stand on painted floors. */
export function NetflixPage({ front }: { front: Front }) {
  const words = useCopy(landingCopy);
  const own = useCopy(variantCopy);
  return (
    <div className="shelves">
      <SkipLink />
      <TopBar tone="wall">
        <FrontActions front={front} />
      </TopBar>
      <main id="main">
        <Billboard front={front} />
        <Shelf title={words.how.title} kind="wide" id="look">
          {STEPS.map(({ key, drawing, wall }) => (
            <Poster key={key} drawing={drawing} wall={wall} {...words.how.steps[key]} />
          ))}
        </Shelf>
        <Shelf title={words.games.title} kind="wide" action={<GamesAction front={front} variant="bare" />}>
          {GAMES.map(({ key, drawing, wall }) => (
            <Poster key={key} drawing={drawing} wall={wall} {...words.games.kinds[key]} />
          ))}
        </Shelf>
        <Shelf title={words.samples.title} kind="said">
          {SAMPLES.map((sample) => (
            <figure key={sample.key} className={`said said-${sample.key}`}>
              <blockquote>{words.samples[sample.key].text}</blockquote>
              <figcaption>
                <SampleBy sample={sample} />
              </figcaption>
            </figure>
          ))}
        </Shelf>
        <Shelf title={own.company} kind="tall">
          <Company />
        </Shelf>
        <Figures front={front} className="shelves-figures" />
        <section className="shelves-end">
          <div>
            <h2 className="shelves-end-name">{words.join.title}</h2>
            <p>{words.join.text}</p>
          </div>
          <div className="front-actions">
            <JoinActions front={front} />
          </div>
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}

function Billboard({ front }: { front: Front }) {
  const { hero } = useCopy(landingCopy);
  const { lookAround } = useCopy(variantCopy);
  return (
    <div className="billboard">
      <TableScene className="billboard-scene" />
      <div className="billboard-words">
        <h1>{hero.title}</h1>
        <p>
          <HeroLead />
        </p>
        <div className="front-actions">
          <HeroAction front={front} />
          <ButtonLink to="#look" large variant="quiet">
            {lookAround}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

type ShelfProps = {
  title: string;
  kind: "wide" | "tall" | "said";
  id?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One shelf: on a narrow screen it runs on to the side. */
function Shelf({ title, kind, id, action, children }: ShelfProps) {
  const name = useId();
  return (
    <div className="shelf" id={id}>
      <header>
        <h2 id={name} className="shelf-name">
          {title}
        </h2>
        {action}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and by keyboard too */}
      <section className={`shelf-row shelf-${kind}`} aria-labelledby={name} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}

type PosterProps = { drawing: DrawingName; wall: string; title: string; text: string };

function Poster({ drawing, wall, title, text }: PosterProps) {
  return (
    <div className="poster" style={{ "--_wall": `var(--wall-${wall})` } as CSSProperties}>
      <Drawing name={drawing} size={160} later />
      <div className="poster-words">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
