import { asc, eq } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { type MemberMail, memberMails } from "./tables.ts";

export const addMail = (db: Database, row: MemberMail): Statement => db.insert(memberMails).values(row);

export const removeMail = (db: Database, id: string): Statement =>
  db.delete(memberMails).where(eq(memberMails.id, id));

export const mailsWhole = (db: Database, userId: string) =>
  db.select().from(memberMails).where(eq(memberMails.userId, userId)).orderBy(asc(memberMails.sentAt));
