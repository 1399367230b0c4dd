import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { clearEvenings } from "./evening/sweep.server.ts";
import { groupsExport } from "./export.server.ts";

export const server = {
  jobs: {
    clearEvenings: { order: 240, run: clearEvenings },
  },
  exports: [{ order: 250, section: groupsExport }],
} as const satisfies ServerFeature;
