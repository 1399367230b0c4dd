import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { acceptancesOf } from "./store.server.ts";

/** Which versions of Terms and Privacy Policy the member has accepted, and when. */
export const termsExport: ExportSection = {
  tables: ["legal_acceptances"],
  async *files({ db, userId }) {
    const [accepted] = await db.batch([acceptancesOf(db, userId)]);
    yield { path: "terms-accepted.json", content: jsonFile(accepted) };
  },
};
