import { gamesCopy } from "#app/features/games/copy.ts";
import type { AchievementLine } from "#app/features/games/hub/page.ts";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { achievementsCopy } from "./copy.ts";
import { AchievementIcon } from "./icon.tsx";
import "./achievements.css";

/** LV10, E19: all sixty, those that were earned and what each of the others is for. */
export function AchievementsView({ lines }: { lines: readonly AchievementLine[] }) {
  const copy = useCopy(achievementsCopy);
  const { kept } = useCopy(gamesCopy);
  const earned = lines.filter((line) => line.earned !== null).length;
  return (
    <div className="games">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead(lines.length)}</p>
        <p className="games-note">
          <b>{kept(earned, lines.length)}</b> {copy.coins} {copy.private}
        </p>
      </header>
      <ul className="achievements">
        {lines.map((line) => (
          <Achievement key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Achievement({ line }: { line: AchievementLine }) {
  const copy = useCopy(achievementsCopy);
  const { of } = useCopy(gamesCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <li data-earned={line.earned !== null || undefined}>
      <AchievementIcon sign={line.sign} tier={line.tier} isEarned={line.earned !== null} />
      <div>
        <h2>{line.name}</h2>
        <p>{line.how}</p>
        <p className="games-note">
          {line.earned ? copy.earned(line.earned) : of(number.format(line.done), number.format(line.reach))}
        </p>
      </div>
    </li>
  );
}
