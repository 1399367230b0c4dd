import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { voiceSettingsWhole } from "./store.server.ts";

/** G20: whether sound may leave the device, and how the member speaks and hears. There is no sound to export. */
export const voiceExport: ExportSection = {
  tables: ["voice_settings"],
  async *files({ db, userId }) {
    const [rows] = await db.batch([voiceSettingsWhole(db, userId)]);
    yield { path: "voice.json", content: jsonFile(rows[0] ?? null) };
  },
};
