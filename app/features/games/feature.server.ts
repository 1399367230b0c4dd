import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { gamesExport } from "./archive/export.server.ts";
import { publishPolls } from "./feud/polls/publish.server.ts";
import { clearTables } from "./feud/table/settle.server.ts";
import { countGroupQuests } from "./quests/together/count.server.ts";
import { settleTournaments } from "./tournaments/settle.server.ts";
import { settleDuels } from "./trivia/duels/settle.server.ts";

export const server = {
  jobs: {
    clearTables: { order: 250, run: clearTables },
    settleTournaments: { order: 260, run: settleTournaments },
    settleDuels: { order: 270, run: settleDuels },
    publishPolls: { order: 280, run: publishPolls },
    countGroupQuests: { order: 290, run: countGroupQuests },
  },
  exports: [{ order: 300, section: gamesExport }],
} as const satisfies ServerFeature;
