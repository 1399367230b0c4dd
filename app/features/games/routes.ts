import { LAYOUTS } from "./hub/layout.ts";

/** The addresses of games, each with its file in `app/routes/games`; a file of several has a name for each. */
export const GAMES_ROUTES: readonly (readonly [path: string, file: string, id: string])[] = [
  ...["gamification", "gamification/hub", ...LAYOUTS].map(
    (path) => [path, "games.hub.tsx", `routes/games-${path.replace("/", "-")}`] as const,
  ),
  ["gamification/achievements", "games.achievements.tsx", "routes/games.achievements"],
  ["trivia", "games.trivia.tsx", "routes/games.trivia"],
  ["trivia/duels", "games.duels.tsx", "routes/games.duels"],
  ["trivia/kept", "games.kept.ts", "routes/games.kept"],
  ["trivia/:roundId", "games.round.tsx", "routes/games.round"],
  ["bible-feud", "games.feud.tsx", "routes/games.feud"],
  ["bible-feud/table", "games.table.open.tsx", "routes/games.table.open"],
  ["bible-feud/table/:token", "games.table.tsx", "routes/games.table"],
  ["quests", "games.quests.tsx", "routes/games.quests"],
  ["challenges", "games.challenges.tsx", "routes/games.challenges"],
  ["challenges/:seasonId", "games.season.tsx", "routes/games.season"],
  ["tournaments", "games.tournaments.tsx", "routes/games.tournaments"],
];
