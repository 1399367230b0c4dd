import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import {
  petitionPrayersWhole,
  petitionsWhole,
  type WholePetition,
  type WholePrayer,
} from "./petitions/store.server.ts";

/** G20: what the member prays for by themselves, and on which days they did. */
export const prayersExport: ExportSection = {
  tables: ["petitions", "petition_prayers"],
  async *files({ db, userId }) {
    yield {
      path: "prayers/petitions.json",
      content: jsonList(
        rowsOf<WholePetition>(async (last, most) => {
          const [page] = await db.batch([petitionsWhole(db, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
    yield {
      path: "prayers/days.json",
      content: jsonList(
        rowsOf<WholePrayer>(async (last, most) => {
          const [page] = await db.batch([petitionPrayersWhole(db, userId, last, most)]);
          return page;
        }),
      ),
    };
  },
};
