import type { CSSProperties } from "react";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { FrontActions } from "#app/features/landing/front/front-header.tsx";
import { HeroLead } from "#app/features/landing/front/hero-lead.tsx";
import { TableScene } from "#app/features/landing/front/table-scene.tsx";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { MemoryVerse } from "#app/features/landing/variants/apple/memory-verse.tsx";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { GamesAction, HeroAction, JoinActions } from "#app/features/landing/variants/front-buttons.tsx";
import { Figures, GAMES, SAMPLES, SampleBy, STEPS } from "#app/features/landing/variants/front-parts.tsx";
import { MaterialNav } from "#app/features/landing/variants/material-nav.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Brand } from "#app/ui/layout/brand.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./material.css";

const wallOf = (wall: string) => ({ "--_wall": `var(--wall-${wall})` }) as CSSProperties;

/** In layers: a rail, a floating button, tonal surfaces with large radii, pill buttons. */
export function MaterialPage({ front }: { front: Front }) {
  const words = useCopy(landingCopy);
  const own = useCopy(variantCopy);
  return (
    <div className="layers">
      <SkipLink />
      <MaterialNav front={front} />
      <div className="layers-page">
        <header className="layers-bar">
          <Brand />
          <FrontActions front={front} look="quiet" />
        </header>
        <main id="main">
          <section className="surface layers-hero">
            <TableScene className="layers-scene" />
            <h1>{words.hero.title}</h1>
            <p>
              <HeroLead />
            </p>
            <div className="front-actions">
              <HeroAction front={front} />
            </div>
          </section>
          <Figures front={front} className="surface layers-figures" />
          <h2 className="layers-name">{words.how.title}</h2>
          <div className="layers-three">
            {STEPS.map(({ key, drawing, wall }) => (
              <section key={key} className={`surface layers-step is-${key}`} style={wallOf(wall)}>
                <div className="layers-medium">
                  <Drawing name={drawing} size={132} later />
                </div>
                <h3>{words.how.steps[key].title}</h3>
                <p>{words.how.steps[key].text}</p>
              </section>
            ))}
          </div>
          <h2 className="layers-name">{words.games.title}</h2>
          <div className="layers-two">
            <div className="surface layers-play">
              <MemoryVerse />
            </div>
            <div className="surface layers-list">
              {GAMES.map(({ key, drawing, wall }) => (
                <div key={key} className="layers-row" style={wallOf(wall)}>
                  <Drawing name={drawing} size={56} later />
                  <h3>{words.games.kinds[key].title}</h3>
                  <p>{words.games.kinds[key].text}</p>
                </div>
              ))}
              <GamesAction front={front} />
            </div>
          </div>
          <h2 className="layers-name">{words.samples.title}</h2>
          <div className="layers-two">
            {SAMPLES.map((sample) => (
              <figure key={sample.key} className={`surface layers-said is-${sample.key}`}>
                <blockquote>{words.samples[sample.key].text}</blockquote>
                <figcaption>
                  <SampleBy sample={sample} />
                </figcaption>
              </figure>
            ))}
          </div>
          <section className="surface layers-end">
            <Drawing name="lamp" size={104} later />
            <div>
              <h2>{words.join.title}</h2>
              <p>{words.join.text}</p>
            </div>
            <div className="front-actions">
              <JoinActions front={front} premium={front.signedIn} />
              {!front.signedIn && (
                <ButtonLink to="/pricing" variant="amber" large>
                  {words.join.premium}
                </ButtonLink>
              )}
            </div>
          </section>
          <FloatingButton front={front} label={front.signedIn ? own.rail.chat : words.header.join} />
        </main>
        <SiteFoot />
      </div>
    </div>
  );
}

/** On phones the one action floats over the page; on wide screens it stands in the rail. */
function FloatingButton({ front, label }: { front: Front; label: string }) {
  const to = destinationsOf(front);
  if (front.signedIn) {
    return (
      <a className="floating" href={to.companion}>
        <Icon name="message-circle" />
        {label}
      </a>
    );
  }
  return (
    <a className="floating" href={to.headerJoin} data-account="signup" data-account-from="landing">
      <Icon name="armchair" />
      {label}
    </a>
  );
}
