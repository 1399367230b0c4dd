import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { careExport } from "./export.server.ts";
import { sweepRateLimits } from "./use/care-state.server.ts";

export const server = {
  jobs: {
    sweepRateLimits: { order: 110, run: sweepRateLimits },
  },
  exports: [{ order: 60, section: careExport }],
} as const satisfies ServerFeature;
