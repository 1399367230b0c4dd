import { asc, eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { mailsWhole } from "#app/mail/store.server.ts";
import { phoneCodes } from "./tables.ts";

/** Codes that were sent to the member's number, and mails to the member: never many, for limits keep them few. */
export const phoneExport: ExportSection = {
  tables: ["phone_codes", "member_mails"],
  async *files({ db, userId }) {
    const [codes, mails] = await db.batch([
      db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId)).orderBy(asc(phoneCodes.startedAt)),
      mailsWhole(db, userId),
    ]);
    yield { path: "phone-codes.json", content: jsonFile(codes) };
    yield { path: "mails.json", content: jsonFile(mails) };
  },
};
