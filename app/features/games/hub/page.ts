import type { Sign } from "#app/features/games/achievements/signs.ts";
import type { GameDrawing } from "#app/features/games/catalog.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import type { RhythmCardData } from "#app/features/rhythm/page.ts";
import type { ProgressPage } from "#app/features/study/progress/page.ts";
import type { Layout } from "./layout.ts";

export type QuestLine = {
  slot: number;
  openedDay: string;
  quest: string;
  name: string;
  size: "day" | "week";
  to: string;
  progress: number;
  target: number;
  isDone: boolean;
  coins: number;
};

export type AchievementLine = {
  id: string;
  name: string;
  how: string;
  sign: Sign;
  tier: number;
  reach: number;
  done: number;
  /** In words; null while it is not earned. */
  earned: string | null;
};

export type SeasonCard = {
  id: string;
  name: string;
  about: string;
  taken: number;
  open: number;
  length: number;
  steps: number;
  people: number;
  isOver: boolean;
};

export type RoomLine = {
  id: string;
  name: string;
  text: string;
  path: string;
  drawing: GameDrawing;
  /** `waiting`: something of it is for today; `done`: today's is done. */
  state: "waiting" | "open" | "done";
};

/** One model of the hub: every layout draws it. */
export type HubModel = {
  layout: Layout;
  rhythm: RhythmCardData;
  level: { level: number; experience: number; of: number; left: number };
  quests: QuestLine[];
  achievements: { kept: number; of: number; shown: AchievementLine[]; near: AchievementLine[] };
  seasons: SeasonCard[];
  rooms: RoomLine[];
  pet: Pick<WidgetPet, "name" | "drawing" | "stats"> | null;
  study: ProgressPage;
};
