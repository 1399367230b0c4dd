import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "bible",
    "care",
    "community",
    "content",
    "friends",
    "groups",
    "marks",
    "member",
    "memory",
    "notifications",
    "pet",
    "prayers",
    "rewards",
    "rhythm",
    "shop",
    "study",
    "wallet",
  ],
  routes: [
    { path: "gamification", file: "routes/games/games.hub.tsx", id: "routes/games-gamification", read: PAGE },
    {
      path: "gamification/hub",
      file: "routes/games/games.hub.tsx",
      id: "routes/games-gamification-hub",
      read: PAGE,
    },
    { path: "enhanced", file: "routes/games/games.hub.tsx", id: "routes/games-enhanced", read: PAGE },
    { path: "dashboard", file: "routes/games/games.hub.tsx", id: "routes/games-dashboard", read: PAGE },
    { path: "masonry", file: "routes/games/games.hub.tsx", id: "routes/games-masonry", read: PAGE },
    { path: "gaming", file: "routes/games/games.hub.tsx", id: "routes/games-gaming", read: PAGE },
    { path: "mobile", file: "routes/games/games.hub.tsx", id: "routes/games-mobile", read: PAGE },
    { path: "columns", file: "routes/games/games.hub.tsx", id: "routes/games-columns", read: PAGE },
    { path: "gamification/achievements", file: "routes/games/games.achievements.tsx", read: PAGE },
    { path: "trivia", file: "routes/games/games.trivia.tsx", read: PAGE, act: WRITE },
    { path: "trivia/duels", file: "routes/games/games.duels.tsx", read: PAGE, act: WRITE },
    { path: "trivia/kept", file: "routes/games/games.kept.ts", read: READ, act: WRITE },
    { path: "trivia/:roundId", file: "routes/games/games.round.tsx", read: PAGE, act: WRITE },
    { path: "bible-feud", file: "routes/games/games.feud.tsx", read: PAGE, act: WRITE },
    { path: "bible-feud/table", file: "routes/games/games.table.open.tsx", read: PAGE, act: WRITE },
    // a living room shares one address
    { path: "bible-feud/table/:token", file: "routes/games/games.table.tsx", read: PAGE, act: WRITE },
    { path: "quests", file: "routes/games/games.quests.tsx", read: PAGE, act: WRITE },
    { path: "challenges", file: "routes/games/games.challenges.tsx", read: PAGE },
    { path: "challenges/:seasonId", file: "routes/games/games.season.tsx", read: PAGE, act: WRITE },
    { path: "tournaments", file: "routes/games/games.tournaments.tsx", read: PAGE, act: WRITE },
  ],
  rooms: {
    games: {
      order: 180,
      path: "/gamification",
      name: { en: "Games", es: "Juegos" },
    },
  },
} as const satisfies Feature;
