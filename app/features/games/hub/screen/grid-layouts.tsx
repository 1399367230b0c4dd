import { RhythmCard } from "#app/features/rhythm/screen/rhythm-card.tsx";
import type { LayoutProps } from "./hub-view.tsx";
import {
  LevelPanel,
  PetPanel,
  RoomCards,
  RoomsPanel,
  SeasonPanel,
  ShelfPanel,
  TodayPanel,
} from "./panels.tsx";
import { BooksPanel, MonthsPanel, MoodsPanel, WeekPanel } from "./study-panels.tsx";

/** R15: rhythm and stage, what is for today, the rooms, the achievements. */
export const RoomsLayout = ({ model, balance }: LayoutProps) => (
  <>
    <div className="games-pair">
      <RhythmCard rhythm={model.rhythm} />
      <LevelPanel level={model.level} balance={balance} />
    </div>
    <TodayPanel quests={model.quests} />
    <RoomsPanel rooms={model.rooms} />
    <ShelfPanel achievements={model.achievements} />
  </>
);

/** R16: what is the member's own, and its figures. */
export const HubLayout = ({ model, balance }: LayoutProps) => (
  <>
    <div className="games-thirds">
      <LevelPanel level={model.level} balance={balance} />
      <PetPanel pet={model.pet} />
      <div className="games-stack">
        {model.seasons.slice(0, 2).map((season) => (
          <SeasonPanel key={season.id} season={season} />
        ))}
      </div>
    </div>
    <TodayPanel quests={model.quests} />
    <RhythmCard rhythm={model.rhythm} />
    <div className="games-halves">
      <WeekPanel study={model.study} />
      <BooksPanel study={model.study} />
    </div>
    <ShelfPanel achievements={model.achievements} />
  </>
);

/** R26: figures first, dense. */
export const DashboardLayout = ({ model, balance }: LayoutProps) => (
  <div className="games-grid">
    <RhythmCard rhythm={model.rhythm} />
    <LevelPanel level={model.level} balance={balance} />
    <WeekPanel study={model.study} />
    <MoodsPanel study={model.study} />
    <MonthsPanel study={model.study} />
    <BooksPanel study={model.study} />
    <TodayPanel quests={model.quests} />
  </div>
);

/** R27: cards of all heights, as on a board. */
export const MasonryLayout = ({ model, balance }: LayoutProps) => (
  <div className="games-board">
    <RhythmCard rhythm={model.rhythm} />
    <PetPanel pet={model.pet} />
    {model.seasons.slice(0, 2).map((season) => (
      <SeasonPanel key={season.id} season={season} />
    ))}
    <LevelPanel level={model.level} balance={balance} />
    <TodayPanel quests={model.quests} />
    <RoomCards rooms={model.rooms} />
    <MoodsPanel study={model.study} />
    <ShelfPanel achievements={model.achievements} />
  </div>
);
