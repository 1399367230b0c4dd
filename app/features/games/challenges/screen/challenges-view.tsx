import { challengesCopy } from "#app/features/games/challenges/copy.ts";
import type { SeasonCard } from "#app/features/games/hub/page.ts";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { seasonPath } from "#app/features/games/paths.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./challenges.css";

type Props = { seasons: readonly SeasonCard[]; next: { name: string; day: string } | null };

/** R20: the seasons that run, those that one has begun, and the one that comes. */
export function ChallengesView({ seasons, next }: Props) {
  const copy = useCopy(challengesCopy);
  const running = seasons.filter(({ isOver }) => !isOver);
  const earlier = seasons.filter(({ isOver }) => isOver);
  return (
    <div className="games">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      {running.length > 0 && <Seasons title={copy.running} seasons={running} />}
      {next && <p className="games-note">{copy.next(next.name, next.day)}</p>}
      {earlier.length > 0 && <Seasons title={copy.earlier} seasons={earlier} />}
    </div>
  );
}

function Seasons({ title, seasons }: { title: string; seasons: readonly SeasonCard[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="seasons">
        {seasons.map((season) => (
          <SeasonLine key={season.id} season={season} />
        ))}
      </ul>
    </section>
  );
}

function SeasonLine({ season }: { season: SeasonCard }) {
  const copy = useCopy(challengesCopy);
  const number = new Intl.NumberFormat(useLanguage());
  const isFinished = season.taken === season.length;
  return (
    <Card as="li" tone={season.isOver ? "sunk" : "amber"}>
      <h3>{season.name}</h3>
      <p>{season.about}</p>
      <StatBar
        label={season.name}
        className="quests-bar"
        value={season.taken}
        max={season.length}
        tone="amber"
        words={copy.mine(season.taken, season.length)}
      />
      <p className="games-note">
        {season.people > 0
          ? copy.bar(number.format(season.steps), number.format(season.people))
          : copy.nobody}
      </p>
      <ButtonLink to={seasonPath(season.id)} variant={season.taken === 0 ? "plum" : "quiet"}>
        {isFinished ? copy.look : season.taken === 0 ? copy.open : copy.goOn}
      </ButtonLink>
    </Card>
  );
}
