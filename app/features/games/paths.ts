export const GAMES_PATH = "/gamification";
export const HUB_PATH = "/gamification/hub";
export const ACHIEVEMENTS_PATH = "/gamification/achievements";
export const TRIVIA_PATH = "/trivia";
/** Where a device sends the answers that waited on it. */
export const KEPT_PATH = "/trivia/kept";
export const DUELS_PATH = "/trivia/duels";
export const QUESTS_PATH = "/quests";
export const CHALLENGES_PATH = "/challenges";
export const TOURNAMENTS_PATH = "/tournaments";
export const FEUD_PATH = "/bible-feud";

/** @param place a question that was answered; without it the one that comes next */
export const roundPath = (roundId: string, place?: number): string =>
  `${TRIVIA_PATH}/${roundId}${place === undefined ? "" : `?q=${place}`}`;
export const boardPath = (board: string): string => `${FEUD_PATH}?board=${board}`;
export const seasonPath = (season: string): string => `${CHALLENGES_PATH}/${season}`;
export const TABLES_PATH = `${FEUD_PATH}/table`;
export const tablePath = (token: string): string => `${TABLES_PATH}/${token}`;
