import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { journeyWhole } from "./store.server.ts";

/** The member's own history, what was deleted in the last 30 days too. */
export const journeyExport: ExportSection = {
  tables: ["journey_entries"],
  async *files({ db, userId }) {
    yield {
      path: "journey.json",
      content: jsonList(
        rowsOf<{ id: string }>(async (last, most) => {
          const [page] = await db.batch([journeyWhole(db, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
  },
};
