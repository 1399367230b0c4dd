import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { type ReportedConversation, reportsOfMember } from "./store.server.ts";

/** Conversations that the member reported, and who was let in to read them. */
export const conversationReportsExport: ExportSection = {
  tables: ["conversation_reports"],
  async *files({ db, userId }) {
    const [rows]: [ReportedConversation[]] = await db.batch([reportsOfMember(db, userId)]);
    const reports = rows.map((row) => ({ ...row, openings: JSON.parse(row.openings) }));
    yield { path: "companion/reported.json", content: jsonFile(reports) };
  },
};
