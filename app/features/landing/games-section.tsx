import bird from "#app/ui/art/pet-bird-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { landingCopy } from "./copy.ts";
import { destinationsOf, type Front } from "./front.ts";
import { OpensSoon } from "./opens-soon.tsx";

const KINDS = ["trivia", "verses", "streaks"] as const;

/** L8, L9. */
export function GamesSection({ front }: { front: Front }) {
  const { games } = useCopy(landingCopy);
  const to = destinationsOf(front).games;
  return (
    <section className="landing-section landing-games" aria-labelledby="games">
      <div className="wrap">
        <div>
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
            <OpensSoon room="games" />
          </div>
        </div>
        <SampleGame />
      </div>
    </section>
  );
}

/** What a memory verse looks like; a picture of one, not to be played. */
function SampleGame() {
  const { games, samples } = useCopy(landingCopy);
  const { title, progress, before, after, gap, words, source, bird: birdWords } = games.sample;
  return (
    <figure className="sample-game">
      <img src={bird} alt={birdWords} width={132} height={132} loading="lazy" />
      <figcaption>
        <span>
          {title} · {samples.badge}
        </span>
        <span>{progress}</span>
      </figcaption>
      <p className="sample-verse">
        {before}{" "}
        <span className="sample-gap">
          <span role="img" aria-label={gap} />
          {after[0]}
        </span>
        {after.slice(1)}
      </p>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <p className="sample-source">{source}</p>
    </figure>
  );
}
