import { eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { profileOf, rolesOf, settingsOf, subscriptionOf } from "./store.server.ts";
import { accountDeletions } from "./tables.ts";

/** Who the member is, what they may do, what they have chosen. */
export const memberExport: ExportSection = {
  tables: ["profiles", "user_roles", "subscriptions", "member_settings", "account_deletions"],
  async *files({ db, userId }) {
    const [profile, roles, subscription, settings, deletion] = await db.batch([
      profileOf(db, userId),
      rolesOf(db, userId),
      subscriptionOf(db, userId),
      settingsOf(db, userId),
      db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)),
    ]);
    yield { path: "profile.json", content: jsonFile(profile[0] ?? null) };
    yield { path: "roles.json", content: jsonFile(roles.map(({ role }) => role)) };
    yield { path: "subscription.json", content: jsonFile(subscription[0] ?? null) };
    yield { path: "settings.json", content: jsonFile(settings[0] ?? null) };
    if (deletion[0]) yield { path: "deletion.json", content: jsonFile(deletion[0]) };
  },
};
