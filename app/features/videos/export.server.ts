import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { videoMarksWhole, type WholeVideoMark } from "./store.server.ts";

/** G20: what the member watched, saved, and where they stopped. */
export const videosExport: ExportSection = {
  tables: ["video_marks"],
  async *files({ db, userId }) {
    yield {
      path: "videos.json",
      content: jsonList(
        rowsOf<WholeVideoMark>(async (last, most) => {
          const [page] = await db.batch([videoMarksWhole(db, userId, last?.videoId ?? "", most)]);
          return page;
        }),
      ),
    };
  },
};
