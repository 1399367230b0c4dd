import type { ReactNode } from "react";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { FrontActions } from "#app/features/landing/front/front-header.tsx";
import { HeroLead } from "#app/features/landing/front/hero-lead.tsx";
import type { Front } from "#app/features/landing/front.ts";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { GamesAction, HeroAction, JoinActions } from "#app/features/landing/variants/front-buttons.tsx";
import { Figures, GAMES, SAMPLES, STEPS } from "#app/features/landing/variants/front-parts.tsx";
import chair from "#app/ui/art/objects/chair.svg?no-inline";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./minimalist.css";

/** Quietly: type, one chair on one line; no cards and no icons. */
export function MinimalistPage({ front }: { front: Front }) {
  const words = useCopy(landingCopy);
  const own = useCopy(variantCopy);
  return (
    <div className="quiet">
      <SkipLink />
      <header className="quiet-head">
        <a href="/">Koinonia</a>
        <FrontActions front={front} look="bare" />
      </header>
      <main id="main">
        <section className="quiet-open">
          <h1>{words.hero.title}</h1>
          <div>
            <div className="quiet-lead">
              <p>
                <HeroLead />
              </p>
              <div className="front-actions">
                <HeroAction front={front} />
              </div>
            </div>
            <img src={chair} alt="" width={264} height={388} />
          </div>
        </section>
        <Line title={words.how.title}>
          <Terms entries={STEPS.map(({ key }) => words.how.steps[key])} />
        </Line>
        <Line title={own.games}>
          <Terms entries={GAMES.map(({ key }) => words.games.kinds[key])} />
          <div className="front-actions">
            <GamesAction front={front} />
          </div>
        </Line>
        <Line title={words.samples.title}>
          {SAMPLES.map(({ key }) => {
            const { kind, from, text } = words.samples[key];
            return (
              <figure key={key}>
                <blockquote>{text}</blockquote>
                <figcaption>
                  {words.samples.badge}: {kind}. {from}.
                </figcaption>
              </figure>
            );
          })}
        </Line>
        <Line title={own.numbers}>
          <Figures front={front} className="quiet-figures" />
        </Line>
        <Line title={own.price}>
          <p className="quiet-price">{words.join.text}</p>
          <div className="front-actions">
            <JoinActions front={front} />
          </div>
        </Line>
      </main>
      <SiteFoot />
    </div>
  );
}

/** One part of the page: its name at the side, what it says beside it. */
function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="quiet-line">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Terms({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <dl className="quiet-terms">
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
