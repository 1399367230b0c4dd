import { commit } from "#app/db/commit.ts";
import { saveSettings } from "#app/features/member/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { Preferences } from "./preferences.ts";

/** A member's choice goes with the account to other devices; a visitor's stays in this browser's cookies. */
export async function keepPreferences(ctx: AppContext, chosen: Preferences): Promise<void> {
  if (!ctx.session || Object.keys(chosen).length === 0) return;
  const written = await commit(ctx.db, [saveSettings(ctx.db, ctx.session.userId, chosen, ctx.now())]);
  // a profile that has not come yet: the cookies hold until there is one
  if (!written.ok && written.constraint !== "FOREIGN KEY") {
    throw new Error(`preferences not kept: ${written.constraint}`);
  }
}
