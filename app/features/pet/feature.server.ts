import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { finishDue } from "./adventures/finish-due.server.ts";
import { petExport } from "./export.server.ts";
import { settleOldPets } from "./sweep.server.ts";

export const server = {
  jobs: {
    finishDue: { order: 130, run: (ctx) => finishDue(ctx, null) },
    settleOldPets: { order: 140, run: settleOldPets },
  },
  exports: [{ order: 90, section: petExport }],
} as const satisfies ServerFeature;
