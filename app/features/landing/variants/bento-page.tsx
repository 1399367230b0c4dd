import type { CSSProperties } from "react";
import { CompactChatCard } from "#app/features/landing/compact-chat/compact-chat-card.tsx";
import { landingCopy } from "#app/features/landing/copy.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { FrontActions } from "#app/features/landing/front/front-header.tsx";
import { HeroLead } from "#app/features/landing/front/hero-lead.tsx";
import { TableScene } from "#app/features/landing/front/table-scene.tsx";
import type { Front } from "#app/features/landing/front.ts";
import { MemoryVerse } from "#app/features/landing/variants/apple/memory-verse.tsx";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { GamesAction, HeroAction, JoinActions } from "#app/features/landing/variants/front-buttons.tsx";
import { Figures, SAMPLES, SampleBy, STEPS } from "#app/features/landing/variants/front-parts.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import rabbit from "#app/ui/art/pets/pet-rabbit-very-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./bento.css";

/** The lunch box: the page set out in small boxes. */
export function BentoPage({ front }: { front: Front }) {
  const words = useCopy(landingCopy);
  const own = useCopy(variantCopy);
  return (
    <div className="lunch">
      <SkipLink />
      <TopBar>
        <FrontActions front={front} />
      </TopBar>
      <main id="main" className="boxes">
        <section className="box box-hero">
          <TableScene className="box-scene" />
          <h1>{words.hero.title}</h1>
          <p>
            <HeroLead />
          </p>
          <div className="front-actions">
            <HeroAction front={front} />
          </div>
        </section>
        <figure className="box box-verse">
          <blockquote className="verse">
            <p>{own.verse.text}</p>
          </blockquote>
          <figcaption className="verse-source">
            <cite className="verse-ref">{own.verse.reference}</cite>
            <span className="verse-translation">{own.verse.translation}</span>
          </figcaption>
        </figure>
        <CompactChatCard signedIn={front.signedIn} quiet className="box-chat" />
        {STEPS.map(({ key, drawing, wall }) => (
          <section key={key} className="box box-step" style={wallOf(wall)}>
            <h2 className="box-name">{words.how.steps[key].title}</h2>
            <p>{words.how.steps[key].text}</p>
            <Drawing name={drawing} size={120} later />
          </section>
        ))}
        <GameBoxes front={front} />
        {SAMPLES.map((sample) => (
          <figure key={sample.key} className={`box box-said box-${sample.key}`}>
            <blockquote>{words.samples[sample.key].text}</blockquote>
            <figcaption>
              <SampleBy sample={sample} />
            </figcaption>
          </figure>
        ))}
        <div className="box box-true">
          <Figures front={front} className="box-figures" />
        </div>
        <section className="box box-premium">
          <h2 className="box-name">{own.premium}</h2>
          <p>{own.premiumText}</p>
          <ButtonLink to="/pricing" variant="amber">
            {words.join.premium}
          </ButtonLink>
          <Drawing name="lamp" size={112} later />
        </section>
        <section className="box box-join">
          <h2 className="box-join-name">{words.join.title}</h2>
          <p>{words.hero.note}</p>
          <div className="front-actions">
            {front.signedIn ? <HeroAction front={front} /> : <JoinActions front={front} premium={false} />}
          </div>
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}

function GameBoxes({ front }: { front: Front }) {
  const { games } = useCopy(landingCopy);
  const own = useCopy(variantCopy);
  const { trivia, verses, streaks } = games.kinds;
  return (
    <>
      <section className="box box-game">
        <h2 className="box-name">{verses.title}</h2>
        <p className="text-muted">{verses.text}</p>
        <MemoryVerse />
        <GamesAction front={front} />
      </section>
      <section className="box box-pet">
        <h2 className="box-name">{own.company}</h2>
        <p className="text-muted">{own.companyText}</p>
        <img src={rabbit} alt={own.petAlone} width={200} height={200} loading="lazy" />
      </section>
      <section className="box box-days" style={wallOf("leaf")}>
        <h2 className="box-name">{streaks.title}</h2>
        <p>{streaks.text}</p>
        <Week />
      </section>
      <section className="box box-trivia" style={wallOf("sky")}>
        <h2 className="box-name">{trivia.title}</h2>
        <p>{trivia.text}</p>
        <Drawing name="games" size={92} later />
      </section>
    </>
  );
}

const KEPT = ["kept", "kept", "kept", "kept", "rest", "kept", "open"] as const;

/** A sample week, said in words to those who do not see it. */
function Week() {
  const { week } = useCopy(variantCopy);
  return (
    <div className="box-week" role="img" aria-label={week.label}>
      {KEPT.map((state, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week's days never move
        <span key={day} className={`day-${state}`}>
          {week.days[day]}
        </span>
      ))}
    </div>
  );
}

const wallOf = (wall: string) => ({ "--_wall": `var(--wall-${wall})` }) as CSSProperties;
