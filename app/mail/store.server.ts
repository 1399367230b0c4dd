import { eq } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { type MemberMail, memberMails } from "./tables.ts";

export const addMail = (db: Database, row: MemberMail): Statement => db.insert(memberMails).values(row);

export const removeMail = (db: Database, id: string): Statement =>
  db.delete(memberMails).where(eq(memberMails.id, id));
