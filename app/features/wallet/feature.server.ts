import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { walletExport } from "./export.server.ts";
import { walletTotalsExport } from "./totals-export.server.ts";

export const server = {
  exports: [
    { order: 80, section: walletExport },
    { order: 290, section: walletTotalsExport },
  ],
} as const satisfies ServerFeature;
