import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { journeyExport } from "./export.server.ts";
import { purgeDeletedJourneyEntries } from "./sweep.server.ts";

export const server = {
  jobs: {
    purgeDeletedJourneyEntries: { order: 180, run: purgeDeletedJourneyEntries },
  },
  exports: [{ order: 210, section: journeyExport }],
} as const satisfies ServerFeature;
