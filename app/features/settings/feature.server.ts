import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { settingsExport } from "./archive/export.server.ts";
import { purgeDeletedAccounts } from "./deletion/deletion.server.ts";
import { termsExport } from "./terms/export.server.ts";

export const server = {
  jobs: {
    purgeDeletedAccounts: { order: 340, run: purgeDeletedAccounts },
  },
  exports: [
    { order: 30, section: settingsExport },
    { order: 40, section: termsExport },
  ],
  // nobody signs in any more, and no tab is told of what follows
  erasure: {
    order: 20,
    async erase(ctx, { userId }) {
      await ctx.accounts.remove(userId);
      await ctx.rooms.forget(userId);
      return true;
    },
  },
} as const satisfies ServerFeature;
