import { csvFile, type ExportSection } from "#app/db/export-section.ts";
import { choicesOf } from "#app/features/notifications/choices-store.server.ts";

/** What the member wants to be told of, and how. */
export const settingsExport: ExportSection = {
  tables: ["notification_choices"],
  async *files({ db, userId }) {
    const choices = await choicesOf(db, userId);
    yield {
      path: "notifications.csv",
      content: csvFile(
        ["kind", "channel"],
        (async function* () {
          yield* choices;
        })(),
      ),
    };
  },
};
