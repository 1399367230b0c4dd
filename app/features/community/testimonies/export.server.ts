import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import {
  type AmenRow,
  amensWhole,
  commentsWhole,
  keptAwayThere,
  testimoniesWhole,
} from "./archive/store.server.ts";

/** G20: the member's testimonies and comments; nobody else's words or ids. */
export const testimoniesExport: ExportSection = {
  tables: [],
  sharedTables: [
    "testimonies",
    "testimony_versions",
    "testimony_comments",
    "amens",
    "hidden_testimonies",
    "testimony_reports",
    "muted_testimonies",
    // the words of one’s own testimonies, which the testimonies themselves say
    "testimony_words",
  ],
  async *files({ community, userId }) {
    yield {
      path: "community/testimonies.json",
      content: jsonList(
        rowsOf<{ id: string; versions: string }>(async (last, most) => {
          const [page] = await community.batch([
            testimoniesWhole(community, userId, last?.id ?? "", Math.min(most, 100)),
          ]);
          return page;
        }, 100),
      ),
    };
    yield {
      path: "community/comments.json",
      content: jsonList(
        rowsOf<{ id: string }>(async (last, most) => {
          const [page] = await community.batch([commentsWhole(community, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
    yield {
      path: "community/amens.json",
      content: jsonList(
        rowsOf<AmenRow>(async (last, most) => {
          const [page] = await community.batch([
            amensWhole(community, userId, last?.testimony_id ?? "", most),
          ]);
          return page;
        }),
      ),
    };
    const [hidden, reports, muted] = await community.batch([...keptAwayThere(community, userId)]);
    yield { path: "community/kept-away-testimonies.json", content: jsonFile({ hidden, reports, muted }) };
  },
};
