import { landingCopy } from "#app/features/landing/copy.ts";
import { destinationsOf, type Front } from "#app/features/landing/front.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const KINDS = ["trivia", "verses", "streaks"] as const;

/** L8, L9. */
export function GamesSection({ front }: { front: Front }) {
  const { games } = useCopy(landingCopy);
  const to = destinationsOf(front).games;
  return (
    <section className="landing-section landing-games" aria-labelledby="games">
      <div className="wrap">
        <h2 id="games">{games.title}</h2>
        <dl className="kinds">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{games.kinds[kind].title}</dt>
              <dd>{games.kinds[kind].text}</dd>
            </div>
          ))}
        </dl>
        <div className="section-head">
          <ButtonLink to={to} large>
            {front.signedIn ? games.play : games.join}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
