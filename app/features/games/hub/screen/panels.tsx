import { Link } from "@remix-run/react";
import { AchievementIcon } from "#app/features/games/achievements/icon.tsx";
import { gamesCopy } from "#app/features/games/copy.ts";
import type {
  AchievementLine,
  HubModel,
  QuestLine,
  RoomLine,
  SeasonCard,
} from "#app/features/games/hub/page.ts";
import { ACHIEVEMENTS_PATH, seasonPath } from "#app/features/games/paths.ts";
import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { Coin, Gem } from "#app/features/wallet/coin.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type LevelProps = { level: HubModel["level"]; balance: { coins: number; gems: number } | null };

export function LevelPanel({ level, balance }: LevelProps) {
  const copy = useCopy(gamesCopy).level;
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <Card as="section" className="games-level" aria-labelledby="games-level">
      <h2 id="games-level">{copy.title(level.level)}</h2>
      <StatBar label={copy.experience} value={level.experience} max={level.of} tone="plum" />
      {level.left > 0 && <p className="games-note">{copy.next(level.left, level.level + 1)}</p>}
      <dl>
        <div>
          <dt>
            <Coin />
            {number.format(balance?.coins ?? 0)}
          </dt>
          <dd>{copy.coins}</dd>
        </div>
        <div>
          <dt>
            <Gem />
            {number.format(balance?.gems ?? 0)}
          </dt>
          <dd>{copy.gems}</dd>
        </div>
      </dl>
      <a href="/wallet" className="games-link">
        {copy.why}
      </a>
    </Card>
  );
}

export function QuestList({ quests }: { quests: readonly QuestLine[] }) {
  const copy = useCopy(gamesCopy);
  return (
    <ul className="games-quests">
      {quests.map((quest) => (
        <li key={quest.slot} data-done={quest.isDone || undefined}>
          <span className="games-tick" aria-hidden="true">
            {quest.isDone && <Icon name="check" />}
          </span>
          <Link to={quest.to}>
            <b>{quest.name}</b>
            <span>{quest.isDone ? copy.done : copy.of(String(quest.progress), String(quest.target))}</span>
          </Link>
          <span className="games-coins">
            <Coin />
            {quest.isDone ? `+${quest.coins}` : quest.coins}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function TodayPanel({ quests }: { quests: readonly QuestLine[] }) {
  const copy = useCopy(gamesCopy);
  return (
    <section className="games-today" aria-labelledby="games-today">
      <div className="games-section-head">
        <h2 id="games-today">{copy.today}</h2>
        <p>{copy.anyOne}</p>
      </div>
      <QuestList quests={quests} />
    </section>
  );
}

export function RoomCards({ rooms }: { rooms: readonly RoomLine[] }) {
  return (
    <ul className="games-rooms">
      {rooms.map(({ id, name, text, path, drawing, state }) => (
        <li key={id}>
          <Link to={path} data-state={state}>
            <Drawing name={drawing} size={72} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function RoomsPanel({ rooms }: { rooms: readonly RoomLine[] }) {
  const copy = useCopy(gamesCopy);
  return (
    <section aria-labelledby="games-rooms">
      <h2 id="games-rooms">{copy.rooms}</h2>
      <RoomCards rooms={rooms} />
    </section>
  );
}

export function AchievementRow({ lines }: { lines: readonly AchievementLine[] }) {
  const copy = useCopy(gamesCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <ul className="games-shelf">
      {lines.map((line) => (
        <li key={line.id}>
          <AchievementIcon sign={line.sign} tier={line.tier} isEarned={line.earned !== null} />
          <b>{line.name}</b>
          <span>{line.earned ?? copy.of(number.format(line.done), number.format(line.reach))}</span>
        </li>
      ))}
    </ul>
  );
}

export function ShelfPanel({ achievements }: Pick<HubModel, "achievements">) {
  const copy = useCopy(gamesCopy);
  const lines = [...achievements.shown, ...achievements.near].slice(0, 6);
  return (
    <section aria-labelledby="games-shelf">
      <div className="games-section-head">
        <h2 id="games-shelf">{copy.shelf}</h2>
        <p>
          {copy.kept(achievements.kept, achievements.of)}{" "}
          <Link to={ACHIEVEMENTS_PATH} className="games-link">
            {copy.all}
          </Link>
        </p>
      </div>
      <Card>
        {achievements.kept === 0 && <p className="games-note">{copy.noneYet}</p>}
        <AchievementRow lines={lines} />
      </Card>
    </section>
  );
}

export function SeasonPanel({ season }: { season: SeasonCard }) {
  const copy = useCopy(gamesCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <Card as="section" tone="amber" aria-label={season.name} className="games-season">
      <h3>
        <Link to={seasonPath(season.id)}>{season.name}</Link>
      </h3>
      <p>{season.about}</p>
      <StatBar
        label={copy.everybody}
        value={season.taken}
        max={season.length}
        tone="amber"
        words={copy.mySteps(season.taken, season.length)}
      />
      <p className="games-note">
        {copy.seasonBar(number.format(season.steps), number.format(season.people))}
      </p>
    </Card>
  );
}

export function PetPanel({ pet }: Pick<HubModel, "pet">) {
  const copy = useCopy(gamesCopy).pet;
  return (
    <Card as="section" className="games-pet">
      {pet ? (
        <>
          <PetDrawing markup={pet.drawing} label={pet.name} className="games-pet-drawing" />
          <h2>{pet.name}</h2>
          <StatBar label={copy.happiness} value={pet.stats.happiness} />
          <StatBar label={copy.health} value={pet.stats.health} />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <a href="/pet" className="games-link">
        {copy.visit}
      </a>
    </Card>
  );
}
