import type { Activity } from "#app/features/rewards/catalog.ts";
import { CHALLENGES_PATH, FEUD_PATH, QUESTS_PATH, TOURNAMENTS_PATH, TRIVIA_PATH } from "./paths.ts";

export type GameId = "trivia" | "feud" | "quests" | "challenges" | "tournaments";

/** The drawings that rooms of games are shown by. */
export type GameDrawing = "scroll" | "games" | "map" | "fire" | "wreath" | "honey";

type Game = {
  id: GameId;
  path: string;
  drawing: GameDrawing;
  /** What it is rewarded as (LV table); null where nothing is paid. */
  pays: Activity | null;
  /** It lies in the shared database, and opens with it. */
  shared?: true;
};

/** Every game: the hub, the navigation and the tests take it from here. A new one is a folder and a line. */
export const GAMES: readonly Game[] = [
  { id: "trivia", path: TRIVIA_PATH, drawing: "scroll", pays: "trivia_correct" },
  { id: "feud", path: FEUD_PATH, drawing: "games", pays: "other_activity" },
  { id: "quests", path: QUESTS_PATH, drawing: "map", pays: "quest_complete" },
  { id: "challenges", path: CHALLENGES_PATH, drawing: "fire", pays: null },
  { id: "tournaments", path: TOURNAMENTS_PATH, drawing: "wreath", pays: null, shared: true },
];
