import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { prayersExport } from "./export.server.ts";
import { purgeDeletedPetitions } from "./sweep.server.ts";

export const server = {
  jobs: {
    purgeDeletedPetitions: { order: 190, run: purgeDeletedPetitions },
  },
  exports: [{ order: 260, section: prayersExport }],
} as const satisfies ServerFeature;
