import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { marksExport } from "./export.server.ts";
import { purgeDeletedNotes } from "./jobs/sweep.server.ts";

export const server = {
  jobs: {
    purgeDeletedNotes: { order: 160, run: purgeDeletedNotes },
  },
  exports: [{ order: 150, section: marksExport }],
} as const satisfies ServerFeature;
