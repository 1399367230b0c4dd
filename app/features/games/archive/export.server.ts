import { type ExportSection, jsonFile, jsonList } from "#app/db/export-section.ts";
import {
  duelsWhole,
  feudTablesWhole,
  groupQuestsWhole,
  OWN_TABLES,
  type OwnTable,
  pollAnswersWhole,
  rowsOwn,
  tournamentsWhole,
  type Whole,
} from "./store.server.ts";

const A_PAGE = 500;
const tables = Object.keys(OWN_TABLES) as OwnTable[];

/** G20: rounds with every answer, what is practiced, quests, achievements, steps of seasons, and one's own places. */
export const gamesExport: ExportSection = {
  tables,
  sharedTables: [
    "tournament_participants",
    "tournament_days",
    "feud_tables",
    "trivia_duels",
    "feud_answers",
    "group_quest_people",
    "group_quest_days",
  ],
  async *files({ db, community, userId }) {
    for (const table of tables)
      yield {
        path: `games/${table.replaceAll("_", "-")}.json`,
        content: jsonList(
          (async function* () {
            for (let skip = 0; ; skip += A_PAGE) {
              const [page = []]: Whole[][] = await db.batch([
                rowsOwn(db, table, { userId, skip, most: A_PAGE }),
              ]);
              yield* page;
              if (page.length < A_PAGE) return;
            }
          })(),
        ),
      };
    const [seats, days, opened, duels, polls, parts, counted] = await community.batch([
      ...tournamentsWhole(community, userId),
      feudTablesWhole(community, userId),
      duelsWhole(community, userId),
      pollAnswersWhole(community, userId),
      ...groupQuestsWhole(community, userId),
    ]);
    yield { path: "games/tournaments.json", content: jsonFile({ seats, days }) };
    yield { path: "games/tables.json", content: jsonFile({ opened }) };
    yield { path: "games/duels.json", content: jsonFile({ duels }) };
    yield { path: "games/polls.json", content: jsonFile({ polls }) };
    yield { path: "games/group-quests.json", content: jsonFile({ parts, days: counted }) };
  },
};
