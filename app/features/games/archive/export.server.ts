import { type ExportSection, jsonFile, jsonList } from "#app/db/export-section.ts";
import { OWN_TABLES, type OwnTable, rowsOwn, tournamentsWhole, type Whole } from "./store.server.ts";

const A_PAGE = 500;
const tables = Object.keys(OWN_TABLES) as OwnTable[];

/** G20: rounds with every answer, what is practiced, quests, achievements, steps of seasons, and one's own places. */
export const gamesExport: ExportSection = {
  tables,
  sharedTables: ["tournament_participants", "tournament_days"],
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
    const [seats, days] = await community.batch([...tournamentsWhole(community, userId)]);
    yield { path: "games/tournaments.json", content: jsonFile({ seats, days }) };
  },
};
