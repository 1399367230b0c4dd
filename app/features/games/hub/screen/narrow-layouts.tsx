import { gamesCopy } from "#app/features/games/copy.ts";
import { RhythmCard } from "#app/features/rhythm/screen/rhythm-card.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { LayoutProps } from "./hub-view.tsx";
import { AchievementRow, LevelPanel, PetPanel, QuestList, RoomCards, SeasonPanel } from "./panels.tsx";

/** R25: one thing, large; the rest of the day in a few words under it. */
export function EnhancedLayout({ model, balance }: LayoutProps) {
  const copy = useCopy(gamesCopy);
  const first = model.rooms.find(({ state }) => state === "waiting");
  const rest = model.rooms.filter((room) => room !== first);
  return (
    <div className="games-focus">
      <Card as="section" tone="plum" className="games-first">
        <Drawing name={first?.drawing ?? "dawn"} size={160} />
        <div>
          <h2>{first?.name ?? copy.focus.doneAll}</h2>
          {first && <p>{first.text}</p>}
          {first && (
            <ButtonLink to={first.path} large>
              {copy.focus.go}
            </ButtonLink>
          )}
        </div>
      </Card>
      <section aria-labelledby="games-then">
        <h2 id="games-then">{copy.focus.after}</h2>
        <QuestList quests={model.quests} />
        <RoomCards rooms={rest} />
      </section>
      <div className="games-pair">
        <RhythmCard rhythm={model.rhythm} />
        <LevelPanel level={model.level} balance={balance} />
      </div>
    </div>
  );
}

/** R29: one thumb, one column; what is not needed stays folded. */
export function MobileLayout({ model, balance }: LayoutProps) {
  const copy = useCopy(gamesCopy);
  const [season] = model.seasons;
  return (
    <div className="games-folds">
      <details open>
        <summary>{copy.today}</summary>
        <QuestList quests={model.quests} />
      </details>
      <details open>
        <summary>{copy.rooms}</summary>
        <RoomCards rooms={model.rooms} />
      </details>
      {season && (
        <details>
          <summary>{copy.everybody}</summary>
          <SeasonPanel season={season} />
        </details>
      )}
      <details>
        <summary>{copy.level.title(model.level.level)}</summary>
        <LevelPanel level={model.level} balance={balance} />
        <RhythmCard rhythm={model.rhythm} />
      </details>
      <details>
        <summary>{copy.shelf}</summary>
        <AchievementRow lines={[...model.achievements.shown, ...model.achievements.near].slice(0, 6)} />
        <PetPanel pet={model.pet} />
      </details>
    </div>
  );
}
