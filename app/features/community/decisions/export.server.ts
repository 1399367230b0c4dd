import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { answersWhole, decisionsWhole, queuedWhole } from "./archive/store.server.ts";

/** G20: what moderators decided about the member, their appeals, and what the pastoral team answered. */
export const moderationExport: ExportSection = {
  tables: [],
  sharedTables: ["decisions", "appeals", "edits_asked", "queue_items", "pastoral_care", "pastoral_answers"],
  async *files({ community, userId }) {
    yield {
      path: "community/decisions.json",
      content: jsonList(
        rowsOf<{ id: string }>(async (last, most) => {
          const [page] = await community.batch([decisionsWhole(community, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
    yield {
      path: "community/waited.json",
      content: jsonList(
        rowsOf<{ id: number }>(async (last, most) => {
          const [page] = await community.batch([queuedWhole(community, userId, last?.id ?? 0, most)]);
          return page;
        }),
      ),
    };
    const [asked, answered] = await community.batch([...answersWhole(community, userId)]);
    yield { path: "community/pastoral.json", content: jsonFile({ asked, answered }) };
  },
};
