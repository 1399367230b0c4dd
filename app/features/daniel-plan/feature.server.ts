import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { danielPlanExport } from "./export.server.ts";
import { remindOfDanielPlans } from "./jobs/remind.server.ts";
import { purgeDeletedDanielPlans } from "./jobs/sweep.server.ts";

export const server = {
  jobs: {
    purgeDeletedDanielPlans: { order: 170, run: purgeDeletedDanielPlans },
    remindOfDanielPlans: { order: 200, run: remindOfDanielPlans },
  },
  exports: [{ order: 180, section: danielPlanExport }],
} as const satisfies ServerFeature;
