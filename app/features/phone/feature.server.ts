import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { phoneExport } from "./export.server.ts";
import { deleteOldTextSends } from "./send-code.server.ts";

export const server = {
  jobs: {
    deleteOldTextSends: { order: 100, run: deleteOldTextSends },
  },
  exports: [{ order: 20, section: phoneExport }],
  retainedTables: {
    text_sends:
      "That a text was sent, for a day, under keyed hashes that name nobody: a new account gains no new texts by deleting the old one.",
  },
} as const satisfies ServerFeature;
